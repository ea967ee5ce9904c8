import Testing

/// What SwifterSwift adds to UIKit, which many apps use without its source in the project.
@Suite("UIKit: SwifterSwift")
struct SwifterSwiftTests {
  /// The verdicts on two buttons, with code outside the class.
  private func verdicts(_ setup: String, outside: String = "") throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        private let first = UIButton()
        private let second = UIButton()
        private let stack = UIStackView()
        """,
      setup: """
        addSubview(stack)
        stack.axis = .vertical
        stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        stack.widthAnchor.constraint(equalToConstant: 60).isActive = true
        for view in [first, second] {
          view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
        \(setup)
        """, outside: outside)
  }

  @Test("views that one call adds are added one by one")
  func several() throws {
    let found = ["fail 'first' 60×20", "fail 'second' 60×20"]
    #expect(try verdicts("stack.addArrangedSubviews([first, second])") == found)
    #expect(try verdicts("stack.addArrangedSubviews(first, second)") == found)
    #expect(try verdicts("stack.addArrangedSubviews(views())") != found)
    let placed = """
      for view in [first, second] {
        view.topAnchor.constraint(equalTo: topAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 30).isActive = true
      }
      """
    #expect(
      try verdicts("addSubviews([first, second])\n\(placed)")
        == ["fail 'first' 30×20", "fail 'second' 30×20"])
  }

  @Test("a method of the app's own of that name does what its code says")
  func own() throws {
    #expect(
      try verdicts(
        "stack.addArrangedSubviews([first, second])",
        outside: """
          extension UIStackView {
            func addArrangedSubviews(_ views: [UIView]) {
              for view in views {
                addArrangedSubview(view)
                view.widthAnchor.constraint(equalToConstant: 40).isActive = true
              }
            }
          }
          """
      )
      .allSatisfy { !$0.contains("60×20") })
  }
}
