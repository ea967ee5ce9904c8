/// A part of a function: as it was read with its file, or left out until it is first asked for.
enum Deferrable<Part: FunctionPart>: Sendable {
  case read(Part)
  case deferred(DeferredFunction)

  /// The part, which is lowered where it was left out.
  var value: Part {
    switch self {
    case .read(let part): part
    case .deferred(let function): .lowered(of: function)
    }
  }
}

/// The signature of a function.
typealias Header = Deferrable<Signature>

/// The statements of a function.
typealias Code = Deferrable<[Statement]>

/// What a function has that may be left out when its file is parsed.
protocol FunctionPart: Stored, Sendable {
  /// What a function has of it that was left out, lowered once.
  static func lowered(of function: DeferredFunction) -> Self

  /// The same if somebody asked for it, and nothing that was read of the file was wrong.
  static func ifLowered(of function: DeferredFunction) -> Self?
}

extension Signature: FunctionPart {
  static func lowered(of function: DeferredFunction) -> Signature { function.signature }
  static func ifLowered(of function: DeferredFunction) -> Signature? { function.readSignature }
}

extension Array: FunctionPart where Element == Statement {
  static func lowered(of function: DeferredFunction) -> [Statement] { function.statements }
  static func ifLowered(of function: DeferredFunction) -> [Statement]? { function.readStatements }
}
