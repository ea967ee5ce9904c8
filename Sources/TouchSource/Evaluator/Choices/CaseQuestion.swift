/// Whether a value is one of those that it may be, as a comparison asks.
struct CaseQuestion: Sendable {
  /// The value, by whoever holds it.
  var subject: CaseFacts.Subject
  /// What is asked of it there.
  var asked: CaseFacts.Subject
  /// The one that it is compared with.
  var name: String
  /// All that it may be, if that is known.
  var all: Set<String>?
  /// The comparison as it reads.
  var text: String

  /// What a condition is where it holds, as one of the values that it may be.
  static let isMet = "true"
}

/// What a value that is handed on is at the one who hands it on.
enum Origin: Sendable {
  /// A comparison; false where it asks for anything else than one of the values.
  case question(CaseQuestion, isEqual: Bool)
  /// What is kept there.
  case subject(CaseFacts.Subject)
  /// What a binding is to.
  case bound(CaseFacts.Subject)
  /// A row of data that is not in the source, other than the first.
  case otherRow

  /// Equal for origins that are equal.
  var key: String {
    switch self {
    case .question(let asked, let isEqual):
      "\(asked.asked.view) \(asked.asked.text) \(asked.subject.text) \(isEqual)"
    case .subject(let subject), .bound(let subject): "\(subject.view) \(subject.text)"
    case .otherRow: "another row"
    }
  }

  /// What is kept where it comes from, whether it is handed on or bound to.
  var kept: CaseFacts.Subject? {
    switch self {
    case .subject(let subject), .bound(let subject): subject
    case .question, .otherRow: nil
    }
  }
}

extension Evaluation {
  /// Says whether a value is one of those that it may be; takes a choice where neither the source nor
  /// what was chosen for the same value says.
  func isOne(
    _ question: CaseQuestion, at position: Position, in scope: Scope, atRest: () -> Bool?
  ) -> Bool {
    if let all = question.all, !all.contains(question.name) { return false }
    if let known = choices.settled([question.name], question.subject) { return known }
    let isTaken = choose(
      question.text, about: question.asked, at: position, in: scope, atRest: atRest)
    if choices.look == nil {
      choices.facts.note(question.subject, is: isTaken, of: [question.name], among: question.all)
    }
    return isTaken
  }

  /// What is asked whether a value is a case.
  func question(
    _ name: String, _ source: Expression, _ value: Value, _ text: String, in scope: Scope
  ) -> CaseQuestion {
    CaseQuestion(
      subject: subject(of: source, in: scope),
      asked: owner(of: source, in: scope)?.asked { "\($0) == \(name)" } ?? subject(text, in: scope),
      name: name, all: cases(of: source, value, in: scope), text: text)
  }

  /// What a comparison of a value with one of those that it may be asks, with the value; nil where
  /// neither side is known to be one.
  func question(
    _ left: Expression, _ right: Expression, in scope: Scope
  ) -> (asked: CaseQuestion, source: Expression)? {
    for (source, other) in [(left, right), (right, left)] {
      guard let name = nameOfOne(evaluate(other, in: scope)) else { continue }
      let value = evaluate(source, in: scope)
      let isWritten = other.text == name || other.text.hasSuffix("." + name)
      // Of the turns of a loop each asks for another.
      let text =
        isWritten
        ? "\(left.text) == \(right.text)"
        : "\(source.text) == \(name.first?.isLetter ?? false ? "." : "")\(name)"
      return (question(name, source, value, text, in: scope), source)
    }
    return nil
  }

  /// How a value is written that others may be compared with.
  func nameOfOne(_ value: Value) -> String? {
    switch value {
    case .number(let length): length.isKnown ? length.typical.sourceText : nil
    case .string: value.knownText.map { "\"\($0)\"" }
    default: caseName(value)
    }
  }

  /// The names of all cases that a value may be, if the project declares its enumeration.
  func cases(of source: Expression, _ value: Value, in scope: Scope) -> Set<String>? {
    caseNames(of: value).map { all in
      casesEverSet(of: source, in: scope).map(all.intersection) ?? all
    }
  }

  /// The names of all cases of a value's enumeration, if the project declares it.
  private func caseNames(of value: Value) -> Set<String>? {
    guard case .open(let type?, let owner) = value,
      let info = index.type(type.name, from: owner), info.kind == .enumeration
    else { return nil }
    return Set(info.cases.map(\.name))
  }

  /// The name of a case without values, as written.
  private func caseName(_ value: Value) -> String? {
    switch value {
    case .enumCase(let value): return value.values.isEmpty ? value.name : nil
    case .external(let external) where external.type == nil && external.path.count == 1:
      return external.path[0].arguments == nil ? external.path[0].name : nil
    default: return nil
    }
  }

  // MARK: - What is handed on

  /// What an argument is at the one who gives it: a comparison of what a view holds with one of the
  /// values that it may be, an object, or a case.
  func origin(of expression: Expression, _ value: Value, in scope: Scope) -> Origin? {
    switch expression.kind {
    case .binary(let sign, let left, let right) where sign == "==" || sign == "!=":
      guard let (asked, source) = question(left, right, in: scope), isOfView(source, in: scope)
      else { return nil }
      return .question(asked, isEqual: sign == "==")
    case .unary("!", let operand):
      guard case .question(let asked, let isEqual)? = origin(of: operand, value, in: scope) else {
        return nil
      }
      return .question(asked, isEqual: !isEqual)
    case .tuple(let members) where members.count == 1:
      return origin(of: members[0].value, value, in: scope)
    case .name, .chain:
      if let given = given(expression, in: scope) { return given }
      if let (name, links) = expression.pathOfOwn, links.isEmpty, scope.lookUp(name) == nil,
        scope.type?.keepsFocus(name) ?? false
      {
        return .subject(subject(name, in: scope))
      }
      if let bound = expression.bound, isOfView(bound, in: scope) {
        return .bound(subject(of: bound, in: scope))
      }
      guard value.mayHoldCases(in: index), isOfView(expression, in: scope) else { return nil }
      return .subject(subject(of: expression, in: scope))
    default: return nil
    }
  }

