import Foundation
import Testing
import TouchRules

/// Elements that the first rounds do not show are looked for, in the context that they stand in.
@Suite("Evaluator: looking for elements")
struct LookingTests {
  @Test("what only a view behind an erased type leads to is judged inside that view")
  func tops() throws {
    let cell = """
      struct Cell: View {
        var body: some View { Button(action: go) { Text("a") } }
      }
      struct Rows: View { var body: some View { Section { Cell() } } }
      """
    let model = "class Model { var item = Item(view: AnyView(Container())) }"
    let inList = "struct Container: View { var body: some View { List { Rows() } } }"
    let bare = "struct Container: View { var body: some View { VStack { Rows() } } }"
    #expect(
      try Reading().verdicts([cell, model, inList].joined(separator: "\n")) == ["pass 1"])
    #expect(
      try Reading().verdicts([cell, model, bare].joined(separator: "\n")) == ["fail 'a' 9×20.33"])
  }

  /// A view of many alternatives, the last branch of which shows a button of a size.
  private func crowded(_ side: Int, _ condition: String = "isLast") -> String {
    let ifs = (0..<90).map { "if c\($0) { Text(\"\($0)\") }" }
    return """
      struct Sample: View {
        let model: Model
        var body: some View {
          VStack {
            \(ifs.joined(separator: "\n"))
            if isReady { last }
          }
        }
        @ViewBuilder private var last: some View {
          if \(condition) {
            Button(action: go) { Color.red.frame(width: \(side), height: \(side)) }
          }
        }
      }
      """
  }

  @Test("what more alternatives hide than are tried is looked for, and judged as ever")
  func crowded() throws {
    #expect(try Reading().verdicts(crowded(20)) == ["fail 'button' 20×20"])
    #expect(try Reading().verdicts(crowded(60)) == ["pass 1"])
    #expect(
      try Reading().verdicts(crowded(20, "!isHidden && kind == .a")) == ["fail 'button' 20×20"])
  }

  @Test("of several that are looked for on one screen each is found that its branch leads to")
  func severalOnOneScreen() throws {
    func button(_ side: Int) -> String {
      "Button(action: go) { Color.red.frame(width: \(side), height: \(side)) }"
    }
    let others = """
      private var last: some View {
        if isFirst { \(button(22)) } else if isNext { \(button(24)) }
        if model.kind == .a { \(button(26)) } else if model.kind == .b { \(button(60)) }
      """
    let source = crowded(20).replacing("private var last: some View {", with: others)
    #expect(
      try Reading().verdicts(source) == [
        "fail 'button' 20×20", "fail 'button' 22×22", "fail 'button' 24×24", "fail 'button' 26×26",
        "pass 1",
      ])
  }

  @Test("what leads to an element is wished for where names are given their values")
  func names() throws {
    func verdicts(_ side: Int, _ names: String, _ condition: String) throws -> [String] {
      let source = crowded(side, condition)
        .replacing(
          "some View {\n    if \(condition)", with: "some View {\n\(names)\nif \(condition)")
      return try Reading().verdicts(source)
    }
    let weeks = """
      let found = model.weeks.first { $0.number == model.current }
      let hasPlan = found?.plan != nil
      let isLoaded = !model.weeks.isEmpty
      let isLater = model.number > model.current
      """
    for (name, value) in [
      ("isShown", "isLoaded ? hasPlan : !isLater"), ("isShown", "isLoaded ? hasPlan : false"),
      ("isShown", "!isLater && hasPlan && model.isReady"),
    ] {
      let names = weeks + "\nlet \(name) = \(value)"
      #expect(try verdicts(20, names, name) == ["fail 'button' 20×20"], "\(value)")
      #expect(try verdicts(60, names, name) == ["pass 1"], "\(value)")
    }
    let tiers = """
      let isLate = model.status?.isLate == true
      let isFree = isLate || model.status == nil || model.kind == .free
      let isActive = !isLate && (model.kind == .active || model.kind == .late)
      """
    #expect(
      try verdicts(20, tiers, "isFree { Text(\"a\") } else if isActive, !model.isTrial") == [
        "fail 'button' 20×20"
      ])
  }

  @Test("of what holds together alone one part is denied, which may be asked for elsewhere")
  func partsOfNames() throws {
    let names = """
      let isLast = model.number == model.last
      let isSent = isLast && model.isOwn
      let isMerged = isSent && model.isThinking && !model.isHidden
      """
    let source = crowded(20, "isMerged { Text(\"a\") } else if isSent")
      .replacing("some View {\n    if isMerged", with: "some View {\n\(names)\nif isMerged")
    #expect(try Reading().verdicts(source) == ["fail 'button' 20×20"])
  }

  @Test("what a branch asks for again is not denied to pass by those before it")
  func branchesInARow() throws {
    let rows = """
      if let file = attachment, file.kind == .sound { Text("a") }
      else if let file = attachment, file.isPage { Text("b") }
      else if let file = attachment, file.kind == .file
      """
    let members = """
      private var attachment: File? {
        switch model.content {
        case .one(let file): return file
        default: return nil
        }
      }
      """
    let source = crowded(20, "MARK").replacing("if MARK", with: rows)
      .replacing("@ViewBuilder", with: members + "\n@ViewBuilder")
    #expect(try Reading().verdicts(source) == ["fail 'button' 20×20"])
  }

  @Test("a view that the open branch makes as well as the closed one is looked for")
  func closedBranch() throws {
    let cell = """
      struct Cell: View {
        var body: some View { Button(action: go) { Color.red.frame(width: 20, height: 20) } }
      }
      """
    let source = crowded(60).replacing(
      "if isReady { last }",
      with: "if #available(iOS 17, *) { if isReady { Cell().padding() } } else { Cell() }")
    #expect(
      try Reading().verdicts(source + "\n" + cell).contains("fail 'button' 20×20"))
    let closed = source.replacing("if isReady { Cell().padding() }", with: "Text(\"a\")")
    #expect(try !Reading().verdicts(closed + "\n" + cell).contains { $0.hasPrefix("fail") })
  }

  @Test("a view is looked at inside the view that makes it, whose font reaches it")
  func makers() throws {
    func verdicts(_ modifiers: String) throws -> [String] {
      try Reading().verdicts(
        """
        @main struct Main: App { var body: some Scene { WindowGroup { Maker(kind: .first) } } }
        final class Coordinator { func start(_ kind: Kind) -> AnyView { AnyView(Maker(kind: kind)) } }
        enum Kind { case first, second }
        struct Maker: View {
          let kind: Kind
          var body: some View {
            VStack {
              switch kind {
              case .first: Text("a")
              case .second: Child()
              }
            }
            \(modifiers)
          }
        }
        struct Child: View {
          var body: some View { Button(action: go) { Text("Go") } }
        }
        """)
    }
    #expect(try verdicts("").first?.hasSuffix("×20.33") == true)
    #expect(try verdicts(".font(.system(size: 34))").first?.hasSuffix("×40.67") == true)
  }

  @Test("what is looked for and disabled or hidden where it is found stays undecided")
  func inert() throws {
    let source = crowded(20).replacing("height: 20) }", with: "height: 20) }.opacity(c0 ? 0 : 1)")
    #expect(try Reading().verdicts(source).allSatisfy { !$0.hasPrefix("fail 'button' 0") })
  }

  @Test("a property of a value that makes a view is followed into the list that shows it")
  func values() throws {
    func source(_ container: String) -> String {
      """
      enum Part: String, CaseIterable, Identifiable {
        case text, first, second
        var isButton: Bool { switch self { case .text: false; default: true } }
        @ViewBuilder var preview: some View {
          switch self {
          case .text: Text("a")
          case .first: Button("b") {}
          case .second: Button("c") {}
          }
        }
      }
      struct Sample: View {
        var body: some View {
          \(container) {
            ForEach(Part.allCases.filter { $0.isButton }) { part in part.preview }
          }
        }
      }
      """
    }
    #expect(try Reading().verdicts(source("List")) == ["pass 2"])
    let bare = try Reading().verdicts(source("VStack"))
    #expect(bare.count == 2 && bare.allSatisfy { $0.hasPrefix("fail") })
  }

  @Test("some picture and some text are what they are, whatever they show")
  func openContent() throws {
    func verdicts(_ type: String, _ modifiers: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          let icon: KeyPath<Icons, \(type)>
          var image: \(type) { .icons[keyPath: icon] }
          var body: some View { Button(action: go) { image\(modifiers) } }
        }
        """)
    }
    let small = ".resizable().frame(width: 20, height: 20)"
    #expect(try verdicts("Image", small) == ["fail 'button' 20×20"])
    #expect(try verdicts("Image", small.replacing("20", with: "60")) == ["pass 1"])
    #expect(try verdicts("Text", ".lineLimit(1).frame(width: 60)").first?.hasPrefix("fail") == true)
  }

  @Test("a picture that a package names is one, also for modifiers of the project's")
  func packagePictures() throws {
    func verdicts(_ picture: String, _ side: Int) throws -> [String] {
      try Reading().verdicts(
        """
        struct Icons { let close: Image }
        extension View { func side(_ side: CGFloat) -> some View { frame(width: side, height: side) } }
        struct Sample: View {
          let icons: Icons
          var body: some View { Button(action: go) { \(picture).resizable().side(\(side)) } }
        }
        """)
    }
    for picture in ["Image.brand", "icons.close"] {
      #expect(try verdicts(picture, 20) == ["fail 'button' 20×20"])
      #expect(try verdicts(picture, 60) == ["pass 1"])
    }
  }

  private let app = """
    @main struct Sample: App {
      var body: some Scene { WindowGroup { Button(action: go) { Color.red.frame(width: 60, height: 60) } } }
    }
    """
  private let old = """
    struct Old: View {
      var body: some View { Button(action: go) { Color.red.frame(width: 20, height: 20) } }
    }
    """

  @Test(
    "what an app shows in previews alone is not shipped, whichever builds have them",
    arguments: [
      "#Preview { Old() }",
      """
      #if DEBUG
      struct Old_Previews: PreviewProvider { static var previews: some View { Old() } }
      #endif
      """,
    ])
  func previews(_ preview: String) throws {
    #expect(try Reading().verdicts([app, old, preview].joined(separator: "\n")) == ["pass 1"])
    #expect(try Reading().verdicts([app, old].joined(separator: "\n")) == ["pass 1"])
    // Without an app nothing says what is shipped.
    #expect(
      try Reading().verdicts([old, preview].joined(separator: "\n")) == ["fail 'button' 20×20"])
    // Others may use what is public, if the project offers itself to them.
    let open = [app, "public " + old, preview].joined(separator: "\n")
    #expect(try Reading().verdicts(open) == ["pass 1"])
    for (file, text) in [
      ("Package.swift", "let products: [Product] = [.library(name: \"Kit\", targets: [\"Kit\"])]"),
      ("Kit.podspec", ""),
    ] {
      #expect(
        try Reading().verdicts(open, with: [file: text]) == ["fail 'button' 20×20", "pass 1"])
      #expect(try Reading().verdicts(open, with: ["Kit/\(file)": text]) == ["pass 1"])
    }
    let used = "struct Used: View { var body: some View { Old() } }"
    let all = [app, old, used, preview].joined(separator: "\n")
    #expect(try Reading().verdicts(all) == ["pass 1"])
    #expect(
      try Reading().verdicts("\(all)\nlet used = Used()") == ["fail 'button' 20×20", "pass 1"])
  }

  @Test("what only previews show is judged where its file is named, as it is being made")
  func namedPreviews() throws {
    let part = "struct Part: View { var body: some View { Old() } }"
    let project = try SourceProject([
      "App.swift": app, "Old.swift": old, "Part.swift": "\(part)\n#Preview { Part() }",
      "Lone.swift": old.replacing("Old", with: "Lone"),
    ])
    func account(_ paths: String...) -> [String] {
      let audit = project.audit(paths).check()
      return audit.findings.map(\.hit.written) + audit.leftOut.map(\.absence.rawValue)
    }
    #expect(account("Part.swift", "Old.swift") == ["20×20"])
    // The screen that it is part of is not asked about, nor is what nothing shows at all.
    #expect(account("Old.swift") == ["preview"])
    #expect(account("Lone.swift") == ["unused"])
    #expect(account(".").sorted() == ["preview", "unused"])
  }

  @Test("a library ships what others see, and what controllers host is shipped")
  func previewsOfLibraries() throws {
    let preview = "#Preview { Old() }"
    let debugged = "#if DEBUG\n\(preview)\n#endif"
    for shown in [
      "public struct Shown: View { public var body: some View { Text(\"a\") } }",
      "struct Shown: View { var body: some View { Text(\"a\") } }\n"
        + "final class Maker { func make() -> Any { UIHostingController(rootView: Shown()) } }",
    ] {
      for preview in [preview, debugged] {
        let audit = try Reading().audit([shown, old, preview].joined(separator: "\n"))
        #expect(audit.counts.elements == 0)
        #expect(audit.leftOut.map(\.absence) == [.preview])
      }
      // What nothing uses, not even a preview, may be there for others.
      #expect(try Reading().verdicts("\(shown)\n\(old)") == ["fail 'button' 20×20"])
    }
    // A library's own values say nothing of the views that it ships.
    let value = "public struct Value { public var x = 1 }"
    #expect(
      try Reading().verdicts([value, old, preview].joined(separator: "\n"))
        == ["fail 'button' 20×20"])
    #expect(
      try Reading().verdicts("public \(old)\n\(preview)") == ["fail 'button' 20×20"])
  }

  @Test("what views that only previews show lead to is not shipped either")
  func previewsOnward() throws {
    let outer = "struct Outer: View { var body: some View { Old() } }\n#Preview { Outer() }"
    #expect(try Reading().verdicts([app, old, outer].joined(separator: "\n")) == ["pass 1"])
  }

  @Test("what previews alone show is not shown for what else it makes")
  func previewsBesides() throws {
    let row = "struct Row: View { var body: some View { Button(\"Go\") {} } }"
    let coordinator = "final class Coordinator { func start() -> AnyView { AnyView(Row()) } }"
    let card = """
      struct Card: View { var body: some View { VStack { Old(); Row() } } }
      struct CardPreview: View { var body: some View { Card() } }
      """
    let parts = [app, old, row, coordinator, card]
    func hits(_ preview: String) throws -> [String] {
      try Reading().verdicts((parts + [preview]).joined(separator: "\n"))
        .filter { $0.hasSuffix("20×20") }
    }
    #expect(
      try hits("struct P: PreviewProvider { static var previews: some View { CardPreview() } }")
        == [])
    #expect(try hits("#Preview { CardPreview() }") == [])
    #expect(try hits("extension Coordinator { func show() { push(CardPreview()) } }").count == 1)
  }

  @Test("what a function outside views makes is shown where the view is that calls it")
  func functions() throws {
    let rows = """
      @ViewBuilder func rows(_ remove: @escaping () -> Void) -> some View {
        Button("Remove") { remove() }
      }
      struct Card: View {
        let remove: () -> Void
        var body: some View { Text("a").MARK }
      }
      """
    let menu = rows.replacing("MARK", with: "contextMenu { rows(remove) }")
    let bare = rows.replacing("MARK", with: "overlay { rows(remove).buttonStyle(.plain) }")
    let coordinator =
      "final class Maker { func make(_ x: X) -> AnyView { AnyView(Card(remove: x)) } }"
    func outcome(_ parts: String...) throws -> [String] {
      let audit = try Reading().audit(([app] + parts).joined(separator: "\n"))
      return audit.exempt.map(\.exemption.reason) + audit.undecided.map(\.reason)
        + audit.findings.map(\.rule.rawValue) + audit.leftOut.map(\.absence.rawValue)
    }
    #expect(try outcome(menu, coordinator) == ["menu"])
    #expect(try outcome(bare, coordinator) == ["target-size"])
    #expect(try outcome(menu, "#Preview { Card(remove: {}) }") == ["preview"])
  }

  @Test("a view that is looked at again for what it left open counts as one place")
  func countedOnce() throws {
    func contexts(_ root: String, _ beside: String) throws -> [Int] {
      try Reading().audit(
        """
        @main struct Desk: App { var body: some Scene { WindowGroup { \(root) } } }
        struct Pad: View {
          var body: some View { VStack { Button("One") { print(1) }; \(beside) } }
        }
        """
      ).findings.map(\.contexts)
    }
    let inert = "Text(\"x\").onTapGesture { }"
    #expect(try contexts("Pad()", inert) == [1])
    #expect(try contexts("VStack { Pad(); Pad().font(.caption) }", "Text(\"x\")") == [2])
  }
}
