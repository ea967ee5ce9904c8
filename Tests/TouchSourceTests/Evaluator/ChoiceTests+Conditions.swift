import Testing
import TouchRules

/// What a condition comes to by what the source says.
extension ChoiceTests {
  @Test("an optional that is bound is there inside, and gone beside")
  func optionals() throws {
    let source = """
      struct Tile: View {
        var side: CGFloat?
        var body: some View {
          if let side {
            Button(action: go) { Color.red.frame(width: side, height: side) }
          } else {
            Button(action: go) { Color.red.frame(width: 50, height: 50) }
          }
        }
      }
      """
    #expect(try Reading().hits(source + sample("Tile(side: 20)")) == ["20×20"])
    #expect(try Reading().hits(source + sample("Tile(side: nil)")) == ["50×50"])
    #expect(try Reading().hits(source + sample("Tile()")) == ["50×50"])
    #expect(
      try Reading().hits(
        sample(
          "Button(action: go) { Color.red.frame(width: side ?? 20, height: 20) }",
          "let side: CGFloat? = nil")) == ["20×20"])
  }

  @Test(
    "a condition is told with the parentheses that say in which order it is read",
    arguments: [
      ("(model.name ?? \"\").isEmpty", "(model.name ?? \"\").isEmpty"),
      ("(a + b) * c > d", "(a + b) * c > d"), ("a - (b - c) > d", "a - (b - c) > d"),
      ("((a * b) + c) > d", "a * b + c > d"), ("(a ?? b ?? c) > d", "a ?? b ?? c > d"),
      ("((a ?? b) as? Int) == d", "(a ?? b) as? Int == d"), ("(-a).sum > d", "(-a).sum > d"),
      ("-a.sum > d", "-a.sum > d"), ("(a as? Int) == d", "a as? Int == d"),
      ("(a as! Int) + b > d", "(a as! Int) + b > d"),
    ])
  func parentheses(condition: String, told: String) throws {
    let source = sample(
      "Button(action: go) { Color.red.frame(width: 60, height: \(condition) ? 30 : 60) }")
    let finding = try #require(try Reading().audit(source).findings.first)
    #expect(finding.message.contains("where '\(told)'"), "\(finding.message)")
  }

  @Test("an optional that is asked for and not bound is there or not as well")
  func unboundOptionals() throws {
    let source = """
      struct Tile: View {
        var side: CGFloat?
        var body: some View {
          if let _ = side {
            Button(action: go) { Color.red.frame(width: 50, height: 50) }
          } else {
            Button(action: go) { Color.red.frame(width: 20, height: 20) }
          }
        }
      }
      """
    #expect(try Reading().hits(source + sample("Tile(side: 20)")) == ["50×50"])
    #expect(try Reading().hits(source + sample("Tile()")) == ["20×20"])
    // What may be either is tried both ways.
    #expect(try Reading().verdicts(source) == ["fail 'button' 20×20", "pass 1"])
    let bar = """
      struct Screen: View {
        var chosen: String?
        var body: some View { if let _ = chosen { Text("a") } else { wrapped } }
        var wrapped: some View {
          NavigationView {
            Text("a").toolbar { ToolbarItem { Button(action: go) { Image("close") } } }
          }
        }
      }
      """
    #expect(try Reading().verdicts(bar) == ["exempt 'button' system bar"])
  }

  @Test("what the caller gives decides a condition")
  func decided() throws {
    let source = """
      enum Size { case regular, compact(CGFloat) }
      struct Tile: View {
        let size: Size
        var isRound = false
        var body: some View {
          switch size {
          case .regular where isRound: Button(action: go) { Color.red.frame(width: 70, height: 70) }
          case .regular: Button(action: go) { Color.red.frame(width: 60, height: 60) }
          case .compact(let side): Button(action: go) { Color.red.frame(width: side, height: side) }
          }
        }
      }
      """
    #expect(try Reading().hits(source + sample("Tile(size: .compact(21))")) == ["21×21"])
    #expect(try Reading().hits(source + sample("Tile(size: .regular, isRound: true)")) == ["70×70"])
    #expect(try Reading().hits(source + sample("Tile(size: .regular)")) == ["60×60"])
  }

  @Test("the phase of a picture that loads holds a picture where it succeeds")
  func phases() throws {
    func verdicts(_ content: String, side: Int) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          let url: URL?
          var body: some View {
            AsyncImage(url: url) { phase in \(content) }
              .frame(width: \(side), height: \(side))
              .contentShape(Rectangle())
              .onTapGesture { print(1) }
          }
        }
        """)
    }
    for content in [
      "switch phase { case .success(let image): image.resizable(); default: Color.gray }",
      "if let image = phase.image { image.resizable() } else { Color.gray }",
      "if case .success(let image) = phase { image.resizable() } else { ProgressView() }",
    ] {
      #expect(try verdicts(content, side: 60) == ["pass 1"], "\(content)")
      #expect(try verdicts(content, side: 30) == ["fail 'tap-gesture' 30×30"], "\(content)")
    }
  }

  @Test("an early exit takes the rest of the body with it")
  func exits() throws {
    let found = try Reading().verdicts(
      """
      struct Sample: View {
        let item: Item?
        var body: some View { content }
        @ViewBuilder var content: some View {
          guard let item else { return AnyView(\(small)) }
          return AnyView(\(large))
        }
      }
      """)
    #expect(found == ["fail 'button' 20×20", "pass 1"])
  }

  @Test("a branch that constants close holds no target, and one that arguments close may")
  func closed() throws {
    let members = "private let showsMore = false"
    #expect(
      try Reading().verdicts(sample("if showsMore { \(small) }\n\(large)", members)) == ["pass 1"])
    #expect(
      try Reading().verdicts(sample("switch 3 {\ncase 2: \(small)\ndefault: \(large)\n}"))
        == ["pass 1"])
    let row = """
      struct Row: View {
        let isLast: Bool
        var body: some View { if isLast { \(small) } else { \(large) } }
      }
      """
    let both = try Reading().verdicts(row + sample("Row(isLast: false)\nRow(isLast: true)"))
    #expect(both == ["fail 'button' 20×20", "pass 1"])
  }

  @Test("what a guard would stop the app for is not the case")
  func stopping() throws {
    func source(_ otherwise: String) -> String {
      """
      struct Sample: View {
        let kind: Kind?
        private let side: CGFloat
        init(kind: Kind?) {
          self.kind = kind
          guard let kind, case .shown(let text) = kind.value else { \(otherwise) }
          self.side = 20
        }
        var body: some View { Button(action: go) { Color.red.frame(width: side, height: side) } }
      }
      """
    }
    for name in ["fatalError(\"none\")", "preconditionFailure()"] {
      #expect(try Reading().verdicts(host + source(name)) == ["fail 'button' 20×20"], "\(name)")
    }
    #expect(
      try Reading().verdicts(host + source("self.side = 60; return"))
        .first?.contains("20×20") == true)
  }

  @Test("whether a literal holds a value is known where both are")
  func members() throws {
    func source(_ condition: String) -> String {
      """
      enum Size { case small, large, huge }
      struct Sample: View {
        let size = Size.small
        let half: CGFloat = 1.5
        var body: some View {
          Button(action: go) {
            Color.red.frame(width: \(condition) ? 20 : 60, height: \(condition) ? 20 : 60)
          }
        }
      }
      """
    }
    for condition in [
      "[Size.small, .large].contains(size)", "[1, 2].contains(2)", "[\"a\"].contains(\"a\")",
      "[Size.small].contains(.small)",
    ] {
      #expect(try Reading().hits(source(condition)) == ["20×20"], "\(condition)")
    }
    for condition in ["[Size.large, .huge].contains(size)", "[1, 2].contains(3)"] {
      #expect(try Reading().hits(source(condition)) == ["60×60"], "\(condition)")
      #expect(try Reading().verdicts(source(condition)) == ["pass 1"], "\(condition)")
    }
    // What is open may be one of them or not, as may what lies between the whole numbers of a range.
    for condition in ["[1, 2].contains(count)", "(0 ... 2).contains(half)"] {
      let verdict = try Reading().verdicts(source(condition)).first
      #expect(verdict?.hasPrefix("fail") == true, "\(condition)")
    }
  }

  @Test(
    "cases of the system's enumerations are the same or not as they are named",
    arguments: [
      ("weight == .bold", "20×20"), ("weight == .regular", "60×60"),
      (".regular != weight", "20×20"), ("weight == Font.Weight.regular", "60×60"),
      ("weight == .usual", "60×60"), ("weight == .unusual", "20×20"), ("edge == .top", "60×60"),
    ])
  func systemCases(condition: String, size: String) throws {
    let hits = try Reading().hits(
      """
      extension Font.Weight {
        static let usual = Font.Weight.regular
        static let unusual = Font.Weight.bold
      }
      struct Sample: View {
        var body: some View { square(.regular, .top) }
        func square(_ weight: Font.Weight, _ edge: Edge) -> some View {
          let side: CGFloat = \(condition) ? 60 : 20
          return Button { go() } label: { Color.red.frame(width: side, height: side) }
        }
      }
      """)
    #expect(hits == [size])
  }

  @Test("a gap is told at its smallest only where no other state leaves less that reacts")
  func smallestPiece() throws {
    func account(_ texts: [String]) throws -> (message: String, notes: [String]) {
      let cases = zip(["a", "b"], texts).map { "case .\($0): \"\($1)\"" }
      let audit = try Reading().audit(
        """
        enum Kind { case a, b
          var text: String {
            switch self {
            \(cases.joined(separator: "\n"))
            }
          }
        }
        struct Sample: View {
          let kind: Kind
          var body: some View {
            Button { go() } label: {
              HStack {
                VStack { Text("Simple"); Text(kind.text).font(.caption) }
                Spacer()
              }
            }
            .buttonStyle(.plain).padding()
          }
        }
        """)
      let finding = try #require(audit.findings.first)
      return (finding.message, finding.evidence.map(\.message))
    }
    let long = "A template that shows one picture of its own"
    let first = try account([long, "An image"])
    #expect(!first.message.contains("at its smallest"))
    #expect(first.notes.contains { $0.hasPrefix("in another state that was tried, no more than") })
    let second = try account(["An image", long])
    #expect(!second.notes.contains { $0.contains("no more than") }, "\(second)")
  }
}
