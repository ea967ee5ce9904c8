import Testing

/// Views that are as long as what they hold, because nothing else says how long they are.
@Suite("UIKit: what nothing stretches")
struct StretchingTests {
  /// The verdicts on a button in a stack view that fills what a cell shows.
  private func cell(
    table: String = "table.register(Sample.self, forCellReuseIdentifier: \"sample\")",
    setup: String = "", stack: String = "[button, UIView()]", superclass: String = "UITableViewCell"
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        private let button = UIButton(type: .system)
        private lazy var row = UIStackView(arrangedSubviews: \(stack))
        """,
      setup: """
        button.setTitle("Undo", for: .normal)
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
          row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
          row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        ])
        \(setup)
        """, superclass: superclass, outside: "final class List { func show() { \(table) } }")
  }

  private func isFound(_ verdicts: [String], height: String = "30") -> Bool {
    verdicts.count == 1 && verdicts[0].hasPrefix("fail 'button'")
      && verdicts[0].hasSuffix("×\(height)")
  }

  @Test("a table makes its cells as high as what they hold")
  func cells() throws {
    let registered = "table.register(Sample.self, forCellReuseIdentifier: \"sample\")"
    for table in [
      "\(registered)", "\(registered); table.rowHeight = UITableView.automaticDimension",
      "\(registered); table.estimatedRowHeight = 80",
    ] {
      let verdicts = try cell(table: table)
      #expect(isFound(verdicts), "\(verdicts)")
    }
    // An icon that hangs from the top holds no ends apart.
    let icon = """
      let icon = UIImageView()
      contentView.addSubview(icon)
      icon.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
      """
    #expect(isFound(try cell(setup: icon)))
  }

  @Test(
    "the middle and one end of a stack view hold its other end too",
    arguments: [
      ("stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8)", true),
      ("stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8)", true),
      ("stack.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor)", false),
      ("stack.leadingAnchor.constraint(equalTo: title.leadingAnchor)", false),
      ("stack.topAnchor.constraint(equalTo: topAnchor)", false),
    ])
  func middleAndEnd(end: String, isHeld: Bool) throws {
    let verdicts = try UIKitReading.verdicts(
      members: """
        private let button = UIButton()
        private let stack = UIStackView()
        private let title = UILabel()
        """,
      setup: """
        stack.axis = .vertical
        addSubview(stack)
        addSubview(title)
        stack.addArrangedSubview(button)
        NSLayoutConstraint.activate([
          widthAnchor.constraint(equalToConstant: 300),
          stack.centerXAnchor.constraint(equalTo: centerXAnchor),
          stack.centerYAnchor.constraint(equalTo: centerYAnchor),
          button.heightAnchor.constraint(equalToConstant: 48),
          \(end),
        ])
        """)
    #expect(verdicts == (isHeld ? ["pass 1"] : ["fail 'button' 30×48"]))
  }

  @Test(
    "a table may say how high its rows are",
    arguments: [
      "table.register(Sample.self, forCellReuseIdentifier: \"sample\"); table.rowHeight = 60",
      "table.register(Sample.self, forCellReuseIdentifier: \"sample\") }\nfunc heightForRow() {",
      // A base class of the one that shows it does.
      "_ = Sample() } }\nclass Base { func set() { table.rowHeight = 60 } }\nclass Other: Base { func show() { Sample.self",
      // Nothing shows it.
      "",
    ])
  func heights(table: String) throws {
    #expect(try cell(table: table) == ["undecided 'button'"])
  }

  @Test(
    "other views may hold a cell's ends apart",
    arguments: [
      """
      let icon = UIImageView()
      contentView.addSubview(icon)
      icon.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
      icon.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
      """,
      """
      let icon = UIImageView()
      let label = UILabel()
      for view in [icon, label] { contentView.addSubview(view) }
      icon.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
      label.topAnchor.constraint(equalTo: icon.bottomAnchor).isActive = true
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
      """,
      """
      let icon = UIImageView()
      contentView.addSubview(icon)
      icon.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
      icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
      """,
      "contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true",
    ])
  func apart(setup: String) throws {
    #expect(try cell(setup: setup) == ["undecided 'button'"])
  }

  @Test("collections give their cells a size")
  func collections() throws {
    #expect(try cell(superclass: "UICollectionViewCell") == ["undecided 'button'"])
  }

  @Test("what fills a cell without a stack view is as high as it asks to be")
  func alone() throws {
    func verdicts(_ table: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton(type: .system)",
        setup: """
          button.setTitle("Undo", for: .normal)
          contentView.addSubview(button)
          button.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4).isActive = true
          button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
          """, superclass: "UITableViewCell",
        outside: "final class List { func show() { table.register(Sample.self); \(table) } }")
    }
    #expect(isFound(try verdicts("")))
    #expect(try verdicts("table.rowHeight = 60") == ["undecided 'button'"])
  }

  @Test("what fills what scrolls is as long as what it holds")
  func scrolling() throws {
    func verdicts(_ setup: String = "", edges: String = "scroll") throws -> [String] {
      try UIKitReading.verdicts(
        members:
          "private let button = UIButton(type: .system)\nprivate let scroll = UIScrollView()",
        setup: """
          button.setTitle("Undo", for: .normal)
          let column = UIStackView(arrangedSubviews: [button, UILabel()])
          column.axis = .vertical
          addSubview(scroll)
          scroll.addSubview(column)
          scroll.heightAnchor.constraint(equalToConstant: 300).isActive = true
          column.topAnchor.constraint(equalTo: \(edges).topAnchor).isActive = true
          column.bottomAnchor.constraint(equalTo: \(edges).bottomAnchor).isActive = true
          column.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          \(setup)
          """)
    }
    #expect(isFound(try verdicts()))
    #expect(isFound(try verdicts(edges: "scroll.contentLayoutGuide")))
    #expect(try verdicts(edges: "scroll.frameLayoutGuide") == ["undecided 'button'"])
    #expect(
      try verdicts("column.heightAnchor.constraint(equalTo: scroll.heightAnchor).isActive = true")
        == ["undecided 'button'"])
    #expect(
      try verdicts(
        """
        let picture = UIImageView()
        scroll.addSubview(picture)
        picture.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
        picture.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
        """) == ["undecided 'button'"])
  }

  @Test("what fills what scrolls is not as long as the view that it scrolls in")
  func scrolled() throws {
    let verdicts = try UIKitReading.verdicts(
      members: "private let button = UIButton()\nprivate let scroll = UIScrollView()",
      setup: """
        addSubview(scroll)
        scroll.addSubview(button)
        scroll.heightAnchor.constraint(equalToConstant: 30).isActive = true
        button.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
        button.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
        button.setImage(UIImage(named: name), for: .normal)
        """)
    #expect(verdicts == ["undecided 'button'"])
  }

  @Test("what asks for nothing does not make a stack view higher")
  func spacers() throws {
    func verdicts(_ other: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = UIButton(type: .system)
          private let icon = UIImageView()
          let image = UIImageView()
          """,
        setup: """
          button.setTitle("Undo", for: .normal)
          let other = \(other)
          let row = UIStackView(arrangedSubviews: [button, other])
          addSubview(row)
          row.topAnchor.constraint(equalTo: topAnchor).isActive = true
          row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          """,
        others: """
          final class Spacer: UIView {
            init(width: CGFloat? = nil, height: CGFloat? = nil) {
              super.init(frame: .zero)
              if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
              if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
            }
          }
          final class Framed: UIView {
            init() {
              super.init(frame: .zero)
              addSubview(UILabel())
            }
          }
          """)
    }
    for other in [
      "UIView()", "UIImageView()", "icon", "UIScrollView()", "UIStackView()", "Spacer(width: 8)",
    ] {
      #expect(isFound(try verdicts(other)), "\(other)")
    }
    for other in [
      "image", "Spacer(height: 50)", "Framed()", "UIImageView(image: picture)", "Badge()",
      "UIView(); other.heightAnchor.constraint(equalTo: heightAnchor).isActive = true",
      "UIView(); other.addSubview(badge)",
    ] {
      #expect(try verdicts(other) == ["undecided 'button'"], "\(other)")
    }
  }

  @Test("a view that asks for nothing takes what a button beside it leaves")
  func beside() throws {
    func verdict(_ creation: String, _ setup: String = "") throws -> String {
      try UIKitReading.verdicts(
        members: "private let button = UIButton()\nprivate let list = \(creation)",
        setup: """
          button.setTitle("+", for: .normal)
          button.setImage(UIImage(systemName: "smiley"), for: .normal)
          addSubview(button)
          addSubview(list)
          button.snp.makeConstraints { make in
            make.left.equalToSuperview()
            make.bottom.equalToSuperview().offset(-8)
          }
          list.snp.makeConstraints { make in
            make.left.equalTo(button.snp.right).offset(8)
            make.top.bottom.right.equalToSuperview()
          }
          \(setup)
          """)[0]
    }
    for creation in [
      "UICollectionView(frame: .zero, collectionViewLayout: layout)", "UITableView()", "UIView()",
      "WKWebView()",
    ] {
      #expect(try verdict(creation) == "fail 'button' 31×24", "\(creation)")
    }
    let shown = """
      list.register(Cell.self, forCellReuseIdentifier: "cell")
      list.reloadData()
      list.moveRow(at: path, to: path)
      (list.cellForRow(at: path) as? Cell)?.mark()
      """
    #expect(try verdict("UITableView()", shown) == "fail 'button' 31×24")
    // A label grows where the button keeps its width more strongly than the label its own.
    let strong = "button.setContentHuggingPriority(.required, for: .horizontal)"
    #expect(try verdict("UILabel()", strong) == "fail 'button' 31×24")
    let both = "\(strong)\nlist.setContentHuggingPriority(.required, for: .horizontal)"
    #expect(try verdict("UILabel()", both) != "fail 'button' 31×24")
    // What has a length of its own, or another end to go by, may stretch the button.
    for (creation, setup) in [
      ("UILabel()", ""), ("KitView()", ""),
      ("UIView()", "list.snp.makeConstraints { $0.width.equalTo(200) }"),
      ("UIView()", "list.snp.makeConstraints { $0.centerX.equalToSuperview() }"),
      ("UIView()", "list.snp.makeConstraints { $0.left.equalToSuperview().offset(60) }"),
      ("UIView()", "let other = UIView()\nother.snp.makeConstraints { $0.width.equalTo(list) }"),
    ] {
      #expect(try verdict(creation, setup) != "fail 'button' 31×24", "\(creation) \(setup)")
    }
  }

  @Test("a view of a class that lets it grow takes what a stack view has left, as the system's do")
  func heirs() throws {
    func verdicts(_ body: String, hugging: String = ".required") throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton(type: .custom)",
        setup: """
          button.setImage(UIImage(systemName: "info.circle"), for: .normal)
          button.setContentHuggingPriority(\(hugging), for: .horizontal)
          let label = Hint()
          label.text = "hint"
          let row = UIStackView(arrangedSubviews: [label, button])
          addSubview(row)
          row.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview() }
          """,
        others: "class Hint: UILabel {\n\(body)\n}")
    }
    func isFound(_ verdicts: [String]) -> Bool {
      verdicts.count == 1 && verdicts[0].hasPrefix("fail 'button' 20×")
    }
    func setUp(_ code: String) -> String {
      "override init(frame: CGRect) {\nsuper.init(frame: frame)\n\(code)\n}"
    }
    for body in [
      "", "override func awakeFromNib() { super.awakeFromNib() }",
      "convenience init(style: Int = 1) { self.init() }", setUp("textColor = .red"),
      setUp("heightAnchor.constraint(equalToConstant: 48).isActive = true"),
    ] {
      #expect(isFound(try verdicts(body)), "\(body)")
    }
    for body in [
      setUp("widthAnchor.constraint(equalToConstant: 48).isActive = true"),
      setUp("setContentHuggingPriority(.required, for: .horizontal)"), setUp("isHidden = true"),
    ] {
      #expect(!isFound(try verdicts(body)), "\(body)")
    }
    #expect(!isFound(try verdicts("", hugging: ".defaultLow")))
  }

  @Test("a view that asks for nothing leaves what others hold in stack views as long as that is")
  func spared() throws {
    func verdicts(_ arranged: String, inner: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let item = Item()\nprivate let other = Item()",
        setup: """
          let items = UIStackView(arrangedSubviews: [\(inner)])
          items.axis = .vertical
          let column = UIStackView(arrangedSubviews: [\(arranged)])
          column.axis = .vertical
          addSubview(column)
          column.snp.makeConstraints { $0.edges.equalToSuperview() }
          [item, other].forEach { $0.addTarget(self, action: #selector(go), for: .touchUpInside) }
          """,
        others: """
          final class Item: UIControl {
            init() {
              super.init(frame: .zero)
              let icon = UIImageView()
              icon.snp.makeConstraints { $0.width.height.equalTo(20) }
              let row = UIStackView(arrangedSubviews: [icon])
              row.alignment = .center
              row.isUserInteractionEnabled = false
              addSubview(row)
              row.snp.makeConstraints {
                $0.leading.trailing.equalToSuperview()
                $0.top.bottom.equalToSuperview().inset(8)
              }
            }
          }
          """, wired: false
      ).map { String($0.prefix { $0 != "×" }) + ($0.hasSuffix("×36") ? " 36 high" : "") }
    }
    for (arranged, inner) in [
      ("items, UIView()", "item, other"), ("item, UIView(), other", ""),
      ("UIScrollView(), items", "item, other"),
    ] {
      let found = try verdicts(arranged, inner: inner)
      #expect(
        found.count == 2 && found.allSatisfy { $0.hasSuffix("36 high") }, "\(arranged) \(found)")
    }
    for (arranged, inner) in [
      ("items", "item, other"), ("items, UILabel()", "item, other"), ("item, other", ""),
    ] {
      let found = try verdicts(arranged, inner: inner)
      #expect(!found.contains { $0.hasSuffix("36 high") }, "\(arranged) \(found)")
    }
  }
}
