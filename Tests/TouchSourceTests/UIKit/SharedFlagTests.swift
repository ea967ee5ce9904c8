import Testing

/// Flags that all code shares.
@Suite("UIKit: flags of types and flags outside any")
struct SharedFlagTests {
  /// What is said of a button that is hidden where nobody is logged in.
  private func verdicts(
    _ condition: String, _ account: String = "", setter: String = ""
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let button = UIButton()",
      setup: UIKitReading.small + "\nif !\(condition) { button.isHidden = true }",
      others: """
        enum Account {
          static var isLoggedIn = false
          \(account)
        }
        var isOpen = false
        """, outside: setter)
  }

  private static let shown = ["fail 'button' 30×48"]

  @Test(
    "a flag that code sets may hold or not",
    arguments: [
      ("static func logIn() { isLoggedIn = true }", ""),
      ("static func change() { Self.isLoggedIn.toggle() }", ""),
      ("", "func logIn() { Account.isLoggedIn = true }"),
    ])
  func set(account: String, setter: String) throws {
    #expect(try verdicts("Account.isLoggedIn", account, setter: setter) == Self.shown)
  }

  @Test(
    "a flag that no code sets is what it begins as",
    arguments: [
      ("", ""), ("static func ask() -> Bool { isLoggedIn == true }", ""),
      ("static func logOut() { isLoggedIn = false }", ""),
      ("", "func logIn(_ other: User) { other.isLoggedIn = true }"),
      ("", "func logIn() { var isLoggedIn = false; isLoggedIn = true }"),
    ])
  func unset(account: String, setter: String) throws {
    #expect(try verdicts("Account.isLoggedIn", account, setter: setter) == [])
  }

  @Test("so it is with a flag outside any type")
  func global() throws {
    #expect(try verdicts("isOpen") == [])
    #expect(try verdicts("isOpen", "static func open() { isOpen = true }") == Self.shown)
  }

  @Test("a picture of which one look is not known is as large as the one that is shown at first")
  func pictures() throws {
    func verdicts(_ first: String, _ later: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton()",
        setup: """
          addSubview(button)
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          button.setImage(Night.picture(), for: .normal)
          """,
        others: """
          enum Night {
            static var isOn = false
            static func picture() -> UIImage {
              if !isOn { return \(first) }
              return \(later)
            }
          }
          """, outside: "func change() { Night.isOn.toggle() }")
    }
    let drawn =
      "UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in draw() }"
    #expect(try verdicts(drawn, "load()") == ["fail 'button' 20×20"])
    #expect(try verdicts("load()", drawn) == ["undecided 'button'"])
  }
}
