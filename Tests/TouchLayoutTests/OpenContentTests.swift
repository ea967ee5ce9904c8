import Testing
import TouchLayout
import TouchModel

@Suite("Open content and certainty")
struct OpenContentTests {
  @Test("open text in a label is 1, 10 or 30 characters long, on one line where there is room")
  func labels() throws {
    let target = button(1, openText())
    let letter = size(text(String(repeating: "n", count: 30))).width / 30
    for (extent, count) in [(Screen.Extent.smallest, 1.0), (.typical, 10), (.largest, 30)] {
      let hit = try screen(target, extent).hit(1)
      #expect(near(hit.width, count * letter, 0.34), "\(extent)")
      #expect(near(hit.height, 20.33, 0.01))
    }
    // In a narrow frame it wraps.
    let narrow = button(1, openText()).frame(100)
    #expect(try screen(narrow, .largest).hit(1).height > 60)
    // Known characters count as they are.
    let mixed = Node(
      .text(Node.Text([.known("Configure"), .open], environment: Environment())))
    let width = try screen(button(1, mixed), .smallest).hit(1).width
    #expect(near(width, size(text("Configure")).width + letter, 0.34))
  }

  @Test("open text elsewhere is 1 or 20 characters long, or fills its proposal")
  func otherText() {
    let letter = size(text("nnnnnnnnnn")).width / 10
    let variants = Screen.Extent.allCases.map { Screen.Variant(content: $0) }
    #expect(near(size(openText(), width: 393, variants[0]).width, letter))
    #expect(near(size(openText(), width: 393, variants[1]).width, 20 * letter, 0.5))
    #expect(size(openText(), width: 393, variants[2]).width == 393)
    let limited = openText(Environment(lineLimit: 1))
    #expect(near(size(limited, width: 393, variants[2]), Size(width: 393, height: 20.33), 0.01))
  }

