import Testing
import TouchModel
import TouchRules

/// Remedies, tried on the source: what a finding says to do mends it.
@Suite("Evaluator: remedies")
struct RemedyTests {
  private static let shape = ".contentShape(Rectangle())"

  /// A source with a mark where the label's change goes, one where the style's goes, and which of the
  /// two the finding should name.
  struct Case {
    var source: String
    var isInStyle: Bool
    /// Whether the same change would do on the label as well, on top of what the style puts around.
    var worksOnLabel: Bool

    init(_ control: String, style: String, isInStyle: Bool, worksOnLabel: Bool = false) {
      (self.isInStyle, self.worksOnLabel) = (isInStyle, worksOnLabel)
      source = """
        struct Sample: View {
          var body: some View { \(control) }
        }
        struct Tile: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label\(style)
          }
        }
        """
    }
  }

  @Test(
    "what a content shape further out would cut off has to grow as well, unless it does by itself")
  func frontier() throws {
    let button = "Button(action: go) { Image(systemName: \"xmark\") }.buttonStyle(.plain)"
    func message(_ content: String) throws -> String {
      let source = "struct Sample: View { var body: some View { \(content) } }"
      return try #require(try Reading().audit(source).findings.first).message
    }
    let note = ", and let the view around it, whose '.contentShape' is 28 pt high, be as high"
    let row = "HStack { Text(\"Go\"); Spacer() }"
    for held in [
      "\(row).frame(height: 28).overlay(alignment: .trailing) { \(button) }\(Self.shape)",
      "HStack { Text(\"Go\"); \(button) }.frame(height: 28)\(Self.shape)",
    ] {
      #expect(try message(held).hasSuffix(note), "\(held)")
    }
    for free in [
      "\(row).frame(height: 28).overlay(alignment: .trailing) { \(button) }",
      "\(row).frame(height: 60).overlay(alignment: .trailing) { \(button) }\(Self.shape)",
      "HStack { Text(\"Go\"); \(button) }\(Self.shape)",
      "\(row).overlay(alignment: .trailing) { \(button) }.padding(20)",
    ] {
      #expect(try !message(free).contains("view around it"), "\(free)")
    }
  }

  @Test(
    "a view that scrolls across has to grow with what it holds, where something fixes its height")
  func heldScrolling() throws {
    func message(_ content: String) throws -> String {
      let source = "struct Sample: View { var body: some View { \(content) } }"
      return try #require(try Reading().audit(source).findings.first).message
    }
    let row = "HStack { Button(action: go) { Text(\"Go\") }; Button(action: go) { Text(\"On\") } }"
    let note = ", and let the view around it, whose '.frame' is 30 pt high, be as high"
    for held in [
      "ScrollView(.horizontal) { \(row) }.frame(height: 30)",
      "ScrollView(.horizontal) { \(row) }.padding(.horizontal).frame(height: 30)",
      "ScrollView(.horizontal) { \(row).frame(height: 30) }",
    ] {
      #expect(try message(held).hasSuffix(note), "\(held)")
    }
    for free in [
      "ScrollView(.horizontal) { \(row) }", "ScrollView(.horizontal) { \(row) }.frame(height: 50)",
      "ScrollView { \(row) }.frame(height: 30)", "\(row).frame(height: 30)",
      "VStack { ScrollView(.horizontal) { \(row) }; Text(\"a\") }.frame(height: 30)",
    ] {
      #expect(try !message(free).contains("be as high"), "\(free)")
    }
  }

  @Test("what lays out a label is changed on the label, not in the style of its button")
  func labelStyles() throws {
    let source = """
      struct Wide: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.icon; configuration.title }.padding(4)
        }
      }
      struct Sample: View {
        var body: some View {
          Button(action: go) { Label("Go", systemImage: "star").labelStyle(Wide()) }
            .buttonStyle(.plain)
        }
      }
      """
    let message = try #require(try Reading().audit(source).findings.first).message
    #expect(message.hasSuffix("on its label"), "\(message)")
  }

  private static let text = "Button(action: go) { Text(\"Go\")/*label*/ }.buttonStyle(Tile())"

