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
    "between the margins of a view inside a button is shorter than that by 8 points at each side")
  func inner() throws {
    func verdicts(_ inner: String = "", outlet: String = "", height: Int = 30) throws -> [String] {
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO" \(inner)>
          <rect key="frame" x="0" y="0" width="393" height="90"/>
          <subviews>
            <button id="but" translatesAutoresizingMaskIntoConstraints="NO" buttonType="system">
              <rect key="frame" x="8" y="8" width="377" height="\(height)"/>
              <constraints>
                <constraint firstAttribute="height" constant="\(height)" id="h"/>
              </constraints>
              <state key="normal" title="Go"/>
              <connections>\(InterfaceReading.action)</connections>
            </button>
          </subviews>
          <constraints>
            <constraint firstItem="but" firstAttribute="top" secondItem="box"
              secondAttribute="topMargin" id="t"/>
            <constraint firstItem="but" firstAttribute="leading" secondItem="box"
              secondAttribute="leadingMargin" id="a"/>
            <constraint firstAttribute="trailingMargin" secondItem="but"
              secondAttribute="trailing" id="b"/>
          </constraints>
        </view></subviews>
        <constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="all"
            secondAttribute="leading" id="c"/>
          <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="d"/>
        </constraints>
        """, connections: outlet)
      let source = """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet private weak var button: UIButton!
          @IBOutlet private weak var box: UIView!
        }
        """
      return try Reading().verdicts(source, with: ["Main.storyboard": storyboard])
    }
    #expect(try verdicts() == ["fail 'button' 377×30"])
    #expect(try verdicts(height: 48) == ["pass 1"])
    // Others may be set by code, or are those of the view around.
    for inner in [#"customClass="Box""#, #"preservesSuperviewLayoutMargins="YES""#] {
      #expect(try verdicts(inner, height: 48) == ["undecided 'button'"])
    }
    let outlet = #"<outlet property="box" destination="box" id="bo"/>"#
    #expect(try verdicts(outlet: outlet, height: 48) == ["undecided 'button'"])
  }

  /// The verdicts on a button between the sides of a row, of a header or of a footer of a list.
  ///
  /// - Parameters:
  ///   - part: What the button lies in, as Interface Builder writes it up to its subviews.
  ///   - list: How wide the list was laid out.
  ///   - row: How wide that was.
  private func listed(
    _ part: (start: String, end: String), list: Int = 414, row: Int = 414, height: Int = 48
  ) throws -> [String] {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="own">
        <scenes><scene sceneID="one"><objects>
          <tableViewController id="own" customClass="Sample" sceneMemberID="viewController">
            <tableView key="view" id="list">
              <rect key="frame" x="0" y="0" width="\(list)" height="896"/>
              \(part.start)
                <rect key="frame" x="0" y="0" width="\(row)" height="60"/>
                <subviews>
                  <button id="but" translatesAutoresizingMaskIntoConstraints="NO" buttonType="system">
                    <rect key="frame" x="16" y="8" width="\(row - 32)" height="\(height)"/>
                    <constraints>
                      <constraint firstAttribute="height" constant="\(height)" id="h"/>
                    </constraints>
                    <state key="normal" title="Go"/>
                    <connections>\(InterfaceReading.action)</connections>
                  </button>
                </subviews>
                <constraints>
                  <constraint firstItem="but" firstAttribute="leading" secondItem="row"
                    secondAttribute="leading" constant="16" id="a"/>
                  <constraint firstAttribute="trailing" secondItem="but" secondAttribute="trailing"
                    constant="16" id="b"/>
                </constraints>
              \(part.end)
            </tableView>
          </tableViewController>
        </objects></scene></scenes>
      </document>
      """
    let source = """
      import UIKit
      final class Sample: UITableViewController { @IBAction func go(_ sender: UIButton) {} }
      """
    return try Reading().verdicts(source, with: ["Main.storyboard": storyboard])
  }

  private static let row = (
    start: """
    <sections><tableViewSection id="sec"><cells><tableViewCell id="cell">
      <tableViewCellContentView key="contentView" id="row">
    """,
    end: "</tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>"
  )

  private static func edge(_ key: String) -> (start: String, end: String) {
    (start: #"<view key="\#(key)" id="row">"#, end: "</view>")
  }

  @Test("a row, a header and a footer are as wide as their list, less what is beside them")
  func lists() throws {
    let row = Self.row
    #expect(try listed(row) == ["pass 1"])
    #expect(try listed(row, height: 30) == ["fail 'Go' 361×30"])
    #expect(try listed(Self.edge("tableHeaderView"), height: 30) == ["fail 'Go' 361×30"])
    #expect(try listed(Self.edge("tableFooterView"), height: 30) == ["fail 'Go' 361×30"])
    // A disclosure button is beside this one.
    #expect(try listed(row, row: 355, height: 30) == ["fail 'Go' 302×30"])
    // Rows that were laid out for another list say nothing.
    #expect(try listed(row, list: 1024) == ["undecided 'Go'"])
    #expect(try listed(Self.edge("other")) == ["undecided 'Go'"])
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
