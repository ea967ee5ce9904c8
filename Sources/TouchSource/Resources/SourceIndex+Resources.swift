import TouchLayout
import TouchModel

/// What the project holds besides declarations.
extension SourceIndex {
  /// Whether the project holds a picture, whatever its size.
  func holdsImage(named name: String) -> Bool {
    ask(.image(name))
    return assets.holds(name)
  }

  /// The size of a picture of the project's, in points; nil where it is not known.
  func imageSize(named name: String) -> Size? {
    ask(.image(name))
    return assets.size(of: name)
  }

  /// Whether a picture of the catalogues is a symbol of the app's own, drawn as large as text around it.
  func isSymbol(named name: String) -> Bool {
    ask(.image(name))
    return assets.isSymbol(name)
  }

  /// How a font of the app's own draws; nil where the project has no file of that name.
  func fontFace(named name: String) -> FontFace? {
    ask(.font(name))
    return fonts.face(named: name)
  }

  /// The words behind a key; nil where the project has none, or they hold values.
  func string(key: String) -> String? {
    ask(.words(key))
    return words.words(for: key)
  }

  /// The words behind a key and what stands for values between them.
  func wordParts(key: String) -> [ViewNode.Text.Piece]? {
    ask(.words(key))
    return words.parts(for: key)
  }

  /// The one key of words that a tool makes a name of, as `buttonSave` of `button.save`.
  func wordKey(generated name: String) -> String? {
    ask(.wordKey(name))
    return words.key(generated: name)
  }

  /// Whether the project has words for keys anywhere, which is asked for as those of no key.
  var hasWords: Bool {
    ask(.words(""))
    return !words.isEmpty
  }
}
