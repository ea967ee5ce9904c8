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
  /// The names around that stand for whole numbers.
  var wholeNumbers: Set<String> = []
  /// What the block that is being lowered does at its end, by `defer`.
  var postponed: [Statement] = []
  /// The functions that are left out but for their names, by their opening braces.
  private(set) var deferred: (source: DeferredSource, places: [Int: FunctionBodies.Place])?

  init(file: String, text: SourceText, platform: BuildPlatform) {
    self.file = file
    self.text = text
    self.platform = platform
  }

  /// Takes note of the functions whose signatures and bodies are not in the tree.
  mutating func leaveOut(_ functions: [FunctionBodies.Place]) {
    let places = Dictionary(functions.map { ($0.brace, $0) }) { first, _ in first }
    deferred = (DeferredSource(file: file, platform: platform) { [text] in text }, places)
  }

  /// Where to read a function whose body is not in the tree; nil for any other.
  func leftOut(_ body: CodeBlockSyntax) -> DeferredFunction? {
    guard let deferred else { return nil }
    let brace = body.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    return deferred.places[brace].map { DeferredFunction(source: deferred.source, place: $0) }
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
