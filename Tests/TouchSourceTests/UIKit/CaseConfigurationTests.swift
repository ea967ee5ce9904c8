import Testing

/// Configurations that an enumeration of the project's makes for its cases.
@Suite("UIKit: configurations of cases")
struct CaseConfigurationTests {
  private func verdicts(_ inset: Int, _ other: Int, value: String) throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        private let button = UIButton()
        private var bonds: Bond = .new { didSet { button.configuration = \(value) } }
        func set(_ bond: Bond) { bonds = bond }
        """,
      setup: """
        addSubview(button)
        button.configuration = \(value)
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        """,
      others: """
        enum Bond { case me, friend, new
          var look: UIButton.Configuration? {
            switch self {
            case .me: return nil
            case .friend:
              var made = UIButton.Configuration.filled()
              made.title = "Unfollow"
              made.contentInsets = .init(top: \(inset), leading: 10, bottom: \(inset), trailing: 10)
              return made
            case .new:
              var made = UIButton.Configuration.filled()
              made.title = "Follow"
              made.contentInsets = .init(top: \(other), leading: 10, bottom: \(other), trailing: 10)
              return made
            }
          }
        }
        """)
  }

  @Test("each case counts, and what is none of the source's is open")
  func cases() throws {
    let small = try verdicts(5, 5, value: "bonds.look")
    #expect(small.first?.hasPrefix("fail 'button'") == true, "\(small)")
    let large = try verdicts(20, 20, value: "bonds.look")
    #expect(large.first?.hasPrefix("exempt 'button'") == true, "\(large)")
    #expect(try verdicts(5, 20, value: "bonds.look") == ["undecided 'button'"])
    #expect(try verdicts(5, 5, value: "other.look") == ["undecided 'button'"])
  }
}
