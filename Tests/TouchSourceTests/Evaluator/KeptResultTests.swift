import Testing

/// Functions that keep what they have made.
@Suite("Kept results")
struct KeptResultTests {
  private func hits(
    _ body: String, kept: String = "private static let kept = Table<CGFloat, Font>()"
  ) throws -> [String] {
    try Reading().hits(
      """
      enum Fonts {
        \(kept)
        private static let cache = NSCache<NSNumber, Box>()
        static func font(size: CGFloat) -> Font { \(body) }
      }
      struct Sample: View {
        var body: some View {
          Button("A") {}.buttonStyle(Tall())
        }
      }
      struct Tall: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.font(Fonts.font(size: 13))
        }
      }
      """)
  }

  @Test(
    "a result that is found again is the one that was made",
    arguments: [
      """
      if let font = kept[size] { return font }
      let font = Font.system(size: size)
      kept[size] = font
      return font
      """,
      """
      guard let font = kept[size] else {
        let made = Font.system(size: size)
        kept[size] = made
        return made
      }
      return font
      """,
      """
      if let font = cache.object(forKey: size) { return font }
      let font = Font.system(size: size)
      cache.setObject(font, forKey: size)
      return font
      """,
    ])
  func found(body: String) throws {
    #expect(try hits(body) == ["9×15.67"])
  }

  @Test("what others may have put there is not what the function made")
  func shared() throws {
    let body = """
      if let font = kept[size] { return font }
      let font = Font.system(size: size)
      kept[size] = font
      return font
      """
    #expect(try hits(body, kept: "private static var kept: [CGFloat: Font] = [:]") == ["9×15.67"])
    #expect(try hits(body, kept: "static var kept: [CGFloat: Font] = [:]") != ["9×15.67"])
    #expect(
      try hits(body, kept: "private static var kept: [CGFloat: Font] = [13: Others.font]")
        != ["9×15.67"])
  }

  @Test(
    "what others put there, or what is made otherwise of it, may be anything",
    arguments: [
      "if let font = kept[size] { return font }\nreturn Font.system(size: size)",
      """
      if let font = kept[size] { return font }
      let font = Font.system(size: size)
      kept[size + 1] = font
      return font
      """,
      """
      if let font = kept[size] { return font.bold() }
      let font = Font.system(size: size)
      kept[size] = font
      return font
      """,
    ])
  func open(body: String) throws {
    #expect(try hits(body) != ["9×15.67"])
  }
}
