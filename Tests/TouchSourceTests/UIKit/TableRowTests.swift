import Testing
import TouchModel
import TouchRules

/// Rows of tables, which are targets as a whole where a delegate selects them.
@Suite("UIKit: rows of tables")
struct TableRowTests {
  /// What is said of the rows of `Line`, which a controller shows and selects.
  private func findings(
    height: String = "36", select: String? = "open(lines[path.row])", members: String = "",
    cells: String = ""
  ) throws -> [Finding] {
    let selecting =
      select.map {
        "func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) { \($0) }"
      } ?? ""
    return try Reading().audit(
      """
      import UIKit
      final class Line: UITableViewCell {}
      final class Other: UITableViewCell {}
      final class Lines: UIViewController, UITableViewDataSource, UITableViewDelegate {
        \(members)
        func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          \(cells)
          return view.dequeueReusableCell(withIdentifier: "Line", for: path) as! Line
        }
        func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
          \(height)
        }
        \(selecting)
      }
      """
    ).findings
  }

  @Test("a row that is selected is as high as the table makes it")
  func selected() throws {
    let finding = try #require(try findings().first)
    #expect(finding.subject.kind == .tableRow)
    #expect(finding.subject.view == "Line")
    #expect(finding.hit.height == 36)
    #expect(
      finding.message
        == "the table row can be hit in a height of 36 pt of the 44×44 it needs; "
        + "return a height of at least 44 from 'heightForRowAt'")
    #expect(finding.evidence.contains { $0.message.contains("'heightForRowAt'") })
    #expect(try findings(height: "44").isEmpty)
    #expect(try findings(height: "UITableView.automaticDimension").isEmpty)
    #expect(try findings(height: "height(of: path)").isEmpty)
  }

  @Test(
    "where touching it does nothing it is none",
    arguments: [nil, "", "view.deselectRow(at: path, animated: true)", "print(path)"])
  func idle(select: String?) throws {
    #expect(try findings(select: select).isEmpty)
  }

  @Test("what may refuse says nothing of single rows")
  func refused() throws {
    let asked = """
      func tableView(_ view: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
        lines[path.row].isOn ? path : nil
      }
      """
    #expect(try findings(members: asked).isEmpty)
    #expect(
      try findings(members: "func stop(_ list: UITableView) { list.allowsSelection = false }")
        .isEmpty)
  }

  @Test("where what tells rows apart says how high they are, each is as high as its own")
  func toldApart() throws {
    let found = try findings(
      height: "return path.section == 1 ? 30 : 60",
      cells: """
        if path.section == 1 {
          return view.dequeueReusableCell(withIdentifier: "Other", for: path) as! Other
        }
        """)
    #expect(found.map(\.subject.view) == ["Other"])
    #expect(found.map(\.hit.height) == [30])
  }
}
