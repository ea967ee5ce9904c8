import Testing

/// A map fills what it is offered; what stands on it is as large as it wants to be.
@Suite("Evaluator: maps")
struct MapTests {
  private func verdicts(_ content: String) throws -> [String] {
    try Reading().verdicts(
      """
      struct Sample: View {
        let places: [Place]
        var body: some View { \(content) }
      }
      struct Annotation: Identifiable { let id: Int }
      """)
  }

  @Test("annotations are laid out, markers and lines are the system's")
  func annotations() throws {
    func map(_ content: String) throws -> [String] {
      try verdicts("Map(position: $position) { \(content) }.mapStyle(.hybrid).mapControls { a() }")
    }
    let pin = "Button(action: go) { Color.red.frame(minHeight: 20).frame(width: 60) }"
    #expect(try map("MapAnnotation(coordinate: c) { \(pin) }") == ["fail 'button' 60×20"])
    #expect(
      try map("ForEach(places) { place in MapAnnotation(coordinate: place.c) { \(pin) } }")
        == ["fail 'button' 60×20"])
    #expect(try map("Marker(\"a\", coordinate: c); MapPolyline(route)") == [])
    #expect(
      try verdicts("Map(coordinateRegion: $r, annotationItems: places) { _ in \(pin) }") == [
        "undecided 'button'"
      ])
  }

  @Test("a map takes taps wherever it is")
  func taps() throws {
    #expect(
      try verdicts("Map().frame(height: 30).onTapGesture { go() }").map { $0.prefix(4) } == ["fail"]
    )
    #expect(try verdicts("Map().frame(height: 300).onTapGesture { go() }") == ["pass 1"])
  }
}
