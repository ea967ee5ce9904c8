import Testing

/// Buttons of Interface Builder's that others may make longer than they ask for.
@Suite("UIKit: buttons in Interface Builder that others stretch")
struct InterfaceStretchingTests {
  private static func label(
    _ id: String, y: Double, height: Double, _ attributes: String = ""
  ) -> String {
    """
    <label text="A name" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
      <rect key="frame" x="0" y="\(y)" width="200" height="\(height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    """
  }

  /// The button, all of whose ends are those of another view, and what holds those.
  ///
  /// - Parameters:
  ///   - height: How high it was laid out.
  ///   - title: What it says in the file.
  private static func button(
    _ height: Double, in other: String, title: String = #"<state key="normal" title="Edit"/>"#
  ) -> (button: String, constraints: String) {
    let ends = ["leading", "trailing", "top", "bottom"].map { end in
      """
      <constraint firstItem="but" firstAttribute="\(end)" secondItem="\(other)"
        secondAttribute="\(end)" id="but-\(end)"/>
      """
    }
    let button = """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but">
        <rect key="frame" x="20" y="60" width="200" height="\(height)"/>
        \(title)
        <connections>\(InterfaceReading.action)</connections>
      </button>
      """
    return (button, ends.joined())
  }

  private static func pin(
    _ end: String, _ constant: Double, _ view: String, _ other: String,
    _ relation: String = "equal"
  ) -> String {
    """
    <constraint firstItem="\(view)" firstAttribute="\(end)" secondItem="\(other)"
      secondAttribute="\(end)" relation="\(relation)" constant="\(constant)"
      id="\(view)-\(end)"/>
    """
  }

