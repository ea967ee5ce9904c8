import Testing
import TouchModel
import TouchRules

/// Stretches of a control that do not react, and those that are no gaps.
@Suite struct DeadGapTests {
  private let box = Rect(x: 20, y: 100, width: 353, height: 48)

  /// A text at the left and a symbol at the right of a row, both as high as the row.
  private var ends: Region {
    Region([
      .rectangle(Rect(x: 20, y: 100, width: 80, height: 48)),
      .rectangle(Rect(x: 353, y: 100, width: 20, height: 48)),
    ])
  }

  private func brief(
    _ region: Region, in box: Rect, kind: Screen.Element.Kind = .tapGesture,
    style: Screen.Element.Style = .plain, policy: Policy.Name = .hig
  ) -> [String] {
    let element = Sample.element(1, 1, kind: kind, style: style, region: region, layout: box)
    return Sample.audit([element], under: policy).brief
  }

  @Test("a spacer between what is drawn is a gap, although the target is large enough")
  func spacer() {
    let element = Sample.element(
      1, 1, kind: .tapGesture, label: "Account", region: ends, layout: box)
    let audit = Sample.audit([element])
    #expect(audit.brief == ["warning dead-gap"])
    #expect(
      audit.findings.first?.message
        == "253×48 pt of the 'Account' view with a tap gesture, which is 353×48 pt, do not react; "
        + "put '.contentShape(Rectangle())' before its gesture")
    #expect(brief(ends, in: box, kind: .button) == ["warning dead-gap"])
    #expect(brief(Region(box), in: box) == [])
  }

  @Test("what a menu holds fills no gap of what stands where it is laid out")
  func menus() {
    func brief(_ container: Screen.Element.Container) -> [String] {
      let element = Sample.element(1, 1, kind: .tapGesture, region: ends, layout: box)
      let item = Rect(x: 100, y: 100, width: 253, height: 48)
      let inside = Sample.element(
        253, 48, line: 6, container: container, region: Region(item), layout: item)
      return Sample.audit([element, inside]).brief
    }
    #expect(brief(.menu) == ["warning dead-gap"])
    #expect(brief(.none) == [])
  }

  @Test("how wide a gap is at least and a piece at most is told where content is open")
  func range() throws {
    func screen(_ content: Screen.Extent, _ text: Double) -> Screen {
      let region = Region([
        .rectangle(Rect(x: 20, y: 100, width: text, height: 20)),
        .rectangle(Rect(x: 353, y: 100, width: 20, height: 20)),
      ])
      let row = Rect(x: 20, y: 100, width: 353, height: 20)
      var element = Sample.element(
        1, 1, kind: .tapGesture, style: .plain, region: region, layout: row,
        reason: "its text is not in the source")
      element.certainty = .unknown
      return Sample.screen([element], content: content)
    }
    let finding = try #require(
      Sample.audit([[screen(.typical, 80), screen(.smallest, 9), screen(.largest, 210)]])
        .findings.first)
    #expect(finding.message.hasPrefix("about 253×20 pt"))
    let notes = finding.evidence.map(\.message)
    #expect(notes.contains("with any content that was tried, at least 123×20 pt do not react"))
    #expect(notes.contains("with any content that was tried, at most 210×20 pt can be hit"))
    let same = try #require(
      Sample.audit([[screen(.typical, 80), screen(.smallest, 80)]]).findings.first)
    #expect(!same.evidence.contains { $0.message.hasPrefix("with any content") })
  }

  @Test("a label that is larger than the row which reacts for it leaves no gap")
  func rows() {
    func brief(_ style: Screen.Element.Style, _ kind: Screen.Element.Kind) -> [String] {
      var element = Sample.element(
        1, 1, kind: kind, style: style, region: Region(box),
        layout: Rect(x: 20, y: 80, width: 393, height: 88))
      element.container = .row
      return Sample.audit([element]).brief
    }
    #expect(brief(.automatic, .navigationLink) == [])
    #expect(brief(.plain, .navigationLink) == ["warning dead-gap"])
    #expect(brief(.automatic, .tapGesture) == ["warning dead-gap"])
  }

  @Test("a gap is wider than 16 points both ways")
  func width() {
    func column(_ gap: Double) -> [String] {
      let region = Region([
        .rectangle(Rect(x: 0, y: 0, width: 100, height: 50)),
        .rectangle(Rect(x: 0, y: 50 + gap, width: 100, height: 50)),
      ])
      return brief(region, in: Rect(x: 0, y: 0, width: 100, height: 100 + gap))
    }
    #expect(column(8) == [])
    #expect(column(16) == [])
    #expect(column(17) == ["warning dead-gap"])
  }

  @Test("a usual padding around one text, and round corners, are no gaps")
  func padding() {
    let text = Rect(x: 16, y: 16, width: 80, height: 50)
    #expect(brief(Region(text), in: text.outset(by: Outsets(all: 16))) == [])
    let circle = Rect(x: 0, y: 0, width: 200, height: 200)
    #expect(brief(Region([.ellipse(circle)]), in: circle) == [])
    let tiles = Region([
      .rectangle(Rect(x: 0, y: 0, width: 50, height: 100)),
      .rectangle(Rect(x: 50, y: 0, width: 50, height: 100)),
    ])
    #expect(brief(tiles, in: Rect(x: 0, y: 0, width: 100, height: 100)) == [])
  }

  @Test("the slack of a frame is a gap")
  func slack() {
    let text = Rect(x: 150, y: 18, width: 50, height: 44)
    #expect(
      brief(Region(text), in: Rect(x: 0, y: 0, width: 353, height: 80)) == ["warning dead-gap"])
  }

  @Test("what the system draws has none")
  func system() {
    #expect(brief(ends, in: box, kind: .toggle, style: .automatic) == [])
    #expect(brief(ends, in: box, kind: .button, style: .bordered) == [])
    // WCAG says nothing about gaps, and what reacts is large enough for it.
    #expect(brief(ends, in: box, policy: .wcagAA) == [])
  }

  @Test("where one step is the cause of both, the more specific rule speaks, with one finding")
  func oneCause() {
    let small = (30.0, 20.0)
    let padding = Sample.step(.padding, line: 7, from: small, to: (90, 80), region: small)
    let element = Sample.element(
      30, 20, kind: .tapGesture, layout: Rect(x: 10, y: 10, width: 90, height: 80),
      trace: [Sample.symbol, padding])
    #expect(Sample.audit([element]).brief == ["error ineffective-expansion"])
  }

  @Test("a frame around a gap is not blamed for it")
  func gapInside() {
    let low = Region([
      .rectangle(Rect(x: 10, y: 24, width: 80, height: 20)),
      .rectangle(Rect(x: 343, y: 24, width: 20, height: 20)),
    ])
    let row = Rect(x: 10, y: 10, width: 353, height: 48)
    var frame = Sample.step(.frame, line: 7, from: (353, 20), to: (353, 48), region: (353, 20))
    frame.frameBefore = Rect(x: 10, y: 24, width: 353, height: 20)
    let element = Sample.element(
      1, 1, kind: .tapGesture, region: low, layout: row, trace: [Sample.symbol, frame])
    // The target is too small because of the gap, so that one finding says both.
    #expect(Sample.audit([element]).brief == ["error dead-gap"])
  }

  @Test("a row that is also too low has one finding that says both, with one change for both")
  func alsoTooLow() {
    let low = Region([
      .rectangle(Rect(x: 20, y: 100, width: 80, height: 20)),
      .rectangle(Rect(x: 353, y: 100, width: 20, height: 20)),
    ])
    let row = Rect(x: 20, y: 100, width: 353, height: 20)
    var stack = Sample.step(.container, line: 4, from: (1, 1), to: (1, 1), region: (1, 1))
    stack.frameAfter = row
    let element = Sample.element(
      1, 1, kind: .tapGesture, region: low, layout: row, trace: [Sample.symbol, stack])
    let audit = Sample.audit([element])
    #expect(audit.brief == ["error dead-gap"])
    #expect(audit.findings.first?.remedy == .reserve(width: nil, height: 44))
    #expect(
      audit.findings.first?.message.contains(
        "do not react, and the largest piece that does is 80×20 pt of the 44×44 it needs; put")
        == true)
  }

  /// A tap gesture in a box with what reacts at its ends.
  private func row(_ box: Rect, ends: Double, lines: Int = 4) -> Screen.Element {
    let region = Region([
      .rectangle(Rect(x: box.minX, y: box.minY, width: ends, height: box.height)),
      .rectangle(Rect(x: box.maxX - ends, y: box.minY, width: ends, height: box.height)),
    ])
    var stack = Sample.step(.container, line: lines, from: (1, 1), to: (1, 1), region: (1, 1))
    stack.frameAfter = box
    return Sample.element(
      1, 1, kind: .tapGesture, region: region, layout: box, trace: [Sample.symbol, stack])
  }

  @Test("a gap of a large state does not speak for a state that is too small")
  func otherState() {
    func brief(_ small: Double) -> [String] {
      var large = Sample.screen([row(Rect(x: 10, y: 10, width: 200, height: 100), ends: 60)])
      large.variant.standing = [Sample.choice("isOpen", "true")]
      let box = Rect(x: 10, y: 10, width: small, height: small)
      var stack = Sample.step(
        .container, line: 4, from: (1, 1), to: (small, small), region: (small, small))
      stack.frameAfter = box
      let closed = Sample.screen(
        [
          Sample.element(
            small, small, kind: .tapGesture, region: Region(box), layout: box, trace: [stack])
        ], choices: [Sample.choice("isOpen")])
      return Sample.audit([[large, closed]]).brief
    }
    #expect(brief(17) == ["error target-size"])
    #expect(brief(60) == ["warning dead-gap"])
  }

  @Test("of several uses of a row, the one with usual content is shown")
  func usual() {
    let short = row(Rect(x: 10, y: 10, width: 300, height: 48), ends: 50)
    let long = row(Rect(x: 10, y: 10, width: 300, height: 60), ends: 90)
    func audit(_ contents: [(Screen.Element, Screen.Extent, UInt64)]) -> Audit {
      Sample.audit(
        contents.map { element, extent, context in
          var element = element
          element.id.context = context
          return [Sample.screen([element], content: extent)]
        })
    }
    let mixed = audit([(short, .smallest, 1), (long, .typical, 2)])
    #expect(mixed.findings.map(\.required) == [long.layout.size])
    let typical = audit([(short, .typical, 1), (long, .typical, 2)])
    #expect(typical.findings.map(\.required) == [short.layout.size])
  }

  @Test("a state in which a text has nothing to say is no gap")
  func emptyText() {
    var element = Sample.element(1, 1, kind: .tapGesture, region: ends, layout: box)
    element.hasEmptyText = true
    #expect(Sample.audit([element]).brief == [])
    // What is too small is so with an empty text as well.
    var small = Sample.element(20, 20)
    small.hasEmptyText = true
    #expect(Sample.audit([small]).brief == ["error target-size"])
  }
}
