import TouchLayout
import TouchModel

/// Reads `UIFont` values.
struct FontReading {
  let index: SourceIndex
  let setting: Setting

  /// The range of the height of one line; nil where a font is not known.
  func lineHeight(_ values: [Value], usual: Font) -> Length? {
    fonts(values, usual: usual)?.map { height($0) }.reduce(nil) { (all: Length?, one) in
      all.map { $0.combined(around: one) } ?? one
    }
  }

  /// The fonts that values stand for, those that are made of the others, or of the usual one, too; nil
  /// where one is not known.
  private func fonts(_ values: [Value], usual: Font) -> [Font]? {
    var fonts: [Font] = []
    for value in values where !value.isOfOwnFont {
      guard let font = font(value) else { return nil }
      fonts.append(font)
    }
    if fonts.isEmpty { fonts = [usual] }
    for own in fonts {
      for value in values where value.isOfOwnFont {
        guard let font = font(value, own: own) else { return nil }
        fonts.append(font)
      }
    }
    return fonts
  }

  /// The range of the widths of titles on one line; nil where a title or a font is not known.
  func width(of titles: [Value], _ values: [Value], usual: Font) -> Length? {
    guard values.count(where: { !$0.isOfOwnFont }) <= 1,
      let fonts = fonts(values, usual: usual), let font = fonts.last,
      fonts.allSatisfy({ $0.size == font.size })
    else { return nil }
    var environment = setting.environment.layout
    environment.font = font
    var result: Length?
    for title in titles {
      guard let text = title.shownText(in: index), !text.isEmpty else { return nil }
      let node = ViewNode(
        .text(ViewNode.Text([.known(text)], environment: environment)),
        origin: ViewNode.Origin(place: nil, name: "title"))
      let width = LayoutEngine(device: setting.device).size(
        of: node, proposal: .unspecified, environment: environment
      ).width
      // Weights and an app's own fonts are wider or narrower: semibold letters of the system's by a
      // twentieth, as measured; how far those of others go is a choice.
      let length = Length(smallest: width * 0.85, typical: width, largest: width * 1.2)
      result = result.map { $0.combined(around: length) } ?? length
    }
    return result
  }

  /// Whether titles show more than one text.
  func differ(_ titles: [Value]) -> Bool {
    guard let first = titles.first?.shownText(in: index) else { return false }
    return titles.contains { $0.shownText(in: index) != first }
  }

  /// The least width of titles on one line, of which parts may not be known, in points; 0 where nothing of
  /// one is, or a font is not.
  func leastWidth(of titles: [Value], _ values: [Value], usual: Font) -> Double {
    let known = titles.map(\.knownParts)
    guard !known.isEmpty, known.allSatisfy({ $0.shownText(in: index)?.isEmpty == false }) else {
      return 0
    }
    return width(of: known, values, usual: usual)?.smallest ?? 0
  }

  private func height(_ font: Font) -> Length {
    var environment = setting.environment.layout
    environment.font = font
    let node = ViewNode(
      .text(ViewNode.Text([.known("x")], environment: environment)),
      origin: ViewNode.Origin(place: nil, name: "title"))
    let height = LayoutEngine(device: setting.device).size(
      of: node, proposal: .unspecified, environment: environment
    ).height
    switch font.design {
    // Lines of an app's own fonts are taken to be between 1 and 1.5 times their size, a choice; those
    // of the system's are 1.19 times.
    case .custom: return Length(smallest: height / 1.2, typical: height, largest: height * 1.3)
    case .file(let face):
      // Whether what stands between lines is part of a single one is not known.
      return Length(
        smallest: height, typical: height,
        largest: height * (face.lineHeight + face.lineGap) / face.lineHeight)
    default: return Length(height)
    }
  }

  /// The font that a value stands for, if the source says.
  ///
  /// - Parameter own: What the font of the view is otherwise.
  func font(_ value: Value, own: Font? = nil) -> Font? {
    guard case .external(let external) = value, let step = external.path.last else { return nil }
    func argument(_ label: String?) -> Value? {
      step.arguments?.first { $0.label == label }?.value
    }
    func size(_ label: String) -> Font.Size? { argument(label).flatMap { self.size($0, own: own) } }
    switch step.name {
    case External.ownFont: return own
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedDigitSystemFont",
      "monospacedSystemFont":
      return size("ofSize").map { Font($0) }
    case "preferredFont":
      guard case .external(let style)? = argument("forTextStyle") else { return nil }
      return TextStyle.uiKit(style.name).map { Font(.style($0)) }
    case "init":
      guard external.type == "UIFont" else { return nil }
      if let described = argument("descriptor").flatMap({ descriptor($0, own: own) }) {
        return sized(described, argument("size"), own: own)
      }
      return sized(step, as: argument("name")?.knownText ?? "")
    case "withSize":
      let before = font(.external(external.beforeLast), own: own)
      return sized(before, step.arguments?.first?.value, own: own)
    case "scaledFont":
      guard let inner = argument("for").flatMap({ font($0, own: own) }) else { return nil }
      guard case .fixed(let size) = inner.size else { return inner }
      return Font(.scaled(size, relativeTo: external.metricsStyle), design: inner.design)
    default: return sized(step, as: "") ?? Font(ofPackage: external)
    }
  }

