import Foundation
import Testing
import TouchLayout
import TouchModel

@Suite("Properties of any tree")
struct PropertyTests {
  /// Whether all figures of a screen are numbers, and no size is negative.
  private func isSound(_ screen: Screen) -> Bool {
    screen.elements.allSatisfy { element in
      let frames =
        [element.visual, element.layout, element.accessibility]
        + element.trace.flatMap { [$0.frameBefore, $0.frameAfter] }
        + element.region.outlines.map { $0.boundingBox }
        + element.effective.outlines.map { $0.boundingBox }
      return frames.allSatisfy { frame in
        frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite
          && frame.height.isFinite && frame.width >= 0 && frame.height >= 0
      }
    }
  }

  @Test("any tree lays out in any variant, the same each time, in finite figures")
  func soundness() {
    for seed in 0..<400 {
      var maker = TreeMaker(seed: UInt64(seed))
      let tree = maker.tree(depth: 7)
      for extent in Screen.Extent.allCases {
        let shown = screen(tree, extent)
        #expect(isSound(shown), "seed \(seed)")
        #expect(shown == screen(tree, extent), "seed \(seed)")
      }
      let odd = [
        Proposal(width: 0, height: 0), Proposal(width: .infinity, height: .infinity),
        Proposal(width: nil, height: nil), Proposal(width: 393, height: nil),
        Proposal(width: -1, height: .nan),
      ]
      for proposal in odd {
        #expect(isSound(screen(tree, proposal: proposal)), "seed \(seed) \(proposal)")
        let size = engine.size(of: tree, proposal: proposal)
        #expect(!size.width.isNaN && !size.height.isNaN && size.width >= 0 && size.height >= 0)
      }
    }
  }

  @Test("a fixed frame has its size around any tree")
  func fixedFrames() {
    for seed in 0..<200 {
      var maker = TreeMaker(seed: UInt64(seed) &+ 1000)
      let framed = column(.center, maker.tree(depth: 5)).frame(70, 30)
      #expect(size(framed, width: 200, height: 20) == Size(width: 70, height: 30))
    }
  }

  @Test("an effective region lies within the region's bounds")
  func effective() {
    for seed in 0..<300 {
      var maker = TreeMaker(seed: UInt64(seed) &+ 2000)
      for element in screen(maker.tree(depth: 6)).elements {
        guard let effective = element.effective.boundingBox else { continue }
        let region = element.region.boundingBox
        #expect(region?.contains(effective, tolerance: 0.001) == true, "seed \(seed)")
      }
    }
  }

  @Test("a pile is as large whatever the order, a stack of rigid views too")
  func order() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      var boxes = (0..<5).map { _ in
        color().frame(
          Length(Double(Int.random(in: 0...90, using: &random))),
          Length(Double(Int.random(in: 0...90, using: &random))))
      }
      let overlap = size(Node(.overlap(.center, boxes)), width: 50, height: 50)
      let stack = size(Node(.stack(Node.Stack(.horizontal), boxes)), width: 50, height: 50)
      boxes.shuffle(using: &random)
      #expect(size(Node(.overlap(.center, boxes)), width: 50, height: 50) == overlap)
      #expect(size(Node(.stack(Node.Stack(.horizontal), boxes)), width: 50, height: 50) == stack)
    }
  }

  @Test("smaller content never makes a label larger")
  func monotony() throws {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      var label = row(
        .center, Bool.random(using: &random) ? symbol("xmark") : symbol(nil), openText())
      if Bool.random(using: &random) { label = label.padding(Length(Double(seed % 20))) }
      if Bool.random(using: &random) { label = label.flexible(minWidth: 44, minHeight: 44) }
      let target = button(1, label)
      let sizes = try Screen.Extent.allCases.map { try screen(target, $0).hit(1) }
      #expect(sizes[0].width <= sizes[1].width && sizes[1].width <= sizes[2].width)
    }
  }

  @Test("ten thousand modifiers around one another lay out")
  func deepChain() async {
    let result = await onLargeStack {
      var node = text("Deep")
      for depth in 0..<10_000 {
        switch depth % 5 {
        case 0: node = node.padding(1)
        case 1: node = node.background(color())
        case 2: node = node.flexible(minWidth: 10)
        case 3: node = node.contentShape()
        default: node = node.padding(-1)
        }
      }
      let shown = screen(element(1, node))
      return (shown.elements.count, shown.elements.first?.trace.count ?? 0)
    }
    #expect(result.0 == 1)
    #expect(result.1 == 10_002)
  }

  @Test("two thousand stacks within one another lay out")
  func deepStacks() async {
    let count = await onLargeStack {
      var node = button(1, text("Deep"))
      for depth in 0..<2000 {
        node = depth % 2 == 0 ? row(.center, node, spacer()) : column(.center, text("x"), node)
      }
      return screen(node).elements.count
    }
    #expect(count == 1)
  }

  @Test("modifiers of groups within groups end at a bound")
  func multiplied() {
    var node = group(color(), color())
    for _ in 0..<40 { node = group(color(), color()).background(node) }
    let shown = size(column(.center, node), width: 100, height: 100)
    #expect(shown == Size(width: 100, height: 100))
  }

  @Test("thousands of views lay out")
  func wide() {
    let rows = (0..<1000).map { number in
      button(
        number, row(.center, symbol("xmark"), column(.left, openText(), text("Detail"))),
        takesRow: true)
    }
    #expect(screen(list(rows)).elements.count == 1000)
  }
}

/// Runs work on a thread with a gigabyte of stack, as the tool does.
func onLargeStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: work()) }
    thread.stackSize = 1 << 30
    thread.start()
  }
}
