import Testing

/// Lengths that follow from the constraints in a file of Interface Builder.
@Suite("UIKit: layout in Interface Builder")
struct InterfaceLayoutTests {
  /// The verdict on a button in a box, inside the view of a controller.
  ///
  /// - Parameters:
  ///   - box: The constraints that stand in the box, which is `box`; the button is `but`.
  ///   - own: Those that stand in the button.
  ///   - root: Those that stand in the view around all, which is `all`.
  ///   - kind: What the box is.
  ///   - beside: What lies in the box behind the button.
  private func verdict(
    box: [String] = [], own: [String] = [], root: [String] = [], kind: String = "view",
    attributes: String = "", beside: String = "", others: String = "", inside: String = ""
  ) throws -> [String] {
    let storyboard = storyboard(
      box: box, own: own, root: root, kind: kind, attributes: attributes, beside: beside,
      others: others, inside: inside)
    return try Reading().verdicts(Self.source, with: ["Main.storyboard": storyboard])
  }

  private static let source = """
    import UIKit
    final class Sample: UIViewController {
      @IBOutlet private weak var button: UIButton!
    }
    """

  /// A storyboard with that.
  private func storyboard(
    box: [String] = [], own: [String] = [], root: [String] = [], kind: String = "view",
    attributes: String = "", beside: String = "", others: String = "", inside: String = ""
  ) -> String {
    InterfaceReading.storyboard(
      """
      <subviews>
        <\(kind) id="box" \(attributes)>
          <subviews>
            <button id="but">
              <constraints>\(own.joined())</constraints>
              <connections>\(InterfaceReading.action)</connections>
            </button>
            \(beside)
          </subviews>
          <constraints>\(box.joined())</constraints>
          \(inside)
        </\(kind)>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(root.joined())</constraints>
      """, connections: others)
  }

  private static func length(_ attribute: String, _ constant: Double, more: String = "") -> String {
    #"<constraint firstAttribute="\#(attribute)" constant="\#(constant)" id="\#(attribute)" \#(more)/>"#
  }

