import Testing
import TouchModel

/// Views in bars: the system's but for those of the app's own.
@Suite("UIKit: bars")
struct BarTests {
  @Test("bar items are the system's, but for views of the app's own")
  func bars() throws {
    let verdicts = try UIKitReading.verdicts(
      members: "",
      setup: """
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        button.addTarget(self, action: nil, for: .touchUpInside)
        navigationItem.rightBarButtonItems = [
          UIBarButtonItem(customView: button),
          UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
          UIBarButtonItem(image: nil, style: .plain, target: self, action: nil),
        ]
        """, superclass: "UIViewController")
    #expect(verdicts == ["undecided 'button'", "exempt 'button' system bar"])
    // The view of an item is the one that it was given.
    func sized(_ height: Int) throws -> [String] {
      try UIKitReading.verdicts(
        members: "",
        setup: """
          let button = UIButton()
          button.addTarget(self, action: nil, for: .touchUpInside)
          let item = UIBarButtonItem(customView: button)
          item.customView?.widthAnchor.constraint(equalToConstant: 60).isActive = true
          item.customView?.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
          navigationItem.rightBarButtonItem = item
          """, superclass: "UIViewController")
    }
    #expect(try sized(30) == ["fail 'button' 60×30"])
    #expect(try sized(44) == ["pass 1"])
    // Also where the type of an item is not written.
    let short = try UIKitReading.verdicts(
      members: "",
      setup: """
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.widthAnchor.constraint(equalToConstant: 60).isActive = true
        button.addTarget(self, action: nil, for: .touchUpInside)
        navigationItem.leftBarButtonItem = .init(barButtonSystemItem: .add, target: self, action: nil)
        navigationItem.rightBarButtonItems = [.init(customView: button)]
        """, superclass: "UIViewController")
    #expect(short.count == 2)
    #expect(short.contains { $0.hasPrefix("fail 'button' 60×3") })
    #expect(short.contains { $0.hasPrefix("exempt") && $0.hasSuffix("system bar") })
  }

