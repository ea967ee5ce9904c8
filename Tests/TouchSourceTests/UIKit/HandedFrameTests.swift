import Testing

/// Frames that initializers of classes hand on.
@Suite("UIKit: frames that initializers hand on")
struct HandedFrameTests {
  private func verdicts(
    _ creation: String, setup: String = "", frame: String = "side", before: String = "",
    given: String? = nil
  ) throws -> [String] {
    try UIKitReading.button(
      creation, setup: setup,
      others: """
        final class Floor: UIButton {
          init(side: CGFloat, number: Int = 0) {
            \(before)
            super.init(
              frame: \(given ?? "CGRect(x: 0, y: 0, width: \(frame), height: \(frame))"))
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """)
  }

  @Test("one that is made of what the initializer is handed is known")
  func handed() throws {
    #expect(try verdicts("Floor(side: 40)") == ["fail 'button' 40×40"])
    #expect(try verdicts("Floor(side: 50, number: 2)") == ["pass 1"])
    #expect(
      try verdicts("Floor(side: 40)", setup: "button.frame.origin = place()")
        == ["fail 'button' 40×40"])
  }

  @Test("one that a constant of the initializer holds is known, and none of a variable")
  func constant() throws {
    let box = "box = CGRect(x: 0, y: 0, width: side, height: side)"
    #expect(
      try verdicts("Floor(side: 40)", before: "let \(box)", given: "box")
        == ["fail 'button' 40×40"])
    #expect(
      try verdicts("Floor(side: 40)", before: "var \(box); box.size = load()", given: "box")
        == ["undecided 'button'"])
  }

  @Test("one that is worked out of anything else is not")
  func open() throws {
    #expect(try verdicts("Floor(side: load())") == ["undecided 'button'"])
    #expect(try verdicts("Floor(side: 40)", frame: "load(side)") == ["undecided 'button'"])
    #expect(
      try verdicts("Floor(side: 40)", setup: "button.frame.size = load()")
        == ["undecided 'button'"])
  }
}
