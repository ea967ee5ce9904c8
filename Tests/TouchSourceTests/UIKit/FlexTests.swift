import Testing

/// Sizes that FlexLayout gives to what nothing tells how long to be.
@Suite("UIKit: FlexLayout and PinLayout")
struct FlexTests {
  private func verdict(_ layout: String, pins: String = "root.pin.all()") throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      import FlexLayout
      import PinLayout
      final class Sample: UIViewController {
        private let root = UIView()
        private let button = UIButton()
        override func viewDidLoad() {
          view.addSubview(root)
          button.addTarget(self, action: nil, for: .touchUpInside)
          button.setTitle("A", for: .normal)
          \(layout)
        }
        override func viewDidLayoutSubviews() {
          \(pins)
          root.flex.layout(mode: .adjustHeight)
        }
      }
      """)
  }

  @Test(
    "an item is stretched across, less margins and padding",
    arguments: [
      ("root.flex.addItem(button).height(30)", "fail 'button' 393×30"),
      ("root.flex.addItem(button).height(50)", "pass 1"),
      (
        "root.flex.padding(10).define { $0.addItem(button).height(30).marginHorizontal(20) }",
        "fail 'button' 333×30"
      ),
      (
        "root.flex.define { $0.addItem(button).height(30) }.padding(1, 2, 3, 4)",
        "fail 'button' 387×30"
      ),
      ("root.flex.addItem(button).height(30).marginHorizontal(gap)", "fail 'button' 44×30"),
      (
        "root.flex.addItem().paddingLeft(9).define { $0.addItem(button).height(30).marginEnd(1) }",
        "fail 'button' 383×30"
      ),
      (
        "root.flex.paddingLeft(8).define { $0.addItem(button).width(100%).height(30).grow(0) }",
        "undecided 'button'"
      ),
      (
        "root.flex.paddingLeft(8).define { $0.addItem(button).width(100%).height(30).margin(4) }",
        "fail 'button' 385×30"
      ),
      (
        "root.flex.addItem().direction(.row).height(28).define { $0.addItem(button).width(60) }",
        "fail 'button' 60×28"
      ),
    ])
  func stretched(layout: String, expected: String) throws {
    #expect(try verdict(layout) == [expected])
  }

  @Test(
    "along what lays it out, and where it is not stretched, it is as large as its content",
    arguments: [
      ("root.flex.alignItems(.center).define { $0.addItem(button) }", "fail 'button' 30×34"),
      ("root.flex.addItem(button).alignSelf(.start)", "fail 'button' 30×34"),
      (
        "root.flex.direction(.row).alignItems(.end).define { $0.addItem(button) }",
        "fail 'button' 30×34"
      ),
      (
        "root.flex.direction(.row).alignItems(.end).define { $0.addItem(button).grow(1) }",
        "fail 'button' 44×34"
      ),
      (
        "root.flex.alignItems(.center).define { $0.addItem(button).aspectRatio(1) }",
        "undecided 'button'"
      ),
      (
        "root.flex.alignItems(.center).define { $0.addItem(button).padding(8) }",
        "undecided 'button'"
      ),
      (
        "root.flex.direction(.row).alignItems(.end).define { $0.addItem(button).width(100%).grow(1) }",
        "fail 'button' 44×34"
      ),
      (
        "root.flex.alignItems(.end).define { $0.addItem(button).aspectRatio(1).position(.relative) }",
        "undecided 'button'"
      ),
      ("root.flex.alignItems(place).define { $0.addItem(button) }", "fail 'button' 44×34"),
    ])
  func natural(layout: String, expected: String) throws {
    #expect(try verdict(layout) == [expected])
  }

  @Test("what is put apart, and what PinLayout places, lies between its distances")
  func distances() throws {
    let apart = "root.flex.addItem(button).position(.absolute).height(30)"
    #expect(try verdict(apart + ".left(24).right(24)") == ["fail 'button' 345×30"])
    #expect(
      try verdict(apart + ".left(24).right(24).marginHorizontal(1)") == ["fail 'button' 343×30"])
    #expect(try verdict(apart + ".left(24)") == ["fail 'button' 30×30"])
    let item = "root.flex.addItem(button).height(30)"
    #expect(
      try verdict(item, pins: "root.pin.top(8).horizontally(pin.safeArea)")
        == ["fail 'button' 393×30"])
    #expect(try verdict(item, pins: "root.pin.left(10).right(6)") == ["fail 'button' 377×30"])
    #expect(try verdict(item, pins: "root.pin.all().margin(4)") == ["fail 'button' 44×30"])
    #expect(try verdict(item, pins: "root.pin.left(10)") == ["fail 'button' 44×30"])
  }

  @Test("what PinLayout fits has the size that it asks for, along the axes that it is fitted along")
  func fitted() throws {
    func verdicts(
      _ pins: String, making: String = "UIButton()", others: String = ""
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = \(making)
          override func layoutSubviews() { \(pins) }
          """,
        setup: """
          addSubview(button)
          button.setImage(UIImage(systemName: "star"), for: .normal)
          """, others: others, outside: "import PinLayout")
    }
    let asked = try UIKitReading.button(
      setup: """
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        """)
    #expect(asked.count == 1 && asked[0].hasPrefix("fail 'button' "))
    let open = ["undecided 'button'"]
    #expect(try verdicts("button.pin.top(8).left(8).sizeToFit()") == asked)
    #expect(try verdicts("button.pin.top(8).sizeToFit().left(8)") == asked)
    #expect(
      try verdicts("button.pin.width(60).top(8).sizeToFit(.width)").map {
        $0.hasPrefix("fail 'button' 60×")
      }
        == [true])
    #expect(
      try verdicts("button.pin.height(60).left(8).sizeToFit(.height)").map { $0.hasSuffix("×60") }
        == [true])
    // Along the other it stays as long as it was.
    for pins in ["button.pin.top(8).left(8).sizeToFit(.height)", "button.pin.sizeToFit(.height)"] {
      #expect(try verdicts(pins).map { $0.hasSuffix("×44") } == [true], "\(pins)")
    }
    #expect(try verdicts("button.pin.top(8).left(8)") == open)
    #expect(try verdicts("button.pin.left(8).right(8).top(8).bottom(8).sizeToFit()") == open)
    #expect(try verdicts("button.pin.top(8).left(8).sizeToFit(mode)") == open)
    let others = """
      final class Wide: UIButton {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 90, height: 90) }
      }
      """
    #expect(
      try verdicts("button.pin.top(8).left(8).sizeToFit()", making: "Wide()", others: others)
        == open)
  }

  @Test("a file sees what another imports, but for what the project adds under its name")
  func imported() throws {
    func verdicts(_ outside: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = UIButton()
          override func layoutSubviews() { button.pin.top(8).start(8).size(30) }
          """, setup: "addSubview(button)", outside: outside)
    }
    #expect(try verdicts("import PinLayout") == ["fail 'button' 30×30"])
    #expect(try verdicts("") == ["undecided 'button'"])
    #expect(
      try verdicts("import PinLayout\nextension UIView { var pin: Pins { Pins(self) } }")
        == ["undecided 'button'"])
  }
}
