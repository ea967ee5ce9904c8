import Testing
import TouchModel
import TouchRules

/// Views that decide or limit a side, and what is offered where they do.
extension SidesTests {
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

  @Test("the remedy names the most that a constraint of its own lets a side be")
  func cap() throws {
    func message(_ cap: String) throws -> String {
      try UIKitReading.finding(
        """
        addSubview(button)
        button.widthAnchor.constraint(equalToConstant: 80).isActive = true
        button.setTitle("Go", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        \(cap)
        """
      ).message
    }
    func most(_ length: Int) -> String {
      """
      let most = button.heightAnchor.constraint(lessThanOrEqualToConstant: \(length))
      most.isActive = true
      """
    }
    let capped = "constrain it to a height of at least 44 rather than at most 22"
    #expect(try message(most(22)).contains(capped))
    // What lets it be as long as it should be keeps nothing from that.
    #expect(try !message(most(60)).contains("rather than"))
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
