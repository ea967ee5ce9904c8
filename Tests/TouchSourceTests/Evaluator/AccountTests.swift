import Testing

/// Nothing that the source declares is lost: it has a verdict, or it is left out for a reason.
@Suite("Evaluator: account of what is declared")
struct AccountTests {
  @Test("a package's type of the name of a control's is none, by what it is made with")
  func packages() throws {
    func count(_ call: String, _ others: String = "") throws -> Int {
      let audit = try Reading().audit(
        "final class Share { func send() { let made = \(call) } }\n\(others)")
      return audit.undecided.count + audit.leftOut.count
    }
    for call in [
      "Button(title: title, link: link)", "Link(iosExecutionParams: parameters)",
      "Menu(items: items, title: title)",
    ] {
      #expect(try count(call) == 0, "\(call)")
    }
    for call in [
      "Button(title) { go() }", "Button(action: go)", "Button(intent: Refresh())",
      "Button(title: title, perform: { go() })", "Link(title, destination: address)",
      "Menu(title) { }",
    ] {
      #expect(try count(call) == 1, "\(call)")
    }
    let initializer = """
      extension Button where Label == Text {
        init(title: String, link: URL) { self.init(title) { open(link) } }
      }
      """
    #expect(try count("Button(title: title, link: link)", initializer) > 0)
  }

  @Test("of several apps those that nothing begins with are unused beside one that is marked")
  func idleApps() throws {
    func account(_ main: String, _ rest: String = "") throws -> [String] {
      let audit = try Reading().audit(
        """
        \(main) struct First: App { var body: some Scene { WindowGroup { Home() } } }
        struct Second: App { var body: some Scene { WindowGroup { Old() } } }
        struct Home: View { var body: some View { Button("Home", action: go).buttonStyle(.plain) } }
        struct Old: View { var body: some View { Button("Old", action: go).buttonStyle(.plain) } }
        \(rest)
        """)
      return audit.findings.compactMap(\.subject.label).sorted()
        + audit.leftOut.map { "\($0.subject.label ?? "") \($0.absence)" }
    }
    #expect(try account("@main") == ["Home", "Old unused"])
    #expect(try account("") == ["Home", "Old"])
    #expect(try account("@main", "func begin() { Second.main() }") == ["Home", "Old"])
    let other = "struct Other: View { var body: some View { Old() } }"
    #expect(try account("@main", other) == ["Home", "Old unused"])
    #expect(try account("@main", "\(other)\nlet other = Other()") == ["Home", "Old"])
  }

  @Test("what only a member of an extension makes is unused where nothing calls that")
  func unusedExtensions() throws {
    func source(_ root: String, _ access: String = "", _ rest: String = "") -> String {
      """
      \(Reading.app)
      struct Root: View { var body: some View { Text("a")\(root) } }
      struct Cover: ViewModifier {
        func body(content: Content) -> some View { content.onTapGesture { go() } }
      }
      extension View { \(access) func cover() -> some View { modifier(Cover()) } }
      \(rest)
      """
    }
    #expect(try Reading().leftOut(source("// .cover()\n")) == ["'tap-gesture' unused"])
    for used in [
      source(".cover()"), source("", "public"), source("", "", "let cover = Cover()"),
      source("", "", "extension Text { var loud: some View { cover() } }"),
    ] {
      #expect(try Reading().audit(used).counts.elements == 1)
    }
  }

  @Test("what each that makes a view keeps touches from is not looked at by itself")
  func hiddenByMakers() throws {
    func leftOut(_ modifier: String, _ other: String = "") throws -> [String] {
      try Reading().leftOut(
        """
        \(Reading.app)
        struct Root: View {
          @State var page = 0
          var body: some View { VStack { Text("a"); Dots(page: $page)\(modifier); \(other) } }
        }
        struct Dots: View {
          @Binding var page: Int
          var body: some View { Circle().frame(width: 9, height: 9).onTapGesture { page += 1 } }
        }
        """)
    }
    for modifier in [".allowsHitTesting(false)", ".hidden()", ".opacity(0)"] {
      #expect(try leftOut(modifier) == ["'tap-gesture' hidden"])
      #expect(try leftOut(modifier, "Dots(page: $page)") == [])
    }
    #expect(try leftOut(".opacity(page == 1 ? 1 : 0)") == [])
  }

