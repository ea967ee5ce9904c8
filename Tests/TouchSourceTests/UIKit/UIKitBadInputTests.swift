import Foundation
import Testing
import TouchModel

/// UIKit code that is wrong, circular or beyond all measure gives no crash and no hang.
@Suite("UIKit: bad input")
struct UIKitBadInputTests {
  @Test(
    "code that leads nowhere",
    arguments: [
      "button.widthAnchor.constraint(equalTo: button.heightAnchor).isActive = true\nbutton.heightAnchor.constraint(equalTo: button.widthAnchor).isActive = true",
      "button.widthAnchor.constraint(equalToConstant: 1 / 0).isActive = true",
      "button.widthAnchor.constraint(equalToConstant: -5e300).isActive = true",
      "button.widthAnchor.constraint(equalTo: button.widthAnchor, multiplier: 0).isActive = true",
      "button.widthAnchor.constraint(", "button.frame = CGRect(", "button.", "button..x = [[[",
      "NSLayoutConstraint.activate([button.widthAnchor.constraint()])",
      "NSLayoutConstraint.constraints(withVisualFormat: \"H:[[[button(((\", views: [\"button\": button])",
      "NSLayoutConstraint.constraints(withVisualFormat: \"\", views: 3)",
      "NSLayoutConstraint(item: button, attribute: .width)",
      "button.snp.makeConstraints { make in make.make.make }",
      "button.snp.makeConstraints(3)", "button.setTitle()", "button.configuration = nil",
      "button.addSubview(button)", "let button = button",
      "for button in [button] { button = button }",
      "func again() { again() }; again()",
      "button = button; button = UIButton(frame: button.frame)",
      "UIStackView(arrangedSubviews: [button, button]).addArrangedSubview(button)",
      "let a = UIStackView(), b = UIStackView(); a.addArrangedSubview(b); b.addArrangedSubview(a); a.addArrangedSubview(button); addSubview(a)",
      "button.configuration = .plain(); button.configuration?.title = button.configuration?.title",
    ])
  func broken(setup: String) throws {
    _ = try UIKitReading.button(setup: setup)
  }

  @Test("classes that inherit from themselves or hold themselves")
  func circles() throws {
    _ = try UIKitReading.button(
      "A()", setup: "",
      others: """
        class A: B { let inner = A(); override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { self.point(inside: point, with: event) } }
        class B: A { let inner = B() }
        class C: UIButton { let inner = C(); func make() -> C { make() } }
        """)
  }

  @Test("classes that show each other for ever")
  func showing() throws {
    func shown(_ name: String, _ inner: String) -> String {
      """
      class \(name): UIView {
        private let inner = \(inner)()
        private let button = UIButton()
        func setUp() {
          for view in [inner, button] {
            addSubview(view)
            view.topAnchor.constraint(equalTo: topAnchor).isActive = true
            view.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
          }
          button.addTarget(self, action: nil, for: .touchUpInside)
        }
      }
      """
    }
    _ = try Reading().verdicts(
      "import UIKit\n" + shown("A", "B") + shown("B", "C") + shown("C", "A") + shown("D", "D"))
  }

  @Test("helpers that call each other for ever")
  func recursion() throws {
    _ = try UIKitReading.button(
      setup: "button.first()",
      others: """
        extension UIView {
          func first() { second(); second() }
          func second() { third(); third() }
          func third() { first(); [self, self].forEach { $0.first() } }
        }
        """)
  }

  @Test("thousands of statements are read as far as is worthwhile")
  func long() throws {
    let lines = (0..<3000).map { "button.setTitle(\"\($0)\", for: .normal)" }
    _ = try UIKitReading.button(setup: lines.joined(separator: "\n"))
  }

  @Test(
    "constraints with more ways through them than can be followed leave a view undecided",
    .timeLimit(.minutes(10)),
    arguments: [
      [
        "width equalTo width 1.1", "height equalTo height 1.1", "width lessThanOrEqualTo height",
        "height lessThanOrEqualTo width",
      ],
      [
        "width lessThanOrEqualTo width", "width greaterThanOrEqualTo height",
        "height lessThanOrEqualTo width", "height greaterThanOrEqualTo height",
      ],
    ])
  func tangle(constraints: [String]) throws {
    func tie(_ view: String, _ next: String, _ constraint: String) -> String {
      let words = constraint.split(separator: " ")
      let multiplier = words.count > 3 ? ", multiplier: \(words[3])" : ""
      return """
        \(view).\(words[0])Anchor.constraint(
          \(words[1]): \(next).\(words[2])Anchor\(multiplier)
        ).isActive = true
        """
    }
    let views = (0...24).map { "view\($0)" }
    let lines =
      views.map { "let \($0) = UIView()\naddSubview(\($0))" }
      + ["width equalTo width", "height equalTo height"].map { tie("button", views[0], $0) }
      + zip(views, views.dropFirst()).flatMap { view, next in
        constraints.map { tie(view, next, $0) }
      }
    #expect(
      try UIKitReading.button(setup: lines.joined(separator: "\n")) == ["undecided 'button'"])
  }

  @Test(
    "lists that double with every line are given up, and their class with them",
    .timeLimit(.minutes(10)),
    arguments: [
      "list = list + list", "list.append(contentsOf: list)", "list = [list, list]",
      "list = [list].map { [$0, $0] }",
    ])
  func doubling(line: String) throws {
    let size = "button.frame = CGRect(x: 0, y: 0, width: 60, height: 60)\nvar list = [button]\n"
    #expect(try UIKitReading.button(setup: size + line) == ["pass 1"])
    let lines = String(repeating: line + "\n", count: 40)
    #expect(
      try UIKitReading.button(setup: size + lines + "show(list)") == ["undecided 'button'"])
  }

  @Test("random pieces of setup code never crash")
  func random() throws {
    let pieces = [
      "button", ".widthAnchor", ".constraint(equalToConstant: 20)", ".isActive = true", "(", ")",
      "{", "}", "[", "]", ".snp", ".makeConstraints", "{ make in make.width.equalTo(3) }", "\n",
      "NSLayoutConstraint.activate", "if x ", "return ", "let a = ", "stack.addArrangedSubview(",
      ".frame = ", "CGRect(x: 0, y: 0, width: 3, height: 4)", "self.", "?.", " + ", ",",
    ]
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<40 {
      let text = (0..<30).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      _ = try UIKitReading.button(setup: text)
    }
  }
}
