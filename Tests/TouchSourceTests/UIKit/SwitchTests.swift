import Testing

/// Functions of the project's that choose by what they are handed.
@Suite("UIKit: styles chosen by cases")
struct SwitchTests {
  /// The verdicts on a button that is given a style.
  private func verdicts(_ style: String, members: String = "") throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let button = UIButton(type: .system)\n\(members)",
      setup: """
        addSubview(button)
        button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.setTitle("Edit all of it", for: .normal)
        button.dress(\(style))
        """,
      others: """
        enum Look {
          case plain, off, small
          case framed(Look)
          case lined(text: String, color: UIColor)
        }
        extension UIButton {
          func dress(_ look: Look) {
            titleLabel?.font = .systemFont(ofSize: 15)
            switch look {
            case .plain: setTitleColor(.red, for: .normal)
            case .off: tintColor = .gray
            case .framed(.plain): layer.borderWidth = 1
            case .lined(let text, let color):
              setAttributedTitle(
                NSAttributedString(string: text, attributes: [.foregroundColor: color]),
                for: .normal)
            case .small: titleLabel?.font = .systemFont(ofSize: 11)
            default: titleLabel?.font = .systemFont(ofSize: 12)
            }
          }
        }
        """)
  }

  private func height(_ style: String, members: String = "") throws -> String? {
    try verdicts(style, members: members).first?.split(separator: "×").last.map(String.init)
  }

  @Test("a case with values takes the one way that is written for it")
  func values() throws {
    #expect(try height(".plain") == "30")
    #expect(try height(#".lined(text: "Change it", color: .red)"#) == "30")
    // What it holds is shown.
    let short = try verdicts(#".lined(text: "Change it", color: .red)"#)
    let long = try verdicts(#".lined(text: "Change it and all the rest", color: .red)"#)
    #expect(short != long)
    #expect(try height(".framed(.plain)") == "30")
    #expect(try height(".framed(.off)") != "30")
  }

  @Test("of two cases the ways of both are taken, and no other")
  func choices() throws {
    let flag = #"var isOn = UserDefaults.standard.bool(forKey: "on")"#
    #expect(try height("isOn ? .plain : .off", members: flag) == "30")
    #expect(try height(#"isOn ? .plain : .lined(text: "It", color: .red)"#, members: flag) == "30")
    #expect(try height("isOn ? .plain : .small", members: flag) != "30")
    // Any case may be what the source does not hold.
    #expect(try height("Library.look") != "30")
  }

  @Test("what a case binds hides what is called so outside, be its value not in the source")
  func bound() throws {
    /// The verdicts on a button 30 points high and hidden at first, which one case shows.
    func verdicts(_ asked: String, _ others: String = "default: break") throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = UIButton()
          func render(_ state: State) {
            switch state {
            case .loading: isOpaque = true
            case .loaded(let page): show(page)
            }
          }
          private func show(_ page: Page) {
            switch \(asked) {
            case .invite: button.isHidden = false
            \(others)
            }
          }
          """,
        setup: """
          addSubview(button)
          button.isHidden = true
          button.heightAnchor.constraint(equalToConstant: 30).isActive = true
          button.widthAnchor.constraint(equalToConstant: 60).isActive = true
          """,
        others: """
          struct Page { let kind: Kind }
          enum State { case loading, loaded(Page) }
          """)
    }
    let told = ["fail 'button' 60×30"]
    #expect(try verdicts("page.kind") == told)
    #expect(try verdicts("page.kind", "case .join: isOpaque = false\ndefault: break") == told)
    #expect(try verdicts("Kind.invite") == told)
    #expect(try verdicts("Kind.join") == [])
  }
}