  /// What a descriptor describes, as `font.fontDescriptor.withSymbolicTraits(.traitBold)`, which is as large
  /// as the font that it is taken of; nil where the source does not say.
  private func descriptor(_ value: Value, own: Font?) -> Font? {
    guard case .external(let external) = value, let step = external.path.last else { return nil }
    let before = Value.external(external.beforeLast)
    switch step.name {
    case "fontDescriptor": return font(before, own: own)
    case "withSymbolicTraits":
      guard var font = descriptor(before, own: own), !step.namesLeading else { return nil }
      // It is another face of the family.
      if case .file = font.design { font.design = .custom("") }
      return font
    case "withDesign":
      let designs = ["rounded", "monospaced", "default"]
      guard case .external(let design)? = step.arguments?.first?.value,
        designs.contains(design.name)
      else { return nil }
      return descriptor(before, own: own)
    case "withSize":
      return descriptor(before, own: own).flatMap {
        sized($0, step.arguments?.first?.value, own: own)
      }
    case "preferredFontDescriptor":
      guard case .external(let style)? = step.arguments?.first?.value,
        step.arguments?.count == 1
      else { return nil }
      return TextStyle.uiKit(style.name).map { Font(.style($0)) }
    default: return nil
    }
  }

  /// A font in a size, where 0 stands for its own; nil where that is not known.
  private func sized(_ font: Font?, _ value: Value?, own: Font?) -> Font? {
    guard let value, let size = size(value, own: own) else { return nil }
    if size == .fixed(0) { return font }
    if case .fixed(let number) = size, number.smallest <= 0 { return nil }
    return Font(size, design: font?.design ?? .custom(""))
  }

  /// A size that is a number, or that of another font.
  func size(_ value: Value, own: Font? = nil) -> Font.Size? {
    if case .number(let number) = value { return .fixed(number) }
    guard case .external(let external) = value, external.name == "pointSize" else { return nil }
    let before = Value.external(external.beforeLast)
    return (font(before, own: own) ?? descriptor(before, own: own))?.size
  }

  /// What draws the glyphs of a font by its name.
  func design(named name: String) -> Font.Design {
    index.fontFace(named: name).map(Font.Design.file) ?? .custom(name)
  }

  /// A font that is asked for in a size; 0 stands for that of a descriptor.
  private func sized(_ step: External.Step, as name: String) -> Font? {
    guard case .number(let size)? = step.arguments?.first(where: { $0.label == "size" })?.value,
      size.smallest > 0
    else { return nil }
    return Font(.fixed(size), design: design(named: name))
  }

  /// A font that a tool named, as `FontFamily.OpenSans.bold.swiftUIFont(size: 12)`: where no file
  /// goes by that, only the size is known that it is asked for in.
  func nameless(_ value: Value) -> Font? {
    let given: [Bound]
    var design = Font.Design.custom("")
    switch value {
    case .external(let external):
      given = external.path.reversed().flatMap { $0.arguments ?? [] }
      design = self.design(generated: external.path.prefix { $0.arguments == nil }.map(\.name))
    // It reads like a view's modifier.
    case .view(.modified(_, let call)) where call.name == "font": given = call.arguments
    default: return nil
    }
    for argument in given {
      guard case .number(let size) = argument.value, size.smallest > 0 else { continue }
      switch argument.label {
      case "fixedSize": return Font(.fixed(size), design: design)
      case "size": return Font(.scaled(size, relativeTo: .body), design: design)
      default: continue
      }
    }
    return nil
  }

  /// What draws the glyphs of a font of which a tool names the family, then the style.
  private func design(generated names: [String]) -> Font.Design {
    guard names.count > 1,
      let face = index.fontFace(named: names.suffix(2).joined(separator: "."))
    else { return .custom("") }
    return .file(face)
  }
}

extension Value {
  /// A text without the parts of it that are not known.
  fileprivate var knownParts: Value {
    guard case .string(let pieces) = self else { return self }
    return .string(pieces.filter { if case .known = $0 { true } else { false } })
  }

  /// The characters of a title, with the words of a string catalogue where it has them; nil where
  /// they are not in the source, as behind a key.
  func shownText(in index: SourceIndex) -> String? {
    guard let text = knownText else { return nil }
    if let words = index.string(key: text) { return words }
    let isKey =
      !text.contains(" ") && text.contains { $0 == "." || $0 == "_" || $0 == "-" || $0 == ":" }
    return isKey ? nil : text
  }
}

extension String {
  /// Whether no line ends inside it that is long enough for it: a word of a script that separates words,
  /// without a sign behind which lines may end, as a hyphen is.
  var isOneWord: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        let isLetter =
          scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || scalar.properties.isGraphemeExtend
        // From Thai on, scripts that set no spaces between words follow.
        return scalar.value < 0x0E00 && isLetter || "'’.,!".unicodeScalars.contains(scalar)
      }
  }
}

extension TextStyle {
  /// The style of a `UIFont.TextStyle`.
  static func uiKit(_ name: String) -> TextStyle? {
    switch name {
    case "title1": .title
    case "caption1": .caption
    case "title", "caption": nil
    default: TextStyle(rawValue: name)
    }
  }
}

extension External {
  /// What its last step is asked of.
  fileprivate var beforeLast: External {
    var external = self
    external.path.removeLast()
    return external
  }
}

extension External.Step {
  /// Whether it asks for another distance between lines.
  fileprivate var namesLeading: Bool {
    (arguments ?? []).contains { $0.value.namesLeading }
  }
}

extension Value {
  fileprivate var namesLeading: Bool {
    switch self {
    case .array(let members): members.contains(where: \.namesLeading)
    case .external(let external):
      external.path.contains { $0.name.hasSuffix("Leading") || $0.namesLeading }
    default: false
    }
  }
}
