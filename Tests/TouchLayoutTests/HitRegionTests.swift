import Testing
import TouchLayout
import TouchModel

@Suite("Hit regions")
struct HitRegionTests {
  @Test("text, pictures and colours react in their frames, what is clear and empty space nowhere")
  func content() throws {
    #expect(try screen(element(1, text("Configure"))).hit(1) == size(text("Configure")))
    #expect(try screen(element(1, color().frame(30, 20))).hit(1) == Size(width: 30, height: 20))
    for nothing in [clear(), shape(.rectangle, .clear), spacer()] {
      let element = try screen(element(1, nothing.frame(50, 50))).element(1)
      #expect(element.region.isEmpty)
      #expect(element.layout.size == Size(width: 50, height: 50))
      #expect(element.accessibility == element.layout)
    }
    // Padding and the slack of a frame react nowhere.
    let label = text("Configure")
    #expect(try screen(element(1, label.padding(20))).hit(1) == size(label))
    #expect(try screen(element(1, label.frame(200, 100))).hit(1) == size(label))
  }

  @Test("a shape reacts in its path, a line only where it is drawn")
  func shapes() throws {
    let circle = try screen(element(1, shape(.circle).frame(40, 60))).element(1).region
    let middle = try #require(circle.boundingBox)
    #expect(middle.size == Size(width: 40, height: 40))
    #expect(circle.contains(Point(x: middle.midX, y: middle.midY)))
    #expect(!circle.contains(Point(x: middle.minX + 2, y: middle.minY + 2)))
    for outline in [Node.Shape.Outline.rectangle, .roundedRectangle(radius: 8), .circle] {
      let line = try screen(element(1, shape(outline, .stroke(width: 2)).frame(40, 40))).element(1)
      let box = try #require(line.region.boundingBox)
      #expect(near(box.size, Size(width: 42, height: 42), 0.01))
      #expect(!line.region.contains(Point(x: box.midX, y: box.midY)))
      #expect(line.region.contains(Point(x: box.midX, y: box.minY + 1)))
      #expect(line.region.pieces.count == 1)
    }
  }

