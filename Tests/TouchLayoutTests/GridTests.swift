import Testing
import TouchLayout
import TouchModel

@Suite("Grids")
struct GridTests {
  private func lazy(
    _ tracks: [Node.LazyGrid.Track], spacing: Length? = nil, _ cells: [Node],
    isRightToLeft: Bool = false
  ) -> Node {
    let grid = Node.LazyGrid(
      direction: .vertical, tracks: tracks, trackSpacing: tracks.map { _ in spacing },
      spacing: spacing, isRightToLeft: isRightToLeft)
    return Node(.lazyGrid(grid, cells))
  }

  private func cells(_ count: Int, height: Length = 30) -> [Node] {
    (1...count).map { element($0, color().frame(nil, height)) }
  }

  @Test("fixed columns keep their width, flexible ones share the rest in order within limits")
  func columns() throws {
    let grid = lazy(
      [.fixed(50), .flexible(minimum: 10, maximum: 40), .flexible(minimum: 10, maximum: 1000)],
      cells(6))
    let shown = screen(grid)
    // 393 less two gaps of 8 and the fixed 50 leaves 327: 40 at most, then 287.
    #expect(try shown.element(1).layout.width == 50)
    #expect(try shown.element(2).layout.width == 40)
    #expect(try shown.element(3).layout.width == 287)
    #expect(try shown.element(4).layout.minX == shown.element(1).layout.minX)
    #expect(try shown.element(4).layout.minY - shown.element(1).layout.minY == 38)
    #expect(size(grid, width: 393) == Size(width: 393, height: 68))
  }

  @Test("an adaptive column is divided into as many as fit")
  func adaptive() throws {
    let shown = screen(lazy([.adaptive(minimum: 80, maximum: 1000)], cells(5)))
    // Four of 80 and three gaps of 8 fit in 393, five do not.
    #expect(try near(shown.element(1).layout.width, (393 - 24) / 4, 0.001))
    #expect(try shown.element(4).layout.minY == shown.element(1).layout.minY)
    #expect(try shown.element(5).layout.minX == shown.element(1).layout.minX)
    let narrow = screen(lazy([.adaptive(minimum: 800, maximum: 1000)], cells(2)))
    #expect(try narrow.element(2).layout.minY > narrow.element(1).layout.minY)
  }

  @Test("a line is as high as its highest cell; lines fill from the right where text does")
  func lines() throws {
    let mixed = [element(1, color().frame(20, 10)), element(2, color().frame(20, 50))] + cells(1)
    let tracks = [
      Node.LazyGrid.Track.flexible(minimum: 10, maximum: 1000),
      .flexible(minimum: 10, maximum: 1000),
    ]
    #expect(size(lazy(tracks, spacing: 4, mixed), width: 200).height == 50 + 4 + 30)
    let turned = screen(lazy(tracks, cells(2), isRightToLeft: true))
    #expect(try turned.element(1).layout.minX > turned.element(2).layout.minX)
  }

  @Test("a grid's columns are as wide as their widest cell; what is no row spans it")
  func grid() throws {
    func cell(_ number: Int, _ width: Length, _ height: Length = 10) -> Node {
      element(number, color().frame(width, height))
    }
    let grid = Node(
      .grid(
        Node.Grid(alignment: Alignment(horizontal: .left, vertical: .top)),
        [
          Node(.gridRow(nil, [cell(1, 20), cell(2, 30, 24)])),
          cell(3, 70),
          Node(.gridRow(.bottom, [cell(4, 40), cell(5, 10, 20)])),
        ]))
    #expect(size(grid) == Size(width: 40 + 8 + 30, height: 24 + 8 + 10 + 8 + 20))
    let shown = screen(grid)
    let left = try shown.element(1).layout.minX
    #expect(try shown.element(2).layout.minX == left + 48)
    #expect(try shown.element(3).layout.minX == left)
    #expect(try shown.element(4).layout.maxY == shown.element(5).layout.maxY)
    #expect(try shown.element(1).layout.minY == shown.element(2).layout.minY)
  }

  @Test("flexible cells share what a grid is offered")
  func flexibleGrid() throws {
    let grid = Node(
      .grid(
        Node.Grid(),
        [
          Node(
            .gridRow(nil, [element(1, color().frame(44, 20)), element(2, color().frame(nil, 20))]))
        ]
      ))
    let shown = screen(grid, proposal: Proposal(width: 300, height: 100))
    #expect(try shown.element(1).layout.width == 44)
    #expect(try shown.element(2).layout.width == 300 - 8 - 44)
  }

  @Test("empty grids have no size")
  func empty() {
    #expect(size(lazy([], cells(2)), width: nil) == .zero)
    #expect(size(Node(.grid(Node.Grid(), []))) == .zero)
  }
}
