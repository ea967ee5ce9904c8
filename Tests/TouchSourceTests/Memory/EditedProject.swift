import Foundation

/// A project that holds something of all that is remembered, and what people may do to its files.
enum EditedProject {
  /// What its files hold when it is made, by their names.
  static let files = [
    "Package.swift": "",
    "App.swift": """
    @main struct Main: App {
      var body: some Scene {
        WindowGroup { NavigationStack { List {
          NavigationLink("One") { OneScreen(store: Store()) }
          NavigationLink { TwoScreen(count: 2) } label: { Row(title: "Two") }
        } } }
      }
    }
    """,
    "One.swift": """
    struct OneScreen: View {
      @State var store: Store
      var body: some View {
        VStack(spacing: Metrics.gap) {
          GlyphButton(name: "star")
          ForEach(0..<3) { index in Card(title: "a", isCompact: store.isCompact) }
          Button("Save") { store.save() }.buttonStyle(PillStyle())
        }.sheet(isPresented: .constant(true)) { Sheet(side: side) }.environment(\\.gap, 4)
      }
    }
    """,
    "Two.swift": """
    struct TwoScreen: View {
      let count: Int
      var body: some View {
        HStack { ForEach(0..<count) { _ in Image(systemName: "x").onTapGesture { }.tapSize() } }
      }
    }
    struct Alone: View { var body: some View { Row(title: "c"); Button("d") { } } }
    private struct Hidden: View { var body: some View { Button("e") { }.frame(width: 9) } }
    """,
    "Shared/Components.swift": """
    let side: CGFloat = 30
    enum Metrics { static let gap: CGFloat = 6; static let glyph: CGFloat = 24 }
    struct GlyphButton: View {
      let name: String
      var body: some View {
        Button { } label: { Image(systemName: name).frame(width: Metrics.glyph, height: side) }
          .buttonStyle(.plain)
      }
    }
    struct Row: View {
      let title: String
      @Environment(\\.gap) var gap
      var body: some View { HStack { Text(title); Toggle("", isOn: .constant(true)) }.padding(gap) }
    }
    struct PillStyle: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding(5) }
    }
    """,
    "Shared/Card.swift": """
    struct Card: View {
      let title: String, isCompact: Bool
      var body: some View { Text(title).padding(isCompact ? 2 : 9).onTapGesture { } }
    }
    struct Sheet: View {
      var side: CGFloat
      var body: some View { Button("x") { }.buttonStyle(.plain).frame(width: side, height: side) }
    }
    """,
    "Shared/View+Tap.swift": """
    extension View { func tapSize() -> some View { frame(width: Metrics.gap * 4, height: side) } }
    """,
    "Store.swift": """
    final class Store { var isCompact = true
      func save() { let values = [1, 2, 3].map { $0 * 2 }.filter { $0 > 2 }; print(values, "saved") }
    }
    """,
    "Old/Cell.swift": """
    import UIKit
    class Cell: BaseCell {
      let button = UIButton()
      func setUp() { button.widthAnchor.constraint(equalToConstant: width).isActive = true
        button.heightAnchor.constraint(equalToConstant: 30).isActive = true }
    }
    """,
    "Old/Base.swift": "class BaseCell: UITableViewCell { let width: CGFloat = 20 }",
    // More alternatives than are tried, so that the last one is looked for.
    "Many.swift": """
    struct Many: View {
      let model: Store
      var body: some View {
        VStack {
          \((0..<70).map { "if c\($0) { Text(\"\($0)\") }" }.joined(separator: "\n"))
          if isReady { last }
        }
      }
      @ViewBuilder private var last: some View { if isLast { Button("f") { }.frame(height: side) } }
    }
    """,
    // Screens behind screens, which take values, closures and an environment along.
    "Deep.swift": """
    struct First: View {
      var body: some View {
        NavigationStack {
          NavigationLink("2") { Second(side: side, gap: 24) { Row(title: "g") } }
        }.environment(\\.gap, 30).buttonStyle(PillStyle())
      }
    }
    """,
    "Deeper.swift": """
    struct Second<Content: View>: View {
      let side: CGFloat, gap: CGFloat
      @ViewBuilder var content: () -> Content
      var body: some View {
        content().sheet(isPresented: .constant(true)) { Third(side: side) { content() } }
        NavigationLink("h") { Third(side: gap) { Sheet(side: 20) } }
      }
    }
    """,
    "Deepest.swift": """
    struct Third<Content: View>: View {
      let side: CGFloat
      @ViewBuilder var content: () -> Content
      var body: some View {
        Button("i") { }.buttonStyle(.plain).frame(width: side, height: 30)
        Button("j") { }
        content()
      }
    }
    """,
    // A view of many members, of which other screens are handed some.
    "Wide.swift": """
    struct Wide: View {
      @State private var isOn = false
      @Environment(\\.gap) private var gap
      var limit: CGFloat = 28
      var body: some View {
        VStack {
          header
          NavigationLink("k") {
            Handed(side: limit, act: toggle) { Text("n").padding(gap).onTapGesture { isOn = true } }
          }
          row(30)
          Button("l", action: toggle).frame(height: 24)
        }
      }
      private var header: some View {
        Button("m") { toggle() }.buttonStyle(.plain)
          .frame(width: limit, height: 24)
      }
      func row(_ size: CGFloat, height: CGFloat = side) -> some View {
        Text("o").frame(width: size, height: height).onTapGesture { }
      }
      private func toggle() {
        isOn.toggle()
        let values = [1, 2, 3].map { $0 * 2 }.filter { $0 > 2 }
        print(values, "toggled", isOn ? "on" : "off")
      }
      enum Mode { case small, large
        var width: CGFloat { self == .small ? 24 : 50 }
      }
    }
    extension Wide {
      static let least: CGFloat = 30
      var footer: some View { Button("p") { }.frame(width: Wide.least, height: 24) }
    }
    """,
    "Handed.swift": """
    struct Handed<Content: View>: View {
      let side: CGFloat
      let act: () -> Void
      @ViewBuilder var content: () -> Content
      var body: some View {
        content()
        Button("q", action: act).frame(width: side, height: Wide.least)
        Button("r") { act() }.buttonStyle(.plain).frame(width: Wide.Mode.small.width, height: 20)
        Wide(limit: side).footer
      }
    }
    """,
    "Badge.swift": """
    struct Badge: View {
      var body: some View {
        Image("badge").onTapGesture { }
        Button("save.title") { }.buttonStyle(.plain)
      }
    }
    """,
    "Assets.xcassets/badge.imageset/Contents.json": "{\"images\": [{\"filename\": \"badge.svg\"}]}",
    "Assets.xcassets/badge.imageset/badge.svg": "<svg width=\"30\" height=\"24\"></svg>",
    "en.lproj/Localizable.strings": "\"save.title\" = \"Save 30 pictures of the 24\";",
    "App.xcodeproj/project.pbxproj": """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; projectDirPath = "";
        targets = (A, ); };
      PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
      PC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;}; };
      A = {isa = PBXNativeTarget; buildConfigurationList = PL; buildPhases = (AP, ); };
      AP = {isa = PBXSourcesBuildPhase; files = (AB, ); };
      AB = {isa = PBXBuildFile; fileRef = F; };
      F = {isa = PBXFileReference; path = Two.swift; sourceTree = "<group>"; };
      G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
    }; }
    """,
  ]

