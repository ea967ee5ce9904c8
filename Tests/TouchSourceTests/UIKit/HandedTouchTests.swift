import Testing
import TouchRules

/// Views that hand the touches on them to others.
@Suite("UIKit: views that hand touches on")
struct HandedTouchTests {
  private static let size = """
    addSubview(button)
    button.widthAnchor.constraint(equalToConstant: 20).isActive = true
    button.heightAnchor.constraint(equalToConstant: 20).isActive = true
    """

  /// The findings and undecided elements of a view with a button and an instance of `Proxy`.
  private func given(
    _ answer: String, proxy: String = "let proxy = Proxy()", setup: String
  ) throws -> [String] {
    let result = try Reading().audit(
      """
      import UIKit
      class Proxy: UIView {
        var target: UIView? { didSet { inner = target } }
        var inner: UIView?
        convenience init(target: UIView) { self.init(); self.target = target }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { \(answer) }
      }
      final class Sample: UIView {
        let button = UIButton()
        \(proxy)
        func setUp() {
          button.addTarget(self, action: nil, for: .touchUpInside)
          \(Self.size)
          \(setup)
          addSubview(proxy)
        }
      }
      """)
    return result.findings.compactMap(\.subject.label) + result.undecided.map(\.reason)
  }

  @Test(
    "a view that another one hands touches to is left open",
    arguments: [
      "bounds.contains(point) ? inner : nil", "return target",
      "guard let inner else { return nil }; return inner",
      "if let hit = super.hitTest(point, with: event) { return hit }; return target?.hitTest(point, with: event)",
    ])
  func relayed(answer: String) throws {
    let open = ["'Proxy' hands it touches"]
    #expect(try given(answer, setup: "proxy.target = button") == open)
    #expect(
      try given(answer, proxy: "lazy var proxy = Proxy(target: button)", setup: "") == open)
    #expect(try given(answer, setup: "proxy.addSubview(button)") == open)
    // Of another view nothing is said.
    #expect(try given(answer, setup: "proxy.target = UIView()") == ["button"])
  }

  @Test(
    "one that answers with no other views than the class above hands none over",
    arguments: [
      "super.hitTest(point, with: event)",
      "bounds.insetBy(dx: -9, dy: -9).contains(point) ? self : nil",
      "let hit = super.hitTest(point, with: event); return hit == self ? nil : hit",
      "guard let hit = super.hitTest(point, with: event), hit !== self else { return nil }; return hit",
    ])
  func kept(answer: String) throws {
    #expect(try given(answer, setup: "proxy.target = button") == ["button"])
    #expect(try given(answer, setup: "proxy.addSubview(button)") == ["button"])
  }

  @Test("an outlet is handed touches as any view is")
  func relayedOutlet() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Proxy: UIView {
          var target: UIView?
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { target }
        }
        final class Sample: UIView {
          @IBOutlet weak var button: UIButton!
          @IBOutlet weak var proxy: Proxy!
          override func awakeFromNib() { \(setup) }
        }
        """,
        with: [
          "Sample.xib": """
          <document><objects><view id="all" customClass="Sample">
            <subviews>
              <button id="but">
                <constraints>
                  <constraint firstAttribute="width" constant="32"/>
                  <constraint firstAttribute="height" constant="32"/>
                </constraints>
                <connections><action selector="go:" destination="all"/></connections>
              </button>
              <view id="pro" customClass="Proxy"/>
            </subviews>
            <connections>
              <outlet property="button" destination="but"/>
              <outlet property="proxy" destination="pro"/>
            </connections>
          </view></objects></document>
          """
        ])
    }
    #expect(try verdicts("proxy.target = button") == ["undecided 'button'"])
    #expect(try verdicts("proxy.target = self") == ["fail 'button' 32×32"])
  }
}
