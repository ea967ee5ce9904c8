import Testing

/// What observers of outlets do where Interface Builder connects these.
@Suite("UIKit: observers of outlets")
struct OutletObserverTests {
  /// The verdicts on a button of 30 by 50 points.
  private func verdicts(_ observer: String, members: String = "") throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <button id="but" translatesAutoresizingMaskIntoConstraints="NO">
          <constraints>
            <constraint firstAttribute="width" constant="30" id="wide"/>
            <constraint firstAttribute="height" constant="50" id="high"/>
          </constraints>
        </button>
      </subviews>
      """)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var button: UIButton! { didSet { \(observer) } }
        override func viewDidLoad() {
          button.addTarget(self, action: #selector(go), for: .touchUpInside)
        }
        @objc func go() {}
        \(members)
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test("what an observer hides is hidden for good, unless other code shows it again")
  func hidden() throws {
    let told = ["fail 'button' 30×50"]
    #expect(try verdicts("button.isHidden = true").allSatisfy { !$0.hasPrefix("fail") })
    #expect(try verdicts("button.tag = 1") == told)
    #expect(try verdicts("if isOld { button.isHidden = true }") == told)
    let shown = "func show() { button.isHidden = false }"
    #expect(try verdicts("button.isHidden = true", members: shown) == told)
  }
}
