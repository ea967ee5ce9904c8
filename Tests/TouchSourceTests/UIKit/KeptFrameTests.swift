import Testing

/// Views with frames, to whose lengths and edges those of views inside them are tied.
@Suite("UIKit: frames that what lies inside goes by")
struct KeptFrameTests {
  private let ties = """
    NSLayoutConstraint.activate([
      initials.widthAnchor.constraint(equalTo: BASEwidthAnchor),
      initials.heightAnchor.constraint(equalTo: BASEheightAnchor),
      initials.centerXAnchor.constraint(equalTo: BASEcenterXAnchor),
      initials.centerYAnchor.constraint(equalTo: BASEcenterYAnchor),
    ])
    """

  /// The verdict on a view 40 points wide and high by its frame, whose class ties a label to its lengths.
  private func verdicts(
    _ setup: String = "portrait.frame = CGRect(x: 20, y: 90, width: 40, height: 40)",
    isMaskOff: Bool = false
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Portrait: UIView {
        let initials = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(isMaskOff ? "translatesAutoresizingMaskIntoConstraints = false" : "")
          initials.translatesAutoresizingMaskIntoConstraints = false
          addSubview(initials)
          \(ties.replacing("BASE", with: ""))
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Screen: UIViewController {
        let portrait = Portrait()
        override func viewDidLoad() {
          view.addSubview(portrait)
          \(setup)
          portrait.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(open)))
        }
        @objc func open() {}
      }
      """)
  }

  @Test("a view whose frame gives it its size is as large as that, whatever its class ties to it")
  func ofClass() throws {
    let found = try verdicts()
    #expect(found.count == 1 && found[0].hasPrefix("fail") && found[0].hasSuffix("40×40"))
  }

  @Test("one without a mask is as large as constraints make it")
  func masked() throws {
    #expect(try verdicts(isMaskOff: true).allSatisfy { $0.hasPrefix("undecided") })
    let off = "portrait.translatesAutoresizingMaskIntoConstraints = false"
    #expect(
      try verdicts("\(off)\nportrait.frame = CGRect(x: 0, y: 0, width: 40, height: 40)")
        .allSatisfy { $0.hasPrefix("undecided") })
  }

  @Test("so is one whose own class is read, but not one that is also tied to something else")
  func ofController() throws {
    func verdicts(_ more: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          let button = UIButton(frame: CGRect(x: 20, y: 90, width: 40, height: 40))
          let initials = UILabel()
          """,
        setup: """
          addSubview(button)
          button.addSubview(initials)
          initials.translatesAutoresizingMaskIntoConstraints = false
          \(ties.replacing("BASE", with: "button."))
          \(more)
          """)
    }
    #expect(try verdicts().contains("fail 'button' 40×40"))
    #expect(
      try verdicts("button.heightAnchor.constraint(equalTo: heightAnchor).isActive = true")
        .allSatisfy { !$0.contains("40×40") })
  }

  @Test("so is one whose mask a library or a loop turns off")
  func turnedOff() throws {
    let glow = try UIKitReading.verdicts(
      members: """
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        let glow = UIView()
        """,
      setup: """
        addSubview(button)
        button.addSubview(glow)
        glow.snp.makeConstraints { make in make.size.equalTo(48) }
        button.snp.makeConstraints { make in
          make.centerY.equalToSuperview()
          make.leading.equalToSuperview().offset(8)
          make.size.equalTo(glow)
        }
        """)
    #expect(glow == ["pass 1"])
    let loop = try UIKitReading.verdicts(
      members: """
        let button = UIButton(frame: CGRect(x: 20, y: 90, width: 100, height: 30))
        let initials = UILabel()
        """,
      setup: """
        addSubview(button)
        button.addSubview(initials)
        subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        initials.translatesAutoresizingMaskIntoConstraints = false
        \(ties.replacing("BASE", with: "button."))
        initials.heightAnchor.constraint(equalToConstant: 50).isActive = true
        """)
    #expect(loop.allSatisfy { !$0.contains("100×30") }, "\(loop)")
  }
}