  private func verdicts(_ view: String, _ code: String = "", _ more: String = "") throws -> [String]
  {
    try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet weak var button: UIButton!
        func setUp() { \(code) }
      }
      """,
      with: ["Main.storyboard": InterfaceReading.storyboard(view, connections: more)])
  }

  private let open = ["undecided 'button'"]

  /// A stack view of labels with the button over all of it.
  private func overStack(
    _ height: Double, stack: Double, labels: String, connections: String = ""
  ) throws -> [String] {
    let (button, ends) = Self.button(height, in: "stk")
    return try verdicts(
      """
      <subviews>
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stk">
          <rect key="frame" x="20" y="60" width="200" height="\(stack)"/>
          <subviews>\(labels)</subviews>
        </stackView>
        \(button)
      </subviews>
      <constraints>
        \(ends)\(Self.pin("top", 60, "stk", "all"))\(Self.pin("leading", 20, "stk", "all"))
        \(Self.pin("trailing", -20, "stk", "all"))
      </constraints>
      """, "", connections)
  }

  @Test("over a stack view of what is higher a button does not keep its own height")
  func overStack() throws {
    let two = Self.label("one", y: 0, height: 20.5) + Self.label("two", y: 20.5, height: 20.5)
    #expect(try overStack(41, stack: 41, labels: two) == open)
    // What does not fit was drawn before the constraints were.
    #expect(try overStack(30, stack: 41, labels: two) == open)
  }

  @Test("what lies beside a button and may grow decides with it, what may not leaves it as drawn")
  func beside() throws {
    let one = Self.label("one", y: 0, height: 30)
    #expect(try overStack(30, stack: 30, labels: one)[0].hasPrefix("fail 'button'"))
    let lines = Self.label("one", y: 0, height: 30, #"numberOfLines="0""#)
    #expect(try overStack(30, stack: 30, labels: lines) == open)
    #expect(
      try overStack(
        30, stack: 30, labels: one,
        connections: #"<outlet property="names" destination="stk" id="names"/>"#) == open)
  }

  /// A button that fills a box in a row which a label holds open.
  private func inBox(
    _ height: Double, row: Double, label: String, title: String? = nil, code: String = ""
  ) throws -> [String] {
    let (button, ends) =
      title.map { Self.button(height, in: "box", title: $0) } ?? Self.button(height, in: "box")
    return try verdicts(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="row">
        <rect key="frame" x="0" y="60" width="400" height="\(row)"/>
        <subviews>
          \(label)
          <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="200" y="10" width="200" height="\(row - 20)"/>
            <subviews>\(button)</subviews>
            <constraints>\(ends)
              <constraint firstAttribute="width" constant="200" id="wide"/>
            </constraints>
          </view>
        </subviews>
        <constraints>
          \(Self.pin("top", 10, "box", "row"))\(Self.pin("bottom", -10, "box", "row"))
          \(label.isEmpty ? "" : Self.pin("top", 15, "one", "row") + Self.pin("bottom", -15, "one", "row"))
        </constraints>
      </view></subviews>
      <constraints>\(Self.pin("top", 60, "row", "all"))</constraints>
      """, code)
  }

  @Test("in a box that what is around holds open a button is as high as that")
  func inBox() throws {
    let label = Self.label("one", y: 15, height: 48)
    #expect(try inBox(30, row: 78, label: label) == open)
    // Laid out so, it has its own height.
    #expect(
      try inBox(30, row: 50, label: Self.label("one", y: 15, height: 20))[0].hasPrefix("fail"))
    #expect(try inBox(30, row: 50, label: "")[0].hasPrefix("fail 'button'"))
  }

  @Test("how high a button without a title was laid out says nothing of one that code gives it")
  func blank() throws {
    let code = #"button.setTitle("Edit", for: .normal)"#
    let label = Self.label("one", y: 15, height: 48)
    #expect(try inBox(58, row: 78, label: label, title: "", code: code) == open)
    #expect(try inBox(30, row: 50, label: "", title: "", code: code)[0].hasPrefix("fail 'button'"))
  }

  @Test("a title that code gives does not tell how wide a stack view makes what shares it")
  func shared() throws {
    func verdict(distribution: String) throws -> [String] {
      let (button, _) = Self.button(36, in: "stk", title: "")
      let stack = """
        <stackView distribution="\(distribution)" spacing="15"
          translatesAutoresizingMaskIntoConstraints="NO" id="stk">
          <rect key="frame" x="16" y="16" width="343" height="36"/>
          <subviews>\(button)<button id="two"><rect key="frame" x="179" y="0" width="164"
            height="36"/></button></subviews>
        </stackView>
        """
      return try verdicts(
        """
        <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="outer">
          <rect key="frame" x="0" y="50" width="375" height="68"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="0" y="0" width="375" height="68"/>
            <subviews>\(stack)</subviews>
            <constraints>
              \(Self.pin("leading", 16, "stk", "box"))\(Self.pin("trailing", -16, "stk", "box"))
              \(Self.pin("top", 16, "stk", "box"))\(Self.pin("bottom", -16, "stk", "box"))
              <constraint firstAttribute="height" constant="68" id="high"/>
            </constraints>
          </view></subviews>
        </stackView></subviews>
        <constraints>\(Self.pin("top", 50, "outer", "all"))</constraints>
        """, #"button.setTitle("Go", for: .normal)"#)
    }
    #expect(try verdict(distribution: "fillEqually") == ["fail 'button' 44×36"])
    #expect(try verdict(distribution: "equalSpacing") == ["fail 'button' 30×36"])
  }

  /// A button that is laid out as high as it asks for, as is a label beside it and a box.
  ///
  /// - Parameter constraints: What ties them to each other.
  private func besideLabel(
    _ constraints: String..., lines: Int = 1, code: String = "", isConnected: Bool = true
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet weak var button: UIButton!
        @IBOutlet weak var label: UILabel!
        func setUp() { \(code) }
      }
      """,
      with: [
        "Main.storyboard": InterfaceReading.storyboard(
          """
          <subviews>
            \(Self.label("lab", y: 60, height: 30, "numberOfLines=\"\(lines)\""))
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
              <rect key="frame" x="300" y="60" width="60" height="30"/>
            </view>
            <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but">
              <rect key="frame" x="220" y="60" width="60" height="30"/>
              <state key="normal" title="Edit"/>
              <constraints><constraint firstAttribute="width" constant="60" id="wide"/></constraints>
              <connections>\(InterfaceReading.action)</connections>
            </button>
          </subviews>
          <constraints>
            \(Self.pin("top", 60, "lab", "all"))\(Self.pin("leading", 20, "lab", "all"))
            \(Self.pin("leading", 300, "box", "all"))\(Self.pin("leading", 220, "but", "all"))
            \(Self.pin("top", 60, "but", "all"))\(constraints.joined())
          </constraints>
          """,
          connections: isConnected
            ? #"<outlet property="label" destination="lab" id="out-lab"/>"# : "")
      ]
    ).filter { $0.contains("button") }
  }

  private static func high(
    _ view: String, _ other: String, _ relation: String = "equal", priority: Int = 1000
  ) -> String {
    """
    <constraint firstItem="\(view)" firstAttribute="height" secondItem="\(other)"
      secondAttribute="height" relation="\(relation)" priority="\(priority)" id="\(view)\(other)"/>
    """
  }

  private static let ways = [
    [high("but", "lab")], [high("but", "lab", "greaterThanOrEqual")],
    [high("lab", "but", "lessThanOrEqual")], [high("but", "box"), high("box", "lab")],
    [high("box", "but"), high("box", "lab", "greaterThanOrEqual")],
    [high("but", "box"), pin("top", 0, "box", "lab"), pin("bottom", 0, "box", "lab")],
    [pin("top", 0, "but", "lab"), pin("bottom", 0, "but", "lab", "greaterThanOrEqual")],
    [pin("top", 0, "lab", "but", "greaterThanOrEqual"), pin("bottom", 0, "lab", "but")],
  ]

  @Test(
    "as high as a label by way of others, or at least so, a button goes by its lines",
    arguments: ways)
  func byOthers(constraints: [String]) throws {
    let told = ["fail 'button' 60×30"]
    func verdict(
      lines: Int = 1, _ code: String = "", isConnected: Bool = true
    ) throws -> [String] {
      try besideLabel(constraints.joined(), lines: lines, code: code, isConnected: isConnected)
    }
    #expect(try verdict() == told)
    #expect(try verdict(lines: 0) == open)
    for code in [
      "label.font = .systemFont(ofSize: 40)", "label.font = Theme.title",
      "label.numberOfLines = 0", "label.attributedText = text",
    ] {
      #expect(try verdict(code) == open, "\(code)")
    }
    #expect(try verdict("label.font = .systemFont(ofSize: 12)") == told)
    #expect(try verdict("label.text = name") == told)
  }

  @Test(
    "what may be lower than a button, or need not be as high, leaves it as high as it asks for",
    arguments: [
      [high("but", "lab", "lessThanOrEqual")], [high("lab", "but", "greaterThanOrEqual")],
      [high("but", "lab", priority: 200)], [high("box", "lab")],
      [pin("top", 0, "but", "lab"), pin("bottom", 0, "but", "lab", "lessThanOrEqual")],
    ])
  func apart(constraints: [String]) throws {
    let verdicts = try besideLabel(
      constraints.joined(), lines: 0, code: "label.font = .systemFont(ofSize: 40)")
    #expect(verdicts.map { $0.hasPrefix("fail 'button' 60×") } == [true])
  }

  @Test("as high as a label that may have more lines, a button does not keep its own height")
  func asHigh() throws {
    func verdict(
      lines: Int, attribute: String = "height", fill: Bool = false
    ) throws -> [String] {
      let held = fill ? "box" : "but"
      let button = """
        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but">
          <rect key="frame" x="0" y="0" width="60" height="30"/>
          <state key="normal" title="Edit"/>
          <constraints><constraint firstAttribute="width" constant="60" id="wide"/></constraints>
          <connections>\(InterfaceReading.action)</connections>
        </button>
        """
      let box = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="220" y="60" width="60" height="30"/>
          <subviews>\(button)</subviews>
          <constraints>
            \(["top", "bottom", "leading"].map { Self.pin($0, 0, "but", "box") }.joined())
          </constraints>
        </view>
        """
      return try verdicts(
        """
        <subviews>
          \(Self.label("lab", y: 60, height: 30, "numberOfLines=\"\(lines)\""))
          \(fill ? box : button)
        </subviews>
        <constraints>
          \(Self.pin("top", 60, "lab", "all"))\(Self.pin("leading", 20, "lab", "all"))
          \(Self.pin("top", 60, held, "all"))\(Self.pin("leading", 220, held, "all"))
          <constraint firstItem="\(held)" firstAttribute="\(attribute)"
            secondItem="lab" secondAttribute="\(attribute)" id="even"/>
        </constraints>
        """)
    }
    #expect(try verdict(lines: 0) == open)
    #expect(try verdict(lines: 4) == open)
    #expect(try verdict(lines: 0, fill: true) == open)
    #expect(try verdict(lines: 1) == ["fail 'button' 60×30"])
    #expect(try verdict(lines: 0, attribute: "width") == ["fail 'button' 60×30"])
  }
}