  /// What an argument hands on; of a condition that the view around may meet or not with what it asks
  /// there, so that functions that are given it choose as the view does itself.
  func asCondition(_ value: Value, of expression: Expression, in scope: Scope) -> Value {
    guard choices.look == nil, isOfView(expression, in: scope) else { return value }
    let (any, base): (Value, Value)
    switch value {
    case .open: (any, base) = (value, value)
    case .state(let one, let other, nil): (any, base) = (one, other)
    default: return value
    }
    guard case .open(let type?, _) = any, type.name == "Bool" else { return value }
    let subject = shared(expression, in: scope) ?? subject(expression.text, in: scope)
    let question = CaseQuestion(
      subject: subject, asked: subject, name: CaseQuestion.isMet,
      all: [CaseQuestion.isMet, "false"], text: expression.text)
    return .state(any, atRest: base, .question(question, isEqual: true))
  }

  /// What an expression was given as; nil of what is no more than a name, and of what nobody handed
  /// on.
  func given(_ expression: Expression, in scope: Scope) -> Origin? {
    guard let name = expression.nameOfOwn else { return nil }
    // `self.name` is no local name.
    var local: Value?
    if case .name = expression.kind { local = scope.lookUp(name) }
    guard case .state(_, _, let origin)? = local ?? field(name, in: scope) else { return nil }
    return origin
  }

  /// Who holds a value that others read too, and as what; nil of what a view holds itself.
  func owner(of expression: Expression, in scope: Scope) -> CaseFacts.Subject? {
    if let shared = shared(expression, in: scope) { return shared }
    guard let (name, links) = expression.pathOfOwn, scope.lookUp(name) == nil,
      case .state(_, _, .subject(let subject)?)? = field(name, in: scope)
    else { return nil }
    guard !links.isEmpty else { return subject }
    let path = Expression(kind: .name(""), position: expression.position)
    let text = Expression(kind: .chain(path, links), position: expression.position).text
    return subject.asked { $0 + text }
  }

  /// What a property of the view around was given, unless that is no more than what it begins with.
  private func field(_ name: String, in scope: Scope) -> Value? {
    guard case .instance(let instance)? = scope.currentReceiver,
      let variable = instance.type.variable(name),
      !variable.attributes.contains(where: { $0.name == "State" })
    else { return nil }
    return instance.fields[name]
  }

  /// Whether an expression leads from a property of the view around, rather than from a name of a block.
  private func isOfView(_ expression: Expression, in scope: Scope) -> Bool {
    guard let (name, _) = expression.pathOfOwn, scope.lookUp(name) == nil,
      case .instance(let instance)? = scope.currentReceiver
    else { return false }
    return instance.type.variable(name) != nil
  }
}

extension [Bound] {
  /// The values without the conditions that they are where they come from: what a value keeps is its own.
  var withoutConditions: [Bound] {
    map { bound in
      guard case .state(let any, let base, .question(let asked, _)?) = bound.value,
        asked.name == CaseQuestion.isMet
      else { return bound }
      let value = base.isPlain ? Value.state(any, atRest: base, nil) : any
      return Bound(label: bound.label, value: value, isTrailing: bound.isTrailing)
    }
  }
}

extension Value {
  /// Whether it is a case of an enumeration of the project's, or an object that may hold some.
  fileprivate func mayHoldCases(in index: SourceIndex) -> Bool {
    switch self {
    case .instance(let instance): return instance.type.kind == .classType
    case .open(let type?, let owner):
      guard let kind = index.type(type.name, from: owner)?.kind else { return false }
      return kind == .enumeration || kind == .classType
    default: return false
    }
  }
}

extension Expression {
  /// The name of a member of `self` that it is, with or without `self`; the name of a block's own, too.
  var nameOfOwn: String? {
    guard let (name, links) = pathOfOwn, links.isEmpty else { return nil }
    return name
  }

  /// The name that it leads from, and where to, if by members alone; of a binding what it binds.
  fileprivate var pathOfOwn: (name: String, links: [Link])? {
    path.map { name, links in
      // What a closure is given is no binding, `$0`.
      let isBinding = name.first == "$" && !name.dropFirst().allSatisfy(\.isNumber)
      return (links.isEmpty && isBinding ? String(name.dropFirst()) : name, links)
    }
  }

  /// What it is a binding to, as `model.isShown` of `$model.isShown`; nil of all else.
  fileprivate var bound: Expression? {
    guard let (name, links) = path, name.first == "$",
      !name.dropFirst().allSatisfy(\.isNumber)
    else { return nil }
    let base = Expression(kind: .name(String(name.dropFirst())), position: position)
    return links.isEmpty ? base : Expression(kind: .chain(base, links), position: position)
  }

  /// The name that it leads from, and where to, if by members alone; `self` in front left out.
  var path: (name: String, links: [Link])? {
    switch kind {
    case .name(let name): return (name, [])
    case .chain(let base, var links):
      guard case .name(var name) = base.kind else { return nil }
      if name == "self", case .member(let member)? = links.first?.kind {
        name = member
        links.removeFirst()
      }
      let isRead = links.allSatisfy { link in
        switch link.kind {
        case .member, .optional, .forced: true
        case .call, .index: false
        }
      }
      return isRead ? (name, links) : nil
    default: return nil
    }
  }
}
