import Testing
import TouchRules

/// Recognisers that only put the keyboard away.
@Suite("UIKit: taps that put the keyboard away")
struct KeyboardTapTests {
  /// What is left out of a screen with a list and a sign, and the verdicts on the rest.
  private func account(
    _ view: String = "list", calling action: String = "close", target: String = "self",
    _ body: String = "view.endEditing(true)", others: String = ""
  ) throws -> [String] {
    let selector = action.hasPrefix("UIView.") ? action : "Screen.\(action)"
    let source = """
      import UIKit
      final class Screen: UIViewController {
        private let list = UITableView()
        private let sign = UIImageView()
        private let form = UIView()
        private let field = UITextField()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(list)
          view.addSubview(sign)
          view.addSubview(form)
          form.addSubview(field)
          form.frame = CGRect(x: 0, y: 90, width: 100, height: 30)
          sign.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          sign.isUserInteractionEnabled = true
          let tap = UITapGestureRecognizer(target: \(target), action: #selector(\(selector)))
          \(view).addGestureRecognizer(tap)
        }
        @objc private func close() { \(body) }
        @objc private func open() { present(UIViewController(), animated: true) }
      }
      \(others)
      """
    let audit = try Reading().audit(source)
    return audit.leftOut.map { "left out \($0.absence)" }
      + audit.findings.map { "fail \($0.subject.label ?? "") \($0.hit.written)" }
      + audit.undecided.map { "undecided \($0.subject.label ?? "")" }
  }

  @Test("one on a screen, on what scrolls or around a field is left out")
  func dismissals() throws {
    for view in ["list", "view!", "form"] {
      #expect(try account(view) == ["left out keyboard"], "\(view)")
    }
    for body in [
      "self.view.endEditing(true)", "field.resignFirstResponder()",
      "_ = field.resignFirstResponder()", "if field.isEditing { view.endEditing(false) }",
    ] {
      #expect(try account("list", body) == ["left out keyboard"], "\(body)")
    }
    #expect(
      try account(calling: "UIView.endEditing(_:)", target: "view") == ["left out keyboard"])
    #expect(
      try account(
        calling: "leave",
        others: "extension UIViewController { @objc func leave() { view.endEditing(true) } }")
        == ["left out keyboard"])
  }

  @Test("one that does more, or that is on a sign, is a target")
  func others() throws {
    for body in [
      "view.endEditing(true); open()", "open()", "list.setEditing(false, animated: true)",
    ] {
      #expect(try !account("list", body).contains("left out keyboard"), "\(body)")
    }
    #expect(try account(calling: "open") != ["left out keyboard"])
    #expect(try account("sign") == ["fail sign 20×20"])
  }
}
