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

  /// What a button without a configuration adds to its title's height in whole points where it shows no
  /// image: a title of 18 pt makes it 34 pt high (read on iOS 17.5 and 18.5: openuikit), one of 11 pt 26, of
  /// 13 pt 28, of 15 pt 30, of 17 pt 33, of 21 pt 38 and of 23 pt 40. Insets of its own, which take its place,
  /// lie around whole points too: 18 of a title of 15 pt, 20 of one of 16 pt and 21 of one of 17 pt. With an
  /// image beside it a title of 19 pt makes it 23 pt high and one of 16 pt 19 (as Interface Builder lays out
  /// buttons that nothing constrains).
  static let titlePadding = 12.0

  /// The size of the font of a button without a configuration that is given none, in points.
  static func titleSize(ofType type: String?) -> Double { type == "system" ? 15 : 18 }
}

/// The size that a view's content asks for, where nothing stretches it.
struct ContentMetrics {
  let facts: ViewFacts
  let configurations: [ConfigurationFacts]
  let index: SourceIndex
  let setting: Setting
  /// How wide the view is; nil where that is not known.
  var width: Span?

  /// How long the content asks its view to be.
  func span(along axis: Axis) -> Span {
    var result: Span
    switch facts.className {
    case "UIButton": result = button(along: axis)
    case "UILabel": result = label(along: axis)
    case "UIImageView": result = image(along: axis)
    case "UITextField": result = field(along: axis)
    case "UIActivityIndicatorView": result = indicator
    default:
      guard axis == .vertical, let height = ViewClasses.leastHeight(of: facts.className) else {
        return .unknown("what '\(facts.className)' holds gives it its size")
      }
      result = Span(Length(height))
    }
    return placed(result)
  }

  /// How long the label asks to be in which a button without a configuration shows its title.
  func title(along axis: Axis) -> Span {
    guard facts.className == "UIButton", facts.content.configurations.isEmpty,
      ["custom", "system"].contains(facts.buttonType ?? "custom")
    else { return .unknown("the label of its title gives it its size") }
    return placed(
      shown(facts.content) { content in
        title(
          of: content, along: axis, beside: Insets.range(content.contentInsets, along: axis) ?? 0)
      })
  }

  /// A length that the content gives the view, which is where the view is made.
  private func placed(_ span: Span) -> Span {
    guard span.isBounded, let place = facts.place else { return span }
    var result = span
    result.sources.insert(
      Span.Source(place: place, name: facts.name ?? facts.className, operation: .content), at: 0)
    return result
  }

  /// What an activity indicator asks for both ways by its styles.
  private var indicator: Span {
    let styles = facts.properties["style"].map(\.names) ?? ["medium"]
    let lengths = (styles ?? []).compactMap(ViewClasses.indicatorLength)
    guard let low = lengths.min(), let high = lengths.max(), lengths.count == styles?.count else {
      return .unknown("its style is not in the source")
    }
    return Span(low: low, high: high, certainty: .estimated)
  }

  // MARK: - Buttons

  private func button(along axis: Axis) -> Span {
    let content = facts.content
    if !content.configurations.isEmpty {
      var result: Span?
      for number in content.configurations {
        guard let number else { return .unknown("its configuration is not in the source") }
        let span = ConfiguredMetrics(
          configuration: configurations[number], content: content, axis: axis, index: index,
          setting: setting
        ).span
        result = result.map { $0.hull(span) } ?? span
      }
      return result ?? .unknown("its configuration is not in the source")
    }
    if let type = facts.buttonType, !["custom", "system"].contains(type) {
      // A custom title or picture takes the place of the system's.
      guard ViewClasses.drawnButtons.contains(type), content.showsNothing, facts.type == nil else {
        return .unknown("a button of this type has the system's own size")
      }
      let lengths = ViewClasses.drawnButtonLengths
      return Span(low: lengths.lowerBound, high: lengths.upperBound, certainty: .estimated)
    }
    guard !content.hasBackground else { return backed(content, along: axis) }
    return shown(content) { classic($0, along: axis) }
  }

