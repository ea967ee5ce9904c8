import Foundation
import Testing
import TouchLayout
import TouchModel
import TouchRules
import TouchSource

/// Audits an example as the only file of a project.
enum ExampleAudit {
  static func audit(_ marked: String, under policy: Policy.Name) throws -> Audit {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Example.swift")
    try "import SwiftUI\n\(marked.replacing("↓", with: ""))\n"
      .write(to: file, atomically: true, encoding: .utf8)
    return SourceAudit(
      paths: ["Example.swift"], workingFolder: folder.url.path, policy: Policy(policy),
      device: .iPhone16, system: 18, textSize: .large, jobs: 1
    ).check()
  }
}

/// The examples of the rules, read as source: each is found where `↓` stands, and only there.
@Suite
struct RuleExamplesTests {
  /// The first policy that asks for a rule.
  private func policy(_ id: Rule.ID) -> Policy.Name {
    Policy.Name.allCases.first { Policy($0).severity(of: id) != nil } ?? .hig
  }

  /// The lines with a mark; the file begins with an import.
  private func markedLines(_ source: String) -> [Int] {
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("↓") }.map { $0.offset + 2 }
  }

  @Test("what it reports is found, by this rule and no other", arguments: Rule.ID.allCases)
  func reports(id: Rule.ID) throws {
    for example in Rule.named(id).reports {
      let audit = try ExampleAudit.audit(example.source, under: policy(id))
      #expect(audit.findings.map(\.rule.rawValue) == [id.rawValue], "\(example.title)")
      #expect(audit.findings.map(\.subject.place.line) == markedLines(example.source))
    }
  }

  @Test("what it leaves alone is not found", arguments: Rule.ID.allCases)
  func leavesAlone(id: Rule.ID) throws {
    for example in Rule.named(id).leavesAlone {
      let audit = try ExampleAudit.audit(example.source, under: policy(id))
      #expect(audit.findings.map(\.message) == [], "\(example.title)")
      #expect(audit.counts.elements > 0 && audit.undecided.isEmpty, "\(example.title)")
    }
  }

  @Test("in a comment or a string nothing is found", arguments: Rule.ID.allCases)
  func disguised(id: Rule.ID) throws {
    for example in Rule.named(id).reports {
      let lines = example.source.split(separator: "\n", omittingEmptySubsequences: false)
      let comment = lines.map { "// \($0)" }.joined(separator: "\n")
      for source in [
        comment, "/*\n\(example.source)\n*/", "let s = #\"\"\"\n\(example.source)\n\"\"\"#",
      ] {
        #expect(try ExampleAudit.audit(source, under: policy(id)).counts.elements == 0)
      }
    }
  }

  @Test("behind letters of several bytes it is found all the same", arguments: Rule.ID.allCases)
  func letters(id: Rule.ID) throws {
    for example in Rule.named(id).reports {
      let lines = example.source.split(separator: "\n", omittingEmptySubsequences: false)
      let source = lines.map { "/* é👩‍👩‍👧 */ \($0)" }.joined(separator: "\n")
      let audit = try ExampleAudit.audit(source, under: policy(id))
      #expect(audit.findings.map(\.subject.place.line) == markedLines(example.source))
    }
  }
}
