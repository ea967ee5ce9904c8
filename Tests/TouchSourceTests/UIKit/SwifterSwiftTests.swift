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

  @Test("insets of one length have that at all sides, unless the app says what they are")
  func insets() throws {
    func verdicts(_ insets: String, outside: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton()",
        setup: """
          addSubview(button)
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          button.setImage(UIImage(systemName: "star"), for: .normal)
          button.contentEdgeInsets = \(insets)
          """, outside: outside)
    }
    let even = try verdicts("UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)")
    #expect(even.allSatisfy { $0.hasPrefix("fail") } && !even.isEmpty)
    #expect(try verdicts("UIEdgeInsets(inset: 4)") == even)
    #expect(try verdicts(".init(inset: 4)") == even)
    let wide = """
      extension UIEdgeInsets {
        init(inset: CGFloat) { self.init(top: inset * 5, left: inset * 5, bottom: inset * 5, right: inset * 5) }
      }
      """
    #expect(try verdicts("UIEdgeInsets(inset: 4)", outside: wide) == ["pass 1"])
    #expect(try verdicts("UIEdgeInsets(most: 4)") == ["undecided 'button'"])
  }
}
