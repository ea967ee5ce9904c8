import Testing

/// Guides of views in files of Interface Builder that leave out what bars cover.
@Suite("UIKit: safe areas in Interface Builder")
struct InterfaceSafeAreaTests {
  /// The verdict on a button that is pinned to the safe area of a box.
  ///
  /// - Parameters:
  ///   - root: The constraints on the box, which is `box`, in a view with the safe area `safe`; `low` lies
  ///     beside it.
  ///   - height: How high the box is.
  private func verdict(
    _ root: [String], height: Double? = 50, button: [String] = pinned
  ) throws -> [String] {
    let own = height.map { #"<constraint firstAttribute="height" constant="\#($0)" id="h"/>"# }
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <view id="box">
          <subviews>
            <button id="but">
              <constraints><constraint firstAttribute="width" constant="60" id="w"/></constraints>
              <connections>\(InterfaceReading.action)</connections>
            </button>
          </subviews>
          <viewLayoutGuide key="safeArea" id="inner"/>
          <constraints>\(button.joined())\(own ?? "")</constraints>
        </view>
        <view id="low">
          <constraints><constraint firstAttribute="height" constant="40" id="l"/></constraints>
        </view>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(root.joined())</constraints>
      """)
    let source = """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private weak var button: UIButton!
      }
      """
    return try Reading().verdicts(source, with: ["Main.storyboard": storyboard])
  }

  private static func pin(
    _ edge: String, _ first: String, _ second: String, _ other: String? = nil,
    _ constant: Double = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)"
      secondAttribute="\(other ?? edge)" constant="\(constant)"/>
    """
  }

  private static let pinned = [pin("top", "but", "inner"), pin("bottom", "but", "inner")]
  private static let top = pin("top", "box", "safe")
  private static let bottom = pin("bottom", "box", "safe")

  @Test("that of a view between the ends of one around it is all of the view")
  func inside() throws {
    #expect(try verdict([Self.top], height: 40) == ["fail 'button' 60×40"])
    #expect(try verdict([Self.top]) == ["pass 1"])
    #expect(try verdict([Self.bottom]) == ["pass 1"])
    // Between the two, and beside one that is.
    let between = [Self.top, Self.bottom, Self.pin("height", "box", "low")]
    #expect(try verdict(between, height: nil) == ["fail 'button' 60×40"])
    let below = [Self.pin("top", "box", "low", "bottom", 8), Self.pin("top", "low", "safe")]
    #expect(
      try verdict(below + [Self.bottom, Self.pin("height", "box", "low")], height: nil)
        == ["fail 'button' 60×40"])
    let turned = [Self.pin("top", "safe", "box", nil, -8)]
    #expect(try verdict(turned, height: 40) == ["fail 'button' 60×40"])
  }

  @Test("what bars may cover of a view is not known")
  func covered() throws {
    for root in [
      [], [Self.pin("top", "box", "all")], [Self.pin("bottom", "box", "all")],
      [Self.pin("top", "box", "safe", nil, -8)], [Self.pin("bottom", "safe", "box", nil, -8)],
      [Self.pin("top", "box", "safe", "bottom", -40)], [Self.pin("top", "box", "low", "bottom")],
    ] {
      #expect(try verdict(root) == ["undecided 'button'"], "\(root)")
      // However much that is, no more than all of the view is left.
      #expect(try verdict(root, height: 40) == ["fail 'button' 60×40"], "\(root)")
    }
    // What is as high as a screen on its side may reach both ends.
    let half = [Self.pin("top", "but", "inner"), Self.pin("bottom", "but", "inner", nil, -270)]
    #expect(try verdict([Self.top], height: 320, button: half) == ["undecided 'button'"])
  }
}
