import TouchModel

/// The guides of views that leave out what bars and the device's corners cover.
extension SetupReader {
  /// An anchor of the guide of a view.
  func safeAreaAnchor(_ name: String, of view: ViewFacts.ID) -> Thing {
    switch guideAnchor(name, of: view, isInset: true) {
    case .edge(let view, let edge, _): safeAreaEdge(edge, of: view)
    case .guide(let view, _): .safeArea(view)
    case let anchor: anchor
    }
  }

  /// An edge of the guide of a view. Beside a phone that is held upright nothing is covered: there it is
  /// the view's own.
  func safeAreaEdge(_ edge: Edge, of view: ViewFacts.ID) -> Thing {
    let device = setting.device
    let isWhole =
      edge.axis == .horizontal && device.platform == .iOS && device.safeArea.left == 0
      && device.safeArea.right == 0
    return .edge(view, edge, isInset: !isWhole)
  }
}
