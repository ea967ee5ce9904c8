import Testing
import TouchRules

/// Content that is repeated: known data as it is, open data as three that count as one.
@Suite("Evaluator: collections")
struct CollectionTests {
  private func hits(_ content: String, _ others: String = "") throws -> [String] {
    try Reading().hits("\(others)\nstruct Sample: View { \(content) }")
  }

  @Test(
    "known data gives one element each, with its own value",
    arguments: [
      ("ForEach([20, 30], id: \\.self) { side in TILE }", ["20×10", "30×10"]),
      ("ForEach(1..<4) { side in TILE }", ["1×10", "2×10", "3×10"]),
      ("ForEach(1...2, id: \\.self) { side in TILE }", ["1×10", "2×10"]),
      ("ForEach(sides, id: \\.self) { side in TILE }", ["21×10", "22×10"]),
      ("ForEach(sides.map { $0 + 10 }, id: \\.self) { side in TILE }", ["31×10", "32×10"]),
      ("ForEach(Array(zip(5..., sides)), id: \\.0) { side, _ in TILE }", ["5×10", "6×10"]),
      ("ForEach(Array(zip(sides, [1])), id: \\.0) { side, _ in TILE }", ["21×10"]),
    ])
  func known(loop: String, sizes: [String]) throws {
    let tile = "Button(action: go) { Color.red.frame(width: CGFloat(side), height: 10) }"
    let content = loop.replacing("TILE", with: tile)
    let found = try hits(
      "private let sides: [CGFloat] = [21, 22]\nvar body: some View { VStack { \(content) } }")
    #expect(found == sizes)
  }

  @Test("all cases of an enumeration are known")
  func cases() throws {
    let found = try hits(
      "var body: some View { HStack { ForEach(Side.allCases) { Button(action: go) { Color.red.frame(width: $0.length, height: 10) } } } }",
      """
      enum Side: CaseIterable {
        case left, right
        var length: CGFloat { switch self { case .left: 11; case .right: 12 } }
      }
      """)
    #expect(found == ["11×10", "12×10"])
  }

  @Test("structures in an array give their fields")
  func structures() throws {
    let found = try hits(
      "let items = [Item(side: 13), Item(side: 14)]\nvar body: some View { HStack { ForEach(items) { item in Button(action: go) { Color.red.frame(width: item.side, height: 10) } } } }",
      "struct Item: Identifiable { let id = UUID(); let side: CGFloat }")
    #expect(found == ["13×10", "14×10"])
  }

  @Test("open data is laid out as three and counted as one")
  func open() throws {
    let source = """
      struct Sample: View {
        let items: [Item]
        var body: some View {
          HStack { ForEach(items) { item in Button(action: go) { Color.red.frame(width: 20, height: 10) } } }
        }
      }
      """
    #expect(try Reading().hits(source) == ["20×10", "20×10", "20×10"])
    #expect(try Reading().verdicts(source) == ["fail 'button' 20×10"])
  }

  @Test("a list over data makes a row of each")
  func list() throws {
    let hits = try Reading().hits(
      #"struct Sample: View { let names: [String]; var body: some View { List(names, id: \.self) { name in Button(name) {} } } }"#
    )
    #expect(hits == ["353×44", "353×44", "353×44"])
  }

  @Test("a table of thousands stands for any of its members, and what follows is still read")
  func table() throws {
    let members = (0..<5000).map { _ in "Icon(name: \"a\")" }.joined(separator: ", ")
    let source = """
      struct Icon { var name: String; init(name: String) { self.name = name.lowercased() } }
      let all: [Icon] = [\(members)]
      struct Sample: View {
        var body: some View {
          Text(all.filter { $0.name != "b" }.first?.name ?? "")
          Button(action: go) { Color.red.frame(width: 20, height: 20) }
        }
      }
      """
    #expect(try Reading().hits(source) == ["20×20"])
  }

  @Test("a collection that is filled when its view appears holds that")
  func filledOnAppearance() throws {
    func hits(_ other: String = "") throws -> Set<String> {
      Set(
        try Reading().hits(
          """
          struct Sample: View {
            @State private var columns: [GridItem] = []
            var body: some View {
              LazyVGrid(columns: columns, spacing: 0) {
                ForEach(0..<4) { number in
                  Button { go() } label: { Color.red.frame(height: 60) }
                }
              }
              .onAppear { columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 4) }
              \(other)
            }
          }
          """))
    }
    #expect(try hits() == ["98.25×60"])
    #expect(try hits(".onDisappear { columns = [] }") != ["98.25×60"])
  }