  @Test("what is cut off in a frame without extent is no target, what is drawn beyond one is")
  func cutToNothing() throws {
    let cut = screen(element(1, symbol("link").frame(0, 0).modified(.clip, "clipped")))
    #expect(cut.elements.isEmpty)
    #expect(screen(element(1, symbol("link").frame(0, 0))).elements.count == 1)
    #expect(
      screen(element(1, symbol("link").frame(75, 75).modified(.clip, "clipped"))).elements.count
        == 1)
  }

  @Test("a content shape takes the place of what is inside")
  func contentShape() throws {
    let label = text("Configure").frame(200, 100)
    #expect(try screen(element(1, label.contentShape())).hit(1) == Size(width: 200, height: 100))
    // Inside the frame it is as small as the text.
    let early = text("Configure").contentShape().frame(200, 100)
    #expect(try screen(element(1, early)).hit(1) == size(text("Configure")))
    // It takes away, too.
    let circle = color().frame(40, 40).contentShape(Node.Shape(.circle))
    #expect(
      try !screen(element(1, circle)).element(1).region.contains(
        Point(x: phone.size.width / 2 - 19, y: 59 + 759.0 / 2 - 19)))
    let larger = color().frame(20, 20).contentShape(
      Node.Shape(.rectangle, outset: Node.EdgeLengths(all: 12)))
    #expect(try screen(element(1, larger)).hit(1) == Size(width: 44, height: 44))
    let around = color().frame(20, 20).padding(12).contentShape().padding(-12)
    let element = try screen(element(1, around)).element(1)
    #expect(element.region.boundingBox?.size == Size(width: 44, height: 44))
    #expect(element.layout.size == Size(width: 20, height: 20))
  }

  @Test("what stands around a button changes nothing that reacts")
  func outside() throws {
    let label = symbol("clock")
    let around = button(1, label).padding(20).frame(100, 100).contentShape().background(color())
    #expect(try screen(around).hit(1) == size(label))
    // In the label all of it counts.
    let inside = button(1, label.padding(20).frame(100, 100))
    #expect(try screen(inside).hit(1) == Size(width: 100, height: 100))
  }

  @Test("F073: a frame of 44 around a small button's label, inside and outside")
  func smallButton() throws {
    let heart = symbol("heart.fill")
    let outer = button(1, heart).frame(44, 44)
    #expect(size(outer) == Size(width: 44, height: 44))
    #expect(try screen(outer).hit(1).height < 44)
    #expect(try screen(button(1, heart.frame(44, 44))).hit(1) == Size(width: 44, height: 44))
    // The plain style adds no shape.
    let plain = element(1, row(.center, heart.frame(44, 44)), style: .plain)
    #expect(try screen(plain).hit(1) == size(heart))
  }

  @Test("a background and an overlay add their regions")
  func decorations() throws {
    let label = text("Go")
    let behind = label.padding(10).background(color())
    #expect(try screen(element(1, behind)).hit(1) == size(label.padding(10)))
    #expect(
      try screen(element(1, label.overlay(color().frame(60, 60)))).hit(1)
        == Size(width: 60, height: 60))
    #expect(try screen(element(1, label.padding(10).background(clear()))).hit(1) == size(label))
  }

  @Test("the gaps of a row without a shape react nowhere")
  func gaps() throws {
    let label = row(.center, text("Title"), spacer(), symbol("clock")).frame(300)
    let region = try screen(element(1, label, style: .plain)).element(1).region
    #expect(region.pieces.count == 2)
    #expect(try screen(element(1, label.contentShape())).element(1).region.pieces.count == 1)
  }

  @Test("what is scaled to next to nothing is no target; what is scaled down is")
  func scaledToNothing() throws {
    let target = button(1, color().frame(50, 50))
    func scaled(_ x: Length, _ y: Length) -> Screen {
      screen(target.modified(.scale(x: x, y: y, anchor: Point(x: 0.5, y: 0.5)), "scaleEffect"))
    }
    #expect(scaled(0, 0).elements.isEmpty)
    #expect(scaled(1, 0).elements.isEmpty)
    #expect(scaled(0.01, 0.01).elements.isEmpty)
    #expect(scaled(-1, 1).elements.count == 1)
    #expect(try scaled(0.1, 0.1).hit(1) == Size(width: 5, height: 5))
  }

  @Test("what is hidden or nearly clear, or lets touches through, is no target")
  func hidden() throws {
    let target = button(1, text("Go"))
    #expect(screen(target).elements.count == 1)
    #expect(screen(target.hidden()).elements.isEmpty)
    #expect(screen(target.opacity(0)).elements.isEmpty)
    #expect(screen(target.opacity(0.0009)).elements.isEmpty)
    #expect(screen(target.opacity(0.001)).elements.count == 1)
    #expect(screen(target.opacity(0.02).opacity(0.02)).elements.isEmpty)
    let passing = target.modified(.allowsHitTesting(false), "allowsHitTesting")
    #expect(screen(passing).elements.isEmpty)
    // A label that is hidden is no target in a style without a shape, and one with it is.
    let label = text("Go")
    #expect(screen(element(1, label.hidden(), style: .plain)).elements.isEmpty)
    #expect(screen(element(1, label.opacity(0), style: .plain)).elements.isEmpty)
    #expect(screen(button(1, label.hidden())).elements.count == 1)
    // Hidden parts of a label take space and react nowhere.
    let parts = row(spacing: 0, .center, color().frame(20, 20), color().frame(30, 20).hidden())
    let element = try screen(element(1, parts)).element(1)
    #expect(element.layout.width == 50)
    #expect(element.region.boundingBox?.width == 20)
    // Nor is what has no extent.
    #expect(screen(button(1, Node(.empty))).elements.isEmpty)
  }

  @Test("clipping limits what is drawn and not what reacts")
  func clipping() throws {
    let element = try screen(
      element(1, color().frame(80, 80).frame(40, 40).modified(.clip, "clipped"))
    ).element(1)
    #expect(element.region.boundingBox?.size == Size(width: 80, height: 80))
    #expect(element.visual.size == Size(width: 40, height: 40))
  }

  @Test("bordered buttons are as high as measured, by control size")
  func bordered() throws {
    // F049 to F052 and F099 to F103: label, insets and shape as the style draws them.
    let sizes: [(Length, Length, TextStyle, Size)] = [
      (10, 5, .subheadline, Size(width: 87.33, height: 28)),
      (12, 7, .body, Size(width: 99, height: 34.33)),
      (20, 15, .body, Size(width: 115, height: 50.33)),
    ]
    for (horizontal, vertical, style, expected) in sizes {
      let label = row(.center, text("Configure", styled(style)))
        .padding(horizontal, vertical)
        .modified(
          .contentShape(Node.Shape(.roundedRectangle(radius: 6))), "contentShape", isStyle: true)
      let element = try screen(element(1, label, style: .bordered)).element(1)
      #expect(near(element.region.boundingBox?.size ?? .zero, expected, 0.35), "\(style)")
      // The border is drawn.
      #expect(near(element.visual.size, expected, 0.35))
      #expect(element.certainty == .exact)
    }
    // F053 to F056: other insets around the same title.
    for (outsets, expected) in [
      (Node.EdgeLengths(all: 0), Size(width: 75, height: 20.33)),
      (Node.EdgeLengths(all: 12), Size(width: 99, height: 44.33)),
      (
        Node.EdgeLengths(top: 8.5, left: 12, bottom: 8.5, right: 12), Size(width: 99, height: 37.33)
      ),
      (Node.EdgeLengths(top: 3, left: 20, bottom: 7, right: 4), Size(width: 99, height: 30.33)),
    ] {
      let label = text("Configure").modified(.padding(outsets), "padding").contentShape()
      #expect(near(try screen(element(1, label)).hit(1), expected, 0.35))
    }
    // F057: a subtitle a point below.
    let titles = column(spacing: 1, .center, text("Configure"), text("Subtitle", styled(.footnote)))
    #expect(near(size(titles.padding(12, 7)), Size(width: 99, height: 51), 0.35))
  }
}
