import SwiftParser
import SwiftSyntax
import TouchModel

/// Returns the declarations of a file of bytes, which need not be UTF-8, with the problems of its source. Long
/// bodies of functions, and the signatures before them, are parsed when they are first asked for.
///
/// A file that does not parse is read as far as it goes.
///
/// - Parameter shortest: The shortest body of a function that is left for later, in bytes.
func lower(
  bytes: [UInt8], file: String, platform: BuildPlatform = .iOS,
  shortest: Int = FunctionBodies.shortest
) -> LoweredFile {
  LargeStack.run {
    var problems: [Problem] = []
    var bytes = decoded(bytes, file: file, problems: &problems)
    var limit = NestingLimit()
    limit.apply(to: &bytes)
    let text = SourceText(bytes)
    let functions = bytes.withUnsafeBufferPointer {
      FunctionBodies.find(in: $0, shortest: shortest)
    }
    var tree = parsed(bytes, leavingOut: functions)
    // Where there is an error all are to be counted.
    let isWhole = functions.isEmpty || tree.hasError
    if isWhole, !functions.isEmpty { tree = parsed(bytes, leavingOut: []) }
    if let errors = SyntaxErrors(in: tree) {
      problems.append(errors.problem(in: file, text: text))
    }
    var lowerer = Lowerer(file: file, text: text, platform: platform)
    if !isWhole { lowerer.leaveOut(functions) }
    if let place = limit.place { lowerer.noteNesting(at: text.position(at: place)) }
    var result = lowerer.file(tree)
    result.problems = problems + lowerer.problems
    result.deferred = lowerer.deferred?.source
    return result
  }
}

extension SourceText {
  /// The text of a file of bytes, with the places that its lowering gave its parts.
  init(decoding bytes: [UInt8]) {
    var problems: [Problem] = []
    var bytes = decoded(bytes, file: "", problems: &problems)
    var limit = NestingLimit()
    limit.apply(to: &bytes)
    self.init(bytes)
  }
}

/// The tree of some bytes, in which some functions take and return nothing and have bodies of white
/// space.
private func parsed(
  _ bytes: [UInt8], leavingOut functions: [FunctionBodies.Place]
) -> SourceFileSyntax {
  var bytes = bytes
  for function in functions {
    for index in function.content { bytes[index] = 0x20 }
    // The shortest signature is a pair of parentheses.
    guard function.signature + 2 < function.brace else { continue }
    for index in function.signature..<function.brace { bytes[index] = 0x20 }
    bytes[function.signature] = UInt8(ascii: "(")
    bytes[function.signature + 1] = UInt8(ascii: ")")
  }
  return SourceFileSyntax(parsing: bytes)
}

extension SourceFileSyntax {
  /// The tree of some bytes.
  init(parsing bytes: [UInt8]) {
    func tree(_ bytes: [UInt8]) -> SourceFileSyntax {
      bytes.withUnsafeBufferPointer {
        Parser.parse(source: $0, maximumNestingLevel: Lowerer.maximumDepth)
      }
    }
    self = tree(bytes)
    if hasError, let mended = ClosureStarts.mended(bytes) { self = tree(mended) }
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
