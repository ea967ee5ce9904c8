import Testing
import TouchLayout
import TouchModel

@Suite("Frames and other modifiers")
struct FrameTests {
  let box = color().frame(20, 10)

  @Test("a fixed frame has its size whatever is inside")
  func fixedFrames() throws {
    #expect(size(text("Configure").frame(44, 44)) == Size(width: 44, height: 44))
    #expect(size(color().frame(nil, 5), width: 60) == Size(width: 60, height: 5))
    // What is negative or infinite is ignored.
    #expect(size(box.frame(-1, Length(.infinity))) == Size(width: 20, height: 10))
    let corner = Alignment(horizontal: .right, vertical: .bottom)
    let screen = screen(element(1, box).frame(100, 50, corner))
    let layout = try screen.element(1).layout
    #expect(layout.maxX == phone.size.width / 2 + 50)
    #expect(layout.maxY == screen.bounds.midY + 25)
  }

  @Test("a flexible frame keeps to its limits and fills what has both or a maximum")
  func flexibleFrames() {
    #expect(size(box.flexible(minWidth: 44, minHeight: 44)) == Size(width: 44, height: 44))
    #expect(size(box.flexible(minWidth: 44), width: 300) == Size(width: 44, height: 10))
    #expect(size(box.flexible(maxWidth: Length(.infinity)), width: 300).width == 300)
    #expect(size(box.flexible(maxWidth: Length(.infinity))).width == 20)
    #expect(size(box.flexible(maxWidth: 15), width: 300).width == 15)
    #expect(size(box.flexible(minWidth: 0, maxWidth: 50), width: 30).width == 30)
    #expect(size(box.flexible(minWidth: 0, maxWidth: 50), width: 80).width == 50)
    #expect(size(box.flexible(idealWidth: 70)).width == 70)
    #expect(size(box.flexible(idealWidth: 70), width: 30).width == 20)
    #expect(size(color().flexible(minWidth: 30), width: 10, height: 10).width == 30)
  }

  @Test("padding grows by its lengths, negative padding shrinks to nothing at least")
  func padding() {
    // F109: 16 points are the default.
    #expect(size(color().frame(50, 30).padding()) == Size(width: 82, height: 62))
    #expect(size(color().padding(10), width: 100, height: 50) == Size(width: 100, height: 50))
    #expect(size(box.padding(-4)) == Size(width: 12, height: 2))
    #expect(size(box.padding(-8)) == Size(width: 4, height: 0))
  }

