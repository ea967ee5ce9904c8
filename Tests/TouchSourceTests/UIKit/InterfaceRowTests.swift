import Testing
import TouchSource

/// Rows of tables that Interface Builder holds whole.
@Suite("UIKit: rows of static tables in Interface Builder")
struct InterfaceRowTests {
  /// The verdicts on a button between top and bottom of a row, and on a tap on the row.
  ///
  /// - Parameters:
  ///   - table: What the table says of itself.
  ///   - row: What the row does.
  ///   - width: How wide the button is.
  ///   - code: Members of the controller.
  private func verdicts(
    table: String = #"dataMode="static" rowHeight="-1""#, row: String = "", width: Int = 60,
    setUp: String = "", code: String = "", base: String = "UITableViewController",
    others: String = ""
  ) throws -> [String] {
    let storyboard = """
      <document initialViewController="own"><scenes><scene sceneID="one"><objects>
        <tableViewController id="own" customClass="Sample" sceneMemberID="viewController">
          <tableView key="view" id="list" \(table)>
            <rect key="frame" x="0" y="0" width="414" height="736"/>
            <sections><tableViewSection id="sec"><cells>
              <tableViewCell id="row" \(row)>
                <rect key="frame" x="0" y="176" width="414" height="54"/>
                <tableViewCellContentView key="contentView" tableViewCell="row" id="con">
                  <rect key="frame" x="0" y="0" width="414" height="54"/>
                  <subviews>
                    <button id="but" translatesAutoresizingMaskIntoConstraints="NO">
                      <constraints>
                        <constraint firstAttribute="width" constant="\(width)"/>
                      </constraints>
                      <state key="normal" title="Go"/>
                      <connections>\(InterfaceReading.action)</connections>
                    </button>
                  </subviews>
                  <constraints>
                    <constraint firstAttribute="bottom" secondItem="but" secondAttribute="bottom"/>
                    <constraint firstItem="but" firstAttribute="top" secondItem="con"
                      secondAttribute="top"/>
                  </constraints>
                </tableViewCellContentView>
              </tableViewCell>
            </cells></tableViewSection></sections>
          </tableView>
          <connections><outlet property="row" destination="row" id="out"/></connections>
        </tableViewController>
      </objects></scene></scenes></document>
      """
    let source = """
      import UIKit
      \(others)
      final class Sample: \(base) {
        @IBOutlet private weak var row: UITableViewCell!
        @IBAction func go(_ sender: Any) {}
        override func viewDidLoad() { super.viewDidLoad(); \(setUp) }
        \(code)
      }
      """
    return try Reading().verdicts(source, with: ["Main.storyboard": storyboard]).sorted()
  }

  private static func sizing(_ body: String) -> String {
    """
    override func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      \(body)
    }
    """
  }

  @Test("a row of a height makes what fills it as high")
  func heights() throws {
    #expect(try verdicts(row: #"rowHeight="54""#) == ["pass 1"])
    #expect(try verdicts(row: #"rowHeight="54""#, width: 40) == ["fail 'Go' 40×54"])
    #expect(try verdicts(row: #"rowHeight="30""#) == ["fail 'Go' 60×30"])
    #expect(try verdicts(table: #"dataMode="static" rowHeight="30""#) == ["fail 'Go' 60×30"])
    // What is shown decides, or code that makes rows.
    #expect(try verdicts() == ["undecided 'Go'"])
    #expect(
      try verdicts(table: #"dataMode="prototypes" rowHeight="30""#) == ["undecided 'Go'"])
    #expect(
      try verdicts(table: #"dataMode="prototypes""#, row: #"rowHeight="30""#)
        == ["undecided 'Go'"])
  }

  @Test(
    "code that leaves a row its height or hides it changes nothing",
    arguments: [
      ("super.tableView(t, heightForRowAt: path)", true),
      (
        "if path.row == 1 { return CGFloat.leastNonzeroMagnitude }; return super.tableView(t, heightForRowAt: path)",
        true
      ),
      ("return path.row == 1 ? 0 : super.tableView(t, heightForRowAt: path)", true),
      (
        "switch path.row { case 1: return .leastNormalMagnitude\ndefault: break }\nreturn super.tableView(t, heightForRowAt: path)",
        true
      ),
      ("return 60", false), ("return UITableView.automaticDimension", false),
      ("if path.row == 1 { return 80 }; return super.tableView(t, heightForRowAt: path)", false),
      ("return path.row == 1 ? 80 : super.tableView(t, heightForRowAt: path)", false),
    ])
  func code(body: String, isKept: Bool) throws {
    let expected = [isKept ? "fail 'Go' 60×30" : "undecided 'Go'"]
    let row = #"rowHeight="30""#
    #expect(try verdicts(row: row, code: Self.sizing(body)) == expected)
    #expect(
      try verdicts(
        row: row, base: "Base",
        others: "class Base: UITableViewController { \(Self.sizing(body)) }") == expected)
    // Of what is not in the source nobody knows.
    #expect(try verdicts(row: row, base: "KitController") == ["undecided 'Go'"])
  }

