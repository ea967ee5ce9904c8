import SwiftSyntax
import TouchModel

/// Turns the syntax of one file into expressions, statements and declarations.
struct Lowerer {
  /// How deep source may be nested: as deep as the parser follows it by default.
  static let maximumDepth = 256

  let file: String
  let text: SourceText
  let platform: BuildPlatform
  var problems: [Problem] = []
  /// The number of expressions and statements around the one that is being lowered.
  private(set) var depth = 0
  /// The functions whose bodies are left out, by their opening braces.
  private(set) var deferred: (source: DeferredSource, places: [Int: FunctionBodies.Place])?

  init(file: String, text: SourceText, platform: BuildPlatform) {
    self.file = file
    self.text = text
    self.platform = platform
  }

  /// Takes note of the functions whose bodies are not in the tree.
  mutating func leaveOut(_ functions: [FunctionBodies.Place]) {
    let places = Dictionary(functions.map { ($0.brace, $0) }) { first, _ in first }
    deferred = (DeferredSource(file: file, platform: platform) { [text] in text }, places)
  }

  /// The statements of a function, or where to read them.
  mutating func code(_ body: CodeBlockSyntax) -> Code {
    let brace = body.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    if let deferred, let place = deferred.places[brace] {
      return .deferred(DeferredCode(source: deferred.source, place: place))
    }
    return .read(statements(body.statements))
  }

  /// Lowers a node one level deeper, or returns nil and notes the problem if that is too deep.
  mutating func nested<Result>(
    at node: some SyntaxProtocol, _ body: (inout Lowerer) -> Result
  ) -> Result? {
    guard depth < Self.maximumDepth else {
      noteNesting(at: position(of: node))
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  /// Notes that the file is nested too deeply; once a file, at its first place.
  mutating func noteNesting(at position: Position) {
    if problems.contains(where: { $0.kind == .nesting }) { return }
    problems.append(
      Problem(
        kind: .nesting, file: file, line: Int(position.line), column: Int(position.column),
        message: "nested too deeply; what is inside is not read",
        remedy: "take parts out into declarations of their own"))
  }

  /// Where a node begins, behind its white space and comments.
  func position(of node: some SyntaxProtocol) -> Position {
    text.position(of: node)
  }

  /// The name of a node's syntax, for what is not lowered.
  func name(of node: some SyntaxProtocol) -> String {
    "\(node.kind)"
  }
}

extension TokenSyntax {
  /// The identifier without back quotes.
  var name: String {
    let text = self.text
    guard text.count > 2, text.first == "`", text.last == "`" else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension String {
  /// Whether a name is written as types are: with a capital letter, perhaps behind underscores.
  var isTypeName: Bool {
    first { $0 != "_" }?.isUppercase == true
  }
}
