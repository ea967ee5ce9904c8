import Testing
import TouchRules

/// Taps around fields that only put the keyboard away, at which nobody aims.
@Suite("Evaluator: taps that put the keyboard away")
struct KeyboardTests {
  /// What is said of a tap around some content of a screen, and what is left out.
  private func account(
    _ action: String, around content: String = "Text(\"a\")\nTextField(\"b\", text: $text)",
    more: String = "", others: String = ""
  ) throws -> [String] {
    let audit = try Reading().audit(
      """
      \(Reading.app)
      struct Root: View {
        @State private var text = ""
        @State private var isOpen = false
        @FocusState private var isFocused: Bool
        @FocusState private var field: String?
        \(more)
        var body: some View {
          VStack(spacing: 100) { \(content) }.onTapGesture { \(action) }
        }
      }
      \(others)
      """)
    return audit.findings.filter { $0.subject.kind == .tapGesture }.map { "fail \($0.hit.written)" }
      + audit.leftOut.map { "\($0.subject.kind.rawValue) \($0.absence)" }
  }

  private static let resign = """
    UIApplication.shared.sendAction(
      #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    """

  @Test(
    "a tap that only puts the keyboard away is left out around a field",
    arguments: [
      "isFocused = false", "self.field = nil", "if isFocused { isFocused = false }",
      "withAnimation { isFocused = false }", resign, "hide()", "self.hide()",
      "UIApplication.shared.windows.first?.endEditing(true)", "UIApplication.shared.close()",
      "leave()", "end()",
    ])
  func dismissals(action: String) throws {
    let found = try account(
      action, more: "private func hide() { isFocused = false; field = nil }",
      others: """
        extension View {
          func leave() { \(Self.resign) }
          func end() {
            guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene,
              let window = scene.windows.first(where: { $0.isKeyWindow })
            else { return }
            window.endEditing(true)
          }
        }
        extension UIApplication {
          func close() {
            _ = sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
          }
        }
        """)
    #expect(found == ["tap-gesture keyboard"], "\(action)")
  }

  @Test(
    "a tap that does more, or something else, is a target",
    arguments: [
      "isFocused = false; isOpen = true", "isOpen = false", "isFocused = true", "field = \"a\"",
      "if isFocused { isFocused = false } else { isOpen = true }", "hide()", "model.endEditing()",
      "guard isOpen else { return }", "guard isOpen else { return open() }; isFocused = false",
      "UIApplication.shared.sendAction(#selector(App.open), to: nil, from: nil, for: nil)",
    ])
  func others(action: String) throws {
    let found = try account(
      action, more: "private func hide() { isFocused = false; isOpen = false }")
    #expect(!found.contains("tap-gesture keyboard"), "\(action)")
  }

  @Test("a tap on what shows no field may be there to put the keyboard away")
  func onSign() throws {
    #expect(
      try account(
        "isFocused = false", around: "Image(systemName: \"keyboard.chevron.compact.down\")"
      )
      .first?.hasPrefix("fail ") == true)
  }
}
