import Testing

/// Which of several functions of one name is called, by labels and by what is known of arguments.
@Suite("Evaluator: overloads")
struct OverloadTests {
  private func sample(_ extensions: String, _ call: String) -> String {
    """
    extension View {
    \(extensions)
    }
    struct Sample: View {
      @State private var isOn = false
      @State private var item: Item?
      var body: some View {
        Button(action: go) { Color.red.frame(width: 60, height: 10)\(call) }
      }
    }
    """
  }

  private let byBinding = """
    func grown(_ isOn: Binding<Bool>, by make: @escaping () -> CGFloat) -> some View { padding(4) }
    func grown<T>(_ item: Binding<T?>, by make: @escaping (T) -> CGFloat) -> some View { padding(20) }
    """

  @Test("a binding of a Boolean is none of an optional")
  func bindings() throws {
    #expect(try Reading().hits(sample(byBinding, ".grown($isOn) { 1 }")) == ["68×18"])
    #expect(try Reading().hits(sample(byBinding, ".grown($item) { _ in 1 }")) == ["100×50"])
  }

  @Test("what may be absent goes to the overload for that, what may not to the other")
  func optionals() throws {
    let sections = [
      "func section<T: Hashable>(_ value: Binding<T>) -> some View { square(20) }",
      "func section<T: Hashable>(_ value: Binding<T?>) -> some View { square(30) }",
    ]
    for functions in [sections, sections.reversed()] {
      func hits(_ call: String) throws -> [String] {
        try Reading().hits(
          """
          enum Kind { case a, b }
          struct Sample: View {
            @State private var kind: Kind?
            @State private var order: Kind = .a
            var body: some View { \(call) }
            func choose() { (kind, order) = (.b, .b) }
            func square(_ side: CGFloat) -> some View {
              Button(action: choose) { Color.red.frame(width: side, height: side) }
            }
            \(functions.joined(separator: "\n"))
          }
          """)
      }
      #expect(try hits("section($kind)") == ["30×30"])
      #expect(try hits("section($order)") == ["20×20"])
    }
  }

  @Test("a value of the project's goes to the overload that asks for its type, in any order")
  func typesOfInitializers() throws {
    let initializers = [
      "init(icon: Image, side: CGFloat) { self.icon = icon; self.side = side }",
      "init(icon: Asset, side: CGFloat) { self.init(icon: Image(icon.name), side: side + 10) }",
      "init(icon: Kind?, side: CGFloat) { self.init(icon: Image(\"a\"), side: side + 30) }",
    ]
    for initializers in [initializers, initializers.reversed()] {
      func hits(_ icon: String) throws -> [String] {
        try Reading().hits(
          """
          struct Asset { let name: String }
          enum Kind { case a }
          struct Cell: View {
            private let icon: Image
            private let side: CGFloat
            \(initializers.joined(separator: "\n"))
            var body: some View { icon.resizable().frame(width: side, height: side) }
          }
          struct Sample: View {
            let asset = Asset(name: "a")
            let kind = Kind.a
            var body: some View { Button { go() } label: { Cell(icon: \(icon), side: 20) } }
          }
          """)
      }
      #expect(try hits("asset") == ["30×30"])
      #expect(try hits("Image(\"a\")") == ["20×20"])
      #expect(try hits("kind") == ["50×50"])
    }
  }

  @Test("numbers, texts and Booleans go to parameters of their kind, whatever comes first")
  func kinds() throws {
    for (first, second) in [("CGFloat", "String"), ("String", "Bool"), ("Bool", "CGFloat")] {
      let functions = """
        func grown(_ value: \(first)) -> some View { padding(4) }
        func grown(_ value: \(second)) -> some View { padding(20) }
        """
      let literals = ["CGFloat": "2", "String": "\"x\"", "Bool": "true"]
      #expect(try Reading().hits(sample(functions, ".grown(\(literals[first]!))")) == ["68×18"])
      #expect(try Reading().hits(sample(functions, ".grown(\(literals[second]!))")) == ["100×50"])
    }
  }

  @Test(
    "a number is no set of edges and nothing else that no literal of one makes",
    arguments: ["Edge.Set = .all", "Axis.Set = .vertical", "Alignment = .center", "Color = .red"])
  func placings(parameter: String) throws {
    let functions = [
      "func grown(_ other: \(parameter), _ length: CGFloat = 4) -> some View { padding(length) }",
      "func grown(_ length: CGFloat = 4) -> some View { padding(length) }",
    ]
    let member = parameter.drop { $0 != "." }
    for functions in [functions, functions.reversed()] {
      func hits(_ call: String) throws -> [String] {
        try Reading().hits(sample(functions.joined(separator: "\n"), call))
      }
      #expect(try hits(".grown(20)") == ["100×50"])
      #expect(try hits(".grown(\(member), 20)") == ["100×50"])
    }
  }

