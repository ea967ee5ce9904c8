import Testing

/// What properties of types make for others.
@Suite("UIKit: properties of types that make views")
struct FactoryTests {
  private static let closing = """
    import UIKit
    extension UIButton {
      static var closing: UIButton {
        let made = UIButton(type: .custom)
        made.widthAnchor.constraint(equalToConstant: 30).isActive = true
        made.heightAnchor.constraint(equalToConstant: 48).isActive = true
        return made
      }
    }
    """

  private func verdicts(
    _ member: String, setup: String = "addSubview(close)", in factory: String = closing
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIView {
        \(member)
        func setUp() { \(setup) }
        func connect() { close.addTarget(self, action: nil, for: .touchUpInside) }
      }
      """, with: ["Factory.swift": factory])
  }

  @Test(
    "a view that a type's property makes is judged where it is named",
    arguments: [
      "private let close = UIButton.closing", "private let close: UIButton = UIButton.closing",
      "private let close: UIButton = .closing",
      "private lazy var close = UIButton.closing.then { $0.tag = 1 }",
    ])
  func named(member: String) throws {
    #expect(try verdicts(member) == ["fail 'close' 30×48"])
    #expect(
      try verdicts(member, in: Self.closing.replacing("Constant: 30", with: "Constant: 50"))
        == ["pass 1"])
  }

  @Test("the system's own function makes a button with an image and an action")
  func systemButton() throws {
    let image = #"UIImage(systemName: "plus")!"#
    func verdicts(
      _ class: String = "UIButton", _ wiring: String = "target: self, action: #selector(act)",
      width: String = "close.widthAnchor.constraint(equalToConstant: 30).isActive = true",
      isHeld: Bool = false
    ) throws -> [String] {
      let made = "let close = \(`class`).systemButton(with: \(image), \(wiring))"
      return try Reading().verdicts(
        """
        import UIKit
        final class Icon: UIButton {}
        final class Sample: UIView {
          \(isHeld ? "private lazy var close: UIButton = \(made.dropFirst(12))" : "")
          func setUp() {
            \(isHeld ? "" : made)
            addSubview(close)
            close.topAnchor.constraint(equalTo: topAnchor).isActive = true
            close.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            close.heightAnchor.constraint(equalToConstant: 48).isActive = true
            \(width)
          }
          @objc func act() {}
        }
        """)
    }
    #expect(try verdicts() == ["fail 'close' 30×48"])
    #expect(try verdicts("Icon") == ["fail 'close' 30×48"])
    #expect(try verdicts(isHeld: true) == ["fail 'close' 30×48"])
    #expect(
      try verdicts(width: "close.widthAnchor.constraint(equalToConstant: 50).isActive = true")
        == ["pass 1"])
    // It is as wide as its image where nothing else says it.
    #expect(try verdicts(width: "").map { $0.hasPrefix("fail 'close' 1") } == [true])
    // Without an action, and where it is another class's function, nobody knows that it does anything.
    #expect(try verdicts("UIButton", "target: nil, action: nil") == [])
    #expect(try verdicts("Library") == [])
  }

  @Test("each use of it is another view")
  func others() throws {
    #expect(
      try verdicts(
        """
        private let close = UIButton.closing
        private let other = UIButton.closing
        """,
        setup: """
          addSubview(close)
          addSubview(other)
          other.addTarget(self, action: nil, for: .touchUpInside)
          other.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
          """
      ).sorted() == ["fail 'close' 30×48", "fail 'other' 15×24"])
  }

  @Test(
    "a property of an object, and one that makes no view, is followed no further",
    arguments: [
      "static var closing: UIButton { Library.make() }", "static var closing: String { \"close\" }",
      "var closing: UIButton { UIButton() }",
    ])
  func unknown(property: String) throws {
    let factory = "import UIKit\nextension UIButton { \(property) }"
    #expect(
      try !verdicts("private let close: UIButton = UIButton.closing", in: factory)
        .contains { $0.hasPrefix("fail") })
  }
}
