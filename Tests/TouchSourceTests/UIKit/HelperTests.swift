import Testing

/// What the project's own helpers do to views and constraints.
@Suite("UIKit: helpers of the project's and classes of libraries'")
struct HelperTests {
  private let helpers = """
    extension UIView {
      var prepared: Self { translatesAutoresizingMaskIntoConstraints = false; return self }
      var tiny: Self {
        widthAnchor.constraint(equalToConstant: 20).isActive = true
        return self
      }
      var isShown: Bool { !isHidden }
    }
    extension UILayoutPriority {
      static let usual = UILayoutPriority(rawValue: 900)
      static let weak: UILayoutPriority = .usual - 300
    }
    extension NSLayoutConstraint {
      func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
      }
      var weak: NSLayoutConstraint { with(.weak) }
    }
    extension NSLayoutDimension {
      func pin(_ length: CGFloat, _ priority: UILayoutPriority = .usual) -> NSLayoutConstraint {
        constraint(equalToConstant: length).with(priority)
      }
    }
    extension NSLayoutAnchor {
      @objc func pin(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(equalTo: other)
      }
    }
    """

  @Test("the cause of a size is where its number is given, not the helper that is handed it")
  func cause() throws {
    let helpers = """
      extension UIView {
        func side(_ length: CGFloat) { both(length) }
        func both(_ length: CGFloat) {
          widthAnchor.constraint(equalToConstant: length).isActive = true
          heightAnchor.constraint(equalToConstant: length).isActive = true
        }
        func snapped(_ length: CGFloat) { snp.makeConstraints { $0.size.equalTo(length) } }
        func sized(_ size: CGSize) -> [NSLayoutConstraint] {
          [
            heightAnchor.constraint(equalToConstant: size.height),
            widthAnchor.constraint(equalToConstant: size.width + 1),
          ]
        }
        func item(_ length: CGFloat) {
          NSLayoutConstraint(
            item: self, attribute: .width, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: length).isActive = true
          NSLayoutConstraint(
            item: self, attribute: .height, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: length).isActive = true
        }
        func framed(_ length: CGFloat) {
          frame = CGRect(x: 0, y: 0, width: length, height: length)
        }
        func small() {
          widthAnchor.constraint(equalToConstant: 20).isActive = true
          heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
      }
      """
    func line(_ call: String) throws -> Int? {
      let findings = try UIKitReading.findings(
        members: "let button = UIButton()", setup: "addSubview(button)\nbutton.\(call)",
        others: helpers)
      #expect(findings.count == 1, "\(call)")
      // From the button's own line on.
      return findings.first.flatMap { finding in
        finding.cause.map { $0.line - finding.subject.place.line }
      }
    }
    let (call, helper) = (3, -4)
    #expect(try line("sized(CGSize(width: 19, height: 20)).forEach { $0.isActive = true }") == call)
    #expect(try line("item(20)") == call)
    #expect(try line("framed(20)") == call)
    #expect(try line("side(20)") == call)
    #expect(try line("both(20)") == call)
    #expect(try line("snapped(20)") == call)
    #expect(try line("small()") == helper)
  }

  @Test("what gives a size is told by the word of the helper that is written there")
  func words() throws {
    for (chain, told) in [
      ("size.equalTo(20)", ["'size' makes it 20×20 pt"]),
      ("width.height.equalTo(20)", ["'width' makes it 20×20 pt"]),
      (
        "height.equalTo(20)\n$0.width.equalTo(20)",
        ["'width' gives it a width of 20 pt", "'height' gives it a height of 20 pt"]
      ),
    ] {
      let findings = try UIKitReading.findings(
        members: "let button = UIButton()",
        setup: "addSubview(button)\nbutton.snp.makeConstraints { $0.\(chain) }")
      #expect(findings.first?.evidence.map(\.message) == told, "\(chain)")
    }
  }

  @Test("a method of a layout helper's that is not known may make constraints")
  func unknownHelper() throws {
    func verdicts(_ making: String) throws -> [String] {
      try UIKitReading.button(
        "UIButton()",
        setup: """
          button.setImage(UIImage(systemName: "xmark"), for: .normal)
          addSubview(button)
          button.snp.makeConstraints { \(making) }
          """)
    }
    let known = try verdicts("$0.leading.top.equalToSuperview().labeled(\"edges\")")
    #expect(known.count == 1 && known[0].hasPrefix("fail"))
    for making in ["$0.leading.top.equalToSuperview(); $0.fitToSize((44, 44))", "$0.width.fit(44)"]
    {
      #expect(try verdicts(making) == ["undecided 'button'"], "\(making)")
    }
  }

  private func verdicts(_ setup: String, creation: String = "UIButton()") throws -> [String] {
    try UIKitReading.button(creation, setup: setup, others: helpers)
  }

