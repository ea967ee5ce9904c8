import TouchLayout
import TouchModel

/// Who changes a state of a view while the app runs.
enum StateWriter: Sendable {
  /// A pointer above the view, or what is dragged there: a finger does neither, so that the state
  /// stays what it is at rest.
  case pointer
  /// What other platforms alone compile.
  case otherPlatform
  /// Nothing: it is false for good.
  case nobody
  case anyone
}

/// How a state of a view changes.
struct StateChanges {
  var writer = StateWriter.anyone
  /// What the view sets it to when it appears, where nothing else sets it.
  var onAppearance: Expression?
  /// What it is set to, where all that sets it says so and nothing does when the view appears.
  var values: [Expression]?
  /// Whether nothing but an initializer sets it or can: it stays what it begins with.
  var isConstant = false
}

extension Evaluation {
  /// A length that is what it begins with until something sets it to another that is written out; nil
  /// where it may be anything.
  func chosenLength(
    of variable: VariableDeclaration, beginningAs value: Value, of owner: TypeInfo?, in scope: Scope
  ) -> Value? {
    guard ["CGFloat", "Double"].contains(variable.type?.name), case .number(let first) = value,
      let written = changes(ofState: variable, of: owner).values, !written.isEmpty
    else { return nil }
    let later = written.compactMap { expression -> Length? in
      guard case .number(let number) = expression.kind else { return nil }
      return Length(number)
    }
    let all = ([first] + later).uniqued(by: \.self)
    // Up to 1 it may be a share or a scale, which an effect passes through.
    guard later.count == written.count, all.allSatisfy({ $0.isKnown && $0.typical > 1 }) else {
      return nil
    }
    let index = choices.choose(
      variable.name, in: viewName(of: scope), among: all.map(\.typical.sourceText),
      at: place(variable.position, in: scope), base: 0)
    return .number(all[index])
  }

  /// The cases that a state of the view around ever is, by all that sets it; nil where something may set
  /// it to anything.
  func casesEverSet(of source: Expression, in scope: Scope) -> Set<String>? {
    guard let name = source.nameOfOwn, scope.lookUp(name) == nil,
      case .instance(let instance)? = scope.currentReceiver, instance.fields[name] == nil,
      let variable = instance.type.variable(name), variable.isPrivate, let first = variable.value,
      let written = changes(ofState: variable, of: instance.type).values
    else { return nil }
    let names = ([first] + written).map(\.nameOfCase)
    return names.contains(nil) ? nil : Set(names.compactMap { $0 })
  }

  /// How a state of a view changes, as far as the text of its type says.
  func changes(ofState variable: VariableDeclaration, of owner: TypeInfo?) -> StateChanges {
    guard let owner, owner.kind == .structure, variable.attributes.first?.name == "State"
    else { return StateChanges() }
    let key = owner.path.joined(separator: ".") + " " + variable.name
    if let known = stateChanges[key] { return known }
    let writes = StateWrites(of: variable.name, in: owner)
    var changes = StateChanges()
    if !writes.byOthers {
      if writes.byPointer {
        changes.writer = .pointer
      } else if variable.isPrivate, isUsedElsewhere(variable) {
        changes.writer = .otherPlatform
      }
    }
    if case .boolean(false)? = variable.value?.kind, variable.isPrivate,
      isNeverRaised(variable.name, in: variable.file)
    {
      changes.writer = .nobody
    }
    if writes.count == 1 { changes.onAppearance = writes.onAppearance }
    if writes.onAppearance == nil { changes.values = writes.values }
    changes.isConstant = !writes.isWrittenLater && !isHandedOver(variable)
    stateChanges[key] = changes
    return changes
  }

  /// Whether a variable is given to a function that may change it, as in `swap(&first, &second)`.
  private func isHandedOver(_ variable: VariableDeclaration) -> Bool {
    guard let number = index.number(of: variable.file), let bytes = index.bytes(of: number) else {
      return true
    }
    let prefixes = ["&", "&self."].map { Array($0.utf8) }
    return bytes.occurrences(ofName: variable.name).contains { range in
      prefixes.contains { bytes[..<range.lowerBound].reversed().starts(with: $0.reversed()) }
    }
  }

  /// Whether other platforms alone compile a use of a variable in its file.
  private func isUsedElsewhere(_ variable: VariableDeclaration) -> Bool {
    guard let number = index.number(of: variable.file), let bytes = index.bytes(of: number) else {
      return false
    }
    return FileScan.usesElsewhere(variable.name, in: bytes, platform: index.platform)
  }
}

