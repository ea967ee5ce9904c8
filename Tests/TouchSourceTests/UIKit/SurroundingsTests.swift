import Testing
import TouchModel
import TouchRules

/// What views around a control, beside it and in it leave it.
@Suite("UIKit: what lies around a control")
struct SurroundingsTests {
  @Test("what else a view around it holds leaves it less room")
  func room() throws {
    func message(box: Int) throws -> String {
      try UIKitReading.finding(
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
      try message(box: 120).contains("a class that overrides 'point(inside:with:)'; either"))
  }

  @Test("a view keeps the frame that it is made with where only what it holds is tied to it")
  func framed() throws {
    func message(
      _ frame: String = "frame: CGRect(x: 0, y: 0, width: 393, height: 40)", _ more: String = ""
    ) throws -> String {
      try UIKitReading.finding(
        """
        let bar = UIView(\(frame))
        addSubview(bar)
        bar.addSubview(button)
        NSLayoutConstraint.activate([
          button.rightAnchor.constraint(equalTo: bar.rightAnchor, constant: -12),
          button.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
          button.widthAnchor.constraint(equalToConstant: 44),
          button.heightAnchor.constraint(equalToConstant: 20),
        ])
        \(more)
        """
      ).message
    }
    let higher = "constrain it to a height of at least 44, and make 'bar' higher with it"
    #expect(try message().hasSuffix(higher))
    let frame = "frame: CGRect(x: 0, y: 0, width: 393, height: 40)"
    for (frame, more) in [
      ("", ""), ("frame: .zero", ""),
      (frame, "bar.translatesAutoresizingMaskIntoConstraints = false"),
      (frame, "bar.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true"),
    ] {
      #expect(try !message(frame, more).contains("'bar'"), "\(frame) \(more)")
    }
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
    #expect(try message("").contains("a class that overrides 'point(inside:with:)'"))
  }

  @Test("what is added to a table's cell itself may lie behind what that shows")
  func behindContent() throws {
    func verdicts(
      _ setup: String, _ superclass: String = "UITableViewCell"
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()",
        setup: """
          button.widthAnchor.constraint(equalToConstant: 48).isActive = true
          button.heightAnchor.constraint(equalToConstant: 48).isActive = true
          \(setup)
          """, superclass: superclass)
    }
    let added = "addSubview(button)"
    #expect(try verdicts(added) == ["undecided 'button'"])
    for rest in ["contentView.isUserInteractionEnabled = false", "bringSubviewToFront(button)"] {
      #expect(try verdicts("\(added)\n\(rest)") == ["pass 1"])
    }
    #expect(try verdicts("contentView.addSubview(button)") == ["pass 1"])
    #expect(try verdicts(added, "UICollectionViewCell") == ["pass 1"])
  }

