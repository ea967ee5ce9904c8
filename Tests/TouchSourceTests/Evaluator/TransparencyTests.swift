import Testing
import TouchModel
import TouchRules

/// What is clear, hidden or half seen.
@Suite("Evaluator: what is clear")
struct TransparencyTests {
  private let box = "Color.red.frame(width: 20, height: 20)"

  private func hits(_ content: String) throws -> [String] {
    try Reading().hits("struct Sample: View { var body: some View { \(content) } }")
  }

  @Test("what is hidden in one branch is judged in the other")
  func sometimes() throws {
    for hiding in ["opacity", "scaleEffect"] {
      let verdicts = try Reading().verdicts(
        """
        struct Sample: View {
          var body: some View { Button(action: go) { \(box) }.\(hiding)(isOn ? 1 : 0) }
        }
        """)
      #expect(verdicts == ["fail 'button' 20×20"])
    }
  }

  @Test("half seen reacts all the same; clear does not")
  func transparency() throws {
    #expect(try hits("Button(action: go) { \(box) }.opacity(0.01)") == ["20×20"])
    #expect(
      try hits("Color.clear.frame(width: 20, height: 20).onTapGesture { go() }") == ["nowhere"])
    #expect(
      try hits(
        "Color.clear.frame(width: 20, height: 20).contentShape(Rectangle()).onTapGesture { go() }")
        == ["20×20"])
    #expect(
      try hits("Color.red.opacity(0.001).frame(width: 20, height: 20).onTapGesture { go() }") == [
        "20×20"
      ])
  }

  @Test(
    "a colour of UIKit's is clear as well, in the light",
    arguments: [
      ("Color(uiColor: .clear)", true), ("Color(uiColor: UIColor.clear)", true),
      ("Color(.panel)", true), ("Color(uiColor: .panel)", true), ("Color.plain", true),
      ("Color(uiColor: .init(light: .clear, dark: .red))", true),
      ("Color(uiColor: .red)", false), ("Color(.card)", false),
      ("Color(uiColor: .init(light: .red, dark: .clear))", false),
    ])
  func clearColours(color: String, isClear: Bool) throws {
    let source = """
      extension UIColor {
        static var panel: UIColor { .clear }
        static var card: UIColor { .red }
      }
      extension Color { static var plain: Color { Color(uiColor: .clear) } }
      struct Sample: View {
        var body: some View { \(box).padding(12).background(\(color)).onTapGesture { go() } }
      }
      """
    #expect(try Reading().hits(source) == [isClear ? "20×20" : "44×44"])
  }

  @Test("a line in a clear colour is nothing to hit")
  func clearLines() throws {
    func verdicts(_ line: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          var body: some View {
            Button(action: go) { Color.blue.frame(width: 40, height: 40)\(line) }
              .buttonStyle(.plain)
          }
        }
        """)
    }
    #expect(try verdicts(".overlay(Circle().stroke(Color.clear, lineWidth: 2))") == verdicts(""))
    #expect(try verdicts(".overlay(Circle().stroke(Color.red, lineWidth: 2))") != verdicts(""))
  }

  @Test("a view that is nil lies in front of nothing")
  func absent() throws {
    func isCovered(_ front: String) throws -> Bool {
      let audit = try Reading().audit(
        """
        struct Sample: View {
          var body: some View { Button(action: go) { \(box) }.overlay(\(front)) }
        }
        """)
      let evidence = try #require(audit.findings.first).evidence
      return evidence.contains { $0.message.contains("in front") }
    }
    for front in ["Color?.none", "Optional<Color>.none", "Optional.none", "Badge?.none"] {
      #expect(try !isCovered(front), "\(front)")
    }
    #expect(try isCovered("Color.red"))
  }
}
