import TouchLayout
import TouchModel

/// The names of what UIKit's buttons are made of.
enum ButtonMetrics {
  /// The styles of `UIButton.Configuration`.
  static let styles: Set<String> = [
    "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted",
    "borderedProminent", "glass", "prominentGlass", "clearGlass", "prominentClearGlass",
  ]

  /// Styles that draw a box.
  static func isBordered(_ style: String) -> Bool { style != "plain" && style != "borderless" }

  /// The distance of the content from the edges and the size of the title, by button size.
  ///
  /// Source: `UIButton` with a configuration, read on iOS 26.1, iPhone 16 (openuikit,
  /// UIButtonConfigurationTests).
  static func configured(_ size: String) -> (vertical: Double, horizontal: Double, font: TextStyle)
  {
    switch size {
    case "mini", "small": (5, 10, .subheadline)
    case "large": (15, 20, .body)
    default: (7, 12, .body)
    }
  }

  /// What a button without a configuration adds to its title's height: a title of 18 pt makes it
  /// 34 pt high, one of 15 pt 30.
  static let titlePadding = 12.0
}

/// The size that a view's content asks for, where nothing stretches it.
struct ContentMetrics {
  let facts: ViewFacts
  let configurations: [ConfigurationFacts]
  let index: SourceIndex
  let setting: Setting

  func span(along axis: Axis) -> Span {
    var result: Span
    switch facts.className {
    case "UIButton": result = button(along: axis)
    case "UILabel": result = label(along: axis)
    case "UIImageView": result = image(along: axis)
    default: return .unknown("what '\(facts.className)' holds gives it its size")
    }
    if result.isBounded, let place = facts.place {
      result.sources.insert(
        Span.Source(place: place, name: facts.name ?? facts.className, operation: .content), at: 0)
    }
    return result
  }

  // MARK: - Buttons

  private func button(along axis: Axis) -> Span {
    let content = facts.content
    if !content.configurations.isEmpty {
      var result: Span?
      for number in content.configurations {
        guard let number else { return .unknown("its configuration is not in the source") }
        let span = configured(configurations[number], along: axis)
        result = result.map { $0.hull(span) } ?? span
      }
      return result ?? .unknown("its configuration is not in the source")
    }
    if content.hasAttributedTitle { return .unknown("its title has a font of its own") }
    if !content.backgroundImages.isEmpty { return .unknown("its background image may enlarge it") }
    if facts.buttonType == nil || facts.buttonType == "custom" || facts.buttonType == "system" {
      return classic(content, along: axis)
    }
    return .unknown("a button of this type has the system's own size")
  }

  /// A button without a configuration.
  private func classic(_ content: ButtonContent, along axis: Axis) -> Span {
    var content = content
    // Insets of zero are those of every button: its padding stays.
    if Insets.areZero(content.contentInsets) { content.contentInsets = [] }
    if content.titles.isEmpty, content.images.isEmpty {
      guard facts.isPrivate, facts.type == nil, !facts.holdsViews, content.contentInsets.isEmpty
      else {
        return .unknown(UnknownReason.content)
      }
      return empty(along: axis)
    }
    let insets = Insets.range(content.contentInsets, along: axis)
    guard let insets else { return .unknown("its insets are not in the source") }
    let fonts = FontReading(index: index, setting: setting)
    var low = 0.0
    var high = 0.0
    var certainty = Certainty.estimated
    var isPadded = false
    var isVaried = false
    if !content.titles.isEmpty {
      guard content.lines.isEmpty else { return .unknown("its title may have several lines") }
      let usual: Font = Font(.fixed(facts.buttonType == "system" ? 15 : 18))
      guard
        let line = axis == .vertical
          ? fonts.lineHeight(content.fonts, usual: usual)
          : fonts.width(of: content.titles, content.fonts, usual: usual)
      else {
        return .unknown(
          axis == .vertical
            ? UnknownReason.titleFont : "its title gives it its width")
      }
      (low, high) = (line.smallest, line.largest)
      isPadded = axis == .vertical
    }
    if !content.images.isEmpty {
      guard let image = images(content.images, content.symbolConfigurations, along: axis) else {
        return .unknown(UnknownReason.image)
      }
      certainty = content.titles.isEmpty ? image.certainty : max(certainty, image.certainty)
      isVaried = image.isVaried
      low = max(low, image.low)
      high = max(high, image.high)
    }
    if axis == .horizontal, !content.titles.isEmpty, !content.images.isEmpty {
      return .unknown("its title and its image give it its width")
    }
    if axis == .horizontal, !content.titles.isEmpty, content.contentInsets.isEmpty {
      // A short title is given a width of 30 pt.
      (low, high) = (max(low, 30), max(high, 30))
    } else if isPadded, content.contentInsets.isEmpty {
      // Titles bring a padding, an image alone none; both are taken with and without it.
      low += content.images.isEmpty ? ButtonMetrics.titlePadding - 1 : 0
      high += ButtonMetrics.titlePadding + 1
    }
    var span = Span(low: low + insets.smallest, high: high + insets.largest, certainty: certainty)
    span.isVaried = isVaried || !insets.isKnown
    return span
  }

