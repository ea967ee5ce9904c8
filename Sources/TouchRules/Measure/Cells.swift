import TouchModel

/// The cells of lazy grids, which do not grow along one axis with what they hold: there a target that
/// is made larger reaches over its neighbours.
enum Cells {
  static let vertical = "LazyVGrid"
  static let horizontal = "LazyHGrid"
}

extension Remedy {
  /// The change with the room that it needs in the lazy grid whose cell the element fills.
  func withRoom(for element: Screen.Element, on screen: Screen) -> Remedy {
    guard let number = element.group, screen.groups.indices.contains(number) else { return self }
    let grid = screen.groups[number]
    let isVertical = grid.name == Cells.vertical
    guard isVertical || grid.name == Cells.horizontal,
      let wanted = isVertical ? reserved.width : reserved.height,
      let pitch = screen.pitch(of: element, in: number, isVertical: isVertical),
      pitch < wanted - Undersize.tolerance
    else { return self }
    return .inCells(of: grid, length: wanted, self)
  }

  /// What it reserves, in points.
  private var reserved: (width: Double?, height: Double?) {
    switch self {
    case .reserve(let width, let height), .reserveAfter(_, let width, let height): (width, height)
    default: (nil, nil)
    }
  }
}

extension Screen {
  /// How far apart the middles of an element and its nearest neighbour in the same line of a grid are,
  /// in points; nil where it stands alone.
  fileprivate func pitch(of element: Element, in group: Int, isVertical: Bool) -> Double? {
    let own = element.layout
    return elements.lazy.filter { $0.group == group }.map(\.layout).compactMap { other in
      let isBeside =
        isVertical
        ? other.minY < own.maxY && own.minY < other.maxY
        : other.minX < own.maxX && own.minX < other.maxX
      let distance = (isVertical ? other.midX - own.midX : other.midY - own.midY).magnitude
      return isBeside && distance > 1 ? distance : nil
    }.min()
  }
}
