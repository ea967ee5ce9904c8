import Testing

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

  @Test("a row leaves them as large as their frames")
  func framed() throws {
    let small = "button.frame = CGRect(x: 0, y: 0, width: 24, height: 20)"
    let large = "button.frame = CGRect(x: 0, y: 0, width: 60, height: 44)"
    for place in ["accessoryView", "editingAccessoryView"] {
      #expect(try verdicts("\(small)\n\(place) = button") == ["fail 'button' 24×20"])
      #expect(try verdicts("\(large)\n\(place) = button") == ["pass 1"])
    }
    let fitted = try verdicts("button.sizeToFit()\naccessoryView = button")
    #expect(fitted.count == 1 && fitted[0].hasPrefix("fail 'button'") && fitted[0].hasSuffix("×30"))
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
    #expect(verdicts == ["fail 'more' 30×48"])
  }
}
