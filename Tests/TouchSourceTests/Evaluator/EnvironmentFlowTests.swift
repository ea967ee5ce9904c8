import Testing

/// What the environment says reaches what is inside, and only that.
@Suite("Evaluator: environment")
struct EnvironmentFlowTests {
  private func hits(_ content: String, _ reading: Reading = Reading(), with others: String = "")
    throws
    -> [String]
  {
    try reading.hits("\(others)\nstruct Sample: View { var body: some View { \(content) } }")
  }

  private let box = "Color.red.frame(width: 20, height: 20)"

  @Test("variants of symbols have the size of the symbols that they name")
  func symbolVariants() throws {
    func hit(_ name: String, _ modifiers: String = "") throws -> [String] {
      try Reading().hits(
        """
        struct Sample: View {
          var body: some View { Button(action: go) { Image(systemName: "\(name)") }\(modifiers) }
        }
        """)
    }
    let (plus, circled) = (try hit("plus"), try hit("plus.circle.fill"))
    #expect(plus != circled)
    #expect(try hit("plus", ".symbolVariant(.circle.fill)") == circled)
    #expect(try hit("plus", ".symbolVariant(.fill.circle)") == circled)
    #expect(try hit("plus.circle", ".symbolVariant(.fill)") == circled)
    #expect(try hit("plus", ".symbolVariant(.fill).symbolVariant(.circle)") == circled)
    #expect(try hit("plus", ".symbolVariant(.none)") == plus)
    #expect(try hit("plus", ".symbolVariant(.none).symbolVariant(.circle)") == plus)
  }

