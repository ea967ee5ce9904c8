import Testing
import TouchRules

/// Views that are looked at alone, and what those give them that make them.
@Suite("Evaluator: views as they are made")
struct ViewMakingTests {
  /// A view whose button is small unless it is compact, made on a screen of more alternatives than are
  /// tried.
  private func source(_ making: String, _ rest: String = "") -> String {
    let flags = (0..<40).map { "@Published var f\($0) = false" }.joined(separator: "\n")
    let texts = (0..<40).map { "if model.f\($0) { Text(\"\($0)\") }" }.joined(separator: "\n")
    return """
      class Model: ObservableObject {
        \(flags)
        var isSmall = false
      }
      struct Actions: View {
        var compact = false
        var title: String?
        var body: some View {
          if compact {
            Text("a")
          } else {
            Button {} label: { Color.red.frame(width: title == nil ? 20 : 30, height: 20) }
          }
        }
      }
      \(rest)
      struct Root: View {
        @ObservedObject var model: Model
        var body: some View {
          VStack {
            \(texts)
            if model.f39 { Text("x") } else if model.f38 { \(making) }
          }
        }
      }
      """
  }

  private func leftOut(_ source: String) throws -> [String] {
    try Reading().audit(source).leftOut.map(\.absence.rawValue)
  }

  @Test("a view that is looked at alone is given what is written where it is made")
  func alone() throws {
    let small = ["fail 'button' 20×20"]
    #expect(try Reading().verdicts(source("Actions(compact: true)")) == [])
    #expect(try leftOut(source("Actions(compact: true)")) == ["unasked"])
    #expect(try Reading().verdicts(source("Actions(compact: false)")) == small)
    #expect(try Reading().verdicts(source("Actions()")) == small)
    #expect(try Reading().verdicts(source("Actions(title: \"a\")")) == ["fail 'button' 30×20"])
    // What is not written out may be anything.
    #expect(try Reading().verdicts(source("Actions(compact: model.isSmall)")) == small)
  }

  @Test("of several ways in which a view is made each counts")
  func severalWays() throws {
    let two = source("Actions(compact: true); Actions(compact: true, title: \"a\")")
    #expect(try Reading().verdicts(two) == [])
    let three = source("Actions(compact: true); Actions(title: \"a\")")
    #expect(try Reading().verdicts(three) == ["fail 'button' 30×20"])
  }

  @Test("what is not made in so many words may be given anything")
  func otherWays() throws {
    let handed = "func make(_ make: (Bool, String?) -> Actions) -> Actions { make(true, nil) }"
    #expect(try !Reading().verdicts(source("make(Actions.init)", handed)).isEmpty)
    // A preview makes none.
    let preview = "#Preview { Actions() }"
    #expect(try Reading().verdicts(source("Actions(compact: true)", preview)) == [])
  }

  @Test("a parameter of a private function is what that is given")
  func parameters() throws {
    func verdicts(_ access: String, _ calls: String, _ value: String = "small") throws -> [String] {
      try Reading().verdicts(
        """
        struct Page: View {
          let small: Bool
          var body: some View {
            VStack { if small { Button {} label: { Color.red.frame(width: 20, height: 20) } } }
          }
        }
        final class Desk {
          func show() { \(calls) }
          \(access)func open(_ title: String, small: Bool = false) {
            present(UIHostingController(rootView: Page(small: \(value))))
          }
        }
        """)
    }
    let found = ["fail 'button' 20×20"]
    #expect(try verdicts("private ", "open(\"a\", small: false)") == [])
    #expect(try verdicts("private ", "self.open(\"a\")") == [])
    #expect(try verdicts("private ", "open(\"a\", small: true)") == found)
    #expect(try verdicts("private ", "open(\"a\"); open(\"b\", small: true)") == found)
    #expect(try verdicts("private ", "open(\"a\", small: isSmall)") == found)
    #expect(try verdicts("private ", "open(\"a\"); each(open)") == found)
    #expect(try verdicts("private ", "open(\"a\")", "!small") == found)
    // Others may call it.
    #expect(try verdicts("", "open(\"a\", small: false)") == found)
  }

  @Test("what an animation is begun around is shown where it is a view")
  func animated() throws {
    func verdicts(_ body: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          @State private var isOn = false
          var body: some View { Frame { Color.red.frame(width: 20, height: 20) } }
        }
        struct Frame<Content: View>: View {
          @ViewBuilder var content: () -> Content
          @State private var height = 0.0
          var body: some View {
            \(body) { Button(action: go) { content() }.padding(.bottom, height) }
          }
        }
        """)
    }
    #expect(try verdicts("withAnimation(.easeIn)") == ["fail 'button' 20×20"])
    #expect(try verdicts("VStack") == ["fail 'button' 20×20"])
    #expect(try verdicts("measured")[0].hasPrefix("undecided"))
  }

  @Test("what an app makes public is given what the app gives it, a library's may get more")
  func publicViews() throws {
    func verdicts(_ making: String, manifest: String? = nil) throws -> [String] {
      try Reading().verdicts(
        """
        public struct Header: View {
          let onTap: (() -> Void)?
          public init(onTap: (() -> Void)? = nil) { self.onTap = onTap }
          public var body: some View {
            Color.red.frame(width: 20, height: 20).onTapGesture { onTap?() }
          }
        }
        struct Root: View { var body: some View { VStack { Header(); \(making) } } }
        \(Reading.app)
        """, with: manifest.map { ["Package.swift": $0] } ?? [:])
    }
    let found = ["fail 'tap-gesture' 20×20"]
    #expect(try verdicts("Header()") == [])
    #expect(try verdicts("Header { go() }") == found)
    let library = "let package = Package(products: [.library(name: \"Kit\", targets: [\"Kit\"])])"
    #expect(try verdicts("Header()", manifest: library) == found)
  }
}
