import Testing
import TouchModel

/// Widths on an iPad, where an app may stand beside others.
@Suite("UIKit: widths on an iPad")
struct PadWidthTests {
  @Test("a width of which a narrow app leaves nothing is that of a full screen")
  func nothing() throws {
    let device = Device.iPad
    let source = """
      import UIKit
      final class Sample: UIViewController {
        let button = UIButton()
        override func viewDidLoad() {
          view.addSubview(button)
          button.addTarget(self, action: nil, for: .touchUpInside)
          NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(
              equalTo: view.leadingAnchor, constant: \(Int(device.size.width) - 96)),
            button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            button.heightAnchor.constraint(equalToConstant: 30),
          ])
        }
      }
      """
    #expect(try Reading(device: device).verdicts(source) == ["fail 'button' 96×30"])
  }
}
