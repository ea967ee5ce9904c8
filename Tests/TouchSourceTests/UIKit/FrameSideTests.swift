import Testing

/// The sides of frames by the names that libraries give them.
@Suite("UIKit: sides of frames")
struct FrameSideTests {
  private func verdicts(
    _ setup: String, others: String = "", creation: String = "UIButton()"
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let button = \(creation)", setup: "addSubview(button)\n\(setup)",
      others: others)
  }

  @Test(
    "what a library names is a side of the frame",
    arguments: [
      "button.width = 30\nbutton.height = 48", "button.size = CGSize(width: 30, height: 48)",
    ])
  func named(setup: String) throws {
    #expect(try verdicts(setup) == ["fail 'button' 30×48"])
  }

  @Test("each length that it is given may be its")
  func several() throws {
    let setup = """
      button.height = 48
      button.width = 30
      if isWide { button.width = 50 }
      """
    #expect(try verdicts(setup) == ["undecided 'button'"])
    #expect(
      try verdicts("button.width = 60\nbutton.height = 48\nbutton.height = 50") == ["pass 1"])
    #expect(try verdicts("button.width = 60\nbutton.height = given") == ["undecided 'button'"])
  }

  @Test("what the project declares is what it says")
  func declared() throws {
    let own = "final class Bar: UIButton { var width: CGFloat = 0\nvar height: CGFloat = 0 }"
    #expect(
      try verdicts("button.width = 30\nbutton.height = 48", others: own, creation: "Bar()")
        == ["undecided 'button'"])
    let none = "extension UIView { var width: CGFloat { get { 0 } set {} } }"
    #expect(
      try verdicts("button.width = 30\nbutton.height = 48", others: none)
        == ["undecided 'button'"])
    // Of a class of a library's it may be anything.
    #expect(
      try verdicts("button.width = 30\nbutton.height = 48", creation: "LibraryButton()")
        == ["undecided 'button'"])
  }
}
