import Testing

/// Views that dictionaries and lists in variables hold, by way of which code makes them react.
@Suite("UIKit: dictionaries of views")
struct DictionaryOfViewsTests {
  /// The verdicts on two outlets of 30 by 30 points that some code makes react.
  private func outlets(_ code: String, members: String = "") throws -> [String] {
    let size = """
      <constraints>
        <constraint firstAttribute="width" constant="30" id="ID-w"/>
        <constraint firstAttribute="height" constant="30" id="ID-h"/>
      </constraints>
      """
    func button(_ id: String) -> String {
      """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <state key="normal" title="A"/>\(size.replacing("ID", with: id))
      </button>
      """
    }
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet var button: UIButton!
        @IBOutlet var other: UIButton!
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(code)
        }
        @objc func go(_ sender: UIButton) {}
      }
      """,
      with: [
        "Main.storyboard": InterfaceReading.storyboard(
          "<subviews>\(button("but"))\(button("oth"))</subviews>",
          connections: #"<outlet property="other" destination="oth" id="out2"/>"#)
      ])
  }

  private static let wiring = "addTarget(self, action: #selector(go), for: .touchUpInside)"
  private static let both = ["fail 'button' 30×30", "fail 'other' 30×30"]

  @Test("what a loop over the keys of a dictionary makes react is measured")
  func keys() throws {
    let loop = "for (one, _) in kinds { one.\(Self.wiring) }"
    #expect(try outlets("let kinds = [button!: 1, other!: 2]\n\(loop)") == Self.both)
    #expect(
      try outlets(
        "kinds = [button: 1, other: 2]\n\(loop)", members: "var kinds: [UIButton: Int] = [:]")
        == Self.both)
    #expect(
      try outlets(
        "all = [button, other]\nfor one in all { one.\(Self.wiring) }",
        members: "var all: [UIButton] = []") == Self.both)
    #expect(
      try outlets(
        "all = [button, other]\nall.forEach { $0.\(Self.wiring) }",
        members: "var all = [UIButton]()") == Self.both)
  }

  @Test("what a loop looks up in a dictionary that is written out it makes react")
  func soughtViews() throws {
    func verdicts(_ key: String, _ map: String = "[.first: button, .last: self.other]") throws
      -> [String]
    {
      try outlets(
        """
        let map: [Role: UIButton] = \(map)
        for action in actions {
          guard let one = map[\(key)] else { continue }
          one.addTarget(self, action: action.selector, for: .touchUpInside)
        }
        """)
    }
    #expect(try verdicts("action") == Self.both)
    #expect(try verdicts("action.role") == Self.both)
    let undecided = ["undecided 'button'", "undecided 'other'"]
    #expect(try verdicts("chosen") == undecided)
    #expect(try verdicts("role(of: action)") == undecided)
    #expect(try verdicts("action", "roles") == [])
    #expect(try verdicts("action", "[.first: button]") == ["fail 'button' 30×30"])
  }

  /// The verdicts on buttons that a loop puts into a dictionary, 30 points high by what is done to its values.
  private func kept(
    _ code: String = "$0.heightAnchor.constraint(equalToConstant: 30).isActive = true",
    through values: String = "buttons.values", more: String = "", access: String = "private"
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      enum Choice: CaseIterable { case all, open }
      final class List: UIStackView {
        \(access) var buttons: [Choice: UIButton] = [:]
        init() {
          super.init(frame: .zero)
          axis = .vertical
          for choice in Choice.allCases {
            let button = UIButton()
            button.addAction(UIAction { _ in print(choice) }, for: .touchUpInside)
            buttons[choice] = button
          }
          \(values).forEach { addArrangedSubview($0) }
          \(values).forEach {
            $0.widthAnchor.constraint(equalToConstant: 90).isActive = true
            \(code)
          }
        }
        required init(coder: NSCoder) { fatalError() }
        \(more)
      }
      """)
  }

  @Test("what is done to the values of a dictionary is done to all that code keeps in it")
  func values() throws {
    let found = ["fail 'button' 90×30"]
    #expect(try kept() == found)
    #expect(try kept(through: "self.buttons.values") == found)
    #expect(
      try kept(more: "func mark(_ choice: Choice) { buttons[choice]?.isSelected = true }") == found)
  }

  @Test(
    "a dictionary that others reach, that holds others too or of which single ones are changed is left open",
    arguments: [
      ("func add() { buttons[.all] = UIButton() }", "private"),
      ("func drop() { buttons.removeAll() }", "private"),
      (
        "func grow() { buttons[.all]?.heightAnchor.constraint(equalToConstant: 60).isActive = true }",
        "private"
      ),
      ("func all() -> UIButton? { buttons[.all] }", "private"), ("", "internal"),
      ("func each() { for (choice, button) in buttons { fit(button, choice) } }", "private"),
      ("func each() { fit(buttons) }", "private"),
      ("func each() { buttons.first?.value.isHidden = true }", "private"),
      ("func turn() { buttons[.all]?.layer.setAffineTransform(grown) }", "private"),
    ])
  func openValues(more: String, access: String) throws {
    #expect(try !kept(more: more, access: access).contains { $0.hasPrefix("fail") })
  }

  @Test("what a dictionary or a list may hold that others change too is left open")
  func open() throws {
    let undecided = ["undecided 'button'", "undecided 'other'"]
    let loop = "for (one, _) in kinds { one.\(Self.wiring) }"
    let kinds = "var kinds: [UIButton: Int] = [:]"
    #expect(
      try outlets("if isOn { kinds = [button: 1, other: 2] }\n\(loop)", members: kinds)
        == undecided)
    #expect(
      try outlets(
        "kinds = [button: 1, other: 2]\nkinds.removeValue(forKey: other)\n\(loop)", members: kinds)
        == undecided)
    // Who finds it by something else may do anything with it.
    #expect(
      try outlets("let kinds = [button!: 1, other!: 2]\nkinds.keys.forEach { $0.\(Self.wiring) }")
        == undecided)
  }
}
