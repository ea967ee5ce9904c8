import Testing
import TouchModel
import TouchRules

/// Nothing that the source declares is lost: it has a verdict, or it is left out for a reason.
@Suite("Evaluator: account of what is declared")
struct AccountTests {
  private let app = """
    @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
    """

  /// What is left out of a source, as `'label' reason`.
  private func leftOut(_ source: String, system: Int = 18) throws -> [String] {
    try Reading(system: system).audit(source).leftOut.map {
      "'\($0.subject.label ?? $0.subject.kind.rawValue)' \($0.absence)"
    }
  }

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

  @Test("a button in a row that does what the row does is no target of its own")
  func repeats() throws {
    func leftOut(_ inner: String, _ outer: String = "action?()") throws -> [String] {
      try self.leftOut(
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
    func account(_ action: String, fields: Int = 1) throws -> [String] {
      let audit = try Reading().audit(
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
        """)
      return audit.findings.map { "fail \($0.subject.kind.rawValue)" }
        + audit.leftOut.map { "\($0.subject.kind.rawValue) \($0.absence)" }
    }
    for action in ["isFocused = true", "self.isFocused = true", "isFocused = true; print(1)"] {
      #expect(try account(action) == ["text-field repeated"], "\(action)")
    }
    for action in ["isFocused = false", "print(1)"] {
      #expect(try account(action) == ["fail text-field"], "\(action)")
    }
    // Which of two the cursor goes to is not asked.
    #expect(try account("isFocused = true", fields: 2) == ["fail text-field", "fail text-field"])
  }

  @Test("a gesture over a field that puts the cursor into it is a part of the field")
  func focusBeside() throws {
    func account(_ action: String) throws -> [String] {
      let audit = try Reading().audit(
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
        """)
      return audit.findings.map { "fail \($0.subject.kind.rawValue)" }
        + audit.leftOut.map { "\($0.subject.kind.rawValue) \($0.absence)" }
    }
    #expect(try account("isFocused = true") == ["tap-gesture repeated"])
    #expect(try account("print(1)") == ["fail tap-gesture"])
  }

  @Test("what only a member of an extension makes is unused where nothing calls that")
  func unusedExtensions() throws {
    func source(_ root: String, _ access: String = "", _ rest: String = "") -> String {
      """
      \(app)
      struct Root: View { var body: some View { Text("a")\(root) } }
      struct Cover: ViewModifier {
        func body(content: Content) -> some View { content.onTapGesture { go() } }
      }
      extension View { \(access) func cover() -> some View { modifier(Cover()) } }
      \(rest)
      """
    }
    #expect(try leftOut(source("// .cover()\n")) == ["'tap-gesture' unused"])
    for used in [
      source(".cover()"), source("", "public"), source("", "", "let cover = Cover()"),
      source("", "", "extension Text { var loud: some View { cover() } }"),
    ] {
      #expect(try Reading().audit(used).counts.elements == 1)
    }
  }

  @Test("each reason to leave something out is said, and each element is counted once")
  func everyReason() throws {
    let source = """
      \(app)
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
      try leftOut(source) == [
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

  @Test("what only a pointer or a drag brings up is left out")
  func pointers() throws {
    func source(_ trigger: String, _ members: String = "") -> String {
      """
      \(app)
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
      #expect(try leftOut(source(trigger)) == ["'Bin' pointer"], "\(trigger)")
    }
    for (trigger, members) in [
      (".onHover { isHovering = $0 }.onTapGesture { isHovering.toggle() }", ""),
      (".onHover { isHovering = $0 }.onAppear(perform: show)", "func show() { isHovering = true }"),
      (".onHover { isHovering = $0 }.sheet(isPresented: $isHovering) { Text(\"b\") }", ""),
      (".onAppear { isHovering = true }", ""),
    ] {
      let found = try leftOut(source(trigger, members))
      #expect(!found.contains { $0.hasPrefix("'Bin'") }, "\(trigger)")
    }
  }

  @Test("a state that nothing sets, or only other platforms, stays what it is here")
  func statesOfOthers() throws {
    func source(_ write: String, _ access: String = "private ") -> String {
      """
      \(app)
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
    #expect(try leftOut(source(elsewhere)) == ["'Bin' closed"])
    #expect(try leftOut(source("")) == ["'Bin' closed"])
    for (write, access) in [
      ("isWide = true", "private "), (elsewhere + "\nisWide.toggle()", "private "),
      ("#if os(iOS)\nisWide = true\n#endif", "private "), ("", ""), (elsewhere, ""),
    ] {
      #expect(try leftOut(source(write, access)).isEmpty, "\(write)")
    }
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

  @Test("what other platforms alone make is left out for that, wherever it stands")
  func otherPlatforms() throws {
    let source = """
      \(app)
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
    #expect(try leftOut(source) == ["'Desk' otherPlatform"])
  }

  @Test("a view that only what a later system takes shows is left out, whoever holds the condition")
  func laterSystems() throws {
    func source(_ condition: String) -> String {
      """
      \(app)
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
    #expect(try leftOut(source("#available(iOS 26, *)")) == ["'Accessory' otherSystem"])
    #expect(
      try Reading().audit(source("isOn")).counts.elements == 2)
    #expect(try leftOut(source("#available(iOS 26, *)"), system: 26) == ["'Bar' otherSystem"])
  }

  @Test("what is declared for a later system is left out, with what it alone leads to")
  func laterDeclarations() throws {
    let source = """
      \(app)
      struct Root: View { var body: some View { Button("Now") {}.frame(height: 9) } }
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
      try leftOut(source) == [
        "'Later' otherSystem", "'Inner' otherSystem", "'Part' otherSystem", "'Earlier' unused",
      ])
    #expect(try leftOut(source, system: 26) == ["'Part' unused", "'Earlier' unused"])
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
      try leftOut("struct A: View { var body: some View { Text(\"a\").gesture(nil) } }").count == 1)
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
    #expect(audit.undecided.map { $0.subject.label } == ["Debug"])
    let named = "struct A: View { var body: some View { SwiftUI.Button(\"Go\") {}.hidden() } }"
    #expect(try leftOut(named) == ["'Go' hidden"])
    let own = "struct Link { var url = 1 }\nfinal class Model { func make() { add(Link(url: 2)) } }"
    #expect(try Reading().audit(own).counts.elements == 0)
    #expect(try leftOut(own).isEmpty)
  }

  @Test("what every maker of a view says no to is not shown, be it a value of a case")
  func refused() throws {
    func source(_ first: String, _ second: String = "false", in outer: String = "Root") -> String {
      """
      \(app)
      enum Look { case inline(canCancel: Bool), plain }
      struct Root: View {
        let isOpen: Bool
        var body: some View { VStack { Part(look: .inline(canCancel: \(first))); Part(look: .plain) } }
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
    #expect(try leftOut(source("false")) == ["'Cancel' unasked"])
    for given in [("true", "false"), ("false", "true"), ("isOpen", "false")] {
      #expect(try Reading().audit(source(given.0, given.1)).counts.elements == 1, "\(given)")
    }
    // What makes it where nothing is followed may ask for anything.
    let unfollowed = "final class Desk { func open() { show(Part(look: look)) } }"
    #expect(try Reading().audit("\(source("false"))\n\(unfollowed)").counts.elements == 1)
  }

  @Test("a state that an initializer sets may be anything later; what never changes is what it is")
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
    #expect(try Reading().audit(source("@State var isOn: Bool")).counts.elements == 1)
    #expect(try leftOut(source("var isOn = false")) == ["'Go' unasked"])
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

  @Test("what code outside views asks a view for may be shown, what nothing asks for is not")
  func asked() throws {
    func source(_ outside: String) -> String {
      """
      \(app)
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
    #expect(try leftOut(source("")) == ["'Done' unasked"])
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

  @Test("a view that only actions for assistive technology make is left out for that")
  func spokenViews() throws {
    func source(_ modifier: String) -> String {
      """
      \(app)
      struct Root: View { var body: some View { Text("a").\(modifier) { Actions() } } }
      struct Actions: View { var body: some View { Button("Spoken") {} } }
      """
    }
    #expect(try leftOut(source("accessibilityActions")) == ["'Spoken' assistive"])
    #expect(try Reading().audit(source("overlay")).counts.elements == 1)
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
    #expect(try leftOut(source("Text(\"a\").onTapGesture { go() }")) == ["'tap-gesture' standIn"])
    #expect(try Reading().audit(source("Button(\"Clear\") {}")).counts.elements == 2)
  }

  @Test("content that an action hands on is a screen of its own, in what is put around it")
  func handedOn() throws {
    func verdicts(_ showing: String, _ root: String) throws -> [String] {
      try Reading().verdicts(
        """
        \(app)
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
}
