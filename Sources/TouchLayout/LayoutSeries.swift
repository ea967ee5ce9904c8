import TouchModel

/// The layouts of one view in one proposal, variant by variant; what is known of certainty is found
/// once for all of them.
public struct LayoutSeries {
  private let root: ViewNode
  private let view: String
  private let place: Place?
  private let device: Device
  private let proposal: Proposal
  private let environment: Environment
  private var doubts: CertaintyProbe

  init(
    root: ViewNode, view: String, place: Place?, device: Device, proposal: Proposal,
    environment: Environment
  ) {
    self.root = root
    self.view = view
    self.place = place
    self.device = device
    self.proposal = proposal
    self.environment = environment
    doubts = CertaintyProbe(
      root: root, device: device, proposal: proposal, environment: environment)
  }

  /// Returns the layouts in several variants, in their order.
  public mutating func screens(_ variants: [Screen.Variant]) -> [Screen] {
    variants.map { variant in
      let pass = pass(variant)
      var screen = Screen(
        view: view, place: place, device: device, bounds: pass.bounds, variant: variant)
      (screen.elements, screen.groups) = pass.elements(&doubts)
      return screen
    }
  }

  /// Returns where what is measured stands in one variant, from back to front.
  public func frames(_ variant: Screen.Variant = Screen.Variant()) -> [MeasuredFrame] {
    pass(variant).collector.measured
  }

  private func pass(_ variant: Screen.Variant) -> LayoutPass {
    LayoutPass(
      root, device: device, proposal: proposal, variant: variant,
      extents: Extents(variant.content), environment: environment)
  }
}

/// Where a view stands that is measured.
public struct MeasuredFrame: Hashable, Sendable {
  /// The number that it is measured under.
  public var number: UInt64
  /// The rectangle around it on the screen, in points.
  public var rect: Rect
}
