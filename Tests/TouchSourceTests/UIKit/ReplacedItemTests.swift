import Testing

/// Items that Interface Builder puts into a controller's navigation bar and code takes out.
@Suite("UIKit: items that code replaces")
struct ReplacedItemTests {
  private func verdicts(
    _ code: String, in function: String = "viewDidLoad", outlets: String = "",
    property: String = "rightBarButtonItem"
  ) throws -> [String] {
    let button = """
      <button key="customView" id="but">
        <constraints>
          <constraint firstAttribute="height" constant="31"/>
          <constraint firstAttribute="width" constant="72"/>
        </constraints>
        <state key="normal" title="Free"/><connections>\(InterfaceReading.action)</connections>
      </button>
      """
    let item =
      property.hasSuffix("s")
      ? "<\(property)><barButtonItem id=\"item\">\(button)</barButtonItem></\(property)>"
      : "<barButtonItem key=\"\(property)\" id=\"item\">\(button)</barButtonItem>"
    let storyboard = """
      <document initialViewController="own">
        <scenes><scene sceneID="one"><objects>
          <viewController id="own" customClass="Sample" sceneMemberID="viewController">
            <view key="view" id="all"/>
            <navigationItem key="navigationItem" id="nav">\(item)</navigationItem>
            <connections>\(outlets)</connections>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    let source = """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var item: UIBarButtonItem!
        private lazy var close = UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)
        override func \(function)() { \(code) }
        @IBAction func go(_ sender: Any) {}
      }
      """
    return try Reading().verdicts(source, with: ["Main.storyboard": storyboard])
      .filter { !$0.hasPrefix("exempt") }
  }

  private let told = ["fail 'Free' 72×31"]

  @Test(
    "what is replaced before the screen is shown is not there",
    arguments: [
      "navigationItem.rightBarButtonItem = close", "self.navigationItem.rightBarButtonItem = nil",
      "navigationItem.rightBarButtonItems = [close]",
      "navigationItem.setRightBarButton(close, animated: false)",
    ])
  func replaced(code: String) throws {
    #expect(try verdicts(code) == [])
    #expect(try verdicts(code, property: "rightBarButtonItems") == [])
    // At the other end it is left.
    #expect(try verdicts(code, property: "leftBarButtonItem") == told)
    // Whether that runs is not known.
    #expect(try verdicts("if isEditing { \(code) }") == ["undecided 'Free'"])
    #expect(try verdicts(code, in: "closeLater") == ["undecided 'Free'"])
  }

  @Test("an item that an outlet stands for may be put back")
  func outlets() throws {
    let outlet = #"<outlet property="item" destination="item" id="out"/>"#
    #expect(try verdicts("navigationItem.rightBarButtonItem = close", outlets: outlet) == told)
  }
}