  @Test("each reason to leave something out is said, and each element is counted once")
  func everyReason() throws {
    let source = """
      \(Reading.app)
      struct Root: View {
        @State var isOn = false
        let isNever = false
        var body: some View {
          VStack {
            Button("Shown") {}
            if #available(iOS 26, *) { Button("Later") {} } else { Button("Now") {} }
            if isNever { Button("Closed") {} }
            Button("Hidden") {}.hidden()
            Text("a").onTapGesture {}
            Text("b").accessibilityActions { Button("Spoken") {} }
            Toggle("Styled", isOn: $isOn).toggleStyle(Drawn())
            #if os(macOS)
              desk
            #endif
          }
        }
        var desk: some View { Button("Desk") {} }
      }
      struct Drawn: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isOn.toggle() } label: { configuration.label }
        }
      }
      struct Deeds: Commands {
        var body: some Commands { CommandMenu("a") { Button("Menu bar") {} } }
      }
      struct Old: View { var body: some View { Button("Preview") {} } }
      #Preview { Old() }
      """
    #expect(
      try Reading().leftOut(source) == [
        "'Later' otherSystem", "'Closed' closed", "'Hidden' hidden", "'tap-gesture' inert",
        "'Spoken' assistive", "'Desk' unused", "'button' standIn", "'Menu bar' menuBar",
        "'Preview' preview",
      ])
    let audit = try Reading().audit(source)
    // Ten buttons, a toggle, a gesture and a style's button; the preview declares none.
    let declared = source.matches(of: /Button[ (]|Toggle\(|onTapGesture/).count
    #expect(audit.counts.elements == 3)
    #expect(audit.counts.elements + audit.leftOut.count == declared)
  }

  @Test("UIKit code of a type that nothing names is left out, a class may be named elsewhere")
  func unusedMaker() throws {
    func verdicts(_ keyword: String, _ other: String = "") throws -> (Int, [String]) {
      let source = """
        import UIKit
        \(keyword) Maker {
          static func make() -> UIView {
            let button = UIButton()
            button.addTarget(nil, action: nil, for: .touchUpInside)
            button.widthAnchor.constraint(equalToConstant: 20).isActive = true
            button.heightAnchor.constraint(equalToConstant: 20).isActive = true
            return button
          }
        }
        \(other)
        """
      let audit = try Reading().audit(source)
      return (audit.findings.count, audit.leftOut.map { "\($0.absence)" })
    }
    #expect(try verdicts("enum") == (0, ["unused"]))
    #expect(try verdicts("enum", "let view = Maker.make()") == (1, []))
    #expect(try verdicts("public enum") == (1, []))
    #expect(try verdicts("final class") == (1, []))
  }

  @Test("gestures are declared however they are given, and undecided where nothing shows them")
  func gestures() throws {
    for modifier in ["gesture", "highPriorityGesture", "simultaneousGesture"] {
      for gesture in ["TapGesture().onEnded { go() }", "press()"] {
        let view = """
          struct Lone: View {
            var body: some View { Text("a").frame(width: 20, height: 20).\(modifier)(\(gesture)) }
          }
          """
        #expect(try Reading().audit(view).counts.elements == 1)
        let unmade = """
          final class Model {
            func show() -> Int { host(Text("a").\(modifier)(\(gesture))) }
          }
          """
        #expect(try Reading().audit(unmade).counts.undecided == 1)
      }
    }
    #expect(
      try Reading().leftOut("struct A: View { var body: some View { Text(\"a\").gesture(nil) } }")
        .count == 1)
  }

  @Test("what code outside views makes is not lost, nor what stands behind SwiftUI's name")
  func outsideViews() throws {
    let controller = """
      final class Controller {
        func openDebug() {
          present(UIHostingController(rootView: VStack { Button("Debug") { close() } }))
        }
      }
      """
    let audit = try Reading().audit(controller)
    #expect(audit.findings.map { $0.subject.label } == ["Debug"])
    let given = controller.replacing("UIHostingController(rootView:", with: "wrapped(in:")
    #expect(try Reading().audit(given).undecided.map { $0.subject.label } == ["Debug"])
    let named = "struct A: View { var body: some View { SwiftUI.Button(\"Go\") {}.hidden() } }"
    #expect(try Reading().leftOut(named) == ["'Go' hidden"])
    let own = "struct Link { var url = 1 }\nfinal class Model { func make() { add(Link(url: 2)) } }"
    #expect(try Reading().audit(own).counts.elements == 0)
    #expect(try Reading().leftOut(own).isEmpty)
  }

  @Test("a toggle that a style makes is the system's, and stands for the one that is drawn")
  func togglesOfStyles() throws {
    func source(_ toggle: String) -> String {
      """
      struct Screen: View {
        @State var isOn = false
        var body: some View { Form { Toggle("Sound", isOn: $isOn).toggleStyle(Own()) } }
      }
      struct Own: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { \(toggle) }
      }
      """
    }
    let again = "Toggle(isOn: configuration.$isOn) { configuration.label.bold() }"
    for toggle in [again, "Toggle(configuration)"] {
      let audit = try Reading().audit(source(toggle))
      #expect(audit.counts.elements == 1)
      #expect(audit.exempt.allSatisfy { $0.subject.place.line == 4 })
    }
    #expect(try Reading().audit(source("configuration.label")).counts.elements == 0)
  }

  @Test("a view that only actions for assistive technology make is left out for that")
  func spokenViews() throws {
    func source(_ modifier: String) -> String {
      """
      \(Reading.app)
      struct Root: View { var body: some View { Text("a").\(modifier) { Actions() } } }
      struct Actions: View { var body: some View { Button("Spoken") {} } }
      """
    }
    #expect(try Reading().leftOut(source("accessibilityActions")) == ["'Spoken' assistive"])
    #expect(try Reading().audit(source("overlay")).counts.elements == 1)
  }
}
