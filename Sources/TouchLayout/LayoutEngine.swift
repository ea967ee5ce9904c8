import TouchModel

/// Lays a view tree out by SwiftUI's rules and reports what a person can act on.
public struct LayoutEngine: Sendable {
  /// The device to lay out for.
  public var device: Device

  /// Creates an engine for a device.
  public init(device: Device) {
    self.device = device
  }

  /// The area between bars and sensors that the device offers a scene.
  public var deviceProposal: Proposal {
    Proposal(
      width: device.size.width - device.safeArea.left - device.safeArea.right,
      height: device.size.height - device.safeArea.top - device.safeArea.bottom)
  }

  /// Returns the layouts of a view in several variants, in their order; what is known of certainty
  /// is found once for all of them.
  ///
  /// - Parameters:
  ///   - view: The name of the view at the root.
  ///   - place: Where it is declared, if it comes from source.
  ///   - proposal: What the root is offered, in points; the device's safe area if nil.
  ///   - variants: How large open content is taken to be, and the element that differs.
  ///   - environment: What holds at the root: the system, pixels a point, the content size.
  public func screens(
    of root: ViewNode, view: String, place: Place? = nil, proposal: Proposal? = nil,
    variants: [Screen.Variant], environment: Environment = Environment()
  ) -> [Screen] {
    var series = series(
      of: root, view: view, place: place, proposal: proposal, environment: environment)
    return series.screens(variants)
  }

  /// Returns the layouts of a view to come, for variants that depend on what others show.
  public func series(
    of root: ViewNode, view: String, place: Place? = nil, proposal: Proposal? = nil,
    environment: Environment = Environment()
  ) -> LayoutSeries {
    LayoutSeries(
      root: root, view: view, place: place, device: device, proposal: proposal ?? deviceProposal,
      environment: environment)
  }

  /// Returns the size that a view takes of a proposal, in points.
  public func size(
    of node: ViewNode, proposal: Proposal, variant: Screen.Variant = Screen.Variant(),
    environment: Environment = Environment()
  ) -> Size {
    let tree = BoxBuilder.tree(
      of: node, variant: variant, extents: Extents(variant.content), device: device,
      environment: environment)
    var arranger = Arranger(tree, scale: environment.scale)
    return arranger.size(tree.root, proposal)
  }
}
