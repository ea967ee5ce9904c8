/// A view laid out alone, with its open content at each extent.
public struct InspectedView: Hashable, Sendable {
  /// The layout with typical content.
  public var typical: Screen
  /// The layout with the smallest content.
  public var smallest: Screen
  /// The layout with the largest content.
  public var largest: Screen
  /// In how many contexts the project uses the view.
  public var contexts: Int

  /// Creates an inspected view from its three layouts.
  public init(typical: Screen, smallest: Screen, largest: Screen, contexts: Int) {
    self.typical = typical
    self.smallest = smallest
    self.largest = largest
    self.contexts = contexts
  }
}
