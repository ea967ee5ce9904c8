import Testing

/// How large circles are for what they are offered.
@Suite("Evaluator: circles")
struct CircleTests {
  @Test("a circle takes a square of what it is offered, other shapes all of it")
  func circles() throws {
    func hits(_ shape: String, in container: String = "VStack") throws -> [String] {
      try Reading().hits(
        """
        struct Sample: View {
          var body: some View { \(container) { Button(action: go) { \(shape) }.buttonStyle(.plain) } }
        }
        """)
    }
    #expect(try hits("Circle().frame(width: 32)") == ["32×32"])
    #expect(try hits("Circle().fill(.red).frame(height: 32)") == ["32×32"])
    #expect(try hits("Ellipse().frame(width: 32)") == ["32×759"])
    // A side that nothing is proposed for is 10 points long.
    #expect(try hits("Circle().frame(width: 32)", in: "ScrollView") == ["10×10"])
    #expect(try hits("Ellipse().frame(width: 32)", in: "ScrollView") == ["32×10"])
  }
}
