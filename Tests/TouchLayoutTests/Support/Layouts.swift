import Testing
import TouchLayout
import TouchModel

/// An iPhone 16: 393 × 852 points, of which 393 × 759 are safe.
let phone = Device(
  name: "iPhone 16", platform: .iOS, size: Size(width: 393, height: 852), scale: 3,
  safeArea: Outsets(top: 59, bottom: 34), pointsPerInch: 153.33)

let engine = LayoutEngine(device: phone)

/// The font of a text style, as the environment carries it.
func styled(
  _ style: TextStyle, _ textSize: TextSize = .large, weight: Font.Weight? = nil, scale: Double = 3
) -> Environment {
  Environment(font: Font(.style(style), weight: weight), textSize: textSize, scale: scale)
}

/// The font of a fixed size.
func fixed(_ pointSize: Length, weight: Font.Weight? = nil) -> Environment {
  Environment(font: Font(.fixed(pointSize), weight: weight))
}

func size(
  _ node: Node, width: Double? = nil, height: Double? = nil,
  _ variant: Screen.Variant = Screen.Variant(), _ environment: Environment = Environment()
) -> Size {
  engine.size(
    of: node, proposal: Proposal(width: width, height: height), variant: variant,
    environment: environment)
}

func screen(
  _ node: Node, _ content: Screen.Extent = .typical, exception: Screen.Exception? = nil,
  proposal: Proposal? = nil, _ environment: Environment = Environment()
) -> Screen {
  engine.screen(
    of: node, view: "Example", proposal: proposal,
    variant: Screen.Variant(content: content, exception: exception), environment: environment)
}

extension LayoutEngine {
  /// The layout of a view in one variant.
  func screen(
    of root: ViewNode, view: String, proposal: Proposal? = nil,
    variant: Screen.Variant = Screen.Variant(), environment: Environment = Environment()
  ) -> Screen {
    screens(
      of: root, view: view, proposal: proposal, variants: [variant], environment: environment)[0]
  }
}

extension Screen {
  /// The element of a number; the first, if it is repeated.
  func element(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) throws
    -> Screen.Element
  {
    try #require(
      elements.first { $0.id.place.line == number }, sourceLocation: sourceLocation)
  }

  func hit(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) throws -> Size {
    let region = try element(number, sourceLocation: sourceLocation).region
    return region.boundingBox?.size ?? .zero
  }
}

/// Whether two lengths are a third of a point apart at most, a pixel of most phones.
func near(_ first: Double, _ second: Double, _ tolerance: Double = 0.34) -> Bool {
  abs(first - second) <= tolerance
}

func near(_ first: Size, _ second: Size, _ tolerance: Double = 0.34) -> Bool {
  near(first.width, second.width, tolerance) && near(first.height, second.height, tolerance)
}

func near(_ first: Rect?, _ second: Rect, _ tolerance: Double = 0.01) -> Bool {
  guard let first else { return false }
  return near(first.minX, second.minX, tolerance) && near(first.minY, second.minY, tolerance)
    && near(first.size, second.size, tolerance)
}
