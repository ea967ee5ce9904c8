import TouchModel

/// Settles the lengths of a view tree for one variant and lays its nodes out in an array.
struct BoxBuilder {
  var tree = BoxTree()
  let variant: Screen.Variant
  /// The extents outside of the variant's exception.
  let base: Extents
  let device: Device
  let environment: Environment
  /// The elements around the node that is being built, by their index, from the outermost.
  var enclosing: [Int] = []
  /// The extents where the node stands.
  var extents: Extents
  /// The direction of the stack around the node.
  var direction: ViewNode.Stack.Direction?
  /// Whether the node stands in a row with others.
  var isBesideOthers = false
  /// Whether a frame inside the container around says how long the node may be.
  var isFramed = false
  /// Whether each box of the node is a target of the innermost element.
  var isTarget = false
  /// Where the system puts the node.
  var container = Screen.Element.Container.none

  init(variant: Screen.Variant, extents: Extents, device: Device, environment: Environment) {
    self.variant = variant
    self.base = extents
    self.extents = extents
    self.device = device
    self.environment = environment
  }

  /// The boxes of a whole view.
  static func tree(
    of root: ViewNode, variant: Screen.Variant, extents: Extents, device: Device,
    environment: Environment
  ) -> BoxTree {
    var builder = BoxBuilder(
      variant: variant, extents: extents, device: device, environment: environment)
    builder.tree.root = builder.single(root, in: .vertical)
    return builder.tree
  }

  /// The most boxes of a view. Modifiers of groups are repeated for each member, so that a few
  /// lines of source can ask for more views than any screen holds; what goes beyond is left out.
  private static let mostBoxes = 200_000

  /// The boxes of a node: none for nothing, several for a group.
  mutating func build(_ node: ViewNode) -> [Int] {
    guard tree.boxes.count < BoxBuilder.mostBoxes else { return [] }
    switch node.kind {
    case .modified(let child, let modifier):
      return modified(child, modifier, node.origin)
    case .group(let children): return build(all: children)
    case .element(let element, let child): return self.element(element, child, node.origin)
    case .empty: return []
    case .text, .image, .shape, .color, .spacer, .divider, .control, .outside:
      return [content(node)]
    case .stack, .overlap, .lazyGrid, .grid, .gridRow, .scroll, .list, .geometryReader,
      .firstThatFits, .bars:
      return [containerBox(node)]
    }
  }

  mutating func build(all nodes: [ViewNode]) -> [Int] {
    var boxes: [Int] = []
    for node in nodes {
      // What is left out is made all the same, so that its numbers are those of other layouts.
      let elements = tree.elements.count
      let made = build(node)
      let haveElements = tree.elements.count > elements
      if !node.origin.isRepetition || isThere(repetitionWithElements: haveElements) {
        boxes += made
      }
      if let copies = node.origin.copies {
        boxes += self.copies(copies, of: made, haveElements: haveElements)
      }
    }
    return boxes
  }

  /// Whether a loop over unknown data makes more than its first view, and remembers that nobody knows.
  ///
  /// In what an element shows it may be one.
  private mutating func isThere(repetitionWithElements haveElements: Bool) -> Bool {
    noteRepetition()
    guard !enclosing.isEmpty, !isTarget, !haveElements else { return !base.isSingle }
    note(.open("how many views a loop makes is not known"))
    return !base.isSingle && extents.content != .smallest
  }

  /// The boxes of what a loop shows after its last view: that one's again, so that they cost no size.
  ///
  /// How many there are only tells what an element around them measures.
  private mutating func copies(
    _ copies: ViewNode.Copies, of made: [Int], haveElements: Bool
  ) -> [Int] {
    guard !enclosing.isEmpty else { return [] }
    switch copies.likeness {
    case .same: break
    case .similar:
      noteEstimatedLoop("not every view that a loop makes is looked at")
      tree.hasSimilarCopies = true
      if base.isSingle { return [] }
    case .open:
      // Where they can be acted on, more of them would leave each no room.
      guard !haveElements else { return [] }
      note(.open("how many views a loop makes is not known"))
      guard extents.content == .largest, !base.isSingle else { return [] }
    }
    return (0..<copies.count).flatMap { _ in made }
  }

  /// One box for a node; several stand in a stack along a direction.
  mutating func single(_ node: ViewNode, in direction: ViewNode.Stack.Direction) -> Int {
    let outer = (self.direction, isTarget)
    (self.direction, isTarget) = (direction, false)
    let boxes = build(node)
    (self.direction, isTarget) = outer
    if boxes.count == 1 { return boxes[0] }
    return add(
      .stack(
        Box.Stack(
          direction: direction, spacing: nil, alignment: .center, isLazy: false,
          isRightToLeft: environment.isRightToLeft)),
      ViewNode.Origin(), boxes)
  }