  @Test("cases that a constant switches off are filtered out, by a closure or a key path")
  func filteredCases() throws {
    func hits(_ items: String) throws -> [String] {
      try Reading().hits(
        """
        enum Features { static let hasSecond = false }
        enum Item: CaseIterable {
          case first, second
          var isOn: Bool {
            switch self {
            case .first: true
            case .second: Features.hasSecond
            }
          }
        }
        struct Sample: View {
          var body: some View {
            VStack {
              ForEach(\(items), id: \\.self) { item in
                switch item {
                case .first: Button(action: go) { Color.red.frame(width: 20, height: 20) }
                case .second: Button(action: go) { Color.red.frame(width: 30, height: 30) }
                }
              }
            }
          }
        }
        """)
    }
    #expect(try hits("Item.allCases") == ["20×20", "30×30"])
    for items in ["filter(\\.isOn)", "filter { $0.isOn }", "filter { $0 != .second }"] {
      #expect(try hits("Item.allCases.\(items)") == ["20×20"], "\(items)")
    }
  }

  private func shaped(_ loop: String, in stack: String = "HStack(spacing: 0)") -> String {
    """
    struct Sample: View {
      @State private var items: [Item] = []
      var body: some View {
        \(stack) { \(loop) }.contentShape(Rectangle()).onTapGesture { go() }
          .onAppear { items = load() }
      }
    }
    """
  }

  @Test("what reacts around a loop over known data is as long as all its views")
  func longLoops() throws {
    func loop(_ count: Int, _ parameter: String = "_") -> String {
      "ForEach(0..<\(count), id: \\.self) { \(parameter) in Color.red.frame(width: 3, height: 50) }"
    }
    #expect(try Reading().verdicts(shaped(loop(15))) == ["pass 1"])
    #expect(try Reading().verdicts(shaped(loop(14))) == ["fail 'tap-gesture' 42×50"])
    let wide = try Reading().audit(
      shaped(
        "ForEach(0..<18) { _ in Color.red.frame(width: 18, height: 24) }", in: "HStack(spacing: 3)")
    )
    #expect(wide.findings.map(\.extent) == ["375×24 pt"])
    // Each takes its share of the room.
    let shares =
      "ForEach(0..<20) { _ in Color.red.frame(maxWidth: 10, minHeight: 20, maxHeight: 20) }"
    #expect(try Reading().hits(shaped(shares)) == ["200×20"])
    // A loop in a loop is laid out a few times, and as long as all of it.
    let nested =
      "ForEach(0..<3) { _ in ForEach(0..<6) { _ in Color.red.frame(width: 3, height: 50) } }"
    #expect(try Reading().verdicts(shaped(nested)) == ["pass 1"])
    // Of views that may differ from each other the length is about that.
    let varied = try Reading().audit(
      shaped(
        "ForEach(0..<14) { number in Color.red.frame(width: 3, height: 50).opacity(1 / Double(number)) }"
      ))
    #expect(varied.findings.map(\.extent) == ["about 42×50 pt"])
  }

  @Test("a loop in known data beyond what is laid out has an element for each view all the same")
  func longLoopsOfTargets() throws {
    let row = "ForEach(0..<20) { _ in Color.red.frame(width: 10, height: 10) }"
    let source = """
      struct Sample: View { var body: some View { HStack { \(row).onTapGesture { go() } } } }
      """
    #expect(try Reading().verdicts(source) == ["fail 'tap-gesture' 10×10"])
  }

  @Test("of a long loop those are laid out too that hold another case of an enumeration")
  func longLoopsOfCases() throws {
    let names = (0..<20).map { "c\($0)" }
    func verdicts(_ items: [String], _ type: String = "Item") throws -> [String] {
      try Reading().verdicts(
        """
        enum Place { case \(names.joined(separator: ", ")) }
        struct Item: Identifiable { let id = UUID(); let place: Place }
        struct Sample: View {
          let items: [\(type)] = [\(items.joined(separator: ", "))]
          var body: some View {
            ScrollView { VStack { ForEach(items) { item in part(for: item) } } }
          }
          @ViewBuilder func part(for item: \(type)) -> some View {
            switch \(type == "Item" ? "item.place" : "item") {
            case .c17: Button("Last") {}
            default: Color.red.frame(width: 100, height: 10)
            }
          }
        }
        """)
    }
    let last = ["fail 'Last' 32.67×20.33"]
    #expect(try verdicts(names.map { "Item(place: .\($0))" }) == last)
    #expect(try verdicts(names.map { ".\($0)" }, "Place") == last)
    // A loop that comes to none of it leaves it out.
    #expect(try verdicts(names.dropLast(3).map { "Item(place: .\($0))" }) == [])
  }

