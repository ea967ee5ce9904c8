import Testing

/// What no state of the app shows, or another system alone, is no target.
@Suite("Evaluator: what is ever shown")
struct ShowingTests {
  @Test("what only a pointer or a drag brings up is left out")
  func pointers() throws {
    func source(_ trigger: String, _ members: String = "") -> String {
      """
      \(Reading.app)
      struct Root: View {
        @State private var isHovering = false
        \(members)
        var body: some View {
          VStack { Text("a"); if isHovering { Button("Bin") {} } }\(trigger)
        }
      }
      """
    }
    for trigger in [
      ".onHover { isHovering = $0 }", ".onHover(perform: { over in self.isHovering = over })",
      ".onDrop(of: types, isTargeted: $isHovering) { _ in true }",
      ".dropDestination(for: URL.self) { _, _ in true } isTargeted: { isHovering = $0 }",
    ] {
      #expect(try Reading().leftOut(source(trigger)) == ["'Bin' pointer"], "\(trigger)")
    }
    for (trigger, members) in [
      (".onHover { isHovering = $0 }.onTapGesture { isHovering.toggle() }", ""),
      (".onHover { isHovering = $0 }.onAppear(perform: show)", "func show() { isHovering = true }"),
      (".onHover { isHovering = $0 }.sheet(isPresented: $isHovering) { Text(\"b\") }", ""),
      (".onAppear { isHovering = true }", ""),
    ] {
      let found = try Reading().leftOut(source(trigger, members))
      #expect(!found.contains { $0.hasPrefix("'Bin'") }, "\(trigger)")
    }
  }

  @Test("a state that nothing sets, or only other platforms, stays what it is here")
  func statesOfOthers() throws {
    func source(_ write: String, _ access: String = "private ") -> String {
      """
      \(Reading.app)
      struct Root: View {
        @State \(access)var isWide = false
        var body: some View {
          VStack { Text("a"); if isWide { Button("Bin") {} } }
            .onAppear {
              \(write)
            }
        }
      }
      """
    }
    let elsewhere = "#if os(macOS)\nisWide = true\n#endif"
    #expect(try Reading().leftOut(source(elsewhere)) == ["'Bin' closed"])
    #expect(try Reading().leftOut(source("")) == ["'Bin' closed"])
    for (write, access) in [
      ("isWide = true", "private "), (elsewhere + "\nisWide.toggle()", "private "),
      ("#if os(iOS)\nisWide = true\n#endif", "private "), ("", ""), (elsewhere, ""),
    ] {
      #expect(try Reading().leftOut(source(write, access)).isEmpty, "\(write)")
    }
  }

  @Test("what other platforms alone make is left out for that, wherever it stands")
  func otherPlatforms() throws {
    let source = """
      \(Reading.app)
      struct Root: View {
        var body: some View {
          #if os(macOS)
            Desk()
          #else
            Text("a")
          #endif
        }
      }
      struct Desk: View { var body: some View { Button("Desk") {} } }
      """
    #expect(try Reading().leftOut(source) == ["'Desk' otherPlatform"])
  }

