import Testing
import TouchRules

/// What source writes out as alternatives: each can happen, equal conditions choose alike.
@Suite("Evaluator: choices")
struct ChoiceTests {
  let host =
    "struct Host: View { let kind: Kind?; var body: some View { Sample(kind: kind) } }\n"
  let small = "Button(action: go) { Color.red.frame(width: 20, height: 20) }"
  let low = "Color.red.frame(width: 60, height: 20)"
  let tall = "Color.red.frame(width: 60, height: 60)"
  let large = "Button(action: go) { Color.red.frame(width: 60, height: 60) }"

  func sample(_ content: String, _ members: String = "") -> String {
    "struct Sample: View {\n\(members)\nvar body: some View {\n\(content)\n}\n}"
  }

  func messages(_ source: String) throws -> [String] {
    try Reading().audit(source).findings.map(\.message)
  }

  @Test("an element that fails in one branch fails, and the finding names the branch")
  func branches() throws {
    let members = "let isCompact: Bool\nlet kind: Kind\nenum Kind { case a, b }"
    func sized(_ height: String) -> String {
      "Button(action: go) { Color.red.frame(width: 60, height: \(height)) }"
    }
    for (content, condition, alternative) in [
      (sized("isCompact ? 60 : 20"), "isCompact", "false"),
      (sized("kind == .a ? 60 : 20"), "kind == .a", "false"),
      (
        "Button(action: go) { if let place { \(tall) } else { \(low) } }", "place != nil", "false"
      ),
      (
        "Button(action: go) {\nswitch kind {\ncase .a: \(tall)\ncase .b: \(low)\n}\n}", "kind",
        "case .b"
      ),
    ] {
      let found = try messages(sample(content, members))
      #expect(found.count == 1, "\(content)")
      #expect(found.allSatisfy { $0.contains(condition) && $0.contains("is '\(alternative)'") })
    }
  }

  @Test("an element of one branch fails, and what only leads to it is not named for its size")
  func shown() throws {
    let members = "let isCompact: Bool\nlet kind: Kind\nenum Kind { case a, b }"
    for content in [
      "if isCompact { \(large) } else { \(small) }",
      "if kind != .a || isCompact { \(small) }",
      "if isCompact { Text(\"a\") } else if kind == .a { Text(\"b\") } else { \(small) }",
      "switch kind {\ncase .a: \(large)\ncase .b: \(small)\n}",
      "if let place { \(large) } else { \(small) }",
    ] {
      let found = try messages(sample(content, members))
      #expect(found.count == 1 && !found[0].contains(" where "), "\(content)")
    }
  }

  @Test("an element that fails in the first branch alone fails as well")
  func first() throws {
    let found = try messages(
      sample("Button(action: go) { Color.red.frame(width: 60, height: isCompact ? 20 : 60) }"))
    #expect(found.count == 1 && found[0].contains("60×20"))
  }

  @Test("the first branch is named where another fares better, and what decides nothing never is")
  func deciding() throws {
    let members = """
      @State private var isCompact = false
      @State private var isDark = false
      func flip() { isCompact.toggle(); isDark.toggle() }
      """
    let sized = "Color.red.frame(width: 60, height: isCompact ? 20 : 60)"
    let tinted = "Color.red.frame(width: 60, height: 20).foregroundColor(isDark ? .red : .blue)"
    let first = try messages(
      sample("VStack { if isDark { Text(\"a\") }\nButton(action: go) { \(sized) } }", members))
    #expect(first.count == 1 && first[0].contains("where 'isCompact' is 'true';"))
    let none = try messages(
      sample("VStack { if isCompact { Text(\"a\") }\nButton(action: go) { \(tinted) } }", members))
    #expect(none.count == 1 && !none[0].contains(" where "))
  }

