import Testing

/// Lengths in Interface Builder that margins and classes which are not in the source decide with others.
@Suite("UIKit: margins and classes of libraries in Interface Builder")
struct InterfaceMarginTests {
  /// The verdicts on a button between the sides of the screen's view, 30 points high.
  private func verdicts(
    leading: String = "leadingMargin", trailing: String = "trailingMargin", view: String = "",
    button: String = "", height: String = #"constant="30""#
  ) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      \(view)
      <subviews>
        <button id="but" translatesAutoresizingMaskIntoConstraints="NO" buttonType="system" \(button)>
          <rect key="frame" x="16" y="0" width="361" height="30"/>
          <constraints><constraint firstAttribute="height" \(height) id="h"/></constraints>
          <state key="normal" title="Go"/>
          <connections>\(InterfaceReading.action)</connections>
        </button>
      </subviews>
      <constraints>
        <constraint firstItem="but" firstAttribute="leading" secondItem="all"
          secondAttribute="\(leading)" id="a"/>
        <constraint firstAttribute="\(trailing)" secondItem="but" secondAttribute="trailing" id="b"/>
      </constraints>
      """)
    let source = """
      import UIKit
      final class Sample: UIViewController { @IBOutlet private weak var button: UIButton! }
      """
    return try Reading().verdicts(source, with: ["Main.storyboard": storyboard])
  }

  @Test("between the margins of the screen a view is shorter than that by the system's")
  func margins() throws {
    #expect(try verdicts() == ["fail 'button' 353×30"])
    #expect(try verdicts(leading: "leading") == ["fail 'button' 373×30"])
    #expect(try verdicts(trailing: "trailing") == ["fail 'button' 373×30"])
    // Others than the system's are not followed.
    let own = #"<edgeInsets key="layoutMargins" top="0" left="200" bottom="0" right="180"/>"#
    let height = #"constant="48""#
    #expect(try verdicts(height: height) == ["pass 1"])
    #expect(try verdicts(view: own, height: height) == ["undecided 'button'"])
  }

  @Test(
    "a view of a class that is not in the source has the lengths that it is given, and no others")
  func foreign() throws {
    let foreign = #"customClass="KitButton""#
    #expect(try verdicts(button: foreign) == ["fail 'button' 353×30"])
    let open = #"relation="lessThanOrEqual" constant="90""#
    #expect(try verdicts(button: foreign, height: open) == ["undecided 'button'"])
    #expect(try verdicts(height: open) == ["fail 'button' 353×30"])
  }
}
