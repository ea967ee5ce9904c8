import Testing
import TouchRules

/// What longer controls ask of the views around them.
extension LengtheningTests {
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
}
