import Testing
import TouchModel
import TouchRules

@testable import TouchReport

/// That pictures show sizes to scale and regions by their true shapes.
@Suite struct PictureTests {
  private static func item(
    _ visual: Rect, region: Region? = nil, effective: Region? = nil, label: String? = "xmark"
  ) -> Surroundings.Item {
    Surroundings.Item(
      kind: .button, label: label, visual: visual, region: region ?? Region(visual),
      effective: effective)
  }

  private func svg(
    _ surroundings: Surroundings, steps: [Screen.Step] = [], fingers: [Finger] = []
  ) throws -> String {
    var finding = try #require(Sample.audit.findings.first)
    (finding.surroundings, finding.trace) = (surroundings, steps)
    return try #require(FindingPicture(finding, fingers: fingers)).svg(number: 7, title: "the <x>")
  }

  private let box = Rect(x: 100, y: 200, width: 20, height: 24)

  @Test("a picture is to scale: its units are points, and each takes two pixels")
  func scale() throws {
    let text = try svg(
      Surroundings(bounds: Rect(x: 0, y: 59, width: 393, height: 759), element: Self.item(box)))
    #expect(text.contains("viewBox=\"35 156 150 112\" width=\"300\" height=\"224\""))
    #expect(text.contains("<rect class=\"hit\" x=\"100\" y=\"200\" width=\"20\" height=\"24\"/>"))
    #expect(text.contains("<rect class=\"need\" x=\"88\" y=\"190\" width=\"44\" height=\"44\"/>"))
    #expect(
      text.contains(
        "<rect class=\"visual\" x=\"100\" y=\"200\" width=\"20\" height=\"24\" rx=\"3\"/>"))
    #expect(
      text.contains("<rect class=\"screen\" x=\"35\" y=\"156\" width=\"150\" height=\"112\"/>"))
    #expect(text.contains("<title id=\"t7\">the &lt;x&gt;</title>"))
    #expect(text.contains("drawn 20×24 points, reacts in 20×24, needs 44×44"))
  }

  @Test("the frames of what a control shows are inside the picture, those around it need not be")
  func frames() throws {
    func step(_ position: Screen.Step.Position) -> Screen.Step {
      Screen.Step(
        place: nil, name: "frame", operation: .frame, position: position, frameBefore: box,
        frameAfter: Rect(x: 10, y: 200, width: 200, height: 24))
    }
    let surroundings = Surroundings(
      bounds: Rect(x: 0, y: 59, width: 393, height: 759), element: Self.item(box))
    #expect(try svg(surroundings, steps: [step(.label)]).contains("viewBox=\"-2 156 224 112\""))
    #expect(try svg(surroundings, steps: [step(.outside)]).contains("viewBox=\"35 156 150 112\""))
  }

  @Test("regions are drawn by their shapes; what is clipped or covered is told apart")
  func shapes() throws {
    let region = Region([
      .ellipse(box), .polygon([Point(x: 1, y: 2), Point(x: 3, y: 4), Point(x: 5, y: 0)]),
      .roundedRectangle(box, radius: 4),
    ])
    let text = try svg(
      Surroundings(
        bounds: .zero,
        element: Self.item(
          box, region: region, effective: Region(Rect(x: 100, y: 200, width: 10, height: 24)))))
    #expect(text.contains("<g class=\"lost\"><ellipse cx=\"110\" cy=\"212\" rx=\"10\" ry=\"12\"/>"))
    #expect(text.contains("<polygon points=\"1,2 3,4 5,0\"/>"))
    #expect(text.contains("height=\"24\" rx=\"4\"/></g>"))
    #expect(text.contains("<rect class=\"hit\" x=\"100\" y=\"200\" width=\"10\" height=\"24\"/>"))
  }

  @Test("neighbours are drawn, and only as much of their names as is seen")
  func neighbours() throws {
    let wide = Self.item(Rect(x: 0, y: 240, width: 393, height: 44), label: "Library")
    let text = try svg(Surroundings(bounds: .zero, element: Self.item(box), neighbours: [wide]))
    #expect(text.contains("<rect class=\"neighbour\" x=\"0\" y=\"240\" width=\"393\""))
    #expect(text.contains("<rect class=\"near\" x=\"0\" y=\"240\""))
    #expect(text.contains("x=\"110\""))
    #expect(text.contains(">Library</text>"))
    #expect(text.contains("1 other element nearby"))
  }

  @Test("fingers land about what is drawn, with the model's deviations in points of the device")
  func fingers() throws {
    let fingers = Finger.all(of: [.careful, .hurried], on: .iPhone16)
    #expect(fingers.map(\.profile) == [.careful, .hurried])
    let density = try #require(Device.iPhone16.density)
    let deviation = Profile.careful.careful.deviation(
      width: density.millimetres(Points(20)), height: density.millimetres(Points(24)))
    let reach = fingers[0].reach(at: box, deviations: 2)
    #expect(abs(reach.midX - 110) < 1e-9 && abs(reach.midY - 212) < 1e-9)
    #expect(abs(reach.width - 4 * density.points(Millimetres(deviation.x)).value) < 1e-9)
    #expect(abs(reach.height - 4 * density.points(Millimetres(deviation.y)).value) < 1e-9)
    let text = try svg(Surroundings(bounds: .zero, element: Self.item(box)), fingers: fingers)
    #expect(text.ranges(of: "<ellipse class=\"careful\"").count == 2)
    #expect(text.ranges(of: "<ellipse class=\"hurried\"").count == 2)
    let adult = Finger.all(of: [.adult], on: .iPhone16)
    #expect(adult.map(\.end) == [.careful, .hurried])
    #expect(Finger.all(of: [.careful], on: .iPhone16).count == 1)
    var finding = try #require(Sample.audit.findings.first)
    let band = Band(careful: 0.074, hurried: 0.254)
    let mishit = Band(careful: 0.001, hurried: 0.02)
    finding.missRates = [
      MissRate(profile: .careful, miss: band, mishit: mishit),
      MissRate(profile: .adult, miss: band, mishit: mishit),
    ]
    #expect(
      (fingers + adult).map { $0.sentence(finding) } == [
        "a careful finger misses 25 %, 2 % on a neighbour", "a hurried finger",
        "an adult, careful: misses 7 %", "an adult, hurried: misses 25 %, 2 % on a neighbour",
      ])
    var unknown = Device.iPhone16
    unknown.pointsPerInch = 0
    #expect(Finger.all(of: [.careful], on: unknown).isEmpty)
  }

  @Test("a view is drawn whole, with what the policy makes of each element")
  func view() {
    let text = ScreenPicture.text(of: [Sample.view], policy: Policy(.hig))
    #expect(text.contains("<rect class=\"screen\" x=\"0\" y=\"59\" width=\"393\" height=\"759\"/>"))
    #expect(text.contains("<rect class=\"pass\" x=\"20\" y=\"100\" width=\"44\" height=\"44\"/>"))
    #expect(
      text.contains("<rect class=\"error\" x=\"20\" y=\"500\" width=\"90\" height=\"20.33\"/>"))
    #expect(text.contains("1  'plus' button: drawn and reacts in 44×44; passes"))
    #expect(text.contains("2  'title' button: drawn and reacts in 90×20.33; needs 44×44"))
    #expect(text.contains("prefers-color-scheme:dark"))
    #expect(ScreenPicture.text(of: [], policy: Policy(.hig)).hasSuffix("</svg>\n"))
  }

  @Test("a name is cut to the room that there is, however much that is")
  func names() {
    for side in [0.0, 4, 1e20, .greatestFiniteMagnitude] {
      var view = Sample.view
      view.typical.elements = [Sample.element("title", line: 9, width: side, height: side)]
      #expect(ScreenPicture.text(of: [view], policy: Policy(.hig)).hasSuffix("</svg>\n"))
    }
  }

  @Test("an element that its content decides is undecided, a system style exempt")
  func verdicts() {
    var view = Sample.view
    view.typical.elements = [
      Sample.element("title", line: 9, width: 60, height: 44),
      Sample.element("done", line: 15, width: 80, height: 34.33, style: .bordered),
    ]
    view.smallest.elements = [
      Sample.element("title", line: 9, width: 20, height: 44),
      Sample.element("done", line: 15, width: 80, height: 34.33, style: .bordered),
    ]
    view.largest = view.typical
    let text = ScreenPicture.text(of: [view], policy: Policy(.hig))
    #expect(text.contains("<rect class=\"undecided\" x=\"20\" y=\"500\" width=\"60\""))
    #expect(text.contains("its content decides"))
    #expect(text.contains("<rect class=\"exempt\" x=\"20\" y=\"1100\" width=\"80\""))
    let strict = ScreenPicture.text(of: [view], policy: Policy(.material))
    #expect(strict.contains("<rect class=\"warning\"") || strict.contains("<rect class=\"error\""))
  }

  @Test("several views stand beside each other and, where the row is full, below")
  func shelves() {
    let text = ScreenPicture.text(
      of: [InspectedView](repeating: Sample.view, count: 4), policy: Policy(.hig))
    for place in ["24 60", "453 60", "882 60"] {
      #expect(text.contains("<g transform=\"translate(\(place))\">"))
    }
    #expect(text.ranges(of: "<g transform=\"translate(24 ").count >= 2)
  }
}
