import Testing

/// What of a view in files of Interface Builder others leave no touches.
extension InterfaceTargetTests {
  @Test("what lies outside the view around it cannot be hit there")
  func beyond() throws {
    func verdicts(_ trailing: Int, _ kind: String = "view") throws -> [String] {
      let storyboard = Self.storyboard(constraints: Self.length("height", 50))
      return try self.verdicts(
        storyboard.replacing(
          "</subviews></view></subviews></view>",
          with: """
            </subviews><constraints>
              <constraint firstItem="box" firstAttribute="width" constant="30"/>
              <constraint firstItem="but" firstAttribute="leading" secondItem="box"
                secondAttribute="leading"/>
              <constraint firstItem="but" firstAttribute="trailing" secondItem="box"
                secondAttribute="trailing" constant="\(trailing)"/>
            </constraints></\(kind)></subviews></view>
            """
        ).replacing("<view id=\"box\"", with: "<\(kind) id=\"box\""))
    }
    #expect(try verdicts(20) == ["fail 'Send & go' 30×50"])
    #expect(try verdicts(-4) == ["fail 'Send & go' 26×50"])
    #expect(try verdicts(20, "scrollView").allSatisfy { !$0.hasPrefix("fail") })
  }

  /// A part of a storyboard that is drawn without constraints.
  private static func drawn(_ box: [Int], _ mask: String = "") -> String {
    """
    <rect key="frame" x="\(box[0])" y="\(box[1])" width="\(box[2])" height="\(box[3])"/>
    <autoresizingMask key="autoresizingMask" \(mask)/>
    """
  }

  @Test("what is drawn outside the view around it cannot be hit there")
  func drawnBeyond() throws {
    let wide = [10, 10, 200, 100]
    func verdicts(
      _ button: String, in box: String? = nil, _ kind: String = "view",
      code: String = "", outlets: String = ""
    ) throws -> [String] {
      let storyboard = Self.storyboard(constraints: "", inside: button, outlets: outlets)
      return try self.verdicts(
        storyboard.replacing(
          "<view id=\"box\" >", with: "<\(kind) id=\"box\">\(box ?? Self.drawn(wide))"
        )
        .replacing(
          "</subviews></view></subviews></view>",
          with: "</subviews></\(kind)></subviews></view>"),
        code: code)
    }
    let before = Self.drawn([-11, 20, 60, 50])
    #expect(try verdicts(before) == ["pass 1"])
    #expect(try verdicts(Self.drawn([-20, 20, 60, 50])) == ["fail 'send' 40×50"])
    #expect(try verdicts(Self.drawn([-20, -30, 60, 50])) == ["fail 'send' 40×20"])
    #expect(try verdicts(Self.drawn([160, 20, 60, 50])) == ["fail 'send' 40×50"])
    #expect(try verdicts(Self.drawn([140, 50, 60, 50])) == ["pass 1"])
    // What scrolls brings all of it into view.
    #expect(try verdicts(Self.drawn([160, 20, 60, 50]), "scrollView") == ["pass 1"])
    // The view around may be longer, but its end stays where it is.
    let sizable = Self.drawn(wide, #"widthSizable="YES""#)
    let following = Self.drawn([160, 20, 60, 50], #"flexibleMinX="YES""#)
    #expect(try verdicts(Self.drawn([160, 20, 60, 50]), in: sizable) == ["pass 1"])
    #expect(try verdicts(following, in: sizable) == ["fail 'send' 40×50"])
    #expect(try verdicts(Self.drawn([-20, 20, 60, 50]), in: sizable) == ["fail 'send' 40×50"])
    // Code may move what it knows, and the view around.
    let held = #"<outlet property="box" destination="box" id="out"/>"#
    #expect(try verdicts(Self.drawn([160, 20, 60, 50]), outlets: held) == ["pass 1"])
    #expect(try verdicts(Self.drawn([-20, 20, 60, 50]), outlets: held) == ["fail 'send' 40×50"])
    #expect(
      try verdicts(
        Self.drawn([-20, 20, 60, 50]),
        code: "(sender as! UIButton).frame = CGRect(x: 0, y: 0, width: 80, height: 80)"
      ).allSatisfy { !$0.hasPrefix("fail") })
  }

  @Test("what is drawn outside a view further out cannot be hit there either")
  func drawnFurtherBeyond() throws {
    func verdicts(_ inner: String) throws -> [String] {
      let storyboard = Self.storyboard(constraints: "", inside: Self.drawn([0, 0, 60, 50]))
      return try self.verdicts(
        storyboard.replacing(
          "<view id=\"box\" ><subviews>",
          with: """
            <view id="box">\(Self.drawn([10, 10, 200, 100]))<subviews>
            <view id="inner">\(inner)<subviews>
            """
        ).replacing(
          "</subviews></view></subviews></view>",
          with: "</subviews></view></subviews></view></subviews></view>"))
    }
    #expect(try verdicts(Self.drawn([0, 0, 100, 100])) == ["pass 1"])
    #expect(try verdicts(Self.drawn([-20, 0, 100, 100])) == ["fail 'send' 40×50"])
    #expect(try verdicts(Self.drawn([165, 0, 100, 100])) == ["fail 'send' 35×50"])
    #expect(
      try verdicts(Self.drawn([-20, 0, 100, 100], #"flexibleMinX="YES""#)) == ["pass 1"])
  }

  @Test("what another button lies over from end to end is no target")
  func covered() throws {
    func verdicts(_ edges: [String], _ attributes: String = "", outlets: String = "") throws
      -> [String]
    {
      let pins = edges.map {
        """
        <constraint firstItem="top" firstAttribute="\($0)" secondItem="box"
          secondAttribute="\($0)"/>
        """
      }
      let storyboard = Self.storyboard(outlets: outlets).replacing(
        "</subviews></view></subviews></view>",
        with: """
          <button id="top" \(attributes)><connections>\(Self.act)</connections></button>
          </subviews><constraints>\(pins.joined())</constraints></view></subviews></view>
          """)
      return try self.verdicts(storyboard).filter { $0.contains("Send") }
    }
    let all = ["leading", "trailing", "top", "bottom"]
    #expect(try verdicts(all) == [])
    #expect(try verdicts(Array(all.dropLast())) == [Self.failing])
    #expect(try verdicts(all, #"userInteractionEnabled="NO""#) == [Self.failing])
    #expect(try verdicts(all, #"hidden="YES""#) == [Self.failing])
    #expect(
      try verdicts(all, outlets: #"<outlet property="top" destination="top" id="o"/>"#)
        == [Self.failing])
  }
}
