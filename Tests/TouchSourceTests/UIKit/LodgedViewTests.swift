import Testing

/// Views that functions of another class put into stack views of that class.
@Suite("UIKit: views in stack views of other classes")
struct LodgedViewTests {
  private func verdicts(
    _ add: String, call: String = "box.add(button)", height: Int = 20
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let button = UIButton()\nprivate let box = Box()",
      setup: """
        addSubview(box)
        box.topAnchor.constraint(equalTo: topAnchor).isActive = true
        box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        box.widthAnchor.constraint(equalToConstant: 60).isActive = true
        button.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
        \(call)
        """,
      others: """
        final class Box: UIView {
          let stack = UIStackView()
          let other = UIStackView()
          var isOn = false
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(stack)
            addSubview(other)
            stack.axis = .vertical
            other.axis = .vertical
            for view in [stack, other] {
              view.topAnchor.constraint(equalTo: topAnchor).isActive = true
              view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
              view.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
            }
          }
          required init?(coder: NSCoder) { fatalError() }
          func add(_ view: UIView) { \(add) }
          func addAll(_ views: [UIView]) { \(add) }
        }
        """)
  }

  @Test(
    "what is put into one is laid out by it, wherever among its views",
    arguments: [
      "stack.addArrangedSubview(view)", "stack.insertArrangedSubview(view, at: 0)",
      "if isOn { stack.addArrangedSubview(view) } else { stack.insertArrangedSubview(view, at: 0) }",
    ])
  func one(add: String) throws {
    #expect(try verdicts(add) == ["fail 'button' 60×20"])
  }

  @Test("and so are several that one call adds")
  func several() throws {
    #expect(
      try verdicts("stack.addArrangedSubviews(views)", call: "box.addAll([button])")
        == ["fail 'button' 60×20"])
  }

  @Test("what is put into one of two may be laid out by either")
  func either() throws {
    let add = "if isOn { stack.addArrangedSubview(view) } else { other.addArrangedSubview(view) }"
    #expect(try verdicts(add, height: 60) == ["undecided 'button'"])
  }
}
