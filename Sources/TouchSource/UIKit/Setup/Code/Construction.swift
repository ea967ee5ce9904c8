import TouchModel

/// How the code makes a view of a class of the project: what is known inside the class of it.
struct Construction {
  /// What the initializer gives to the constants of the class.
  var fields: [String: Value] = [:]
  /// The initializer, where the class has only one that takes the arguments.
  var initializer: Position?
  /// What its parameters stand for, by their names inside.
  var arguments: [String: Value] = [:]
  /// The calls of the class's functions on the instance.
  var calls: [Call] = []

  var isEmpty: Bool {
    fields.isEmpty && arguments.isEmpty && calls.isEmpty && initializer == nil
  }

  /// A call with what the function's parameters stand for, by their names inside.
  struct Call {
    var file: String
    var function: Position
    var arguments: [String: Value]
  }

  /// What is known of a function's parameters, for each call that is known of it; once nothing for
  /// one of which no call is.
  func parameters(of function: FunctionDeclaration) -> [[String: Value]] {
    if function.position == initializer { return [arguments] }
    let known = calls.filter { $0.function == function.position && $0.file == function.file }
    return known.isEmpty ? [[:]] : known.map(\.arguments)
  }

  /// The same without the calls of functions of which no call says anything, and with one of those alone that
  /// say nothing of another.
  var telling: Construction {
    let told = Set(calls.filter { !$0.arguments.isEmpty }.map(\.function))
    var met: Set<Position> = []
    var result = self
    result.calls = calls.filter { call in
      told.contains(call.function)
        && (!call.arguments.isEmpty || met.insert(call.function).inserted)
    }
    return result
  }

  /// What is known of two makings of one view.
  func joined(_ other: Construction?) -> Construction {
    guard let other else { return self }
    var result = isEmpty || initializer == nil && other.initializer != nil ? other : self
    if let initializer, let others = other.initializer, initializer != others {
      (result.initializer, result.arguments) = (nil, [:])
    }
    result.calls = calls + other.calls
    return result
  }
}

/// A call of a function of the class in its own code.
struct OwnCall {
  /// What the function's parameters stand for, by their names inside.
  var arguments: [String: Value]
  /// The piece of code that is read by itself and calls it.
  var caller: Place?
}

