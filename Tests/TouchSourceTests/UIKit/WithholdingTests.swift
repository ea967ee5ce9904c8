import Testing

/// Classes that may keep touches from what their views hold, but bring them none.
@Suite("UIKit: classes that withhold touches")
struct WithholdingTests {
  /// The verdict on a button of a size in a class that overrides one of the functions that are asked of
  /// touches.
  private func verdict(
    _ function: String, height: Int = 30, button: String = "UIButton()", more: String = ""
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      \(more)
      final class Sample: UIView {
        let back = UIView()
        let button = \(button)
        \(function)
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(button)
          button.addTarget(self, action: nil, for: .touchUpInside)
          button.frame = CGRect(x: 10, y: 10, width: 100, height: \(height))
        }
      }
      """)
  }

  private static func inside(_ body: String) -> String {
    "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { \(body) }"
  }

  private static func hit(_ body: String) -> String {
    "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { \(body) }"
  }

  @Test("where a view reacts itself makes nothing larger that it holds")
  func inside() throws {
    for body in [
      "back.point(inside: convert(point, to: back), with: event)",
      "bounds.insetBy(dx: -20, dy: -20).contains(point)",
    ] {
      #expect(try verdict(Self.inside(body)) == ["fail 'button' 100×30"])
      // It may keep touches from it.
      #expect(try verdict(Self.inside(body), height: 48) == ["undecided 'button'"])
    }
    // Nothing in it can be hit.
    #expect(try verdict(Self.inside("false")) == ["undecided 'button'"])
  }

  private static let loop = """
    guard bounds.contains(point) else { return super.hitTest(point, with: event) }
    for view in subviews.reversed() {
      let point = convert(point, to: view)
      if !view.isHidden, view.alpha != 0, view.bounds.contains(point) {
        return view.hitTest(point, with: event)
      }
    }
    return super.hitTest(point, with: event)
    """

  @Test(
    "what a view answers with that others answer to the same touch makes none of them larger",
    arguments: [
      loop,
      "isOn ? button.hitTest(convert(point, to: button), with: event) : super.hitTest(point, with: event)",
      "let inside = button.convert(point, from: self); return button.hitTest(inside, with: event) ?? super.hitTest(point, with: event)",
      "if isOn { for view in others { if view.frame.contains(point) { return view.hitTest(self.convert(point, to: view), with: event) } } }; let hit = super.hitTest(point, with: event) ?? self; return hit",
    ])
  func answers(body: String) throws {
    #expect(try verdict(Self.hit(body)) == ["fail 'button' 100×30"])
    #expect(try verdict(Self.hit(body), height: 48) == ["undecided 'button'"])
  }

  @Test(
    "what a view answers with otherwise may make it larger",
    arguments: [
      "return button",
      "return super.hitTest(CGPoint(x: 60, y: 25), with: event)",
      "return button.hitTest(point, with: event)",
      "let point = CGPoint(x: 60, y: 25); return super.hitTest(point, with: event)",
      "for view in subviews { if view.frame.insetBy(dx: -9, dy: -9).contains(point) { return view } }; return nil",
      "return button.hitTest(convert(point, to: back), with: event)",
      "var place = convert(point, to: button); place.y = 15; return button.hitTest(place, with: event)",
      "return target(at: point)",
      "if isOn { return nil }; return super.hitTest(point, with: event)",
      "if isOn { return self }; return super.hitTest(point, with: event)",
      "for view in subviews { return view.hitTest(convert(point, to: view), with: event) }; return nil",
      "return back.hitTest(convert(point, to: back), with: event)",
    ])
  func others(body: String) throws {
    #expect(try verdict(Self.hit(body)) == ["undecided 'button'"])
  }

  @Test("a view that asks what it holds about the same touch hands it none")
  func relay() throws {
    func verdict(_ height: Int, _ button: String = "UIButton()") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        class Wide: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -30, dy: -30).contains(point)
          }
        }
        class Proxy: UIView { \(Self.hit(Self.loop)) }
        final class Sample: UIViewController {
          let proxy = Proxy()
          let button = \(button)
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(proxy)
            proxy.frame = CGRect(x: 0, y: 0, width: 300, height: 150)
            proxy.addSubview(button)
            button.frame = CGRect(x: 10, y: 50, width: 70, height: \(height))
            button.addTarget(self, action: nil, for: .touchUpInside)
          }
        }
        """)
    }
    #expect(try verdict(34) == ["fail 'button' 70×34"])
    #expect(try verdict(48) == ["undecided 'button'"])
    // Its bounds are asked before it is.
    #expect(try verdict(34, "Wide()") == ["undecided 'button'"])
  }
}
