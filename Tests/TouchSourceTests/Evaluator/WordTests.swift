import Foundation
import Testing
import TouchLayout
import TouchModel

@testable import TouchSource

/// Texts that stand behind keys.
@Suite("Evaluator: words behind keys")
struct WordTests {
  @Test("a tool's names for words and pictures stand for those of the catalogues")
  func generated() throws {
    let folder = "Assets.xcassets/button-reply.imageset"
    func hits(_ label: String, rest: String = "") throws -> [String] {
      let source = """
        import SwiftUI
        struct Sample: View {
          var body: some View { Button(action: go) { \(label) } }
        }
        extension DeskImages { var plain: some View { swiftUIImage } }
        extension ImageAsset { var view: SwiftUI.Image { .init(uiImage: self.image) } }
        \(rest)
        """
      let project = try SourceProject(bytes: [
        "Sample.swift": Data(source.utf8),
        "\(folder)/Contents.json": Data(#"{"images": [{"filename": "a.svg"}]}"#.utf8),
        "\(folder)/a.svg": Data(#"<svg width="26" height="24"></svg>"#.utf8),
        "en.lproj/Localizable.strings": Data(
          #""card.ok" = "OK"; "same_key" = "a"; "same.key" = "b";"#
            .replacing("; ", with: ";\n").utf8),
        "Base.lproj/Cards.strings": Data(#""card_done" = "OK";"#.utf8),
      ])
      return project.audit().inspect(view: "Sample").views.flatMap {
        $0.typical.elements.map { $0.region.largestPiece?.size.written ?? "nowhere" }
      }
    }
    for picture in [
      "DeskAsset.buttonReply.swiftUIImage", "Asset.Icons.buttonReply.swiftUIImage",
      "Image(uiImage: Asset.buttonReply.image)", "DeskAsset.buttonReply.plain",
      "Image(asset: DeskAsset.Icons.buttonReply.image)",
      "Image(asset: DeskAsset.Icons.buttonReply)", "Image(asset: DeskAsset.buttonReply)",
      "Image(asset: true ? Asset.buttonReply : Asset.unknown)",
      "deskAssets.buttonReply.view", "Asset.Icons.buttonReply.view",
      "Image(R.image.buttonReply)", "Image(.buttonReply)", "Image(.Icons.Desk.buttonReply)",
    ] {
      #expect(try hits(picture) == ["26×24"], "\(picture)")
    }
    // A variable of a name of its own may hold another picture than its member is called by.
    for other in [
      "desk.buttonReply.view", "deskAssets.unknown.view", "DeskAsset.buttonReply.other",
    ] {
      #expect(try hits(other) != ["26×24"], "\(other)")
    }
    let known = try hits("Text(verbatim: \"OK\")")
    for words in [
      "L10n.Card.ok", "DeskStrings.Localizable.cardOk", "R.string.localizable.cardOk()",
    ] {
      #expect(try hits("Text(\(words))") == known, "\(words)")
    }
    #expect(try hits("Text(.cardOk)") == known)
    // A generated function may look into a table of any name.
    let lookUp = """
      enum Words {
        static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
          let format = NSLocalizedString(key, tableName: table, bundle: .main, comment: "")
          let value = String(format: format, locale: .current, arguments: args)
          if value != key { return value }
          return Bundle.main.localizedString(forKey: key, value: nil, table: table)
        }
      }
      """
    #expect(try hits("Text(Words.tr(\"Cards\", \"card_done\"))", rest: lookUp) == known)
    // Two keys of a name, and a type that the project declares.
    let open = try hits("Text(unknown)")
    #expect(try hits("Text(L10n.sameKey)") == open)
    #expect(try hits("Text(.sameKey)") == open)
    #expect(
      try hits(
        "DeskAsset.buttonReply.swiftUIImage",
        rest:
          "enum DeskAsset { enum buttonReply { static let swiftUIImage = Color.red.frame(width: 9, height: 9) } }"
      ) == ["9×9"])
  }

  @Test(
    "pictures by what a tool has written, in several modules, and by initializers of the system's")
  func written() throws {
    func module(_ name: String, _ picture: String) -> Data {
      Data(
        """
        import SwiftUI
        enum \(name) { static let reply = ImageAsset(name: "\(picture)") }
        struct ImageAsset {
          let name: String
          var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
        }
        extension SwiftUI.Image {
          init(asset: ImageAsset) {
            let bundle = BundleToken.bundle
            self.init(asset.name, bundle: bundle)
          }
        }
        private final class BundleToken { static let bundle = { Bundle(for: BundleToken.self) }() }
        """.utf8)
    }
    let sample = """
      import SwiftUI
      struct Sample: View {
        var body: some View { Button(action: go) { CoreAssets.reply.swiftUIImage } }
      }
      """
    let folder = "Core/Assets.xcassets/answer.imageset"
    let files = [
      "Core/Sample.swift": Data(sample.utf8),
      "Core/Made/Assets.swift": module("CoreAssets", "answer"),
      "\(folder)/Contents.json": Data(#"{"images": [{"filename": "a.svg"}]}"#.utf8),
      "\(folder)/a.svg": Data(#"<svg width="26" height="24"></svg>"#.utf8),
    ]
    for others in [[:], ["Theme/Made/Assets.swift": module("ThemeAssets", "other")]] {
      let project = try SourceProject(bytes: files.merging(others) { $1 })
      let view = try #require(project.audit().inspect(view: "Sample").views.first)
      #expect(view.typical.elements.map { $0.region.largestPiece?.size.written } == ["26×24"])
      // The picture stands where it is asked for, not where a tool wrote how to make it.
      let finding = try #require(project.audit().check().findings.first)
      #expect(finding.cause?.file == "Core/Sample.swift" && finding.cause?.line == 3)
    }
  }

  private let table = """
    "ok" = "OK";
    "action.long" = "A rather long title";
    "count" = "%lld %2$@";
    "greeting %@" = "Hello, dear %@";
    """

  /// The verdicts on a button 60 pt high that shows a text.
  private func verdicts(_ text: String, _ rest: String = "", hasWords: Bool = true) throws
    -> [String]
  {
    let files = hasWords ? ["en.lproj/Localizable.strings": table] : [:]
    return try Reading().verdicts(
      """
      struct Sample: View {
        let name: String
        var body: some View {
          Button(action: go) { Text(\(text)).lineLimit(1).frame(height: 60).contentShape(Rectangle()) }
        }
      }
      \(rest)
      """, with: files)
  }

  @Test("a key that is looked up shows its words")
  func words() throws {
    for text in [
      "\"ok\"", "String(localized: \"ok\")", "NSLocalizedString(\"ok\", comment: \"\")",
      "L10n.ok", "L10n.other",
    ] {
      let rest = """
        enum L10n {
          static var ok: String { tr("Localizable", "ok", fallback: "A rather long title") }
          static var other: String { tr("Localizable", "none", fallback: "OK") }
          private static func tr(_ table: String, _ key: String, fallback: String) -> String {
            Bundle.main.localizedString(forKey: key, value: fallback, table: table)
          }
        }
        """
      let found = try verdicts(text, rest)
      #expect(found.count == 1 && found[0].hasPrefix("fail"), "\(text)")
    }
    for text in [
      "\"action.long\"", "\"ok\".localized",
      "NSLocalizedString(\"x\", value: \"A rather long title\", comment: \"\")",
    ] {
      let rest = """
        extension String { var localized: String { NSLocalizedString("action.long", comment: "") } }
        """
      #expect(try verdicts(text, rest) == ["pass 1"], "\(text)")
    }
  }

  @Test("what translators are told is not shown")
  func comments() throws {
    func hits(_ text: String) throws -> [String] {
      try Reading().hits(
        "struct Sample: View { var body: some View { Button(action: go) { Text(\(text)) } } }")
    }
    let words = try hits(#""See what""#)
    for text in [
      #"String(localized: "See what", comment: "A long comment on that")"#,
      #"NSLocalizedString("See what", comment: "A long comment on that")"#,
      #""See " + String(localized: "what", comment: "A long comment on that")"#,
      #""See \(NSLocalizedString("what", comment: "A long comment on that"))""#,
    ] {
      #expect(try hits(text) == words, "\(text)")
    }
  }

  @Test("a placeholder is open, and the words around it are known")
  func placeholders() throws {
    #expect(try verdicts("\"greeting \\(name)\"") == ["pass 1"])
    #expect(try verdicts("\"count\"").first?.hasPrefix("undecided") == true)
  }

  @Test("a name of words that are not found is open, unless the project has no words at all")
  func names() throws {
    #expect(try verdicts("\"player.error.retry\"").first?.hasPrefix("undecided") == true)
    #expect(try verdicts("\"player.error.retry\"", hasWords: false) == ["pass 1"])
    #expect(try verdicts("\"Try again, please\"") == ["pass 1"])
  }

  @Test("a title that is written as a member is a title, and the closure after it the action")
  func members() throws {
    let localized = """
      extension String { static func localized(_ key: String) -> String { key } }
      extension LocalizedStringKey { static let go: LocalizedStringKey = "Go" }
      """
    func verdicts(_ control: String) throws -> [String] {
      try Reading().verdicts(
        "\(localized)\nstruct Sample: View { var body: some View { \(control) } }")
    }
    let plain = try verdicts("Button(\"Go\") { act() }")
    #expect(plain.count == 1 && plain[0].hasPrefix("fail 'Go'"))
    for title in [".localized(\"Go\")", ".go", ".init(\"Go\")"] {
      #expect(try verdicts("Button(\(title)) { act() }") == plain, "\(title)")
      #expect(try verdicts("Button(\(title), role: .cancel) { act() }") == plain, "\(title)")
      let link = try verdicts("NavigationLink(\(title)) { Text(\"There\") }")
      #expect(link == plain, "\(title)")
    }
    // One that a catalogue's generated names stand for has words of any length.
    #expect(try verdicts("Button(.elsewhere) { act() }") == ["fail 'button' 95×20.33"])
  }

  @Test("words that code makes of others are what it makes of them, and a number in a table is one")
  func madeOfOthers() throws {
    func hits(_ label: String) throws -> [String] {
      let source = """
        import SwiftUI
        struct Sample: View {
          let minutes: Int
          var body: some View { Button(action: go) { Text(\(label)) } }
        }
        """
      let project = try SourceProject(bytes: [
        "Sample.swift": Data(source.utf8),
        "en.lproj/Localizable.strings": Data(#""walk" = "%d min walk";"#.utf8),
      ])
      return project.audit().inspect(view: "Sample").views.flatMap {
        $0.typical.elements.map { $0.region.largestPiece?.size.written ?? "nowhere" }
      }
    }
    let walk = try hits("\"\\(minutes) min walk\"")
    #expect(try hits("String(format: NSLocalizedString(\"walk\", comment: \"\"), minutes)") == walk)
    #expect(try hits("\"ok\".uppercased()") == hits("verbatim: \"OK\""))
    #expect(try hits("\"OK\".lowercased()") == hits("verbatim: \"ok\""))
    #expect(
      try hits("[\"a\", \"b\"].joined(separator: \"--\")") == hits("verbatim: \"a--b\""))
  }

  @Test("what is joined is there, be its type optional; what may be absent may")
  func joinedIsThere() throws {
    func verdicts(_ subtitle: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Stop {
          let code: Int
          let routes: [String]
          var subtitle: String? { \(subtitle) }
        }
        struct Sample: View {
          let stop: Stop
          var body: some View {
            Button(action: go) {
              if let subtitle = stop.subtitle {
                Color.red.frame(width: 60, height: 60)
              } else {
                Color.red.frame(width: 60, height: 20)
              }
            }
          }
        }
        """)
    }
    #expect(
      try verdicts(
        "[\"#\\(code)\", routes.first].compactMap { $0 }.joined(separator: \"\\n\")") == ["pass 1"])
    #expect(try verdicts("routes.first") == ["fail 'button' 60×20"])
  }

  @Test("placeholders end where the format of strings says, in any words")
  func placeholderSyntax() {
    /// What the grammar is as a pattern, which is slower to look for.
    let pattern = /%%|%(?:\d+\$)?#?@|%(?:\d+\$)?[-+ 0]*\d*(?:\.\d+)?l{0,2}[duixfs]/
    func expected(_ words: String) -> [ViewNode.Text.Piece] {
      var parts: [ViewNode.Text.Piece] = []
      var rest = words[...]
      while let match = rest.firstMatch(of: pattern) {
        parts.append(.known(String(rest[..<match.range.lowerBound])))
        let isText = match.0.hasSuffix("@") || match.0.hasSuffix("s")
        parts.append(match.0 == "%%" ? .known("%") : isText ? .open : .number)
        rest = rest[match.range.upperBound...]
      }
      return (parts + [.known(String(rest))]).filter { $0 != .known("") }
    }
    #expect(
      Placeholder.parts(of: "%2$@ of %1$lld, %.1f%%")
        == [.open, .known(" of "), .number, .known(", "), .number, .known("%")])
    var dice = Dice(state: 7)
    let signs = ["%", "%", "%", "@", "#", "1", "0", "$", "l", "d", "f", ".", " ", "-", "é"]
    for _ in 0..<3000 {
      let count = Int.random(in: 0...9, using: &dice)
      let words = (0..<count).map { _ in signs.randomElement(using: &dice)! }.joined()
      #expect(Placeholder.parts(of: words) == expected(words), "\(words)")
    }
  }

  @Test("a symbol within a text is about as wide as it is beside one, and no words")
  func symbols() throws {
    func hit(_ text: String) throws -> String {
      try Reading().hits(
        "struct Sample: View { var body: some View { Button(action: go) { \(text) } } }"
      ).joined()
    }
    let chevron = "Image(systemName: \"chevron.forward\")"
    for text in [
      "Text(\"\\(\(chevron))\")", "Text(\(chevron))", "Text(\"\\(\(chevron).resizable())\")",
    ] {
      #expect(try hit(text) == "13×20.33", "\(text)")
    }
    #expect(try hit("Text(\"\\(Image(systemName: name))\")") == "17×20.33")
    // Even the largest stays on one line of a narrow row, and makes it no more than its own width.
    func verdicts(_ text: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          var body: some View { Button(action: go) { \(text).padding(8) }.buttonStyle(.plain) }
        }
        """)
    }
    #expect(try verdicts("Text(\"\\(\(chevron))\")").map { $0.hasPrefix("fail") } == [true])
    #expect(try verdicts("Text(\"\\(Image(\"logo\"))\")").first != nil)
  }

  @Test("what a look-up fills in is open, and words with capitals are those")
  func filledWords() throws {
    func elements(_ words: String) throws -> [Screen.Element] {
      try Reading().elements(
        """
        func localized(_ key: String, fallback: String, with values: [String: String]) -> String {
          values.reduce(fallback) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
        }
        struct Sample: View { var body: some View { Button(\(words)) { go() } } }
        """)
    }
    func words(_ fallback: String) throws -> String? {
      try elements("localized(\"switch\", fallback: \"\(fallback)\", with: [:])").first?.label
    }
    #expect(try words("Switch to %{mode}") == "Switch to …")
    #expect(try words("Switch to {mode} now") == "Switch to … now")
    #expect(try words("Switch") == "Switch")
    #expect(try words("Switch {}") == "Switch {}")
    #expect(try elements("\"semi boldItalic\".capitalized").first?.label == "Semi Bolditalic")
  }

  @Test("a text within a text has its words")
  func nestedTexts() throws {
    func hits(_ text: String) throws -> [String] {
      try Reading().hits(
        """
        struct Sample: View {
          var body: some View {
            let noun = Text("films").foregroundColor(.gray)
            Button(action: go) { Text("\(text)") }
          }
        }
        """)
    }
    let known = try hits("7 films")
    #expect(try hits("\\(Text(verbatim: \"7\").bold()) \\(noun)") == known)
    #expect(try hits("\\(Image(systemName: \"film\")) \\(noun)") != known)
  }
}
