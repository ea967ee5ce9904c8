import Testing
import TouchModel
import TouchRules

/// What findings say of sides that are not known, that vary, or that other views decide.
@Suite("UIKit: sides in words")
struct SidesTests {
  @Test("no edge of the screen is said to be near a view, as nobody knows where it is put")
  func position() throws {
    let around = try #require(try UIKitReading.finding(UIKitReading.small).surroundings)
    let box = around.element.box
    #expect(box.size == Size(width: 30, height: 48))
    #expect(around.bounds.minX < box.minX - 44 && around.bounds.maxX > box.maxX + 44)
    #expect(around.bounds.minY < box.minY - 44 && around.bounds.maxY > box.maxY + 44)
  }

  @Test("of a side that nothing limits nothing is said but that it is to be kept long enough")
  func unknown() throws {
    let finding = try UIKitReading.finding(
      """
      addSubview(button)
      button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      button.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      button.heightAnchor.constraint(equalToConstant: 30).isActive = true
      """)
    #expect(finding.message.contains("can be hit in a height of 30 pt of the 44×44"))
    #expect(finding.remedy == .constrain(width: 44, height: 44))
    #expect(
      finding.message.contains(
        "; constrain it to a height of at least 44 and make sure that it is at least 44 wide, or give"
      ))
    #expect(finding.missRates.isEmpty)
    #expect(finding.evidence.allSatisfy { !$0.message.contains("×") })
    #expect(finding.extent == "a height of 30 pt")
  }

  @Test("of a frame the side is named that is not known")
  func halfFrame() throws {
    func reason(_ frame: String) throws -> String? {
      try Reading().audit(
        """
        import UIKit
        final class Sample: UIView {
          let button = UIButton()
          func setUp() {
            addSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
          }
          override func layoutSubviews() { button.frame = \(frame) }
        }
        """
      ).undecided.first?.reason
    }
    let frame = "CGRect(x: 0, y: 0, width: bounds.width, height: 45)"
    #expect(try reason(frame) == "the width of its frame is not in the source")
    #expect(try reason("area") == "its frame is not in the source")
  }

  @Test("of two open sides that is told which may be too short")
  func openSides() throws {
    func reason(_ height: String) throws -> String? {
      try Reading().audit(
        """
        import UIKit
        final class Sample: UIView {
          let button = UIButton()
          func setUp(name: String) {
            addSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
            button.setTitle(name, for: .normal)
            button.titleLabel?.numberOfLines = 0
            button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            button.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
            \(height)
          }
        }
        """
      ).undecided.first?.reason
    }
    let least = "button.heightAnchor.constraint(greaterThanOrEqualToConstant: 54).isActive = true"
    #expect(try reason("") == "its title may have several lines")
    #expect(
      try reason(least) == "it is stretched between views whose size is not in its class's code")
  }

  @Test("two known sides are a pair of numbers")
  func known() throws {
    let finding = try UIKitReading.finding(
      """
      addSubview(button)
      button.widthAnchor.constraint(equalToConstant: 50).isActive = true
      button.heightAnchor.constraint(equalToConstant: 30).isActive = true
      """)
    #expect(finding.message.contains("can be hit in 50×30 pt of the 44×44"))
    #expect(finding.remedy == .constrain(width: nil, height: 44))
    #expect(!finding.missRates.isEmpty)
  }

  @Test("lengths that occur are told, not one between them")
  func varied() throws {
    let finding = try UIKitReading.finding(
      members: "let button = UIButton()\nlet isWide: Bool",
      """
      addSubview(button)
      button.widthAnchor.constraint(equalToConstant: 50).isActive = true
      button.heightAnchor.constraint(equalToConstant: isWide ? 30 : 20).isActive = true
      """)
    #expect(finding.message.contains("a width of 50 pt and a height of 20 to 30 pt of the 44×44"))
    #expect(finding.hit.height == 20)
  }

  @Test("a most without a least is told as one")
  func most() throws {
    let finding = try UIKitReading.finding(
      """
      addSubview(button)
      button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      button.heightAnchor.constraint(lessThanOrEqualToConstant: 30).isActive = true
      button.titleLabel?.numberOfLines = 0
      button.setTitle("Go on", for: .normal)
      """)
    #expect(finding.message.contains("a height of at most 30 pt"))
  }

  @Test("of a side that may be as long as it has to be nothing is told beside one that is short")
  func open() throws {
    func message(_ most: Int) throws -> String {
      try UIKitReading.finding(
        """
        addSubview(button)
        button.widthAnchor.constraint(lessThanOrEqualToConstant: \(most)).isActive = true
        button.heightAnchor.constraint(equalToConstant: 30).isActive = true
        button.titleLabel?.numberOfLines = 0
        button.setTitle(name, for: .normal)
        """
      ).message
    }
    #expect(try message(300).contains("can be hit in a height of 30 pt of the"))
    #expect(try message(40).contains("a width of at most 40 pt and a height of 30 pt of the"))
  }

  @Test("the remedy names the view that decides a side")
  func holder() throws {
    let stacked = try UIKitReading.finding(
      members: "let button = UIButton()\nlet row = UIStackView()",
      """
      addSubview(row)
      row.addArrangedSubview(button)
      row.heightAnchor.constraint(equalToConstant: 30).isActive = true
      button.widthAnchor.constraint(equalToConstant: 80).isActive = true
      """)
    #expect(
      stacked.message.hasSuffix(
        "let 'row', which decides its height, give it a height of at least 44"))
    // Of the side that nothing decides it is said as well that it has to be long enough.
    let open = try UIKitReading.finding(
      members: "let button = UIButton()\nlet row = UIStackView()",
      """
      addSubview(row)
      row.addArrangedSubview(button)
      row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      row.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      row.heightAnchor.constraint(equalToConstant: 30).isActive = true
      """)
    #expect(
      open.message.hasSuffix(
        "give it a height of at least 44 and make sure that it is at least 44 wide"))
    // A stack that nothing stretches grows with what it arranges.
    let free = try UIKitReading.finding(
      members: "let button = UIButton()\nlet row = UIStackView()",
      """
      addSubview(row)
      row.addArrangedSubview(button)
      row.topAnchor.constraint(equalTo: topAnchor).isActive = true
      button.widthAnchor.constraint(equalToConstant: 80).isActive = true
      button.heightAnchor.constraint(equalToConstant: 30).isActive = true
      """)
    // Touches beyond it do not reach what it fits.
    #expect(free.message.hasSuffix("constrain it to a height of at least 44"))
  }

  @Test("the remedy names views around it that are held as short, and offers no override there")
  func limits() throws {
    func message(row: Int, _ policy: Policy.Name = .hig) throws -> String {
      try UIKitReading.finding(
        members: "let button = UIButton()\nlet row = UIView()",
        """
        addSubview(row)
        row.addSubview(button)
        row.heightAnchor.constraint(equalToConstant: \(row)).isActive = true
        button.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
        button.widthAnchor.constraint(equalToConstant: 80).isActive = true
        button.heightAnchor.constraint(equalToConstant: 30).isActive = true
        """, policy: policy
      ).message
    }
    #expect(
      try message(row: 36).hasSuffix(
        "constrain it to a height of at least 44, and make 'row' higher with it"))
    // One that is high enough for what the policy asks is no limit.
    #expect(try message(row: 46).contains("a class that overrides 'point(inside:with:)'; either"))
    #expect(try message(row: 46, .child).hasSuffix("and make 'row' higher with it"))
  }

  @Test("a view at the end of a field that a frame keeps short is named as well")
  func framed() throws {
    func message(_ height: Int) throws -> String {
      try UIKitReading.finding(
        members: "let field = UITextField()\nlet button = UIButton()",
        """
        addSubview(field)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: \(height)))
        box.addSubview(button)
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
        button.center = box.center
        field.leftView = box
        """
      ).message
    }
    #expect(try message(30).hasSuffix("and make 'box' higher with it"))
    #expect(!(try message(50).contains("'box'")))
  }

  @Test(
    "a view that follows the control grows with it, one that is held from outside has to be made to"
  )
  func heldFromOutside() throws {
    let wrapped = try UIKitReading.finding(
      members: "let button = UIButton()\nlet wrapper = UIView()",
      """
      addSubview(wrapper)
      wrapper.addSubview(button)
      wrapper.topAnchor.constraint(equalTo: topAnchor).isActive = true
      NSLayoutConstraint.activate([
        button.leadingAnchor.constraint(equalTo: wrapper.leadingAnchor),
        button.trailingAnchor.constraint(equalTo: wrapper.trailingAnchor),
        button.widthAnchor.constraint(equalToConstant: 40),
        button.heightAnchor.constraint(equalToConstant: 40),
      ])
      """)
    #expect(wrapped.message.hasSuffix("a width of at least 44 and a height of at least 44"))
    let held = try UIKitReading.finding(
      members: "let button = UIButton()\nlet wrapper = UIView()\nlet bar = UIView()",
      """
      addSubview(bar)
      bar.addSubview(wrapper)
      wrapper.addSubview(button)
      NSLayoutConstraint.activate([
        bar.heightAnchor.constraint(equalToConstant: 60),
        bar.widthAnchor.constraint(equalToConstant: 40),
        wrapper.topAnchor.constraint(equalTo: bar.topAnchor, constant: 15),
        wrapper.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -15),
        wrapper.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 5),
        wrapper.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -5),
        button.centerYAnchor.constraint(equalTo: wrapper.centerYAnchor),
        button.centerXAnchor.constraint(equalTo: wrapper.centerXAnchor),
        button.widthAnchor.constraint(equalToConstant: 24),
        button.heightAnchor.constraint(equalToConstant: 24),
      ])
      """)
    #expect(
      held.message.hasSuffix(
        "make 'wrapper' wider and higher with it, and make 'bar' wider and higher with it"))
  }

  @Test("the cause is where the side that is short is decided")
  func cause() throws {
    func line(width: Int, height: Int) throws -> Int? {
      try UIKitReading.finding(
        """
        addSubview(button)
        button.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.widthAnchor.constraint(equalToConstant: \(width)).isActive = true
        """
      ).cause?.line
    }
    let height = try #require(try line(width: 50, height: 30))
    #expect(try line(width: 30, height: 50) == height + 2)
    #expect(try line(width: 30, height: 30) == height)
  }

  /// A button with the ends of a view beside it, which is 16 pt high.
  private func beside(_ view: String, inset: Int) throws -> String {
    try UIKitReading.finding(
      members: "let button = UIButton()\nlet other = \(view)",
      """
      addSubview(other)
      addSubview(button)
      NSLayoutConstraint.activate([
        other.heightAnchor.constraint(equalToConstant: 16),
        other.widthAnchor.constraint(equalToConstant: 80),
        button.topAnchor.constraint(equalTo: other.topAnchor, constant: \(-inset)),
        button.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: \(inset)),
        button.leadingAnchor.constraint(equalTo: other.leadingAnchor),
        button.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      ])
      """
    ).message
  }

  @Test(
    "what is tied to a picture, to a text or at a distance is to let go of it rather than make it grow",
    arguments: [("UIImageView()", 0), ("UILabel()", 0), ("UIView()", 4)])
  func neighbour(_ view: String, _ inset: Int) throws {
    let message = try beside(view, inset: inset)
    #expect(message.contains("; constrain it to a height of at least 44 rather than to 'other'"))
  }

  @Test("what is tied to all of any other view beside it grows with that")
  func twin() throws {
    #expect(
      try beside("UIView()", inset: 0).hasSuffix(
        """
        ; let 'other', which decides its height, give it a height of at least 44; \
        the views around need to leave room
        """))
  }

  @Test("of an estimated length no more is asked where the estimate is enough")
  func estimated() throws {
    let finding = try UIKitReading.finding(
      """
      addSubview(button)
      button.setTitle("Continue", for: .normal)
      button.topAnchor.constraint(equalTo: topAnchor).isActive = true
      button.heightAnchor.constraint(equalToConstant: 30).isActive = true
      """)
    #expect(finding.hit.width > 44)
    #expect(finding.remedy == .constrain(width: nil, height: 44))
  }

  @Test("views that one line makes as long change with it")
  func sameLine() throws {
    let finding = try UIKitReading.finding(
      members: "let button = UIButton()\nlet other = UIButton()\nlet row = UIStackView()",
      """
      addSubview(row)
      row.snp.makeConstraints { $0.top.leading.equalToSuperview() }
      for view in [button, other] {
        row.addArrangedSubview(view)
        view.snp.makeConstraints { $0.size.equalTo(30) }
      }
      """)
    #expect(finding.message.hasSuffix("a width of at least 44 and a height of at least 44"))
  }

  @Test("what only begins where another ends takes no more of it than its length")
  func below() throws {
    let finding = try UIKitReading.finding(
      members: "let button = UIButton()\nlet first = UIButton()",
      """
      addSubview(first)
      addSubview(button)
      first.snp.makeConstraints {
        $0.width.equalTo(120)
        $0.height.equalTo(40)
        $0.top.equalToSuperview()
      }
      button.snp.makeConstraints {
        $0.top.equalTo(first.snp.bottom).offset(10)
        $0.width.height.equalTo(first)
      }
      """)
    #expect(
      finding.message.hasSuffix(
        """
        ; let 'first', which decides its height, give it a height of at least 44; \
        the views around need to leave room
        """))
  }

  @Test("a stack that follows what it arranges is no limit, but what it makes as long has to grow")
  func companions() throws {
    func message(_ alignment: String, _ height: String = "") throws -> String {
      try UIKitReading.finding(
        members: "let button = UIButton()\nlet other = UIButton()\nlet row = UIStackView()",
        """
        addSubview(row)
        row.addArrangedSubview(button)
        row.addArrangedSubview(other)
        \(alignment)
        \(height)
        NSLayoutConstraint.activate([
          row.centerYAnchor.constraint(equalTo: centerYAnchor),
          row.trailingAnchor.constraint(equalTo: trailingAnchor),
          button.widthAnchor.constraint(equalToConstant: 70),
          button.heightAnchor.constraint(equalToConstant: 32),
          other.heightAnchor.constraint(equalToConstant: 32),
        ])
        """
      ).message
    }
    #expect(
      try message("").hasSuffix(
        "; constrain it to a height of at least 44, and give 'other' the same height"))
    #expect(
      try message("row.alignment = .center").hasSuffix("; constrain it to a height of at least 44"))
    #expect(
      try message(
        "row.alignment = .center",
        "row.heightAnchor.constraint(equalToConstant: 40).isActive = true"
      ).hasSuffix("; constrain it to a height of at least 44, and make 'row' higher with it"))
  }

  @Test("what a frame makes small is given a larger one")
  func frames() throws {
    let framed = try UIKitReading.finding(
      """
      addSubview(button)
      button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
      """)
    #expect(framed.message.contains("; give it a frame with a height of at least 44, or give it a"))
    let constrained = try UIKitReading.finding(
      """
      addSubview(button)
      button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
      button.snp.makeConstraints { $0.size.equalTo(30); $0.top.equalToSuperview() }
      """)
    #expect(constrained.message.contains("; constrain it to a width of at least 44"))
  }

  @Test("what PinLayout or FlexLayout frames is given another frame, not a constraint")
  func framesOfLibraries() throws {
    func message(_ layout: String) throws -> String {
      try UIKitReading.finding(
        "addSubview(button)\n\(layout)", others: "import FlexLayout\nimport PinLayout"
      ).message
    }
    #expect(try message("button.pin.size(30)").contains("; give it a frame with a width of at"))
    #expect(
      try message("button.snp.makeConstraints { $0.size.equalTo(30); $0.top.equalToSuperview() }")
        .contains("; constrain it to a width of at"))
  }

  @Test("what its content keeps from growing has to be let grow as well")
  func hugged() throws {
    func message(_ priority: String) throws -> String {
      try UIKitReading.finding(
        """
        addSubview(button)
        button.setTitle("Continue", for: .normal)
        button.setContentHuggingPriority(\(priority), for: .vertical)
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        """
      ).message
    }
    #expect(
      try message(".required").hasSuffix(
        "a height of at least 44, and lower its vertical content hugging priority below 1000; "
          + "the views around need to leave room"))
    #expect(!(try message(".defaultHigh").contains("priority")))
  }

  @Test("the remedy names all views of a class that decide")
  func holders() throws {
    func message(_ views: [String]) throws -> String {
      let setup = views.map {
        "view.addSubview(\($0)); \($0).snp.makeConstraints { $0.top.leading.equalToSuperview(); $0.size.equalTo(30) }"
      }
      let findings = try Reading().audit(
        """
        import UIKit
        final class Terms: UIView {
          private let button = UIButton()
          init() {
            super.init(frame: .zero)
            addSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
            button.snp.makeConstraints { $0.edges.equalToSuperview() }
          }
        }
        final class Page: UIViewController {
          \(views.map { "private let \($0) = Terms()" }.joined(separator: "\n"))
          override func viewDidLoad() {
            \(setup.joined(separator: "\n"))
          }
        }
        """
      ).findings
      return try #require(findings.first).message
    }
    #expect(try message(["first"]).contains("let 'first', which decides its width, give it"))
    #expect(
      try message(["first", "second", "third"]).contains(
        "let 'first', 'second' and 'third', which decide its height, give it a height of at least 44"
      ))
  }

  @Test("what holds the view that decides has to grow with it")
  func aroundHolder() throws {
    func message(bar: Int) throws -> String {
      let findings = try Reading().audit(
        """
        import UIKit
        final class Plus: UIView {
          init() {
            super.init(frame: .zero)
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
          }
        }
        final class Page: UIView {
          let bar = UIView()
          let plus = Plus()
          func setUp() {
            addSubview(bar)
            bar.addSubview(plus)
            bar.snp.makeConstraints { $0.top.leading.equalToSuperview(); $0.height.equalTo(\(bar)) }
            plus.snp.makeConstraints { $0.centerY.equalToSuperview(); $0.size.equalTo(28) }
          }
        }
        """
      ).findings
      return try #require(findings.first).message
    }
    #expect(
      try message(bar: 40).hasSuffix(
        "give 'plus' a width of at least 44 and a height of at least 44, "
          + "and make 'bar' higher with it"))
    #expect(
      try message(bar: 50).hasSuffix(
        "; give 'plus' a width of at least 44 and a height of at least 44"))
    let boxed = try UIKitReading.finding(
      members: "let button = UIButton()\nlet box = UIView()\nlet bar = UIView()",
      """
      addSubview(bar)
      bar.addSubview(box)
      box.addSubview(button)
      bar.snp.makeConstraints { $0.top.leading.equalToSuperview(); $0.height.equalTo(36) }
      box.snp.makeConstraints { $0.centerY.equalToSuperview(); $0.size.equalTo(30) }
      button.snp.makeConstraints { $0.edges.equalToSuperview() }
      """)
    #expect(
      boxed.message.hasSuffix(
        "let 'box', which decides its height, give it a height of at least 44, "
          + "and make 'bar' higher with it"))
  }
}
