import Testing

/// Properties that stand for views which others hold.
@Suite("UIKit: properties that stand for other properties' views")
struct ReferenceTests {
  private func verdicts(
    _ use: String, kind: String = "UIView", rest: String = "", classes: String = ""
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      \(classes)
      final class Sample: UIView {
        private var active: \(kind)? { didSet { active?.isHidden = false } }
        private let small = UIButton().then { $0.isHidden = true }
        private let big = UIButton().then { $0.isHidden = true }
        private let other = UIButton()
        func setUp() {
          for button in [small, big] {
            addSubview(button)
            button.addTarget(self, action: #selector(open), for: .touchUpInside)
          }
          small.snp.makeConstraints { $0.leading.bottom.equalToSuperview(); $0.size.equalTo(24) }
          big.snp.makeConstraints { $0.leading.top.equalToSuperview(); $0.size.equalTo(48) }
          \(rest)
        }
        func show(_ kind: Int) { \(use) }
        @objc func open() {}
      }
      """)
  }

  private static let several = "switch kind { case 0: active = small\ndefault: active = big }"

  @Test("each view that a property stands for is one of its own, by its own name")
  func several() throws {
    for use in [
      Self.several, "active = kind == 0 ? small : big", "active = small\nself.active = self.big",
    ] {
      for kind in ["UIView", "UIButton"] {
        #expect(try verdicts(use, kind: kind) == ["fail 'small' 24×24", "pass 1"], "\(use)")
      }
    }
    #expect(try verdicts("active = small") == ["fail 'small' 24×24"])
  }

  @Test("what is done to a view by the name of what stands for it is done to it")
  func through() throws {
    // What nothing shows stays hidden, what is wired by the other name reacts.
    #expect(try verdicts("active = big") == ["pass 1"])
    let wiring = "active?.addTarget(self, action: #selector(open), for: .touchUpInside)"
    #expect(
      try verdicts(
        "active = other\n\(wiring)", kind: "UIButton",
        rest:
          "addSubview(other)\nother.snp.makeConstraints { $0.size.equalTo(20); $0.top.equalTo(4) }")
        == ["fail 'other' 20×20"])
    // Which of several is moved is not known.
    #expect(
      try verdicts("\(Self.several)\nactive?.snp.remakeConstraints { $0.size.equalTo(60) }")
        .filter { $0.hasPrefix("fail") } == [])
  }

  @Test("a view that is made for the property is the property's")
  func made() throws {
    #expect(
      try verdicts(
        """
        let button = UIButton()
        button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        button.addTarget(self, action: #selector(open), for: .touchUpInside)
        active = button
        addSubview(button)
        """) == ["fail 'active' 20×20"])
  }
}
