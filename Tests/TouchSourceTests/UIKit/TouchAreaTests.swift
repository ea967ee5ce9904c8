import Testing

/// Classes that say themselves where they react.
@Suite("UIKit: point(inside:) and hitTest")
struct TouchAreaTests {
  private func hit(_ type: String, creation: String = "Wide()", setup: String = "") throws
    -> [String]
  {
    try UIKitReading.button(
      creation,
      setup: """
        button.widthAnchor.constraint(equalToConstant: 20).isActive = true
        button.heightAnchor.constraint(equalToConstant: 20).isActive = true
        \(setup)
        """, others: type)
  }

  private func override(_ body: String, members: String = "") -> String {
    """
    class Wide: UIButton {
      \(members)
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        \(body)
      }
    }
    """
  }

  @Test(
    "an override that enlarges enough passes",
    arguments: [
      "return bounds.insetBy(dx: -12, dy: -12).contains(point)",
      "bounds.inset(by: UIEdgeInsets(top: -12, left: -12, bottom: -12, right: -12)).contains(point)",
      "let dx = max(0, (44 - bounds.width) / 2); return bounds.insetBy(dx: -dx, dy: -dx).contains(point)",
      "let area = CGRect(x: -12, y: -12, width: bounds.width + 24, height: bounds.height + 24); return area.contains(point)",
      "guard isEnabled, !isHidden else { return super.point(inside: point, with: event) }; return abs(point.x - bounds.midX) < 22.5 && abs(point.y - bounds.midY) < 22.5",
    ])
  func enough(body: String) throws {
    #expect(try hit(override(body)) == ["pass 1"])
  }

  @Test("one that enlarges too little is measured")
  func little() throws {
    #expect(
      try hit(override("bounds.insetBy(dx: -5, dy: -3).contains(point)"))
        == ["fail 'button' 30×26"])
    #expect(
      try hit(override("super.point(inside: point, with: event)")) == ["fail 'button' 20×20"])
  }

  @Test("one that cannot be followed leaves the element undecided")
  func unknown() throws {
    #expect(
      try hit(override("touches.helper(self, point)")) == ["undecided 'button'"])
  }

  @Test("insets are read from the class, from the instance and from a class above")
  func properties() throws {
    let type = override(
      "bounds.inset(by: insets).contains(point)", members: "var insets = UIEdgeInsets.zero")
    #expect(try hit(type) == ["fail 'button' 20×20"])
    #expect(
      try hit(
        type,
        setup: "button.insets = UIEdgeInsets(top: -12, left: -12, bottom: -12, right: -12)")
        == ["pass 1"])
    #expect(
      try hit(
        override("bounds.insetBy(dx: -12, dy: -12).contains(point)") + "\nclass Near: Wide {}",
        creation: "Near()") == ["pass 1"])
  }

  @Test("hitTest that answers with the view enlarges as well")
  func hitTest() throws {
    let type = """
      class Wide: UIButton {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          bounds.insetBy(dx: -15, dy: -15).contains(point) ? self : nil
        }
      }
      """
    #expect(try hit(type) == ["pass 1"])
  }

  @Test(
    "one that leaves the answer to the class above says nothing",
    arguments: [
      ("super.hitTest(point, with: event)", true),
      ("if isEditing { endEditing(true) }; return super.hitTest(point, with: event)", true),
      (
        "guard isShown else { return super.hitTest(point, with: event) }; log(); return super.hitTest(point, with: event)",
        true
      ),
      ("return super.hitTest(shifted(point), with: event)", false),
      ("let point = shifted(point); return super.hitTest(point, with: event)", false),
      ("if isPassing { return nil }; return super.hitTest(point, with: event)", false),
      ("let view = super.hitTest(point, with: event); return view == self ? nil : view", false),
      ("button.isUserInteractionEnabled = isOn; return super.hitTest(point, with: event)", false),
    ])
  func handedOn(body: String, isNothing: Bool) throws {
    func verdicts(_ base: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()",
        setup: """
          addSubview(button)
          button.widthAnchor.constraint(equalToConstant: 20).isActive = true
          button.heightAnchor.constraint(equalToConstant: 20).isActive = true
          """,
        others: """
          class Top: UIView { \(base) }
          class Base: Top {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { \(body) }
          }
          """, superclass: "Base")
    }
    #expect(try verdicts("") == [isNothing ? "fail 'button' 20×20" : "undecided 'button'"])
    // What the class above says stands.
    #expect(
      try verdicts(
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }")
        == ["undecided 'button'"])
  }

  @Test("an extension of UIButton concerns every button")
  func systemExtension() throws {
    #expect(
      try hit(
        """
        extension UIButton {
          open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -12, dy: -12).contains(point)
          }
        }
        """, creation: "UIButton()") == ["pass 1"])
  }

  @Test("touches beyond a parent's bounds are lost")
  func clipped() throws {
    let elements = try Reading().elements(
      """
      class Wide: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -12, dy: -12).contains(point)
        }
      }
      class Sample: UIView {
        let bar = UIView()
        let button = Wide()
        func setUp() {
          addSubview(bar)
          bar.addSubview(button)
          bar.heightAnchor.constraint(equalToConstant: 24).isActive = true
          button.widthAnchor.constraint(equalToConstant: 20).isActive = true
          button.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
      }
      """)
    #expect(elements.map { $0.region.boundingBox?.size.written } == ["44×44"])
    #expect(elements.map { $0.effective.boundingBox?.size.written } == ["44×24"])
  }
}
