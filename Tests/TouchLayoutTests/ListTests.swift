import Testing
import TouchLayout
import TouchModel

@Suite("Lists")
struct ListTests {
  @Test("rows are at least 44 points high, 52 on 26, and inset as measured")
  func rows() throws {
    // swiftui.md, 5: insets 20 on screens 393 to 402 wide, 16 on 26.
    let row = button(1, text("Banana"), takesRow: true)
    let old = try screen(list([row])).element(1)
    #expect(near(old.region.boundingBox, Rect(x: 20, y: 59, width: 353, height: 44)))
    #expect(old.container == .row)
    #expect(near(old.layout.size, Size(width: 56.67, height: 20.33)))
    #expect(old.layout.minX == 40)
    #expect(old.accessibility == old.region.boundingBox)
    #expect(old.certainty == .exact)
    let new = try screen(list([row], Environment(system: 26))).element(1)
    #expect(near(new.region.boundingBox, Rect(x: 16, y: 59, width: 361, height: 52)))
    let plain = try screen(list([row], style: .plain)).element(1)
    #expect(near(plain.region.boundingBox, Rect(x: 0, y: 59, width: 393, height: 44)))
  }

  @Test("F098: a row of two texts on 26 is 68.67 high")
  func tallRow() throws {
    let environment = Environment(textSize: .medium, system: 26)
    var (title, detail) = (styled(.body, .medium), styled(.subheadline, .medium))
    (title.system, detail.system) = (26, 26)
    let content = row(
      .center, symbol("clock", title),
      column(.left, text("Battery", title), text("100 %", detail)))
    var narrow = phone
    narrow.size.width = 390
    let screen = LayoutEngine(device: narrow).screen(
      of: list([element(1, content, takesRow: true)], environment), view: "Example",
      environment: environment)
    let cell = try #require(screen.element(1).region.boundingBox)
    #expect(near(cell.size, Size(width: 358, height: 68.67), 0.35), "\(cell)")
    #expect(cell.minX == 16)
  }

  @Test("headers, footers and gaps between sections are as high as measured")
  func accessories() throws {
    // F023, F025, F027: 38.67, 33.67 and 17.67 high; 362 wide on a screen of 402.
    let caption = styled(.footnote)
    let header = element(1, text("BILLS", caption).flexible(maxWidth: Length(.infinity)))
    let row = element(2, text("Water"), takesRow: true)
    let footer = element(3, text("Due this month", caption))
    let section = Node.Section(header: header, rows: [Node.Row(content: row)], footer: footer)
    let next = Node.Section(
      header: nil, rows: [Node.Row(content: element(4, text("A"), takesRow: true))])
    let node = Node(.list(Node.List(environment: Environment()), [section, next]))
    var wide = phone
    wide.size.width = 402
    let shown = LayoutEngine(device: wide).screen(of: node, view: "Example")
    let rowCell = try #require(shown.element(2).region.boundingBox)
    #expect(rowCell.width == 362)
    #expect(near(rowCell.minY - 59, 38.67))
    #expect(try shown.element(1).layout.width == 322)
    let below = try #require(shown.element(4).region.boundingBox)
    #expect(near(below.minY - rowCell.maxY, 33.67 + 17.67))
    #expect(try shown.element(1).container == .none)
  }

  @Test("elements that take the row all react in it; others take their part from it")
  func mixedRow() throws {
    let content = row(
      .center, button(1, text("One"), takesRow: true), button(2, text("Two"), takesRow: true),
      spacer(), element(3, text("Three").contentShape(), style: .borderless))
    let screen = screen(list([content]))
    let cell = Rect(x: 20, y: 59, width: 353, height: 44)
    #expect(near(try screen.element(1).region.boundingBox, cell))
    #expect(near(try screen.element(2).region.boundingBox, cell))
    let own = try screen.element(3)
    #expect(near(own.region.boundingBox?.height ?? 0, 20.33, 0.01))
    #expect(own.effective == own.region)
    let first = try screen.element(1).effective
    let middle = try #require(own.region.boundingBox)
    #expect(!first.contains(Point(x: middle.midX, y: middle.midY)))
    #expect(first.contains(Point(x: 30, y: 70)))
    #expect(try screen.element(1).effective == screen.element(2).effective)
  }

