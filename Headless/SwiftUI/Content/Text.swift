import TouchLayout

/// Words that are looked up in the app's language; here they are shown as they are.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let words: String
  public init(_ value: String) { words = value }
  public init(stringLiteral value: String) { words = value }
}

/// Lines of text.
public struct Text: Equatable, Sendable {
  let words: String
  var ownFont: Font?
  var isBold = false
  var isUnderlined = false

  /// Creates a text from words of the app.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    words = key.words
  }

  /// Creates a text from words that come from elsewhere.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { words = String(content) }

  /// Creates a text from words that are not looked up.
  public init(verbatim content: String) { words = content }

  /// The text in another font.
  public func font(_ font: Font?) -> Text {
    var text = self
    text.ownFont = font
    return text
  }

  /// The text in another weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var text = self
    if let weight { text.ownFont = (text.ownFont ?? .body).weight(weight) }
    return text
  }

  /// The text in bold.
  public func bold() -> Text {
    var text = self
    text.isBold = true
    return text
  }

  /// The text with a line below it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    var text = self
    text.isUnderlined = isActive
    return text
  }

  /// The text in another colour.
  public func foregroundColor(_ color: Color?) -> Text { self }

}

extension Text: View {
  public func _node(_ context: _ViewContext) -> ViewNode {
    var values = context.environment
    if let ownFont { values.font = ownFont }
    if isBold { values.font = (values.font ?? .body).bold() }
    context.session.said.append(words)
    context.session.words.append(words)
    if isUnderlined { context.session.looks.append(("underline", 1)) }
    let node = ViewNode(
      .text(ViewNode.Text([.known(words)], environment: values.layout)),
      origin: ViewNode.Origin(name: "Text"))
    return context.drawn(
      node, .text(words, size: values.fontSize, isBold: values.font?.isHeavy ?? false), nil)
  }
}
