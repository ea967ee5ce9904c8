import TouchModel

extension LayoutPass {
  /// What a person can act on in this layout, from back to front.
  func elements(_ probe: inout CertaintyProbe) -> [Screen.Element] {
    guard !collector.targets.isEmpty else { return [] }
    let certainties = probe.certainties(tree)
    let tracer = Tracer(tree, collector)
    return collector.targets.indices.compactMap { position in
      let target = collector.targets[position]
      let element = tree.elements[target.element]
      let (certainty, reason) = doubt(element, certainties[target.element])
      // Without extent it is no target, unless other content would give it some.
      if target.region.isEmpty, target.layout.isEmpty || target.isHidden, certainty != .unknown {
        return nil
      }
      let node = element.node
      return Screen.Element(
        id: node.id, kind: node.kind, label: node.label, view: node.view,
        container: element.container, style: node.style, controlSize: node.controlSize,
        hasPlainLabel: node.hasPlainLabel, isEnabled: node.isEnabled,
        visual: target.visual ?? target.layout, layout: target.layout, region: target.region,
        effective: collector.effective(position), certainty: certainty, reason: reason,
        trace: tracer.trace(target))
    }
  }

  private func doubt(
    _ element: BoxTree.Element, _ change: Certainty
  ) -> (Certainty, String?) {
    if let reason = element.node.unknown { return (.unknown, reason) }
    switch change {
    case .unknown: return (.unknown, element.open ?? "content around it is not in the source")
    case .estimated:
      return (.estimated, element.estimated ?? "the size of content around it is approximate")
    case .exact:
      guard let reason = element.system ?? systemReason(element.container) else {
        return (.exact, nil)
      }
      return (.estimated, reason)
    }
  }

  /// Why frames in a container of the system's are approximate.
  private func systemReason(_ container: Screen.Element.Container) -> String? {
    switch container {
    case .menu, .alert, .swipeActions: "the system's own rows are measured approximately"
    case .none, .row, .navigationBar, .toolbar, .tabBar, .widget: nil
    }
  }
}
