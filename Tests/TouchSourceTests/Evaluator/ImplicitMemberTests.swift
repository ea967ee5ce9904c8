import Testing
import TouchModel

/// Members that the project adds to number types, written without the type, and lengths that stay open.
@Suite("Evaluator: implicit members that are numbers")
struct ImplicitMemberTests {
  private func verdicts(_ modifier: String, _ declarations: String) throws -> [String] {
    try Reading().verdicts(
      """
      struct Sample: View {
        var body: some View {
          Button { go() } label: { Color.red\(modifier) }
        }
      }
      \(declarations)
      """)
  }

  @Test("an implicit member that is added to a text is a text")
  func addedToText() throws {
    for sum in ["Words.more + .ellipsis", ".ellipsis + Words.more"] {
      let verdicts = try Reading().verdicts(
        """
        extension String { static let ellipsis = "…" }
        enum Words { static var more: String { "More" } }
        struct Sample: View { var body: some View { Button(\(sum)) {} } }
        """)
      #expect(
        verdicts.map { $0.hasPrefix("fail 'More…'") || $0.hasPrefix("fail '…More'") } == [true])
    }
  }

  @Test("what members build on one another is evaluated once for each place that writes it")
  func chained() throws {
    let members = (1...11).map { step in
      """
      static var step\(step): Color {
        let one: Color = .step\(step - 1).opacity(0.5)
        let other: Color = .step\(step - 1).opacity(0.25)
        return one
      }
      """
    }
    let verdicts = try Reading().verdicts(
      """
      extension Color {
        static var step0: Color { Color("Brand") }
        \(members.joined(separator: "\n"))
      }
      struct Sample: View {
        var body: some View {
          Button {} label: { Color.red.frame(width: 30, height: 30) }
            .background(tint(.step11.opacity(0.5)))
        }
        func tint(_ color: Color) -> Color { color }
      }
      """)
    #expect(verdicts == ["fail 'button' 30×30"])
  }

  @Test(
    "what an extension in the file itself adds is seen there, private or not, be it of a protocol",
    arguments: [
      "extension CGFloat { static let side: CGFloat = 30 }",
      "fileprivate extension CGFloat { static let side: CGFloat = 30 }",
      "private extension Double { static let side: Double = 30 }",
      "extension CGFloat { fileprivate static let side: CGFloat = 30 }",
      "extension BinaryFloatingPoint { static var side: Self { 30 } }",
      "fileprivate extension CGFloat { static var side: Self { 2 * .half }; static let half: Self = 15 }",
    ])
  func access(declaration: String) throws {
    for modifier in [
      ".frame(width: .side, height: .side)",
      ".frame(minWidth: .side, maxWidth: .side, minHeight: .side, maxHeight: .side)",
      ".frame(width: 20, height: 20).padding(.side / 6)",
      ".frame(width: 20, height: 20).padding(max(.side, 5) / 6)",
      ".frame(width: -.side + 60, height: 30)",
      ".frame(width: .side / 2 + .side / 2, height: .side + .side - .side)",
      ".frame(width: 10, height: 10).padding(.horizontal, 10).padding(.vertical, .side / 6 + 5)",
    ] {
      #expect(try verdicts(modifier, declaration) == ["fail 'button' 30×30"], "\(modifier)")
    }
  }

  @Test(
    "'Self' as the type of a member is the type around it, also inside another and as one of many",
    arguments: ["Self", "Size", "Outer.Size", "Self?"])
  func ownType(type: String) throws {
    func outcome(_ size: String) throws -> [String] {
      try verdicts(
        ".modifier(Outer.Sized(size: \(size)))",
        """
        enum Outer {
          struct Size {
            var side: CGFloat
            var font: Font
            init(side: CGFloat, font: Font) {
              self.side = side
              self.font = font
            }
            static let small: \(type) = .init(side: 30, font: Font.callout.weight(.semibold))
            static let large: \(type) = .init(side: 60, font: .body)
            static let all: [Self] = [.init(side: 20, font: .body), .init(side: 70, font: .body)]
            static func of(_ side: CGFloat) -> Self { .init(side: side, font: .body) }
          }
          struct Sized: ViewModifier {
            let size: Size
            func body(content: Content) -> some View {
              content.frame(width: size.side, height: size.side).contentShape(Rectangle())
            }
          }
        }
        """)
    }
    let unwrapped = type.hasSuffix("?") ? "!" : ""
    #expect(try outcome("Outer.Size.small\(unwrapped)") == ["fail 'button' 30×30"])
    #expect(try outcome("Outer.Size.large\(unwrapped)") == ["pass 1"])
    #expect(try outcome("Outer.Size.all[0]") == ["fail 'button' 20×20"])
    #expect(try outcome("Outer.Size.all[1]") == ["pass 1"])
    #expect(try outcome("Outer.Size.of(40)") == ["fail 'button' 40×40"])
  }

  @Test("what another file keeps to itself is not meant")
  func otherFile() throws {
    let audit = try Reading().audit(
      """
      struct Sample: View {
        var body: some View {
          Button { go() } label: { Color.red.frame(width: .side, height: .side) }
        }
      }
      """,
      with: ["Other.swift": "fileprivate extension CGFloat { static let side: CGFloat = 30 }"])
    #expect(audit.findings.isEmpty)
    #expect(audit.undecided.map(\.reason) == ["a length is not in the source"])
  }

  /// A button of a picture that is not in the source beside what is as large as it is told, in a frame.
  private func card(_ frame: String, _ image: String = "Image(\"none\")") throws -> [String] {
    try Reading().verdicts(
      """
      struct Sample: View {
        var body: some View {
          VStack {
            HStack { Spacer(); Button { go() } label: { \(image) }.padding(.trailing) }
            Text("A").frame(width: Metrics.big, height: Metrics.big)
          }
          .frame(\(frame))
        }
      }
      """)
  }

  @Test("a frame of a length that is not in the source keeps no picture from growing in it")
  func openFrames() throws {
    for frame in [
      "maxWidth: Metrics.width, maxHeight: Metrics.height",
      "width: Metrics.width, height: Metrics.height", "maxWidth: 350, maxHeight: 600",
    ] {
      #expect(try card(frame) == ["undecided 'button'"], "\(frame)")
      #expect(
        try card(frame, "Color.red.frame(width: 20, height: 20)") == ["fail 'button' 20×20"],
        "\(frame)")
    }
  }

  @Test("a limit that is not in the source usually leaves all that is offered")
  func openLimits() throws {
    let hits = try Reading().hits(
      """
      struct Sample: View {
        var body: some View {
          Button { go() } label: { Color.red.frame(height: 30) }.frame(maxWidth: Metrics.width)
        }
      }
      """)
    #expect(hits == ["393×30"])
  }

  @Test("a colour by its name is there where one may be absent")
  func colours() throws {
    func verdicts(_ fill: String, of look: String = "solid") throws -> [String] {
      try Reading().verdicts(
        """
        enum Look { case solid, bare }
        extension Look {
          var fill: Color? {
            switch self {
            case .solid: \(fill)
            case .bare: nil
            }
          }
        }
        struct Pill: View {
          let look: Look
          var body: some View {
            Button { go() } label: {
              if let fill = look.fill {
                fill.frame(width: 60, height: 60)
              } else {
                Color.red.frame(width: 20, height: 20)
              }
            }
          }
        }
        struct Sample: View { var body: some View { Pill(look: .\(look)) } }
        """)
    }
    for fill in [".mint", "Color.mint", ".Brand.main"] {
      #expect(try verdicts(fill) == ["pass 1"], "\(fill)")
    }
    let bare = ["fail 'button' 20×20"]
    #expect(try verdicts(".mint", of: "bare") == bare)
    #expect(try verdicts("palette.first") == bare)
  }

  @Test("where any shape is expected, an implicit member is one of the system's")
  func shapes() throws {
    func verdicts(_ shape: String) throws -> [String] {
      try Reading().verdicts(
        """
        extension View {
          func plate(shape: some Shape) -> some View { background(shape.fill(Color.yellow)) }
        }
        struct Sample: View {
          var body: some View {
            Button(action: go) { Text("Go").padding(20).plate(shape: \(shape)) }
              .buttonStyle(.plain)
          }
        }
        """)
    }
    for shape in ["rect", "rect(cornerRadius: 12, style: .continuous)", "capsule", "circle"] {
      #expect(try verdicts(".\(shape)") == ["pass 1"], "\(shape)")
    }
    #expect(try verdicts(".outside").map { $0.hasPrefix("undecided") } == [true])
  }

  @Test("a literal is what it makes of a type of the project's that is expected")
  func literals() throws {
    func verdicts(_ steps: String) throws -> [String] {
      try self.verdicts(
        ".frame(width: 60, height: .grid(5))",
        """
        enum Grid {
          \(steps)
        }
        extension CGFloat {
          static func grid(_ steps: Grid.Steps) -> Self { 4 * steps.count }
        }
        """)
    }
    #expect(
      try verdicts(
        """
        struct Steps: ExpressibleByIntegerLiteral {
          let count: CGFloat
          init(integerLiteral value: IntegerLiteralType) { count = CGFloat(value) }
        }
        """) == ["fail 'button' 60×20"])
    #expect(
      try verdicts(
        """
        enum Steps: ExpressibleByIntegerLiteral {
          case half, other(CGFloat)
          init(integerLiteral value: Int) { self = .other(CGFloat(value)) }
          var count: CGFloat {
            switch self {
            case .half: 0.5
            case .other(let count): count
            }
          }
        }
        """) == ["fail 'button' 60×20"])
    #expect(
      try verdicts(
        """
        struct Steps: ExpressibleByIntegerLiteral {
          let count: CGFloat
          init(integerLiteral value: Int) { count = Outside.length(of: value) }
        }
        """) == ["undecided 'button'"])
  }
}
