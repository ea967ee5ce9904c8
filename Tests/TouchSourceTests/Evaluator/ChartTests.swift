import Testing

/// A chart fills what it is offered, and so does what lies over it or behind it.
@Suite("Evaluator: charts")
struct ChartTests {
  private func verdicts(_ content: String) throws -> [String] {
    try Reading().verdicts("struct Sample: View { var body: some View { \(content) } }")
  }

  @Test("what lies over a chart is offered its size")
  func decorations() throws {
    func chart(_ frame: String, _ name: String = "chartOverlay") throws -> [String] {
      try verdicts(
        """
        Chart { RuleMark(y: .value("a", price)) }.frame(\(frame)).\(name) { proxy in
          GeometryReader { geometry in
            Rectangle().fill(.clear).contentShape(Rectangle())
              .gesture(DragGesture().onChanged { price = proxy.value(atY: $0.location.y) })
          }
        }
        """)
    }
    for name in ["chartOverlay", "chartBackground"] {
      #expect(try chart("height: 160", name) == ["pass 1"], "\(name)")
    }
    #expect(try chart("width: 200, height: 30").map { $0.prefix(4) } == ["fail"])
    #expect(
      try verdicts(
        """
        Chart { marks }.frame(height: 90).chartOverlay(alignment: .topTrailing) { _ in
          Button(action: go) { Color.red.frame(width: 20, height: 60) }
        }
        """) == ["fail 'button' 20×60"])
  }

  @Test("how high a chart is that scrolls, and where it reacts, is not known")
  func open() throws {
    #expect(
      try verdicts(
        "ScrollView { Chart { marks }.chartOverlay { _ in Color.red.onTapGesture { go() } } }"
      )
      .map { $0.prefix(9) } == ["undecided"])
    #expect(
      try verdicts("Button(action: go) { Chart { marks }.frame(height: 200) }.buttonStyle(.plain)")
        .map { $0.prefix(9) } == ["undecided"])
  }
}
