import Testing

/// Properties of extensions of the system's views that add recognisers when code asks for them.
@Suite("UIKit: properties that add recognisers")
struct GestureGetterTests {
  private func verdicts(_ use: String, getter: String, others: String = "") throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Page: UIViewController {
        private let mark = UIImageView()
        override func viewDidLoad() {
          super.viewDidLoad()
          mark.frame = CGRect(x: 0, y: 100, width: 120, height: 30)
          mark.isUserInteractionEnabled = true
          view.addSubview(mark)
          \(use)
        }
        @objc private func ask() {}
      }
      """,
      with: [
        "Other.swift": """
        import UIKit
        extension UIView {
          \(getter)
        }
        final class Telling: UITapGestureRecognizer { let events = Events() }
        \(others)
        """
      ])
  }

  private let plain = """
    var plainTap: UITapGestureRecognizer {
      let tap = UITapGestureRecognizer(target: self, action: nil)
      addGestureRecognizer(tap)
      return tap
    }
    """

  @Test("the view that it is asked of reacts")
  func asked() throws {
    let found = "fail 'mark' 120×30"
    let plainly = try verdicts(
      "mark.plainTap.addTarget(self, action: #selector(ask))", getter: plain)
    #expect(plainly.contains(found), "\(plainly)")
    let events = """
      var told: Events { let tap = Telling(); addGestureRecognizer(tap); return tap.events }
      """
    #expect(try verdicts("mark.told.sink { print(1) }", getter: events).contains(found))
  }

  @Test("no other does, be it of a property that only asks")
  func others() throws {
    #expect(try !verdicts("", getter: plain).contains { $0.hasPrefix("fail") })
    let first = "var first: UIGestureRecognizer? { gestureRecognizers?.first }"
    #expect(try verdicts("print(mark.first as Any)", getter: first) == [])
  }
}
