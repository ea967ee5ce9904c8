import Testing

/// Views that closures make for code that is not followed.
@Suite("UIKit: views that closures hand back")
struct ReturnedByClosureTests {
  private func verdicts(_ closure: String) throws -> [String] {
    try UIKitReading.verdicts(
      members: "@objc private func go() {}",
      setup: """
        show(
          Recipe<UIButton>(make: { \(closure) }).setBehaviors { [weak self] button in
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
          })
        """)
  }

  @Test("what is made and handed back may react, and what is put into another view does not")
  func made() throws {
    let made = """
      let button = UIButton()
      button.widthAnchor.constraint(equalToConstant: 24).isActive = true
      button.heightAnchor.constraint(equalToConstant: 24).isActive = true
      """
    #expect(try verdicts("\(made)\nreturn button") == ["undecided 'button'"])
    #expect(try verdicts("\(made)\naddSubview(button)\nreturn button") == [])
    #expect(try verdicts("\(made)\nreturn UIView()") == [])
  }
}
