import TouchLayout

/// Modifiers that the source does not hold and whose names say what they make of a font.
extension Evaluation {
  /// What flows down from a modifier that is named after fonts or colours: from `footnote()`,
  /// `title3(.semibold)`, `rounded()` and `secondary()` what the name says, from `fontSize(14)` a font of
  /// about that size, from `brandFont()`, and on a text from `footnoteRegular()`, one of any size; nil
  /// for one of another name.
  func environment(
    insideModifierNamedLike call: ViewValue.Call, of content: ViewValue,
    _ environment: FlowingEnvironment
  ) -> FlowingEnvironment? {
    if let named = self.environment(insideModifierNamedAs: call, environment) { return named }
    let name = call.name.lowercased()
    guard
      name.contains("font") || content.isText && Self.wordsOfFonts.contains(where: name.contains)
    else { return nil }
    var inside = environment
    inside.layout.font = Font(sizedBy: call.arguments) ?? Self.openFont
    return inside
  }

  /// What flows down from a modifier that has the name of a text style, weight, design or colour of the
  /// system's and is given no more than a weight and a design.
  private func environment(
    insideModifierNamedAs call: ViewValue.Call, _ environment: FlowingEnvironment
  ) -> FlowingEnvironment? {
    let given = call.arguments.flatMap { names($0.value) ?? [""] }
    let (weight, design) = (
      given.compactMap(Font.Weight.init).first, given.compactMap(Font.Design.init(named:)).first
    )
    guard given.count == (weight == nil ? 0 : 1) + (design == nil ? 0 : 1) else { return nil }
    var inside = environment
    if let style = TextStyle(rawValue: call.name) {
      inside.layout.font = Font(namedLike: style, weight: weight, design: design ?? .default)
      return inside
    }
    guard given.isEmpty else { return nil }
    if let weight = Font.Weight(rawValue: call.name) {
      inside.layout.weight = weight
    } else if let design = Font.Design(named: call.name) {
      inside.layout.design = design
    } else if !Self.namesOfColours.contains(call.name) {
      return nil
    }
    return inside
  }

  /// The system's names of foreground styles.
  private static let namesOfColours: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary",
  ]

  /// Text styles and weights, as names of fonts are made of.
  private static let wordsOfFonts = [
    "footnote", "body", "caption", "headline", "callout", "regular", "medium", "semibold",
  ]
}

extension Font {
  /// A font of a package's that has the name of a text style of the system's, about as large as that.
  fileprivate init(namedLike style: TextStyle, weight: Weight?, design: Design) {
    self.init(
      about: style.pointSize(at: .large), relativeTo: style,
      weight: weight ?? (style == .headline ? .semibold : nil))
    self.design = design
  }

  /// A font of a package's that is made of one number, which can be its size.
  fileprivate init?(sizedBy given: [Bound]) {
    let numbers = given.compactMap { argument -> Double? in
      guard case .number(let length) = argument.value, length.isKnown else { return nil }
      return length.typical
    }
    guard numbers.count == 1, (6...100).contains(numbers[0]) else { return nil }
    self.init(about: numbers[0], relativeTo: .body)
  }

  /// A font of about a size.
  private init(about size: Double, relativeTo style: TextStyle, weight: Weight? = nil) {
    self.init(
      .scaled(
        Length(
          smallest: (size * Self.spread.least).rounded(), typical: size,
          largest: (size * Self.spread.most).rounded()), relativeTo: style),
      weight: weight)
  }

  /// The font that a value which no source holds stands for: by its last name that of a text style, with a
  /// weight behind it, as `.brand.title1Bold`, or what is asked for by a style alone, as
  /// `UIFont.brandFont(forTextStyle: .body)`; nil for any other.
  init?(ofPackage external: External) {
    guard let step = external.path.last else { return nil }
    if let arguments = step.arguments {
      guard arguments.count == 1, arguments[0].label == "forTextStyle",
        case .external(let style) = arguments[0].value, let style = TextStyle.uiKit(style.name)
      else { return nil }
      self.init(namedLike: style, weight: nil, design: .default)
      return
    }
    let name = step.name.lowercased()
    guard
      let (word, style) = Self.wordsOfStyles.first(where: { name.hasPrefix($0.word) })
    else { return nil }
    var rest = String(name.dropFirst(word.count))
    let slant = "italic"
    if rest.hasSuffix(slant) { rest.removeLast(slant.count) }
    guard rest.isEmpty || Self.wordsOfWeights.contains(rest) else { return nil }
    self.init(namedLike: style, weight: Weight(rawValue: rest), design: .default)
  }

  /// How much smaller and larger than the system's a package's font of the same name may be. The
  /// spread is a choice: nothing measures it.
  private static let spread = (least: 0.8, most: 1.25)

  /// What text styles are called, also in UIKit, a name before those that it begins with.
  private static let wordsOfStyles: [(word: String, style: TextStyle)] = [
    ("largetitle", .largeTitle), ("title1", .title), ("title2", .title2), ("title3", .title3),
    ("title", .title), ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
    ("callout", .callout), ("footnote", .footnote), ("caption1", .caption),
    ("caption2", .caption2), ("caption", .caption),
  ]

  private static let wordsOfWeights: Set<String> = [
    "ultralight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
}
