import Testing

@Suite("UIKit: recognisers of many taps")
struct ManyTapsTests {
  private func source(_ setup: String) -> String {
    """
    import UIKit
    final class Sample: UIViewController {
      override func viewDidLoad() {
        let corner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.addSubview(corner)
        let taps = UITapGestureRecognizer(target: self, action: #selector(reveal))
        \(setup)
        corner.addGestureRecognizer(taps)
      }
      @objc private func reveal() {}
    }
    """
  }

  @Test("what asks for three taps, or fingers, and more takes no tap of its own")
  func many() throws {
    for setup in ["taps.numberOfTapsRequired = 3", "taps.numberOfTouchesRequired = 3"] {
      #expect(try Reading().verdicts(source(setup)) == [])
      #expect(try Reading().leftOut(source(setup)).count == 1)
    }
  }

  @Test("what may ask for fewer takes one")
  func few() throws {
    for setup in [
      "", "taps.numberOfTapsRequired = 2", "if isEditing { taps.numberOfTapsRequired = 3 }",
      "taps.numberOfTapsRequired = count",
    ] {
      #expect(try Reading().verdicts(source(setup)) == ["fail 'corner' 20×20"], "\(setup)")
    }
  }
}
