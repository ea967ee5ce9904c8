import Testing
import TouchModel
import TouchRules

/// What sticks out of a view around a control reacts only inside that.
@Suite("UIKit: what sticks out")
struct OverhangTests {
  @Test("what sticks out of a view around it reacts only inside that")
  func overhang() throws {
    func findings(_ inset: Int, icon: Int = 24) throws -> [Finding] {
      try UIKitReading.findings(
        members: "let button = UIButton()\nlet icon = UIImageView()\nlet box = UIView()",
        setup: """
          addSubview(box)
          box.addSubview(icon)
          box.addSubview(button)
          icon.snp.makeConstraints {
            $0.centerY.equalToSuperview()
            $0.trailing.equalToSuperview()
            $0.size.equalTo(\(icon))
          }
          button.snp.makeConstraints { $0.edges.equalTo(icon).inset(\(inset)) }
          """)
    }
    let outside = try #require(try findings(-5).first)
    #expect(outside.message.contains("can be hit in 29×34 pt of the 44×44"))
    #expect(outside.message.contains("rather than to 'icon', and keep it inside 'box'"))
    let inside = try #require(try findings(2).first)
    #expect(inside.message.contains("can be hit in 20×20 pt of the 44×44"))
    #expect(!inside.message.contains("keep it inside"))
    // Its frame alone would do.
    let long = try #require(try findings(-10).first)
    #expect(long.message.hasSuffix("34×44 pt of the 44×44 it needs; keep it inside 'box'"))
    #expect(try findings(-10, icon: 34).isEmpty)
  }

  @Test("what begins in a view around it ends there at the latest, however long it is")
  func overhangOfTitle() throws {
    func hits(_ edge: String, _ inset: Int, height: Int = 44) throws -> [String] {
      try UIKitReading.findings(
        members: "let button = UIButton(type: .system)\nlet box = UIView()",
        setup: """
          addSubview(box)
          box.addSubview(button)
          button.setTitle("Read more", for: .normal)
          box.snp.makeConstraints { $0.size.equalTo(CGSize(width: 300, height: \(height))) }
          button.snp.makeConstraints {
            $0.\(edge).equalToSuperview().offset(\(inset))
            $0.leading.trailing.equalToSuperview()
          }
          """
      ).map(\.hit.written)
    }
    #expect(try hits("top", 20) == ["300×24"])
    #expect(try hits("bottom", -24) == ["300×20"])
    // There is room for all of it.
    #expect(try hits("top", 4) == ["300×30"])
    #expect(try hits("top", 20, height: 80) == ["300×30"])
  }

  @Test("below a text it begins as far down as one line of that at least")
  func belowText() throws {
    func hits(
      _ text: String, access: String = "private", label: String = "", button: String = ""
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = UIButton()
          private let box = UIView()
          \(access) let note = UILabel()
          """,
        setup: """
          addSubview(box)
          box.addSubview(note)
          box.addSubview(button)
          note.font = .systemFont(ofSize: 14)
          \(text)
          box.snp.makeConstraints { $0.width.equalTo(200); $0.height.equalTo(70) }
          note.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview(); \(label) }
          button.snp.makeConstraints {
            $0.top.equalTo(note.snp.bottom).offset(16)
            $0.centerX.equalToSuperview()
            $0.width.equalTo(100)
            $0.height.equalTo(44)
            \(button)
          }
          """)
    }
    let found = try hits("note.text = \"Please sign in\"")
    #expect(found.first?.hasPrefix("fail 'button' 100×37") == true, "\(found)")
    // It may be empty, be no higher than something else makes it, or get another text elsewhere.
    #expect(try hits("") == ["pass 1"])
    #expect(try hits("note.text = \"\"") == ["pass 1"])
    #expect(
      try hits("note.text = \"Please sign in\"", label: "$0.height.lessThanOrEqualTo(4)")
        == ["pass 1"])
    #expect(try hits("note.text = \"Please sign in\"", access: "") == ["pass 1"])
    // The text gives way to what is kept inside.
    #expect(
      try hits(
        "note.text = \"Please sign in\"", button: "$0.bottom.lessThanOrEqualToSuperview()")
        == ["pass 1"])
  }

  /// What is said of a button of 50 by 50 points in a view of a class that a controller shows.
  private func sticking(
    _ owner: String, shows: String, placing: String? = nil, others: String = ""
  ) throws -> [String] {
    let frame = "button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)"
    return try Reading().verdicts(
      """
      import UIKit
      class Owner: UIView {
        let button = UIButton()
        init() {
          super.init(frame: .zero)
          addSubview(button)
          button.addTarget(self, action: nil, for: .touchUpInside)
          \(owner)
        }
        override func layoutSubviews() {
          super.layoutSubviews()
          \(placing ?? frame)
        }
        \(others)
      }
      class Page: UIViewController {
        let owner = Owner()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(owner)
          \(shows)
        }
      }
      """)
  }

  @Test("what sticks out of a view that is shown shorter reacts only inside that")
  func shownShorter() throws {
    func shown(_ height: Int) -> String {
      "owner.frame = CGRect(x: 0, y: 100, width: 300, height: \(height))"
    }
    #expect(try sticking("", shows: shown(15)) == ["fail 'button' 50×15"])
    #expect(
      try sticking("heightAnchor.constraint(equalToConstant: 15).isActive = true", shows: "")
        == ["fail 'button' 50×15"])
    #expect(
      try sticking("", shows: "owner.heightAnchor.constraint(equalToConstant: 29).isActive = true")
        == ["fail 'button' 50×29"])
    #expect(try sticking("", shows: shown(44)) == ["pass 1"])
    // Only an own height decides, and one that stays.
    #expect(
      try sticking("", shows: "owner.heightAnchor.constraint(lessThanOrEqualToConstant: 99)")
        == ["pass 1"])
    #expect(
      try sticking("", shows: "if isSmall { \(shown(15)) } else { \(shown(60)) }") == ["pass 1"])
    #expect(
      try sticking("", shows: "\(shown(15))\nowner.transform = .init(scaleX: 4, y: 4)")
        == ["pass 1"])
    let through = """
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        button.frame.contains(point)
      }
      """
    #expect(
      try !sticking("", shows: shown(15), others: through).contains { $0.hasPrefix("fail") })
  }

  @Test("what has to be as high as the view around it is not cut off by a lower one")
  func shownTied() throws {
    let tied = """
      button.translatesAutoresizingMaskIntoConstraints = false
      button.topAnchor.constraint(equalTo: topAnchor).isActive = true
      button.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
      button.heightAnchor.constraint(equalToConstant: 44).isActive = true
      button.widthAnchor.constraint(equalToConstant: 60).isActive = true
      """
    let shows = "owner.heightAnchor.constraint(equalToConstant: 20).isActive = true"
    // Constraints that contradict each other decide nothing.
    #expect(
      try !sticking(tied, shows: shows, placing: "").contains { $0.hasPrefix("fail") })
  }

  @Test("each place that shows a view cuts off what sticks out of it there")
  func shownTwice() throws {
    func verdicts(_ first: Int, _ second: Int) throws -> [String] {
      try sticking(
        "",
        shows: """
          let other = Owner()
          view.addSubview(other)
          owner.frame = CGRect(x: 0, y: 100, width: 300, height: \(first))
          other.frame = CGRect(x: 0, y: 200, width: 300, height: \(second))
          """)
    }
    #expect(try verdicts(60, 60) == ["pass 1"])
    #expect(try verdicts(60, 15) == ["fail 'button' 50×15"])
    #expect(try verdicts(20, 15) == ["fail 'button' 50×15"])
  }
}
