import Testing
import TouchModel
import TouchRules

/// Of what reacts to the same touches, one is the target.
@Suite("Evaluator: touches that several react to")
struct SharedTouchTests {
  /// Each finding of a source as `fail kind`, and each element that is left out as `kind reason`.
  private func account(_ source: String) throws -> [String] {
    let audit = try Reading().audit(source)
    return audit.findings.map { "fail \($0.subject.kind.rawValue)" }
      + audit.leftOut.map { "\($0.subject.kind.rawValue) \($0.absence)" }
  }

  @Test("what lies over all of a button takes the taps that a gesture around both reacts to")
  func covered() throws {
    func audit(_ cover: String) throws -> Audit {
      try Reading().audit(
        """
        struct A: View {
          var body: some View {
            Button { go() } label: { Color.red.frame(width: 16, height: 20) }.buttonStyle(.plain)
              .overlay(\(cover)).onTapGesture { go() }
          }
        }
        """)
    }
    for cover in [
      "Color.white.opacity(0.01).scaleEffect(x: 3, y: 3)", "Rectangle().padding(-30)",
      "Color.clear.contentShape(Rectangle()).padding(-30)",
    ] {
      let audit = try audit(cover)
      #expect(audit.findings.isEmpty && audit.counts.passed == 1, "\(cover)")
      #expect(audit.leftOut.map(\.subject.kind) == [.button])
    }
    // What does not react, or not everywhere, leaves the button its taps.
    for cover in [
      "Color.clear", "Color.white.allowsHitTesting(false).scaleEffect(3)", "Text(\"a\")",
      "Color.white.padding(4)", "Color.white.frame(width: 8, height: 8)", "Circle()",
    ] {
      #expect(try audit(cover).findings.contains { $0.subject.kind == .button }, "\(cover)")
    }
  }

  @Test("a control that another one in front covers wholly is no target beside that")
  func buried() throws {
    func audit(_ large: String, shownBy flag: String = "isOn") throws -> Audit {
      try Reading().audit(
        """
        struct Sample: View {
          let isOn: Bool
          let isLarge: Bool
          var body: some View {
            ZStack {
              if isOn { Button(action: go) { Color.red.frame(width: 16, height: 16) } }
              if \(flag) { \(large) }
            }
          }
        }
        """)
    }
    let button = "Button { go() } label: { Color.blue.frame(width: 90, height: 60) }"
    let covered = try audit(button)
    #expect(covered.findings.isEmpty && covered.counts.passed == 1)
    #expect(covered.leftOut.map(\.absence) == [.hidden])
    // What another flag shows, what reacts to nothing, and what leaves a part of it do not bury it.
    #expect(try audit(button, shownBy: "isLarge").findings.count == 1)
    for other in [
      "\(button).disabled(true)", "Color.blue.frame(width: 90, height: 60)",
      "\(button).offset(x: 50)", "Button(action: shut) { Color.black }",
      "Color.blue.frame(width: 90, height: 60).gesture(DragGesture())",
    ] {
      #expect(try audit(other).findings.count == 1, "\(other)")
    }
  }

  @Test("a gesture whose own button takes every touch of it is no target beside that")
  func takenInside() throws {
    func audit(_ modifiers: String, _ rest: String = "") throws -> Audit {
      try Reading().audit(
        """
        struct Field: View {
          var body: some View {
            VStack(spacing: 0) {
              Button { go() } label: { HStack { Text("a"); Spacer() }.padding(10) }\(modifiers)
              \(rest)
            }
          }
        }
        struct Sample: View {
          var body: some View { VStack { Field().onTapGesture { close() } } }
        }
        """)
    }
    let outline = ".background { RoundedRectangle(cornerRadius: 9).stroke(.gray, lineWidth: 1) }"
    for modifiers in ["", outline] {
      let audit = try audit(modifiers)
      #expect(audit.findings.map(\.subject.kind) == [.button], "\(modifiers)")
      #expect(audit.leftOut.map(\.subject.kind) == [.tapGesture], "\(modifiers)")
    }
    // What the button leaves to a finger is a target, as is all of it where the button is off.
    for (modifiers, rest) in [
      ("", "Color.red.frame(height: 20)"), (".padding(.horizontal, 20).background(.gray)", ""),
      (".disabled(true)", ""),
    ] {
      let left = try audit(modifiers, rest).leftOut
      #expect(!left.contains { $0.subject.kind == .tapGesture }, "\(modifiers) \(rest)")
    }
  }

