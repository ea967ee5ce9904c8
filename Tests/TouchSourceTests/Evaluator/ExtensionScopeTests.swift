import Testing

/// What the text of an extension sees of the type that it extends, and modules by their names.
@Suite("Evaluator: extensions and modules")
struct ExtensionScopeTests {
  private func sample(_ content: String) -> String {
    "struct Sample: View {\nvar body: some View {\n\(content)\n}\n}"
  }

  private func square(_ side: String) -> String {
    "Button(action: go) { Color.red.frame(width: \(side), height: \(side)) }"
  }

  @Test("a case of an enumeration that an extension of the system's type holds is known")
  func nestedEnumeration() throws {
    let style = """
      extension Text {
        enum AppStyle { case small, large }
        func style(_ style: AppStyle) -> some View {
          switch style {
          case .small: return self.frame(width: 20, height: 20)
          case .large: return self.frame(width: 60, height: 60).contentShape(Rectangle())
          }
        }
      }
      """
    for place in ["Sample.swift", "Style.swift"] {
      func verdicts(_ name: String) throws -> [String] {
        let source = sample("Button(action: go) { Text(\"a\").style(.\(name)) }")
        return place == "Sample.swift"
          ? try Reading().verdicts(source + "\n" + style)
          : try Reading().verdicts(source, with: [place: "import SwiftUI\n" + style])
      }
      #expect(try verdicts("small") == ["fail 'a' 20×20"])
      #expect(try verdicts("large") == ["pass 1"])
    }
  }

  @Test("of two types of a name that is meant which stands in a module that the file imports")
  func importedModules() throws {
    func words(_ title: String) -> String {
      "public enum Words { public static let done = \"\(title)\" }"
    }
    let packages = [
      "Packages/Words/Sources/Words.swift": words("ab"),
      "Packages/Words/WidgetSources/Words.swift": words("abc"),
      "Packages/Other/Sources/Others/Words.swift": words("abcd"),
    ]
    func label(importing module: String) throws -> String? {
      try Reading().audit(
        "import \(module)\n" + sample("Button(Words.done, action: go)"), with: packages
      ).findings.first?.subject.label
    }
    #expect(try label(importing: "Words") == "ab")
    #expect(try label(importing: "Others") == "abcd")
    #expect(try label(importing: "SwiftUI") == nil)
  }

  @Test("a font of a namespace that an extension of the system's type holds is known")
  func nestedFonts() throws {
    let fonts = """
      extension Font {
        enum Brand { static let title = Font.system(size: 40) }
        struct Other { let title = Font.system(size: 20) }
      }
      """
    func hits(_ font: String) throws -> [String] {
      try Reading().hits(
        """
        \(fonts)
        struct Sample: View {
          var body: some View { Button(action: go) { Text("a").font(\(font)) } }
        }
        """)
    }
    for font in [".Brand.title", "Font.Brand.title"] {
      #expect(try hits(font) == hits(".system(size: 40)"), "\(font)")
      #expect(try hits(font) != hits(".Other.title"), "\(font)")
    }
  }

