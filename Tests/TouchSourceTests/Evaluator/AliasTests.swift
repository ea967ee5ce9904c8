import Testing

/// Other names that a project gives to types of the system's.
@Suite("Evaluator: aliases of the system's types")
struct AliasTests {
  private func hits(_ aliases: String, _ label: String, _ rest: String = "") throws -> [String] {
    try Reading().hits(
      """
      \(rest)
      struct Sample: View {
        \(aliases)
        var body: some View { Button { go() } label: { \(label) } }
      }
      """)
  }

  @Test("code means what an alias that it sees stands for, be it called as a view of the system's")
  func system() throws {
    let text = try hits("", "Text(\"Send\")")
    #expect(try hits("typealias Image = Text", "Image(\"Send\")") == text)
    #expect(try hits("", "Words(\"Send\")", "typealias Words = Text") == text)
    // By way of another, and of one that another platform has instead.
    #expect(
      try hits("typealias Image = Words", "Image(\"Send\")", "typealias Words = Text") == text)
    #expect(
      try hits(
        """
        #if os(macOS)
        typealias Image = Stepper
        #else
        typealias Image = Text
        #endif
        """, "Image(\"Send\")") == text)
  }

  @Test("an alias in another type changes nothing, nor do two that stand for each other")
  func others() throws {
    let image = try hits("", "Image(systemName: \"plus\")")
    #expect(
      try hits("", "Image(systemName: \"plus\")", "struct Asset { typealias Image = Text }")
        == image)
    let open = try hits("", "Unknown(1)")
    #expect(
      try hits("", "First(1)", "typealias First = Second\ntypealias Second = First") == open)
  }

  @Test("an alias outside any type is meant in its own module")
  func modules() throws {
    func hits(aliasIn folder: String) throws -> [String] {
      let project = try SourceProject([
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Kit", targets: [.target(name: "Kit"), .target(name: "Look")])
        """,
        "Sources/Kit/Sample.swift": """
        import Look
        import SwiftUI
        public struct Sample: View {
          public var body: some View { Button { go() } label: { Image(systemName: "plus") } }
        }
        """,
        "Sources/\(folder)/Alias.swift": "public typealias Image = Text",
        "Sources/Look/Look.swift": "public struct Look {}",
      ])
      return project.audit().inspect(view: "Sample").views.flatMap {
        $0.typical.elements.map { $0.region.largestPiece?.size.written ?? "nowhere" }
      }
    }
    let image = try Reading().hits(
      """
      struct Sample: View {
        var body: some View { Button { go() } label: { Image(systemName: "plus") } }
      }
      """)
    #expect(try hits(aliasIn: "Look") == image)
    #expect(try hits(aliasIn: "Kit") != image)
  }
}
