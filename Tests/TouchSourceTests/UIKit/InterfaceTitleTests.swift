import Testing

/// How large Interface Builder's buttons are by titles that bring attributes.
@Suite("UIKit: titles with attributes in Interface Builder")
struct InterfaceTitleTests {
  /// How high a button reacts that says "Edit all of it" and is laid out 90 points wide, or else the verdict.
  ///
  /// - Parameters:
  ///   - attributes: What the title brings.
  ///   - more: What the title says besides.
  private func height(
    _ attributes: String, laidOut height: Double, more: String = "", code: String = "",
    held: String = "", note: String = "", breaking: String = "middleTruncation"
  ) throws -> String {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="but" hasAttributedTitle="YES"
          lineBreakMode="\(breaking)">
          <rect key="frame" x="20" y="60" width="90" height="\(height)"/>
          <state key="normal" title="A plain one that is much longer">
            <attributedString key="attributedTitle">
              <fragment content="Edit all of it"><attributes>\(attributes)</attributes></fragment>
              \(more)
            </attributedString>
          </state>
          \(note)
          <state key="highlighted" title="Edit all of it, and more"/>
          <connections>\(InterfaceReading.action)</connections>
        </button>
      </subviews>
      <constraints>
        \(InterfaceReading.corner)
        \(held)
      </constraints>
      """)
    let source = """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet weak var button: UIButton!
        func setUp() { \(code) }
      }
      """
    let verdicts = try Reading().verdicts(source, with: ["Main.storyboard": storyboard])
    return verdicts[0].split(separator: "×").last.map(String.init) ?? ""
  }

  private static func font(_ size: Double) -> String {
    #"<font key="NSFont" size="\#(size)" metaFont="systemBold"/>"#
  }

  @Test("it is as high as its font makes it")
  func fonts() throws {
    #expect(try height(Self.font(15), laidOut: 30) == "30")
    // What has attributes stands before what has none.
    let plain = "button.setTitle(text(), for: .normal)"
    #expect(try height(Self.font(15), laidOut: 30, code: plain) == "30")
    #expect(
      try height(
        Self.font(15), laidOut: 30,
        code: "button.setAttributedTitle(text(), for: .normal)") == "undecided 'button'")
  }

  @Test("where it was laid out otherwise it is as high as one of both says")
  func ranges() throws {
    let attributes = Self.font(15)
    #expect(try height(attributes, laidOut: 27) == "27")
    #expect(try height(attributes, laidOut: 35) == "30")
    // What stretches it is not what it shows.
    let bottom = """
      <constraint firstItem="but" firstAttribute="bottom" secondItem="all"
        secondAttribute="bottom" priority="500"/>
      """
    #expect(try height(attributes, laidOut: 27, held: bottom) == "undecided 'button'")
  }

  @Test("what is not followed is as high as it was laid out")
  func open() throws {
    let spaced = #"<paragraphStyle key="NSParagraphStyle" lineSpacing="9"/>"#
    let even = spaced.replacing("9", with: "0")
    #expect(try height(Self.font(15) + spaced, laidOut: 35) == "35")
    #expect(try height(Self.font(15) + even, laidOut: 35) == "30")
    let other = #"<font key="NSFont" size="15" metaFont="menu"/>"#
    #expect(try height(other, laidOut: 35) == "35")
    // A part without a font among others has another.
    let part = #"<fragment content=", and more"/>"#
    #expect(try height(Self.font(15), laidOut: 35, more: part) == "35")
  }

  @Test("a title that may break is one line where it fits into one")
  func breaking() throws {
    func height(_ width: Double, _ breaking: String) throws -> String {
      let held = """
        <constraint firstItem="but" firstAttribute="width" constant="\(width)" id="six"/>
        """
      return try self.height(Self.font(15), laidOut: 30, held: held, breaking: breaking)
    }
    for breaking in ["characterWrap", "wordWrap"] {
      #expect(try height(300, breaking) == "30", "\(breaking)")
      #expect(try height(60, breaking) == "undecided 'button'", "\(breaking)")
    }
    #expect(try height(60, "tailTruncation") == "30")
  }

  @Test("a note for those who translate is no part of the title")
  func notes() throws {
    let note = """
      <attributedString key="userComments">
        <fragment content="What edits all of it"><attributes>\(Self.font(40))</attributes></fragment>
      </attributedString>
      """
    #expect(try height(Self.font(15), laidOut: 27, note: note) == "27")
  }
}
