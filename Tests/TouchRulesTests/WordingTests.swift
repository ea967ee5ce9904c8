import Testing
import TouchModel

@testable import TouchRules

/// Numbers and sentences as people read them.
@Suite struct WordingTests {
  @Test(
    "numbers have at most two decimals and no needless zeros",
    arguments: [
      (0, "0"), (44, "44"), (20 + 1.0 / 3, "20.33"), (22.5, "22.5"), (0.05, "0.05"), (0.004, "0"),
      (-12.25, "-12.25"), (43.999, "44"), (-0.001, "0"), (.nan, "0"), (.infinity, "1000000000"),
      (-.infinity, "-1000000000"), (1e300, "1000000000"),
    ])
  func numbers(number: Double, expected: String) {
    #expect(number.plain == expected)
  }

  @Test("every kind has a name in words")
  func kinds() {
    for kind in Screen.Element.Kind.allCases {
      #expect(!kind.noun.contains("-") || kind == .longPressGesture)
    }
  }

  @Test("a long trace is told in a few steps, the content and the outermost")
  func evidence() {
    let steps = (0..<10_000).map { index in
      Sample.step(
        .padding, line: 7 + index, from: (20, 20), to: (20, 21 + Double(index % 2)),
        region: (20, 20))
    }
    let element = Sample.element(20, 20, trace: [Sample.symbol] + steps)
    let evidence = Evidence.of(element)
    #expect(evidence.count == 8)
    #expect(evidence.first?.message == "'Image' is 20×24 pt")
    #expect(evidence.last?.place.line == 10_006)
  }

  @Test("a length that is not in the source is told as about what was tried")
  func openStep() {
    var frame = Sample.step(.frame, line: 7, from: (20, 24), to: (44, 44), region: (20, 24))
    frame.certainty = .unknown
    frame.regionCertainty = .exact
    var padding = Sample.step(
      .padding, .outside, line: 8, from: (44, 44), to: (60, 60), region: (20, 24))
    func messages() -> [String] {
      Evidence.of(Sample.element(20, 24, trace: [frame, padding])).map(\.message)
    }
    #expect(
      messages() == [
        "'.frame' makes it about 44×44 pt, of which at most 20×24 pt react",
        "'.padding' makes the space around the 'xmark' button 60×60 pt, which does not react",
      ])
    frame.certainty = .exact
    padding.certainty = .estimated
    #expect(
      messages() == [
        "'.frame' makes it 44×44 pt, of which at most 20×24 pt react",
        "'.padding' makes the space around the 'xmark' button about 60×60 pt, which does not react",
      ])
  }

  @Test("what a style makes react is not denied of the steps inside")
  func shapedLabel() {
    let padding = Sample.step(.padding, line: 7, from: (20, 24), to: (30, 34), region: (20, 24))
    func messages(_ width: Double, _ height: Double) -> [String] {
      Evidence.of(Sample.element(width, height, trace: [padding])).map(\.message)
    }
    #expect(messages(30, 34) == ["'.padding' makes it 30×34 pt"])
    var shape = Sample.step(.contentShape, line: 8, from: (30, 34), to: (30, 34), region: (30, 34))
    shape.place = nil
    let shaped = Sample.element(30, 34, trace: [padding, shape])
    #expect(Evidence.of(shaped).map(\.message) == messages(30, 34))
    #expect(messages(20, 24) == ["'.padding' makes it 30×34 pt, of which at most 20×24 pt react"])
    // A line at the edge adds nothing to what the style makes react.
    let line = Sample.step(
      .decoration, line: 8, from: (30, 34), to: (30, 34), region: (20, 24), then: (30, 34))
    shape.position = .style
    let outlined = Sample.element(30, 34, trace: [padding, line, shape])
    #expect(Evidence.of(outlined).map(\.message) == messages(30, 34))
  }

  @Test("a line around what reacts does not count as if all inside did")
  func outline() {
    let padding = Sample.step(.padding, line: 7, from: (20, 24), to: (60, 50), region: (20, 24))
    let line = Sample.step(
      .decoration, line: 8, from: (60, 50), to: (60, 50), region: (20, 24), then: (61, 51))
    func messages(_ width: Double, _ height: Double) -> [String] {
      Evidence.of(Sample.element(width, height, trace: [padding, line])).map(\.message)
    }
    #expect(messages(20, 24) == ["'.padding' makes it 60×50 pt, of which at most 20×24 pt react"])
    // A ground that reacts all over is told.
    #expect(
      messages(61, 51).last?.hasSuffix("makes it 60×50 pt, of which at most 61×51 pt react") == true
    )
  }

  @Test("a name that the source does not hold is left out")
  func names() {
    let subject = Subject(place: Sample.place(1), kind: .textField, view: "Sample")
    #expect(subject.named == "the text field")
  }
}
