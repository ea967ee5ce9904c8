import Testing

/// Views in the middle of others.
@Suite("UIKit: views in the middle")
struct CentredTests {
  /// The verdicts on a button that shows "OK" in the middle, 60 points high.
  private func verdicts(_ more: String) throws -> [String] {
    try UIKitReading.button(
      setup: """
        button.setTitle("OK", for: .normal)
        button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.heightAnchor.constraint(equalToConstant: 60).isActive = true
        \(more)
        """)
  }

  private func tie(_ relation: String, priority: String? = nil) -> String {
    """
    let end = button.trailingAnchor.constraint(\(relation): trailingAnchor, constant: -16)
    \(priority.map { "end.priority = \($0)" } ?? "")
    end.isActive = true
    """
  }

  @Test("one end that may be pulled draws the other with it")
  func pulled() throws {
    for relation in ["equalTo", "greaterThanOrEqualTo"] {
      for priority in [".defaultHigh", "UILayoutPriority(999)", "someday"] {
        #expect(
          try verdicts(tie(relation, priority: priority)) == ["undecided 'button'"],
          "\(relation) \(priority)")
      }
    }
    #expect(try verdicts(tie("greaterThanOrEqualTo")) == ["undecided 'button'"])
  }

  @Test("what only keeps an end inside, or is weaker than what a title asks for, pulls nothing")
  func free() throws {
    for more in [
      "", tie("lessThanOrEqualTo"), tie("lessThanOrEqualTo", priority: ".defaultHigh"),
      tie("equalTo", priority: ".fittingSizeLevel"), tie("equalTo", priority: ".init(249)"),
    ] {
      let verdicts = try verdicts(more)
      #expect(verdicts.count == 1 && verdicts[0].hasSuffix("×60"), "\(more): \(verdicts)")
    }
  }
}
