import Testing

/// Lengths in Interface Builder that views have at least, by what shares, holds or pulls them.
@Suite("UIKit: least lengths by other views in Interface Builder")
struct InterfaceLeastTests {
  /// A constraint between two views, or on a length of one.
  private static func tie(
    _ item: String, _ attribute: String, _ other: String = "", _ more: String = ""
  ) -> String {
    let second =
      other.isEmpty ? "" : #"secondItem="\#(other)" secondAttribute="\#(attribute)""#
    return """
      <constraint firstItem="\(item)" firstAttribute="\(attribute)" \(second)
        id="\(item)-\(attribute)-\(other)\(more.count)" \(more)/>
      """
  }

  private static func ties(_ item: String, _ attributes: [String], _ other: String) -> String {
    attributes.map { tie(item, $0, other) }.joined()
  }

  private static let least = #"relation="greaterThanOrEqual""#
  private static let most = #"relation="lessThanOrEqual""#

  private static let button = """
    <button id="but" translatesAutoresizingMaskIntoConstraints="NO">
      <connections>\(InterfaceReading.action)</connections>
    </button>
    """

  private func verdicts(
    _ view: String, outlets: String = "", code: String = ""
  ) throws -> [String] {
    let names = outlets.split(separator: " ")
    let connections = names.map {
      #"<outlet property="\#($0)" destination="\#($0)" id="o\#($0)"/>"#
    }
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private weak var button: UIButton!
        \(names.map { "@IBOutlet private weak var \($0): UIView!" }.joined(separator: "\n"))
        @IBAction func go(_ sender: UIButton) {}
        func change(_ isEmpty: Bool) { \(code) }
      }
      """,
      with: [
        "Main.storyboard": InterfaceReading.storyboard(view, connections: connections.joined())
      ])
  }

  // MARK: - Shares

  /// The verdict on a button in a stack view from side to side of the screen, with others beside it that code
  /// knows.
  private func shared(
    _ others: Int, distribution: String = "fillEqually", outlets: String = "", code: String = ""
  ) throws -> [String] {
    let names = (0..<others).map { "other\($0)" }
    return try verdicts(
      """
      <subviews>
        <stackView id="stack" distribution="\(distribution)" spacing="10"
          translatesAutoresizingMaskIntoConstraints="NO">
          <subviews>
            \(Self.button)
            \(names.map { #"<view id="\#($0)"/>"# }.joined())
          </subviews>
          <constraints>\(Self.tie("stack", "height", "", #"constant="50""#))</constraints>
        </stackView>
      </subviews>
      <constraints>
        \(Self.tie("stack", "leading", "all", #"constant="20""#))
        \(Self.tie("stack", "trailing", "all", #"constant="-20""#))
      </constraints>
      """, outlets: names.joined(separator: " ") + " " + outlets, code: code)
  }

  @Test("what a stack view shares its length among has its share at least, whatever code hides")
  func shares() throws {
    #expect(try shared(1) == ["pass 1"])
    #expect(try shared(4) == ["pass 1"])
    #expect(try shared(6) == ["fail 'button' 42×50"])
    for code in [
      "other3.isHidden = isEmpty", "other5.removeFromSuperview()", "place(other0)",
      "[other1, other2].forEach { $0.isHidden = true }",
    ] {
      #expect(try shared(6, code: code) == ["undecided 'button'"], "\(code)")
    }
    #expect(try shared(6, code: "other3.alpha = 0.5") == ["fail 'button' 42×50"])
    // Code may put more into a stack view that it knows, and others take what they ask for.
    #expect(try shared(1, outlets: "stack") == ["undecided 'button'"])
    #expect(try shared(1, distribution: "fill") == ["undecided 'button'"])
    #expect(try shared(1, distribution: "fillProportionally") == ["undecided 'button'"])
  }

  // MARK: - Middles

  /// The verdict on a button in the middle of a box that is 100 points wide and at least so high.
  private func centred(
    _ height: Int, _ lengths: String, middles: [String] = ["centerX", "centerY"]
  ) throws -> [String] {
    try verdicts(
      """
      <subviews>
        <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
          <subviews>\(Self.button)</subviews>
          <constraints>
            \(Self.tie("box", "width", "", #"constant="100""#))
            \(Self.tie("box", "height", "", #"constant="\#(height)" \#(Self.least)"#))
            \(Self.ties("but", middles, "box"))
            \(lengths)
          </constraints>
        </view>
      </subviews>
      """)
  }

  @Test("what lies in the middle of a view and is as long has at least the length that has")
  func middles() throws {
    let equal = Self.ties("but", ["width", "height"], "box")
    #expect(try centred(70, equal) == ["pass 1"])
    #expect(try centred(30, equal) == ["undecided 'button'"])
    // A length that follows from another's is a least too, wherever the view lies.
    #expect(try centred(70, equal, middles: []) == ["pass 1"])
    func less(_ constant: Int) -> String {
      Self.tie("but", "width", "box")
        + Self.tie("but", "height", "box", #"constant="-\#(constant)""#)
    }
    #expect(try centred(70, less(20)) == ["pass 1"])
    #expect(try centred(70, less(40)) == ["undecided 'button'"])
    let half =
      Self.tie("but", "width", "box") + Self.tie("but", "height", "box", #"multiplier="0.5""#)
    #expect(try centred(100, half) == ["pass 1"])
    #expect(try centred(70, half) == ["undecided 'button'"])
  }

  // MARK: - Rows

  /// The verdict on a button in a row in a file of its own, between its sides.
  private func inRow(
    _ inset: Int, row: String = "tableViewCell", content: String = "tableViewCellContentView"
  ) throws -> [String] {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <\(row) id="row" customClass="Row">
            <\(content) key="contentView" id="con">
              <subviews>\(Self.button)</subviews>
              <constraints>
                \(Self.tie("but", "leading", "con", #"constant="\#(inset)""#))
                \(Self.tie("but", "trailing", "con", #"constant="-\#(inset)""#))
                \(Self.tie("but", "height", "", #"constant="60""#))
              </constraints>
            </\(content)>
            <connections><outlet property="button" destination="but" id="out"/></connections>
          </\(row)>
        </objects>
      </document>
      """
    let list = row == "tableViewCell" ? "UITableView" : "UICollectionView"
    return try Reading().verdicts(
      """
      import UIKit
      final class Row: \(list)Cell {
        @IBOutlet private weak var button: UIButton!
        @IBAction func go(_ sender: UIButton) {}
      }
      """, with: ["Row.xib": nib])
  }

  @Test("a row of its own file is as wide as the narrowest list, less what is beside it")
  func rows() throws {
    #expect(try inRow(20) == ["pass 1"])
    #expect(try inRow(80) == ["pass 1"])
    #expect(try inRow(100) == ["undecided 'button'"])
    #expect(try inRow(20, row: "collectionViewCell", content: "view") == ["undecided 'button'"])
  }

  // MARK: - Wishes

  /// The verdict on a button from side to side of a view in the middle of the screen, in margins that others
  /// must leave.
  private func wished(
    _ wish: String, margins: String? = nil, more: String = "", inside: String = ""
  ) throws -> [String] {
    let margin = #"constant="20" \#(Self.least)"#
    return try verdicts(
      """
      <subviews>
        <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
          <subviews>\(Self.button) \(inside)</subviews>
          <constraints>
            \(Self.ties("but", ["leading", "trailing"], "box"))
            \(Self.tie("but", "height", "", #"constant="50""#))
          </constraints>
        </view>
      </subviews>
      <constraints>
        \(wish) \(more)
        \(margins ?? Self.tie("box", "leading", "all", margin) + Self.tie("all", "trailing", "box", margin))
      </constraints>
      """)
  }

  private static func wide(_ constant: Int, priority: Int = 750) -> String {
    tie("box", "width", "", #"constant="\#(constant)" priority="\#(priority)""#)
  }

  @Test("a view is as long as a weaker constraint pulls it, as far as margins let it")
  func wishes() throws {
    let middle = Self.tie("box", "centerX", "all")
    #expect(try wished(Self.wide(500) + middle) == ["pass 1"])
    #expect(try wished(Self.wide(500)) == ["pass 1"])
    #expect(try wished(Self.wide(40) + middle) == ["undecided 'button'"])
    let share = Self.tie("box", "width", "all", #"priority="750""#)
    #expect(try wished(share + middle) == ["pass 1"])
    let small = Self.tie("box", "width", "all", #"multiplier="0.1" priority="750""#)
    #expect(try wished(small + middle) == ["undecided 'button'"])
    let narrow = #"constant="145" \#(Self.least)"#
    let margins =
      Self.tie("box", "leading", "all", narrow) + Self.tie("all", "trailing", "box", narrow)
    #expect(try wished(Self.wide(500) + middle, margins: margins) == ["undecided 'button'"])
    // In the middle, one margin counts on both sides.
    let one = Self.tie("box", "leading", "all", narrow)
    #expect(try wished(Self.wide(500) + middle, margins: one) == ["undecided 'button'"])
  }

  @Test("it is not where something else has a part in its length")
  func shortened() throws {
    let middle = Self.tie("box", "centerX", "all")
    let most = Self.tie("box", "width", "", #"constant="40" \#(Self.most)"#)
    #expect(try wished(Self.wide(500) + middle, more: most) != ["pass 1"])
    #expect(try wished(Self.wide(500, priority: 200) + middle) == ["undecided 'button'"])
    let label = """
      <label id="lab" horizontalHuggingPriority="800"
        translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    #expect(try wished(Self.wide(500) + middle, inside: label) == ["undecided 'button'"])
    let other = Self.tie("box", "width", "all", #"multiplier="0.1" priority="800""#)
    #expect(try wished(Self.wide(500) + middle, more: other) == ["undecided 'button'"])
    let weak = #"constant="150" priority="800" \#(Self.least)"#
    #expect(
      try wished(Self.wide(500), more: Self.tie("box", "leading", "all", weak))
        == ["undecided 'button'"])
  }
}
