import Testing
import TouchLayout
import TouchModel

/// A text whose size was measured on an Apple platform.
struct MeasuredText: Sendable, CustomTestStringConvertible {
  var string: String
  var environment: Environment
  var size: Size
  /// How far the width may be off, in points.
  var tolerance: Double
  var source: String

  var testDescription: String { string }

  init(
    _ string: String, _ width: Double, _ height: Double, _ environment: Environment = Environment(),
    tolerance: Double = 0.34, from source: String
  ) {
    self.string = string
    self.environment = environment
    self.size = Size(width: width, height: height)
    self.tolerance = tolerance
    self.source = source
  }
}

@Suite("Text against measurements")
struct TextMeasurementTests {
  static let list = "SwiftUI List rows, iOS 17.5 @3x"
  static let probe = "openuikit golden/font_metrics_ios.json, UILabel, iOS 26.1 @3x"

  /// Regular text at 17 points without kerned capitals: within a pixel.
  static let regular: [MeasuredText] = [
    MeasuredText("Apple", 44.33, 20.33, from: list),
    MeasuredText("Banana", 56.67, 20.33, from: list),
    MeasuredText("Cherry", 52.0, 20.33, from: list),
    MeasuredText("Carrot", 48.33, 20.33, from: list),
    MeasuredText("Peas", 37.0, 20.33, from: list),
    MeasuredText("Checking", 71.67, 20.33, from: list),
    MeasuredText("Savings", 59.67, 20.33, from: list),
    MeasuredText("Electric", 57.0, 20.33, from: list),
    MeasuredText("Internet", 59.33, 20.33, from: list),
    MeasuredText("0123456789", 98.67, 20.33, from: probe),
    MeasuredText("Hello UIKit", 79.67, 20.33, from: probe),
    MeasuredText("The quick brown fox jumps over the lazy dog", 339.0, 20.33, from: probe),
    MeasuredText("WWWW MMMM", 126.33, 20.33, from: probe),
    MeasuredText("Configure", 75, 20.33, from: "UIButton.Configuration title, iOS 26.1"),
  ]

  /// Other sizes, weights and kerned capitals: within 2 %.
  static let other: [MeasuredText] = [
    MeasuredText("AVAST Wavy To. LT", 147.0, 20.33, tolerance: 2.94, from: probe),
    MeasuredText("Hello UIKit", 84.0, 20.33, styled(.headline), tolerance: 1.68, from: probe),
    MeasuredText("0123456789", 103.67, 20.33, styled(.headline), tolerance: 2.07, from: probe),
    MeasuredText(
      "Delete File?", 91.99, 20.29, styled(.headline), tolerance: 1.84,
      from: "openuikit SystemFontCutTests.swift, CTLine"),
    MeasuredText(
      "Tap an account to view details", 183.0, 15.67, styled(.footnote), tolerance: 3.66,
      from: "section footer, iOS 17.5 @3x"),
    MeasuredText(
      "Due this month", 92.33, 15.67, styled(.footnote), tolerance: 1.85,
      from: "section footer, iOS 17.5 @3x"),
    MeasuredText(
      "BILLS", 35.0, 15.67, styled(.footnote), tolerance: 0.7, from: "section header, iOS 17.5 @3x"),
    MeasuredText(
      "FRUITS", 45.33, 15.67, styled(.footnote), tolerance: 0.91,
      from: "section header, iOS 17.5 @3x"),
    MeasuredText(
      "ACCOUNTS", 72.33, 15.67, styled(.footnote), tolerance: 1.45,
      from: "section header, iOS 17.5 @3x"),
    MeasuredText(
      "Configure", 67.33, 18, styled(.subheadline), tolerance: 1.35,
      from: "UIButton.Configuration mini: 87.33 less insets of 10"),
  ]

  @Test("regular text at 17 points is within a pixel", arguments: regular)
  func regularText(_ measured: MeasuredText) {
    let size = size(text(measured.string, measured.environment))
    #expect(near(size, measured.size), "\(size) for \(measured.size), \(measured.source)")
  }

