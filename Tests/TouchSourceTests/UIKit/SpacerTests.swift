import Testing

/// Views that ask for nothing and are so many times as long as each other.
@Suite("UIKit: spacers that grow together")
struct SpacerTests {
  /// The verdicts on a button between two spacers in a stack view that fills a screen.
  private func verdicts(_ setup: String, extra: String = "") throws -> [String] {
    try UIKitReading.verdicts(
      members: "let button = UIButton()",
      setup: """
        let column = UIStackView()
        let top = UIView()
        let bottom = UIView()
        let last = UIView()
        column.axis = .vertical
        button.setTitle("Search by hand", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        for part in [top, button, bottom\(extra)] { column.addArrangedSubview(part) }
        view.addSubview(column)
        column.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          column.topAnchor.constraint(equalTo: view.topAnchor),
          column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        \(setup)
        """, superclass: "UIViewController")
  }

  @Test(
    "what a stack view has left goes to them",
    arguments: [
      "top.heightAnchor.constraint(equalTo: bottom.heightAnchor).isActive = true",
      "top.heightAnchor.constraint(equalTo: bottom.heightAnchor, multiplier: 0.8).isActive = true",
      """
      top.heightAnchor.constraint(equalTo: bottom.heightAnchor, constant: 12).isActive = true
      top.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
      """,
    ])
  func together(setup: String) throws {
    #expect(try verdicts(setup) == ["fail 'button' 393×30"])
  }

  @Test("three in a row grow together as well")
  func three() throws {
    let setup = """
      top.heightAnchor.constraint(equalTo: bottom.heightAnchor).isActive = true
      bottom.heightAnchor.constraint(equalTo: last.heightAnchor, multiplier: 2).isActive = true
      """
    #expect(try verdicts(setup, extra: ", last") == ["fail 'button' 393×30"])
  }

  @Test(
    "they take nothing where more than the one says how long the other is",
    arguments: [
      // They keep a length.
      "bottom.heightAnchor.constraint(equalToConstant: 20).isActive = true",
      // They are as long as something else makes them.
      "bottom.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.2).isActive = true",
      // Of no height but none are both true.
      "top.heightAnchor.constraint(equalTo: bottom.heightAnchor, multiplier: 2).isActive = true",
      // One of them may be hidden.
      "bottom.isHidden = true",
      "bottom.heightAnchor.constraint(lessThanOrEqualToConstant: 20).isActive = true",
      "bottom.widthAnchor.constraint(equalTo: bottom.heightAnchor).isActive = true",
    ])
  func held(setup: String) throws {
    let tie = "top.heightAnchor.constraint(equalTo: bottom.heightAnchor).isActive = true"
    #expect(try verdicts("\(tie)\n\(setup)") == ["undecided 'button'"])
    // All three share the screen.
    let third = "bottom.heightAnchor.constraint(equalTo: button.heightAnchor).isActive = true"
    #expect(try verdicts("\(tie)\n\(third)") == ["pass 1"])
  }
}
