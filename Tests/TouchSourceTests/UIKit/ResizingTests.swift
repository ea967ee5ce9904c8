import Testing

/// What autoresizing masks do to views that code gives frames.
@Suite("UIKit: autoresizing masks")
struct ResizingTests {
  private func verdicts(_ mask: String) throws -> [String] {
    try UIKitReading.button(
      setup: """
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
        button.autoresizingMask = \(mask)
        """)
  }

  @Test(
    "margins that give way change no size",
    arguments: [
      ".flexibleLeftMargin", "[.flexibleLeftMargin, .flexibleRightMargin]", "[]",
      "[UIView.AutoresizingMask.flexibleTopMargin]",
    ])
  func margins(mask: String) throws {
    #expect(try verdicts(mask) == ["fail 'button' 50×20"])
  }

  @Test(
    "a side that gives way is resized with the view around it",
    arguments: [
      ".flexibleHeight", "[.flexibleHeight, .flexibleLeftMargin]", "mask", "isOn ? a : b",
    ])
  func sides(mask: String) throws {
    #expect(try verdicts(mask) == ["undecided 'button'"])
  }

  @Test("a width that gives way leaves the height as it is")
  func oneSide() throws {
    let found = try verdicts("[.flexibleWidth]")
    #expect(found.count == 1 && found[0].hasPrefix("fail 'button'") && found[0].hasSuffix("×20"))
  }
}