  @Test("a bar shows a view as large as its frame or as what it asks for, whichever is larger")
  func framesInBars() throws {
    func verdicts(_ creation: String, side: Int = 60, _ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "",
        setup: """
          let view = \(creation)
          view.frame = CGRect(x: 0, y: 0, width: \(side), height: \(side))
          \(setup)
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
          """, superclass: "UIViewController")
    }
    let plus = "view.setImage(UIImage(systemName: \"plus\"), for: .normal)"
    let button = "UIButton(type: .custom)"
    #expect(try verdicts(button, plus) == ["pass 1"])
    #expect(try verdicts(button, side: 30, plus) == ["fail 'view' 30×30"])
    // The picture asks for more than the frame.
    #expect(try verdicts(button, side: 10, plus).first?.hasPrefix("fail 'view' 1") == true)
    // With a constraint of its own the bar leaves it to that and to what it asks for.
    let wide = "view.widthAnchor.constraint(equalToConstant: 60).isActive = true"
    #expect(try verdicts(button, "\(plus)\n\(wide)").first?.hasPrefix("fail 'view' 60×") == true)
    let isOff = "view.translatesAutoresizingMaskIntoConstraints = false"
    #expect(try verdicts(button, "\(plus)\n\(isOff)").first?.hasPrefix("fail 'view' 1") == true)
    let high = "view.heightAnchor.constraint(equalToConstant: 60).isActive = true"
    #expect(try verdicts(button, "\(plus)\n\(wide)\n\(high)") == ["pass 1"])
    // What it asks for is open, and the frame is not large enough by itself.
    let open = "view.setImage(picture, for: .normal)"
    #expect(try verdicts(button, side: 30, open) == ["undecided 'view'"])
    #expect(try verdicts(button, open) == ["pass 1"])
    // Whether it is fitted to its content before or after it gets its frame is not told.
    let titled = "view.setTitle(\"Go\", for: .normal)"
    #expect(try verdicts("UIButton()", titled) == ["pass 1"])
    #expect(try verdicts("UIButton()", "\(titled); view.sizeToFit()") == ["undecided 'view'"])
    // A view that asks for nothing keeps its frame.
    #expect(try verdicts("UIView()", "") == ["pass 1"])
  }

  @Test("a bar shows a view no smaller than the frame that its own class gives it")
  func ownFramesInBars() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "",
        setup: """
          let button = Cancel()
          button.addTarget(self, action: nil, for: .touchUpInside)
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
          """,
        others: """
          final class Cancel: UIButton {
            convenience init() {
              self.init(type: .system)
              setTitle("Cancel order", for: .normal)
              sizeToFit()
              \(setup)
            }
          }
          """, superclass: "UIViewController")
    }
    #expect(try verdicts("")[0].hasPrefix("fail 'button'"))
    #expect(try verdicts("frame.size.height = 44") == ["pass 1"])
    #expect(try verdicts("frame.size.height = 36")[0].hasPrefix("fail 'button'"))
    // What the class ties to its own view may keep the bar from that.
    let tie = "titleLabel!.topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true"
    #expect(try verdicts("frame.size.height = 44\n\(tie)") == ["undecided 'button'"])
  }

  @Test("what a view shows is an estimate of its size in a bar, constraints are none")
  func certainty() throws {
    func certainty(_ setup: String) throws -> [Certainty] {
      try UIKitReading.findings(
        members: "",
        setup: """
          let label = UILabel()
          label.text = "Go"
          label.font = .systemFont(ofSize: 17)
          label.isUserInteractionEnabled = true
          label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
          label.widthAnchor.constraint(equalToConstant: 60).isActive = true
          \(setup)
          """, superclass: "UIViewController"
      ).map(\.certainty)
    }
    let item = "navigationItem.rightBarButtonItem = UIBarButtonItem(customView: label)"
    let height = "label.heightAnchor.constraint(equalToConstant: 30).isActive = true"
    #expect(try certainty(item) == [.estimated])
    #expect(try certainty("\(height)\n\(item)") == [.exact])
  }

  @Test("no larger hit region is offered in a bar, whose own view around is no larger")
  func findingsInBars() throws {
    let finding = try #require(
      try UIKitReading.findings(
        members: "let button = UIButton()",
        setup: """
          button.widthAnchor.constraint(equalToConstant: 60).isActive = true
          button.heightAnchor.constraint(equalToConstant: 24).isActive = true
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
          """, superclass: "UIViewController"
      ).first)
    #expect(finding.message.contains("constrain it to a height of at least 44"))
    #expect(!finding.message.contains("'point(inside:with:)'"))
  }

  @Test("what a bar shows by its frame is to be given another, without constraints of its own")
  func remedyForFrames() throws {
    func message(_ setup: String) throws -> String {
      try #require(
        try UIKitReading.findings(
          members: "let button = UIButton()",
          setup: """
            button.setTitle("All", for: .normal)
            button.frame = CGRect(x: 0, y: 0, width: 60, height: 36)
            \(setup)
            navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
            """, superclass: "UIViewController"
        ).first
      ).message
    }
    #expect(try message("").hasSuffix("; give it a frame with a height of at least 44"))
    let height = "button.heightAnchor.constraint(equalToConstant: 36).isActive = true"
    #expect(try message(height).contains("constrain it to a"))
  }

  @Test("a bar's custom button that nothing makes react is no target")
  func idleInBar() throws {
    func verdicts(_ setup: String, _ access: String = "private") throws -> [String] {
      try UIKitReading.verdicts(
        members: "\(access) let count = 1",
        setup: """
          let button = UIButton()
          button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
          button.setImage(Library.logo, for: .normal)
          let item = UIBarButtonItem(customView: button)
          navigationItem.leftBarButtonItem = item
          \(setup)
          """, superclass: "UIViewController", wired: false)
    }
    #expect(try verdicts("") == [])
    #expect(try verdicts("button.menu = menu") == ["undecided 'button'"])
    #expect(
      try verdicts("button.addTarget(self, action: nil, for: .touchUpInside)")
        == ["undecided 'button'"])
    // It may be wired through its item.
    #expect(
      try verdicts("wire(navigationItem.leftBarButtonItem?.customView)") == ["undecided 'button'"])
  }

  @Test("a button that the system draws whole is its own in a bar too, unless it is made smaller")
  func systemTypes() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "",
        setup: """
          let button = UIButton(type: .infoLight)
          button.addTarget(self, action: nil, for: .touchUpInside)
          \(setup)
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
          """, superclass: "UIViewController")
    }
    #expect(try verdicts("") == ["exempt 'button' system bar"])
    let small = try verdicts("button.heightAnchor.constraint(equalToConstant: 18).isActive = true")
    #expect(small.count == 1 && small[0].hasPrefix("fail 'button'"), "\(small)")
  }

  @Test("an item has the view that an initializer of the project's gives it")
  func ownInitializers() throws {
    func verdicts(_ body: String, _ item: String, with helper: String = "") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class First: UIViewController {
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = \(item)
          }
        }
        """,
        with: [
          "Item.swift": """
          import UIKit
          extension UIBarButtonItem {
            convenience init(
              image: UIImage?, side: CGFloat = 30, target: Any, action: Selector
            ) {
              \(body)
            }
            convenience init(showing view: UIView) { self.init(customView: view) }
          }
          \(helper)
          """
        ])
    }
    let item = "UIBarButtonItem(image: more, target: self, action: #selector(go))"
    let button = """
      let button = UIButton(type: .custom)
      button.setImage(image, for: .normal)
      button.widthAnchor.constraint(equalToConstant: side).isActive = true
      button.heightAnchor.constraint(equalToConstant: side).isActive = true
      button.addTarget(target, action: action, for: .touchUpInside)
      """
    let plain = "\(button)\nself.init(customView: button)"
    #expect(try verdicts(plain, item) == ["fail 'button' 30×30"])
    #expect(
      try verdicts(plain, item.replacing("target: self", with: "side: 44, target: self"))
        == ["pass 1"])
    // One initializer may leave it to another.
    #expect(
      try verdicts("\(button)\nself.init(showing: button)", item) == ["fail 'button' 30×30"])
    let box = """
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      box.addSubview(button)
      """
    #expect(
      try verdicts("\(button)\n\(box)\nself.init(customView: box)", item)
        == ["fail 'button' 30×30"])
    // Two in one item are not told apart by where that is made.
    #expect(
      try verdicts(
        """
        \(button)
        \(box)
        let other = UIButton()
        other.addTarget(target, action: action, for: .touchUpInside)
        box.addSubview(other)
        self.init(customView: box)
        """, item) == ["undecided 'button'"])
    // What the system draws is the system's, and so is what UIKit's own initializers make.
    #expect(
      try verdicts(
        "self.init(image: image, style: .plain, target: target, action: action)", item)
        == ["exempt 'button' system bar"])
    #expect(
      try verdicts(
        plain, "UIBarButtonItem(image: more, style: .plain, target: self, action: nil)")
        == ["exempt 'button' system bar"])
  }

  @Test("a view that is handed to an initializer of the project's stays where it is made")
  func handedToOwnInitializer() throws {
    let verdicts = try UIKitReading.verdicts(
      members: "",
      setup: """
        let button = UIButton()
        button.widthAnchor.constraint(equalToConstant: 60).isActive = true
        button.heightAnchor.constraint(equalToConstant: 30).isActive = true
        button.addTarget(self, action: nil, for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(showing: button)
        """,
      others: """
        extension UIBarButtonItem {
          convenience init(showing view: UIView) { self.init(customView: view) }
        }
        """, superclass: "UIViewController")
    #expect(verdicts == ["fail 'button' 60×30"])
  }

  @Test(
    "the view of an item is wired and given by way of the item",
    arguments: [
      (
        "private var item: UIBarButtonItem!\nprivate var control: UIControl { item.customView as! UIControl }",
        "item = UIBarButtonItem(customView: button)\ncontrol.addTarget(self, action: nil, for: .touchUpInside)"
      ),
      (
        "private let item = UIBarButtonItem()",
        "item.customView = button\nbutton.addTarget(self, action: nil, for: .touchUpInside)"
      ),
      (
        "",
        "let item = UIBarButtonItem()\nitem.customView = button\nbutton.addTarget(self, action: nil, for: .touchDown)"
      ),
      (
        "",
        "button.addTarget(self, action: nil, for: .touchDown)\nnavigationItem.rightBarButtonItem?.customView = button\nlet item = 1"
      ),
    ])
  func customViews(members: String, setup: String) throws {
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: members,
        setup: """
          let button = UIButton(type: .system)
          button.setTitle("Go", for: .normal)
          button.widthAnchor.constraint(equalToConstant: 60).isActive = true
          \(setup)
          navigationItem.leftBarButtonItem = item
          """, superclass: "UIViewController", wired: false)
    }
    let found = try verdicts(setup)
    #expect(found.count == 1 && found[0].hasPrefix("fail 'button' 60×3"), "\(found)")
  }

  @Test("items of bars in a storyboard are the system's, but for views of the app's own")
  func drawn() throws {
    func verdicts(
      _ item: String, outlets: String = "", members: String = "", others: String = ""
    ) throws -> [String] {
      let storyboard = """
        <document initialViewController="own"><scenes><scene sceneID="one"><objects>
          <viewController id="own" customClass="Sample" sceneMemberID="viewController">
            <view key="view" id="all"/>
            <navigationItem key="navigationItem" id="nav">\(item)</navigationItem>
            <connections>\(outlets)</connections>
          </viewController>
        </objects></scene></scenes></document>
        """
      let source = """
        import UIKit
        final class Sample: UIViewController {
          \(members)
          @IBAction func go(_ sender: Any) {}
        }
        \(others)
        """
      return try Reading().verdicts(source, with: ["Main.storyboard": storyboard])
    }
    let action = "<connections>\(InterfaceReading.action)</connections>"
    func item(_ attributes: String, _ inside: String = action) -> String {
      "<barButtonItem key=\"rightBarButtonItem\" id=\"item\" \(attributes)>\(inside)</barButtonItem>"
    }
    #expect(try verdicts(item(#"title="Done""#)) == ["exempt 'Done' system bar"])
    #expect(try verdicts(item(#"systemItem="add""#)) == ["exempt 'go' system bar"])
    // One of a class that gives itself a view shows that.
    let made = "final class Item: UIBarButtonItem { func make() { GIVEN = UIView() } }"
    let own = item(#"title="Done" customClass="Item""#)
    for (given, verdict) in [
      ("customView", "undecided 'Done'"), ("kept", "exempt 'Done' system bar"),
    ] {
      let others = made.replacing("GIVEN", with: given)
      #expect(try verdicts(own, others: others) == [verdict], "\(given)")
    }
    #expect(try verdicts(item(#"title="Done""#, "")) == [])
    let outlet = #"<outlet property="item" destination="item" id="out"/>"#
    #expect(
      try verdicts(
        item(#"title="Done""#), outlets: outlet,
        members: "@IBOutlet private var item: UIBarButtonItem!") == ["exempt 'Done' system bar"])
    func view(_ height: Int) -> String {
      item(
        "",
        """
        <button key="customView" id="but">
          <constraints>
            <constraint firstAttribute="height" constant="\(height)"/>
            <constraint firstAttribute="width" constant="72"/>
          </constraints>
          <state key="normal" title="Free"/>\(action)
        </button>
        """)
    }
    #expect(try verdicts(view(31)) == ["fail 'Free' 72×31"])
    #expect(try verdicts(view(44)) == ["pass 1"])
    let control = item("", #"<segmentedControl key="customView" id="but"/>"#)
    let pages = #"<outlet property="pages" destination="but" id="out"/>"#
    #expect(
      try verdicts(
        control, outlets: pages, members: "@IBOutlet private weak var pages: UISegmentedControl!")
        == ["exempt 'pages' system style"])
    let held = #"<outlet property="button" destination="but" id="out"/>"#
    let members = "@IBOutlet private weak var button: UIButton!"
    #expect(try verdicts(view(31), outlets: held, members: members) == ["fail 'button' 72×31"])
    func framed(_ type: String, _ constraints: String = "") -> String {
      item(
        "",
        """
        <button key="customView" buttonType="\(type)" id="but">
          <rect key="frame" x="369" y="10" width="24" height="24"/>
          <constraints>\(constraints)</constraints>\(action)
        </button>
        """)
    }
    // What the system draws whole is the system's, but in a size of the app's.
    #expect(try verdicts(framed("infoLight")) == ["exempt 'go' system bar"])
    #expect(try verdicts(framed("system")) == ["undecided 'go'"])
    let low = #"<constraint firstAttribute="height" constant="20"/>"#
    #expect(try verdicts(framed("infoLight", low)) != ["exempt 'go' system bar"])
  }

  @Test(
    "the view that a class of items gives itself is one of the bar's",
    arguments: ["super.init()\ncustomView = button", "super.init(customView: button)"])
  func classesOfItems(setup: String) throws {
    func finding(_ superclass: String) throws -> String? {
      try Reading().audit(
        """
        import UIKit
        final class Item: \(superclass) {
          let button = UIButton()
          override init() {
            button.widthAnchor.constraint(equalToConstant: 30).isActive = true
            button.heightAnchor.constraint(equalToConstant: 30).isActive = true
            button.addTarget(nil, action: #selector(open), for: .touchUpInside)
            \(setup)
          }
        }
        """
      ).findings.first?.message
    }
    #expect(
      try finding("UIBarButtonItem")
        == "the 'button' button in a bar is 30×30 pt of the 44×44 it needs; constrain it to a "
        + "width of at least 44 and a height of at least 44")
    #expect(try finding("Card")?.contains("in a bar") != true)
  }

  @Test("the view of an item in the controller's own bar is the one that it was given")
  func ownItems() throws {
    func verdicts(_ given: String, _ use: String = "return button.isHidden") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Screen: UIViewController {
          override func viewDidLoad() {
            let button = UIButton()
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            button.setImage(.gridicon(.cross, size: CGSize(width: 60, height: 30)), for: .normal)
            let item = UIBarButtonItem(customView: button)
            \(given)
          }
          var isCancelHidden: Bool {
            if let button = self.navigationItem.leftBarButtonItem?.customView as? UIButton {
              \(use)
            }
            return false
          }
        }
        """)
    }
    for given in [
      "navigationItem.leftBarButtonItem = item", "self.navigationItem.leftBarButtonItems = [item]",
      "navigationItem.leftBarButtonItem = nil\nnavigationItem.setLeftBarButton(item, animated: true)",
      "navigationItem.setLeftBarButtonItems([item, more], animated: false)",
    ] {
      #expect(try verdicts(given) == ["fail 'button' 60×30"], "\(given)")
      #expect(try verdicts(given, "enlarge(button)") == ["undecided 'button'"])
    }
    // Another may be the one.
    for given in [
      "navigationItem.rightBarButtonItem = item",
      "navigationItem.leftBarButtonItem = item\nnavigationItem.leftBarButtonItem = other()",
      "navigationItem.leftBarButtonItem = item\nnavigationItem.leftBarButtonItems = items",
    ] {
      #expect(try verdicts(given) == ["undecided 'button'"], "\(given)")
    }
  }
}
