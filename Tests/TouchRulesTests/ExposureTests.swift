import Testing
import TouchModel
import TouchRules

/// What is predicted of elements that something covers.
@Suite struct ExposureTests {
  private let box = Rect(x: 100, y: 100, width: 24, height: 24)

  private func element(reached: Region? = nil, line: Int = 5) -> Screen.Element {
    var element = Sample.element(24, 24, line: line, region: Region(box), layout: box)
    element.visual = box
    if let reached {
      element.effective = reached
      element.takers = [Screen.Element.Taker(name: "overlay", place: Sample.place(8))]
    }
    return element
  }

  private func finding(_ screens: [Screen]) throws -> Finding {
    try #require(Sample.audit([screens]).findings.first)
  }

  @Test("what covers it in one state only does not count, whichever state comes first")
  func optional() throws {
    let bare = try finding([Sample.screen([element()])]).missRates
    let shade = [Sample.choice("isLoading", "true")]
    for screens in [
      [Sample.screen([element()]), Sample.screen([element(reached: .empty)], choices: shade)],
      [Sample.screen([element(reached: .empty)]), Sample.screen([element()], choices: shade)],
    ] {
      let finding = try finding(screens)
      #expect(finding.missRates == bare)
      // The picture shows what is missed.
      #expect(finding.surroundings?.element.effective == Region(box))
      #expect(!finding.evidence.contains { $0.message.contains("in front") })
    }
  }

