import Testing
import TouchModel
import TouchRules

/// What is left of a control that sticks out of a view which a text makes as long as it is.
@Suite("UIKit: views that are as long as a text in them")
struct TextRoomTests {
  private func message(_ ties: String, label: String = "label.text = \"BTC\"") throws -> String? {
    try UIKitReading.findings(
      members: "let button = UIButton()",
      setup: """
        let box = UIView(), label = UILabel()
        for view in [box, label, button] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(box)
        box.addSubview(label)
        box.addSubview(button)
        label.font = .systemFont(ofSize: 20)
        \(label)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: topAnchor),
          box.leadingAnchor.constraint(equalTo: leadingAnchor),
          button.trailingAnchor.constraint(equalTo: box.trailingAnchor),
          button.widthAnchor.constraint(equalToConstant: 44),
          button.heightAnchor.constraint(equalToConstant: 44),
          \(ties),
        ])
        """
    ).first?.message
  }

  private static let sides = """
    label.topAnchor.constraint(equalTo: box.topAnchor),
    label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
    label.bottomAnchor.constraint(equalTo: box.bottomAnchor)
    """

  @Test("a view as high as its text cuts off what sticks out beside that")
  func text() throws {
    let beside = "\(Self.sides),\nbutton.centerYAnchor.constraint(equalTo: label.centerYAnchor)"
    #expect(try message(beside)?.contains("about 44×24 pt") == true)
    #expect(
      try message("\(Self.sides),\nbutton.centerYAnchor.constraint(equalTo: box.centerYAnchor)")?
        .contains("about 44×24 pt") == true)
    // The margins leave it enough, and so does a larger text.
    let wide = beside.replacing("box.topAnchor)", with: "box.topAnchor, constant: 10)")
      .replacing("equalTo: box.bottomAnchor)", with: "equalTo: box.bottomAnchor, constant: -10)")
    #expect(try message(wide) == nil)
    #expect(try message(beside, label: "label.font = .systemFont(ofSize: 40)") == nil)
    // How wide its margins are is not known.
    let margins = beside.replacing("box.topAnchor", with: "box.layoutMarginsGuide.topAnchor")
      .replacing("box.bottomAnchor", with: "box.layoutMarginsGuide.bottomAnchor")
    #expect(try message(margins) == nil)
  }

  @Test("a cell is as high as its list makes it")
  func cells() throws {
    let findings = try UIKitReading.findings(
      members: "let button = UIButton()",
      setup: """
        let label = UILabel()
        label.text = "BTC"
        contentView.addSubview(label)
        contentView.addSubview(button)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          button.widthAnchor.constraint(equalToConstant: 44),
          button.heightAnchor.constraint(equalToConstant: 44),
          button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
        """, superclass: "UITableViewCell")
    #expect(findings.isEmpty)
  }

  /// The verdicts on a button in a view of a class whose ends a label holds, by the code that shows that.
  private func verdicts(
    _ ties: String = "", label: String = "", members: String = "", shown: String?
  ) throws -> [String] {
    let screen = shown.map { shown in
      """
      final class Screen: UIViewController {
        private let header = Header()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(header)
          header.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.topAnchor, constant: 120),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ])
          \(shown)
        }
      }
      """
    }
    return try Reading().verdicts(
      """
      import UIKit
      class Header: UIView {
        private let label = UILabel(), button = UIButton()
        \(members)
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          addSubview(button)
          label.font = .systemFont(ofSize: 20)
          label.text = "Title"
          \(label)
          button.addTarget(self, action: #selector(go), for: .touchUpInside)
          label.translatesAutoresizingMaskIntoConstraints = false
          button.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            button.trailingAnchor.constraint(equalTo: trailingAnchor),
            button.widthAnchor.constraint(equalToConstant: 60),
            button.heightAnchor.constraint(equalToConstant: 44),
            button.centerYAnchor.constraint(equalTo: label.centerYAnchor),
            \(ties)
          ])
        }
        @objc func go() {}
      }
      \(screen ?? "")
      """)
  }

  @Test("a class's own view that is as high as its text cuts off what sticks out")
  func own() throws {
    let placed = try verdicts(shown: "")
    #expect(placed == ["fail 'button' 60×24"])
    // Whoever shows it may make it higher.
    #expect(try verdicts(shown: nil) == ["undecided 'button'"])
    for more in ["header.frame.size.height = 60", "Layout.apply(to: header)"] {
      #expect(try verdicts(shown: more) != placed, "\(more)")
    }
    for given in [
      "header.heightAnchor.constraint(equalToConstant: 60).isActive = true",
      "header.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true",
    ] {
      #expect(try verdicts(shown: given) == ["pass 1"], "\(given)")
    }
  }

  @Test("a class's own view that something else makes as high as it is cuts off no more than that")
  func ownGrowing() throws {
    for ties in [
      "button.topAnchor.constraint(greaterThanOrEqualTo: topAnchor)",
      """
      button.topAnchor.constraint(equalTo: topAnchor),
      button.bottomAnchor.constraint(equalTo: bottomAnchor)
      """,
      "heightAnchor.constraint(equalToConstant: 50)",
      "heightAnchor.constraint(greaterThanOrEqualToConstant: 50)",
    ] {
      #expect(try verdicts(ties, shown: "") == ["pass 1"], "\(ties)")
    }
    #expect(try verdicts(label: "label.font = .systemFont(ofSize: 40)", shown: "") == ["pass 1"])
    let lines = "label.numberOfLines = 0\nlabel.text = text()"
    #expect(try verdicts(label: lines, shown: "") == ["pass 1"])
    let own = """
      override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 50) }
      """
    #expect(try verdicts(members: own, shown: "") == ["pass 1"])
  }

  @Test("a view that the control makes higher cuts off nothing")
  func growing() throws {
    #expect(
      try message(
        """
        \(Self.sides),
        button.topAnchor.constraint(equalTo: box.topAnchor),
        button.bottomAnchor.constraint(equalTo: box.bottomAnchor)
        """) == nil)
    #expect(
      try message(
        """
        \(Self.sides),
        button.topAnchor.constraint(greaterThanOrEqualTo: box.topAnchor),
        button.bottomAnchor.constraint(lessThanOrEqualTo: box.bottomAnchor),
        button.centerYAnchor.constraint(equalTo: label.centerYAnchor)
        """) == nil)
  }

  @Test("a view that ends at a baseline is no higher than the text")
  func baseline() throws {
    let ties = Self.sides.replacing("label.bottomAnchor", with: "label.lastBaselineAnchor")
    let beside = "button.centerYAnchor.constraint(equalTo: label.centerYAnchor)"
    #expect(try message("\(ties),\n\(beside)")?.contains("make 'box' higher with it") == true)
    #expect(
      try message("\(ties),\nbox.bottomAnchor.constraint(equalTo: bottomAnchor),\n\(beside)")
        == nil)
    #expect(try message("\(ties),\n\(beside)", label: "label.numberOfLines = 0") == nil)
    // Where the line of a larger one stands its font says.
    let verdicts = try UIKitReading.verdicts(
      members: "let button = UIButton()",
      setup: """
        let box = UIView(), field = UITextField()
        addSubview(box)
        box.addSubview(field)
        box.addSubview(button)
        field.font = .systemFont(ofSize: 48)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: topAnchor),
          field.topAnchor.constraint(equalTo: box.topAnchor),
          field.lastBaselineAnchor.constraint(equalTo: box.bottomAnchor),
          button.widthAnchor.constraint(equalToConstant: 44),
          button.heightAnchor.constraint(equalToConstant: 44),
          button.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        ])
        """)
    #expect(verdicts.contains("undecided 'button'"))
  }
}
