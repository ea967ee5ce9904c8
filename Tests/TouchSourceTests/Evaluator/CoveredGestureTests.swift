import Testing
import TouchRules

/// What lies over the gesture of a background leaves of it what is touched.
@Suite("Evaluator: covered gestures")
struct CoveredGestureTests {
  private let drawer = ".background { Color.purple.onTapGesture { open() } }"

  @Test("a gesture that its own foreground covers is no target, and what that leaves is one")
  func behind() throws {
    func audit(_ front: String) throws -> Audit {
      try Reading().audit("struct Sample: View { var body: some View { \(front)\(drawer) } }")
    }
    let covered = try audit("Color.white.frame(height: 36)")
    #expect(covered.findings.isEmpty)
    #expect(covered.leftOut.map(\.absence) == [.hidden])
    for front in [
      "Color.clear.frame(height: 36)", "Text(\"a\").frame(maxWidth: .infinity).frame(height: 36)",
      "Color.white.frame(height: 36).opacity(0.4)",
    ] {
      #expect(try audit(front).findings.map(\.rule) == [.targetSize], "\(front)")
    }
  }

  @Test("what shows more than a ground is told where it is covered: it is drawn to be touched")
  func inFront() throws {
    func rules(_ view: String) throws -> [Rule.ID] {
      try Reading().audit("struct Sample: View { var body: some View { \(view) } }")
        .findings.map(\.rule)
    }
    let close = "Image(systemName: \"xmark\").onTapGesture { close() }"
    for view in [
      "\(close).overlay(Circle().fill(Color.black.opacity(0.1)).frame(width: 40, height: 40))",
      "Text(\"Close\").onTapGesture { close() }.overlay(LinearGradient(colors: [.clear, .white]))",
      "ZStack { \(close); Image(\"poster\").resizable().frame(width: 120, height: 180) }",
    ] {
      #expect(try rules(view).contains(.targetSize), "\(view)")
    }
  }

  @Test("a control keeps its edges under covers, and what lies on a gesture is not beside it")
  func edges() throws {
    func rules(_ stack: String) throws -> [Rule.ID] {
      try Reading().audit("struct Sample: View { var body: some View { \(stack) } }")
        .findings.map(\.rule)
    }
    let button = "Button(action: go) { Color.red.frame(width: 60, height: 60) }"
    #expect(
      try rules("HStack(spacing: 2) { \(button).overlay(Color.black.opacity(0.1)); \(button) }")
        .contains(.targetSpacing))
    let lid = "ZStack { Color.white.frame(width: 200, height: 70); \(button) }"
    let ground = "Color.gray.frame(width: 200, height: 100).onTapGesture { go() }"
    #expect(
      try !rules("VStack(spacing: -20) { \(ground); \(lid) }").contains(.targetSpacing))
  }

  @Test("distances are taken from what is left of a gesture")
  func distance() throws {
    func rules(_ lid: String) throws -> [Rule.ID] {
      try Reading().audit(
        """
        struct Sample: View {
          var body: some View {
            VStack(spacing: 0) {
              Button(action: go) { Color.orange.frame(width: 80, height: 80) }
              VStack(spacing: 0) {
                \(lid)
                Spacer().frame(height: 80)
              }
              \(drawer)
            }
          }
        }
        """
      ).findings.map(\.rule)
    }
    #expect(try rules("Color.white.frame(height: 32)") == [])
    #expect(try rules("Color.clear.frame(height: 32)") == [.targetSpacing])
    #expect(try rules("Color.white.frame(height: 4)") == [.targetSpacing])
  }
}
