/// The signature of a function.
enum Header: Sendable {
  case read(Signature)
  /// A signature that is lowered when it is first asked for.
  case deferred(DeferredFunction)

  var signature: Signature {
    switch self {
    case .read(let signature): signature
    case .deferred(let function): function.signature
    }
  }
}

/// The statements of a function.
enum Code: Sendable {
  case read([Statement])
  /// Statements that are lowered when they are first asked for.
  case deferred(DeferredFunction)

  var statements: [Statement] {
    switch self {
    case .read(let statements): statements
    case .deferred(let function): function.statements
    }
  }
}
