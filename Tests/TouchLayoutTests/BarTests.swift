import Testing
import TouchLayout
import TouchModel

@Suite("Bars and what the system shows elsewhere")
struct BarTests {
  @Test("plain items get 44 points each way, custom views keep their own region")
  func navigationBar() throws {
    let custom = element(
      3, symbol("clock").contentShape(), style: .custom("Small"), hasPlainLabel: false)
    let bars = Node.Bars(
      hasNavigationBar: true, leading: [button(1, symbol("xmark"))],
      trailing: [button(2, text("Configure")), custom])
    let screen = screen(Node(.bars(bars, element(4, color()))))
    let leading = try screen.element(1)
    #expect(leading.region.boundingBox?.size == Size(width: 44, height: 44))
    #expect(leading.region.boundingBox?.minY == 59)
    #expect(leading.container == .navigationBar)
    #expect(leading.certainty == .estimated)
    let trailing = try screen.element(2)
    #expect(near(trailing.region.boundingBox?.width ?? 0, 75.33, 0.01))
    #expect(trailing.effective == trailing.region)
    let own = try screen.element(3)
    #expect(own.region.boundingBox?.size == Size(width: 17, height: 17))
    #expect(own.container == .navigationBar)
    #expect(own.certainty == .estimated)
    // The content stands below.
    #expect(try screen.element(4).region.boundingBox?.minY == 59 + 44)
    #expect(try screen.element(4).container == .none)
    #expect(try screen.element(4).effective == screen.element(4).region)
  }

  @Test("a tab bar divides its width, a tool bar stands at the bottom")
  func bottomBars() throws {
    let bars = Node.Bars(
      bottom: [button(1, symbol("trash")), button(2, symbol("plus"))],
      tabs: [element(3, text("Home"), kind: .tab), element(4, text("Search"), kind: .tab)])
    let screen = screen(Node(.bars(bars, color())))
    let tab = try screen.element(3)
    #expect(near(tab.region.boundingBox, Rect(x: 0, y: 818 - 49, width: 196.5, height: 49)))
    #expect(tab.container == .tabBar)
    let tool = try screen.element(1)
    #expect(tool.container == .toolbar)
    #expect(near(tool.region.boundingBox?.maxY ?? 0, 818 - 49, 0.001))
    #expect(try screen.element(2).region.boundingBox?.maxX == 393 - 16)
  }

  @Test("items above the keyboard cover nothing")
  func keyboard() throws {
    let bars = Node.Bars(keyboard: [button(1, text("Done"))])
    let screen = screen(Node(.bars(bars, element(2, color()))))
    #expect(try screen.element(1).container == .toolbar)
    #expect(try screen.hit(1).height == 44)
    #expect(try screen.element(2).effective == screen.element(2).region)
  }

  @Test("bars turn about where lines read from right to left")
  func rightToLeft() throws {
    var bars = Node.Bars(leading: [button(1, symbol("xmark"))], isRightToLeft: true)
    #expect(try screen(Node(.bars(bars, color()))).element(1).region.boundingBox?.maxX == 377)
    bars.isRightToLeft = false
    #expect(try screen(Node(.bars(bars, color()))).element(1).region.boundingBox?.minX == 16)
  }

  @Test("items of menus and alerts have rows of the system's own")
  func presented() throws {
    let items = [element(2, openText()), group(element(3, text("Rename")))]
    let node = button(1, text("More")).modified(.presents(.menu, items), "menu")
      .modified(.presents(.alert, [element(4, text("OK"))]), "alert")
    for content in Screen.Extent.allCases {
      let screen = screen(node, content)
      #expect(try screen.hit(2) == Size(width: 250, height: 44))
      #expect(try screen.hit(3) == Size(width: 250, height: 44))
      #expect(try screen.hit(4) == Size(width: 270, height: 44))
      #expect(try screen.element(2).container == .menu)
      #expect(try screen.element(4).container == .alert)
      #expect(try screen.element(2).certainty == .estimated)
      #expect(
        try screen.element(3).region.boundingBox?.minY == screen.element(2).region.boundingBox?.maxY
      )
      // They cover nothing of what presents them.
      #expect(try screen.element(1).effective == screen.element(1).region)
    }
  }
}
