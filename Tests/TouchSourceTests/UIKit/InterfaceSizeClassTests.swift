import Testing
import TouchModel

/// What files of Interface Builder say of some size classes alone.
@Suite("UIKit: size classes in Interface Builder")
struct InterfaceSizeClassTests {
  /// The verdict on a button 60 points wide.
  ///
  /// - Parameters:
  ///   - variations: What the constraint says besides that makes it 24 points high.
  ///   - masks: What the button says of its constraints; `high` and `more`, of 50 points, are there.
  ///   - view: What the view around it says of what it holds.
  private func verdicts(
    _ variations: String = "", masks: String = "", view: String = "",
    on device: Device = .iPhone16
  ) throws -> [String] {
    let more =
      masks.isEmpty ? "" : #"<constraint firstAttribute="height" constant="50" id="more"/>"#
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <button id="but" translatesAutoresizingMaskIntoConstraints="NO">
          <constraints>
            <constraint firstAttribute="width" constant="60" id="wide"/>
            <constraint firstAttribute="height" constant="24" id="high">\(variations)</constraint>
            \(more)
          </constraints>
          \(masks)
          <connections>\(InterfaceReading.action)</connections>
        </button>
      </subviews>
      \(view)
      """)
    return try Reading(device: device).verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private weak var button: UIButton!
      }
      """, with: ["Main.storyboard": storyboard])
  }

  private static func variation(_ key: String, _ inside: String) -> String {
    #"<variation key="\#(key)">\#(inside)</variation>"#
  }

  private static let pad = "heightClass=regular-widthClass=regular"

  @Test("a constant for size classes holds where the device has them")
  func constants() throws {
    func constant(_ key: String, _ length: Int) -> String {
      #"<variation key="\#(key)" constant="\#(length)"/>"#
    }
    for key in [Self.pad, "widthClass=regular"] {
      #expect(try verdicts(constant(key, 32)) == ["fail 'button' 60×24"], "\(key)")
      #expect(try verdicts(constant(key, 32), on: .iPad) == ["fail 'button' 60×32"], "\(key)")
    }
    #expect(try verdicts(constant("heightClass=regular", 32)) == ["fail 'button' 60×32"])
    #expect(try verdicts(constant("heightClass=compact", 32)) == ["fail 'button' 60×24"])
    // One for both is closer than one for the height alone, wherever it stands.
    let both = constant("heightClass=regular-widthClass=compact", 50)
    #expect(try verdicts(both + constant("heightClass=regular", 32)) == ["pass 1"])
    #expect(try verdicts(constant("heightClass=regular", 32) + both) == ["pass 1"])
  }

  @Test("constraints and views are there in the size classes that install them")
  func masks() throws {
    func mask(_ key: String, _ inside: String) -> String {
      #"<mask key="\#(key)">\#(inside)</mask>"#
    }
    func exclude(_ id: String) -> String { #"<exclude reference="\#(id)"/>"# }
    func include(_ id: String) -> String { #"<include reference="\#(id)"/>"# }
    let constraints =
      Self.variation("default", mask("constraints", exclude("more")))
      + Self.variation(Self.pad, mask("constraints", exclude("high") + include("more")))
    #expect(try verdicts(masks: constraints) == ["fail 'button' 60×24"])
    #expect(try verdicts(masks: constraints, on: .iPad) == ["pass 1"])
    let views =
      Self.variation("default", mask("subviews", exclude("but")))
      + Self.variation(Self.pad, mask("subviews", include("but")))
    #expect(try verdicts(view: views) == [])
    #expect(try verdicts(view: views, on: .iPad) == ["fail 'button' 60×24"])
  }
}
