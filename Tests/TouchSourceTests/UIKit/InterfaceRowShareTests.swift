import Testing

/// Views of Interface Builder that share what lies between two places evenly.
@Suite("UIKit: rows of views as long as each other in Interface Builder")
struct InterfaceRowShareTests {
  private static func tie(
    _ first: String, _ edge: String, _ second: String, _ other: String, _ constant: Double = 0,
    more: String = ""
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)"
      secondAttribute="\(other)" constant="\(constant)" \(more)/>
    """
  }

  /// The verdict on a button in the middle of three views in a box, each as wide as the next.
  private func verdict(
    width: Double? = 132, gap: Double = 6, last: String = tie("c", "trailing", "box", "trailing"),
    equal: [String] = [tie("a", "width", "but", "width"), tie("c", "width", "but", "width")]
  ) throws -> [String] {
    let box = width.map { #"<constraint firstAttribute="width" constant="\#($0)"/>"# } ?? ""
    let row = [
      Self.tie("a", "leading", "box", "leading"), Self.tie("but", "leading", "a", "trailing", gap),
      Self.tie("c", "leading", "but", "trailing", gap), last,
    ]
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews><view id="box">
        <subviews>
          <view id="a"/>
          <button id="but">
            <constraints><constraint firstAttribute="height" constant="50"/></constraints>
            <connections>\(InterfaceReading.action)</connections>
          </button>
          <view id="c"/>
        </subviews>
        <constraints>\(box)\((row + equal).joined())</constraints>
      </view></subviews>
      <constraints>
        \(width == nil ? Self.tie("box", "leading", "all", "leading") : "")
        \(width == nil ? Self.tie("box", "trailing", "all", "trailing") : "")
      </constraints>
      """)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private weak var button: UIButton!
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test("each has its share of what is around them, less what lies between")
  func shares() throws {
    #expect(try verdict() == ["fail 'button' 40×50"])
    #expect(try verdict(gap: 0) == ["pass 1"])
    // The screen is 393 wide.
    #expect(try verdict(width: nil) == ["pass 1"])
    #expect(try verdict(width: nil, gap: 140) == ["fail 'button' 38×50"])
  }

  @Test("of one that is so many times as long as another each has its part")
  func ratios() throws {
    func equal(_ first: Double, _ last: Double) -> [String] {
      [
        Self.tie("but", "width", "a", "width", more: "multiplier=\"\(first)\""),
        Self.tie("c", "width", "a", "width", more: "multiplier=\"\(last)\""),
      ]
    }
    // Of 120 points a half, and two fifths.
    #expect(try verdict(equal: equal(2, 1)) == ["pass 1"])
    #expect(try verdict(width: 112, equal: equal(2, 2)) == ["fail 'button' 40×50"])
    #expect(try verdict(width: nil, equal: equal(0.1, 1)) == ["fail 'button' 18×50"])
    let distant = Self.tie("but", "width", "a", "width", 4, more: #"multiplier="2""#)
    #expect(
      try verdict(equal: [distant, Self.tie("c", "width", "a", "width")])
        == ["undecided 'button'"])
  }

  @Test("what is not tied to all of them leaves it open")
  func open() throws {
    func isOpen(_ verdict: [String]) -> Bool { verdict == ["undecided 'button'"] }
    #expect(isOpen(try verdict(last: "")))
    #expect(
      isOpen(
        try verdict(last: Self.tie("c", "trailing", "box", "trailing", more: #"priority="750""#))))
    #expect(isOpen(try verdict(equal: [Self.tie("a", "width", "but", "width")])))
    #expect(isOpen(try verdict(last: Self.tie("but", "trailing", "box", "trailing"))))
  }
}
