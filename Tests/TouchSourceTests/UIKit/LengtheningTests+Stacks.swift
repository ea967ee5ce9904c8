import Testing
import TouchRules

/// What longer controls ask of the stack views that arrange them.
extension LengtheningTests {
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
}