  @Test("a tap on a row reacts in all of it")
  func taps() throws {
    let tap =
      "row.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))"
    func verdicts(_ row: String, code: String = "") throws -> [String] {
      try self.verdicts(row: row, setUp: tap, code: code).filter { !$0.contains("'Go'") }
    }
    #expect(try verdicts(#"rowHeight="54""#) == ["pass 2"])
    #expect(try verdicts(#"rowHeight="30""#) == ["fail 'row' 393×30"])
    // The system makes its own at least 44 high.
    #expect(try verdicts(#"style="IBUITableViewCellStyleDefault""#) == ["pass 1"])
    #expect(try verdicts("") == ["undecided 'row'"])
    #expect(
      try verdicts(#"rowHeight="54""#, code: Self.sizing("return 60")) == ["undecided 'row'"])
  }

  /// The verdict on a button that fills a cell of a nib, which a delegate shows in rows of a height.
  ///
  /// - Parameter drawn: How high the file draws the button.
  private func filling(
    _ height: String, inset: Int = 0, sizes: Bool = true, drawn: Int? = nil
  ) throws -> String {
    let nib = """
      <document><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell id="row" customClass="ActionCell">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" tableViewCell="row" id="con">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <subviews>
              <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but">
                <rect key="frame" x="0" y="0" width="320" height="\(drawn ?? 44 - inset)"/>
                <state key="normal"/>
                <connections>
                  <action selector="go:" destination="row" eventType="touchUpInside" id="act"/>
                </connections>
              </button>
            </subviews>
            <constraints>
              <constraint firstItem="but" firstAttribute="leading" secondItem="con"
                secondAttribute="leading" id="c1"/>
              <constraint firstAttribute="trailing" secondItem="but" secondAttribute="trailing"
                id="c2"/>
              <constraint firstItem="but" firstAttribute="top" secondItem="con"
                secondAttribute="top" id="c3"/>
              <constraint firstAttribute="bottom" secondItem="but" secondAttribute="bottom"
                constant="\(inset)" id="c4"/>
            </constraints>
          </tableViewCellContentView>
          <connections><outlet property="button" destination="but" id="out"/></connections>
        </tableViewCell>
      </objects></document>
      """
    let sizing = """
      func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        switch rows[path.row] {
        case .note: return -1
        \(height)
        }
      }
      """
    let source = """
      import UIKit
      enum Row { case note(String), action(String) }
      final class ActionCell: UITableViewCell {
        @IBOutlet weak var button: UIButton!
        override func awakeFromNib() {
          super.awakeFromNib()
          button.titleLabel?.font = UIFont.systemFont(ofSize: 17)
        }
        @IBAction func go(_ sender: Any) {}
      }
      final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows: [Row] = []
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          switch rows[path.row] {
          case .note: return UITableViewCell()
          case .action(let title):
            let cell = table.dequeueReusableCell(withIdentifier: "action") as! ActionCell
            cell.button.setTitle(title, for: .normal)
            return cell
          }
        }
        \(sizes ? sizing : "")
      }
      """
    return try #require(try Reading().verdicts(source, with: ["ActionCell.xib": nib]).first)
  }

  @Test("what fills the row of a nib is as high as the delegate makes its own case's rows")
  func filled() throws {
    #expect(try filling("default: return 30").hasSuffix("×30"))
    #expect(
      try filling("case .action(let title): return title.isEmpty ? 30 : 36").hasSuffix("×36"))
    #expect(try filling("default: return 52") == "undecided 'button'")
    #expect(try filling("default: return 52", inset: 20).hasSuffix("×32"))
    // The file may draw it as another row would have it.
    #expect(try filling("default: return 30", drawn: 36).hasSuffix("×30"))
    #expect(try filling("default: return -1", drawn: 36) == "undecided 'button'")
    // What is left to the row is as high as it asks to be only where nothing else sizes rows.
    #expect(try filling("default: return -1") == "undecided 'button'")
    #expect(try filling("", sizes: false).hasPrefix("fail"))
  }
}
