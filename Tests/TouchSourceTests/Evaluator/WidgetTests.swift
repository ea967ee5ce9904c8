import Testing

/// Widgets, each of whose families has a size and rules of its own.
@Suite("Evaluator: widgets")
struct WidgetTests {
  private func widget(_ content: String, _ modifiers: String = "") -> String {
    """
    struct Steps: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: Provider()) { entry in
          Content(entry: entry)
        }\(modifiers)
      }
    }
    struct Content: View {
      @Environment(\\.widgetFamily) private var family
      let entry: Entry
      var body: some View { \(content) }
    }
    """
  }

  @Test("a popover that stays one is as wide as its content, another is a sheet on a phone")
  func popovers() throws {
    func verdicts(_ adaptation: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          @State private var isShown = false
          func show() { isShown = true }
          var body: some View {
            Text("a").popover(isPresented: $isShown) {
              VStack {
                Color.red.frame(width: 30, height: 5)
                Button { go() } label: { Color.red.frame(height: 44) }
                  .buttonStyle(.plain)
              }
              \(adaptation)
            }
          }
        }
        """)
    }
    for adaptation in ["", ".presentationCompactAdaptation(.sheet)"] {
      #expect(try verdicts(adaptation) == ["pass 1"])
    }
    for adaptation in ["(.popover)", "(.none)", "(horizontal: .popover, vertical: .sheet)"] {
      #expect(
        try verdicts(".presentationCompactAdaptation\(adaptation)") == ["fail 'button' 30×44"])
    }
  }

  @Test(
    "a button in a widget is bordered where nothing is said, and what its label draws where plain")
  func styles() throws {
    let button = "Button(intent: Refresh()) { Image(systemName: \"plus\") }"
    #expect(try Reading().verdicts(widget(button)) == ["exempt 'plus' system style"])
    let plain = try Reading().verdicts(widget("\(button).buttonStyle(.plain)"))
    #expect(plain.count == 1 && plain[0].hasPrefix("fail"))
  }

  @Test("a toggle in a style of the project's sends its intent in a widget alone")
  func toggles() throws {
    let style = """
      struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Color.red.frame(width: 24, height: 24)
        }
      }
      """
    let toggle = "Toggle(isOn: entry.isOn, intent: Play()) {}.toggleStyle(Check())"
    #expect(
      try Reading().verdicts("\(style)\n\(widget(toggle))") == ["fail 'toggle' 24×24"])
    let view = "struct Sample: View { let entry: Entry; var body: some View { \(toggle) } }"
    #expect(try Reading().audit("\(style)\n\(view)").leftOut.map(\.absence) == [.hidden])
  }

  @Test("what the project adds to configurations of widgets is followed")
  func ownModifiers() throws {
    let side = "Link(destination: url) { Color.red.frame(maxWidth: .infinity).frame(height: 30) }"
    let added = """
      extension WidgetConfiguration {
        func bare() -> some WidgetConfiguration { contentMarginsDisabled() }
      }
      """
    func verdicts(_ modifier: String) throws -> [String] {
      try Reading().verdicts(
        "\(added)\n\(widget(side, ".\(modifier).supportedFamilies([.systemMedium])"))")
    }
    #expect(try verdicts("bare()") == verdicts("contentMarginsDisabled()"))
    #expect(try verdicts("bare()") != verdicts("configurationDisplayName(\"a\")"))
  }

  @Test("only the families that a widget supports are looked at")
  func families() throws {
    let content = """
      let isLine = family == .accessoryRectangular
      Button(intent: Refresh()) { Color.red.frame(width: 60, height: isLine ? 20 : 60) }
        .buttonStyle(.plain)
      """
    #expect(try Reading().verdicts(widget(content)) == ["pass 1"])
    #expect(
      try Reading().verdicts(widget(content, ".supportedFamilies([.accessoryRectangular])"))
        == ["fail 'button' 60×20"])
  }

  @Test("content is offered the family's size less the margins, unless they are off")
  func sizes() throws {
    // 158 points on a screen of 393, 16 of margins on each side: five rows of 25.2 or of 31.6.
    let rows = """
      VStack(spacing: 0) {
        Button(intent: Refresh()) { Color.red }.buttonStyle(.plain)
        Color.blue
        Color.blue
        Color.blue
        Color.blue
      }
      """
    let small = ".supportedFamilies([.systemSmall])"
    #expect(try Reading().verdicts(widget(rows, small)) == ["fail 'button' 126×25.2"])
    #expect(
      try Reading().verdicts(widget(rows, "\(small).contentMarginsDisabled()"))
        == ["fail 'button' 158×31.6"])
  }

  @Test("what is as high as its container is as high as the widget that it stands in")
  func containers() throws {
    let link = "Link(destination: url) { Color.red.frame(width: 32) }"
    let content = "Text(\"a\").containerRelativeFrame(.vertical).overlay { \(link) }"
    let medium = ".supportedFamilies([.systemMedium])"
    #expect(try Reading().verdicts(widget(content, medium)) == ["fail 'link' 32×126"])
    #expect(
      try Reading().verdicts(widget(content, "\(medium).contentMarginsDisabled()"))
        == ["fail 'link' 32×158"])
  }

  @Test("a link in a small widget opens nothing, so that it is no target")
  func links() throws {
    func link(small: Int, medium: Int) -> String {
      let width = "family == .systemSmall ? \(small) : \(medium)"
      let link = "Link(destination: url) { Color.red.frame(width: \(width), height: 60) }"
      return widget(link, ".supportedFamilies([.systemSmall, .systemMedium])")
    }
    #expect(try Reading().verdicts(link(small: 20, medium: 60)) == ["pass 1"])
    #expect(try Reading().verdicts(link(small: 60, medium: 20)) == ["fail 'link' 20×60"])
  }

  @Test("a live activity takes the width of the lock screen")
  func activities() throws {
    let source = """
      struct Ride: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: RideAttributes.self) { context in
            Button(intent: Stop()) { Color.red.frame(maxWidth: .infinity, maxHeight: 20) }
              .buttonStyle(.plain)
          } dynamicIsland: { context in
            DynamicIsland { Island() }
          }
        }
      }
      """
    #expect(try Reading().verdicts(source) == ["fail 'button' 371×20"])
  }
}
