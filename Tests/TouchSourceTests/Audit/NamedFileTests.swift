import Testing
import TouchRules

/// What is told of a file that is named: its own elements, and what its code does to those of others.
@Suite("Audit: files that are named")
struct NamedFileTests {
  private static let home = """
    struct Home: View {
      let title: String
      var body: some View {
        VStack {
          Button("Styled", action: go).buttonStyle(Wide())
          Button("Other", action: go).buttonStyle(.plain)
          Row().onTapGesture { go() }
          Row().frame(height: 44).contentShape(Rectangle()).onTapGesture { go() }
          Button(title, action: go).buttonStyle(Wide())
        }
      }
    }
    """
  private static let row = """
    struct Row: View { var body: some View { HStack { Text("Row"); Color.red } } }
    """
  private static func style(_ last: String) -> String {
    """
    struct Wide: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(maxWidth: .infinity, minHeight: 44)\(last)
      }
    }
    """
  }

  /// What is found where paths are audited, by file and line, and how many elements are counted.
  private func found(_ paths: [String], style last: String = "") throws -> ([String], Int) {
    let project = try SourceProject([
      "App.swift": Reading.app.replacing("Root()", with: "Home(title: title)"),
      "Screens/Home.swift": Self.home, "Parts/Row.swift": Self.row,
      "Parts/Wide.swift": Self.style(last), "project.yml": "",
    ])
    let audit = project.audit(paths).check()
    return (
      audit.findings.map { "\($0.subject.place.file):\($0.subject.place.line)" }.sorted(),
      audit.counts.elements
    )
  }

  @Test("an element of another file is told of where a named file has the cause")
  func causes() throws {
    let styled = try found(["Parts/Wide.swift"])
    #expect(styled == (["Screens/Home.swift:10", "Screens/Home.swift:6"], 2))
    #expect(try found(["Parts/Wide.swift"], style: ".contentShape(Rectangle())") == ([], 0))
    #expect(try found(["App.swift"]) == ([], 0))
  }

  @Test("a folder is told of by its own elements")
  func folders() throws {
    #expect(try found(["Parts"]) == ([], 0))
    let all = try found(["."])
    #expect(try found(["Screens"]) == all)
    #expect(try found(["Parts/Wide.swift", "Screens/Home.swift"]) == all)
  }
}
