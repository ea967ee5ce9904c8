import Testing
import TouchRules

/// What findings on views of Interface Builder's tell of other views.
@Suite("UIKit: evidence in Interface Builder")
struct InterfaceEvidenceTests {
  /// The findings on what stands in the view of `Sample`.
  private func findings(_ view: String) throws -> [Finding] {
    let storyboard = InterfaceReading.storyboard(view).replacing(
      #"XIB">"#, with: #"XIB" initialViewController="own">"#)
    return try Reading().audit(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var button: UIButton!
        @IBAction func go(_ sender: Any) {}
      }
      """, with: ["Main.storyboard": storyboard]
    ).findings
  }

  /// A button of 80 by 43 points in a box of 300 by 200.
  private func boxed(x: Int) -> String {
    """
    <subviews>
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="100" width="300" height="200"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <subviews>
          <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="tap">
            <rect key="frame" x="\(x)" y="20" width="80" height="43"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <connections>\(InterfaceReading.action)</connections>
          </button>
        </subviews>
      </view>
    </subviews>
    """
  }

  /// What is told of that button.
  private func told(x: Int) throws -> [String] {
    try findings(boxed(x: x)).flatMap(\.evidence).map(\.message)
      .filter { $0.contains("leaves at most") }
  }

  @Test("of several views that one outlet stands for each is told")
  func several() throws {
    func scene(_ id: String, width: Int) -> String {
      """
      <scene sceneID="\(id)"><objects>
        <viewController id="own\(id)" customClass="Sample" storyboardIdentifier="\(id)"
          sceneMemberID="viewController">
          <view key="view" id="all\(id)"><subviews>
            <button id="but\(id)" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
              <constraint firstAttribute="width" constant="\(width)" id="w\(id)"/>
              <constraint firstAttribute="height" constant="50" id="h\(id)"/>
            </constraints></button>
          </subviews></view>
          <connections><outlet property="button" destination="but\(id)" id="o\(id)"/></connections>
        </viewController>
      </objects></scene>
      """
    }
    func lines(_ widths: [Int]) throws -> [Int] {
      let scenes = widths.enumerated().map { scene("s\($0)", width: $1) }
      let findings = try Reading().audit(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet private var button: UIButton!
          override func viewDidLoad() {
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
          }
          @objc func go() {}
        }
        """,
        with: ["Main.storyboard": "<document><scenes>\(scenes.joined())</scenes></document>"]
      ).findings
      #expect(findings.count == 1)
      return findings.flatMap(\.evidence).filter { $0.message.contains("'width'") }
        .map(\.place.line)
    }
    #expect(try lines([25]).count == 1)
    #expect(Set(try lines([25, 25, 25])).count == 3)
  }

  @Test("what a view around cuts off is told")
  func cuts() throws {
    #expect(try told(x: -40) == ["the view around it leaves at most 40 pt of its width"])
    #expect(try told(x: 260) == ["the view around it leaves at most 40 pt of its width"])
    #expect(try told(x: 20) == [])
  }

  @Test("what each of several views around cuts off is told at the element")
  func cutsOfSeveral() throws {
    func told(leading: Int) throws -> [String] {
      let scene = InterfaceReading.storyboard(
        """
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="20" y="100" width="300" height="60"/>
            <subviews>
              <button translatesAutoresizingMaskIntoConstraints="NO" id="but">
                <rect key="frame" x="\(leading)" y="0" width="24" height="60"/>
                <constraints>
                  <constraint firstAttribute="width" constant="24" id="wide"/>
                </constraints>
                <connections>\(InterfaceReading.action)</connections>
              </button>
            </subviews>
            <constraints>
              <constraint firstItem="but" firstAttribute="leading" secondItem="box"
                secondAttribute="leading" constant="\(leading)" id="start"/>
              <constraint firstItem="but" firstAttribute="top" secondItem="box"
                secondAttribute="top" id="top"/>
              <constraint firstItem="but" firstAttribute="bottom" secondItem="box"
                secondAttribute="bottom" id="bottom"/>
              <constraint firstAttribute="width" constant="300" id="boxWidth"/>
              <constraint firstAttribute="height" constant="60" id="boxHeight"/>
            </constraints>
          </view>
        </subviews>
        """)
      let findings = try Reading().audit(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet private var button: UIButton!
          @IBAction func go(_ sender: Any) {}
        }
        """, with: ["One.storyboard": scene, "Two.storyboard": scene]
      ).findings
      return findings.flatMap(\.evidence).map(\.message).filter { $0.contains("sticks out") }
    }
    #expect(
      try told(leading: -10)
        == ["it sticks out of the view around it, so that at most 14 pt of its width react"])
    #expect(try told(leading: 10) == [])
  }

  @Test("the button that makes a row as high as it is is told by its title and its own size")
  func companion() throws {
    func button(_ id: String, _ title: String, _ inside: String) -> String {
      """
      <button id="\(id)" buttonType="\(id == "but" ? "system" : "custom")"
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="\(id == "but" ? 58 : 85)" height="34"/>
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        \(inside)
        <state key="normal" title="\(title)"/>
      </button>
      """
    }
    let wired = """
      <constraints><constraint firstAttribute="width" constant="50" id="wide"/></constraints>
      <connections>\(InterfaceReading.action)</connections>
      """
    let insets = #"<inset key="contentEdgeInsets" minX="8" minY="8" maxX="8" maxY="8"/>"#
    let findings = try findings(
      """
      <subviews>
        <stackView id="row" translatesAutoresizingMaskIntoConstraints="NO" spacing="15">
          <rect key="frame" x="20" y="60" width="158" height="34"/>
          <subviews>
            \(button("but", "Close", wired))
            \(button("two", "Buy them", insets))
          </subviews>
        </stackView>
      </subviews>
      <constraints>
        <constraint firstItem="row" firstAttribute="centerY" secondItem="all"
          secondAttribute="centerY" id="one"/>
        <constraint firstItem="row" firstAttribute="leading" secondItem="all"
          secondAttribute="leading" constant="20" id="two"/>
      </constraints>
      """)
    let told = findings.flatMap(\.evidence).map(\.message)
    #expect(told.contains("'Buy them' is about 83×34 pt"))
    #expect(!told.contains { $0.contains("UIButton") })
  }

  @Test("of two views of one height the one that a constraint alone gives it is to change")
  func equalHeights() throws {
    func finding(_ field: String) throws -> Finding {
      let views = """
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="Box">
            <rect key="frame" x="20" y="100" width="300" height="40"/>
            <constraints>
              <constraint firstAttribute="width" constant="300" id="wide"/>
              \(field)
            </constraints>
          </view>
          <button translatesAutoresizingMaskIntoConstraints="NO" id="tap">
            <rect key="frame" x="20" y="200" width="300" height="40"/>
            <connections>\(InterfaceReading.action)</connections>
          </button>
        </subviews>
        <constraints>
          <constraint firstItem="tap" firstAttribute="width" secondItem="box"
            secondAttribute="width" id="three"/>
          <constraint firstItem="tap" firstAttribute="height" secondItem="box"
            secondAttribute="height" id="four"/>
          \(InterfaceReading.corner.replacing("but", with: "tap"))
        </constraints>
        """
      return try #require(try findings(views).first)
    }
    let given = try finding(
      #"<constraint firstAttribute="height" constant="40" id="high"/>"#)
    #expect(given.message.contains("which decides its height"))
    #expect(!given.message.contains("constrain it"))
  }

  @Test("a multiple of another view's length is told where the constraint says so")
  func multiples() throws {
    func line(_ more: String) throws -> Int {
      let findings = try findings(
        """
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <constraints>
              <constraint firstAttribute="width" constant="30" id="wide"/>
            </constraints>
          </view>
          <button translatesAutoresizingMaskIntoConstraints="NO" id="but">
            <constraints><constraint firstAttribute="height" constant="60" id="high"/></constraints>
            <connections>\(InterfaceReading.action)</connections>
          </button>
        </subviews>
        <constraints>
          <constraint firstItem="but" firstAttribute="width" secondItem="box"
            secondAttribute="width" \(more) id="tie"/>
          \(InterfaceReading.corner)
        </constraints>
        """)
      let finding = try #require(findings.first)
      let width = finding.evidence.first { $0.message.contains("'width'") }
      return try #require(width).place.line
    }
    // The other's own constraint stands nine lines before that which ties the two.
    let own = try line("")
    #expect(try line(#"multiplier="1.2""#) == own + 9)
    #expect(try line(#"constant="10""#) == own + 9)
  }

  @Test("distances around a picture are told, as it is to stay as it is")
  func distances() throws {
    func tie(_ view: String, _ edge: String, by constant: Int) -> String {
      """
      <constraint firstItem="\(view)" firstAttribute="\(edge)" secondItem="box"
        secondAttribute="\(edge)" constant="\(constant)" id="\(view)-\(edge)"/>
      """
    }
    let ends = ["top", "bottom", "leading", "trailing"]
    let ties =
      ends.map { tie("tap", $0, by: 0) }
      + zip(ends, [8, -9, 6, -6]).map { tie("icon", $0.0, by: $0.1) }
    let told = try findings(
      """
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <subviews>
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="icon">
              <constraints>
                <constraint firstAttribute="width" constant="120" id="wide"/>
                <constraint firstAttribute="height" constant="24" id="high"/>
              </constraints>
            </imageView>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="tap">
              <connections>\(InterfaceReading.action)</connections>
            </button>
          </subviews>
          <constraints>\(ties.joined())</constraints>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="all" secondAttribute="top"
          constant="60" id="one"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="all"
          secondAttribute="leading" constant="20" id="two"/>
      </constraints>
      """
    ).flatMap(\.evidence).map(\.message)
    #expect(
      told.contains("'bottom' and 'top' are among what gives it a height of 41 pt"), "\(told)")
  }

  @Test("a least that what a button says passes gives it no length")
  func passedLeast() throws {
    func told(_ least: Int) throws -> [String] {
      try findings(
        """
        <subviews>
          <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but">
            <rect key="frame" x="20" y="60" width="63" height="35"/>
            <fontDescription key="fontDescription" type="system" weight="medium" pointSize="19"/>
            <state key="normal" title="Cancel"/>
            <constraints>
              <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="\(least)"
                id="least"/>
            </constraints>
            <connections>\(InterfaceReading.action)</connections>
          </button>
        </subviews>
        <constraints>\(InterfaceReading.corner)</constraints>
        """
      ).flatMap(\.evidence).map(\.message)
    }
    #expect(try !told(55).contains { $0.contains("'width'") })
    #expect(try told(70).contains { $0.contains("'width'") })
  }
}
