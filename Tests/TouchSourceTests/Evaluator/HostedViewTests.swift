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
}