  @Test("of what is as long as there are views in open data the other side alone is told")
  func openLengths() throws {
    func audit(_ width: Int, _ height: Int) throws -> Audit {
      try Reading().audit(
        shaped("ForEach(items) { _ in Color.red.frame(width: \(width), height: \(height)) }"))
    }
    let low = try #require(try audit(18, 24).findings.first)
    #expect(low.extent == "a height of 24 pt" && low.missRates.isEmpty)
    #expect(low.message.contains("a height of 24 pt"))
    #expect(!low.evidence.contains { $0.message.contains("54") })
    // With a few views it is short, with more it is not.
    let few = try audit(8, 50)
    #expect(few.findings.isEmpty)
    #expect(few.undecided.map(\.reason) == ["how many views a loop makes is not known"])
    #expect(try audit(60, 50).counts.passed == 1)
    // So it is where one view alone is short.
    let one = try audit(20, 50)
    #expect(one.findings.isEmpty)
    #expect(one.undecided.map(\.reason) == ["how many views a loop makes is not known"])
  }

  @Test("a label that a loop over open data makes large enough may hold one view")
  func openLabels() throws {
    func verdicts(_ line: String, over items: String = "items") throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          let items: [Item]
          var body: some View {
            Button(action: copy) {
              VStack(spacing: 0) { ForEach(\(items)) { _ in \(line) } }
            }
          }
        }
        """)
    }
    let low = "Color.red.frame(width: 60, height: 20)"
    #expect(try verdicts(low).map { $0.prefix(9) } == ["undecided"])
    #expect(try verdicts(low, over: "0..<3") == ["pass 1"])
    #expect(try verdicts("Color.red.frame(width: 60, height: 44)") == ["pass 1"])
    #expect(try verdicts("Color.red.frame(width: 20, height: 20)") == ["fail 'button' 20×60"])
    // With one gesture on all of them each is a target of its own.
    #expect(
      try Reading().verdicts(
        """
        struct Sample: View {
          let items: [Item]
          var body: some View {
            VStack { ForEach(items) { _ in \(low) }.onTapGesture { copy() } }
          }
        }
        """) == ["fail 'tap-gesture' 60×20"])
  }

  @Test("what 'compactMap' makes nothing of is no element")
  func dropped() throws {
    func verdicts(_ otherwise: String) throws -> [String] {
      try Reading().verdicts(
        """
        import Books
        struct Row: Identifiable { let side: CGFloat; var id: CGFloat { side } }
        struct Sample: View {
          let books: [Book]
          var rows: [Row] {
            books.compactMap {
              guard let page = $0.page else { return \(otherwise) }
              return Row(side: 50)
            }
          }
          var body: some View {
            VStack {
              ForEach(rows) { row in Button(action: go) { Color.red.frame(width: row.side, height: 50) } }
            }
          }
        }
        """)
    }
    #expect(try verdicts("nil") == ["pass 1"])
    #expect(try verdicts("Row(side: 20)") == ["fail 'button' 20×50"])
  }

  @Test(
    "what a loop over open data makes by 'init' alone is of the type that the list is written with")
  func implicitInitializers() throws {
    func verdicts(_ rows: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Row: Identifiable { let id: Int; let side: CGFloat }
        struct Sample: View {
          let pages: [Page]
          var body: some View {
            let rows: \(rows) = pages.map { .init(id: $0.id, side: 20) }
            VStack {
              ForEach(rows) { row in
                Button(action: go) { Color.red.frame(width: row.side, height: 50) }
              }
            }
          }
        }
        """)
    }
    #expect(try verdicts("[Row]") == ["fail 'button' 20×50"])
    #expect(try verdicts("[Line]") == ["undecided 'button'"])
  }

  @Test("'.zero' beside a number is where a range begins")
  func zeroInRanges() throws {
    func hits(_ range: String) throws -> [String] {
      try Reading().hits(
        """
        struct Sample: View {
          let count: Int
          var rows: [Int] {
            var all: [Int] = []
            for index in \(range) { all.append(index) }
            return all
          }
          var body: some View {
            Button { go() } label: {
              Color.red.frame(width: 10 * CGFloat(rows.count), height: 20)
            }
            HStack(spacing: 0) {
              ForEach(\(range), id: \\.self) { _ in Text("a").onTapGesture { go() } }
            }
          }
        }
        """)
    }
    for sign in ["..<", "..."] {
      #expect(try hits(".zero\(sign)3") == hits("0\(sign)3"), "\(sign)")
      #expect(try hits(".zero \(sign) count") == hits("0 \(sign) count"), "\(sign)")
    }
    #expect(try hits("-2 ..< .zero") == hits("-2 ..< 0"))
    #expect(try hits(".zero..<3")[0] == "30×20")
    #expect(try hits(".one..<3") != hits("0..<3"))
  }
}