  @Test("backgrounds and overlays take the size of what they decorate and change no layout")
  func decorations() throws {
    #expect(
      size(box.background(color()).overlay(color().frame(90, 90))) == Size(width: 20, height: 10))
    let screen = screen(
      box.overlay(element(1, color().frame(4, 4)), Alignment(horizontal: .right, vertical: .top)))
    let layout = try screen.element(1).layout
    #expect(near(layout.maxX, phone.size.width / 2 + 10, 0.001))
    #expect(near(layout.minY, screen.bounds.midY - 5, 0.001))
  }

  @Test("views on top of each other take the union of their frames")
  func overlap() {
    // F085 and F086.
    let (black, white) = (color().frame(12, 12), color().frame(4, 4))
    #expect(size(pile(.center, black, white)) == Size(width: 12, height: 12))
    let fitting = Node(
      .firstThatFits(Node.ScrollAxes(horizontal: true, vertical: true), [Node(.empty), white]))
    #expect(size(pile(.center, black, fitting)) == Size(width: 12, height: 12))
  }

  @Test("offsets, scales and rotations change no layout; positions fill their proposal")
  func effects() throws {
    #expect(size(box.offset(50, 50)) == Size(width: 20, height: 10))
    let scaled = box.modified(.scale(x: 2, y: 3, anchor: Point(x: 0.5, y: 0.5)), "scaleEffect")
    #expect(size(scaled) == Size(width: 20, height: 10))
    #expect(near(try screen(element(1, scaled)).hit(1), Size(width: 40, height: 30), 0.001))
    let turned = box.modified(
      .rotation(degrees: 90, anchor: Point(x: 0.5, y: 0.5)), "rotationEffect")
    #expect(near(try screen(element(1, turned)).hit(1), Size(width: 10, height: 20), 0.001))
    let placed = box.modified(.position(x: 30, y: 40), "position")
    #expect(size(placed, width: 200, height: 100) == Size(width: 200, height: 100))
    let region = try screen(element(1, placed)).element(1).region.boundingBox
    #expect(near(region, Rect(x: 20, y: 59 + 35, width: 20, height: 10)))
    let moved = try screen(element(1, box.offset(5, 7))).element(1)
    #expect(near(moved.region.boundingBox, moved.layout.offset(x: 5, y: 7)))
  }

  @Test("an aspect ratio fits or fills the proposal")
  func aspectRatio() {
    let fit = color().modified(.aspectRatio(2, fills: false), "aspectRatio")
    #expect(size(fit, width: 100, height: 100) == Size(width: 100, height: 50))
    let fill = color().modified(.aspectRatio(2, fills: true), "aspectRatio")
    #expect(size(fill, width: 100, height: 100) == Size(width: 200, height: 100))
    #expect(size(fit, width: 100) == Size(width: 100, height: 50))
    let image = Node(
      .image(
        Node.Image(
          .asset(Size(width: 60, height: 20)), isResizable: true, environment: Environment())))
    let own = image.modified(.aspectRatio(nil, fills: false), "aspectRatio")
    #expect(size(own, width: 30, height: 90) == Size(width: 30, height: 10))
    #expect(size(image, width: 30, height: 90) == Size(width: 30, height: 90))
    #expect(size(image) == Size(width: 60, height: 20))
  }

  @Test("a fixed size asks for the ideal")
  func fixedSize() {
    let words = text("Checking Savings")
    #expect(size(words.fixedSize(), width: 40) == size(words))
    #expect(size(words.fixedSize(horizontal: false), width: 80) == size(words, width: 80))
    #expect(size(color().fixedSize(), width: 90, height: 90) == Size(width: 10, height: 10))
  }

  @Test("a geometry reader fills and keeps its content at the top left")
  func geometryReader() throws {
    let reader = Node(.geometryReader(element(1, box)))
    #expect(size(reader, width: 200, height: 100) == Size(width: 200, height: 100))
    #expect(size(reader) == Size(width: 10, height: 10))
    let layout = try screen(reader).element(1).layout
    #expect(layout.origin == Point(x: 0, y: 59))
  }

  @Test("the first child that fits is shown, the last if none does")
  func firstThatFits() throws {
    let axes = Node.ScrollAxes(horizontal: true, vertical: false)
    let node = Node(
      .firstThatFits(axes, [element(1, color().frame(100, 10)), element(2, color().frame(50, 10))]))
    #expect(size(node, width: 120).width == 100)
    #expect(size(node, width: 99).width == 50)
    #expect(size(node, width: 10).width == 50)
    let shown = screen(node, proposal: Proposal(width: 60, height: 60)).elements
    #expect(shown.count == 1 && shown[0].id == id(2))
  }

  @Test("a divider is a pixel thick, a point at the sizes for accessibility")
  func dividers() {
    // F110.
    let line = column(.center, Node(.divider))
    #expect(near(size(line, width: 100), Size(width: 100, height: 1.0 / 3), 0.001))
    let large = Environment(textSize: .accessibility1)
    #expect(size(line, width: 100, Screen.Variant(), large).height == 1)
    #expect(
      near(size(row(.center, Node(.divider)), height: 50), Size(width: 1.0 / 3, height: 50), 0.001))
  }

  @Test("an inset of the safe area takes its height from the content")
  func safeAreaInset() throws {
    let node = element(1, color()).modified(
      .safeAreaInset(.bottom, spacing: 0, element(2, color().frame(100, 60))), "safeAreaInset")
    let screen = screen(node)
    #expect(try screen.element(1).layout.height == 759 - 60)
    #expect(try screen.element(2).layout.maxY == screen.bounds.maxY)
  }

  @Test("what ignores the safe area reaches the screen's edges")
  func ignoresSafeArea() throws {
    let node = element(1, color()).modified(.ignoresSafeArea, "ignoresSafeArea")
    let region = try screen(element(2, color().modified(.ignoresSafeArea, "ignoresSafeArea")))
      .element(2).region.boundingBox
    #expect(near(region, Rect(x: 0, y: 0, width: 393, height: 852)))
    #expect(try screen(node).element(1).region.boundingBox?.height == 852)
    let inner = color().modified(.ignoresSafeArea, "ignoresSafeArea").frame(100, 100)
    #expect(near(try screen(element(1, inner)).hit(1), Size(width: 100, height: 100)))
  }
}
