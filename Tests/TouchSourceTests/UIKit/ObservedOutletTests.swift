import Testing

/// Outlets whose property a class below overrides.
@Suite("UIKit: outlets that classes below observe")
struct ObservedOutletTests {
  private func verdicts(_ property: String, height: Int = 24) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      class Base: UIViewController {
        @IBOutlet weak var button: UIButton!
      }
      final class Sample: Base {
        \(property)
        @IBAction func go(_ sender: Any) { open() }
      }
      """,
      with: [
        "Main.storyboard": InterfaceReading.storyboard(
          """
          <subviews><button id="but"><constraints>
            <constraint firstAttribute="width" constant="60" id="w"/>
            <constraint firstAttribute="height" constant="\(height)" id="h"/>
          </constraints><connections>\(InterfaceReading.action)</connections></button></subviews>
          <constraints>\(InterfaceReading.corner)</constraints>
          """)
      ])
  }

  @Test("one is still what Interface Builder draws")
  func observed() throws {
    let observed = "override var button: UIButton! { didSet { button.alpha = 1 } }"
    #expect(try verdicts(observed) == ["fail 'button' 60×24"])
    #expect(try verdicts(observed, height: 50) == ["pass 1"])
    #expect(try verdicts("") == ["fail 'button' 60×24"])
  }
}
