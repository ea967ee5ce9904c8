import Testing

/// What packages draw that are not in the source.
@Suite("Evaluator: packages")
struct PackageTests {
  @Test("a picture that a package loads is as large as its frame, whatever it is told besides")
  func loadedPictures() throws {
    func verdicts(_ picture: String) throws -> [String] {
      try Reading().verdicts(
        "struct Sample: View { var body: some View { Button(action: go) { \(picture) } } }")
    }
    let framed = [
      "KFImage(url).resizable().placeholder { ProgressView() }.frame(width: 24, height: 24)",
      "WebImage(url: url).resizable().frame(width: 24, height: 24)",
      "KFImage.url(url).fade(duration: 1).resizable().frame(width: 24, height: 24)",
      "WebImage(url: url, content: { $0.frame(width: 24, height: 24) }, placeholder: { Color.red })",
      "LazyImage(url: url) { state in Color.red.frame(width: 24, height: 24) }",
    ]
    for picture in framed {
      #expect(try verdicts(picture) == ["fail 'button' 24×24"], "\(picture)")
    }
    // Of another view of a package, which may add a margin, that cannot be said.
    #expect(
      try verdicts("Card { Color.red.frame(width: 24, height: 24) }")[0].hasPrefix("undecided"))
    #expect(try verdicts("KFImage(url)")[0].hasPrefix("undecided"))
  }

  @Test("what a package's modifier draws may react, but for one that waits, tells or sets a font")
  func packageModifiers() throws {
    func verdict(_ modifier: String, _ style: String = ".plain") throws -> String {
      try Reading().verdicts(
        """
        struct Sample: View {
          var body: some View {
            Button(action: go) { Text("Clear")\(modifier) }.buttonStyle(\(style))
          }
        }
        """)[0]
    }
    for style in [".plain", ".borderless"] {
      #expect(try verdict(".roundedFullSize(fill: .blue)", style) == "undecided 'Clear'")
      #expect(try verdict(".onShake { go() }", style).hasPrefix("fail 'Clear' 40×20"), "\(style)")
      #expect(try verdict(".trackTap(\"a\")", style).hasPrefix("fail 'Clear' 40×20"))
      #expect(try verdict(".brandFootnoteRegular()", style).hasPrefix("fail 'Clear'"))
      #expect(try verdict(".logo()", style) == "undecided 'Clear'")
    }
  }

  @Test("a package's modifier that is named after a font sets one of about that size")
  func namedFonts() throws {
    func verdicts(_ body: String) throws -> [String] {
      try Reading().verdicts("struct Sample: View { var body: some View { \(body) } }")
    }
    // About 12 points at most in a caption, and 35 at most in a large title.
    let row = #"HStack { Button("Back") { go() } }"#
    for name in ["caption()", "caption2(.semibold)", "caption(.bold, design: .rounded)"] {
      #expect(try verdicts("\(row).\(name)")[0].hasPrefix("fail 'Back'"), "\(name)")
    }
    let padded = #"Button(action: go) { Text("Back").padding(.vertical, 10).frame(width: 60) }"#
    #expect(try verdicts("\(padded).largeTitle()")[0].hasPrefix("pass"))
    #expect(try verdicts("\(padded).title2()")[0].hasPrefix("undecided"))
    #expect(try verdicts("\(padded).semibold().rounded().secondary()")[0].hasPrefix("fail"))
    // One that is given something else is a title of another kind.
    #expect(try verdicts("\(padded).title(\"Back\")") == verdicts(padded))
    #expect(try verdicts("\(padded).fontSize(14)")[0].hasPrefix("fail"))
    #expect(try verdicts("\(padded).fontSize(40)")[0].hasPrefix("pass"))
    // Of another font nothing is known but that there is one.
    #expect(try verdicts("\(padded).brandFont(.wide)")[0].hasPrefix("undecided"))
  }

  @Test("a package's font that is named after a text style is of about that size")
  func fontsOfPackages() throws {
    func hits(_ font: String, title: String = "\"Back\"") throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          let words: String
          var body: some View { Button(action: go) { Text(\(title)).font(\(font)) } }
        }
        """)
    }
    // About 21 points at most in a body, and 35 in a title.
    for font in [".kit.body", "Font.kit.bodySemibold", "Kit.fonts.caption1Medium", ".bodyBold"] {
      #expect(try hits(font, title: "words")[0].hasPrefix("fail"), "\(font)")
    }
    for font in [".kit.fancy", ".kit.bodyLarge", ".kit.body(12)", ".kit.title1Bold"] {
      #expect(try hits(font, title: "words")[0].hasPrefix("undecided"), "\(font)")
    }
  }

  @Test("weights, designs and colours of packages add nothing around what they are put on")
  func namedLooks() throws {
    func verdict(_ modifier: String) throws -> String {
      try Reading().verdicts(
        """
        struct Sample: View {
          var body: some View {
            Button(action: go) {
              HStack { Text("Terms"); Spacer(); Image(systemName: "star")\(modifier) }
            }
          }
        }
        """)[0]
    }
    for modifier in ["", ".secondary()", ".semibold()", ".rounded()"] {
      #expect(try verdict(modifier).hasPrefix("fail 'Terms'"), "\(modifier)")
    }
    #expect(try verdict(".decorated()").hasPrefix("undecided"))
  }

  @Test("a frame whose sides have no labels is a package's, of those sides")
  func framesOfPackages() throws {
    func verdict(_ frame: String) throws -> String {
      try Reading().verdicts(
        """
        struct Sample: View {
          var body: some View {
            Button(action: go) { Image(systemName: "paperclip").\(frame) }
          }
        }
        """)[0]
    }
    #expect(try verdict("frame(60)").hasPrefix("pass"))
    #expect(try verdict("frame(60, 48)").hasPrefix("pass"))
    #expect(try verdict("frame(32)") == "fail 'paperclip' 32×32")
    #expect(try verdict("frame(60, 32, alignment: .top)") == "fail 'paperclip' 60×32")
    #expect(try verdict("frame(square: 60)") == "undecided 'paperclip'")
  }

  @Test("a modifier of the project's that stands first behind a package's view is one of that view")
  func ownModifiers() throws {
    func verdicts(_ content: String) throws -> [String] {
      try Reading().verdicts(
        """
        import Effects
        extension View {
          func roomy() -> some View { frame(width: 44, height: 44).contentShape(Rectangle()) }
          func narrow() -> some View { frame(width: 24, height: 24) }
          func scaled(_ by: Int) -> some View { frame(width: 9, height: 9) }
          func inset() -> some View { padding(.horizontal, 24) }
          func closing(_ action: @escaping () -> Void) -> some View { onTapGesture(perform: action) }
          var low: some View { frame(height: 20) }
        }
        extension Image { func tiny() -> some View { frame(width: 9, height: 9) } }
        struct Sample: View { var body: some View { \(content) } }
        """)
    }
    #expect(
      try verdicts("WithPerceptionTracking { Color.red }.narrow().closing { go() }")
        == ["fail 'tap-gesture' 24×24"])
    #expect(
      try verdicts("Button(action: go) { Sparks { Image(systemName: \"xmark\") }.roomy() }")
        == ["pass 1"])
    let wide = "Button(action: go) { Color.red.frame(maxWidth: .infinity).frame(height: 20) }"
    #expect(try verdicts("WithPerceptionTracking { \(wide) }.inset()") == ["fail 'button' 345×20"])
    #expect(
      try verdicts("Button(action: go) { Portrait { Color.red }.low.frame(width: 60) }")
        == ["fail 'button' 60×20"])
    // What is made of other things may be no view.
    for other in [
      ".frame(width: 60, height: Spacing(8).scaled(2))", ".padding(Spacing(8).scaled(2))",
    ] {
      let button = "Button(action: go) { Color.red.frame(width: 60, height: 20)\(other) }"
      #expect(try verdicts(button) == ["undecided 'button'"], "\(other)")
    }
    // What an extension of another type adds is not meant, nor what takes other arguments.
    for other in [".tiny()", ".narrow(2)"] {
      let button = "Button(action: go) { Portrait { Color.red }\(other) }"
      #expect(try verdicts(button) == ["undecided 'button'"], "\(other)")
    }
  }

  @Test("of several modifiers of packages around a screen one sets a margin, elsewhere each may")
  func marginsOfScreens() throws {
    func verdict(_ screen: String, _ inner: String, _ outer: String) throws -> String {
      let words = "The forecast may still be higher than the range that you asked for."
      return try Reading().verdicts(
        """
        struct Sample: View {
          var body: some View {
            VStack {
              \(screen) {
                Button(action: go) {
                  HStack {
                    Text("\(words)").font(.footnote)
                    Color.red.frame(width: 25, height: 25)
                  }
                }
                .buttonStyle(.plain)
              }
              \(inner)
            }
            \(outer)
          }
        }
        """)[0]
    }
    for screen in ["List", "ScrollView"] {
      #expect(try verdict(screen, ".groupedLook()", "").hasPrefix("fail"), "\(screen)")
      #expect(try verdict(screen, ".groupedLook()", ".keyboardAware()").hasPrefix("fail"))
    }
    // What has a length of its own has no part in the margin around that.
    for length in ["width: 280, height: 400", "maxWidth: 280"] {
      let inner = ".groupedLook().frame(\(length))"
      let found = try verdict("ScrollView", inner, ".keyboardAware()")
      #expect(found.hasPrefix("undecided"), "\(length)")
    }
    let wide = ".groupedLook().frame(maxWidth: .infinity)"
    #expect(try verdict("ScrollView", wide, ".keyboardAware()").hasPrefix("fail"))
    let narrow = ".padding(.horizontal, 40)"
    #expect(try verdict("VStack", "\(narrow).card()", "").hasPrefix("fail"))
    #expect(try verdict("VStack", "\(narrow).card()", ".keyboardAware()").hasPrefix("undecided"))
  }
}