  private static func pin(
    _ edge: String, _ constant: Double = 0, _ first: String = "but", _ second: String = "box",
    _ other: String? = nil, more: String = ""
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)"
      secondAttribute="\(other ?? edge)" constant="\(constant)" \(more)/>
    """
  }

  private static let pinned = [pin("top", 8), pin("bottom", -8)]
  private static let wide = length("width", 100)

  @Test("a view between the ends of another is as long as that, less the distances")
  func between() throws {
    func height(_ box: Double) throws -> [String] {
      try verdict(box: [Self.length("height", box)] + Self.pinned, own: [Self.wide])
    }
    #expect(try height(48) == ["fail 'button' 100×32"])
    #expect(try height(80) == ["pass 1"])
    // Distances may be written from either view, and to one beside it.
    let turned = [
      Self.length("height", 48), Self.pin("top", -8, "box", "but"),
      Self.pin("top", 4, "low", "but", "bottom"), Self.pin("bottom", 4, "box", "low"),
      Self.length("height", 10).replacing("firstA", with: #"firstItem="low" firstA"#),
    ]
    #expect(
      try verdict(box: turned, own: [Self.wide], beside: #"<view id="low"/>"#)
        == ["fail 'button' 100×22"])
  }

  @Test("what may give way or changes leaves the length open")
  func open() throws {
    func verdict(_ box: [String], others: String = "") throws -> [String] {
      try self.verdict(box: box, own: [Self.wide], others: others)
    }
    let height = Self.length("height", 48)
    #expect(try verdict(Self.pinned) == ["undecided 'button'"])
    #expect(
      try verdict([height, Self.pinned[0], Self.pin("bottom", -8, more: #"priority="750""#)])
        == ["undecided 'button'"])
    #expect(
      try verdict([
        height, Self.pinned[0], Self.pin("bottom", 8, more: #"relation="lessThanOrEqual""#),
      ]) == ["undecided 'button'"])
    // At most 32 pt are left.
    #expect(
      try verdict([
        height, Self.pinned[0], Self.pin("bottom", -8, more: #"relation="lessThanOrEqual""#),
      ])[0].hasPrefix("fail 'button' 100×"))
    #expect(
      try verdict(
        [height] + Self.pinned, others: #"<outlet property="tall" destination="height"/>"#)
        == ["undecided 'button'"])
    // Two of these cannot hold at once.
    #expect(
      try verdict([height, Self.pin("height", -10)] + Self.pinned) == ["undecided 'button'"])
  }

  @Test("what scrolls is no longer than what it holds, and a cell no shorter")
  func scrolling() throws {
    let box = [Self.length("height", 30)] + Self.pinned
    #expect(try verdict(box: box, own: [Self.wide], kind: "scrollView") == ["undecided 'button'"])
    // The list gives the cell its size, whatever the picture beside the button asks for.
    let picture = [
      Self.pin("top", 0, "low"), Self.pin("bottom", 0, "low"),
      Self.length("height", 20).replacing("firstA", with: #"firstItem="low" firstA"#),
    ]
    func listed(_ kind: String) throws -> [String] {
      let storyboard = """
        <document><objects><\(kind) id="box" customClass="Sample">
          <subviews><button id="but">
            <constraints>\(Self.wide)</constraints>
            <connections><action selector="go:" destination="box"/></connections>
          </button><imageView id="low"/></subviews>
          <constraints>\((picture + [Self.pin("top"), Self.pin("bottom")]).joined())</constraints>
          <connections><outlet property="button" destination="but"/></connections>
        </\(kind)></objects></document>
        """
      return try Reading().verdicts(
        """
        import UIKit
        final class Sample: UICollectionViewCell {
          @IBOutlet private weak var button: UIButton!
        }
        """, with: ["Cell.xib": storyboard])
    }
    #expect(try listed("collectionViewCell") == ["undecided 'button'"])
    #expect(
      try verdict(
        box: picture + [Self.pin("top"), Self.pin("bottom")], own: [Self.wide],
        beside: #"<imageView id="low"/>"#) == ["fail 'button' 100×20"])
  }

  @Test("from side to side of the screen a view is as wide as that")
  func screen() throws {
    func verdict(_ height: Double, _ first: String, _ second: String) throws -> [String] {
      try self.verdict(
        box: [Self.pin("leading"), Self.pin("trailing")], own: [Self.length("height", height)],
        root: [Self.pin("leading", 20, "box", first), Self.pin("trailing", -20, "box", second)])
    }
    #expect(try verdict(50, "all", "safe") == ["pass 1"])
    #expect(try verdict(30, "safe", "all") == ["fail 'button' 353×30"])
    #expect(try verdict(50, "all", "other") == ["undecided 'button'"])
  }

  @Test("the view of the screen is not as long as what it holds asks for")
  func held() throws {
    func verdict(_ box: [String], _ root: [String]) throws -> [String] {
      try self.verdict(
        box: [Self.pin("leading", 8)] + box,
        own: [Self.length("height", 50), Self.length("width", 30)],
        root: [Self.pin("leading", 20, "box", "all")] + root)
    }
    let trailing = (Self.pin("trailing", -8), Self.pin("trailing", -20, "box", "all"))
    // The button is to be 30 wide, and as wide as the screen leaves it.
    #expect(try verdict([trailing.0], [trailing.1]) == ["undecided 'button'"])
    #expect(try verdict([], [trailing.1]) == ["fail 'button' 30×50"])
    #expect(try verdict([trailing.0], []) == ["fail 'button' 30×50"])
    func share(of view: String) throws -> [String] {
      try self.verdict(
        own: [
          Self.length("height", 50), Self.pin("width", 0, "but", view, more: "multiplier=\"0.1\""),
        ],
        root: [
          Self.length("width", 20).replacing("firstA", with: #"firstItem="low" firstA"#),
          Self.pin("width", 0, "low", view, more: "multiplier=\"0.1\""),
        ], beside: #"<view id="low"/>"#)
    }
    #expect(try share(of: "box") == ["fail 'button' 20×50"])
    // Where another view's length contradicts the screen's, this one has its share of that.
    #expect(try share(of: "all") == ["fail 'button' 39×50"])
  }

  @Test("where the middle of a view lies says where its other end does")
  func middles() throws {
    func width(_ box: [String], own: [String] = [], beside: String = "") throws -> [String] {
      try verdict(
        box: box, own: own + [Self.length("height", 50)],
        root: [Self.pin("leading", 20, "box", "all"), Self.pin("trailing", -20, "box", "all")],
        beside: beside)
    }
    let middle = Self.pin("centerX")
    #expect(try width([middle, Self.pin("trailing", -160)]) == ["fail 'button' 33×50"])
    #expect(try width([middle, Self.pin("leading", 160)]) == ["fail 'button' 33×50"])
    #expect(try width([middle, Self.pin("trailing", -20)]) == ["pass 1"])
    #expect(
      try width([Self.pin("centerX", 4), Self.pin("trailing", -160)]) == ["fail 'button' 25×50"])
    #expect(
      try width([Self.pin("centerX", more: #"multiplier="0.5""#), Self.pin("trailing", -160)])
        == ["undecided 'button'"])
    #expect(try width([middle]) == ["undecided 'button'"])
    // Of a neighbour in the middle, what is between it and the end is known by its width.
    let low = Self.length("width", 280).replacing("firstA", with: #"firstItem="low" firstA"#)
    #expect(
      try verdict(
        box: [
          Self.length("width", 353), low, Self.pin("centerX", 0, "low"),
          Self.pin("leading", 0, "but", "low", "trailing"), Self.pin("trailing"),
        ], own: [Self.length("height", 50)], beside: #"<view id="low"/>"#)
        == ["fail 'button' 36.5×50"])
  }

  @Test("a view has the length of another, or its own along the other axis, times a factor")
  func ratios() throws {
    let small = Self.length("height", 20).replacing("firstA", with: #"firstItem="low" firstA"#)
    func verdict(_ ratio: String) throws -> [String] {
      try self.verdict(box: [small, ratio], own: [Self.wide], beside: #"<view id="low"/>"#)
    }
    #expect(try verdict(Self.pin("height", 4, "but", "low")) == ["fail 'button' 100×24"])
    #expect(
      try verdict(Self.pin("height", 4, "but", "low", more: #"multiplier="3:1""#)) == ["pass 1"])
    #expect(
      try verdict(Self.pin("height", 0, "but", "but", "width", more: #"multiplier="0.3""#))
        == ["fail 'button' 100×30"])
    #expect(
      try verdict(Self.pin("width", 0, "but", "but", "height", more: #"multiplier="5:2""#))
        == ["fail 'button' 100×40"])
  }

  @Test("lengths that hang one on another are followed a few steps, however a file orders them")
  func chains() throws {
    func verdict(_ count: Int) throws -> [String] {
      let names = ["but"] + (1...count).map { "v\($0)" }
      // The one whose length is known comes last.
      let ratios = zip(names, names.dropFirst()).map { Self.pin("height", 0, $0, $1) }
      let known = Self.length("height", 30).replacing(
        "firstA", with: "firstItem=\"v\(count)\" firstA")
      return try self.verdict(
        box: ratios + [known], own: [Self.wide],
        beside: names.dropFirst().map { "<view id=\"\($0)\"/>" }.joined())
    }
    #expect(try verdict(8) == ["fail 'button' 100×30"])
    #expect(try verdict(2_000) == ["undecided 'button'"])
  }

  @Test("a stack view stretches across and divides its length")
  func stacks() throws {
    func verdict(
      _ attributes: String, beside: String = #"<view id="low"/>"#, others: String = "",
      inside: String = ""
    ) throws -> [String] {
      try self.verdict(
        box: [Self.length("width", 80), Self.length("height", 50)], kind: "stackView",
        attributes: attributes, beside: beside, others: others, inside: inside)
    }
    let equal = #"distribution="fillEqually" spacing="10""#
    #expect(try verdict(equal) == ["fail 'button' 35×50"])
    #expect(try verdict(equal, beside: "") == ["pass 1"])
    #expect(try verdict(equal + #" axis="vertical""#) == ["fail 'button' 80×20"])
    #expect(try verdict(equal, beside: #"<view id="low" hidden="YES"/>"#) == ["undecided 'button'"])
    #expect(
      try verdict(equal, others: #"<outlet property="low" destination="low"/>"#)
        == ["undecided 'button'"])
    #expect(try verdict(equal + #" alignment="center""#) == ["fail 'button' 35×50"])
    #expect(
      try verdict(equal, inside: #"<edgeInsets key="layoutMargins" top="9" bottom="9"/>"#)
        == ["undecided 'button'"])
    #expect(try verdict(#"spacing="10""#) == ["undecided 'button'"])
  }

  @Test("what a stack view arranges alone is as long as itself, however it would space several")
  func alone() throws {
    func verdict(_ beside: String) throws -> [String] {
      try self.verdict(
        box: [Self.length("height", 36)], own: [Self.wide], kind: "stackView",
        attributes: #"axis="vertical" distribution="equalSpacing" alignment="center""#,
        beside: beside)
    }
    #expect(try verdict("") == ["fail 'button' 100×36"])
    // Beside others it is no longer than that, and the most is known alone.
    #expect(try verdict(#"<view id="low"/>"#) == ["fail 'button' 100×36"])
  }

  @Test("what a stack view leaves out decides nothing of what is beside it")
  func leftOut() throws {
    func verdict(_ isHidden: Bool, _ others: String = "") throws -> [String] {
      try self.verdict(
        box: [Self.length("height", 37).replacing("firstA", with: #"firstItem="low" firstA"#)],
        own: [Self.wide], kind: "stackView",
        beside: #"<view id="low" hidden="\#(isHidden ? "YES" : "NO")"/>"#, others: others)
    }
    #expect(try verdict(false) == ["fail 'button' 100×37"])
    #expect(try verdict(true) == ["undecided 'button'"])
    // Code may show it, but then and now the button is as the rest makes it.
    #expect(
      try verdict(true, #"<outlet property="low" destination="low"/>"#) == ["undecided 'button'"])
  }

  @Test("a view that loads its nib is named where what shows it keeps it short")
  func loaded() throws {
    func message(_ shown: String) throws -> String {
      let nib = """
        <document><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Footer">
            <connections><outlet property="retry" destination="but"/></connections>
          </placeholder>
          <view id="all"><subviews>
            <button id="but">
              <constraints>\(Self.wide)\(Self.length("height", 20))</constraints>
              <connections><action selector="go:" destination="-1"/></connections>
            </button>
          </subviews></view>
        </objects></document>
        """
      let findings = try Reading().audit(
        """
        import UIKit
        final class Footer: UIView { @IBOutlet private weak var retry: UIButton! }
        final class Screen: UITableViewController {
          override func viewDidLoad() {
            let footer = Footer(\(shown))
            tableView.tableFooterView = footer
          }
        }
        """, with: ["Footer.xib": nib]
      ).findings
      return try #require(findings.first).message
    }
    #expect(
      try message("frame: CGRect(x: 0, y: 0, width: 300, height: 40)")
        .hasSuffix("and make 'Footer' higher with it"))
    #expect(
      !(try message("frame: CGRect(x: 0, y: 0, width: 300, height: 60)").contains("with it")))
    #expect(!(try message("").contains("with it")))
  }

  @Test("other views that decide a length are named, and how much is missing")
  func deciders() throws {
    func remedy(
      _ box: [String], kind: String = "stackView", attributes: String = "", beside: String = "",
      others: String = ""
    ) throws -> String {
      let storyboard = storyboard(
        box: box, own: [Self.wide], kind: kind, attributes: attributes, beside: beside,
        others: others)
      let findings = try Reading().audit(
        Self.source, with: ["Main.storyboard": storyboard]
      ).findings
      return try #require(findings.first).message
        .split(separator: "; ", maxSplits: 1).last.map(String.init) ?? ""
    }
    func high(_ view: String, _ height: Double) -> String {
      Self.length("height", height).replacing("firstA", with: #"firstItem="\#(view)" firstA"#)
        .replacing(#"id="height""#, with: #"id="\#(view)-height""#)
    }
    let field = #"<outlet property="field" destination="low"/>"#
    // Around it, less distances.
    #expect(
      try remedy(
        [Self.length("height", 48)] + Self.pinned, kind: "view",
        others: #"<outlet property="row" destination="box"/>"#)
        == "make 'row', which decides its height, 12 pt higher")
    #expect(
      try remedy(
        [Self.length("height", 60)], attributes: #"axis="vertical" distribution="fillEqually""#,
        beside: #"<view id="low"/>"#) == "make the view around it, which decides its height, higher"
    )
    // Beside it, whatever is around both.
    let room = "; the views around need to leave room"
    #expect(
      try remedy([high("low", 40)], beside: #"<view id="low"/>"#, others: field)
        == "make 'field', which decides its height, 4 pt higher\(room)")
    #expect(
      try remedy([high("low", 40)], beside: #"<view id="low"/>"#)
        == "make the view beside it, which decides its height, 4 pt higher\(room)")
    // A picture with distances around it stays as large as it is.
    let around = [Self.pin("top", -10, "but", "low"), Self.pin("bottom", 10, "but", "low")]
    #expect(
      try remedy(
        [high("low", 20)] + around, kind: "view", beside: #"<imageView id="low"/>"#)
        == "make the distances that decide its height 4 pt longer in all")
    // The longest of several.
    let column = """
      <stackView id="column" axis="vertical">
        <subviews><view id="low"/><view id="line"/></subviews>
      </stackView>
      """
    #expect(
      try remedy([high("low", 40), high("line", 1)], beside: column, others: field)
        == "make 'field', which decides its height, 3 pt higher\(room)")
    // Each of which is as long.
    #expect(
      try remedy(
        [high("low", 40), high("line", 40)], beside: #"<view id="low"/><view id="line"/>"#,
        others: field + #"<outlet property="line" destination="line"/>"#)
        == "make 'field' and 'line', which decide its height, 4 pt higher\(room)")
    // One around it and one beside it.
    let ends = ["top", "bottom"].flatMap { [Self.pin($0), Self.pin($0, 0, "low")] }
    #expect(
      try remedy(
        [Self.length("height", 40), high("low", 40)] + ends, kind: "view",
        beside: #"<view id="low"/>"#,
        others: #"<outlet property="row" destination="box"/>"#)
        == "make 'row' and the view beside it, which decide its height, 4 pt higher")
  }

  @Test(
    "what a damaged file ties in circles or to nothing is left open",
    arguments: [
      pin("top", 8, "but", "but", "bottom"), pin("height", 0, "but", "but"),
      pin("height", 0, "but", "low") + pin("height", 0, "low", "but"), pin("top", 8, "", ""),
      length("height", .infinity), length("height", .nan),
      pin("height", more: #"multiplier="1:0""#),
    ])
  func damaged(constraint: String) throws {
    for beside in [#"<view id="low"/>"#, #"<view id="box"><view id="box"/></view>"#] {
      #expect(
        try verdict(box: [constraint], own: [constraint, Self.wide], beside: beside)
          == ["undecided 'button'"])
    }
  }

  @Test("what lies in a view that nothing shows is left out")
  func hidden() throws {
    let box = [Self.length("height", 48)] + Self.pinned
    #expect(
      try verdict(box: box, own: [Self.wide], attributes: #"hidden="YES""#) == [])
    #expect(
      try verdict(
        box: box, own: [Self.wide], attributes: #"hidden="YES""#,
        others: #"<outlet property="box" destination="box"/>"#) == ["fail 'button' 100×32"])
  }

  @Test("a view around that constraints of its own keep short is named in the remedy")
  func around() throws {
    func message(
      _ height: Double, _ others: String = "", _ pins: [String] = [Self.pin("centerY")]
    ) throws -> String {
      let storyboard = storyboard(
        box: [Self.length("height", height)] + pins,
        own: [Self.wide, Self.length("height", 30).replacing(#"id="height""#, with: "")],
        others: others)
      let findings = try Reading().audit(
        Self.source, with: ["Main.storyboard": storyboard]
      ).findings
      return try #require(findings.first).message
    }
    #expect(
      try message(40).hasSuffix(
        "constrain it to a height of at least 44, and make the view around it higher with it"))
    #expect(
      try message(40, #"<outlet property="row" destination="box"/>"#)
        .hasSuffix("and make 'row' higher with it"))
    #expect(!(try message(48).contains("with it")))
    // Distances to its ends are as little of the view.
    #expect(
      try message(50, #"<outlet property="row" destination="box"/>"#, [Self.pin("bottom", -7)])
        .hasSuffix("and make 'row' higher with it"))
    #expect(!(try message(52, "", [Self.pin("bottom", -7)]).contains("with it")))
    // Code may change it.
    #expect(
      !(try message(40, #"<outlet property="rowHeight" destination="height"/>"#)
        .contains("with it")))
  }
}