  @Test("open pictures are 12 or 24 points or as large as proposed, outside views nothing to all")
  func otherContent() throws {
    let image = Node(.image(Node.Image(.open, environment: Environment())))
    let sizes = Screen.Extent.allCases.map {
      size(image, width: 200, height: 90, Screen.Variant(content: $0))
    }
    #expect(
      sizes == [
        Size(width: 12, height: 12), Size(width: 24, height: 24), Size(width: 200, height: 90),
      ])
    let views = Screen.Extent.allCases.map {
      size(outside(), width: 200, height: 90, Screen.Variant(content: $0))
    }
    #expect(views == [.zero, Size(width: 44, height: 44), Size(width: 200, height: 90)])
  }

  @Test("where an outside view is nothing no space is left for it")
  func outsideSpacing() {
    let node = row(.center, color().frame(10, 10), outside(), color().frame(10, 10))
    #expect(size(node, Screen.Variant(content: .smallest)).width == 28)
    let last = row(spacing: 5, .center, color().frame(10, 10), outside())
    #expect(size(last, Screen.Variant(content: .smallest)).width == 10)
    #expect(size(last).width == 59)
  }

  @Test("an outside view covers nothing at its smallest, else its frame")
  func outsideCovers() throws {
    let node = pile(.center, element(1, color().frame(40, 40)), outside())
    #expect(try !screen(node, .smallest).element(1).effective.isEmpty)
    #expect(try screen(node, .typical).element(1).effective.isEmpty)
    #expect(try screen(node, .largest).element(1).effective.isEmpty)
  }

  @Test("an element of an outside view stays in each layout, unknown")
  func outsideElement() throws {
    let target = element(1, outside("Chart"))
    for extent in Screen.Extent.allCases {
      let shown = try screen(target, extent).element(1)
      #expect(shown.certainty == .unknown)
      #expect(shown.reason == "'Chart' is not in the source")
    }
    #expect(try screen(target, .smallest).element(1).region.isEmpty)
    // It takes no more than it is offered; a frame around it and a shape decide.
    let small = element(1, outside().frame(20, 20))
    for extent in [Screen.Extent.typical, .largest] {
      #expect(try screen(small, extent).hit(1) == Size(width: 20, height: 20))
    }
    let framed = element(1, outside().frame(44, 44).contentShape())
    #expect(try screen(framed).element(1).certainty == .exact)
    #expect(try screen(framed, .smallest).hit(1) == Size(width: 44, height: 44))
  }

  @Test("open lengths take their ends")
  func lengths() throws {
    let length = Length(smallest: 10, typical: 40, largest: 90)
    let target = element(1, color().frame(length, 44))
    let widths = try Screen.Extent.allCases.map { try screen(target, $0).hit(1).width }
    #expect(widths == [10, 40, 90])
    let shown = try screen(target).element(1)
    #expect(shown.certainty == .unknown)
    #expect(shown.reason == "a length is not in the source")
  }

  @Test("one element's content can differ from all other content")
  func exceptions() throws {
    let node = row(.center, button(1, openText()), button(2, openText()))
    let exception = Screen.Exception(element: id(1), content: .smallest)
    let mixed = screen(node, .largest, exception: exception)
    #expect(try mixed.hit(1) == screen(node, .smallest).hit(1))
    #expect(try mixed.hit(2).width > mixed.hit(1).width * 10)
    // What is estimated follows it too.
    let icons = row(.center, button(1, symbol("xmark")), button(2, symbol("xmark")))
    let other = screen(icons, .largest, exception: exception)
    #expect(try other.hit(1).width < other.hit(2).width)
  }

  @Test("certainty is what other content and other ends of tolerances change")
  func certainty() throws {
    func certainty(_ node: Node) throws -> Certainty { try screen(node).element(1).certainty }
    #expect(try certainty(button(1, text("Go"))) == .exact)
    #expect(try certainty(button(1, openText())) == .unknown)
    #expect(try certainty(button(1, symbol("xmark"))) == .estimated)
    #expect(try certainty(button(1, row(.center, symbol("xmark"), openText()))) == .unknown)
    let framed = openText().frame(80, 44)
    #expect(try certainty(button(1, framed)) == .exact)
    // Content around it decides where it fills what is left.
    let filling = button(1, color()).frame(nil, 44)
    #expect(try certainty(row(.center, filling, text("Go"))) == .exact)
    #expect(try certainty(row(.center, filling, openText())) == .unknown)
    #expect(try certainty(row(.center, filling, symbol("xmark"))) == .estimated)
    #expect(try certainty(row(.center, button(1, text("Go")), openText())) == .exact)
    let custom = Environment(font: Font(.fixed(17), design: .custom("Lobster")))
    #expect(try certainty(button(1, text("Go", custom))) == .estimated)
    #expect(try certainty(element(1, color().frame(44, 44), unknown: "why")) == .unknown)
    #expect(try screen(element(1, color(), unknown: "why")).element(1).reason == "why")
    let drawn = shape(.custom(name: "Star")).frame(44, 44)
    #expect(try certainty(element(1, drawn)) == .estimated)
    let guided = color().frame(44, 44).modified(.alignmentGuide, "alignmentGuide")
    #expect(try certainty(element(1, guided)) == .estimated)
  }

  @Test("certainty is the same in each variant")
  func stable() throws {
    let node = row(.center, button(1, openText()), button(2, symbol("xmark")), button(3, text("A")))
    let variants = Screen.Extent.allCases.map { Screen.Variant(content: $0) }
    let screens = engine.screens(of: node, view: "Example", variants: variants)
    for (shown, variant) in zip(screens, variants) {
      #expect(shown == engine.screen(of: node, view: "Example", variant: variant))
      #expect(shown.elements.map { $0.certainty } == [.unknown, .estimated, .exact])
    }
  }

  @Test("Hangul is narrower than an em, and how much is estimated")
  func hangul() throws {
    let target = button(1, text("\u{AC00}\u{B098}\u{B2E4}"))
    #expect(try near(screen(target).hit(1).width, 44.33, 0.01))
    #expect(try near(screen(target, .smallest).hit(1).width, 43, 0.01))
    #expect(try near(screen(target, .largest).hit(1).width, 46, 0.01))
    #expect(try screen(target).element(1).certainty == .estimated)
    #expect(try screen(button(1, text("\u{AC00}").frame(44, 44))).element(1).certainty == .exact)
    // All weights and the monospaced design have one width.
    for font in [
      Font(.fixed(17), weight: .black), Font(.fixed(17), design: .monospaced),
    ] {
      let other = button(1, text("\u{AC00}\u{B098}\u{B2E4}", Environment(font: font)))
      #expect(try near(screen(other).hit(1).width, 44.33, 0.01))
    }
    // Ideographs fill an em.
    #expect(try near(screen(button(1, text("\u{4E00}\u{4E8C}"))).hit(1).width, 34, 0.01))
  }

  @Test(
    "widths of an app's own font lie within 8 % of the system's, its lines between 1 and 1.45 em")
  func customFont() throws {
    let custom = Environment(font: Font(.fixed(17), design: .custom("Lobster")))
    let target = button(1, text("Configure", custom))
    let reference = size(text("Configure"))
    let least = try screen(target, .smallest).hit(1)
    let most = try screen(target, .largest).hit(1)
    #expect(near(least.width / reference.width, 0.92, 0.01))
    #expect(near(most.width / reference.width, 1.08, 0.01))
    #expect(near(least.height, 17, 0.01))
    #expect(near(try screen(target).hit(1).height, reference.height, 0.01))
    #expect(near(most.height, 24.67, 0.01))
  }
}
