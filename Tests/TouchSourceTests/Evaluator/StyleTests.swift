import Testing

/// Styles of the project and of the system, where they are given and where they reach.
@Suite("Evaluator: styles")
struct StyleTests {
  private let box = "Color.red.frame(width: 20, height: 20)"

  private let padded = """
    struct Padded: ButtonStyle {
      var length: CGFloat = 10
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(length).background(Color.blue)
          .opacity(configuration.isPressed ? 0.5 : 1)
      }
    }
    extension ButtonStyle where Self == Padded {
      static var padded: Padded { Padded() }
      static func padded(_ length: CGFloat) -> Padded { Padded(length: length) }
    }
    """

  private func hits(_ content: String, with others: String = "") throws -> [String] {
    try Reading().hits(
      "\(others)\nstruct Sample: View { var body: some View { \(content) } }")
  }

  @Test("a style's property that calls the function of its name is what that makes")
  func namesakes() throws {
    let source = """
      struct Tall: ButtonStyle {
        let height: CGFloat
        func makeBody(configuration: Configuration) -> some View {
          Color.red.frame(width: 60, height: height)
        }
      }
      struct Low: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Color.red.frame(width: 60, height: 10)
        }
      }
      extension ButtonStyle where Self == Tall {
        static var tall: Self { .tall() }
        static func tall(height: CGFloat = 36) -> Self { .init(height: height) }
      }
      extension ButtonStyle where Self == Low {
        static var low: Self { .made() }
        static func made() -> Self { Low() }
      }
      struct Sample: View {
        var body: some View {
          Button("a", action: go).buttonStyle(.tall)
          Button("b", action: go).buttonStyle(.tall(height: 40))
          Button("c", action: go).buttonStyle(.low)
        }
      }
      """
    #expect(try Reading().hits(source) == ["60×36", "60×40", "60×10"])
  }

  @Test(
    "a style of the project is followed, by instance, static member, function and over a subtree",
    arguments: [
      (".buttonStyle(Padded())", "40×40"), (".buttonStyle(Padded(length: 4))", "28×28"),
      (".buttonStyle(.padded)", "40×40"), (".buttonStyle(.padded(1))", "22×22"),
    ])
  func own(modifier: String, size: String) throws {
    #expect(try hits("Button(action: go) { \(box) }\(modifier)", with: padded) == [size])
    #expect(try hits("VStack { Button(action: go) { \(box) } }\(modifier)", with: padded) == [size])
  }

