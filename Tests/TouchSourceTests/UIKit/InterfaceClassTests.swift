import Testing
import TouchSource

/// Controls of Interface Builder of whose classes not all is in the source.
@Suite("UIKit: classes in Interface Builder")
struct InterfaceClassTests {
  private static let frame = """
    <rect key="frame" x="20" y="20" width="106" height="38"/>
    <autoresizingMask key="autoresizingMask"/>
    """

  private static let constraints = """
    <constraints>
      <constraint firstAttribute="width" constant="106"/>
      <constraint firstAttribute="height" constant="38"/>
    </constraints>
    """

  /// A button that calls `go:`.
  private static func button(
    _ className: String?, _ inside: String = frame, tag: String = "button", id: String = "but",
    title: String = "Go"
  ) -> String {
    let own = className.map { #"customClass="\#($0)""# } ?? ""
    let action =
      #"<action selector="go:" destination="own" eventType="touchUpInside" id="act\#(id)"/>"#
    return """
      <\(tag) id="\(id)" \(own)>\(inside)
        <state key="normal" title="\(title)"/><connections>\(action)</connections>
      </\(tag)>
      """
  }

  /// The verdicts on views of a storyboard.
  ///
  /// - Parameter outlet: The class that is written for the outlet of the view `but`; nil for no outlet.
  private func verdicts(
    _ views: String, outlet: String? = nil, types: String = "", action: String = ""
  ) throws -> [String] {
    let code = """
      import UIKit
      import Kit
      final class Sample: UIViewController {
        \(outlet.map { "@IBOutlet private weak var button: \($0)!" } ?? "")
        @IBAction func go(_ sender: Any) { \(action) }
      }
      """
    let storyboard = InterfaceReading.storyboard("<subviews>\(views)</subviews>")
      .replacing("<document ", with: #"<document initialViewController="own" "#)
    return try Reading().verdicts(
      code,
      with: [
        "Types.swift": "import UIKit\nimport Kit\n\(types)",
        "Main.storyboard": outlet != nil
          ? storyboard : storyboard.replacing(#"destination="but""#, with: #"destination="all""#),
      ])
  }

  @Test("a control is as large as constraints say whose own class adds a recogniser to it")
  func recognized() throws {
    func verdict(_ setup: String) throws -> [String] {
      let field = """
        <view id="but" customClass="Field" translatesAutoresizingMaskIntoConstraints="NO">
          \(Self.constraints)
        </view>
        """
      let type = """
        class Field: UIControl {
          private let inner = UIView()
          required init?(coder: NSCoder) { super.init(coder: coder); \(setup) }
          @objc private func tap() { becomeFirstResponder() }
        }
        """
      return try verdicts(field, outlet: "Field", types: type)
    }
    let made = "UITapGestureRecognizer(target: self, action: #selector(tap))"
    #expect(try verdict("addGestureRecognizer(\(made))") == ["fail 'button' 106×38"])
    for other in [
      "", "addSubview(inner); inner.addGestureRecognizer(\(made))",
      "addGestureRecognizer(UITapGestureRecognizer())",
    ] {
      #expect(try !verdict(other).contains("fail 'button' 106×38"), "\(other)")
    }
  }

  @Test("a plain view may be a control of the system's by its class")
  func plain() throws {
    let view = Self.button("UIButton", Self.constraints, tag: "view")
    #expect(try verdicts(view) == ["fail 'Go' 106×38"])
    #expect(try verdicts(view, outlet: "UIButton") == ["fail 'button' 106×38"])
    // What it shows is not in the file.
    #expect(
      try verdicts(Self.button("UIButton", "", tag: "view"), outlet: "UIButton")
        == ["undecided 'button'"])
  }

  private static let failing = ["fail 'Go' 106×38"]

  @Test(
    "a button is one whatever its class, and as large as it is told",
    arguments: [
      ("KitButton", ""), ("Flat", ""), ("Key", "class Key: KitButton {}"),
      ("Key", "class Key: Flat {}"), ("Key", "class Base: KitButton {}\nclass Key: Base {}"),
      ("Key", "class Key: UIButton {}"),
    ])
  func told(className: String, types: String) throws {
    for inside in [Self.frame, Self.constraints] {
      let view = Self.button(className, inside)
      #expect(try verdicts(view, types: types) == Self.failing)
      for outlet in ["UIButton", className] {
        #expect(
          try verdicts(view, outlet: outlet, types: types) == ["fail 'button' 106×38"],
          "\(outlet) \(inside)")
      }
    }
    let large = Self.button(className, Self.frame.replacing("38", with: "48"))
    #expect(try verdicts(large, types: types) == ["pass 1"])
    #expect(try verdicts(large, outlet: className, types: types) == ["pass 1"])
  }

  @Test("how large a class asks for its views to be that is not in the source is not known")
  func asked() throws {
    let laidOut = """
      <rect key="frame" x="20" y="20" width="106" height="30"/>
      <constraints><constraint firstAttribute="width" constant="106"/></constraints>
      """
    func verdicts(_ className: String, _ types: String, outlet: String? = nil) throws -> [String] {
      let view = Self.button(className, laidOut)
        .replacing(
          "<button",
          with: #"<button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO""#)
      return try self.verdicts(view, outlet: outlet, types: types)
    }
    for (className, types) in [
      ("KitButton", ""), ("Flat", ""), ("Key", "class Key: KitButton {}"),
      ("Key", "class Key: Flat {}"),
    ] {
      #expect(try verdicts(className, types) == ["undecided 'Go'"])
      #expect(try verdicts(className, types, outlet: className) == ["undecided 'button'"])
      #expect(try verdicts(className, types, outlet: "UIButton") == ["undecided 'button'"])
    }
    #expect(try verdicts("Key", "class Key: UIButton {}").first?.hasPrefix("fail") == true)
  }

  @Test("what its class says of where it reacts holds of a library's heir too")
  func touches() throws {
    let types = """
      class Key: KitButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -10, dy: -10).contains(point)
        }
      }
      """
    #expect(try verdicts(Self.button("Key"), types: types) == ["pass 1"])
    #expect(
      try verdicts(Self.button("Key"), outlet: "Key", types: types) == ["pass 1"])
  }

  @Test("controls of several classes that call one method each keep their own")
  func alike() throws {
    func verdicts(
      _ first: String?, _ second: String?, types: String = "", action: String = ""
    ) throws -> [String] {
      let below = Self.frame.replacing(#"y="20""#, with: #"y="100""#)
      let views =
        Self.button(first) + "\n" + Self.button(second, below, id: "but2", title: "Back")
      return try self.verdicts(views, types: types, action: action)
    }
    let both = ["fail 'Go' 106×38", "fail 'Back' 106×38"]
    let key = "class Key: UIButton {}"
    let wide = """
      class Key: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -10, dy: -10).contains(point)
        }
      }
      """
    let resize = "(sender as! UIView).frame = CGRect(x: 0, y: 0, width: 90, height: 90)"
    for (first, second) in [("Key", nil), (nil, "Key"), ("KitButton", nil), ("Flat", "Key")] {
      let found = try verdicts(first, second, types: key)
      #expect(Set(found) == Set(both), "\(first ?? "") \(second ?? "")")
      #expect(try verdicts(first, second, types: key, action: resize) != both)
    }
    #expect(try verdicts("Key", nil, types: wide) == ["fail 'Back' 106×38", "pass 1"])
    #expect(try verdicts(nil, "Key", types: wide) == ["fail 'Go' 106×38", "pass 1"])
  }

  @Test("a view of a library's class that sends an action for an event is a control")
  func sending() throws {
    func verdicts(
      _ inside: String, outlet: String? = nil, of className: String = "KitCheckbox",
      event: String = #"eventType="valueChanged""#, types: String = ""
    ) throws -> [String] {
      let view = Self.button(className, inside, tag: "view")
        .replacing(#"eventType="touchUpInside""#, with: event)
      return try self.verdicts(view, outlet: outlet, types: types)
    }
    for inside in [Self.frame, Self.constraints] {
      #expect(try verdicts(inside) == Self.failing)
      for outlet in ["KitCheckbox", "UIControl"] {
        #expect(try verdicts(inside, outlet: outlet) == ["fail 'button' 106×38"], "\(outlet)")
      }
      #expect(
        try verdicts(inside, outlet: "Check", of: "Check", types: "class Check: KitCheckbox {}")
          == ["fail 'button' 106×38"])
      #expect(try verdicts(inside.replacing("38", with: "48"), outlet: "KitCheckbox") == ["pass 1"])
    }
    // How large it asks to be is not known.
    let open = #"<constraints><constraint firstAttribute="width" constant="106"/></constraints>"#
    #expect(try verdicts(open, outlet: "KitCheckbox") == ["undecided 'button'"])
    // Something else than a control may call a method.
    #expect(try verdicts(Self.frame, outlet: "KitCheckbox", event: "") == [])
    #expect(
      try verdicts(Self.frame, outlet: "Check", of: "Check", types: "class Check: UIView {}") == [])
  }

  @Test("a view of a library's class without an action is no control")
  func others() throws {
    let view = Self.button("KitLabel", tag: "view").replacing("go:", with: "")
    #expect(try verdicts(view.replacing("<action", with: "<other")) == [])
    #expect(try verdicts(Self.button("KitButton").replacing("<action", with: "<other")) == [])
  }

  @Test(
    "a class that only has itself told of something is as large as the file says",
    arguments: [
      ("center.addObserver(self, selector: #selector(change), name: name, object: nil)", true),
      ("link = CADisplayLink(target: self, selector: #selector(change))", true),
      ("center.addObserver(self, forKeyPath: path, options: [], context: nil)", false),
      ("center.addObserver(self, selector: chosen, name: name, object: nil)", false),
      ("center.add(self)", false),
    ])
  func observing(registration: String, isFollowed: Bool) throws {
    let types = """
      final class Ink: UIButton {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          \(registration)
        }
        @objc private func change() { tintColor = .red }
      }
      """
    let button = """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but"
        customClass="Ink">
        <rect key="frame" x="20" y="60" width="106" height="30"/>
        <constraints><constraint firstAttribute="width" constant="106"/></constraints>
        <state key="normal" title="Go"/>
        <connections>\(InterfaceReading.action)</connections>
      </button>
      </subviews><constraints>\(InterfaceReading.corner)</constraints><subviews>
      """
    let found = try verdicts(button, types: types)
    let expected = isFollowed ? "fail 'Go' 106×" : "undecided 'Go'"
    #expect(found.count == 1 && found[0].hasPrefix(expected), "\(found)")
  }

  @Test(
    "a control whose class acts where it is touched needs no action",
    arguments: [("delegate?.turn()", "fail 'button' 106×38"), ("", "undecided 'button'")])
  func acting(act: String, expected: String) throws {
    let types = """
      protocol Turning: AnyObject { func turn() }
      final class Dots: UIControl {
        weak var delegate: Turning?
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { \(act) }
      }
      extension Sample: Turning {
        func turn() { title = "" }
        override func viewDidLoad() { super.viewDidLoad(); button.delegate = self }
      }
      """
    let view = """
      <view id="but" customClass="Dots" translatesAutoresizingMaskIntoConstraints="NO">
        \(Self.constraints)
      </view>
      """
    #expect(try verdicts(view, outlet: "Dots", types: types) == [expected])
  }

  @Test(
    "a control there is as large as its class says that it asks to be",
    arguments: [
      ("override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 28) }", "44×28"),
      ("override var intrinsicContentSize: CGSize { CGSize(width: 44, height: side) }", nil),
      ("", nil),
    ])
  func intrinsic(member: String, size: String?) throws {
    let types = """
      final class Onoff: UIControl {
        \(member)
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          addTarget(self, action: #selector(flip), for: .touchUpInside)
        }
        @objc private func flip() { sendActions(for: .valueChanged) }
      }
      """
    let view = """
      <view id="but" customClass="Onoff" translatesAutoresizingMaskIntoConstraints="NO">
        <connections>
          <action selector="go:" destination="own" eventType="valueChanged" id="act"/>
        </connections>
      </view>
      """
    let found = try verdicts(view, outlet: "Onoff", types: types)
    #expect(found == [size.map { "fail 'button' \($0)" } ?? "undecided 'button'"])
  }

  @Test("what constraints make of a view is stronger than what its class asks for")
  func stretched() throws {
    func verdicts(_ view: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Loader: UIButton {
          override var intrinsicContentSize: CGSize { CGSize(width: 38, height: 38) }
        }
        final class Sample: UIViewController {
          @IBOutlet private var button: Loader!
        }
        """, with: ["Main.storyboard": InterfaceReading.storyboard(view)])
    }
    let button = """
      <button customClass="Loader" translatesAutoresizingMaskIntoConstraints="NO" id="but">
        <rect key="frame" x="20" y="60" width="50" height="50"/>
        <connections>\(InterfaceReading.action)</connections>
      </button>
      """
    #expect(
      try verdicts(
        "<subviews>\(button)</subviews><constraints>\(InterfaceReading.corner)</constraints>")
        == ["fail 'button' 38×38"])
    let sides = ["top", "bottom", "leading", "trailing"].map { side in
      """
      <constraint firstItem="but" firstAttribute="\(side)" secondItem="box"
        secondAttribute="\(side)" id="b-\(side)"/>
      """
    }
    #expect(
      try verdicts(
        """
        <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" id="stk">
          <rect key="frame" x="20" y="20" width="360" height="50"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
              <rect key="frame" x="0" y="0" width="50" height="50"/>
              <subviews>\(button)</subviews>
              <constraints>\(sides.joined())
                <constraint firstAttribute="width" secondItem="box" secondAttribute="height"
                  id="square"/>
              </constraints>
            </view>
            <label text="Name" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
              <rect key="frame" x="60" y="0" width="300" height="50"/>
            </label>
          </subviews>
        </stackView></subviews>
        <constraints>
          <constraint firstItem="stk" firstAttribute="top" secondItem="all"
            secondAttribute="top" constant="20" id="three"/>
          <constraint firstItem="stk" firstAttribute="leading" secondItem="all"
            secondAttribute="leading" constant="20" id="four"/>
          <constraint firstAttribute="trailing" secondItem="stk" secondAttribute="trailing"
            constant="20" id="five"/>
        </constraints>
        """) == ["undecided 'button'"])
  }
}
