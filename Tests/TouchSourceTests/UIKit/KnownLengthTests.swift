import Testing

/// Lengths that many others lead to, each of which is worked out once.
@Suite("UIKit: lengths that lead to each other in many ways")
struct KnownLengthTests {
  /// The verdicts on a button below boxes in boxes, all of which end where the one around them does.
  private func verdicts(_ more: String = "") throws -> [String] {
    let inside = [
      "line": "box", "body": "box", "button": "box", "head": "box", "first": "head",
      "second": "head", "picture": "body", "stack": "body",
    ]
    let ends = inside.sorted { $0.key < $1.key }.map { part, outer in
      """
      \(outer).addSubview(\(part))
      \(part).leadingAnchor.constraint(equalTo: \(outer).leadingAnchor).isActive = true
      \(part).trailingAnchor.constraint(equalTo: \(outer).trailingAnchor).isActive = true
      """
    }
    let ratios = ["first", "second", "picture"].map { part in
      "\(part).heightAnchor.constraint(equalTo: \(part).widthAnchor, multiplier: 0.5)"
        + ".isActive = true"
    }
    let below = [("second", "first"), ("line", "second"), ("body", "line"), ("stack", "picture")]
      .map { "\($0).topAnchor.constraint(equalTo: \($1).bottomAnchor).isActive = true" }
    return try UIKitReading.verdicts(
      members: """
        private let button = UIButton()
        private let (box, head, line, body) = (UIView(), UIView(), UIView(), UIView())
        private let (first, second, picture) = (UIImageView(), UIImageView(), UIImageView())
        private let stack = UIStackView()
        """,
      setup: """
        button.setTitle("More", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 13)
        addSubview(box)
        \((ends + ratios + below).joined(separator: "\n"))
        let guide = readableContentGuide
        box.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
        box.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
        box.topAnchor.constraint(equalTo: topAnchor).isActive = true
        first.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        picture.topAnchor.constraint(equalTo: body.topAnchor).isActive = true
        body.bottomAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
        button.topAnchor.constraint(equalTo: body.bottomAnchor).isActive = true
        \(more)
        """)
  }

  @Test("what nothing stretches is as high as its title, however many constraints lead to it")
  func followed() throws {
    #expect(try verdicts() == ["fail 'button' 44×28"])
  }

  @Test("what something may stretch is not known")
  func stretched() throws {
    let ends = """
      button.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
      box.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
      """
    #expect(try verdicts(ends) == ["undecided 'button'"])
  }
}
