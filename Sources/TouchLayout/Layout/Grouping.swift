import TouchModel

/// Numbers the views that hold several others, as far as elements stand in them.
struct Grouping {
  private let tree: BoxTree
  private let parents: [Int?]
  private var numbers: [Int: Int] = [:]
  /// The groups that were asked for, with those around them.
  private(set) var groups: [Screen.Group] = []

  init(_ tree: BoxTree, parents: [Int?]) {
    self.tree = tree
    self.parents = parents
  }

  /// Returns the number of the group that a box stands in.
  mutating func group(of box: Int) -> Int? {
    // From the outermost inwards, so that each group's parent has its number.
    var around: [Int] = []
    var next = parents[box]
    while let index = next {
      if numbers[index] != nil {
        around.append(index)
        break
      }
      if arrangement(index) != nil { around.append(index) }
      next = parents[index]
    }
    var last: Int?
    for index in around.reversed() {
      if let known = numbers[index] {
        last = known
        continue
      }
      guard let arrangement = arrangement(index) else { continue }
      let origin = tree.boxes[index].origin
      groups.append(
        Screen.Group(
          name: origin.name, place: origin.place, arrangement: arrangement, parent: last))
      last = groups.count - 1
      numbers[index] = last
    }
    return last
  }

  /// How a box arranges what it holds; nil for one that holds a single view.
  private func arrangement(_ index: Int) -> Screen.Group.Arrangement? {
    let box = tree.boxes[index]
    switch box.kind {
    case .stack, .lazyGrid, .grid: return .line
    case .overlap, .decoration, .bars, .safeAreaInset, .firstThatFits, .geometryReader:
      return .pile
    case .scroll, .list: return .scroll
    case .leaf, .text, .slot, .frame, .flexibleFrame, .padding, .offset, .position, .effect,
      .aspectRatio, .fixedSize, .ignoresSafeArea, .passive:
      return nil
    }
  }
}
