import TouchLayout
import TouchModel

/// The methods of a class that nothing names but code which never runs on the device, as what only the
/// Mac's version of an app does, or what waits for a notification that nothing posts.
struct ClosedMethods {
  let index: SourceIndex
  let setting: Setting

  /// Where they are declared.
  func places(in type: TypeInfo) -> Set<Place> {
    let bodies = self.bodies(of: type)
    let closed = bodies.map { body in
      self.closed(body.statements, in: type, body.file) + awaiting(in: body.statements)
    }
    guard closed.contains(where: { !$0.isEmpty }) else { return [] }
    let (all, never) = (bodies.map(\.statements.mentions), closed.map(\.mentions))
    var found: Set<Place> = []
    var uses: [String: Int?] = [:]
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for function in type.ownFunctions
      where !found.contains(function.place) && isLeftToSource(function, of: type) {
        let name = function.name
        let hidden = bodies.indices.reduce(0) { count, number in
          let isDead = bodies[number].function.map(found.contains) ?? false
          return count + ((isDead ? all : never)[number][name] ?? 0)
        }
        guard hidden > 0 else { continue }
        let known = uses[name] ?? self.uses(of: name, in: type)
        uses[name] = known
        guard known == hidden else { continue }
        found.insert(function.place)
        isGrowing = true
      }
    }
    return found
  }

  /// Whether nothing in the source calls a method of a class of views that takes arguments, and nothing else
  /// may: neither the system, nor Objective-C, nor another module.
  func isUncalled(_ function: FunctionDeclaration, in type: TypeInfo) -> Bool {
    let name = function.name
    guard function.hasBody, !function.parameters.isEmpty, function.attributes.isEmpty,
      !function.isPublic || !index.isOfferedToOthers,
      !type.attributes.contains(where: { $0.name == "objcMembers" }),
      // What a protocol asks for those call that know the class by it.
      type.allInherited.allSatisfy({ parent in
        ViewClasses.isSystemView(parent) || index.type(parent, from: type)?.kind == .classType
      }),
      type.parents.allSatisfy({ $0.functions(name).isEmpty }),
      !index.interfaces.objectiveC.holds(name), !OutsideUse(index: index).calls(name, of: type)
    else { return false }
    let files = Set((type.ownFunctions + type.initializers).map(\.file) + [type.file])
    return files.allSatisfy { file in
      guard let code = index.number(of: file).flatMap(index.bytes)?.withoutComments else {
        return false
      }
      return code.occurrences(ofName: name).allSatisfy {
        code.isFunction(at: $0.lowerBound) && !code.isOverride(at: $0.lowerBound)
      }
    }
  }

  /// Whether nothing but code that is written in Swift may call a method of a class: neither the system, nor
  /// Objective-C, nor what knows the class by a protocol.
  func isLeftToSwift(_ function: FunctionDeclaration, of type: TypeInfo) -> Bool {
    let name = function.name
    guard function.hasBody, function.attributes.allSatisfy({ $0.name == "discardableResult" }),
      !type.attributes.contains(where: { $0.name == "objcMembers" }),
      type.allInherited.allSatisfy({ !mayAsk($0, for: function, of: type) }),
      !index.interfaces.objectiveC.holds(name),
      let code = index.number(of: function.file).flatMap(index.bytes)?.withoutComments
    else { return false }
    return code.occurrences(ofName: name).allSatisfy { !code.isOverride(at: $0.lowerBound) }
  }

  /// Whether a class or a protocol that a class inherits from may ask it for a method.
  private func mayAsk(
    _ parent: String, for function: FunctionDeclaration, of type: TypeInfo
  ) -> Bool {
    if ViewClasses.isSystemView(parent) { return false }
    guard let known = index.type(parent, from: type) else {
      // What is told something is handed who tells it.
      let isTold = parent.hasSuffix("Delegate") || parent.hasSuffix("DataSource")
      return !(isTold && parent.hasPrefix("UI") && function.parameters.isEmpty)
    }
    return known.kind == .protocolType && !known.functions(function.name).isEmpty
  }

  /// What runs together in a class.
  private struct Body {
    var file: String
    /// The function whose body it is, if it is one's.
    var function: Place?
    var statements: [Statement]
  }

  private func bodies(of type: TypeInfo) -> [Body] {
    let functions = (type.ownFunctions + type.initializers).map { function in
      Body(file: function.file, function: function.place, statements: function.body ?? [])
    }
    return functions
      + type.ownVariables.map {
        Body(file: $0.file, function: nil, statements: ($0.getter ?? []) + $0.observers)
      }
  }

  /// Whether nothing but the source may call a method: neither the system, which hands what it calls
  /// something, nor Interface Builder or another module.
  private func isLeftToSource(_ function: FunctionDeclaration, of type: TypeInfo) -> Bool {
    let isTarget = function.attributes.contains { $0.name == "objc" }
    return function.hasBody && (!function.isPublic || !index.isOfferedToOthers)
      && (isTarget || function.isPrivate || function.parameters.isEmpty)
      && function.attributes.allSatisfy { $0.name == "objc" && $0.arguments.isEmpty }
      && !type.attributes.contains { $0.name == "objcMembers" }
      && type.ownFunctions.count { $0.name == function.name } == 1
      && !index.interfaces.objectiveC.holds(function.name)
  }

  /// How often code has the name of a method of a class other than to declare that; nil where it declares
  /// several, or one that takes the place of an inherited one, or a protocol asks for one.
  private func uses(of name: String, in type: TypeInfo) -> Int? {
    let own = Set((type.ownFunctions + type.initializers).map(\.file) + [type.file])
    let naming = Set(index.numbers(mentioning: type.name))
    var (declarations, uses) = (0, 0)
    for number in index.files.indices where index.files[number].text == nil {
      guard let bytes = index.bytes(of: number), bytes.hold(name) else { continue }
      let code = bytes.withoutComments
      let names = code.occurrences(ofName: name)
      let declared = names.filter { code.isFunction(at: $0.lowerBound) }
      if !declared.isEmpty, !naming.contains(number), !own.contains(index.files[number].name) {
        // What another class has of the name is its own.
        if asks(for: name, in: index.declarations(of: number).types) { return nil }
        continue
      }
      declarations += declared.count
      uses += names.count - declared.count
      if declared.contains(where: { code.isOverride(at: $0.lowerBound) }) { return nil }
    }
    return declarations == 1 ? uses : nil
  }

  /// Whether a protocol among some types asks for a method.
  private func asks(for name: String, in types: [TypeDeclaration]) -> Bool {
    types.contains { type in
      type.kind == .protocolType && type.functions.contains { $0.name == name }
        || asks(for: name, in: type.types)
    }
  }

  // MARK: - What never runs

  /// What names the methods that only notifications call which nothing posts.
  private func awaiting(in statements: [Statement]) -> [Statement] {
    UnpostedNotifications(index: index).selectors(in: statements)
      .map { Statement(kind: .expression($0), position: $0.position) }
  }

  /// The statements that never run, as far as they stand in no closure.
  private func closed(
    _ statements: [Statement], in type: TypeInfo, _ file: String
  ) -> [Statement] {
    func closed(_ statements: [Statement]) -> [Statement] {
      self.closed(statements, in: type, file)
    }
    var found: [Statement] = []
    for (number, statement) in statements.enumerated() {
      switch statement.kind {
      case .conditional(let conditional):
        let holds = holds(conditional.conditions, in: type, file)
        let otherwise = conditional.otherwise ?? []
        found += holds == false ? conditional.body : closed(conditional.body)
        found += holds == true ? otherwise : closed(otherwise)
      case .guard(let conditions, let otherwise):
        let holds = holds(conditions, in: type, file)
        found += holds == true ? otherwise : closed(otherwise)
        if holds == false { return found + statements[(number + 1)...] }
      case .selection(let selection): for one in selection.cases { found += closed(one.body) }
      case .loop(_, _, let body), .do(let body): found += closed(body)
      case .expression, .binding, .assignment, .return, .configuration, .function, .type, .alias,
        .other:
        break
      }
    }
    return found
  }

  /// Whether conditions hold that ask for constants of types; nil where that is not known.
  private func holds(_ conditions: [Condition], in type: TypeInfo, _ file: String) -> Bool? {
    let answers = conditions.map { condition -> Bool? in
      guard case .expression(let expression) = condition.kind else { return nil }
      return holds(expression, in: type, file)
    }
    if answers.contains(false) { return false }
    return answers.contains(nil) ? nil : true
  }

  private func holds(_ expression: Expression, in type: TypeInfo, _ file: String) -> Bool? {
    switch expression.kind {
    case .unary("!", let operand): return holds(operand, in: type, file).map { !$0 }
    case .binary("&&", let left, let right):
      let answers = [holds(left, in: type, file), holds(right, in: type, file)]
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    case .chain(let base, let links):
      let scope = Scope(file: file, type: type)
      guard case .name(let name) = base.kind, links.count == 1,
        case .member(let member) = links[0].kind,
        index.type(name, from: scope)?.staticVariable(member)?.isMutable == false
      else { return nil }
      let evaluation = Evaluation(index: index, setting: setting)
      evaluation.stepsLeft = Self.mostSteps
      let value = evaluation.evaluate(expression, in: scope)
      guard evaluation.stepsLeft > 0, case .boolean(let holds) = value else { return nil }
      return evaluation.choices.advance() ? nil : holds
    default: return nil
    }
  }

  /// The most steps to evaluate a condition.
  private static let mostSteps = 500
}

extension [Statement] {
  /// How often they mention each name.
  fileprivate var mentions: [String: Int] {
    var counts: [String: Int] = [:]
    forEachExpression { expression in
      switch expression.kind {
      case .name(let name), .implicitMember(let name): counts[name, default: 0] += 1
      case .chain(_, let links):
        for case .member(let name) in links.map(\.kind) { counts[name, default: 0] += 1 }
      case .keyPath(let names): for name in names { counts[name, default: 0] += 1 }
      case .other(let text):
        for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
          counts[String(word), default: 0] += 1
        }
      default: break
      }
    }
    return counts
  }
}

extension [UInt8] {
  /// Whether the function whose name begins at a position takes the place of an inherited one.
  func isOverride(at position: Int) -> Bool {
    let line = self[..<position].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    return Array(self[line..<position]).hold("override")
  }

  /// Whether a function is declared whose name begins at a position.
  func isFunction(at position: Int) -> Bool {
    let end = self[..<position].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
    return word(before: end) == "func"
  }
}
