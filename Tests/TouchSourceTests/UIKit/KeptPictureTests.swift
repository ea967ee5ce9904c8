import Testing

/// Pictures that variables of a class hold from the first.
@Suite("UIKit: pictures in variables")
struct KeptPictureTests {
  private func verdicts(_ variable: String, more: String = "", outside: String = "") throws
    -> [String]
  {
    try UIKitReading.verdicts(
      members: """
        let button = UIButton(type: .custom)
        \(variable) = UIImage(systemName: "xmark")!
        \(more)
        """,
      setup: """
        addSubview(button)
        button.addTarget(self, action: nil, for: .touchUpInside)
        button.setImage(cross, for: .normal)
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        """, wired: false, outside: outside)
  }

  @Test("one that nothing changes is the first")
  func kept() throws {
    let found = try verdicts("let cross")
    #expect(found.count == 1 && found[0].hasPrefix("fail 'button'"))
    #expect(try verdicts("private var cross: UIImage") == found)
    #expect(try verdicts("var cross") == found)
  }

  @Test("one that code or a file may change is not known")
  func changed() throws {
    #expect(
      try verdicts("var cross: UIImage", more: "func turn() { cross = load() }")
        == ["undecided 'button'"])
    #expect(
      try verdicts(
        "var cross: UIImage",
        outside: "func turn(_ sample: Sample) { sample.cross = load() }")
        == ["undecided 'button'"])
    #expect(try verdicts("@IBInspectable var cross: UIImage") == ["undecided 'button'"])
  }
}