  @Test("what a view is handed of a state begins as the state does, however it is handed on")
  func handedOn() throws {
    let part = """
      struct Part: View {
        TAKEN
        var body: some View {
          Button(action: go) { Color.red.frame(width: 60, height: isWide ? 60 : 20) }
        }
      }
      """
    let (bound, given) = ("@Binding var isWide: Bool", "let isWide: Bool")
    let made = """
      @Binding var isWide: Bool
      init(shown: Binding<Bool>) { _isWide = shown }
      """
    for (taken, use, state) in [
      (bound, "Part(isWide: $isWide)", "@State private var isWide = false"),
      (bound, "Part(isWide: $model.isWide)", "@StateObject private var model = Model()"),
      (
        given, "Part(isWide: isWide)",
        "@State private var isWide = false\nfunc widen() { isWide = true }"
      ),
      (given, "Part(isWide: !isTall)", "@State private var isTall = true"),
      (given, "Part(isWide: mode == .wide)", "@State private var mode = Mode.tall"),
      (made, "Part(shown: $isWide)", "@State private var isWide = false"),
      (bound, "Middle(isWide: $isWide)", "@State private var isWide = false"),
    ] {
      let source = """
        \(sample(use, state))
        \(part.replacing("TAKEN", with: taken))
        struct Middle: View {
          @Binding var isWide: Bool
          var body: some View { Part(isWide: $isWide) }
        }
        enum Mode { case wide, tall }
        final class Model: ObservableObject { @Published var isWide = false }
        """
      #expect(try Reading().hits(source) == ["60×20"], "\(use)")
      // It may be otherwise later, and what it is without a caller is not known.
      #expect(try Reading().verdicts(source) == ["fail 'button' 60×20"], "\(use)")
    }
    let other = sample("Part(isWide: $isWide)", "@State private var isWide = true")
    #expect(
      try Reading().hits("\(other)\n\(part.replacing("TAKEN", with: bound))") == ["60×60"])
  }

  @Test("a size that several choices make together is said to be the smallest")
  func smallest() throws {
    let row = """
      HStack {
        if let name { Color.red.frame(width: 32, height: 32) }
        Spacer()
        if let count { Color.red.frame(width: 14, height: 17) }
      }
      .frame(minHeight: 10)
      .contentShape(Rectangle())
      .onTapGesture { go() }
      """
    let found = try messages(sample(row, "let name: String?\nlet count: Int?"))
    #expect(found.count == 1 && found[0].contains("the 44×44 it needs at its smallest;"))
    let same = try messages(
      sample(row.replacing("32)", with: "17)"), "let name: String?"))
    #expect(same.count == 1 && !same[0].contains("at its smallest"), "\(same)")
  }

  @Test(
    "a smaller state than the one that is shown is told, and what is to change is enough for it")
  func smaller() throws {
    func found(_ off: String) throws -> [String] {
      let audit = try Reading().audit(
        sample(
          """
          Button { go() } label: {
            HStack(spacing: 0) {
              Color.red.frame(width: 20, height: 20)
              if isFree { Color.red.frame(width: 40, height: 20) } else { \(off) }
            }
          }
          """, "@State private var isFree = true\nfunc go() { isFree = false }"))
      return audit.findings.flatMap { [$0.message] + $0.evidence.map(\.message) }
    }
    let narrow = try found("Color.red.frame(width: 20, height: 15)")
    #expect(narrow.first?.contains("60×20 pt of the 44×44 it needs; ") == true, "\(narrow)")
    #expect(narrow.first?.contains(".frame(minWidth: 44, minHeight: 44)") == true, "\(narrow)")
    let told = "in another state that was tried, no more than 40×20 pt can be hit"
    #expect(narrow.contains(told), "\(narrow)")
    let wide = try found("Color.red.frame(width: 50, height: 20)")
    #expect(wide.first?.contains("'.frame(minHeight: 44)'") == true, "\(wide)")
    #expect(!wide.contains { $0.contains("in another state") }, "\(wide)")
  }

  @Test("of several that a loop makes the smallest is named, and how large the others are")
  func instances() throws {
    func messages(_ sizes: String) throws -> [String] {
      let audit = try Reading().audit(
        """
        struct Sample: View {
          let sizes: [CGFloat] = \(sizes)
          var body: some View {
            HStack {
              ForEach(sizes, id: \\.self) { size in
                Button { go() } label: { Color.red.frame(width: size, height: 20) }
              }
            }
          }
        }
        """)
      return audit.findings.flatMap { [$0.message] + $0.evidence.map(\.message) }
    }
    let several = try messages("[20, 30, 15]")
    #expect(several.first?.contains("15×20 pt of the 44×44 it needs at its smallest;") == true)
    #expect(several.contains("others that are made here can be hit in up to 30×20 pt"))
    let alike = try messages("[15, 15]")
    #expect(alike.first?.contains("at its smallest") == false)
    #expect(!alike.contains { $0.hasPrefix("others") })
  }

  @Test(
    "how large the others are is said of all states, and not of the one with the smallest",
    arguments: [
      "pill(10); pill(20)", "if isOn { pill(10) }; if isFree { pill(20) }",
      "pill(10); if isFree { pill(20) }",
    ])
  func instancesElsewhere(pills: String) throws {
    let audit = try Reading().audit(
      """
      struct Sample: View {
        let isOn: Bool
        let isFree: Bool
        let isWide: Bool
        let isNew: Bool
        var body: some View {
          HStack {
            if isWide { pill(40) }
            if isNew { pill(30) }
            \(pills)
          }
        }
        func pill(_ size: CGFloat) -> some View {
          Button { go() } label: { Color.red.frame(width: size, height: 20) }
        }
      }
      """)
    let found = audit.findings.flatMap { [$0.message] + $0.evidence.map(\.message) }
    #expect(found.first?.contains("10×20 pt of the 44×44 it needs at its smallest;") == true)
    #expect(found.contains("others that are made here can be hit in up to 40×20 pt"), "\(found)")
    #expect(!found.contains { $0.hasPrefix("in other states") })
  }

  @Test("what other open content leaves too little room for may be large enough, in every state")
  func squeezed() throws {
    func source(_ label: String) -> String {
      """
      @main struct TheApp: App { var body: some Scene { WindowGroup { Sample(isFull: true) } } }
      struct Sample: View {
        @State var isFull = false
        var body: some View {
          VStack(spacing: 0) {
            Button(action: go) { \(label) }.buttonStyle(.plain)
            if isFull { ForEach(0..<20) { _ in Foreign() } }
          }
        }
      }
      """
    }
    #expect(try Reading().verdicts(source("Foreign()")).allSatisfy { $0.hasPrefix("undecided") })
    #expect(
      try Reading().verdicts(source("Color.red.frame(width: 60, height: 20)"))
        == ["fail 'button' 60×20"])
  }

  @Test("of two that decide together, both are named")
  func together() throws {
    let members = """
      @State private var a = false
      @State private var b = false
      func flip() { a.toggle(); b.toggle() }
      """
    let height = "(a ? 20 : 60) + (b ? 0 : 60)"
    let found = try messages(
      sample("Button(action: go) { Color.red.frame(width: 60, height: \(height)) }", members))
    #expect(found.count == 1)
    #expect(found[0].contains("where 'a' is 'true' and where 'b' is 'true'"))
  }

  @Test("of choices that were tried only together none is named, but that some states do not fail")
  func triedTogether() throws {
    let found = try Reading().audit(
      """
      struct Sized: ViewModifier {
        let isWide: Bool
        func body(content: Content) -> some View {
          content.frame(width: isWide ? 60 : 30, height: 60).background(Color.red)
        }
      }
      struct Sample: View {
        let isWide: Bool
        let isFaint: Bool
        var body: some View {
          Button(action: go) { Color.green.frame(width: 30, height: 30).modifier(Sized(isWide: isWide)) }
            .buttonStyle(.plain)
            .opacity(isFaint ? 0.6 : 1)
        }
      }
      """
    ).findings
    #expect(found.count == 1 && !found[0].message.contains("where"))
    #expect(
      found[0].evidence.contains { $0.message == "it fails in some of the states that were tried" })
  }

  @Test("a condition of a sibling, or of what its words say, is not named for the element's own")
  func siblings() throws {
    let found = try messages(
      sample(
        """
        VStack {
          Button(action: go) { Color.red.frame(width: isSmall ? 20 : 60, height: 60) }
            .allowsHitTesting(isShown)
          Button(action: go) { Color.red.frame(width: 60, height: 60) }.allowsHitTesting(!isShown)
          Text(title)
        }
        """,
        """
        let isShown: Bool
        let isSmall: Bool
        let isLong: Bool
        var title: String { isLong ? "A long title" : "A" }
        """))
    #expect(found.count == 1)
    #expect(found[0].contains("20×60 pt of the 44×44 it needs where 'isSmall' is 'true';"))
  }

  @Test("an element that is large enough in every branch passes")
  func passing() throws {
    #expect(
      try Reading().verdicts(sample("if isCompact { \(large) } else { \(large) }")) == ["pass 2"])
  }

  @Test("elements of different branches never meet: each keeps the room of its own branch")
  func apart() throws {
    let wide = "Button(action: go) { Color.red.frame(maxWidth: .infinity).frame(height: 60) }"
    let verdicts = try Reading().verdicts(
      sample("HStack(spacing: 0) { if flag { \(wide) } else { \(wide) } }"))
    #expect(verdicts == ["pass 2"])
  }

  @Test("conditions that read alike choose alike")
  func alike() throws {
    // Were the two conditions to choose apart, the width would be 30 in one layout.
    let same = sample(
      """
      Button(action: go) {
        Color.red.frame(width: (flag ? 30 : 60) + (flag ? 30 : 0), height: 60)
      }
      """)
    #expect(try Reading().verdicts(same) == ["pass 1"])
    let negated = same.replacing("(flag ? 30 : 0)", with: "(!flag ? 0 : 30)")
    #expect(try Reading().verdicts(negated) == ["pass 1"])
    let apart = same.replacing("(flag ? 30 : 0)", with: "(other ? 30 : 0)")
    #expect(try Reading().verdicts(apart) == ["fail 'button' 30×60"])
  }

  @Test("a branch that is empty, hidden or without extent is no target")
  func empty() throws {
    for other in ["EmptyView()", "Color.clear.frame(width: 0, height: 0)"] {
      #expect(
        try Reading().verdicts(
          sample(
            "Button(action: go) { if flag { Color.red.frame(width: 50, height: 50) } else { \(other) } }"
          ))
          == ["pass 1"])
    }
    #expect(try Reading().verdicts(sample("if flag { \(large) }")) == ["pass 1"])
  }

  @Test("of a busy view every branch is seen, whatever else it leaves open")
  func busy() throws {
    let sizes = (0..<40).map { "Color.red.frame(width: wide\($0) ? 50 : 60, height: 60)" }
    let branches = (0..<40).map {
      "if shows\($0) { \(large) } else { Button(action: go) { \(sizes[$0]) } }"
    }
    let nested =
      "if a == 1 { if b == 2 { \(large) } else if c == 3 { \(small) } else { \(large) } }"
    let verdicts = try Reading().verdicts(
      sample("ScrollView { VStack { Group { \((branches + [nested]).joined(separator: "\n")) } } }")
    )
    #expect(verdicts.count == 2)
    #expect(verdicts.contains("pass 82") && verdicts.contains("fail 'button' 20×20"), "\(verdicts)")
  }

  @Test("a collection that is not in the source is shown with elements at first")
  func openCollections() throws {
    func hits(_ members: String) throws -> [String] {
      try Reading().hits(
        """
        struct Item: Identifiable { let id: Int }
        struct Sample: View {
          \(members)
          var body: some View {
            if !items.isEmpty {
              ForEach(items) { item in
                Button { go() } label: { Color.red.frame(width: 20, height: 60) }
              }
            }
          }
        }
        """)
    }
    #expect(try hits("let items: [Item]").contains("20×60"))
    #expect(try hits("let items: [Item] = []").isEmpty)
  }

  @Test("a control that one condition hides and another shows is seen where it can be touched")
  func hiddenByAnother() throws {
    func verdicts(_ inner: String, _ outer: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Mark: View {
          @State var isBusy = false
          var body: some View {
            VStack {
              Button(action: go) { Color.red.frame(width: 20, height: 20) }\(inner)
              Text("x").onAppear { isBusy = load() }
            }
          }
        }
        struct Sample: View {
          @State var isOpen = false
          var body: some View { Mark()\(outer).task { isOpen = await load() } }
        }
        """)
    }
    let shown = ["fail 'button' 20×20"]
    let (small, clear) = (".scaleEffect(isBusy ? 0 : 1)", ".opacity(isOpen ? 1 : 0)")
    #expect(try verdicts("", "") == shown)
    #expect(try verdicts(small, clear) == shown)
    #expect(try verdicts(".opacity(isBusy ? 0 : 1)", clear) == shown)
    #expect(try verdicts(".hidden()", clear).allSatisfy { !$0.hasPrefix("fail") })
    #expect(try verdicts(".scaleEffect(0)", clear).allSatisfy { !$0.hasPrefix("fail") })
  }

  @Test("a control that another choice turns on is seen as it is at rest as well")
  func turnedOn() throws {
    func sizes(_ off: String) throws -> [String] {
      try Reading().verdicts(
        """
        enum Filter { case all, mine
          var side: CGFloat { switch self { case .all: 20; case .mine: 30 } }
        }
        enum Phase { case loading, loaded }
        final class Model: ObservableObject {
          @Published var phase = Phase.loading
          @Published var filter = Filter.all
          func load() { phase = .loaded }
          func choose() { filter = .mine }
        }
        struct Sample: View {
          @StateObject private var model = Model()
          var body: some View {
            switch model.phase {
            case .loading: header(isOff: \(off))
            case .loaded: header(isOff: false)
            }
          }
          func header(isOff: Bool) -> some View {
            Button(action: model.choose) {
              Color.red.frame(width: model.filter.side, height: model.filter.side)
            }
            .disabled(isOff)
          }
        }
        """)
    }
    #expect(try sizes("false") == ["fail 'button' 20×20"])
    #expect(try sizes("true") == ["fail 'button' 20×20"])
  }
}
