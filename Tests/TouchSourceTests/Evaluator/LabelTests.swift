import Testing
import TouchModel
import TouchRules

/// What a control shows: what it is called by, and what is no more than a sign.
@Suite("Evaluator: labels")
struct LabelTests {
  private func audit(_ content: String) throws -> Audit {
    try Reading().audit(
      """
      struct Sample: View {
        @State private var isBusy = false
        @State private var isOn = false
        func flip() { isBusy.toggle(); isOn.toggle() }
        var body: some View { \(content) }
      }
      """)
  }

  @Test(
    "while all that it shows is that something is going on, it is no target",
    arguments: [
      "if isBusy { ProgressView() } else { Text(\"Save\").frame(width: 60, height: 44) }",
      "if isBusy { HStack { ProgressView() } } else { Text(\"Save\").frame(width: 60, height: 44) }",
    ])
  func busy(label: String) throws {
    let found = try audit("Button(action: go) { \(label) }")
    #expect(found.findings.isEmpty && found.counts.passed == 1)
  }

  @Test("what several views of a label make together is told where they are given")
  func several() throws {
    func finding(_ label: String) throws -> Finding {
      try #require(try audit("Button(action: go) { \(label) }").findings.first)
    }
    let one = "Color.red.frame(width: 20, height: 24)"
    let several = try finding("\(one)\n\(one)")
    #expect(several.cause == several.subject.place)
    #expect(several.evidence.map(\.message) == ["'Button' is 48×24 pt"])
    #expect(try finding(one).evidence.map(\.message).contains("'Button' is 20×24 pt") == false)
  }