/// Who changes a state, as far as the text of its type says.
private struct StateWrites {
  private let name: String
  private(set) var byPointer = false
  private(set) var byOthers = false
  /// How often it is changed.
  private(set) var count = 0
  /// What it is set to; nil where something may set it to anything.
  private(set) var values: [Expression]? = []
  /// What it is set to when a view appears.
  private(set) var onAppearance: Expression?
  /// Whether anything but an initializer changes it.
  private(set) var isWrittenLater = false
  /// Whether a pointer makes happen what is being read.
  private var isHovering = false
  /// Whether an initializer is being read.
  private var isInitializing = false

  /// Reads all members of a type.
  init(of name: String, in type: TypeInfo) {
    self.name = name
    for variable in type.ownVariables {
      visit(variable.getter ?? [])
      visit(variable.observers)
    }
    for function in type.ownFunctions { visit(function) }
    isInitializing = true
    for initializer in type.initializers { visit(initializer) }
  }

  private mutating func visit(_ function: FunctionDeclaration) {
    if case .deferred(let code)? = function.code, !code.mentions({ $0.hasSuffix(name) }) { return }
    visit(function.body ?? [])
  }

  private mutating func note(_ value: Expression? = nil) {
    count += 1
    if !isInitializing { isWrittenLater = true }
    values = value.flatMap { value in values.map { $0 + value.outcomes } }
    if isHovering { byPointer = true } else { byOthers = true }
  }

  /// Notes code that is not read and may set it to anything.
  private mutating func noteUnread() {
    isWrittenLater = true
    values = nil
  }

  /// Reads what runs when a view appears, as far as it runs in any case.
  private mutating func noteAppearance(_ statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .assignment(let target, _, let value) where isState(target): onAppearance = value
      case .expression(let expression):
        guard case .chain(let base, let links) = expression.kind,
          case .name("withAnimation") = base.kind, case .call(let given)? = links.last?.kind,
          case .closure(let animated)? = given.last?.value.kind
        else { continue }
        noteAppearance(animated.body)
      default: continue
      }
    }
  }

  private mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression):
      if mayChange(expression) { note() }
      visit(expression)
    case .return(let expression?): visit(expression)
    case .binding(_, _, let value, _): if let value { visit(value) }
    case .assignment(let target, let sign, let value):
      if isState(target) {
        note(sign == "=" ? value : nil)
      } else if mentions(target) {
        note()
      }
      visit(value)
    case .conditional(let conditional): visit(conditional)
    case .selection(let selection): visit(selection)
    case .guard(let conditions, let body):
      visit(conditions)
      visit(body)
    case .loop(_, let sequence, let body):
      if let sequence { visit(sequence) }
      visit(body)
    case .do(let body): visit(body)
    case .configuration(let clauses): for clause in clauses { visit(clause.body) }
    case .function(let function): visit(function.body ?? [])
    case .other("deferStmt"): noteUnread()
    case .return(nil), .type, .alias, .other: break
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
    case .other: noteUnread()
    case .number, .boolean, .string, .null, .implicitMember, .keyPath: break
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
          if callee == "onAppear", case .closure(let closure) = argument.value.kind {
            noteAppearance(closure.body)
          }
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

  /// Whether a statement is a call of a member of the state, which may change it.
  private func mayChange(_ statement: Expression) -> Bool {
    guard case .chain(_, let links) = statement.kind, case .call? = links.last?.kind else {
      return false
    }
    return isPart(statement)
  }

  /// Whether an expression leads from the state to something of it.
  private func isPart(_ expression: Expression) -> Bool {
    guard case .chain(let base, let links) = expression.kind else { return false }
    if base.isSelf, case .member(name)? = links.first?.kind { return links.count > 1 }
    return isState(base)
  }

  /// Whether what is assigned to is the state, among others or by a part of it.
  private func mentions(_ target: Expression) -> Bool {
    guard case .tuple(let members) = target.kind else { return isState(target) || isPart(target) }
    return members.contains { mentions($0.value) }
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
  /// What it may come to by its conditions.
  var outcomes: [Expression] {
    guard case .ternary(_, let first, let second) = kind else { return [self] }
    return first.outcomes + second.outcomes
  }

  /// The case that it names, as `.home` or `Tab.home`.
  fileprivate var nameOfCase: String? {
    switch kind {
    case .implicitMember(let name): return name
    case .chain(let base, let links):
      guard case .name(let type) = base.kind, type.first?.isUppercase ?? false, links.count == 1,
        case .member(let name) = links[0].kind
      else { return nil }
      return name
    default: return nil
    }
  }

  fileprivate var isSelf: Bool {
    if case .name("self") = kind { return true }
    return false
  }
}
