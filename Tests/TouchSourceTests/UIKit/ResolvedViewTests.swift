import Testing

/// Views that code which is not followed hands out by their class.
@Suite("UIKit: views of containers")
struct ResolvedViewTests {
  /// The verdicts on a bar whose button reaches from its top to its bottom, and that a controller shows.
  private func verdicts(
    member: String = "var bar: Bar!", giving: String, height: Int = 32, wiring: String = ""
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Bar: UIView {
        private let button = UIButton()
        init() {
          super.init(frame: .zero)
          button.addTarget(self, action: nil, for: .touchUpInside)
          addSubview(button)
          NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: topAnchor),
            button.bottomAnchor.constraint(equalTo: bottomAnchor),
            button.leadingAnchor.constraint(equalTo: leadingAnchor),
            button.widthAnchor.constraint(equalToConstant: 60),
          ])
        }
      }
      """,
      with: [
        "Screen.swift": """
        import UIKit
        final class Sample: UIViewController {
          \(member)
          func setUp() {
            \(giving)
            view.addSubview(bar)
            bar.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            bar.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
          }
        }
        """, "Wiring.swift": "import UIKit\n\(wiring)",
      ])
  }

  private static let resolving = "bar = Container.resolve(Bar.self)"

  @Test(
    "what shows a view gives it its size, whatever hands it out by its class",
    arguments: [
      resolving, "self.bar = Container.shared.resolver.resolve(Bar.self)!",
      "bar = resolve(type: Bar.self, named: nil)",
    ])
  func shown(giving: String) throws {
    #expect(try verdicts(giving: giving) == ["fail 'button' 60×32"])
    #expect(try verdicts(giving: giving, height: 50) == ["pass 1"])
  }

  @Test("a constant that is handed out is shown where it is made")
  func constants() throws {
    #expect(
      try verdicts(member: "", giving: "let bar: Bar = Container.resolve(Bar.self)")
        == ["fail 'button' 60×32"])
    #expect(
      try verdicts(member: "let bar: Bar = Container.resolve(Bar.self)", giving: "")
        == ["fail 'button' 60×32"])
  }

  @Test("what a container is handed to make a view is no place that shows it")
  func registered() throws {
    func wiring(_ more: String = "", making: String = "Bar()") -> String {
      """
      enum Wiring {
        static func register(in container: Container) {
          container.register(Bar.self) { _ in \(making) }.initCompleted { all, bar in
            bar.tag = 1
          }
          \(more)
        }
      }
      """
    }
    #expect(try verdicts(giving: Self.resolving, wiring: wiring()) == ["fail 'button' 60×32"])
    // Whoever asks without naming the class may be given one too.
    let others = "final class Other: UIView { var bar: Bar?\nfunc show() { bar?.tag = 3 } }"
    #expect(
      try verdicts(giving: Self.resolving, wiring: wiring() + others) != ["pass 1"])
    #expect(
      try verdicts(giving: Self.resolving, height: 50, wiring: wiring() + others)
        == ["undecided 'button'"])
    // What is made of it besides is not followed.
    for more in ["show(Bar.self)", "show(Bar.init)", "show(Bar())"] {
      #expect(
        try verdicts(giving: Self.resolving, height: 50, wiring: wiring(more))
          == ["undecided 'button'"], "\(more)")
    }
  }

  @Test("a view that is found by its class is where other code puts it")
  func others() throws {
    for giving in [
      "bar = Container.resolve()", "bar = Container.resolve(Bases.self)",
      "bar = Container.resolve(Bar.name)",
    ] {
      #expect(try verdicts(giving: giving, height: 50) == ["undecided 'button'"], "\(giving)")
    }
    #expect(
      try verdicts(
        giving: Self.resolving, height: 50, wiring: "final class Wide: Bar {}")
        == ["undecided 'button'"])
  }
}