  /// A file as it is written: source with the import that all of it has.
  static func bytes(of text: String, _ name: String) -> Data {
    Data((name.hasSuffix(".swift") ? "import SwiftUI\n\(text)\n" : text).utf8)
  }

  /// Writes its files into a folder.
  static func make() throws -> SourceProject {
    try SourceProject(
      bytes: Dictionary(uniqueKeysWithValues: files.map { ($0, bytes(of: $1, $0)) }))
  }

  /// How a file gets its new content.
  enum Writing: CaseIterable {
    case inPlace
    /// Another file takes its place.
    case replaced
    /// Another file with a time of long ago takes its place.
    case replacedByOlder
    /// It gets another name, in another folder.
    case renamed
    /// It is written as it was, later.
    case touched

    func write(_ data: Data, to file: URL) throws {
      let manager = FileManager.default
      switch self {
      case .inPlace: try data.write(to: file)
      case .replaced, .renamed: try data.write(to: file, options: .atomic)
      case .replacedByOlder:
        let other = file.appendingPathExtension("new")
        try data.write(to: other)
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        try manager.setAttributes([.modificationDate: date], ofItemAtPath: other.path)
        _ = rename(other.path, file.path)
      case .touched:
        try data.write(to: file)
        try manager.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file.path)
      }
    }
  }

  /// What may happen to a source.
  static let edits: [@Sendable (String) -> String] = [
    { $0.replacingOccurrences(of: "30", with: "50") },
    { $0.replacingOccurrences(of: "24", with: "44") },
    { $0.replacingOccurrences(of: "padding(5)", with: "padding(20)") },
    { $0.replacingOccurrences(of: "gap", with: "gape") },
    { $0.replacingOccurrences(of: "Card", with: "Tile") },
    { $0.replacingOccurrences(of: "Button(\"x\")", with: "Link(\"x\")") },
    { $0.replacingOccurrences(of: "isCompact", with: "isSmall") },
    { $0.replacingOccurrences(of: "tapSize", with: "hitSize") },
    { "// A comment.\n" + $0 },
    { $0 + "\nlet side: CGFloat = 60" },
    { $0 + "\nprivate let side: CGFloat = 10" },
    { $0 + "\nstruct Card: View { let title: String, isCompact: Bool; var body: some View { } }" },
    { $0 + "\nprivate enum Metrics { static let gap: CGFloat = 1, glyph: CGFloat = 2 }" },
    { $0 + "\nextension Metrics { static let other: CGFloat = 5 }" },
    { $0 + "\nextension View { func tapSize() -> some View { frame(width: 60, height: 60) } }" },
    { $0 + "\nextension View { func padding(_ gap: CGFloat) -> some View { self } }" },
    { $0 + "\nstruct Extra: View { var body: some View { Alone(); OneScreen(store: Store()) } }" },
    { $0 + "\nlet broken: = ) {" },
    { $0 + "\ntypealias PillStyle = PlainButtonStyle" },
    { $0 + "\nextension EnvironmentValues { @Entry var gap: CGFloat = 8 }" },
    { $0 + "\nlet controller = UIHostingController(rootView: TwoScreen(count: 1))" },
    { $0 + "\nextension BaseCell { func more() { } }" },
    { $0.replacingOccurrences(of: "= 20", with: "= 48") },
    { $0.replacingOccurrences(of: "iphoneos", with: "macosx") },
    {
      $0 + "\nextension View { func tapSize(_ more: CGFloat = 9) -> some View { padding(more) } }"
    },
    { $0 + "\nfunc side(_ name: String) -> CGFloat { 9 }" },
    { $0 + "\nextension Wide { enum Mode { static let small = 9 } }" },
    { $0.replacingOccurrences(of: "var limit: CGFloat = 28", with: "var limit: CGFloat { 28 }") },
    { $0.replacingOccurrences(of: "private ", with: "") },
    { $0.replacingOccurrences(of: "print(values", with: "let = (values") },
    { $0.replacingOccurrences(of: "struct Wide", with: "#if DEBUG\n#endif\nstruct Wide") },
    { $0.replacingOccurrences(of: "$0 * 2", with: "$0 * 3") },
    { _ in "" },
  ]

  /// What people do to the lines of a source.
  enum LineEdit: CaseIterable {
    case delete, double, comment, blank, swap, statement, modifier, number, member

    func apply(to text: String, with dice: inout Dice) -> String {
      var lines = text.components(separatedBy: "\n")
      let place = Int.random(in: 0..<lines.count, using: &dice)
      let line = lines[place]
      switch self {
      case .delete: lines.remove(at: place)
      case .double: lines.insert(line, at: place)
      case .comment: lines[place] += " // said"
      case .blank: lines.insert("", at: place)
      case .swap: lines.swapAt(place, min(place + 1, lines.count - 1))
      case .statement: lines.insert("let unused\(place) = 30", at: place)
      case .modifier: lines.insert(".padding(\(place % 7))", at: place)
      case .number:
        lines[place] = String(line.map { $0.isNumber ? Character("\(place % 9 + 1)") : $0 })
      case .member:
        lines.insert("func member\(place)() -> CGFloat { side + \(place) }", at: place)
      }
      return lines.joined(separator: "\n")
    }
  }
}
