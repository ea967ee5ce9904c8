import Testing

/// Activity indicators that react to taps.
@Suite("UIKit: activity indicators")
struct ActivityIndicatorTests {
  /// The verdicts on an indicator in the middle of a screen.
  private func verdicts(_ made: String, _ more: String = "") throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        override func viewDidLoad() {
          let mark = UIActivityIndicatorView(\(made))
          mark.translatesAutoresizingMaskIntoConstraints = false
          mark.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
          view.addSubview(mark)
          mark.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
          mark.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
          mark.startAnimating()
          \(more)
        }
        @objc private func go() { print(self) }
      }
      """)
  }

  @Test("an indicator is as large as its style")
  func styles() throws {
    for made in ["style: .medium", "style: UIActivityIndicatorView.Style.medium", ""] {
      #expect(try verdicts(made) == ["fail 'mark' 20×20"], "\(made)")
    }
    #expect(try verdicts("style: .large") == ["fail 'mark' 37×37"])
    #expect(try verdicts("", "mark.style = .large") == ["fail 'mark' 37×37"])
    let side = "mark.widthAnchor.constraint(equalToConstant: 50).isActive = true"
    let sides = "\(side); \(side.replacing("width", with: "height"))"
    #expect(try verdicts("style: .medium", sides) == ["pass 1"])
  }

  @Test("an indicator of a style that is not in the source, or that is transformed, is open")
  func open() throws {
    #expect(try verdicts("style: style()") == ["undecided 'mark'"])
    #expect(try verdicts("style: .large", "mark.transform = grown()") == ["undecided 'mark'"])
  }
}
