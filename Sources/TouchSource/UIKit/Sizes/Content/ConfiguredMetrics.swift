import TouchLayout
import TouchModel

/// How long a button with a configuration asks to be along an axis: by its title and its image, the
/// distances between and its insets.
struct ConfiguredMetrics {
  /// Why the length is not known.
  private struct Unknown: Error {
    var reason: String

    init(_ reason: String) { self.reason = reason }
  }

  let configuration: ConfigurationFacts
  /// What the code gives the button beside its configuration.
  let content: ButtonContent
  let axis: Axis
  let index: SourceIndex
  let setting: Setting

  /// The properties of a configuration that say nothing of the size, or whose say is followed.
  private static let followed: Set<String> = [
    "title", "subtitle", "image", "contentInsets", "buttonSize", "imagePadding", "titlePadding",
    "imagePlacement", "baseForegroundColor", "baseBackgroundColor", "cornerStyle",
    "showsActivityIndicator", "titleAlignment", "background", "imageColorTransformer",
    "preferredSymbolConfigurationForImage", "titleLineBreakMode", "indicator", "macIdiomStyle",
    "activityIndicatorColorTransformer", "automaticallyUpdateForSelection",
  ]

  /// The length, from the shortest to the longest that the code allows.
  var span: Span {
    do {
      return try measured()
    } catch {
      return .unknown(error.reason)
    }
  }

  private func measured() throws(Unknown) -> Span {
    let others = configuration.properties.keys.filter { !Self.followed.contains($0) }
    if let other = others.min() { throw Unknown("'\(other)' of its configuration is not followed") }
    if content.hasAttributedTitle { throw Unknown("its title has a font of its own") }
    guard let sizes = values("buttonSize").names, Set(sizes).count <= 1 else {
      throw Unknown("its size class is not in the source")
    }
    let metrics = ButtonMetrics.configured(sizes.first ?? "medium")
    let edge = axis == .vertical ? metrics.vertical : metrics.horizontal
    guard
      let insets = values("contentInsets").isEmpty
        ? Length(2 * edge) : Insets.range(values("contentInsets"), along: axis)
    else { throw Unknown("its insets are not in the source") }
    let texts = try texts()
    let titles = values("title") + content.titles + texts.flatMap(\.titles)
    var span = try words(titles, texts, in: metrics.font)
    let pictures = values("image") + content.images
    if !pictures.isEmpty { try add(pictures, to: &span, isAlone: titles.isEmpty) }
    if titles.isEmpty, pictures.isEmpty { throw Unknown(UnknownReason.content) }
    if axis == .horizontal, pictures.isEmpty, mayShowActivity {
      // Its indicator is as wide as a title is high (read on iOS 26.1: 119.33 for 99 pt).
      span.low += 20.33
      span.high += 20.33
    }
    var result = Span(
      low: span.low + insets.smallest, high: span.high + insets.largest,
      certainty: span.certainty, reason: span.reason)
    result.isVaried = span.isVaried
    return result
  }

  private func values(_ name: String) -> [Value] { configuration.properties[name] ?? [] }

  private var mayShowActivity: Bool {
    values("showsActivityIndicator").contains {
      if case .boolean(false) = $0 { false } else { true }
    }
  }

  /// The titles with attributes, and the attributes that any title is given.
  private func texts() throws(Unknown) -> [TextFacts] {
    let all = configuration.attributedTitles + configuration.transforms
    let known = all.compactMap(\.self)
    guard
      known.count == all.count,
      configuration.attributedTitles.isEmpty || values("title").isEmpty && content.titles.isEmpty
    else { throw Unknown("the attributes of its title are not followed") }
    return known
  }

  // MARK: - Words

