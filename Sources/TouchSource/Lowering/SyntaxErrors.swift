import SwiftParserDiagnostics
import SwiftSyntax
import TouchModel
import TouchRules

/// The first error of a file and the number of places at which it does not parse.
///
/// The parser's own diagnostics of a whole file take time with the square of their number, so only
/// the smallest part of the file that has a message is diagnosed.
struct SyntaxErrors {
  private let message: String
  private let offset: Int
  private let count: Int

  /// Finds the errors of a tree; nil if it has none.
  init?(in tree: SourceFileSyntax) {
    guard tree.hasError else { return nil }
    var count = 0
    var first: Syntax?
    var nodes = [Syntax(tree)]
    while let node = nodes.popLast() {
      let token = node.as(TokenSyntax.self)
      let isError =
        token?.presence == .missing || token?.tokenDiagnostic.map(Self.isError) ?? false
      if isError || node.is(UnexpectedNodesSyntax.self) {
        count += 1
        first = first ?? node
      } else {
        nodes += node.children(viewMode: .all).filter(\.hasError).reversed()
      }
    }
    guard count > 0 else { return nil }
    self.count = count
    var place = first
    while let node = place {
      let diagnostics = ParseDiagnosticsGenerator.diagnostics(for: node)
        .filter { $0.diagMessage.severity == .error }
      if let diagnostic = diagnostics.min(by: { $0.position < $1.position }) {
        message = diagnostic.message.onOneLine
        offset = diagnostic.position.utf8Offset
        return
      }
      place = node.parent
    }
    message = "unexpected code"
    offset = (first ?? Syntax(tree)).positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// Whether a word is wrong in every version of the language: Swift 5 only warns of a space behind the
  /// name of an attribute, and it is clear what is meant.
  private static func isError(_ diagnostic: TokenDiagnostic) -> Bool {
    switch diagnostic.kind {
    case .extraneousLeadingWhitespaceError, .extraneousTrailingWhitespaceError: false
    default: diagnostic.severity == .error
    }
  }

  func problem(in file: String, text: SourceText) -> Problem {
    let position = text.position(at: offset)
    let others = count < 2 ? "" : " (and \(count - 1) more error\(count == 2 ? "" : "s"))"
    return Problem(
      kind: .syntax, file: file, line: Int(position.line), column: Int(position.column),
      message: message + others, remedy: "the file is read as far as it parses; correct the error")
  }
}
