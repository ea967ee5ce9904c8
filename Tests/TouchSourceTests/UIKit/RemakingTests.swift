import Testing
import TouchRules

@testable import TouchSource

/// What SnapKit's `remakeConstraints` and `removeConstraints` leave of the constraints that were made before.
@Suite("Constraints made again")
struct RemakingTests {
  /// The verdicts on `button` of a class of the app's, which makes itself 40 points high.
  private func verdicts(
    _ setup: String, _ rest: String = "", button: String = Self.button
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let button = RoundButton()\nvar isMine = false\n\(rest)",
      setup: "addSubview(button)\n\(setup)", others: "import SnapKit\n\(button)")
  }

  private static let button = """
    class RoundButton: UIButton {
      override init(frame: CGRect) { super.init(frame: frame); build() }
      required init?(coder: NSCoder) { super.init(coder: coder); build() }
      func build() { snp.makeConstraints { $0.height.equalTo(40) } }
    }
    """

  @Test("what the view's own class made while it was made is taken back")
  func ofItsClass() throws {
    #expect(
      try verdicts("button.snp.remakeConstraints { $0.size.equalTo(36) }")
        == ["fail 'button' 36×36"])
    #expect(try verdicts("button.snp.remakeConstraints { $0.size.equalTo(48) }") == ["pass 1"])
    #expect(
      try verdicts(
        "button.snp.removeConstraints()\nbutton.snp.makeConstraints { $0.size.equalTo(48) }")
        == ["pass 1"])
    // What only adds to them leaves them.
    #expect(
      try verdicts("button.snp.makeConstraints { $0.width.equalTo(48) }")
        == ["fail 'button' 48×40"])
  }

  @Test("a cause is where the constraint stands that holds")
  func cause() throws {
    let finding = try #require(
      try UIKitReading.findings(
        members: "private let button = RoundButton()",
        setup: """
          addSubview(button)
          button.snp.remakeConstraints { $0.size.equalTo(36) }
          """, others: "import SnapKit\n\(Self.button)"
      ).first)
    #expect(finding.evidence.count == 1)
    #expect(finding.evidence.first?.message == "'size' makes it 36×36 pt")
  }

  @Test(
    "what may not run before the view is shown takes nothing back for certain",
    arguments: [
      "if isMine { button.snp.remakeConstraints { $0.size.equalTo(48) } }",
      "guard isMine else { return }\nbutton.snp.remakeConstraints { $0.size.equalTo(48) }",
      "}\nfunc grow() { button.snp.remakeConstraints { $0.size.equalTo(48) }",
    ])
  func mayNotRun(setup: String) throws {
    #expect(try verdicts(setup) == ["undecided 'button'"])
  }

  @Test("what runs with the code that adds the view does")
  func alongside() throws {
    let layOut = "func layOut() { button.snp.remakeConstraints { $0.size.equalTo(48) } }"
    #expect(try verdicts("layOut()", layOut) == ["pass 1"])
    let start = "init() { super.init(frame: .zero); setUp(); layOut() }"
    #expect(try verdicts("", "\(start)\n\(layOut)") == ["pass 1"])
    let either = "init() { super.init(frame: .zero); setUp(); if isMine { layOut() } }"
    #expect(try verdicts("", "\(either)\n\(layOut)") == ["undecided 'button'"])
  }

  @Test("what the class may make again later stays")
  func madeLater() throws {
    let button = """
      class RoundButton: UIButton {
        func set(isOn: Bool) { snp.remakeConstraints { $0.height.equalTo(30) } }
      }
      """
    #expect(
      try verdicts("button.snp.remakeConstraints { $0.size.equalTo(48) }", button: button)
        == ["undecided 'button'"])
    // Whichever of the two holds is too small.
    #expect(
      try verdicts("button.snp.remakeConstraints { $0.height.equalTo(20) }", button: button)
        .first?.hasPrefix("fail") == true)
  }

  @Test("what the class above made is taken back behind the call of it")
  func ofTheClassAbove() throws {
    func verdicts(_ body: String) throws -> [String] {
      try self.verdicts(
        "",
        button: """
          class BaseButton: UIButton {
            override init(frame: CGRect) { super.init(frame: frame); build() }
            func build() { snp.makeConstraints { $0.size.equalTo(30) } }
          }
          class RoundButton: BaseButton {
            override func build() { \(body) }
          }
          """)
    }
    let remake = "snp.remakeConstraints { $0.size.equalTo(48) }"
    #expect(try verdicts("super.build()\n\(remake)") == ["pass 1"])
    #expect(try verdicts("\(remake)\nsuper.build()") == ["undecided 'button'"])
    #expect(try verdicts("super.build()\nif isOn { \(remake) }") == ["undecided 'button'"])
  }

  @Test("what the closure made that makes the view is taken back")
  func ofItsClosure() throws {
    func verdicts(_ first: String, _ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          lazy var button: UIButton = {
            let made = UIButton()
            \(first)
            return made
          }()
          """, setup: "addSubview(button)\n\(setup)", others: "import SnapKit")
    }
    let make = "made.snp.makeConstraints { $0.size.equalTo(30) }"
    let remake = "snp.remakeConstraints { $0.size.equalTo(48) }"
    #expect(try verdicts(make, "button.\(remake)") == ["pass 1"])
    #expect(try verdicts("\(make)\nmade.\(remake)", "") == ["pass 1"])
    #expect(
      try verdicts(make, "}\nfunc grow() { button.\(remake)") == ["undecided 'button'"])
  }

  @Test(
    "what only takes back constraints that it has made again at once leaves them",
    arguments: [
      ("button.snp.removeConstraints()\nplace()", "fail 'button' 24×50"),
      ("if isWide { button.snp.removeConstraints()\nplace() }", "fail 'button' 24×50"),
      ("button.snp.removeConstraints()", "undecided 'button'"),
      ("place()\nbutton.snp.removeConstraints()", "undecided 'button'"),
      ("button.snp.removeConstraints()\nif isWide { place() }", "undecided 'button'"),
      (
        "button.snp.removeConstraints()\nguard isWide else { return }\nplace()",
        "undecided 'button'"
      ),
      (
        "button.snp.removeConstraints()\nplace()\nbutton.snp.makeConstraints { $0.width.equalTo(60) }",
        "undecided 'button'"
      ),
    ])
  func madeAgain(change: String, expected: String) throws {
    let verdicts = try UIKitReading.verdicts(
      members: """
        private let button = UIButton()
        var isWide = false { didSet { change() } }
        func place() {
          button.snp.makeConstraints { make in
            make.leading.top.equalToSuperview()
            make.width.equalTo(24)
            make.height.equalTo(50)
          }
        }
        func change() {
          \(change)
        }
        """, setup: "addSubview(button)\nplace()", others: "import SnapKit")
    #expect(verdicts == [expected])
  }

  @Test("calls of one function with other numbers are alternatives")
  func alternatives() throws {
    #expect(
      try verdicts(
        "",
        """
        private func layOut(_ side: CGFloat) {
          button.snp.remakeConstraints { $0.size.equalTo(side) }
          button.snp.remakeConstraints { $0.size.equalTo(side + 1) }
        }
        init() { super.init(frame: .zero); setUp(); layOut(20); layOut(60) }
        """) == ["undecided 'button'"])
  }

  @Test(
    "a child that is as wide as its view is high at times leaves the height to one that gives it",
    arguments: [
      ("make.width.height.equalTo(24)", ["fail 'row' 44×28"]),
      ("make.width.height.equalTo(44)", ["pass 1"]),
      // What does not say how high it is, or not for certain, leaves it open.
      ("make.width.equalTo(24)", ["undecided 'row'"]),
      ("make.width.equalTo(24)\nif isOpen { make.height.equalTo(24) }", ["undecided 'row'"]),
    ])
  func children(arrow: String, expected: [String]) throws {
    let verdicts = try UIKitReading.verdicts(
      members: "private let row = Row()",
      setup: """
        addSubview(row)
        row.snp.makeConstraints { make in
          make.right.centerY.equalToSuperview()
          make.width.greaterThanOrEqualTo(44)
        }
        row.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
        """,
      others: """
        import SnapKit
        class Row: UIView {
          let panel = UIView(), arrow = UIImageView()
          var isOpen = true { didSet { refresh() } }
          func close() { isOpen = false }
          init() {
            super.init(frame: .zero)
            addSubview(panel)
            panel.addSubview(arrow)
            arrow.snp.makeConstraints { make in
              make.left.top.equalTo(self).offset(2)
              make.bottom.equalTo(self).offset(-2)
              \(arrow)
            }
            refresh()
          }
          func refresh() {
            panel.snp.remakeConstraints { make in
              make.left.top.bottom.equalToSuperview()
              if isOpen { make.right.equalToSuperview() } else { make.width.equalTo(self.snp.height) }
            }
          }
        }
        """, wired: false)
    #expect(verdicts == expected)
  }

  @Test("views to which a third is tied in turn lie where they are tied themselves")
  func markOfOthers() throws {
    func verdicts(_ mark: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let mark = UIView()
          private let first = UIButton()
          private let second = UIButton()
          func showFirst() { mark.snp.\(mark) { $0.edges.equalTo(first) } }
          func showSecond() { mark.snp.\(mark) { $0.edges.equalTo(second) } }
          """,
        setup: """
          addSubview(mark)
          addSubview(first)
          addSubview(second)
          first.snp.makeConstraints { make in
            make.top.left.equalTo(self)
            make.size.equalTo(32)
          }
          second.snp.makeConstraints { make in
            make.top.equalTo(self)
            make.left.equalTo(first.snp.right)
            make.size.equalTo(32)
          }
          """, others: "import SnapKit"
      ).filter { !$0.contains("'mark'") }
    }
    #expect(
      try verdicts("remakeConstraints").sorted() == ["fail 'first' 32×32", "fail 'second' 32×32"])
  }
}
