import Testing

/// Constants, arithmetic and strings, wherever the project keeps them.
@Suite("Evaluator: constants")
struct ConstantTests {
  private func width(_ expression: String, _ others: String = "") throws -> [String] {
    try Reading().hits(
      """
      \(others)
      struct Sample: View {
        var body: some View {
          Button(action: go) { Color.red.frame(width: \(expression), height: 10) }
        }
      }
      """)
  }

  @Test(
    "namespaces, extensions and globals",
    arguments: [
      "Metrics.side", "Metrics.Target.side", "Metrics.doubled / 2", "CGFloat.side", "side",
      "Metrics.make(20)", "Theme.shared.side", "Metrics.sides[1]", "Spacing.large.rawValue",
      "Spacing.large.length",
    ])
  func places(expression: String) throws {
    let found = try width(
      expression,
      """
      let side: CGFloat = 20
      enum Metrics {
        static let side: CGFloat = 20
        static var doubled: CGFloat { side * 2 }
        static let sides: [CGFloat] = [10, 20]
        static func make(_ length: CGFloat) -> CGFloat { length }
        enum Target { static let side = Metrics.side }
      }
      extension CGFloat { static let side: CGFloat = 20 }
      struct Theme { static let shared = Theme(); let side: CGFloat = 20 }
      enum Spacing: CGFloat {
        case small = 4, large = 20
        var length: CGFloat { rawValue }
      }
      """)
    #expect(found == ["20×10"])
  }

  @Test(
    "arithmetic",
    arguments: [
      "10 + 10", "4 * 5", "(2 + 3) * 4", "2 + 3 * 6", "40 / 2", "25.5 - 5.5", "-(-20)",
      "max(20, 7)", "min(20, 77)", "CGFloat(20)", "Double(2) * 10", "abs(-20)", "20.4.rounded()",
      "true ? 20 : 30", "1 < 2 ? 20 : 30", "0x14", "2_0", "2e1",
    ])
  func arithmetic(expression: String) throws {
    #expect(try width(expression) == ["20×10"])
  }

  @Test("a type and its values may each have a member of one name")
  func sharedNames() throws {
    let metrics = """
      struct Metrics {
        var side: CGFloat { Metrics.side }
        var twice: CGFloat { Self.side * 2 }
        static var side: CGFloat { return 20 }
        static var twice: CGFloat { 50 }
      }
      """
    for (expression, side) in [
      ("Metrics().side", "20×10"), ("Metrics.side", "20×10"), ("Metrics().twice", "40×10"),
      ("Metrics.twice", "50×10"),
    ] {
      #expect(try width(expression, metrics) == [side], "\(expression)")
    }
  }

  @Test("a division by zero and numbers beyond all measure are no crash")
  func extremes() throws {
    for expression in [
      "1 / 0", "0 / 0", "1e308 * 10", "-1e308 * 10", ".infinity", ".nan", "-5", "1e300",
    ] {
      _ = try width(expression)
    }
    _ = try Reading().verdicts(
      "struct Sample: View { var body: some View { ForEach(0..<1_000_000_000) { _ in Button(\"x\") {} } } }"
    )
  }

  @Test("a number is rounded as it is asked to be")
  func rounding() throws {
    for (rule, written) in [
      ("", "44×10"), (".up", "44×10"), (".down", "43×10"), (".towardZero", "43×10"),
      (".awayFromZero", "44×10"), (".toNearestOrEven", "44×10"),
      ("FloatingPointRoundingRule.down", "43×10"),
    ] {
      #expect(try width("(43.6).rounded(\(rule))") == [written], "\(rule)")
    }
    #expect(try width("(43.2).rounded(.up)") == ["44×10"])
    #expect(try width("(43.2).rounded(rule)") != ["43×10"], "which rule is not known")
  }

