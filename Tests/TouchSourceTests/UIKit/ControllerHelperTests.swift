import Testing

/// What functions that a project adds to all controllers do to the views of one.
@Suite("UIKit: helpers of controllers")
struct ControllerHelperTests {
  /// The verdicts on a button in a controller of a class that calls such a function.
  private func verdicts(_ call: String, superclass: String = "UIViewController") throws -> [String]
  {
    try UIKitReading.verdicts(
      members: "let button = UIButton()",
      setup: """
        view.addSubview(button)
        button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        button.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        \(call)
        """,
      others: """
        extension UIViewController {
          func narrow(_ view: UIView, to width: CGFloat = 40) {
            view.widthAnchor.constraint(equalToConstant: width).isActive = true
            view.heightAnchor.constraint(equalToConstant: 30).isActive = true
          }
          func ask(_ title: String, from source: UIView? = nil) {
            let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
            sheet.popoverPresentationController?.sourceView = source
            present(sheet, animated: true)
          }
          func hand(_ view: UIView) { Kit.take(view) }
        }
        """, superclass: superclass)
  }

  @Test(
    "they are followed, as they are called in any controller",
    arguments: ["UIViewController", "UITableViewController"])
  func followed(superclass: String) throws {
    #expect(try verdicts("narrow(button)", superclass: superclass) == ["fail 'button' 40×30"])
    #expect(
      try verdicts("self.narrow(button, to: 50)", superclass: superclass)
        == ["fail 'button' 50×30"])
  }

  @Test("one that only shows something at a view changes nothing of that")
  func anchor() throws {
    let image = "button.setImage(UIImage(systemName: \"plus\"), for: .normal)"
    #expect(
      try verdicts("\(image)\nask(\"Filter\", from: button)").first?.hasPrefix("fail") == true)
    #expect(try verdicts("\(image)\nhand(button)") == ["undecided 'button'"])
    #expect(try verdicts("\(image)\nsend(button)") == ["undecided 'button'"])
  }
}
