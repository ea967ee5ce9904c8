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
}
