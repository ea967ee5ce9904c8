import Testing

/// Constraints that code finds by looking through those that a view holds.
@Suite("UIKit: constraints that a view holds")
struct HeldConstraintTests {
  private static let helper = """
    extension UIView {
      func show(_ isShown: Bool, side: CGFloat? = nil, width: CGFloat? = nil) {
        for constraint in self.constraints {
          self.isHidden = !isShown
          if constraint.firstAttribute == .width {
            if !isShown {
              constraint.constant = .leastNonzeroMagnitude
            } else if let width = width ?? side {
              constraint.constant = width
            }
          } else if constraint.firstAttribute == .height, let side {
            constraint.constant = side
          }
        }
      }
    }
    """

  /// The verdict on a button with a width of 60 points and a height in Interface Builder.
  private func drawn(_ code: String, height: Int, helper: String = Self.helper) throws -> [String] {
    try Reading().verdicts(
      source(code, helper), with: ["Main.storyboard": storyboard(height)])
  }

  private func source(_ code: String, _ helper: String) -> String {
    """
    import UIKit
    final class Sample: UIViewController {
      @IBOutlet private weak var button: UIButton!
      override func viewDidLoad() {
        \(code)
      }
    }
    \(helper)
    """
  }

  private func storyboard(_ height: Int) -> String {
    InterfaceReading.storyboard(
      """
      <subviews>
        <button id="but">
          <constraints>
            <constraint firstAttribute="width" constant="60" id="width"/>
            <constraint firstAttribute="height" constant="\(height)" id="height"/>
          </constraints>
          <connections>\(InterfaceReading.action)</connections>
        </button>
      </subviews>
      """)
  }

  @Test("what code sets one to is one of the lengths that it gives")
  func lengths() throws {
    #expect(try drawn("", height: 60) == ["pass 1"])
    #expect(try drawn("button.show(true, side: 60)", height: 60) == ["pass 1"])
    #expect(try drawn("button.show(true, side: 32)", height: 60) == ["undecided 'button'"])
    #expect(try drawn("button.show(true, side: side)", height: 60) == ["undecided 'button'"])
    #expect(try drawn("button.show(true, width: 60)", height: 32) == ["fail 'button' 60×32"])
    // What is as long as nothing is not there.
    #expect(
      try drawn("button.show(isOn, side: 60)\nbutton.show(false)", height: 60) == ["pass 1"])
  }

  @Test(
    "whichever of them code changes, it is looked for",
    arguments: [
      "button.constraints.first { $0.firstAttribute == .height }?.constant = 30",
      "button.constraints.filter { $0.firstAttribute == .height }.first!.constant = 30",
      "button.constraints.forEach { one in one.constant = 30 }",
      "button.constraints[0].constant = 30",
      "for one in button.constraints where one.firstAttribute == .height { one.constant = 30 }",
      "for one in button.constraints { guard one.identifier == name else { continue }; one.constant -= 1 }",
    ])
  func ways(code: String) throws {
    #expect(try drawn(code, height: 60) == ["undecided 'button'"])
    let other = code.replacing(".height", with: ".leading")
    if other != code { #expect(try drawn(other, height: 60) == ["pass 1"]) }
    #expect(try drawn(code.replacing("constant", with: "identifier"), height: 60) == ["pass 1"])
  }

  @Test("the cause of a length is the call that sets it")
  func cause() throws {
    let finding = try #require(
      try Reading().audit(
        source("button.show(true, side: 32)", Self.helper).replacing(".width", with: ".top"),
        with: ["Main.storyboard": storyboard(32)]
      ).findings.first)
    #expect(finding.message.contains("60×32"))
    let files = finding.evidence.filter { $0.message.hasPrefix("'height'") }.map(\.place.file)
    #expect(files == ["Sample.swift", "Main.storyboard"])
    let lines = finding.evidence.filter { $0.place.file == "Sample.swift" }.map(\.place.line)
    #expect(lines.count == 1 && lines[0] < 7)
  }

  @Test("those that code makes are found too")
  func made() throws {
    func verdicts(_ code: String) throws -> [String] {
      try UIKitReading.button(
        setup: """
          button.widthAnchor.constraint(equalToConstant: 60).isActive = true
          button.heightAnchor.constraint(equalToConstant: 60).isActive = true
          \(code)
          """, others: Self.helper)
    }
    #expect(try verdicts("") == ["pass 1"])
    #expect(try verdicts("button.show(true, side: 60)") == ["pass 1"])
    #expect(try verdicts("button.show(true, side: 30)") == ["undecided 'button'"])
  }
}
