import Testing

/// Views of UIKit's among those of SwiftUI.
@Suite("Evaluator: views of UIKit's")
struct RepresentableTests {
  private func verdicts(_ body: String, _ others: String) throws -> [String] {
    try Reading().verdicts(
      "struct Sample: View { var body: some View { \(body) } }\n\(others)")
  }

  private static func map(_ view: String, _ others: String = "") -> String {
    """
    struct Plan: UIViewRepresentable {
      func makeUIView(context: Context) -> \(view) { \(view)() }
      func updateUIView(_ view: \(view), context: Context) {}
      \(others)
    }
    """
  }

  @Test(
    "a view without a size of its own takes what it is offered, as controllers do",
    arguments: [
      map("UIView"), map("WKWebView"), map("UITextView"),
      map("Board") + "\nclass Board: UIScrollView {}",
      "struct Plan: UIViewControllerRepresentable { func makeUIViewController(context: Context) -> UIViewController { UIViewController() } }",
    ])
  func filling(map: String) throws {
    #expect(
      try verdicts("Plan().frame(width: 50, height: 50).onTapGesture { go() }", map) == ["pass 1"])
    #expect(
      try verdicts("Plan().frame(width: 30, height: 50).onTapGesture { go() }", map)
        == ["fail 'tap-gesture' 30×50"])
  }

  @Test("a text view that is told whether it scrolls may be as large as its text")
  func texts() throws {
    let note = Self.map(
      "UITextView", "func still(_ view: UITextView) { view.isScrollEnabled = false }")
    #expect(
      try verdicts("Plan().frame(minHeight: 50).onTapGesture { go() }", note)[0]
        .hasPrefix("undecided"))
  }

  @Test("a controller that hosts views of SwiftUI's shows them")
  func hosting() throws {
    func shown(_ controller: String) throws -> [String] {
      try verdicts(
        "Button(action: go) { Color.red.frame(width: 30, height: 30) }.buttonStyle(.plain).modifier(Hosted())",
        """
        struct Hosted: ViewModifier {
          func body(content: Content) -> some View { Box(content: content) }
        }
        struct Box<Content: View>: UIViewControllerRepresentable {
          let content: Content
          func makeUIViewController(context: Context) -> UIViewController { \(controller) }
        }
        """)
    }
    let host = "UIHostingController(rootView: content)"
    for controller in [host, "let host = \(host)\nhost.view.isOpaque = false\nreturn host"] {
      #expect(try shown(controller) == ["fail 'button' 30×30"])
    }
    #expect(try shown("UIViewController()") == ["undecided 'button'"])
  }

  @Test("what a controller or a view holds that hosts the content is shown, too")
  func holding() throws {
    func shown(
      _ kind: String, _ code: String, content: String = "@ViewBuilder var content: () -> Content"
    ) throws -> [String] {
      try verdicts(
        "Box { Button(action: go) { Color.red.frame(width: 30, height: 30) }.buttonStyle(.plain) }",
        """
        struct Box<Content: View>: \(kind)Representable {
          \(content)
          \(code)
          class Coordinator: NSObject {
            let host: UIHostingController<Content>
            init(host: UIHostingController<Content>) { self.host = host }
          }
        }
        """)
    }
    let child = """
      func makeUIViewController(context: Context) -> UIViewController {
        let holder = UIViewController()
        let host = UIHostingController(rootView: CONTENT)
        holder.addChild(host)
        holder.view.addSubview(host.view)
        return holder
      }
      """
    let scrolled = """
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.addSubview(context.coordinator.host.view)
        return view
      }
      func makeCoordinator() -> Coordinator {
        Coordinator(host: UIHostingController(rootView: CONTENT))
      }
      """
    let small = ["fail 'button' 30×30"]
    for (kind, code) in [("UIViewController", child), ("UIView", scrolled)] {
      let called = code.replacing("CONTENT", with: "content()")
      #expect(try shown(kind, called) == small)
      let kept = """
        private let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        """
      let named = code.replacing("CONTENT", with: "self.content")
      #expect(try shown(kind, named, content: kept) == small)
      let other = code.replacing("CONTENT", with: "Text(\"a\")")
      #expect(try shown(kind, other) == ["undecided 'button'"])
    }
    let label = scrolled.replacing("CONTENT", with: "content()").replacing(
      "UIScrollView", with: "UILabel")
    #expect(try shown("UIView", label) == ["undecided 'button'"])
  }

  @Test("where nothing is proposed its size is not known")
  func unproposed() throws {
    #expect(
      try verdicts("ScrollView { Plan().onTapGesture { go() } }", Self.map("UIView"))
        == ["undecided 'tap-gesture'"])
  }

  @Test(
    "one that may have a size of its own may have any",
    arguments: [
      map("UILabel"),
      map("UIView", "func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? { .zero }"),
      map("Badge")
        + "\nclass Badge: UIView { override var intrinsicContentSize: CGSize { CGSize(width: 9, height: 9) } }",
    ])
  func sized(map: String) throws {
    #expect(try verdicts("Plan().onTapGesture { go() }", map) == ["undecided 'tap-gesture'"])
  }

  @Test("what is added to a view of UIKit's is shown with it")
  func representables() throws {
    let source = """
      struct Crop: UIViewControllerRepresentable { let image: Picture }
      struct Screen: View {
        var body: some View {
          Crop(image: image)
            .toolbar { Button("Turn") {} }
            .overlay { Button(action: go) { Color.red.frame(width: 60, height: 20) } }
        }
      }
      """
    #expect(try Reading().hits(source, in: "Screen").count == 2)
  }
}
