import SwiftParser
import SwiftSyntax
import TouchModel

/// The statements of a function whose body was left out when its file was parsed.
struct DeferredCode: Sendable {
  let source: DeferredSource
  let place: FunctionBodies.Place

  /// The statements, which are lowered once.
  var statements: [Statement] { source.statements(of: place) }

  /// The statements if somebody asked for them, and nothing that was read of the file was wrong.
  var read: [Statement]? { source.whole(place) }

  /// Whether one of its words fulfils a condition, which is known without parsing it.
  func mentions(_ isWanted: (String) -> Bool) -> Bool { source.mentions(isWanted, in: place) }
}

/// A file from which bodies of functions can still be read.
final class DeferredSource: Sendable {
  private struct State {
    /// The text, once it was asked for; nil where the file is no longer what it was.
    var text: SourceText??
    /// The bodies that were read, by where their functions begin.
    var statements: [Int: [Statement]] = [:]
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

  fileprivate func read(_ place: FunctionBodies.Place) -> [Statement]? {
    state.withLock { $0.statements[place.start] }
  }

  /// The statements of a function if they were read, and nothing in the file was wrong.
  fileprivate func whole(_ place: FunctionBodies.Place) -> [Statement]? {
    state.withLock { $0.problems.isEmpty ? $0.statements[place.start] : nil }
  }

  fileprivate func statements(of place: FunctionBodies.Place) -> [Statement] {
    if let known = read(place) { return known }
    guard let text else { return [] }
    let (file, platform) = (file, platform)
    let (statements, problems, hasError) = LargeStack.run {
      let tree = text.bytes[place.start..<place.end].withUnsafeBufferPointer {
        Parser.parse(source: $0, maximumNestingLevel: Lowerer.maximumDepth)
      }
      var lowerer = Lowerer(
        file: file, text: text.counted(from: place.start), platform: platform)
      let statements = lowerer.body(of: tree)
      return (statements, lowerer.problems, tree.hasError)
    }
    return state.withLock { state in
      if let known = state.statements[place.start] { return known }
      state.statements[place.start] = statements
      state.problems += problems.filter { problem in
        !state.problems.contains { $0.kind == problem.kind }
      }
      if hasError, !state.isDiagnosed {
        state.isDiagnosed = true
        if let problem = diagnosed(text) { state.problems.append(problem) }
      }
      return statements
    }
  }

  /// What is wrong with the file as a whole: its errors are counted together.
  private func diagnosed(_ text: SourceText) -> Problem? {
    LargeStack.run { [file] in
      let tree = text.bytes.withUnsafeBufferPointer {
        Parser.parse(source: $0, maximumNestingLevel: Lowerer.maximumDepth)
      }
      return SyntaxErrors(in: tree)?.problem(in: file, text: text)
    }
  }
}

extension Lowerer {
  /// The statements of the one function of a file.
  fileprivate mutating func body(of tree: SourceFileSyntax) -> [Statement] {
    guard case .decl(let node)? = tree.statements.first?.item else { return [] }
    let body = node.as(FunctionDeclSyntax.self)?.body ?? node.as(InitializerDeclSyntax.self)?.body
    return body.map { statements($0.statements) } ?? []
  }
}
