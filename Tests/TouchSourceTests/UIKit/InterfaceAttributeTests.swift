import Testing

/// What attributes that the app adds do to Interface Builder's buttons.
@Suite("UIKit: attributes in Interface Builder")
struct InterfaceAttributeTests {
  /// The verdict on a button with a low title between margins, and an attribute of the app's own.
  ///
  /// - Parameter own: The button's class, which declares that, where it has one.
  private func verdict(
    _ property: String, of type: String = "UIButton", path: String = "mark", own: String? = nil
  ) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" buttonType="system" id="but"
          \(own.map { "customClass=\"\($0)\"" } ?? "")>
          <rect key="frame" x="20" y="60" width="335" height="30"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="\(path)" value="open.all"/>
          </userDefinedRuntimeAttributes>
          <state key="normal" title="Undo all"/>
          <connections>\(InterfaceReading.action)</connections>
        </button>
      </subviews>
      <constraints>
        \(InterfaceReading.corner)
        <constraint firstItem="all" firstAttribute="trailing" secondItem="but"
          secondAttribute="trailing" constant="20" id="three"/>
      </constraints>
      """)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet weak var button: \(own ?? "UIButton")!
      }
      """,
      with: [
        "Main.storyboard": storyboard,
        "Marks.swift":
          "import UIKit\n\(own.map { "class \($0): UIButton" } ?? "extension \(type)") { \(property) }",
      ])
  }

  private func property(_ setter: String) -> String {
    "@IBInspectable var mark: String? { get { nil } set { \(setter) } }"
  }

  @Test(
    "an attribute whose setter changes a look or gives a title leaves a button as high as it is",
    arguments: [
      "setTitle(NSLocalizedString(newValue ?? \"\", comment: \"\"), for: .normal)",
      "guard let key = newValue else { return }; self.setTitle(key.translated, for: .normal)",
      "if let newValue { setTitle(newValue.inWords(), for: .normal) } else { clipsToBounds = true }",
      "layer.cornerRadius = 4; layer.masksToBounds = true",
      "self.tintColor = UIColor(named: newValue)",
      "titleLabel?.textAlignment = .center",
      "switch newValue { case \"a\": backgroundColor = .red; default: break }",
    ])
  func followed(_ setter: String) throws {
    #expect(try verdict(property(setter)) == ["fail 'button' 353×30"], "\(setter)")
  }

  @Test(
    "an attribute whose setter may do more, or that is not in the project, leaves a button open",
    arguments: [
      "titleLabel?.font = Fonts.font(newValue)", "setImage(UIImage(named: newValue), for: .normal)",
      "contentEdgeInsets = Insets.all",
      "heightAnchor.constraint(equalToConstant: 50).isActive = true",
      "let high = heightAnchor.constraint(equalToConstant: 50); high.isActive = true",
      "Styles.apply(newValue, to: self)", "apply(newValue)", "frame.size.height = 50",
      "configuration = .filled()", "tintColor = apply(newValue)", "titleLabel?.numberOfLines = 0",
      "if newValue == nil { isHidden = true }",
    ])
  func open(_ setter: String) throws {
    #expect(try verdict(property(setter)) == ["undecided 'button'"], "\(setter)")
  }

  @Test(
    "an attribute of the button's own class is followed where that uses it for looks alone",
    arguments: [
      ("tintColor = .red", "", true), ("setTitle(mark.inWords(), for: .normal)", "", true),
      ("if let color = Brand.color(mark) { backgroundColor = color }", "", true),
      ("tintColor = .red", "func paint() { setTitleColor(Brand.color(mark), for: .normal) }", true),
      ("titleLabel?.font = Fonts.font(mark)", "", false), ("apply(mark)", "", false),
      ("contentEdgeInsets = Insets.all", "", false),
      (
        "tintColor = .red",
        "func grow() { heightAnchor.constraint(equalToConstant: side(mark)).isActive = true }",
        false
      ),
    ])
  func own(observer: String, others: String, isFollowed: Bool) throws {
    let property = "@IBInspectable var mark: String = \"\" { didSet { \(observer) } }"
    #expect(
      try verdict("\(property)\n\(others)", own: "Marked")
        == [isFollowed ? "fail 'button' 353×30" : "undecided 'button'"])
  }

  @Test("an attribute whose setter gives the title a font makes a button as high as that does")
  func fonts() throws {
    func height(_ setter: String) throws -> Substring? {
      try verdict(property(setter))[0].split(separator: "×").last
    }
    let small = "titleLabel?.font = .systemFont(ofSize: 12)"
    #expect(try height(small) == "27")
    let large = small.replacing("12", with: "34")
    #expect(try verdict(property(large)) == ["pass 1"])
    // What is set picks the case, and where it does not it is one of both.
    func chosen(_ name: String, from subject: String = "newValue") -> String {
      "switch \(subject) { case \"\(name)\": \(small); default: \(large) }"
    }
    #expect(try height(chosen("open.all")) == "27")
    #expect(try verdict(property(chosen("close.all"))) == ["pass 1"])
    #expect(
      try verdict(property(chosen("open.all", from: "kind(newValue)"))) == ["undecided 'button'"])
    let bound = "guard let mark = newValue, !mark.isEmpty else { return }; "
    let mark = try verdict(property(bound + chosen("open.all", from: "mark")))
    #expect(mark[0].hasPrefix("fail 'button'"))
    #expect(try verdict(property(bound + large)) == ["undecided 'button'"])
    #expect(try verdict(property("if let newValue { \(large) }")) == ["undecided 'button'"])
    let other = "if newValue == name() { titleLabel?.font = .systemFont(ofSize: size(newValue)) }"
    #expect(try verdict(property(other)) == ["undecided 'button'"])
  }

  @Test("what an attribute of the button's own class does where it is set is read with the class")
  func observers() throws {
    let dress = "func dress() { titleLabel?.font = .systemFont(ofSize: 12) }"
    func verdict(_ value: String, _ code: String) throws -> [String] {
      try self.verdict(
        "@IBInspectable var mark: \(value) { didSet { dress() } }\n\(code)", own: "Marked")
    }
    #expect(try verdict("String = \"\"", dress) == ["fail 'button' 353×27"])
    let sized = dress.replacing("12", with: "mark")
    #expect(try verdict("CGFloat = 12", sized) == ["undecided 'button'"])
    let dressed = dress.replacing("12", with: "mark.isEmpty ? 12 : 40")
    #expect(try verdict("String = \"\"", dressed) == ["undecided 'button'"])
  }

  @Test("an attribute without a setter in the project, or of other views, leaves a button open")
  func absent() throws {
    #expect(try verdict("") == ["undecided 'button'"])
    #expect(try verdict("static var mark = 1") == ["undecided 'button'"])
    let look = property("layer.cornerRadius = 4")
    #expect(try verdict(look, of: "UIView") == ["fail 'button' 353×30"])
    #expect(try verdict(look, of: "UILabel") == ["undecided 'button'"])
  }

  @Test("an attribute that is UIKit's, or a library's, leaves a button open where it may size it")
  func named() throws {
    for path in [
      "titleLabel.adjustsFontSizeToFitWidth", "titleLabel.minimumScaleFactor", "titleEdgeInsets",
      "imageView.contentMode", "exclusiveTouch", "dividerThickness", "isSkeletonable",
      "accessibilityIdentifier",
    ] {
      #expect(try verdict("", path: path) == ["fail 'button' 353×30"], "\(path)")
    }
    for path in [
      "contentEdgeInsets", "titleLabel.numberOfLines", "titleLabel.font", "imageView.image",
      "padding", "styleName", "frame", "titleSize",
    ] {
      #expect(try verdict("", path: path) == ["undecided 'button'"], "\(path)")
    }
  }

  @Test(
    "an attribute of a stack view that changes its look alone leaves what it makes of its views")
  func stacks() throws {
    func verdict(_ path: String, width: Int) throws -> [String] {
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews>
          <stackView translatesAutoresizingMaskIntoConstraints="NO" axis="vertical" id="row">
            <subviews>
              <button translatesAutoresizingMaskIntoConstraints="NO" id="but">
                <constraints>
                  <constraint firstAttribute="height" constant="60" id="high"/>
                </constraints>
                <connections>\(InterfaceReading.action)</connections>
              </button>
            </subviews>
            <constraints>
              <constraint firstAttribute="width" constant="\(width)" id="wide"/>
            </constraints>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="\(path)"/>
            </userDefinedRuntimeAttributes>
          </stackView>
        </subviews>
        <constraints>\(InterfaceReading.corner.replacing("but", with: "row"))</constraints>
        """)
      return try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet weak var button: UIButton!
        }
        """, with: ["Main.storyboard": storyboard])
    }
    for path in ["layer.cornerRadius", "cornerRadius", "rounding", "borderColor"] {
      #expect(try verdict(path, width: 30) == ["fail 'button' 30×60"], "\(path)")
      #expect(try verdict(path, width: 80) == ["pass 1"], "\(path)")
    }
    for path in ["alignment", "padding", "layoutMargins"] {
      #expect(try verdict(path, width: 80) == ["undecided 'button'"], "\(path)")
    }
  }

  @Test("how long what a stack view arranges is with an attribute of the app's own is not known")
  func stack() throws {
    func message(_ attribute: String) throws -> String? {
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews>
          <stackView axis="vertical" id="sta" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="20" y="60" width="335" height="40"/>
            <subviews>
              <button translatesAutoresizingMaskIntoConstraints="NO" buttonType="system" id="but">
                <rect key="frame" x="0" y="0" width="335" height="40"/>
                <constraints>
                  <constraint firstAttribute="height" constant="40" id="h"/>
                </constraints>
                <connections>\(InterfaceReading.action)</connections>
              </button>
            </subviews>
            <userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>
          </stackView>
        </subviews>
        <constraints>
          <constraint firstItem="sta" firstAttribute="top" secondItem="all"
            secondAttribute="top" constant="60" id="one"/>
          <constraint firstItem="sta" firstAttribute="leading" secondItem="all"
            secondAttribute="leading" constant="20" id="two"/>
          <constraint firstItem="all" firstAttribute="trailing" secondItem="sta"
            secondAttribute="trailing" constant="20" id="three"/>
        </constraints>
        """)
      return try Reading().audit(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet weak var button: UIButton!
          override func viewDidLoad() { button.setTitle("Party challenges", for: .normal) }
        }
        """, with: ["Main.storyboard": storyboard]
      ).findings.first?.message
    }
    let attribute =
      #"<userDefinedRuntimeAttribute type="string" keyPath="mark" value="open"/>"#
    #expect(try message("")?.contains("353×40 pt of the 44×44") == true)
    #expect(try message(attribute)?.contains("can be hit in a height of 40 pt of") == true)
  }
}
