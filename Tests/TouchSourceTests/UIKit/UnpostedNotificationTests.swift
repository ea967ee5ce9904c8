import Testing

/// Methods that wait for notifications which nothing posts.
@Suite("UIKit: notifications that nothing posts")
struct UnpostedNotificationTests {
  private static let name = #"Notification.Name("stopAllowed")"#

  /// The verdicts on a button that only what waits for a notification adds.
  private func verdicts(
    name: String = name, members: String = "", others: String = "", files: [String: String] = [:]
  ) throws -> [String] {
    let app = """
      import UIKit
      @main final class App: UIResponder, UIApplicationDelegate {
        let loader = Loader()
        \(others)
      }
      """
    return try Reading().verdicts(
      """
      import UIKit
      final class Loader: UIView {
        private let stop = UIButton()
        func begin() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(Loader.allow), name: \(name), object: nil)
          NotificationCenter.default.removeObserver(self, name: \(name), object: nil)
        }
        @objc private func allow() {
          stop.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
          stop.addTarget(self, action: #selector(end), for: .touchUpInside)
          addSubview(stop)
        }
        @objc private func end() {}
        \(members)
      }
      """, with: ["App.swift": app].merging(files) { $1 })
  }

  @Test(
    "what only such a method adds is never shown",
    arguments: [
      name, #"NSNotification.Name(rawValue: "stopAllowed")"#, #".init("stopAllowed")"#,
    ])
  func unposted(name: String) throws {
    #expect(try verdicts(name: name) == [])
    #expect(try verdicts(name: name, others: #"func a() { post(name: .other) }"#) == [])
  }

  @Test(
    "a name that code may post is posted",
    arguments: [
      "func a() { center.post(name: \(name), object: nil) }",
      #"let posted = "stopAllowed""#, "enum Event: String { case stopAllowed }",
      "func a(_ event: String) { center.post(name: Notification.Name(event), object: nil) }",
      "func a(_ event: String) { center.post(name: .init(rawValue: event), object: nil) }",
      #"func a() { center.post(name: Notification.Name("stop\(state)"), object: nil) }"#,
    ])
  func posted(others: String) throws {
    #expect(try verdicts(others: others) == ["fail 'stop' 30×30"])
  }

  @Test("what others call too is shown, as is what another module or the system may post")
  func others() throws {
    let found = ["fail 'stop' 30×30"]
    #expect(try verdicts(members: "func resume() { allow() }") == found)
    #expect(try verdicts(files: ["Post.m": #"[center post:@"stopAllowed"];"#]) == found)
    #expect(try verdicts(files: ["App.swift": "import UIKit\nlet loader = Loader()"]) == found)
    for name in ["SKStopAllowed", "kStopAllowed", "StopNotification", "com.stop"] {
      #expect(try verdicts(name: "Notification.Name(\"\(name)\")") == found, "\(name)")
    }
    #expect(try verdicts(name: "UIResponder.keyboardWillShowNotification") == found)
  }
}
