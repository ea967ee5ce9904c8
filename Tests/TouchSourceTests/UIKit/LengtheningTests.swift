import Testing
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
