import SwiftSyntax
import TouchModel

/// A function whose signature and body were left out when its file was parsed.
struct DeferredFunction: Sendable {
  let source: DeferredSource
  let place: FunctionBodies.Place

  /// What it takes and returns, which is lowered once.
  var signature: Signature { source.signature(of: place) }

  /// The statements, which are lowered once.
  var statements: [Statement] { source.statements(of: place) }

  /// The signature if somebody asked for it, and nothing that was read of the file was wrong.
  var readSignature: Signature? { source.whole(place)?.signature }

  /// The statements if somebody asked for them, and nothing that was read of the file was wrong.
  var readStatements: [Statement]? { source.whole(place)?.statements }

  /// Whether one of the words of its body fulfils a condition, which is known without parsing it.
  func mentions(_ isWanted: (String) -> Bool) -> Bool { source.mentions(isWanted, in: place) }
}

/// A file from which functions can still be read.
final class DeferredSource: Sendable {
  /// What was read of a function.
  fileprivate struct Parts {
    var signature: Signature?
    var statements: [Statement]?
  }

  private struct State {
    /// The text, once it was asked for; nil where the file is no longer what it was.
    var text: SourceText??
    /// What was read, by where the functions begin.
    var parts: [Int: Parts] = [:]
    var problems: [Problem] = []
    var isDiagnosed = false
  }

  private let file: String
  private let platform: BuildPlatform
  private let open: @Sendable () -> SourceText?
  private let state = Locked(State())

  /// - Parameter open: Reads the text, when it is first asked for; nil where it cannot be read.
  init(file: String, platform: BuildPlatform, _ open: @escaping @Sendable () -> SourceText?) {
    self.file = file
    self.platform = platform
    self.open = open
  }

  private var text: SourceText? {
    state.withLock { state in
      if let known = state.text { return known }
      let text = open()
      state.text = .some(text)
      return text
    }
  }

  /// The problems that were met in what was read so far.
  var problems: [Problem] { state.withLock { $0.problems } }

  fileprivate func mentions(
    _ isWanted: (String) -> Bool, in place: FunctionBodies.Place
  ) -> Bool {
    guard let text else { return false }
    return text.bytes[place.content].withUnsafeBufferPointer { bytes in
      var scanner = SourceScanner(bytes)
      while let token = scanner.next() {
        if case .word(let range) = token, isWanted(String(decoding: bytes[range], as: UTF8.self)) {
          return true
        }
      }
      return false
    }
  }

  /// What was read of a function, if nothing in the file was wrong.
  fileprivate func whole(_ place: FunctionBodies.Place) -> Parts? {
    state.withLock { $0.problems.isEmpty ? $0.parts[place.start] : nil }
  }

  fileprivate func signature(of place: FunctionBodies.Place) -> Signature {
    state.withLock { $0.parts[place.start]?.signature }
      ?? read(place, in: place.header).signature ?? Signature()
  }

  fileprivate func statements(of place: FunctionBodies.Place) -> [Statement] {
    state.withLock { $0.parts[place.start]?.statements }
      ?? read(place, in: place.start..<place.end).statements ?? []
  }

  /// Reads what a range of the text has of a function.
  private func read(_ place: FunctionBodies.Place, in range: Range<Int>) -> Parts {
    guard let text else { return Parts() }
    let (file, platform) = (file, platform)
    let (read, problems, hasError) = LargeStack.run {
      let tree = SourceFileSyntax(parsing: Array(text.bytes[range]))
      var lowerer = Lowerer(
        file: file, text: text.counted(from: range.lowerBound), platform: platform)
      let parts = lowerer.parts(of: tree)
      return (parts, lowerer.problems, tree.hasError)
    }
    return state.withLock { state in
      // What somebody else read meanwhile is the same.
      var parts = state.parts[place.start] ?? Parts()
      parts.signature = parts.signature ?? read.signature
      parts.statements = parts.statements ?? read.statements
      state.parts[place.start] = parts
      state.problems += problems.filter { problem in
        !state.problems.contains { $0.kind == problem.kind }
      }
      if hasError, !state.isDiagnosed {
        state.isDiagnosed = true
        if let problem = diagnosed(text) { state.problems.append(problem) }
      }
      return parts
    }
  }

  /// What is wrong with the file as a whole: its errors are counted together.
  private func diagnosed(_ text: SourceText) -> Problem? {
    LargeStack.run { [file] in
      let tree = SourceFileSyntax(parsing: text.bytes)
      return SyntaxErrors(in: tree)?.problem(in: file, text: text)
    }
  }
}

extension Lowerer {
  /// What a file has of the one function in it.
  fileprivate mutating func parts(of tree: SourceFileSyntax) -> DeferredSource.Parts {
    guard case .decl(let node)? = tree.statements.first?.item else { return .init() }
    if let function = node.as(FunctionDeclSyntax.self) {
      return parts(
        function.signature, function.genericParameterClause, function.genericWhereClause,
        function.body)
    }
    guard let initializer = node.as(InitializerDeclSyntax.self) else { return .init() }
    return parts(
      initializer.signature, initializer.genericParameterClause, initializer.genericWhereClause,
      initializer.body)
  }

  private mutating func parts(
    _ signature: FunctionSignatureSyntax, _ generics: GenericParameterClauseSyntax?,
    _ requirements: GenericWhereClauseSyntax?, _ body: CodeBlockSyntax?
  ) -> DeferredSource.Parts {
    .init(
      signature: self.signature(signature, generics, requirements),
      statements: body.map { statements($0.statements) })
  }
}
