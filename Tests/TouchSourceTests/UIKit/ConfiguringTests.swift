import Testing

/// Views that the function hides by which others set a cell up.
@Suite("UIKit: hidden where cells are set up")
struct ConfiguringTests {
  /// The verdicts on a button of 40 by 29 points in a cell.
  ///
  /// - Parameters:
  ///   - body: What the function does that sets it up.
  ///   - calls: How others call it.
  ///   - more: What the class does besides.
  ///   - taken: How they take the cell for one of the class.
  private func verdicts(
    _ body: String, _ calls: [String] = ["cell.configure(isBare: true)"], more: String = "",
    taking taken: String =
      #"let cell = t.dequeueReusableCell(withIdentifier: "a", for: i) as! Sample"#
  ) throws -> [String] {
    let users = calls.enumerated().map { number, call in
      """
      final class List\(number): UITableViewController {
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          \(taken)
          \(call)
          return cell
        }
      }
      """
    }
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UITableViewCell {
        let button = UIButton(type: .custom)
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(button)
          button.addTarget(self, action: nil, for: .touchUpInside)
          button.widthAnchor.constraint(equalToConstant: 40).isActive = true
          button.heightAnchor.constraint(equalToConstant: 29).isActive = true
        }
        func configure(isBare: Bool) { \(body) }
        \(more)
      }
      """, with: ["Users.swift": "import UIKit\n" + users.joined(separator: "\n")])
  }

  private let shown = ["fail 'button' 40×29"]

  @Test("what every call asks to be hidden is not there")
  func arguments() throws {
    let body = "button.isHidden = isBare"
    let (bare, full) = ("cell.configure(isBare: true)", "cell.configure(isBare: false)")
    #expect(try verdicts(body) == [])
    #expect(try verdicts(body, [bare, bare]) == [])
    #expect(try verdicts("button.isHidden = !isBare", [full]) == [])
    for calls in [[full], [bare, full], [bare, "cell.configure(isBare: isOld)"]] {
      #expect(try verdicts(body, calls) == shown)
    }
    // What is handed on may be called with anything.
    #expect(try verdicts(body, [bare, "apply(cell.configure)"]) == shown)
  }

  @Test("what the one function hides that sets each cell up is not there")
  func always() throws {
    #expect(try verdicts("button.isHidden = true") == [])
    // Nothing sets this one up, or only later.
    #expect(try verdicts("button.isHidden = true", ["", "cell.configure(isBare: true)"]) == shown)
    #expect(try verdicts("if isBare { button.isHidden = true }") == shown)
    #expect(
      try verdicts("button.isHidden = true", more: "func show() { button.isHidden = false }")
        == shown)
    #expect(
      try verdicts(
        "", ["cell.configure(isBare: true); cell.close()"],
        more: "func close() { button.isHidden = true }") == shown)
  }

  @Test(
    "a cell may be taken for one of its class by a function that is handed that",
    arguments: [
      ("let cell = t.cell(Sample.self, at: i)", [String]()),
      ("let cell: Sample = t.cell(at: i)", []),
      (
        "t.register(Sample.self, forCellReuseIdentifier: id)\nlet cell = t.cell(at: i) as! Sample",
        []
      ),
      (
        "let cell = t.cell(Sample.self, at: i)\n_ = t.cell(Sample.self, at: i)",
        ["fail 'button' 40×29"]
      ),
      ("t.register(Sample.self, forCellReuseIdentifier: id)", ["fail 'button' 40×29"]),
    ])
  func generic(taken: String, expected: [String]) throws {
    #expect(try verdicts("button.isHidden = true", taking: taken) == expected)
  }

  @Test("what the one function keeps touches from that sets each cell up is no target")
  func untouchable() throws {
    let kept = "button.isUserInteractionEnabled = false"
    #expect(try verdicts(kept) == [])
    #expect(try verdicts("button.setTitle(\"A\", for: .normal)\n\(kept)") == [])
    #expect(try verdicts(kept, ["", "cell.configure(isBare: true)"]) == shown)
    #expect(try verdicts("button.isUserInteractionEnabled = isOld") == shown)
    #expect(try verdicts("if isOld { \(kept) }") == shown)
    #expect(try verdicts("guard isOld else { return }\n\(kept)") == shown)
    #expect(try verdicts("\(kept)\nif isOld { button.isUserInteractionEnabled = true }") == shown)
    // Code of the class or of others may let touches through again.
    for function in ["prepareForReuse", "open"] {
      let modifier = function == "open" ? "" : "override "
      #expect(
        try verdicts(
          kept, more: "\(modifier)func \(function)() { button.isUserInteractionEnabled = true }")
          == shown)
    }
    #expect(
      try verdicts(
        kept, ["cell.configure(isBare: true); cell.button.isUserInteractionEnabled = true"])
        == shown)
    #expect(try verdicts(kept, ["cell.configure(isBare: true); allow(cell.button)"]) == shown)
    #expect(try verdicts(kept, ["cell.configure(isBare: true); cell.button.tag = 4"]) == [])
  }
}
