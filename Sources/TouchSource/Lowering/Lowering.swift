import SwiftParser
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
    var bytes = decoded(bytes, file: file, problems: &problems)
    var limit = NestingLimit()
    limit.apply(to: &bytes)
    let text = SourceText(bytes)
    let tree = bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: Lowerer.maximumDepth)
    }
    if let errors = SyntaxErrors(in: tree) {
      problems.append(errors.problem(in: file, text: text))
    }
    var lowerer = Lowerer(file: file, text: text, platform: platform)
    if let place = limit.place { lowerer.noteNesting(at: text.position(at: place)) }
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
