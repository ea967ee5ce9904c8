import Testing

/// Controls that do what a view around or beside them does.
@Suite("UIKit: what does the same as another view")
struct RepeatTests {
  @Test("what calls the method that a view around it calls is a part of that")
  func repeated() throws {
    func verdicts(_ wiring: String, inside: String = "card") throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let card = UIView()
          private let badge = UIButton()
          """,
        setup: """
          addSubview(card)
          card.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
          \(inside).addSubview(badge)
          badge.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          card.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(open)))
          \(wiring)
          """, wired: false)
    }
    func target(_ method: String) -> String {
      "badge.addTarget(self, action: #selector(\(method)), for: .touchUpInside)"
    }
    #expect(try verdicts(target("open")) == ["pass 1"])
    // Selectors are names, which do not say of which class the method is.
    #expect(try verdicts(target("Sample.open")) == ["pass 1"])
    #expect(try verdicts(target("close")) == ["fail 'badge' 20×20", "pass 1"])
    #expect(
      try verdicts(target("open") + "\n" + target("close")) == ["fail 'badge' 20×20", "pass 1"])
    #expect(try verdicts(target("open"), inside: "self") == ["fail 'badge' 20×20", "pass 1"])
    func tap(_ action: String) -> String {
      "badge.addGestureRecognizer(UITapGestureRecognizer(target: self, action: \(action)))"
    }
    #expect(try verdicts(tap("#selector(open)")) == ["pass 1"])
    #expect(try verdicts(tap("#selector(close)")) == ["fail 'badge' 20×20", "pass 1"])
    #expect(
      try verdicts(target("open") + "\n" + tap("#selector(close)"))
        == ["fail 'badge' 20×20", "pass 1"])
    #expect(
      try verdicts(target("open") + "\nbadge.addGestureRecognizer(other)")
        == ["fail 'badge' 20×20", "pass 1"])
  }

  @Test("a field is a part of a view around it where a tap on that puts the cursor into it")
  func focusing() throws {
    func verdicts(
      _ body: String = "field.becomeFirstResponder()", inside: String = "frame",
      tap: String = "UITapGestureRecognizer", more: String = ""
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let frame = UIView()
          let field = UITextField()
          let other = UITextField()
          @objc func pressed() { \(body) }
          """,
        setup: """
          addSubview(frame)
          frame.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
          \(inside).addSubview(field)
          field.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
          frame.addGestureRecognizer(\(tap)(target: self, action: #selector(pressed)))
          \(more)
          """, wired: false
      ).filter { $0.contains("'field'") }
    }
    for body in [
      "field.becomeFirstResponder()", "_ = field.becomeFirstResponder()",
      "log()\nself.field.becomeFirstResponder()",
    ] {
      #expect(try verdicts(body) == [], "\(body)")
    }
    let alone = ["fail 'field' 60×20"]
    for body in [
      "other.becomeFirstResponder()", "if isOpen { field.becomeFirstResponder() }",
      "guard isOpen else { return }\nfield.becomeFirstResponder()", "log()",
    ] {
      #expect(try verdicts(body) == alone, "\(body)")
    }
    #expect(try verdicts(inside: "self") == alone)
    #expect(try verdicts(tap: "UILongPressGestureRecognizer") == alone)
    #expect(try verdicts(more: "frame.isUserInteractionEnabled = isOpen") == alone)
  }

  @Test("a selector that an extension keeps under a name is the method that it names")
  func namedSelectors() throws {
    func verdicts(_ action: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let badge = UIButton()",
        setup: """
          addSubview(badge)
          badge.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          badge.addTarget(self, action: \(action), for: .touchUpInside)
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          """,
        others: """
          extension Selector {
            static let opening = #selector(Sample.open)
            static let closing = #selector(Sample.close)
          }
          """, wired: false
      ).filter { $0.contains("'badge'") }
    }
    for action in [".opening", "Selector.opening", "#selector(open)"] {
      #expect(try verdicts(action) == [], "\(action)")
    }
    for action in [".closing", ".unknown", "action"] {
      #expect(try verdicts(action) == ["fail 'badge' 20×20"], "\(action)")
    }
  }

  @Test(
    "what calls the method that one beside it calls, within whose bounds it lies, is a part of that"
  )
  func repeatedBeside() throws {
    func verdicts(
      _ setup: String = "", row: String = "open", rowIs: String = "UIButton()",
      edges: String = "$0.edges.equalToSuperview()"
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let row = \(rowIs)\nprivate let badge = UIButton()",
        setup: """
          addSubview(row)
          addSubview(badge)
          row.snp.makeConstraints { \(edges) }
          badge.snp.makeConstraints { $0.width.height.equalTo(30); $0.trailing.top.equalToSuperview() }
          row.addTarget(self, action: #selector(\(row)), for: .touchUpInside)
          badge.addTarget(self, action: #selector(open), for: .touchUpInside)
          \(setup)
          """, wired: false
      ).filter { $0.contains("'badge'") }
    }
    let alone = ["fail 'badge' 30×30"]
    #expect(try verdicts() == [])
    #expect(try verdicts(edges: "$0.edges.equalTo(badge).inset(-8)") == [])
    #expect(try verdicts(row: "close") == alone)
    #expect(try verdicts(edges: "$0.leading.top.bottom.equalToSuperview()") == alone)
    #expect(try verdicts("row.isHidden = isOld") == alone)
    #expect(try verdicts("if isNew { row.isEnabled = false }") == alone)
  }

  @Test("what calls the method of one in front of all that it lies in is no target of its own")
  func repeatedInFront() throws {
    func verdicts(
      _ adding: String = "addSubview(row)\naddSubview(big)", _ method: String = "open",
      inset: Int = -8, more: String = "", end: String = "row"
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let row = UIStackView()
          private let big = UIButton()
          private let badge = UIButton()
          """,
        setup: """
          \(adding)
          row.addArrangedSubview(badge)
          badge.addTarget(self, action: #selector(open), for: .touchUpInside)
          big.addTarget(self, action: #selector(\(method)), for: .touchUpInside)
          [row, big, badge].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
          NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: 60),
            row.leftAnchor.constraint(equalTo: leftAnchor, constant: 60),
            row.heightAnchor.constraint(equalToConstant: 18),
            badge.widthAnchor.constraint(equalToConstant: 124),
            big.topAnchor.constraint(equalTo: row.topAnchor, constant: \(inset)),
            big.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: 8),
            big.leftAnchor.constraint(equalTo: row.leftAnchor, constant: \(inset)),
            big.rightAnchor.constraint(equalTo: \(end).rightAnchor, constant: 8)])
          \(more)
          """, wired: false
      ).filter { $0.contains("'badge'") }
    }
    let alone = ["fail 'badge' 124×18"]
    #expect(try verdicts() == [])
    #expect(try verdicts(inset: 0) == [])
    #expect(try verdicts(more: "row.backgroundColor = .red") == [])
    // Beside the badge touches reach what is in front of the other view, and no farther.
    #expect(try verdicts("addSubview(big)\naddSubview(row)") == alone)
    #expect(try verdicts(more: "big.isHidden = isOld") == alone)
    #expect(try verdicts(more: "sendSubviewToBack(big)") == alone)
    // Moving others leaves these two as they lie, where it is read what is moved.
    let list = "let list = UIView()\naddSubview(list)"
    #expect(try verdicts(more: "\(list)\nbringSubviewToFront(list)") == [])
    #expect(try verdicts(more: "\(list)\nsendSubviewToBack(list)") == [])
    #expect(try verdicts(more: "\(list)\nbringSubviewToFront(row)") == alone)
    #expect(try verdicts(more: "subviews.forEach { bringSubviewToFront($0) }") == alone)
    #expect(try verdicts(more: "superview?.sendSubviewToBack(bigOne())") == alone)
    #expect(try verdicts(inset: 4) == alone)
    #expect(try verdicts("addSubview(row)\naddSubview(big)", "close") != [])
  }

  @Test("what is tied to the view that one in front of it is tied to lies behind that")
  func repeatedBesideThird() throws {
    func verdicts(
      _ edge: String = "right", _ distance: Int = 16, reaching end: Int = 24
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let row = UIView()
          private let big = UIButton()
          private let dot = UIButton()
          """,
        setup: """
          addSubview(row)
          addSubview(dot)
          addSubview(big)
          dot.addTarget(self, action: #selector(open), for: .touchUpInside)
          big.addTarget(self, action: #selector(open), for: .touchUpInside)
          NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: 60),
            row.leftAnchor.constraint(equalTo: leftAnchor, constant: 60),
            row.heightAnchor.constraint(equalToConstant: 18),
            dot.widthAnchor.constraint(equalToConstant: 14),
            dot.heightAnchor.constraint(equalToConstant: 14),
            dot.topAnchor.constraint(equalTo: row.topAnchor, constant: -5),
            dot.\(edge)Anchor.constraint(equalTo: row.\(edge)Anchor, constant: \(distance)),
            big.topAnchor.constraint(equalTo: row.topAnchor, constant: -8),
            big.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: 8),
            big.leftAnchor.constraint(equalTo: row.leftAnchor, constant: -8),
            big.rightAnchor.constraint(equalTo: row.rightAnchor, constant: \(end))])
          """, wired: false
      ).filter { $0.contains("'dot'") }
    }
    let alone = ["fail 'dot' 14×14"]
    #expect(try verdicts() == [])
    // Beyond its end, or its start, a part is left; of one that may begin before it nothing is known.
    #expect(try verdicts(reaching: 12) == ["fail 'dot' 4×14"])
    #expect(try verdicts("right", 0) == alone)
    #expect(try verdicts("left", -6, reaching: 24) == [])
    #expect(try verdicts("left", -12) == ["fail 'dot' 4×14"])
  }

  @Test("what a helper added to all views makes them call is a method of each")
  func helpers() throws {
    func verdicts(_ action: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let card = UIView()\nprivate let badge = UIView()",
        setup: """
          addSubview(card)
          card.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
          card.addSubview(badge)
          badge.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          card.onTap { print("open") }
          badge.onTap { print("vote") }
          """,
        others: """
          extension UIView {
            func onTap(_ action: @escaping () -> Void) {
              objc_setAssociatedObject(self, "key", action, .OBJC_ASSOCIATION_RETAIN)
              addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: #selector(\(action))))
            }
          }
          """, wired: false)
    }
    #expect(try verdicts("runTap") == ["fail 'badge' 20×20", "pass 1"])
  }
}
