import Testing

/// Functions and properties of a class that make views for its own code.
@Suite("UIKit: what a class makes for itself")
struct OwnMakerTests {
  /// The verdicts on a button that a maker of the class puts into what it returns.
  private func verdicts(
    _ maker: String, _ asking: String, holder: String = "UIStackView()"
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        private let button = UIButton()
        \(maker) {
          let made = \(holder)
          made.alignment = .center
          made.addArrangedSubview(button)
          button.setImage(UIImage(systemName: "plus"), for: .normal)
          return made
        }
        """,
      setup: """
        let outer = UIStackView()
        outer.axis = .vertical
        outer.alignment = .leading
        outer.heightAnchor.constraint(equalToConstant: 60).isActive = true
        addSubview(outer)
        \(asking)
        """)
  }

  @Test(
    "what a view stands in is made once, where the class asks for it",
    arguments: [
      ("private var row: UIStackView", "outer.addArrangedSubview(row)"),
      ("var row: UIStackView", "outer.addArrangedSubview(self.row)"),
      ("private func row() -> UIStackView", "outer.addArrangedSubview(row())"),
      ("func row(_ space: Double) -> UIView", "outer.addArrangedSubview(row(4))"),
    ])
  func askedFor(maker: String, asking: String) throws {
    let found = try verdicts(maker, asking)
    #expect(found == ["fail 'button' 19×17"], "\(found)")
  }

  @Test("what nothing of the class asks for may be made longer by whoever shows it")
  func unasked() throws {
    #expect(try verdicts("var row: UIStackView", "") == ["fail 'button' 44×17"])
  }

  @Test("a view in one that a function makes has one view around it")
  func inside() throws {
    let header = """
      private let button = UIButton()
      private func makeHeader() -> UIView {
        let header = UIView()
        header.addSubview(button)
        button.leadingAnchor.constraint(equalTo: header.leadingAnchor).isActive = true
        button.trailingAnchor.constraint(equalTo: header.trailingAnchor).isActive = true
        button.topAnchor.constraint(equalTo: header.topAnchor).isActive = true
        button.bottomAnchor.constraint(equalTo: header.bottomAnchor).isActive = true
        return header
      }
      """
    func verdicts(height: Int) throws -> [String] {
      try UIKitReading.verdicts(
        members: header,
        setup: """
          let header = makeHeader()
          addSubview(header)
          header.widthAnchor.constraint(equalToConstant: 60).isActive = true
          header.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
          """)
    }
    #expect(try verdicts(height: 30) == ["fail 'button' 60×30"])
    #expect(try verdicts(height: 48) == ["pass 1"])
  }

  @Test("what a function of the file's own makes that nothing calls is not there")
  func uncalled() throws {
    func verdicts(_ keyword: String, _ calls: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          \(keyword) func makeClose() -> UIView {
            let close = UIButton()
            close.addTarget(self, action: nil, for: .touchUpInside)
            close.widthAnchor.constraint(equalToConstant: 30).isActive = true
            close.heightAnchor.constraint(equalToConstant: 48).isActive = true
            return close
          }
          """, setup: calls)
    }
    #expect(try verdicts("private") == [])
    let told = ["fail 'close' 30×48"]
    #expect(try verdicts("private", "addSubview(makeClose())") == told)
    #expect(try verdicts("private", "makers.append(makeClose)") == told)
    #expect(try verdicts("@objc private") == told)
  }

  @Test("a property that such a function alone gives a view holds none")
  func uncalledHolding() throws {
    func verdicts(
      _ keyword: String = "private", _ call: String = "",
      property: String = "private weak var close: UIButton?"
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          \(property)
          \(keyword) func addClose() {
            let button = UIButton()
            button.addTarget(self, action: nil, for: .touchUpInside)
            button.widthAnchor.constraint(equalToConstant: 30).isActive = true
            button.heightAnchor.constraint(equalToConstant: 48).isActive = true
            addSubview(button)
            self.close = button
          }
          """, setup: call)
    }
    #expect(try verdicts() == [])
    let told = ["fail 'close' 30×48"]
    #expect(try verdicts("private", "addClose()") == told)
    #expect(try verdicts("") == told)
    // Others may give it another view.
    #expect(try verdicts(property: "weak var close: UIButton?") == told)
    #expect(try verdicts(property: "private var close: UIButton? = UIButton()") != [])
    #expect(try verdicts("private", "close = shared()") != [])
  }
}
