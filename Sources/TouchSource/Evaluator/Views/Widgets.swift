import TouchLayout
import TouchModel

extension SystemViews {
  /// Widgets and live activities, each family of which is a screen of its own.
  static let widgets: [String: Handler] = {
    var table: [String: Handler] = [:]
    for name in ["StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration"] {
      table[name] = { evaluation, call, environment in
        let platform = evaluation.setting.device.platform
        for family in environment.widgetFamilies ?? WidgetFamily.standard
        where family.exists(on: platform) {
          evaluation.present(family, of: call, environment)
        }
        return ViewNode(.empty, origin: call.origin)
      }
    }
    table["ActivityConfiguration"] = { evaluation, call, environment in
      // The lock screen's presentation, 22 points narrower than the screen and at most 160 high
      // (Human Interface Guidelines, Live Activities, Specifications, published).
      let width = evaluation.setting.device.size.width - 22
      evaluation.presentWidget(call, environment, size: Size(width: width, height: 160))
      return ViewNode(.empty, origin: call.origin)
    }
    return table
  }()
}

extension SystemModifiers {
  /// What a widget says of itself.
  static let widgets: [String: Handler] = [
    "supportedFamilies": { evaluation, call, content, environment in
      var inside = environment
      inside.widgetFamilies = evaluation.widgetFamilies(call.first)
      return evaluation.settle(content, in: inside)
    },
    "contentMarginsDisabled": { evaluation, _, content, environment in
      var inside = environment
      inside.hasWidgetMargins = false
      return evaluation.settle(content, in: inside)
    },
  ]
}

/// A size and place of widgets, by its case in WidgetKit.
enum WidgetFamily: String, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline

  /// Those that a widget supports which says nothing of them.
  static let standard: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]

  /// Whether a platform's home or lock screen shows it.
  func exists(on platform: Platform) -> Bool {
    self != .systemExtraLarge || platform != .iOS
  }

  /// Whether it stands on the home screen.
  var isOnHomeScreen: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: true
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: false
    }
  }

  /// Whether a link inside opens what it names: elsewhere the whole widget opens its `widgetURL`.
  var opensLinks: Bool { isOnHomeScreen && self != .systemSmall }

  /// Its size in points (Human Interface Guidelines, Widgets, Specifications, published): that of the
  /// widest listed screen which is no wider than the device's. What is no phone has those of an
  /// iPad of 820×1180 points.
  func size(on device: Device) -> Size {
    let sizes =
      device.platform == .iOS
      ? Self.phones.last { $0.screen <= device.size.width } ?? Self.phones[0] : Self.tablet
    let (small, circle) = (sizes.small, sizes.circle)
    switch self {
    case .systemSmall: return Size(width: small, height: small)
    case .systemMedium: return Size(width: sizes.medium, height: small)
    case .systemLarge: return Size(width: sizes.medium, height: sizes.large)
    case .systemExtraLarge: return Size(width: sizes.medium * 2, height: sizes.large)
    case .accessoryCircular: return Size(width: circle, height: circle)
    case .accessoryRectangular: return Size(width: sizes.rectangle, height: circle)
    case .accessoryInline: return Size(width: sizes.line, height: 26)
    }
  }

  private struct Sizes {
    var screen: Double
    var small: Double
    var medium: Double
    var large: Double
    var circle: Double
    var rectangle: Double
    var line: Double
  }

  private static let phones = [
    Sizes(
      screen: 320, small: 141, medium: 292, large: 311, circle: 68, rectangle: 153, line: 225),
    Sizes(
      screen: 375, small: 155, medium: 329, large: 345, circle: 72, rectangle: 157, line: 225),
    Sizes(
      screen: 390, small: 158, medium: 338, large: 354, circle: 72, rectangle: 160, line: 234),
    Sizes(
      screen: 414, small: 169, medium: 360, large: 379, circle: 76, rectangle: 160, line: 248),
    Sizes(
      screen: 428, small: 170, medium: 364, large: 382, circle: 76, rectangle: 172, line: 257),
  ]

  private static let tablet = Sizes(
    screen: 820, small: 155, medium: 342, large: 342, circle: 72, rectangle: 160, line: 234)
}

extension Evaluation {
  /// The content margins of a widget, in points (16 on phones since iOS 17, published).
  private static let widgetMargin = 16.0

  /// Notes what a widget shows in one of its families.
  fileprivate func present(
    _ family: WidgetFamily, of call: ViewValue.Call, _ environment: FlowingEnvironment
  ) {
    var environment = environment
    environment.values["widgetFamily"] = .external(
      External(type: "WidgetFamily", path: [External.Step(name: family.rawValue)]))
    let size = family.size(on: setting.device)
    let margin =
      environment.hasWidgetMargins && family.isOnHomeScreen && setting.system >= 17
      ? Self.widgetMargin * 2 : 0
    presentWidget(
      call, environment, size: Size(width: size.width - margin, height: size.height - margin),
      opensLinks: family.opensLinks)
  }

  /// Notes what a widget or a live activity shows.
  fileprivate func presentWidget(
    _ call: ViewValue.Call, _ environment: FlowingEnvironment, size: Size,
    opensLinks: Bool = true
  ) {
    guard let content = call.content("content") else { return }
    var inside = setting.environment
    inside.values = environment.values
    inside.isOpen = environment.isOpen
    inside.container = .widget
    inside.opensLinks = opensLinks
    inside.widgetSize = size
    found.append(
      ScreenSeed(
        content: .deferred(content, [.unknown]), environment: inside, place: call.place,
        isPushed: false, view: call.view, size: size))
  }

  /// The families that a widget says it supports; nil where the source does not tell all.
  fileprivate func widgetFamilies(_ value: Value?) -> [WidgetFamily]? {
    guard case .array(let members)? = value else { return nil }
    let families = members.compactMap { names($0)?.last.flatMap(WidgetFamily.init) }
    return families.count == members.count ? families : nil
  }
}