  @Test("two taps in a row leave one alone to what is around")
  func twoTaps() throws {
    func found(_ gestures: String) throws -> [Screen.Element.Kind] {
      try Reading().audit(
        """
        struct Sample: View {
          var body: some View { Color.red.frame(width: 30, height: 30)\(gestures) }
        }
        """
      ).findings.map(\.subject.kind)
    }
    #expect(
      try found(".onTapGesture(count: 2) { zoom() }.onTapGesture { open() }")
        == [.tapGesture, .tapGesture])
    #expect(
      try found(".onTapGesture { open() }.onTapGesture(count: 2) { zoom() }") == [.tapGesture])
  }

  @Test(
    "a gesture on a control with a label goes along with the control, unless it has its own shape")
  func gesturesOfControls() throws {
    func verdicts(_ control: String, _ modifiers: String = "") throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          @State private var isOn = false
          @State private var value = 1.0
          var body: some View { Form { \(control)\(modifiers).onTapGesture { send() } } }
        }
        """)
    }
    for control in [
      "Toggle(isOn: $isOn) { Label(\"Push\", systemImage: \"bell\") }",
      "Toggle(\"a\", isOn: $isOn)",
      "Stepper(\"a\", value: $value)",
    ] {
      for modifiers in ["", ".padding(4).tint(.red)"] {
        let found = try verdicts(control, modifiers)
        #expect(found.count == 1 && found[0].hasPrefix("exempt"), "\(control) \(found)")
      }
      #expect(try verdicts(control, ".contentShape(Rectangle())").count == 2, "\(control)")
    }
    #expect(try verdicts("Text(\"a\")").first?.hasPrefix("fail") == true)
  }

  @Test(
    "a gesture that listens to buttons in one state and has nothing to hit in the other is no target"
  )
  func listeners() throws {
    func verdicts(_ other: String, _ gesture: String = "simultaneousGesture") throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          @State private var isActive = false
          func change() { isActive.toggle() }
          var body: some View {
            ZStack {
              if isActive {
                Button(action: change) { Color.red.frame(width: 60, height: 60) }
              } else {
                \(other)
              }
            }
            .frame(width: 300)
            .\(gesture)(DragGesture(minimumDistance: 0).onChanged { _ in change() })
          }
        }
        """)
    }
    #expect(try verdicts("Rectangle().foregroundStyle(.clear).frame(height: 50)") == ["pass 1"])
    #expect(
      try verdicts("Color.red.frame(width: 20, height: 20)") == [
        "fail 'drag-gesture' 20×20", "pass 1",
      ])
    // A gesture on nothing in every state can be hit nowhere.
    let empty = try Reading().verdicts(
      "struct Sample: View { var body: some View { Color.clear.frame(width: 50).onTapGesture { go() } } }"
    )
    #expect(empty == ["fail 'tap-gesture' 0×0"])
  }

  @Test("a gesture in a button's label that does what the button does is no target of its own")
  func gesturesOfLabels() throws {
    func verdicts(_ inner: String, _ style: String = "") throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          @State private var isAll = false
          var body: some View {
            Button { isAll = true } label: {
              Text("All").frame(width: 70, height: 50).onTapGesture { \(inner) }
            }\(style)
          }
        }
        """)
    }
    #expect(try verdicts("isAll = true") == ["pass 1"])
    #expect(try verdicts("withAnimation(.easeIn) { isAll = true }") == ["pass 1"])
    #expect(try verdicts("withAnimation { isAll = false }").count == 2)
    // In a plain label only the text reacts, as one target.
    #expect(try verdicts("isAll = true", ".buttonStyle(.plain)").count == 1)
    #expect(try verdicts("isAll = false").count == 2)
  }

  @Test("a button in a row that does what the row does is no target of its own")
  func repeats() throws {
    func leftOut(_ inner: String, _ outer: String = "action?()") throws -> [String] {
      try Reading().leftOut(
        """
        enum Area { case all, end }
        struct Mark: View {
          let change: (Bool) -> Void
          var body: some View {
            Button { change(true) } label: { Color.red.frame(width: 24, height: 24) }
          }
        }
        struct Row: View {
          var area: Area = .all
          let action: (() -> Void)?
          var body: some View {
            HStack {
              Text("Name"); Spacer()
              Mark { _ in \(inner) }
            }
            .frame(height: 60).contentShape(Rectangle()).onTapGesture { \(outer) }
          }
        }
        struct Sample: View { var body: some View { VStack { Row { go() } } } }
        """)
    }
    // The condition is the same in all of the project.
    for inner in [
      "action?()", "if area == .end { stop() } else { action?() }", "if area == .all { action?() }",
    ] {
      #expect(try leftOut(inner) == ["'button' repeated"], "\(inner)")
    }
    #expect(
      try leftOut("action?()", "if area == .all { action?() } else { stop() }")
        == ["'button' repeated"])
    for inner in [
      "stop()", "if area == .end { action?() } else { stop() }",
      "if isReady { action?() }", "action?(); stop()",
    ] {
      #expect(try leftOut(inner).isEmpty, "\(inner)")
    }
  }

  @Test("a field whose gesture puts the cursor into it is as large as what the gesture is given to")
  func focus() throws {
    func field(_ action: String, fields: Int = 1) -> String {
      """
      struct Sample: View {
        @Binding var text: String
        @FocusState var isFocused: Bool
        var body: some View {
          VStack {
            \(String(repeating: "TextField(\"a\", text: $text).font(.footnote)\n", count: fields))
          }
          .frame(width: 300, height: 50)
          .contentShape(Rectangle())
          .onTapGesture { \(action) }
        }
      }
      """
    }
    for action in ["isFocused = true", "self.isFocused = true", "isFocused = true; print(1)"] {
      #expect(try account(field(action)) == ["text-field repeated"], "\(action)")
    }
    #expect(try account(field("print(1)")) == ["fail text-field"])
    #expect(
      try account(field("isFocused = false")) == ["fail text-field", "tap-gesture keyboard"])
    // Which of two the cursor goes to is not asked.
    let two = try account(field("isFocused = true", fields: 2))
    #expect(two == ["fail text-field", "fail text-field"])
  }

  @Test("a gesture over a field that puts the cursor into it is a part of the field")
  func focusBeside() throws {
    func search(_ action: String) -> String {
      """
      struct Sample: View {
        @Binding var text: String
        @FocusState var isFocused: Bool
        var body: some View {
          ZStack {
            TextField("a", text: $text).focused($isFocused)
              .frame(height: 50).contentShape(Rectangle())
            Text("Search").onTapGesture { \(action) }
          }
        }
      }
      """
    }
    #expect(try account(search("isFocused = true")) == ["tap-gesture repeated"])
    #expect(try account(search("print(1)")) == ["fail tap-gesture"])
  }

  @Test("a tap of high priority around a button is what acts, as wide as its content reacts")
  func overruled() throws {
    func audit(_ gesture: String, _ modifiers: String = "") throws -> Audit {
      try Reading().audit(
        """
        struct A: View {
          var body: some View {
            HStack { Text("a"); Button { go() } label: { Color.red.frame(width: 20, height: 20) } }
              .frame(width: 100, height: 60)\(modifiers)
              .\(gesture)
          }
        }
        """)
    }
    let shape = ".contentShape(Rectangle())"
    let high = try audit("highPriorityGesture(TapGesture().onEnded { stop() })", shape)
    #expect(high.findings.isEmpty && high.counts.passed == 1)
    #expect(high.leftOut.map(\.subject.kind) == [.button])
    #expect(high.leftOut.map(\.absence) == [.inert])
    let along = "simultaneousGesture(LongPressGesture().onEnded { _ in hold() })"
    let both = try audit("\(along).highPriorityGesture(TapGesture().onEnded { stop() })", shape)
    #expect(both.findings.isEmpty && both.counts.elements == 1)
    // Of other gestures the button's own goes before, and a drag leaves taps alone.
    for gesture in [
      "gesture(TapGesture().onEnded { stop() })", "onTapGesture { stop() }",
      "highPriorityGesture(DragGesture().onEnded { _ in stop() })",
    ] {
      let found = try audit(gesture, shape).findings
      #expect(found.contains { $0.subject.kind == .button }, "\(gesture)")
    }
    // On the button itself it reacts where the button does.
    let own = try Reading().audit(
      """
      struct A: View {
        var body: some View {
          Button("Go") { go() }.buttonStyle(.bordered)
            .highPriorityGesture(TapGesture().onEnded { stop() })
        }
      }
      """)
    #expect(own.exempt.map(\.subject.kind) == [.button])
  }

  @Test("a switch in what a button shows is a part of it, one beside it is a target of its own")
  func switchInLabel() throws {
    func kinds(_ body: String) throws -> [String] {
      let audit = try Reading().audit(
        "struct A: View { @State var isOn = false; var body: some View { \(body) } }")
      return (audit.findings.map(\.subject) + audit.exempt.map(\.subject)).map(\.kind.rawValue)
        .sorted()
    }
    let toggle = "Toggle(isOn: $isOn) { Text(\"a\") }"
    #expect(try kinds("Button { go() } label: { \(toggle) }") == ["button"])
    #expect(
      try kinds("HStack { Button { go() } label: { Text(\"b\") }; \(toggle) }") == [
        "button", "toggle",
      ])
  }

  @Test("a button in an option of an inline picker takes its row, as any in a list")
  func inlineOptions() throws {
    func verdicts(_ style: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct A: View {
          @State var choice = 0
          var body: some View {
            Form {
              Picker("a", selection: $choice) { Button { go() } label: { Text("Go") } }
                .pickerStyle(\(style))
            }
          }
        }
        """)
    }
    #expect(try verdicts(".inline").allSatisfy { !$0.hasPrefix("fail") })
  }

  @Test("a gesture of a field's style stands for the field, a button beside it does not")
  func fieldStyles() throws {
    func source(_ beside: String) -> String {
      """
      struct Root: View {
        @State var text = ""
        var body: some View { TextField("Name", text: $text).textFieldStyle(Own()) }
      }
      struct Own: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
          HStack { configuration; \(beside) }
        }
      }
      """
    }
    #expect(
      try Reading().leftOut(source("Text(\"a\").onTapGesture { go() }")) == [
        "'tap-gesture' standIn"
      ])
    #expect(try Reading().audit(source("Button(\"Clear\") {}")).counts.elements == 2)
  }

  @Test("a gesture that goes along with those of the controls inside is no target of its own")
  func alongside() throws {
    func source(_ content: String) -> String {
      """
      struct Sample: View {
        var body: some View {
          VStack { \(content) }.simultaneousGesture(TapGesture().onEnded { close() })
        }
      }
      """
    }
    let button = "Button(action: go) { Color.red.frame(width: 60, height: 60) }"
    #expect(try Reading().verdicts(source(button)) == ["pass 1"])
    #expect(try Reading().verdicts(source("Text(\"a\")"))[0].hasPrefix("fail"))
  }

  @Test("what does inside what a gesture around it does is no target of its own")
  func repeated() throws {
    func verdicts(_ inner: String, _ outer: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          @State private var isOpen = false
          var body: some View {
            HStack { \(inner); Spacer() }
              .frame(height: 60).background(Color.blue)
              .onTapGesture \(outer)
          }
        }
        """)
    }
    let open = "{ withAnimation { isOpen = true }; log(\"open\") }"
    let (text, image) = ("Text(\"a\")", "Image(systemName: \"xmark\")")
    #expect(try verdicts("\(text).onTapGesture \(open)", open) == ["pass 1"])
    #expect(try verdicts("Button \(open) label: { \(image) }", open) == ["pass 1"])
    let close = "{ withAnimation { isOpen = false }; log(\"open\") }"
    for inner in ["\(text).onTapGesture \(close)", "Button \(close) label: { \(image) }"] {
      #expect(try verdicts(inner, open).contains { $0.hasPrefix("fail") }, "\(inner)")
    }
    // What is long is not the same for being called alike.
    let held = "\(text).onLongPressGesture \(open)"
    #expect(try verdicts(held, open).contains { $0.hasPrefix("fail") })
  }

  @Test("a gesture that does what the button does that it is around makes that larger")
  func enlarged() throws {
    func source(_ around: String, _ style: String = "plain") -> String {
      """
      struct Sample: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button { isOpen.toggle() } label: { Color.red.frame(width: 20, height: 20) }
              .buttonStyle(.\(style))\(around)
          }
        }
      }
      """
    }
    let (same, other) = (".onTapGesture { isOpen.toggle() }", ".onTapGesture { isOpen = false }")
    for around in [
      ".padding(12).contentShape(Rectangle())", ".padding(12).background(Color.blue)",
    ] {
      let whole = try Reading().audit(source("\(around)\(same).padding(-12)"))
      #expect(whole.findings.isEmpty && whole.counts.passed == 1, "\(around)")
      #expect(whole.leftOut.map(\.absence) == [.repeated], "\(around)")
      let apart = try Reading().audit(source("\(around)\(other).padding(-12)"))
      #expect(apart.findings.map(\.subject.kind) == [.button], "\(around)")
      #expect(apart.leftOut.map(\.absence) == [.inert], "\(around)")
    }
    // What lets no touch through around the gesture leaves it as small as it is.
    let cut = ".padding(12).contentShape(Rectangle())\(same).padding(-12).contentShape(Rectangle())"
    #expect(try Reading().verdicts(source(cut)) == ["fail 'tap-gesture' 20×20"])
    // Where nothing around the button reacts, it stays the button.
    let bare = try Reading().audit(source(".padding(12)\(same)"))
    #expect(bare.findings.map(\.subject.kind) == [.button])
  }
}
