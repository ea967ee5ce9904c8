import Testing
import TouchModel
import TouchRules

/// What holds in every layout, and what only in some.
@Suite struct JudgementTests {
  private let small = Sample.element(20, 24)
  private let medium = Sample.element(36, 36, reason: "the label 'title' is not in the source")
  private let large = Sample.element(44, 44)

  private func extents(
    _ elements: [Screen.Element], choices: [Screen.Choice] = []
  ) -> [Screen] {
    zip(Screen.Extent.allCases, elements).map { extent, element in
      Sample.screen([element], choices: choices, content: extent)
    }
  }

  @Test("an element fails if every extent of its content fails")
  func allFail() {
    let audit = Sample.audit([extents([small, medium, medium])])
    // All are below 44, not all below 28; pictures show the typical layout.
    #expect(audit.brief == ["warning target-size"])
    #expect(audit.findings.first?.hit == Size(width: 36, height: 36))
    #expect(audit.verdicts == [1, 0, 0, 0])
  }

  @Test("a finding says how large its content can make it")
  func largest() {
    let wide = Sample.element(90, 24)
    var typical = small
    typical.certainty = .unknown
    let audit = Sample.audit([extents([small, typical, wide])])
    #expect(
      audit.findings.first?.evidence.last?.message
        == "with any content that was tried, at most 90×24 pt can be hit")
  }

  @Test("what content can make of it at most bounds the width and the height of every layout")
  func bound() {
    var typical = Sample.element(60, 20)
    typical.certainty = .unknown
    let high = Sample.element(30, 42)
    let notes = Sample.audit([extents([small, typical, high])]).findings.first?.evidence
    #expect(
      notes?.last?.message == "with any content that was tried, at most 60×42 pt can be hit")
    let none = Sample.audit([extents([typical, typical, typical])]).findings.first?.evidence
    #expect(none?.contains { $0.message.hasPrefix("with any content") } == false)
  }

  @Test("an element passes if every extent passes")
  func allPass() {
    #expect(Sample.audit([extents([large, large, large])]).verdicts == [0, 0, 1, 0])
  }

  @Test("a target without extent is no finding where its content, or what is around it, is open")
  func nothing() {
    var none = Sample.element(0, 0, region: .empty, reason: "'Header' is not in the source")
    let known = Sample.audit([extents([none, none, none])])
    none.certainty = .unknown
    let open = Sample.audit([extents([none, none, small])])
    #expect(open.verdicts == [0, 1, 0, 0])
    #expect(open.undecided.map(\.reason) == ["'Header' is not in the source"])
    #expect(known.verdicts[1] == 0)
    var little = small
    little.certainty = .unknown
    #expect(Sample.audit([extents([none, little, little])]).verdicts == [1, 0, 0, 0])
  }

  @Test("extents that differ leave it undecided, with the reason")
  func mixed() {
    let audit = Sample.audit([extents([medium, large, large])])
    #expect(audit.verdicts == [0, 1, 0, 0])
    #expect(audit.undecided.map(\.reason) == ["the label 'title' is not in the source"])
    #expect(audit.undecided.map(\.rule) == [.targetSize])
    let unsaid = Sample.audit([extents([small, large, large])])
    #expect(
      unsaid.undecided.map(\.reason) == [
        "its size depends on content that is not in the source"
      ])
  }

  @Test("a step that is at fault in some layouts alone is not blamed")
  func fault() {
    let padding = Sample.step(
      .padding, .outside, line: 8, from: (20, 24), to: (52, 56), region: (20, 24))
    let padded = Sample.element(20, 24, trace: [Sample.symbol, padding])
    #expect(
      Sample.audit([extents([padded, padded, padded])]).brief == ["error ineffective-expansion"])
    let audit = Sample.audit([extents([small, padded, padded])])
    #expect(audit.brief == ["error target-size"])
    #expect(audit.findings.first?.remedy == .reserve(width: 44, height: 44))
  }

  @Test("its own content alone can decide")
  func exception() {
    let exception = Screen.Exception(element: small.id, content: .largest)
    let layouts =
      extents([small, small, small])
      + [Sample.screen([large], content: .smallest, exception: exception)]
    #expect(Sample.audit([layouts]).verdicts == [0, 1, 0, 0])
  }

  @Test("one failing choice is enough, and the finding names it")
  func choice() {
    let choice = Sample.choice("isCompact", line: 5)
    let other = Sample.choice("isCompact", "true", line: 5)
    let usual = extents([large, large, large]).map { screen in
      var screen = screen
      screen.variant.standing = [other]
      return screen
    }
    let audit = Sample.audit([usual + extents([small, small, small], choices: [choice])])
    #expect(audit.brief == ["error target-size"])
    #expect(
      audit.findings.first?.message.hasPrefix(
        "the 'xmark' button can be hit in 20×24 pt of the 44×44 it needs where 'isCompact' is "
          + "'false'; put") == true)
    #expect(audit.findings.first?.evidence.last?.place == choice.place)
  }

  @Test("a finding that holds without a choice names none")
  func everyChoice() {
    let audit = Sample.audit([
      extents([small, small, small])
        + extents([small, small, small], choices: [Sample.choice("isCompact")])
    ])
    #expect(audit.findings.first?.message.contains("isCompact") == false)
  }

  @Test("a choice that leaves it undecided leaves the element undecided")
  func undecidedChoice() {
    let audit = Sample.audit([
      extents([large, large, large])
        + extents([small, large, large], choices: [Sample.choice("isCompact")])
    ])
    #expect(audit.verdicts == [0, 1, 0, 0])
  }

  @Test("a choice that hides the element says nothing of it")
  func hidden() {
    let none = Sample.element(0, 0)
    let audit = Sample.audit([
      extents([large, large, large])
        + extents([none, none, none], choices: [Sample.choice("isCompact")])
    ])
    #expect(audit.verdicts == [0, 0, 1, 0])
  }

  @Test("of several contexts one failing fails the element, with the smallest as evidence")
  func contexts() {
    let audit = Sample.audit([
      extents([large, large, large]),
      [Sample.screen([Sample.element(40, 40, label: "two", context: 2)])],
      [Sample.screen([Sample.element(30, 30, label: "three", context: 3)])],
    ])
    #expect(audit.verdicts == [1, 0, 0, 0])
    #expect(audit.findings.map(\.subject.label) == ["three"])
    #expect(audit.findings.map(\.contexts) == [2])
    #expect(
      audit.findings.first?.evidence.last?.message
        == "it fails in 2 of the 3 contexts that were laid out; this is the smallest that is known")
  }

  @Test("a finding that shows what holds at rest says how small it is in other states and contexts")
  func leastElsewhere() {
    func told(_ other: Screen.Element) -> String? {
      Sample.audit([
        [Sample.screen([Sample.element(40, 40, context: 2)])],
        [Sample.screen([other], choices: [Sample.choice("isCompact")])],
      ]).findings.first?.evidence.last?.message
    }
    #expect(
      told(Sample.element(30, 30, context: 3))
        == "it fails in 2 of the 2 contexts that were laid out; the smallest that is known is 30×30 pt"
    )
    #expect(
      told(Sample.element(42, 42, context: 3))
        == "it fails in 2 of the 2 contexts that were laid out; this is the smallest that is known")
    var open = Sample.element(30, 30, context: 3)
    open.certainty = .unknown
    #expect(
      told(open)
        == "it fails in 2 of the 2 contexts that were laid out; this is the smallest that is known")
  }

  @Test("which is the smallest is not said beside another state in which less can be hit")
  func smallerState() throws {
    var open = Sample.element(30, 30, context: 2)
    open.certainty = .unknown
    let evidence = try #require(
      Sample.audit([
        [
          Sample.screen([Sample.element(40, 40, context: 2)]),
          Sample.screen([open], choices: [Sample.choice("isCompact")]),
        ],
        [Sample.screen([Sample.element(42, 42, context: 3)])],
      ]).findings.first
    ).evidence.map(\.message)
    #expect(evidence.contains("in another state that was tried, no more than 30×30 pt can be hit"))
    #expect(evidence.last == "it fails in 2 of the 2 contexts that were laid out")
  }

  @Test("of contexts that are not decided it is not said that it does not fail there")
  func openContexts() {
    func told(third sides: [Double]) -> String? {
      Sample.audit([
        [Sample.screen([Sample.element(40, 40, label: "one", context: 1)])],
        [Sample.screen([Sample.element(30, 30, label: "two", context: 2)])],
        extents(sides.map { Sample.element($0, $0, label: "three", context: 3) }),
      ]).findings.first?.evidence.last?.message
    }
    #expect(told(third: [50, 50, 50])?.contains("fails in 2 of the 3 contexts") == true)
    #expect(
      told(third: [20, 50, 50])?.contains("fails in at least 2 of the 3 contexts") == true)
  }

  @Test("a context whose size is known is evidence before one whose content is not")
  func knownContexts() {
    var open = Sample.element(10, 10, label: "open", context: 2)
    open.certainty = .unknown
    let audit = Sample.audit([
      [Sample.screen([open])],
      [Sample.screen([Sample.element(20, 20, label: "known", context: 3)])],
    ])
    #expect(audit.findings.map(\.subject.label) == ["known"])
  }

  @Test("contexts that differ come to the worst of fail, undecided, pass and exempt")
  func worst() {
    let exempt = Sample.element(80, 34, context: 2, style: .bordered)
    let pass = [Sample.screen([large])]
    #expect(Sample.audit([[Sample.screen([exempt])]]).verdicts == [0, 0, 0, 1])
    #expect(Sample.audit([[Sample.screen([exempt])], pass]).verdicts == [0, 0, 1, 0])
    let open = extents(
      [Sample.element(20, 24, context: 3), large, large].map {
        var element = $0
        element.id.context = 3
        return element
      })
    #expect(Sample.audit([open, pass]).verdicts == [0, 1, 0, 0])
    #expect(Sample.audit([open, pass, [Sample.screen([small])]]).counts.failed == 1)
  }

  @Test("the rows of a loop are one element, and the worst of them counts")
  func loop() {
    let audit = Sample.audit([[Sample.screen([large, small, large])]])
    #expect(audit.brief == ["error target-size"])
    #expect(audit.counts.elements == 1)
  }

  @Test("an element that no layout shows is undecided unless another context fails it")
  func unseen() {
    func audit(_ screens: [Screen]) -> Audit {
      var judgement = Judgement(policy: Policy(.hig))
      judgement.add(screens)
      judgement.add(
        undecided: Subject(place: Sample.place(5), kind: .button, view: "Sample"),
        reason: "it has more than 64 layouts")
      return judgement.finish(device: .iPhone16, system: 18, files: 1)
    }
    #expect(audit([]).undecided.map(\.reason) == ["it has more than 64 layouts"])
    #expect(audit([Sample.screen([large])]).verdicts == [0, 1, 0, 0])
    #expect(audit([Sample.screen([small])]).verdicts == [1, 0, 0, 0])
  }

  @Test("findings stand in order of place, each with its own fingerprint")
  func order() {
    let audit = Sample.audit([
      Sample.element(20, 20, line: 9), Sample.element(20, 20, line: 5),
      Sample.element(20, 20, line: 7),
    ])
    #expect(audit.findings.map(\.subject.place.line) == [5, 7, 9])
    #expect(Set(audit.findings.map(\.fingerprint)).count == 3)
    #expect(audit.quotedLines == ["Sample.swift": Set(3...11)])
  }

  @Test("a fingerprint stays when lines move and changes with what it names")
  func fingerprint() {
    func print(_ element: Screen.Element) -> String? {
      Sample.audit([element]).findings.first?.fingerprint
    }
    #expect(print(small) == print(Sample.element(20, 24, line: 50)))
    #expect(print(small) == print(Sample.element(30, 24)))
    #expect(print(small) != print(Sample.element(20, 24, label: "plus")))
    #expect(print(small) != print(Sample.element(20, 24, kind: .link)))
    #expect(print(small)?.utf8.count == 16)
  }

  @Test("what lies on another that the same call makes is no target beside it")
  func onAnother() {
    func element(_ box: Rect, line: Int = 5) -> Screen.Element {
      Sample.element(
        1, 1, kind: .tapGesture, line: line, style: .plain, region: Region(box), layout: box)
    }
    let (ground, text) = (
      Rect(x: 0, y: 0, width: 300, height: 300), Rect(x: 100, y: 100, width: 90, height: 20)
    )
    #expect(Sample.audit([element(ground), element(text)]).brief == [])
    // Beside it, and by another call, it is one.
    let aside = Rect(x: 310, y: 100, width: 60, height: 20)
    #expect(Sample.audit([element(ground), element(aside)]).brief == ["error target-size"])
    #expect(Sample.audit([element(ground), element(text, line: 9)]).brief == ["error target-size"])
  }

  @Test("of several contexts the one is shown that falls the shortest of what is asked for")
  func shortest() throws {
    func shown(_ sizes: [(Double, Double)]) throws -> (Size, String?) {
      let screens = sizes.enumerated().map { number, size in
        [Sample.screen([Sample.element(size.0, size.1, context: UInt64(number + 1))])]
      }
      let finding = try #require(Sample.audit(screens).findings.first)
      return (finding.hit, finding.evidence.last?.message)
    }
    let (hit, told) = try shown([(100, 40), (274, 30)])
    #expect(hit == Size(width: 274, height: 30))
    #expect(told?.hasSuffix("; this is the smallest that is known") == true)
    // Of as short ones the smaller.
    #expect(try shown([(274, 30), (100, 30)]).0 == Size(width: 100, height: 30))
    #expect(try shown([(100, 30), (274, 30)]).0 == Size(width: 100, height: 30))
  }
}
