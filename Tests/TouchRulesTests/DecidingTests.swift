import Testing
import TouchModel
import TouchRules

/// Which alternatives a finding names: those that change the verdict, and no others.
@Suite struct DecidingTests {
  private func layout(
    _ size: Double, _ choices: [Screen.Choice], _ standing: [Screen.Choice],
    reason: String? = nil
  ) -> Screen {
    var screen = Sample.screen(
      [Sample.element(size, size, reason: reason, trace: [Sample.symbol])], choices: choices)
    screen.variant.standing = standing
    return screen
  }

  private func choice(
    _ condition: String, _ alternative: String, file: String = Sample.file, line: Int = 6
  ) -> Screen.Choice {
    Screen.Choice(
      condition: condition, alternative: alternative,
      place: Place(file: file, line: line, column: 5))
  }

  /// The alternatives that findings name, each behind `at least` where it may fail under others.
  private func named(_ screens: [Screen]) -> [String] {
    Sample.audit([screens]).findings.flatMap { finding in
      finding.evidence.map(\.message).filter { $0.hasPrefix("this is so ") }
        .map {
          $0.replacing("this is so ", with: "").replacing("where ", with: "")
        }
    }
  }

  @Test("of two that are taken together, the one without which it passes as well is not named")
  func together() {
    let (a, b) = (choice("a", "true"), choice("b", "true"))
    let (notA, notB) = (choice("a", "false"), choice("b", "false"))
    #expect(
      named([
        layout(44, [], [notA, notB]), layout(20, [a, b], []), layout(44, [b], [notA]),
      ]) == ["'a' is 'true'"])
  }

  @Test("where both are needed, both are named")
  func both() {
    let (a, b) = (choice("a", "true"), choice("b", "true"))
    let (notA, notB) = (choice("a", "false"), choice("b", "false"))
    #expect(
      named([
        layout(44, [], [notA, notB]), layout(20, [a, b], []), layout(44, [b], [notA]),
        layout(44, [a], [notB]),
      ]) == ["'a' is 'true'", "'b' is 'true'"])
  }

  @Test("what changes the size and not the verdict is not named")
  func severity() {
    let (a, notA) = (choice("a", "true"), choice("a", "false"))
    #expect(named([layout(40, [], [notA]), layout(20, [a], [])]) == [])
  }

  @Test(
    "a size that is larger in other states, and too small there as well, is said to be the smallest"
  )
  func smallest() throws {
    let (a, notA) = (choice("a", "true"), choice("a", "false"))
    func finding(_ others: [Screen]) throws -> Finding {
      try #require(Sample.audit([[layout(20, [], [notA])] + others]).findings.first)
    }
    let varying = try finding([layout(32, [a], [])])
    #expect(varying.hit == Size(width: 20, height: 20))
    #expect(varying.message.contains("the 44×44 it needs at its smallest;"))
    #expect(
      varying.evidence.last?.message == "in other states that were tried, up to 32×32 pt can be hit"
    )
    for others in [[], [layout(20, [a], [])], [layout(44, [a], [])]] {
      let one = try finding(others)
      #expect(!one.message.contains("at its smallest"))
      #expect(!one.evidence.contains { $0.message.hasPrefix("in other states") })
    }
  }

  @Test("what is smaller in another context is not said to be the smallest")
  func smallerContext() throws {
    let (a, notA) = (choice("a", "true"), choice("a", "false"))
    func message(_ size: Double) throws -> String {
      let other = Sample.screen(
        [Sample.element(size, size, context: 2, trace: [Sample.symbol])],
        choices: [choice("b", "true", line: 9)])
      return try #require(
        Sample.audit([[layout(20, [], [notA]), layout(32, [a], [])], [other]]).findings.first
      ).message
    }
    #expect(try message(24).contains("20×20 pt of the 44×44 it needs at its smallest;"))
    #expect(try message(16).contains("20×20 pt of the 44×44 it needs;"))
  }

  @Test("what is as short in other states is not said to be the smallest, however long it is there")
  func longer() throws {
    let (a, notA) = (choice("a", "true"), choice("a", "false"))
    var (short, long) = (
      Sample.screen([Sample.element(60, 20)]), Sample.screen([Sample.element(90, 20)])
    )
    short.variant.standing = [notA]
    long.variant.choices = [a]
    let message = try #require(Sample.audit([[short, long]]).findings.first?.message)
    #expect(!message.contains("at its smallest"))
  }

  @Test("where what failed under both says so, an alternative tried beside others is not named")
  func exceptions() {
    let (a, b) = (choice("a", "true"), choice("b", "true"))
    let (notA, notB) = (choice("a", "false"), choice("b", "false"))
    #expect(
      named([layout(20, [], [notA, notB]), layout(20, [b], [notA]), layout(44, [a, b], [])])
        == ["'a' is 'false'"])
  }

  @Test("of alternatives asked one after the other all are named, or none where they are many")
  func row() {
    let names = ["a", "b", "c", "d"]
    func layouts(_ count: Int) -> [Screen] {
      let (taken, left) = (
        names.prefix(count).map { choice($0, "true") },
        names.prefix(count).map { choice($0, "false") }
      )
      return [layout(20, [], left)]
        + (0..<count).map { layout(44, [taken[$0]], Array(left[..<$0])) }
    }
    #expect(named(layouts(1)) == ["'a' is 'false'"])
    #expect(named(layouts(2)) == ["'a' is 'false'", "'b' is 'false'"])
    #expect(named(layouts(4)) == [])
  }

  @Test("of two that nothing tells apart, neither is named, wherever they stand")
  func near() {
    for file in ["Far.swift", Sample.file] {
      let (a, b) = (choice("a", "true", file: file), choice("b", "true"))
      let (notA, notB) = (choice("a", "false", file: file), choice("b", "false"))
      let together = [layout(44, [], [notA, notB]), layout(20, [a, b], [])]
      #expect(named(together) == [])
      #expect(named(together + [layout(44, [b], [notA])]) == ["'a' is 'true'"])
    }
  }

  @Test("of those tried together, the one that no failure took and all others did is named")
  func common() {
    let (a, b, c) = (choice("a", "true"), choice("b", "true"), choice("c", "true"))
    let (notA, notB, notC) = (choice("a", "false"), choice("b", "false"), choice("c", "false"))
    let failing = layout(20, [], [notA, notB, notC])
    #expect(
      named([failing, layout(44, [a, b], [notC]), layout(44, [a, c], [notB])])
        == ["'a' is 'false'"])
    // One round alone tells nothing.
    #expect(named([failing, layout(44, [a, b], [notC])]) == [])
    // Nor does what a failure took as well: of 'b' and 'c' each rests on one.
    let too = layout(20, [a], [notB, notC])
    #expect(
      named([failing, too, layout(44, [a, b, c], []), layout(44, [b, c], [notA])]) == [])
  }

  @Test("of several that tell alike, the one nearest to the content that fails is named")
  func nearest() {
    func named(_ lines: (Int, Int)) -> [String] {
      let (a, b) = (choice("a", "true", line: lines.0), choice("b", "true", line: lines.1))
      let (notA, notB) = (
        choice("a", "false", line: lines.0), choice("b", "false", line: lines.1)
      )
      let (c, notC) = (choice("c", "true"), choice("c", "false"))
      return self.named([
        layout(44, [], [notA, notB, notC]), layout(44, [c], [notA, notB]),
        layout(20, [a, b, c], []),
      ])
    }
    // The content stands in line 6.
    #expect(named((3, 4)) == ["'b' is 'true'"])
    #expect(named((4, 9)) == ["'a' is 'true'"])
    #expect(named((4, 4)) == [])
    #expect(named((8, 9)) == ["'a' is 'true'"])
    #expect(named((4, 8)) == [])
  }

  @Test("what other failures were not asked may be named, as what decides at least there")
  func unasked() {
    func taken(_ condition: String) -> Screen.Choice { choice(condition, "true") }
    func not(_ condition: String) -> Screen.Choice { choice(condition, "false") }
    let screens = [
      layout(44, [], [not("a"), not("b"), not("c")]),
      layout(44, [taken("b")], [not("a"), not("c")]),
      layout(44, [taken("c")], [not("a"), not("b")]),
      layout(20, [taken("a"), taken("b"), taken("c")], []),
      layout(20, [taken("d"), taken("e"), taken("f"), taken("g")], []),
    ]
    #expect(named(screens) == ["at least 'a' is 'true'"])
  }

  @Test("an alternative is not named for what another of its choice was seen to decide")
  func otherAlternative() {
    let (a, notA) = (choice("a", "true"), choice("a", "false"))
    let (b, notB) = (choice("b", "true"), choice("b", "false"))
    // With 'b' it fails because of 'a'; without 'b' it fails whatever 'a' is.
    let screens = [
      layout(10, [], [notA, notB]), layout(20, [a, b], []), layout(44, [b], [notA]),
    ]
    #expect(named(screens) == ["at least 'b' is 'false'"])
  }

  @Test("of alternatives that fail alike the named one is said to be one of those at least")
  func several() {
    let (a, b, c) = (choice("kind", "a"), choice("kind", "b"), choice("kind", "c"))
    let named = named([layout(20, [], [a]), layout(20, [b], []), layout(44, [c], [])])
    #expect(named == ["at least 'kind' is 'a'"])
    #expect(
      self.named([layout(20, [], [a]), layout(44, [b], []), layout(44, [c], [])]) == [
        "'kind' is 'a'"
      ])
  }

  @Test("what is asked outside the element is named only where it alone made the difference")
  func outside() {
    for line in [3, 30] {
      let (a, b) = (choice("a", "true", line: line), choice("b", "true", line: line))
      let (notA, notB) = (choice("a", "false", line: line), choice("b", "false", line: line))
      let together = [layout(44, [], [notA, notB]), layout(20, [a, b], [])]
      #expect(named(together) == [])
      #expect(named(together + [layout(44, [b], [notA])]) == ["'a' is 'true'"])
    }
  }

  @Test("what is not known of other alternatives is not denied of them")
  func open() throws {
    let (a, notA) = (choice("a", "true"), choice("a", "false"))
    let (b, notB) = (choice("b", "true"), choice("b", "false"))
    func unknown(_ choices: [Screen.Choice], _ standing: [Screen.Choice]) -> [Screen] {
      [20, 44].map { size in
        var screen = layout(size, choices, standing, reason: "its picture is not in the source")
        screen.variant.content = size == 20 ? .smallest : .largest
        return screen
      }
    }
    let open = unknown([], [notA]) + [layout(20, [a], [])]
    let message = try #require(Sample.audit([open]).findings.first?.message)
    #expect(message.contains("the 44×44 it needs at least where 'a' is 'true';"))
    // That it is known to pass under some says nothing of the others.
    let known = [layout(44, [], [notA, notB]), layout(20, [a], [notB])]
    #expect(named(unknown([b], [notA]) + known) == ["at least 'a' is 'true'"])
    #expect(named(unknown([a, b], []) + known) == ["'a' is 'true'"])
    #expect(named(known) == ["'a' is 'true'"])
  }

  @Test("where nothing can be named that decides, it is said that some states do")
  func elsewhere() throws {
    let (a, notA) = (
      choice("a", "true", file: "Far.swift"), choice("a", "false", file: "Far.swift")
    )
    let (b, notB) = (
      choice("b", "true", file: "Far.swift"), choice("b", "false", file: "Far.swift")
    )
    let screens = [layout(44, [], [notA, notB]), layout(20, [a, b], [])]
    #expect(named(screens) == [])
    let told = "it fails in some of the states that were tried"
    #expect(Sample.audit([screens]).findings[0].evidence.contains { $0.message == told })
    let always = Sample.audit([[layout(20, [], [notA]), layout(20, [a], [])]])
    #expect(!always.findings[0].evidence.contains { $0.message == told })
    // One that alone makes the difference is named wherever it is asked.
    #expect(named([layout(44, [], [notA]), layout(20, [a], [])]) == ["'a' is 'true'"])
  }

  @Test("what only shows the element is not named: it is as small wherever it is shown")
  func shown() {
    let (a, notA) = (choice("a", "true"), choice("a", "false"))
    var bare = Sample.screen([])
    bare.variant.standing = [notA]
    #expect(named([bare, layout(20, [a], [])]) == [])
    // Where it is shown it may be larger all the same.
    let (b, notB) = (choice("b", "true"), choice("b", "false"))
    #expect(
      named([bare, layout(20, [a], [notB]), layout(44, [a, b], [])]) == ["'b' is 'false'"])
  }

  @Test("a gap that also leaves too little names the choice that makes it")
  func gap() {
    let row = Rect(x: 20, y: 100, width: 353, height: 48)
    func element(_ region: Region) -> Screen.Element {
      Sample.element(1, 1, style: .plain, region: region, layout: row)
    }
    let ends = Region([
      .rectangle(Rect(x: 20, y: 114, width: 80, height: 20)),
      .rectangle(Rect(x: 353, y: 114, width: 20, height: 20)),
    ])
    let (selected, not) = (choice("isSelected", "true"), choice("isSelected", "false"))
    var drawn = Sample.screen([element(Region(row))], choices: [selected])
    drawn.variant.standing = []
    var clear = Sample.screen([element(ends)])
    clear.variant.standing = [not]
    #expect(Sample.audit([[clear, drawn]]).brief == ["error dead-gap"])
    #expect(named([clear, drawn]) == ["'isSelected' is 'false'"])
    // Where the other state fails in another way, and one finding speaks of both, nothing passes.
    var small = Sample.screen(
      [
        Sample.element(
          1, 1, style: .plain, region: Region(ends.outlines[1].boundingBox),
          layout: ends.outlines[1].boundingBox)
      ], choices: [selected])
    small.variant.standing = []
    #expect(Sample.audit([[clear, small]]).brief.count == 1)
    #expect(named([clear, small]) == [])
    #expect(
      Sample.audit([[clear, small]]).findings[0].evidence.contains {
        $0.message
          == "these figures are those where 'isSelected' is 'false'; it fails in other states as well"
      })
  }
}
