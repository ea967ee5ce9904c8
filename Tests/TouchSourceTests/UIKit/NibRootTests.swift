import Testing

/// Views that nibs hold outermost and that code shows.
@Suite("UIKit: what nibs hold outermost")
struct NibRootTests {
  /// The code of a class that loads a nib of its name to fill its own view with that.
  private static let loading = """
    override init(frame: CGRect) { super.init(frame: frame); load() }
    required init?(coder: NSCoder) { super.init(coder: coder); load() }
    private func load() {
      let nib = UINib(nibName: "Panel", bundle: nil)
      guard let content = nib.instantiate(withOwner: self, options: nil).first as? UIView
      else { return }
      content.frame = bounds
      addSubview(content)
    }
    """

  /// What puts the view `panel` into that of a controller, 50 points wide or so.
  private func placed(_ width: String = "equalToConstant: 50") -> String {
    """
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.topAnchor),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.widthAnchor.constraint(\(width)),
    ])
    """
  }

  /// The verdict on a button 44 points high that is so much narrower than what its nib holds outermost.
  ///
  /// - Parameters:
  ///   - isLoaded: Whether that is of the class `Panel`, rather than loaded by it.
  ///   - root: The outlet that stands for it, beside the button's.
  ///   - mask: How it is resized with what it is put into.
  ///   - isShared: Whether another button stands beside it in a stack view.
  ///   - tellsWhy: Whether to return why it is undecided instead.
  private func verdicts(
    _ screen: String, members: String = "", panel: String = "", others: String = "",
    isLoaded: Bool = true, root: String = "",
    mask: String = #"widthSizable="YES" heightSizable="YES""#,
    more: String = "", isShared: Bool = false, with files: [String: String] = [:],
    tellsWhy: Bool = false
  ) throws -> [String] {
    let button = """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="but">
        <rect key="frame" x="10" y="41" width="355" height="44"/>
        <constraints><constraint firstAttribute="height" constant="44" id="a"/></constraints>
        <connections>
          <action selector="press:" destination="\(isLoaded ? "all" : "-1")"
            eventType="touchUpInside" id="act"/>
        </connections>
      </button>
      """
    // Beside another button in a stack view that makes both as wide.
    let shared = """
      <stackView distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO" id="sta">
        <rect key="frame" x="10" y="41" width="355" height="44"/>
        <subviews>
          \(button)
          <button translatesAutoresizingMaskIntoConstraints="NO" id="two">
            <rect key="frame" x="177" y="0" width="178" height="44"/>
          </button>
        </subviews>
      </stackView>
      """
    let outer = isShared ? "sta" : "but"
    let outlet = """
      <connections>
        <outlet property="join" destination="but" id="out"/>
        \(root.isEmpty ? "" : "<outlet property=\"\(root)\" destination=\"all\" id=\"all-out\"/>")
        \(isShared ? #"<outlet property="other" destination="two" id="two-out"/>"# : "")
      </connections>
      """
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"
            \(isLoaded ? "" : #"customClass="Panel""#)>
            \(isLoaded ? "" : outlet)
          </placeholder>
          <view id="all" \(isLoaded ? #"customClass="Panel""# : "")>
            <rect key="frame" x="0" y="0" width="375" height="95"/>
            <autoresizingMask key="autoresizingMask" \(mask)/>
            <subviews>\(isShared ? shared : button)</subviews>
            <constraints>
              <constraint firstItem="\(outer)" firstAttribute="top" secondItem="all"
                secondAttribute="top" constant="41" id="b"/>
              <constraint firstItem="\(outer)" firstAttribute="leading" secondItem="all"
                secondAttribute="leading" constant="10" id="c"/>
              <constraint firstAttribute="trailing" secondItem="\(outer)" secondAttribute="trailing"
                constant="10" id="d"/>
            </constraints>
            \(isLoaded ? outlet : "")
          </view>
          \(more)
        </objects>
      </document>
      """
    let source = """
      import UIKit
      \(others)
      final class Panel: UIView {
        @IBOutlet weak var join: UIButton!
        \(panel)
        @IBAction func press(_ sender: UIButton) { print("press") }
      }
      final class Screen: UIViewController {
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(screen)
        }
      }
      """
    let others = files.merging(["Panel.xib": nib]) { $1 }
    return tellsWhy
      ? try Reading().audit(source, with: others).undecided.map(\.reason)
      : try Reading().verdicts(source, with: others)
  }

  private let load = """
    guard let panel = UINib(nibName: "Panel", bundle: nil)
      .instantiate(withOwner: nil, options: nil).first as? Panel else { return }
    """

  @Test("what is tied to both sides of one is as wide as the code that loads it makes that")
  func loaded() throws {
    #expect(try verdicts("\(load)\n\(placed())") == ["fail 'join' 30×44"])
    let wide = placed("equalTo: view.widthAnchor")
    #expect(try verdicts("\(load)\n\(wide)") == ["pass 1"])
    let named = #"let panel = Bundle.main.loadNibNamed("Panel", owner: nil)![0] as! Panel"#
    #expect(try verdicts("\(named)\n\(placed())") == ["fail 'join' 30×44"])
  }

  @Test("one with the frame of what it is put into is as wide as that if its mask lets it be")
  func framed() throws {
    let frame = "panel.frame = view.bounds\nview.addSubview(panel)"
    #expect(try verdicts("\(load)\n\(frame)") == ["pass 1"])
    #expect(try verdicts("\(load)\n\(frame)", mask: "") == ["undecided 'join'"])
  }

  @Test("a helper that is generic, or of the class, loads one where it is called")
  func helper() throws {
    let others = """
      extension UIView {
        class func fromNib<T: UIView>() -> T {
          Bundle.main.loadNibNamed(String(describing: T.self), owner: nil, options: nil)![0] as! T
        }
      }
      """
    #expect(
      try verdicts(placed(), members: "private let panel: Panel = .fromNib()", others: others)
        == ["fail 'join' 30×44"])
    let show = """
      static func show(in view: UIView) {
        \(load)
        panel.frame = view.bounds
        view.addSubview(panel)
      }
      """
    #expect(try verdicts("Panel.show(in: view)", panel: show) == ["pass 1"])
  }

  @Test("so does one that is not followed and returns one of the class")
  func unfollowed() throws {
    let others = """
      extension UIView {
        static func instantiate() -> Self? { Loader.shared.make() }
      }
      """
    let screen = "guard let panel = Panel.instantiate() else { return }\n"
    #expect(try verdicts(screen + placed(), others: others) == ["fail 'join' 30×44"])
    #expect(try verdicts("let panel = Panel.loadFromNib()\n\(placed())") == ["fail 'join' 30×44"])
    let show = """
      static func show(in view: UIView) -> Panel? {
        guard let panel = Panel.instantiate() else { return nil }
        panel.frame = view.bounds
        view.addSubview(panel)
        return panel
      }
      """
    #expect(
      try verdicts("let panel = Panel.show(in: view)", panel: show, others: others) == ["pass 1"])
    // What another class hands out may be shown anywhere.
    let hand = "func make() -> Panel? { Panel.instantiate() }"
    #expect(
      try verdicts(
        screen + placed("equalTo: view.widthAnchor"), members: hand, others: others)
        == ["undecided 'join'"])
  }

  @Test("any other mention of the class or the nib may load one")
  func mentions() throws {
    let nib = """
      func nib<T>(_ name: String) -> T {
        UINib(nibName: name, bundle: nil).instantiate(withOwner: nil).first as! T
      }
      """
    let wide = "\(load)\n\(placed("equalTo: view.widthAnchor"))"
    #expect(try verdicts(wide, others: "final class Other { \(nib) }") == ["pass 1"])
    for code in [
      "private func makePanel() -> Panel { nib(\"Panel\") }",
      "func go() { show(nib(\"Panel\")) }\nprivate func show(_ header: Panel) {}",
      "lazy var pool: [Panel] = (0..<3).map { _ in nib(\"Panel\") }",
      """
      func go() {
        guard let views = Bundle.main.loadNibNamed("Panel", owner: nil) as? [UIView] else { return }
        show(views)
      }
      """,
      "enum Kind: String { case panel = \"Panel\" }",
    ] {
      #expect(
        try verdicts(wide, others: "final class Other { \(nib)\n\(code) }")
          == ["undecided 'join'"], "\(code)")
    }
  }

  @Test("what code that is not followed may load is not known to be as wide")
  func open() throws {
    let wide = placed("equalTo: view.widthAnchor")
    for (screen, members) in [
      ("\(load)\nview.addSubview(panel)", ""),
      ("\(load)\n\(wide)", "lazy var other: Panel = make()"),
      ("\(load)\n\(wide)\nview.addSubview(Panel.other())", ""),
      ("\(load)\n\(wide)\nif let other = found as? Panel { show(other) }", ""),
    ] {
      #expect(try verdicts(screen, members: members) == ["undecided 'join'"], "\(screen)")
    }
    let other = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <objects>
          <view id="top"><subviews><view id="pan" customClass="Panel"/></subviews></view>
        </objects>
      </document>
      """
    #expect(try verdicts("\(load)\n\(wide)", with: ["Other.xib": other]) == ["undecided 'join'"])
    #expect(
      try verdicts("", tellsWhy: true) == ["it goes by the size of 'Panel', which is not known"])
  }

