import TouchLayout
import TouchModel

/// Numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Makes any view tree, odd values included.
struct TreeMaker {
  var random: SeededGenerator
  private var elements = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func tree(depth: Int) -> Node {
    guard depth > 0 else { return leaf() }
    switch Int.random(in: 0..<20, using: &random) {
    case 0...2: return leaf()
    case 3, 4:
      elements += 1
      return element(elements, tree(depth: depth - 1), takesRow: Bool.random(using: &random))
    case 5...8: return container(depth: depth - 1)
    default: return Node(.modified(tree(depth: depth - 1), modifier(depth: depth - 1)))
    }
  }

  private mutating func trees(_ depth: Int, most: Int = 4) -> [Node] {
    let count = Int.random(in: 0...most, using: &random)
    return (0..<count).map { _ in tree(depth: depth - 1) }
  }

  mutating func length() -> Length {
    let odd: [Double] = [0, 1, 10, 44, 100, -5, .infinity, -.infinity, .nan, 1e9, 0.1]
    func one(_ random: inout SeededGenerator) -> Double {
      Int.random(in: 0..<3, using: &random) == 0
        ? odd.randomElement(using: &random)! : Double.random(in: 0...200, using: &random)
    }
    if Int.random(in: 0..<4, using: &random) > 0 { return Length(one(&random)) }
    return Length(smallest: one(&random), typical: one(&random), largest: one(&random))
  }

  private mutating func lengthOrNil() -> Length? {
    Bool.random(using: &random) ? length() : nil
  }

  private mutating func alignment() -> Alignment {
    let vertical: [Node.VerticalAlignment] = [
      .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
    ]
    return Alignment(
      horizontal: [.left, .center, .right].randomElement(using: &random)!,
      vertical: vertical.randomElement(using: &random)!)
  }

  private mutating func axes() -> Node.ScrollAxes {
    Node.ScrollAxes(
      horizontal: Bool.random(using: &random), vertical: Bool.random(using: &random))
  }

  private mutating func environment() -> Environment {
    Environment(
      font: Bool.random(using: &random)
        ? nil : Font(.style(TextStyle.allCases.randomElement(using: &random)!)),
      textSize: TextSize.allCases.randomElement(using: &random)!,
      lineLimit: [nil, 0, 1, 3].randomElement(using: &random)!,
      system: [17, 18, 26].randomElement(using: &random)!)
  }

