import Testing

/// Methods that return the view that they are called on, as links of a chain.
@Suite("UIKit: methods of a class's that return its view")
struct LinkMethodTests {
  private func verdicts(_ made: String, _ method: String) throws -> [String] {
    try UIKitReading.verdicts(
      members: "",
      setup: """
        let button = \(made)
        button.addTarget(self, action: nil, for: .touchUpInside)
        addSubview(button)
        """,
      others: """
        final class Tinted: UIButton {
          var skin: (Tinted) -> Void = { _ in }
          @discardableResult
          \(method)
        }
        extension UIView {
          func sized(_ width: CGFloat, _ height: CGFloat) -> Self {
            widthAnchor.constraint(equalToConstant: width).isActive = true
            heightAnchor.constraint(equalToConstant: height).isActive = true
            return self
          }
        }
        """, wired: false)
  }

  @Test(
    "are followed, and what comes behind them is done to it",
    arguments: [
      ("Tinted().sized(60, 30).tinted()", "func tinted() -> Self { return self }"),
      (
        "Tinted().tinted().sized(60, 30)", "func tinted() -> Self { tintColor = .red; return self }"
      ),
      (
        "Tinted().tinted { $0.tintColor = .red }.sized(60, 30)",
        "func tinted(_ how: @escaping (Tinted) -> Void) -> Self { skin = how; return self }"
      ),
      (
        "Tinted().tinted(30).sized(60, 30)",
        "func tinted(_ tag: Int = 1) -> Self { self.tag = tag; return self }"
      ),
    ])
  func links(made: String, method: String) throws {
    #expect(try verdicts(made, method) == ["fail 'button' 60×30"])
  }

  @Test("say what they do of its size")
  func sizes() throws {
    let frame = "Tinted().grown(44)"
    let method = """
      func grown(_ side: CGFloat) -> Self { frame.size = CGSize(width: side, height: 30); return self }
      """
    #expect(try verdicts(frame, method) == ["fail 'button' 44×30"])
    let open = method.replacing("height: 30", with: "height: Kit.height")
    #expect(try verdicts(frame, open) == ["undecided 'button'"])
  }

  @Test(
    "of a class that is not in the source are taken to return what they are asked of where it is made"
  )
  func outside() throws {
    func verdicts(_ made: String, _ rest: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: "",
        setup: """
          let button = \(made)
          \(rest)
          addSubview(button)
          button.addTarget(self, action: nil, for: .touchUpInside)
          button.widthAnchor.constraint(equalToConstant: 60).isActive = true
          button.heightAnchor.constraint(equalToConstant: 28).isActive = true
          """, wired: false)
    }
    #expect(try verdicts("KitButton()") == ["fail 'button' 60×28"])
    #expect(try verdicts("KitButton().apply(style: .small)") == ["fail 'button' 60×28"])
    // What another view is asked for is another.
    #expect(
      try verdicts("KitButton()", "let mark = button.mark(); mark.isHidden = true")
        == ["fail 'button' 60×28"])
  }
}