  @Test("a font reaches text inside, and the nearest one wins")
  func fonts() throws {
    // Heights of one line: 17 points 20.33, 20 points 24, 34 points 40.67, 12 points 14.33.
    let heights = { (content: String) in try hits(content).map { $0.split(separator: "×")[1] } }
    #expect(try heights(#"VStack { Button("x") {}; Button("x") {} }"#) == ["20.33", "20.33"])
    #expect(
      try heights(#"VStack { Button("x") {}; Button("x") {}.font(.largeTitle) }.font(.title3)"#)
        == ["24", "40.67"])
    #expect(
      try heights(#"VStack { Button { } label: { Text("x").font(.caption) } }.font(.title3)"#)
        == ["14.33"])
    #expect(try heights(#"Button("x") {}.font(.system(size: 20))"#) == ["24"])
    for (kit, own) in [
      ("UIFont.preferredFont(forTextStyle: .title2)", ".title2"),
      ("UIFont.systemFont(ofSize: 20)", ".system(size: 20)"),
    ] {
      #expect(
        try heights("Button(\"x\") {}.font(Font(\(kit)))")
          == heights("Button(\"x\") {}.font(\(own))"))
    }
  }

  @Test("what is said of letters apart from their font changes whatever font there is")
  func lettersOfAnyFont() throws {
    func height(_ button: String, _ outside: String = "") throws -> String? {
      try hits("VStack { \(button) }\(outside)").first?.split(separator: "×").last.map(String.init)
    }
    let small = "Button(\"Go\") {}.buttonStyle(.bordered).controlSize(.small)"
    let caption = "Button { go() } label: { Text(\"Go\").font(.caption) }"
    for change in [".fontDesign(.rounded)", ".bold()", ".fontWeight(.light)", ".monospaced()"] {
      // A small control and a font that is nearer keep their sizes.
      #expect(try height(small, change) == "28", "\(change)")
      #expect(try height(caption, change) == height(caption), "\(change)")
    }
    #expect(try height(small, ".font(.title)") != "28")
    func width(_ outside: String) throws -> [String] { try hits("VStack { \(caption) }\(outside)") }
    #expect(try width(".bold()") != width(""))
    #expect(
      try width(".bold()") == hits("\(caption.replacing(".caption", with: ".caption.bold()"))"))
    // A font of the app's own has no other letters.
    let own = caption.replacing(".caption", with: ".custom(\"Own\", size: 12)")
    #expect(try hits(own) == hits("VStack { \(own) }.fontDesign(.monospaced)"))
  }

  @Test("a button style, a label style and a control size reach controls inside")
  func styles() throws {
    #expect(
      try hits("VStack { Button(action: go) { \(box) } }.buttonStyle(.bordered)") == ["44×34"])
    #expect(
      try hits(
        "VStack { Button(action: go) { \(box) } }.buttonStyle(.bordered).controlSize(.large)")
        == ["60×50"])
    #expect(
      try hits(
        "VStack { Button(action: go) { \(box) } }.controlSize(.small).buttonStyle(.bordered)")
        == ["40×30"])
    let full = try hits(#"Button(action: go) { Label("Name", systemImage: "star") }"#)
    let icon = try hits(
      #"Button(action: go) { Label("Name", systemImage: "star") }.labelStyle(.iconOnly)"#)
    let symbol = try hits(#"Button(action: go) { Image(systemName: "star") }"#)
    #expect(icon == symbol && full != icon)
  }

  @Test("an image scale reaches symbols inside")
  func imageScale() throws {
    let symbol = #"Button(action: go) { Image(systemName: "circle") }"#
    let sizes = try ["", ".imageScale(.small)", ".imageScale(.large)"].map {
      try #require(hits("VStack { \(symbol) }\($0)").first)
    }
    #expect(sizes[0] == "17×17")
    #expect(Set(sizes).count == 3)
  }

  @Test("a text size in the environment replaces the one that people choose, caps included")
  func textSize() throws {
    // One line of body text is 20.33 points high at large, 63.33 at accessibility5.
    let text = #"Button("x") {}"#
    let large = try hits(text)
    let largest = try hits(text, Reading(textSize: .accessibility5))
    #expect(largest.allSatisfy { $0.hasSuffix("×63.33") })
    #expect(
      try hits("\(text).dynamicTypeSize(.large)", Reading(textSize: .accessibility5)) == large)
    #expect(try hits("\(text).environment(\\.dynamicTypeSize, .accessibility5)") == largest)
    #expect(
      try hits(
        "\(text).dynamicTypeSize(...DynamicTypeSize.large)", Reading(textSize: .accessibility5))
        == large)
    #expect(try hits("\(text).dynamicTypeSize(...DynamicTypeSize.accessibility5)") == large)
  }

  @Test("what is asked of the text size is answered for the one that is audited")
  func askedTextSize() throws {
    for (member, large, largest) in [
      ("\\.dynamicTypeSize", "size <= .xLarge", "size >= .accessibility1"),
      ("\\.dynamicTypeSize", "!size.isAccessibilitySize", "size.isAccessibilitySize"),
      ("\\.dynamicTypeSize", "size == .large", "size > DynamicTypeSize.accessibility4"),
      ("\\.sizeCategory", "size < .extraLarge", "size.isAccessibilityCategory"),
      ("\\.sizeCategory", "size < .accessibilityMedium", "size > .accessibilityMedium"),
    ] {
      func sides(_ condition: String, _ reading: Reading = Reading()) throws -> [String] {
        try reading.hits(
          """
          struct Sample: View {
            @Environment(\(member)) private var size
            var body: some View {
              let side: CGFloat = \(condition) ? 20 : 60
              Button(action: go) { Color.red.frame(width: side, height: side) }
            }
          }
          """)
      }
      let larger = Reading(textSize: .accessibility5)
      #expect(try sides(large) == ["20×20"] && sides(large, larger) == ["60×60"], "\(large)")
      #expect(try sides(largest) == ["60×60"] && sides(largest, larger) == ["20×20"], "\(largest)")
    }
  }

  @Test("text that the system scales grows; a fixed font does not")
  func fixedFonts() throws {
    let reading = Reading(textSize: .accessibility5)
    #expect(
      try hits(#"Button("x") {}.font(.system(size: 20))"#, reading).allSatisfy {
        $0.hasSuffix("×24")
      })
  }

  @Test("disabled elements do not react, and no rule asks anything of them")
  func disabled() throws {
    let elements = try Reading().elements(
      """
      struct Sample: View {
        var body: some View {
          VStack {
            VStack { Button(action: go) { \(box) } }.disabled(true)
            Button(action: go) { \(box) }.disabled(false)
            Button(action: go) { \(box) }.disabled(isBusy)
          }
        }
      }
      """)
    #expect(elements.map(\.isEnabled) == [false, true, true])
  }

  @Test(
    "what is always disabled is no target; what a condition disables is one, and so is a tap on it")
  func disabledForGood() throws {
    func verdicts(_ modifiers: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          let isBusy: Bool
          var body: some View { Button(action: go) { \(box) }\(modifiers) }
        }
        """)
    }
    #expect(try verdicts(".disabled(true)") == [])
    #expect(try verdicts(".disabled(isBusy)").count == 1)
    #expect(try verdicts(".disabled(!isBusy)").count == 1)
    #expect(try verdicts(".disabled(false)").count == 1)
    #expect(try verdicts(".disabled(true).onTapGesture { go() }") == ["fail 'tap-gesture' 20×20"])
    #expect(try verdicts(".onTapGesture { go() }.disabled(isBusy)") == ["fail 'button' 20×20"])
    // Where one of its callers disables it, the others count.
    let row = """
      struct Row: View {
        let isOff: Bool
        var body: some View { Button(action: go) { \(box) }.disabled(isOff) }
      }
      struct Sample: View { var body: some View { CALLERS } }
      """
    let both = row.replacing("CALLERS", with: "VStack { Row(isOff: true); Row(isOff: false) }")
    #expect(try Reading().verdicts(both) == ["fail 'button' 20×20"])
  }

  @Test(
    "paddings and insets to the leading edge lie on the right where lines run from right to left")
  func rightToLeft() throws {
    let source = { (direction: String) in
      """
      struct Sample: View {
        var body: some View {
          HStack(spacing: 0) {
            Button(action: go) { \(box).padding(.leading, 10).contentShape(Rectangle()) }
            Button(action: go) { Color.red.frame(width: 30, height: 30) }
          }
          .frame(width: 100, alignment: .leading)
          .environment(\\.layoutDirection, \(direction))
        }
      }
      """
    }
    func frames(_ direction: String) throws -> [(hit: ClosedRange<Double>, drawn: Double)] {
      try Reading().elements(source(direction)).map { element in
        let hit = element.region.boundingBox!
        return (hit.minX...hit.maxX, element.visual.minX - hit.minX)
      }
    }
    // The stack is 60 wide in a frame of 100 in the middle of 393 points.
    let left = try frames(".leftToRight")
    #expect(left.map(\.hit) == [146.5...176.5, 176.5...206.5])
    #expect(left.map(\.drawn) == [10, 0])
    let right = try frames(".rightToLeft")
    #expect(right.map(\.hit) == [216.5...246.5, 186.5...216.5])
    #expect(right.map(\.drawn) == [0, 0])
  }

  @Test("a value of the project's own flows to the views that read it")
  func ownValues() throws {
    let key = """
      private struct SideKey: EnvironmentKey { static let defaultValue: CGFloat = 20 }
      extension EnvironmentValues {
        var side: CGFloat { get { self[SideKey.self] } set { self[SideKey.self] = newValue } }
      }
      struct Tile: View {
        @Environment(\\.side) private var side
        var body: some View { Button(action: go) { Color.red.frame(width: side, height: side) } }
      }
      """
    #expect(try hits("Tile().environment(\\.side, 36)", with: key) == ["36×36"])
    // What nothing sets is what its key begins with.
    #expect(try hits("Tile()", with: key) == ["20×20"])
  }

  @Test("an object of the project reaches the views that ask for its type")
  func objects() throws {
    let theme = """
      final class Theme: ObservableObject { var side: CGFloat = 26 }
      struct Tile: View {
        @EnvironmentObject var theme: Theme
        var body: some View {
          Button(action: go) { Color.red.frame(width: theme.side, height: 20) }
        }
      }
      """
    let verdicts = try Reading(policy: .hig).verdicts(
      "\(theme)\nstruct Sample: View { var body: some View { Tile().environmentObject(Theme()) } }")
    // A stored property of a class can change: what it is at first is not what it stays.
    #expect(verdicts.allSatisfy { !$0.hasPrefix("pass") })
  }

  @Test("a scaled metric follows the text size")
  func scaledMetric() throws {
    let source = """
      struct Sample: View {
        @ScaledMetric private var side = 44
        @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 44
        var body: some View {
          VStack {
            Button(action: go) { Color.red.frame(width: side, height: 10) }
            Button(action: go) { Color.red.frame(width: title, height: 10) }
          }
        }
      }
      """
    // As `UIFontMetrics` scales: by the leading of the style, 22 at large and 62 at accessibility5.
    #expect(try Reading().hits(source) == ["44×10", "44×10"])
    #expect(try Reading(textSize: .accessibility5).hits(source).first == "124×10")
    #expect(try Reading(textSize: .xxxLarge).hits(source).first == "58×10")
    let large = try #require(try Reading(textSize: .accessibility5).hits(source).last)
    #expect(large != "124×10" && large != "44×10")
  }

  @Test("an object of a type within another is read by the whole name of its type")
  func nestedObjects() throws {
    func hits(_ isLarge: String) throws -> [String] {
      try Reading().hits(
        """
        struct Photo: View {
          @Observable class Extras {
            let isLarge: Bool
            init(_ isLarge: Bool) { self.isLarge = isLarge }
          }
          var body: some View { Badge().environment(Extras(\(isLarge))) }
        }
        struct Badge: View {
          @Environment(Photo.Extras.self) var extras
          var body: some View {
            Button(action: go) {
              Color.red.frame(width: extras.isLarge ? 60 : 20, height: 50)
            }
          }
        }
        """, in: "Photo")
    }
    #expect(try hits("true") == ["60×50"])
    #expect(try hits("false") == ["20×50"])
  }

  @Test(
    "what the environment begins without may be there where something may set it",
    arguments: [
      ("", "", false),
      ("", ".environment(\\.service, Service())", true),
      ("", ".environment(\\EnvironmentValues.service, Service())", true),
      ("", ".transformEnvironment(\\.service) { $0 = Service() }", true),
      ("", ".environment(\\.self, given)", true),
      (
        "func set<V>(_ key: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }",
        ".set(\\.service, Service())", true
      ),
    ])
  func environment(function: String, setter: String, isThere: Bool) throws {
    func hits(_ key: String) throws -> [String] {
      try Reading().hits(
        """
        \(key)
        extension View { \(function) }
        final class Service { var name = "" }
        struct Sample: View {
          @Environment(\\.service) private var service
          var body: some View {
            if let service { Button(action: go) { Color.red.frame(width: 20, height: 20) } }
          }
        }
        struct Other: View { var body: some View { Text("a")\(setter) } }
        """)
    }
    let entry = "extension EnvironmentValues { @Entry var service: Service? = nil }"
    let written = """
      private struct Key: EnvironmentKey { static let defaultValue: Service? = nil }
      extension EnvironmentValues {
        var service: Service? { get { self[Key.self] } set { self[Key.self] = newValue } }
      }
      """
    for key in [entry, written] {
      #expect(try hits(key) == (isThere ? ["20×20"] : []))
      // A library's may be set by those who use it.
      #expect(try hits(key.replacing("var service", with: "public var service")) == ["20×20"])
    }
  }

  @Test("what stands in for what the environment begins without is of its type")
  func standIns() throws {
    #expect(
      try Reading().hits(
        """
        enum Size { case small; var side: CGFloat { 30 } }
        extension EnvironmentValues { @Entry var size: Size? = nil }
        struct Sample: View {
          @Environment(\\.size) private var size
          let other: Size? = nil
          var body: some View {
            Button(action: go) { Color.red.frame(width: (size ?? .small).side, height: 10) }
            Button(action: go) {
              Color.red.frame(width: (other ?? size ?? .small).side + 1, height: 10)
            }
          }
        }
        """) == ["30×10", "31×10"])
  }
}
