import Testing
import TouchModel
import TouchRules

/// What findings say of a view that decides how long another is, and is long enough itself.
@Suite("UIKit: views that leave others too little of their length")
struct HolderLengthTests {
  private func finding(bar: Int, top: Int = 0, bottom: Int) throws -> Finding {
    try UIKitReading.finding(
      members: "let button = UIButton()\nlet bar = UIView()",
      """
      addSubview(bar)
      bar.addSubview(button)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: topAnchor),
        bar.leadingAnchor.constraint(equalTo: leadingAnchor),
        bar.widthAnchor.constraint(equalToConstant: 200),
        bar.heightAnchor.constraint(equalToConstant: \(bar)),
        button.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
        button.widthAnchor.constraint(equalToConstant: 150),
        button.topAnchor.constraint(equalTo: bar.topAnchor, constant: \(top)),
        button.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: \(-bottom)),
      ])
      """)
  }

  @Test("a view that is long enough itself is said to be, and to leave too little")
  func enough() throws {
    let finding = try finding(bar: 44, bottom: 4)
    #expect(
      finding.message.hasSuffix(
        "let 'bar', which decides its height and is 44 pt high itself, "
          + "give it a height of at least 44"))
    // The distance is told, not the end without one.
    #expect(finding.evidence.contains { $0.message.contains("'bottomAnchor'") })
    #expect(!finding.evidence.contains { $0.message.contains("'topAnchor'") })
  }

  @Test("of a view that is too short itself no more is said than that it decides")
  func short() throws {
    let finding = try finding(bar: 40, top: 4, bottom: 0)
    #expect(
      finding.message.hasSuffix(
        "let 'bar', which decides its height, give it a height of at least 44"))
    #expect(finding.evidence.contains { $0.message.contains("'topAnchor'") })
    #expect(!finding.evidence.contains { $0.message.contains("'bottomAnchor'") })
  }
}
