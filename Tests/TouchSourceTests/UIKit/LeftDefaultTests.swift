import Testing

/// Optional parameters whose default value every call leaves.
@Suite("UIKit: parameters that are left at their default values")
struct LeftDefaultTests {
  /// The verdicts on a button that a function of an extension makes in a size that callers may give it.
  private func verdicts(
    _ call: String, standard: String = "CGSize(width: 30, height: 40)"
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      extension UICellAccessory {
        static func icon(image: UIImage?, size: CGSize? = \(standard)) -> UICellAccessory {
          let button = UIButton()
          button.addAction(UIAction { _ in }, for: .primaryActionTriggered)
          if let size {
            button.widthAnchor.constraint(equalToConstant: size.width).isActive = true
            button.heightAnchor.constraint(equalToConstant: size.height).isActive = true
          }
          return .customView(configuration: .init(customView: button, placement: .trailing()))
        }
      }
      """, with: ["Use.swift": "import UIKit\nfunc use() { \(call) }"])
  }

  @Test("what no call gives anything to has its default value")
  func left() throws {
    let small = ["fail 'button' 30×40"]
    #expect(try verdicts("show(.icon(image: nil))") == small)
    #expect(try verdicts("show(.icon(image: made(size: 4, \"(\")), size: 50)") == small)
    #expect(
      try verdicts("show(.icon(image: nil))", standard: "CGSize(width: 50, height: 50)")
        == ["pass 1"])
  }

  @Test("what a call may give something to is not known")
  func given() throws {
    for call in [
      "show(.icon(image: nil))\nshow(.icon(image: nil, size: nil))",
      "show(.icon(image: title(\":)\"), size: large))", "use(UICellAccessory.icon)", "",
    ] {
      #expect(try verdicts(call) == ["undecided 'button'"], "\(call)")
    }
    #expect(try verdicts("show(.icon(image: nil))", standard: "nil") == ["undecided 'button'"])
  }

  @Test(
    "a size that is left at zero, of which a helper makes no constraint, leaves it to the content")
  func zero() throws {
    func verdict(_ size: String) throws -> String {
      try Reading().verdicts(
        """
        import UIKit
        extension UIView {
          func pin(to view: UIView, size: CGSize = .zero) {
            topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            if size.width != 0 { widthAnchor.constraint(equalToConstant: size.width).isActive = true }
            if size.height != 0 {
              heightAnchor.constraint(equalToConstant: size.height).isActive = true
            }
          }
        }
        final class Sample: UIView {
          private let button = UIButton()
          func setUp() {
            button.setTitle("Go", for: .normal)
            button.addTarget(self, action: nil, for: .touchUpInside)
            addSubview(button)
            button.pin(to: self\(size))
          }
        }
        """)[0]
    }
    #expect(try verdict("").hasPrefix("fail 'button'"))
    #expect(try verdict(", size: .zero").hasPrefix("fail 'button'"))
    #expect(try verdict(", size: CGSize(width: 60, height: 0)").hasPrefix("fail 'button' 60×"))
    #expect(try verdict(", size: CGSize(width: 60, height: 50)") == "pass 1")
    #expect(try verdict(", size: large") == "undecided 'button'")
  }
}