  @Test("so does the class that has an outlet for what it puts into its own view")
  func outlet() throws {
    func verdicts(_ placing: String, _ screen: String) throws -> [String] {
      let panel = """
        @IBOutlet var content: UIView!
        override init(frame: CGRect) { super.init(frame: frame); load() }
        required init?(coder: NSCoder) { super.init(coder: coder); load() }
        private func load() {
          Bundle.main.loadNibNamed("Panel", owner: self, options: nil)
          addSubview(content)
          \(placing)
        }
        """
      return try self.verdicts(
        screen, members: "private let panel = Panel()", panel: panel, isLoaded: false,
        root: "content")
    }
    let framed = """
      content.frame = bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      """
    let tied = """
      content.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: topAnchor),
        content.bottomAnchor.constraint(equalTo: bottomAnchor),
        content.leadingAnchor.constraint(equalTo: leadingAnchor),
        content.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
      """
    for placing in [framed, tied] {
      #expect(try verdicts(placing, placed()) == ["fail 'join' 30×44"], "\(placing)")
      #expect(try verdicts(placing, placed("equalTo: view.widthAnchor")) == ["pass 1"])
      #expect(try verdicts(placing, "place(panel)") == ["undecided 'join'"], "\(placing)")
    }
    #expect(try verdicts("place(content)", placed()) == ["undecided 'join'"])
  }

