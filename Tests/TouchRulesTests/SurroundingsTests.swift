import Testing
import TouchModel
import TouchRules

/// What findings carry for pictures and quotations.
@Suite struct SurroundingsTests {
  private func button(_ x: Double, line: Int, width: Double = 20) -> Screen.Element {
    var element = Sample.element(width, 24, label: "b\(line)", line: line)
    let box = Rect(x: x, y: 100, width: width, height: 24)
    (element.visual, element.layout, element.region) = (box, box, Region(box))
    return element
  }

  @Test("a finding knows what lies within 60 points of its element, from back to front")
  func near() throws {
    let elements = [
      button(200, line: 3, width: 60), button(10, line: 5), button(50, line: 7, width: 60),
      button(90, line: 9),
    ]
    let finding = try #require(Sample.audit(elements).findings.first { $0.subject.label == "b5" })
    let around = try #require(finding.surroundings)
    #expect(around.element.visual == Rect(x: 10, y: 100, width: 20, height: 24))
    #expect(around.element.region == Region(around.element.visual))
    #expect(around.neighbours.map(\.label) == ["b7"])
    #expect(around.bounds == Sample.bounds)
  }

  @Test("the items of a menu are not beside what opens it")
  func menu() throws {
    var item = button(40, line: 7)
    item.container = .menu
    let finding = try #require(Sample.audit([button(10, line: 5), item]).findings.first)
    #expect(finding.surroundings?.neighbours == [])
  }

  @Test("rows of a loop are neighbours of each other, the element itself is not")
  func loop() throws {
    let around = try #require(
      Sample.audit([button(10, line: 5), button(40, line: 5)]).findings.first?.surroundings)
    #expect(around.neighbours.map(\.visual.minX) == [40])
  }

  @Test("of very many neighbours the nearest are kept")
  func crowd() throws {
    let crowd = (1...60).map { button(10 + Double($0), line: 7) }
    let finding = try #require(
      Sample.audit([button(10, line: 5)] + crowd).findings.first { $0.subject.label == "b5" })
    let kept = try #require(finding.surroundings).neighbours
    #expect(kept.map(\.visual.minX) == (1...24).map { 10 + Double($0) })
  }

  @Test("the surroundings are those of the layout that the finding shows")
  func layout() throws {
    let small = Sample.screen([button(10, line: 5), button(40, line: 7)], content: .smallest)
    let typical = Sample.screen([button(12, line: 5), button(60, line: 7)])
    let around = try #require(Sample.audit([[small, typical]]).findings.first?.surroundings)
    #expect(around.element.visual.minX == 12)
    #expect(around.neighbours.map(\.visual.minX) == [60])
  }

  @Test("excerpts hold the element first, join what is near and end at four")
  func excerpts() throws {
    var finding = try #require(Sample.audit([Sample.element(20, 20, line: 50)]).findings.first)
    func lines(_ places: Place...) -> [ClosedRange<Int>] {
      finding.evidence = places.map { Evidence(place: $0, message: "") }
      return finding.excerpts.map(\.lines)
    }
    #expect(lines() == [48...52])
    #expect(lines(Sample.place(52)) == [48...54])
    #expect(lines(Sample.place(59)) == [48...61])
    #expect(lines(Sample.place(60)) == [48...52, 58...62])
    #expect(lines(Sample.place(1)) == [48...52, 1...3])
    #expect(
      lines(Sample.place(10), Sample.place(30), Sample.place(70), Sample.place(90)).count == 4)
    let other = Place(file: "A.swift", line: 9, column: 1)
    #expect(lines(other, Sample.place(20)) == [48...52, 18...22, 7...11])
  }
}
