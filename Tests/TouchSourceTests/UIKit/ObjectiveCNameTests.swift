import Testing

/// Classes of Swift that Interface Builder speaks of by the names that Objective-C knows them by.
@Suite("UIKit: names for Objective-C in Interface Builder")
struct ObjectiveCNameTests {
  /// The verdicts on a button of 30 by 30 points of a controller that a storyboard calls `OLDSample`.
  private func verdicts(
    _ attribute: String, types: String = "", others: [String: String] = [:], shows: Bool = true
  ) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="but">
          <state key="normal" title="A"/>
          <constraints>
            <constraint firstAttribute="width" constant="30" id="w"/>
            <constraint firstAttribute="height" constant="30" id="h"/>
          </constraints>
          <connections>\(InterfaceReading.action)</connections>
        </button>
      </subviews>
      """
    ).replacing(#"customClass="Sample""#, with: #"customClass="OLDSample""#)
    let initial = storyboard.replacing(
      "<document ", with: #"<document initialViewController="own" "#)
    return try Reading().verdicts(
      """
      import UIKit
      \(attribute) final class Sample: UIViewController {
        @IBOutlet private var button: UIButton!
        @IBAction func go(_ sender: Any) {}
      }
      \(types)
      """,
      with: others.merging(["Main.storyboard": shows ? initial : storyboard]) { $1 })
  }

  @Test("a class is found by that name, and its views are told once")
  func named() throws {
    #expect(try verdicts("@objc(OLDSample)") == ["fail 'button' 30×30"])
    #expect(try verdicts("@objc(OLDSample) public") == ["fail 'button' 30×30"])
  }

  @Test("one that another class has, or several, tells nothing")
  func others() throws {
    let open = try verdicts("")
    #expect(open.allSatisfy { $0.hasPrefix("undecided") } && !open.isEmpty)
    #expect(try verdicts("@objc(OTHSample)") == open)
    #expect(try verdicts("@objc(OLDSample)", types: "@objc(OLDSample) class Twin {}") == open)
  }

  @Test("Objective-C names it as storyboards do")
  func code() throws {
    let titled = """
      #import "App-Swift.h"
      @implementation Opener
      - (void)open:(OLDSample *)sample {
        [sample.button setTitle:@"B" forState:UIControlStateNormal];
      }
      @end
      """
    #expect(
      try verdicts("@objc(OLDSample)", others: ["Opener.m": titled]) == ["fail 'button' 30×30"])
  }
}
