import Testing

/// What makes recognisers, and what gives them something to do.
@Suite("UIKit: what makes recognisers")
struct RecognizerMakingTests {
  /// The verdicts on views of 20×20 pt that a class sets up.
  private func verdicts(
    _ setup: String, members: String = "", others: String = "", superclass: String = "UIView"
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let first = UIView()\nprivate let second = UIView()\n\(members)",
      setup: """
        addSubview(first)
        addSubview(second)
        first.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        second.frame = CGRect(x: 40, y: 0, width: 30, height: 30)
        \(setup)
        """, others: others, superclass: superclass, wired: false)
  }

  @Test(
    "what a static property makes is judged where it is named",
    arguments: ["UITapGestureRecognizer", "Self", "UIGestureRecognizer"])
  func properties(type: String) throws {
    let owner = type == "Self" ? "UITapGestureRecognizer" : type
    let single = """
      extension \(owner) {
        static var single: \(type == "Self" ? "Self" : "UITapGestureRecognizer") {
          let tap = UITapGestureRecognizer()
          tap.numberOfTapsRequired = 1
          return tap
        }
      }
      """
    let first = "fail 'first' 20×20"
    #expect(
      try verdicts(
        """
        let tap = \(owner).single
        tap.addTarget(self, action: #selector(open))
        first.addGestureRecognizer(tap)
        """, others: single) == [first])
    #expect(
      try verdicts(
        """
        stored.addTarget(self, action: #selector(open))
        first.addGestureRecognizer(stored)
        let other = \(owner).single
        other.addTarget(self, action: #selector(close))
        second.addGestureRecognizer(other)
        """, members: "let stored = \(owner).single", others: single)
        == [first, "fail 'second' 30×30"])
    // Nothing is a target that no view is given.
    #expect(try verdicts("", others: single) == [])
  }

  @Test("what is named behind a dot alone is the recogniser that a view is given")
  func implicit() throws {
    #expect(
      try verdicts(
        "first.addGestureRecognizer(.closing)",
        others: """
          extension UIGestureRecognizer {
            static var closing: UITapGestureRecognizer {
              UITapGestureRecognizer(target: Closer.shared, action: #selector(Closer.close))
            }
          }
          """) == ["fail 'first' 20×20"])
  }
}
