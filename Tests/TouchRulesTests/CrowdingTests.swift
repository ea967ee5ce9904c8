import Testing
import TouchModel
import TouchRules

/// Targets that lie too near, over each other, or beyond what is around them.
@Suite struct CrowdingTests {
  private func element(
    _ x: Double, _ width: Double = 44, height: Double = 44, line: Int, label: String = "a",
    kind: Screen.Element.Kind = .button, container: Screen.Element.Container = .none,
    group: Int? = 0
  ) -> Screen.Element {
    let box = Rect(x: x, y: 100, width: width, height: height)
    var element = Sample.element(
      width, height, kind: kind, label: label, line: line, container: container,
      region: Region(box), layout: box)
    element.visual = box
    (element.clipped, element.effective, element.group) = (Region(box), Region(box), group)
    return element
  }

  private let line = Screen.Group(name: "HStack", place: Sample.place(3), arrangement: .line)

  private func audit(
    _ elements: [Screen.Element], groups: [Screen.Group]? = nil, _ policy: Policy.Name = .child
  ) -> Audit {
    var screen = Sample.screen(elements)
    screen.groups = groups ?? [line]
    return Sample.audit([[screen]], under: policy)
  }

  private func spacing(_ audit: Audit) -> [Int] {
    audit.findings.filter { $0.rule == .targetSpacing }.map(\.subject.place.line)
  }

  @Test(
    "the distance is the policy's",
    arguments: [
      (Policy.Name.child, 7.0, true), (.child, 8, false), (.material, 7, true),
      (.material, 8, false), (.seedStrict, 7, true), (.seedStrict, 8, false), (.hig, 7, true),
      (.hig, 8, false), (.wcagAA, 0, false), (.wcagAAA, 0, false),
    ])
  func distance(policy: Policy.Name, gap: Double, isFound: Bool) {
    let pair = [element(10, 60, height: 60, line: 5), element(70 + gap, 60, height: 60, line: 6)]
    let found = audit(pair, policy)
    #expect(spacing(found) == (isFound ? [5] : []))
    guard isFound else { return }
    let finding = found.findings.first { $0.rule == .targetSpacing }
    #expect(finding?.cause == Sample.place(3))
    #expect(finding?.severity == (policy == .hig ? .note : .warning))
  }

  @Test("what reaches beyond its frame is asked for the spacing that leaves the distance between")
  func overhang() {
    var pair = [element(10, 60, height: 60, line: 5), element(75, 60, height: 60, line: 6)]
    #expect(audit(pair).findings.last?.message.hasSuffix("a spacing of 8") == true)
    // Frames of 40 that react 10 points farther: 25 points apart, of which 5 are left.
    for index in pair.indices { pair[index].layout = pair[index].layout.insetBy(10) }
    #expect(audit(pair).findings.last?.message.hasSuffix("a spacing of 28") == true)
  }