  @Test("a view that only what a later system takes shows is left out, whoever holds the condition")
  func laterSystems() throws {
    func source(_ condition: String) -> String {
      """
      \(Reading.app)
      struct Root: View {
        var body: some View { Text("a").bar { Button("Bar") {} } accessory: { Accessory() } }
      }
      struct Accessory: View { var body: some View { Button("Accessory") {} } }
      extension View {
        @ViewBuilder func bar<A: View, B: View>(
          @ViewBuilder _ a: @escaping () -> A, @ViewBuilder accessory: @escaping () -> B
        ) -> some View {
          if \(condition) { overlay { accessory() } } else { overlay { a() } }
        }
      }
      """
    }
    #expect(try Reading().leftOut(source("#available(iOS 26, *)")) == ["'Accessory' otherSystem"])
    #expect(
      try Reading().audit(source("isOn")).counts.elements == 2)
    #expect(
      try Reading(system: 26).leftOut(source("#available(iOS 26, *)")) == ["'Bar' otherSystem"])
  }

  @Test("content that a modifier keeps for one version of the system is left out with its branch")
  func keptForOneSystem() throws {
    func source(_ condition: String, low: String = "low") -> String {
      """
      \(Reading.app)
      struct Root: View {
        var body: some View { Text("a").bar { Button("Low") {} } high: { Later(); Button("Own") {} } }
      }
      struct Later: View { var body: some View { Button("Later") {} } }
      struct Bar<Low: View, High: View>: ViewModifier {
        @ViewBuilder let low: () -> Low
        @ViewBuilder let high: () -> High
        func body(content: Content) -> some View { parts(content) }
        @ViewBuilder func parts(_ content: Content) -> some View {
          if #available(iOS 26.1, *) {
            shared(content)
          } else if \(condition) {
            content.tabViewBottomAccessory(content: high)
          } else {
            shared(content)
          }
        }
        func shared(_ content: Content) -> some View { content.overlay { \(low)() } }
      }
      extension View {
        func bar<L: View, H: View>(
          @ViewBuilder low: @escaping () -> L, @ViewBuilder high: @escaping () -> H
        ) -> some View { modifier(Bar<L, H>(low: low, high: high)) }
      }
      """
    }
    #expect(
      try Reading().leftOut(source("#available(iOS 26.0, *)"))
        == ["'Own' otherSystem", "'Later' otherSystem"])
    #expect(try Reading().leftOut(source("isOn")).isEmpty)
    #expect(
      try !Reading().leftOut(source("#available(iOS 26.0, *)", low: "high"))
        .contains("'Later' otherSystem"))
  }

  @Test("what is declared for a later system is left out, with what it alone leads to")
  func laterDeclarations() throws {
    let source = """
      \(Reading.app)
      struct Root: View {
        var body: some View { Button("Now") { Host().show() }.frame(height: 9) }
      }
      @available(iOS 26.0, macOS 26, *)
      struct Later: View { var body: some View { Button("Later") {}; Inner() } }
      struct Inner: View { var body: some View { Button("Inner") {} } }
      extension Root {
        @available(iOS 26, *) var part: some View { Button("Part") {} }
        @available(iOS 17, *) func earlier() -> some View { Button("Earlier") {} }
      }
      final class Host { func show() { present(UIHostingController(rootView: Later())) } }
      """
    #expect(
      try Reading().leftOut(source) == [
        "'Later' otherSystem", "'Inner' otherSystem", "'Part' otherSystem", "'Earlier' unused",
      ])
    #expect(try Reading(system: 26).leftOut(source) == ["'Part' unused", "'Earlier' unused"])
  }

  @Test("what every maker of a view says no to is not shown, be it a value of a case")
  func refused() throws {
    func source(_ first: String, _ second: String = "false", in outer: String = "Root") -> String {
      """
      \(Reading.app)
      enum Look { case inline(canCancel: Bool), plain }
      struct Root: View {
        let isOpen: Bool
        var body: some View {
          VStack { Part(look: .inline(canCancel: \(first))); Part(look: .plain); Other() }
        }
      }
      struct Other: View {
        var body: some View { Part(look: .inline(canCancel: \(second))) }
      }
      struct Part: View {
        let look: Look
        var body: some View {
          switch look {
          case .inline(let canCancel):
            VStack { Text("a"); if canCancel { Button("Cancel") {} } }
          case .plain: Text("b")
          }
        }
      }
      """
    }
    #expect(try Reading().leftOut(source("false")) == ["'Cancel' unasked"])
    for given in [("true", "false"), ("false", "true"), ("isOpen", "false")] {
      #expect(try Reading().audit(source(given.0, given.1)).counts.elements == 1, "\(given)")
    }
    // What makes it where nothing is followed may ask for anything.
    let unfollowed = "final class Desk { func open() { show(Part(look: look)) } }"
    #expect(try Reading().audit("\(source("false"))\n\(unfollowed)").counts.elements == 1)
  }

  @Test("a state that is set again may be anything later; what never changes is what it is")
  func states() throws {
    func source(_ property: String) -> String {
      """
      struct Screen: View {
        \(property)
        init() { self.isOn = false }
        var body: some View { VStack { if isOn { Button("Go") {} } } }
      }
      struct Root: View { var body: some View { Screen() } }
      """
    }
    let state = "@State var isOn: Bool"
    let opened = "\(state)\nfunc open() { isOn = true }"
    #expect(try Reading().audit(source(opened)).counts.elements == 1)
    #expect(try Reading().leftOut(source(state)) == ["'Go' unasked"])
    #expect(try Reading().leftOut(source("var isOn = false")) == ["'Go' unasked"])
  }

  @Test("what code outside views asks a view for may be shown, what nothing asks for is not")
  func asked() throws {
    func source(_ outside: String) -> String {
      """
      \(Reading.app)
      struct Root: View { var body: some View { Settings() } }
      struct Settings: View {
        var hasDone = false
        var body: some View { VStack { if hasDone { Button("Done") {} } } }
      }
      final class Controller { func open() { \(outside) } }
      """
    }
    let opened = try Reading().audit(source("show(Host(Settings(hasDone: true)))"))
    #expect(opened.counts.elements == 1)
    #expect(try Reading().leftOut(source("")) == ["'Done' unasked"])
    #expect(try Reading().audit(source("")).counts.elements == 0)
  }

  @Test("what an object holds may be anything later, and so may a value that is held in a state")
  func objects() throws {
    let object = """
      struct Account {
        final class State { var isReady: Bool? }
        let state = State()
      }
      struct Root: View {
        let account: Account
        var body: some View {
          VStack { if account.state.isReady == nil { Text("a") } else { Button("Go") {} } }
        }
      }
      """
    #expect(try Reading().audit(object).counts.elements == 1)
    let value = """
      enum Tab: Hashable { case first, second, own(String) }
      struct Config { var tabs: [Tab] = [.first, .second] }
      final class Model: ObservableObject { @Published var config = Config() }
      struct Root: View {
        @ObservedObject var model: Model
        var body: some View {
          VStack {
            ForEach(model.config.tabs, id: \\.self) { tab in
              if case .own(let name) = tab { Button(name) {} }
            }
          }
        }
      }
      """
    #expect(try Reading().audit(value).counts.elements == 1)
  }

  @Test("content that an action hands on is a screen of its own, in what is put around it")
  func handedOn() throws {
    func verdicts(_ showing: String, _ root: String) throws -> [String] {
      try Reading().verdicts(
        """
        \(Reading.app)
        final class Presenter: ObservableObject {
          func present<Shown: View>(_ content: () -> Shown) { window.show(content()) }
        }
        struct Over<Shown: View>: ViewModifier {
          @Binding var isOn: Bool
          @ViewBuilder var shown: () -> Shown
          @EnvironmentObject var presenter: Presenter
          func body(content: Content) -> some View { \(showing) }
        }
        struct Answer: View {
          var body: some View {
            Button { go() } label: {
              Text("Go").frame(height: 41).frame(maxWidth: .infinity).background(.blue)
            }
          }
        }
        struct Root: View {
          @State var isOn = false
          @EnvironmentObject var presenter: Presenter
          var body: some View { Text("a")\(root) }
        }
        """)
    }
    let modified = ".modifier(Over(isOn: $isOn) { VStack { Answer() }.frame(width: 292) })"
    for showing in [
      "content.onChange(of: isOn) { isOn in if isOn { presenter.present(shown) } }",
      "content.onAppear { withAnimation { presenter.present(shown) } }",
    ] {
      #expect(try verdicts(showing, modified) == ["fail 'Go' 292×41"], "\(showing)")
    }
    #expect(
      try verdicts("content", ".onAppear { presenter.present { Answer().padding(.horizontal) } }")
        == ["fail 'Go' 361×41"])
    // Of several that the same lines put something around, each is shown.
    let helped = """
      .over($isOn) { Answer() }.over($isOn) { Answer().padding(.horizontal) }
      }
      }
      extension View {
        func over<Shown: View>(_ isOn: Binding<Bool>, @ViewBuilder _ shown: @escaping () -> Shown)
          -> some View
        { modifier(Over(isOn: isOn) { VStack { shown() }.frame(width: 292) }) }
      }
      struct Other { var other: String { "a"
      """
    let both = try verdicts(
      "content.onChange(of: isOn) { isOn in presenter.present(shown) }", helped)
    #expect(both == ["fail 'Go' 260×41"])
    // Nothing else is handed on.
    #expect(
      try verdicts("content.onAppear { isOn = shown() == nil }", modified) != ["fail 'Go' 292×41"])
  }

  @Test("what a condition closes is closed, whatever stands before it")
  func closedBehindChoices() throws {
    func source(_ condition: String) -> String {
      """
      extension UIDevice { static var isPad: Bool { current.userInterfaceIdiom == .pad } }
      struct Sample: View {
        let isOn: Bool
        var body: some View {
          VStack { if \(condition) { Button(action: go) { Color.red.frame(width: 20, height: 20) } } }
        }
      }
      """
    }
    for condition in [
      "isOn, UIDevice.isPad", "isOn && UIDevice.isPad", "isOn, #available(iOS 99, *)",
    ] {
      #expect(try Reading().verdicts(source(condition)).isEmpty, "\(condition)")
    }
    #expect(try Reading().verdicts(source("isOn, !UIDevice.isPad")) == ["fail 'button' 20×20"])
    #expect(
      try Reading(device: .iPad).verdicts(source("isOn && UIDevice.isPad"))
        == ["fail 'button' 20×20"])
  }

  @Test("what a text without a scheme addresses cannot be opened")
  func addresses() throws {
    func verdicts(_ text: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          let text: String
          func row(_ value: String) -> some View {
            Group {
              if let url = URL(string: value), UIApplication.shared.canOpenURL(url) {
                Link(destination: url) { Color.red.frame(width: 20, height: 20) }
              } else {
                Text(value)
              }
            }
          }
          var body: some View { row(\(text)) }
        }
        """)
    }
    #expect(try verdicts("\"PDF\"").isEmpty)
    #expect(try verdicts("\"docs/one\"").isEmpty)
    for text in ["text", "\"https://example.org\"", "\"tel:1\"", "\"x-app.one+two://\""] {
      #expect(try verdicts(text) == ["fail 'link' 20×20"], "\(text)")
    }
  }
}
