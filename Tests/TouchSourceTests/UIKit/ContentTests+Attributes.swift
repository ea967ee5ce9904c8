import Testing
import TouchModel

/// Attributes that a title is given after it was made.
extension ContentTests {
  private func later(_ attribute: String) throws -> [Screen.Element] {
    try sizes(
      """
      let title = NSMutableAttributedString(string: "Go")
      title.\(attribute)
      button.setAttributedTitle(title, for: .normal)
      """)
  }

  @Test(
    "attributes that may make a title higher leave it open, whenever it is given them",
    arguments: [
      "addAttribute(.font, value: font, range: all)",
      "addAttributes([.paragraphStyle: style], range: all)", "addAttributes(more, range: all)",
    ])
  func laterOpen(attribute: String) throws {
    #expect(try later(attribute).map(\.certainty) == [.unknown])
  }

  @Test(
    "attributes that a title is given later leave its height as it is",
    arguments: [
      "addAttribute(NSAttributedString.Key.kern, value: 0.6, range: all)",
      "addAttribute(.foregroundColor, value: color, range: all)",
      "addAttributes([.kern: 0.6, .underlineStyle: 1], range: all)",
    ])
  func laterPlain(attribute: String) throws {
    let found = try later(attribute)
    #expect(found.count == 1 && (found[0].layout.height - 34).magnitude < 1, "\(found)")
  }

  @Test("letters that stand apart leave the height of a title known, and its width open")
  func spaced() throws {
    func verdicts(_ change: String) throws -> [String] {
      try UIKitReading.button(
        setup: """
          var c = UIButton.Configuration.plain()
          c.title = "Send this again"
          c.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            var attributes = $0
            attributes.font = UIFont.systemFont(ofSize: 12)
            \(change)
            return attributes
          }
          button.configuration = c
          button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          button.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
          """)
    }
    for change in ["attributes.kern = -0.5", "attributes.tracking = 2"] {
      #expect(try verdicts(change).first?.hasSuffix("×28") == true, "\(change)")
    }
    #expect(try verdicts("") != verdicts("attributes.kern = -0.5"))
    #expect(try verdicts("attributes.paragraphStyle = style") == ["undecided 'button'"])
  }
}
