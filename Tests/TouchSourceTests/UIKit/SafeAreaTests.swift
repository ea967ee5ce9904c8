import Testing

/// Guides of views that leave out what bars and the device's corners cover.
@Suite("UIKit: safe areas")
struct SafeAreaTests {
  @Test("beside a phone that is held upright nothing is covered of a view")
  func safeArea() throws {
    func verdicts(_ guide: String, _ ends: [String] = ["leading", "trailing"]) throws -> [String] {
      let other = ends.contains("top") ? "width" : "height"
      return try UIKitReading.verdicts(
        members: "let button = UIButton()\nlet box = UIView()",
        setup: """
          addSubview(box)
          box.widthAnchor.constraint(equalToConstant: 50).isActive = true
          box.heightAnchor.constraint(equalToConstant: 50).isActive = true
          box.addSubview(button)
          button.\(other)Anchor.constraint(equalToConstant: 60).isActive = true
          let guide = \(guide)
          \(ends.map {
            "button.\($0)Anchor.constraint(equalTo: guide.\($0)Anchor).isActive = true"
          }.joined(separator: "\n"))
          """)
    }
    for guide in ["box", "box.safeAreaLayoutGuide"] {
      #expect(try verdicts(guide) == ["pass 1"], "\(guide)")
    }
    #expect(try verdicts("box", ["top", "bottom"]) == ["pass 1"])
    // What bars cover above and below is not known, nor what margins keep off.
    #expect(try verdicts("box.safeAreaLayoutGuide", ["top", "bottom"]) != ["pass 1"])
    #expect(try verdicts("box.layoutMarginsGuide") != ["pass 1"])
  }
}
