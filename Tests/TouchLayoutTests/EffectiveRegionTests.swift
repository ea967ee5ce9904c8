import Testing
import TouchLayout
import TouchModel

@Suite("Effective hit regions")
struct EffectiveRegionTests {
  private func effective(_ node: Node, _ number: Int = 1) throws -> Rect? {
    try screen(node).element(number).effective.boundingBox
  }

  @Test("an opaque view in front takes touches, a half transparent one or one behind does not")
  func covering() throws {
    let target = element(1, color().frame(40, 40))
    let cover = color().frame(60, 60)
    let region = try #require(try screen(target).element(1).region.boundingBox)
    #expect(try effective(pile(.center, target, cover)) == nil)
    #expect(try effective(pile(.center, cover, target)) == region)
    #expect(try effective(pile(.center, target, cover.opacity(0.5))) == region)
    #expect(try effective(pile(.center, target, cover.opacity(0.51))) == nil)
    #expect(try effective(pile(.center, target, cover.hidden())) == region)
    let passing = cover.modified(.allowsHitTesting(false), "allowsHitTesting")
    #expect(try effective(pile(.center, target, passing)) == region)
    #expect(try effective(target.overlay(cover)) == nil)
    #expect(try effective(target.background(cover)) == region)
    // The hit region itself is as it was.
    #expect(try screen(pile(.center, target, cover)).element(1).region.boundingBox == region)
  }

  @Test("a view that covers a part leaves the rest")
  func partial() throws {
    let target = element(1, color().frame(40, 40))
    let left = Alignment(horizontal: .left, vertical: .center)
    let half = try #require(try effective(pile(left, target, color().frame(20, 60))))
    #expect(half.size == Size(width: 20, height: 40))
    let middle = try screen(pile(.center, target, color().frame(20, 20))).element(1).effective
    #expect(middle.boundingBox?.size == Size(width: 40, height: 40))
    let box = try #require(middle.boundingBox)
    #expect(!middle.contains(Point(x: box.midX, y: box.midY)))
    // A round cover leaves its corners, a line covers nothing.
    let round = try screen(pile(.center, target, shape(.circle).frame(40, 40))).element(1).effective
    #expect(round.contains(Point(x: box.minX + 1, y: box.minY + 1)))
    #expect(!round.contains(Point(x: box.midX, y: box.midY)))
    let line = shape(.roundedRectangle(radius: 8), .stroke(width: 1)).frame(40, 40)
    #expect(try effective(target.overlay(line)) == box)
    let sameCircle = shape(.circle).frame(40, 40)
    let gone = try effective(pile(.center, element(1, sameCircle), sameCircle))
    #expect(gone == nil)
  }

  @Test("the order of drawing follows the z-index")
  func zIndex() throws {
    let target = element(1, color().frame(40, 40))
    let cover = color().frame(60, 60)
    let raised = target.modified(.zIndex(1), "zIndex")
    #expect(try effective(pile(.center, raised, cover)) != nil)
    #expect(try effective(pile(.center, raised.padding(1), cover)) != nil)
    let lowered = cover.modified(.zIndex(-1), "zIndex")
    #expect(try effective(pile(.center, target, lowered)) != nil)
  }

  @Test("an element inside another takes its area from the outer one")
  func nested() throws {
    let inner = element(2, color().frame(20, 20))
    let left = Alignment(horizontal: .left, vertical: .center)
    let outer = element(1, pile(left, color().frame(100, 20), inner))
    let screen = screen(outer)
    #expect(try screen.element(1).region.boundingBox?.width == 100)
    #expect(try screen.element(1).effective.boundingBox?.width == 80)
    #expect(try screen.element(2).effective.boundingBox?.width == 20)
    // From back to front.
    #expect(screen.elements.map { $0.id } == [id(1), id(2)])
  }

  @Test("a content shape around other elements keeps touches outside of it from them")
  func gating() throws {
    let target = element(1, color().frame(40, 40))
    let narrow = target.frame(20, 40).contentShape()
    #expect(try effective(narrow)?.size == Size(width: 20, height: 40))
    #expect(try effective(target.frame(80, 80).contentShape())?.size == Size(width: 40, height: 40))
  }

  @Test("the screen's edges clip, unless what is beyond can be scrolled to")
  func screenEdges() throws {
    let target = element(1, color().frame(40, 40))
    #expect(try effective(target.offset(190, 0))?.width == 26.5)
    #expect(try effective(target.offset(400, 0)) == nil)
    let low = column(spacing: 0, .center, color().frame(40, 2000), target)
    #expect(try effective(scroll(low))?.height == 40)
    let wide = row(spacing: 0, .center, color().frame(2000, 40), target)
    #expect(try effective(scroll(wide, horizontal: true))?.width == 40)
    #expect(try effective(wide) == nil)
    // Where no height is offered the view may stand anywhere.
    let free = screen(low, proposal: Proposal(width: 393, height: nil))
    #expect(try free.element(1).effective.boundingBox?.height == 40)
  }

  @Test("a scroll view clips across its axis")
  func scrollClipping() throws {
    let target = element(1, color().frame(40, 40).offset(30, 0))
    let narrow = scroll(column(spacing: 0, .center, target)).frame(40, 100)
    #expect(try effective(narrow)?.width == 10)
  }

  @Test("what covers a part of a viewport can be scrolled away from, all of it cannot")
  func scrollCovering() throws {
    let target = element(1, color().frame(393, 100))
    let long = scroll(column(spacing: 0, .center, target, color().frame(10, 2000)))
    let short = scroll(column(spacing: 0, .center, target))
    let top = Alignment(horizontal: .center, vertical: .top)
    let bar = color().frame(393, 60)
    #expect(try effective(pile(top, long, bar))?.height == 100)
    #expect(try effective(pile(top, short, bar))?.height == 40)
    #expect(try effective(pile(top, long, color())) == nil)
    // Something that scrolls along covers.
    let inside = scroll(
      column(spacing: 0, .center, pile(top, target, bar), color().frame(10, 2000)))
    #expect(try effective(inside)?.height == 40)
    // A scroll view takes touches in all of its viewport.
    let behind = pile(.center, element(2, color().frame(40, 40)), scroll(color().frame(393, 10)))
    #expect(try effective(behind, 2) == nil)
  }

  @Test("tilted and round regions are cut as polygons")
  func polygons() throws {
    let turned = element(
      1,
      color().frame(40, 40).modified(
        .rotation(degrees: 45, anchor: Point(x: 0.5, y: 0.5)), "rotationEffect"))
    let whole = try #require(try effective(turned))
    #expect(near(whole.width, 40 * 2.0.squareRoot(), 0.001))
    let right = Alignment(horizontal: .right, vertical: .center)
    let cover = pile(right, turned.frame(60, 60), color().frame(30, 60))
    let left = try #require(try effective(cover))
    #expect(near(left.width, 20 * 2.0.squareRoot(), 0.001))
    let disc = pile(right, element(1, shape(.circle).frame(60, 60)), color().frame(30, 60))
    let half = try screen(disc).element(1).effective
    #expect(near(half.boundingBox?.width ?? 0, 30, 0.001))
    let box = try #require(half.boundingBox)
    #expect(!half.contains(Point(x: box.minX + 1, y: box.minY + 1)))
  }
}