  /// The length of the title and the subtitle under it.
  private func words(
    _ titles: [Value], _ texts: [TextFacts], in style: TextStyle
  ) throws(Unknown) -> Span {
    let title = box(of: titles, in: style)
    let subtitle = box(of: values("subtitle"), in: .footnote)
    // From 200 pt on, a choice, a title counts as one that may be broken into lines.
    let isKnown = title.isKnown && subtitle.isKnown && title.width.largest < 200
    let isSpaced = texts.contains(where: \.isSpaced)
    if axis == .horizontal, !isKnown || isSpaced { throw Unknown("its title gives it its width") }
    var length = axis == .vertical ? title.height : title.width
    let fonts = texts.flatMap(\.fonts)
    if !fonts.isEmpty {
      let reading = FontReading(index: index, setting: setting)
      guard
        let own = axis == .vertical
          ? reading.lineHeight(fonts, usual: Font(.style(style)))
          : reading.width(of: titles, fonts, usual: Font(.style(style)))
      else { throw Unknown(UnknownReason.titleFont) }
      // Some of several titles may have no font of their own.
      length = texts.contains { $0.fonts.isEmpty } ? own.combined(around: length) : own
    }
    var span = Span(
      low: length.smallest, high: length.largest, certainty: fonts.isEmpty ? .exact : .estimated)
    span.isVaried = !(axis == .vertical ? title.height : title.width).isKnown
    if axis == .horizontal {
      span.low = max(span.low, subtitle.width.smallest)
      span.high = max(span.high, subtitle.width.largest)
    } else if !values("subtitle").isEmpty {
      let padding = values("titlePadding").isEmpty ? 1.0 : 4
      span.low += subtitle.height.smallest + padding
      span.high += subtitle.height.largest + padding
    }
    // A title that is not known may need several lines.
    if axis == .vertical, !titles.isEmpty, !isKnown, values("titleLineBreakMode").isEmpty {
      (span.high, span.certainty) = (.infinity, .unknown)
      span.reason = "its title may have several lines"
    }
    return span
  }

  /// How large texts may be of which one is shown.
  private struct Box {
    var width: Length = 0
    var height: Length = 0
    /// Whether all of them are known.
    var isKnown = true
  }

  /// The size of each of the texts that are given, or of a short one where one is not known; nothing where
  /// none is given.
  private func box(of texts: [Value], in style: TextStyle) -> Box {
    let words = texts.map { $0.shownText(in: index) }
    let sizes = (words.contains(nil) ? ["x"] : words.compactMap(\.self).uniqued(by: \.self))
      .map { size(of: $0, in: style) }
    guard let first = sizes.first, !texts.isEmpty else { return Box() }
    let box = Box(
      width: Length(first.width), height: Length(first.height), isKnown: !words.contains(nil))
    return sizes.dropFirst().reduce(into: box) { box, size in
      box.width = box.width.combined(around: Length(size.width))
      box.height = box.height.combined(around: Length(size.height))
    }
  }

  private func size(of words: String, in style: TextStyle) -> Size {
    var environment = setting.environment.layout
    environment.font = Font(.style(style))
    let node = ViewNode(
      .text(ViewNode.Text([.known(words)], environment: environment)),
      origin: ViewNode.Origin(place: nil, name: "title"))
    return LayoutEngine(device: setting.device).size(
      of: node, proposal: .unspecified, environment: environment)
  }

  // MARK: - Images

  /// Adds an image, which stands before the title or above it.
  ///
  /// - Parameter isAlone: Whether there is no title.
  private func add(_ pictures: [Value], to span: inout Span, isAlone: Bool) throws(Unknown) {
    let symbols = values("preferredSymbolConfigurationForImage") + content.symbolConfigurations
    let reading = ImageReading(index: index, setting: setting)
    guard let image = reading.span(of: pictures, symbols, along: axis) else {
      throw Unknown(UnknownReason.image)
    }
    let placements = values("imagePlacement").names ?? ["?"]
    let isAbove = placements.contains { $0 == "top" || $0 == "bottom" || $0 == "?" }
    guard
      let padding = values("imagePadding").isEmpty
        ? Length(0) : SetupReader.range(values("imagePadding"))
    else { throw Unknown("its image's distance is not in the source") }
    if isAbove == (axis == .vertical), !isAlone {
      span.low += image.low + padding.smallest
      span.high += image.high + padding.largest
    } else {
      span.low = max(span.low, image.low)
      span.high = max(span.high, image.high)
    }
    span.certainty = max(span.certainty, .estimated)
  }
}
