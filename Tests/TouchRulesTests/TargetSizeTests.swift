import Testing
import TouchModel
import TouchRules

/// Sizes on both sides of what each policy publishes.
@Suite struct TargetSizeTests {
  @Test(
    "a size below the policy's fails, at it passes",
    arguments: [
      (Policy.Name.hig, 27.9, ["error target-size"]), (.hig, 28, ["warning target-size"]),
      (.hig, 43.9, ["warning target-size"]), (.hig, 44, []),
      (.child, 43.9, ["error target-size"]), (.child, 47.9, ["warning target-size"]),
      (.child, 48, []), (.wcagAA, 23.9, ["error target-size"]), (.wcagAA, 24, []),
      (.wcagAAA, 43.9, ["error target-size"]), (.wcagAAA, 44, []),
      (.material, 20, ["warning target-size"]), (.material, 48, []),
      (.seedStrict, 43.9, ["error target-size"]), (.seedStrict, 44, []),
    ])
  func limits(policy: Policy.Name, side: Double, expected: [String]) {
    // Inside another target, since WCAG lets a small one with space around be.
    func brief(_ width: Double, _ height: Double) -> [String] {
      let around = Sample.surroundings(of: Rect(x: 10, y: 10, width: width, height: height))
      return Sample.audit([Sample.element(width, height), around], under: policy).brief
    }
    #expect(brief(side, side) == expected)
    // One side is enough to fail.
    #expect(brief(200, side) == expected)
    #expect(brief(side, 200) == expected)
  }

  @Test(
    "the platform chooses the column of Apple's table",
    arguments: [
      (Platform.macOS, 19.9, ["error target-size"]), (.macOS, 27, ["warning target-size"]),
      (.macOS, 28, []), (.tvOS, 55, ["error target-size"]), (.tvOS, 60, ["warning target-size"]),
      (.tvOS, 66, []), (.visionOS, 27, ["error target-size"]),
      (.visionOS, 59, ["warning target-size"]), (.visionOS, 60, []), (.watchOS, 44, []),
      (.iPadOS, 43, ["warning target-size"]),
    ])
  func platforms(platform: Platform, side: Double, expected: [String]) {
    var device = Device.iPhone16
    device.platform = platform
    #expect(Sample.audit([Sample.element(side, side)], device: device).brief == expected)
  }

