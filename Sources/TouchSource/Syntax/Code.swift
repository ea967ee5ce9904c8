/// The statements of a function.
enum Code: Sendable {
  case read([Statement])
  /// Statements that are lowered when they are first asked for.
  case deferred(DeferredCode)

  var statements: [Statement] {
    switch self {
    case .read(let statements): statements
    case .deferred(let code): code.statements
    }
  }
}
