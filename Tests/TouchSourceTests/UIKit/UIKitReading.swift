import Testing
import TouchModel
import TouchRules

/// What an audit says of UIKit source, for tests on small ones.
enum UIKitReading {
  /// What makes `button` 30 points wide and 48 high.
  static let small = """
    addSubview(button)
    button.widthAnchor.constraint(equalToConstant: 30).isActive = true
    button.heightAnchor.constraint(equalToConstant: 48).isActive = true
    """

  /// The verdicts on a class that sets its views up in one function.
  static func verdicts(
    members: String, setup: String, others: String = "", superclass: String = "UIView",
    wired: Bool = true, outside: String = ""
  ) throws -> [String] {
    try Reading().verdicts(
      source(members: members, setup: setup, others: others, superclass, wired: wired),
      with: ["Outside.swift": "import UIKit\n\(outside)"])
  }

  /// What is left out of such a class, as `'label' reason`.
  static func leftOut(
    members: String, setup: String, others: String = "", wired: Bool = true
  ) throws -> [String] {
    try Reading().leftOut(
      source(members: members, setup: setup, others: others, "UIView", wired: wired))
  }

  /// The findings on such a class.
  static func findings(
    members: String, setup: String, others: String = "", superclass: String = "UIView",
    policy: Policy.Name = .hig
  ) throws -> [Finding] {
    try Reading(policy: policy).audit(
      source(members: members, setup: setup, others: others, superclass)
    ).findings
  }

  /// The finding on `button` in such a class.
  static func finding(
    members: String = "let button = UIButton()", _ setup: String, others: String = "",
    policy: Policy.Name = .hig
  ) throws -> Finding {
    let findings = try findings(members: members, setup: setup, others: others, policy: policy)
    return try #require(findings.first { $0.subject.label == "button" })
  }

  /// The verdicts on one button that is added to the class's view and set up.
  static func button(
    _ creation: String = "UIButton()", setup: String, others: String = ""
  ) throws -> [String] {
    try verdicts(
      members: "let button = \(creation)",
      setup: "addSubview(button)\n\(setup)", others: others)
  }

  /// The class, with something to do for each of its properties.
  private static func source(
    members: String, setup: String, others: String, _ superclass: String, wired: Bool = true
  ) -> String {
    let names = wired ? members.matches(of: /(?:let|var) (\w+)(?:: UIButton)?[!? ]/).map(\.1) : []
    let actions = names.map { "\($0).addTarget(self, action: nil, for: .touchUpInside)" }
    return """
      import UIKit
      \(others)
      final class Sample: \(superclass) {
        \(members)
        func setUp() {
          \(setup)
        }
        func connectAll() {
          \(actions.joined(separator: "\n"))
        }
      }
      """
  }
}
