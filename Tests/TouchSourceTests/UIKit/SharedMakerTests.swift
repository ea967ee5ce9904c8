import Testing

/// Functions of a class that make views for a property and for blocks.
@Suite("UIKit: functions that make views for a property and others")
struct SharedMakerTests {
  private func verdicts(_ use: String) throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        private lazy var bell = item(50)
        func item(_ height: CGFloat) -> UIButton {
          let made = UIButton()
          made.widthAnchor.constraint(equalToConstant: 60).isActive = true
          made.heightAnchor.constraint(equalToConstant: height).isActive = true
          made.addTarget(self, action: #selector(act), for: .touchUpInside)
          return made
        }
        """,
      setup: """
        addSubview(bell)
        \(use)
        """, wired: false)
  }

  @Test("what else is made and handed on is judged as well")
  func handedOn() throws {
    #expect(
      try verdicts("let feed = item(30)\nShared.bar.show([feed, bell])")
        == ["fail 'feed' 60×30", "pass 1"])
    #expect(try verdicts("let feed = item(50)\nShared.bar.show([feed, bell])") == ["pass 2"])
  }

  @Test("what the property is given is the property's alone")
  func held() throws {
    #expect(try verdicts("") == ["pass 1"])
    #expect(try verdicts("let other = bell\nShared.bar.show([other])") == ["pass 1"])
  }
}
