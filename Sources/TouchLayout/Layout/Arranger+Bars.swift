import TouchModel

extension Arranger {
  mutating func barsSize(_ box: Int, _ bars: Box.Bars, _ proposal: Proposal) -> Size {
    let content = size(tree.boxes[box].children[0], Arranger.between(bars, proposal))
    return Size(
      width: proposal.width ?? content.width,
      height: proposal.height ?? content.height + bars.top + bars.bottom)
  }

  private static func between(_ bars: Box.Bars, _ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width, height: proposal.height.map { $0 - bars.top - bars.bottom })
  }

  /// The content between the bars and, in front of it, the items of each.
  mutating func barsChildren(
    _ box: Int, _ bars: Box.Bars, _ size: Size, _ proposal: Proposal
  ) -> [Placed] {
    let between = Proposal(
      width: size.width, height: proposal.height.map { $0 - bars.top - bars.bottom })
    let content = tree.boxes[box].children[0]
    let room = Size(width: size.width, height: size.height - bars.top - bars.bottom)
    var main = aligned(content, in: room, .center, between)
    main.origin.y += bars.top
    var placed = [main]
    // A large title stands below the items.
    let topRow = Rect(x: 0, y: 0, width: size.width, height: min(bars.top, bars.itemRow))
    placed += line(box, bars, .leading, topRow, bars.isRightToLeft ? .right : .left)
    placed += line(box, bars, .principal, topRow, .center)
    placed += line(box, bars, .trailing, topRow, bars.isRightToLeft ? .left : .right)
    let bottom = size.height - bars.bottom
    placed += spread(
      box, bars, .bottom, Rect(x: 0, y: bottom, width: size.width, height: bars.toolbar))
    placed += line(
      box, bars, .keyboard,
      Rect(
        x: 0, y: bottom - BarMetrics.keyboardBar, width: size.width,
        height: BarMetrics.keyboardBar),
      .right)
    placed += tabs(
      box, bars,
      Rect(x: 0, y: size.height - bars.tabBar, width: size.width, height: bars.tabBar))
    return placed
  }

  private func items(_ box: Int, _ bars: Box.Bars, _ role: Box.Bars.Role) -> [Int] {
    zip(tree.boxes[box].children, bars.roles).filter { $0.1 == role }.map { $0.0 }
  }

  /// Items side by side at an end or in the middle of a bar.
  private mutating func line(
    _ box: Int, _ bars: Box.Bars, _ role: Box.Bars.Role, _ bar: Rect,
    _ alignment: ViewNode.HorizontalAlignment
  ) -> [Placed] {
    var placed: [Placed] = []
    var x = 0.0
    for child in items(box, bars, role) {
      var item = self.placed(child, at: .zero, Proposal(width: nil, height: bar.height))
      item.origin = Point(
        x: x, y: bar.minY + Arranger.difference(bar.height, item.size.height) / 2)
      x += item.size.width + BarMetrics.gap
      placed.append(item)
    }
    let width = max(0, x - BarMetrics.gap)
    let start: Double =
      switch alignment {
      case .left: bar.minX + BarMetrics.margin
      case .center: bar.midX - width / 2
      case .right: bar.maxX - BarMetrics.margin - width
      }
    for index in placed.indices { placed[index].origin.x += start }
    return placed
  }

  /// Items at equal distances along a bar.
  private mutating func spread(
    _ box: Int, _ bars: Box.Bars, _ role: Box.Bars.Role, _ bar: Rect
  ) -> [Placed] {
    var placed = line(box, bars, role, bar, .left)
    guard placed.count > 1, let last = placed.last else {
      return line(box, bars, role, bar, .center)
    }
    let used = last.origin.x + last.size.width - bar.minX - BarMetrics.margin
    let rest = max(0, bar.width - 2 * BarMetrics.margin - used)
    for index in placed.indices {
      placed[index].origin.x += rest * Double(index) / Double(placed.count - 1)
    }
    return placed
  }

  /// Tabs side by side, each as wide as the next.
  private mutating func tabs(_ box: Int, _ bars: Box.Bars, _ bar: Rect) -> [Placed] {
    let children = items(box, bars, .tab)
    let width = bar.width / Double(max(1, children.count))
    return children.enumerated().map { index, child in
      let place = bars.isRightToLeft ? children.count - 1 - index : index
      return placed(
        child, at: Point(x: Double(place) * width, y: bar.minY),
        Proposal(width: width, height: bar.height))
    }
  }
}

extension Box.Bars {
  /// The height that the bars at the bottom take.
  var bottom: Double { toolbar + tabBar }
}

extension BarMetrics {
  /// The height of the bar above the keyboard, in points.
  static let keyboardBar = 44.0
  /// The distance of the outermost items to the screen's edges, in points.
  static let margin = 16.0
  /// The distance between two items, in points.
  static let gap = 8.0
}
