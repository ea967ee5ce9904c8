import Testing
import TouchModel

/// Views that rows show at their ends.
@Suite("UIKit: accessory views")
struct AccessoryTests {
  private func verdicts(_ setup: String) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let button = UIButton(type: .system)",
      setup: """
        button.setTitle("More options", for: .normal)
        \(setup)
        """, superclass: "UITableViewCell")
  }

  @Test("a row may let them react to its end, 20 points behind, and as high as it is")
  func framed() throws {
    func verdicts(_ width: Int, _ height: Int, in place: String) throws -> [String] {
      let frame = "button.frame = CGRect(x: 0, y: 0, width: \(width), height: \(height))"
      return try self.verdicts("\(frame)\n\(place) = button")
    }
    for place in ["accessoryView", "editingAccessoryView"] {
      // Whatever the row's height, with the margin it is no wider than 37.
      let narrow = try verdicts(17, 23, in: place)
      #expect(narrow.count == 1 && narrow[0].hasPrefix("fail 'button' 17×"), "\(narrow)")
      #expect(try verdicts(30, 23, in: place) == ["undecided 'button'"])
      #expect(try verdicts(60, 23, in: place) == ["undecided 'button'"])
      #expect(try verdicts(60, 44, in: place) == ["pass 1"])
    }
    #expect(
      try self.verdicts("button.sizeToFit()\naccessoryView = button") == ["undecided 'button'"])
  }

  @Test("what is said of them is an estimate that names no height")
  func estimated() throws {
    let findings = try UIKitReading.findings(
      members: "let button = UIButton(type: .system)",
      setup: """
        button.frame = CGRect(x: 0, y: 0, width: 17, height: 23)
        accessoryView = button
        """, superclass: "UITableViewCell")
    let finding = try #require(findings.first)
    #expect(finding.certainty == .estimated)
    #expect(finding.message.contains("can be hit in a width of 17 to 37 pt of the 44×44"))
  }

  @Test(
    "without a frame that is known nothing is",
    arguments: [
      "accessoryView = button",
      "button.frame = given.frame\naccessoryView = button",
      "button.widthAnchor.constraint(equalToConstant: 20).isActive = true\naccessoryView = button",
      // Another place may enlarge what it is given.
      "button.frame = CGRect(x: 0, y: 0, width: 24, height: 20)\nbackgroundView = button",
    ])
  func open(setup: String) throws {
    #expect(try verdicts(setup) == ["undecided 'button'"])
  }

  @Test("a row that is asked for is given them as well")
  func asked() throws {
    let verdicts = try Reading().verdicts(
      """
      import UIKit
      final class List: UITableViewController {
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
          let more = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 48))
          more.addTarget(self, action: #selector(show), for: .touchUpInside)
          cell.accessoryView = more
          return cell
        }
        @objc func show() {}
      }
      """)
    #expect(verdicts == ["undecided 'more'"])
  }
}