  @Test("one row is one finding, and names the nearest neighbour, the distance and the remedy")
  func row() {
    let row = [0.0, 1, 2, 3].map {
      element(10 + $0 * 62, 60, height: 60, line: 5 + Int($0), label: "\(Int($0))")
    }
    let found = audit(row)
    #expect(spacing(found) == [5])
    #expect(
      found.findings.map(\.message) == [
        "the '0' button stands 2 pt from the '1' button where 8 pt keep touches apart; "
          + "give 'HStack' a spacing of 8"
      ])
  }

  @Test("under 'hig' a target that is too small has one finding, its size")
  func small() {
    let pair = [element(10, 30, height: 30, line: 5), element(42, 30, height: 30, line: 6)]
    #expect(audit(pair, .hig).findings.map(\.rule) == [.targetSize, .targetSize])
  }

  @Test("copies, fields, rows, bars, piles, what scrolls apart and what is off keep no distance")
  func leftAlone() {
    let first = element(10, 60, height: 60, line: 5)
    var off = element(70, 60, height: 60, line: 6)
    off.isEnabled = false
    let others = [
      element(70, 60, height: 60, line: 5), off,
      element(70, 60, height: 60, line: 6, kind: .textField),
      element(70, 60, height: 60, line: 6, kind: .dragGesture),
      element(70, 60, height: 60, line: 6, container: .row),
      element(70, 60, height: 60, line: 6, container: .navigationBar),
      element(70, 60, height: 60, line: 6, group: nil),
    ]
    for other in others { #expect(spacing(audit([first, other])) == []) }
    let pair = [first, element(70, 60, height: 60, line: 6, group: 1)]
    #expect(spacing(audit(pair, groups: [line, line])) == [])
    var inner = Screen.Group(name: "HStack", arrangement: .line, parent: 0)
    #expect(spacing(audit(pair, groups: [line, inner])) == [5])
    inner.arrangement = .scroll
    #expect(spacing(audit(pair, groups: [line, inner])) == [])
    #expect(spacing(audit(pair, groups: [Screen.Group(name: "", arrangement: .pile), line])) == [])
  }

  @Test("wide rows that a line parts are a list, narrow ones and those further apart are not")
  func rows() {
    func pair(width: Double, gap: Double) -> [Screen.Element] {
      [(5, 100.0), (6, 160 + gap)].map { line, y in
        var row = element(10, width, height: 60, line: line)
        row.layout = Rect(x: 10, y: y, width: width, height: 60)
        row.visual = row.layout
        row.region = Region(row.layout)
        (row.clipped, row.effective) = (row.region, row.region)
        return row
      }
    }
    #expect(spacing(audit(pair(width: 373, gap: 1))) == [])
    #expect(spacing(audit(pair(width: 373, gap: 2))) == [])
    #expect(spacing(audit(pair(width: 373, gap: 4))) == [5])
    #expect(spacing(audit(pair(width: 100, gap: 1))) == [5])
  }

  @Test("what unknown content pushes out of a view is not cut off, what reaches out of one is")
  func pushed() {
    let around = Rect(x: 10, y: 100, width: 60, height: 20)
    func verdict(
      _ layout: Rect, _ certainty: Certainty, mayBeAbsent: Bool = false
    ) -> [String] {
      var element = element(10, 60, height: 60, line: 5)
      element.mayBeAbsent = mayBeAbsent
      element.layout = layout
      element.certainty = certainty
      element.clipped = Region(around)
      element.effective = element.clipped
      element.cutter = Screen.Element.Taker(
        name: "contentShape", place: Sample.place(9), box: around)
      return audit([element], .hig).brief
    }
    let low = Rect(x: 10, y: 100, width: 60, height: 60)
    #expect(verdict(low, .unknown) == [])
    #expect(verdict(low, .exact) == ["error target-clipped"])
    // How many stand before it is not known either.
    #expect(verdict(low, .exact, mayBeAbsent: true) == [])
    #expect(verdict(around, .exact, mayBeAbsent: true) == ["error target-clipped"])
    #expect(verdict(around, .unknown) == ["error target-clipped"])
  }

  @Test("a distance that content decides says nothing, and leaves the size decided")
  func content() {
    func screen(_ gap: Double, _ content: Screen.Extent) -> Screen {
      var screen = Sample.screen(
        [element(10, 60, height: 60, line: 5), element(70 + gap, 60, height: 60, line: 6)],
        content: content)
      screen.groups = [line]
      return screen
    }
    let audit = Sample.audit(
      [[screen(0, .largest), screen(30, .smallest), screen(12, .typical)]], under: .child)
    #expect(audit.verdicts == [0, 0, 2, 0])
  }

  /// The right part of a button of 60 points, taken from `x` on.
  private func covered(from x: Double, isInside: Bool = false) -> Screen.Element {
    var element = element(10, 60, height: 60, line: 5)
    let rest = Rect(x: 10, y: 100, width: x - 10, height: 60)
    element.effective = Region(rest)
    element.takers = [
      Screen.Element.Taker(
        name: "overlay", place: Sample.place(8),
        element: Screen.Element.ID(place: Sample.place(6), context: 1), isInside: isInside)
    ]
    return element
  }

  @Test("what lies in front is found where too little is left, with what sharing would give")
  func overlap() throws {
    let other = element(75, 60, height: 60, line: 6, label: "b", group: nil)
    #expect(audit([covered(from: 54), other], .hig).findings.isEmpty)
    let finding = try #require(audit([covered(from: 40), other], .hig).findings.first)
    #expect(finding.rule == .targetOverlap && finding.severity == .warning)
    #expect(finding.cause == Sample.place(8))
    #expect(
      finding.message == "the 'b' button in front leaves 30×60 pt of the 'a' button, which needs "
        + "44×44; keep the 'b' button out of it")
    #expect(
      finding.evidence.last?.message == "without moving what is drawn, the 'a' button can reach "
        + "60×60 pt: 0 pt above, 0 pt left, 0 pt below, 0 pt right, and no hit region overlaps "
        + "another")
    #expect(audit([covered(from: 30), other], .hig).findings.first?.severity == .error)
  }

  @Test("what is wholly covered, what stands inside, and what is small anyway is no overlap")
  func noOverlap() {
    let other = element(75, 60, height: 60, line: 6, group: nil)
    var hidden = covered(from: 40)
    hidden.effective = .empty
    var shade = element(0, 393, height: 700, line: 6, group: nil)
    shade.visual = shade.layout
    #expect(audit([covered(from: 40), shade], .hig).findings.isEmpty)
    #expect(audit([hidden, other], .hig).findings.isEmpty)
    #expect(audit([covered(from: 40, isInside: true), other], .hig).findings.isEmpty)
    var small = covered(from: 20)
    small.layout = Rect(x: 10, y: 100, width: 40, height: 40)
    small.region = Region(small.layout)
    small.clipped = small.region
    #expect(audit([small, other], .hig).findings.map(\.rule) == [.targetSize])
  }

  @Test(
    "what may not be there, or be elsewhere, takes nothing; nor is it known of what is not known")
  func unsettled() {
    let other = element(75, 60, height: 60, line: 6, group: nil)
    var element = covered(from: 40)
    element.takers[0].isUnsettled = true
    #expect(audit([element, other], .hig).findings.isEmpty)
    // Both may be of one loop.
    element.mayBeAbsent = true
    #expect(audit([element, other], .hig).brief == ["warning target-overlap"])
    element = covered(from: 40)
    element.certainty = .unknown
    #expect(audit([element, other], .hig).findings.isEmpty)
    element.certainty = .estimated
    #expect(audit([element, other], .hig).brief == ["warning target-overlap"])
  }

  @Test("between visible edges nothing is said of what may be bare at its sides")
  func bareSides() {
    let first = element(10, 60, height: 60, line: 5)
    var other = element(72, 60, height: 60, line: 6)
    #expect(spacing(audit([first, other], .hig)) == [5])
    other.hasBareSides = true
    #expect(spacing(audit([first, other], .hig)) == [])
    #expect(spacing(audit([first, other], .child)) == [5])
  }

  @Test("what is cut off is found where something written cuts it")
  func clipped() {
    var element = element(10, 60, height: 60, line: 5)
    element.clipped = Region(Rect(x: 10, y: 100, width: 60, height: 20))
    element.effective = element.clipped
    #expect(audit([element], .hig).findings.isEmpty)
    element.cutter = Screen.Element.Taker(name: "")
    #expect(audit([element], .hig).findings.isEmpty)
    element.cutter = Screen.Element.Taker(name: "contentShape", place: Sample.place(9))
    let audit = audit([element], .hig)
    #expect(audit.brief == ["error target-clipped"])
    #expect(
      audit.findings.first?.message == "'contentShape' cuts the 'a' button off to 60×20 pt of the "
        + "44×44 it needs; give 'contentShape' the room that it needs")
  }

  @Test("a state in which the distance is not known is no state without the pair")
  func openState() throws {
    func screen(_ isOn: String, gap: Double, _ content: Screen.Extent = .typical) -> Screen {
      var screen = Sample.screen(
        [element(10, 60, height: 60, line: 5), element(70 + gap, 60, height: 60, line: 6)],
        choices: [Sample.choice("isOn", isOn)], content: content)
      screen.groups = [line]
      return screen
    }
    func message(_ others: [Screen]) throws -> String {
      let audit = Sample.audit([[screen("false", gap: 5)] + others], under: .child)
      return try #require(audit.findings.first { $0.rule == .targetSpacing }).message
    }
    #expect(try message([screen("true", gap: 20)]).contains(" apart where 'isOn' is 'false'"))
    #expect(try !message([screen("true", gap: 5)]).contains("isOn"))
    let open = [screen("true", gap: 5), screen("true", gap: 20, .largest)]
    #expect(try message(open).contains(" apart at least where 'isOn' is 'false'"))
  }
}

extension Rect {
  fileprivate func insetBy(_ length: Double) -> Rect {
    Rect(x: minX + length, y: minY + length, width: width - 2 * length, height: height - 2 * length)
  }
}
