import Testing

/// Views that lie behind what another holds and are as long as that, whatever it is.
@Suite("UIKit: backgrounds")
struct BackdropTests {
  /// The verdicts on a button in a stack view that fills a bar together with a background.
  private func verdicts(
    _ background: String = "UIView()", access: String = "private", _ setup: String = "",
    outside: String = ""
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        \(access) let background = \(background)
        private let button = UIButton()
        private let row = UIStackView()
        private let label = UILabel()
        """,
      setup: """
        button.setImage(UIImage(systemName: "xmark"), for: .normal)
        addSubview(background)
        addSubview(row)
        row.addArrangedSubview(label)
        row.addArrangedSubview(button)
        background.translatesAutoresizingMaskIntoConstraints = false
        row.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          background.topAnchor.constraint(equalTo: topAnchor),
          background.bottomAnchor.constraint(equalTo: bottomAnchor),
          background.leadingAnchor.constraint(equalTo: leadingAnchor),
          background.trailingAnchor.constraint(equalTo: trailingAnchor),
          row.topAnchor.constraint(equalTo: topAnchor),
          row.bottomAnchor.constraint(equalTo: bottomAnchor),
          row.leadingAnchor.constraint(equalTo: leadingAnchor),
          row.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        \(setup)
        """, others: "final class Backdrop: UIView {}",
      outside: """
        final class Screen: UIViewController {
          let bar = Sample()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(bar)
            bar.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
              bar.topAnchor.constraint(equalTo: view.topAnchor),
              bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
            \(outside)
          }
        }
        """)
  }

  private func isFound(_ verdicts: [String]) -> Bool {
    verdicts.count == 1 && verdicts[0].hasPrefix("fail 'button'")
      && verdicts[0].hasSuffix("×22")
  }

  @Test("a background makes nothing longer")
  func backgrounds() throws {
    for background in ["UIView()", "Backdrop()"] {
      let found = try verdicts(background)
      #expect(isFound(found), "\(background): \(found)")
    }
    let shared = try verdicts(access: "", outside: "bar.background.backgroundColor = .red")
    #expect(isFound(shared), "\(shared)")
  }

  @Test(
    "what asks for a length is none",
    arguments: [
      "background.heightAnchor.constraint(equalToConstant: 60).isActive = true",
      "background.heightAnchor.constraint(greaterThanOrEqualTo: label.heightAnchor).isActive = true",
      "background.widthAnchor.constraint(equalTo: background.heightAnchor).isActive = true",
      // What is tied to it may hold its ends apart.
      "label.bottomAnchor.constraint(equalTo: background.bottomAnchor).isActive = true",
    ])
  func holding(setup: String) throws {
    #expect(try verdicts("UIView()", setup) == ["undecided 'button'"])
  }

  @Test("a picture or code of other classes may make it longer")
  func filled() throws {
    #expect(
      try verdicts("UIImageView(image: UIImage(named: \"large\"))") == ["undecided 'button'"])
    for outside in [
      "bar.background.addSubview(UIProgressView())",
      "other.topAnchor.constraint(equalTo: bar.background.topAnchor).isActive = true",
      "fill(bar.background)",
    ] {
      #expect(try verdicts(access: "", outside: outside) == ["undecided 'button'"], "\(outside)")
    }
  }
}