  @Test("a font of the project's hides the system's of the same name in its module alone")
  func hiddenFonts() throws {
    func hits(_ font: String, _ fonts: String, in file: String = "Fonts.swift") throws -> [String] {
      try Reading().hits(
        "import Kit\n" + sample("Button(action: go) { Text(\"Hamburg\").font(\(font)) }"),
        with: [
          file: "import SwiftUI\nextension Font { \(fonts) }",
          "Kit/Package.swift":
            "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
        ])
    }
    let large = try hits(".system(size: 40)", "")
    let system = try hits(".footnote", "")
    for own in [
      "static let footnote = Font.system(size: 40)",
      "static var footnote: Font { .system(size: 40) }",
      "static let footnote = system(size: 40)",
    ] {
      for font in [".footnote", "Font.footnote", "SwiftUI.Font.footnote"] {
        #expect(try hits(font, own) == large, "\(font) of \(own)")
      }
      #expect(try hits(".body", own) == hits(".body", ""))
      #expect(try hits(".system(.footnote)", own) == system)
      #expect(try hits(".footnote", own, in: "Kit/Sources/Kit/Fonts.swift") == system)
    }
    #expect(try hits(".footnote", "static let footnote = 40.0") == system)
    #expect(
      try hits(".footnote", "static func footnote(_ size: CGFloat) -> Font { .body }") == system)
  }

  @Test("what extensions of views add is a member of every view, with and without 'self'")
  func membersOfViews() throws {
    func hits(_ name: String, _ own: String = "") throws -> [String] {
      try Reading().hits(
        """
        extension View { var unit: CGFloat { 30 } }
        struct Sample: View { \(own); var body: some View { \(square(name)) } }
        """)
    }
    #expect(try hits("unit") == ["30×30"])
    #expect(try hits("self.unit") == ["30×30"])
    #expect(try hits("unit", "let unit: CGFloat = 50") == ["50×50"])
  }

  @Test("a function of an extension calls those of its name that other files add, by their labels")
  func overloadsOfOtherFiles() throws {
    func verdicts(_ parameter: String) throws -> [String] {
      try Reading().verdicts(
        sample(square("20") + ".toast(message: \"a\")"),
        with: [
          "Message.swift": """
          import SwiftUI
          struct Message: ViewModifier {
            let message: String
            func body(content: Content) -> some View {
              content.toast(message: message) { Text(message) }
            }
          }
          extension View {
            func toast(message: String) -> some View { modifier(Message(message: message)) }
          }
          """,
          "Toast.swift": """
          import SwiftUI
          extension View {
            func toast<Toast: View>(\(parameter): String, toast: () -> Toast) -> some View {
              overlay(alignment: .bottom, content: toast)
            }
          }
          """,
        ])
    }
    #expect(try verdicts("message") == ["fail 'button' 20×20"])
    // Nothing of that name takes these arguments.
    #expect(try verdicts("text") == ["undecided 'button'"])
  }

  @Test("of functions of one form that of the file itself is meant")
  func ownFunctionOfOneForm() throws {
    func grown(_ side: Int) -> String {
      "extension View { func grown() -> some View { frame(width: \(side), height: \(side)) } }"
    }
    let verdicts = try Reading().verdicts(
      sample("Button(action: go) { Color.red.grown() }") + "\n" + grown(20),
      with: ["Other.swift": "import SwiftUI\n" + grown(60)])
    #expect(verdicts == ["fail 'button' 20×20"])
  }

  @Test("a member of the system's number is one in an extension of it, also without 'self'")
  func membersOfNumbers() throws {
    func hits(_ body: String) throws -> [String] {
      try Reading().hits(
        "extension CGFloat { var safe: CGFloat { \(body) } }\n" + sample(square("CGFloat(30).safe"))
      )
    }
    #expect(try hits("isFinite ? Swift.max(self, 40) : 0") == ["40×40"])
    #expect(try hits("self.isNaN ? 0 : min(self, 20)") == ["20×20"])
    #expect(try hits("isInfinite || isZero ? 0 : magnitude") == ["30×30"])
    let wide = """
      extension CGFloat { var safe: CGFloat { isFinite ? self : 0 } }
      struct Sample: View {
        var body: some View {
          GeometryReader { proxy in
            if proxy.size.width.safe > 700 { \(square("20")) } else { \(square("40")) }
          }
        }
      }
      """
    #expect(try Reading().verdicts(wide) == ["fail 'button' 40×40"])
  }

  @Test("what an extension adds under another name of a system's type belongs to the type")
  func aliasedExtensions() throws {
    func hits(_ alias: String) throws -> [String] {
      try Reading().hits(
        """
        \(alias)
        extension Space { static let unit: Self = 4 }
        extension Space { static let large = unit * 6 }
        struct Sample: View {
          var body: some View {
            Button(action: go) { Color.red.frame(width: .large, height: CGFloat.large) }
          }
        }
        """)
    }
    #expect(try hits("typealias Space = CGFloat") == ["24×24"])
    #expect(try hits("typealias Space = Double") != ["24×24"])
    #expect(try hits("struct Space {}") != ["24×24"])
  }

  @Test("a type that an extension declares in a system's type is found under each name of that")
  func aliasedTypes() throws {
    func hits(_ others: String = "") throws -> [String] {
      try Reading().hits(
        """
        typealias Space = CGFloat
        extension Space { struct button { static let height: CGFloat = 24 } }
        \(others)
        struct Style {
          var height: CGFloat = .button.height
        }
        struct Sample: View {
          let style = Style()
          var body: some View {
            Button(action: go) { Color.red.frame(width: .button.height, height: style.height) }
          }
        }
        """)
    }
    #expect(try hits() == ["24×24"])
    // Which of two is meant is not known.
    let other = "typealias Size = CGFloat\nextension Size { struct button {} }"
    #expect(try hits(other) != ["24×24"])
  }

  @Test("an extension sees the static members that extensions of the same type add")
  func staticMembers() throws {
    let source = """
      extension CGFloat {
        private static let base = 20.0
        private static func scaled(_ value: CGFloat) -> CGFloat { value * 2 }
        static var small: CGFloat { base }
        static var large: CGFloat { scaled(base) + 20 }
      }
      """
    #expect(
      try Reading().verdicts(sample(square("CGFloat.small")) + source) == ["fail 'button' 20×20"])
    #expect(try Reading().verdicts(sample(square("CGFloat.large")) + source) == ["pass 1"])
  }

  @Test("constants of the same name in extensions of different types are told apart")
  func sameName() throws {
    let source = """
      extension Color { static var side: CGFloat { own }; private static let own = 20.0 }
      extension Image { static var side: CGFloat { own }; private static let own = 60.0 }
      """
    #expect(
      try Reading().verdicts(sample(square("Color.side")) + source) == ["fail 'button' 20×20"])
    #expect(try Reading().verdicts(sample(square("Image.side")) + source) == ["pass 1"])
    #expect(
      try Reading().hits(
        sample("VStack { \(square("Image.side")); \(square("Color.side")) }") + source)
        == ["60×60", "20×20"])
  }

  @Test("what stands behind a module's name is declared outside any type")
  func modules() throws {
    let kit = """
      import SwiftUI
      public var isWide: Bool { if #available(iOS 26, *) { true } else { false } }
      public func side(_ isWide: Bool) -> CGFloat { isWide ? 60 : 20 }
      """
    for (content, outcome) in [
      (square("Kit.isWide ? 60 : 20"), "fail 'button' 20×20"),
      (square("Kit.isWide ? 20 : 60"), "pass 1"),
      (square("Kit.side(true)"), "pass 1"),
    ] {
      let files = ["Sources/Kit/Kit.swift": kit]
      #expect(
        try Reading().verdicts("import Kit\n" + sample(content), with: files) == [outcome],
        "\(content)")
    }
    let view = """
      public struct Square: View {
        public var body: some View { Color.red.frame(width: 20, height: 20) }
      }
      """
    #expect(
      try Reading().verdicts(
        "import Kit\n" + sample("Button(action: go) { Kit.Square() }"),
        with: ["Sources/Kit/Kit.swift": view]) == ["fail 'button' 20×20"])
  }

  @Test("behind the name of SwiftUI stands the system's view, whatever the project declares")
  func systemModule() throws {
    let source = """
      struct Label: View {
        init(_ title: String) {}
        var body: some View { Color.red.frame(width: 60, height: 60) }
      }
      """
    let own = try Reading().verdicts(sample("Button(action: go) { Label(\"a\") }") + source)
    let system = try Reading().verdicts(
      sample("Button(action: go) { SwiftUI.Text(\"a\") }") + source)
    #expect(own == ["pass 1"])
    #expect(system == ["fail 'a' 9×20.33"])
  }

  @Test("a font that is scaled from a setting is as large as the setting's default makes it")
  func scaledFont() throws {
    let theme = """
      class Theme {
        class Storage { @AppStorage("scale") var scale: Double = 1 }
        let storage = Storage()
        var scale: Double { didSet { storage.scale = scale } }
        static let shared = Theme()
        init() { scale = storage.scale }
      }
      extension Font {
        private static let body = 17.0
        private static func scaled(_ size: CGFloat) -> CGFloat {
          UIFontMetrics.default.scaledValue(for: size * Theme.shared.scale)
        }
        static var own: Font { .system(size: scaled(body)) }
        static var huge: Font { .system(size: scaled(60)) }
      }
      """
    func verdicts(_ font: String) throws -> [String] {
      try Reading().verdicts(
        sample("Button(action: go) { Text(\"Hamburg\").font(.\(font)) }") + "\n" + theme)
    }
    #expect(try verdicts("own") == verdicts("system(size: 17)"))
    #expect(try verdicts("own").first?.hasSuffix("×20.33") == true)
    #expect(try verdicts("huge") == ["pass 1"])
  }

  @Test("a number in the settings is its default; one that changes while the app runs is open")
  func settings() throws {
    func verdicts(_ wrapper: String, _ side: Int) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          \(wrapper) private var side = \(side).0
          func grow() { side = measured() }
          var body: some View { \(square("side")) }
        }
        """)
    }
    #expect(try verdicts("@AppStorage(\"side\")", 20) == ["fail 'button' 20×20"])
    #expect(try verdicts("@AppStorage(\"side\")", 60) == ["pass 1"])
    #expect(try verdicts("@State", 20) == ["undecided 'button'"])
  }

  @Test("'Self' in an extension of a type of the system's is that type")
  func ownType() throws {
    func verdicts(_ made: String) throws -> [String] {
      try Reading().verdicts(
        """
        extension Color {
          static let cover = hex("35363A")
          static func hex(_ code: String) -> Self { \(made) }
        }
        struct Sample: View {
          var body: some View {
            Color.cover.opacity(0.2).frame(width: 20, height: 60).onTapGesture { close() }
          }
        }
        """)
    }
    let small = ["fail 'tap-gesture' 20×60"]
    #expect(try verdicts("return Self.init(red: 0, green: 0, blue: 0)") == small)
    #expect(
      try verdicts("let red = part(code, 0); return Self(red: red, green: 0, blue: 0)") == small)
  }

  @Test(
    "a font that an initializer of an extension makes is known, also behind the module's name",
    arguments: [
      ("Font(points: 30)", "30"), ("SwiftUI.Font(points: 30)", "30"), (".init(points: 30)", "30"),
      ("Font(system: .systemFont(ofSize: 30))", "30"),
      ("SwiftUI.Font(system: .systemFont(ofSize: 13))", "13"),
      ("Style.usual.font(isLarge: false)", "13"),
    ])
  func addedFont(font: String, size: String) throws {
    func hits(_ font: String) throws -> [String] {
      try Reading().hits(
        """
        extension SwiftUI.Font {
          init(points: CGFloat) { self = .system(size: points) }
          init(system: UIFont) { self = SwiftUI.Font(system as CTFont) }
        }
        enum Style {
          case usual
          func font(isLarge: Bool) -> UIFont { .systemFont(ofSize: 13) }
          func font(isLarge: Bool) -> Font { .system(size: 13) }
        }
        struct Sample: View {
          var body: some View {
            Button { go() } label: { Text("Details").font(\(font)) }
          }
        }
        """)
    }
    #expect(try hits(font) == hits(".system(size: \(size))"))
  }

  @Test("a font whose initializer cannot be followed is open")
  func openFont() throws {
    let verdicts = try Reading().verdicts(
      """
      extension Font { init(points: CGFloat) { self = made(points) } }
      struct Sample: View {
        var body: some View {
          Button { go() } label: { Text("A longer title").font(Font(points: 50)) }
        }
      }
      """)
    #expect(verdicts == ["fail 'A longer title' 96.67×20.33"])
  }
}
