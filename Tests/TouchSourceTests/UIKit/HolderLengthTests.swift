import Testing
import TouchModel
import TouchRules

/// What findings say of a view that decides how long another is, and is long enough itself.
@Suite("UIKit: views that leave others too little of their length")
struct HolderLengthTests {
  private func finding(bar: Int, top: Int = 0, bottom: Int) throws -> Finding {
    try UIKitReading.finding(
      members: "let button = UIButton()\nlet bar = UIView()",
      """
      addSubview(bar)
      bar.addSubview(button)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: topAnchor),
        bar.leadingAnchor.constraint(equalTo: leadingAnchor),
        bar.widthAnchor.constraint(equalToConstant: 200),
        bar.heightAnchor.constraint(equalToConstant: \(bar)),
        button.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
        button.widthAnchor.constraint(equalToConstant: 150),
        button.topAnchor.constraint(equalTo: bar.topAnchor, constant: \(top)),
        button.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: \(-bottom)),
      ])
      """)
  }

  @Test("a view that is long enough itself is said to be, and to leave too little")
  func enough() throws {
    let finding = try finding(bar: 44, bottom: 4)
    #expect(
      finding.message.hasSuffix(
        "let 'bar', which decides its height and is 44 pt high itself, "
          + "give it a height of at least 44"))
    // The distance is told, not the end without one.
    #expect(finding.evidence.contains { $0.message.contains("'bottomAnchor'") })
    #expect(!finding.evidence.contains { $0.message.contains("'topAnchor'") })
  }

  @Test("of a view that is too short itself no more is said than that it decides")
  func short() throws {
    let finding = try finding(bar: 40, top: 4, bottom: 0)
    #expect(
      finding.message.hasSuffix(
        "let 'bar', which decides its height, give it a height of at least 44"))
    #expect(finding.evidence.contains { $0.message.contains("'topAnchor'") })
    #expect(!finding.evidence.contains { $0.message.contains("'bottomAnchor'") })
  }

  /// The message on a view as high as what lies beside it in its class's view, which other code shows.
  private func message(showing: String) throws -> String {
    let findings = try Reading().audit(
      """
      import UIKit
      final class Header: UIView {
        private let fade = UIView()
        private let button = UIButton()
        init() {
          super.init(frame: .zero)
          addSubview(fade)
          addSubview(button)
          fade.snp.makeConstraints { $0.leading.top.bottom.equalToSuperview(); $0.size.equalTo(30) }
          button.snp.makeConstraints {
            $0.trailing.top.bottom.equalToSuperview()
            $0.width.equalTo(70)
          }
          button.addTarget(self, action: #selector(open), for: .touchUpInside)
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc private func open() {}
      }
      final class Page: UIViewController {
        private let header = Header()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(header)
          header.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview() }
          \(showing)
        }
      }
      """
    ).findings
    return try #require(findings.first).message
  }

  @Test("what decides in the class grows only with what holds the class's view where it is shown")
  func heldWhereShown() throws {
    let height = "header.snp.makeConstraints { $0.height.equalTo(30) }"
    #expect(try message(showing: height).contains("44, and make 'header' higher with it"))
    #expect(try !message(showing: "").contains("'header'"))
    let least = height.replacing("equalTo", with: "greaterThanOrEqualTo")
    #expect(try !message(showing: least).contains("'header'"))
  }

  @Test("an element that other code gives its length is told by its name there, once")
  func itself() throws {
    func message(_ length: String) throws -> String {
      let findings = try Reading().audit(
        """
        import UIKit
        final class Dot: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
          }
          required init?(coder: NSCoder) { fatalError() }
          @objc private func go() {}
        }
        final class Holder: UIView {
          private let dot = Dot(frame: .zero)
          override func didMoveToWindow() {
            super.didMoveToWindow()
            addSubview(dot)
            \(length)
          }
        }
        """
      ).findings
      return try #require(findings.first).message
    }
    #expect(
      try message("dot.frame = CGRect(x: 4, y: 4, width: 35, height: 35)").hasSuffix(
        "; give 'dot' a frame with a width of at least 44 and a height of at least 44"))
    #expect(
      try message(
        "dot.snp.makeConstraints { $0.leading.top.equalToSuperview(); $0.size.equalTo(30) }"
      )
      .hasSuffix("; give 'dot' a width of at least 44 and a height of at least 44"))
  }

  @Test("a length of a view's own is its cause, not the same one that its class gives it")
  func ownLength() throws {
    func causes(_ more: String) throws -> [Int?] {
      try UIKitReading.findings(
        members: """
          let one = Chip()
          let other = Chip()
          """,
        setup: """
          addSubview(one)
          addSubview(other)
          one.topAnchor.constraint(equalTo: topAnchor).isActive = true
          other.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 80).isActive = true
          \(more)
          """,
        others: """
          final class Chip: UIButton {
            override init(frame: CGRect) {
              super.init(frame: frame)
              widthAnchor.constraint(equalToConstant: 90).isActive = true
              heightAnchor.constraint(equalToConstant: 30).isActive = true
            }
          }
          """
      ).map { $0.cause?.line }
    }
    let shared = try causes("")
    #expect(shared.count == 2 && shared[0] == 7 && shared[1] == 7, "\(shared)")
    let held = try causes("other.heightAnchor.constraint(equalToConstant: 30).isActive = true")
    #expect(held.count == 2 && Set(held) == [7, 18], "\(held)")
  }

  @Test("what has room in its class's view, but not where it stands there, is to be kept inside")
  func place() throws {
    func found(top: Int) throws -> Finding? {
      try Reading().audit(
        """
        import UIKit
        final class Fact: UIView {
          let title = UILabel()
          let button = UIButton()
          func setUp() {
            addSubview(title)
            addSubview(button)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            NSLayoutConstraint.activate([
              title.topAnchor.constraint(equalTo: topAnchor, constant: \(top)),
              title.leadingAnchor.constraint(equalTo: leadingAnchor),
              title.heightAnchor.constraint(equalToConstant: 20),
              button.centerYAnchor.constraint(equalTo: title.centerYAnchor),
              button.trailingAnchor.constraint(equalTo: trailingAnchor),
              button.heightAnchor.constraint(equalToConstant: 44),
              button.widthAnchor.constraint(equalToConstant: 44),
            ])
          }
          @objc func go() { print("") }
        }
        final class Page: UIView {
          private let fact = Fact()
          func setUp() {
            addSubview(fact)
            NSLayoutConstraint.activate([
              fact.topAnchor.constraint(equalTo: topAnchor),
              fact.widthAnchor.constraint(equalToConstant: 300),
              fact.heightAnchor.constraint(equalToConstant: 48),
            ])
          }
        }
        """
      ).findings.first
    }
    let finding = try #require(try found(top: 20))
    #expect(finding.message.hasSuffix("44×40 pt of the 44×44 it needs; keep it inside 'Fact'"))
    #expect(finding.evidence.last?.message == "'Fact' leaves at most 40 pt of its height")
    #expect(try found(top: 14) == nil)
  }
}