  @Test("what is made of each member is as many, and without those that come to nothing")
  func mapping() throws {
    let members = (1...20).map(String.init).joined(separator: ", ")
    #expect(try width("CGFloat([\(members)].map { $0 * 2 }.count)") == ["20×10"])
    #expect(
      try width("CGFloat([1, 2, 3].compactMap { $0 > 1 ? $0 : nil }.count * 10)") == ["20×10"])
  }

  @Test(
    "numbers beyond all measure are no crash in any modifier",
    arguments: [
      "1e300", "-1e300", "1e308 * 10", "1e308 * 10 - 1e308 * 10", "0 - 1e308 * 10", "1e19",
      "0.0 / 0.0", "1e-300",
    ])
  func extremeModifiers(number: String) throws {
    let modifiers = """
      frame(width: N, height: N)|frame(minWidth: N, maxHeight: N)|padding(N)|padding(.top, N)
      offset(x: N, y: N)|position(x: N, y: N)|scaleEffect(N)|rotationEffect(.degrees(N))
      rotationEffect(.radians(N), anchor: .top)|aspectRatio(N, contentMode: .fit)|layoutPriority(N)
      zIndex(N)|opacity(N)|lineLimit(N)|environment(\\.lineLimit, N)|font(.system(size: N))
      font(.custom("F", size: N))|font(.custom("F", size: N, relativeTo: .title))
      environment(\\.defaultMinListRowHeight, N)|contentShape(Rectangle().inset(by: N))
      contentShape(RoundedRectangle(cornerRadius: N))|border(.red, width: N)|cornerRadius(N)
      safeAreaInset(edge: .top, spacing: N) { Color.red }|lineSpacing(N)|minimumScaleFactor(N)
      containerRelativeFrame(.horizontal, count: N, spacing: N)|listRowInsets(EdgeInsets(top: N, leading: N, bottom: N, trailing: N))
      """.split { $0 == "|" || $0 == "\n" }.map { $0.replacing("N", with: number) }
    let views = """
      VStack(spacing: N) { BUTTON; BUTTON }|LazyVGrid(columns: [GridItem(.fixed(N)), GridItem(.adaptive(minimum: N))], spacing: N) { BUTTON }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: N), spacing: N), count: N)) { BUTTON }
      ForEach(0..<N) { _ in BUTTON }|HStack { Spacer(minLength: N); BUTTON }|Slider(value: v, in: 0...N)
      List { BUTTON.listRowInsets(EdgeInsets(top: N, leading: 0, bottom: 0, trailing: 0)) }
      """.split { $0 == "|" || $0 == "\n" }.map {
        $0.replacing("N", with: number).replacing("BUTTON", with: "Button(\"x\") {}")
      }
    let lines =
      modifiers.map { "Button(action: go) { Text(\"x\").\($0) }.\($0)" } + views
    for (index, line) in lines.enumerated() {
      _ = try Reading().verdicts("struct Sample\(index): View { var body: some View { \(line) } }")
    }
  }

  @Test("known strings are measured, interpolated ones as far as they are known")
  func strings() throws {
    func hits(_ title: String, _ members: String = "") throws -> [String] {
      try Reading().hits(
        "struct Sample: View { \(members)\nvar body: some View { Button(\(title)) {} } }")
    }
    let plain = try hits(#""Room 12""#)
    #expect(try hits(#""Room \(12)""#) == plain)
    #expect(try hits(#""Room " + "12""#) == plain)
    #expect(try hits("title", #"let title = "Room 12""#) == plain)
    #expect(try hits(##"#"Room 12"#"##) == plain)
    #expect(try hits(#"name"#, "let name: String") != plain)
  }

  @Test("a property that can change is open: its first value is not its last")
  func mutable() throws {
    let verdicts = try Reading().verdicts(
      """
      struct Sample: View {
        @State private var side: CGFloat = 60
        func go() { side = measured() }
        var body: some View { Button(action: go) { Color.red.frame(width: side, height: side) } }
      }
      """)
    #expect(verdicts == ["undecided 'button'"])
  }

  @Test("a state that nothing sets again is what it begins with")
  func constantStates() throws {
    func verdicts(
      _ start: String, _ action: String = "go()", _ state: String = "@State private var side"
    ) throws -> [String] {
      try Reading().verdicts(
        """
        struct Square: View {
          \(state): CGFloat
          init(side: CGFloat = 20) { \(start) }
          var body: some View {
            Button { \(action) } label: { Color.red.frame(width: side, height: side) }
          }
        }
        struct Sample: View { var body: some View { Square(side: 30) } }
        """)
    }
    for start in [
      "_side = State(initialValue: side)", "self._side = State(wrappedValue: side)",
      "_side = .init(initialValue: side)", "self.side = side",
    ] {
      #expect(try verdicts(start) == ["fail 'button' 30×30"], "\(start)")
      for action in [
        "side = 60", "side += 20", "self.side *= 2", "side.round()", "edit($side)", "grow(&side)",
        "(side, other) = (60, 60)", "while go() { side = 60 }", "defer { side = 60 }",
      ] {
        #expect(try verdicts(start, action) == ["undecided 'button'"], "\(start) \(action)")
      }
    }
  }

  @Test("a part of a state that is set changes it, and what a method of it may do does too")
  func changedParts() throws {
    func verdicts(_ action: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Look { var side: CGFloat; mutating func grow() { side += 20 } }
        struct Sample: View {
          @State private var look = Look(side: 20)
          var body: some View {
            Button { \(action) } label: { Color.red.frame(width: look.side, height: look.side) }
          }
        }
        """)
    }
    #expect(try verdicts("go()") == ["fail 'button' 20×20"])
    #expect(try verdicts("look.side = 60") == ["undecided 'button'"])
    #expect(try verdicts("self.look.side = 60") == ["undecided 'button'"])
    #expect(try verdicts("look.grow()") == ["undecided 'button'"])
  }

  @Test("insets that the project adds to the system's type, by their names alone")
  func ownInsets() throws {
    let insets = """
      extension EdgeInsets {
        static let zero = EdgeInsets()
        static var card: Self { .init(top: 1, leading: 2, bottom: 3, trailing: 4) }
        static func all(_ length: CGFloat) -> EdgeInsets {
          EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
        }
      }
      """
    for (given, padded, row) in [
      (".zero", "20×20", "20"), (".card", "26×24", "22"), (".all(5)", "30×30", "25"),
      ("EdgeInsets.zero", "20×20", "20"),
    ] {
      let button = "Button(action: go) { Color.red.frame(width: 20, height: 20)"
      let found = try Reading().hits(
        "struct Sample: View { var body: some View { \(button).padding(\(given)) } } }\n\(insets)")
      #expect(found == [padded], "\(given)")
      let rows = try Reading().elements(
        """
        struct Sample: View {
          var body: some View {
            List { \(button) }.buttonStyle(.plain).listRowInsets(\(given)) }
          }
        }
        \(insets)
        """)
      // A list's own margin is 20 points.
      #expect(rows.map { "\(Int($0.layout.minX))" } == [row], "\(given)")
    }
  }

  @Test("another name for a type is that type inside the function that gives it")
  func localAliases() throws {
    let source = """
      enum Sizes { static let side: CGFloat = 26 }
      enum Others { static let side: CGFloat = 30 }
      extension View {
        func small() -> some View {
          typealias Known = Sizes
          return frame(width: Known.side, height: Known.side)
        }
        func other() -> some View {
          typealias Known = Others
          return frame(width: Known.side, height: Known.side)
        }
      }
      struct Sample: View {
        var body: some View {
          Button(action: go) { Color.red.small() }
          Button(action: go) { Color.red.other() }
        }
      }
      """
    #expect(try Reading().hits(source) == ["26×26", "30×30"])
  }

  @Test("paddings by edge and by length")
  func paddings() throws {
    for (padding, size) in [
      ("", "52×52"), ("4", "28×28"), (".horizontal, 3", "26×20"), (".vertical, 3", "20×26"),
      (".top, 5", "20×25"), (".all, 1", "22×22"), ("[.leading, .bottom], 2", "22×22"),
      ("EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)", "26×24"),
      (".horizontal", "52×20"), ("-4", "12×12"),
    ] {
      let found = try Reading().hits(
        """
        struct Sample: View {
          var body: some View {
            Button(action: go) { Color.red.frame(width: 20, height: 20).padding(\(padding)) }
          }
        }
        """)
      #expect(found == [size], "\(padding)")
    }
  }

  @Test("what a type shares and begins as nothing may be something later")
  func sharedNothing() throws {
    func hits(_ keyword: String) throws -> [String] {
      try Reading().verdicts(
        """
        enum Shared { static \(keyword) title: String? = nil }
        struct Sample: View {
          var body: some View {
            if Shared.title != nil {
              Button(action: go) { Color.red.frame(width: 20, height: 20) }
            }
          }
        }
        """)
    }
    #expect(try hits("var") == ["fail 'button' 20×20"])
    #expect(try hits("let").isEmpty)
  }

  @Test("a rectangle that is written in numbers says what its sides and edges are")
  func rectangles() throws {
    func hits(_ rectangle: String, _ width: String) throws -> [String] {
      try Reading().hits(
        """
        struct Sample: View {
          let place = \(rectangle)
          var body: some View {
            Button { go() } label: { Color.red.frame(width: \(width), height: 20) }
          }
        }
        """)
    }
    let whole = "CGRect(x: 2, y: 4, width: 30, height: 40)"
    let parts =
      "CGRect(origin: CGPoint(x: 2, y: 4), size: CGSize(width: 30, height: 40))"
    for rectangle in [whole, parts] {
      for (member, width) in [
        ("width", 30), ("size.height", 40), ("midX", 17), ("maxY", 44), ("origin.x", 2),
      ] {
        #expect(
          try hits(rectangle, "place.\(member)") == ["\(width)×20"], "\(rectangle) \(member)")
      }
    }
    let open = "CGRect(x: 2, y: 4, width: outside(), height: 40)"
    #expect(try hits(open, "place.height") != ["40×20"])
  }
}