extension SetupReader {
  /// What the arguments of an initializer say inside its class; nil where they say nothing.
  func construction(
    of type: TypeInfo, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Construction? {
    let type = type.initializing
    let fitting = type.initializers.running(with: arguments)
    // Without arguments only the values that stand in for them say anything, or which of several it is.
    guard !type.initializers.isEmpty,
      !arguments.isEmpty
        || fitting.count == 1 && (!fitting[0].parameters.isEmpty || type.initializers.count > 1)
    else { return nil }
    var result = Construction(fields: constants(of: type, arguments, in: frame))
    if fitting.count == 1, let initializer = fitting.first {
      result.initializer = initializer.position
      result.arguments = parameters(of: initializer, arguments, in: type, frame)
    }
    return result.isEmpty ? nil : result
  }

  /// What arguments say inside a function of a class, by its parameters' names.
  private func parameters(
    of function: FunctionDeclaration, _ arguments: [Expression.Argument], in type: TypeInfo,
    _ frame: SetupFrame
  ) -> [String: Value] {
    var result: [String: Value] = [:]
    for (parameter, places) in zip(function.parameters, function.places(of: arguments))
    where !parameter.isVariadic {
      // What a name, or code of the project's, stands for may have been changed since it was made.
      let written = places.first.map { arguments[$0].value } ?? parameter.value
      if parameter.isConfiguration, let written, !isSystemStyle(written) { continue }
      let value: Value?
      if let first = places.first {
        value = anyOrHeld(arguments[first].value, in: frame)
      } else {
        value = parameter.value.map { anyOrHeld($0, in: SetupFrame(in: frame)) }
      }
      guard let value else { continue }
      let typed = typed(value, as: parameter.type, in: Scope(file: type.file, type: type))
      guard typed.concernsLayout || typed.isStructure else { continue }
      result[parameter.name] = typed
    }
    return result
  }

  /// What an expression stands for, with the values that a structure of the project's holds.
  private func anyOrHeld(_ expression: Expression, in frame: SetupFrame) -> Value {
    let value = anyValue(expression, in: frame)
    guard value.isUnknown, let held = only(expression, in: frame), held.isStructure else {
      return value
    }
    return held
  }

  /// Notes what the class's own code says of the parameters of a function that is read by itself.
  func note(
    ownCallOf function: FunctionDeclaration, _ arguments: [Expression.Argument],
    in frame: SetupFrame
  ) {
    guard !function.parameters.isEmpty, let type = frame.scope.type ?? owner else { return }
    ownCalls[function.place, default: []].append(
      OwnCall(arguments: parameters(of: function, arguments, in: type, frame), caller: running))
  }

  /// What is known of a function's parameters whoever calls it: what all calls say, where they were all
  /// read already and no code outside the class can call it. A call in a method that nothing calls says
  /// nothing beside others.
  func knownParameters(of function: FunctionDeclaration) -> [String: Value] {
    guard let all = ownCalls[function.place], let owner,
      function.isPrivate || !OutsideUse(index: index).calls(function.name, of: owner),
      OutsideUse(index: index).ownCalls(of: function, in: owner)
        <= all.count + callsInOtherInitializers(of: function, in: owner)
    else { return [:] }
    let made = all.filter { !isMadeByNothing($0, in: owner) }
    let calls = (made.isEmpty ? all : made).map(\.arguments)
    return (calls.first ?? [:]).reduce(into: [:]) { known, parameter in
      let values = calls.compactMap { $0[parameter.key] }
      guard values.count == calls.count else { return }
      known[parameter.key] = values.count == 1 ? values[0] : SetupReader.common(values)
    }
  }

  /// Whether a call stands in a method that nothing calls.
  private func isMadeByNothing(_ call: OwnCall, in owner: TypeInfo) -> Bool {
    guard let caller = owner.ownFunctions.first(where: { $0.place == call.caller }) else {
      return false
    }
    return ClosedMethods(index: index, setting: setting).isUncalled(caller, in: owner)
  }

  /// How often initializers call a function by which the instance is not made.
  private func callsInOtherInitializers(
    of function: FunctionDeclaration, in owner: TypeInfo
  ) -> Int {
    let running = owner.initializers.running(construction.initializer).map(\.place)
    let others = owner.initializers.filter { !running.contains($0.place) }
    var count = 0
    others.compactMap(\.body).joined().forEachExpression { expression in
      if expression.calls(function.name) { count += 1 }
    }
    return count
  }

  /// What several values have in common: one flag, or the range of numbers; nil where they do not.
  private static func common(_ values: [Value]) -> Value? {
    let flags = values.compactMap { value -> Bool? in
      if case .boolean(let flag) = value { flag } else { nil }
    }
    if let flag = flags.first, flags == values.map({ _ in flag }) { return .boolean(flag) }
    return range(values).map { .number($0) }
  }

  /// Notes what a call says inside the class of a view that only this class reaches, be it nothing: another
  /// call of the function may say something.
  func note(
    callOf name: String, on view: ViewFacts.ID, _ arguments: [Expression.Argument],
    in frame: SetupFrame
  ) {
    let facts = facts(view)
    guard let type = facts.type, !facts.isOwn, !arguments.isEmpty else { return }
    let fitting = type.functions(name).filter { !$0.isStatic && $0.takes(arguments) }
    guard fitting.count == 1, let function = fitting.first, !isCalled(name, on: facts) else {
      return
    }
    let call = Construction.Call(
      file: function.file, function: function.position,
      arguments: parameters(of: function, arguments, in: type, frame))
    change(view) { facts in
      var construction = facts.construction ?? Construction()
      construction.calls.append(call)
      facts.construction = construction
    }
  }

  /// Whether code outside the class that holds a view may call a function of it as well.
  private func isCalled(_ name: String, on facts: ViewFacts) -> Bool {
    guard facts.isHeld, !facts.isPrivate, let owner, let property = facts.name else { return false }
    let members = OutsideUse(index: index).members(of: property, in: owner)
    return members.contains(name) || members.contains(.itself)
  }

  /// The most alternatives of one condition in an initializer that are tried.
  private static let mostWays = 16

  /// What an initializer gives to the constants of a class, whichever of the alternatives of one condition it takes;
  /// nothing where it meets several, of whose alternatives not all are tried together.
  private func constants(
    of type: TypeInfo, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> [String: Value] {
    let evaluation = Evaluation(index: index, setting: setting, mostRounds: Self.mostWays)
    evaluation.stepsLeft = 4_000
    let position = Position(line: 1, column: 1)
    var ways: [[String: Value]] = []
    repeat {
      let given = evaluation.arguments(arguments, in: frame.scope)
      guard
        case .instance(let made) = evaluation.construct(type, given, at: position, in: frame.scope),
        evaluation.stepsLeft > 0
      else { return [:] }
      ways.append(made.fields)
    } while evaluation.choices.advance()
    guard let first = ways.first, !evaluation.choices.hasMore,
      evaluation.choices.conditionCount <= 1
    else { return [:] }
    func identity(_ value: Value, of name: String) -> UInt64? {
      SeedIdentity(of: Construction(fields: [name: value])).value
    }
    let fields = first.filter { name, value in
      guard ways.count > 1 else { return true }
      guard let known = identity(value, of: name) else { return false }
      return ways.allSatisfy { fields in
        fields[name].map { identity($0, of: name) == known } ?? false
      }
    }
    return fields.filter { name, value in
      guard let variable = type.variable(name) else { return false }
      guard variable.isMutable else { return true }
      let isWhole =
        value.isUndivided || value.isTuple && variable.isPrivate && !changesPart(of: variable)
      return isWhole && keepsFirstValue(variable, of: type)
    }
  }
}

extension SetupReader {
  /// Whether the file of a variable gives a part of what that holds a value of its own, as `insets.left = 8`.
  private func changesPart(of variable: VariableDeclaration) -> Bool {
    guard let bytes = index.number(of: variable.file).flatMap(index.bytes) else { return true }
    return bytes.occurrences(ofName: variable.name).contains { range in
      let path = bytes[range.upperBound...].prefix { $0.isPartOfName || ".?!".utf8.contains($0) }
      let sign = bytes[path.endIndex...].drop(while: \.isBlank)
        .drop { "+-*/".utf8.contains($0) }
      return !path.isEmpty && bytes.isAssignment(behind: sign.startIndex)
    }
  }
}

extension Value {
  fileprivate var isTuple: Bool { if case .tuple = self { true } else { false } }

  /// Whether it is a structure of the project's.
  fileprivate var isStructure: Bool {
    if case .instance(let instance) = self { instance.type.kind == .structure } else { false }
  }

  /// Whether nothing can change a part of it.
  fileprivate var isUndivided: Bool {
    switch self {
    case .number, .boolean, .enumCase: true
    default: false
    }
  }
}

extension Expression {
  /// Whether it calls a function by its name alone, or behind `self`.
  fileprivate func calls(_ name: String) -> Bool {
    guard case .chain(let base, let links) = kind, case .name(let first) = base.kind else {
      return false
    }
    var (called, rest) = (first, links[...])
    if first == "self", case .member(let member)? = rest.popFirst()?.kind { called = member }
    guard called == name, case .call? = rest.first?.kind else { return false }
    return true
  }
}

extension [FunctionDeclaration] {
  /// Those that may run where an instance is made by one of them, or by any where that is not known: that
  /// one alone, unless it leaves the rest to another.
  func running(_ made: Position?) -> [FunctionDeclaration] {
    guard let initializer = first(where: { $0.position == made }), let body = initializer.body,
      !body.delegates
    else { return self }
    return [initializer]
  }

  /// Those that run where an instance is made with arguments: without any also the ones that UIKit's own
  /// `init()` calls.
  fileprivate func running(with arguments: [Expression.Argument]) -> [FunctionDeclaration] {
    let fitting = fitting(arguments)
    guard fitting.isEmpty, arguments.isEmpty else { return fitting }
    return filter { [["frame"], ["nibName", "bundle"]].contains($0.parameters.map(\.label)) }
  }
}

extension TypeInfo {
  /// The class whose initializers make its instances: where it declares none itself, the nearest one above
  /// that does, from which it inherits them.
  fileprivate var initializing: TypeInfo {
    guard initializers.isEmpty, let above = parents.first(where: { $0.kind == .classType }) else {
      return self
    }
    return above.initializing
  }
}

extension Sequence<Statement> {
  /// Whether they call another initializer of the same class.
  var delegates: Bool {
    var delegates = false
    forEachExpression { expression in
      guard case .chain(let base, let links) = expression.kind, case .name("self") = base.kind,
        case .member("init")? = links.first?.kind
      else { return }
      delegates = true
    }
    return delegates
  }
}
