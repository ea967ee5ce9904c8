import Testing

/// Recognisers that code adds to outlets of another class's.
@Suite("UIKit: outlets that other classes make react")
struct InnerOutletTests {
  /// The verdict on a label of a nib, which a controller adds a recogniser to.
  private func verdicts(_ code: String) throws -> [String] {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Head">
          <connections>
            <outlet property="name" destination="lab" id="out"/>
          </connections>
        </placeholder>
        <view id="all"><subviews>
          <label text="name" userInteractionEnabled="NO" id="lab"
            translatesAutoresizingMaskIntoConstraints="NO">
            <constraints>
              <constraint firstAttribute="width" constant="120" id="w"/>
              <constraint firstAttribute="height" constant="25" id="h"/>
            </constraints>
          </label>
        </subviews></view>
      </objects></document>
      """
    return try Reading().verdicts(
      """
      import UIKit
      final class Head: UIView { @IBOutlet weak var name: UILabel! }
      final class Page: UIViewController {
        private let head = Head()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(head)
          let tap = UITapGestureRecognizer(target: self, action: #selector(go))
          head.name.addGestureRecognizer(tap)
          \(code)
        }
        @objc private func go() { print("") }
      }
      """, with: ["Head.xib": nib])
  }

  @Test("a label reacts to which the other class lets touches through")
  func reacting() throws {
    #expect(
      try verdicts("head.name.isUserInteractionEnabled = true") == ["fail 'name' 120×25"])
    #expect(try verdicts("let label = head.name; label?.isUserInteractionEnabled = true") != [])
  }

  @Test("one to which nothing does is not known")
  func silent() throws {
    #expect(try verdicts("") == ["undecided 'name'"])
    #expect(
      try verdicts("head.name.isUserInteractionEnabled = false") == ["undecided 'name'"])
    #expect(
      try verdicts("head.name.isUserInteractionEnabled = isOpen()") == ["undecided 'name'"])
  }
}
