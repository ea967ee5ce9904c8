import Testing

/// Pictures that buttons of Interface Builder's show, or draw behind what they show.
extension InterfaceContentTests {
  @Test("a picture behind what a button shows makes it as large as that")
  func backgrounds() throws {
    func verdict(_ state: String, laidOut size: (Double, Double), code: String = "") throws
      -> [String]
    {
      let catalogue = [
        "Assets.xcassets/exit.imageset/Contents.json": #"{"images": [{"filename": "a.svg"}]}"#,
        "Assets.xcassets/exit.imageset/a.svg": #"<svg width="99" height="36"></svg>"#,
      ]
      return try verdicts(
        "<state key=\"normal\" \(state)/>", laidOut: size, code: code, files: catalogue)
    }
    let exit = #"title="Go" backgroundImage="exit""#
    #expect(try verdict(exit, laidOut: (99, 36)) == ["fail 'button' 99×36"])
    #expect(try verdict(#"backgroundImage="exit""#, laidOut: (99, 36)) == ["fail 'button' 99×36"])
    #expect(try verdict(exit, laidOut: (99, 80)) == ["undecided 'button'"])
    #expect(
      try verdict(exit, laidOut: (99, 36), code: "button.setBackgroundImage(load(), for: .normal)")
        == ["undecided 'button'"])
    // What is not in a catalogue was laid out as large as it is.
    #expect(
      try verdict(#"title="Go" backgroundImage="other""#, laidOut: (80, 30))
        == ["fail 'button' 80×30"])
  }

  @Test("a picture that was missing where it was laid out says nothing of a length")
  func missingPictures() throws {
    func verdict(_ side: Int, size: Double = 128, files: [String: String] = [:]) throws
      -> [String]
    {
      try verdicts(
        #"<state key="normal" image="arrow"/>"#, laidOut: (20, size), files: files,
        resources: #"<image name="arrow" width="\#(side)" height="\#(side)"/>"#)
    }
    #expect(try verdict(128) == ["undecided 'button'"])
    #expect(try verdict(30, size: 30) == ["fail 'button' 20×30"])
  }

  @Test("a button is as large as its picture, however it was laid out with another")
  func changedPictures() throws {
    func verdict(
      _ state: String, laidOut size: (Double, Double) = (144, 144), _ more: String = "",
      code: String = "", of picture: (Int, Int) = (24, 30)
    ) throws -> [String] {
      let svg = #"<svg width="\#(picture.0)" height="\#(picture.1)"></svg>"#
      return try verdicts(
        "<state key=\"normal\" \(state)/>\(more)", laidOut: size, code: code,
        files: [
          "Assets.xcassets/back.imageset/Contents.json": #"{"images": [{"filename": "a.svg"}]}"#,
          "Assets.xcassets/back.imageset/a.svg": svg,
        ])
    }
    let back = #"image="back""#
    #expect(try verdict(back) == ["fail 'button' 24×30"])
    #expect(try verdict(back, laidOut: (20, 20), of: (50, 50)) == ["pass 1"])
    let insets = #"<inset key="contentEdgeInsets" minX="8" minY="8" maxX="8" maxY="8"/>"#
    #expect(try verdict(back, insets) == ["fail 'button' 40×46"])
    #expect(try verdict(back, insets, of: (20, 20)) == ["fail 'button' 36×36"])
    // With a title, or something else behind it, more than the picture has a part in it.
    #expect(try verdict(#"image="back" title="Back""#) == ["undecided 'button'"])
    #expect(try verdict(#"backgroundImage="back""#) == ["undecided 'button'"])
    let height = #"<userDefinedRuntimeAttribute type="number" keyPath="high"/>"#
    #expect(try verdict(back, height) == ["undecided 'button'"])
    #expect(
      try verdict(back, code: "button.setImage(load(), for: .normal)") == ["undecided 'button'"])
  }

  @Test("a picture that is not in the source matters until code shows another")
  func replacedPictures() throws {
    func verdict(_ code: String) throws -> [String] {
      try verdicts(
        #"<state key="normal" image="arrow"/>"#, laidOut: (30, 30),
        code: "\(code) }\nfunc wait() {",
        resources: #"<image name="arrow" width="30" height="30"/>"#)
    }
    let image = #"button.setImage(UIImage(systemName: "info.circle"), for: .normal)"#
    let first = "}\noverride func viewDidLoad() { "
    for code in [first + image, first + "show() }\nfunc show() { " + image] {
      #expect(try verdict(code) == ["fail 'button' 20×19"], "\(code)")
    }
    // Before, or in another state, it may be the first one.
    let selected = image.replacing(".normal", with: ".selected")
    for code in [image, first + selected, first + "if isLate { \(image) }"] {
      #expect(try verdict(code) == ["undecided 'button'"], "\(code)")
    }
  }

  @Test("a picture without a title is laid out 22 pt high at least")
  func pictures() throws {
    func verdict(_ height: Double) throws -> [String] {
      try verdicts(#"<state key="normal" image="dot"/>"#, laidOut: (24, height))
    }
    #expect(try verdict(22) == ["fail 'button' 24×22"])
  }

  @Test("how symbols are drawn matters only where a button shows one")
  func symbolConfigurations() throws {
    let state = """
      <state key="normal" title="Undo all"><preferredSymbolConfiguration scale="default"/></state>
      """
    let width = #"<constraints><constraint firstAttribute="width" constant="78"/></constraints>"#
    func verdicts(_ state: String, code: String = "") throws -> [String] {
      try self.verdicts(width + state, laidOut: (78, 30), #"buttonType="system""#, code: code)
    }
    #expect(try verdicts(state) == ["fail 'button' 78×30"])
    let code = #"button.setImage(UIImage(systemName: "star"), for: .normal)"#
    #expect(try verdicts(state, code: code) == ["undecided 'button'"])
  }
}