  @Test("stack views in one share what is left as long as code hides nothing in them")
  func shared() throws {
    let other = "@IBOutlet private weak var other: UIButton!"
    func verdicts(_ panel: String) throws -> [String] {
      try self.verdicts("\(load)\n\(placed())", panel: panel, isShared: true)
    }
    #expect(try verdicts(other) == ["fail 'join' 15×44"])
    #expect(
      try verdicts("\(other)\nfunc show() { other.isHidden = isAlone }") == ["undecided 'join'"])
  }

  @Test("what a nib holds is not empty, and leaves to others what it does not ask for")
  func beside() throws {
    func verdicts(_ panel: String) throws -> [String] {
      try self.verdicts(
        """
        \(panel)
        let stack = UIStackView(arrangedSubviews: [panel, button])
        stack.axis = .vertical
        button.addTarget(self, action: #selector(go), for: .touchUpInside)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: view.topAnchor),
          stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          stack.heightAnchor.constraint(equalToConstant: 100),
        ])
        """, members: "let button = UIButton()\n@objc func go() {}")
    }
    #expect(try verdicts(load).contains("undecided 'button'"))
    let view = "let panel = Bundle.main.loadNibNamed(\"Panel\", owner: self)![0] as! UIView"
    #expect(try verdicts(view).contains("undecided 'button'"))
  }

  @Test("the class that loads a nib to fill its own view with it makes it as wide as that")
  func owner() throws {
    let members = "private let panel = Panel()"
    func verdicts(_ screen: String, panel: String, more: String = "") throws -> [String] {
      try self.verdicts(screen, members: members, panel: panel, isLoaded: false, more: more)
    }
    #expect(try verdicts(placed(), panel: Self.loading) == ["fail 'join' 30×44"])
    let wide = placed("equalTo: view.widthAnchor")
    #expect(try verdicts(wide, panel: Self.loading) == ["pass 1"])
    // What code does with another view of the nib, or with this one, it may not be told.
    let other = #"<view id="two"><rect key="frame" x="0" y="0" width="9" height="9"/></view>"#
    for (panel, more) in [
      (Self.loading, other),
      (Self.loading.replacing("content.frame = bounds", with: "place(content)"), ""),
      (Self.loading.replacing("content.frame = bounds", with: ""), ""),
    ] {
      #expect(try verdicts(wide, panel: panel, more: more) == ["undecided 'join'"], "\(panel)")
    }
  }

  @Test("one that Interface Builder alone makes is as wide as outlets stand for")
  func drawn() throws {
    func verdicts(_ views: String) throws -> [String] {
      let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
          initialViewController="own">
          <scenes><scene sceneID="one"><objects>
            <viewController id="own" customClass="Screen" sceneMemberID="viewController">
              <view key="view" id="root"><subviews>\(views)</subviews></view>
              <connections><outlet property="panel" destination="pan" id="pin"/></connections>
            </viewController>
          </objects></scene></scenes>
        </document>
        """
      return try self.verdicts(
        "", members: "@IBOutlet private weak var panel: Panel!", panel: Self.loading,
        isLoaded: false, with: ["Main.storyboard": storyboard])
    }
    func panel(_ id: String, _ width: Int) -> String {
      """
      <view id="\(id)" customClass="Panel" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="\(width)" height="95"/>
        <constraints>
          <constraint firstAttribute="width" constant="\(width)" id="w\(id)"/>
          <constraint firstAttribute="height" constant="95" id="h\(id)"/>
        </constraints>
      </view>
      """
    }
    #expect(try verdicts(panel("pan", 50)) == ["fail 'join' 30×44"])
    #expect(try verdicts(panel("pan", 80)) == ["pass 1"])
    // No outlet stands for the other.
    #expect(try verdicts(panel("pan", 80) + panel("two", 50)) == ["undecided 'join'"])
  }
}
