import Testing

/// What tables show above or below rows.
@Suite("UIKit: views beside the rows of tables")
struct SectionViewTests {
  /// A class of views with a button that keeps 20 pt from their edges.
  private static func header(_ name: String) -> String {
    """
    final class \(name): UIView {
      private let button = UIButton()
      init() {
        super.init(frame: .zero)
        addSubview(button)
        button.addTarget(self, action: nil, for: .touchUpInside)
        button.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
      }
    }
    """
  }

  /// The verdicts on the button of what a controller's table shows above its sections.
  private func verdicts(
    _ code: String, view: String = "header", base: String = "UITableViewController"
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      \(Self.header("Header"))
      final class List: \(base) {
        private let header = Header()
        override func tableView(_ list: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          \(view)
        }
        \(code)
      }
      """)
  }

  private func sized(_ height: String, _ label: String = "heightForHeaderInSection") -> String {
    """
    override func tableView(_ list: UITableView, \(label) section: Int) -> CGFloat {
      \(height)
    }
    """
  }

  @Test("the table's delegate gives what stands above a section its height, whatever its frame")
  func heights() throws {
    #expect(try verdicts(sized("72")) == ["fail 'button' 313×32"])
    #expect(try verdicts(sized("92")) == ["pass 1"])
    for view in [
      "Header()", "let made = Header()\nmade.frame.size.height = 200\nreturn made",
      "guard section == 1 else { return nil }\nreturn header",
    ] {
      #expect(try verdicts(sized("72"), view: view) == ["fail 'button' 313×32"], "\(view)")
    }
    // Of no height none of it is there.
    for none in ["0", "0.01", ".leastNormalMagnitude", "CGFLOAT_MIN"] {
      #expect(try verdicts(sized("section == 0 ? \(none) : 92")) == ["pass 1"], "\(none)")
    }
    // The section that shows it has the height that counts.
    let first = "guard section == 0 else { return nil }\nreturn header"
    #expect(try verdicts(sized("section == 0 ? 92 : 72"), view: first) == ["pass 1"])
    // Of several any may be the one.
    #expect(try verdicts(sized("section == 0 ? 92 : 72")) == ["undecided 'button'"])
  }

  @Test("what does not say how high it is leaves it open")
  func open() throws {
    for code in [
      "", sized("UITableView.automaticDimension"), sized("model.height"),
      sized("72", "heightForFooterInSection"),
    ] {
      #expect(try verdicts(code) == ["undecided 'button'"], "\(code)")
    }
    // Nothing asks what is no delegate.
    #expect(try verdicts(sized("72"), base: "NSObject") == ["undecided 'button'"])
    // Another list than a table asks for it, or says how high it is.
    let other = sized("72").replacing("tableView(_", with: "grid(_")
    #expect(try verdicts("\(sized("72"))\n\(other)") == ["undecided 'button'"])
    let asking =
      "func grid(_ list: Grid, viewForHeaderInSection section: Int) -> UIView? { header }"
    #expect(
      try verdicts("\(sized("72"))\n\(asking)", view: "nil") == ["undecided 'button'"])
    // It stands elsewhere as well.
    #expect(
      try verdicts("\(sized("72"))\nfunc show() { view.addSubview(header) }")
        == ["undecided 'button'"])
  }

  @Test("it is as wide as the table, or a little less where sections may be inset")
  func widths() throws {
    func verdicts(_ table: String, _ width: Int) throws -> [String] {
      try self.verdicts(
        """
        \(sized("92"))
        private let list = \(table)
        override func viewDidLoad() {
          view.addSubview(list)
          list.snp.makeConstraints { $0.top.leading.equalToSuperview(); $0.width.equalTo(\(width)) }
        }
        """, base: "UIViewController, UITableViewDelegate")
    }
    #expect(try verdicts("UITableView()", 110) == ["pass 1"])
    #expect(try verdicts("UITableView()", 70) == ["fail 'button' 30×52"])
    let inset = "UITableView(frame: .zero, style: .insetGrouped)"
    #expect(try verdicts(inset, 130) == ["pass 1"])
    #expect(try verdicts(inset, 110) == ["undecided 'button'"])
  }

  @Test("a class is as high as the delegate that names it makes it, not another in its file")
  func others() throws {
    func verdicts(_ height: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Fold: UITableViewHeaderFooterView {
          override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
          }
          @objc private func go() { print(self) }
        }
        final class Other: UITableViewController {
          \(sized("72"))
        }
        final class List: UITableViewController {
          override func viewDidLoad() {
            tableView.register(Fold.self, forHeaderFooterViewReuseIdentifier: "fold")
          }
          override func tableView(
            _ list: UITableView, viewForHeaderInSection section: Int
          ) -> UIView? { list.dequeueReusableHeaderFooterView(withIdentifier: "fold") }
          \(sized(height))
        }
        """)
    }
    #expect(try verdicts("36").first?.hasSuffix("×36") == true)
    #expect(try verdicts("60").first?.hasPrefix("undecided") == true)
  }

  @Test("what stands above all rows is as wide as its table, and as high as its frame")
  func tables() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        \(Self.header("Header").replacing("init()", with: "override init(frame: CGRect)")
          .replacing("frame: .zero", with: "frame: frame"))
        final class Lists: UIViewController {
          private let header = Header(frame: CGRect(x: 0, y: 0, width: 200, height: 92))
          private let table = UITableView()
          override func viewDidLoad() {
            view.addSubview(table)
            \(setup)
            table.tableHeaderView = header
          }
        }
        """)
    }
    #expect(
      try verdicts("table.snp.makeConstraints { $0.edges.equalToSuperview() }") == ["pass 1"])
    #expect(
      try verdicts(
        "table.snp.makeConstraints { $0.top.bottom.leading.equalToSuperview(); $0.width.equalTo(70) }"
      ) == ["fail 'button' 30×52"])
    #expect(try verdicts("place(table)") == ["undecided 'button'"])
  }

  @Test("what fills the view of a nib is as high as the delegate makes that above a section")
  func nibs() throws {
    func verdicts(_ height: String, _ base: String) throws -> [String] {
      let nib = """
        <document><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view id="all" customClass="Owner">
            <rect key="frame" x="0" y="0" width="320" height="52"/>
            <subviews>
              <button translatesAutoresizingMaskIntoConstraints="NO" id="but">
                <rect key="frame" x="0" y="16" width="64" height="20"/>
                <constraints><constraint firstAttribute="width" constant="64" id="c0"/></constraints>
                <connections>
                  <action selector="go:" destination="all" eventType="touchUpInside" id="act"/>
                </connections>
              </button>
            </subviews>
            <constraints>
              <constraint firstItem="but" firstAttribute="leading" secondItem="all"
                secondAttribute="leading" id="c1"/>
              <constraint firstItem="but" firstAttribute="top" secondItem="all"
                secondAttribute="top" constant="16" id="c2"/>
              <constraint firstAttribute="bottom" secondItem="but" secondAttribute="bottom"
                constant="16" id="c3"/>
            </constraints>
            <connections><outlet property="button" destination="but" id="out"/></connections>
          </view>
        </objects></document>
        """
      return try Reading().verdicts(
        """
        import UIKit
        final class Owner: \(base) {
          @IBOutlet private weak var button: UIButton!
          @IBAction private func go(_ sender: Any) {}
        }
        final class List: UITableViewController {
          override func tableView(
            _ list: UITableView, viewForHeaderInSection section: Int
          ) -> UIView? { list.dequeueReusableHeaderFooterView(withIdentifier: "Owner") as! Owner }
          \(sized(height))
        }
        """, with: ["Owner.xib": nib])
    }
    #expect(try verdicts("44", "UITableViewHeaderFooterView") == ["fail 'button' 64×12"])
    #expect(try verdicts("80", "UITableViewHeaderFooterView") == ["undecided 'button'"])
    #expect(try verdicts("44", "UIView") == ["undecided 'button'"])
  }
}
