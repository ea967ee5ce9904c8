import Testing

/// Controls whose own code, or nothing, tells others of touches and values.
@Suite("UIKit: what controls tell of")
struct ToldControlTests {
  @Test("a page control reacts where something listens to it")
  func pageControls() throws {
    func verdicts(_ setup: String, _ access: String = "private let") throws -> [String] {
      try UIKitReading.verdicts(
        members: "\(access) dots = UIPageControl()",
        setup: """
          addSubview(dots)
          dots.heightAnchor.constraint(equalToConstant: 6).isActive = true
          dots.currentPage = 1
          \(setup)
          """, wired: false)
    }
    #expect(try verdicts("") == [])
    #expect(try verdicts("", "let") == ["undecided 'dots'"])
    let told = try verdicts("dots.addTarget(self, action: nil, for: .valueChanged)")
    #expect(told.count == 1 && told[0].hasPrefix("fail 'dots'"), "\(told)")
  }

  @Test("a control that is given no more than values reacts to nothing")
  func givenValues() throws {
    func verdicts(_ property: String, _ setup: String, _ access: String = "private let") throws
      -> [String]
    {
      try UIKitReading.verdicts(
        members: "\(access) field = Field()",
        setup: """
          addSubview(field)
          field.widthAnchor.constraint(equalToConstant: 100).isActive = true
          field.heightAnchor.constraint(equalToConstant: 32).isActive = true
          \(setup)
          """,
        others: """
          final class Field: UIControl {
            enum Look { case plain, round }
            enum Tap { case none, run(() -> Void) }
            private let label = UILabel()
            \(property)
          }
          """, wired: false)
    }
    #expect(
      try verdicts("var value = Date() { didSet { show() } }", "field.value = .tomorrow()") == [])
    #expect(try verdicts("var look = Look.plain", "field.look = style.look") == [])
    #expect(try verdicts("var look: Look = .plain", "field.look = style.look") == [])
    #expect(
      try verdicts(
        "var key: UIReturnKeyType { get { text.key } set { text.key = newValue } }",
        "field.key = style.key") == [])
    for (property, setup) in [
      ("var value = Handler()", "field.value = made()"),
      ("var value = Look.standard", "field.value = made()"),
      ("var value = Tap.none", "field.value = made()"),
      ("var value: Tap = .none", "field.value = .run { open() }"),
      ("var value = make()", "field.value = made()"),
      ("var value: (() -> Void)?", "field.value = made()"),
    ] {
      #expect(try verdicts(property, setup) != [], "\(property)")
    }
  }

  @Test("what only lets the control around it tell of a touch is a part of that")
  func sending() throws {
    func verdicts(_ tapped: String, _ setup: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let badge = Badge()",
        setup: """
          addSubview(badge)
          badge.widthAnchor.constraint(equalToConstant: 100).isActive = true
          badge.heightAnchor.constraint(equalToConstant: 32).isActive = true
          \(setup)
          """,
        others: """
          final class Badge: UIControl {
            private let box = UIView()
            override init(frame: CGRect) {
              super.init(frame: frame)
              addSubview(box)
              box.widthAnchor.constraint(equalToConstant: 100).isActive = true
              box.heightAnchor.constraint(equalToConstant: 32).isActive = true
              let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
              box.addGestureRecognizer(tap)
            }
            @objc func tapped() { \(tapped) }
          }
          """, wired: false
      ).filter { !$0.hasPrefix("leftOut") }
    }
    let told = "badge.addTarget(self, action: nil, for: .touchUpInside)"
    for send in ["sendActions(for: .touchUpInside)", "self.sendActions(for: .touchUpInside)"] {
      #expect(try verdicts(send) == [])
      #expect(try verdicts(send, told) == ["fail 'badge' 100×32"])
    }
    #expect(
      try verdicts("sendActions(for: .touchUpInside); open()").contains("fail 'box' 100×32"))
    #expect(
      try verdicts("sendActions(for: .valueChanged)").contains("fail 'box' 100×32"))
  }

  @Test("a control that tells of values is one where it takes touches itself")
  func values() throws {
    func verdicts(_ members: String, event: String = "valueChanged") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBAction func send(_ sender: Any) {}
        }
        final class Pieces: UIControl { \(members) }
        """,
        with: [
          "Main.storyboard": """
          <document initialViewController="own">
            <scenes><scene sceneID="one"><objects>
              <viewController id="own" customClass="Sample" sceneMemberID="viewController">
                <view key="view" id="all"><subviews>
                  <view id="but" customClass="Pieces">
                    <constraints>
                      <constraint firstAttribute="width" constant="60"/>
                      <constraint firstAttribute="height" constant="30"/>
                    </constraints>
                    <connections>
                      <action selector="send:" destination="own" eventType="\(event)" id="act"/>
                    </connections>
                  </view>
                </subviews></view>
              </viewController>
            </objects></scene></scenes>
          </document>
          """
        ])
    }
    let part = """
      private let part = UIButton()
      func setUp() {
        addSubview(part)
        part.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        part.addTarget(self, action: #selector(choose), for: .touchUpInside)
      }
      @objc func choose() { sendActions(for: .valueChanged) }
      """
    #expect(try verdicts(part) == ["fail 'part' 40×30"])
    #expect(try verdicts(part, event: "touchUpInside").count == 2)
    let tracking =
      "override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }"
    #expect(try verdicts(tracking) == ["fail 'send' 60×30"])
  }

  @Test("a control that names itself to its delegate does no more by that")
  func delegates() throws {
    func verdicts(_ call: String, _ more: String = "", conformers: Int = 1) throws -> [String] {
      let pages = (0..<conformers).map {
        "class Page\($0): UIViewController, StripDelegate { func ended(_ strip: Strip) {} }"
      }
      return try UIKitReading.verdicts(
        members: "private let strip = Strip()",
        setup: """
          addSubview(strip)
          strip.widthAnchor.constraint(equalToConstant: 100).isActive = true
          strip.heightAnchor.constraint(equalToConstant: 32).isActive = true
          """,
        others: """
          @objc protocol StripDelegate: NSObjectProtocol {
            @objc optional func strip(_ strip: Strip?, picked: Int)
            func ended(_ strip: Strip)
          }
          \(pages.joined(separator: "\n"))
          final class Strip: UIControl {
            weak var delegate: StripDelegate?
            var picked: ((Strip) -> Void)?
            @objc func pick() { \(call) }
            \(more)
          }
          """, wired: false)
    }
    for call in [
      "delegate?.strip?(self, picked: 1)", "delegate?.ended(self)", "self.delegate?.ended(self)",
      "guard let delegate = delegate else { return }; delegate.ended(self)",
      "delegate!.strip?(self, picked: 1)",
    ] {
      for conformers in [0, 1, 9] {
        #expect(try verdicts(call, conformers: conformers) == [], "\(call)")
      }
    }
    // What a closure, or something that is not in the source, does with it is not known.
    for call in ["picked?(self)", "Menu.shared.strip?(self)", "Menu.shared.add(self)"] {
      #expect(try verdicts(call) == ["fail 'strip' 100×32"], "\(call)")
    }
    let tracking = "override func beginTracking(_ t: UITouch, with e: UIEvent?) -> Bool { true }"
    #expect(try verdicts("delegate?.ended(self)", tracking) == ["fail 'strip' 100×32"])
  }

  @Test("what a library does to a control that only arranges others need not make it react")
  func helpers() throws {
    func verdicts(_ setup: String, own: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let counter = Counter()",
        setup: """
          addSubview(counter)
          counter.widthAnchor.constraint(equalToConstant: 100).isActive = true
          counter.heightAnchor.constraint(equalToConstant: 40).isActive = true
          counter.addTarget(self, action: nil, for: .valueChanged)
          \(setup)
          """,
        others: """
          final class Counter: UIControl {
            private let more = UIButton()
            override init(frame: CGRect) {
              super.init(frame: frame)
              addSubview(more)
              more.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
              more.addTarget(self, action: #selector(add), for: .touchUpInside)
              \(own)
            }
            @objc func add() { sendActions(for: .valueChanged) }
          }
          """, wired: false
      ).filter { $0.contains("counter") }
    }
    #expect(try verdicts("") == [])
    #expect(try verdicts("counter.pinToEdges()") == ["undecided 'counter'"])
    #expect(try verdicts("counter.onTap { }") == ["fail 'counter' 100×40"])
    #expect(try verdicts("counter.onTap(self.add)") == ["fail 'counter' 100×40"])
    let touched = "addTarget(self, action: #selector(add), for: .touchUpInside)"
    #expect(try verdicts("counter.pinToEdges()", own: touched) == ["fail 'counter' 100×40"])
  }
}
