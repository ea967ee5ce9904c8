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
        + "give it a height of at least 44 in 'heightForRowAt'")
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

  /// What is said of the rows of a controller that sizes all of them alike.
  private func findings(
    sizing: String, members: String = "", base: String = "UITableViewController"
  )
    throws -> [Finding]
  {
    try Reading().audit(
      """
      import UIKit
      final class Line: UITableViewCell {}
      final class Lines: \(base) {
        \(members)
        func setUp() { \(sizing) }
        override func viewDidLoad() { super.viewDidLoad(); setUp() }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          return t.dequeueReusableCell(withIdentifier: "Line", for: p) as! Line
        }
        override func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) { open(p) }
      }
      """
    ).findings
  }

  @Test("where no method says how high rows are, the table's property does")
  func rowHeight() throws {
    let finding = try #require(try findings(sizing: "tableView.rowHeight = 36").first)
    #expect(finding.hit.height == 36)
    #expect(finding.message.hasSuffix("give it a height of at least 44 in 'rowHeight'"))
    #expect(try findings(sizing: "tableView.rowHeight = 44").isEmpty)
    #expect(try findings(sizing: "tableView.rowHeight = UITableView.automaticDimension").isEmpty)
    #expect(try findings(sizing: "").isEmpty)
    // Another value may be the one that counts.
    #expect(
      try findings(sizing: "tableView.rowHeight = 36; if isWide { tableView.rowHeight = height }")
        .isEmpty)
    #expect(try findings(sizing: "tableView.rowHeight = 36; tableView.rowHeight += 20").isEmpty)
    // It may be another table's.
    #expect(
      try findings(
        sizing: "menu.rowHeight = 36", members: "var list: UITableView!; var menu: UITableView!"
      )
      .isEmpty)
    // Another object may be asked.
    #expect(
      try findings(
        sizing: "list.rowHeight = 36", members: "let list = UITableView()", base: "Source"
      )
      .isEmpty)
  }

  @Test("what never refuses changes nothing")
  func agreed() throws {
    let asked = "func tableView(_ view: UITableView, willSelectRowAt path: IndexPath) -> IndexPath?"
    #expect(try findings(members: "\(asked) { path }").count == 1)
    #expect(try findings(members: "\(asked) { nil }").isEmpty)
    let lighting =
      "func tableView(_ view: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool"
    #expect(try findings(members: "\(lighting) { return true }").count == 1)
    #expect(try findings(members: "\(lighting) { false }").isEmpty)
  }
}
