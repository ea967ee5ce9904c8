/// How the code makes a view of a class of the project: what is known inside the class of it.
struct Construction {
  /// What the initializer gives to the constants of the class.
  var fields: [String: Value] = [:]
  /// The initializer, where the class has only one that takes the arguments.
  var initializer: Position?
  /// What its parameters stand for, by their names inside.
  var arguments: [String: Value] = [:]

  var isEmpty: Bool { fields.isEmpty && arguments.isEmpty }
}

extension SetupReader {
  /// What the arguments of an initializer say inside its class; nil where they say nothing.
  func construction(
    of type: TypeInfo, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Construction? {
    guard !arguments.isEmpty, !type.initializers.isEmpty else { return nil }
    var result = Construction(fields: constants(of: type, arguments, in: frame))
    let fitting = type.initializers.filter { $0.takes(arguments) }
    if fitting.count == 1, let initializer = fitting.first {
      result.initializer = initializer.position
      for parameter in initializer.parameters {
        let value: Value?
        if let given = arguments.first(where: { $0.label == parameter.label && !$0.isTrailing }) {
          value = anyValue(given.value, in: frame)
        } else {
          value = parameter.value.map { anyValue($0, in: SetupFrame(in: frame)) }
        }
        guard let value else { continue }
        let typed = typed(value, as: parameter.type, in: Scope(file: type.file, type: type))
        guard typed.concernsLayout else { continue }
        result.arguments[parameter.name] = typed
      }
    }
    return result.isEmpty ? nil : result
  }

  private func constants(
    of type: TypeInfo, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> [String: Value] {
    let evaluation = Evaluation(index: index, setting: setting)
    evaluation.stepsLeft = 4_000
    let given = evaluation.arguments(arguments, in: frame.scope)
    let position = Position(line: 1, column: 1)
    guard
      case .instance(let made) = evaluation.construct(type, given, at: position, in: frame.scope),
      evaluation.stepsLeft > 0, !evaluation.choices.advance()
    else { return [:] }
    return made.fields.filter { type.variable($0.key)?.isMutable == false }
  }
}

extension FunctionDeclaration {
  /// Whether its parameters take arguments, by their labels.
  func takes(_ arguments: [Expression.Argument]) -> Bool {
    var left = arguments.filter { !$0.isTrailing }[...]
    for parameter in parameters {
      if let next = left.first, next.label == parameter.label, !parameter.isVariadic {
        left.removeFirst()
      } else if parameter.value == nil, !parameter.takesFunction || !arguments.hasTrailing {
        return false
      }
    }
    return left.isEmpty
  }
}

extension [Expression.Argument] {
  fileprivate var hasTrailing: Bool { contains { $0.isTrailing } }
}