  private mutating func leaf() -> Node {
    let environment = environment()
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return openText(environment)
    case 1:
      return text(
        ["", "a", "Hello there, you", "é漢🙂\n\nx", "  "].randomElement(using: &random)!, environment)
    case 2: return symbol([nil, "xmark", "clock"].randomElement(using: &random)!, environment)
    case 3: return color()
    case 4: return clear()
    case 5: return spacer(lengthOrNil())
    case 6: return Node(.divider)
    case 7: return Node(.empty)
    case 8: return outside()
    case 9:
      let outlines: [Node.Shape.Outline] = [
        .rectangle, .roundedRectangle(radius: length()), .capsule, .circle, .ellipse,
        .custom(name: "Star"),
      ]
      let paints: [Node.Paint] = [.fill, .clear, .stroke(width: length())]
      let outset = Node.EdgeLengths(
        top: length(), left: length(), bottom: length(), right: length())
      return Node(
        .shape(
          Node.Shape(outlines.randomElement(using: &random)!, outset: outset),
          paints.randomElement(using: &random)!))
    case 10:
      let kinds: [Node.Control.Kind] = [
        .switch, .stepper, .slider, .segmentedPicker(titles: []), .wheelPicker, .progressBar,
        .textEditor, .colorWell,
        .secureField(
          isRounded: false, placeholder: Node.Text([], environment: Environment()), isEmpty: true),
      ]
      return control(kinds.randomElement(using: &random)!, environment)
    default:
      return Node(
        .image(
          Node.Image(
            .asset(Size(width: 30, height: 20)), isResizable: Bool.random(using: &random),
            environment: environment)))
    }
  }

  private mutating func container(depth: Int) -> Node {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3:
      let stack = Node.Stack(
        Bool.random(using: &random) ? .horizontal : .vertical, spacing: lengthOrNil(),
        alignment: alignment(), isLazy: Bool.random(using: &random),
        isRightToLeft: Bool.random(using: &random))
      return Node(.stack(stack, trees(depth)))
    case 4: return Node(.overlap(alignment(), trees(depth)))
    case 5: return Node(.group(trees(depth)))
    case 6: return Node(.scroll(axes(), tree(depth: depth)))
    case 7: return Node(.geometryReader(tree(depth: depth)))
    case 8: return Node(.firstThatFits(axes(), trees(depth)))
    case 9: return grid(depth)
    case 10: return list(depth)
    default:
      let bars = Node.Bars(
        hasNavigationBar: true, leading: trees(depth, most: 2), trailing: trees(depth, most: 2),
        bottom: trees(depth, most: 2), keyboard: trees(depth, most: 1), tabs: trees(depth, most: 2))
      return Node(.bars(bars, tree(depth: depth)))
    }
  }

  private mutating func grid(_ depth: Int) -> Node {
    if Bool.random(using: &random) {
      let rows = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Bool.random(using: &random) ? Node(.gridRow(nil, trees(depth))) : tree(depth: depth)
      }
      return Node(.grid(Node.Grid(alignment: alignment(), horizontalSpacing: lengthOrNil()), rows))
    }
    let tracks = (0..<Int.random(in: 0...3, using: &random)).map { _ -> Node.LazyGrid.Track in
      switch Int.random(in: 0..<3, using: &random) {
      case 0: .fixed(length())
      case 1: .flexible(minimum: length(), maximum: length())
      default: .adaptive(minimum: length(), maximum: length())
      }
    }
    let lazy = Node.LazyGrid(
      direction: Bool.random(using: &random) ? .vertical : .horizontal, tracks: tracks,
      trackSpacing: [lengthOrNil()], spacing: lengthOrNil(), alignment: alignment())
    return Node(.lazyGrid(lazy, trees(depth, most: 6)))
  }

  private mutating func list(_ depth: Int) -> Node {
    let rows = trees(depth).map { content in
      Node.Row(content: content, swipeActions: trees(depth, most: 1))
    }
    let section = Node.Section(header: tree(depth: depth), rows: rows)
    return Node(
      .list(Node.List(minRowHeight: lengthOrNil(), environment: environment()), [section, section]))
  }

  private mutating func modifier(depth: Int) -> Node.Modifier {
    let edges = Node.EdgeLengths(top: length(), left: length(), bottom: length(), right: length())
    switch Int.random(in: 0..<22, using: &random) {
    case 0, 1: return .frame(width: lengthOrNil(), height: lengthOrNil(), alignment: alignment())
    case 2, 3:
      return .flexibleFrame(
        Node.FlexibleFrame(
          minWidth: lengthOrNil(), idealWidth: lengthOrNil(), maxWidth: lengthOrNil(),
          minHeight: lengthOrNil(), idealHeight: lengthOrNil(), maxHeight: lengthOrNil(),
          alignment: alignment()))
    case 4: return .padding(edges)
    case 5: return .background(trees(depth, most: 2), alignment: alignment())
    case 6: return .overlay(trees(depth, most: 2), alignment: alignment())
    case 7: return .offset(x: length(), y: length())
    case 8: return .position(x: length(), y: length())
    case 9: return .scale(x: length(), y: length(), anchor: Point(x: 0.5, y: 0.5))
    case 10: return .rotation(degrees: length(), anchor: Point(x: 0, y: 1))
    case 11: return .aspectRatio(lengthOrNil(), fills: Bool.random(using: &random))
    case 12:
      return .fixedSize(
        horizontal: Bool.random(using: &random), vertical: Bool.random(using: &random))
    case 13: return .layoutPriority([0, 1, -1, .infinity, .nan].randomElement(using: &random)!)
    case 14: return .zIndex([0, 1, -1, .infinity, .nan].randomElement(using: &random)!)
    case 15: return .contentShape(Node.Shape(.circle, outset: edges))
    case 16: return .allowsHitTesting(Bool.random(using: &random))
    case 17: return .opacity(length())
    case 18:
      return .safeAreaInset(
        Bool.random(using: &random) ? .top : .bottom, spacing: lengthOrNil(), tree(depth: depth))
    case 19: return .ignoresSafeArea
    case 20: return .presents(.menu, trees(depth, most: 2))
    default: return .clip
    }
  }
}
