import Testing
import TouchRules

/// Buttons of Interface Builder's that code finds by their tags.
@Suite("UIKit: tags in Interface Builder")
struct InterfaceNumberTests {
  /// A button of a height in a row.
  private static func row(
    _ name: String, _ height: Int, tag: Int = 2, title: String = "Add", more: String = ""
  ) -> String {
    """
    <tableViewCell reuseIdentifier="\(name)" id="cell-\(name)">
      <tableViewCellContentView key="contentView" tableViewCell="cell-\(name)" id="in-\(name)">
        <subviews>
          <button tag="\(tag)" translatesAutoresizingMaskIntoConstraints="NO" id="but-\(name)">
            <constraints>
              <constraint firstAttribute="width" constant="60" id="w-\(name)"/>
              <constraint firstAttribute="height" constant="\(height)" id="h-\(name)"/>
            </constraints>
            <state key="normal" title="\(title)"/>
          </button>
          \(more)
        </subviews>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  /// What is said of the rows of a table where code asks for one and does something with what it finds there.
  private func verdicts(
    _ rows: String = row("cell", 30), name: String = "\"cell\"",
    find: String = "cell.viewWithTag(2) as! UIButton",
    code: String = "button.addTarget(self, action: #selector(add), for: .touchUpInside)",
    members: String = ""
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController, UITableViewDataSource {
        \(members)
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: \(name), for: path)
          let button = \(find)
          \(code)
          return cell
        }
        @objc func add(_ sender: UIButton) {}
      }
      """,
      with: [
        "Main.storyboard": """
        <document initialViewController="own">
          <scenes><scene sceneID="one"><objects>
            <viewController id="own" customClass="Sample" sceneMemberID="viewController">
              <view key="view" id="all"><subviews><tableView id="table" dataMode="prototypes">
                <prototypes>\(rows)</prototypes>
              </tableView></subviews></view>
            </viewController>
          </objects></scene></scenes>
        </document>
        """
      ])
  }

  private static let failing = ["fail 'Add' 60×30"]

  @Test("a button that code finds by its tag and makes do something is an element")
  func wired() throws {
    #expect(try verdicts() == Self.failing)
    #expect(try verdicts(Self.row("cell", 48)) == ["pass 1"])
    #expect(
      try verdicts(
        code: "wire(button)",
        members: """
          func wire(_ button: UIButton) {
            button.addTarget(self, action: #selector(add), for: .touchUpInside)
          }
          """) == Self.failing)
    for find in [
      "(cell.viewWithTag(Self.number) as? UIButton)!",
      "cell.contentView.viewWithTag(2) as! UIButton",
    ] {
      #expect(try verdicts(find: find, members: "static let number = 2") == Self.failing, "\(find)")
    }
    // What code does with it counts.
    #expect(
      try verdicts(
        code: """
          button.addAction(UIAction { _ in }, for: .touchUpInside)
          button.isHidden = true
          button.isHidden = false
          """) == Self.failing)
  }

  @Test("a button that no code makes do something is none")
  func idle() throws {
    #expect(try verdicts(code: "print(button)").allSatisfy { !$0.hasPrefix("fail") })
    #expect(try verdicts(code: "button.isSelected = true") == [])
    #expect(try verdicts(Self.row("cell", 30, tag: 3)) == [])
    #expect(try verdicts(find: "cell.viewWithTag(2) as! UILabel") == [])
    #expect(try verdicts(name: "\"other\"") == [])
  }

  @Test("of buttons with one tag the name of the row that code asks for tells which is meant")
  func rows() throws {
    let rows = Self.row("cell", 30) + Self.row("second", 24, title: "More")
    #expect(try verdicts(rows) == Self.failing)
    #expect(try verdicts(rows, name: "\"second\"") == ["fail 'More' 60×24"])
    // Where nothing tells it, either may be.
    #expect(
      try verdicts(rows, name: "names[path.row]", members: "var names: [String] = []")
        == ["undecided 'Add'", "undecided 'More'"])
    #expect(
      try verdicts(
        Self.row("cell", 30, more: #"<button tag="2" id="twin"><state title="X"/></button>"#)
      )
      .allSatisfy { $0.hasPrefix("undecided") })
  }
}
