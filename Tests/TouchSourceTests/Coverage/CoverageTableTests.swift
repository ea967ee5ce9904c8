import Foundation
import Testing

@testable import TouchSource

/// The page of what is understood is made from the tables, and says no more than they do.
@Suite("What is understood")
struct CoverageTableTests {
  @Test("the page is up to date; else run Scripts/update-documentation")
  func page() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let written = try String(
      contentsOf: root.appendingPathComponent("Documentation/Coverage.md"), encoding: .utf8)
    #expect(written == CoverageTable.markdown)
  }

  @Test("every name of the tables stands on it")
  func complete() {
    let page = CoverageTable.markdown
    let names = SystemViews.names.union(SystemModifiers.names).union(Evaluation.systemStyles)
    for name in names { #expect(page.contains("`\(name)`"), "\(name)") }
  }

  @Test("what is called approximated is in a table, once")
  func approximations() {
    for (rows, names) in [
      (Approximation.views, Set(SystemViews.table.keys)),
      (Approximation.modifiers, SystemModifiers.names),
      (Approximation.styles, Evaluation.systemStyles),
    ] {
      #expect(Set(rows.map(\.name)).count == rows.count)
      for row in rows { #expect(names.contains(row.name), "\(row.name)") }
    }
  }

  @Test("no view is both followed and opaque")
  func apart() {
    #expect(SystemViews.opaque.isDisjoint(with: SystemViews.table.keys))
  }
}
