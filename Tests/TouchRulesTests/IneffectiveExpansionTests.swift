import Testing
import TouchModel
import TouchRules

/// What was meant to enlarge a target, in the wrong place and in the right one.
@Suite struct IneffectiveExpansionTests {
  private let small = (20.0, 24.0)

  @Test("a frame around a button is named, with its line")
  func outside() {
    let frame = Sample.step(
      .frame, .outside, line: 8, from: small, to: (44, 44), region: small)
    let audit = Sample.audit([Sample.element(20, 24, trace: [Sample.symbol, frame])])
    #expect(audit.brief == ["error ineffective-expansion"])
    let finding = audit.findings.first
    #expect(finding?.cause == Sample.place(8, 9))
    #expect(
      finding?.message
        == "'.frame' stands outside the 'xmark' button, which can still be hit in 20×24 pt of the "
        + "44×44 it needs; move '.frame' into its label")
    #expect(
      finding?.evidence.map(\.message) == [
        "'Image' is 20×24 pt",
        "'.frame' makes the space around the 'xmark' button 44×44 pt, which does not react",
      ])
  }

  @Test("in a plain style the step needs a content shape behind it as well")
  func outsidePlain() {
    let padding = Sample.step(
      .padding, .outside, line: 8, from: small, to: (52, 56), region: small)
    let element = Sample.element(20, 24, style: .plain, trace: [Sample.symbol, padding])
    #expect(
      Sample.audit([element]).findings.first?.message.hasSuffix(
        "move '.padding' into its label and put '.contentShape(Rectangle())' after it") == true)
  }

  @Test("a step outside is blamed where it would suffice alone, and no sum of several")
  func chain() {
    let first = Sample.step(.padding, .outside, line: 8, from: small, to: (36, 40), region: small)
    let second = Sample.step(
      .padding, .outside, line: 9, from: (36, 40), to: (52, 56), region: small)
    let both = Sample.audit([Sample.element(20, 24, trace: [Sample.symbol, first, second])])
    #expect(both.brief == ["error target-size"])
    let wide = Sample.step(
      .padding, .outside, line: 9, from: (36, 40), to: (60, 64), region: small)
    let enough = Sample.audit([Sample.element(20, 24, trace: [Sample.symbol, first, wide])])
    #expect(enough.findings.first?.cause == Sample.place(9, 9))
    let one = Sample.audit([Sample.element(20, 24, trace: [Sample.symbol, first])])
    #expect(one.brief == ["error target-size"])
  }

  @Test("space on one side keeps a distance and is not blamed")
  func distance() {
    var below = Sample.step(
      .padding, .outside, line: 8, from: small, to: (44, 52), region: small)
    below.frameAfter = below.frameAfter.offset(x: 0, y: 14)
    #expect(
      Sample.audit([Sample.element(20, 24, trace: [Sample.symbol, below])]).brief
        == ["error target-size"])
  }

  @Test("what fills the screen places the control and is not blamed, a wide row is")
  func placement() {
    let screen = Sample.step(
      .frame, .outside, line: 8, from: small, to: (393, 759), region: small)
    #expect(
      Sample.audit([Sample.element(20, 24, trace: [Sample.symbol, screen])]).brief
        == ["error target-size"])
    let row = Sample.step(.frame, .outside, line: 8, from: small, to: (393, 44), region: small)
    #expect(
      Sample.audit([Sample.element(20, 24, trace: [Sample.symbol, row])]).brief
        == ["error ineffective-expansion"])
    // A frame that widens, then a padding: the padding alone would have sufficed.
    let wide = Sample.step(.frame, .outside, line: 8, from: small, to: (361, 24), region: small)
    let padding = Sample.step(
      .padding, .outside, line: 9, from: (361, 24), to: (393, 56), region: small)
    #expect(
      Sample.audit([Sample.element(20, 24, trace: [Sample.symbol, wide, padding])])
        .findings.first?.cause == Sample.place(9, 9))
  }

  @Test("a step that no source holds is not blamed")
  func unwritten() {
    var frame = Sample.step(.frame, .outside, line: 8, from: small, to: (44, 44), region: small)
    frame.place = nil
    let audit = Sample.audit([Sample.element(20, 24, trace: [Sample.symbol, frame])])
    #expect(audit.brief == ["error target-size"])
  }

  @Test("a content shape before the frame covers what it has by then")
  func early() {
    let shape = Sample.step(.contentShape, line: 7, from: small, to: small, region: small)
    let frame = Sample.step(.frame, line: 8, from: small, to: (44, 44), region: small)
    let element = Sample.element(
      20, 24, style: .plain, layout: Rect(x: 0, y: 0, width: 44, height: 44),
      trace: [Sample.symbol, shape, frame])
    let audit = Sample.audit([element])
    #expect(audit.brief == ["error ineffective-expansion"])
    #expect(audit.findings.first?.cause == Sample.place(7, 9))
    #expect(
      audit.findings.first?.message
        == "'.contentShape' stands before '.frame', so that the 'xmark' button can only be hit in "
        + "20×24 pt of the 44×44 it needs; move '.contentShape' after '.frame'")
  }

  @Test("a frame that nothing fills does not react in a plain or custom style")
  func unshaped() {
    let frame = Sample.step(
      .frame, .style, line: 8, from: small, to: (44, 44), region: small)
    let element = Sample.element(20, 24, style: .custom("Icon"), trace: [Sample.symbol, frame])
    let audit = Sample.audit([element])
    #expect(audit.brief == ["error ineffective-expansion"])
    #expect(
      audit.findings.first?.message
        == "'.frame' adds space that does not react, so that the 'xmark' button can only be hit in "
        + "20×24 pt of the 44×44 it needs; put '.contentShape(Rectangle())' after '.frame' in its "
        + "style")
  }

  @Test("a padding behind the gesture moves before it")
  func gesture() {
    let padding = Sample.step(
      .padding, .outside, line: 8, from: small, to: (52, 56), region: small)
    let element = Sample.element(20, 24, kind: .tapGesture, trace: [Sample.symbol, padding])
    #expect(
      Sample.audit([element]).findings.first?.message.hasSuffix(
        "move '.padding' before its gesture and put '.contentShape(Rectangle())' after it") == true)
  }

  @Test(
    "what a later frame cuts is not blamed, and the shape goes behind what enlarges last, whatever is to blame"
  )
  func cutLater() {
    let padding = Sample.step(
      .padding, .style, line: 8, from: small, to: (52, 56), region: small)
    func frame(_ height: Double) -> Screen.Step {
      Sample.step(.frame, .style, line: 9, from: (52, 56), to: (200, height), region: small)
    }
    func finding(_ height: Double) -> Finding? {
      Sample.audit([
        Sample.element(
          20, 24, style: .custom("Icon"), trace: [Sample.symbol, padding, frame(height)])
      ]).findings.first
    }
    #expect(finding(40)?.rule == .targetSize)
    #expect(finding(56)?.rule == .ineffectiveExpansion)
    #expect(finding(56)?.message.contains("'.padding' adds space") == true)
    #expect(finding(56)?.cause == Sample.place(8, 9))
    #expect(finding(56)?.message.contains("after '.frame' in its style") == true)
  }

  @Test("a padding in another file keeps a distance there and is not blamed")
  func margin() {
    var padding = Sample.step(
      .padding, .outside, line: 8, from: small, to: (52, 56), region: small)
    func brief() -> [String] {
      Sample.audit([Sample.element(20, 24, trace: [Sample.symbol, padding])]).brief
    }
    #expect(brief() == ["error ineffective-expansion"])
    padding.place = Place(file: "Other.swift", line: 8, column: 9)
    #expect(brief() == ["error target-size"])
  }

  @Test("what shrinks later is not blamed on the frame")
  func shrunk() {
    let frame = Sample.step(
      .frame, line: 7, from: small, to: (44, 44), region: small, then: (44, 44))
    let effect = Sample.step(
      .effect, line: 8, from: (44, 44), to: (44, 44), region: (44, 44), then: (22, 22))
    let audit = Sample.audit([Sample.element(22, 22, trace: [Sample.symbol, frame, effect])])
    #expect(audit.brief == ["error target-size"])
  }

  @Test("space around a target that is large enough is space")
  func enough() {
    let padding = Sample.step(
      .padding, .outside, line: 8, from: (44, 44), to: (76, 76), region: (44, 44))
    #expect(Sample.audit([Sample.element(44, 44, trace: [padding])]).verdicts == [0, 0, 1, 0])
  }
}
