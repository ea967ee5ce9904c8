import Testing

/// Views that ask to be as high as some of what they hold.
@Suite("UIKit: views that are fitted to others than the one in them")
struct FittedRoomTests {
  private func verdicts(fits: String) throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        private let title = UILabel()
        override func sizeThatFits(_ size: CGSize) -> CGSize { \(fits) }
        """,
      setup: "addSubview(button)\naddSubview(title)")
  }

  @Test("one that may end before a view of it leaves open how much of that reacts")
  func others() throws {
    #expect(
      try verdicts(fits: "CGSize(width: size.width, height: title.sizeThatFits(size).height)")
        == ["undecided 'button'"])
  }

  @Test(
    "one that asks the view too, or no other, is taken to hold it",
    arguments: [
      "CGSize(width: size.width, height: max(title.sizeThatFits(size).height, button.frame.maxY))",
      "CGSize(width: size.width, height: 60)", "super.sizeThatFits(size)",
    ])
  func own(fits: String) throws {
    #expect(try verdicts(fits: fits) == ["pass 1"])
  }
}
