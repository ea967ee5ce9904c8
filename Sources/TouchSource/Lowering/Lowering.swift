import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import TouchModel

/// Returns the declarations of a file, with the problems of its source.
///
/// A file that does not parse is read as far as it goes.
func lower(source: String, file: String, platform: BuildPlatform = .iOS) -> LoweredFile {
  lower(bytes: Array(source.utf8), file: file, platform: platform)
}

/// Returns the declarations of a file of bytes, which need not be UTF-8.
func lower(bytes: [UInt8], file: String, platform: BuildPlatform = .iOS) -> LoweredFile {
  LargeStack.run {
    var problems: [Problem] = []
    let bytes = decoded(bytes, file: file, problems: &problems)
    let text = SourceText(bytes)
    let tree = bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: Lowerer.maximumDepth)
    }
    if tree.hasError { problems += syntaxProblem(of: tree, text: text, file: file) }
    var lowerer = Lowerer(file: file, text: text, platform: platform)
    var result = lowerer.file(tree)
    result.problems = problems + lowerer.problems
    return result
  }
}

/// The bytes as UTF-8; those that are not are replaced, and that is a problem.
private func decoded(_ bytes: [UInt8], file: String, problems: inout [Problem]) -> [UInt8] {
  if String(validating: bytes, as: UTF8.self) != nil { return bytes }
  problems.append(
    Problem(
      kind: .encoding, file: file, message: "not UTF-8; other bytes are read as '\u{FFFD}'",
      remedy: "save the file as UTF-8"))
  return Array(String(decoding: bytes, as: UTF8.self).utf8)
}

/// The first error of a tree, and how many there are.
private func syntaxProblem(
  of tree: SourceFileSyntax, text: SourceText, file: String
) -> [Problem] {
  let errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
    .filter { $0.diagMessage.severity == .error }
  guard let first = errors.min(by: { $0.position < $1.position }) else { return [] }
  let position = text.position(at: first.position.utf8Offset)
  let others = errors.count - 1
  let count = others == 0 ? "" : " (and \(others) more error\(others == 1 ? "" : "s"))"
  return [
    Problem(
      kind: .syntax, file: file, line: Int(position.line), column: Int(position.column),
      message: first.message + count,
      remedy: "the file is read as far as it parses; correct the error")
  ]
}