  /// One box for nodes that stand on top of each other.
  mutating func pile(_ nodes: [ViewNode], _ alignment: ViewNode.Alignment) -> Int {
    let outer = (direction, isTarget)
    (direction, isTarget) = (nil, false)
    let boxes = build(all: nodes)
    (direction, isTarget) = outer
    if boxes.count == 1 { return boxes[0] }
    return add(.overlap(alignment), ViewNode.Origin(), boxes)
  }

  mutating func add(_ kind: Box.Kind, _ origin: ViewNode.Origin, _ children: [Int]) -> Int {
    var box = Box(kind: kind, origin: origin, children: children)
    if let primary = primary(of: kind, children) {
      box.priority = tree.boxes[primary].priority
      box.zIndex = tree.boxes[primary].zIndex
    }
    tree.boxes.append(box)
    return tree.boxes.count - 1
  }

  /// The child that a modifier stands around; containers have none.
  private func primary(of kind: Box.Kind, _ children: [Int]) -> Int? {
    switch kind {
    case .leaf, .text, .stack, .overlap, .lazyGrid, .grid, .scroll, .list, .slot,
      .geometryReader, .firstThatFits, .bars:
      nil
    case .frame, .flexibleFrame, .padding, .offset, .position, .effect, .aspectRatio, .fixedSize,
      .safeAreaInset, .ignoresSafeArea, .passive, .decoration:
      children.first
    }
  }

  /// The value of a length where the node stands.
  mutating func value(_ length: Length) -> Double {
    if !length.isKnown { note(.open("a length is not in the source")) }
    let value = length.value(at: extents.content)
    return value.isNaN ? 0 : value
  }

  mutating func value(_ length: Length?) -> Double? {
    guard let length else { return nil }
    return value(length)
  }

  /// Remembers why measures are not exact, for the tree and the elements around.
  mutating func note(_ doubt: Doubt) {
    switch doubt {
    case .open(let reason):
      tree.hasOpenContent = true
      for index in enclosing where tree.elements[index].open == nil {
        tree.elements[index].open = reason
      }
    case .estimated(let reason):
      tree.hasEstimates = true
      for index in enclosing where tree.elements[index].estimated == nil {
        tree.elements[index].estimated = reason
      }
    }
  }

  /// Remembers that nobody knows how many views a loop makes.
  private mutating func noteRepetition() {
    tree.hasRepetitions = true
    noteEstimatedLoop("how many views a loop makes is not known")
  }

  private mutating func noteEstimatedLoop(_ reason: String) {
    for index in enclosing where tree.elements[index].estimated == nil {
      tree.elements[index].estimated = reason
    }
  }

  mutating func note(_ doubts: [Doubt]) {
    for doubt in doubts { note(doubt) }
  }

  /// Remembers for the elements around that their frames are approximate in every layout.
  mutating func noteSystem(_ reason: String) {
    for index in enclosing where tree.elements[index].system == nil {
      tree.elements[index].system = reason
    }
  }

  private mutating func element(
    _ element: ViewNode.Element, _ child: ViewNode, _ origin: ViewNode.Origin
  ) -> [Int] {
    let outer = (extents, isTarget)
    isTarget = true
    if let exception = variant.exception, exception.element == element.id {
      extents = Extents(exception.content)
    }
    let index = tree.elements.count
    tree.elements.append(
      BoxTree.Element(node: element, container: container, parent: enclosing.last))
    enclosing.append(index)
    let boxes = build(child)
    enclosing.removeLast()
    (extents, isTarget) = outer
    // A gesture on a group is one on each of its views, of which the lines between are no targets.
    let targets = boxes.filter { boxes.count == 1 || !isSeparator($0) }
    let pieces = element.pieces.filter { !$0.isRepetition || !base.isSingle }
    let hasPieces = pieces.count == Set(boxes).count
    var number = -1
    var last: (box: Int, made: Int)?
    return boxes.map { box in
      // Copies of a view of a loop are the same target.
      if let last, last.box == box { return last.made }
      number += 1
      guard targets.contains(box) else { return box }
      var own = index
      if box != targets.first {
        own = tree.elements.count
        tree.elements.append(tree.elements[index])
      }
      if hasPieces { tree.elements[own].node.label = pieces[number].label }
      let id = add(.passive(.element(own)), origin, [box])
      tree.elements[own].box = id
      last = (box, id)
      return id
    }
  }

  /// Whether all that a box holds is a line or a space between others.
  private func isSeparator(_ box: Int) -> Bool {
    var box = box
    while let inner = primary(of: tree.boxes[box].kind, tree.boxes[box].children) { box = inner }
    guard case .leaf = tree.boxes[box].kind else { return false }
    return ["Divider", "Spacer"].contains(tree.boxes[box].origin.name)
  }
}
