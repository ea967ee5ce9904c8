import Testing
import TouchRules

/// Conditions on one value are decided together, and at rest as the source begins.
@Suite("Evaluator: conditions that belong together")
struct CorrelationTests {
  /// The verdicts on a button whose label is 60 pt wide and high where a condition holds, else 20.
  private func verdicts(
    _ condition: String, action: String = "go()", modifiers: String = "",
    members: String = "@State private var isOn = false\nlet kind: Kind\nfunc go() { isOn = true }"
  ) throws -> [String] {
    let side = "\(condition) ? 60 : 20"
    return try Reading().verdicts(
      """
      enum Kind { case a, b, c }
      struct Sample: View {
        \(members)
        var body: some View {
          Button { \(action) } label: { Color.red.frame(width: \(side), height: \(side)) }\(modifiers)
        }
      }
      """)
  }

  private let small = ["fail 'button' 20×20"]
  private let large = ["pass 1"]

  @Test("a member asks the same with and without 'self', but where a local name hides it")
  func withSelf() throws {
    func verdicts(_ outer: String, _ inner: String) throws -> [String] {
      try Reading().verdicts(
        """
        enum Kind { case a, b, c }
        struct Item { let isOn: Bool; let kind: Kind }
        struct Sample: View { @Binding var isOn: Bool; @Binding var other: Bool; let item: Item
          var body: some View { part(item.isOn) }
          func part(_ other: Bool) -> some View { VStack { if \(outer) {
            Button { go() } label: { Color.red.frame(width: \(inner) ? 60 : 20, height: 60) } } } } }
        """)
    }
    let narrow = ["fail 'button' 20×60"]
    for (outer, inner) in [
      ("self.isOn", "isOn"), ("isOn", "self.isOn"), ("!self.isOn", "!isOn"),
      ("self.item.isOn", "item.isOn"), ("self.item.kind == .a", "item.kind == .a"),
    ] {
      #expect(try verdicts(outer, inner) == large, "\(outer), \(inner)")
    }
    #expect(try verdicts("self.isOn", "!isOn") == narrow)
    #expect(try verdicts("self.isOn", "item.isOn") == narrow)
    #expect(try verdicts("self.other", "other") == narrow)
  }