  /// A button without a configuration that draws an image behind what it shows, and is as large as the
  /// larger of both.
  private func backed(_ content: ButtonContent, along axis: Axis) -> Span {
    let images = ImageReading(index: index, setting: setting)
    guard let image = images.span(of: content.backgroundImages, [], along: axis) else {
      // Whatever it is, the button is as large as what it shows, or larger.
      var span = Span.unknown("its background image may enlarge it")
      if !content.showsNothing { span.low = shown(content) { classic($0, along: axis) }.low }
      return span
    }
    guard content.showsNothing else {
      let shown = shown(content) { classic($0, along: axis) }
      return shown.isBounded ? shown.longer(image) : shown
    }
    guard facts.isPrivate || !facts.isHeld, facts.type == nil, !facts.holdsViews else {
      return .unknown(UnknownReason.content)
    }
    // Whether the size of a button that shows nothing counts beside the image is not known.
    return image.hull(image.longer(empty(along: axis)))
  }

  /// What a button without a configuration shows: of a title with attributes and a plain one the first.
  ///
  /// - Parameter length: How long it is with one title.
  private func shown(_ content: ButtonContent, _ length: (ButtonContent) -> Span) -> Span {
    guard content.hasAttributedTitle else { return length(content) }
    var result: Span?
    for text in content.attributedTitles {
      guard let text else { return .unknown("the attributes of its title are not followed") }
      var plain = content
      plain.titles = text.titles
      // Where the attributes name no font the title has the label's.
      if !text.fonts.isEmpty { plain.fonts = text.fonts }
      let span = length(plain)
      result = result.map { $0.hull(span) } ?? span
    }
    return result ?? .unknown("the attributes of its title are not followed")
  }

  /// A button without a configuration.
  private func classic(_ content: ButtonContent, along axis: Axis) -> Span {
    var content = content
    // Beside a picture a title without a letter takes no room.
    if content.hasImage, content.titles.allSatisfy({ $0.knownText == "" }) { content.titles = [] }
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
    var low = 0.0
    var high = 0.0
    var certainty = Certainty.estimated
    var isVaried = false
    if !content.titles.isEmpty {
      var title = title(of: content, along: axis, beside: insets)
      guard title.isBounded else {
        // Whatever it says, the insets lie beside it.
        title.low += insets.smallest
        return title
      }
      (low, high, isVaried) = (title.low, title.high, title.isVaried)
    }
    if content.hasImage {
      guard
        let image = ImageReading(index: index, setting: setting)
          .span(of: content.images, content.symbolConfigurations, along: axis)
      else {
        return .unknown(UnknownReason.image)
      }
      certainty = content.titles.isEmpty ? image.certainty : max(certainty, image.certainty)
      isVaried = isVaried || image.isVaried
      // They stand side by side.
      (low, high) =
        axis == .horizontal
        ? (low + image.low, high + image.high) : (max(low, image.low), max(high, image.high))
    } else if content.titles.isEmpty {
      return .unknown(UnknownReason.image)
    } else if axis == .horizontal, content.contentInsets.isEmpty {
      // A short title is given a width of 30 pt.
      (low, high) = (max(low, 30), max(high, 30))
    } else if axis == .vertical {
      let padding = content.contentInsets.isEmpty ? ButtonMetrics.titlePadding : 0
      (low, high) = (low.rounded(.up) + padding, high.rounded(.up) + padding)
    }
    var span = Span(low: low + insets.smallest, high: high + insets.largest, certainty: certainty)
    span.isVaried = isVaried || !insets.isKnown
    return span
  }

