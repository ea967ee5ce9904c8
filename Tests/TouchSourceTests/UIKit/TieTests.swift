import Testing
import TouchRules

/// Views that constraints make as long as each other.
@Suite("UIKit: views as long as each other")
struct TieTests {
  private let filled = """
    button.setTitle("Undo", for: .normal)
    box.addSubview(button)
    button.topAnchor.constraint(equalTo: box.topAnchor, constant: 2).isActive = true
    button.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -2).isActive = true
    button.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
    addSubview(box)
    box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    """

  private func verdicts(_ setup: String) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let button = UIButton(type: .system)\nprivate let box = UIView()",
      setup: setup)
  }

  @Test("a container that nothing stretches is as long as what fills it asks for")
  func container() throws {
    let free = try verdicts(
      "\(filled)\nbox.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true")
    #expect(free.count == 1 && free[0].hasPrefix("fail 'button'") && free[0].hasSuffix("×30"))
    let stacked = try verdicts(
      """
      \(filled)
      let stack = UIStackView(arrangedSubviews: [box, UIView()])
      stack.axis = .vertical
      addSubview(stack)
      stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
      stack.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
      """)
    #expect(stacked.count == 1 && stacked[0].hasSuffix("×30"))
  }

  @Test("a width that a chain says only along with the height makes nothing around it as wide")
  func saidAlong() throws {
    func message(_ chain: String) throws -> String {
      try UIKitReading.finding(
        members: "let button = UIButton()\nprivate let box = UIView()\nprivate let line = UIView()",
        """
        addSubview(box)
        box.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }
        box.addSubview(button)
        button.snp.makeConstraints {
          $0.top.leading.trailing.equalToSuperview()
          $0.height.equalTo(22)
        }
        box.addSubview(line)
        line.snp.makeConstraints {
          $0.leading.trailing.bottom.equalToSuperview()
          \(chain).equalTo(80)
        }
        """
      ).message
    }
    #expect(try message("$0.size").contains("80×22 pt"))
    #expect(try message("$0.width.height").contains("80×22 pt"))
    #expect(try message("$0.size.height").contains("a height of 22 pt"))
  }

  @Test(
    "what may stretch a container leaves it open",
    arguments: [
      """
      box.topAnchor.constraint(equalTo: topAnchor).isActive = true
      box.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
      """,
      // Another view in it holds its edges apart.
      """
      box.topAnchor.constraint(equalTo: topAnchor).isActive = true
      let icon = UIImageView()
      box.addSubview(icon)
      icon.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      icon.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
      """,
      """
      box.topAnchor.constraint(equalTo: topAnchor).isActive = true
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
      """,
    ])
  func stretched(setup: String) throws {
    let verdicts = try verdicts("\(filled)\n\(setup)")
    #expect(verdicts == ["undecided 'button'"])
  }

  @Test("what a helper adds to a constraint counts for both of its views")
  func helpers() throws {
    for (top, bottom) in [("inset(8)", "inset(8)"), ("offset(8)", "offset(-8)")] {
      func verdicts(_ height: Int) throws -> [String] {
        try self.verdicts(
          """
          for view in [box, button] { addSubview(view) }
          box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          box.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
          let icon = UIImageView()
          box.addSubview(icon)
          icon.snp.makeConstraints { make in
            make.top.equalToSuperview().\(top)
            make.bottom.equalToSuperview().\(bottom)
            make.height.equalTo(\(height))
          }
          box.addSubview(button)
          button.snp.makeConstraints { make in
            make.top.bottom.leading.equalToSuperview()
            make.width.equalTo(60)
          }
          """)
      }
      #expect(try verdicts(32) == ["pass 1"])
      #expect(try verdicts(20) == ["fail 'button' 60×36"])
    }
  }

  @Test("a class that gives its views nothing is no more than a container")
  func classesOfContainers() throws {
    func verdicts(_ members: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()\nlet box = Box()",
        setup: """
          addSubview(box)
          box.addSubview(button)
          box.topAnchor.constraint(equalTo: topAnchor).isActive = true
          box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          button.setImage(.gridicon(.cross), for: .normal)
          NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: box.topAnchor),
            button.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            button.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
            button.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -4),
          ])
          """,
        others: """
          final class Box: UIView {
            override init(frame: CGRect) {
              super.init(frame: frame)
              \(members)
            }
          }
          """)
    }
    #expect(try verdicts("layer.cornerRadius = 8") == ["fail 'button' 24×24"])
    #expect(
      try verdicts("heightAnchor.constraint(equalToConstant: 50).isActive = true")
        == ["fail 'button' 24×50"])
    #expect(try verdicts("addSubview(other)") == ["undecided 'button'"])
    #expect(try verdicts("decorate(self)") == ["undecided 'button'"])
  }

  @Test("what fills a cell beside what asks for less is as high as its table makes the cell")
  func cells() throws {
    func verdicts(in container: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton(type: .system)\nprivate let box = UIView()",
        setup: """
          addSubview(box)
          bringSubviewToFront(box)
          box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          box.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
          let label = UILabel()
          label.font = .systemFont(ofSize: 13)
          button.setTitle("Undo", for: .normal)
          for view in [label, button] { \(container).addSubview(view) }
          NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: \(container).topAnchor),
            label.bottomAnchor.constraint(equalTo: \(container).bottomAnchor),
            button.leadingAnchor.constraint(equalTo: \(container).leadingAnchor),
            button.topAnchor.constraint(equalTo: \(container).topAnchor),
            button.bottomAnchor.constraint(equalTo: \(container).bottomAnchor),
            button.widthAnchor.constraint(equalToConstant: 60),
          ])
          """, superclass: "UITableViewCell")
    }
    #expect(try verdicts(in: "box") == ["fail 'button' 60×30"])
    #expect(try verdicts(in: "contentView") == ["undecided 'button'"])
  }

  @Test("two views of one length are as long as the longer asks to be")
  func equals() throws {
    let verdicts = try verdicts(
      """
      button.setTitle("Undo", for: .normal)
      let label = UILabel()
      label.font = .systemFont(ofSize: 13)
      addSubview(button)
      addSubview(label)
      label.topAnchor.constraint(equalTo: topAnchor).isActive = true
      button.heightAnchor.constraint(equalTo: label.heightAnchor).isActive = true
      button.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """)
    #expect(verdicts.count == 1 && verdicts[0].hasPrefix("fail") && verdicts[0].hasSuffix("×30"))
  }

  @Test("two views that a helper makes of one size are as large as what the larger shows")
  func helperTies() throws {
    func setup(_ large: Int, _ tie: String, _ beside: String) -> String {
      """
      button.setTitle("Back", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 10)
      other.setTitle("Delete", for: .normal)
      other.titleLabel?.font = .systemFont(ofSize: \(large))
      addSubview(button)
      addSubview(other)
      button.snp.makeConstraints { $0.centerY.leading.equalTo(self) }
      other.snp.makeConstraints { make in
        make.centerY.trailing.equalTo(self)
        \(tie)
        \(beside)
      }
      """
    }
    func verdicts(_ large: Int, _ tie: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton()\nprivate let other = UIButton()",
        setup: setup(large, tie, ""))
    }
    let size = "make.size.equalTo(button)"
    #expect(try verdicts(30, size) == ["pass 2"])
    #expect(try verdicts(10, size).map { $0.hasPrefix("fail") } == [true, true])
    func extents(_ tie: String, beside: String = "") throws -> [String] {
      try UIKitReading.findings(
        members: "private let button = UIButton()\nprivate let other = UIButton()",
        setup: setup(10, tie, beside)
      ).map(\.extent).sorted()
    }
    // Whether one is twice as high as what it shows or the other half as high is not worked out.
    #expect(
      try extents("make.height.equalTo(button).multipliedBy(2)")
        == ["a width of about 30 pt", "a width of about 34 pt"])
    // Between the other and the side of the view it is stretched, and the other with it.
    #expect(
      try extents(size, beside: "make.leading.equalTo(button.snp.trailing)")
        == ["a height of about 24 pt", "a height of about 24 pt"])
  }

  @Test("what fills a container of a least length is no shorter")
  func leasts() throws {
    func sized(_ least: Int) throws -> [String] {
      try verdicts(
        """
        box.addSubview(button)
        button.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        button.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
        button.widthAnchor.constraint(equalToConstant: 50).isActive = true
        addSubview(box)
        box.topAnchor.constraint(equalTo: topAnchor).isActive = true
        box.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        box.heightAnchor.constraint(greaterThanOrEqualToConstant: \(least)).isActive = true
        """)
    }
    #expect(try sized(48) == ["pass 1"])
    #expect(try sized(40) == ["undecided 'button'"])
  }

  @Test("a square is as large as the ends that hold one side of it, or as its wish")
  func squares() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try self.verdicts(
        """
        addSubview(box)
        box.addSubview(button)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: topAnchor),
          box.heightAnchor.constraint(equalToConstant: 40),
          button.leadingAnchor.constraint(equalTo: box.leadingAnchor),
          button.widthAnchor.constraint(equalTo: button.heightAnchor),
          button.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
        ])
        \(setup)
        """)
    }
    #expect(
      try verdicts(
        "box.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 6).isActive = true")
        == ["fail 'button' 28×28"])
    let wish =
      "let wish = button.heightAnchor.constraint(equalToConstant: 30)\nwish.isActive = true"
    #expect(try verdicts("\(wish)\nwish.priority = .defaultHigh") == ["fail 'button' 30×30"])
    // What it shows may be wider than it would be high.
    #expect(
      try verdicts("\(wish)\nwish.priority = .defaultHigh\nbutton.setTitle(name, for: .normal)")
        != ["fail 'button' 30×30"])
  }

  @Test("a view that is as long as its class's own is as long as what shows that says")
  func own() throws {
    func verdicts(_ constraints: String, _ height: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton()",
        setup: """
          addSubview(button)
          NSLayoutConstraint.activate([
            button.widthAnchor.constraint(equalTo: widthAnchor),
            button.heightAnchor.constraint(equalTo: heightAnchor),
            \(constraints)
          ])
          """,
        outside: """
          final class Page: UIViewController {
            private let sample = Sample()
            override func viewDidLoad() {
              view.addSubview(sample)
              sample.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
              sample.widthAnchor.constraint(equalToConstant: 32).isActive = true
              \(height)
            }
          }
          """)
    }
    let height = "sample.heightAnchor.constraint(equalToConstant: 56).isActive = true"
    #expect(try verdicts("", height) == ["fail 'button' 32×56"])
    #expect(
      try verdicts("heightAnchor.constraint(equalToConstant: 48)", "") == ["fail 'button' 32×48"])
  }

  @Test("an inset of a length is taken from both its ends")
  func lengthInsets() throws {
    func verdicts(_ inset: String) throws -> [String] {
      try self.verdicts(
        """
        addSubview(box)
        box.addSubview(button)
        box.snp.makeConstraints { $0.top.leading.equalToSuperview(); $0.size.equalTo(50) }
        button.snp.makeConstraints {
          $0.top.leading.equalToSuperview()
          $0.width.height.equalTo(box).inset(\(inset))
        }
        """)
    }
    #expect(try verdicts("8") == ["fail 'button' 34×34"])
    #expect(try verdicts("margin") == ["undecided 'button'"])
  }

  @Test("a class of squares is as long either way as what shows it says of one")
  func squareClass() throws {
    func verdicts(_ own: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let dot = Dot()",
        setup: """
          addSubview(dot)
          dot.topAnchor.constraint(equalTo: topAnchor).isActive = true
          dot.heightAnchor.constraint(equalToConstant: 30).isActive = true
          dot.addTarget(self, action: #selector(open), for: .touchUpInside)
          """,
        others: """
          final class Dot: UIButton {
            init() { \(own) }
          }
          """, wired: false)
    }
    #expect(
      try verdicts("widthAnchor.constraint(equalTo: heightAnchor).isActive = true")
        == ["fail 'dot' 30×30"])
    #expect(
      try verdicts("widthAnchor.constraint(equalTo: heightAnchor, multiplier: 2).isActive = true")
        == ["fail 'dot' 60×30"])
    #expect(
      try verdicts("widthAnchor.constraint(equalTo: other.heightAnchor).isActive = true")
        != ["fail 'dot' 30×30"])
  }

  @Test("a view is as long as one that fills it and has a length of its own")
  func filledByOneOfItsOwn() throws {
    func verdicts(_ ring: String, shown: String = "") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Dot: UIView {
          private let button = UIButton()
          private let ring = UIView()
          override init(frame: CGRect) {
            super.init(frame: frame)
            button.addTarget(self, action: nil, for: .touchUpInside)
            addSubview(button)
            addSubview(ring)
            ring.isUserInteractionEnabled = false
            button.snp.makeConstraints { $0.edges.equalToSuperview() }
            \(ring)
          }
        }
        final class Page: UIView {
          let dot = Dot()
          func setUp() {
            addSubview(dot)
            \(shown)
          }
        }
        """)
    }
    let size = "ring.snp.makeConstraints { $0.size.equalTo(36)"
    let edges = "$0.edges.equalToSuperview()"
    for shown in ["", "dot.snp.makeConstraints { $0.top.leading.equalToSuperview() }"] {
      #expect(try verdicts("\(size); \(edges) }", shown: shown) == ["fail 'button' 36×36"])
      #expect(
        try verdicts("\(size); \(edges).inset(5) }", shown: shown) == ["pass 1"], "\(shown)")
    }
    for open in [
      "\(size); $0.center.equalToSuperview() }",
      "\(size).priority(999); \(edges) }",
      "if isLarge { \(size); \(edges) } }",
      "ring.snp.makeConstraints { $0.size.equalTo(side); \(edges) }",
    ] {
      #expect(try verdicts(open) == ["undecided 'button'"], "\(open)")
    }
    // What shows it may say how long it is, too.
    #expect(
      try verdicts(
        "\(size).priority(999); \(edges) }",
        shown: "dot.snp.makeConstraints { $0.size.equalTo(40); $0.top.leading.equalToSuperview() }")
        == ["fail 'button' 40×40"])
  }

  @Test("a view is as long as what it shows, not as what hangs on it by both its ends")
  func hanging() throws {
    func findings(_ size: Int) throws -> [Finding] {
      try Reading().audit(
        """
        import UIKit
        import SnapKit
        final class Sample: UIView {
          let name = UILabel()
          let node = UILabel()
          func setUp() {
            for label in [name, node] {
              addSubview(label)
              label.isUserInteractionEnabled = true
              label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
            }
            name.font = .systemFont(ofSize: 14)
            node.font = .systemFont(ofSize: \(size))
            name.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalToSuperview().offset(12) }
            node.snp.makeConstraints {
              $0.right.equalToSuperview()
              $0.bottom.equalTo(name).offset(1)
              $0.top.equalTo(name).offset(-1)
            }
          }
        }
        """
      ).findings.sorted { $0.hit.height < $1.hit.height }
    }
    let small = try findings(11)
    #expect(small.map { $0.hit.height.rounded() } == [17, 19])
    let (name, node) = try (#require(small.first), #require(small.last))
    #expect(!name.message.contains("'node'"))
    #expect(!name.evidence.contains { $0.message.contains("'node'") })
    #expect(node.message.contains("'name'"))
    #expect(node.evidence.contains { $0.message.contains("'name' has a height of about 17 pt") })
    // What hangs there may ask for more than the view.
    #expect(try findings(20).map { $0.hit.height.rounded() } == [22, 24])
  }
}
