import Testing

/// Styles of controls other than buttons: boxes, groups that unfold, fields and menus.
@Suite("Evaluator: styles of other controls")
struct ControlStyleTests {
  private let box = "Color.red.frame(width: 20, height: 20)"

  @Test("what a box is called stands above it, and its style draws both")
  func groupBoxes() throws {
    let boxes =
      "GroupBox { Button(action: go) { \(box) } } label: { Button(action: go) { \(box) } }"
    func hits(_ boxes: String, with others: String = "") throws -> [String] {
      try Reading().hits("\(others)\nstruct Sample: View { var body: some View { \(boxes) } }")
    }
    #expect(try hits(boxes) == ["20×20", "20×20"])
    let style = """
      struct Boxed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.content.font(.body); configuration.label.frame(width: 9) }
        }
      }
      """
    #expect(try hits("\(boxes).groupBoxStyle(Boxed())", with: style) == ["20×20", "20×20"])
  }

  @Test("what a style of the project's makes of a group that unfolds reacts in its place")
  func disclosureGroups() throws {
    let style = """
      struct Fold: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack {
            Button { configuration.isExpanded.toggle() } label: { configuration.label.padding(4) }
            if configuration.isExpanded { configuration.content }
          }
        }
      }
      """
    let group =
      "DisclosureGroup(isExpanded: $isOpen) { Button(action: go) { \(box) } } label: { \(box) }"
    let verdicts = try Reading().verdicts(
      "\(style)\nstruct Sample: View { var body: some View { \(group).disclosureGroupStyle(Fold()) } }"
    )
    #expect(verdicts == ["fail 'button' 20×20", "fail 'disclosure-group' 28×28"])
  }

