import TouchLayout
import TouchModel

extension InterfaceButton {
  /// What it shows, without its configuration.
  var content: ButtonContent {
    var content = ButtonContent()
    // A configuration brings a title of its own.
    if configuration == nil { content.titles = title.map { [.string([.known($0)])] } ?? [] }
    if configuration == nil, let text {
      content.attributedTitles = [text.isKnown ? text.facts : nil]
    }
    content.images = picture.map { [$0.value] } ?? []
    content.backgroundImages = background.map { [$0.value] } ?? []
    content.contentInsets = insets.map { [.insets($0)] } ?? []
    content.fonts = font.map { [$0.value] } ?? []
    content.lines = wraps ? [.number(0)] : []
    return content
  }

  /// The font of a title without attributes.
  var ownFont: Font { font ?? .system(size: ButtonMetrics.titleSize(ofType: type)) }
}

extension InterfaceButton.Text {
  /// What code would say of it.
  fileprivate var facts: TextFacts {
    TextFacts(titles: [.string([.known(title)])], fonts: fonts.uniqued(by: \.self).map(\.value))
  }
}

extension InterfaceButton.Picture {
  /// What code would make it with.
  fileprivate var value: Value {
    .made(
      "UIImage", "init",
      [Bound(label: isSymbol ? "systemName" : "named", value: .string([.known(name)]))])
  }
}

extension InterfaceButton.Font {
  /// What code would make it with.
  var value: Value {
    switch self {
    case .system(let size):
      return .made(
        "UIFont", "systemFont", [Bound(label: "ofSize", value: .number(Length(size)))])
    case .style(let name):
      let style = External(type: "UIFont.TextStyle", path: [External.Step(name: name)])
      return .made(
        "UIFont", "preferredFont", [Bound(label: "forTextStyle", value: .external(style))])
    case .named(let name, let size):
      return .made(
        "UIFont", "init",
        [
          Bound(label: "name", value: .string([.known(name)])),
          Bound(label: "size", value: .number(Length(size))),
        ])
    }
  }
}

extension InterfaceButton.Configuration {
  /// What code would say of it.
  var facts: ConfigurationFacts {
    var facts = ConfigurationFacts(style: style)
    facts.properties["title"] = title.map { [.string([.known($0)])] }
    facts.properties["image"] = picture.map { [$0.value] }
    facts.properties["contentInsets"] = insets.map { [.insets($0)] }
    facts.transforms = font.map { [TextFacts(fonts: [$0.value])] } ?? []
    return facts
  }
}

extension Value {
  /// What a function of a type makes.
  fileprivate static func made(
    _ type: String, _ function: String, _ arguments: [Bound]
  ) -> Value {
    .external(External(type: type, path: [External.Step(name: function, arguments: arguments)]))
  }

  /// Insets by side, as `UIEdgeInsets(…)` makes them.
  fileprivate static func insets(_ sides: [String: Double]) -> Value {
    .tuple(
      sides.sorted { $0.key < $1.key }.map {
        Bound(label: $0.key, value: .number(Length($0.value)))
      })
  }
}
