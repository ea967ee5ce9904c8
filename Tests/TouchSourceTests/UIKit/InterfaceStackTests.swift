import Testing

/// How large stack views are that Interface Builder draws, by what they arrange.
@Suite("UIKit: stack views in Interface Builder")
struct InterfaceStackTests {
  /// The verdicts on a stack view with a label, a picture of 20 by 20 points and a label that no code knows,
  /// laid out 20.5 points high, which code makes react.
  private func verdicts(
    _ code: String = "", stack: String = #"alignment="center" spacing="4""#,
    label: String = "", connections: String = "", held: String = ""
  ) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <stackView id="but" translatesAutoresizingMaskIntoConstraints="NO" \(stack)>
          <rect key="frame" x="20" y="60" width="228" height="20.5"/>
          <subviews>
            <label id="lab" text="Add-ons" translatesAutoresizingMaskIntoConstraints="NO" \(label)>
              <rect key="frame" x="0" y="2.5" width="85" height="16"/>
            </label>
            <imageView id="pic" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="89" y="0.5" width="20" height="20"/>
              <constraints>
                <constraint firstAttribute="height" constant="20" id="a"/>
                <constraint firstAttribute="width" constant="20" id="b"/>
              </constraints>
            </imageView>
            <label id="end" text="" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="113" y="0" width="115" height="20.5"/>
            </label>
          </subviews>
        </stackView>
      </subviews>
      <constraints>
        <constraint firstItem="but" firstAttribute="top" secondItem="all"
          secondAttribute="top" constant="60" id="one"/>
        <constraint firstItem="but" firstAttribute="leading" secondItem="all"
          secondAttribute="leading" constant="20" id="two"/>
        \(held)
      </constraints>
      """, connections: #"<outlet property="label" destination="lab" id="l"/>\#(connections)"#)
    let source = """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var button: UIStackView!
        @IBOutlet private var label: UILabel!
        @IBOutlet private var picture: UIImageView!
        override func viewDidLoad() {
          button.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
          \(code)
        }
        @objc func go() {}
      }
      """
    return try Reading().verdicts(source, with: ["Main.storyboard": storyboard])
  }

  @Test("it is as long as what it arranges asks for, with the margins that code gives it")
  func arranged() throws {
    #expect(try verdicts() == ["fail 'button' 228×21"])
    let margins = "button.layoutMargins = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)"
    let relative = "button.isLayoutMarginsRelativeArrangement = true"
    #expect(try verdicts("\(margins)\n\(relative)") == ["fail 'button' 228×29"])
    #expect(try verdicts(margins) == ["fail 'button' 228×21"])
    #expect(try verdicts("\(margins.replacing("4", with: "12"))\n\(relative)") == ["pass 1"])
    let narrow = try verdicts("button.spacing = 0", label: #"hidden="YES""#)
    #expect(narrow == ["fail 'button' 135×21"])
  }

  @Test("what code makes of a view in it counts")
  func changed() throws {
    func height(_ code: String) throws -> Substring? {
      try verdicts(code)[0].split(separator: "×").last
    }
    #expect(try height("label.text = title()") == "21")
    #expect(try height("label.font = .systemFont(ofSize: 14)") == "21")
    #expect(try height("label.font = .systemFont(ofSize: 28)") == "34")
    #expect(try height("label.isHidden = true") == "21")
    #expect(try verdicts("label.font = brand()") == ["undecided 'button'"])
    #expect(try verdicts("label.numberOfLines = 0") == ["undecided 'button'"])
  }

  @Test(
    "it is open where code arranges it anew, where lines may wrap, and where lists hold its views")
  func open() throws {
    #expect(try verdicts("button.addArrangedSubview(UIView())") == ["undecided 'button'"])
    #expect(try verdicts("button.axis = .vertical") == ["undecided 'button'"])
    #expect(try verdicts(label: #"numberOfLines="0""#) == ["undecided 'button'"])
    #expect(try verdicts(stack: #"alignment="firstBaseline""#) == ["undecided 'button'"])
    let listed = #"<outletCollection property="all" destination="end" id="c"/>"#
    #expect(try verdicts(connections: listed) == ["undecided 'button'"])
  }

  @Test("what holds both its ends stretches it")
  func stretched() throws {
    let bottom = """
      <constraint firstItem="but" firstAttribute="bottom" secondItem="all"
        secondAttribute="bottom" id="three"/>
      """
    #expect(try verdicts(held: bottom) == ["pass 1"])
  }
}
