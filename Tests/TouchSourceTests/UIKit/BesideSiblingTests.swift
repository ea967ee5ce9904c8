import Testing

/// Views from an edge of the view around them to one beside them.
@Suite("UIKit: what reaches up to a view beside it")
struct BesideSiblingTests {
  /// The verdicts on a button of 48 pt of height in a view of 120 pt of width, from its start to an icon.
  private func verdicts(_ icon: String, end: String = "equalTo: icon.leadingAnchor") throws
    -> [String]
  {
    try UIKitReading.verdicts(
      members: """
        private let button = UIButton()
        private let icon = UIImageView()
        private let other = UIImageView()
        """,
      setup: """
        for view in [button, icon, other] { addSubview(view) }
        widthAnchor.constraint(equalToConstant: 120).isActive = true
        button.heightAnchor.constraint(equalToConstant: 48).isActive = true
        button.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
        button.trailingAnchor.constraint(\(end)).isActive = true
        \(icon)
        """)
  }

  private let wide = "icon.widthAnchor.constraint(equalToConstant: 72).isActive = true"
  private let last = "icon.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true"

  @Test("what lies between an edge and a view of a known length at the other has the rest")
  func rest() throws {
    #expect(try verdicts("\(wide)\n\(last)") == ["fail 'button' 40×48"])
    // The view between has its place from another one.
    #expect(
      try verdicts(
        """
        \(wide)
        icon.trailingAnchor.constraint(equalTo: other.leadingAnchor, constant: -4).isActive = true
        other.widthAnchor.constraint(equalToConstant: 10).isActive = true
        other.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        """) == ["fail 'button' 26×48"])
    #expect(
      try verdicts(
        "icon.leadingAnchor.constraint(equalTo: centerXAnchor, constant: -20).isActive = true")
        == ["fail 'button' 32×48"])
  }

  @Test(
    "where a view beside it begins may be open",
    arguments: [
      // Its length is what it shows, or may be more.
      "icon.image = image",
      "icon.widthAnchor.constraint(greaterThanOrEqualToConstant: 72).isActive = true",
      "if isWide { icon.widthAnchor.constraint(equalToConstant: 72).isActive = true }",
      // Each is as long as the other leaves it.
      "icon.widthAnchor.constraint(equalTo: button.widthAnchor, multiplier: ratio).isActive = true",
    ])
  func open(_ icon: String) throws {
    #expect(try verdicts("\(icon)\n\(last)") == ["undecided 'button'"])
  }

  @Test("a distance that is a limit leaves it open where a view lies")
  func limits() throws {
    let least = "icon.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor).isActive = true"
    #expect(try verdicts("\(wide)\n\(least)") != ["fail 'button' 40×48"])
    let short = try verdicts("\(wide)\n\(last)", end: "lessThanOrEqualTo: icon.leadingAnchor")
    #expect(short != ["fail 'button' 40×48"])
  }
}
