import Foundation
import Testing

/// Words that the app's own functions look up, by way of what is not followed.
@Suite("Evaluator: words that are looked up")
struct WordLookupTests {
  private func hits(_ title: String) throws -> [String] {
    try Reading().hits(
      """
      protocol Service { func localizedString(for key: String) -> String }
      enum Bridge {
        private static var current: Service?
        static var service: Service { current ?? Empty() }
        struct Empty: Service { func localizedString(for key: String) -> String { key } }
        static func use(_ service: Service) { current = service }
      }
      extension String {
        var localized: String { Bridge.service.localizedString(for: self) }
        func localized(_ comment: String) -> String { Bridge.service.localizedString(for: self) }
        var shout: String { Bridge.service.localizedString(for: self) }
      }
      struct Sample: View { var body: some View { Button(\(title)) { go() } } }
      """)
  }

  @Test("what reads as words is shown as it is")
  func words() throws {
    #expect(try hits("\"Cancel\".localized") == hits("\"Cancel\""))
    #expect(try hits("\"Not now\".localized(\"a button\")") == hits("\"Not now\""))
  }

  @Test("what reads as a key may be of any length, and so may what other members make")
  func keys() throws {
    let open = try hits("unknown")
    for title in ["\"cancel_title\".localized", "\"cancelTitle\".localized", "\"Cancel\".shout"] {
      #expect(try hits(title) == open, "\(title)")
    }
  }

  @Test("words of a table are found by its reader and by the names that Xcode makes of its keys")
  func tables() throws {
    func hits(_ title: String) throws -> [String] {
      let source = """
        extension String { static var words: Reader { .init(tableName: "Words", bundle: .main) } }
        struct Row { let title: LocalizedStringResource }
        struct Sample: View {
          let rows = [Row(title: .Words.readMore)]
          var body: some View { Button { go() } label: { \(title) } }
        }
        """
      let project = try SourceProject(bytes: [
        "Sample.swift": Data(source.utf8),
        "en.lproj/Words.strings": Data(#""readMore" = "Read it all";"#.utf8),
      ])
      return project.audit().inspect(view: "Sample").views.flatMap {
        $0.typical.elements.map { $0.region.largestPiece?.size.written ?? "nowhere" }
      }
    }
    let known = try hits("Text(verbatim: \"Read it all\")")
    for title in [
      "String.words.localized(\"readMore\")", "String(localized: .Words.readMore)",
      ".Words.readMore", "rows[0].title",
    ] {
      #expect(try hits("Text(\(title))") == known, "\(title)")
    }
    for title in ["String.words.localized(\"other\")", ".Words.other", "Words.readMore"] {
      #expect(try hits("Text(\(title))") != known, "\(title)")
    }
  }

  @Test(
    "a table may leave its keys bare, span lines and escape signs",
    arguments: [
      "readMore = \"Read it all\";", "/* more */ readMore\n  = \"Read it all\"; // end",
      "\"readMore\" = \"Read\\U0020it all\";", "first = \"1\"; readMore = \"Read it all\";",
    ])
  func written(table: String) throws {
    func hits(
      _ title: String, _ table: String, in folder: String = "en.lproj/"
    ) throws -> [String] {
      let source =
        "struct Sample: View { var body: some View { Button { go() } label: { Text(\(title)) } } }"
      let project = try SourceProject(bytes: [
        "Sample.swift": Data(source.utf8), "\(folder)Localizable.strings": Data(table.utf8),
      ])
      return project.audit().inspect(view: "Sample").views.flatMap {
        $0.typical.elements.map { $0.region.largestPiece?.size.written ?? "nowhere" }
      }
    }
    let known = try hits("verbatim: \"Read it all\"", table)
    #expect(try hits("LocalizedStringKey(\"readMore\")", table) == known)
    #expect(try hits("LocalizedStringKey(\"readMore\")", table, in: "Words/") == known)
    #expect(try hits("LocalizedStringKey(\"readMore\")", table, in: "fr.lproj/") != known)
    #expect(try hits("LocalizedStringKey(\"readMore\")", "other = \"Read it all\";") != known)
  }

  /// The sizes of a button whose title a function looks up in the table `Shop`.
  private func hits(
    _ title: String, in folders: [String], table: String = "Shop", key: String = "help_info"
  ) throws -> [String] {
    let source = """
      enum Words {
        static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
          let format = NSLocalizedString(key, tableName: table, bundle: bundle, comment: "")
          return String(format: format, locale: Locale.current, arguments: args)
        }
      }
      struct Sample: View { var body: some View { Button { go() } label: { Text(\(title)) } } }
      """
    var files = ["Sample.swift": Data(source.utf8)]
    for folder in folders {
      files["\(folder).lproj/\(table).strings"] = Data("\"\(key)\" = \"Qu'est-ce\";".utf8)
    }
    files["en.lproj/Other.strings"] = Data(#""next" = "Next";"#.utf8)
    return try SourceProject(bytes: files).audit().inspect(view: "Sample").views.flatMap {
      $0.typical.elements.map { $0.region.largestPiece?.size.written ?? "nowhere" }
    }
  }

  @Test("a table in one language alone holds the words that are shown")
  func loneTranslation() throws {
    let look = #"Words.tr("Shop", "help_info")"#
    let (known, open) = (
      try hits(#"verbatim: "Qu'est-ce""#, in: []), try hits("unknown", in: [])
    )
    #expect(try hits(look, in: ["fr"]) == known)
    // Which of two languages is shown is not said, and a table in that of development comes first.
    #expect(try hits(look, in: ["fr", "de"]) == open)
    #expect(try hits(look, in: ["fr", "en"]) == known)
    // A key that may be the words of the language of development stays them.
    let cancel = try hits(#"verbatim: "Cancel""#, in: [])
    #expect(
      try hits("\"Cancel\"", in: ["fr"], table: "Localizable", key: "Cancel") == cancel)
  }

  @Test("the name of a table is never what is shown of it")
  func tableName() throws {
    let open = try hits("unknown", in: [])
    for key in ["help_info", "helpInfo"] {
      #expect(try hits("Words.tr(\"Shop\", \"\(key)\")", in: []) == open, "\(key)")
    }
    #expect(
      try hits(#"Words.tr("Shop", "Go back")"#, in: []) == hits(#"verbatim: "Go back""#, in: []))
  }
}
