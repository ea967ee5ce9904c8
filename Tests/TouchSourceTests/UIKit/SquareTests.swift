import Testing

/// Views whose sides constraints make as long as each other.
@Suite("UIKit: squares")
struct SquareTests {
  /// The verdicts on a square button in a row beside a view without content.
  private func row(_ setup: String, alignment: String = "fill") throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        private let button = UIButton()
        private let row = UIStackView()
        """,
      setup: """
        addSubview(row)
        row.alignment = .\(alignment)
        row.addArrangedSubview(UIView())
        row.addArrangedSubview(button)
        row.topAnchor.constraint(equalTo: topAnchor).isActive = true
        row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        row.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        button.setImage(UIImage(systemName: "envelope"), for: .normal)
        button.widthAnchor.constraint(equalTo: button.heightAnchor).isActive = true
        \(setup)
        """)
  }

  @Test("a square in a row is as wide as the row makes it high")
  func inRow() throws {
    let given = "row.heightAnchor.constraint(equalToConstant: HEIGHT).isActive = true"
    #expect(try row(given.replacing("HEIGHT", with: "33")) == ["fail 'button' 33×33"])
    #expect(try row(given.replacing("HEIGHT", with: "48")) == ["pass 1"])
    // What is not stretched is as large as what it shows.
    #expect(
      try row(given.replacing("HEIGHT", with: "48"), alignment: "center") != ["pass 1"])
  }

  @Test("what is so many times as wide as high is so by the height that a row gives it")
  func proportion() throws {
    func verdicts(_ ratio: String, more: String = "", height: Int = 40) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton()\nprivate let row = UIStackView()",
        setup: """
          addSubview(row)
          row.addArrangedSubview(UIView())
          row.addArrangedSubview(button)
          row.topAnchor.constraint(equalTo: topAnchor).isActive = true
          row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          row.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
          row.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
          button.widthAnchor.constraint(equalTo: button.heightAnchor, \(ratio)).isActive = true
          \(more)
          """)
    }
    #expect(try verdicts("multiplier: 1.9") == ["fail 'button' 76×40"])
    #expect(try verdicts("multiplier: 0.5, constant: 10") == ["fail 'button' 30×40"])
    #expect(try verdicts("multiplier: 1.9", height: 48) == ["pass 1"])
    #expect(try verdicts("multiplier: factor", height: 48) == ["undecided 'button'"])
    // What says it otherwise besides contradicts it.
    let other =
      "button.widthAnchor.constraint(equalTo: button.heightAnchor, multiplier: 2).isActive = true"
    #expect(try verdicts("multiplier: 0.5", more: other, height: 48) != ["fail 'button' 24×48"])
  }

  @Test("a square in a row that nothing stretches is as high as what stands beside it")
  func besideOthers() throws {
    let other = """
      let other = UIView()
      row.addArrangedSubview(other)
      other.heightAnchor.constraint(equalToConstant: HEIGHT).isActive = true
      """
    #expect(try row(other.replacing("HEIGHT", with: "38")) == ["fail 'button' 38×38"])
    #expect(try row(other.replacing("HEIGHT", with: "50")) == ["pass 1"])
  }

  @Test("a square between two edges is as long across")
  func betweenEdges() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton()\nprivate let box = UIView()",
        setup: """
          addSubview(box)
          box.addSubview(button)
          box.heightAnchor.constraint(equalToConstant: 30).isActive = true
          button.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
          button.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
          \(setup)
          """)
    }
    let square = "button.widthAnchor.constraint(equalTo: button.heightAnchor).isActive = true"
    #expect(try verdicts(square) == ["fail 'button' 30×30"])
    let double = square.replacing("heightAnchor", with: "heightAnchor, multiplier: 2")
    #expect(try verdicts(double) == ["fail 'button' 60×30"])
  }

  @Test("a length that others may overrule is that of both sides of a square")
  func weaker() throws {
    func verdicts(
      _ constraints: String, hugging: String = "250", edge: String = ""
    ) throws -> [String] {
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews>
          <button translatesAutoresizingMaskIntoConstraints="NO" id="but"
            verticalHuggingPriority="\(hugging)">
            <rect key="frame" x="100" y="100" width="150" height="150"/>
            <constraints>\(constraints)</constraints>
            <connections>\(InterfaceReading.action)</connections>
          </button>
        </subviews>
        <constraints>
          <constraint firstItem="but" firstAttribute="centerX" secondItem="all"
            secondAttribute="centerX" id="one"/>
          <constraint firstItem="but" firstAttribute="centerY" secondItem="all"
            secondAttribute="centerY" id="two"/>
          \(edge)
        </constraints>
        """)
      let source = """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet private weak var button: UIButton!
          @IBAction func go(_ sender: Any) {}
        }
        """
      return try Reading().verdicts(source, with: ["Main.storyboard": storyboard])
    }
    let square = """
      <constraint firstAttribute="width" secondItem="but" secondAttribute="height"
        multiplier="1:1" id="six"/>
      """
    let height = """
      <constraint firstAttribute="height" constant="150" priority="750" id="low"/>
      """
    #expect(try verdicts(square + height) == ["pass 1"])
    #expect(try verdicts(square + height, hugging: "800") == ["undecided 'button'"])
    let leading = """
      <constraint firstItem="but" firstAttribute="leading" secondItem="all"
        secondAttribute="leading" constant="180" id="edge"/>
      """
    #expect(try verdicts(square + height, edge: leading) != ["pass 1"])
  }

  @Test(
    "the cause of a square is what gives it a length, not what makes its sides equal",
    arguments: ["widthAnchor", "heightAnchor"])
  func cause(given: String) throws {
    let ratio = "button.widthAnchor.constraint(equalTo: button.heightAnchor).isActive = true"
    let length = "button.\(given).constraint(equalToConstant: 40).isActive = true"
    let placed = """
      addSubview(button)
      button.topAnchor.constraint(equalTo: topAnchor).isActive = true
      button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      """
    for setup in ["\(ratio)\n\(length)", "\(length)\n\(ratio)"] {
      let finding = try UIKitReading.finding("\(placed)\n\(setup)")
      let expected = setup.hasPrefix(ratio) ? 6 : 5
      #expect(finding.cause.map { $0.line - finding.subject.place.line } == expected)
    }
    // Twice as wide as it is high, it is the factor that may change.
    let double = ratio.replacing("heightAnchor", with: "heightAnchor, multiplier: 0.5")
    let high = "button.heightAnchor.constraint(equalToConstant: 60).isActive = true"
    let finding = try UIKitReading.finding("\(placed)\n\(high)\n\(double)")
    #expect(finding.cause.map { $0.line - finding.subject.place.line } == 6)
  }
}
