import Testing

/// Classes of labels and pictures that react by themselves.
@Suite("UIKit: classes of labels and pictures that take taps")
struct LabelClassTests {
  private func verdicts(_ constraints: String, base: String = "UILabel") throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Tag: \(base) {
        init() {
          super.init(frame: .zero)
          isUserInteractionEnabled = true
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
        }
        @objc private func go() { print(self) }
      }
      final class Tags: UIViewController {
        private let mark = Tag()
        override func viewDidLoad() {
          view.addSubview(mark)
          mark.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          mark.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          \(constraints)
        }
      }
      """)
  }

  private let wide = "mark.widthAnchor.constraint(equalToConstant: 30).isActive = true"
  private let high = "mark.heightAnchor.constraint(equalToConstant: 18).isActive = true"

  @Test("one is as large as what shows it says")
  func shown() throws {
    for base in ["UILabel", "UIImageView"] {
      #expect(try verdicts("\(wide)\n\(high)", base: base) == ["fail 'tap-gesture' 30×18"])
    }
    #expect(try verdicts(high).first?.hasSuffix("×18") == true)
  }

  @Test("where nothing says so, or code shows it that is not followed, it is open")
  func open() throws {
    let lines = "mark.numberOfLines = 0\nmark.text = model.text"
    #expect(try verdicts(lines) == ["undecided 'tap-gesture'"])
    #expect(
      try verdicts(
        "if isSmall { \(high) }\n\(lines)")
        == ["undecided 'tap-gesture'"])
  }
}
