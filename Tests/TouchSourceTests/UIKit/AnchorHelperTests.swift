import Testing

/// Helpers that are handed anchors, and insets as one value.
@Suite("UIKit: helpers that are handed anchors")
struct AnchorHelperTests {
  private static let helpers = """
    extension UIView {
      func tall(top: NSLayoutYAxisAnchor?, bottom: NSLayoutYAxisAnchor? = nil) {
        if let top = top { topAnchor.constraint(equalTo: top).isActive = true }
        if let bottom { bottomAnchor.constraint(equalTo: bottom).isActive = true }
      }
      func inset(
        _ top: NSLayoutYAxisAnchor, _ bottom: NSLayoutYAxisAnchor, by padding: UIEdgeInsets = .zero
      ) {
        topAnchor.constraint(equalTo: top, constant: padding.top).isActive = true
        bottomAnchor.constraint(equalTo: bottom, constant: -padding.bottom).isActive = true
      }
    }
    enum Metrics {
      static let insets = UIEdgeInsets(top: 8, left: 6, bottom: 2, right: 4)
      static let side: CGFloat = 24 + insets.left + insets.right
    }
    """

  private func verdicts(_ call: String, height: Int = 40, members: String = "") throws
    -> [String]
  {
    try UIKitReading.verdicts(
      members: """
        let button = UIButton()
        private let pill = UIView()
        \(members)
        """,
      setup: """
        addSubview(pill)
        pill.addSubview(button)
        pill.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
        pill.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.widthAnchor.constraint(equalToConstant: 60).isActive = true
        \(call)
        """, others: Self.helpers)
  }

  @Test("an anchor of a view that is there is not missing")
  func anchors() throws {
    #expect(
      try verdicts("button.tall(top: pill.topAnchor, bottom: pill.bottomAnchor)")
        == ["fail 'button' 60×40"])
    #expect(
      try verdicts("button.tall(top: pill.topAnchor, bottom: pill.bottomAnchor)", height: 50)
        == ["pass 1"])
  }

  @Test("an anchor of a view that need not be there may be missing")
  func missing() throws {
    let call = "button.tall(top: other?.topAnchor, bottom: other?.bottomAnchor)"
    #expect(
      try verdicts(call, height: 50, members: "var other: UIView?") == ["undecided 'button'"])
  }

  @Test("a side of insets that are handed over is what they are made of")
  func insets() throws {
    let anchors = "pill.topAnchor, pill.bottomAnchor"
    #expect(
      try verdicts(
        "button.inset(\(anchors), by: UIEdgeInsets(top: 4, left: 1, bottom: 6, right: 1))")
        == ["fail 'button' 60×30"])
    #expect(try verdicts("button.inset(\(anchors))") == ["fail 'button' 60×40"])
    #expect(
      try verdicts("button.inset(\(anchors), by: load())", height: 50)
        == ["undecided 'button'"])
  }

  @Test("a constant that is worked out of the sides of others is known")
  func constants() throws {
    #expect(
      try UIKitReading.button(
        setup: """
          button.widthAnchor.constraint(equalToConstant: 60).isActive = true
          button.heightAnchor.constraint(equalToConstant: Metrics.side).isActive = true
          """, others: Self.helpers) == ["fail 'button' 60×34"])
  }

  @Test("a property that the project adds to views may stand for an anchor")
  func properties() throws {
    func verdicts(_ start: String, _ end: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()\nprivate let pill = UIView()",
        setup: """
          addSubview(pill)
          pill.addSubview(button)
          pill.widthAnchor.constraint(equalToConstant: 50).isActive = true
          button.heightAnchor.constraint(equalToConstant: 60).isActive = true
          button.leadingAnchor.constraint(equalTo: \(start)).isActive = true
          button.trailingAnchor.constraint(equalTo: \(end)).isActive = true
          """,
        others: """
          extension UIView {
            var safeStart: NSLayoutXAxisAnchor {
              if #available(iOS 11, *) { return safeAreaLayoutGuide.leadingAnchor }
              return leadingAnchor
            }
            var end: NSLayoutXAxisAnchor { trailingAnchor }
            var guide: UILayoutGuide { safeAreaLayoutGuide }
            var someEnd: NSLayoutXAxisAnchor { Elsewhere.end(of: self) }
            var margin: NSLayoutXAxisAnchor { layoutMarginsGuide.trailingAnchor }
            var either: NSLayoutXAxisAnchor {
              if isHidden { return centerXAnchor }
              return trailingAnchor
            }
          }
          """)
    }
    #expect(try verdicts("pill.safeStart", "pill.end") == ["pass 1"])
    #expect(try verdicts("pill.guide.leadingAnchor", "pill.trailingAnchor") == ["pass 1"])
    #expect(try verdicts("pill.safeStart", "pill.someEnd") == ["undecided 'button'"])
    #expect(try verdicts("pill.safeStart", "pill.margin") == ["undecided 'button'"])
    #expect(try verdicts("pill.safeStart", "pill.either") == ["undecided 'button'"])
  }
}
