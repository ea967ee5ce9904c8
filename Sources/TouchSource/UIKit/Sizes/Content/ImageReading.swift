import TouchLayout
import TouchModel

/// Reads `UIImage` values.
struct ImageReading {
  let index: SourceIndex
  let setting: Setting

  /// What makes another image of an image and keeps its size.
  static let passive: Set<String> = [
    "withRenderingMode", "withTintColor", "withConfiguration",
    "imageFlippedForRightToLeftLayoutDirection", "withSymbolConfiguration",
    "applyingSymbolConfiguration",
  ]

  /// The range of the sides of images; nil where one is not known.
  func span(of images: [Value], _ symbols: [Value], along axis: Axis) -> Span? {
    var result: Span?
    for image in images {
      if case .null = image { continue }
      guard let span = span(image, symbols, along: axis) else { return nil }
      result = result.map { $0.hull(span) } ?? span
    }
    return result
  }

  /// How long a side of an image is; nil where the source does not say.
  func span(_ value: Value, _ symbols: [Value], along axis: Axis) -> Span? {
    guard case .external(let external) = value else { return nil }
    var plain = external
    while let last = plain.path.last, Self.passive.contains(last.name) { plain.path.removeLast() }
    if let size = Value.external(plain).madePictureSize {
      return Span(Length(axis == .horizontal ? size.width : size.height))
    }
    if let size = Value.external(plain).drawnSymbolSize {
      return estimate(around: axis == .horizontal ? size.width : size.height)
    }
    if let name = Value.external(plain).resourceName { return asset(name, along: axis) }
    if let span = Value.external(plain).generatedImageName.flatMap({ asset($0, along: axis) }) {
      return span
    }
    guard let made = external.path.first(where: { $0.arguments != nil }) else { return nil }
    guard external.type == "UIImage" || external.type == nil else { return nil }
    for step in external.path where step.name != made.name {
      guard Self.passive.contains(step.name) else { return nil }
    }
    func argument(_ label: String) -> Value? {
      made.arguments?.first { $0.label == label }?.value
    }
    let resource = argument("resource")
    if let name = argument("named")?.knownText ?? resource?.resourceName
      ?? resource?.generatedImageName,
      let span = asset(name, along: axis)
    {
      return span
    }
    if made.name == "gridicon" {
      // What the library Gridicons draws is 24×24 pt unless asked otherwise (Gridicon.defaultSize).
      guard let given = argument("size") else { return Span(Length(24)) }
      return SetupReader.size([given]).map { Span(axis == .horizontal ? $0.width : $0.height) }
    }
    guard let name = argument("systemName")?.knownText else { return nil }
    let given = Self.configurations(of: external)
    var result: Span?
    for alternative in symbols.isEmpty ? [[]] : symbols.map({ [$0] }) {
      guard let look = SymbolLook(reading: given + alternative, index: index, setting: setting)
      else { return nil }
      let span = span(ofSymbol: name, look, along: axis)
      result = result.map { $0.hull(span) } ?? span
    }
    return result
  }

  /// The symbol that an image is, and how large it is made; nil where it is none, or the source does not
  /// say.
  func symbol(_ value: Value) -> Symbol? {
    guard case .external(let external) = value, external.type == "UIImage",
      let made = external.path.first, made.name == "init",
      let name = made.arguments?.first(where: { $0.label == "systemName" })?.value.knownText,
      external.path.dropFirst().allSatisfy({ Self.passive.contains($0.name) })
    else { return nil }
    let given = Self.configurations(of: external)
    return SymbolLook(reading: given, index: index, setting: setting).map {
      Symbol(name: name, font: $0.font, scale: $0.scale, isConfigured: !given.isEmpty)
    }
  }

  /// What configures the symbol that an image is. What an image is given comes last: the configuration of
  /// a button stands behind its image's.
  private static func configurations(of image: External) -> [Value] {
    let made = image.path.first { $0.arguments != nil }?.arguments ?? []
    return ["withConfiguration", "configuration"].compactMap { label in
      made.first { $0.label == label }?.value
    }
      + image.path.flatMap { step in
        ["withConfiguration", "withSymbolConfiguration", "applyingSymbolConfiguration"]
          .contains(step.name) ? step.arguments?.map(\.value) ?? [] : []
      }
  }

  private func asset(_ name: String, along axis: Axis) -> Span? {
    index.imageSize(named: name).map { Span(Length(axis == .horizontal ? $0.width : $0.height)) }
  }

