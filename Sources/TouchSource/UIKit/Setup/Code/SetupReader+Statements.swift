import TouchLayout
import TouchModel

extension SetupReader {
  /// Reads statements in order; returns what was returned, of several the last.
  ///
  /// - Parameters:
  ///   - expected: The type that is written for what they return.
  ///   - isWhole: Whether they are a body, which returns an expression that is all of it, or are themselves
  ///     all of one.
  func run(
    _ statements: [Statement], as expected: TypeName? = nil, isWhole: Bool = true,
    in frame: SetupFrame
  ) -> Thing? {
    var result: Thing?
    let isReturned = isWhole && statements.count == 1
    // What stands above a function inside another may call it, as a `return` does.
    for statement in statements { bind(statement, in: frame) }
    for statement in statements {
      guard step() else { break }
      if case .expression(let expression) = statement.kind {
        let thing = read(expression, as: isReturned ? expected : nil, in: frame)
        if isReturned { result = thing }
      } else if let returned = run(statement, as: expected, isWhole: isReturned, in: frame) {
        result = merge(result, returned)
        if case .return = statement.kind { break }
      }
      if case .guard(let conditions, _) = statement.kind, truth(conditions, in: frame) == false {
        break
      }
    }
    return result
  }

  /// Makes a function inside another known by its name.
  private func bind(_ statement: Statement, in frame: SetupFrame) {
    guard case .function(let function) = statement.kind else { return }
    let closure = Expression.Closure(
      parameters: function.parameters.map(\.name), body: function.body ?? [])
    frame.bind(function.name, to: .closure(closure, frame))
  }

  func merge(_ first: Thing?, _ second: Thing) -> Thing {
    guard let first else { return second }
    if first.configurations != nil, second.configurations != nil { return .list([first, second]) }
    if case .view(let a) = first, case .view(let b) = second, canonical(a) != canonical(b) {
      // Either may be returned.
      doubt(a, "it is one of several views that a function returns")
      doubt(b, "it is one of several views that a function returns")
    }
    // Which end of what it is depends on the way.
    return first.isOtherAnchor(than: second) ? .other : second
  }

  private func run(
    _ statement: Statement, as expected: TypeName?, isWhole: Bool, in frame: SetupFrame
  ) -> Thing? {
    switch statement.kind {
    case .expression(let expression): return read(expression, in: frame)
    case .binding(let names, let type, let value, let isMutable):
      bind(names, type, value, isMutable, at: statement.position, in: frame)
    case .assignment(let target, let sign, let value):
      assign(value, sign, to: target, in: frame)
      // A closure that something keeps may run later.
      runLater(value, in: frame)
    case .return(let value):
      let thing = value.map { read($0, as: expected, in: frame) } ?? .other
      if !frame.branches.isEmpty { noteEnd() }
      return thing
    case .conditional(let conditional):
      return run(conditional, as: expected, isWhole: isWhole, in: frame)
    case .selection(let selection):
      return run(selection, as: expected, isWhole: isWhole, in: frame)
    case .guard(let conditions, let otherwise):
      let known = truth(conditions, in: frame)
      read(conditions, in: frame)
      defer { narrowHeld(by: conditions, in: frame) }
      if known == true { leave(otherwise, to: conditions) }
      if known != true {
        let branch = frame.branch(at: statement.position, isTaken: known != nil)
        let returned = run(otherwise, in: SetupFrame(in: frame, branch: branch))
        noteEnd()
        if case .other? = returned { return nil }
        return returned
      }
    case .loop(_, nil, let body):
      loop(over: .other, names: [], body, at: statement.position, in: frame)
    case .loop(let names, let sequence?, let body):
      loop(
        over: read(sequence, in: frame), holding: members(of: sequence, in: frame), names: names,
        isNumbered: sequence.isEnumerated, isCounted: counts(sequence, in: frame),
        counter: sequence.counter(of: names), body,
        at: statement.position, in: frame)
    case .configuration(let clauses):
      for (number, clause) in clauses.enumerated() {
        let branch = frame.branch(at: statement.position, number)
        let block = SetupFrame(in: frame, branch: branch)
        if let returned = run(clause.body, as: expected, in: block) { return returned }
      }
    case .do(let body): return run(body, as: expected, in: SetupFrame(in: frame))
    case .function(let function):
      // What nothing here calls may still be called.
      let branch = frame.branch(at: statement.position)
      _ = run(function.body ?? [], in: SetupFrame(in: frame, branch: branch))
    case .type, .alias, .other: break
    }
    return nil
  }

  /// Whether conditions hold; nil where the source does not say.
  private func truth(_ conditions: [Condition], in frame: SetupFrame) -> Bool? {
    var result: Bool? = true
    for condition in conditions {
      switch truth(condition, in: frame) {
      case false?: return false
      case nil: result = nil
      case true?: break
      }
    }
    return result
  }