  @Test("what lies in a text field reacts where that is, which is as high as its text")
  func textField() throws {
    func verdicts(
      _ field: String = "", key: Int = 44, place: String = "top", superclass: String = "UITextField"
    ) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Field: \(superclass) {
          let key = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(key)
            key.addTarget(self, action: nil, for: .touchUpInside)
            key.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
            key.widthAnchor.constraint(equalToConstant: 44).isActive = true
            key.heightAnchor.constraint(equalToConstant: \(key)).isActive = true
          }
        }
        final class Form: UIView {
          private let field = Field()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(field)
            field.\(place)Anchor.constraint(equalTo: \(place)Anchor).isActive = true
            field.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            field.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
            \(field)
          }
        }
        """
      ).filter { !$0.hasPrefix("exempt") }
    }
    #expect(try verdicts() == ["fail 'key' 44×22.33"])
    #expect(try verdicts("field.font = .systemFont(ofSize: 40)") == ["pass 1"])
    #expect(try verdicts("field.font = .systemFont(ofSize: 18)") == ["fail 'key' 44×23.67"])
    for unknown in ["field.borderStyle = .line", "field.font = font", "arrange(field)"] {
      #expect(try verdicts(unknown) == ["undecided 'key'"], "\(unknown)")
    }
    let height = "field.heightAnchor.constraint(equalToConstant"
    #expect(try verdicts("\(height): 48).isActive = true") == ["pass 1"])
    #expect(try verdicts("\(height): 40).isActive = true") == ["fail 'key' 44×40"])
    #expect(try verdicts("\(height): side).isActive = true") == ["undecided 'key'"])
    #expect(try verdicts("\(height): side).isActive = true", key: 20) == ["fail 'key' 44×20"])
    // What says nothing of its own length is as long as others make it.
    #expect(try verdicts(superclass: "UIView") == ["pass 1"])
  }

  @Test("what fills a text field makes it as high, or is as high as that")
  func fillingTextField() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()\nlet field = UITextField()",
        setup: """
          addSubview(field)
          field.addSubview(button)
          field.borderStyle = .line
          button.widthAnchor.constraint(equalToConstant: 44).isActive = true
          button.heightAnchor.constraint(equalToConstant: 44).isActive = true
          \(setup)
          """
      ).filter { !$0.hasPrefix("exempt") }
    }
    let low = try UIKitReading.finding(
      members: "let button = UIButton()\nlet field = UITextField()",
      """
      addSubview(field)
      field.addSubview(button)
      field.borderStyle = .line
      button.centerYAnchor.constraint(equalTo: field.centerYAnchor).isActive = true
      button.widthAnchor.constraint(equalToConstant: 44).isActive = true
      button.heightAnchor.constraint(equalToConstant: 30).isActive = true
      """)
    #expect(
      low.message.hasSuffix(
        """
        a width of 44 pt and a height of at most 30 pt of the 44×44 it needs; constrain it to a \
        height of at least 44, and make 'field' higher with it
        """))
    let top = "button.topAnchor.constraint(equalTo: field.topAnchor).isActive = true"
    #expect(try verdicts(top) == ["undecided 'button'"])
    #expect(
      try verdicts(
        "\(top)\nbutton.bottomAnchor.constraint(equalTo: field.bottomAnchor).isActive = true")
        == ["pass 1"])
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
      try message(top: "view.safeAreaLayoutGuide").contains("overrides 'point(inside:with:)'"))
  }

  @Test("a view that takes the frame of another lets no touch beyond it through, in a bar either")
  func copiedFrames() throws {
    func message(_ bar: String) throws -> String {
      try UIKitReading.finding(
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

  @Test("what its baseline alone places may stick out of what is around it")
  func baselines() throws {
    func verdicts(
      _ height: Int, box: Int, label: String = "centerYAnchor", more: String = ""
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let box = UIView()\nlet label = UILabel()\nlet button = UIButton()",
        setup: """
          view.addSubview(box)
          box.addSubview(label)
          box.addSubview(button)
          NSLayoutConstraint.activate([
            box.heightAnchor.constraint(equalToConstant: \(box)),
            label.\(label).constraint(equalTo: box.\(label)),
            button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
            button.heightAnchor.constraint(equalToConstant: \(height)),
            button.widthAnchor.constraint(equalToConstant: 60),
          ])
          \(more)
          """, superclass: "UIViewController")
    }
    #expect(try verdicts(44, box: 80) == ["pass 1"])
    #expect(try verdicts(44, box: 44) == ["undecided 'button'"])
    #expect(try verdicts(44, box: 80, label: "bottomAnchor") == ["undecided 'button'"])
    #expect(
      try verdicts(
        44, box: 50,
        more: "button.centerYAnchor.constraint(equalTo: box.centerYAnchor).isActive = true")
        == ["pass 1"])
    #expect(try verdicts(30, box: 80) == ["fail 'button' 60×30"])
    #expect(try verdicts(44, box: 29)[0].hasPrefix("fail 'button' 60×"))
  }
}