  /// A button that shows nothing: 30×34 pt before iOS 26, as one with a short title is, since then
  /// 30×30 (read on iOS 17.5, 18.5 and 26.1: openuikit, UIButtonConfigurationTests).
  private func empty(along axis: Axis) -> Span {
    let length = axis == .vertical && setting.system < 26 ? 34.0 : 30
    return Span(low: length, high: length, certainty: setting.system < 26 ? .estimated : .exact)
  }

  /// A button with a configuration.
  private func configured(_ configuration: ConfigurationFacts, along axis: Axis) -> Span {
    let content = facts.content
    func values(_ name: String) -> [Value] { configuration.properties[name] ?? [] }
    let followed: Set<String> = [
      "title", "subtitle", "image", "contentInsets", "buttonSize", "imagePadding", "titlePadding",
      "imagePlacement", "baseForegroundColor", "baseBackgroundColor", "cornerStyle",
      "showsActivityIndicator", "titleAlignment", "background", "imageColorTransformer",
      "preferredSymbolConfigurationForImage", "titleLineBreakMode", "indicator", "macIdiomStyle",
    ]
    if let other = configuration.properties.keys.sorted().first(where: { !followed.contains($0) }) {
      return .unknown("'\(other)' of its configuration is not followed")
    }
    if content.hasAttributedTitle { return .unknown("its title has a font of its own") }
    let sizes = values("buttonSize").names
    guard let sizes, Set(sizes).count <= 1 else {
      return .unknown("its size class is not in the source")
    }
    let metrics = ButtonMetrics.configured(sizes.first ?? "medium")
    let edge = axis == .vertical ? metrics.vertical : metrics.horizontal
    guard
      let insets = values("contentInsets").isEmpty
        ? Length(2 * edge) : Insets.range(values("contentInsets"), along: axis)
    else { return .unknown("its insets are not in the source") }
    let texts = (configuration.attributedTitles + configuration.transforms).compactMap(\.self)
    guard
      texts.count == configuration.attributedTitles.count + configuration.transforms.count,
      configuration.attributedTitles.isEmpty || values("title").isEmpty && content.titles.isEmpty
    else { return .unknown("the attributes of its title are not followed") }
    let titles = values("title") + content.titles + texts.flatMap(\.titles)
    let fonts = texts.flatMap(\.fonts)
    let engine = LayoutEngine(device: setting.device)
    var environment = setting.environment.layout
    environment.font = Font(.style(metrics.font))
    func size(_ values: [Value], _ environment: TouchLayout.Environment) -> (Size, isKnown: Bool)? {
      guard let text = values.first else { return (.zero, true) }
      let words = values.count == 1 ? text.shownText(in: index) : nil
      let node = ViewNode(
        .text(ViewNode.Text([.known(words ?? "x")], environment: environment)),
        origin: ViewNode.Origin(place: nil, name: "title"))
      return (engine.size(of: node, proposal: .unspecified, environment: environment), words != nil)
    }
    let title = size(titles, environment)
    var small = environment
    small.font = Font(.style(.footnote))
    let subtitle = size(values("subtitle"), small)
    guard let title, let subtitle else { return .unknown("its title is not in the source") }
    let isKnown = title.isKnown && subtitle.isKnown && title.0.width < 200
    if axis == .horizontal, !isKnown { return .unknown("its title gives it its width") }
    var length = Length(axis == .vertical ? title.0.height : title.0.width)
    if !fonts.isEmpty {
      let reading = FontReading(index: index, setting: setting)
      guard
        let own = axis == .vertical
          ? reading.lineHeight(fonts, usual: Font(.style(metrics.font)))
          : reading.width(of: titles, fonts, usual: Font(.style(metrics.font)))
      else { return .unknown(UnknownReason.titleFont) }
      // Some of several titles may have no font of their own.
      length = texts.contains { $0.fonts.isEmpty } ? own.combined(around: length) : own
    }
    var (low, high) = (length.smallest, length.largest)
    if axis == .horizontal {
      (low, high) = (max(low, subtitle.0.width), max(high, subtitle.0.width))
    } else if !values("subtitle").isEmpty {
      let more = subtitle.0.height + (values("titlePadding").isEmpty ? 1 : 4)
      (low, high) = (low + more, high + more)
    }
    // A title that is not known may need several lines.
    let mayWrap =
      axis == .vertical && !titles.isEmpty && !isKnown && values("titleLineBreakMode").isEmpty
    if mayWrap { high = .infinity }
    var certainty = fonts.isEmpty ? Certainty.exact : .estimated
    let pictures = values("image") + content.images
    if !pictures.isEmpty {
      let symbols = values("preferredSymbolConfigurationForImage") + content.symbolConfigurations
      guard let image = images(pictures, symbols, along: axis) else {
        return .unknown(UnknownReason.image)
      }
      certainty = .estimated
      let placements = values("imagePlacement").names ?? ["?"]
      let isAbove = placements.contains { $0 == "top" || $0 == "bottom" || $0 == "?" }
      guard
        let padding = values("imagePadding").isEmpty
          ? Length(0) : SetupReader.range(values("imagePadding"))
      else { return .unknown("its image's distance is not in the source") }
      if isAbove == (axis == .vertical), !titles.isEmpty {
        low += image.low + padding.smallest
        high += image.high + padding.largest
      } else {
        low = max(low, image.low)
        high = max(high, image.high)
      }
    }
    if titles.isEmpty, pictures.isEmpty {
      return .unknown(UnknownReason.content)
    }
    if values("showsActivityIndicator").contains(where: {
      if case .boolean(false) = $0 { false } else { true }
    }),
      axis == .horizontal, pictures.isEmpty
    {
      // Its indicator is as wide as a title is high (read on iOS 26.1: 119.33 for 99 pt).
      low += 20.33
      high += 20.33
    }
    return Span(
      low: low + insets.smallest, high: high + insets.largest,
      certainty: mayWrap ? .unknown : certainty,
      reason: mayWrap ? "its title may have several lines" : nil)
  }