  @Test("other text is within 2 % of its width and a pixel of its height", arguments: other)
  func otherText(_ measured: MeasuredText) {
    let size = size(text(measured.string, measured.environment))
    #expect(
      near(size.width, measured.size.width, measured.tolerance),
      "\(size) for \(measured.size), \(measured.source)")
    #expect(near(size.height, measured.size.height))
  }

  @Test("kerning moves pairs that lean on each other, and no others")
  func kerning() {
    // A pair costs as much as its letters apart wherever it is not kerned.
    for pair in ["no", "BI", "11", "Ch", "Pe", "Th", "UI"] {
      let letters = pair.map { size(text(String($0), fixed(64))).width }.reduce(0, +)
      #expect(near(size(text(pair, fixed(64))).width, letters, 0.67), "\(pair)")
    }
    for pair in ["AV", "To", "LT", "Wa"] {
      let letters = pair.map { size(text(String($0), fixed(64))).width }.reduce(0, +)
      #expect(size(text(pair, fixed(64))).width < letters - 1, "\(pair)")
    }
    // "Cherry" and "Electric" are measured wider than their letters.
    for pair in ["ry", "ri"] {
      let letters = pair.map { size(text(String($0), fixed(64))).width }.reduce(0, +)
      #expect(size(text(pair, fixed(64))).width > letters, "\(pair)")
    }
  }

  @Test("one line is as high as 1.19336 times its point size, to the next pixel")
  func lineHeights() {
    // swiftui.md, 2.2: measured at 17 (both scales), 13 and 15; the rest by the same rule.
    let heights: [(Length, Double)] = [
      (17, 20.33), (13, 15.67), (15, 18), (12, 14.33), (11, 13.33), (16, 19.33), (20, 24),
      (22, 26.33), (28, 33.67), (34, 40.67),
    ]
    for (points, height) in heights {
      #expect(near(size(text("Xy", fixed(points))).height, height, 0.01), "\(points)")
    }
    let coarse = size(text("Xy", styled(.body, scale: 2)))
    #expect(near(coarse.height, 20.5, 0.01))
  }

  @Test("lines of a text style stand a leading apart, those of a fixed size touch")
  func linePitch() {
    // F107; F089 to F091: pitches measured at the content size medium.
    func height(_ lines: Int, _ environment: Environment) -> Double {
      let string = Array(repeating: "x", count: lines).joined(separator: "\n")
      return size(text(string, environment)).height
    }
    #expect(near(height(2, styled(.body)), 42.33, 0.01))
    #expect(near(height(3, styled(.body)), 64.33, 0.01))
    #expect(near(height(2, fixed(17)), 40.67, 0.01))
    #expect(near(height(3, fixed(17)), 61, 0.01))
    #expect(near(height(2, styled(.headline, .medium)), 40.33, 0.34))
    let pitches: [(TextStyle, Double)] = [
      (.headline, 21), (.subheadline, 19), (.body, 21), (.caption, 13),
    ]
    for (style, pitch) in pitches {
      let environment = styled(style, .medium)
      let measured = (height(11, environment) - height(1, environment)) / 10
      #expect(near(measured, pitch, 0.05), "\(style)")
    }
  }

  @Test("text wraps at words, breaks within what does not fit, and keeps to its line limit")
  func wrapping() {
    let words = text("Checking Savings")
    let whole = size(words)
    #expect(near(whole.height, 20.33, 0.01))
    #expect(size(words, width: whole.width) == whole)
    let narrow = size(words, width: whole.width - 1)
    #expect(near(narrow, Size(width: 71.67, height: 42.33)))
    let limited = text("Checking Savings", Environment(lineLimit: 1))
    #expect(near(size(limited, width: 80).height, 20.33, 0.01))
    let long = size(text("Donaudampfschifffahrt"), width: 60)
    #expect(long.width <= 60.34)
    #expect(long.height > 42)
    // A height bounds the lines, but for the first.
    #expect(near(size(words, width: 80, height: 30).height, 20.33, 0.01))
    #expect(near(size(words, width: 80, height: 1).height, 20.33, 0.01))
    #expect(size(text("")) == .zero)
  }

  @Test("text that may be shrunk is shrunk where its lines end, and keeps its size where it fits")
  func shrunk() {
    var environment = Environment(lineLimit: 1)
    environment.minimumScale = 0.5
    let words = text("Checking Savings", environment)
    let whole = size(words)
    #expect(near(whole.height, 20.33, 0.01))
    #expect(size(words, width: whole.width) == whole)
    #expect(
      near(
        size(words, width: whole.width * 0.8), Size(width: whole.width * 0.8, height: 16.33), 0.4))
    // No farther than it may be, and not where it may have as many lines as it wants.
    #expect(near(size(words, width: whole.width / 4).height, 10.33, 0.01))
    environment.lineLimit = nil
    #expect(near(size(text("Checking Savings", environment), width: 80).height, 42.33, 0.01))
  }

  @Test("what stands for words that nobody knows is not shrunk, as they may be shorter")
  func placeholders() {
    var environment = Environment(lineLimit: 1)
    environment.minimumScale = 0.5
    let unknown = ViewNode(.text(ViewNode.Text([.open], environment: environment)))
    #expect(near(size(unknown, width: 40), Size(width: 38, height: 20.33), 2))
    #expect(near(size(unknown, width: 40).height, 20.33, 0.01))
    #expect(near(size(text("Checking Savings", environment), width: 40).height, 10.33, 0.01))
  }

  @Test("accents measure as their letters, ideographs as an em")
  func otherCharacters() {
    #expect(size(text("Café")) == size(text("Cafe")))
    #expect(size(text("Über")) == size(text("Uber")))
    #expect(near(size(text("設定")).width, 34))
    let marked = screen(button(1, text("Über"))).elements[0]
    #expect(marked.certainty == .estimated)
    #expect(screen(button(1, text("Uber"))).elements[0].certainty == .exact)
  }

  @Test(
    "an emoji is larger than its font says where that is small, and one whatever it is made of",
    arguments: [(12.0, 15.0), (16, 20), (17, 20), (18, 20), (24, 24), (40, 40)])
  func emoji(pointSize: Double, width: Double) {
    let environment = Environment(font: Font(.fixed(Length(pointSize))))
    for emoji in ["😀", "👍🏽", "👨‍👩‍👧", "🇩🇪", "❤️", "1️⃣"] {
      #expect(near(size(text(emoji, environment)).width, width, 0.34), "\(emoji)")
    }
    let digit = size(text("1", environment)).width
    #expect(digit < width && size(text("©", environment)).width < width)
    #expect(screen(button(1, text("😀", environment))).elements[0].certainty == .estimated)
  }

  @Test("letters that stand farther apart make a text wider, by the last one too")
  func letterSpacing() {
    var environment = Environment(font: Font(.fixed(10), design: .monospaced))
    let plain = size(text("REQUEST", environment))
    environment.letterSpacing = 1.4
    let spaced = size(text("REQUEST", environment))
    #expect(near(spaced.width, plain.width + 7 * 1.4, 0.34))
    #expect(spaced.height == plain.height)
    #expect(screen(button(1, text("REQUEST", environment))).elements[0].certainty == .exact)
    // An accent that stands on its letter is none of its own.
    #expect(size(text("e\u{301}", environment)) == size(text("e", environment)))
    environment.letterSpacing = -1
    #expect(near(size(text("REQUEST", environment)).width, plain.width - 7, 0.34))
    environment.letterSpacing = Length(smallest: 0, typical: 0, largest: 2)
    #expect(size(text("REQUEST", environment)) == plain)
    #expect(screen(button(1, text("REQUEST", environment))).elements[0].certainty == .unknown)
  }

  @Test("monospaced glyphs are alike")
  func monospaced() {
    var environment = Environment(font: Font(.fixed(17), design: .monospaced))
    // SF Mono: 10.50879 at 17 points for every glyph (swiftui.md, 2.2).
    #expect(near(size(text("iiii", environment)).width, 42.33, 0.01))
    #expect(size(text("WWWW", environment)) == size(text("iiii", environment)))
    environment.font?.weight = .bold
    #expect(near(size(text("iiii", environment)).width, 42.33, 0.01))
  }
}
