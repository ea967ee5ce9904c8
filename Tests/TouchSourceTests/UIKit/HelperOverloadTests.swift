import Testing

/// Which of several helpers of one name a call is of, and what one does that takes any number of values.
@Suite("UIKit: overloads of helpers and what takes any number of values")
struct HelperOverloadTests {
  /// The verdicts on a button with a title in a box that is 60 wide.
  private func verdicts(
    _ call: String, helpers: String, high: Int = 36
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let button = UIButton()\nprivate let box = UIView()",
      setup: """
        addSubview(box)
        box.addSubview(button)
        box.topAnchor.constraint(equalTo: topAnchor).isActive = true
        box.widthAnchor.constraint(equalToConstant: 60).isActive = true
        box.heightAnchor.constraint(equalToConstant: \(high)).isActive = true
        button.setTitle("OK", for: .normal)
        \(call)
        """,
      others: """
        extension UIView {
          func tie(_ edge: NSLayoutConstraint.Attribute, by offset: CGFloat) {
            translatesAutoresizingMaskIntoConstraints = false
            let constraint = NSLayoutConstraint(
              item: self, attribute: edge, relatedBy: .equal, toItem: superview!, attribute: edge,
              multiplier: 1, constant: offset)
            constraint.isActive = true
          }
          private var isReady: Bool { superview != nil }
          \(helpers)
        }
        """)
  }

  private static let single = """
    @discardableResult
    func pin(_ edge: NSLayoutConstraint.Attribute, offset: CGFloat = 0) -> Bool {
      tie(edge, by: offset)
      return true
    }
    """

  private static let several = """
    func pin(_ edges: NSLayoutConstraint.Attribute..., offset: CGFloat = 0) {
      for edge in edges { pin(edge, offset: offset) }
    }
    """

  @Test("a call is of the overload that takes as many values as it is handed")
  func overloads() throws {
    for helpers in [Self.single + "\n" + Self.several, Self.several + "\n" + Self.single] {
      func expect(_ call: String, _ verdict: String) throws {
        #expect(try verdicts(call, helpers: helpers) == [verdict], "\(call)")
      }
      let all = ".leading, .trailing, .top, .bottom"
      try expect("button.pin(\(all))", "fail 'button' 60×36")
      try expect(
        "button.pin(.leading); button.pin(.trailing); button.pin(.top); button.pin(.bottom)",
        "fail 'button' 60×36")
      try expect(
        "button.pin(.top, .bottom); button.pin(.width, offset: -20)", "fail 'button' 40×36")
      // What its title gives it is all that is known of its width.
      #expect(
        try verdicts("button.pin(.top, .bottom)", helpers: helpers).first?.hasSuffix("×36") == true)
    }
  }

  @Test("a call that no overload takes is none of theirs")
  func unfitting() throws {
    for call in ["button.pin(.leading, .trailing)", "button.pin(edges: .leading)", "button.pin()"] {
      #expect(
        try verdicts(call, helpers: Self.single, high: 60) == ["undecided 'button'"], "\(call)")
    }
    // One of the class's own does nothing where another of its name is called.
    let own = """
      func size(_ view: UIView, _ side: CGFloat) {
        view.widthAnchor.constraint(equalToConstant: side).isActive = true
        view.heightAnchor.constraint(equalToConstant: side).isActive = true
      }
      """
    let calls = [("button, 20", "fail 'button' 20×20"), ("button", "undecided 'button'")]
    for (call, verdict) in calls {
      #expect(
        try UIKitReading.verdicts(
          members: "private let button = UIButton()\n\(own)",
          setup: "addSubview(button)\nsize(\(call))") == [verdict], "\(call)")
    }
  }

  @Test(
    "all values that a variadic parameter is handed are followed",
    arguments: [
      "for edge in edges { tie(edge, by: 0) }", "edges.forEach { tie($0, by: 0) }",
      "edges.forEach { edge in tie(edge, by: 0) }", "for edge in Set(edges) { tie(edge, by: 0) }",
      "Set(edges).forEach { tie($0, by: 0) }",
      "let unique = Set(edges)\nfor edge in unique { tie(edge, by: 0) }",
      "guard !edges.isEmpty, isReady else { return }\nfor edge in edges { tie(edge, by: 0) }",
      "all(edges)",
    ])
  func variadic(body: String) throws {
    let helpers = """
      func pin(_ edges: NSLayoutConstraint.Attribute...) {
        \(body)
      }
      func all(_ edges: [NSLayoutConstraint.Attribute]) { for edge in edges { tie(edge, by: 0) } }
      """
    let all = ".leading, .trailing, .top, .bottom"
    #expect(try verdicts("button.pin(\(all))", helpers: helpers) == ["fail 'button' 60×36"])
    let high = try verdicts("button.pin(.top, .bottom)", helpers: helpers)
    #expect(high.first?.hasSuffix("×36") == true && high != ["fail 'button' 60×36"])
    // Which of them it is handed is not known.
    for some in ["others", "isWide ? .width : .height, .top"] {
      #expect(
        try verdicts("button.pin(\(some))", helpers: helpers, high: 60)
          == ["undecided 'button'"], "\(some)")
    }
  }

  @Test("values that are written out in a list are followed one by one")
  func lists() throws {
    let helpers = """
      func pin(_ edges: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .top, .bottom]) {
        for edge in edges { tie(edge, by: 0) }
      }
      """
    for call in [
      "button.pin()", "button.pin([.leading, .trailing, .top, .bottom])",
      "for edge: NSLayoutConstraint.Attribute in [.left, .right, .top, .bottom] { button.tie(edge, by: 0) }",
      "[.width, .height, .top].forEach { button.tie($0, by: 0) }",
      "let sides: [NSLayoutConstraint.Attribute] = [.width, .height]; button.pin(sides)",
    ] {
      #expect(try verdicts(call, helpers: helpers) == ["fail 'button' 60×36"], "\(call)")
    }
    #expect(
      try verdicts("button.pin(edges)", helpers: helpers, high: 60) == ["undecided 'button'"])
    #expect(
      try UIKitReading.button(
        setup: """
          for (side, length) in [(button.widthAnchor, 30), (button.heightAnchor, 40)] {
            side.constraint(equalToConstant: length).isActive = true
          }
          """) == ["fail 'button' 30×40"])
  }

  @Test("cases of the project's that are handed over choose what is done with each")
  func cases() throws {
    let helpers = """
      enum Side { case start, end, both }
      func pin(_ sides: Side...) {
        for side in sides {
          let attribute: NSLayoutConstraint.Attribute
          switch side {
          case .start: attribute = .leading
          case .end: attribute = .trailing
          case .both: attribute = .width
          }
          tie(attribute, by: 0)
        }
        tie(.height, by: 0)
      }
      """
    for call in ["button.pin(.start, .end)", "button.pin(.both)"] {
      #expect(try verdicts(call, helpers: helpers) == ["fail 'button' 60×36"], "\(call)")
    }
    #expect(
      try verdicts("button.pin(.start, side)", helpers: helpers, high: 60)
        == ["undecided 'button'"])
  }

  @Test("an anchor that a helper is handed is tied where it is handed over")
  func handedAnchor() throws {
    let helpers = """
      extension NSLayoutDimension {
        func pin(to other: NSLayoutDimension, times factor: CGFloat) -> NSLayoutConstraint {
          constraint(equalTo: other, multiplier: factor)
        }
        func half(of other: NSLayoutDimension) -> NSLayoutConstraint {
          constraint(equalTo: other, multiplier: 0.5)
        }
      }
      """
    func line(_ call: String) throws -> Int? {
      let findings = try UIKitReading.findings(
        members: "let bar = UIView()\nlet button = UIButton()",
        setup: """
          addSubview(bar)
          bar.addSubview(button)
          bar.heightAnchor.constraint(equalToConstant: 40).isActive = true
          button.heightAnchor.\(call).isActive = true
          button.widthAnchor.constraint(equalToConstant: 60).isActive = true
          """, others: helpers)
      #expect(findings.count == 1)
      return findings.first.flatMap { finding in
        finding.evidence.last.map { $0.place.line - finding.subject.place.line }
      }
    }
    let (call, helper) = (5, -5)
    #expect(try line("pin(to: bar.heightAnchor, times: 0.5)") == call)
    #expect(try line("half(of: bar.heightAnchor)") == helper)
  }

  @Test("ends that a helper ties by nothing but what it is handed are tied where it is called")
  func tiedEnds() throws {
    func line(_ call: String, _ ties: String) throws -> Int? {
      let findings = try UIKitReading.findings(
        members: "let button = UIButton()",
        setup: """
          widthAnchor.constraint(equalToConstant: 80).isActive = true
          heightAnchor.constraint(equalToConstant: 60).isActive = true
          addSubview(button)
          button.heightAnchor.constraint(equalToConstant: 60).isActive = true
          button.\(call)
          """,
        others: """
          extension UIView {
            func pin(_ gap: CGFloat = 0) {
              guard let superview else { return }
              \(ties)
            }
          }
          """)
      #expect(findings.count == 1)
      return findings.first.flatMap { finding in
        finding.evidence.first { $0.message.contains("leading") || $0.message.contains("trailing") }
          .map { $0.place.line - finding.subject.place.line }
      }
    }
    func ties(_ before: String, _ after: String) -> String {
      """
      leadingAnchor.constraint(equalTo: superview.leadingAnchor\(before)).isActive = true
      trailingAnchor.constraint(equalTo: superview.trailingAnchor\(after)).isActive = true
      """
    }
    let given = ties(", constant: gap", ", constant: -gap")
    #expect(try line("pin(20)", given) == 6)
    // What it says itself is said there.
    let own = try #require(try line("pin()", ties(", constant: 20", ", constant: -20")))
    #expect(own < 0)
  }

  /// The verdicts on a button that a helper of the name of one of UIKit's methods adds.
  private func added(_ call: String, helper: String = "") throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let button = UIButton()\nprivate let label = UILabel()",
      setup: """
        \(call)
        """,
      others: "extension UIView { \(helper) }")
  }

  @Test("a helper of the name of UIKit's method, which takes more, is followed")
  func addingWithMore() throws {
    let constraints = """
      [
        button.widthAnchor.constraint(equalToConstant: 24),
        button.heightAnchor.constraint(equalToConstant: 26),
      ]
      """
    let body = """
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate(constraints)
      """
    #expect(
      try added(
        "addSubview(button, with: \(constraints))",
        helper:
          "func addSubview(_ view: UIView, with constraints: [NSLayoutConstraint]) { \(body) }")
        == ["fail 'button' 24×26"])
    #expect(
      try added(
        "self.insertSubview(button, at: 0, with: \(constraints))",
        helper: """
          func insertSubview(_ view: UIView, at index: Int, with constraints: [NSLayoutConstraint]) {
            \(body)
          }
          """) == ["fail 'button' 24×26"])
    // It does something else with what it is handed.
    #expect(
      try added(
        "addSubview(button, with: \(constraints))",
        helper: """
          func addSubview(_ view: UIView, with constraints: [NSLayoutConstraint]) { addSubview(view) }
          """
      ).first?.hasSuffix("24×26") == false)
    // UIKit's own takes no more than that.
    #expect(
      try added(
        "insertSubview(button, belowSubview: label); button.frame.size = CGSize(width: 24, height: 26)",
        helper: """
          func insertSubview(_ view: UIView, belowSubview: UIView, by inset: CGFloat) {
            view.frame = bounds
          }
          """) == ["fail 'button' 24×26"])
  }
}
