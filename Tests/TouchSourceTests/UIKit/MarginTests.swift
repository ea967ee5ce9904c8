import Testing

/// Views between the margins of a controller's view.
@Suite("UIKit: margins of controllers' views")
struct MarginTests {
  /// The verdicts on a button 46 points high between the margins of a controller's view.
  private func verdicts(_ margins: String, above: String = "") throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      class Base: UIViewController {
        override func loadView() {
          super.loadView()
          \(above)
        }
      }
      final class Sample: Base {
        private let button = UIButton(type: .custom)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(margins)
          button.translatesAutoresizingMaskIntoConstraints = false
          button.addTarget(self, action: #selector(go), for: .touchUpInside)
          view.addSubview(button)
          NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            button.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
            button.heightAnchor.constraint(equalToConstant: 46),
          ])
        }
        @objc func go() {}
      }
      """)
  }

  private static let open = ["undecided 'button'"]

  @Test("what they are set to leaves the rest")
  func set() throws {
    #expect(try verdicts("") == ["pass 1"])
    #expect(
      try verdicts("view.layoutMargins = .init(top: 0, left: 15, bottom: 0, right: 15)") == [
        "pass 1"
      ])
    #expect(
      try verdicts(
        "", above: "view.layoutMargins = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)")
        == ["pass 1"])
    let directional = """
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 15, bottom: 0, trailing: 15)
      """
    #expect(try verdicts(directional) == ["pass 1"])
  }

  @Test("they may leave too little, or be anything")
  func open() throws {
    #expect(
      try verdicts("view.layoutMargins = .init(top: 0, left: 180, bottom: 0, right: 190)")
        == Self.open)
    #expect(try verdicts("view.layoutMargins = insets") == Self.open)
    #expect(
      try verdicts("view.layoutMargins = .init(top: 0, left: gap, bottom: 0, right: 15)")
        == Self.open)
  }
}
