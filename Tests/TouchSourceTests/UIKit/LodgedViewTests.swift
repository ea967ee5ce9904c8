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

  @Test("what shares the length of one that hugs its views is as wide as the widest of them")
  func equal() throws {
    func verdicts(
      _ items: String, access: String = "private", inside: String = "", end: String = ""
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = UIButton()
          private let icon = UIImageView()
          private let label = UILabel()
          \(access) let bar = Bar()
          """,
        setup: """
          addSubview(bar)
          bar.topAnchor.constraint(equalTo: topAnchor).isActive = true
          bar.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          bar.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
          bar.heightAnchor.constraint(equalToConstant: 60).isActive = true
          button.setImage(.gridicon(.cross, size: CGSize(width: 32, height: 50)), for: .normal)
          icon.image = .gridicon(.cross, size: CGSize(width: 36, height: 50))
          label.text = model.text
          bar.show(\(items))
          """,
        others: """
          final class Bar: UIView {
            private let items = UIStackView()
            override init(frame: CGRect) {
              super.init(frame: frame)
              items.alignment = .center
              items.distribution = .fillEqually
              addSubview(items)
              items.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
              items.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
              \(inside)
            }
            required init?(coder: NSCoder) { fatalError() }
            func show(_ views: [UIView]) { views.forEach { items.addArrangedSubview($0) } }
          }
          """)
    }
    #expect(try verdicts("[button]") == ["fail 'button' 32×50"])
    #expect(try verdicts("[button, icon]") == ["fail 'button' 36×50"])
    let open = ["undecided 'button'"]
    #expect(try verdicts("[button, label]") == open)
    // Its own class arranges others, other code may, or something holds its ends.
    #expect(try verdicts("[button]", inside: "items.addArrangedSubview(UILabel())") == open)
    #expect(try verdicts("[button]", access: "") == open)
    let held = "items.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true"
    #expect(try verdicts("[button]", inside: held) == open)
  }
}
