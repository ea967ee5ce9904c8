import Testing

/// Overrides of `point(inside:with:)` that change nothing, and what is none.
@Suite("UIKit: what decides where touches count")
struct OverrideReachTests {
  private static let size = """
    button.widthAnchor.constraint(equalToConstant: 36).isActive = true
    button.heightAnchor.constraint(equalToConstant: 36).isActive = true
    """

  @Test("an override for all buttons is not to blame where it leaves one as it is")
  func idle() throws {
    func finding(insets: Int) throws -> [String] {
      let finding = try UIKitReading.finding(
        "addSubview(button)\n\(Self.size)",
        others: """
          extension UIButton {
            open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
              bounds.insetBy(dx: -\(insets), dy: -\(insets)).contains(point)
            }
          }
          """)
      return [finding.message] + finding.evidence.map(\.message)
    }
    #expect(try !finding(insets: 0).contains { $0.contains("lets") || $0.contains("enlarge what") })
    #expect(try finding(insets: 2).contains { $0.contains("lets 40×40 pt react") })
  }

  @Test("what the extension of a protocol adds overrides nothing")
  func protocols() throws {
    func verdicts(_ others: String) throws -> [String] {
      try UIKitReading.button("Round()", setup: Self.size, others: others)
    }
    let function = """
      func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -5, dy: -5).contains(point)
      }
      """
    #expect(
      try verdicts(
        """
        protocol Widened: AnyObject {}
        extension Widened where Self: UIButton { \(function) }
        final class Round: UIButton, Widened {}
        """) == ["fail 'button' 36×36"])
    #expect(
      try verdicts("class Wide: UIButton { override \(function) }\nfinal class Round: Wide {}")
        == ["pass 1"])
  }

  @Test("a property of a class outside the source may say where its views react")
  func outerProperty() throws {
    func verdicts(_ property: String, class name: String = "MDCFlatButton", _ others: String = "")
      throws -> [String]
    {
      try UIKitReading.button(
        "\(name)()",
        setup: """
          \(Self.size)
          button.\(property) = UIEdgeInsets(top: -9, left: -9, bottom: -9, right: -9)
          """, others: others)
    }
    #expect(try verdicts("hitAreaInsets") == ["undecided 'button'"])
    #expect(try verdicts("whiteInsets") == ["fail 'button' 36×36"])
    #expect(
      try verdicts(
        "hitAreaInsets", class: "Own",
        "final class Own: UIButton { var hitAreaInsets = UIEdgeInsets.zero }")
        == ["fail 'button' 36×36"])
  }

  @Test("code outside that keeps touches from a button makes it do nothing")
  func interaction() throws {
    func verdicts(_ change: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()", setup: "addSubview(button)\n\(Self.size)", wired: false,
        outside: "final class Other { func show(_ row: Sample) { row.button.\(change) } }")
    }
    #expect(try verdicts("isUserInteractionEnabled = false") == ["undecided 'button'"])
    #expect(
      try verdicts("addTarget(nil, action: #selector(act), for: .touchUpInside)")
        == ["fail 'button' 36×36"])
  }

  @Test("of a side that is not known nothing is told, be it that its class leaves it as it is")
  func unknownSide() throws {
    func message(width: String = "") throws -> String {
      try UIKitReading.finding(
        members: "let button = Wide()\nlet row = UIStackView()",
        """
        addSubview(row)
        row.axis = .vertical
        row.addArrangedSubview(button)
        row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        row.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        row.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.heightAnchor.constraint(equalToConstant: 30).isActive = true
        \(width)
        """,
        others: """
          final class Wide: UIButton {
            var outsets = UIEdgeInsets.zero
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
              bounds.inset(by: outsets).contains(point)
            }
          }
          """
      ).message
    }
    let told = try message()
    #expect(told.contains("can be hit in a height of 30 pt of the 44×44"), "\(told)")
    #expect(told.contains("make sure that it is at least 44 wide"), "\(told)")
    let known = try message(
      width: "button.widthAnchor.constraint(equalToConstant: 60).isActive = true")
    #expect(known.contains("60×30 pt"), "\(known)")
  }
}
