import Testing
import TouchModel
import TouchRules

/// One finding for one cause, over choices and contexts.
@Suite struct SpeakingTests {
  private let isWide = Sample.choice("isWide", "true")
  private let small = (20.0, 24.0)

  /// A button with a padding around it that would have sufficed inside.
  private var padded: Screen.Element {
    let padding = Sample.step(
      .padding, .outside, line: 8, from: small, to: (52, 56), region: small)
    return Sample.element(20, 24, trace: [Sample.symbol, padding])
  }

  private var gapped: Screen.Element {
    let row = Rect(x: 20, y: 100, width: 353, height: 48)
    return Sample.element(
      1, 1, style: .plain,
      region: Region([
        .rectangle(Rect(x: 20, y: 100, width: 80, height: 48)),
        .rectangle(Rect(x: 353, y: 100, width: 20, height: 48)),
      ]), layout: row)
  }

  @Test("a step around it in one state alone is not to blame, and is told beside")
  func step() throws {
    let bare = Sample.element(20, 24, trace: [Sample.symbol])
    let audit = Sample.audit([
      [Sample.screen([bare]), Sample.screen([padded], choices: [isWide])]
    ])
    #expect(audit.brief == ["error target-size"])
    let finding = try #require(audit.findings.first)
    #expect(finding.remedy == .reserve(width: 44, height: 44))
    #expect(
      finding.evidence.contains { $0.message.hasPrefix("besides, '.padding' stands outside") })
    #expect(
      Sample.audit([[Sample.screen([padded]), Sample.screen([padded], choices: [isWide])]]).brief
        == ["error ineffective-expansion"])
  }

  @Test("a gap in one state and too small a target in another are one change, and one finding")
  func gap() throws {
    let bare = Sample.element(20, 24, style: .plain, trace: [Sample.symbol])
    let audit = Sample.audit([
      [Sample.screen([gapped]), Sample.screen([bare], choices: [isWide])]
    ])
    #expect(audit.brief == ["error target-size"])
    #expect(audit.findings.first?.remedy == .reserve(width: 44, height: 44))
    #expect(
      audit.findings[0].evidence.contains { $0.message.hasPrefix("besides, 253×48 pt of the ") })
  }

  @Test("what is in a bar and out of it is told once, where it is smaller")
  func bar() throws {
    func besides(_ width: Double, speaking rule: Rule.ID) throws -> [String] {
      let inBar = Sample.element(
        20, 24, context: 2, container: .navigationBar, hasPlainLabel: false, trace: [Sample.symbol])
      let out = Sample.element(width, 24, trace: [Sample.symbol])
      let audit = Sample.audit([[Sample.screen([inBar])], [Sample.screen([out])]])
      #expect(audit.findings.map(\.rule) == [rule])
      return try #require(audit.findings.first).evidence.map(\.message)
        .filter { $0.hasPrefix("besides, ") }
    }
    #expect(try besides(20, speaking: .targetSize) == [])
    #expect(
      try besides(10, speaking: .targetSize) == [
        "besides, the 'xmark' button in the navigation bar is 20×24 pt of the 44×44 it needs"
      ])
    #expect(
      try besides(40, speaking: .toolbarTarget) == [
        "besides, the 'xmark' button can be hit in 40×24 pt of the 44×44 it needs"
      ])
  }

  @Test("the contexts of what speaks together are counted once")
  func contexts() {
    var other = padded
    other.id.context = 2
    let audit = Sample.audit([
      [Sample.screen([Sample.element(20, 24, trace: [Sample.symbol])])], [Sample.screen([other])],
    ])
    #expect(audit.findings.map(\.contexts) == [2])
  }

  @Test("what lies around a target is a finding of its own")
  func surroundings() {
    var covered = Sample.element(60, 60)
    covered.effective = Region(Rect(x: 10, y: 10, width: 20, height: 60))
    covered.takers = [Screen.Element.Taker(name: "overlay", place: Sample.place(8))]
    let audit = Sample.audit([
      [Sample.screen([covered]), Sample.screen([Sample.element(20, 24)], choices: [isWide])]
    ])
    #expect(Set(audit.findings.map(\.rule)) == [.targetSize, .targetOverlap])
  }
}
