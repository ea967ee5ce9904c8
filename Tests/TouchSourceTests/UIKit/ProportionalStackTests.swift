import Testing

/// Stack views that share a length by what the views in them ask for.
@Suite("UIKit: stack views that share by what is shown")
struct ProportionalStackTests {
  /// The verdict on one of two buttons in a stack view of 200 by 80 points.
  private func verdict(
    _ more: String = "", titles: (String, String) = ("Actor", "Staff")
  ) throws -> String {
    try UIKitReading.verdicts(
      members: "let stack = UIStackView()\nlet button = UIButton()\nprivate let other = UIButton()",
      setup: """
        addSubview(stack)
        stack.axis = .vertical
        stack.distribution = .fillProportionally
        stack.addArrangedSubview(button)
        stack.addArrangedSubview(other)
        stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
        stack.heightAnchor.constraint(equalToConstant: 80).isActive = true
        button.setTitle("\(titles.0)", for: .normal)
        other.setTitle("\(titles.1)", for: .normal)
        \(more)
        """
    ).first { $0.contains("'button'") || $0.hasPrefix("pass") } ?? ""
  }

  @Test("what asks for the same has as much of it")
  func alike() throws {
    #expect(try verdict() == "fail 'button' 200×40")
  }

  @Test(
    "of others, and of what lies between, it is not known how much each has",
    arguments: [
      "other.titleLabel?.font = .systemFont(ofSize: 30)", "stack.spacing = 4",
      "other.isHidden = on",
      "other.heightAnchor.constraint(equalToConstant: 34).isActive = true",
      "stack.addArrangedSubview(UIView())", "stack.setCustomSpacing(4, after: button)",
    ])
  func others(more: String) throws {
    #expect(try verdict(more) == "undecided 'button'", "\(more)")
  }

  @Test("how wide their titles are says nothing of how high they are")
  func across() throws {
    #expect(try verdict(titles: ("Actor", "All of the staff")) == "fail 'button' 200×40")
    #expect(
      try verdict("stack.axis = .horizontal", titles: ("Actor", "All of the staff"))
        == "undecided 'button'")
  }
}