  @Test("an implicit member goes to the overload whose type has one of its name")
  func implicitMembers() throws {
    let functions = [
      "func grown(_ insets: EdgeInsets) -> some View { padding(insets) }",
      "func grown(_ length: CGFloat) -> some View { padding(length) }",
    ]
    let members = """
      extension CGFloat { static let gap: CGFloat = 4 }
      extension EdgeInsets {
        static let wide = EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
      }
      """
    for functions in [functions, functions.reversed()] {
      func hits(_ call: String) throws -> [String] {
        try Reading().hits(sample(functions.joined(separator: "\n"), call) + "\n\(members)")
      }
      #expect(try hits(".grown(.gap)") == ["68×18"])
      #expect(try hits(".grown(.wide)") == ["100×50"])
    }
  }

  @Test("whether something is empty is a Boolean, and how much there is of it a number")
  func measures() throws {
    let functions = [
      "func grown(_ length: CGFloat) -> some View { padding(20) }",
      "func grown(_ isOn: Bool) -> some View { padding(4) }",
      "func grown(_ count: Int) -> some View { padding(8) }",
    ]
    for functions in [functions, functions.reversed()] {
      for owner in ["String", "[Int]", "Set<Int>", "Store", "String?"] {
        func hits(_ call: String) throws -> [String] {
          let source = sample(functions.joined(separator: "\n"), call)
          return try Reading().hits(
            source.replacing(
              "struct Sample: View {", with: "struct Sample: View {\nlet all: \(owner)"))
        }
        #expect(try hits(".grown(all.isEmpty)") == ["68×18"], "\(owner)")
      }
    }
  }

  @Test("a modifier that calls another of its name keeps its content, even without an end")
  func recursion() throws {
    let endless = "func grown(_ value: Int) -> some View { self.grown(value) }"
    let verdicts = try Reading().verdicts(sample(endless, ".grown(2)"))
    #expect(verdicts.count == 1)
  }

  @Test("a modifier of the project's that takes a closure leaves the system's its values")
  func modifiers() throws {
    let functions = """
      func modifier<Content: View>(@ViewBuilder _ change: (Self) -> Content) -> some View {
        change(self)
      }
      """
    let grown = """
      struct Grown: ViewModifier {
        func body(content: Content) -> some View { content.padding(20) }
      }
      """
    let given = "\(grown)\n\(sample(functions, ".modifier(Grown())"))"
    #expect(try Reading().hits(given) == ["100×50"])
    #expect(try Reading().hits(sample(functions, ".modifier { $0.padding(4) }")) == ["68×18"])
  }

  @Test("the name of a text style is no number")
  func fonts() throws {
    let functions =
      "func font(_ size: CGFloat, _ name: String = \"a\") -> some View { padding(size) }"
    #expect(try Reading().hits(sample(functions, ".font(.title)")) == ["60×10"])
    #expect(try Reading().hits(sample(functions, ".font(4)")) == ["68×18"])
  }

  @Test("a package's module sees no extensions of the app's")
  func modules() throws {
    let manifest = """
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    let grown = "extension View { func grown() -> some View { padding(4) } }"
    func size(in folder: String) throws -> [String] {
      let project = try SourceProject([
        "Kit/Package.swift": manifest,
        "Kit/Sources/Kit/Sample.swift":
          "struct Sample: View { var body: some View { Button(action: go) { Color.red.frame(width: 20, height: 20).grown() } } }",
        "\(folder)/Grown.swift": grown,
      ])
      return project.audit().check().findings.map(\.hit.written)
    }
    #expect(try size(in: "Kit/Sources/Kit") == ["28×28"])
    #expect(try size(in: "App").isEmpty)
  }

  @Test("a font is looked for where it is asked for, be there one of its name elsewhere")
  func fontsOfModules() throws {
    let manifest = """
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    func sizes(alsoIn file: String, scaled scale: String = " * 2") throws -> [String] {
      func face(_ scale: String) -> String {
        "extension Font { static func face(_ size: CGFloat) -> Font { .system(size: size\(scale)) } }"
      }
      let project = try SourceProject([
        "Kit/Package.swift": manifest,
        "Kit/Sources/Kit/Face.swift": face(""),
        "Kit/Sources/Kit/Sample.swift": """
        extension Font { static let small: Font = .face(12) }
        struct Sample: View { var body: some View { Button(action: go) { Text("Count").font(.small) } } }
        """,
        file: face(scale),
      ])
      return project.audit().check().findings.map(\.hit.written)
    }
    #expect(try sizes(alsoIn: "Widget/Face.swift").allSatisfy { $0.hasSuffix("×14.33") })
    // Two in the module itself cannot be told apart, unless they are the same.
    let other = "Kit/Sources/Kit/Other.swift"
    #expect(try !sizes(alsoIn: other).contains { $0.hasSuffix("×14.33") })
    #expect(try sizes(alsoIn: other, scaled: "").allSatisfy { $0.hasSuffix("×14.33") })
  }

