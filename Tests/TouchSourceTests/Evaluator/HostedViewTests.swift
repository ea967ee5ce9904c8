import Testing

/// What stands inside a controller that hosts views, as far as something makes it.
@Suite("Evaluator: views that controllers host")
struct HostedViewTests {
  @Test("what a controller is made to host is shown, also where a preview alone names it besides")
  func hostedByClass() throws {
    func source(_ superclass: String) -> String {
      """
      @main struct Main: App { var body: some Scene { WindowGroup { Text("x") } } }
      final class Host: \(superclass) {
        init() { super.init(rootView: .init(count: 1)) }
      }
      struct Screen: View {
        let count: Int
        var body: some View { Button(action: go) { Color.red.frame(width: 20, height: 20) } }
      }
      struct Screen_Previews: PreviewProvider {
        static var previews: some View { Screen(count: 1) }
      }
      """
    }
    #expect(
      try Reading().verdicts(source("UIHostingController<Screen>")) == ["fail 'button' 20×20"])
    #expect(try Reading().verdicts(source("UIViewController")).isEmpty)
  }

  @Test("what a controller hosts that nothing makes is not shown, nor what that alone makes")
  func hostedByNobody() throws {
    let controller = """
      final class Host: UIViewController {
        override func viewDidLoad() { addChild(UIHostingController(rootView: Screen())) }
      }
      struct Screen: View { var body: some View { Row() } }
      struct Row: View {
        var body: some View { Button(action: go) { Color.red.frame(width: 20, height: 20) } }
      }
      """
    func app(_ show: String) -> String {
      """
      @main struct Main: App { var body: some Scene { WindowGroup { \(show) } } }
      struct Box: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Host { Host() }
        func updateUIViewController(_ controller: Host, context: Context) {}
      }
      \(controller)
      """
    }
    func app(without show: String) -> String {
      "@main struct Main: App { var body: some Scene { WindowGroup { \(show) } } }\n\(controller)"
    }
    #expect(try Reading().verdicts(app(without: "Text(\"x\")")) == [])
    #expect(try Reading().leftOut(app(without: "Text(\"x\")")) == ["'button' unused"])
    #expect(try Reading().verdicts(app(without: "Row()")) == ["fail 'button' 20×20"])
    #expect(try Reading().verdicts(app("Box()")) == ["fail 'button' 20×20"])
    // Where nothing says what is shipped, all may be.
    #expect(try Reading().verdicts(controller) == ["fail 'button' 20×20"])
  }

  @Test("what stands in what is hosted around a whole screen is hosted as well")
  func hostedInNavigation() throws {
    func verdicts(_ root: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Item: View {
          let side: CGFloat
          var body: some View {
            Button(action: go) { Color.red.frame(width: side, height: side) }
          }
        }
        struct First: View { var body: some View { Item(side: 40) } }
        struct Second: View {
          let sides: [CGFloat]
          var body: some View { if sides.count > 1 { Item(side: 20) } }
        }
        final class Shower: UIViewController {
          var sides: [CGFloat]!
          func first() { present(UIHostingController(rootView: First()), animated: true) }
          func second() {
            let second = Second(sides: sides)
            present(UIHostingController(rootView: \(root)), animated: true)
          }
        }
        """)
    }
    for root in [
      "second", "NavigationView { second }", "NavigationStack { Second(sides: sides) }",
      "AnyView(NavigationView { second })",
    ] {
      #expect(try verdicts(root) == ["fail 'button' 20×20"], "\(root)")
    }
  }

  @Test("what an initializer decides by what is not in the source is open under a controller")
  func decidedAtFirst() throws {
    func source(_ isNew: String) -> String {
      """
      final class Model: ObservableObject { var original: String?; var count = 0 }
      struct Screen: View {
        @ObservedObject var model: Model
        private let isNew: Bool
        init(model: Model) {
          isNew = \(isNew)
          self.model = model
        }
        var body: some View {
          if isNew { Button(action: go) { Color.red.frame(width: 20, height: 20) } }
        }
      }
      class Shower: UIViewController {
        func show() {
          present(UIHostingController(rootView: Screen(model: model())), animated: true)
        }
      }
      """
    }
    for isNew in ["model.original == nil", "model.original != nil", "model.count > 3"] {
      #expect(try Reading().verdicts(source(isNew)) == ["fail 'button' 20×20"], "\(isNew)")
    }
    #expect(try Reading().verdicts(source("false")) == [])
  }

  /// A screen whose button is as high as what the spacer above leaves, and what shows it.
  private func shown(_ code: String) -> String {
    """
    struct Screen: View {
      var body: some View {
        VStack {
          Spacer()
          Button(action: go) {
            Text("Next").font(.system(size: 15)).frame(maxWidth: 160, maxHeight: 45)
          }
        }
        .padding(24)
      }
    }
    \(code)
    """
  }

  @Test("what controllers alone host that are shown whole is offered the screen")
  func shownWhole() throws {
    func caller(_ code: String) -> String { "final class Caller: UIViewController {\n\(code)\n}" }
    let host = "UIHostingController(rootView: Screen())"
    for code in [
      "func a() { navigationController?.pushViewController(\(host), animated: true) }",
      "func a() { present(UINavigationController(rootViewController: \(host)), animated: true) }",
      """
      func a() {
        let next = Themed(rootView: Screen().padding(.top, 2).background(.red))
        next.modalPresentationStyle = .fullScreen
        next.view.backgroundColor = .black
        present(next, animated: true, completion: nil)
      }
      """,
      """
      func a() {
        let view = Screen()
        let host = UIHostingController(rootView: AnyView(view.tint(.red)))
        show(host, sender: self)
      }
      """,
    ] {
      #expect(try Reading().verdicts(shown(caller(code))) == ["pass 1"], "\(code)")
    }
    let own = """
      final class Host: UIHostingController<Screen> { init() { super.init(rootView: Screen()) } }
      """
    #expect(
      try Reading().verdicts(shown(own + caller("func a() { present(Host(), animated: true) }")))
        == ["pass 1"])
  }

  @Test("what a controller may host as a part of a screen may also be as high as it asks")
  func shownInPart() throws {
    func caller(_ code: String) -> String { "final class Caller: UIViewController {\n\(code)\n}" }
    let own = "final class Host: UIHostingController<Screen> {}"
    for code in [
      caller("func a() { addChild(UIHostingController(rootView: Screen())) }"),
      caller("func a() -> UIViewController { UIHostingController(rootView: Screen()) }"),
      caller(
        """
        func a() {
          let host = UIHostingController(rootView: Screen())
          view.addSubview(host.view)
          present(host, animated: true)
        }
        """),
      caller(
        """
        func a() {
          let host = UIHostingController(rootView: Screen())
          host.sheetPresentationController?.detents = [.custom { _ in 200 }]
          present(host, animated: true)
        }
        """),
      own + caller("func a() { addChild(Host(rootView: Screen())) }"),
      caller(
        """
        func a() { present(UIHostingController(rootView: Screen()), animated: true) }
        func b() { addChild(UIHostingController(rootView: Screen())) }
        """),
    ] {
      #expect(
        try Reading().verdicts(shown(code)) != ["pass 1"], "\(code)")
    }
  }

  @Test("what a variable holds and a controller hosts stands in no row")
  func hostedByVariable() throws {
    func source(_ show: String) -> String {
      """
      struct Child: View { var body: some View { Button("Go") {} } }
      @main struct Main: App {
        let coordinator = Coordinator()
        var body: some Scene { WindowGroup { Text("x") } }
      }
      final class Coordinator {
        func rows() { show(List { open() }) }
        func open() -> some View {
          let child = Child()
          return \(show)
        }
      }
      """
    }
    #expect(try Reading().verdicts(source("show(child)"))[0].hasPrefix("undecided"))
    #expect(
      try Reading().verdicts(source("show(UIHostingController(rootView: child))"))[0]
        .hasPrefix("fail"))
  }

  @Test("what code of UIKit's writes for a controller to host is laid out")
  func hostedExpressions() throws {
    func verdicts(_ code: String, in type: String = "final class Host: UIViewController") throws
      -> [String]
    {
      try Reading().verdicts(
        """
        import UIKit
        \(type) {
          let title = "Close"
          override func viewDidLoad() {
            super.viewDidLoad()
            \(code)
          }
          func content() -> some View { \(button(30)) }
        }
        """)
    }
    func button(_ side: Int) -> String {
      "Button(action: close) { Color.red.frame(width: \(side), height: \(side)) }"
    }
    func hosting(_ content: String) -> String {
      "let host = UIHostingController(rootView: \(content)); addChild(host)"
    }
    #expect(try verdicts(hosting(button(20))).contains("fail 'button' 20×20"))
    #expect(
      try verdicts("let shown = \(button(20))\n" + hosting("shown")).contains("fail 'button' 20×20")
    )
    #expect(
      try verdicts("if isOn { \(hosting(button(20))) }").contains("fail 'button' 20×20"))
    #expect(try verdicts(hosting("content()")) == ["fail 'button' 30×30"])
    #expect(try verdicts(hosting("Button(title) { self.close() }"))[0].contains("'Close'"))
    #expect(try verdicts(hosting(button(44))).contains("pass 1"))
    // What stands in a bar is the system's.
    let bar = "Text(\"a\").toolbar { ToolbarItem { Button(\"Close\") { close() } } }"
    let inBar = try verdicts(
      "present(UINavigationController(rootViewController: UIHostingController(rootView: \(bar))))")
    #expect(inBar.contains { $0.hasPrefix("exempt 'Close'") })
    // What nothing hosts may be shown anywhere.
    #expect(try verdicts("show(\(button(20)))") == ["undecided 'button'", "undecided 'button'"])
  }
}
