import Testing
import TouchModel
import TouchRules

@testable import TouchReport

/// Where a suggested change goes in the source, and where it is not known.
@Suite struct SuggestedChangeTests {
  private let frame = ".frame(minWidth: 44, minHeight: 44)"
  private let shape = ".contentShape(Rectangle())"

  /// The change for source whose element begins on line 1 and whose label on line 2.
  private func change(
    _ remedy: Remedy, _ source: String, kind: Screen.Element.Kind = .button, element: Int = 1,
    steps: [Screen.Step] = []
  ) throws -> SuggestedChange? {
    var finding = try #require(Sample.audit.findings.first)
    finding.subject.kind = kind
    finding.subject.place.line = element
    finding.remedy = remedy
    finding.trace = steps.isEmpty ? [step(2)] : steps
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    return SuggestedChange(
      finding,
      lines: Dictionary(
        uniqueKeysWithValues: lines.map {
          (Audit.Line(file: "Bar.swift", number: $0.offset + 1), String($0.element))
        }))
  }

  private func step(
    _ line: Int, _ name: String = "Image", _ position: Screen.Step.Position = .label
  ) -> Screen.Step {
    Screen.Step(
      place: Place(file: "Bar.swift", line: line, column: 1), name: name, operation: .content,
      position: position, frameBefore: .zero, frameAfter: .zero)
  }