  /// How long one line of what a button without a configuration says is.
  ///
  /// - Parameter insets: What lies beside it.
  private func title(
    of content: ButtonContent, along axis: Axis, beside insets: Length
  ) -> Span {
    let fonts = FontReading(index: index, setting: setting)
    let usual: Font = Font(.fixed(Length(ButtonMetrics.titleSize(ofType: facts.buttonType))))
    if content.titles.isEmpty || mayBreak(content, usual: usual, beside: insets) {
      var unknown = Span.unknown("its title may have several lines")
      // However many there are, the widest has a letter.
      if axis == .horizontal, !content.titles.isEmpty {
        unknown.low = letterWidth(in: content, usual: usual)
      }
      return unknown
    }
    guard
      let line = axis == .vertical
        ? fonts.lineHeight(content.fonts, usual: usual)
        : fonts.width(of: content.titles, content.fonts, usual: usual)
    else {
      guard axis == .horizontal else { return .unknown(UnknownReason.titleFont) }
      var unknown = Span.unknown("its title gives it its width")
      // Whatever it says, it has a letter.
      unknown.low = letterWidth(in: content, usual: usual)
      return unknown
    }
    var span = Span(low: line.smallest, high: line.largest, certainty: .estimated)
    if axis == .horizontal, fonts.differ(content.titles) {
      // None of them need be in the middle; where they end is an estimate.
      (span.low, span.high, span.isVaried) = (span.low.rounded(.down), span.high.rounded(.up), true)
    }
    return span
  }

  /// How wide a letter is at least of what a button says; 0 where that is not known.
  private func letterWidth(in content: ButtonContent, usual: Font) -> Double {
    FontReading(index: index, setting: setting)
      .width(of: [.string([.known("n")])], content.fonts, usual: usual)?.smallest ?? 0
  }

  /// Whether what is said may stand on several lines: where that is allowed, and it is not all in the
  /// source, or is several words of which nothing says that the view is as wide as they are. One word is
  /// broken where the view is too narrow for it.
  ///
  /// - Parameter insets: What lies beside the text.
  private func mayBreak(_ content: ButtonContent, usual: Font, beside insets: Length) -> Bool {
    guard content.mayWrap else { return false }
    let fonts = FontReading(index: index, setting: setting)
    return content.titles.isEmpty
      || !content.titles.allSatisfy { title in
        guard let text = title.shownText(in: index), !text.contains(where: \.isNewline),
          let line = fonts.width(of: [title], content.fonts, usual: usual)
        else { return false }
        let isFit = width.map { line.largest + insets.largest <= $0.low } ?? false
        let isTooLong = width.map { line.smallest + insets.smallest > $0.high } ?? false
        return isFit && !content.hasImage || text.isOneWord && !isTooLong
      }
  }

  /// A button that shows nothing: 30×34 pt before iOS 26, as one with a short title is, since then
  /// 30×30 (read on iOS 17.5, 18.5 and 26.1: openuikit, UIButtonConfigurationTests).
  private func empty(along axis: Axis) -> Span {
    let length = axis == .vertical && setting.system < 26 ? 34.0 : 30
    return Span(low: length, high: length, certainty: setting.system < 26 ? .estimated : .exact)
  }

  // MARK: - Labels and images

  /// How wide a label or a button without a configuration is at least that nothing shortens, by what it
  /// says as far as that is in the source, in points.
  var leastTextWidth: Double {
    let content = facts.content
    guard ["UIButton", "UILabel"].contains(facts.className), content.configurations.isEmpty,
      !content.mayWrap, !content.hasAttributedTitle
    else { return 0 }
    let size =
      facts.className == "UILabel" ? 17 : ButtonMetrics.titleSize(ofType: facts.buttonType)
    return FontReading(index: index, setting: setting)
      .leastWidth(of: content.titles, content.fonts, usual: Font(.fixed(Length(size))))
  }

