import Testing

/// Insets of their own for each edge, by which SnapKit ties a view to another.
@Suite("UIKit: insets by edge")
struct EdgeInsetTests {
  /// The verdict on a button between insets of its own.
  private func verdict(between insets: String, _ added: String) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      \(added)
      class Sample: UIView {
        private let button = UIButton(type: .system)
        func setUp() {
          addSubview(button)
          button.setTitle("A long title", for: .normal)
          button.contentEdgeInsets = \(insets)
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.addTarget(self, action: nil, for: .touchUpInside)
        }
      }
      """)
  }

  /// The verdicts on a button in a view of 60 by 52.
  private func verdicts(_ ties: String, _ added: String = "") throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        let button = UIButton()
        private var margins: UIEdgeInsets { .init(top: 4, left: 8, bottom: 6, right: 12) }
        """,
      setup: """
        let card = UIView()
        addSubview(card)
        card.snp.makeConstraints { $0.width.equalTo(60); $0.height.equalTo(52) }
        card.addSubview(button)
        button.snp.makeConstraints { make in
          \(ties)
        }
        """, others: "import SnapKit\n\(added)")
  }

  private let insets = "UIEdgeInsets(top: 4, left: 8, bottom: 6, right: 12)"

  @Test("each edge takes its own, and a length those of both its ends")
  func edges() throws {
    for given in [
      insets, "NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 6, trailing: 12)", "margins",
    ] {
      #expect(
        try verdicts("make.edges.equalToSuperview().inset(\(given))") == ["fail 'button' 40×42"],
        "\(given)")
      #expect(
        try verdicts("make.size.equalToSuperview().inset(\(given))") == ["fail 'button' 40×42"],
        "\(given)")
    }
    #expect(
      try verdicts(
        """
        make.leading.trailing.equalTo(card).inset(\(insets))
        make.top.bottom.equalTo(card)
        """) == ["fail 'button' 40×52"])
    #expect(
      try verdicts(
        "make.edges.equalToSuperview().inset(UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))")
        == ["pass 1"])
    // What lies at one end has the inset of that end.
    #expect(
      try verdicts(
        """
        make.edges.equalTo(card).inset(
          UIEdgeInsets(top: 0, left: -20, bottom: 0, right: 12))
        """) == ["pass 1"])
  }

  @Test("insets that are not in the source leave the size open")
  func open() throws {
    #expect(
      try verdicts("make.edges.equalToSuperview().inset(theme.insets)") == ["undecided 'button'"])
  }

  @Test(
    "several edges, or both lengths, are tied to the same of another view",
    arguments: [
      "make.edges.equalTo(card.snp.edges)",
      "make.size.equalTo(card.snp.size)\nmake.center.equalTo(card.snp.center)",
      """
      make.leading.trailing.equalTo(card.snp.horizontalEdges)
      make.verticalEdges.equalTo(card.snp.verticalEdges)
      """,
    ])
  func several(ties: String) throws {
    #expect(try verdicts(ties) == ["pass 1"])
    #expect(
      try verdicts(ties.replacing("equalTo(", with: "lessThanOrEqualTo(")) != ["pass 1"])
    #expect(
      try verdicts(
        ties.replacing("edges)", with: "edges).inset(10)").replacing(
          "Edges)", with: "Edges).inset(10)"
        )
        .replacing("size)", with: "size).inset(10)")) == ["fail 'button' 40×32"])
  }

  @Test("insets and sizes that initializers of the project's make are what these hand on")
  func ownInitializers() throws {
    let added = """
      extension UIEdgeInsets {
        init(side: CGFloat) { self.init(top: side, left: side, bottom: side, right: side) }
      }
      extension CGSize {
        init(edge: CGFloat) { self.init(width: edge, height: edge) }
      }
      """
    #expect(
      try verdicts("make.edges.equalToSuperview().inset(UIEdgeInsets(side: 10))", added)
        == ["fail 'button' 40×32"])
    for insets in ["UIEdgeInsets(side: 10)", ".init(side: 10)"] {
      #expect(
        try verdict(between: insets, added).allSatisfy { $0.hasSuffix("×38") }, "\(insets)")
      #expect(try verdict(between: insets, "") == ["undecided 'button'"], "\(insets)")
    }
    for insets in [
      "UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)",
      ".init(top: 10, left: 0, bottom: 10, right: 0)",
    ] {
      #expect(try verdict(between: insets, "").allSatisfy { $0.hasSuffix("×38") }, "\(insets)")
    }
    let size = "make.center.equalToSuperview(); make.size.equalTo(CGSize(edge: %))"
    for (edge, verdict) in [("24", "fail 'button' 24×24"), ("50", "pass 1")] {
      let ties = size.replacing("%", with: edge)
      #expect(try verdicts(ties, added) == [verdict])
      // Of an initializer that is not in the source nothing is known.
      #expect(try verdicts(ties).allSatisfy { $0.hasPrefix("undecided") })
    }
  }

  @Test("lengths that an initializer of the project's sets one by one are those of what it makes")
  func lengthsOneByOne() throws {
    func added(_ body: String) -> String {
      """
      extension UIEdgeInsets {
        init(side: CGFloat) {
          \(body)
        }
      }
      """
    }
    let inset = "make.edges.equalToSuperview().inset(UIEdgeInsets(side: 10))"
    for (body, verdict) in [
      ("self.init(); top = side; left = side; bottom = side; right = side", "40×32"),
      ("self.init(); self.top = side; left = side * 2", "40×42"),
      ("self.init(top: 1, left: side, bottom: side, right: side); top = side", "40×32"),
    ] {
      #expect(try verdicts(inset, added(body)) == ["fail 'button' \(verdict)"], "\(body)")
      #expect(
        try self.verdict(between: ".init(side: 10)", added(body)).allSatisfy {
          $0.hasPrefix("fail")
        },
        "\(body)")
    }
    // What else it calls may change them.
    for body in ["self.init(); fill(with: side)", "self.init(); top += side"] {
      #expect(try verdicts(inset, added(body)) == ["undecided 'button'"], "\(body)")
    }
  }
}