  @Test("room is reserved behind the label's last modifier")
  func reserve() throws {
    let remedy = Remedy.reserve(width: 44, height: 44)
    let source = """
      Button(action: close) {
        Image(systemName: "xmark")
          .font(.title)
      }
      """
    let change = try #require(try change(remedy, source))
    #expect(change.file == "Bar.swift")
    #expect(
      change.lines.map(\.text) == [
        "  Image(systemName: \"xmark\")", "    .font(.title)", "    \(frame)", "    \(shape)", "}",
      ])
    #expect(change.lines.map(\.mark) == [.kept, .kept, .added, .added, .kept])
    #expect(change.lines.map(\.number) == [2, 3, nil, nil, 4])
  }

  @Test("what is as large as it is offered is given a frame of its own first")
  func filling() throws {
    var picture = step(2)
    picture.fills = true
    picture.frameAfter = Rect(x: 0, y: 0, width: 24, height: 20)
    let source = """
      Button(action: close) {
        Image(name).resizable()
      }
      .frame(width: 24, height: 20)
      """
    func added(_ remedy: Remedy) throws -> [String] {
      try #require(try change(remedy, source, steps: [picture])).lines
        .filter { $0.mark == .added }.map(\.text)
    }
    let (kept, low) = ("    .frame(width: 24, height: 20)", "    .frame(height: 20)")
    #expect(
      try added(.reserve(width: 44, height: 44)) == [kept, "    \(frame)", "    \(shape)"])
    #expect(
      try added(.reserve(width: nil, height: 44))
        == [low, "    .frame(minHeight: 44)", "    \(shape)"])
    // A frame behind a padding would not be the picture's own.
    var padding = step(2, "padding")
    padding.frameAfter = Rect(x: 0, y: 0, width: 28, height: 24)
    let padded = try change(.reserve(width: 44, height: 44), source, steps: [picture, padding])
    #expect(padded == nil)
  }

  @Test("before a gesture is on the line above it")
  func gesture() throws {
    let change = try #require(
      try change(
        .shape, "HStack {\n}\n.onTapGesture {", kind: .tapGesture, element: 3))
    #expect(change.lines.map(\.text) == ["}", shape, ".onTapGesture {"])
  }

  @Test("it is on the line above what draws the label elsewhere")
  func drawnElsewhere() throws {
    func moved(_ line: Int) -> Screen.Step {
      var moved = step(line, "offset")
      moved.operation = .effect
      moved.frameAfter = Rect(x: 0, y: 0, width: 17, height: 72)
      moved.frameBefore = moved.frameAfter.offset(x: 120, y: 0)
      (moved.regionBefore, moved.regionAfter) = (moved.frameBefore, moved.frameBefore)
      return moved
    }
    let source = "Handle()\n.frame(height: 72)\n.offset(x: 120)\n.gesture(drag)"
    for remedy in [Remedy.shape, .shapeAfter(step: step(2))] {
      let change = try #require(
        try change(
          remedy, source, kind: .dragGesture, element: 4,
          steps: [step(1), step(2), moved(3)]))
      let lines = change.lines.map(\.text)
      let added = try #require(lines.firstIndex(of: shape))
      #expect(lines[added - 1] == ".frame(height: 72)")
    }
    let line = try change(
      .shape, "Handle().offset(x: 120)\n.gesture(drag)", kind: .dragGesture, element: 2,
      steps: [step(1), moved(1)])
    #expect(line?.file == nil)
  }

  @Test("what stands outside the label moves into it")
  func moveInside() throws {
    let outside = step(4, "frame", .outside)
    let change = try #require(
      try change(
        .moveInside(step: outside, needsShape: true),
        "Button(action: close) {\n  Image(systemName: \"xmark\")\n}\n.frame(width: 44, height: 44)",
        steps: [step(2), outside]))
    #expect(
      change.lines.map { "\($0.mark.rawValue) \($0.text)" } == [
        "kept Button(action: close) {", "kept   Image(systemName: \"xmark\")",
        "added     .frame(width: 44, height: 44)", "added     \(shape)", "kept }",
        "removed .frame(width: 44, height: 44)",
      ])
  }

  @Test("what fills a frame around the control is asked of the label, without a shape")
  func fill() throws {
    let change = try #require(
      try change(
        .fill(width: 46, height: 30), "Button(action: close) {\n  Text(\"1×\")\n}", steps: [step(2)]
      ))
    #expect(
      change.lines.map { "\($0.mark.rawValue) \($0.text)" } == [
        "kept Button(action: close) {", "kept   Text(\"1×\")",
        "added     .frame(minWidth: 46, minHeight: 30)", "kept }",
      ])
  }

  @Test("a shape moves behind the modifier that makes room")
  func moveShape() throws {
    let (early, growth) = (step(3, "contentShape"), step(4, "padding"))
    let change = try #require(
      try change(
        .moveShape(shape: early, after: growth),
        "Button {\n  Icon()\n    .contentShape(Rectangle())\n    .padding(12)\n}",
        steps: [step(2), early, growth]))
    #expect(
      change.lines.map { "\($0.mark.rawValue) \($0.text)" } == [
        "kept   Icon()", "removed     .contentShape(Rectangle())", "kept     .padding(12)",
        "added     \(shape)", "kept }",
      ])
  }

  @Test("where no line can be added the code stands alone, and where words do better there is none")
  func unknown() throws {
    let remedy = Remedy.reserve(width: nil, height: 44)
    let reserved = [".frame(minHeight: 44)", shape]
    for (source, line) in [
      ("Button(\"Go\") { go() }", 1), ("Button {\n  Label(\n    \"Go\"\n  )\n}", 2), ("", 9),
    ] {
      let change = try #require(try change(remedy, source, steps: [step(line)]))
      #expect(change.file == nil)
      #expect(change.lines.map(\.text) == reserved)
    }
    #expect(try change(.replace, "Slider(value: $x)") == nil)
    #expect(try change(.padVertically(12), "Text(\"a\")") == nil)
    #expect(
      try change(.controlSize(.large), "Button {}")?.lines.map(\.text) == [".controlSize(.large)"])
    // What moves must be a line of its own.
    let spread = step(4, "frame", .outside)
    #expect(
      try change(
        .moveInside(step: spread, needsShape: false),
        "Button {\n  Icon()\n}\n.frame(\n  width: 44)", steps: [step(2), spread]) == nil)
  }
}
