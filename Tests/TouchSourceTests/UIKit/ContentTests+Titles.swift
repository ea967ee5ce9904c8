import Testing
import TouchModel
import TouchRules

/// Titles that are one of several texts.
extension ContentTests {
  /// The finding on a button whose title is what the code says.
  private func finding(_ setup: String) throws -> Finding {
    try UIKitReading.finding(
      """
      addSubview(button)
      button.topAnchor.constraint(equalTo: topAnchor).isActive = true
      button.titleLabel?.font = .systemFont(ofSize: 14)
      \(setup)
      """)
  }

  @Test("of a title that is one of several texts no width is told that none of them has")
  func severalTexts() throws {
    let several = """
      button.setTitle("System", for: .normal)
      button.setTitle("The language that the system speaks", for: .selected)
      """
    let found = try finding(several)
    #expect(found.message.contains("a width of 41 to 290 pt "), "\(found.message)")
    #expect(found.message.contains("and a height of about 29 pt"), "\(found.message)")
    let other = try finding("button.setTitle(isOn ? \"Yes\" : \"Certainly not\", for: .normal)")
    #expect(other.message.contains("a width of "), "\(other.message)")
  }

  @Test("however many lines a title has, a button is as wide as its insets and a letter")
  func linesInInsets() throws {
    func verdicts(inset: Int, height: Int = 56) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()",
        setup: """
          addSubview(button)
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          button.setTitle(text(), for: .normal)
          button.contentEdgeInsets = UIEdgeInsets(
            top: 10, left: \(inset), bottom: 10, right: \(inset))
          button.titleLabel?.numberOfLines = 2
          button.heightAnchor.constraint(greaterThanOrEqualToConstant: \(height)).isActive = true
          """)
    }
    #expect(try verdicts(inset: 25) == ["pass 1"])
    #expect(try verdicts(inset: 10) == ["undecided 'button'"])
    #expect(try verdicts(inset: 25, height: 36) == ["undecided 'button'"])
  }

  @Test("of one text an estimate is told, however often it is set")
  func oneText() throws {
    let title = "button.setTitle(\"A title of one text\", for: .normal)"
    for setup in [title, "\(title)\n\(title)"] {
      let found = try finding(setup)
      #expect(found.message.contains("can be hit in about "), "\(found.message)")
      #expect(found.message.contains("×29 pt"), "\(found.message)")
    }
  }

  @Test("a title that may have several lines has one where it is one word or the button is as wide")
  func unbroken() throws {
    func isKnown(_ title: String, width: Int? = nil) throws -> Bool {
      let width = width.map {
        "button.widthAnchor.constraint(equalToConstant: \($0)).isActive = true"
      }
      return try sizes(
        """
        button.setTitle(\(title), for: .normal)
        button.titleLabel?.numberOfLines = 2
        \(width ?? "")
        """
      ).map(\.certainty) == [.estimated]
    }
    #expect(try isKnown("\"Yes\""))
    #expect(try isKnown("\"Don’t!\""))
    #expect(try isKnown("\"Yes, do\"", width: 200))
    // The word itself is broken where it has no room.
    #expect(try !isKnown("\"Continue\"", width: 32))
    for title in ["Yes, do", "Up-to-date", "One\\nTwo", "和书", "", "yes.title"] {
      #expect(try !isKnown("\"\(title)\""), "\(title)")
    }
    #expect(try !isKnown("\"One\\nTwo\"", width: 200))
    #expect(try !isKnown("\"Yes, do\"", width: 40))
    #expect(try !isKnown("model.title", width: 300))
  }

  @Test(
    "the attributes of a title give it its font, or leave it the label's",
    arguments: [
      (
        "NSAttributedString(string: \"Go\", attributes: [.font: UIFont.systemFont(ofSize: 12)])",
        27.0
      ),
      ("NSMutableAttributedString(string: name, attributes: [.foregroundColor: UIColor.red])", 34),
      ("NSAttributedString(string: \"Go\", attributes: attributes)", 27),
      ("NSAttributedString(string: \"Go\")", 34),
      ("isOn ? NSAttributedString(string: \"Go\") : nil", 34),
    ])
  func attributedTitle(text: String, height: Double) throws {
    let found = try sizes(
      """
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 12), .underlineStyle: 1,
      ]
      let title = \(text)
      button.setAttributedTitle(title, for: .normal)
      """)
    #expect(found.count == 1 && (found[0].layout.height - height).magnitude < 1, "\(found)")
  }

  @Test(
    "attributes that may make a title higher, or that are not followed, leave it open",
    arguments: [
      "NSAttributedString(string: name, attributes: [.paragraphStyle: style])",
      "NSAttributedString(string: name, attributes: style)",
      "decorated(NSMutableAttributedString(string: name))",
      "NSAttributedString(string: name).decorated()",
      "model.title ?? NSAttributedString(string: name)",
      "isOn ? model.title : NSAttributedString(string: name)",
    ])
  func openTitle(text: String) throws {
    #expect(
      try sizes("button.setAttributedTitle(\(text), for: .normal)").map(\.certainty) == [.unknown])
  }
}