  @Test("the project's own way to make a font leaves the system's of that name its arguments")
  func fontsOfOneName() throws {
    let fonts = """
      extension Font {
        static func custom(_ size: CGFloat) -> Font { .custom("Some", size: size) }
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
    let expected = try Reading().hits(
      """
      struct Sample: View {
        var body: some View { Button(action: go) { Text("a").font(.custom("Some", size: 40)) } }
      }
      """)
    for font in [
      ".custom(40)", "Font.custom(40)", ".custom(\"Some\", size: 40)",
      "Font.custom(\"Some\", size: 40)", "Font.custom(\"Some\", fixedSize: 40)",
    ] {
      #expect(try hits(font) == expected, "\(font)")
    }
  }

  @Test("a font of a type that an extension names by a constant is known, whatever it is called")
  func namedNamespaces() throws {
    func hits(_ name: String) throws -> [String] {
      try Reading().hits(
        """
        extension Font { static let \(name) = Own.self }
        enum Own { static var body: Font { Face.regular.font(size: 40) } }
        struct Face {
          static let regular = Face(name: "Own-Regular")
          let name: String
          func font(size: CGFloat) -> Font { Font.custom(self, size: size) }
        }
        extension Font {
          static func custom(_ face: Face, size: CGFloat) -> Font { custom(face.name, size: size) }
        }
        struct Sample: View {
          var body: some View { Button(action: go) { Text("a").font(.\(name).body) } }
        }
        """)
    }
    let expected = try Reading().hits(
      """
      struct Sample: View {
        var body: some View {
          Button(action: go) { Text("a").font(.custom("Own-Regular", size: 40)) }
        }
      }
      """)
    #expect(try hits("custom") == expected)
    #expect(try hits("brand") == expected)
  }

  @Test("a modifier that takes the project's own type leaves the system's its values")
  func ownTypes() throws {
    func hits(_ font: String) throws -> [String] {
      try Reading().hits(
        """
        enum Style { case small
          func font() -> Font { .system(size: 12) }
        }
        struct Styled: ViewModifier {
          let style: Style
          func body(content: Content) -> some View { content.font(style.font()).padding(20) }
        }
        extension View {
          func font(_ style: Style) -> some View { modifier(Styled(style: style)) }
        }
        struct Sample: View {
          var body: some View {
            Button(action: go) { Color.red.frame(width: 10, height: 10).font(\(font)) }
          }
        }
        """)
    }
    for font in [".body", ".system(size: 4)", "Font.title", "nil"] {
      #expect(try hits(font) == ["10×10"], "\(font)")
    }
    #expect(try hits(".small") == ["50×50"])
    #expect(try hits("Style.small") == ["50×50"])
  }

  /// A button with 10 points square of content in what a modifier makes of it, where the project has an
  /// overload of `padding` that takes lengths of its own.
  private func padded(_ call: String, _ members: String = "") -> String {
    """
    enum Measure { case points(CGFloat), lines(CGFloat)
      func value() -> CGFloat { if case .points(let value) = self { return value }; return 0 }
    }
    struct Metrics { let insets: EdgeInsets; let gap: CGFloat; let own: Measure; let other: Other }
    extension Metrics {
      static let small = Metrics(
        insets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16), gap: 4,
        own: .points(20), other: .pure)
    }
    enum Other { case pure }
    extension View {
      func padding(_ length: Measure, in parent: CGRect? = nil) -> some View {
        padding(length.value())
      }
      func padding(_ insets: UIEdgeInsets) -> some View { padding(5) }
    }
    struct Sample: View {
      \(members)
      var body: some View {
        Button(action: go) { Color.red.frame(width: 10, height: 10)\(call) }
      }
    }
    """
  }

  @Test("insets and numbers go to the system's modifier, lengths of the project's to its own")
  func declaredTypes() throws {
    let metrics = "let metrics: Metrics = .small"
    func hits(_ call: String, _ members: String = metrics) throws -> [String] {
      try Reading().hits(padded(call, members))
    }
    #expect(try hits(".padding(metrics.insets)") == ["42×10"])
    #expect(try hits(".padding(metrics.gap)") == ["18×18"])
    #expect(try hits(".padding(metrics.own)") == ["50×50"])
    #expect(try hits(".padding(.points(6))") == ["22×22"])
    #expect(try hits(".padding(.horizontal)") == ["42×10"])
    #expect(try hits(".padding(UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))") == ["20×20"])
    #expect(
      try hits(".padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))") == ["16×14"])
    #expect(
      try hits(".padding(of(4))", "func of(_ size: CGFloat) -> CGFloat { size }") == ["18×18"])
  }

  @Test("a number that is not in the source is one, and takes the system's modifier")
  func openNumbers() throws {
    let audit = try Reading().audit(
      padded(".frame(width: 10, height: 10).padding(gap)", "let gap: CGFloat"))
    #expect(audit.findings.isEmpty)
    let given = try Reading().verdicts(padded(".padding(gap).frame(width: 60)", "let gap: CGFloat"))
    #expect(given == ["undecided 'button'"])
  }

  @Test("where nothing is known of an argument, either modifier may be meant")
  func openTypes() throws {
    let unknown = padded(".padding(outside.gap)", "let outside: Outside")
    #expect(try Reading().verdicts(unknown) == ["undecided 'button'"])
  }

  @Test(
    "a modifier hands on to the system's of its name, by a modifier or a view of its own",
    arguments: [
      (
        "struct Toned: ViewModifier",
        "let tone: any Tone; func body(content: Content) -> some View",
        "modifier(Toned(tone: tone))"
      ),
      (
        "struct Toned<Content: View>: View",
        "let content: Content; let tone: any Tone; var body: some View",
        "Toned(content: self, tone: tone)"
      ),
    ])
  func handedOnToTheSystem(declaration: String, members: String, call: String) throws {
    func hits(_ handedOn: String) throws -> [String] {
      try Reading().hits(
        """
        protocol Tone { var width: CGFloat { get }; var inset: CGFloat? { get } }
        struct Plain: Tone { var width: CGFloat { 70 }; var inset: CGFloat? { nil } }
        \(declaration) { \(members) { \(handedOn) } }
        extension View {
          func padding(_ tone: any Tone) -> some View { \(call) }
        }
        struct Sample: View {
          var body: some View {
            Button(action: go) { Color.red.frame(width: 60, height: 10).padding(Plain()) }
          }
        }
        """)
    }
    #expect(try hits("content.padding(8)") == ["76×26"])
    #expect(try hits("content.padding(tone.width - 68)") == ["64×14"])
    #expect(try hits("content.padding(tone.inset ?? 2)") == ["64×14"])
  }

  @Test("a closure is no view, and a view is no closure, where both are asked for")
  func viewsAndClosures() throws {
    let functions = [
      "func mark<T>(_ view: T) -> some View where T: View { padding(4) }",
      "func mark<T: View>(_ view: () -> T) -> some View { padding(20) }",
    ]
    for functions in [functions, functions.reversed()] {
      let both = functions.joined(separator: "\n")
      #expect(try Reading().hits(sample(both, ".mark(Text(\"a\"))")) == ["68×18"])
      #expect(try Reading().hits(sample(both, ".mark({ Text(\"a\") })")) == ["100×50"])
    }
  }

  @Test("a function that is called like one of the system's takes its own labels alone")
  func systemFunctions() throws {
    func hits(_ call: String) throws -> [String] {
      try Reading().hits(
        """
        func withAnimation<R>(duration: Double, _ body: () -> R, completion: () -> Void) -> R {
          withAnimation(.spring(duration: duration), body, completion: completion)
        }
        func withAnimation(slowly: Bool, _ body: () -> some View) -> some View {
          Color.red.frame(width: 10, height: 10)
        }
        struct Sample: View {
          var body: some View {
            Button(action: go) { \(call) }
          }
        }
        """)
    }
    let box = "Color.red.frame(width: 30, height: 30)"
    #expect(try hits("withAnimation { \(box) }") == ["30×30"])
    #expect(try hits("withAnimation(.spring) { \(box) }") == ["30×30"])
    #expect(try hits("withAnimation(slowly: true) { \(box) }") == ["10×10"])
  }
}
