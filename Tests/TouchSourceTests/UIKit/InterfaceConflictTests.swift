import Testing

/// What stack views and constraints that contradict each other leave views in Interface Builder.
@Suite("UIKit: stack views and contradictions in Interface Builder")
struct InterfaceConflictTests {
  /// The verdicts on a button in a box of 32 by 200 points.
  ///
  /// - Parameters:
  ///   - content: What stands in the box.
  ///   - ties: Constraints of the box.
  private func verdicts(
    _ content: String, ties: [String], height: Int = 32, outlets: String = ""
  ) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="60" width="200" height="\(height)"/>
        <subviews>\(content)</subviews>
        <constraints>
          \(Self.length("height", height))\(Self.length("width", 200))\(ties.joined())
        </constraints>
      </view></subviews>
      <constraints>
        \(Self.tie("box", "top", to: "all", by: 60))\(Self.tie("box", "leading", to: "all", by: 20))
      </constraints>
      """, connections: outlets)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var button: UIButton!
        @IBOutlet private var other: UIView!
        @IBOutlet private var third: UIView!
        @IBOutlet private var stack: UIStackView!
      }
      """, with: ["Main.storyboard": storyboard])
  }

  private static func length(_ attribute: String, _ constant: Int) -> String {
    #"<constraint firstAttribute="\#(attribute)" constant="\#(constant)" id="\#(attribute)-\#(constant)"/>"#
  }

  private static func tie(
    _ view: String, _ edge: String, to other: String = "box", by constant: Int = 0
  ) -> String {
    """
    <constraint firstItem="\(view)" firstAttribute="\(edge)" secondItem="\(other)"
      secondAttribute="\(edge)" constant="\(constant)" id="\(view)-\(edge)"/>
    """
  }

  private static func ties(_ view: String) -> [String] {
    ["top", "bottom", "leading", "trailing"].map { tie(view, $0) }
  }

  private func button(_ constraints: String = "", high: Int = 16) -> String {
    """
    <button translatesAutoresizingMaskIntoConstraints="NO" id="but">
      <rect key="frame" x="0" y="0" width="200" height="\(high)"/>
      <constraints>\(constraints)</constraints>
      <connections>\(InterfaceReading.action)</connections>
    </button>
    """
  }

  private func box(_ id: String, _ constraints: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <constraints>\(constraints)</constraints>
    </view>
    """
  }

  private func stack(_ views: String, _ attributes: String = #"axis="vertical""#) -> String {
    """
    <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stk" \(attributes)>
      <subviews>\(views)</subviews>
    </stackView>
    """
  }

  private let other = #"<outlet property="other" destination="lab" id="out2"/>"#

  @Test("no view is longer than the stack view that it lies in, whichever of them code hides")
  func lodged() throws {
    let views = stack(box("lab") + button())
    let found = try verdicts(views, ties: Self.ties("stk"), outlets: other)
    #expect(found.count == 1 && found[0].hasPrefix("fail 'button' 200×"))
    let high = try verdicts(views, ties: Self.ties("stk"), height: 90, outlets: other)
    #expect(high == ["undecided 'button'"])
    // What may be hidden does not make the stack view as long as it is.
    let hidden = stack(box("lab", Self.length("height", 60)) + box("two")) + button()
    let ties =
      Self.ties("stk").filter { !$0.contains("bottom") }
      + ["top", "bottom"].map { Self.tie("but", $0, to: "stk") }
      + ["leading", "trailing"].map { Self.tie("but", $0) }
    let third = #"<outlet property="third" destination="two" id="out3"/>"#
    #expect(
      try verdicts(hidden, ties: ties, height: 90, outlets: other + third)
        == ["undecided 'button'"])
  }

  @Test("whichever of two constraints UIKit breaks, a view is as long as one of them says")
  func contradicted() throws {
    func verdicts(_ icon: Int, height: Int) throws -> [String] {
      let row = stack(
        box("icon", Self.length("width", 20) + Self.length("height", icon)) + box("lab"), "")
      return try self.verdicts(
        row + button(), ties: Self.ties("stk") + Self.ties("but"), height: height)
    }
    let low = try verdicts(20, height: 32)
    #expect(low.count == 1 && low[0].hasPrefix("fail 'button' 200×"))
    #expect(try verdicts(50, height: 60) == ["pass 1"])
    #expect(try verdicts(20, height: 60) == ["undecided 'button'"])
    // Of two that are broken either may be.
    let row = stack(
      box("icon", Self.length("height", 20)) + box("lab", Self.length("height", 24)), "")
    let several = try self.verdicts(row + button(), ties: Self.ties("stk") + Self.ties("but"))
    #expect(several == ["undecided 'button'"])
  }

  @Test("what is too long for a stack view is so where code knows that too")
  func overfull() throws {
    let views = stack(
      button(Self.length("width", 30) + Self.length("height", 60), high: 60)
        + box("lab", Self.length("width", 190)),
      #"spacing="4""#)
    let outlet = #"<outlet property="stack" destination="stk" id="out2"/>"#
    let plain = try verdicts(views, ties: Self.ties("stk"), height: 60)
    #expect(plain.count == 1 && plain[0].hasPrefix("fail 'button' "))
    #expect(try verdicts(views, ties: Self.ties("stk"), height: 60, outlets: outlet) == plain)
    let fitting = views.replacing("190", with: "100")
    #expect(
      try verdicts(fitting, ties: Self.ties("stk"), height: 60, outlets: outlet)
        == ["fail 'button' 30×60"])
  }

  @Test("a view around leaves no more than its own length, however long a view in it is")
  func room() throws {
    // It was laid out higher than what it says asks for.
    let titled = button(Self.length("width", 60), high: 44)
      .replacing("<button", with: #"<button buttonType="system""#)
      .replacing("<connections>", with: #"<state key="normal" title="Year"/><connections>"#)
    func verdicts(_ height: Int, _ attributes: String = "") throws -> [String] {
      let inner = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="mid" \(attributes)>
          <subviews>\(titled)</subviews>
          <constraints>
            \(Self.length("height", height))\(Self.tie("but", "centerY", to: "mid"))
          </constraints>
        </view>
        """
      return try self.verdicts(
        inner, ties: ["top", "leading", "trailing"].map { Self.tie("mid", $0) }, height: 300)
    }
    let low = try verdicts(30)
    #expect(low.count == 1 && low[0].hasPrefix("fail 'button' 60×"), "\(low)")
    #expect(try !verdicts(50).contains { $0.hasPrefix("fail") })
    // A class of the app's may let touches beyond it in.
    #expect(try !verdicts(30, #"customClass="Card""#).contains(low[0]))
  }
}
