import Foundation
import Testing
import TouchLayout

@testable import TouchSource

/// How long numbers and dates are, and where words stand between them.
@Suite("Evaluator: numbers among words")
struct NumberWordTests {
  @Test("a date or a time is a few letters on one line, other text as long as it gets")
  func dates() throws {
    func verdict(_ text: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          let date: Date
          let words: String
          var body: some View {
            \(text).lineLimit(3).multilineTextAlignment(.center).frame(minWidth: 44)
              .onTapGesture { go() }
          }
        }
        """)
    }
    for text in [
      "Text(date, style: .relative)", "Text(date, format: .dateTime.hour())",
      "Text(date.formatted(date: .omitted, time: .shortened))", "Text(timerInterval: range)",
    ] {
      #expect(try verdict(text).map { $0.hasPrefix("fail") } == [true], "\(text)")
    }
    #expect(try verdict("Text(words)").map { $0.hasPrefix("undecided") } == [true])
  }

  @Test("figures stay on a line, as does a stretch of time")
  func figures() throws {
    func verdict(_ text: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          let page: Int
          let pages: Int
          let words: String
          let formatter: DateComponentsFormatter
          let stretch: Duration
          var body: some View {
            \(text).lineLimit(3).multilineTextAlignment(.center).frame(minWidth: 44, maxWidth: 100)
              .onTapGesture { go() }
          }
        }
        """)
    }
    for text in [
      "Text(\"\\(page) / \\(pages)\")", "Text(\"+\\(page + 1 - pages)\")",
      "Text(\"\\(page) of \\(pages)\")",
      "Text(formatter.string(from: 1) ?? \"\")", "Text(stretch.formatted())",
    ] {
      #expect(try verdict(text).map { $0.hasPrefix("fail") } == [true], "\(text)")
    }
    #expect(
      try verdict("Text(\"\\(page) / \\(words)\")").map { $0.hasPrefix("undecided") } == [true])
  }

  @Test("a number is a few digits, however it is written")
  func digits() throws {
    func hits(_ text: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          let count: Int
          let share: Double
          let name: String
          var body: some View {
            Button(action: go) { Text(\(text)).font(.system(size: 4)).frame(height: 60).contentShape(Rectangle()) }
          }
        }
        """)
    }
    for text in [
      "count.formatted(.number.notation(.compactName))", "share.formatted(.percent)",
      "\"\\(share, specifier: \"%.1f\")\"", "share, format: .percent",
      "String(format: \"%.0f\", share)", "String(format: \"%02d\", count)",
    ] {
      #expect(try hits(text).first?.hasPrefix("fail") == true, "\(text)")
    }
    for text in ["name", "String(format: \"%@\", name)", "share.description"] {
      #expect(try hits(text) == ["undecided 'button'"], "\(text)")
    }
  }

  @Test("a number among a title's words has the digits of a thousand")
  func digitsAmongWords() throws {
    func verdicts(_ text: String, width: Int) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          let count: Int
          var body: some View {
            Button(action: go) {
              Text(\(text)).font(.system(size: 14)).frame(width: \(width)).padding(.vertical, 8)
                .contentShape(Rectangle())
            }
          }
        }
        """)
    }
    // Nine digits would take a second line, with which there is enough to hit.
    for text in ["\"Show all \\(count) weeks\"", "String(format: \"Show all %d weeks\", count)"] {
      #expect(try verdicts(text, width: 155).first?.contains("155×33") == true, "\(text)")
    }
    // One alone is a line of figures, however many there are.
    #expect(try verdicts("\"\\(count)\"", width: 60).first?.contains("60×33") == true)
  }

  @Test(
    "a format is words with values between them",
    arguments: [
      ("%02i:%02i", [.number, .words(":"), .number]),
      ("via %@", [.words("via "), .text]),
      ("%1$@ of %2$lld", [.text, .words(" of "), .number]),
      ("%.1f%%", [.number, .words("%")]),
      ("100%", [.words("100%")]),
      ("", []),
    ] as [(String, [FormatSpecifiers.Part])])
  func formats(format: String, parts: [FormatSpecifiers.Part]) {
    #expect(FormatSpecifiers.parts(of: format) == parts)
  }

  @Test("a whole number has a few digits, and any other text may have several lines")
  func numbers() throws {
    func verdicts(_ text: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          let count: Int
          let items: [String]
          let name: String
          let share: Double
          var body: some View { Button(action: go) { Text(\(text)).frame(width: 100) } }
        }
        """)
    }
    for text in [
      #""\(count)""#, #""\(items.count)""#, "count.formatted()", "String(count)",
      "verbatim: \"\\(count)\"",
    ] {
      #expect(try verdicts(text).first?.hasPrefix("fail") == true, "\(text)")
    }
    for text in [#""\(name)""#, #""\(share)""#, "String(share)", "name"] {
      #expect(try verdicts(text).first?.hasPrefix("undecided") == true, "\(text)")
    }
  }

  @Test("a whole number that code changes stays one, whether its type is written or not")
  func wholeStates() throws {
    func verdict(_ state: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          @State private var \(state)
          func set(_ value: Double) { hours = min(max(hours, value), 9) }
          var body: some View {
            Text("\\(hours) hr").lineLimit(3).multilineTextAlignment(.center).frame(minWidth: 44)
              .onTapGesture { set(4) }
          }
        }
        """)
    }
    for state in ["hours = 3", "hours = -3", "hours: Int = 3"] {
      #expect(try verdict(state).map { $0.hasPrefix("fail") } == [true], "\(state)")
    }
    // A fraction may have many digits, and text any length.
    for state in ["hours = 3.0", "hours: Double = 3", "hours = \"3\""] {
      #expect(try verdict(state).map { $0.hasPrefix("undecided") } == [true], "\(state)")
    }
  }

  @Test("words that differ by a number are those of most numbers")
  func plurals() throws {
    let forms =
      "{\"one\": {\"stringUnit\": {\"value\": \"%lld row\"}}, "
      + "\"other\": {\"stringUnit\": {\"value\": \"%lld long rows\"}}}"
    let catalogue =
      "{\"sourceLanguage\": \"en\", \"strings\": {\"rows_of\": {\"localizations\": {\"en\": "
      + "{\"variations\": {\"plural\": \(forms)}}}}}}"
    let table = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>rows_of</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@rows@</string>
        <key>rows</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>one</key><string>%d row</string><key>other</key><string>%d long rows</string>
        </dict>
      </dict></dict></plist>
      """
    func hits(_ label: String, _ file: String, _ text: String) throws -> [String] {
      let source = """
        import SwiftUI
        struct Sample: View {
          let count: Int
          var body: some View { Button(action: go) { Text(\(label)) } }
        }
        """
      let project = try SourceProject(bytes: [
        "Sample.swift": Data(source.utf8), file: Data(text.utf8),
      ])
      return project.audit().inspect(view: "Sample").views.flatMap {
        $0.typical.elements.map { $0.region.largestPiece?.size.written ?? "nowhere" }
      }
    }
    let written = try hits("\"\\(count) long rows\"", "a.xcstrings", "{}")
    let lookedUp = "String(format: NSLocalizedString(\"rows_of\", comment: \"\"), count)"
    #expect(try hits(lookedUp, "a.xcstrings", catalogue) == written)
    #expect(try hits(lookedUp, "en.lproj/Localizable.stringsdict", table) == written)
    #expect(try hits(lookedUp, "en.lproj/Localizable.stringsdict", "<plist>") != written)
  }
}
