import TouchLayout

/// An `AttributedString`, a title of UIKit's with attributes, or attributes for one, as far as it decides how large a title is.
struct TextFacts {
  /// The characters, in every alternative.
  var titles: [Value] = []
  /// The fonts that it is given.
  var fonts: [Value] = []
  /// Those that parts of it are given later, be they all of it.
  var partFonts: [Value] = []
  /// Whether its letters may stand further apart, or nearer to each other, than the font says.
  var isSpaced = false
  /// Whether something is done to it that is not followed.
  var isUnknown = false
}

extension SetupReader {
  /// Makes a text with attributes, or the attributes; nil for what is neither.
  func makeText(
    _ name: String, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Thing? {
    guard Self.texts.contains(name) else { return nil }
    var text = TextFacts()
    for argument in arguments {
      switch argument.label {
      case nil, "string":
        if name == "AttributeContainer" {
          note(attributes: argument.value, of: &text, in: frame)
        } else if case .text(let number) = read(argument.value, in: frame) {
          text = texts[number]
        } else {
          text.titles += values(argument.value, in: frame)
        }
      case "attributes": note(attributes: argument.value, of: &text, in: frame)
      default: text.isUnknown = true
      }
    }
    texts.append(text)
    return .text(texts.count - 1)
  }

  private static let texts: Set<String> = [
    "AttributedString", "AttributeContainer", "NSAttributedString", "NSMutableAttributedString",
  ]

  /// Attributes that leave a line as high as it is.
  private static let plainAttributes: Set<String> = [
    "font", "foregroundColor", "backgroundColor", "underlineStyle", "underlineColor",
    "strikethroughStyle", "strikethroughColor", "strokeColor", "strokeWidth", "kern", "link",
  ]

  /// Reads attributes: a container, or a dictionary of them.
  private func note(
    attributes expression: Expression, of text: inout TextFacts, in frame: SetupFrame
  ) {
    var entries: [(Expression, Expression)]?
    switch expression.kind {
    case .dictionary(let given): entries = given
    case .name(let name):
      let constant = frame.isOwn ? owner?.variable(name) : nil
      let held = constant?.isMutable == false ? constant?.value : nil
      if case .dictionary(let given)? = (frame.literal(name) ?? held)?.kind { entries = given }
    case .chain(let base, let links):
      // `.init([.font: font])`
      if case .implicitMember("init") = base.kind, links.count == 1,
        case .call(let arguments) = links[0].kind
      {
        if arguments.isEmpty { return }
        if case .dictionary(let given)? = arguments.first?.value.kind { entries = given }
      }
    default: break
    }
    if let entries {
      for (key, value) in entries {
        let name = key.memberName ?? ""
        if name == "font" { text.fonts += fonts(value, in: frame) }
        if !Self.plainAttributes.contains(name) { text.isUnknown = true }
      }
    } else if case .text(let number) = read(expression, in: frame) {
      text.fonts += texts[number].fonts
      text.isUnknown = text.isUnknown || texts[number].isUnknown
      text.isSpaced = text.isSpaced || texts[number].isSpaced
    } else {
      text.isUnknown = true
    }
  }

  /// Notes what a method does to a text: attributes of a part of it leave its lines as high as they are, unless
  /// they bring another font.
  func note(
    callOf method: String, _ arguments: [Expression.Argument], ofText number: Int,
    in frame: SetupFrame
  ) {
    var attributes: [(key: Expression, value: Expression)] = []
    switch (method, arguments.first?.value.kind) {
    case ("addAttribute", _) where arguments.count == 3:
      attributes = [(arguments[0].value, arguments[1].value)]
    case ("addAttributes", .dictionary(let entries)?): attributes = entries
    default: texts[number].isUnknown = true
    }
    for (key, value) in attributes {
      guard let name = key.memberName, Self.plainAttributes.contains(name) else {
        texts[number].isUnknown = true
        return
      }
      if name == "font" { texts[number].partFonts += fonts(value, in: frame) }
      // The letters stand further apart, or nearer to each other, than the font says.
      if name == "kern" { texts[number].titles = [.unknown] }
    }
  }

  /// The number of the text that an expression makes or names; nil where it is not followed.
  func text(_ expression: Expression, in frame: SetupFrame) -> Int? {
    if case .chain(let base, let links) = expression.kind, case .implicitMember("init") = base.kind,
      links.count == 1, case .call(let arguments) = links[0].kind,
      case .text(let number)? = makeText("AttributedString", arguments, in: frame)
    {
      return number
    }
    if case .text(let number) = read(expression, in: frame) { return number }
    return nil
  }

  /// The title of a configuration, which any title has once it is set.
  func title(of configuration: Int) -> Thing {
    if let number = configurations[configuration].texts.titles.last ?? nil { return .text(number) }
    texts.append(TextFacts())
    configurations[configuration].texts.transforms.append(texts.count - 1)
    return .text(texts.count - 1)
  }

  /// Gives configurations and buttons what their titles have come to.
  func settleTexts() {
    // Beside fonts of parts of it the height of a button's title is not known.
    func settled(_ number: Int?, inLabel: Bool = false) -> TextFacts? {
      guard let text = number.map({ texts[$0] }), !text.isUnknown,
        inLabel || text.partFonts.isEmpty
      else { return nil }
      return text
    }
    for number in configurations.indices {
      let (titles, transforms) = configurations[number].texts
      configurations[number].attributedTitles = titles.map { settled($0) }
      // Interface Builder may have given it a font already.
      configurations[number].transforms += transforms.map { settled($0) }
    }
    for number in views.indices {
      let inLabel = views[number].className == "UILabel"
      views[number].content.attributedTitles = views[number].content.texts.map {
        settled($0, inLabel: inLabel)
      }
    }
  }

  /// What is done to a text by a member of it.
  func assign(_ value: Expression, to name: String, ofText number: Int, in frame: SetupFrame) {
    switch name {
    case "font", "uiKit.font": texts[number].fonts += fonts(value, in: frame)
    case "foregroundColor", "backgroundColor", "underlineStyle", "link", "strikethroughStyle",
      "underlineColor":
      break
    case "kern", "tracking":
      texts[number].isSpaced = true
      if !texts[number].titles.isEmpty { texts[number].titles = [.unknown] }
    default: texts[number].isUnknown = true
    }
  }

  /// The number of the attributes that `UIConfigurationTextAttributesTransformer { … }` gives to any
  /// title; nil where its closure is not followed.
  func transformed(_ expression: Expression, in frame: SetupFrame) -> Int? {
    var closure: Expression.Closure?
    switch expression.kind {
    case .closure(let own): closure = own
    case .chain(_, let links):
      if links.count == 1, case .call(let arguments) = links[0].kind, arguments.count == 1,
        case .closure(let own) = arguments[0].value.kind
      {
        closure = own
      }
    default: break
    }
    guard let closure else { return nil }
    texts.append(TextFacts())
    let block = SetupFrame(in: frame)
    for name in ["$0"] + closure.parameters.prefix(1) {
      block.bind(name, to: .text(texts.count - 1))
      block.scope.bind(name, to: .unknown)
    }
    guard case .text(let number)? = run(closure.body, in: block) else { return nil }
    return number
  }
}
