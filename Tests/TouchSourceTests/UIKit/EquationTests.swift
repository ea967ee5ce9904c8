import Testing

@testable import TouchSource

@Suite("UIKit: constraints written as equations")
struct EquationTests {
  private func verdict(
    _ setup: String, import library: String = "Anchorage", others: String = ""
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: "let box = UIView()\nlet button = UIButton()",
      setup: """
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        addSubview(box)
        box.widthAnchor.constraint(equalToConstant: 100).isActive = true
        box.heightAnchor.constraint(equalToConstant: 60).isActive = true
        box.addSubview(button)
        \(setup)
        """, others: "import \(library)\n\(others)")
  }

  @Test(
    "Anchorage ties one anchor or several",
    arguments: [
      ("button.widthAnchor == 24\nbutton.heightAnchor >= 50", "fail 'button' 24×50"),
      ("button.sizeAnchors == CGSize(width: 20, height: 24)", "fail 'button' 20×24"),
      ("button.sizeAnchors == box.sizeAnchors", "pass 1"),
      ("button.edgeAnchors == box.edgeAnchors + 10", "fail 'button' 80×40"),
      ("button.edgeAnchors == box.edgeAnchors", "pass 1"),
      (
        "button.edgeAnchors == box.edgeAnchors + UIEdgeInsets(top: 1, left: 2, bottom: 39, right: 4)",
        "fail 'button' 94×20"
      ),
      (
        "button.horizontalAnchors == box.horizontalAnchors\nbutton.heightAnchor == box.heightAnchor / 3",
        "fail 'button' 100×20"
      ),
      (
        """
        button.topAnchor == box.topAnchor + 8
        button.bottomAnchor == box.bottomAnchor - 20
        button.widthAnchor == 2 * button.heightAnchor
        """, "fail 'button' 64×32"
      ),
      (
        "button.heightAnchor == 2 * box.widthAnchor / 5 - 4\nbutton.widthAnchor == 60",
        "fail 'button' 60×36"
      ),
    ])
  func anchorage(setup: String, expected: String) throws {
    #expect(try verdict(setup) == [expected])
  }

  @Test("a size may be one that the project names")
  func namedSizes() throws {
    let sizes = """
      extension CGSize {
        static let icon = CGSize(width: 24, height: 20)
        static func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }
      }
      """
    #expect(
      try verdict("button.sizeAnchors == .icon", others: sizes) == ["fail 'button' 24×20"])
    #expect(
      try verdict("button.sizeAnchors == .square(36)", others: sizes) == ["fail 'button' 36×36"])
    #expect(try verdict("button.sizeAnchors == .elsewhere(36)") == ["undecided 'button'"])
  }

  @Test("nothing is tied where another library's anchors are compared, or a batch is left out")
  func notTied() throws {
    #expect(
      try verdict("button.sizeAnchors == CGSize(width: 20, height: 24)", import: "Elsewhere")
        != ["fail 'button' 20×24"])
    let size = "button.sizeAnchors == CGSize(width: 20, height: 24)"
    #expect(try verdict("let size = batch { \(size) }") == ["fail 'button' 20×24"])
    #expect(
      try verdict("let size = batch(active: false) { \(size) }") != ["fail 'button' 20×24"])
    #expect(
      try verdict(
        "let size = batch(active: false) { \(size) }\nNSLayoutConstraint.activate(size)")
        == ["fail 'button' 20×24"])
  }

  @Test("how strongly a constraint holds stands behind it")
  func priorities() throws {
    let strong = "button.sizeAnchors == CGSize(width: 30, height: 50)\n"
    #expect(try verdict(strong + "button.widthAnchor == 60 ~ .low") == ["fail 'button' 30×50"])
    #expect(
      try verdict(
        "button.widthAnchor == 60 ~ .low - 1\nbutton.sizeAnchors >= CGSize(width: 90, height: 50)")
        == ["pass 1"])
    #expect(
      try verdict(
        "constrain(button) { $0.width == 30; $0.height == 30; $0.width == 60 ~ LayoutPriority(200) }",
        import: "Cartography") == ["fail 'button' 30×30"])
  }

  @Test("each of several sides is tied to the same of the other's")
  func groups() throws {
    #expect(
      try verdict(
        "constrain(button, box) { a, b in a.size == b.size / 2 }", import: "Cartography")
        == ["fail 'button' 50×30"])
    #expect(
      try verdict(
        "constrain(button, box) { a, b in a.edges == b.edges }", import: "Cartography")
        == ["pass 1"])
  }

  @Test("Anchorage has signs of its own beside those of the standard library")
  func ownSigns() throws {
    let size = "button.sizeAnchors /==/ CGSize(width: 20, height: 24)"
    #expect(try verdict(size) == ["fail 'button' 20×24"])
    #expect(try verdict("let size = batch { \(size) }") == ["fail 'button' 20×24"])
    #expect(
      try verdict("button.widthAnchor /==/ 24\nbutton.heightAnchor />=/ 50")
        == ["fail 'button' 24×50"])
    #expect(
      try verdict(
        """
        button.topAnchor /==/ box.topAnchor + 8
        button.bottomAnchor /==/ box.bottomAnchor - 20
        button.widthAnchor /==/ 2 * button.heightAnchor
        """) == ["fail 'button' 64×32"])
    #expect(
      try verdict(
        "button.widthAnchor /==/ 60 ~ .low\nbutton.sizeAnchors /==/ CGSize(width: 30, height: 50)")
        == ["fail 'button' 30×50"])
    #expect(try verdict(size, import: "Elsewhere") != ["fail 'button' 20×24"])
  }
}
