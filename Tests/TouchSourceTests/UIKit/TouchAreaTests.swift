import Testing
import TouchRules

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

  @Test(
    "where a class says already where it reacts, that is to be more",
    arguments: [
      ("bounds.insetBy(dx: -20, dy: -3).contains(point)", true),
      ("bounds.insetBy(dx: -5, dy: -3).contains(point)", true), ("", false),
    ])
  func enlarging(body: String, isOverridden: Bool) throws {
    let type = isOverridden ? override(body) : "class Wide: UIButton {}"
    let message = try UIKitReading.finding(
      members: "let button = Wide()",
      """
      addSubview(button)
      button.widthAnchor.constraint(equalToConstant: 20).isActive = true
      button.heightAnchor.constraint(equalToConstant: 20).isActive = true
      """, others: type
    ).message
    let remedy =
      isOverridden
      ? "or enlarge what 'point(inside:with:)' of its class takes in; either needs the views"
      : "or override 'point(inside:with:)' in its class; either needs the views"
    #expect(message.contains(remedy), "\(message)")
  }

  @Test("what the system's own class says of where it reacts another class has to")
  func systemClass() throws {
    func message(_ made: String, _ others: String = "") throws -> String {
      try UIKitReading.finding(
        members: "let button = \(made)",
        """
        addSubview(button)
        button.widthAnchor.constraint(equalToConstant: 20).isActive = true
        button.heightAnchor.constraint(equalToConstant: 20).isActive = true
        """, others: others
      ).message
    }
    #expect(
      try message("UIButton()").contains(
        "44, or give it a class that overrides 'point(inside:with:)'; either needs the views"))
    #expect(
      try message("Wide()", "class Wide: UIButton {}").contains(
        "44, or override 'point(inside:with:)' in its class; either needs the views"))
  }

  @Test(
    "what is asked for is less by what a class adds whatever its size",
    arguments: [
      ("bounds.insetBy(dx: -6, dy: -3).contains(point)", "32 and a height of at least 38"),
      ("bounds.insetBy(dx: -5, dy: 0).contains(point)", "34 and a height of at least 44"),
      ("abs(point.x - bounds.midX) < 15 && abs(point.y - bounds.midY) < 15", "44"),
      ("bounds.insetBy(dx: -bounds.width / 4, dy: -2).contains(point)", "44"),
    ])
  func less(body: String, width: String) throws {
    func message(_ setup: String) throws -> String {
      try UIKitReading.finding(
        members: "let button = Wide()", "addSubview(button)\n\(setup)", others: override(body)
      ).message
    }
    let framed = try message("button.frame = CGRect(x: 40, y: 40, width: 20, height: 20)")
    #expect(framed.contains("give it a frame with a width of at least \(width)"), "\(framed)")
    let constrained = try message(
      """
      button.widthAnchor.constraint(equalToConstant: 20).isActive = true
      button.heightAnchor.constraint(equalToConstant: 20).isActive = true
      """)
    #expect(constrained.contains("constrain it to a width of at least \(width)"), "\(constrained)")
  }

  @Test("one that enlarges too little is measured")
  func little() throws {
    #expect(
      try hit(override("bounds.insetBy(dx: -5, dy: -3).contains(point)"))
        == ["fail 'button' 30×26"])
    #expect(
      try hit(override("super.point(inside: point, with: event)")) == ["fail 'button' 20×20"])
  }

  @Test(
    "helpers of the class, of those above it and of geometry are followed",
    arguments: [
      ("extension UIButton { NAME }", "grown(by: 10).contains(point)"),
      ("extension UIView { NAME }", "self.grown(by: 10).contains(point)"),
      ("extension CGRect { NAME }", "bounds.grown(by: 10).contains(point)"),
      ("extension CGRect { NAME }", "bounds.grown().contains(point)"),
    ])
  func helpers(declared: String, body: String) throws {
    let width = declared.contains("CGRect") ? "width" : "bounds.width"
    let height = declared.contains("CGRect") ? "height" : "bounds.height"
    let function = """
      func grown(by more: CGFloat = 10) -> CGRect {
        CGRect(x: -more / 2, y: -more / 2, width: \(width) + more, height: \(height) + more)
      }
      """
    let others = declared.replacing("NAME", with: function)
    #expect(try hit(others + "\n" + override(body)) == ["fail 'button' 30×30"])
    // Of two that fit none is taken.
    #expect(
      try hit([others, others, override(body)].joined(separator: "\n")) == ["undecided 'button'"])
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
    let pair = override(
      "bounds.insetBy(dx: grown.dx, dy: grown.dy).contains(point)",
      members: "var grown: (dx: CGFloat, dy: CGFloat) = (dx: 0, dy: -2)")
    #expect(try hit(pair) == ["fail 'button' 20×24"])
    #expect(try hit(pair, setup: "button.grown = (dx: -12, dy: -12)") == ["pass 1"])
    #expect(
      try hit(pair, setup: "button.grown = CGVector(dx: -2, dy: 0)") == ["fail 'button' 24×20"])
    #expect(try hit(pair, setup: "button.grown = other") == ["undecided 'button'"])
  }

  @Test("insets are read that the project makes by a name or a function of its own")
  func namedInsets() throws {
    func verdicts(_ insets: String, type: String = "UIEdgeInsets") throws -> [String] {
      let named = """
        extension UIEdgeInsets {
          static let wide = UIEdgeInsets(top: -12, left: -12, bottom: -12, right: -12)
          static func all(_ side: CGFloat) -> UIEdgeInsets {
            UIEdgeInsets(top: side, left: side, bottom: side, right: side)
          }
        }
        """
      let area = override(
        "bounds.inset(by: area).contains(point)", members: "var area: \(type) = .zero")
      return try hit("\(named)\n\(area)", setup: "button.area = \(insets)")
    }
    #expect(try verdicts(".wide") == ["pass 1"])
    #expect(try verdicts(".all(-12)") == ["pass 1"])
    #expect(try verdicts(".all(-2)") == ["fail 'button' 24×24"])
    #expect(try verdicts(".all(load())") == ["undecided 'button'"])
    #expect(try verdicts(".wide", type: "Area") == ["undecided 'button'"])
  }

  @Test("insets are read where another property sets them, and through a function that uses them")
  func observed() throws {
    let members = """
      var insets: UIEdgeInsets = .zero
      var inset: CGFloat = 0 {
        didSet {
          let all = max(0, inset)
          self.insets = UIEdgeInsets(top: all, left: all, bottom: all, right: all)
        }
      }
      private func area() -> CGRect {
        guard insets != .zero else { return bounds }
        return CGRect(
          x: bounds.minX - insets.left, y: bounds.minY - insets.top,
          width: bounds.width + insets.left + insets.right,
          height: bounds.height + insets.top + insets.bottom)
      }
      """
    let body = """
      guard !isHidden, alpha != 0 else { return false }
      let area = area()
      if area.equalTo(bounds) { return super.point(inside: point, with: event) }
      return area.contains(point) ? true : false
      """
    let type = override(body, members: members)
    #expect(try hit(type) == ["fail 'button' 20×20"])
    let insets = "button.insets = UIEdgeInsets(top: 5, left: 10, bottom: 10, right: 2)"
    #expect(try hit(type, setup: insets) == ["fail 'button' 32×35"])
    #expect(try hit(type, setup: "button.inset = 15") == ["pass 1"])
    #expect(try hit(type, setup: "button.inset = 2") == ["fail 'button' 24×24"])
    let open = ["undecided 'button'"]
    #expect(try hit(type, setup: "button.inset = other") == open)
    // Which of both comes last is not asked.
    #expect(try hit(type, setup: "button.inset = 15\n\(insets)") == open)
    let reset = override(body, members: members + "\nfunc reset() { insets = .zero }")
    #expect(try hit(reset, setup: "button.inset = 15") == open)
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
      ("let view = super.hitTest(point, with: event); return view == self ? nil : view", true),
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

  @Test(
    "what a view holds is not concerned where touches of the view alone are withheld, or all is asked",
    arguments: [
      (
        "guard let hit = super.hitTest(point, with: event), hit !== self else { return nil }; return hit",
        true
      ),
      (
        "let hit = super.hitTest(point, with: event); if hit == self { return nil }; return hit",
        true
      ),
      ("let hit = super.hitTest(point, with: event); return hit != self ? hit : nil", true),
      (
        "let hit = super.hitTest(point, with: event); if hit == button { return nil }; return hit",
        false
      ),
      ("guard !clipsToBounds, !isHidden, alpha > 0 else { return nil }; LOOP; return nil", true),
      (
        "for view in subviews { if let hit = view.hitTest(convert(point, to: view), with: event) { return hit } }; return super.hitTest(point, with: event)",
        true
      ),
      ("guard isOpen else { return nil }; LOOP; return nil", false),
      (
        "for view in subviews where view.isOpaque { let point = convert(point, to: view); if let hit = view.hitTest(point, with: event) { return hit } }; return nil",
        false
      ),
      (
        "for view in others { if let hit = view.hitTest(convert(point, to: view), with: event) { return hit } }; return nil",
        false
      ),
    ])
  func passedOn(body: String, isOn: Bool) throws {
    let loop = """
      for view in subviews.reversed() {
        let inside = view.convert(point, from: self)
        guard let hit = view.hitTest(inside, with: event) else { continue }
        return hit
      }
      """
    try handedOn(body: body.replacing("LOOP;", with: loop + "\n"), isNothing: isOn)
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

  @Test("of what is too small in itself no more can be hit than the views around let through")
  func clippedAndSmall() throws {
    func finding(_ height: Int) throws -> Finding {
      try UIKitReading.finding(
        members: "let row = UIStackView()\nlet button = Wide()",
        """
        addSubview(row)
        row.addArrangedSubview(button)
        row.topAnchor.constraint(equalTo: topAnchor, constant: 100).isActive = true
        row.leftAnchor.constraint(equalTo: leftAnchor, constant: 20).isActive = true
        row.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
        button.widthAnchor.constraint(equalToConstant: 124).isActive = true
        """,
        others: """
          class Wide: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
              bounds.insetBy(dx: -5, dy: -5).contains(point)
            }
          }
          """)
    }
    let found = try finding(18)
    #expect(found.rule == .targetSize && found.severity == .error)
    #expect(found.hit.written == "124×18")
    // However much its class takes in, 'row' cuts it off.
    #expect(
      found.message.hasSuffix(
        "constrain it to a height of at least 44; the views around need to leave room"))
    #expect(found.evidence.contains { $0.message == "'row' cuts it off to 124×18 pt" })
    #expect(try finding(30).severity == .warning)
    #expect(try finding(30).hit.written == "124×30")
  }

  @Test("a parent cuts off what lies beyond the end that a view is flush with")
  func clippedAtEnds() throws {
    func effective(_ pins: String) throws -> [String?] {
      try Reading().elements(
        """
        class Wide: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -20, dy: -12).contains(point)
          }
        }
        class Sample: UIView {
          let bar = UIView()
          let button = Wide()
          func setUp() {
            addSubview(bar)
            bar.addSubview(button)
            bar.widthAnchor.constraint(equalToConstant: 200).isActive = true
            bar.heightAnchor.constraint(equalToConstant: 60).isActive = true
            button.widthAnchor.constraint(equalToConstant: 44).isActive = true
            button.heightAnchor.constraint(equalToConstant: 20).isActive = true
            \(pins)
          }
        }
        """
      ).map { $0.effective.boundingBox?.size.written }
    }
    func pin(_ edge: String, _ constant: Int = 0) -> String {
      "button.\(edge)Anchor.constraint(equalTo: bar.\(edge)Anchor, constant: \(constant))"
        + ".isActive = true\n"
    }
    #expect(try effective(pin("leading") + pin("bottom")) == ["64×32"])
    #expect(try effective(pin("leading", 8) + pin("bottom", -12)) == ["72×44"])
    #expect(try effective(pin("centerX") + pin("centerY")) == ["84×44"])
  }

  @Test("what a view around cuts off is lost, however far the class lets touches reach")
  func cutOff() throws {
    func findings(_ setup: String, _ others: String = "") throws -> [String] {
      try UIKitReading.findings(
        members: "let bar = UIView()\nlet button = Wide(type: .custom)\n\(others)",
        setup: """
          addSubview(bar)
          bar.addSubview(button)
          \(setup)
          """,
        others: """
          class Wide: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
              bounds.insetBy(dx: -12, dy: -12).contains(point)
            }
          }
          """
      ).map { "\($0.rule.rawValue) \($0.message)" }
    }
    func frames(_ height: Int, y: Int = 0) -> String {
      """
      bar.frame = CGRect(x: 40, y: 40, width: 100, height: \(height))
      button.frame = CGRect(x: 38, y: \(y), width: 24, height: 24)
      """
    }
    let found = try findings(frames(24))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("target-clipped 'bar' cuts the 'button' button off") == true)
    #expect(found.first?.contains("to 48×24 pt") == true)
    #expect(found.first?.contains("give 'bar' the room that it needs") == true)
    #expect(try findings(frames(48, y: 12)) == [])
    #expect(try findings(frames(48)).first?.contains("to 48×36 pt") == true)
    // What is flush with a view around has no room on that side.
    let flush = ["leading", "trailing", "top", "bottom"].map {
      "button.\($0)Anchor.constraint(equalTo: bar.\($0)Anchor).isActive = true"
    }.joined(separator: "\n")
    let size = """
      button.widthAnchor.constraint(equalToConstant: 50).isActive = true
      button.heightAnchor.constraint(equalToConstant: 30).isActive = true
      """
    #expect(try findings("\(flush)\n\(size)").first?.contains("to 50×30 pt") == true)
    #expect(try findings(size) == [])
    // A class that hands on touches itself decides how far they reach.
    #expect(
      try findings(
        frames(24),
        """
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          button.frame.insetBy(dx: -20, dy: -20).contains(point)
            ? button : super.hitTest(point, with: event)
        }
        """) == [])
  }
}