  private func span(ofSymbol name: String, _ look: SymbolLook, along axis: Axis) -> Span {
    func side(_ font: Font) -> Double {
      var environment = setting.environment.layout
      environment.font = font
      environment.imageScale = look.scale
      let node = ViewNode(
        .image(ViewNode.Image(.symbol(name), environment: environment)),
        origin: ViewNode.Origin(place: nil, name: name))
      let size = LayoutEngine(device: setting.device).size(
        of: node, proposal: .unspecified, environment: environment)
      // An image is larger than what layout aligns: `checkmark.circle.fill` is 20×19 pt at 17 pt, of
      // which 17×17 are aligned, as measured.
      return axis == .horizontal ? size.width * 20 / 17 : size.height * 19 / 17
    }
    let sides = look.font.ends.map { side($0).rounded() }
    return estimate(around: sides[0]).hull(estimate(around: sides[1]))
  }

  /// How far a symbol that was not measured may be off is a choice: a fifth and 3.5 pt.
  private func estimate(around length: Double) -> Span {
    let doubt = length * 0.2 + 3.5
    return Span(low: max(0, length - doubt), high: length + doubt, certainty: .estimated)
  }
}

extension Value {
  /// The name that Xcode gives a picture of a catalogue in source, as `.logo` or `UIImage.logo`.
  fileprivate var generatedImageName: String? {
    guard case .external(let external) = self, external.path.count == 1,
      external.path[0].arguments == nil,
      external.type.map({ ["UIImage", "ImageResource"].contains($0) }) ?? true
    else { return nil }
    return external.name
  }
}

extension ImageReading {
  /// A symbol of the system that an image is.
  struct Symbol {
    var name: String
    var font: Font
    var scale: TouchLayout.Environment.ImageScale
    /// Whether something says how large it is made.
    var isConfigured: Bool
  }
}

/// How large symbol configurations make a symbol.
private struct SymbolLook {
  var font = Font(.fixed(17))
  var scale = TouchLayout.Environment.ImageScale.medium

  /// Reads configurations, each applied to those before it; nil where one is not known.
  init?(reading configurations: [Value], index: SourceIndex, setting: Setting) {
    for configuration in configurations {
      if case .null = configuration { continue }
      guard case .external(let external) = configuration else { return nil }
      for step in external.path {
        guard apply(step, index: index, setting: setting) else { return nil }
      }
    }
  }

  /// Takes in `SymbolConfiguration(…)` or `.applying(…)`; says whether it is known.
  private mutating func apply(
    _ step: External.Step, index: SourceIndex, setting: Setting
  ) -> Bool {
    guard let arguments = step.arguments else {
      return ["SymbolConfiguration", "UIImage", "unspecified"].contains(step.name)
    }
    if step.name == "applying" {
      guard arguments.count == 1,
        case .external(let other) = arguments[0].value
      else { return false }
      return other.path.allSatisfy { apply($0, index: index, setting: setting) }
    }
    if step.name.hasPrefix("preferring") || step.name == "configurationWithoutTextStyle" {
      return true
    }
    guard ["init", "SymbolConfiguration"].contains(step.name) else { return false }
    for argument in arguments {
      switch (argument.label, argument.value) {
      case ("pointSize", let value):
        guard let size = FontReading(index: index, setting: setting).size(value), size.isBounded
        else { return false }
        font = Font(size)
      case ("textStyle", .external(let style)):
        guard let style = TextStyle.uiKit(style.name) else { return false }
        font = Font(.style(style))
      case ("font", let value):
        guard let known = FontReading(index: index, setting: setting).font(value) else {
          return false
        }
        font = known
      case ("scale", .external(let value)):
        guard let scale = Self.scales[value.name] else { return false }
        self.scale = scale
      case ("weight", _), ("paletteColors", _), ("hierarchicalColor", _): break
      default: return false
      }
    }
    return true
  }

  private static let scales: [String: TouchLayout.Environment.ImageScale] = [
    "default": .medium, "unspecified": .medium, "small": .small, "medium": .medium, "large": .large,
  ]
}

extension Font {
  /// The font in the least and in the largest size that it may have.
  fileprivate var ends: [Font] {
    switch size {
    case .style: return [self, self]
    case .fixed(let length):
      return [length.smallest, length.largest].map { sized(.fixed(Length($0))) }
    case .scaled(let length, let style):
      return [length.smallest, length.largest].map { sized(.scaled(Length($0), relativeTo: style)) }
    }
  }

  private func sized(_ size: Size) -> Font {
    var font = self
    font.size = size
    return font
  }
}

extension Font.Size {
  /// Whether it is known how large it is at most.
  fileprivate var isBounded: Bool {
    switch self {
    case .style: true
    case .fixed(let length), .scaled(let length, _): length.largest.isFinite
    }
  }
}
