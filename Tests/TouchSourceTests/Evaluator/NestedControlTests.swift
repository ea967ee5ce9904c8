import Testing
import TouchModel
import TouchRules

/// Rows and cards that react, with controls of their own inside.
@Suite("Evaluator: controls inside others")
struct NestedControlTests {
  private let button = """
    Button(action: stop) { Color.red.frame(width: 44, height: 44) }
    """

  private func verdicts(_ row: String) throws -> [String] {
    try Reading().verdicts(
      """
      struct Sample: View {
        @State var isOn = false
        var body: some View { \(row).onTapGesture { open() } }
      }
      """)
  }

  private func gap(_ row: String) throws -> String? {
    try Reading().audit(
      "struct Sample: View { var body: some View { \(row).onTapGesture { open() } } }"
    ).findings.first { $0.rule == .deadGap }?.message
  }

  @Test("what a control inside takes is no part of what the row reacts in")
  func region() throws {
    #expect(
      try verdicts("HStack { Text(\"Name\"); \(button) }") == ["fail 'Name' 45×20.33", "pass 1"])
    #expect(
      try verdicts("HStack { Text(\"Name\"); Toggle(\"\", isOn: $isOn).labelsHidden() }")
        .contains("fail 'Name' 45×20.33"))
    // What reacts behind it does so around it.
    #expect(
      try verdicts("HStack { Text(\"Name\"); \(button) }.padding(4).background(Color.blue)")
        == ["pass 2"])
    // A control that is switched off, and another gesture, take nothing.
    let long = "Color.red.frame(width: 44, height: 44).onLongPressGesture { stop() }"
    for other in ["\(button).disabled(true)", long] {
      #expect(
        try !verdicts("HStack { Text(\"Name\"); \(other) }").contains("fail 'Name' 45×20.33"),
        "\(other)")
    }
  }

  @Test("a gap in a row is one beside a control inside as well, but not the control")
  func gaps() throws {
    #expect(
      try gap("HStack { Text(\"Name\"); Spacer(); \(button) }")?.hasPrefix(
        "304×44 pt of the 'Name'")
        == true)
    #expect(
      try gap("HStack { Text(\"Name\").frame(height: 44).background(Color.blue); \(button) }")
        == nil)
    // Between the controls of half a screen there is no gap of one.
    #expect(
      try gap("VStack { Text(\"Name\"); Spacer().frame(height: 300); \(button) }") == nil)
  }

  @Test("what lies above and below a narrow control in a row is that control's")
  func columns() throws {
    let card = "Color.blue.frame(width: 200, height: 90)"
    #expect(try gap("HStack(spacing: 0) { \(card); \(button) }") == nil)
    // One that is as wide as half the row takes no more than its place.
    let wide = "Button(action: stop) { Color.red.frame(width: 250, height: 44) }"
    let narrow = "Color.blue.frame(width: 100, height: 90)"
    #expect(
      try gap("HStack(spacing: 0) { \(narrow); \(wide) }")?.hasPrefix("250×23 pt") == true)
  }

  @Test("a tap in a row that does the same by a name for what the row writes is one touch with it")
  func repeatedByName() throws {
    func audit(_ number: String, _ condition: String = "guard let id else { return }") throws
      -> Audit
    {
      try Reading().audit(
        """
        struct Sample: View {
          let open: (Int) -> Void
          let isOn: Bool
          var body: some View {
            row(id: \(number)).contentShape(Rectangle()).onTapGesture { open(0) }
          }
          private func row(id: Int?) -> some View {
            HStack {
              Text("Name")
              Spacer()
              Color.red.frame(width: 8, height: 12).onTapGesture {
                \(condition)
                open(id)
              }
            }
            .padding(20)
          }
        }
        """)
    }
    let same = try audit("0")
    #expect(same.findings.isEmpty && same.counts.passed == 1)
    #expect(same.leftOut.map(\.absence) == [.repeated])
    #expect(try audit("1").leftOut.isEmpty)
    #expect(try audit("0", "guard isOn else { return }").leftOut.isEmpty)
  }

  @Test("closures that a view was given are the same where it hands them on by their name")
  func repeatedClosures() throws {
    func audit(_ action: String, _ tap: String) throws -> Audit {
      try Reading().audit(
        """
        struct Sample: View {
          let info: () -> Void
          let stop: () -> Void
          var body: some View {
            Button(action: info) {
              HStack(spacing: 4) {
                Color.red.frame(width: 80, height: 16).onTapGesture(\(tap))
                Button(action: \(action)) { Color.blue.frame(width: 16, height: 16) }
              }
            }
          }
        }
        """)
    }
    for tap in ["perform: info", "perform: { info() }"] {
      let same = try audit("info", tap)
      #expect(same.findings.map(\.extent) == ["100×16 pt"], "\(tap)")
      #expect(same.leftOut.map(\.absence) == [.repeated, .repeated], "\(tap)")
    }
    #expect(try audit("stop", "perform: stop").leftOut.filter { $0.absence == .repeated }.isEmpty)
  }

  @Test("a button in a link that sets what the link is bound to is one touch with it")
  func repeatedLinks() throws {
    func audit(_ link: String, _ action: String) throws -> Audit {
      try Reading().audit(
        """
        struct Sample: View {
          @State private var isShown = false
          @State private var isOther = false
          @State private var page: Int?
          @StateObject private var model = Model()
          var body: some View {
            NavigationView {
              NavigationLink(\(link)) {
                Button { \(action) } label: { Color.red.frame(width: 20, height: 20) }.padding(20)
              }
            }
          }
        }
        final class Model: ObservableObject { @Published var isShown = false }
        """)
    }
    let bound = "destination: Text(\"a\"), isActive: $isShown"
    let tagged = "destination: Text(\"a\"), tag: 2, selection: $page"
    for (link, action) in [
      (bound, "isShown = true"), (bound, "self.isShown = true"), (bound, "isShown.toggle()"),
      (bound, "withAnimation { isShown = true }"), (tagged, "page = 2"),
      ("destination: Text(\"a\"), isActive: $model.isShown", "model.isShown = true"),
    ] {
      let audit = try audit(link, action)
      #expect(audit.leftOut.map(\.absence) == [.repeated], "\(link), \(action)")
      #expect(audit.findings.isEmpty && audit.counts.passed == 1, "\(link), \(action)")
    }
    for (link, action) in [
      (bound, "isOther = true"), (bound, "isShown = false"), (bound, "isShown = true; go()"),
      (tagged, "page = 3"), ("destination: Text(\"a\")", "isShown = true"),
    ] {
      let audit = try audit(link, action)
      #expect(audit.leftOut.isEmpty, "\(link), \(action)")
      #expect(audit.findings.count == 1, "\(link), \(action)")
    }
    // In a bar it is the item.
    let inBar = try Reading().verdicts(
      """
      struct Sample: View {
        @State private var isShown = false
        var body: some View {
          NavigationView {
            Text("a").toolbar {
              NavigationLink(isActive: $isShown, destination: { Text("b") }, label: {
                Button { isShown = true } label: { Text("Open") }
              })
            }
          }
        }
      }
      """)
    #expect(inBar == ["exempt 'Open' system bar"])
  }

  @Test("a method that two gestures are given by its name is one touch where both call it")
  func repeatedMethods() throws {
    func audit(_ inner: String) throws -> Audit {
      try Reading().audit(
        """
        struct Sample: View {
          @State private var isOpen = false
          var body: some View {
            VStack(alignment: .leading, spacing: 8) {
              Color.red.frame(width: 20, height: 20)
              Color.blue.frame(width: 100, height: 60).onTapGesture\(inner)
            }
            .onTapGesture(perform: toggle)
          }
          private func toggle() { isOpen.toggle() }
          private func stop() { isOpen = false }
        }
        """)
    }
    for inner in ["(perform: toggle)", " { toggle() }"] {
      let same = try audit(inner)
      #expect(same.leftOut.map(\.absence) == [.repeated], "\(inner)")
      #expect(same.findings.allSatisfy { $0.hit.covers(Size(width: 100, height: 60)) }, "\(inner)")
    }
    for inner in ["(perform: stop)", " { stop() }"] {
      #expect(try audit(inner).leftOut.isEmpty, "\(inner)")
    }
  }

  @Test("a gesture that acts only where the control inside is off is none of its own")
  func switchedOff() throws {
    func verdicts(_ action: String, off: String = "isLocked") throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          @State private var isLocked = false
          @State private var isAsking = false
          var body: some View {
            VStack(spacing: 0) {
              Color.gray.frame(height: 1)
              Button(action: { isLocked = true }) { Color.red.frame(height: 48) }
                .buttonStyle(.plain)
            }
            .disabled(\(off))
            .onTapGesture { \(action) }
          }
        }
        """)
    }
    for action in [
      "if isLocked { isAsking = true }", "guard isLocked else { return }; isAsking = true",
    ] {
      #expect(try verdicts(action) == ["pass 1"], "\(action)")
    }
    // One that acts beside the control, too, has no more than is around that.
    for action in ["isAsking = true", "if !isLocked { isAsking = true }"] {
      #expect(try verdicts(action).contains("fail 'tap-gesture' 393×1"), "\(action)")
    }
    #expect(
      try verdicts("if isLocked { isAsking = true }", off: "false")
        .contains("fail 'tap-gesture' 393×1"))
  }

  @Test("a gesture on a control of the system's is none of its own in the label of another, either")
  func gestureOnControlInLabel() throws {
    func verdicts(_ part: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          @State var isOn = false
          var body: some View {
            Button(action: open) {
              HStack { Text("Name"); Spacer(); \(part).onTapGesture { change() } }
                .frame(minHeight: 48)
            }
          }
        }
        """)
    }
    #expect(try verdicts("Toggle(\"\", isOn: $isOn).labelsHidden()") == ["pass 1"])
    #expect(
      try verdicts("Color.red.frame(width: 51, height: 31)").contains("fail 'tap-gesture' 51×31"))
  }

  @Test("a button in the label of a menu takes no touch, which is the menu's")
  func buttonInMenuLabel() throws {
    func audit(_ view: String) throws -> Audit {
      try Reading().audit(
        """
        struct Options: View {
          var body: some View {
            Menu {
              Button("Pause", action: pause)
            } label: {
              Button(action: {}) { Color.red.frame(width: 26, height: 26) }.buttonStyle(.plain)
            }
          }
        }
        struct Sample: View { var body: some View { \(view) } }
        """)
    }
    for view in [
      "Options()", "NavigationView { Text(\"a\").navigationBarItems(trailing: Options()) }",
    ] {
      let audit = try audit(view)
      #expect(audit.findings.map(\.subject.kind) == [.menu], "\(view)")
      #expect(audit.findings.map(\.hit) == [Size(width: 26, height: 26)], "\(view)")
      #expect(audit.leftOut.map(\.absence) == [.inert], "\(view)")
    }
  }

  @Test("a toggle in the label of a button that turns the same on and off is the button")
  func toggles() throws {
    let check = """
      struct Check: View {
        @Binding var isOn: Bool
        var body: some View { Toggle(isOn: $isOn, label: {}).toggleStyle(Box()) }
      }
      """
    let turn = "onTapGesture { configuration.isOn.toggle() }"
    func account(_ action: String, _ label: String, style: String = turn) throws -> [String] {
      let audit = try Reading().audit(
        """
        struct Sample: View {
          @Binding var isOn: Bool
          @State private var isOff = false
          var body: some View {
            Button { \(action) } label: { HStack { \(label) }.frame(minHeight: 44) }
          }
        }
        \(label.contains("Check") ? check : "")
        struct Box: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            Color.red.frame(width: 16, height: 16).\(style)
          }
        }
        """)
      return audit.findings.map { "fail \($0.subject.kind.rawValue) \($0.hit.written)" }
    }
    let (toggle, words) = ("Toggle(isOn: $isOn, label: {}).toggleStyle(Box())", "Text(\"I agree\")")
    let found = ["fail toggle 16×16"]
    #expect(try account("isOn.toggle()", "\(toggle); \(words)") == [])
    #expect(try account("withAnimation { isOn.toggle() }", "\(toggle); \(words)") == [])
    #expect(try account("isOn.toggle()", "Check(isOn: $isOn); \(words)") == [])
    // One of something else, one that is more than the button's, and one of several act for themselves.
    #expect(try account("isOff.toggle()", "\(toggle); \(words)") == found)
    #expect(try account("isOn.toggle()", "Check(isOn: $isOff); \(words)") == found)
    #expect(try account("isOn.toggle(); go()", "\(toggle); \(words)") == found)
    // A style may do something else where it is touched, as to ask first.
    for style in ["ask() }", "configuration.isOn.toggle(); ask() }"] {
      let told = try account(
        "isOn.toggle()", "\(toggle); \(words)", style: "onTapGesture { \(style)")
      #expect(told == found, "\(style)")
    }
    #expect(try account("isOn.toggle()", "\(toggle); Check(isOn: $isOff)").contains(found[0]))
  }
}
