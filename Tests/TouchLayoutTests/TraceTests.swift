import Testing
import TouchLayout
import TouchModel

@Suite("Traces")
struct TraceTests {
  @Test("steps go from the content outwards, in the label, the style, the control and around")
  func order() throws {
    let label = symbol("clock").padding(4).frame(44, 44)
    let styled = row(.center, label)
      .modified(.contentShape(.rectangle), "contentShape", isStyle: true)
    let node = column(.center, element(1, styled).padding(10).contentShape(), text("Other"))
    let trace = try screen(node).element(1).trace
    #expect(
      trace.map { $0.name } == ["HStack", "contentShape", "Button", "padding", "contentShape"])
    #expect(
      trace.map { $0.position } == [.label, .style, .control, .outside, .outside])
    #expect(
      trace.map { $0.operation } == [.container, .contentShape, .control, .padding, .contentShape])
  }

  @Test("a chain of modifiers is told down to its content, with frames and regions")
  func chain() throws {
    let label = symbol("clock").padding(4).frame(44, 30).contentShape()
    let shown = try screen(element(1, label).padding(10)).element(1)
    let trace = shown.trace
    #expect(
      trace.map { $0.name } == ["Image", "padding", "frame", "contentShape", "Button", "padding"])
    #expect(trace[0].frameAfter.size == Size(width: 17, height: 17))
    #expect(trace[1].frameBefore.size == Size(width: 17, height: 17))
    #expect(trace[1].frameAfter.size == Size(width: 25, height: 25))
    #expect(trace[1].regionAfter?.size == Size(width: 17, height: 17))
    #expect(trace[2].frameAfter.size == Size(width: 44, height: 30))
    #expect(trace[2].regionAfter?.size == Size(width: 17, height: 17))
    #expect(trace[3].regionBefore?.size == Size(width: 17, height: 17))
    #expect(trace[3].regionAfter?.size == Size(width: 44, height: 30))
    // Outside of the control nothing reacts more than before.
    #expect(trace[5].frameAfter.size == Size(width: 64, height: 50))
    #expect(trace[5].regionAfter == shown.region.boundingBox)
    #expect(trace[5].regionBefore == shown.region.boundingBox)
    for (inner, outer) in zip(trace, trace.dropFirst()) {
      #expect(near(outer.frameBefore, inner.frameAfter))
    }
  }

  @Test("a decoration's chain is that of what it decorates")
  func decoration() throws {
    let label = text("Go").background(color()).overlay(color())
    let trace = try screen(element(1, label)).element(1).trace
    #expect(trace.map { $0.name } == ["Text", "background", "overlay", "Button"])
    #expect(trace.map { $0.operation } == [.content, .decoration, .decoration, .control])
  }

  @Test("effects move what is inside and leave the frame outside")
  func effects() throws {
    let trace = try screen(element(1, color().frame(20, 20).offset(5, 0))).element(1).trace
    #expect(trace[2].name == "offset")
    #expect(trace[2].frameBefore.minX == trace[2].frameAfter.minX + 5)
  }

  @Test("what an effect turns or scales is told as layout placed it, up to the effect")
  func turned() throws {
    let middle = Point(x: 0.5, y: 0.5)
    let dots = color().frame(20, 4).padding(5)
    let turned = dots.modified(.rotation(degrees: 90, anchor: middle), "rotationEffect")
    let trace = try screen(element(1, turned)).element(1).trace
    #expect(trace[1].frameAfter.size == Size(width: 20, height: 4))
    #expect(trace[2].frameAfter.size == Size(width: 30, height: 14))
    #expect(trace[2].regionAfter?.size == Size(width: 20, height: 4))
    #expect(near(trace[3].frameBefore, trace[2].frameAfter))
    #expect(trace[3].frameAfter.size == Size(width: 30, height: 14))
    #expect(trace[3].regionBefore?.size == Size(width: 20, height: 4))
    #expect(trace[3].regionAfter?.size == Size(width: 4, height: 20))
    let scaled = dots.modified(
      .scale(x: 2, y: 2, anchor: middle), "scaleEffect"
    ).modified(.rotation(degrees: 90, anchor: middle), "rotationEffect")
    let both = try screen(element(1, scaled)).element(1).trace
    #expect(both[2].frameAfter.size == Size(width: 30, height: 14))
    #expect(both[3].regionAfter?.size == Size(width: 40, height: 8))
    #expect(both[4].regionAfter?.size == Size(width: 8, height: 40))
  }

  @Test("a cell that reacts shows in the control's step")
  func row_() throws {
    let shown = try screen(list([button(1, text("Go"), takesRow: true)])).element(1)
    let control = try #require(shown.trace.first { $0.position == .control })
    #expect(control.regionAfter == shown.region.boundingBox)
    #expect(near(control.regionBefore?.height ?? 0, 20.33, 0.01))
  }
}
