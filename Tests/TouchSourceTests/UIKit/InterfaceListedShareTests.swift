import Testing

/// Buttons of Interface Builder's that stack views share a length among, and that a list of outlets holds.
@Suite("UIKit: lists of outlets in stack views of Interface Builder")
struct InterfaceListedShareTests {
  /// How many of two rows of two keys pass or are undecided, of which the first is so wide.
  ///
  /// - Parameters:
  ///   - setup: What the controller does when it is loaded.
  ///   - others: What else stands in its file.
  private func verdicts(
    side: Int = 76, _ setup: String, others: String = "", list: String = "private var keys"
  ) throws -> [String] {
    func key(_ number: Int) -> String {
      let own = """
        <constraints>
          <constraint firstAttribute="width" constant="\(side)" id="wide"/>
          <constraint firstAttribute="height" constant="60" id="high"/>
        </constraints>
        """
      return """
        <button translatesAutoresizingMaskIntoConstraints="NO" id="key\(number)">
          <rect key="frame" x="0" y="0" width="\(side)" height="60"/>
          <state key="normal" title="\(number)"/>
          \(number == 1 ? own : "")
        </button>
        """
    }
    func row(_ first: Int) -> String {
      """
      <stackView distribution="fillEqually" spacing="28" id="row\(first)"
        translatesAutoresizingMaskIntoConstraints="NO">
        <subviews>\(key(first))\(key(first + 1))</subviews>
      </stackView>
      """
    }
    let connections = (1...4).map { number in
      #"<outletCollection property="keys" destination="key\#(number)" id="out\#(number)"/>"#
    }
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <stackView axis="vertical" distribution="fillEqually" spacing="8" id="but"
          translatesAutoresizingMaskIntoConstraints="NO">
          <subviews>\(row(1))\(row(3))</subviews>
        </stackView>
      </subviews>
      <constraints>
        <constraint firstItem="but" firstAttribute="centerX" secondItem="all"
          secondAttribute="centerX" id="x"/>
        <constraint firstItem="but" firstAttribute="centerY" secondItem="all"
          secondAttribute="centerY" id="y"/>
      </constraints>
      """, connections: connections.joined()
    ).replacing(#"<outlet property="button" destination="but" id="out"/>"#, with: "")
      .replacing("sceneMemberID", with: #"storyboardIdentifier="keys" sceneMemberID"#)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet \(list): [UIButton]!
        override func viewDidLoad() {
          for key in keys { key.addTarget(self, action: #selector(go), for: .touchUpInside) }
          \(setup)
        }
        @objc private func go(_ sender: UIButton) { print(sender) }
      }
      \(others)
      """, with: ["Main.storyboard": storyboard])
  }

  @Test("they have their shares where code goes through all of the list and hides none")
  func shown() throws {
    #expect(try verdicts("") == ["pass 4"])
    #expect(try verdicts("keys.forEach { $0.tintColor = .red }") == ["pass 4"])
    #expect(try verdicts("print(keys.firstIndex(of: lastKey) ?? keys.count)") == ["pass 4"])
    #expect(try verdicts(side: 38, "").count { $0.hasSuffix("38×60") } == 4)
  }

  @Test(
    "they may have more or less where code may hide one of the list",
    arguments: [
      "for key in keys { key.isHidden = key.tag > 2 }", "keys.forEach { $0.isHidden = true }",
      "keys.forEach { $0.removeFromSuperview() }",
      "keys[2].isHidden = true", "keys.last?.isHidden = true",
      "keys.filter { $0.tag > 2 }.forEach { $0.isHidden = true }",
      "for key in keys where key.tag > 2 { key.removeFromSuperview() }",
      "let all = keys!; all[2].isHidden = true", "Styles.apply(to: keys)",
    ])
  func hidden(_ setup: String) throws {
    let verdicts = try verdicts(side: 38, setup)
    #expect(!verdicts.contains { $0.hasPrefix("fail") && !$0.contains("'1'") }, "\(setup)")
  }

  @Test("they may have more where other code knows the list")
  func known() throws {
    let others = "func thin(_ pad: Sample) { pad.keys.forEach { $0.isHidden = $0.tag > 2 } }"
    let verdicts = try verdicts(side: 38, "", others: others, list: "var keys")
    #expect(!verdicts.contains { $0.hasPrefix("fail") && !$0.contains("'1'") })
  }
}
