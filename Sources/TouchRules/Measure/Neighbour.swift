import TouchModel

/// Another element beside an element, with nothing but space between them.
struct Neighbour {
  var element: Screen.Element
  /// The space between them, in points.
  var gap: Double
  /// Whether it lies above or below, rather than beside.
  var isVertical: Bool
  /// The group that places both, by its number on the screen.
  var group: Int
}

extension Screen {
  /// The elements that one group sets beside an element, nearer to it than a distance.
  ///
  /// Left out are the rows of one loop, links in text, fields, sliders and wheels, in which a
  /// place is chosen and not only the whole, and what the system sets in its rows and bars.
  func neighbours(
    of element: Screen.Element, nearerThan distance: Double, between measure: Policy.Spacing.Measure
  ) -> [Neighbour] {
    guard element.isSpaced, let box = element.box(measure) else { return [] }
    return elements.indices.compactMap { index in
      // The frames decide most, and nothing is copied for them.
      guard let its = elements[index].box(measure) else { return nil }
      let across = max(its.minX - box.maxX, box.minX - its.maxX)
      let down = max(its.minY - box.maxY, box.minY - its.maxY)
      // Beside each other along one axis, and over a part of the other.
      guard max(across, down) > -1, min(across, down) < 0 else { return nil }
      let gap = max(0, across, down)
      guard gap < distance - Neighbour.tolerance else { return nil }
      let other = elements[index]
      // What lies on a gesture is nothing beside it, whatever it leaves.
      let isCovered = element.isCoveredGesture || other.isCoveredGesture
      if isCovered, element.layout.intersection(other.layout) != nil { return nil }
      guard other.isSpaced, other.id != element.id, other.kind.answersTouch(of: element.kind),
        let group = line(of: element, other)
      else { return nil }
      let isVertical = down > across
      // Rows that touch, or that a line parts, are a list, whoever made it.
      if isVertical, gap <= Neighbour.line, isWide(box), isWide(its) { return nil }
      return Neighbour(element: other, gap: gap, isVertical: isVertical, group: group)
    }
  }

  private func isWide(_ box: Rect) -> Bool { box.width >= bounds.width * 0.8 }

  /// The group that holds two elements, if it sets what it holds beside each other and neither is
  /// scrolled apart from the other.
  private func line(of first: Screen.Element, _ second: Screen.Element) -> Int? {
    let (mine, its) = (chain(first.group), chain(second.group))
    guard let common = mine.first(where: { its.contains($0) }),
      // What is written nowhere has no spacing of the app's choosing.
      groups[common].arrangement == .line, groups[common].place != nil
    else { return nil }
    let apart = mine.prefix { $0 != common } + its.prefix { $0 != common }
    return apart.contains { groups[$0].arrangement == .scroll } ? nil : common
  }

  /// The groups around something, the innermost first.
  private func chain(_ group: Int?) -> [Int] {
    var chain: [Int] = []
    var next = group
    while let index = next, groups.indices.contains(index), chain.count < groups.count {
      chain.append(index)
      next = groups[index].parent
    }
    return chain
  }
}

extension Neighbour {
  /// How much farther apart the frames are that layout gave the two than what the space is taken
  /// between, in whole points: what reaches beyond its frame takes from the group's spacing.
  func overhang(from other: Screen.Element) -> Double {
    let (mine, its) = (element.layout, other.layout)
    let distance =
      isVertical
      ? max(mine.minY - its.maxY, its.minY - mine.maxY)
      : max(mine.minX - its.maxX, its.minX - mine.maxX)
    return max(0, distance - gap).rounded(.up)
  }

  /// Distances that fall short by less than this are rounding: frames of captured screens are in
  /// whole points.
  static let tolerance = 0.5
  /// How thick a line between the rows of a list can be, in points: two lines of a point, one light and
  /// one dark, make a bevel.
  static let line = 2.0
}

extension Screen.Element {
  /// Whether a distance to its neighbours is the app's to choose.
  fileprivate var isSpaced: Bool {
    guard isEnabled, !region.isEmpty else { return false }
    switch container {
    case .none, .widget: break
    case .row, .navigationBar, .toolbar, .tabBar, .menu, .alert, .swipeActions: return false
    }
    switch kind {
    case .textLink, .textField, .secureField, .textEditor, .slider, .picker, .pageControl,
      .datePicker, .tab, .tableRow, .disclosureGroup, .dragGesture, .gesture:
      return false
    case .button, .link, .navigationLink, .menu, .shareLink, .photosPicker, .toggle, .stepper,
      .colorPicker, .collectionItem, .tapGesture, .longPressGesture:
      return true
    }
  }

  /// What distances to it are taken from: of a gesture what views without one in front leave of it.
  fileprivate func box(_ measure: Policy.Spacing.Measure) -> Rect? {
    switch measure {
    case .hitRegions: return (isCoveredGesture ? effective : region).largestPiece
    case .visibleEdges:
      if visual.isEmpty || hasBareSides { return nil }
      return isCoveredGesture ? effective.boundingBox?.intersection(visual) : visual
    }
  }

  /// Whether it is a gesture of which views without one in front take a part.
  fileprivate var isCoveredGesture: Bool {
    framework == .swiftUI && kind.isGesture && takers.contains(where: \.isView)
  }

  /// Whether it is drawn with a bezel: a border, or a background in what it shows.
  var hasBezel: Bool {
    switch style {
    case .bordered, .borderedProminent: return true
    case .automatic, .borderless, .plain, .system, .custom: break
    }
    return trace.contains { $0.isInside && $0.operation == .decoration }
  }
}
