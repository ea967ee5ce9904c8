import Testing

/// Scenes of storyboards that neither segues lead to nor the app begins with.
@Suite("UIKit: scenes in Interface Builder")
struct InterfaceSceneTests {
  /// The verdicts on a button in a scene that code can only make by what it is called.
  private func verdicts(
    _ code: String = "", className: String = "Gone", others: [String: String] = [:]
  ) throws -> [String] {
    let storyboard = """
      <document>
        <scenes><scene sceneID="one"><objects>
          <viewController id="own" storyboardIdentifier="old" customClass="\(className)">
            <view key="view" id="all"><subviews>
              <button id="but">
                <state key="normal" title="Send"/>
                <constraints>
                  <constraint firstAttribute="width" constant="60" id="w"/>
                  <constraint firstAttribute="height" constant="30" id="h"/>
                </constraints>
                <connections>
                  <action selector="send:" destination="own" eventType="touchUpInside" id="act"/>
                </connections>
              </button>
            </subviews></view>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    return try Reading().verdicts(
      "import UIKit\n\(code)", with: others.merging(["Main.storyboard": storyboard]) { $1 })
  }

  @Test("nothing shows a scene whose class is not there and whose name no code speaks of")
  func forgotten() throws {
    #expect(try verdicts() == [])
  }

  @Test("what the name or the class is in may show it")
  func named() throws {
    #expect(try verdicts("let name = \"old\"") == ["undecided 'Send'"])
    let referring = """
      <document><scenes><scene sceneID="two"><objects>
        <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="old" id="ref"/>
      </objects></scene></scenes></document>
      """
    #expect(try verdicts(others: ["Other.storyboard": referring]) == ["undecided 'Send'"])
    let sample = "final class Sample: UIViewController { @IBAction func send(_ sender: Any) {} }"
    #expect(try verdicts(sample, className: "Sample") == ["fail 'Send' 60×30"])
  }

  @Test("a scene is shown that only what stands beside its controller makes, where that is used")
  func madeBeside() throws {
    func verdicts(_ shown: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        @main final class Main: UIResponder, UIApplicationDelegate {
          override init() { window.rootViewController = \(shown) }
        }
        """,
        with: [
          "Page.swift": """
          import UIKit
          final class Page: UIViewController {}
          enum PageMaker {
            static func make() -> Page {
              UIStoryboard(name: "Pages", bundle: nil).instantiateViewController(withIdentifier: "Page")
                as! Page
            }
          }
          """,
          "Tile.swift": """
          import UIKit
          final class Tile: UIView {
            required init?(coder: NSCoder) {
              super.init(coder: coder)
              let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
              button.addTarget(self, action: #selector(go), for: .touchUpInside)
              addSubview(button)
            }
            @objc func go() { print("") }
          }
          """,
          "Pages.storyboard": """
          <document><scenes><scene sceneID="one"><objects>
            <viewController id="own" storyboardIdentifier="Page" customClass="Page"
              sceneMemberID="viewController">
              <view key="view" id="all"><subviews>
                <view customClass="Tile" id="tile"/>
              </subviews></view>
            </viewController>
          </objects></scene></scenes></document>
          """,
        ])
    }
    #expect(try verdicts("PageMaker.make()") == ["fail 'button' 30×20"])
    #expect(try verdicts("UIViewController()") == [])
  }
}
