import Testing

/// Containers that take their content apart, view by view.
@Suite("Evaluator: subviews")
struct SubviewTests {
  private func hits(_ body: String, _ others: String = "") throws -> [String] {
    try Reading().hits("struct Sample: View { var body: some View { \(body) } }\n\(others)")
  }

  private static func tile(_ side: Int) -> String {
    "Button(action: go) { Color.red.frame(width: \(side), height: 10) }"
  }

  private static let tiles = "\(tile(11))\n\(tile(12))\n\(tile(13))"

  @Test(
    "a container of the project's shows its content one by one, each as it says",
    arguments: [
      ("ForEach(subviews: content) { view in view }", ["11×10", "12×10", "13×10"]),
      ("Group(subviews: content) { views in ForEach(views) { $0 } }", ["11×10", "12×10", "13×10"]),
      (
        "Group(subviews: content) { views in ForEach(views.dropLast()) { $0; Divider() }; views.last }",
        ["11×10", "12×10", "13×10"]
      ),
      ("Group(subviews: content) { views in views[1] }", ["12×10"]),
      (
        "Group(subviews: content) { views in ForEach(Array(views.enumerated()), id: \\.offset) { _, view in view.disabled(true) } }",
        ["11×10", "12×10", "13×10"]
      ),
      (
        "Group(subviews: content) { views in ForEach(views.prefix(2)) { $0 } }", ["11×10", "12×10"]
      ),
    ])
  func apart(shown: String, sizes: [String]) throws {
    let box = """
      struct Box<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { HStack { \(shown) } }
      }
      """
    #expect(try hits("Box { \(Self.tiles) }", box) == sizes)
  }

  @Test(
    "a layout that is given its views one by one shows them as it says",
    arguments: [
      ("ForEach(children) { $0 }", ["11×10", "12×10", "13×10"]),
      ("children", []), ("if children.count == 2 { children.first }", []),
      ("children.last", ["13×10"]),
      (
        "ForEach(children) { child in if child.id != children.last?.id { child } }",
        ["11×10", "12×10"]
      ),
    ])
  func variadic(shown: String, sizes: [String]) throws {
    let box = """
      struct Box<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { _VariadicView.Tree(Row()) { content } }
        struct Row: _VariadicView_MultiViewRoot {
          func body(children: _VariadicView.Children) -> some View { HStack { \(shown) } }
        }
      }
      """
    let made = try hits("Box { \(Self.tiles) }", box)
    if sizes.isEmpty { #expect(made.count != 1) } else { #expect(made == sizes) }
  }

  @Test("what a loop or a group makes counts one by one too")
  func nested() throws {
    let content = "Group { ForEach(1..<3) { side in \(Self.tile(11)) }; \(Self.tile(14)) }"
    #expect(
      try hits("HStack { Group(subviews: \(content)) { views in views.dropFirst() } }")
        == ["11×10", "14×10"])
    #expect(
      try hits(
        "HStack { Group(subviews: \(content)) { views in ForEach(views.dropFirst()) { $0 } } }")
        == ["11×10", "14×10"])
  }
}