  @Test("what covers all of it in every state is said, and its rates are those without it")
  func always() throws {
    let finding = try finding([Sample.screen([element(reached: .empty)])])
    #expect(finding.missRates == (try self.finding([Sample.screen([element()])]).missRates))
    #expect(
      finding.evidence.last?.message
        == "'overlay' in front covers all of it in this layout; the rates are without it")
  }

  @Test("what covers all of it by a choice of its own is not said to")
  func together() throws {
    let (shade, message) = (Sample.choice("isShaded", "true"), Sample.choice("hasMessage", "true"))
    // Both were tried in one round alone.
    let both = Sample.screen([element(reached: .empty)], choices: [shade, message])
    var rest = Sample.screen([])
    rest.variant.standing = [
      Sample.choice("isShaded", "false"), Sample.choice("hasMessage", "false"),
    ]
    let finding = try finding([rest, both])
    #expect(!finding.evidence.contains { $0.message.contains("in front") })
    #expect(finding.missRates == (try self.finding([Sample.screen([element()])]).missRates))
  }

  @Test("what covers all of it is not said to do so where the element is larger and free elsewhere")
  func otherSize() throws {
    var free = Sample.element(60, 60, line: 5)
    free.visual = Rect(x: 100, y: 100, width: 60, height: 60)
    let shade = [Sample.choice("isLoading", "true")]
    let finding = try finding([
      Sample.screen([free]), Sample.screen([element(reached: .empty)], choices: shade),
    ])
    #expect(finding.hit.width == 24)
    #expect(!finding.evidence.contains { $0.message.contains("in front") })
  }

  @Test("what covers a part of it in every state counts")
  func partly() throws {
    let part = Region(Rect(x: 100, y: 100, width: 8, height: 24))
    let covered = try finding([Sample.screen([element(reached: part)])]).missRates
    let bare = try finding([Sample.screen([element()])]).missRates
    #expect(covered[0].miss.careful > bare[0].miss.careful)
  }

  @Test("what the screen's edge cuts is predicted whole, what a view cuts is not")
  func edge() throws {
    let bare = try finding([Sample.screen([element()])]).missRates
    var cut = element()
    cut.clipped = Region(Rect(x: 100, y: 100, width: 2, height: 24))
    cut.effective = cut.clipped
    let beyond = try finding([Sample.screen([cut])])
    #expect(beyond.missRates == bare)
    #expect(!beyond.evidence.contains { $0.message.contains("in this layout") })
    cut.cutter = Screen.Element.Taker(name: "clipShape", place: Sample.place(9))
    #expect(try finding([Sample.screen([cut])]).missRates[0].miss.careful > bare[0].miss.careful)
  }

  @Test("what is covered in one state does not come before what is always missed more")
  func order() {
    let small = Rect(x: 300, y: 300, width: 14, height: 14)
    var worse = Sample.element(14, 14, line: 9, region: Region(small), layout: small)
    worse.visual = small
    let shade = [Sample.choice("isLoading", "true")]
    let audit = Sample.audit([
      [
        Sample.screen([element(), worse]),
        Sample.screen([element(reached: .empty), worse], choices: shade),
      ]
    ])
    #expect(audit.findings.map(\.subject.place.line) == [9, 5])
  }

  private let large = Rect(x: 100, y: 100, width: 60, height: 60)

  /// A large button of which a part is reached, and what may lie in front.
  private func button(reached: Rect?, by taker: Screen.Element? = nil) -> Screen.Element {
    var element = Sample.element(60, 60, region: Region(large), layout: large)
    element.visual = large
    if let reached {
      element.effective = Region(reached)
      element.takers = [
        Screen.Element.Taker(name: "overlay", place: Sample.place(8), element: taker?.id)
      ]
    }
    return element
  }

  private func front(at x: Double) -> Screen.Element {
    let box = Rect(x: x, y: 90, width: 100, height: 80)
    var element = Sample.element(
      100, 80, label: "panel", line: 8, region: Region(box), layout: box)
    element.visual = box
    return element
  }

  private let part = Rect(x: 100, y: 100, width: 10, height: 60)
  private let isOpen = [Sample.choice("isOpen", "true")]

  @Test(
    "what moves over it in one state is told with the rates of that state, and ranked by the others"
  )
  func overlap() throws {
    let (near, far) = (front(at: 110), front(at: 250))
    var rest = Sample.screen([button(reached: nil), far])
    rest.variant.standing = [Sample.choice("isOpen", "false")]
    let some = try finding([
      rest, Sample.screen([button(reached: part, by: near), near], choices: isOpen),
    ])
    #expect(some.rule == .targetOverlap && some.message.contains("where 'isOpen' is 'true'"))
    #expect(some.missRates[0].miss.careful < 0.05)
    #expect(
      some.evidence.contains {
        $0.message.hasPrefix("while the 'panel' button takes its touches, a careful finger misses ")
      })
    let always = try finding([Sample.screen([button(reached: part, by: near), near])])
    #expect(always.missRates[0].miss.careful > 0.5)
  }

  @Test("what comes and goes is no overlap, what is there in every state is")
  func passing() {
    let near = front(at: 110)
    let covered = Sample.screen([button(reached: part, by: near), near], choices: isOpen)
    let free = Sample.screen([button(reached: nil)])
    #expect(Sample.audit([[free, covered]]).findings.isEmpty)
    #expect(Sample.audit([[covered, free]]).findings.isEmpty)
    // What moves aside far enough leaves what is asked for.
    func aside(_ width: Double) -> Screen {
      Sample.screen([button(reached: Rect(x: 100, y: 100, width: width, height: 60))])
    }
    #expect(Sample.audit([[covered, aside(50)]]).findings.isEmpty)
    #expect(Sample.audit([[covered, aside(40)]]).findings.map(\.rule) == [.targetOverlap])
    let other = Sample.screen([button(reached: part, by: near), near])
    #expect(Sample.audit([[other, covered]]).findings.map(\.rule) == [.targetOverlap])
  }

  @Test("what a choice brings that does not bring the element comes and goes by itself")
  func message() {
    func choice(_ condition: String, _ alternative: String) -> Screen.Choice {
      Screen.Choice(
        condition: condition, alternative: alternative, place: Sample.place(3))
    }
    func layout(
      _ elements: [Screen.Element], _ choices: [Screen.Choice], _ standing: [Screen.Choice]
    ) -> Screen {
      var screen = Sample.screen(elements, choices: choices)
      screen.variant.standing = standing
      return screen
    }
    let near = front(at: 110)
    let covered = button(reached: part, by: near)
    let (message, none) = (choice("message", "some"), choice("message", "nil"))
    let (first, second) = (choice("tab", "first"), choice("tab", "second"))
    // The element stands on the second tab, and the message was never tried without it there.
    let found = [
      layout([near], [], [message, first]), layout([], [none], [first]),
      layout([covered, near], [second], [message]),
    ]
    #expect(Sample.audit([found]).findings.isEmpty)
    // Nor where other choices were always taken along, if the message is there with it alone.
    let (busy, idle) = (choice("isBusy", "true"), choice("isBusy", "false"))
    let crowded = [
      layout([covered, near], [second], [message, idle]),
      layout([near], [], [message, first, idle]), layout([], [none, busy], [first]),
    ]
    #expect(Sample.audit([crowded]).findings.isEmpty)
    // What one choice brings together belongs together.
    let together = [
      layout([covered, near], [], [message, first]), layout([], [none], [first]),
    ]
    #expect(Sample.audit([together]).findings.map(\.rule) == [.targetOverlap])
  }

  @Test("copies of one element and what lies wholly on it take nothing that is missed")
  func shared() {
    let copy = button(reached: part, by: button(reached: nil))
    #expect(Sample.audit([copy, button(reached: nil)]).findings.isEmpty)
    func card(_ side: Double) -> [Screen.Element] {
      let box = Rect(x: 100, y: 100, width: side, height: side)
      let inner = Rect(x: 110, y: 100, width: side - 10, height: side)
      var content = Sample.element(1, 1, line: 8, region: Region(inner), layout: inner)
      content.visual = inner
      var card = Sample.element(1, 1, region: Region(box), layout: box)
      card.visual = box
      card.effective = Region(Rect(x: 100, y: 100, width: 10, height: side))
      card.takers = [
        Screen.Element.Taker(name: "content", place: Sample.place(8), element: content.id)
      ]
      return [card, content]
    }
    #expect(Sample.audit(card(120)).findings.isEmpty)
    #expect(Sample.audit(card(60)).findings.map(\.rule) == [.targetOverlap])
    var row = card(60)
    row[0].kind = .tapGesture
    #expect(Sample.audit(row).findings.isEmpty)
    let near = front(at: 110)
    #expect(
      Sample.audit([button(reached: part, by: near), near]).findings.map(\.rule)
        == [.targetOverlap])
  }
}
