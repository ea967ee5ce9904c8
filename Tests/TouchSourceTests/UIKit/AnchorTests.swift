import Testing

/// Sizes from constraints, however they are written.
@Suite("UIKit: constraints")
struct AnchorTests {
  private func expect(_ setup: String, _ verdict: String, others: String = "") throws {
    #expect(try UIKitReading.button(setup: setup, others: others) == [verdict])
  }

  @Test("width and height anchors")
  func anchors() throws {
    try expect(
      """
      NSLayoutConstraint.activate([
        button.widthAnchor.constraint(equalToConstant: 24),
        button.heightAnchor.constraint(equalToConstant: 30),
      ])
      """, "fail 'button' 24×30")
    try expect(
      """
      button.widthAnchor.constraint(equalToConstant: 44).isActive = true
      button.heightAnchor.constraint(equalToConstant: 44).isActive = true
      """, "pass 1")
  }

  @Test("nothing of a length is none of it, and less than nothing is not known")
  func oddMultipliers() throws {
    for (multiplier, verdict) in [("0", "fail 'button' 60×30"), ("-1", "undecided 'button'")] {
      try expect(
        """
        button.widthAnchor.constraint(equalToConstant: 60).isActive = true
        button.heightAnchor.constraint(
          equalTo: button.widthAnchor, multiplier: \(multiplier), constant: 30
        ).isActive = true
        """, verdict)
    }
  }

  @Test("constants, multipliers and other views' lengths are followed")
  func relations() throws {
    try expect(
      """
      button.widthAnchor.constraint(equalToConstant: Metrics.side * 2).isActive = true
      button.heightAnchor.constraint(equalTo: button.widthAnchor, multiplier: 0.5, constant: 4)
        .isActive = true
      """, "fail 'button' 40×24", others: "enum Metrics { static let side: CGFloat = 20 }")
    try expect(
      """
      let bar = UIView()
      addSubview(bar)
      bar.heightAnchor.constraint(equalToConstant: 50).isActive = true
      button.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8).isActive = true
      bar.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 8).isActive = true
      button.widthAnchor.constraint(equalToConstant: 60).isActive = true
      """, "fail 'button' 60×34")
  }

  @Test("a middle and an end that are tied to one view say how long another is")
  func middles() throws {
    func expect(_ constraint: String, _ verdict: String) throws {
      try self.expect(
        """
        let bar = UIView()
        addSubview(bar)
        bar.widthAnchor.constraint(equalToConstant: 80).isActive = true
        button.centerXAnchor.constraint(equalTo: bar.centerXAnchor).isActive = true
        button.heightAnchor.constraint(equalToConstant: 50).isActive = true
        \(constraint)
        """, verdict)
    }
    for side in [
      "leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 24)",
      "trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -24)",
    ] {
      try expect("button.\(side).isActive = true", "fail 'button' 32×50")
    }
    try expect(
      "button.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8).isActive = true",
      "pass 1")
    // How long the class's own view is, another says.
    try expect(
      """
      button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
      """, "undecided 'button'")
  }

  @Test("a least is enough to pass, a most to fail")
  func limits() throws {
    try expect(
      """
      NSLayoutConstraint.activate([
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
      ])
      """, "pass 1")
    let verdicts = try UIKitReading.button(
      setup: """
        NSLayoutConstraint.activate([
          button.leadingAnchor.constraint(equalTo: leadingAnchor),
          button.heightAnchor.constraint(lessThanOrEqualToConstant: 30),
          button.widthAnchor.constraint(equalToConstant: 44),
        ])
        """)
    #expect(verdicts == ["undecided 'button'"] || verdicts.first?.hasPrefix("fail") == true)
  }

  @Test("one side that is too short is enough, whatever the other is")
  func oneSide() throws {
    let verdicts = try UIKitReading.button(
      setup: """
        button.heightAnchor.constraint(equalToConstant: 30).isActive = true
        button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        button.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        """)
    #expect(verdicts.count == 1 && verdicts[0].hasPrefix("fail") && verdicts[0].hasSuffix("×30"))
  }

