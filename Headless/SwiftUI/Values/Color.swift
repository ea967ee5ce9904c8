import TouchLayout
import TouchModel

/// What paints.
public protocol ShapeStyle: Sendable {
  /// The colour that it paints, if it is one.
  func _color(in environment: EnvironmentValues) -> Color.Resolved?
}

/// A colour.
public struct Color: Hashable, Sendable, ShapeStyle {
  indirect enum Source: Hashable, Sendable {
    case fixed(TouchModel.RGBA)
    case pair(light: UInt32, dark: UInt32, opacity: Double)
    case faded(Color, Double)
  }
  let source: Source

  init(_ source: Source) { self.source = source }

  /// The spaces that components stand in.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// Creates a colour from its components, from 0 to 1; a space other than sRGB is taken for it.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    source = .fixed(TouchModel.RGBA(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Creates a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from what it is resolved to.
  public init(_ resolved: Resolved) { source = .fixed(resolved.model) }

  private static func pair(_ light: UInt32, _ dark: UInt32, _ opacity: Double = 1) -> Color {
    Color(.pair(light: light, dark: dark, opacity: opacity))
  }

  // Apple's Human Interface Guidelines, Color, iOS system colours, default light and dark.
  public static let red = pair(0xFF3B30, 0xFF453A)
  public static let orange = pair(0xFF9500, 0xFF9F0A)
  public static let yellow = pair(0xFFCC00, 0xFFD60A)
  public static let green = pair(0x34C759, 0x30D158)
  public static let mint = pair(0x00C7BE, 0x63E6E2)
  public static let teal = pair(0x30B0C7, 0x40C8E0)
  public static let cyan = pair(0x32ADE6, 0x64D2FF)
  public static let blue = pair(0x007AFF, 0x0A84FF)
  public static let indigo = pair(0x5856D6, 0x5E5CE6)
  public static let purple = pair(0xAF52DE, 0xBF5AF2)
  public static let pink = pair(0xFF2D55, 0xFF375F)
  public static let brown = pair(0xA2845E, 0xAC8E68)
  public static let gray = pair(0x8E8E93, 0x8E8E93)
  public static let white = Color(.fixed(.white))
  public static let black = Color(.fixed(.black))
  public static let clear = Color(.fixed(TouchModel.RGBA(red: 0, green: 0, blue: 0, alpha: 0)))
  public static let primary = pair(0x000000, 0xFFFFFF)
  public static let secondary = pair(0x3C3C43, 0xEBEBF5, 0.6)
  /// The colour of what reacts.
  public static var accentColor: Color { .blue }

  /// The colour with less opacity.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }

  /// A colour's components.
  public struct Resolved: Hashable, Sendable {
    public var red, green, blue, opacity: Float
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    var model: TouchModel.RGBA {
      TouchModel.RGBA(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
    }
  }

  /// The components where the colour stands.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let model: TouchModel.RGBA
    switch source {
    case .fixed(let colour): model = colour
    case .pair(let light, let dark, let opacity):
      var colour = TouchModel.RGBA(hex: environment.colorScheme == .dark ? dark : light)
      colour.alpha = opacity
      model = colour
    case .faded(let colour, let opacity):
      var resolved = colour.resolve(in: environment)
      resolved.opacity *= Float(opacity)
      return resolved
    }
    return Resolved(
      red: Float(model.red), green: Float(model.green), blue: Float(model.blue),
      opacity: Float(model.alpha))
  }

  /// Whether nothing shows: what has no opacity takes no touches.
  var isClear: Bool {
    switch source {
    case .fixed(let colour): colour.alpha < 0.001
    case .pair: false
    case .faded(let colour, let opacity): opacity < 0.001 || colour.isClear
    }
  }

  public func _color(in environment: EnvironmentValues) -> Resolved? { resolve(in: environment) }
}

extension Color: View {
  public func _node(_ context: _ViewContext) -> ViewNode {
    context.drawn(
      ViewNode(.color(isClear: isClear), origin: ViewNode.Origin(name: "Color")),
      .fill(radius: 0), resolve(in: context.environment))
  }
}

/// The colour of text, or one of its weaker steps.
public struct HierarchicalShapeStyle: ShapeStyle {
  let opacity: Double
  public static let primary = HierarchicalShapeStyle(opacity: 1)
  public static let secondary = HierarchicalShapeStyle(opacity: 0.6)
  public static let tertiary = HierarchicalShapeStyle(opacity: 0.3)
  public static let quaternary = HierarchicalShapeStyle(opacity: 0.18)
  public func _color(in environment: EnvironmentValues) -> Color.Resolved? {
    Color.primary.opacity(opacity).resolve(in: environment)
  }
}

/// The colour of what reacts.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _color(in environment: EnvironmentValues) -> Color.Resolved? {
    environment.tint ?? Color.accentColor.resolve(in: environment)
  }
}

/// The colour behind everything.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _color(in environment: EnvironmentValues) -> Color.Resolved? {
    Color(white: environment.colorScheme == .dark ? 0 : 1).resolve(in: environment)
  }
}

/// A blurred pane.
public struct Material: ShapeStyle {
  public static let regular = Material()
  public static let thin = Material()
  public func _color(in environment: EnvironmentValues) -> Color.Resolved? { nil }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var blue: Color { Color.blue }
  public static var purple: Color { Color.purple }
  public static var gray: Color { Color.gray }
  public static var white: Color { Color.white }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
