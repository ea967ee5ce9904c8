import TouchModel

/// States that only a pointer above a view changes, as `isHovering` does in `onHover`: a finger has
/// none, so that they stay what they are at rest.
extension Evaluation {
  /// Whether nothing but a pointer, or what is dragged, changes a state of a view.
  func isPointers(_ variable: VariableDeclaration, of owner: TypeInfo?) -> Bool {
    guard let owner, owner.kind == .structure, variable.attributes.first?.name == "State"
    else { return false }
    let key = owner.path.joined(separator: ".") + " " + variable.name
    if let known = pointerStates[key] { return known }
    let isPointers = StateWrites(of: variable.name, in: owner).arePointers
    pointerStates[key] = isPointers
    return isPointers
  }
}

/// Who changes a state, as far as the text of its type says.
private struct StateWrites {
  private let name: String
  private var byPointer = false
  private var byOthers = false
  /// Whether a pointer makes happen what is being read.
  private var isHovering = false

  /// Reads all members of a type.
  init(of name: String, in type: TypeInfo) {
    self.name = name
    for variable in type.ownVariables {
      visit(variable.getter ?? [])
      visit(variable.observers)
    }
    for function in type.ownFunctions + type.initializers {
      if case .deferred(let code)? = function.code, !code.mentions({ $0.hasSuffix(name) }) {
        continue
      }
      visit(function.body ?? [])
    }
  }

  /// Whether pointers change it and nothing else does.
  var arePointers: Bool { byPointer && !byOthers }

  private mutating func note() {
    if isHovering { byPointer = true } else { byOthers = true }
  }

  private mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression), .return(let expression?): visit(expression)
    case .binding(_, _, let value, _): if let value { visit(value) }
    case .assignment(let target, _, let value):
      if isState(target) { note() }
      visit(value)
    case .conditional(let conditional): visit(conditional)
    case .selection(let selection): visit(selection)
    case .guard(let conditions, let body):
      visit(conditions)
      visit(body)
    case .loop(_, let sequence, let body):
      visit(sequence)
      visit(body)
    case .do(let body): visit(body)
    case .configuration(let clauses): for clause in clauses { visit(clause.body) }
    case .function(let function): visit(function.body ?? [])
    case .return(nil), .type, .other: break
    }
  }

  private mutating func visit(_ conditional: If) {
    visit(conditional.conditions)
    visit(conditional.body)
    visit(conditional.otherwise ?? [])
  }

  private mutating func visit(_ selection: Switch) {
    visit(selection.subject)
    for one in selection.cases { visit(one.body) }
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition.kind {
      case .expression(let expression), .binding(_, let expression?), .pattern(_, let expression):
        visit(expression)
      case .binding(_, nil), .availability: break
      }
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let written): if written == "$" + name || written == "_" + name { note() }
    case .chain(let base, let links): visit(base, links)
    case .closure(let closure): visit(closure.body)
    case .unary(let sign, let operand):
      if sign == "&", isState(operand) { note() }
      visit(operand)
    case .binary(_, let left, let right):
      visit(left)
      visit(right)
    case .ternary(let condition, let first, let second):
      for part in [condition, first, second] { visit(part) }
    case .array(let members): for member in members { visit(member) }
    case .dictionary(let pairs):
      for (key, value) in pairs {
        visit(key)
        visit(value)
      }
    case .tuple(let arguments): for argument in arguments { visit(argument.value) }
    case .cast(let value, _, _): visit(value)
    case .conditional(let conditional): visit(conditional)
    case .selection(let selection): visit(selection)
    case .number, .boolean, .string, .null, .implicitMember, .keyPath, .other: break
    }
  }

  private mutating func visit(_ base: Expression, _ links: [Expression.Link]) {
    visit(base)
    var callee = ""
    if case .name(let name) = base.kind { callee = name }
    for (number, link) in links.enumerated() {
      switch link.kind {
      case .member(let member):
        let isOwn = number == 0 && base.isSelf
        if isOwn, member == "$" + name || member == "_" + name { note() }
        let target = Expression(
          kind: .chain(base, Array(links[..<number])), position: base.position)
        if member == "toggle", isState(number == 0 ? base : target) { note() }
        callee = member
      case .call(let arguments):
        for argument in arguments {
          let outer = isHovering
          isHovering =
            outer || callee.lowercased().contains("hover") || argument.label == "isTargeted"
          visit(argument.value)
          isHovering = outer
        }
      case .index(let arguments): for argument in arguments { visit(argument.value) }
      case .optional, .forced: break
      }
    }
  }

  /// Whether an expression is the state by name.
  private func isState(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let written): return written == name
    case .chain(let base, let links):
      guard base.isSelf, links.count == 1, case .member(let member) = links[0].kind else {
        return false
      }
      return member == name
    default: return false
    }
  }
}

extension Expression {
  fileprivate var isSelf: Bool {
    if case .name("self") = kind { return true }
    return false
  }
}
