import Testing
import TouchModel
import TouchRules

/// What findings say of sides that are not known, that vary, or that other views decide.
@Suite("UIKit: sides in words")
struct SidesTests {
  private func finding(
    members: String = "let button = UIButton()", _ setup: String, others: String = "",
    policy: Policy.Name = .hig
  ) throws -> Finding {
    let findings = try UIKitReading.findings(
      members: members, setup: setup, others: others, policy: policy)
    return try #require(findings.first { $0.subject.label == "button" })
  }

  @Test("of a side that nothing limits nothing is said but that it is to be kept long enough")
  func unknown() throws {
    let finding = try finding(
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
        "; constrain it to a height of at least 44 and keep it at least 44 wide, or override"))
    #expect(finding.missRates.isEmpty)
    #expect(finding.evidence.allSatisfy { !$0.message.contains("×") })
    #expect(finding.extent == "a height of 30 pt")
  }

  @Test("two known sides are a pair of numbers")
  func known() throws {
    let finding = try finding(
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
    let finding = try finding(
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
    let finding = try finding(
      """
      addSubview(button)
      button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      button.heightAnchor.constraint(lessThanOrEqualToConstant: 30).isActive = true
      button.titleLabel?.numberOfLines = 0
      button.setTitle("Go", for: .normal)
      """)
    #expect(finding.message.contains("a height of at most 30 pt"))
  }

  @Test("the remedy names the view that decides a side")
  func holder() throws {
    let stacked = try finding(
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
    let open = try finding(
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
        "give it a height of at least 44 and keep it at least 44 wide"))
    // A stack that nothing stretches grows with what it arranges.
    let free = try finding(
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
      try finding(
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
    #expect(try message(row: 46).contains("or override 'point(inside:with:)' in its class; either"))
    #expect(try message(row: 46, .child).hasSuffix("and make 'row' higher with it"))
  }

  @Test("a view at the end of a field that a frame keeps short is named as well")
  func framed() throws {
    func message(_ height: Int) throws -> String {
      try finding(
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
    let wrapped = try finding(
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
    let held = try finding(
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

  @Test("what else a view around it holds leaves it less room")
  func room() throws {
    func message(box: Int) throws -> String {
      try finding(
        members: "let button = UIButton()\nlet box = UIView()",
        """
        addSubview(box)
        let first = UIView()
        let last = UIView()
        for view in [first, last, button] {
          box.addSubview(view)
          view.heightAnchor.constraint(equalToConstant: 38).isActive = true
        }
        NSLayoutConstraint.activate([
          box.heightAnchor.constraint(equalToConstant: \(box)),
          first.topAnchor.constraint(equalTo: box.topAnchor),
          button.topAnchor.constraint(equalTo: first.bottomAnchor),
          button.widthAnchor.constraint(equalToConstant: 80),
          last.topAnchor.constraint(equalTo: button.bottomAnchor),
        ])
        """
      ).message
    }
    #expect(
      try message(box: 114).hasSuffix(
        "constrain it to a height of at least 44, and make 'box' higher with it"))
    #expect(
      try message(box: 120).contains("or override 'point(inside:with:)' in its class; either"))
  }

  @Test("a collection gives its cells their size")
  func cells() throws {
    func message(_ bottom: String) throws -> String {
      let findings = try Reading().audit(
        """
        import UIKit
        final class Tag: UICollectionViewCell {
          let button = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
            button.snp.makeConstraints { make in
              make.size.equalTo(14)
              make.top.equalToSuperview().inset(5)
              \(bottom)
            }
          }
        }
        """
      ).findings
      return try #require(findings.first).message
    }
    #expect(
      try message("make.bottom.equalToSuperview().inset(5)").hasSuffix(
        "a height of at least 44, and make 'Tag' higher with it"))
    #expect(try message("").contains("or override 'point(inside:with:)'"))
  }

  @Test("the cause is where the side that is short is decided")
  func cause() throws {
    func line(width: Int, height: Int) throws -> Int? {
      try finding(
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
    try finding(
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
        "; let 'other', which decides its height, give it a height of at least 44"))
  }

  @Test("of an estimated length no more is asked where the estimate is enough")
  func estimated() throws {
    let finding = try finding(
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
    let finding = try finding(
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
    let finding = try finding(
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
        "; let 'first', which decides its height, give it a height of at least 44"))
  }

  @Test("a stack that follows what it arranges is no limit, but what it makes as long has to grow")
  func companions() throws {
    func message(_ alignment: String, _ height: String = "") throws -> String {
      try finding(
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

  @Test("what sticks out of a view around it reacts only inside that")
  func overhang() throws {
    func findings(_ inset: Int, icon: Int = 24) throws -> [Finding] {
      try UIKitReading.findings(
        members: "let button = UIButton()\nlet icon = UIImageView()\nlet box = UIView()",
        setup: """
          addSubview(box)
          box.addSubview(icon)
          box.addSubview(button)
          icon.snp.makeConstraints {
            $0.centerY.equalToSuperview()
            $0.trailing.equalToSuperview()
            $0.size.equalTo(\(icon))
          }
          button.snp.makeConstraints { $0.edges.equalTo(icon).inset(\(inset)) }
          """)
    }
    let outside = try #require(try findings(-5).first)
    #expect(outside.message.contains("can be hit in 29×34 pt of the 44×44"))
    #expect(outside.message.contains("rather than to 'icon', and keep it inside 'box'"))
    let inside = try #require(try findings(2).first)
    #expect(inside.message.contains("can be hit in 20×20 pt of the 44×44"))
    #expect(!inside.message.contains("keep it inside"))
    // Its frame alone would do.
    let long = try #require(try findings(-10).first)
    #expect(long.message.hasSuffix("34×44 pt of the 44×44 it needs; keep it inside 'box'"))
    #expect(try findings(-10, icon: 34).isEmpty)
  }

  @Test("what begins in a view around it ends there at the latest, however long it is")
  func overhangOfTitle() throws {
    func hits(_ edge: String, _ inset: Int, height: Int = 44) throws -> [String] {
      try UIKitReading.findings(
        members: "let button = UIButton(type: .system)\nlet box = UIView()",
        setup: """
          addSubview(box)
          box.addSubview(button)
          button.setTitle("Read more", for: .normal)
          box.snp.makeConstraints { $0.size.equalTo(CGSize(width: 300, height: \(height))) }
          button.snp.makeConstraints {
            $0.\(edge).equalToSuperview().offset(\(inset))
            $0.leading.trailing.equalToSuperview()
          }
          """
      ).map(\.hit.written)
    }
    #expect(try hits("top", 20) == ["300×24"])
    #expect(try hits("bottom", -24) == ["300×20"])
    // There is room for all of it.
    #expect(try hits("top", 4) == ["300×30"])
    #expect(try hits("top", 20, height: 80) == ["300×30"])
  }

  @Test("what the system shows at the top of the screen takes a part of a bar that begins there")
  func statusBar() throws {
    func message(top: String) throws -> String {
      let findings = try Reading().audit(
        """
        import UIKit
        final class Bar: UIView {
          let back = UIButton()
          init() {
            super.init(frame: .zero)
            addSubview(back)
            back.addTarget(self, action: nil, for: .touchUpInside)
            snp.makeConstraints { $0.height.equalTo(88) }
            back.snp.makeConstraints {
              $0.leading.equalToSuperview().offset(16)
              $0.bottom.equalToSuperview().offset(-10)
              $0.width.height.equalTo(24)
            }
          }
        }
        final class Page: UIViewController {
          let bar = Bar()
          override func viewDidLoad() {
            view.addSubview(bar)
            bar.snp.makeConstraints {
              $0.leading.trailing.equalToSuperview()
              $0.top.equalTo(\(top))
            }
          }
        }
        """
      ).findings
      return try #require(findings.first).message
    }
    #expect(try message(top: "view").hasSuffix("and make 'Bar' higher with it"))
    #expect(
      try message(top: "view.safeAreaLayoutGuide").contains("or override 'point(inside:with:)'"))
  }

  @Test("a list that gives enough of one side is only asked for the other")
  func listed() throws {
    func message(_ size: String) throws -> String {
      let findings = try Reading().audit(
        """
        import UIKit
        final class Tag: UICollectionViewCell {
          private let button = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
            button.snp.makeConstraints { $0.edges.equalToSuperview() }
          }
        }
        final class Tags: UIViewController, UICollectionViewDelegateFlowLayout {
          private let list = UICollectionView()
          override func viewDidLoad() { list.register(Tag.self, forCellWithReuseIdentifier: "tag") }
          func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
          ) -> CGSize { \(size) }
          func collectionView(
            _ view: UICollectionView, cellForItemAt path: IndexPath
          ) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "tag", for: path) as! Tag
          }
        }
        """
      ).findings
      return try #require(findings.first).message
    }
    #expect(
      try message("CGSize(width: 80, height: 36)").hasSuffix(
        "; let 'Tag', which decides its height, give it a height of at least 44"))
    #expect(try message("CGSize(width: 36, height: 36)").contains("which decides its width"))
  }

  @Test("what a frame makes small is given a larger one")
  func frames() throws {
    let framed = try finding(
      """
      addSubview(button)
      button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
      """)
    #expect(framed.message.contains("; give it a frame with a height of at least 44, or override"))
    let constrained = try finding(
      """
      addSubview(button)
      button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
      button.snp.makeConstraints { $0.size.equalTo(30); $0.top.equalToSuperview() }
      """)
    #expect(constrained.message.contains("; constrain it to a width of at least 44"))
  }

  @Test("a view that takes the frame of another lets no touch beyond it through, in a bar either")
  func copiedFrames() throws {
    func message(_ bar: String) throws -> String {
      try finding(
        members: "let button = UIButton(type: .system)\nlet item = UINavigationItem()",
        """
        let box = UIView()
        button.setTitle("Send it now", for: .normal)
        button.sizeToFit()
        box.addSubview(button)
        box.frame = button.bounds
        \(bar)
        """
      ).message
    }
    #expect(
      try message("addSubview(box)").hasSuffix("; give it a frame with a height of at least 44"))
    let inBar = try message("item.leftBarButtonItem = UIBarButtonItem(customView: box)")
    #expect(inBar.contains("'button' button in a bar is about"))
    #expect(inBar.hasSuffix("; give it a frame with a height of at least 44"))
  }

  @Test("the distances of all views around it take their part of what a list gives")
  func nested() throws {
    func message(row: Int) throws -> String {
      let findings = try Reading().audit(
        """
        import UIKit
        final class Row: UITableViewCell {
          private let box = UIView(), button = UIButton()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(box)
            box.addSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
            box.snp.makeConstraints { $0.top.leading.equalToSuperview().offset(12) }
            button.snp.makeConstraints {
              $0.top.bottom.leading.equalToSuperview().inset(20)
              $0.width.height.equalTo(30)
            }
          }
        }
        final class List: UIViewController, UITableViewDelegate, UITableViewDataSource {
          private let table = UITableView()
          override func viewDidLoad() {
            table.delegate = self
            table.register(Row.self, forCellReuseIdentifier: "row")
          }
          func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat { \(row) }
          func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            view.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
          }
        }
        """
      ).findings
      return try #require(findings.first).message
    }
    #expect(try message(row: 90).hasSuffix("and make 'Row' higher with it in 'heightForRowAt'"))
    #expect(!(try message(row: 100).contains("heightForRowAt")))
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

  @Test("what controls inside take at its ends does not react")
  func innerControls() throws {
    func messages(_ constraints: String, _ wiring: String = "arrow") throws -> [String] {
      try Reading().audit(
        """
        import UIKit
        final class Terms: UIControl {
          private let arrow = UIButton()
          init() {
            super.init(frame: .zero)
            addSubview(arrow)
            \(wiring).addTarget(self, action: nil, for: .touchUpInside)
            arrow.snp.makeConstraints { \(constraints); $0.width.equalTo(48) }
          }
        }
        final class Page: UIViewController {
          private let terms = Terms()
          override func viewDidLoad() {
            view.addSubview(terms)
            terms.addTarget(self, action: nil, for: .touchUpInside)
            terms.snp.makeConstraints {
              $0.top.leading.equalToSuperview()
              $0.width.equalTo(300)
              $0.height.equalTo(30)
            }
          }
        }
        """
      ).findings.map(\.message).filter { $0.hasPrefix("the 'terms'") }
    }
    func isPart(_ messages: [String], _ size: String) -> Bool {
      messages.count == 1 && messages[0].contains("can be hit in \(size) pt")
    }
    #expect(isPart(try messages("$0.trailing.top.bottom.equalToSuperview()"), "252×30"))
    #expect(isPart(try messages("$0.leading.top.bottom.equalToSuperview()"), "252×30"))
    // What leaves room across leaves no rectangle, and what nothing makes react takes nothing.
    #expect(
      isPart(
        try messages("$0.trailing.equalToSuperview(); $0.top.bottom.equalToSuperview().inset(4)"),
        "300×30"))
    #expect(isPart(try messages("$0.trailing.top.bottom.equalToSuperview()", "Kit()"), "300×30"))
  }
}