  @Test("what a case gives is that of the case which was chosen around it")
  func chosenCases() throws {
    func verdicts(_ content: String) throws -> [String] {
      try Reading().verdicts(
        """
        enum Kind { case a, b, c
          var side: CGFloat { switch self { case .a: 20; case .b: 50; case .c: 60 } } }
        struct Sample: View { let kind: Kind; let other: Kind
          var body: some View { \(content) }
          func button(_ side: CGFloat) -> some View {
            Button { go() } label: { Color.red.frame(width: side, height: side) } }
        }
        """)
    }
    #expect(try verdicts("if kind == .b { button(kind.side) }") == large)
    #expect(try verdicts("if kind == .a { button(kind.side) }") == small)
    #expect(try verdicts("if kind != .a, kind != .b { button(kind.side) }") == large)
    #expect(
      try verdicts(
        "switch kind { case .a: Text(\"a\"); case .b: button(kind.side); case .c: Text(\"c\") }")
        == large)
    #expect(try verdicts("if kind == .b { button(other.side) }") == small)
    #expect(try verdicts("if kind != .b { button(kind.side) }") == small)
  }

  @Test("what is chosen of a property holds for it wherever it is read again")
  func chosenProperties() throws {
    func verdicts(_ content: String) throws -> [String] {
      try Reading().verdicts(
        """
        enum Kind { case a, b
          var side: CGFloat { switch self { case .a: 20; case .b: 60 } } }
        struct Item { let kind: Kind; let other: Kind }
        struct Part: View { let side: CGFloat
          var body: some View {
            Button { go() } label: { Color.red.frame(width: side, height: side) }
          }
        }
        struct Sample: View { let item: Item; var body: some View { \(content) } }
        """)
    }
    #expect(try verdicts("if item.kind == .b { Part(side: item.kind.side) }") == large)
    #expect(try verdicts("if item.kind == .a { Part(side: item.kind.side) }") == small)
    #expect(try verdicts("if item.kind == .b { Part(side: item.other.side) }") == small)
  }

  @Test("an action that returns at once under the condition of the label is no target there")
  func idleActions() throws {
    for action in [
      "if isOn { go() }", "guard isOn else { return }; go()",
      "if !isOn { return } else { go() }", "if isOn { go() } else { }",
      "guard isOn == true else { return }; Task { await go() }",
    ] {
      #expect(try verdicts("isOn", action: action) == large, "\(action)")
    }
    for action in [
      "if isOn { go() } else { stop() }", "if isOn { go() }; stop()",
      "guard isOn else { stop(); return }; go()", "guard isReady else { return }; go()",
      "if !isOn { go() }", "if isReady { go() }",
    ] {
      #expect(try verdicts("isOn", action: action) == small, "\(action)")
    }
  }

  @Test("a tap that does nothing under the condition of what it is on is no target there")
  func idleTaps() throws {
    func verdicts(_ action: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          let isOn: Bool
          var body: some View {
            Color.red.frame(width: isOn ? 60 : 20, height: 60).onTapGesture { \(action) }
          }
        }
        """)
    }
    #expect(try verdicts("guard isOn else { return }; go()") == large)
    #expect(try verdicts("guard !isOn else { return }; go()") == ["fail 'tap-gesture' 20×60"])
  }

  @Test("what calls a closure that a model leaves empty in a state is no target there")
  func emptyActions() throws {
    func verdicts(rest: String) throws -> [String] {
      try Reading().verdicts(
        """
        enum Stage { case ask, done }
        final class Model: ObservableObject {
          @Published var stage = Stage.ask
          var word: String { switch stage { case .ask: "Continue with this"; default: "" } }
          var act: () -> Void { switch stage { case .ask: { go() }; default: { \(rest) } } }
        }
        struct Wide: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(.horizontal, 10).frame(minHeight: 50).background(.red)
          }
        }
        struct Sample: View {
          @StateObject var model = Model()
          var body: some View {
            Button(action: { model.act() }) { Text(model.word) }.buttonStyle(Wide())
          }
        }
        """)
    }
    #expect(try verdicts(rest: "") == ["pass 1"])
    #expect(try verdicts(rest: "stop()") == ["fail 'button' 20×50"])
  }

  @Test("a gap beside another control is not taken for none")
  func gapsBesideControls() throws {
    func message(_ other: String) throws -> String {
      try Reading().audit(
        """
        struct Sample: View {
          let isOpen: Bool
          var body: some View {
            Button { open() } label: {
              HStack {
                Text("Monday").frame(height: 44)
                \(other)
              }
            }
            .buttonStyle(.plain)
          }
        }
        """
      ).findings.first { $0.rule == .deadGap }?.message ?? ""
    }
    let word = "Text(\"Easy\").padding(16).background(.gray)"
    let button = "Button { stop() } label: { Text(\"Stop\").frame(width: 60, height: 44) }"
    let beside = try message("Spacer(); if isOpen { \(button) } else { \(word) }")
    #expect(beside.contains("do not react") && !beside.contains("where"))
    let shaped = try message("if isOpen { Color.red.frame(height: 44) } else { Spacer(); \(word) }")
    #expect(shaped.contains(" where 'isOpen' is 'false'") && !shaped.contains("at least where"))
  }

  @Test("a gap that other states have as well tells whose figures it gives")
  func gapsInStates() throws {
    func evidence(_ other: String) throws -> [String] {
      let found = try Reading().audit(
        """
        struct Sample: View {
          let isRest: Bool
          var body: some View {
            Button { open() } label: {
              HStack {
                Color.red.frame(width: 20, height: 20)
                Spacer()
                if isRest { Color.red.frame(width: 30, height: 30) } else { \(other) }
              }
            }
            .buttonStyle(.plain)
          }
        }
        """
      ).findings
      return try #require(found.first { $0.rule == .deadGap }).evidence.map(\.message)
    }
    let (figures, most) = ("these figures are those where 'isRest' is 'true'", "up to 36×36 pt")
    let larger = try evidence("Color.red.frame(width: 36, height: 36)")
    #expect(larger.contains { $0.hasPrefix(figures) } && larger.contains { $0.contains(most) })
    let alike = try evidence("Color.blue.frame(width: 30, height: 30)")
    #expect(!alike.contains { $0.hasPrefix("these figures") })
  }

  @Test("what led to a size in one of the states that have it is told with the state")
  func stepsOfStates() throws {
    func evidence(_ source: String) throws -> [String] {
      let found = try Reading().audit(source).findings
      return try #require(found.first).evidence.map(\.message)
    }
    func sample(_ style: String, _ padding: String) -> String {
      """
      struct Sample: View {
        @Environment(\\.accessibilityShowButtonShapes) var shapes
        var body: some View {
          Button("") { go() }.buttonStyle(Round(isShaped: shapes)).padding(.trailing, \(padding))
        }
      }
      struct Round: ButtonStyle {
        let isShaped: Bool
        func makeBody(configuration: Configuration) -> some View {
          Color.white.frame(width: 14, height: 14).padding(13).background(\(style))
            .contentShape(Rectangle())
        }
      }
      """
    }
    // The alternatives are asked for under two names, of which neither alone tells the states apart.
    let both = try evidence(sample("isShaped ? Color.red : nil", "shapes ? 13 : 5"))
    #expect(!both.contains { $0.hasPrefix("'.background'") || $0.contains("the space around") })
    let padded = try evidence(sample("Color.red", "shapes ? 13 : 5"))
    #expect(
      padded.contains {
        $0.hasPrefix("'.padding' makes the space around") && $0.contains(" where 'shapes' is '")
      }, "\(padded)")
    let one = try evidence(sample("Color.red", "13"))
    #expect(!one.contains { $0.contains(" where ") })
    #expect(one.contains { $0.hasPrefix("'.padding' makes the space around") })
  }

  @Test("a closure that is missing in a state does nothing there")
  func missingActions() throws {
    func source(_ call: String) -> String {
      """
      enum Plan { case free, life }
      struct Sample: View {
        @State var plan: Plan
        private var parts: (Color?, (() -> Void)?) {
          switch plan {
          case .free: return (Color.red, nil)
          case .life: return (Color.blue, { print("x") })
          }
        }
        var body: some View {
          let (color, action) = parts
          color.frame(width: plan == .free ? 20 : 40, height: 20).onTapGesture { \(call) }
        }
      }
      """
    }
    #expect(try Reading().verdicts(source("action?()")) == ["fail 'tap-gesture' 40×20"])
    // What else is done in any state.
    #expect(try Reading().verdicts(source("action?(); go()")) == ["fail 'tap-gesture' 20×20"])
  }

  @Test("what the condition of the label disables is no target there")
  func disabled() throws {
    for condition in ["!isOn", "isOn == false", "isOn != true", "!isOn || kind == .a"] {
      #expect(try verdicts("isOn", modifiers: ".disabled(\(condition))") == large, "\(condition)")
    }
    for condition in ["isOn", "isOn == true", "isReady", "!isOn && kind == .a"] {
      #expect(try verdicts("isOn", modifiers: ".disabled(\(condition))") == small, "\(condition)")
    }
    let around = ".padding().disabled(!isOn)"
    #expect(try verdicts("isOn", modifiers: around) == large)
  }

  @Test("comparisons and switches of one value agree with each other")
  func cases() throws {
    for condition in ["kind != .a", "!(kind == .a)"] {
      #expect(
        try verdicts("kind == .a", modifiers: ".disabled(\(condition))") == large, "\(condition)")
    }
    #expect(try verdicts("kind == .a", modifiers: ".disabled(kind == .b)") == small)
    func sized(width: String, height: String) throws -> [String] {
      try Reading().verdicts(
        """
        enum Kind { case a, b, c }
        struct Sample: View {
          let kind: Kind
          var isWide: Bool { if case .a = kind { true } else { false } }
          var width: CGFloat { switch kind { \(width) } }
          var height: CGFloat { switch kind { \(height) } }
          var body: some View {
            Button(action: go) { Color.red.frame(width: width, height: height) }
          }
        }
        """)
    }
    // Each case alone is large enough: 50×60, 60×50 and 70×70.
    #expect(
      try sized(
        width: "case .a: 50 case .b: 60 case .c: 70", height: "case .a: 60 case .b: 50 default: 70")
        == large)
    // No case is 20 pt in one direction and large in the other.
    #expect(
      try sized(width: "case .a: 20 default: 60", height: "case .a: 30 case .b, .c: 60")
        == ["fail 'button' 20×30"])
    #expect(
      try sized(width: "case .b: 20 default: 60", height: "case .a: 60 case .b, .c: 60")
        == ["fail 'button' 20×60"])
  }

  @Test("two properties of an enumeration are those of one case")
  func ownProperties() throws {
    let source = """
      enum Kind {
        case a, b
        var width: CGFloat { switch self { case .a: 60; case .b: 20 } }
        var height: CGFloat { self == .b ? 30 : 60 }
      }
      struct Sample: View {
        let kind: Kind
        var body: some View {
          Button(action: go) { Color.red.frame(width: kind.width, height: kind.height) }
        }
      }
      """
    #expect(try Reading().verdicts(source) == ["fail 'button' 20×30"])
  }

  @Test("where the source begins is what holds at rest: the finding names what must change")
  func rest() throws {
    func message(_ members: String, _ button: String) throws -> [String] {
      try Reading().audit(
        """
        enum Kind { case a, b }
        class Model: ObservableObject { @Published var isOn = false; var kind = Kind.b }
        struct Sample: View {
          \(members)
          func flip() { isOn.toggle() }
          var body: some View {
            VStack {
              if isOn { Text("on") } else { Text("off") }
              BUTTON
            }
          }
        }
        """.replacing("BUTTON", with: button)
      ).findings.map(\.message)
    }
    let sized = "Button(action: go) { Color.red.frame(width: 60, height: isOn ? 20 : 60) }"
    let shown = "if isOn { Button(action: go) { Color.red.frame(width: 20, height: 20) } }"
    for members in [
      "@State private var isOn = false",
      "@StateObject private var model = Model()\nvar isOn: Bool { model.isOn }",
    ] {
      let found = try message(members, sized)
      #expect(found.count == 1 && found[0].contains("where 'isOn' is 'true'"), "\(members)")
    }
    for members in [
      "@State private var isOn = false", "@State private var isOn = true", "let isOn: Bool",
    ] {
      // What is as small wherever it is shown needs no change of state to be so.
      let found = try message(members, shown)
      #expect(found.count == 1 && !found[0].contains("isOn"), "\(members)")
    }
  }

  @Test("a switch of what the environment settles takes the one case that is in force")
  func environment() throws {
    func verdicts(_ modifier: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Own: ButtonStyle {
          @Environment(\\.controlSize) private var controlSize
          private var side: CGFloat {
            switch controlSize { case .mini: 20; case .small, .regular: 30; default: 60 }
          }
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.frame(width: side, height: side).contentShape(Rectangle())
          }
        }
        struct Sample: View {
          var body: some View { Button("a", action: go).buttonStyle(Own())\(modifier) }
        }
        """)
    }
    #expect(try verdicts("") == ["fail 'a' 30×30"])
    #expect(try verdicts(".controlSize(.large)") == ["pass 1"])
    #expect(try verdicts(".controlSize(.mini)") == ["fail 'a' 20×20"])
  }

  @Test("a tap that calls a closure which nobody gives its view is no target at all")
  func idleForGood() throws {
    func verdicts(_ action: String, given: String = "") throws -> [String] {
      try Reading().verdicts(
        """
        struct State { var song: String? }
        final class Store: ObservableObject { @Published var state = State(); var song: String? { state.song } }
        struct Part: View {
          let isOn = false
          @EnvironmentObject var store: Store
          var act: () -> Void = {}
          var body: some View {
            Color.red.frame(width: 20, height: 60).onTapGesture { \(action) }
          }
        }
        struct Sample: View { var body: some View { VStack { Part(\(given)) } } }
        """)
    }
    let small = ["fail 'tap-gesture' 20×60"]
    #expect(try verdicts("act()").isEmpty)
    #expect(try verdicts("act()", given: "act: { go() }") == small)
    // What a model is without at first may come later.
    for action in ["if let song = store.song { play(song) }", "guard isOn else { return }; go()"] {
      #expect(try verdicts(action) == small, "\(action)")
    }
  }

  @Test("a state that only a private function raises which nothing calls stays as it is")
  func unusedRaisers() throws {
    func verdicts(_ function: String, _ action: String = "go()") throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          @State private var isOn = false
          \(function) { isOn = true }
          var body: some View {
            Button { \(action) } label: { Color.red.frame(width: isOn ? 20 : 60, height: 60) }
          }
        }
        """)
    }
    #expect(try verdicts("private func raise()") == large)
    #expect(try verdicts("private func raise()", "raise()") == ["fail 'button' 20×60"])
    // Others may call what they see.
    #expect(try verdicts("func raise()") == ["fail 'button' 20×60"])
  }
}
