import Foundation
import Testing

/// Constraints that hold nothing: what hangs on a view, what is as large as it holds, and what scrolls.
@Suite("UIKit: what holds a view, and what hangs on it")
struct ChainTests {
  @Test("what hangs below another in a cell that is as high as both is as high as it asks to be")
  func cell() throws {
    func verdicts(_ place: String, height: String = "") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Cell: UITableViewCell {
          let title = UILabel()
          let row = UIStackView()
          let icon = UIImageView()
          func setUp() {
            contentView.addSubview(title)
            contentView.addSubview(row)
            row.addArrangedSubview(icon)
            row.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
            title.snp.makeConstraints { $0.top.leading.equalToSuperview().offset(20) }
            icon.snp.makeConstraints { $0.width.height.equalTo(24) }
            row.snp.makeConstraints { $0.top.equalTo(title.snp.bottom).offset(8); \(place) }
          }
        }
        final class Table: UITableViewController {
          override func viewDidLoad() { tableView.register(Cell.self, forCellReuseIdentifier: "c") }
          \(height)
        }
        """)
    }
    let bottom = "$0.leading.equalToSuperview(); $0.bottom.equalToSuperview().inset(26)"
    #expect(try verdicts(bottom) == ["fail 'row' 24×24"])
    #expect(
      try verdicts(
        "$0.leading.equalToSuperview(); $0.width.equalTo(80); $0.bottom.equalToSuperview() }\n"
          + "contentView.snp.makeConstraints { $0.height.equalTo(200)") == ["undecided 'row'"])
    #expect(
      try verdicts(
        bottom.replacingOccurrences(
          of: "leading.equal", with: "width.equalTo(80); $0.leading.equal"),
        height: "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 99 }")
        == ["undecided 'row'"])
  }

  /// The verdicts on a button of 60×30 pt that stands at the top of a box with a label below.
  private func verdicts(_ setup: String) throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        private let button = UIButton()
        private let box = UIView()
        private let label = UILabel()
        private let scroll = UIScrollView()
        """,
      setup: """
        button.setImage(.gridicon(.cross, size: CGSize(width: 60, height: 30)), for: .normal)
        box.addSubview(button)
        box.addSubview(label)
        button.centerXAnchor.constraint(equalTo: box.centerXAnchor).isActive = true
        button.topAnchor.constraint(equalTo: box.topAnchor, constant: 8).isActive = true
        label.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 8).isActive = true
        label.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
        \(setup)
        """)
  }

  private let placed = """
    addSubview(box)
    box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    box.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    """
  private let top = "box.topAnchor.constraint(equalTo: topAnchor).isActive = true"
  private let bottom = "box.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true"
  private let last =
    "label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8).isActive = true"

  @Test("what is tied to a view alone does not stretch it")
  func hanging() throws {
    let held = "\(placed)\n\(top)\n\(bottom)"
    #expect(try verdicts(held) == ["fail 'button' 60×30"])
    for more in [
      "label.heightAnchor.constraint(equalToConstant: 90).isActive = true",
      "let line = UIView()\nbox.addSubview(line)\n"
        + "line.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true",
    ] {
      #expect(try verdicts("\(held)\n\(more)") == ["fail 'button' 60×30"], "\(more)")
    }
    for more in [
      last, "label.centerYAnchor.constraint(equalTo: box.centerYAnchor).isActive = true",
      "label.topAnchor.constraint(equalTo: box.topAnchor, constant: 80).isActive = true",
      "label.bottomAnchor.constraint(equalTo: outer.topAnchor).isActive = true",
      "label.heightAnchor.constraint(equalTo: heightAnchor).isActive = true",
      "arrange(label)", "label.frame = frame",
    ] {
      #expect(try verdicts("\(held)\n\(more)") == ["undecided 'button'"], "\(more)")
    }
  }

  @Test("what is as long as its other side holds no end of what it hangs on")
  func shapes() throws {
    func verdicts(_ more: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = UIButton()
          private let badge = UIView()
          """,
        setup: """
          button.setImage(.gridicon(.cross, size: CGSize(width: 60, height: 30)), for: .normal)
          for part in [button, badge] { addSubview(part) }
          button.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
          button.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
          badge.centerXAnchor.constraint(equalTo: button.trailingAnchor).isActive = true
          badge.centerYAnchor.constraint(equalTo: button.topAnchor).isActive = true
          \(more)
          """, wired: true)
    }
    for shape in [
      "badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor).isActive = true",
      "badge.heightAnchor.constraint(equalTo: badge.widthAnchor, multiplier: 2).isActive = true",
    ] {
      #expect(try verdicts(shape) == ["fail 'button' 60×30"], "\(shape)")
      let held = "badge.topAnchor.constraint(equalTo: topAnchor).isActive = true"
      #expect(try verdicts("\(shape)\n\(held)") == ["undecided 'button'"], "\(shape)")
    }
    let length = "badge.heightAnchor.constraint(equalTo: heightAnchor).isActive = true"
    #expect(try verdicts(length) == ["undecided 'button'"])
  }

  @Test("what only a least distance keeps away stretches nothing that hangs on it")
  func leastDistances() throws {
    func verdicts(_ before: String, _ behind: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = UIButton()
          private let label = UILabel()
          private let logo = UIImageView()
          """,
        setup: """
          button.setImage(.gridicon(.cross, size: CGSize(width: 30, height: 60)), for: .normal)
          for part in [logo, label, button] { addSubview(part) }
          logo.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          label.leadingAnchor.constraint(\(before), constant: 8).isActive = true
          button.leadingAnchor.constraint(equalTo: label.trailingAnchor).isActive = true
          button.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          \(behind)
          """, wired: true)
    }
    let least = "greaterThanOrEqualTo: logo.trailingAnchor"
    #expect(try verdicts(least) == ["fail 'button' 30×60"])
    #expect(try verdicts("greaterThanOrEqualTo: leadingAnchor") == ["fail 'button' 30×60"])
    for held in ["equalTo: logo.trailingAnchor", "lessThanOrEqualTo: logo.trailingAnchor"] {
      #expect(try verdicts(held) == ["undecided 'button'"])
    }
    // What keeps its end from the button's holds that.
    for more in [
      "label.trailingAnchor.constraint(lessThanOrEqualTo: centerXAnchor).isActive = true",
      "label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true",
      "label.trailingAnchor.constraint(equalTo: button.trailingAnchor).isActive = true",
    ] {
      #expect(try verdicts(least, more) == ["undecided 'button'"], "\(more)")
    }
    let further = "label.trailingAnchor.constraint(greaterThanOrEqualTo: centerXAnchor)"
    #expect(try verdicts(least, "\(further).isActive = true") == ["fail 'button' 30×60"])
  }

  @Test("what is as high as the cell that holds it is at least as high as that")
  func filling() throws {
    func verdicts(_ least: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Cell: UITableViewCell {
          private let button = UIButton()
          func setUp() {
            contentView.addSubview(button)
            button.setTitle("Sign in to the largest of all clouds", for: .normal)
            button.addTarget(self, action: #selector(act), for: .touchUpInside)
            NSLayoutConstraint.activate([
              button.leadingAnchor.constraint(equalTo: leadingAnchor),
              button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
              button.heightAnchor.constraint(equalTo: contentView.heightAnchor),
              \(least)
            ])
          }
        }
        final class Table: UITableViewController {
          override func viewDidLoad() { tableView.register(Cell.self, forCellReuseIdentifier: "c") }
        }
        """)
    }
    func least(_ height: Int) -> String {
      "contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: \(height)),"
    }
    #expect(try verdicts(least(44)) == ["pass 1"])
    #expect(try verdicts(least(30)) == ["undecided 'button'"])
  }

  @Test("from an end of a view to its middle is half of it")
  func places() throws {
    let half = """
      \(placed)
      \(top)
      box.heightAnchor.constraint(equalToConstant: 80).isActive = true
      button.bottomAnchor.constraint(equalTo: box.centerYAnchor).isActive = true
      """
    #expect(try verdicts(half) == ["fail 'button' 60×32"])
    #expect(try verdicts(half.replacingOccurrences(of: "80", with: "120")) == ["pass 1"])
    #expect(
      try verdicts(half.replacingOccurrences(of: "80", with: "side")) == ["undecided 'button'"])
  }

  @Test("what is as large as it holds does not stretch that")
  func fitting() throws {
    for setup in [top, "box.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true"] {
      #expect(try verdicts("\(placed)\n\(last)\n\(setup)") == ["fail 'button' 60×30"], "\(setup)")
    }
    let second = """
      let image = UIImageView()
      box.addSubview(image)
      image.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      image.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
      """
    for setup in [
      "\(top)\n\(bottom)", "\(top)\n\(second)",
      "\(top)\nbox.heightAnchor.constraint(equalToConstant: 200).isActive = true",
      "\(top)\nbox.heightAnchor.constraint(greaterThanOrEqualToConstant: 90).isActive = true",
      "\(top)\narrange(box)",
    ] {
      #expect(try verdicts("\(placed)\n\(last)\n\(setup)") == ["undecided 'button'"], "\(setup)")
    }
  }

  @Test("a container ends where a view in it does that something outside holds")
  func heldInside() throws {
    func verdicts(_ field: String, box: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = UIButton()
          private let box = UIView()
          private let field = UIView()
          """,
        setup: """
          addSubview(box)
          box.addSubview(field)
          box.addSubview(button)
          box.leadingAnchor.constraint(equalTo: field.leadingAnchor, constant: -10).isActive = true
          box.topAnchor.constraint(equalTo: topAnchor).isActive = true
          box.heightAnchor.constraint(equalToConstant: 50).isActive = true
          button.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
          button.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
          button.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
          button.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
          \(box)
          \(field)
          """)
    }
    let trailing = "box.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true"
    #expect(try verdicts("", box: trailing) == ["fail 'button' 30×50"])
    let leading = "field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10)"
    #expect(
      try verdicts("\(leading).isActive = true", box: trailing) == ["undecided 'button'"])
    #expect(try verdicts("\(leading).isActive = true") == ["fail 'button' 30×50"])
    // What hangs on the view alone holds nothing, what holds it does.
    let label = """
      let label = UILabel()
      addSubview(label)
      label.trailingAnchor.constraint(equalTo: field.leadingAnchor).isActive = true
      """
    #expect(try verdicts(label, box: trailing) == ["fail 'button' 30×50"])
    #expect(
      try verdicts(
        "\(label)\nlabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true",
        box: trailing) == ["undecided 'button'"])
  }

  /// The box in a scroll view that fills the class's view.
  private func scrolled(_ guide: String, _ setup: String = "") -> String {
    """
    addSubview(scroll)
    scroll.addSubview(box)
    for side in [scroll] {
      side.topAnchor.constraint(equalTo: topAnchor).isActive = true
      side.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
      side.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      side.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    box.topAnchor.constraint(equalTo: \(guide).topAnchor).isActive = true
    box.bottomAnchor.constraint(equalTo: \(guide).bottomAnchor).isActive = true
    box.leadingAnchor.constraint(equalTo: \(guide).leadingAnchor).isActive = true
    box.trailingAnchor.constraint(equalTo: \(guide).trailingAnchor).isActive = true
    \(setup)
    """
  }

  @Test("what scrolls is as long as it holds, unless its length is tied to the frame's")
  func scrolling() throws {
    for guide in ["scroll", "scroll.contentLayoutGuide"] {
      #expect(try verdicts("\(last)\n\(scrolled(guide))") == ["fail 'button' 60×30"], "\(guide)")
      let tied = "box.heightAnchor.constraint(equalTo: scroll.heightAnchor).isActive = true"
      #expect(
        try verdicts("\(last)\n\(scrolled(guide, tied))") == ["undecided 'button'"], "\(guide)")
    }
    let frame = "scroll.frameLayoutGuide"
    #expect(try verdicts("\(last)\n\(scrolled(frame))") == ["undecided 'button'"])
  }

  @Test(
    "a length is the scroll view's own, as are the edges of its frame's guide",
    arguments: [
      (
        """
        button.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
        button.heightAnchor.constraint(equalTo: scroll.heightAnchor).isActive = true
        """, "60×30"
      ),
      (
        "button.snp.makeConstraints { $0.leading.trailing.equalToSuperview(); $0.height.equalToSuperview() }",
        "60×30"
      ),
      ("button.snp.makeConstraints { $0.top.bottom.equalTo(scroll.frameLayoutGuide) }", "60×30"),
      // By the edges of the content it is as high as it asks to be.
      ("button.snp.makeConstraints { $0.edges.equalToSuperview() }", "60×20"),
    ])
  func lengths(setup: String, size: String) throws {
    #expect(
      try UIKitReading.verdicts(
        members: "private let button = UIButton()\nprivate let scroll = UIScrollView()",
        setup: """
          button.setImage(.gridicon(.cross, size: CGSize(width: 60, height: 20)), for: .normal)
          addSubview(scroll)
          scroll.addSubview(button)
          scroll.topAnchor.constraint(equalTo: topAnchor).isActive = true
          scroll.heightAnchor.constraint(equalToConstant: 30).isActive = true
          scroll.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          scroll.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
          button.widthAnchor.constraint(equalToConstant: 60).isActive = true
          \(setup)
          """) == ["fail 'button' \(size)"])
  }

  @Test(
    "a stack view beside takes what is left where what it arranges grows first",
    arguments: [
      ("text.axis = .horizontal", true), ("text.axis = .vertical", true),
      ("", true),
      ("label.setContentHuggingPriority(.required, for: .horizontal)", false),
      ("label.widthAnchor.constraint(equalToConstant: 90).isActive = true", false),
      ("text.distribution = .equalSpacing", false),
      ("text.addArrangedSubview(held)\nheld.snp.makeConstraints { $0.width.equalTo(9) }", true),
      (
        """
        text.axis = .vertical
        text.addArrangedSubview(held)
        held.snp.makeConstraints { $0.width.equalTo(9) }
        """, false
      ),
    ])
  func stackBeside(setup: String, isLeft: Bool) throws {
    let verdicts = try UIKitReading.verdicts(
      members: "private let button = UIButton()",
      setup: """
        let label = UILabel()
        let held = UIView()
        let text = UIStackView(arrangedSubviews: [label])
        addSubview(text)
        addSubview(button)
        button.setImage(.gridicon(.cross, size: CGSize(width: 20, height: 17)), for: .normal)
        button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 19).isActive = true
        button.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 8).isActive = true
        button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -19).isActive = true
        button.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        \(setup)
        """)
    #expect((verdicts == ["fail 'button' 20×17"]) == isLeft)
  }

  @Test("views may have names that are written as those of types are")
  func capitals() throws {
    func verdicts(_ view: String, _ setup: String, size: Int = 32) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let Thing = \(view)()",
        setup: """
          addSubview(Thing)
          Thing.widthAnchor.constraint(equalToConstant: \(size)).isActive = true
          Thing.heightAnchor.constraint(equalToConstant: \(size)).isActive = true
          \(setup)
          """)
    }
    let tap = """
      Thing.isUserInteractionEnabled = true
      Thing.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
      """
    let action = "Thing.addTarget(self, action: #selector(open), for: .touchUpInside)"
    for (view, setup) in [("UIImageView", tap), ("UIButton", action)] {
      #expect(try verdicts(view, setup) == ["fail 'Thing' 32×32"])
      #expect(try verdicts(view, setup, size: 44) == ["pass 1"])
    }
  }
}
