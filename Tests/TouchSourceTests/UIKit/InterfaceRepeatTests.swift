import Testing

/// Controls of Interface Builder's that do what views around them do by what code adds to those.
@Suite("UIKit: controls of Interface Builder's and taps of code's that do the same")
struct InterfaceRepeatTests {
  /// The verdicts on a button in a box in the view that a nib holds for a class.
  ///
  /// - Parameters:
  ///   - connections: What the button is connected to in the nib.
  private func verdicts(
    _ code: String, connections: String = "", outlet: String = "button"
  ) throws -> [String] {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Sample">
          <connections>
            <outlet property="\(outlet)" destination="but" id="out"/>
            <outlet property="box" destination="bo1" id="ou2"/>
          </connections>
        </placeholder>
        <view id="all"><subviews>
          <view id="bo1"><subviews>
            <button opaque="NO" id="but">
              <constraints>
                <constraint firstAttribute="height" constant="18" id="hei"/>
                <constraint firstAttribute="width" constant="18" id="wid"/>
              </constraints>
              <connections>\(connections)</connections>
            </button>
          </subviews></view>
        </subviews></view>
      </objects></document>
      """
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIView {
        @IBOutlet private weak var button: UIButton!
        @IBOutlet private weak var box: UIView!
        func setUp() { \(code) }
        @IBAction func go(_ sender: Any) {}
        @objc func leave() {}
      }
      """, with: ["Sample.xib": nib]
    ).filter { $0.hasSuffix("18×18") }
  }

  private static func tap(_ view: String, _ method: String) -> String {
    """
    \(view).addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(\(method))))

    """
  }

  private static func action(_ selector: String, on destination: String = "-1") -> String {
    """
    <action selector="\(selector)" destination="\(destination)" eventType="touchUpInside" id="act"/>
    """
  }

  @Test("what the whole view does is no target of a control in it", arguments: ["self", "box"])
  func repeated(outer: String) throws {
    let same = Self.tap(outer, "go(_:)")
    #expect(try verdicts(same, connections: Self.action("go:")) == [])
    #expect(try verdicts(same, connections: Self.action("go:"), outlet: "other") == [])
    #expect(try verdicts(same + Self.tap("button", "go(_:)")) == [])
  }

  @Test("what does something else, or more, is one", arguments: ["self", "box"])
  func different(outer: String) throws {
    let (same, other) = (Self.tap(outer, "go(_:)"), Self.tap(outer, "leave"))
    let alone = ["fail 'button' 18×18"]
    #expect(try verdicts("", connections: Self.action("go:")) == alone)
    #expect(try verdicts(other, connections: Self.action("go:")) == alone)
    #expect(try verdicts(same, connections: Self.action("leave")) == alone)
    #expect(try verdicts(same, connections: Self.action("go:", on: "bo1")) == alone)
    #expect(try verdicts(same + Self.tap("button", "leave")) == alone)
    #expect(
      try verdicts(same + Self.tap("button", "leave"), connections: Self.action("go:")) == alone)
  }

  /// The verdicts on a button in a row of a cell, which is set up where the cell is made.
  private func verdicts(
    made code: String, cell: String = "", with others: [String: String] = [:]
  ) throws -> [String] {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell reuseIdentifier="Cell" rowHeight="80" id="all" customClass="Cell">
          <tableViewCellContentView key="contentView" id="con"><subviews>
            <stackView opaque="NO" alignment="center" id="sta"><subviews>
              <button opaque="NO" id="but">
                <constraints>
                  <constraint firstAttribute="height" constant="18" id="hei"/>
                  <constraint firstAttribute="width" constant="18" id="wid"/>
                </constraints>
              </button>
            </subviews></stackView>
          </subviews></tableViewCellContentView>
          <connections>
            <outlet property="row" destination="sta" id="ou1"/>
            <outlet property="button" destination="but" id="ou2"/>
          </connections>
        </tableViewCell>
      </objects></document>
      """
    return try Reading().verdicts(
      """
      import UIKit
      final class Cell: UITableViewCell {
        @IBOutlet var row: UIStackView!
        @IBOutlet var button: UIButton!
        \(cell)
      }
      final class List: UITableViewController {
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "Cell", for: i) as! Cell
          \(code)
          return cell
        }
        @objc func go(_ sender: Any) {}
        @objc func leave() {}
      }
      """, with: ["Cell.xib": nib].merging(others) { $1 }
    ).filter { $0.contains("'button'") }
  }

  private static func target(_ method: String = "go(_:)") -> String {
    "cell.button.addTarget(self, action: #selector(\(method)), for: .touchUpInside)\n"
  }

  private static let small = ["fail 'button' 18×18"]

  @Test("what code of another class lets a view and a control in it do is one target")
  func repeatedByOthers() throws {
    let tap = Self.tap("cell.row", "go(_:)")
    #expect(try verdicts(made: tap + Self.target()) == [])
    #expect(
      try verdicts(
        made: """
          let tap = UITapGestureRecognizer(target: self, action: #selector(go(_:)))
          cell.row.addGestureRecognizer(tap)
          cell.row.isUserInteractionEnabled = true

          """ + Self.target()) == [])
    #expect(try verdicts(made: "if i.row == 0 {\n\(tap + Self.target())}") == [])
    #expect(try verdicts(made: tap + "cell.button.isHidden = false\n" + Self.target()) == [])
  }

  @Test("what code of another class lets only one of them do, or at times, is two")
  func differentByOthers() throws {
    let tap = Self.tap("cell.row", "go(_:)")
    #expect(try verdicts(made: Self.target()) == Self.small)
    #expect(try verdicts(made: tap + Self.target("leave")) == Self.small)
    #expect(try verdicts(made: tap + Self.target() + Self.target("leave")) == Self.small)
    #expect(try verdicts(made: Self.tap("cell.row", "leave") + Self.target()) == Self.small)
    #expect(
      try verdicts(made: "if i.row == 0 {\n\(tap)}\n" + Self.target()) == Self.small)
    #expect(
      try verdicts(
        made: tap + "cell.button.addTarget(other, action: #selector(go(_:)), for: .touchUpInside)")
        == Self.small)
    #expect(
      try verdicts(
        made: tap + Self.target() + "cell.button.addAction(action, for: .touchUpInside)")
        == Self.small)
    // Another list may give the cell's button alone something to do.
    #expect(
      try verdicts(
        made: tap + Self.target(),
        with: [
          "Other.swift": """
          import UIKit
          final class Other: UITableViewController {
            func set(_ cell: Cell) { \(Self.target()) }
            @objc func go(_ sender: Any) {}
          }
          """
        ]) == Self.small)
    #expect(
      try verdicts(
        made: tap + Self.target(),
        cell: """
          override func awakeFromNib() {
            button.addTarget(self, action: #selector(close), for: .touchUpInside)
          }
          @objc func close() {}
          """) == Self.small)
  }
}
