import TouchModel

/// The layouts of one view in one proposal, variant by variant; what is known of certainty is found
/// once for all of them.
public struct LayoutSeries {
  private let view: String
  private let place: Place?
  private let device: Device
  private var passes: LayoutPasses

  init(
    root: ViewNode, view: String, place: Place?, device: Device, proposal: Proposal,
    environment: Environment
  ) {
    self.view = view
    self.place = place
    self.device = device
    passes = LayoutPasses(
      root: root, device: device, proposal: proposal, environment: environment)
  }

  /// Returns the layouts in several variants, in their order.
  public mutating func screens(_ variants: [Screen.Variant]) -> [Screen] {
    variants.map { variant in
      let pass = passes.pass(variant)
      var screen = Screen(
        view: view, place: place, device: device, bounds: pass.bounds, variant: variant)
      (screen.elements, screen.groups) = pass.elements(&passes)
      return screen
    }
  }

  /// Returns where what is measured stands, from back to front, with content of one extent.
  public mutating func frames(_ content: Screen.Extent = .typical) -> [MeasuredFrame] {
    passes.pass(Extents(content)).collector.measured
  }
}

/// Where a view stands that is measured.
public struct MeasuredFrame: Hashable, Sendable {
  /// The number that it is measured under.
  public var number: UInt64
  /// The rectangle around it on the screen, in points.
  public var rect: Rect
}