  @Test("a field is laid out by its style: itself, what begins editing, and what acts beside it")
  func fields() throws {
    func verdicts(
      _ body: String, _ field: String = "TextField", with others: String = ""
    ) throws -> [String] {
      try Reading().verdicts(
        """
        \(others)
        struct Boxed: TextFieldStyle {
          @FocusState private var isFocused: Bool
          func _body(configuration: TextField<Self._Label>) -> some View { \(body) }
        }
        struct Sample: View {
          @State private var name = ""
          var body: some View { \(field)("Name", text: $name).textFieldStyle(Boxed()) }
        }
        """)
    }
    // What a style draws around a field does not react.
    #expect(try verdicts("configuration.padding(12)") == ["fail 'Name' 369×22"])
    let focus = "onTapGesture { isFocused = true }"
    for field in ["TextField", "SecureField"] {
      #expect(
        try verdicts("configuration.padding(12).background { Color.gray.\(focus) }", field)
          == ["pass 1"])
    }
    #expect(
      try verdicts("configuration.padding(9).background(Color.gray).\(focus)")
        == ["fail 'Name' 393×40"])
    let clear =
      "Button(action: clear) { Image(systemName: \"xmark\").frame(width: 30, height: 30) }"
    let held = """
      struct Held: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button(action: configuration.trigger) { configuration.label }
        }
      }
      """
    for button in [clear, clear + ".buttonStyle(Held())"] {
      #expect(
        try verdicts("HStack(spacing: 0) { configuration; \(button) }", with: held) == [
          "fail 'Name' 363×22", "fail 'xmark' 30×30",
        ])
    }
  }

  @Test("only the menu that a style makes opens it, not what stands around that")
  func menus() throws {
    let ring = """
      struct Ring: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
          ZStack {
            Circle().frame(width: 60, height: 60)
            Menu(configuration).labelStyle(.iconOnly)
          }
        }
      }
      struct Wide: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
          Menu(configuration).buttonStyle(Box())
        }
      }
      struct Box: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.frame(width: 60, height: 60).contentShape(Rectangle())
        }
      }
      """
    func verdicts(_ style: String) throws -> [String] {
      try Reading().verdicts(
        """
        \(ring)
        struct Sample: View {
          var body: some View {
            Menu { Button("a") {} } label: { \(box) }.menuStyle(\(style))
          }
        }
        """
      ).filter { !$0.hasPrefix("exempt") }
    }
    #expect(try verdicts("Ring()") == ["fail 'menu' 20×20"])
    #expect(try verdicts("Wide()") == ["pass 1"])
    // One that the source does not hold may draw anything around the label.
    #expect(try verdicts("Foreign()") == ["undecided 'menu'"])
  }

  @Test("a field that is as small as its text, or in a small font, is none of the system's size")
  func smallFields() throws {
    func verdicts(_ modifiers: String) throws -> [String] {
      try Reading().verdicts(
        "struct Sample: View { var body: some View { HStack { TextField(\"0\", text: $text)\(modifiers) } } }"
      )
    }
    #expect(try verdicts("") == ["exempt '0' system style"])
    #expect(try verdicts(".font(.title)") == ["exempt '0' system style"])
    #expect(try verdicts(".font(.caption)").first?.hasPrefix("fail '0'") == true)
    #expect(try verdicts(".font(.caption)").first?.hasSuffix("×16") == true)
    let framed = try Reading().audit(
      "struct Sample: View { var body: some View { TextField(\"0\", text: $text).font(.caption).frame(height: 50) } }"
    )
    #expect(framed.findings.allSatisfy { $0.message.contains("begins editing") })
    #expect(try verdicts(".fixedSize()").first?.hasPrefix("fail '0'") == true)
    #expect(try verdicts(".fixedSize()").first?.hasSuffix("×22") == true)
    // A secure one beside it is as wide as its placeholder, too.
    func sizes(_ field: String) throws -> [String] {
      try Reading().hits(
        "struct Sample: View { var body: some View { \(field)(\"1234\", text: $text).fixedSize() } }"
      )
    }
    #expect(try sizes("TextField") == ["38.33×22"])
    #expect(try sizes("SecureField") == ["38.33×21"])
  }

  @Test("a bordered button is the system's unless the app makes all that it shows smaller")
  func smallerFonts() throws {
    func verdicts(_ label: String, _ font: String = "") throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          var body: some View { Button(action: go) { \(label) }.buttonStyle(.bordered)\(font) }
        }
        """)
    }
    let exempt = ["exempt 'Delete' system style"]
    let text = "Text(\"Delete\")"
    #expect(try verdicts(text) == exempt)
    #expect(try verdicts("\(text).font(.headline)") == exempt)
    #expect(try verdicts("\(text).font(.subheadline)").first?.hasSuffix("×32") == true)
    #expect(try verdicts("\(text).font(.caption)").first?.hasSuffix("×28.33") == true)
    #expect(try verdicts(text, ".font(.caption)").first?.hasSuffix("×28.33") == true)
    #expect(try verdicts("\(text).font(.system(size: 12))").first?.hasPrefix("fail") == true)
    // Where it stays as high as the system's.
    #expect(try verdicts("\(text).font(.caption).padding(.vertical, 4)") == exempt)
    let label = "Label { \(text)FONT } icon: { Image(systemName: \"trash\") }"
    #expect(try verdicts(label.replacing("FONT", with: ".font(.caption)")) == exempt)
    #expect(
      try verdicts(label.replacing("FONT", with: ""), ".font(.caption)").first?.hasPrefix("fail")
        == true)
  }

  @Test("a bordered button is judged by what it shows, not while it shows nothing or works")
  func emptyLabels() throws {
    func verdicts(_ label: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          let isBusy: Bool
          var body: some View {
            Button(action: go) { \(label) }.buttonStyle(.bordered).controlSize(.small)
          }
        }
        """)
    }
    let words = "Text(\"Save it all\").frame(height: 34)"
    #expect(try verdicts(words) == ["pass 1"])
    #expect(try verdicts("if !isBusy { \(words) }") == ["pass 1"])
    #expect(try verdicts("if isBusy { ProgressView() } else { \(words) }") == ["pass 1"])
    #expect(try verdicts("if isBusy { Text(\"…\") } else { \(words) }") != ["pass 1"])
  }

  @Test(
    "what shows a progress, or something beside its label, is what a style of the project's makes",
    arguments: [
      ("ProgressView(value: 0.4)", "ProgressViewStyle", "progressViewStyle"),
      ("ProgressView()", "ProgressViewStyle", "progressViewStyle"),
      (
        "LabeledContent(\"a\") { Color.red.frame(width: 9, height: 9) }", "LabeledContentStyle",
        "labeledContentStyle"
      ),
    ])
  func shownContent(view: String, style: String, modifier: String) throws {
    func source(_ given: String, _ body: String) -> String {
      """
      struct Ring: \(style) {
        let side: CGFloat
        func makeBody(configuration: Configuration) -> some View { \(body) }
      }
      extension \(style) where Self == Ring {
        static func ring(_ side: CGFloat = 30) -> Ring { Ring(side: side) }
      }
      struct Sample: View {
        var body: some View { Button(action: go) { \(view) }\(given) }
      }
      """
    }
    func height(_ given: String, _ body: String = "Color.red.frame(width: 30, height: side)") throws
      -> Double
    {
      let hit = try #require(try Reading().hits(source(given, body)).first)
      return try #require(Double(hit.split(separator: "×")[1]))
    }
    #expect(try height(".\(modifier)(Ring(side: 50))") == 50)
    #expect(try height(".\(modifier)(.ring(40))") == 40)
    let own = try height("")
    #expect(try height(".\(modifier)(.automatic)") == own)
    // What hands on what it is given has the system draw it.
    let name = view.prefix { $0 != "(" }
    let padded = "\(name)(configuration).padding(.vertical, 10)"
    #expect(try height(".\(modifier)(Ring(side: 1))", padded) == own + 20)
    // One that is not in the source may draw anything.
    let verdicts = try Reading().verdicts(source(".\(modifier)(Kit.Gauge())", ""))
    #expect(verdicts.count == 1 && verdicts[0].hasPrefix("undecided"), "\(verdicts)")
  }
}
