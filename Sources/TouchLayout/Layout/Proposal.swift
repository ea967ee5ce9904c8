/// The size that a container offers a view; a side that is nil asks for the view's ideal.
public struct Proposal: Hashable, Sendable {
  /// The width offered, in points; infinite to ask for the greatest.
  public var width: Double?
  /// The height offered, in points; infinite to ask for the greatest.
  public var height: Double?

  /// Creates a proposal; negative sides become 0 and sides that are no number become nil.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width.flatMap { $0.isNaN ? nil : max(0, $0) }
    self.height = height.flatMap { $0.isNaN ? nil : max(0, $0) }
  }

  /// The proposal that asks for the ideal size.
  public static let unspecified = Proposal()
}

extension Proposal {
  /// Creates a proposal from its sides along and across a direction.
  init(_ direction: ViewNode.Stack.Direction, along: Double?, across: Double?) {
    switch direction {
    case .horizontal: self.init(width: along, height: across)
    case .vertical: self.init(width: across, height: along)
    }
  }

  /// The side along a direction.
  func along(_ direction: ViewNode.Stack.Direction) -> Double? {
    direction == .horizontal ? width : height
  }

  /// The side across a direction.
  func across(_ direction: ViewNode.Stack.Direction) -> Double? {
    direction == .horizontal ? height : width
  }
}
