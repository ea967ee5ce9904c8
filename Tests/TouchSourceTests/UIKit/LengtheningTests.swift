import Testing
import TouchModel
import TouchRules

/// What else has to change for a view to be as long as it should be.
@Suite("UIKit: what a longer control asks of others")
struct LengtheningTests {
  /// What is said of a label of a class that reacts to taps, placed by a corner.
  private func label(_ setup: String, font: Int = 17) throws -> String {
    try #require(
      try UIKitReading.findings(
        members: "let label = UILabel()",
        setup: """
          addSubview(label)
          label.font = .systemFont(ofSize: \(font))
          label.isUserInteractionEnabled = true
          label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
          label.topAnchor.constraint(equalTo: topAnchor).isActive = true
          label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          \(setup)
          """
      ).first
    ).message
  }

  @Test("what a text field shows beside its text is to be constrained, as a frame may not count")
  func besideText() throws {
    func message(_ shown: String) throws -> String {
      try UIKitReading.finding(
        members: "let field = UITextField()\nlet button = UIButton()",
        """
        addSubview(field)
        button.setImage(.gridicon(.cross, size: CGSize(width: 20, height: 20)), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        \(shown)
        """
      ).message
    }
    #expect(try message("field.rightView = button").contains("; constrain it to a "))
    #expect(try message("addSubview(button)").contains("; give it a frame "))
  }

  @Test("what a view says makes it wide enough, as far as it is in the source")
  func texts() throws {
    let wide = "make sure that it is at least 44 wide"
    #expect(try !label("label.text = \"Forgotten your password?\"").contains(wide))
    #expect(try !label("label.text = \"Goal deadline: \\(time)\"").contains(wide))
    #expect(try !label("label.text = \"验证码不显示?\"", font: 12).contains(wide))
    // Of these no more is known than that they may be short.
    #expect(try label("label.text = \"OK\"").contains(wide))
    #expect(try label("label.text = \"\\(name) said so\"", font: 8).contains(wide))
    #expect(try label("label.text = name").contains(wide))
    #expect(try label("label.text = \"Forgotten?\"\nlabel.text = name").contains(wide))
  }

  @Test("what a view shows may keep it short along an axis where nothing else gives it a length")
  func hugged() throws {
    func message(_ axes: String...) throws -> String {
      let hugging = axes.map { "button.setContentHuggingPriority(.required, for: \($0))" }
      return try UIKitReading.finding(
        members: "let button = UIButton()\nlet row = UIStackView()",
        """
        addSubview(row)
        row.addArrangedSubview(button)
        button.widthAnchor.constraint(equalToConstant: 24).isActive = true
        \(hugging.joined(separator: "\n"))
        button.setImage(picture, for: .normal)
        """
      ).message
    }
    #expect(
      try message(".horizontal", ".vertical").hasSuffix(
        "and lower its horizontal and vertical content hugging priority below 1000"))
    #expect(
      try message(".vertical").hasSuffix(
        "and lower its vertical content hugging priority below 1000"))
  }

  @Test("what keeps a view beside it short that a stack view makes as long is named")
  func besides() throws {
    func message(_ setup: String) throws -> String {
      try UIKitReading.finding(
        members: "let button = UIButton()\nlet row = UIStackView()\nlet title = UILabel()",
        """
        addSubview(row)
        row.topAnchor.constraint(equalTo: topAnchor).isActive = true
        row.addArrangedSubview(button)
        row.addArrangedSubview(title)
        button.widthAnchor.constraint(equalToConstant: 24).isActive = true
        button.heightAnchor.constraint(equalToConstant: 24).isActive = true
        \(setup)
        """
      ).message
    }
    let hugging = "title.setContentHuggingPriority(.required, for: .vertical)"
    let remedy = "lower the vertical content hugging priority of 'title' below 1000"
    #expect(try message(hugging).hasSuffix(", and \(remedy)"))
    #expect(try !message(hugging.replacing("vertical", with: "horizontal")).contains(remedy))
    #expect(try !message(hugging + "\nrow.alignment = .center").contains(remedy))
    #expect(try !message(hugging + "\ntitle.isHidden = true").contains(remedy))
    #expect(try !message("").contains(remedy))
  }

  @Test("a view around it that another view makes as long as it is is named")
  func around() throws {
    func message(_ setup: String) throws -> String {
      try UIKitReading.finding(
        members: "let button = UIButton()\nlet box = UIView()\nlet title = UILabel()",
        """
        addSubview(box)
        box.addSubview(button)
        box.addSubview(title)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: topAnchor),
          box.leadingAnchor.constraint(equalTo: leadingAnchor),
          title.topAnchor.constraint(equalTo: box.topAnchor),
          title.bottomAnchor.constraint(equalTo: box.bottomAnchor),
          button.topAnchor.constraint(equalTo: box.topAnchor),
          button.widthAnchor.constraint(equalToConstant: 80),
          button.heightAnchor.constraint(equalToConstant: 20),
        ])
        \(setup)
        """
      ).message
    }
    #expect(try message("").hasSuffix("and make 'box' higher with it"))
    // It grows with what is tied to both its ends, or is long enough.
    let ends = "button.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true"
    #expect(try !message(ends).contains("make 'box' higher"))
    #expect(
      try !message("title.font = .systemFont(ofSize: 40)").contains("make 'box' higher"))
  }

  @Test("what Interface Builder says of what shows and holds a view is heard too")
  func drawn() throws {
    func message(_ attributes: String, most: String = "") throws -> String {
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews>
          <stackView id="box" axis="vertical" distribution="fillEqually" spacing="20">
            <subviews>
              <label id="top"/>
              <button id="but" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
                <constraints>
                  <constraint firstAttribute="width" constant="28" id="w"/>
                  <constraint firstAttribute="height" constant="28" id="h"/>
                </constraints>
                <connections>\(InterfaceReading.action)</connections>
              </button>
            </subviews>
            <constraints>\(most)</constraints>
          </stackView>
        </subviews>
        """)
      let findings = try Reading().audit(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet private weak var button: UIButton!
        }
        """, with: ["Main.storyboard": storyboard]
      ).findings
      return try #require(findings.first).message
    }
    #expect(
      try message(#"horizontalHuggingPriority="1000" verticalHuggingPriority="251""#).contains(
        "lower its horizontal content hugging priority below 1000"))
    #expect(try !message("").contains("hugging"))
    func most(_ length: Int) -> String {
      #"""
      <constraint firstAttribute="height" relation="lessThanOrEqual" constant="\#(length)" id="m"/>
      """#
    }
    // Two rows of 44 and what is between take 108 points.
    #expect(try message("", most: most(100)).contains("make the view around it higher with it"))
    #expect(try !message("", most: most(108)).contains("make the view around it higher"))
  }

  @Test("nothing covers what has no room below what would")
  func sheets() throws {
    func message(height: Int, top: Int) throws -> String {
      let findings = try Reading().audit(
        """
        import UIKit
        final class Title: UIView {
          let button = UIButton()
          init() {
            super.init(frame: .zero)
            heightAnchor.constraint(equalToConstant: \(height)).isActive = true
            addSubview(button)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            NSLayoutConstraint.activate([
              button.widthAnchor.constraint(equalToConstant: 40),
              button.heightAnchor.constraint(equalToConstant: 40),
              button.topAnchor.constraint(equalTo: topAnchor, constant: \(top)),
              button.leadingAnchor.constraint(equalTo: leadingAnchor),
            ])
          }
          @objc func go() { print("") }
        }
        final class Sheet: UIViewController {
          let bar = Title()
          override func viewDidLoad() {
            view.addSubview(bar)
            bar.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
          }
        }
        """
      ).findings
      return try #require(findings.first).message
    }
    #expect(try !message(height: 60, top: 10).contains("make 'Title' higher"))
    // Here the button stands below the status bar, and has no room to grow.
    #expect(try message(height: 102, top: 60).contains("make 'Title' higher with it"))
  }

  @Test("a scroll view has to grow with what it scrolls only where that is to be longer than it is")
  func scrolled() throws {
    func message(_ holder: String, height: Int = 600, _ more: String = "") throws -> String {
      try UIKitReading.finding(
        members: """
          let button = UIButton()
          let scroller = \(holder)()
          let content = UIView()
          let text = UIView()
          """,
        """
        addSubview(scroller)
        scroller.addSubview(content)
        content.addSubview(text)
        content.addSubview(button)
        scroller.snp.makeConstraints {
          $0.top.left.right.equalToSuperview()
          $0.height.equalTo(\(height))
        }
        content.snp.makeConstraints { $0.edges.equalToSuperview() }
        text.snp.makeConstraints {
          $0.top.left.right.equalToSuperview()
          $0.height.equalTo(580)
        }
        button.snp.makeConstraints {
          $0.top.equalTo(text.snp.bottom)
          $0.left.bottom.equalToSuperview()
          $0.width.equalTo(60)
          $0.height.equalTo(20)
        }
        \(more)
        """
      ).message
    }
    let grown = "make 'scroller' higher with it"
    #expect(try !message("UIScrollView").contains(grown))
    #expect(try message("UIView").contains(grown))
    #expect(try message("UIScrollView", height: 40).contains(grown))
    let tied = "content.snp.makeConstraints { $0.height.equalTo(scroller) }"
    #expect(try message("UIScrollView", tied).contains(grown))
  }

  @Test("what only shares its middle with another view has to lie elsewhere, not that view to grow")
  func middles() throws {
    func message(_ setup: String, bar: Int = 48) throws -> String {
      try UIKitReading.finding(
        members: "let button = UIButton()\nlet bar = UIView()\nlet icon = UIImageView()",
        """
        addSubview(bar)
        bar.addSubview(icon)
        bar.addSubview(button)
        bar.snp.makeConstraints { $0.top.left.right.equalToSuperview(); $0.height.equalTo(\(bar)) }
        button.snp.makeConstraints { $0.size.equalTo(30); $0.centerY.equalTo(icon) }
        \(setup)
        """
      ).message
    }
    let beside = "button.snp.makeConstraints { $0.right.equalToSuperview() }"
    let small =
      "icon.snp.makeConstraints { $0.left.equalTo(bar); $0.top.equalTo(6); $0.size.equalTo(20) }"
    #expect(
      try message("\(small)\n\(beside)").hasSuffix(
        "a height of at least 44, and keep it inside 'bar'"))
    // There is no room in a lower one wherever it lies.
    #expect(
      try message("\(small)\n\(beside)", bar: 40).hasSuffix(
        "and make 'bar' higher with it, and keep it inside 'bar'"))
    let large = small.replacing("size.equalTo(20)", with: "size.equalTo(32)")
    #expect(
      try message("\(large)\n\(beside)", bar: 60).contains("that overrides 'point(inside:with:)'"))
    // What stands on it leaves the middle where it is.
    let on = "button.snp.makeConstraints { $0.right.equalTo(icon).offset(-1) }"
    #expect(
      try message("\(large)\n\(on)", bar: 38).contains("make 'icon' higher with it"))
  }

  @Test("what waits outside of a view to be moved into it has all of its room")
  func waiting() throws {
    func message(top: Int) throws -> String {
      try UIKitReading.finding(
        members: "let button = UIButton()\nlet plate = UIView()",
        """
        addSubview(plate)
        plate.addSubview(button)
        snp.makeConstraints { $0.height.equalTo(55) }
        plate.snp.makeConstraints {
          $0.left.right.height.equalTo(self)
          $0.top.equalTo(self).offset(\(top))
        }
        button.snp.makeConstraints { $0.height.equalTo(30); $0.center.equalTo(plate) }
        """
      ).message
    }
    #expect(try !message(top: 55).contains("make 'Sample' higher"))
    #expect(try !message(top: 0).contains("make 'Sample' higher"))
    // Less of it shows where it only begins later.
    #expect(try message(top: 20).contains("make 'Sample' higher with it"))
  }

  @Test("what keeps one of several equal shares short is named at the others")
  func shares() throws {
    func message(_ distribution: String) throws -> String {
      try UIKitReading.finding(
        members: "let button = UIButton()\nlet done = UIButton()\nlet column = UIStackView()",
        """
        addSubview(column)
        column.axis = .vertical
        column.distribution = .\(distribution)
        column.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview() }
        column.addArrangedSubview(button)
        column.addArrangedSubview(done)
        done.snp.makeConstraints { $0.height.equalTo(40) }
        button.setTitle("Copy", for: .normal)
        """
      ).message
    }
    #expect(try message("fillEqually").hasSuffix(", and give 'done' the same height"))
    #expect(try !message("equalSpacing").contains("'done'"))
  }

  @Test("a view beside it that has to be as long is named whatever else may stretch the stack")
  func stretchedStack() throws {
    func message(_ row: String) throws -> String {
      let findings = try Reading().audit(
        """
        import UIKit
        final class Prompt: UITableViewCell {
          let column = UIStackView()
          let row = UIStackView()
          let button = UIButton()
          let other = UIButton()
          func setUp() {
            contentView.addSubview(column)
            column.axis = .vertical
            column.snp.makeConstraints {
              $0.leading.trailing.equalToSuperview().inset(12)
              $0.top.bottom.equalToSuperview().inset(15)
            }
            column.addArrangedSubview(UILabel())
            column.addArrangedSubview(row)
            row.addArrangedSubview(button)
            row.addArrangedSubview(other)
            \(row)
            button.snp.makeConstraints { $0.height.equalTo(40) }
            other.snp.makeConstraints { $0.height.equalTo(40) }
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
          }
          @objc func go() { print("") }
        }
        """
      ).findings
      return try #require(findings.first).message
    }
    #expect(try message("").hasSuffix(", and give 'other' the same height"))
    #expect(try !message("row.alignment = .center").contains("'other'"))
  }

  @Test("a stack view that only limits what it aligns decides no length of it")
  func aligned() throws {
    func message(_ alignment: String) throws -> String {
      let findings = try Reading().audit(
        """
        import UIKit
        final class Field: UIControl {
          let button = UIButton()
          let row = UIStackView()
          init() {
            super.init(frame: .zero)
            row.alignment = .\(alignment)
            row.addArrangedSubview(button)
            addSubview(row)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
          }
          override func layoutSubviews() {
            row.frame = CGRect(x: 0, y: 12, width: 32, height: 32)
          }
          @objc func go() { print("") }
        }
        """
      ).findings
      return try #require(findings.first).message
    }
    #expect(
      try message("top").hasSuffix(
        """
        ; constrain it to a width of at least 44 and a height of at least 44, \
        and make 'row' wider and higher with it
        """))
    #expect(try message("fill").contains("let 'row', which decides its height, give it a height"))
  }

  @Test("a view around it that is at times too short for more is named")
  func timesOfLengths() throws {
    func message(_ constants: Int..., relation: String = "") throws -> String {
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews>
          <stackView id="box" axis="vertical" distribution="fillEqually" spacing="8">
            <constraints>
              <constraint firstAttribute="height" \(relation) id="high"/>
            </constraints>
          </stackView>
        </subviews>
        """,
        connections: """
          <outlet property="stack" destination="box" id="out1"/>
          <outlet property="high" destination="high" id="out2"/>
          """)
      let findings = try Reading().audit(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet private weak var stack: UIStackView!
          @IBOutlet private weak var high: NSLayoutConstraint!
          func fill() {
            let edit = UIButton()
            edit.heightAnchor.constraint(equalToConstant: 40).isActive = true
            edit.addTarget(self, action: #selector(go), for: .touchUpInside)
            stack.addArrangedSubview(edit)
            \(constants.map { "high.constant = \($0)" }.joined(separator: "\n"))
          }
          @objc func go() { print("") }
        }
        """, with: ["Main.storyboard": storyboard]
      ).findings
      return try #require(findings.first).message
    }
    let remedy = "and make 'stack' higher with it"
    #expect(try message(40).hasSuffix(remedy))
    #expect(try message(40, 88).hasSuffix(remedy))
    #expect(try !message(88, 136).contains(remedy))
    // What leaves no room for it as it is shows it at no time.
    #expect(try !message(8, 88).contains(remedy))
    // A least and a most leave it to the control how long it is.
    #expect(try !message(40, 88, relation: #"relation="greaterThanOrEqual""#).contains(remedy))
  }

  @Test("code may give a view around it one of several lengths too")
  func timesOfCode() throws {
    func message(_ lengths: String) throws -> String {
      try UIKitReading.finding(
        members: "let button = UIButton()\nlet box = UIView()\nlet isOpen: Bool",
        """
        addSubview(box)
        box.addSubview(button)
        box.heightAnchor.constraint(equalToConstant: \(lengths)).isActive = true
        button.centerYAnchor.constraint(equalTo: box.centerYAnchor).isActive = true
        button.heightAnchor.constraint(equalToConstant: 36).isActive = true
        """
      ).message
    }
    #expect(try message("isOpen ? 80 : 40").hasSuffix("and make 'box' higher with it"))
    #expect(try !message("isOpen ? 80 : 48").contains("make 'box' higher"))
    #expect(try !message("isOpen ? 80 : 8").contains("make 'box' higher"))
  }

  @Test("what cuts a view off that is long enough itself is told with where it has its length")
  func rooms() throws {
    func evidence(header: Int, side: Int = 44) throws -> [String] {
      let findings = try UIKitReading.findings(
        members: "let button = UIButton()\nlet header = UIView()",
        setup: """
          addSubview(header)
          header.snp.makeConstraints {
            $0.height.equalTo(\(header))
            $0.top.leading.trailing.equalToSuperview()
          }
          header.addSubview(button)
          button.snp.makeConstraints {
            $0.trailing.equalToSuperview()
            $0.centerY.equalToSuperview()
            $0.width.height.equalTo(\(side))
          }
          """)
      let finding = try #require(findings.first { $0.subject.label == "button" })
      let told = finding.evidence.filter { $0.message.contains("leaves at most") }
      #expect(told.allSatisfy { $0.place == finding.cause })
      return told.map(\.message)
    }
    #expect(try evidence(header: 42) == ["'header' leaves at most 42 pt of its height"])
    // Here it is no longer than that.
    #expect(try evidence(header: 42, side: 30) == [])
  }

  @Test("a width that is about long enough by an estimate is to be made sure of")
  func estimate() throws {
    func message(_ setup: String) throws -> String {
      try UIKitReading.finding(
        """
        addSubview(button)
        button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        button.heightAnchor.constraint(equalToConstant: 32).isActive = true
        \(setup)
        """
      ).message
    }
    let picture = """
      var look = UIButton.Configuration.plain()
      look.image = UIImage(systemName: "flashlight.slash")
      button.configuration = look
      """
    #expect(try message(picture).contains("make sure that it is at least 44 wide"))
    let title = #"button.setTitle("Change all of it", for: .normal)"#
    #expect(!(try message(title).contains("wide")))
  }
}