  private func truth(_ condition: Condition, in frame: SetupFrame) -> Bool? {
    switch condition.kind {
    case .availability(let platforms, let isNegated):
      let name = setting.device.platform == .iPadOS ? "iOS" : setting.device.platform.rawValue
      let needed = platforms.first { $0.platform == name }?.version
      return (needed.map { $0 <= setting.system } ?? true) != isNegated
    case .expression(let expression):
      return truth(expression, in: frame)
    case .binding(let name, let value):
      let source = value ?? Expression(kind: .name(name), position: condition.position)
      if case .chain(let base, let links) = source.kind,
        lastArranged(base, links, in: frame) != nil
      {
        return true
      }
      if neverLacksView(source, in: frame) { return true }
      guard case .name(let given) = source.kind else { return nil }
      switch thing(named: given, in: frame) {
      // A button has the label and the image view that it shows its title and its image in.
      case .part: return true
      case .edge(let view, _, _), .length(let view, _): if isThere(view) { return true }
      default: break
      }
      switch frame.scope.lookUp(given) {
      case .null?: return false
      case .number?, .string?, .boolean?, .tuple?, .external?: return true
      default: return nil
      }
    case .pattern(let pattern, let value):
      guard case .name(let given) = value.kind else { return nil }
      return takes(thing(named: given, in: frame), pattern)
    }
  }

  /// Whether a view is there wherever code asks for its anchors: the class's own, and any that code makes.
  private func isThere(_ view: ViewFacts.ID) -> Bool {
    let facts = facts(view)
    return facts.isOwn || facts.isOutlet || facts.isMade && facts.branches.isEmpty
  }

  private func run(
    _ conditional: If, as expected: TypeName?, isWhole: Bool, in frame: SetupFrame
  ) -> Thing? {
    let known = truth(conditional.conditions, in: frame)
    func branch(_ number: Int) -> Branch? {
      frame.branch(
        at: conditional.position, number, of: conditional.otherwise == nil ? nil : 2,
        isTaken: known != nil, by: conditional.otherwise == nil ? nil : conditional.question)
    }
    let block = SetupFrame(in: frame, branch: branch(0))
    read(conditional.conditions, in: block)
    narrowHeld(by: conditional.conditions, in: block)
    var result: Thing?
    if known == false { leave(conditional.body, to: conditional.conditions) }
    if known == true { leave(conditional.otherwise ?? [], to: conditional.conditions) }
    if known != false,
      let returned = run(conditional.body, as: expected, isWhole: isWhole, in: block)
    {
      result = returned
    }
    if known != true, let otherwise = conditional.otherwise,
      let returned = run(
        otherwise, as: expected, isWhole: isWhole, in: SetupFrame(in: frame, branch: branch(1)))
    {
      result = merge(result, returned)
    }
    if case .other? = result { return nil }
    return result
  }

  private func read(_ conditions: [Condition], in frame: SetupFrame) {
    for condition in conditions {
      switch condition.kind {
      case .expression(let expression): _ = read(expression, in: frame)
      case .binding(let name, let value):
        let source = value ?? Expression(kind: .name(name), position: condition.position)
        let thing = read(source, in: frame)
        var all: [Value]?
        if case .name(let given) = source.kind { all = frame.alternatives(of: given) }
        frame.bind(name, to: thing)
        if let giver = giver(of: source, in: frame) { frame.bind(name, givenAt: giver) }
        if case .name(let given) = source.kind {
          frame.bind(name, toOneOf: all)
          frame.scope.bind(name, to: frame.scope.lookUp(given) ?? .unknown)
        } else if thing.isOther {
          bind(name, toValueOf: source, in: frame)
        } else {
          frame.scope.bind(name, to: .unknown)
        }
      case .pattern(let pattern, let value):
        bind(pattern, to: read(value, in: frame), in: frame)
      case .availability: break
      }
    }
  }

  /// Reads a body once for each view in a list, or once for any member of what is none.
  ///
  /// - Parameters:
  ///   - values: What is known of the members as values, each of which the body runs with.
  ///   - isNumbered: Whether the first of two names is a number.
  ///   - isCounted: Whether the first of two names is the number of the member, from 0.
  ///   - counter: The name that stands for each of the numbers which it counts through, if any does.
  func loop(
    over sequence: Thing, holding values: [Value] = [], names: [String], isNumbered: Bool = false,
    isCounted: Bool = false, counter: String? = nil, _ body: [Statement], at position: Position,
    in frame: SetupFrame
  ) {
    var members: [Thing] = [.other]
    var branch = frame.branch(at: position, repeats: true)
    if case .list(let things) = sequence { (members, branch) = (things, nil) }
    if case .held = sequence { members = [sequence] }
    if case .slot(let name) = sequence, slotMember(name) != nil { members = [.member(name)] }
    for (order, member) in members.prefix(24).enumerated() {
      let block = SetupFrame(in: block(for: member, in: frame), branch: branch)
      // A tuple is taken apart; another member's views may be any of the names.
      let parts =
        isNumbered && names.count == 2 ? [.other, member] : names.parts(of: member)
      if parts == nil { _ = listed(member) }
      for (number, name) in names.enumerated() {
        let part = parts?[number] ?? .other
        block.bind(name, to: part)
        block.scope.bind(name, to: part.value)
        guard part.mayBeValue, part.value.isUnknown else { continue }
        let all = values.map { $0.part(number, of: names.count) }
        if all.count == 1 { block.scope.bind(name, to: all[0]) }
        block.bind(name, toOneOf: all.count > 1 ? all : nil)
      }
      for name in names { block.bind(name, toEachOf: name == counter ? .numbers : .members) }
      if isCounted, names.count == 2, case .list = sequence {
        block.scope.bind(names[0], to: .number(Length(Double(order))))
      }
      _ = run(body, in: block)
    }
  }

