import Testing

/// Classes that files of other kinds than Swift name.
extension UnusedClassTests {
  @Test("what Objective-C may make others of is not left out")
  func madeElsewhere() throws {
    func outcome(_ code: String) throws -> String {
      try self.outcome(
        cell: Self.cell.replacing("DayCell: UICollectionViewCell", with: "Alarm: UIView")
          .replacing("contentView.", with: ""),
        screen: """
          final class List: UIView {
            private let alarm = Alarm()
            func setUp() { alarm.reset() }
          }
          extension Screen { @objc func make() { show(List()) } }
          """, with: ["Source.m": code])
    }
    #expect(try outcome("[cell addSubview:[Alarm new]];") == "found")
    #expect(try outcome("[cell addSubview:[AlarmRow new]]; // Alarm") == "unused")
  }

  @Test("files of other kinds may name it")
  func otherFiles() throws {
    func outcome(_ name: String, _ text: String) throws -> String {
      try self.outcome(screen: "", with: [name: text])
    }
    let xib = #"<collectionViewCell customClass="DayCell"/>"#
    #expect(try outcome("Base.lproj/Main.storyboard", xib) == "found")
    #expect(try outcome("Cell.xib", xib) == "found")
    #expect(try outcome("Legacy.m", "DayCell *cell;") == "found")
    #expect(try outcome("Info.plist", "<string>$(MODULE).DayCell</string>") == "found")
    #expect(try outcome("Cell.xib", #"<view customClass="DayCellView"/>"#) == "unused")
    // The owner of a nib makes it.
    let owner = #"<placeholder id="-1" userLabel="File's Owner" customClass="DayCell"/>"#
    #expect(try outcome("Cell.xib", owner) == "unused")
    #expect(try outcome("Cell.xib", owner + xib) == "found")
  }

  @Test("the nib of a class that nothing makes is not loaded")
  func unloaded() throws {
    func outcome(_ name: String, _ code: String) throws -> String {
      try self.outcome(screen: code, with: [name: #"<view customClass="DayCell"/>"#])
    }
    let held = "extension Screen { var cell: DayCell?\nvar other: Int { 1 } }"
    #expect(try outcome("DayCell.xib", "") == "unused")
    #expect(try outcome("DayCell.xib", held) == "unused")
    // What the class itself says of its name it says only where something makes it.
    let named = #"extension DayCell { var nib: String { "DayCell" } }"#
    #expect(try outcome("DayCell.xib", named) == "unused")
    #expect(
      try outcome("DayCell.xib", named.replacing("extension DayCell", with: "extension Screen"))
        == "found")
    #expect(try outcome("Days.xib", "") == "found")
    #expect(
      try outcome("DayCell.xib", "extension Screen { @objc func make() { load(\"DayCell\") } }")
        == "found")
    #expect(try outcome("DayCell.xib", "extension Screen { let nib = R.nib.dayCell }") == "found")
    #expect(
      try outcome("DayCell.xib", held + "\nextension Screen { let made = DayCell.load() }")
        == "found")
  }

  /// A storyboard with a scene of the cell's class and one that comes first.
  private func storyboard(_ scene: String, segue: String = "") -> String {
    """
    <document type="Storyboard" initialViewController="first-1">
      <scenes>
        <scene sceneID="one"><objects>
          <viewController id="first-1" customClass="Screen" sceneMemberID="viewController">
            \(segue)
          </viewController>
        </objects></scene>
        <scene sceneID="two"><objects>
          <viewController \(scene) id="second-1" sceneMemberID="viewController">
            <connections><segue destination="second-1" kind="show" id="own"/></connections>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  @Test("a scene of a storyboard is there where something leads to it")
  func scenes() throws {
    func outcome(_ scene: String, segue: String = "", code: String = "") throws -> String {
      try self.outcome(
        screen: code, with: ["Main.storyboard": storyboard(scene, segue: segue)])
    }
    let named = #"storyboardIdentifier="DayCell" customClass="DayCell""#
    let other = #"storyboardIdentifier="day cell" customClass="DayCell""#
    #expect(try outcome(named) == "unused")
    #expect(try outcome(other) == "unused")
    #expect(try outcome(#"customClass="DayCell""#) == "unused")
    #expect(try outcome(named, code: "// show(DayCell())") == "unused")
    #expect(try outcome(other, code: #"// show("day cell")"#) == "unused")
    let uncalled = #"extension Screen { func make() { show(id: "DayCell") } }"#
    #expect(try outcome(named, code: uncalled) == "unused")
    #expect(try outcome(named, code: uncalled + "\nlet show = Screen.make") == "found")
    #expect(try outcome(named, segue: #"<segue destination="second-1"/>"#) == "found")
    let left = #"<action selector="open:" destination="second-1"/>"#
    #expect(try outcome(named, segue: left) == "unused")
    #expect(
      try outcome(other, code: #"extension Screen { @objc func make() { show(id: "day cell") } }"#)
        == "found")
    #expect(
      try outcome(named, code: #"extension Screen { @objc func make() { show(id: "DayCell") } }"#)
        == "found")
  }

  @Test("another storyboard may lead to a scene")
  func placeholders() throws {
    let scene = #"storyboardIdentifier="day cell" customClass="DayCell""#
    let other = """
      <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="day cell" id="p"
        sceneMemberID="viewController"/>
      """
    func outcome(_ placeholder: String) throws -> String {
      try self.outcome(
        screen: "", with: ["Main.storyboard": storyboard(scene), "Other.storyboard": placeholder])
    }
    #expect(try outcome(other) == "found")
    #expect(try outcome("") == "unused")
  }
}
