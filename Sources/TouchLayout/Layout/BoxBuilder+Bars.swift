import TouchModel

extension BoxBuilder {
  /// The system's bars around content.
  mutating func bars(
    _ bars: ViewNode.Bars, _ content: ViewNode, _ origin: ViewNode.Origin
  ) -> Int {
    let metrics = BarMetrics(system: environment.system)
    var children = [single(content, in: .vertical)]
    var roles = [Box.Bars.Role.content]
    let outer = container
    func size(_ height: Double) -> Size { Size(width: 44, height: height) }
    let groups: [([ViewNode], Box.Bars.Role, Screen.Element.Container, Size)] = [
      (bars.leading, .leading, .navigationBar, size(metrics.item)),
      (bars.principal, .principal, .navigationBar, size(metrics.item)),
      (bars.trailing, .trailing, .navigationBar, size(metrics.item)),
      (bars.bottom, .bottom, .toolbar, size(metrics.item)),
      (bars.keyboard, .keyboard, .toolbar, size(metrics.item)),
      (bars.tabs, .tab, .tabBar, Size(width: 0, height: metrics.tabBar)),
    ]
    for (nodes, role, place, minimum) in groups {
      container = place
      direction = .horizontal
      for node in nodes {
        let items = item(node, minimum: minimum, isTab: role == .tab)
        children += items
        roles += items.map { _ in role }
      }
    }
    container = outer
    let hasTop =
      bars.hasNavigationBar || !bars.leading.isEmpty || !bars.principal.isEmpty
      || !bars.trailing.isEmpty
    let resolved = Box.Bars(
      roles: roles,
      top: hasTop ? (bars.hasLargeTitle ? metrics.largeTitleBar : metrics.navigationBar) : 0,
      itemRow: metrics.navigationBar, toolbar: bars.bottom.isEmpty ? 0 : metrics.toolbar,
      tabBar: bars.tabs.isEmpty ? 0 : metrics.tabBar, isRightToLeft: bars.isRightToLeft)
    return add(.bars(resolved), origin, children)
  }

  /// A bar's item: where it is plain the system gives it room, else it has its own region.
  private mutating func item(_ node: ViewNode, minimum: Size, isTab: Bool) -> [Int] {
    let first = tree.elements.count
    let isPlain = isTab || BoxBuilder.isPlainItem(node)
    let boxes = build(node)
    guard isPlain else { return boxes }
    for index in first..<tree.elements.count {
      tree.elements[index].system = "the system's bars are measured approximately"
    }
    return boxes.map { box in
      var slot = Box.Slot()
      slot.minimum = minimum
      slot.taker = .all
      slot.horizontal = .center
      slot.fillsWidth = isTab
      return add(.slot(slot), ViewNode.Origin(name: "toolbar"), [box])
    }
  }

  private static func isPlainItem(_ node: ViewNode) -> Bool {
    var node = node
    while true {
      switch node.kind {
      case .modified(let child, _): node = child
      case .group(let children) where children.count == 1: node = children[0]
      case .element(let element, _):
        // What a gesture makes react is no item that the bar knows of.
        guard element.hasPlainLabel, !element.kind.isGesture else { return false }
        switch element.style {
        case .automatic, .borderless, .system: return true
        case .plain, .bordered, .borderedProminent, .custom: return false
        }
      default: return false
      }
    }
  }
}

/// The heights of the system's bars, in points.
///
/// Common knowledge of iOS, not measured: every frame in a bar is approximate.
struct BarMetrics {
  var navigationBar: Double
  var largeTitleBar: Double
  var toolbar: Double
  var tabBar: Double
  /// The height in which a plain item reacts.
  var item = 44.0

  init(system: Int) {
    let isNew = system >= 26
    navigationBar = isNew ? 54 : 44
    largeTitleBar = isNew ? 106 : 96
    toolbar = isNew ? 54 : 44
    tabBar = isNew ? 62 : 49
  }
}