  @Test("what a style draws of several views is one column, wherever its button stands")
  func column() throws {
    let tile = """
      struct Tile: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Color.red.frame(width: 50, height: 40)
          configuration.label
        }
      }
      """
    let button = "Button(action: go) { Color.red.frame(width: 30, height: 4) }"
    func drawn(_ content: String) throws -> [String?] {
      try Reading().elements(
        "\(tile)\nstruct Sample: View { var body: some View { \(content) } }"
      ).map { $0.region.boundingBox?.size.written }
    }
    // The system's distance of 8 is between the two.
    for stack in ["HStack(spacing: 0)", "VStack(spacing: 0)", "ZStack"] {
      #expect(try drawn("\(stack) { \(button).buttonStyle(Tile()).padding(2) }") == ["50×52"])
    }
    #expect(
      try drawn("HStack { \(button); \(button) }.buttonStyle(Tile())") == ["50×52", "50×52"])
  }

  @Test("the nearest style wins")
  func nearest() throws {
    let sizes = try hits(
      "VStack { Button(action: go) { \(box) }.buttonStyle(.padded(2)); Button(action: go) { \(box) } }"
        + ".buttonStyle(.padded)", with: padded)
    #expect(sizes == ["24×24", "40×40"])
  }

  @Test("a style of the project makes nothing react but what it draws")
  func drawn() throws {
    let bare = """
      struct Bare: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(12) }
      }
      struct Shaped: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(12).contentShape(Rectangle())
        }
      }
      """
    #expect(try hits("Button(action: go) { \(box) }.buttonStyle(Bare())", with: bare) == ["20×20"])
    #expect(
      try hits("Button(action: go) { \(box) }.buttonStyle(Shaped())", with: bare) == ["44×44"])
  }

  @Test(
    "a closure that draws a button where it is used is a style, of which only what it draws reacts")
  func closures() throws {
    let button = "Button(action: go) { \(box).frame(width: 60, height: 60) }"
    #expect(
      try hits("\(button).buttonStyle { configuration in configuration.label }") == ["20×20"])
    #expect(
      try hits(
        "\(button).buttonStyle { configuration in configuration.label.background(Color.blue) }")
        == ["60×60"])
    #expect(
      try hits("VStack { \(button) }.buttonStyle { $0.label.padding(10).background(.red) }")
        == ["80×80"])
  }

  @Test("a primitive style makes the control itself")
  func primitive() throws {
    let style = """
      struct Held: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(6).contentShape(Rectangle())
            .onLongPressGesture { configuration.trigger() }
        }
      }
      """
    #expect(try hits("Button(action: go) { \(box) }.buttonStyle(Held())", with: style) == ["32×32"])
  }

  @Test("the system's styles react as documented: plain where drawn, others in their whole box")
  func system() throws {
    let label = "HStack(spacing: 20) { \(box); \(box) }"
    #expect(try hits("Button(action: go) { \(label) }") == ["60×20"])
    #expect(try hits("Button(action: go) { \(label) }.buttonStyle(.borderless)") == ["60×20"])
    #expect(try hits("Button(action: go) { \(label) }.buttonStyle(.plain)") == ["20×20"])
    #expect(
      try hits("Button(action: go) { \(label) }.buttonStyle(PlainButtonStyle())") == ["20×20"])
    // Paddings 12 by 7 around the label.
    #expect(try hits("Button(action: go) { \(box) }.buttonStyle(.bordered)") == ["44×34"])
  }

  @Test("a style that reads the environment and its configuration follows both")
  func reading() throws {
    let style = """
      struct Sized: ButtonStyle {
        @Environment(\\.controlSize) private var size
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(size == .small ? 2 : 14).contentShape(Rectangle())
        }
      }
      """
    #expect(
      try hits("Button(action: go) { \(box) }.buttonStyle(Sized())", with: style) == ["48×48"])
    #expect(
      try hits(
        "Button(action: go) { \(box) }.buttonStyle(Sized()).controlSize(.small)", with: style)
        == ["24×24"])
  }

  @Test("label and toggle styles of the project are followed")
  func otherStyles() throws {
    let styles = """
      struct Wide: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { \(box).padding(5) }
      }
      struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isOn.toggle() } label: { \(box).padding(3) }
        }
      }
      """
    #expect(
      try hits(
        "Button(action: go) { Label(name, systemImage: symbol) }.labelStyle(Wide())", with: styles)
        == ["30×30"])
    #expect(try hits("Toggle(name, isOn: $on).toggleStyle(Check())", with: styles) == ["26×26"])
  }

  @Test(
    "a control that a style draws out of others is the app's own, one that it keeps the system's")
  func drawnOfOthers() throws {
    func verdicts(_ body: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Drawn: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View { \(body) }
        }
        struct Sample: View {
          var body: some View { Toggle("Mute", isOn: $on).toggleStyle(Drawn()) }
        }
        """)
    }
    let tapped = "\(box).onTapGesture { configuration.isOn.toggle() }"
    #expect(try verdicts(tapped) == ["fail 'Mute' 20×20"])
    let button = "Button { configuration.isOn.toggle() } label: { \(box) }"
    #expect(try verdicts(button) == ["fail 'Mute' 20×20"])
    let kept = "Toggle(configuration).padding()"
    #expect(try verdicts(kept).allSatisfy { $0.hasPrefix("exempt") })
  }

  @Test("a style draws the button that it is given to and none in its label")
  func inner() throws {
    let inside = "Button(action: stop) { \(box) }"
    #expect(
      try hits(
        "Button(action: go) { HStack(spacing: 0) { \(box); \(inside) } }.buttonStyle(.padded)",
        with: padded) == ["60×40", "20×20"])
    #expect(
      try hits(
        "Button(action: go) { HStack(spacing: 0) { \(box); \(inside).buttonStyle(.padded(2)) } }"
          + ".buttonStyle(.padded)", with: padded) == ["64×44", "24×24"])
  }

  @Test("what stands in the label that a style shows is its caller's own")
  func labels() throws {
    let check = """
      struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            Button { configuration.isOn.toggle() } label: { Color.blue.frame(width: 50, height: 50) }
            configuration.label
          }
        }
      }
      struct Switch: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
      }
      """
    func verdicts(_ style: String) throws -> [String] {
      try Reading().verdicts(
        """
        \(check)
        struct Sample: View {
          var body: some View {
            Toggle(isOn: $isOn) { Button { go() } label: { \(box) } }.toggleStyle(\(style)())
          }
        }
        """)
    }
    #expect(try verdicts("Check") == ["fail 'button' 20×20", "pass 1"])
    #expect(
      try verdicts("Switch") == ["fail 'button' 20×20", "exempt 'toggle' system style"])
  }

  @Test("a style that the source does not hold leaves the element undecided")
  func outside() throws {
    let verdicts = try Reading().verdicts(
      """
      struct Sample: View {
        var body: some View { Button(action: go) { \(box) }.buttonStyle(.brand) }
      }
      """)
    #expect(verdicts == ["undecided 'button'"])
  }

  @Test("what is missing is named, and what is declared twice with both files")
  func missing() throws {
    func reason(_ content: String, _ others: [String: String] = [:]) throws -> String? {
      let source = "struct Sample: View { var body: some View { \(content) } }"
      return try Reading().audit(source, with: others).undecided.first?.reason
    }
    let styled = "Button(action: go) { \(box) }.buttonStyle(Brand())"
    #expect(try reason(styled) == "'Brand' is not in the source")
    #expect(
      try reason("Button(action: go) { \(box) }.buttonStyle(styles[0])")
        == "its style is not in the source")
    let brand =
      "struct Brand: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }"
    let rivals = ["A.swift": brand, "B.swift": brand + " // B"]
    #expect(try reason(styled, rivals) == "'Brand' is declared in both 'A.swift' and 'B.swift'")
    let chip = "struct Chip: View { var body: some View { Text(\"a\") } }"
    #expect(
      try reason(
        "Button(action: go) { Chip(a: 1) }",
        ["A.swift": chip, "B.swift": chip + " // B", "C.swift": chip + " // C"])
        == "'Chip' is declared in both 'A.swift' and 'B.swift' and elsewhere")
    #expect(try reason("Button(action: go) { Chip(a: 1) }") == "'Chip' is not in the source")
    // However it is scaled: where nothing limits it, it may be of any height.
    let scaled = "ScrollView { Button(action: go) { Chip(a: 1) }.scaleEffect(0.95) }"
    #expect(try reason(scaled) == "'Chip' is not in the source")
  }

  @Test("a view of a package may be larger than what it is given to show, and react in all of that")
  func containers() throws {
    func verdicts(_ content: String) throws -> [String] {
      try Reading().verdicts(
        "import Effects\nstruct Sample: View { var body: some View { \(content) } }")
    }
    let small = "Color.red.frame(width: 16, height: 16)"
    for content in [
      "Sparks(1) { \(small) }.onTapGesture { go() }",
      "Button(action: go) { Sparks(1) { \(small) } }",
    ] {
      let audit = try Reading().audit(
        "import Effects\nstruct Sample: View { var body: some View { \(content) } }")
      #expect(audit.undecided.map(\.reason) == ["'Sparks' is not in the source"])
    }
    // What stands in it, and what stands around a view that only observes, is as large as it is.
    for content in [
      "Sparks(1) { Button(action: go) { \(small) } }",
      "Button(action: go) { WithViewStore(store) { store in \(small) } }",
      "WithPerceptionTracking { \(small).onTapGesture { go() } }",
    ] {
      #expect(try verdicts(content).map { $0.suffix(5) } == ["16×16"])
    }
  }

  @Test("a button with a role and an action alone shows what the system gives the role")
  func roles() throws {
    func verdicts(_ content: String) throws -> [String] {
      try Reading().verdicts("struct Sample: View { var body: some View { \(content) } }")
    }
    let button = "Button(role: .close) { dismiss() }"
    #expect(
      try verdicts("NavigationStack { Text(\"a\").toolbar { ToolbarItem { \(button) } } }")
        == ["exempt 'button' system bar"])
    #expect(try verdicts("VStack { \(button) }").first?.hasPrefix("fail 'button'") == true)
    #expect(
      try verdicts("VStack { Button(role: .close, action: dismiss) { \(box) } }")
        == verdicts("VStack { Button(action: dismiss) { \(box) } }"))
  }

  @Test("'Self' in an extension for one style alone is that style")
  func selfOfOneStyle() throws {
    let style = """
      struct Tall: ButtonStyle {
        var height: CGFloat = 20
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.frame(width: 60, height: height).contentShape(Rectangle())
        }
      }
      extension ButtonStyle where Self == Tall {
        static func tall(_ height: CGFloat) -> Self { Self(height: height) }
        static func implied(_ height: CGFloat) -> Self { .init(height: height) }
        static var standard: Self { Self() }
        static var typed: Self { Self.self.init(height: 50) }
      }
      """
    for (style, source, height) in [
      (".tall(22)", style, "22"), (".implied(50)", style, "50"), (".standard", style, "20"),
      (".typed", style, "50"),
    ] {
      #expect(
        try hits("Button(\"Go\", action: go).buttonStyle(\(style))", with: source) == [
          "60×\(height)"
        ], "\(style)")
    }
  }

  @Test("what extensions add to a style's configuration is followed")
  func configurationMembers() throws {
    let others = """
      extension ButtonStyleConfiguration {
        func common(_ length: CGFloat) -> some View { self.label.padding(length) }
        var wide: some View { label.frame(width: 70, height: 30) }
      }
      extension PrimitiveButtonStyleConfiguration {
        func common(_ length: CGFloat) -> some View { label.padding(length) }
      }
      extension ToggleStyleConfiguration {
        func common(_ length: CGFloat) -> some View { label.padding(length) }
      }
      struct A: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.common(3).background(.blue)
        }
      }
      struct B: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.wide.background(.blue) }
      }
      struct C: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.common(4).background(.blue).onTapGesture { configuration.trigger() }
        }
      }
      struct D: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isOn.toggle() } label: { configuration.common(5).background(.blue) }
        }
      }
      """
    let button = "Button(action: go) { \(box) }"
    #expect(try hits("\(button).buttonStyle(A())", with: others) == ["26×26"])
    #expect(try hits("\(button).buttonStyle(B())", with: others) == ["70×30"])
    #expect(try hits("\(button).buttonStyle(C())", with: others) == ["28×28"])
    #expect(
      try hits("Toggle(isOn: $isOn) { \(box) }.toggleStyle(D())", with: others) == ["30×30"])
  }

  @Test(
    "a modifier in a value is followed by the protocols of the project's that it conforms to",
    arguments: [
      ("content.grown(.big)", "60×60"), ("content.grown(Big.big)", "60×60"),
      ("ModifiedContent(content: content, modifier: Big.big)", "60×60"),
      ("content.grown(.small)", "20×20"),
    ])
  func modifierValues(use: String, size: String) throws {
    let hits = try Reading().hits(
      """
      protocol Growing: ViewModifier {}
      extension View {
        func grown<M: Growing>(_ modifier: M) -> some View {
          ModifiedContent(content: self, modifier: modifier)
        }
      }
      extension ViewModifier where Self == Big { static var big: Big { Big(side: 60) } }
      extension ViewModifier where Self == Small { static var small: Small { Small() } }
      struct Big: Growing {
        let side: CGFloat
        func body(content: Content) -> some View { content.frame(width: side, height: side) }
      }
      struct Small: Growing { func body(content: Content) -> some View { content } }
      struct Sample: View {
        let content = Color.red.frame(width: 20, height: 20)
        var body: some View {
          Button { go() } label: { \(use) }
        }
      }
      """)
    #expect(hits == [size])
  }

  @Test("a modifier that the source does not hold leaves what it modifies open")
  func openModifiedContent() throws {
    func verdicts(_ modifier: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Plain: ViewModifier { func body(content: Content) -> some View { content } }
        struct Sample: View {
          var body: some View {
            Button { go() } label: {
              ModifiedContent(content: Color.red.frame(width: 30, height: 30), modifier: \(modifier))
            }
          }
        }
        """)
    }
    #expect(try verdicts("Plain()") == ["fail 'button' 30×30"])
    #expect(try verdicts("Unknown()") == ["undecided 'button'"])
  }

  @Test("a name that the project gives a style of the system's is that style's, whatever it is")
  func namesOfSystemStyles() throws {
    func verdicts(
      _ made: String, _ name: String = "tile", type: String = "BorderlessButtonStyle"
    ) throws -> [String] {
      try Reading().verdicts(
        """
        extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
          static var \(name): \(type) { \(made) }
        }
        struct Sample: View {
          var body: some View {
            Button(action: go) { Color.red.frame(width: 60, height: 30) }.buttonStyle(.\(name))
          }
        }
        """)
    }
    for made in [".init()", "BorderlessButtonStyle()", "Self()", ".borderless"] {
      #expect(try verdicts(made) == ["fail 'button' 60×30"], "\(made)")
      #expect(try verdicts(made, type: "Self") == ["fail 'button' 60×30"], "\(made)")
      // The system has a style of the name for other devices.
      #expect(try verdicts(made, "card") == ["fail 'button' 60×30"], "\(made)")
    }
    #expect(try verdicts("GO()") == ["undecided 'button'"])
    // What is called is not what a name alone stands for.
    let function =
      "extension ButtonStyle where Self == Small { static func bordered(_: Int) -> Small { Small() } }"
    #expect(
      try hits("Button(\"Go\", action: go).buttonStyle(.bordered)", with: function)
        == hits("Button(\"Go\", action: go).buttonStyle(.bordered)"))
    // A name that leads back to itself leads nowhere.
    #expect(try verdicts(".tile") == ["undecided 'button'"])
  }
}
