import Testing
import TouchModel

@testable import TouchSource

@Suite("What is remembered for what")
struct MemoryPurposeTests {
  private let view = ViewReference(
    path: ["A"], place: Place(file: "A.swift", line: 1, column: 1), isScene: false,
    isPublic: false, isLoose: false, inherited: [])

  @Test("what is remembered of one thing for several purposes has several keys")
  func purposes() {
    let all = MemoryPurpose.allCases
    #expect(Set(all.map { $0.key(of: view) }).count == all.count)
    #expect(Set(all.map { $0.key("A.swift") }).count == all.count)
  }

  @Test("what is remembered for one purpose is told apart by its names and circumstances")
  func names() {
    #expect(MemoryPurpose.whole.key(of: view) == MemoryPurpose.whole.key(of: view))
    #expect(MemoryPurpose.whole.key(of: view) != MemoryPurpose.whole.key(of: view, "open"))
    #expect(MemoryPurpose.views.key("A", "B") != MemoryPurpose.views.key("AB"))
    #expect(MemoryPurpose.views.key("A", "B") != MemoryPurpose.views.key("B", "A"))
  }
}
