import Testing
import TouchRules

/// What lies in front of controls in Interface Builder where one is tied to one end of the screen and the
/// other to the other.
@Suite("UIKit: views in front by the ends of the screen")
struct InterfaceScreenCoverTests {
  /// A constraint between two views, as `but.top = saf.top + 5`.
  private func tie(_ equation: String) -> String {
    let parts = equation.split(separator: " ")
    let (first, second) = (parts[0].split(separator: "."), parts[2].split(separator: "."))
    let constant = parts.count > 4 ? (parts[3] == "-" ? "-\(parts[4])" : "\(parts[4])") : "0"
    return """
      <constraint firstItem="\(first[0])" firstAttribute="\(first[1])" secondItem="\(second[0])"
        secondAttribute="\(second[1])" constant="\(constant)"/>
      """
  }

  /// The hit regions of a button that are found too small, with a view or something that scrolls in front.
  private func hits(
    _ ties: [String], tag: String = "scrollView", width: Int? = 60, height: Int = 45,
    title: String = "", code: String = "", outlets: String = ""
  ) throws -> [String] {
    let lengths = [("width", width), ("height", height)].compactMap { attribute, length in
      length.map { #"<constraint firstAttribute="\#(attribute)" constant="\#($0)"/>"# }
    }
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <button id="but" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="160" y="700" width="93" height="46"/>
          <constraints>\(lengths.joined())</constraints>
          <state key="normal" title="\(title)"/>
          <connections>\(InterfaceReading.action)</connections></button>
        <\(tag) id="top"/>
      </subviews>
      <constraints>\(ties.map(tie).joined())</constraints>
      <viewLayoutGuide key="safeArea" id="saf"/>
      """, connections: outlets)
    return try Reading().audit(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private weak var button: UIButton!
        @IBOutlet private weak var list: UIView!
        @IBAction func go(_ sender: Any) {}
        override func viewDidLoad() { super.viewDidLoad(); \(code) }
      }
      """, with: ["Main.storyboard": storyboard]
    ).findings.map(\.hit.written)
  }

  private let corner = ["but.top = saf.top + 5", "but.trailing = saf.trailing"]
  private let across = ["top.leading = saf.leading", "top.width = saf.width"]

  @Test("what reaches to the other end of the screen lies over all behind its start")
  func toOtherEnd() throws {
    let down = ["top.bottom = saf.bottom"]
    for (gap, hit) in [(5, ["60×40"]), (30, ["60×15"]), (0, [])] {
      #expect(try hits(corner + across + down + ["top.top = but.bottom - \(gap)"]) == hit)
    }
    let front = corner + across + ["top.top = but.bottom - 5"]
    #expect(try hits(front + ["top.bottom = all.bottom"], tag: "view") == ["60×40"])
    // How high it is nobody knows.
    #expect(try hits(front) == [])
    // On a phone that is held on its side both may end at one place.
    let low = ["but.top = saf.top + 190", "but.trailing = saf.trailing"]
    #expect(try hits(low + across + down + ["top.top = but.bottom - 5"]) == [])
    // Code may hide it.
    let list = #"<outlet property="list" destination="top" id="lis"/>"#
    #expect(try hits(front + down, code: "list.isHidden = true", outlets: list) == [])
    #expect(try hits(front + down, outlets: list) == ["60×40"])
  }

  @Test("what begins at the other end of the screen lies over all before its end")
  func fromOtherEnd() throws {
    let ends = ["but.bottom = saf.bottom - 20", "but.top = top.bottom - 6"]
    let beside = ["but.leading = all.leading", "top.leading = all.leading"]
    let wide = beside + ["top.trailing = all.trailing"]
    func found(_ ties: [String]) throws -> [String] {
      try hits(ends + ties, tag: "view", height: 46)
    }
    #expect(try found(wide + ["top.top = all.top + 113"]) == ["60×40"])
    #expect(try found(wide + ["top.top = all.top + 150"]) == [])
    #expect(try found(beside + ["top.top = all.top + 113"]) == [])
  }

  @Test(
    "what lies in the middle of what a control lies in the middle of covers it as far as it reaches"
  )
  func middle() throws {
    func heights(_ ties: [String]) throws -> [String] {
      let ends = ["but.bottom = saf.bottom - 20", "but.top = top.bottom - 6", "top.top = all.top"]
      return try hits(
        ends + ["but.centerX = all.centerX"] + ties, tag: "view", width: nil, height: 46,
        title: "Reset code"
      ).map { $0.split(separator: "×").last.map(String.init) ?? "" }
    }
    #expect(
      try heights(["top.leading = all.leading + 30", "top.centerX = all.centerX"]) == ["40"])
    #expect(
      try heights(["top.leading = all.leading + 30", "top.trailing = all.trailing - 30"]) == ["40"])
    #expect(try heights(["top.leading = all.leading + 30"]) == [])
  }
}