  /// A label, in a text with attributes as in a plain one.
  private func label(along axis: Axis) -> Span {
    guard axis == .vertical else { return .unknown("its text gives it its width") }
    let content = facts.content
    guard content.hasAttributedTitle else { return line(of: content) }
    var result = content.titles.isEmpty ? nil : line(of: content)
    for text in content.attributedTitles {
      guard let text else { return .unknown("the attributes of its text are not followed") }
      // A font that the label is given later takes the place of the text's own; those of its parts may be
      // all that it is in.
      let parts = text.partFonts.isEmpty ? [] : [text.partFonts]
      for fonts in [content.fonts + text.fonts] + parts {
        var plain = content
        (plain.titles, plain.fonts) = (text.titles, fonts)
        let span = line(of: plain)
        result = result.map { $0.hull(span) } ?? span
      }
    }
    return result ?? .unknown("the attributes of its text are not followed")
  }

  /// How high a label is that shows one line, as it does unless it is told otherwise.
  private func line(of content: ButtonContent) -> Span {
    let usual = Font(.fixed(17))
    // What others that have the label let it say is not looked for.
    let isOwn = facts.isPrivate || !facts.isHeld
    guard isOwn ? !mayBreak(content, usual: usual, beside: 0) : !content.mayWrap else {
      return .unknown("its text may have several lines")
    }
    guard
      let line = FontReading(index: index, setting: setting).lineHeight(
        content.fonts, usual: usual)
    else { return .unknown("its font is not in the source") }
    return Span(low: line.smallest, high: line.largest, certainty: .estimated)
  }

  /// What a text field without a border adds to the height of its line at most: Interface Builder lays
  /// out one in 17 pt, whose line is 20.3 pt high, 22 to 22.33 pt high.
  private static let fieldPadding = 2.0

  /// A text field without a border.
  private func field(along axis: Axis) -> Span {
    guard axis == .vertical else { return .unknown("its text gives it its width") }
    let enlarging = ["attributedText", "attributedPlaceholder", "background"]
    guard let styles = facts.names("borderStyle"), Set(styles).isSubset(of: ["none"]),
      enlarging.allSatisfy({ facts.properties[$0] == nil }),
      let line = FontReading(index: index, setting: setting).lineHeight(
        facts.content.fonts, usual: Font(.fixed(17)))
    else { return .unknown("its border or its font is not in the source") }
    return Span(
      low: line.smallest, high: line.largest + Self.fieldPadding, certainty: .estimated)
  }

  private func image(along axis: Axis) -> Span {
    let content = facts.content
    guard !content.images.isEmpty,
      let image = ImageReading(index: index, setting: setting)
        .span(of: content.images, content.symbolConfigurations, along: axis)
    else { return .unknown(UnknownReason.image) }
    return image
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

  /// The range of them at one edge; nil where one is not known.
  static func range(_ values: [Value], at edge: Edge) -> Length? {
    let own = edge.isStart == true ? ["left", "leading", "top"] : ["right", "trailing", "bottom"]
    // What an initializer makes of other arguments is not known.
    let known = ["left", "leading", "top", "right", "trailing", "bottom"]
    var result: Length?
    for value in values {
      var side = Length(0)
      if case .number(let number) = value.plain {
        side = number
      } else {
        guard let members = value.members else { return nil }
        for member in members {
          guard let label = member.label, known.contains(label) else { return nil }
          guard sides(along: edge.axis).contains(label), own.contains(label) else { continue }
          guard case .number(let number) = member.value.plain else { return nil }
          side = number
        }
      }
      result = result.map { $0.combined(around: side) } ?? side
    }
    return result
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
    var sum = Length(0)
    for member in members {
      // What is not known of another side says nothing of this one.
      if let label = member.label, sides(along: axis.other).contains(label) { continue }
      guard case .number(let number) = member.value.plain else { return nil }
      guard let label = member.label else { return members.count == 1 ? number + number : nil }
      guard label == "all" || sides(along: axis).contains(label) else { return nil }
      let isBoth = ["all", "horizontal", "vertical", "dx", "dy"].contains(label)
      sum = sum + (isBoth ? number + number : number)
    }
    return sum
  }

  private static func sides(along axis: Axis) -> Set<String> {
    axis == .horizontal
      ? ["left", "right", "leading", "trailing", "horizontal", "dx"]
      : ["top", "bottom", "vertical", "dy"]
  }
}
