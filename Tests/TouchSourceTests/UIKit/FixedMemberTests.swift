import Testing

/// Stack views of which a constraint keeps one view as long as it is, and that make all others as long.
@Suite("UIKit: views of stack views that others keep short")
struct FixedMemberTests {
  /// The verdicts on a button beside a line in a row that nothing stretches.
  private func verdicts(
    _ line: String = "line.heightAnchor.constraint(equalToConstant: 12).isActive = true",
    row: String = "", button: String = ""
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        private let button = UIButton()
        private let line = UIView()
        private let row = UIStackView()
        """,
      setup: """
        addSubview(row)
        row.addArrangedSubview(button)
        row.addArrangedSubview(line)
        row.topAnchor.constraint(equalTo: topAnchor).isActive = true
        row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        button.setTitle("Imprint and so on", for: .normal)
        \(line)
        \(row)
        \(button)
        """)
  }

  private func height(_ verdicts: [String]) -> String {
    verdicts[0].split(separator: "×").last.map(String.init) ?? verdicts[0]
  }

  @Test("what a constraint keeps short makes what the row makes as high as that short too")
  func short() throws {
    #expect(height(try verdicts()) == "12")
    let other = """
      let other = UIView()
      row.addArrangedSubview(other)
      other.heightAnchor.constraint(equalToConstant: 12).isActive = true
      """
    #expect(height(try verdicts(row: other)) == "12")
    let label = "row.addArrangedSubview(UILabel())"
    #expect(height(try verdicts(row: label)) == "12")
  }

  @Test(
    "nor where it may not be shown, or only wishes, or the row does not make all as high",
    arguments: [
      ("row.alignment = .center", ""), ("line.isHidden = isShort", ""),
      ("", "button.setContentCompressionResistancePriority(.required, for: .vertical)"),
      ("", "button.heightAnchor.constraint(greaterThanOrEqualToConstant: 34).isActive = true"),
    ])
  func wishes(row: String, button: String) throws {
    #expect(try !verdicts(row: row, button: button)[0].hasSuffix("×12"))
  }

  @Test("a constraint that others overrule keeps nothing short")
  func weak() throws {
    let weak = """
      let height = line.heightAnchor.constraint(equalToConstant: 12)
      height.priority = .defaultLow
      height.isActive = true
      """
    #expect(try !verdicts(weak)[0].hasSuffix("×12"))
    #expect(
      try !verdicts("line.heightAnchor.constraint(lessThanOrEqualToConstant: 12).isActive = true")[
        0
      ].hasSuffix("×12"))
  }

  @Test("what has to grow with it is named once by each name")
  func named() throws {
    let message = try Reading().audit(
      """
      import UIKit
      final class Sample: UIView {
        private lazy var row = UIStackView(arrangedSubviews: [line(), button, line()])
        private let button = UIButton()
        func setUp() {
          addSubview(row)
          row.topAnchor.constraint(equalTo: topAnchor).isActive = true
          row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          button.setTitle("Imprint and so on", for: .normal)
          button.addTarget(self, action: #selector(go), for: .touchUpInside)
        }
        private func line() -> UIView {
          let line = UIView()
          line.heightAnchor.constraint(equalToConstant: 12).isActive = true
          return line
        }
        @objc private func go() { print("") }
      }
      """
    ).findings.first?.message
    #expect(message?.hasSuffix("give 'line' the same height") == true, "\(message ?? "")")
  }
}