  private func bind(
    _ names: [String], _ type: TypeName?, _ value: Expression?, _ isMutable: Bool,
    at position: Position, in frame: SetupFrame
  ) {
    var thing = value.map { read($0, as: type, in: frame) } ?? .other
    if value == nil, let type,
      let (className, info) = viewClass(type.unwrapped.name, in: frame.scope)
    {
      var facts = ViewFacts(className: className)
      facts.type = info
      thing = .view(add(facts))
    }
    guard names.count == 1, let name = names.first else {
      let parts = names.parts(of: thing)
      if parts == nil { _ = listed(thing) }
      for (number, name) in names.enumerated() {
        frame.bind(name, to: parts?[number] ?? .other)
        frame.scope.bind(name, to: .unknown)
      }
      return
    }
    if thing.isOther, !isMutable, let value {
      thing = sought(byConditionOf: value, in: frame) ?? thing
    }
    if thing.isOther, isMutable, let value, makesStructure(value, in: frame) {
      thing = .record([:])
    }
    self.name(thing, name, at: place(position, in: frame))
    frame.bind(name, to: thing)
    if let value, value.isLiteral || !isMutable && value.makesAction {
      frame.bind(name, literal: value)
    }
    frame.bind(name, madeOf: isMutable ? nil : value)
    if value == nil, !isMutable { frame.bind(name, toOneOf: []) }
    if thing.mayBeValue, let value, !isMutable {
      bind(name, toValueOf: value, in: frame)
    } else {
      frame.scope.bind(name, to: isMutable ? .unknown : thing.value)
    }
  }

  /// Names what a statement has just made.
  func name(_ thing: Thing, _ name: String, at place: Place) {
    switch thing {
    case .view(let view):
      change(view) { facts in
        // A property's own name is the one that other code knows.
        guard facts.isMade, !facts.isHeld, facts.name == nil || facts.isReturned else { return }
        facts.name = name
        facts.place = place
        facts.isReturned = false
      }
    case .barItem(let view) where facts(view).isReturned:
      change(view) { ($0.name, $0.isReturned) = (name, false) }
    case .recognizer(let number) where recognizers[number].name == nil:
      recognizers[number].name = name
    default: break
    }
  }
}

extension [String] {
  /// What each of the names stands for that a member of a list, or a tuple, is bound to, perhaps behind the
  /// number that counts it; nil where there are as many of something else.
  fileprivate func parts(of thing: Thing) -> [Thing]? {
    if count == 1 { return [thing] }
    switch thing {
    case .list(let things) where things.count == count: return things
    case .list(let things) where things.count == count - 1: return [.other] + things
    case .view where count == 2, .member where count == 2: return [.other, thing]
    default: return nil
    }
  }
}

extension Value {
  /// What one of several names stands for that it is bound to.
  fileprivate func part(_ number: Int, of count: Int) -> Value {
    if count == 1 { return self }
    guard case .tuple(let members) = self, members.count == count else { return .unknown }
    return members[number].value
  }
}

extension Expression {
  /// Whether it numbers the members of a list, as `views.enumerated()`.
  fileprivate var isEnumerated: Bool {
    guard case .chain(_, var links) = kind, case .call? = links.popLast()?.kind,
      case .member("enumerated")? = links.last?.kind
    else { return false }
    return true
  }

  fileprivate var isLiteral: Bool { if case .dictionary = kind { true } else { false } }

  /// Whether it makes an action of UIKit's.
  fileprivate var makesAction: Bool {
    guard case .chain(let base, let links) = kind, case .name("UIAction") = base.kind,
      links.count == 1, case .call = links[0].kind
    else { return false }
    return true
  }
}

extension If {
  /// What it asks, as written; nil where it binds anything.
  fileprivate var question: String? {
    let onlyAsks = conditions.allSatisfy { condition in
      if case .expression = condition.kind { true } else { false }
    }
    return onlyAsks ? text : nil
  }
}

extension Pattern {
  /// The names that it binds.
  var names: [String] {
    switch self {
    case .enumCase(_, let values): values.flatMap(\.names)
    case .binding(let name): [name]
    case .tuple(let patterns): patterns.flatMap(\.names)
    case .expression, .any, .other: []
    }
  }
}
