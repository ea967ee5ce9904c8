import TouchModel

/// One layout of a view on a device.
struct LayoutPass {
  var tree: BoxTree
  var collector: Collector
  var bounds: Rect
  /// Whether loops over unknown data make one view each.
  let isSingle: Bool

  init(
    _ root: ViewNode, device: Device, proposal: Proposal, variant: Screen.Variant,
    extents: Extents, environment: Environment
  ) {
    isSingle = extents.isSingle
    tree = BoxBuilder.tree(
      of: root, variant: variant, extents: extents, device: device, environment: environment)
    var arranger = Arranger(tree, scale: environment.scale)
    let size = arranger.size(tree.root, proposal)
    func finite(_ length: Double, _ fallback: Double) -> Double {
      length.isFinite ? length : fallback
    }
    let own = Size(
      width: finite(size.width, device.size.width),
      height: finite(size.height, device.size.height))
    bounds = Rect(
      x: device.safeArea.left, y: device.safeArea.top,
      width: finite(proposal.width ?? own.width, own.width),
      height: finite(proposal.height ?? own.height, own.height))
    // Along a side that is not offered the view stands anywhere.
    var screen = Gate()
    if proposal.width != nil { (screen.left, screen.right) = (0, device.size.width) }
    if proposal.height != nil { (screen.top, screen.bottom) = (0, device.size.height) }
    collector = Collector(arranger, bounds: bounds, screen: screen)
    let frame = Rect(
      x: bounds.midX - own.width / 2, y: bounds.midY - own.height / 2, width: own.width,
      height: own.height)
    collector.collect(
      tree.root, frame, proposal, Collector.Surroundings(gate: screen))
    collector.pieces.removeAll()
    for presentation in tree.presentations { collector.present(presentation) }
  }
}