  @Test("no more is asked than the box lacks that a shape would fill, which ends at its frame")
  func lacking() {
    func remedy(_ second: Rect, width: Double) -> Remedy? {
      let box = Rect(x: 0, y: 0, width: width, height: 20)
      let apart = Region([
        .rectangle(Rect(x: 0, y: 0, width: 20, height: 20)), .rectangle(second),
      ])
      return Sample.audit([Sample.element(width, 20, region: apart, layout: box)]).findings.first?
        .remedy
    }
    #expect(
      remedy(Rect(x: 30, y: 0, width: 20, height: 20), width: 50)
        == .reserve(width: nil, height: 44))
    // A badge beside the frame is no part of what a shape would fill.
    #expect(
      remedy(Rect(x: 30, y: 0, width: 20, height: 20), width: 20)
        == .reserve(width: 44, height: 44))
  }

  @Test("pieces that do not meet do not add up")
  func pieces() {
    let apart = Region([
      .rectangle(Rect(x: 0, y: 0, width: 100, height: 20)),
      .rectangle(Rect(x: 0, y: 26, width: 100, height: 20)),
    ])
    let box = Rect(x: 0, y: 0, width: 100, height: 46)
    let element = Sample.element(100, 46, region: apart, layout: box)
    let finding = Sample.audit([element]).findings.first
    #expect(finding?.hit == Size(width: 100, height: 20))
    // A finger between two lines of a text hits one of them.
    let lines = Region([
      .rectangle(Rect(x: 0, y: 0, width: 100, height: 22)),
      .rectangle(Rect(x: 0, y: 24, width: 90, height: 22)),
    ])
    #expect(Sample.audit([Sample.element(100, 46, region: lines, layout: box)]).findings.isEmpty)
    // Pieces that stand corner to corner have no gap that a finger spans.
    let corners = Region([
      .rectangle(Rect(x: 0, y: 0, width: 50, height: 22)),
      .rectangle(Rect(x: 52, y: 24, width: 48, height: 22)),
    ])
    #expect(
      Sample.audit([Sample.element(100, 46, region: corners, layout: box)]).findings.first?.hit
        == Size(width: 50, height: 22))
    let joined = Region([
      .rectangle(Rect(x: 0, y: 0, width: 100, height: 23)),
      .rectangle(Rect(x: 0, y: 23, width: 100, height: 23)),
    ])
    #expect(Sample.audit([Sample.element(100, 46, region: joined, layout: box)]).findings.isEmpty)
  }

  @Test("WCAG asks for a square inside, the others for a bounding box")
  func square() {
    func brief(_ outline: Region.Outline, _ policy: Policy.Name) -> [String] {
      let element = Sample.element(
        30, 30, region: Region([outline]), layout: outline.boundingBox)
      let around = Sample.surroundings(of: outline.boundingBox)
      return Sample.audit([element, around], under: policy).brief
    }
    // A circle holds a square of its diameter over the root of 2: 24 asks for 33.94.
    let (small, large) = (
      Rect(x: 0, y: 0, width: 33.9, height: 33.9), Rect(x: 0, y: 0, width: 34, height: 34)
    )
    #expect(brief(.ellipse(small), .wcagAA) == ["error target-size"])
    #expect(brief(.ellipse(large), .wcagAA) == [])
    #expect(brief(.roundedRectangle(small, radius: 99), .wcagAA) == ["error target-size"])
    #expect(brief(.roundedRectangle(large, radius: 99), .wcagAA) == [])
    #expect(
      brief(.roundedRectangle(Rect(x: 0, y: 0, width: 60, height: 24), radius: 12), .wcagAA) == [])
    // A square of 34 that stands on its corner holds one of 24.04.
    func diamond(_ half: Double) -> Region.Outline {
      .polygon([
        Point(x: 0, y: -half), Point(x: half, y: 0), Point(x: 0, y: half), Point(x: -half, y: 0),
      ])
    }
    #expect(brief(diamond(24.1), .wcagAA) == [])
    #expect(brief(diamond(23.9), .wcagAA) == ["error target-size"])
    let circle = Rect(x: 0, y: 0, width: 44, height: 44)
    #expect(brief(.ellipse(circle), .hig) == [])
    // Two rectangles that overlap hold a larger square together than either does.
    let cross = Region([
      .rectangle(Rect(x: 0, y: 0, width: 20, height: 30)),
      .rectangle(Rect(x: 10, y: 0, width: 20, height: 30)),
    ])
    let element = Sample.element(30, 30, region: cross)
    let around = Sample.surroundings(of: Rect(x: 0, y: 0, width: 30, height: 30))
    #expect(Sample.audit([element, around], under: .wcagAA).findings.isEmpty)
  }

  @Test("the message names the element, the sizes and the remedy")
  func message() {
    let finding = Sample.audit([Sample.element(20, 24)]).findings.first
    #expect(
      finding?.message
        == "the 'xmark' button can be hit in 20×24 pt of the 44×44 it needs; put "
        + "'.frame(minWidth: 44, minHeight: 44)' and '.contentShape(Rectangle())' on its label")
    let low = Sample.audit([Sample.element(120, 20 + 1.0 / 3, label: nil)]).findings.first
    #expect(
      low?.message
        == "the button can be hit in 120×20.33 pt of the 44×44 it needs; put "
        + "'.frame(minHeight: 44)' and '.contentShape(Rectangle())' on its label")
    var estimated = Sample.element(20, 24, kind: .tapGesture, label: "star")
    estimated.certainty = .estimated
    #expect(
      Sample.audit([estimated]).findings.first?.message
        == "the 'star' view with a tap gesture can be hit in about 20×24 pt of the 44×44 it needs; "
        + "put '.frame(minWidth: 44, minHeight: 44)' and '.contentShape(Rectangle())' before its "
        + "gesture")
  }

  @Test("what is enlarged by another size class says so")
  func controlSize() {
    let small = Sample.element(51, 28, kind: .toggle, controlSize: .small)
    #expect(
      Sample.audit([small]).findings.first?.message.hasSuffix("give it '.controlSize(.regular)'")
        == true)
    let button = Sample.element(80, 28, style: .bordered, controlSize: .small)
    #expect(
      Sample.audit([button]).findings.first?.message.hasSuffix("give it '.controlSize(.large)'")
        == true)
  }

  @Test("the cause is the content, or what makes a box that would do")
  func cause() {
    let bare = Sample.element(20, 24, trace: [Sample.symbol])
    #expect(Sample.audit([bare]).findings.first?.cause == Sample.place(6, 9))
    // Two lines of 20 points with a gap of 8: the column is high enough, its pieces are not.
    let region = Region([
      .rectangle(Rect(x: 10, y: 10, width: 100, height: 20)),
      .rectangle(Rect(x: 10, y: 38, width: 100, height: 20)),
    ])
    var column = Sample.step(
      .container, line: 4, from: (100, 20), to: (100, 48), region: (100, 20))
    column.frameAfter = Rect(x: 10, y: 10, width: 100, height: 48)
    let rows = Sample.element(
      100, 48, kind: .tapGesture, region: region, trace: [Sample.symbol, column])
    let finding = Sample.audit([rows]).findings.first
    #expect(finding?.rule == .targetSize)
    #expect(finding?.cause == Sample.place(4, 9))
    #expect(finding?.remedy == .shape)
  }

  @Test("the frame that says how long resizable content is is its cause, and is told")
  func frameOfContent() throws {
    func finding(fills: Bool) throws -> Finding {
      var image = Sample.symbol
      image.fills = fills
      let frame = Sample.step(.frame, line: 7, from: (20, 24), to: (20, 24), region: (20, 24))
      let audit = Sample.audit([Sample.element(20, 24, trace: [image, frame])])
      return try #require(audit.findings.first)
    }
    let filling = try finding(fills: true)
    #expect(filling.cause == Sample.place(7, 9))
    #expect(
      filling.evidence.map(\.message) == ["'Image' is 20×24 pt", "'.frame' makes it 20×24 pt"])
    let own = try finding(fills: false)
    #expect(own.cause == Sample.place(6, 9))
    #expect(own.evidence.map(\.message) == ["'Image' is 20×24 pt"])
  }

  @Test("what has no extent is no target")
  func nothing() {
    #expect(Sample.audit([Sample.element(0, 0)]).counts.elements == 0)
    // Content outside the source may give it an extent: that other layouts pass is not enough.
    var open = Sample.element(0, 0)
    open.certainty = .unknown
    let layouts = [
      Sample.screen([open], content: .smallest), Sample.screen([Sample.element(44, 44)]),
    ]
    #expect(Sample.audit([layouts]).verdicts == [0, 1, 0, 0])
  }
}
