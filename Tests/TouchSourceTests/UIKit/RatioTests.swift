import Testing

/// Views in stack views whose lengths constraints tie to each other.
@Suite("UIKit: views that share a stack view by ratios")
struct RatioTests {
  /// The verdicts on two buttons in a row that is `width` points wide, with a space of 10.
  private func verdicts(
    _ ratio: String, width: Int = 130, between: String = "", row: String = "",
    adding: String = "row.addArrangedSubview(other)"
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let button = UIButton(type: .custom)\nlet other = UIButton(type: .custom)",
      setup: """
        let row = UIStackView()
        row.spacing = 10
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        row.topAnchor.constraint(equalTo: topAnchor).isActive = true
        row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        row.widthAnchor.constraint(equalToConstant: \(width)).isActive = true
        row.addArrangedSubview(button)
        \(between)
        \(adding)
        \(row)
        row.heightAnchor.constraint(equalToConstant: 50).isActive = true
        \(ratio)
        """)
  }

  private static let double = """
    other.widthAnchor.constraint(equalTo: button.widthAnchor, multiplier: 2).isActive = true
    """

  @Test("each has its part of what they fill")
  func parts() throws {
    #expect(try verdicts(Self.double) == ["fail 'button' 40×50", "pass 1"])
    #expect(try verdicts(Self.double, width: 151) == ["pass 2"])
    let turned = "button.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0.5)"
    #expect(
      try verdicts(turned + ".isActive = true", width: 100) == ["fail 'button' 30×50", "pass 1"])
    let fixed = "other.widthAnchor.constraint(equalToConstant: 90).isActive = true"
    #expect(try verdicts(fixed) == ["fail 'button' 30×50", "pass 1"])
  }

  @Test("what else may take part of it, or overrule the ratio, leaves it open")
  func open() throws {
    let open = ["undecided 'button'", "undecided 'other'"]
    #expect(try verdicts("") == open)
    #expect(try verdicts(Self.double, between: "row.addArrangedSubview(UIButton())") == open)
    #expect(try verdicts(Self.double, between: "row.addArrangedSubview(extra)") == open)
    #expect(try verdicts(Self.double, row: "other.isHidden = isShort") == open)
    let added = "if isLong { row.addArrangedSubview(other) }"
    let fixed = "other.widthAnchor.constraint(equalToConstant: 90).isActive = true"
    #expect(try verdicts(fixed, adding: added)[0] == open[0])
    let twice = "\nother.widthAnchor.constraint(equalToConstant: 60).isActive = true"
    #expect(try verdicts(Self.double + twice) != ["fail 'button' 40×50", "pass 1"])
    let weak = """
      let ratio = other.widthAnchor.constraint(equalTo: button.widthAnchor, multiplier: 2)
      ratio.priority = .defaultLow
      ratio.isActive = true
      """
    #expect(try verdicts(weak) == open)
  }
}
