import Testing

/// Static functions that set views up.
@Suite("UIKit: static helpers")
struct StaticHelperTests {
  private func verdicts(
    _ call: String, size: String = "size", declared: String = "static let size: CGFloat = 40",
    helper: String = "private static func style(_ button: UIButton)", others: String = ""
  ) throws -> [String] {
    let body = """
      \(helper) {
        button.widthAnchor.constraint(equalToConstant: \(size)).isActive = true
        button.heightAnchor.constraint(equalToConstant: \(size)).isActive = true
      }
      """
    return try UIKitReading.verdicts(
      members: "let button = UIButton()", setup: "addSubview(button)\n\(call)",
      others: """
        extension Sample {
          \(declared)
          \(body)
        }
        \(others)
        """)
  }

  @Test("a static function sees the constants of its class, by their names alone or behind Self")
  func own() throws {
    for call in ["Sample.style(button)", "Self.style(button)"] {
      for size in ["size", "Self.size", "Sample.size"] {
        #expect(try verdicts(call, size: size) == ["fail 'button' 40×40"], "\(call) \(size)")
      }
      #expect(try verdicts(call, declared: "static let size: CGFloat = 44") == ["pass 1"])
    }
  }

  @Test("one that may change, or that belongs to objects, is not known")
  func open() throws {
    let call = "Sample.style(button)"
    #expect(
      try verdicts(call, declared: "static var size: CGFloat { load() }")
        == ["undecided 'button'"])
    // A constant of that name around is what a function outside any class sees.
    #expect(
      try verdicts(
        "style(button)", declared: "", helper: "static func none(_ button: UIButton)",
        others: """
          let size: CGFloat = 42
          func style(_ button: UIButton) {
            button.widthAnchor.constraint(equalToConstant: size).isActive = true
            button.heightAnchor.constraint(equalToConstant: size).isActive = true
          }
          """) == ["fail 'button' 42×42"])
  }

  @Test("an extension of the system's type sees what it declares")
  func nested() throws {
    func verdicts(_ metrics: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()", setup: "addSubview(button)\nbutton.fit()",
        others: """
          extension UIView {
            \(metrics)
            func fit() {
              widthAnchor.constraint(equalToConstant: Metrics.side.width).isActive = true
              heightAnchor.constraint(equalToConstant: Metrics.side.height).isActive = true
            }
            func addPlus() -> UIImageView {
              let plus = UIImageView()
              plus.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))
              addSubview(plus)
              plus.widthAnchor.constraint(equalToConstant: Metrics.side.width).isActive = true
              plus.heightAnchor.constraint(equalToConstant: Metrics.side.height).isActive = true
              return plus
            }
          }
          """)
    }
    let metrics = "private enum Metrics { static let side = CGSize(width: 40, height: 42) }"
    let found = try verdicts(metrics)
    #expect(found.contains("fail 'button' 40×42") && !found.contains { $0.hasPrefix("undecided") })
    #expect(try verdicts("").contains("undecided 'button'"))
  }

  @Test("an extension of the system's constraints activates them by its own name, or by none")
  func constraints() throws {
    func verdicts(_ body: String, others: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()",
        setup: """
          addSubview(button)
          NSLayoutConstraint.renew([
            button.widthAnchor.constraint(equalToConstant: 32),
            button.heightAnchor.constraint(equalToConstant: 32),
          ])
          """,
        others: """
          extension NSLayoutConstraint {
            static func renew(_ list: [NSLayoutConstraint]) { \(body) }
            \(others)
          }
          """)
    }
    for name in ["NSLayoutConstraint.activate", "Self.activate", "activate"] {
      #expect(try verdicts("\(name)(list)") == ["fail 'button' 32×32"], "\(name)")
    }
    #expect(try verdicts("Self.deactivate(list)") == ["undecided 'button'"])
    // A loop that only looks at them changes nothing.
    let isKnown = "static func isKnown(_ one: NSLayoutConstraint) -> Bool { one.constant > 0 }"
    func looking(_ body: String) throws -> [String] {
      try verdicts("for one in list { \(body) }\nactivate(list)", others: isKnown)
    }
    #expect(try looking("print(one)") == ["fail 'button' 32×32"])
    #expect(try looking("guard isKnown(one) else { continue }") == ["fail 'button' 32×32"])
    #expect(try looking("one.constant = load()") == ["undecided 'button'"])
    #expect(try looking("change(one)") == ["undecided 'button'"])
  }
}