  @Test(
    "a change that a style undoes or adds to is not promised on the label",
    arguments: [
      Case(text, style: ".frame(minWidth: 120, minHeight: 80)/*style*/", isInStyle: true),
      Case(
        text, style: ".frame(maxWidth: .infinity, minHeight: 60).padding(20)/*style*/",
        isInStyle: true),
      Case(
        text, style: ".frame(width: 30, height: 30).contentShape(Circle())/*style*/",
        isInStyle: true),
      Case(text, style: ".font(.title)/*style*/", isInStyle: false),
      Case(text, style: ".padding(8)/*style*/.opacity(0.9)", isInStyle: true, worksOnLabel: true),
      Case(
        "Button(action: go) { HStack { Text(\"Go\"); Spacer(); Text(\"x\") }.frame(height: 50)/*label*/ }"
          + ".buttonStyle(Tile())", style: ".font(.title)/*style*/", isInStyle: false),
    ])
  func style(example: Case) throws {
    let found = try Reading().audit(example.source).findings
    #expect(found.count == 1, "\(example.source)")
    let finding = try #require(found.first)
    let change: String
    switch finding.remedy {
    case .shape: change = Self.shape
    case .shapeAfter: change = Self.shape
    case .reserve(let width, let height), .reserveAfter(_, let width, let height):
      let limits = [width.map { "minWidth: \($0)" }, height.map { "minHeight: \($0)" }]
      change = ".frame(\(limits.compactMap(\.self).joined(separator: ", ")))" + Self.shape
    default:
      Issue.record("\(finding.remedy)")
      return
    }
    #expect(finding.message.contains("in its style") == example.isInStyle, "\(finding.message)")
    let mark = example.isInStyle ? "/*style*/" : "/*label*/"
    let mended = example.source.replacing(mark, with: change)
    #expect(try Reading().audit(mended).findings.map(\.message) == [], "\(mended)")
    guard example.isInStyle, !example.worksOnLabel else { return }
    // It would not have been enough on the label.
    let other = example.source.replacing("/*label*/", with: change)
    #expect(try !Reading().audit(other).findings.isEmpty, "\(other)")
  }

  @Test(
    "a background that may be clear, or none at all, is named where it leaves a gap",
    arguments: ["Color.clear", "nil"])
  func clear(nothing: String) throws {
    let row = """
      struct Sample: View {
        @State private var isSelected = false
        @State private var isDark = false
        func go() { (isSelected, isDark) = (!isDark, isSelected) }
        var body: some View {
          Button(action: go) {
            HStack { Text("Account"); Spacer(); Text("x") }
              .frame(height: 48)
              .background(isSelected ? Color.blue : \(nothing))
              .foregroundStyle(isDark ? .red : .green)
          }
          .buttonStyle(.plain)
        }
      }
      """
    let found = try Reading().audit(row).findings
    #expect(found.map(\.rule) == [.deadGap])
    #expect(found[0].message.contains("where 'isSelected' is 'false';"))
    #expect(!found[0].message.contains("isDark"))
    let drawn = row.replacing(": \(nothing)", with: ": Color.white")
    #expect(try Reading().audit(drawn).findings.isEmpty)
  }

  @Test("a text that has nothing to say in one state leaves no gap, and one that is left out does")
  func emptyText() throws {
    func verdicts(_ text: String) throws -> [Rule.ID] {
      try Reading().audit(
        """
        struct Sample: View {
          @State private var name: String?
          var title: String {
            guard let name else { return "" }
            return "wwwwwwwwwwwwwwwwwwww"
          }
          var body: some View {
            HStack(spacing: 0) {
              Color.red.frame(width: 60, height: 48)
              \(text).font(.system(size: 40)).frame(width: 300)
              Color.red.frame(width: 20, height: 48)
            }
            .onTapGesture { go() }
          }
        }
        """
      ).findings.map(\.rule)
    }
    #expect(try verdicts("Text(title).lineLimit(1)") == [])
    #expect(try verdicts("Text(\"x\")") == [.deadGap])
  }

  @Test("a view that is not in the source may fill the frame inside a border: nothing is claimed")
  func outside() throws {
    func audit(_ content: String) throws -> Audit {
      try Reading().audit(
        """
        struct Sample: View {
          var body: some View {
            Button(action: go) {
              \(content)
                .frame(width: 114, height: 171)
                .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color.gray, lineWidth: 1))
            }
            .buttonStyle(.plain)
          }
        }
        """)
    }
    let open = try audit("Outside()")
    #expect(open.findings.isEmpty && open.counts.undecided == 1)
    #expect(try audit("Text(\"x\")").findings.map(\.rule) == [.deadGap])
  }