  @Test("a sign beside something else, or that never goes, is a target")
  func working() throws {
    let stop = "HStack { ProgressView(); Image(systemName: \"stop\") }"
    let large = "Text(\"Save\").frame(width: 60, height: 44)"
    #expect(
      try audit("Button(action: go) { if isBusy { \(stop) } else { \(large) } }").findings.count
        == 1)
    #expect(try audit("Button(action: go) { ProgressView() }").findings.count == 1)
    let small = "if isBusy { ProgressView() } else { Image(systemName: \"xmark\") }"
    let found = try audit("Button(action: go) { \(small) }").findings
    #expect(found.map(\.subject.label) == ["xmark"])
  }

  @Test("what a button inside says is the button's name alone")
  func names() throws {
    let inner = "Button(\"Follow\") {}.buttonStyle(.bordered)"
    func names(_ content: String) throws -> [String?] {
      try audit("\(content).onTapGesture { open() }").findings.filter {
        $0.subject.kind == .tapGesture
      }.map(\.subject.label)
    }
    #expect(try names("HStack { \(inner); Text(\"Name\") }.frame(height: 30)") == ["Name"])
    #expect(
      try names("HStack { \(inner); Color.red.frame(width: 9) }.frame(height: 30)") == [nil])
  }

  @Test("a sign between others or an arrow names a control only where nothing else does")
  func signs() throws {
    func name(_ content: String) throws -> String?? {
      try audit("Button(action: go) { HStack { \(content) } }").findings.map(\.subject.label).first
    }
    let arrow = "Image(systemName: \"chevron.right\")"
    #expect(try name("Text(name); Text(\"・\"); Text(date)") == .some(nil))
    #expect(try name("Text(place); \(arrow)") == .some(nil))
    #expect(try name("Text(\"|\"); Text(\"Today\")") == "Today")
    #expect(try name("Text(place); Text(\"@\\(name)\"); Text(\"Follow\")") == "@…")
    #expect(try name("\(arrow); Image(systemName: \"star\")") == "star")
    #expect(try name("Image(systemName: \"star\"); Text(\"-\")") == "star")
    // Alone they are all there is.
    #expect(try name("\(arrow)") == "chevron.right")
    #expect(try name("Text(\"+\"); \(arrow)") == "+")
    #expect(try name("Text(\"\\(count) left\"); \(arrow)") == "… left")
  }

  @Test("a symbol that is only drawn a little aside is a plain item of a bar")
  func moved() throws {
    func exempt(_ modifier: String) throws -> Int {
      let label = "Image(systemName: \"pencil\")\(modifier)"
      let item = "Button(action: go) { \(label) }"
      return try audit("NavigationStack { Text(\"x\").toolbar { \(item) } }").counts.exempt
    }
    #expect(try exempt(".offset(y: -2)") == 1)
    #expect(try exempt(".frame(width: 20, height: 20)") == 0)
  }

  @Test("what a bar makes of words and symbols that the app puts together is not known")
  func composed() throws {
    func counts(_ label: String) throws -> [Int] {
      let item = "ToolbarItem { Button(action: go) { \(label) } }"
      let counts = try audit("NavigationStack { Text(\"x\").toolbar { \(item) } }").counts
      return [counts.exempt, counts.undecided, counts.failed]
    }
    for label in [
      "HStack { Text(\"Save\"); Image(systemName: \"star\") }", "ZStack { Text(\"Save\") }",
      "ZStack { Text(\"Save\").opacity(isBusy ? 0 : 1); if isBusy { ProgressView() } }",
      "Image(systemName: \"ellipsis\").rotationEffect(.degrees(90))",
    ] {
      #expect(try counts(label) == [0, 1, 0], "\(label)")
    }
    #expect(try counts("Text(\"Save\")") == [1, 0, 0])
    #expect(try counts("ZStack { Circle().frame(width: 20, height: 20) }") == [0, 0, 1])
    #expect(try counts("Image(systemName: \"star\").frame(width: 20, height: 20)") == [0, 0, 1])
  }

  @Test("a toggle that looks like a button is as large as a bordered one")
  func toggle() throws {
    func size(_ control: String) throws -> Size? {
      try audit(control).findings.first?.hit
    }
    let (toggle, button) = ("Toggle(isOn: $isOn) { Text(\"Go\") }", "Button(\"Go\") {}")
    #expect(
      try size("\(toggle).toggleStyle(.button).controlSize(.small)")
        == size("\(button).buttonStyle(.bordered).controlSize(.small)"))
    #expect(try audit("\(toggle).toggleStyle(.button)").counts.exempt == 1)
  }

  @Test("a gesture on the rows of a loop is none on the lines between them")
  func lines() throws {
    let rows = "ForEach(0..<3, id: \\.self) { number in Divider(); Color.red.frame(height: 50) }"
    let found = try audit("VStack(spacing: 0) { \(rows).onTapGesture { open() } }")
    #expect(found.findings.isEmpty && found.counts.passed == 1)
    #expect(try audit("Divider().onTapGesture { open() }").findings.count == 1)
  }

  @Test("a text of spaces names nothing")
  func blanks() throws {
    func verdicts(_ words: String) throws -> [String] {
      try Reading().verdicts(
        "struct Sample: View { var body: some View { Text(\"\(words)\").onTapGesture { go() } } }")
    }
    #expect(try verdicts("      ")[0].hasPrefix("fail 'tap-gesture'"))
    #expect(try verdicts("  a  ")[0].hasPrefix("fail '  a  '"))
  }

  @Test("of several views that one gesture is given to, each is called by what it shows itself")
  func pieces() throws {
    func labels(_ group: String) throws -> Set<String?> {
      let elements = try Reading().elements(
        """
        struct Sample: View {
          let average: Double
          let count: Int
          var body: some View {
            HStack { group.frame(height: 16).onTapGesture { go() }; Spacer() }
          }
          @ViewBuilder var group: some View { \(group) }
        }
        """)
      return Set(elements.map(\.label))
    }
    #expect(
      try labels("Color.red.frame(width: 20); Text(\"(\\(count)M)\"); Text(\"Rate\")")
        == [nil, "(…M)", "Rate"])
    #expect(
      try labels("HStack { Image(systemName: \"star\"); Text(\"Rate\") }.padding(4)") == ["Rate"])
    #expect(
      try labels("Text(\"Rate\"); Divider(); if average > 3 { Text(\"Good\") }")
        .isSubset(of: ["Rate", "Good"]))
    #expect(
      try labels("ForEach([\"Rate\", \"Share\"], id: \\.self) { Text($0) }") == ["Rate", "Share"])
  }
}
