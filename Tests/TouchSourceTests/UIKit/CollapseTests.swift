import Testing

/// Constraints that make a view as long as nothing while it is not to be seen.
@Suite("UIKit: constraints that collapse views")
struct CollapseTests {
  private let placed = """
    addSubview(button)
    button.setTitle("More", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.widthAnchor.constraint(equalToConstant: 90).isActive = true
    button.topAnchor.constraint(equalTo: topAnchor).isActive = true
    button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    """

  /// The verdict on a button whose height a constraint gives that is switched, and others.
  private func switched(_ constant: String, _ more: String = "") throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        let button = UIButton(type: .system)
        private var gone: NSLayoutConstraint?
        var isGone: Bool {
          get { button.isHidden }
          set {
            button.isHidden = newValue
            gone?.isActive = newValue
          }
        }
        """,
      setup: """
        \(placed)
        gone = button.heightAnchor.constraint(equalToConstant: \(constant))
        \(more)
        """)
  }

  @Test("one of nothing that does not always hold says nothing of a view that is there")
  func switchedOff() throws {
    let found = try switched("0")
    #expect(found.count == 1 && found[0].hasPrefix("fail 'button' 90×30"), "\(found)")
    let high = "button.heightAnchor.constraint(equalToConstant: 50).isActive = true"
    #expect(try switched("0", high) == ["pass 1"])
  }

  @Test("one of any other length that does not always hold may")
  func other() throws {
    #expect(try switched("20") == ["undecided 'button'"])
    #expect(try switched("length()") == ["undecided 'button'"])
  }

  /// The verdict on a button whose height a constraint gives that has another constant at times.
  private func changed(_ constant: String, _ relation: String = "equalTo") throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        let button = UIButton(type: .system)
        private var height: NSLayoutConstraint?
        func update() { height?.constant = \(constant) }
        """,
      setup: """
        \(placed)
        height = button.heightAnchor.constraint(\(relation)Constant: 0)
        height?.isActive = true
        """)
  }

  @Test("of the constants of one the others count than nothing")
  func constants() throws {
    #expect(try changed("isShown ? 50 : 0") == ["pass 1"])
    #expect(try changed("isShown ? 30 : 0") == ["fail 'button' 90×30"])
    #expect(try changed("isShown ? 50 : height()") == ["undecided 'button'"])
    // At least nothing is what it shows.
    #expect(try changed("isShown ? 50 : 0", "greaterThanOrEqualTo") != ["pass 1"])
  }

  /// The verdict on a banner that shows a message 24 points high, or so, above details of a changing height.
  private func banner(_ constant: String, message: Int = 24) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Banner: UIControl {
        private let message = UIView()
        private let details = UIView()
        private lazy var lines = UIStackView(arrangedSubviews: [message, details])
        private var height: NSLayoutConstraint!
        override init(frame: CGRect) {
          super.init(frame: frame)
          lines.axis = .vertical
          lines.translatesAutoresizingMaskIntoConstraints = false
          addSubview(lines)
          height = details.heightAnchor.constraint(equalToConstant: 0)
          NSLayoutConstraint.activate([
            lines.topAnchor.constraint(equalTo: topAnchor),
            lines.bottomAnchor.constraint(equalTo: bottomAnchor),
            lines.leadingAnchor.constraint(equalTo: leadingAnchor),
            lines.trailingAnchor.constraint(equalTo: trailingAnchor),
            message.heightAnchor.constraint(equalToConstant: \(message)), height,
          ])
        }
        required init?(coder: NSCoder) { nil }
        func show(_ isOn: Bool) { height.constant = \(constant) }
      }
      final class Home: UIViewController {
        private let banner = Banner()
        override func viewDidLoad() {
          banner.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(banner)
          banner.addTarget(self, action: #selector(open), for: .touchUpInside)
          NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: view.topAnchor),
            banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ])
        }
        @objc private func open() {}
      }
      """)
  }

  @Test("a view whose length others make is as short as they are while one of them is nothing")
  func around() throws {
    #expect(try banner("isOn ? 40 : 0") != ["pass 1"])
    #expect(try banner("isOn ? 40 : 0", message: 50) == ["pass 1"])
  }
}