  // MARK: - Labels and images

  private func label(along axis: Axis) -> Span {
    let content = facts.content
    guard axis == .vertical else { return .unknown("its text gives it its width") }
    guard content.lines.isEmpty, !content.hasAttributedTitle else {
      return .unknown("its text may have several lines")
    }
    guard
      let line = FontReading(index: index, setting: setting).lineHeight(
        content.fonts, usual: Font(.fixed(17)))
    else { return .unknown("its font is not in the source") }
    return Span(low: line.smallest, high: line.largest, certainty: .estimated)
  }

  private func image(along axis: Axis) -> Span {
    let content = facts.content
    guard !content.images.isEmpty,
      let image = images(content.images, content.symbolConfigurations, along: axis)
    else { return .unknown(UnknownReason.image) }
    return image
  }

  /// The range of the sizes of images; nil where one is not known.
  private func images(_ images: [Value], _ symbols: [Value], along axis: Axis) -> Span? {
    var result: Span?
    for image in images {
      if case .null = image { continue }
      guard
        let span = ImageReading(index: index, setting: setting).span(image, symbols, along: axis)
      else { return nil }
      result = result.map { $0.hull(span) } ?? span
    }
    return result
  }

}

/// Insets of the source: `UIEdgeInsets(…)`, `NSDirectionalEdgeInsets(…)`.
enum Insets {
  /// The range of their sum along an axis; nil where one is not known, 0 where there are none.
  static func range(_ values: [Value], along axis: Axis) -> Length? {
    var result: Length?
    for value in values {
      guard let sum = sum(value, along: axis) else { return nil }
      result = result.map { $0.combined(around: sum) } ?? sum
    }
    return result ?? 0
  }

  /// Whether all are known to be nothing.
  static func areZero(_ values: [Value]) -> Bool {
    values.allSatisfy { value in
      [Axis.horizontal, .vertical].allSatisfy { sum(value, along: $0) == 0 }
        && (value.members ?? []).allSatisfy { member in
          if case .number(let number) = member.value.plain { number == 0 } else { false }
        }
    }
  }

  private static func sum(_ value: Value, along axis: Axis) -> Length? {
    if case .number(let number) = value.plain { return number + number }
    guard let members = value.members else { return nil }
    let sides: Set<String> =
      axis == .horizontal
      ? ["left", "right", "leading", "trailing", "horizontal", "dx"]
      : ["top", "bottom", "vertical", "dy"]
    var sum = Length(0)
    for member in members {
      guard case .number(let number) = member.value.plain else { return nil }
      guard let label = member.label else { return members.count == 1 ? number + number : nil }
      if label == "all" { sum = number + number }
      guard sides.contains(label) else { continue }
      sum =
        sum + (["horizontal", "vertical", "dx", "dy"].contains(label) ? number + number : number)
    }
    return sum
  }
}
