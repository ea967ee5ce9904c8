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

  /// The verdict on a button that fills the first of two views in a stack view between margins, both of which
  /// code knows.
  private func stacked(
    _ code: String = "", width: Double = 88, equal: String = tie("one", "width", "two", "width"),
    stack: String = "", connections: String = ""
  ) throws -> [String] {
    let filling = ["top", "bottom", "leading", "trailing"].map { Self.tie("but", $0, "one", $0) }
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews><stackView id="row" spacing="8" \(stack)>
        <subviews>
          <view id="one">
            <subviews>
              <button id="but"><connections>\(InterfaceReading.action)</connections></button>
            </subviews>
            <constraints>
              <constraint firstAttribute="height" constant="50"/>\(filling.joined())
            </constraints>
          </view>
          <view id="two"/>
        </subviews>
        <constraints><constraint firstAttribute="width" constant="\(width)"/>\(equal)</constraints>
      </stackView></subviews>
      <constraints>\(InterfaceReading.corner.replacing("but", with: "row"))</constraints>
      """,
      connections: """
        <outlet property="one" destination="one" id="first"/>
        <outlet property="two" destination="two" id="second"/>
        \(connections)
        """)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private weak var button: UIButton!
        @IBOutlet private weak var one: UIView!
        @IBOutlet private weak var two: UIView!
        @IBOutlet private weak var row: UIStackView!
        override func viewDidLoad() {
          super.viewDidLoad()
          \(code)
        }
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test("what lies in one of the views that a stack view arranges has its share with it")
  func inStacks() throws {
    #expect(try stacked() == ["fail 'button' 40×50"])
    #expect(try stacked(width: 96) == ["pass 1"])
    #expect(try stacked("two.backgroundColor = .red") == ["fail 'button' 40×50"])
    #expect(
      try stacked(equal: "", stack: #"distribution="fillEqually""#) == ["fail 'button' 40×50"])
  }

  @Test("what code may hide, or adds, leaves the share in a stack view open")
  func hiddenInStacks() throws {
    for code in ["two.isHidden = isSmall", "two.removeFromSuperview()"] {
      #expect(try stacked(code) == ["undecided 'button'"], "\(code)")
    }
    #expect(try stacked(equal: "") == ["undecided 'button'"])
    let known = #"<outlet property="row" destination="row" id="third"/>"#
    #expect(try stacked(connections: known) == ["undecided 'button'"])
    let listed = #"<outletCollection property="all" destination="two" id="fourth"/>"#
    #expect(try stacked(connections: listed) == ["undecided 'button'"])
  }
}
