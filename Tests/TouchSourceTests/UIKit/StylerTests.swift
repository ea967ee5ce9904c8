import Testing

/// What other objects, and closures outside any type, do to the views that they are handed.
@Suite("UIKit: objects and closures that views are handed to")
struct StylerTests {
  @Test(
    "what a helper is handed as a style it gives for each state that the style has",
    arguments: [".plain", "Style.plain"])
  func styles(style: String) throws {
    func verdicts(
      _ looks: String = "(.normal, Look(picture: nil)), (.disabled, Look(picture: nil))"
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton(type: .system)",
        setup: """
          addSubview(button)
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.dress("A", \(style))
          """,
        others: """
          struct Look { var picture: UIImage? }
          struct Style { var looks: [(state: UIControl.State, value: Look)] = [] }
          extension Style { static let plain = Style(looks: [\(looks)]) }
          extension UIButton {
            func dress(_ text: String, _ style: Style) {
              for (state, look) in style.looks {
                setTitle(text, for: state)
                setBackgroundImage(look.picture, for: state)
              }
            }
          }
          """)
    }
    #expect(try verdicts() == ["fail 'button' 30×30"])
    // One of several pictures may be larger, as may what is not in the source.
    for other in [#"Look(picture: UIImage(named: "a"))"#, "Library.look"] {
      #expect(
        try verdicts("(.normal, Look(picture: nil)), (.disabled, \(other))")
          == ["undecided 'button'"])
    }
  }

  @Test(
    "what objects of the project do to a view that they are handed is followed",
    arguments: [
      (
        "button.setTitleColor(.white, for: .normal); button.tintColor = .red", "fail 'button' 30×30"
      ),
      (
        "button.contentEdgeInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)",
        "undecided 'button'"
      ),
      ("Library.style(button)", "undecided 'button'"),
    ])
  func objects(body: String, expected: String) throws {
    let empty = "button.tintColor = .green"
    func verdicts(_ setup: String, _ members: String = "private var theme: Theme!") throws
      -> [String]
    {
      try UIKitReading.verdicts(
        members: "private let button = UIButton(type: .system)\n\(members)",
        setup: """
          addSubview(button)
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.setTitle("A", for: .normal)
          button.titleLabel?.font = .systemFont(ofSize: 15)
          button.addTarget(self, action: nil, for: .touchUpInside)
          \(setup)
          """,
        others: """
          protocol Theme { func style(_ button: UIButton) }
          struct Dark: Theme { func style(_ button: UIButton) { \(body) } }
          final class Light: Theme { func style(_ button: UIButton) { \(empty) } }
          let plain: (UIButton) -> Void = { button in \(body) }
          """, wired: false)
    }
    #expect(try verdicts("theme.style(button)") == [expected])
    #expect(try verdicts("self.theme?.style(button)") == [expected])
    #expect(
      try verdicts("", "func update(theme: Theme) { theme.style(button) }\ninit() { update() }")
        == [expected])
    if expected.hasPrefix("fail") || body.hasPrefix("Library") {
      #expect(try verdicts("plain(button)") == [expected])
    } else {
      #expect(try verdicts("plain(button)") == ["pass 1"])
    }
    // What is no type of the project's is not followed.
    #expect(try verdicts("Library.theme.style(button)") == ["undecided 'button'"])
    #expect(
      try verdicts("theme.style(button)", "private var theme: Kit.Theme!")
        == ["undecided 'button'"])
  }

  @Test("a function that joins two makes one that does what both do")
  func joined() throws {
    func verdicts(_ style: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton()",
        setup: """
          button.setTitle("Continue", for: .normal)
          addSubview(button)
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          \(style)(button)
          """,
        others: """
          let wide: (UIButton) -> Void = {
            $0.widthAnchor.constraint(equalToConstant: 60).isActive = true
          }
          func joined<A>(_ f: @escaping (A) -> Void, and g: @escaping (A) -> Void) -> (A) -> Void {
            { f($0); g($0) }
          }
          let low = joined(wide, and: {
            $0.heightAnchor.constraint(equalToConstant: 30).isActive = true
          })
          let foreign = joined(wide, and: Kit.style)
          let made = Kit.joined(wide, wide)
          """)
    }
    #expect(try verdicts("low") == ["fail 'button' 60×30"])
    for style in ["foreign", "made"] { #expect(try verdicts(style) == ["undecided 'button'"]) }
  }
}
