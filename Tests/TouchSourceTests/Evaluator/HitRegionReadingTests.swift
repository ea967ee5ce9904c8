import Testing
import TouchModel
import TouchRules

/// What of a view reacts, as its modifiers say: shapes, hit testing, visibility, what lies in front.
@Suite("Evaluator: hit regions")
struct HitRegionReadingTests {
  private func found(_ overlay: String, side: Int = 34) throws -> [String] {
    let audit = try Reading().audit(
      """
      struct Sample: View {
        var body: some View {
          ZStack {
            Button { go() } label: { Color.blue.frame(width: \(side), height: \(side)) }
              \(overlay)
          }
        }
      }
      """)
    return audit.findings.flatMap { [$0.message] + $0.evidence.map(\.message) }
  }

  @Test(
    "what lies in front of a target that is too small anyway is told, with what it leaves",
    arguments: [
      ".overlay(alignment: .bottom) { Color.red.frame(height: 14) }",
      ".overlay(alignment: .bottom) { Color.red.opacity(0.6).frame(height: 14) }",
    ])
  func covered(overlay: String) throws {
    let found = try found(overlay)
    #expect(found.first?.contains("can be hit in 34×34 pt of the 44×44 it needs;") == true)
    #expect(
      found.last
        == "'Color' in front leaves 34×20 pt of it; '.allowsHitTesting(false)' on it lets touches "
        + "through", "\(found)")
  }

  @Test(
    "a line in front of it may take touches",
    arguments: [
      ".overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.red, lineWidth: 3) }",
      ".overlay { RoundedRectangle(cornerRadius: 12).stroke(.red) }", ".border(.red)",
    ])
  func rim(modifier: String) throws {
    let found = try found(modifier)
    #expect(
      found.last?.hasSuffix(
        "in front draws a line over it, which may take touches; "
          + "'.allowsHitTesting(false)' on it lets touches through") == true, "\(found)")
  }

  @Test(
    "what lets touches through, lies behind, is its own or has a gesture is not told",
    arguments: [
      ".overlay(alignment: .bottom) { Color.red.frame(height: 14).allowsHitTesting(false) }",
      ".overlay(alignment: .bottom) { Color.clear.frame(height: 14) }", ".border(.clear)",
      ".overlay { Circle().stroke(.red).allowsHitTesting(false) }",
      ".background { Circle().stroke(.red) }",
      ".overlay { Circle().stroke(.red).opacity(0.4) }",
      ".overlay(alignment: .topTrailing) { Circle().frame(width: 10, height: 10) }",
      ".overlay(alignment: .bottom) { Color.red.frame(height: 14).onTapGesture { close() } }",
      ".overlay(alignment: .bottom) { Elsewhere().frame(height: 14) }",
      ".overlay(alignment: .bottom) { Elsewhere() }",
      ".overlay(alignment: .bottom) { Color.red.frame(height: unknown()) }",
    ])
  func uncovered(overlay: String) throws {
    let found = try found(overlay)
    #expect(found.contains { $0.contains("can be hit in 34×34 pt") })
    #expect(!found.contains { $0.contains("in front") }, "\(found)")
    let own = try Reading().audit(
      """
      struct Sample: View {
        var body: some View {
          Button { go() } label: {
            Color.blue.frame(width: 34, height: 34).overlay { Circle().stroke(.red) }
          }
        }
      }
      """)
    #expect(!own.findings.flatMap(\.evidence).contains { $0.message.contains("in front") })
  }

  @Test(
    "a line over a target that is large enough is left alone, what covers it lets touches through")
  func coveredLarge() throws {
    #expect(try found(".overlay { Circle().stroke(.red, lineWidth: 3) }", side: 44).isEmpty)
    let covered = try found(
      ".overlay(alignment: .bottom) { Color.red.frame(height: 14) }", side: 50)
    #expect(
      covered.first?.hasSuffix(
        "; keep 'Color' out of it, or let touches through it with '.allowsHitTesting(false)'")
        == true, "\(covered)")
  }

  @Test("what a trim leaves of a ring is a part of it, or nothing")
  func trims() throws {
    func verdicts(_ trim: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          let progress: Double
          var body: some View {
            Circle()\(trim).stroke(lineWidth: 50).frame(width: 20, height: 20)
              .onTapGesture { go() }
          }
        }
        """)
    }
    #expect(try verdicts("") == ["pass 1"])
    #expect(try verdicts(".trim(from: 0, to: 0.5)") == ["pass 1"])
    #expect(try verdicts(".trim(from: 0, to: progress)") == ["undecided 'tap-gesture'"])
  }

  private let box = "Color.red.frame(width: 20, height: 20)"

  private func elements(_ content: String) throws -> [Screen.Element] {
    try Reading().elements("struct Sample: View { var body: some View { \(content) } }")
  }

  private func hits(_ content: String) throws -> [String] {
    try elements(content).map { $0.region.largestPiece?.size.written ?? "nowhere" }
  }

  @Test(
    "a content shape is what reacts, also beyond the frame",
    arguments: [
      (".contentShape(Rectangle())", "20×20"),
      (".contentShape(Rectangle().inset(by: -12))", "44×44"),
      (".contentShape(.rect)", "20×20"), (".contentShape(Circle().inset(by: -14))", "48×48"),
      (".contentShape(Rectangle().inset(by: 5))", "10×10"),
      (".padding(12).contentShape(Rectangle()).padding(-12)", "44×44"),
      (".contentShape(Rectangle()).frame(width: 44, height: 44)", "20×20"),
      (".frame(width: 44, height: 44).contentShape(Rectangle())", "44×44"),
      (".contentShape(.accessibility, Rectangle().inset(by: -12))", "20×20"),
      (".contentShape(.hoverEffect, Rectangle().inset(by: -12))", "20×20"),
      (".contentShape([.interaction, .accessibility], Rectangle().inset(by: -12))", "44×44"),
      (".contentShape(.interaction, .rect)", "20×20"),
    ])
  func contentShapes(modifier: String, size: String) throws {
    #expect(try hits("Button(action: go) { \(box)\(modifier) }.buttonStyle(.plain)") == [size])
    #expect(try hits("\(box)\(modifier).onTapGesture { go() }") == [size])
  }

  @Test("nothing is said of how large a gauge is, or what stands in it")
  func gauges() throws {
    for style in ["", ".gaugeStyle(.accessoryLinear)", ".gaugeStyle(.accessoryCircular)"] {
      let gauge = "Gauge(value: 0.5) { Text(\"CPU\") }\(style)"
      func verdicts(_ view: String) throws -> [String] {
        try Reading().verdicts("struct Sample: View { var body: some View { \(view) } }")
      }
      #expect(try verdicts("\(gauge).onTapGesture { go() }") == ["undecided 'tap-gesture'"])
      #expect(
        try verdicts(
          "\(gauge).frame(width: 30, height: 50).contentShape(Rectangle()).onTapGesture { go() }")
          == ["fail 'tap-gesture' 30×50"])
    }
  }

  @Test("pages that are turned react in all that they are offered, tabs and pages alone do not")
  func pages() throws {
    let page = "Text(\"one\").allowsHitTesting(false)"
    #expect(
      try hits(
        "TabView { \(page) }.tabViewStyle(.page).frame(width: 200, height: 90).onTapGesture { go() }"
      ) == ["200×90"])
    #expect(try hits("\(page).frame(width: 200, height: 90).onTapGesture { go() }") == ["nowhere"])
    // What stands on a page is in front.
    #expect(
      try hits(
        "TabView { Button(action: go) { \(box) }.buttonStyle(.plain) }.tabViewStyle(PageTabViewStyle())"
      ) == ["20×20"])
  }

  @Test("a shape reacts where it is drawn")
  func shapes() throws {
    let circle = try #require(
      elements("Circle().frame(width: 40, height: 40).onTapGesture { go() }").first)
    #expect(circle.region.contains(Point(x: circle.layout.midX, y: circle.layout.midY)))
    #expect(!circle.region.contains(Point(x: circle.layout.minX + 2, y: circle.layout.minY + 2)))
    #expect(
      try hits(
        "Circle().stroke(.red, lineWidth: 2).frame(width: 40, height: 40).contentShape(Circle()).onTapGesture { go() }"
      ) == ["40×40"])
  }

  @Test(
    "what nobody sees or may touch is no target, and nothing is said of it",
    arguments: [
      "Button(action: go) { BOX }.hidden()", "Button(action: go) { BOX }.opacity(0)",
      "Button(action: go) { BOX }.scaleEffect(0)", "Button(action: go) { BOX }.scaleEffect(y: 0)",
      "Button(action: go) { BOX }.allowsHitTesting(false)",
      "VStack { BOX.onTapGesture { go() } }.hidden()",
      "Button(action: go) { EmptyView() }",
      "Color.red.frame(width: 0, height: 0).contentShape(Rectangle()).onTapGesture { go() }",
    ])
  func nothing(content: String) throws {
    let content = content.replacing("BOX", with: box)
    #expect(try hits(content) == [])
    #expect(
      try Reading().verdicts("struct Sample: View { var body: some View { \(content) } }") == [])
  }

  @Test("a gesture on what cannot be touched is one finding: nothing of it can be hit")
  func deadGesture() throws {
    let verdicts = try Reading().verdicts(
      "struct Sample: View { var body: some View { \(box).allowsHitTesting(false).onTapGesture { go() } } }"
    )
    #expect(verdicts == ["fail 'tap-gesture' 0×0"])
  }

  @Test("a gesture takes what stands before it, a button what stands in its label")
  func order() throws {
    #expect(
      try hits("\(box).padding(12).contentShape(Rectangle()).onTapGesture { go() }") == ["44×44"])
    #expect(
      try hits("\(box).onTapGesture { go() }.padding(12).contentShape(Rectangle())") == ["20×20"])
    #expect(try hits("\(box).padding(12).onTapGesture { go() }") == ["20×20"])
    #expect(try hits("\(box).padding(12).background(.blue).onTapGesture { go() }") == ["44×44"])
    #expect(try hits("Button(action: go) { \(box).padding(12) }") == ["44×44"])
    #expect(try hits("Button(action: go) { \(box).padding(12) }.buttonStyle(.plain)") == ["20×20"])
    #expect(
      try hits("Button(action: go) { \(box) }.padding(12).contentShape(Rectangle())") == ["20×20"])
  }

  @Test("a width that only the app knows leaves a title as wide as it is")
  func openWidth() throws {
    func verdicts(_ frame: String) throws -> [String] {
      try Reading().verdicts(
        """
        @Observable final class Place { var frame: CGRect = .zero }
        struct Sample: View {
          let place: Place
          var body: some View {
            VStack { Button("Read on", action: go).font(.system(size: 14)).buttonStyle(.plain) }
              .frame(\(frame)).fixedSize(horizontal: false, vertical: true)
          }
        }
        """)
    }
    let natural = try verdicts("maxWidth: .infinity")
    #expect(natural.first?.hasPrefix("fail 'Read on'") == true)
    #expect(try verdicts("width: place.frame.width") == natural)
    #expect(try verdicts("width: 30") != natural)
  }

  @Test("what an offset draws elsewhere leaves no gap where layout put it")
  func offsetGaps() throws {
    func rules(_ content: String) throws -> [String] {
      try Reading().audit("struct Sample: View { var body: some View { \(content) } }").findings
        .map(\.rule.rawValue)
    }
    let tap = ".onTapGesture { go() }"
    let large = "Color.red.frame(width: 50, height: 50)"
    #expect(try rules("\(large).offset(x: -60)\(tap)") == [])
    #expect(try rules("\(large).offset(x: -60).padding(20)\(tap)") == [])
    #expect(try rules("\(box).offset(x: -60)\(tap)") == ["target-size"])
    #expect(
      try rules("Button(action: go) { \(large).offset(y: 60) }.buttonStyle(.plain)") == [])
    let row = "HStack { Text(\"a\"); Spacer(); Text(\"b\") }.frame(height: 60)"
    #expect(try rules("\(row)\(tap)") == ["dead-gap"])
    #expect(try rules("\(row).offset(y: 2)\(tap)") == ["dead-gap"])
  }

  @Test("scaling and rotation move the region with the drawing; an offset moves it")
  func effects() throws {
    #expect(try hits("Button(action: go) { \(box) }.scaleEffect(2)") == ["40×40"])
    #expect(
      try hits(
        "Button(action: go) { Color.red.frame(width: 20, height: 40) }.rotationEffect(.degrees(90))"
      ) == ["40×20"])
    let moved = try #require(elements("Button(action: go) { \(box) }.offset(x: 30, y: -10)").first)
    #expect(
      moved.region.boundingBox?.midX == moved.layout.midX + 30
        || moved.region.boundingBox?.midX == 226.5)
    #expect(moved.region.largestPiece?.size.written == "20×20")
  }

  @Test("clipping takes nothing from what reacts")
  func clipping() throws {
    #expect(
      try hits(
        "Button(action: go) { Color.red.frame(width: 60, height: 60) }.frame(width: 20, height: 20).clipped()"
      ) == ["60×60"])
  }

  @Test("what lies in front takes the touch, unless it lets it through")
  func covers() throws {
    func reached(_ content: String) throws -> String {
      let element = try #require(elements(content).first { $0.kind == .button })
      #expect(element.region.largestPiece?.size.written == "60×60")
      return element.effective.largestPiece?.size.written ?? "never"
    }
    let button = "Button(action: go) { Color.red.frame(width: 60, height: 60) }"
    let cover = "Color.blue.frame(width: 60, height: 30)"
    #expect(try reached("\(button)") == "60×60")
    #expect(try reached("\(button).overlay(Color.blue)") == "never")
    #expect(try reached("\(button).overlay(alignment: .top) { \(cover) }") == "60×30")
    #expect(
      try reached("\(button).overlay(alignment: .top) { \(cover).allowsHitTesting(false) }")
        == "60×60")
    #expect(try reached("\(button).overlay(alignment: .top) { \(cover).opacity(0) }") == "60×60")
    #expect(try reached("\(button).overlay(alignment: .top) { \(cover).opacity(0.4) }") == "60×60")
    #expect(try reached("\(button).background(\(cover))") == "60×60")
    #expect(try reached("ZStack { \(button); \(cover) }") != "60×60")
    #expect(try reached("ZStack { \(cover); \(button) }") == "60×60")
    #expect(try reached("ZStack { \(button).zIndex(1); \(cover) }") == "60×60")
    #expect(
      try reached("\(button).overlay(RoundedRectangle(cornerRadius: 8).stroke(.red))") != "never")
    let ring =
      "\(button).overlay(RoundedRectangle(cornerRadius: 8).stroke(lineWidth: 1).fill(.red))"
    #expect(try reached(ring) != "never")
    let filled = "\(button).overlay(Rectangle().stroke(.red, lineWidth: 1).fill(.red))"
    #expect(try reached(filled) == "never")
  }

  @Test("a shape is filled inside a line that has its own colour, and a line without one is filled")
  func linedShapes() throws {
    for painted in [
      "stroke(.red, lineWidth: 2).fill(.blue)", "inset(by: 1).strokeBorder(.red).fill(.blue)",
      "stroke(isOn ? Color.red : Color.clear).fill(isOn ? Color.red.opacity(0.1) : Color.gray)",
    ] {
      #expect(try Reading().verdicts(Self.tapped(painted)) == ["pass 1"], "\(painted)")
    }
    for painted in [
      "stroke(lineWidth: 2).fill(.blue)", "stroke(.red, lineWidth: 2).fill(.clear)",
      "stroke(.red, lineWidth: 2)",
    ] {
      #expect(try Reading().verdicts(Self.tapped(painted)) != ["pass 1"], "\(painted)")
    }
  }

  private static func tapped(_ painted: String) -> String {
    """
    struct Sample: View {
      @State var isOn = false
      var body: some View {
        RoundedRectangle(cornerRadius: 8).\(painted).frame(width: 60, height: 50)
          .onTapGesture { isOn.toggle() }
      }
    }
    """
  }

  @Test("a card with a gesture of its own and a button inside: both are elements")
  func nested() throws {
    let found = try elements(
      "VStack { Text(\"Name\"); Button(action: go) { \(box) } }.padding().contentShape(Rectangle()).onTapGesture { open() }"
    )
    #expect(Set(found.map(\.kind)) == [.button, .tapGesture])
    #expect(found.first { $0.kind == .button }?.effective.largestPiece?.size.written == "20×20")
  }

  @Test("a scale is what it is at rest where that is all of it, and else may be less")
  func restingScales() throws {
    func verdicts(_ start: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          @State private var scale: CGFloat = \(start)
          func grow() { scale = measured() }
          var body: some View {
            Color.red.frame(width: 44, height: 44).scaleEffect(scale).onTapGesture { go() }
          }
        }
        """)
    }
    #expect(try verdicts("1") == ["pass 1"])
    #expect(try verdicts("0.4") == ["undecided 'tap-gesture'"])
  }

  @Test("what is placed where the source does not say fills what it is offered, from the middle")
  func openPositions() throws {
    func verdicts(_ position: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          var body: some View {
            GeometryReader { space in
              Color.red.position(\(position))
            }
            .frame(width: 300, height: 150)
            .onTapGesture(perform: go)
          }
        }
        """)
    }
    #expect(
      try verdicts("x: space.frame(in: .local).midX, y: space.frame(in: .local).midY")
        == ["pass 1"])
    #expect(try verdicts("x: 0, y: 0")[0].hasPrefix("fail"))
    // It takes no more than that where it is wider itself.
    let track = """
      struct Sample: View {
        let share: CGFloat
        var body: some View {
          Color.red.frame(width: 60, height: 30).position(x: 15, y: 300 * share)
            .contentShape(Rectangle()).onTapGesture(perform: go)
            .frame(width: 30, height: 300)
        }
      }
      """
    #expect(try Reading().verdicts(track) == ["fail 'tap-gesture' 30×300"])
  }

  @Test("a line around a filled shape leaves it filled, one alone is a line")
  func lines() throws {
    func verdicts(_ shape: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          var body: some View { \(shape).frame(width: 60, height: 60).onTapGesture { go() } }
        }
        """)
    }
    let filled = "RoundedRectangle(cornerRadius: 16).fill(.gray)"
    for line in ["", ".stroke(.blue, lineWidth: 2)", ".strokeBorder(.blue, lineWidth: 2)"] {
      #expect(try verdicts(filled + line) == ["pass 1"], "\(line)")
    }
    #expect(
      try verdicts("RoundedRectangle(cornerRadius: 16).stroke(.blue)").allSatisfy {
        $0.hasPrefix("fail")
      })
  }

  @Test("what lies over a target is told, unless it may not be there or be elsewhere")
  func inFront() throws {
    func rules(_ front: String) throws -> [String] {
      try Reading().audit(
        """
        struct Edge: Shape {
          func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 200, height: 1)) }
        }
        struct Sample: View {
          @State private var height: CGFloat = 0
          @State private var size = CGSize.zero
          @State private var messages: [String] = []
          var body: some View {
            VStack {
              Button(action: mute) { Color.red.frame(width: 50, height: 50) }
              Spacer()
            }
            .overlay(alignment: .top) { \(front) }
          }
        }
        """
      ).findings.map(\.rule.rawValue)
    }
    let bar = "Color.yellow.frame(width: 200, height: 30)"
    let overlap = ["target-overlap"]
    #expect(try rules(bar) == overlap)
    #expect(try rules("ForEach(0..<2) { _ in \(bar) }") == overlap)
    #expect(try rules("ForEach(messages, id: \\.self) { _ in \(bar) }").isEmpty)
    #expect(try rules("\(bar).offset(y: 8)") == overlap)
    for length in ["-height - 24", "size.height + 60"] {
      #expect(try rules("\(bar).offset(y: \(length))").isEmpty, "\(length)")
    }
    #expect(try rules("Rectangle().frame(width: 200, height: 30)") == overlap)
    #expect(try rules("Edge().frame(width: 200, height: 30)").isEmpty)
  }

  @Test("visible edges are those of what is drawn to its sides, not of a picture")
  func visibleEdges() throws {
    func bare(_ label: String) throws -> [Bool] {
      try Reading().elements(
        "struct Sample: View { var body: some View { Button(action: go) { \(label) } } }"
      ).map(\.hasBareSides)
    }
    let picture = "Image(\"logo\").resizable().frame(width: 60, height: 60)"
    for label in [picture, "Wave().frame(width: 60, height: 60)\n", "\(picture).padding()"] {
      #expect(
        try Reading().elements(
          """
          struct Wave: Shape { func path(in rect: CGRect) -> Path { Path() } }
          struct Sample: View { var body: some View { Button(action: go) { \(label) } } }
          """
        ).map(\.hasBareSides) == [true], "\(label)")
    }
    for label in [
      "Text(\"Go\")", "Image(systemName: \"star\")", "\(picture).background(Color.red)",
      "\(picture).padding().background(Color.red)",
    ] {
      #expect(try bare(label) == [false], "\(label)")
    }
  }

  @Test("what ignores the safe area twice reaches no farther than what does so once")
  func safeArea() throws {
    func hits(_ modifiers: String) throws -> [String] {
      try Reading().hits(
        "struct Sample: View { var body: some View { Color.red\(modifiers).onTapGesture { go() } } }"
      )
    }
    #expect(try hits("") == ["393×759"])
    #expect(try hits(".ignoresSafeArea()") == ["393×852"])
    #expect(try hits(".edgesIgnoringSafeArea(.all).ignoresSafeArea(edges: .top)") == ["393×852"])
  }
}
