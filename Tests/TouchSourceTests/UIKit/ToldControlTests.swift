import Testing

/// Controls whose own code, or nothing, tells others of touches and values.
@Suite("UIKit: what controls tell of")
struct ToldControlTests {
  @Test("a page control reacts where something listens to it")
  func pageControls() throws {
    func verdicts(_ setup: String, _ access: String = "private let") throws -> [String] {
      try UIKitReading.verdicts(
        members: "\(access) dots = UIPageControl()",
        setup: """
          addSubview(dots)
          dots.heightAnchor.constraint(equalToConstant: 6).isActive = true
          dots.currentPage = 1
          \(setup)
          """, wired: false)
    }
    #expect(try verdicts("") == [])
    #expect(try verdicts("", "let") == ["undecided 'dots'"])
    let told = try verdicts("dots.addTarget(self, action: nil, for: .valueChanged)")
    #expect(told.count == 1 && told[0].hasPrefix("fail 'dots'"), "\(told)")
  }
}