  @Test(
    "what may not hold says nothing",
    arguments: [
      // Never activated.
      "_ = button.widthAnchor.constraint(equalToConstant: 20)",
      // In a branch.
      "if isCompact { button.widthAnchor.constraint(equalToConstant: 20).isActive = true }",
      // Switched off or changed elsewhere.
      "let w = button.widthAnchor.constraint(equalToConstant: 20); w.isActive = true; w.constant = 60",
      "let w = button.widthAnchor.constraint(equalToConstant: 20); w.isActive = true; w.isActive = false",
      // Of a priority that others overrule.
      """
      let w = button.widthAnchor.constraint(equalToConstant: 20)
      w.priority = .defaultHigh
      w.isActive = true
      """,
      // A number that is not in the source.
      "button.widthAnchor.constraint(equalToConstant: model.width).isActive = true",
    ])
  func uncertain(setup: String) throws {
    #expect(
      try UIKitReading.verdicts(
        members: "let button = UIButton()\nvar isCompact = false\nvar model: Model!",
        setup: "addSubview(button)\n\(setup)") == ["undecided 'button'"])
  }

  @Test("priorities that nothing overrules count, helpers included")
  func priorities() throws {
    try expect(
      """
      NSLayoutConstraint.activate([
        button.widthAnchor.constraint(equalToConstant: 20).priority(.required - 1),
        button.heightAnchor.constraint(equalToConstant: 20).priority(.required - 1),
      ])
      """, "fail 'button' 20×20",
      others: """
        extension NSLayoutConstraint {
          func priority(_ priority: UILayoutPriority) -> Self { self.priority = priority; return self }
        }
        """)
  }

  @Test("NSLayoutConstraint(item:) and the visual format")
  func older() throws {
    try expect(
      """
      addConstraint(NSLayoutConstraint(item: button, attribute: .width, relatedBy: .equal,
        toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 32))
      addConstraint(NSLayoutConstraint(item: button, attribute: .height, relatedBy: .equal,
        toItem: button, attribute: .width, multiplier: 1, constant: 0))
      """, "fail 'button' 32×32")
    try expect(
      """
      let views = ["button": button]
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-8-[button(==side)]", options: [], metrics: ["side": 20],
          views: views))
      addConstraints(NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[button(22)]|", options: [], metrics: nil, views: views))
      """, "fail 'button' 20×22")
  }

  @Test(
    "a visual format holds only the ends between which and others it tells a distance",
    arguments: [
      ("V:[button]-10-[bar]", true), ("V:[bar]-[button]", true), ("V:[button]", true),
      ("V:|-4-[button]", true), ("V:[button]-(>=8@500)-|", true),
      ("V:|-(<=10)-[button]-(>=0)-|", true), ("V:|-(>=0)-[button]-(>=0)-|", true),
      ("V:|-4-[button]-4-|", false), ("V:|[button]-(<=8)-|", false),
      ("V:|[bar][button]|", false), ("V:|-[button]-8-[bar]", true),
    ])
  func formatEnds(format: String, isFree: Bool) throws {
    let verdicts = try UIKitReading.verdicts(
      members: "let button = UIButton()\nprivate let bar = Bar()",
      setup: """
        addSubview(button)
        addSubview(bar)
        button.setTitle("New messages", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 13)
        let views = ["button": button, "bar": bar]
        addConstraints(NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-(>=0)-[button(120)]-(>=0)-|", metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(
          withVisualFormat: "\(format)", metrics: nil, views: views))
        """, others: "final class Bar: UIView {}"
    ).filter { $0.contains("'button'") }
    #expect(verdicts == [isFree ? "fail 'button' 120×28" : "undecided 'button'"])
  }

  @Test("helpers of the project are followed")
  func helpers() throws {
    try expect(
      "button.pin(side: 28)", "fail 'button' 28×28",
      others: """
        extension UIView {
          func pin(side: CGFloat) {
            translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
              widthAnchor.constraint(equalToConstant: side),
              heightAnchor.constraint(equalToConstant: side),
            ])
          }
        }
        """)
    try expect(
      "addConstraints([button.height(30), button.width(44)])", "fail 'button' 44×30",
      others: """
        extension UIView {
          func height(_ points: CGFloat, priority: UILayoutPriority? = .none) -> NSLayoutConstraint {
            let constraint = NSLayoutConstraint(item: self, attribute: .height, relatedBy: .equal,
              toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: points)
            if let priority = priority { constraint.priority = priority }
            return constraint
          }
          func width(_ points: CGFloat) -> NSLayoutConstraint {
            widthAnchor.constraint(equalToConstant: points)
          }
        }
        """)
  }

  @Test("helpers that switch over what is asked for are followed")
  func switches() throws {
    try expect(
      "button.set(.width, to: 20)\nbutton.set(.height, to: 60)", "fail 'button' 20×60",
      others: """
        enum Dimension { case width, height }
        protocol Anchorable {}
        extension UIView: Anchorable {
          func anchor(of dimension: Dimension) -> NSLayoutDimension {
            switch dimension {
            case .width: return widthAnchor
            case .height: return heightAnchor
            }
          }
        }
        extension Anchorable {
          func set(_ dimension: Dimension, to points: CGFloat) {
            anchor(of: dimension).constraint(equalToConstant: points).setting(isActive: true)
          }
        }
        extension NSLayoutConstraint {
          func setting(isActive: Bool) -> NSLayoutConstraint { self.isActive = isActive; return self }
        }
        """)
  }

  @Test(
    "what a value of the project's says is an attribute is one",
    arguments: [
      ("switch self { case .width: return .width\ncase .height: return .height }", true),
      ("self == .width ? NSLayoutConstraint.Attribute.width : .height", true),
      ("Library.attribute(of: self)", false),
    ])
  func ownAttributes(attribute: String, isKnown: Bool) throws {
    try expect(
      "[button.fix(.width, at: side), button.fix(.height, at: 60)].forEach { $0.isActive = true }",
      isKnown ? "fail 'button' 20×60" : "undecided 'button'",
      others: """
        let side: CGFloat = 20
        enum Dimension {
          case width, height
          var attribute: NSLayoutConstraint.Attribute { \(attribute) }
        }
        extension UIView {
          func fix(_ attribute: NSLayoutConstraint.Attribute, to view: UIView, at points: CGFloat = 0)
            -> NSLayoutConstraint
          {
            NSLayoutConstraint(item: self, attribute: attribute, relatedBy: .equal, toItem: view,
              attribute: attribute, multiplier: 1, constant: points)
          }
          func fix(_ dimension: Dimension, at points: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint(item: self, attribute: dimension.attribute, relatedBy: .equal,
              toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: points)
          }
        }
        """)
  }

  @Test(
    "what goes by a view that is not followed is told so",
    arguments: [
      "NSLayoutConstraint(item: button, attribute: .width, relatedBy: .equal, toItem: tabBar, attribute: .width, multiplier: 1 / CGFloat(count), constant: 4)",
      "button.widthAnchor.constraint(equalTo: Library.bar.widthAnchor)",
    ])
  func outerLengths(constraint: String) throws {
    let audit = try Reading().audit(
      """
      import UIKit
      final class Sample: UIView {
        private let button = UIButton()
        func setUp() {
          addSubview(button)
          button.addTarget(self, action: nil, for: .touchUpInside)
          button.heightAnchor.constraint(equalToConstant: 60).isActive = true
          NSLayoutConstraint.activate([\(constraint)])
        }
      }
      """)
    let reason = audit.undecided.first?.reason
    #expect(reason?.hasSuffix("goes by a view that is not followed") == true)
  }

  @Test(
    "FlexLayout and PinLayout set lengths, which growing changes",
    arguments: [
      ("flex.define { flex in flex.addItem(button).width(20).height(24) }", "fail 'button' 20×24"),
      (
        "flex.define { $0.addItem(button).margin(8).size(CGSize(width: 20, height: 24)) }",
        "fail 'button' 20×24"
      ),
      (
        "flex.define { flex in flex.addItem().define { $0.addItem(button).size(30) } }",
        "fail 'button' 30×30"
      ),
      ("button.pin.size(30).topRight(8)", "fail 'button' 30×30"),
      ("flex.addItem(button).size(48)", "pass 1"),
      ("flex.addItem(button).size(30).minWidth(48).minHeight(44)", "pass 1"),
      ("flex.addItem(button).size(30).grow(1)", "undecided 'button'"),
      ("flex.addItem(button).grow(1).size(30)", "undecided 'button'"),
      ("flex.addItem(button).width(50%).height(100%)", "undecided 'button'"),
      ("button.pin.all()", "undecided 'button'"),
    ])
  func frameLibraries(setup: String, expected: String) throws {
    try expect(setup, expected, others: "import FlexLayout\nimport PinLayout")
    // The same words of the app's own say nothing.
    #expect(
      try !UIKitReading.button(setup: setup).contains { $0.hasPrefix("fail") }, "\(setup)")
  }

  @Test("a view's own ends may be tied to each other")
  func ownEnds() throws {
    try expect(
      """
      button.snp.makeConstraints { make in
        make.leading.equalToSuperview()
        make.trailing.equalTo(button.snp.leading).offset(30)
        make.top.equalTo(button.snp.bottom).offset(-40)
      }
      """, "fail 'button' 30×40", others: "import SnapKit")
    try expect(
      """
      button.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: 48).isActive = true
      button.bottomAnchor.constraint(equalTo: button.topAnchor, constant: 44).isActive = true
      """, "pass 1", others: "")
  }

  @Test("the suffix by which a package makes a number of UIKit's of a literal")
  func suffixes() throws {
    func verdicts(_ imported: String) throws -> [String] {
      try UIKitReading.button(
        setup: """
          button.widthAnchor.constraint(equalToConstant: 100.f).isActive = true
          button.heightAnchor.constraint(equalToConstant: Metric.height).isActive = true
          """,
        others: "import \(imported)\nenum Metric { static let height = 36.5.f }")
    }
    #expect(try verdicts("CGFloatLiteral") == ["fail 'button' 100×36.5"])
    #expect(try verdicts("Other") == ["undecided 'button'"])
  }

  @Test("SnapKit, PureLayout, Cartography and TinyConstraints")
  func libraries() throws {
    try expect(
      """
      button.snp.makeConstraints { make in
        make.leading.equalToSuperview().inset(8)
        make.width.height.equalTo(30)
      }
      """, "fail 'button' 30×30", others: "import SnapKit")
    try expect(
      "button.snp.makeConstraints { $0.size.equalTo(CGSize(width: 50, height: 44)) }", "pass 1",
      others: "import SnapKit")
    try expect(
      """
      button.snp.makeConstraints { make in
        make.size.equalTo(30)
      }
      button.snp.updateConstraints { make in make.size.equalTo(50) }
      """, "undecided 'button'", others: "import SnapKit")
    // Whichever of the two holds is too small.
    #expect(
      try UIKitReading.button(
        setup: """
          button.snp.makeConstraints { make in make.size.equalTo(20) }
          button.snp.updateConstraints { make in make.size.equalTo(30) }
          """, others: "import SnapKit"
      ).first?.hasPrefix("fail") == true)
    try expect(
      """
      button.snp.makeConstraints { make in make.size.equalTo(20) }
      button.snp.remakeConstraints { make in make.left.equalToSuperview() }
      """, "undecided 'button'", others: "import SnapKit")
    try expect(
      "button.autoSetDimensions(to: CGSize(width: 20, height: 24))", "fail 'button' 20×24",
      others: "import PureLayout")
    try expect(
      """
      constrain(button) { button in
        button.width == 24
        button.height == button.width + 2
      }
      """, "fail 'button' 24×26", others: "import Cartography")
    try expect(
      "button.width(24)\nbutton.height(20)", "fail 'button' 24×20", others: "import TinyConstraints"
    )
  }

  @Test("the short methods of a library count where another file imports it or holds them")
  func shortMethods() throws {
    func verdict(_ outside: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()",
        setup: """
          addSubview(button)
          button.rightToSuperview(offset: -12)
          button.size(CGSize(width: 24, height: 20))
          """, outside: outside)
    }
    #expect(try verdict("import TinyConstraints") == ["fail 'button' 24×20"])
    let own = """
      public protocol Constrainable {}
      typealias TinyView = UIView
      extension TinyView: Constrainable {}
      public extension Constrainable {
        func size(_ size: CGSize, priority: Priority = .required, isActive: Bool = true) -> [Any] {
          [constrain(size)]
        }
      }
      """
    #expect(try verdict(own) == ["fail 'button' 24×20"])
    #expect(try verdict("") == ["undecided 'button'"])
    let other = own.replacing("priority: Priority = .required, isActive: Bool = true", with: "")
    #expect(try verdict(other.replacing("CGSize, )", with: "CGSize)")) == ["undecided 'button'"])
  }

  @Test(
    "a priority below that of content's or above it",
    arguments: [
      // Longer than what it shows, of which nothing but its hugging keeps it.
      ("let c = button.heightAnchor.constraint(equalToConstant: 30)", "750", "fail 'button' 60×30"),
      ("let c = button.heightAnchor.constraint(equalToConstant: 50)", "260", "pass 1"),
      // Shorter: only what is stronger than 750 makes it so.
      ("let c = button.heightAnchor.constraint(equalToConstant: 10)", "800", "fail 'button' 60×10"),
      ("let c = button.heightAnchor.constraint(equalToConstant: 10)", "700", "fail 'button' 60×24"),
      ("let c = button.heightAnchor.constraint(equalToConstant: 10)", "999", "fail 'button' 60×10"),
      // What it shows keeps it as short as it is.
      ("let c = button.heightAnchor.constraint(equalToConstant: 60)", "200", "undecided 'button'"),
      (
        """
        button.setContentHuggingPriority(.required, for: .vertical)
        let c = button.heightAnchor.constraint(equalToConstant: 60)
        """, "800", "undecided 'button'"
      ),
      // Something stretches it.
      (
        """
        button.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        let c = button.heightAnchor.constraint(equalToConstant: 30)
        """, "800", "undecided 'button'"
      ),
    ])
  func wishes(constraint: String, priority: String, verdict: String) throws {
    try expect(
      """
      button.setImage(.gridicon(.cross), for: .normal)
      button.topAnchor.constraint(equalTo: topAnchor).isActive = true
      button.widthAnchor.constraint(equalToConstant: 60).isActive = true
      \(constraint)
      c.priority = UILayoutPriority(\(priority))
      c.isActive = true
      """, verdict)
  }
}
