import Testing

/// Classes that are stack views themselves, and how long those are where they are shown.
@Suite("UIKit: classes that are stack views")
struct OwnStackTests {
  /// The verdicts on a button that a stack view of a class of its own arranges, above a text.
  private func verdicts(
    _ setup: String = "", pins: String = "", shown: String = "", members: String = "",
    superclass: String = "UIStackView"
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        private let button = UIButton(type: .custom)
        private let label = UILabel()
        \(members)
        """,
      setup: """
        axis = .vertical
        alignment = .center
        button.setTitle("A title as wide as a thumb", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        addArrangedSubview(button)
        addArrangedSubview(label)
        \(setup)
        """, superclass: superclass,
      outside: """
        final class Screen: UIViewController {
          let accessory = Sample()
          let other = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(accessory)
            accessory.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
              accessory.topAnchor.constraint(equalTo: view.topAnchor),
              accessory.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              \(pins)
            ])
            \(shown)
          }
        }
        """)
  }

  private func isFound(_ verdicts: [String]) -> Bool {
    verdicts.count == 1 && verdicts[0].hasPrefix("fail 'button'")
      && verdicts[0].hasSuffix("×30")
  }

  @Test("its views are as long as they ask to be where nothing stretches it")
  func loose() throws {
    let found = try verdicts()
    #expect(isFound(found), "\(found)")
  }

  @Test(
    "it may be stretched where it is shown",
    arguments: [
      "accessory.bottomAnchor.constraint(equalTo: view.bottomAnchor),",
      "accessory.heightAnchor.constraint(equalToConstant: 120),",
      "accessory.heightAnchor.constraint(greaterThanOrEqualTo: view.heightAnchor),",
    ])
  func stretched(pins: String) throws {
    #expect(try verdicts(pins: pins) == ["undecided 'button'"])
  }

  @Test(
    "its own class may stretch it",
    arguments: [
      "heightAnchor.constraint(equalToConstant: 120).isActive = true",
      "bottomAnchor.constraint(equalTo: superview!.bottomAnchor).isActive = true",
    ])
  func tied(setup: String) throws {
    #expect(try verdicts(setup) == ["undecided 'button'"])
  }

  @Test(
    "code that shows it may arrange others, or otherwise",
    arguments: [
      "accessory.addArrangedSubview(other)", "accessory.distribution = .fillEqually",
      "accessory.axis = .horizontal",
    ])
  func arranged(shown: String) throws {
    #expect(try verdicts(shown: shown) == ["undecided 'button'"])
  }

  /// The verdicts on a button in a stack view of a class of its own that no code of the class turns.
  private func row(
    _ setup: String = "alignment = .center", shown: String = "", more: String = "",
    access: String = "let"
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let button = UIButton(type: .custom)",
      setup: """
        \(setup)
        button.setTitle("A title as wide as a thumb", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        addArrangedSubview(button)
        """, superclass: "UIStackView",
      outside: """
        class Screen: UIViewController {
          \(access) bar = Sample()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(bar)
            bar.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
              bar.topAnchor.constraint(equalTo: view.topAnchor),
              bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
              bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ])
            \(shown)
          }
        }
        \(more)
        """)
  }

  @Test("one that no code turns is a row")
  func unturned() throws {
    #expect(isFound(try row()))
    #expect(isFound(try row("self.alignment = .center")))
    // Of a column the button would be as high as the screen.
    #expect(try row("alignment = .fill") == ["undecided 'button'"])
  }

  @Test("one that its class or other code may turn is not known for a row")
  func turned() throws {
    let open = ["undecided 'button'"]
    #expect(try row("alignment = .center\naxis = given") == open)
    #expect(try row("alignment = .center\nturn(self)") == open)
    #expect(try row("alignment = .center\nsetValue(1, forKey: \"axis\")") == open)
    #expect(try row("alignment = .center\nself[keyPath: \\.axis] = .vertical") == open)
    let own = "extension Sample { override var axis: NSLayoutConstraint.Axis { .vertical } }"
    #expect(try row(more: own) == open)
    for shown in ["bar.axis = .vertical", "bar.alignment = .fill", "turn(bar)"] {
      #expect(try row(shown: shown) == open, "\(shown)")
    }
    let reaching = "func turn(_ screen: Screen) { screen.bar.axis = .vertical }"
    #expect(try row(more: reaching) == open)
    #expect(isFound(try row(more: reaching, access: "private let")))
    #expect(try row(more: "class Column: Sample {}\nlet column = Column()") == open)
  }

  @Test(
    "methods of its own class are read there",
    arguments: [
      ("for part in arrangedSubviews { part.alpha = 1 }", true),
      ("heightAnchor.constraint(equalToConstant: count).isActive = true", false),
      ("bottomAnchor.constraint(equalTo: superview!.bottomAnchor).isActive = true", false),
      ("frame = CGRect(x: 0, y: 0, width: 100, height: 200)", false),
    ])
  func methods(body: String, isFollowed: Bool) throws {
    let found = try verdicts(
      shown: "accessory.show(20)", members: "func show(_ count: CGFloat) { \(body) }")
    #expect(isFollowed ? isFound(found) : found == ["undecided 'button'"], "\(found)")
  }

  @Test("what it holds beside what it arranges may hold its ends apart")
  func inside() throws {
    let verdicts = try UIKitReading.verdicts(
      members: """
        private let row = UIStackView()
        private let button = UIButton()
        """,
      setup: """
        axis = .vertical
        button.setTitle("A title as wide as a thumb", for: .normal)
        addArrangedSubview(UIProgressView())
        addSubview(row)
        row.addArrangedSubview(button)
        row.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          row.topAnchor.constraint(equalTo: topAnchor),
          row.bottomAnchor.constraint(equalTo: bottomAnchor),
          row.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
        """, superclass: "UIStackView", outside: "final class Screen { let row = Sample() }")
    #expect(verdicts == ["undecided 'button'"])
  }
}