  @Test("a thin ring makes a text in it no larger, unless it runs close around")
  func thinRing() throws {
    func verdicts(_ padding: Int, _ width: Int = 1) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          var body: some View {
            Button(action: go) {
              Color.red.frame(width: 60, height: 30).padding(\(padding))
                .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: \(width)))
            }
            .buttonStyle(.plain)
          }
        }
        """)
    }
    #expect(try verdicts(12) == ["fail 'button' 60×30"])
    #expect(try verdicts(12, 6) == ["pass 1"])
    #expect(try verdicts(4) == ["fail 'button' 68×38"])
  }

  @Test("space around a content shape that is enough is a margin, unless something is drawn there")
  func aroundShape() throws {
    func verdicts(_ more: String) throws -> [Rule.ID] {
      try Reading().audit(
        """
        struct Sample: View {
          var body: some View {
            Button(action: go) {
              HStack { Text("Invite"); Spacer(); Text("x") }
                \(more)
            }
            .buttonStyle(.plain)
          }
        }
        """
      ).findings.map(\.rule)
    }
    let shape = ".frame(height: 56).contentShape(Rectangle())"
    #expect(try verdicts("\(shape).padding(.horizontal, 20)") == [])
    #expect(try verdicts("\(shape).padding(24).border(.gray)") == [.deadGap])
    #expect(try verdicts("\(shape).frame(height: 100)") == [.deadGap])
    #expect(try verdicts(".contentShape(Rectangle()).padding(.vertical, 24)") != [])
  }

  @Test("a ring leaves its hole, a round content shape does not")
  func ring() throws {
    func verdicts(_ label: String, _ policy: Policy.Name = .hig) throws -> [Rule.ID] {
      try Reading(policy: policy).audit(
        """
        struct Sample: View {
          var body: some View { Button(action: go) { \(label) }.buttonStyle(.plain) }
        }
        """
      ).findings.map(\.rule)
    }
    let ring = "Circle().stroke(Color.red, lineWidth: 2).frame(width: 44, height: 44)"
    #expect(try verdicts(ring) == [.deadGap])
    #expect(try verdicts(ring + ".contentShape(Circle())") == [])
    // WCAG asks for a square inside: 31 points in a circle of 44, and next to none in a ring.
    #expect(try verdicts(ring + ".contentShape(Circle())", .wcagAA) == [])
    #expect(try verdicts(ring + ".contentShape(Circle())", .wcagAAA) == [.targetSize])
    let solid = "Color.red.frame(width: 44, height: 44).contentShape(Circle())"
    #expect(try verdicts(solid) == [])
    #expect(try verdicts(solid, .wcagAAA) == [.targetSize])
  }

  @Test("what is placed freely is to be enlarged before it is placed")
  func placedFreely() throws {
    for position in ["x: 50, y: 50", "x: place.midX, y: place.midY * 2"] {
      let source = """
        struct Sample: View {
          let place: CGRect
          var body: some View {
            Circle().frame(width: 20, height: 20).position(\(position)).onTapGesture { go() }
          }
        }
        """
      let message = try Reading().audit(source).findings.first?.message
      #expect(message?.contains("before '.position'") ?? false, "\(position)")
    }
  }

  @Test("what is drawn elsewhere is to be enlarged before, and still reacts where it is drawn")
  func drawnElsewhere() throws {
    func message(_ content: String) throws -> String {
      let source = "struct Sample: View { var body: some View { \(content) } }"
      return try #require(try Reading().audit(source).findings.first, "\(content)").message
    }
    func remedy(_ content: String) throws -> String {
      String(try message(content).split(separator: "; ").last ?? "")
    }
    let handle = "Color.red.frame(width: 17, height: 72)"
    let gesture = ".gesture(DragGesture().onChanged { _ in })"
    #expect(
      try remedy("\(handle).offset(x: 120)\(gesture)")
        == "put '.frame(minWidth: 44)' and '\(Self.shape)' before '.offset'")
    #expect(
      try remedy("\(handle).offset(x: 120)\(gesture).padding(.horizontal, 14)")
        == "move '.padding' before '.offset' and put '\(Self.shape)' after it")
    #expect(
      try remedy("\(handle)\(Self.shape).offset(x: 120).frame(width: 44)\(gesture)")
        == "put '.frame(minWidth: 44)' and '\(Self.shape)' before '.offset'")
    // Before it is turned the other side is short.
    #expect(
      try remedy("\(handle).rotationEffect(.degrees(90))\(gesture)")
        .hasSuffix("before '.rotationEffect'"))
    #expect(
      try remedy(
        "Button(action: go) { Image(systemName: \"xmark\").frame(width: 20, height: 20)"
          + ".offset(x: 60) }.buttonStyle(.plain)"
      ).hasSuffix("before '.offset'"))
    for kept in [
      "\(handle).offset(x: 4)\(gesture)",
      "Color.red.frame(width: 20, height: 20).scaleEffect(1.5)\(gesture)",
      "Text(\"Go on\").font(.system(size: 15)).scaleEffect(1)\(gesture)",
      "\(handle).offset(x: 120).padding(1).offset(x: -120)\(gesture)",
    ] {
      #expect(try remedy(kept).hasSuffix("before its gesture"), "\(kept)")
    }
    // The change that is named mends it.
    let mended = "\(handle).frame(minWidth: 44)\(Self.shape).offset(x: 120)\(gesture)"
    let source = "struct Sample: View { var body: some View { \(mended) } }"
    #expect(try Reading().audit(source).findings.isEmpty)
  }

  @Test("what is as large as it is offered is kept as large as it is in a larger box")
  func filling() throws {
    func remedy(_ label: String, _ frame: String = "width: 24, height: 24") throws -> String {
      let source = """
        struct Sample: View {
          var body: some View { Button(action: go) { \(label) }.frame(\(frame)) }
        }
        """
      let message = try #require(try Reading().audit(source).findings.first, "\(label)").message
      return String(message.split(separator: "; ").last ?? "")
    }
    let picture = "Image(\"x\").resizable()"
    let box = "put '.frame(minWidth: 44, minHeight: 44)' and '\(Self.shape)' on its label"
    #expect(try remedy(picture) == "give 'Image' '.frame(width: 24, height: 24)', and \(box)")
    #expect(
      try remedy("\(picture).scaledToFit()")
        == "give 'Image' '.frame(width: 24, height: 24)', and \(box)")
    #expect(
      try remedy("Capsule()", "width: 90, height: 30")
        == "give 'Capsule' '.frame(height: 30)', and put '.frame(minHeight: 44)' and "
        + "'\(Self.shape)' on its label")
    #expect(
      try remedy("Circle().fill(.red)")
        == "give what it shows '.frame(width: 24, height: 24)', and \(box)")
    // It has a size of its own, or shows nothing.
    #expect(try remedy("\(picture).frame(width: 24, height: 24)") == box)
    #expect(try remedy("Image(systemName: \"xmark\").font(.system(size: 16))").hasSuffix(box))
    #expect(try remedy("Color.clear") == box)
  }

  @Test("a margin outside is not to blame where what a style draws would be large enough")
  func marginOutside() throws {
    func finding(_ style: String, _ outside: String) throws -> String {
      let source = """
        struct Bordered: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.label\(style) }
        }
        struct Sample: View {
          var body: some View {
            Button { go() } label: { Text("Remove") }.buttonStyle(Bordered())\(outside)
          }
        }
        """
      return try #require(try Reading().audit(source).findings.first).message
    }
    let box =
      ".frame(maxWidth: .infinity).padding(14)"
      + ".background(RoundedRectangle(cornerRadius: 8).strokeBorder(Color.red, lineWidth: 1))"
    for outside in ["", ".padding(16)"] {
      let message = try finding(box, outside)
      #expect(!message.contains("stands outside"), "\(outside)")
      #expect(message.hasSuffix("; put '\(Self.shape)' after '.padding' in its style"))
    }
    // Where its box is not large enough, what is outside would do.
    #expect(try finding("", ".padding(16)").contains("'.padding' stands outside"))
  }

  @Test("a label is given of a frame around a bordered button what the border leaves of it")
  func bordered() throws {
    func message(_ style: String, _ frame: String, title: String = "1×") throws -> String {
      let audit = try Reading().audit(
        """
        struct Sample: View {
          var body: some View {
            Button(action: go) { Text("\(title)").font(.subheadline) }
              .buttonStyle(\(style)).frame(\(frame))
          }
        }
        """)
      return try #require(audit.findings.first).message
    }
    let size = "minWidth: 70, minHeight: 44"
    for style in [".bordered", ".borderedProminent"] {
      #expect(
        try message(style, size).hasSuffix(
          "; put '.frame(minWidth: 46, minHeight: 30)' on its label"))
    }
    #expect(
      try message(".bordered", "height: 44", title: "Once more").contains(
        "put '.frame(minHeight: 30)'"))
    // A frame that is far longer than a target gives a place, and a plain style draws no border.
    #expect(
      try message(".bordered", "maxWidth: .infinity, minHeight: 44").contains(
        "put '.frame(minWidth: 20, minHeight: 30)'"))
    let long = try message(
      ".bordered", "maxWidth: .infinity, minHeight: 44", title: "A long title of a button")
    #expect(long.contains("put '.frame(minHeight: 30)'"), "\(long)")
    #expect(try message(".plain", size).contains("move '.frame' into its label"))
  }
}
