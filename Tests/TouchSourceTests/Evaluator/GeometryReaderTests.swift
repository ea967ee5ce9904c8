import Testing

/// Readers of geometry hand on the size of the frame that layout gives them.
@Suite("Evaluator: readers of geometry")
struct GeometryReaderTests {
  private func hits(_ content: String) throws -> [String] {
    try Reading().hits("struct Sample: View { var body: some View { \(content) } }")
  }

  private func button(_ width: String, _ height: String) -> String {
    "Button(action: go) { Color.red.frame(width: \(width), height: \(height)) }"
  }

  @Test("a part of its size is a part of its frame, by whichever name")
  func parts() throws {
    for (width, height) in [
      ("proxy.size.width / 4", "proxy.size.height / 2"),
      ("proxy.frame(in: .global).width / 4", "proxy.frame(in: .local).size.height / 2"),
    ] {
      #expect(
        try hits(
          "GeometryReader { proxy in \(button(width, height)) }.frame(width: 200, height: 60)")
          == ["50×30"])
    }
    #expect(
      try hits(
        """
        HStack(spacing: 0) {
          Color.blue.frame(width: 93)
          GeometryReader { proxy in \(button("proxy.size.width / 3", "20")) }
        }
        """) == ["100×20"])
  }

  @Test("a frame that is relative to its container is a share of the scroll view around")
  func containers() throws {
    func widths(_ frame: String, _ container: String) throws -> [String] {
      try hits(
        """
        \(container) {
          Button(action: go) { Color.red.frame(height: 20).containerRelativeFrame(\(frame)) }
        }
        .frame(width: 110, height: 60)
        """)
    }
    let row = "ScrollView(.horizontal)"
    #expect(try widths(".horizontal", row) == ["110×20"])
    #expect(try widths(".horizontal, count: 4, spacing: 10", row) == ["20×20"])
    #expect(try widths(".horizontal, count: 4, span: 2, spacing: 10", row) == ["50×20"])
    #expect(
      try widths(".horizontal) { length, _ in length / 2 } ; EmptyView().tag(1", row) == ["55×20"])
    // No other container is as large as its frame says: the screen is.
    #expect(try widths(".horizontal", "HStack") == ["393×20"])
  }

  @Test("one in another, and each of several")
  func several() throws {
    #expect(
      try hits(
        """
        GeometryReader { outer in
          GeometryReader { inner in \(button("inner.size.width", "inner.size.height")) }
            .frame(width: outer.size.width / 2, height: 40)
        }
        .frame(width: 100, height: 90)
        """) == ["50×40"])
    #expect(
      try hits(
        """
        VStack(spacing: 0) {
          GeometryReader { one in \(button("one.size.width", "20")) }.frame(width: 70)
          GeometryReader { other in \(button("other.size.width", "20")) }.frame(width: 80)
        }
        """) == ["70×20", "80×20"])
  }

  @Test("its size decides what it is compared with, and what stands in its middle is there")
  func uses() throws {
    let either = "proxy.size.width > 150 ? 60 : 20"
    for (width, size) in [("200", "60×60"), ("100", "20×20")] {
      #expect(
        try Reading().verdicts(
          """
          struct Sample: View {
            var body: some View {
              GeometryReader { proxy in \(button(either, either)) }.frame(width: \(width), height: 90)
            }
          }
          """) == [size == "60×60" ? "pass 1" : "fail 'button' \(size)"])
    }
    let placed = try Reading().elements(
      """
      struct Sample: View {
        var body: some View {
          GeometryReader { proxy in
            \(button("20", "20")).position(x: proxy.size.width / 2, y: proxy.size.height / 2)
          }
          .frame(width: 200, height: 60)
        }
      }
      """)
    // The frame stands in the middle of 393×759 points below 59.
    #expect(placed.map { "\($0.layout.midX) \($0.layout.midY)" } == ["196.5 438.5"])
  }

  @Test("what depends on content that is not in the source stays open")
  func open() throws {
    let verdicts = try Reading().verdicts(
      """
      struct Sample: View {
        let name: String
        var body: some View {
          HStack(spacing: 0) {
            Text(name).lineLimit(1)
            GeometryReader { proxy in \(button("proxy.size.width / 6", "60")) }
          }
        }
      }
      """)
    #expect(verdicts == ["undecided 'button'"])
  }
}
