import Testing
import TouchModel
import TouchRules

/// How often the elements of findings are missed, and the order that this gives.
@Suite struct MissRateTests {
  private func box(_ x: Double, _ width: Double, _ height: Double = 24) -> Rect {
    Rect(x: x, y: 100, width: width, height: height)
  }

  private func element(
    at box: Rect, line: Int, kind: Screen.Element.Kind = .button,
    container: Screen.Element.Container = .none
  ) -> Screen.Element {
    var element = Sample.element(
      box.width, box.height, kind: kind, line: line, container: container, region: Region(box),
      layout: box)
    element.visual = box
    element.effective = element.region
    return element
  }

  @Test("a square of 24 points alone is missed as the published table says")
  func table() throws {
    // 153.33 points an inch: 6.5 % careful, 22.9 % hurried.
    let rates = Sample.audit([element(at: box(100, 24), line: 5)]).findings[0].missRates
    #expect(rates.map(\.profile) == [.careful, .hurried])
    #expect(abs(rates[0].miss.hurried - 0.065) < 0.001)
    #expect(abs(rates[1].miss.hurried - 0.229) < 0.001)
    #expect(rates.allSatisfy { $0.mishit.greatest == 0 })
    #expect(
      rates.sentence == "a careful finger misses 6 % of touches, a hurried finger 23 %")
  }

  @Test("touches that land on a neighbour count, whoever judges it")
  func neighbours() {
    let pair = [element(at: box(100, 24), line: 5), element(at: box(124, 24), line: 6)]
    let audit = Sample.audit(pair)
    #expect(audit.findings[0].missRates[1].mishit.hurried > 0.06)
    #expect(
      audit.findings[0].missRates.sentence
        == "a careful finger misses 6 % of touches, 2 % on a neighbour; "
        + "a hurried finger 23 %, 6 % on a neighbour")
    // A neighbour of a file that is not judged is a neighbour all the same.
    var judgement = Judgement(policy: Policy(.hig))
    judgement.add([Sample.screen(pair)], judging: { $0.id.place.file == "Other.swift" })
    #expect(judgement.finish(device: .iPhone16, system: 18, files: 1).findings.isEmpty)
  }

  @Test("what is shown at another time, off, or for another touch takes none")
  func noRivals() {
    var off = element(at: box(124, 24), line: 6)
    off.isEnabled = false
    let others = [
      off, element(at: box(124, 24), line: 7, container: .menu),
      element(at: box(124, 24), line: 8, kind: .dragGesture),
      element(at: box(124, 24), line: 9, kind: .longPressGesture),
    ]
    for other in others {
      let audit = Sample.audit([element(at: box(100, 24), line: 5), other])
      let finding = audit.findings.first { $0.subject.place.line == 5 }
      #expect(finding?.missRates[1].mishit.greatest == 0)
    }
  }

  @Test("a touch lands where it really reaches the element")
  func effective() {
    let free = element(at: box(100, 24), line: 5)
    var covered = free
    covered.effective = Region(Rect(x: 100, y: 100, width: 6, height: 24))
    let (rates, others) = (
      Sample.audit([covered]).findings[0].missRates, Sample.audit([free]).findings[0].missRates
    )
    #expect(rates[0].miss.careful > others[0].miss.careful)
  }

  @Test("profiles are those that were asked for, a band by both ends")
  func profiles() throws {
    var judgement = Judgement(policy: Policy(.hig), profiles: [.olderAdult])
    judgement.add([Sample.screen([element(at: box(100, 24), line: 5)])])
    let rates = judgement.finish(device: .iPhone16, system: 18, files: 1).findings[0].missRates
    #expect(rates.map(\.profile) == [.olderAdult])
    #expect(rates[0].miss.careful < rates[0].miss.hurried)
    #expect(rates.sentence == "an older adult misses 61 to 71 % of touches")
  }

  @Test("the most missed comes first, and on demand the order is that of places")
  func order() {
    var audit = Sample.audit([
      element(at: box(50, 40, 40), line: 5), element(at: box(150, 12, 12), line: 6),
      element(at: box(250, 24, 24), line: 7), element(at: box(300, 24, 24), line: 4),
    ])
    #expect(audit.findings.map(\.subject.place.line) == [6, 4, 7, 5])
    let prints = Set(audit.findings.map(\.fingerprint))
    audit.sort(by: .place)
    #expect(audit.findings.map(\.subject.place.line) == [4, 5, 6, 7])
    #expect(Set(audit.findings.map(\.fingerprint)) == prints)
  }

  @Test("a screen of unknown density tells no rates")
  func unknown() {
    var device = Device.iPhone16
    device.pointsPerInch = 0
    let audit = Sample.audit([element(at: box(100, 24), line: 5)], device: device)
    #expect(audit.findings[0].missRates.isEmpty)
    #expect(audit.findings[0].missRates.sentence == nil)
    #expect(audit.findings[0].expectedMisses == nil)
  }
}
