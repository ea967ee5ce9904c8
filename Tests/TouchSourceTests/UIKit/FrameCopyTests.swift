import Testing

/// Copies of frames, which code changes and gives to views or not.
@Suite("UIKit: copies of frames")
struct FrameCopyTests {
  /// The verdicts on a button beside a box of 50 by 30 pt.
  private func verdicts(_ code: String, button: String = "UIControl()") throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        let button = \(button)
        """,
      setup: """
        addSubview(box)
        addSubview(button)
        button.addTarget(self, action: nil, for: .touchUpInside)
        \(code)
        """, wired: false)
  }

  private let own = "UIControl(frame: CGRect(x: 0, y: 0, width: 60, height: 30))"

  @Test("a change of a copy of its frame changes no view")
  func readAlone() throws {
    let grown = "var area = button.frame\narea.size.height += 30"
    #expect(try verdicts("\(grown)\nshow(area)", button: own) == ["fail 'button' 60×30"])
    #expect(try verdicts("\(grown)\nbutton.frame = area", button: own) == ["undecided 'button'"])
    #expect(
      try verdicts("button.frame.size.height += 30", button: own) == ["undecided 'button'"])
  }

  @Test("a side that code leaves as it was is as long as others make it")
  func kept() throws {
    let narrow = "UIControl(frame: CGRect(x: 0, y: 0, width: 24, height: 50))"
    func width(_ code: String, button: String) throws -> [String] {
      try verdicts(code, button: button).map { String($0.prefix { $0 != "×" }) }
    }
    for change in [
      "var area = button.frame\narea.size.height = room\nbutton.frame = area",
      "button.frame.size.height = room",
    ] {
      #expect(try width(change, button: narrow) == ["fail 'button' 24"])
      #expect(try width(change, button: own) == ["undecided 'button'"])
      #expect(try width(change, button: "UIControl()") == ["undecided 'button'"])
    }
    let both = "var area = button.frame\narea.size = room\nbutton.frame = area"
    #expect(try width(both, button: narrow) == ["undecided 'button'"])
    let others = "var area = board.frame\narea.size.height = 50\nbutton.frame = area"
    #expect(try width(others, button: narrow) == ["undecided 'button'"])
    #expect(
      try verdicts("button.frame.size.height = 30", button: narrow)
        == ["fail 'button' 24×30"])
  }

  @Test("a frame that one of two views is given is either's")
  func chosen() throws {
    func verdicts(_ height: Int, chosen: String = "isTurned ? box : button") throws -> [String] {
      try self.verdicts(
        "let large = \(chosen)\nlarge.frame = CGRect(x: 0, y: 0, width: 60, height: \(height))",
        button: own.replacing("30", with: "50"))
    }
    #expect(try verdicts(50) == ["pass 1"])
    let found = try verdicts(20)
    #expect(found.count == 1 && found != ["pass 1"], "\(found)")
    #expect(try verdicts(20, chosen: "isTurned ? button : box") == found)
    #expect(try verdicts(20, chosen: "box") == ["pass 1"])
  }

  @Test("a view that is given a changed copy of another's frame is as large as that says")
  func copied() throws {
    func verdicts(_ change: String) throws -> [String] {
      try self.verdicts("var area = box.frame\n\(change)\nbutton.frame = area")
    }
    #expect(try verdicts("area.origin.x += 9") == ["fail 'button' 50×30"])
    #expect(try verdicts("area.size.height += 2") == ["fail 'button' 50×32"])
    #expect(try verdicts("area.size.height += 20") == ["pass 1"])
    #expect(try verdicts("area.size.width -= 20") == ["fail 'button' 30×30"])
    #expect(try verdicts("area.size.height = 20") == ["fail 'button' 50×20"])
    #expect(try verdicts("area.size = CGSize(width: 20, height: 60)") == ["fail 'button' 20×60"])
    for open in ["if wide { area.size.height += 20 }", "area.size.height *= 2"] {
      #expect(try verdicts(open) == ["undecided 'button'"])
    }
  }
}