  @Test("a gesture around a button that takes the row keeps its own region, before the row")
  func gestureAroundTaker() throws {
    let inner = button(2, text("One"), takesRow: true)
    let around = element(1, row(.center, inner, text("More")), kind: .tapGesture)
    let screen = screen(list([around]))
    #expect(try screen.element(1).effective == screen.element(1).region)
    #expect(try screen.hit(1).height < 44)
    let taker = try screen.element(2)
    #expect(taker.region.boundingBox?.height == 44)
    let place = try #require(screen.element(1).region.boundingBox)
    #expect(!taker.effective.contains(Point(x: place.minX + 1, y: place.midY)))
  }

  @Test("a content shape reaches no further than its cell")
  func overflowingRow() throws {
    let wide = Node.Shape(.rectangle, outset: Node.EdgeLengths(all: 40))
    let target = element(1, text("One").contentShape(wide), style: .borderless)
    let shown = try screen(list([target, button(2, text("Two"), takesRow: true)])).element(1)
    #expect(near(shown.region.boundingBox?.height ?? 0, 100.33, 0.01))
    #expect(shown.effective.boundingBox?.height == 44)
    #expect(shown.effective.boundingBox?.minX == 20)
  }

  @Test("insets and the least height of a row can be set; a group gives a row to each view")
  func custom() throws {
    let content = element(1, color().frame(10, 60), takesRow: true)
    let insets = Node.EdgeLengths(top: 1, left: 2, bottom: 3, right: 4)
    let section = Node.Section(rows: [Node.Row(content: content, insets: insets)])
    let screen = screen(Node(.list(Node.List(environment: Environment()), [section])))
    #expect(try screen.hit(1).height == 64)
    #expect(try screen.element(1).layout.minX == 22)
    let low = Node.List(minRowHeight: 10, environment: Environment())
    let small = Node.Section(
      rows: [
        Node.Row(
          content: group(
            element(2, color().frame(10, 10), takesRow: true),
            element(3, color().frame(10, 10), takesRow: true)),
          insets: Node.EdgeLengths(all: 0))
      ])
    let rows = Self.shown(Node(.list(low, [small])))
    #expect(try rows.hit(2).height == 10)
    #expect(try rows.element(3).layout.minY == rows.element(2).layout.maxY)
  }

  @Test(
    "what is flexible in height fills its row, which is as high as that is by itself and the least")
  func flexibleRow() throws {
    func frame(_ content: Node, insets: Double = 0) throws -> Rect {
      let row = Node.Row(
        content: element(1, content, style: .borderless),
        insets: Node.EdgeLengths(all: Length(insets)))
      let section = Node.Section(rows: [row])
      return try screen(Node(.list(Node.List(environment: Environment()), [section])))
        .element(1).layout
    }
    let infinite = Length(.infinity)
    #expect(try frame(color()) == Rect(x: 20, y: 59, width: 353, height: 44))
    #expect(try frame(color(), insets: 12).size == Size(width: 329, height: 20))
    #expect(try frame(text("One").flexible(maxHeight: infinite)).height == 44)
    #expect(
      try frame(text("One").flexible(minHeight: Length(60), maxHeight: infinite)).height == 60)
    #expect(try near(frame(text("One")).height, 20.33, 0.01))
  }

  private static func shown(_ node: Node) -> Screen { screen(node) }

  @Test("a list fills its proposal, and shows all its rows where it has no height")
  func size_() throws {
    let rows = (1...30).map { button($0, text("Row"), takesRow: true) }
    #expect(size(list(rows), width: 393, height: 759) == Size(width: 393, height: 759))
    #expect(near(size(list(rows), width: 393).height, 30 * 44, 0.01))
    // Rows below the screen's edge can be scrolled to.
    let last = try screen(list(rows)).element(30)
    #expect(near(last.region.boundingBox?.minY ?? 0, 59 + 29 * 44, 0.001))
    #expect(last.effective == last.region)
  }

  @Test("swipe actions are as high as their row and at least 74 wide")
  func swipeActions() throws {
    let section = Node.Section(
      rows: [
        Node.Row(
          content: element(1, color().frame(10, 78), takesRow: true),
          swipeActions: [element(2, text("Delete")), element(3, text("Flag"))])
      ])
    let screen = screen(Node(.list(Node.List(environment: Environment()), [section])))
    let action = try screen.element(2)
    #expect(near(action.region.boundingBox?.size ?? .zero, Size(width: 74, height: 100), 0.01))
    #expect(action.container == .swipeActions)
    #expect(action.certainty == .estimated)
    #expect(try screen.element(1).effective == screen.element(1).region)
  }
}
