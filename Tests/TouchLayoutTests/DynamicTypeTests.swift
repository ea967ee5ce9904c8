import Testing
import TouchLayout
import TouchModel

/// Point sizes of Apple's Human Interface Guidelines, Typography, which a probe of
/// `UIFont.preferredFont` on iOS 26.1 confirms.
@Suite("Dynamic Type")
struct DynamicTypeTests {
  static let table: [(TextStyle, [Double])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test("text of a style measures as text of the style's point size")
  func pointSizes() {
    for (style, sizes) in DynamicTypeTests.table {
      for (textSize, points) in zip(TextSize.allCases, sizes) {
        let weight: Font.Weight = style == .headline ? .semibold : .regular
        let expected = size(text("Measure", fixed(Length(points), weight: weight)))
        #expect(size(text("Measure", styled(style, textSize))) == expected, "\(style) \(textSize)")
      }
    }
  }

  @Test("leadings are those of the guidelines")
  func leadings() {
    // At the content size large, and body's at all (dynamic_type_ios.json).
    let large: [(TextStyle, Double)] = [
      (.largeTitle, 41), (.title, 34), (.title2, 28), (.title3, 25), (.headline, 22), (.body, 22),
      (.callout, 21), (.subheadline, 20), (.footnote, 18), (.caption, 16), (.caption2, 13),
    ]
    func leading(_ environment: Environment) -> Double {
      let lines = text("x" + String(repeating: "\nx", count: 30), environment)
      return (size(lines).height - size(text("x", environment)).height) / 30
    }
    for (style, expected) in large {
      #expect(near(leading(styled(style)), expected, 0.02), "\(style)")
    }
    let body: [Double] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    for (textSize, expected) in zip(TextSize.allCases, body) {
      #expect(near(leading(styled(.body, textSize)), expected, 0.02), "\(textSize)")
    }
  }

  @Test("a scaled size follows the leadings of its style")
  func scaled() {
    // swiftui.md, 2.1: 44 comes to 58 at xxxLarge and to 124 at the largest.
    let font = Font(.scaled(44, relativeTo: .body))
    for (textSize, points) in [(TextSize.large, 44.0), (.xxxLarge, 58), (.accessibility5, 124)] {
      let scaled = size(text("Measure", Environment(font: font, textSize: textSize)))
      #expect(scaled == size(text("Measure", fixed(Length(points)))), "\(textSize)")
    }
  }
}
