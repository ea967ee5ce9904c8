import Testing
import TouchModel
import TouchRules
import TouchSource

/// What files of Interface Builder hold that no screen shows.
extension InterfaceTargetTests {
  @Test("what nothing shows or what takes no touches is no target")
  func absent() throws {
    func absences(_ storyboard: String) throws -> [Absence] {
      let audit = try Reading().audit(source(), with: ["Main.storyboard": storyboard])
      #expect(audit.findings.isEmpty && audit.undecided.isEmpty && audit.counts.passed == 0)
      return audit.leftOut.map(\.absence)
    }
    #expect(try absences(Self.storyboard("button", #"hidden="YES""#)) == [.hidden])
    #expect(try absences(Self.storyboard("button", #"enabled="NO""#)) == [.hidden])
    #expect(try absences(Self.storyboard(box: #"hidden="YES""#)) == [.hidden])
    #expect(try absences(Self.storyboard(box: #"userInteractionEnabled="NO""#)) == [.hidden])
    // No segue leads to the scene, nor has it a name that code could make it by.
    let lonely = Self.storyboard().replacing("initialViewController", with: "other")
    #expect(try absences(lonely) == [])
    #expect(
      try verdicts(lonely.replacing("id=\"own\"", with: #"id="own" storyboardIdentifier="a""#))
        == [Self.failing])
    // A segue that begins at a controller leads there only where code performs it.
    func led(_ code: String, from: String = "", segue: String = #"kind="show" identifier="on""#)
      throws -> [String]
    {
      let connection = #"<connections><segue destination="own" \#(segue) id="seg"/></connections>"#
      let first = """
        <viewController id="first" sceneMemberID="viewController">
          <view key="view" id="firstall"><subviews><button id="next">
            \(from.isEmpty ? "" : connection)
          </button></subviews></view>
          \(from.isEmpty ? connection : "")
        </viewController>
        """
      return try verdicts(
        Self.storyboard(others: first)
          .replacing(#"initialViewController="own""#, with: #"initialViewController="first""#),
        code: code
      ).filter { $0.contains("Send") }
    }
    #expect(try led("") == [])
    #expect(try led(#"performSegue(withIdentifier: "off", sender: nil)"#) == [])
    for code in [
      #"performSegue(withIdentifier: "on", sender: nil)"#,
      "performSegue(withIdentifier: name, sender: nil)",
      #"perform(segue: "on")"#, #"performSegue(withIdentifier: "o\(rest)", sender: nil)"#,
    ] {
      #expect(try led(code) == [Self.failing], "\(code)")
    }
    #expect(try led("", from: "next") == [Self.failing])
    let root = #"kind="relationship" relationship="rootViewController""#
    #expect(try led("", segue: root) == [Self.failing])
    #expect(try absences(Self.storyboard(document: #"launchScreen="YES""#)) == [])
    #expect(try absences(Self.storyboard(document: #"targetRuntime="AppleTV""#)) == [])
    let shown = #"<outlet property="box" destination="box" id="out"/>"#
    #expect(
      try verdicts(Self.storyboard(box: #"hidden="YES""#, outlets: shown)) == [Self.failing])
  }

  @Test("what is left over of another scene's connections makes nothing another's")
  func leftOver() throws {
    let other = """
      <viewController id="alt" customClass="Other" sceneMemberID="viewController">
        <view key="view" id="altall"><subviews><view id="altbox" customClass="Box"/></subviews></view>
      </viewController>
      """
    func found(_ destination: String, controller: String = #"customClass="Sample""#) throws
      -> Subject
    {
      let left =
        #"<action selector="old:" destination="\#(destination)" eventType="touchUpInside" id="old"/>"#
      let storyboard = Self.storyboard(
        inside: "", connections: left + Self.act, controller: controller, others: other)
      let code =
        source() + """
          final class Other: UIViewController { @IBAction func old(_ sender: Any) { grow(sender) } }
          final class Box: UIView { @IBAction func old(_ sender: Any) { grow(sender) } }
          """
      return try #require(
        Reading().audit(code, with: ["Main.storyboard": storyboard]).findings.first
      ).subject
    }
    for destination in ["alt", "altbox"] {
      let subject = try found(destination)
      #expect(subject.view == "Sample" && subject.label == "send", "\(destination)")
      #expect(try found(destination, controller: "").view == "Main", "\(destination)")
    }
  }

  @Test("what an unused class owns is no target")
  func unused() throws {
    let nib = """
      <document><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Sample"/>
        <view id="all"><subviews><button id="but">
          <constraints>\(Self.small)</constraints>
          <connections><action selector="send:" destination="-1"/></connections>
        </button></subviews></view>
      </objects></document>
      """
    func audit(_ more: String) throws -> Audit {
      try Reading().audit(
        source() + "\n@main final class Launch: UIResponder, UIApplicationDelegate { \(more) }",
        with: ["Bar.xib": nib])
    }
    #expect(try audit("").findings.isEmpty)
    #expect(try audit("let screen = Sample()").findings.count == 1)
  }
}
