import Testing

/// How high what tables show above and below all rows is in Interface Builder.
@Suite("UIKit: above and below the rows of tables in Interface Builder")
struct InterfaceTableEndTests {
  private static let mask =
    #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#

  /// The verdict on a button that stands in a table.
  private func verdict(
    _ view: String, code: String = "", others: String = "", extra: String = "", table: String = "",
    connections: String = ""
  ) throws -> [String] {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
        <scenes><scene sceneID="one"><objects>
          <tableViewController id="own" customClass="Sample" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" id="list" \(table)>
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              \(view)
            </tableView>
            <connections>
              <outlet property="button" destination="but" id="out"/>\(connections)
            </connections>
          </tableViewController>
        </objects></scene></scenes>
      </document>
      """
    return try Reading().verdicts(
      """
      import UIKit
      class Base: UITableViewController {}
      final class Sample: Base {
        @IBOutlet weak var button: UIButton!
        @IBOutlet weak var header: UIView!
        func setUp() { \(code) }
      }
      """,
      with: [
        "Main.storyboard": storyboard, "Others.swift": "import UIKit\n\(others)",
        "Extra.swift": "import UIKit\n\(extra)",
      ])
  }

  private func footer(_ height: Int, mask: String = mask) -> String {
    """
    <button key="tableFooterView" buttonType="system" id="but">
      <rect key="frame" x="0.0" y="100" width="375" height="\(height)"/>\(mask)
      <state key="normal" title="Open all"/>
      <connections>\(InterfaceReading.action)</connections>
    </button>
    """
  }

  private func header(_ height: Int, mask: String = mask, _ attributes: String = "") -> String {
    """
    <view key="tableHeaderView" id="head" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>\(mask)
      <subviews><button translatesAutoresizingMaskIntoConstraints="NO" buttonType="system" id="but">
        <rect key="frame" x="0.0" y="8" width="375" height="\(height - 16)"/>
        <state key="normal" title="Open all"/>
        <connections>\(InterfaceReading.action)</connections>
      </button></subviews>
      <constraints>
        <constraint firstItem="but" firstAttribute="top" secondItem="head"
          secondAttribute="top" constant="8" id="a"/>
        <constraint firstAttribute="bottom" secondItem="but" secondAttribute="bottom"
          constant="8" id="b"/>
        <constraint firstItem="but" firstAttribute="leading" secondItem="head"
          secondAttribute="leading" id="c"/>
        <constraint firstAttribute="trailing" secondItem="but" secondAttribute="trailing" id="d"/>
      </constraints>
    </view>
    """
  }

  @Test("they are as high as they are drawn, and what is in them as that leaves")
  func drawn() throws {
    #expect(try verdict(footer(30)) == ["fail 'button' 393×30"])
    #expect(try verdict(footer(44)) == ["pass 1"])
    #expect(try verdict(header(46)) == ["fail 'button' 393×30"])
    #expect(try verdict(header(56)) == ["fail 'button' 393×40"])
    #expect(try verdict(header(60)) == ["pass 1"])
  }

  @Test("they are open where their masks, their tables or an outlet may resize them")
  func resized() throws {
    let open = ["undecided 'button'"]
    let high = #"<autoresizingMask key="autoresizingMask" heightSizable="YES"/>"#
    #expect(try verdict(footer(44, mask: high)) == open)
    #expect(try verdict(header(60, mask: high)) == open)
    #expect(try verdict(header(60), table: #"customClass="List""#) == open)
    #expect(try verdict(header(60, #"customClass="Head""#)) == open)
    let outlet = #"<outlet property="header" destination="head" id="o2"/>"#
    #expect(try verdict(header(60), connections: outlet) == open)
  }

  @Test(
    "they are open where code may replace or resize them",
    arguments: [
      ("tableView.tableHeaderView?.frame.size.height = 80", ""),
      ("tableView.tableHeaderView = UIView()", ""), ("tableView.sizeHeaderToFit()", ""),
      ("", "extension Sample { func fit() { tableView.tableHeaderView = nil } }"),
      ("", "final class Fitter { func fit(_ s: Sample) { s.tableView.tableHeaderView = nil } }"),
      ("", "extension UITableView { func fit() { tableHeaderView?.sizeToFit() } }"),
    ])
  func changed(_ code: String, _ others: String) throws {
    #expect(try verdict(header(60), code: code, others: others) == ["undecided 'button'"])
  }

  @Test("code that speaks of other tables, of the other end or of looks changes nothing")
  func unchanged() throws {
    let other = """
      final class Other: UITableViewController {
        func fit() { tableView.tableHeaderView = nil }
      }
      """
    #expect(try verdict(header(60), others: other) == ["pass 1"])
    #expect(try verdict(header(60), code: "tableView.tableFooterView = UIView()") == ["pass 1"])
    #expect(try verdict(footer(44), code: "button.alpha = 0.5") == ["pass 1"])
    #expect(try verdict(footer(30), code: "button.frame.size.height = 50") == ["pass 1"])
    #expect(
      try verdict(footer(44), code: "button.frame.size.height = high()") == ["undecided 'button'"])
    let client = """
      protocol Client {}
      extension Sample: Client {}
      """
    let naming = """
      final class Other: UITableViewController {
        var client: (any Client)?
        func fit() { tableView.tableHeaderView = nil }
      }
      """
    #expect(try verdict(header(60), others: naming, extra: client) == ["pass 1"])
  }
}