  @Test("properties that set a view up return it")
  func settingProperties() throws {
    let height = "button.heightAnchor.constraint(equalToConstant: 20).isActive = true"
    #expect(
      try verdicts(height, creation: "UIButton().prepared.tiny") == ["fail 'button' 20×20"])
    #expect(
      try verdicts("\(height)\n_ = button.isShown\nbutton.tiny.isHidden = false")
        == ["fail 'button' 20×20"])
  }

  @Test("functions that make constraints of anchors are followed, with their priorities")
  func anchors() throws {
    func sized(_ width: String) throws -> [String] {
      try verdicts(
        "NSLayoutConstraint.activate([button.widthAnchor.\(width), button.heightAnchor.pin(50)])")
    }
    #expect(try sized("pin(20)") == ["fail 'button' 20×50"])
    #expect(try sized("pin(20, .weak)") == ["undecided 'button'"])
    #expect(try sized("pin(20).weak") == ["undecided 'button'"])
    #expect(
      try verdicts(
        """
        let box = UIView()
        addSubview(box)
        box.widthAnchor.pin(30).isActive = true
        box.heightAnchor.pin(60).isActive = true
        box.topAnchor.pin(to: topAnchor).isActive = true
        button.leadingAnchor.pin(to: box.leadingAnchor).isActive = true
        button.trailingAnchor.pin(to: box.trailingAnchor).isActive = true
        button.topAnchor.pin(to: box.topAnchor).isActive = true
        button.bottomAnchor.pin(to: box.bottomAnchor).isActive = true
        """) == ["fail 'button' 30×60"])
  }

  @Test("a function that does nothing with what it takes stands for others of a library's")
  func standIns() throws {
    func verdicts(_ body: String, _ call: String = "button.style(theme.close)") throws -> [String] {
      try UIKitReading.button(
        setup: """
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          button.setTitle("A", for: .normal)
          \(call)
          """,
        others: "extension UIButton { func style(_ sheet: NoSheet) {\(body)}; func log() {} }")
    }
    #expect(try verdicts("") == ["undecided 'button'"])
    #expect(try verdicts(" tintColor = .red ") == ["fail 'button' 30×34"])
    #expect(try verdicts("", "button.log()") == ["fail 'button' 30×34"])
  }

  @Test("a view of a library's class has the lengths that it is given, and no others")
  func libraries() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let picture = AnimatedImageView()\nprivate let button = UIButton()",
        setup: """
          addSubview(picture)
          picture.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          picture.topAnchor.constraint(equalTo: topAnchor).isActive = true
          picture.addSubview(button)
          button.leadingAnchor.constraint(equalTo: picture.leadingAnchor).isActive = true
          button.trailingAnchor.constraint(equalTo: picture.trailingAnchor).isActive = true
          button.topAnchor.constraint(equalTo: picture.topAnchor).isActive = true
          button.bottomAnchor.constraint(equalTo: picture.bottomAnchor).isActive = true
          button.addTarget(self, action: nil, for: .touchUpInside)
          \(setup)
          """, wired: false)
    }
    #expect(
      try verdicts(
        """
        picture.widthAnchor.constraint(equalToConstant: 30).isActive = true
        picture.heightAnchor.constraint(equalToConstant: 50).isActive = true
        """) == ["fail 'button' 30×50"])
    #expect(try verdicts("") == ["undecided 'button'"])
  }

  @Test("a controller's view is as wide as the screen, unless another's holds it")
  func controllers() throws {
    func verdicts(_ others: String, _ base: String = "UIViewController") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: \(base) {
          private let cover = UIView()
          func setUp() {
            view.addSubview(cover)
            cover.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            cover.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            cover.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            cover.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            cover.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
          }
        }
        """, with: ["Other.swift": others])
    }
    #expect(try verdicts("") == ["pass 1"])
    // A library's class is one by its name.
    #expect(try verdicts("", "PagerViewController") == ["pass 1"])
    #expect(try verdicts("class Pager: NSObject {}", "Pager") != ["pass 1"])
    #expect(
      try verdicts("final class Holder: UIViewController { func a() { addChild(Sample()) } }")
        == ["undecided 'cover'"])
    func verdicts(showing code: String) throws -> [String] {
      try verdicts(
        """
        final class Holder: UIViewController {
          func a() { addChild(UIViewController()) }
          func b() { \(code) }
          func open(_ screen: UIViewController) { show(screen, sender: nil) }
          func put(_ part: UIViewController) { part.willMove(toParent: self) }
        }
        """)
    }
    for code in [
      "present(Sample(), animated: true)",
      "navigationController?.pushViewController(Sample(name: \"a (b\"), animated: true)",
      "present(UINavigationController(rootViewController: Sample()), animated: true)",
      "let next = Sample()\nnext.title = \"A\"\nshow(next, sender: self)",
      "let next = Sample()\nlet stack = UINavigationController(rootViewController: next)\n"
        + "present(stack, animated: true)",
      "view.window?.rootViewController = Sample()",
      "open(Sample())",
    ] {
      #expect(try verdicts(showing: code) == ["pass 1"], "\(code)")
    }
    for code in [
      "present(Sample())", "put(Sample())", "add(Sample())", "child = Sample()",
      "let next = Sample()\nview.addSubview(next.view)\nshow(next, sender: self)",
      "let next = Sample()\npages.setViewControllers([next], direction: .forward)",
      "let stack = UINavigationController(rootViewController: Sample())\naddChild(stack)",
      "present(Sample(), animated: true)\nchildren.first { $0 is Sample }",
    ] {
      #expect(try verdicts(showing: code) == ["undecided 'cover'"], "\(code)")
    }
  }

  @Test("what is added to a class of the system calls others that are, by their names alone")
  func addedToClasses() throws {
    func verdicts(_ call: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()",
        setup: """
          button.setImage(.gridicon(.cross), for: .normal)
          let row = UIStackView.row(of: [button])
          addSubview(row)
          row.topAnchor.constraint(equalTo: topAnchor).isActive = true
          """,
        others: """
          extension UIStackView {
            class func row(of views: [UIView]) -> UIStackView { \(call) }
            class func stack(_ axis: NSLayoutConstraint.Axis, _ views: [UIView]) -> UIStackView {
              let stack = UIStackView(arrangedSubviews: views)
              stack.axis = axis
              return stack
            }
          }
          """)
    }
    #expect(try verdicts("stack(.horizontal, views)") == ["fail 'button' 24×24"])
    #expect(try verdicts("other(.horizontal, views)") == ["undecided 'button'"])
  }

  @Test("a least length that is not in the source leaves a view open")
  func leasts() throws {
    #expect(
      try UIKitReading.button(
        "UIButton(type: .system)",
        setup: """
          button.setTitle("Undo", for: .normal)
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.heightAnchor.constraint(greaterThanOrEqualToConstant: model.side).isActive = true
          """) == ["undecided 'button'"])
  }

  @Test("beside other apps a controller's view is narrower than the screen of an iPad")
  func tablets() throws {
    let source = """
      import UIKit
      final class Sample: UIViewController {
        private let button = UIButton()
        func setUp() {
          view.addSubview(button)
          button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 353).isActive = true
          button.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
          button.heightAnchor.constraint(equalToConstant: 50).isActive = true
          button.addTarget(self, action: nil, for: .touchUpInside)
        }
      }
      """
    #expect(try Reading().verdicts(source) == ["fail 'button' 40×50"])
    #expect(try Reading(device: .iPad).verdicts(source) == ["undecided 'button'"])
  }

  @Test("a helper is handed what a property of its caller holds, also by way of a constant")
  func handedProperties() throws {
    func verdicts(_ property: String, _ call: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton()\n\(property)",
        setup: """
          addSubview(button)
          button.widthAnchor.constraint(equalToConstant: 50).isActive = true
          \(call)
          """,
        others: """
          extension UIView {
            func high(_ height: CGFloat) -> NSLayoutConstraint {
              heightAnchor.constraint(equalToConstant: height)
            }
          }
          """)
    }
    let call = "NSLayoutConstraint.activate([button.high(side)])"
    #expect(try verdicts("private let side: CGFloat = 32", call) == ["fail 'button' 50×32"])
    #expect(
      try verdicts(
        "private let side: CGFloat = 32", "let high = side\nbutton.high(high).isActive = true")
        == ["fail 'button' 50×32"])
    #expect(try verdicts("var side: CGFloat", call) == ["undecided 'button'"])
  }

  @Test("a helper pins the edges that it is handed, or those that it pins without being told")
  func edgeSets() throws {
    let others = """
      extension UIView {
        func pin(to view: UIView, edges: Edge.Set = .all, padding: CGFloat = 0, safe: Bool = false) {
          if edges.contains(.top) {
            topAnchor.constraint(
              equalTo: safe ? view.safeAreaLayoutGuide.topAnchor : view.topAnchor, constant: padding
            ).isActive = true
          }
          if edges.contains(.bottom) {
            bottomAnchor.constraint(
              equalTo: safe ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor,
              constant: -padding
            ).isActive = true
          }
          if edges.contains(.leading) {
            leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: padding).isActive = true
          }
          if edges.contains(.trailing) {
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -padding).isActive = true
          }
        }
        func pinAround(_ view: UIView, edges: Edge.Set = .all) { pin(to: view, edges: edges) }
      }
      """
    func verdicts(_ call: String, box width: Int = 40) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton()\nprivate let box = UIView()",
        setup: """
          addSubview(box)
          box.addSubview(button)
          box.topAnchor.constraint(equalTo: topAnchor).isActive = true
          box.widthAnchor.constraint(equalToConstant: \(width)).isActive = true
          box.heightAnchor.constraint(equalToConstant: 60).isActive = true
          button.setTitle("Undo", for: .normal)
          button.\(call)
          """, others: others)
    }
    #expect(try verdicts("pin(to: box)") == ["fail 'button' 40×60"])
    #expect(try verdicts("pinAround(box)") == ["fail 'button' 40×60"])
    #expect(
      try verdicts("pin(to: box, edges: [.horizontal, .vertical], padding: 2)") == [
        "fail 'button' 36×56"
      ])
    // Only its title gives it a height then.
    for call in [
      "pin(to: box, edges: .horizontal)", "pinAround(box, edges: [.horizontal, .top])",
      "pin(to: box, edges: [.leading, .trailing])",
    ] {
      #expect(try verdicts(call).first?.hasPrefix("fail 'button' 40×3") == true, "\(call)")
    }
    for call in ["pin(to: box, edges: edges)", "pin(to: box, edges: .sides)"] {
      #expect(try verdicts(call, box: 60) == ["undecided 'button'"], "\(call)")
    }
  }

  @Test("one call that makes all constraints again takes none back, several do")
  func remade() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton()\nvar isMine = false",
        setup: "addSubview(button)\n\(setup)")
    }
    let again = """
      button.snp.remakeConstraints { make in
        if isMine { make.leading.equalToSuperview() } else { make.trailing.equalToSuperview() }
        make.width.height.equalTo(30)
        make.top.equalToSuperview()
      }
      """
    #expect(try verdicts(again) == ["fail 'button' 30×30"])
    // What comes later in the same code is what holds.
    #expect(
      try verdicts("button.snp.makeConstraints { $0.size.equalTo(20) }\n\(again)")
        == ["fail 'button' 30×30"])
    // Whichever made it last gives it a size.
    let later = "}\nfunc change() {\n\(again)"
    #expect(
      try verdicts("button.snp.makeConstraints { $0.size.equalTo(20) }\n\(later)").first?
        .hasPrefix("fail 'button' 20×20") == true)
    #expect(
      try verdicts("button.snp.makeConstraints { $0.top.equalToSuperview() }\n\(later)")
        == ["undecided 'button'"])
    #expect(
      try verdicts("button.snp.remakeConstraints { if isMine { $0.size.equalTo(20) } }")
        == ["undecided 'button'"])
  }

  @Test("of functions of one name the one with the labels of the call is meant")
  func overloads() throws {
    let others = """
      final class Pill: UIButton {
        enum Look { case a, b }
        enum Size { case small, large }
        init(look: Look, size: Size) { super.init(frame: .zero); set(size: size); set(look: look) }
        private func set(size: Size) {
          let height: CGFloat = { switch size { case .small: return 28; case .large: return 45 } }()
          heightAnchor.constraint(equalToConstant: height).isActive = true
        }
        private func set(look: Look) { layer.borderWidth = 1 }
      }
      """
    let width = "button.widthAnchor.constraint(equalToConstant: 60).isActive = true"
    func verdicts(_ creation: String) throws -> [String] {
      try UIKitReading.button(creation, setup: width, others: others)
    }
    #expect(try verdicts("Pill(look: .a, size: .small)") == ["fail 'button' 60×28"])
    #expect(try verdicts("Pill(look: .b, size: .large)") == ["pass 1"])
  }

  @Test(
    "of functions that take closures the one is meant whose closure has as many parameters",
    arguments: [
      ("{ before, button in", "30"), ("{ before, button, isLast in", "20"),
      ("{ let button = $1", "30"), ("{ let button = $1; let isLast = $2", "20"),
    ])
  func closures(head: String, side: String) throws {
    let others = """
      extension Array {
        func pairs(_ body: (Element?, Element) -> Void) {
          for member in self { body(nil, member); size(member, 30) }
        }
        func pairs(_ body: (Element?, Element, Bool) -> Void) {
          for member in self { body(nil, member, false); size(member, 20) }
        }
      }
      func size(_ view: UIView, _ side: CGFloat) {
        view.widthAnchor.constraint(equalToConstant: side).isActive = true
        view.heightAnchor.constraint(equalToConstant: side).isActive = true
      }
      """
    #expect(
      try UIKitReading.verdicts(
        members: "let button = UIButton()",
        setup: "[button].pairs \(head)\nself.addSubview(button) }", others: others)
        == ["fail 'button' \(side)×\(side)"])
  }
}
