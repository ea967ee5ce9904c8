import Testing

/// Views of Interface Builder's at whose ends others hang.
@Suite("UIKit: what hangs on views in Interface Builder")
struct InterfaceHangingTests {
  private static func tie(
    _ first: String, _ edge: String, _ second: String, _ other: String, more: String = ""
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)"
      secondAttribute="\(other)" constant="24" id="\(first)\(edge)\(second)" \(more)/>
    """
  }

  /// The verdicts on a label of one line at the top of the screen, with another label under it.
  private func verdicts(
    _ constraints: String = "", tie: String = tie("low", "top", "but", "bottom"),
    low: String = #"translatesAutoresizingMaskIntoConstraints="NO""#, outlets: String = ""
  ) throws -> [String] {
    func label(_ id: String, _ attributes: String, y: Int) -> String {
      """
      <label id="\(id)" text="Verify Now" \(attributes)>
        <rect key="frame" x="20" y="\(y)" width="66" height="16"/>
        <fontDescription key="fontDescription" type="system" pointSize="13"/>
      </label>
      """
    }
    let own = #"translatesAutoresizingMaskIntoConstraints="NO""#
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        \(label("but", own, y: 60))
        \(label("low", low, y: 100))
        \(label("end", own, y: 140))
      </subviews>
      <constraints>
        \(InterfaceReading.corner)
        \(tie)
        \(constraints)
      </constraints>
      """, connections: outlets)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var button: UILabel!
        @IBOutlet private var lower: UILabel!
        override func viewDidLoad() {
          button.isUserInteractionEnabled = true
          button.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
        }
        @objc func go() { print("") }
      }
      """, with: ["Main.storyboard": storyboard])
  }

  private static let failing = ["fail 'button' 66×16"]
  private static let open = ["undecided 'button'"]

  @Test("what nothing else holds leaves a view as long as what it shows")
  func hanging() throws {
    #expect(try verdicts(tie: "") == Self.failing)
    #expect(try verdicts() == Self.failing)
    #expect(try verdicts(Self.tie("low", "leading", "all", "leading")) == Self.failing)
    #expect(try verdicts(Self.tie("end", "top", "low", "bottom")) == Self.failing)
    let height = #"<constraint firstItem="low" firstAttribute="height" constant="30" id="h"/>"#
    #expect(try verdicts(height) == Self.failing)
  }

  @Test("what is held elsewhere too may stretch it")
  func held() throws {
    #expect(try verdicts(Self.tie("all", "bottom", "low", "bottom")) == Self.open)
    #expect(try verdicts(Self.tie("low", "centerY", "all", "centerY")) == Self.open)
    let chain = Self.tie("end", "top", "low", "bottom") + Self.tie("all", "bottom", "end", "bottom")
    #expect(try verdicts(chain) == Self.open)
    #expect(try verdicts(low: "") == Self.open)
    #expect(
      try verdicts(outlets: #"<outlet property="lower" destination="low" id="o"/>"#) == Self.open)
    #expect(try verdicts(tie: Self.tie("all", "bottom", "but", "bottom")) != Self.failing)
  }
}
