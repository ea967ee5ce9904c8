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
}
