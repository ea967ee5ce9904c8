import Testing

/// Views that are made of each member of a list which may be missing.
@Suite("UIKit: lists that may be missing")
struct OptionalListTests {
  @Test(
    "what is made of each is judged, whatever stands in for the list",
    arguments: [
      "(configuration?.choices ?? [])", "(configuration?.choices ?? [Choice]())",
      "(choices() ?? [])", "(titles ?? [])",
    ])
  func made(list: String) throws {
    #expect(try verdicts(list) == ["fail 'button' 60×30"], "\(list)")
  }

  @Test("nothing is made of a list without members")
  func empty() throws {
    #expect(try verdicts("[]") == [])
  }

  private func verdicts(_ list: String) throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        struct Configuration { let choices: [Choice] }
        var configuration: Configuration?
        var titles: [String]?
        private func choices() -> [Choice]? { configuration?.choices }
        """,
      setup: """
        let buttons = \(list).map { choice in
          let button = UIButton()
          button.addTarget(self, action: nil, for: .touchUpInside)
          button.widthAnchor.constraint(equalToConstant: 60).isActive = true
          button.heightAnchor.constraint(equalToConstant: 30).isActive = true
          return button
        }
        buttons.forEach { addSubview($0) }
        """, wired: false)
  }
}
