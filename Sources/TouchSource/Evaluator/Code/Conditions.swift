import TouchLayout
import TouchModel

extension Evaluation {
  /// Says whether all conditions hold, and binds what they bind.
  func holds(_ conditions: [Condition], binding scope: Scope) -> Bool {
    conditions.allSatisfy { holds($0, binding: scope) }
  }

  /// Whether one of several conditions never holds, whatever is chosen for the others.
  func areNever(_ conditions: [Condition], in scope: Scope) -> Bool {
    conditions.contains { condition in
      switch condition.kind {
      case .expression(let expression): isNever(expression, in: scope)
      case .availability: !holds(condition, binding: scope)
      case .binding, .pattern: false
      }
    }
  }

  private func isNever(_ expression: Expression, in scope: Scope) -> Bool {
    if case .binary("&&", let left, let right) = expression.kind {
      return isNever(left, in: scope) || isNever(right, in: scope)
    }
    let (state, activity) = (choices.begin(.settled), choices.activity)
    let holds = holds(expression, in: scope)
    let isKnown = activity == choices.activity
    return choices.end(state) && isKnown && !holds
  }

  private func holds(_ condition: Condition, binding scope: Scope) -> Bool {
    switch condition.kind {
    case .expression(let expression): return holds(expression, in: scope)
    case .binding(let name, let expression):
      let source = expression ?? Expression(kind: .name(name), position: condition.position)
      let value = evaluate(source, in: scope)
      guard isPresent(value, source, at: condition.position, in: scope) else { return false }
      scope.bind(name, to: value.there)
      return true
    case .pattern(let pattern, let expression):
      let value = evaluate(expression, in: scope)
      if let known = matches(pattern, value, binding: scope) { return known }
      let text = "case \(pattern.text) = \(expression.text)"
      let isTaken: Bool
      if case .enumCase(let name, _) = pattern {
        let question = question(name, expression, value, text, in: scope)
        isTaken = isOne(question, at: condition.position, in: scope) {
          guard case .enumCase(let value) = self.evaluate(expression, in: scope) else { return nil }
          return value.name == name
        }
      } else {
        let subject = shared(expression, in: scope)?.asked { "case \(pattern.text) = \($0)" }
        isTaken = choose(text, about: subject, at: condition.position, in: scope) { nil }
      }
      if isTaken { bindOpen(pattern, value, in: scope) }
      return isTaken
    case .availability(let platforms, let isNegated):
      let needed = platforms.first { $0.platform == setting.platformName }?.version
      if needed != nil { asksForSystem = true }
      // An availability list that does not name the platform is met by `*`.
      let isMet = needed.map { $0 <= setting.system } ?? true
      return isMet != isNegated
    }
  }

  /// Says whether an expression is true; takes a choice where the source does not say.
  func holds(_ expression: Expression, in scope: Scope) -> Bool {
    switch expression.kind {
    case .unary("!", let operand): return !opposing { holds(operand, in: scope) }
    case .tuple(let members) where members.count == 1: return holds(members[0].value, in: scope)
    case .binary("&&", let left, let right):
      return holds(left, in: scope) && holds(right, in: scope)
    case .binary("||", let left, let right):
      return holds(left, in: scope) || holds(right, in: scope)
    case .binary(let sign, let left, let right)
    where ["==", "!=", "<", ">", "<=", ">="].contains(sign):
      if let truth = truth(sign, left, right, in: scope) { return truth }
      guard sign == "==" || sign == "!=" else { break }
      if case .boolean(let wanted) = right.kind {
        let isSame = wanted == (sign == "==")
        return opposing(!isSame) { holds(left, in: scope) } == isSame
      }
      let text = "\(left.text) == \(right.text)"
      let isEqual = opposing(sign == "!=") {
        if let (question, _) = question(left, right, in: scope) {
          return isOne(question, at: expression.position, in: scope) {
            self.truth("==", left, right, in: scope)
          }
        }
        return choose(
          text, about: shared(expression, sign: "==", in: scope), at: expression.position, in: scope
        ) {
          self.truth("==", left, right, in: scope)
        }
      }
      return isEqual == (sign == "==")
    default:
      if case .boolean(let value) = evaluate(expression, in: scope) { return value }
      if case .question(let question, let isEqual)? = given(expression, in: scope) {
        let isOne: Bool = opposing(!isEqual) {
          self.isOne(question, at: expression.position, in: scope) {
            guard case .boolean(let isMet) = self.evaluate(expression, in: scope) else {
              return nil
            }
            return isMet == isEqual
          }
        }
        return isOne == isEqual
      }
    }
    return choose(
      expression.text, about: shared(expression, in: scope), at: expression.position, in: scope
    ) {
      switch expression.kind {
      case .binary(let sign, let left, let right):
        return self.truth(sign, left, right, in: scope)
      default:
        if case .boolean(let value) = self.evaluate(expression, in: scope) { return value }
        // What the source does not hold is mostly there.
        return expression.asksForNothing ? false : nil
      }
    }
  }

  /// Takes a condition to hold or not; what makes it of the values that the source begins with
  /// comes first.
  func choose(
    _ text: String, about shared: CaseFacts.Subject?, at position: Position, in scope: Scope,
    atRest: () -> Bool?
  ) -> Bool {
    let (view, alternatives) = (viewName(of: scope), ["true", "false"])
    let subject = shared ?? subject(text, in: scope)
    let base = base(of: subject, among: alternatives) { atRest().map { $0 ? 0 : 1 } }
    return choices.choose(
      text, in: view, about: subject, among: alternatives, at: place(position, in: scope),
      base: base) == 0
  }

  /// The alternative of a condition that holds at rest; nil where the source does not say, or it
  /// was asked before.
  func base(
    of subject: CaseFacts.Subject, among alternatives: [String], _ atRest: () -> Int?
  ) -> Int? {
    guard choices.look == nil, !choices.knows(subject, among: alternatives) else { return nil }
    let state = choices.begin(.atRest)
    let index = atRest()
    return choices.end(state) ? index : nil
  }

  /// Whether a condition holds by what the round has settled already; nil where it has not.
  func settledTruth(of condition: Expression, in scope: Scope) -> Bool? {
    let state = choices.begin(.settled)
    let isMet = holds(condition, in: scope)
    return choices.end(state) ? isMet : nil
  }

  /// Says whether a comparison or connection holds, or nil where the source does not say.
  func truth(
    _ sign: String, _ left: Expression, _ right: Expression, in scope: Scope
  ) -> Bool? {
    if sign == "&&" || sign == "||" {
      let known = { (side: Expression) -> Bool? in
        if case .boolean(let value) = self.evaluate(side, in: scope) { return value }
        return nil
      }
      let first = known(left)
      let second = known(right)
      let decisive = sign == "||"
      if first == decisive || second == decisive { return decisive }
      return first == nil || second == nil ? nil : !decisive
    }
    if sign == "==" || sign == "!=", let isKept = isKeptRow(left, right, in: scope) {
      return isKept == (sign == "==")
    }
    let first = evaluate(left, in: scope)
    var second = evaluate(right, in: scope)
    if case .null = second, sign == "==" || sign == "!=" {
      let present = opposing(sign == "==") {
        isPresent(first, left, at: left.position, in: scope)
      }
      return present == (sign == "!=")
    }
    if case .enumCase(let value) = first {
      second = coerce(second, to: value.type)
      if case .enumCase(let other) = second, value.values.isEmpty, other.values.isEmpty {
        return (value.name == other.name) == (sign == "==")
      }
      return nil
    }
    if case .number(let a) = first, case .number(let b) = second {
      switch sign {
      case "<": return a.largest < b.smallest ? true : a.smallest >= b.largest ? false : nil
      case ">": return a.smallest > b.largest ? true : a.largest <= b.smallest ? false : nil
      case "<=": return a.largest <= b.smallest ? true : a.smallest > b.largest ? false : nil
      case ">=": return a.smallest >= b.largest ? true : a.largest < b.smallest ? false : nil
      default: return a.isKnown && b.isKnown ? (a == b) == (sign == "==") : nil
      }
    }
    if case .external(let a) = first, case .external(let b) = second,
      a.type != nil || b.type != nil,
      let a = a.textSize, let b = b.textSize
    {
      switch sign {
      case "<": return a < b
      case ">": return a > b
      case "<=": return a <= b
      case ">=": return a >= b
      default: return (a == b) == (sign == "==")
      }
    }
    guard sign == "==" || sign == "!=" else { return nil }
    if first.isInstance || second.isInstance {
      return equals(first, second).map { $0 == (sign == "==") }
    }
    if let isSame = isSameSystemCase(first, second, in: scope) { return isSame == (sign == "==") }
    if case .boolean(let a) = first, case .boolean(let b) = second {
      return (a == b) == (sign == "==")
    }
    if let a = first.knownText, let b = second.knownText { return (a == b) == (sign == "==") }
    if case .external(let a) = first, case .external(let b) = second,
      a.path.last?.arguments == nil, b.path.last?.arguments == nil, a.type != nil || b.type != nil,
      isSettled(a) && isSettled(b)
    {
      return (a.name == b.name) == (sign == "==")
    }
    return nil
  }

  /// Whether two values are the same case of an enumeration of the system's, of which one names the
  /// type; nil where they are none, or the source does not say.
  private func isSameSystemCase(_ first: Value, _ second: Value, in scope: Scope) -> Bool? {
    guard case .external(let a) = first, case .external(let b) = second else { return nil }
    guard let type = a.type else {
      return b.type == nil ? nil : isSameSystemCase(second, first, in: scope)
    }
    // What extensions of the project add stands for another.
    let typed = coerce(second, to: TypeName(name: type), in: scope)
    guard case .external(let other) = typed, typed.isSystemCase(other.name) ?? false else {
      return nil
    }
    return first.isSystemCase(other.name)
  }

  /// Whether an external value is one of those that the environment settles, as a size class.
  private func isSettled(_ value: External) -> Bool {
    let settled: Set = [
      "compact", "regular", "leftToRight", "rightToLeft", "phone", "pad", "mac", "tv", "vision",
      "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
      "fullColor", "accented", "vibrant",
    ]
    return settled.contains(value.name)
      || Screen.Element.ControlSize(rawValue: value.name) != nil
      || WidgetFamily(rawValue: value.name) != nil
  }

  /// Says whether an optional holds a value; takes a choice where the source does not say.
  private func isPresent(
    _ value: Value, _ source: Expression, at position: Position, in scope: Scope
  ) -> Bool {
    switch value {
    case .null: return false
    case .open(let type?, _) where type.isThere: return true
    // Apps ask for traits that their fonts have.
    case .external(let external) where external.name == "withSymbolicTraits": return true
    case .external where value.namedPicture.map(index.holdsImage) ?? false: return true
    // What an app lays out stands in a scene.
    case .external(let external) where external.isConnectedScene: return true
    case .external(let external) where external.isNamedColor: return true
    case .open, .external:
      let subject = shared(source, in: scope)?.asked { "\($0) != nil" }
      return choose("\(source.text) != nil", about: subject, at: position, in: scope) {
        self.isPresentAtRest(source, in: scope)
      }
    default: return true
    }
  }

  /// Whether an optional holds a value while nothing has changed what the source begins with; nil where
  /// that does not say.
  private func isPresentAtRest(_ source: Expression, in scope: Scope) -> Bool? {
    switch evaluate(source, in: scope) {
    case .null: false
    case .open, .external: nil
    default: true
    }
  }

  // MARK: - Patterns

  /// Says whether a pattern matches, or nil where the source does not say; binds what it binds.
  func matches(_ pattern: Pattern, _ value: Value, binding scope: Scope) -> Bool? {
    switch pattern {
    case .any: return true
    case .binding(let name):
      scope.bind(name, to: value)
      return true
    case .enumCase(let name, let patterns):
      // An enumeration of the project's may have a case of such a name.
      var isOwn = false
      if case .enumCase(let given) = value { isOwn = given.type.enumCase(name) != nil }
      if !isOwn, name == "some" || name == "none" {
        switch value {
        case .null: return name == "none"
        case .open, .external: return nil
        default:
          guard name == "some" else { return false }
          return matches(patterns, [value], binding: scope)
        }
      }
      guard case .enumCase(let given) = value else {
        return patterns.isEmpty ? value.isSystemCase(name) : nil
      }
      guard given.name == name else { return false }
      return matches(patterns, given.values.map(\.value), binding: scope)
    case .expression(let expression):
      if case .number(let number) = value, number.isKnown,
        let range = range(expression, in: scope)
      {
        return range.contains(number.typical)
      }
      let other = evaluate(expression, in: scope)
      if case .number(let a) = value, a.isKnown, case .number(let b) = other, b.isKnown {
        return a == b
      }
      if let a = value.knownText, let b = other.knownText { return a == b }
      if case .boolean(let a) = value, case .boolean(let b) = other { return a == b }
      if case .enumCase(let a) = value,
        case .enumCase(let b) = coerce(other, to: a.type), b.values.isEmpty
      {
        return a.name == b.name
      }
      if case .null = value, case .null = other { return true }
      return nil
    case .tuple(let patterns):
      guard case .tuple(let members) = value, members.count == patterns.count else { return nil }
      return matches(patterns, members.map(\.value), binding: scope)
    case .other: return nil
    }
  }

  /// Says whether each pattern matches the value in its place; what has no value is open.
  private func matches(
    _ patterns: [Pattern], _ values: [Value], binding scope: Scope
  ) -> Bool? {
    var result: Bool? = true
    for (index, pattern) in patterns.enumerated() {
      let value = index < values.count ? values[index] : .unknown
      guard let matched = matches(pattern, value, binding: scope) else {
        bindOpen(pattern, value, in: scope)
        result = nil
        continue
      }
      if !matched { return false }
    }
    return result
  }

  /// The range that an expression writes, as `..<375` and `375..<428`, with known ends.
  private func range(_ expression: Expression, in scope: Scope) -> NumberRange? {
    func end(_ expression: Expression) -> Double? {
      guard case .number(let length) = evaluate(expression, in: scope), length.isKnown else {
        return nil
      }
      return length.typical
    }
    switch expression.kind {
    case .unary(let sign, let operand) where sign == "..<" || sign == "...":
      return end(operand).map { NumberRange(upper: $0, isClosed: sign == "...") }
    case .binary(let sign, let left, let right) where sign == "..<" || sign == "...":
      guard let lower = end(left), let upper = end(right) else { return nil }
      return NumberRange(lower: lower, upper: upper, isClosed: sign == "...")
    default: return nil
    }
  }

  /// Binds the names of a pattern that is taken to match a value that is open.
  func bindOpen(_ pattern: Pattern, _ value: Value, in scope: Scope) {
    switch pattern {
    case .binding(let name): scope.bind(name, to: value.unwrapped)
    case .enumCase(let name, let patterns):
      let (declared, owner) = enumCase(name, of: value)
      for (index, pattern) in patterns.enumerated() {
        let parameter = declared.flatMap { index < $0.values.count ? $0.values[index] : nil }
        bindOpen(
          pattern,
          parameter.map { open($0.type, in: owner) }
            ?? (name == "some" ? value.there : value.payload(ofSystemCase: name)), in: scope)
      }
    case .tuple(let patterns):
      for (index, pattern) in patterns.enumerated() {
        if case .tuple(let members) = value, index < members.count {
          bindOpen(pattern, members[index].value, in: scope)
        } else {
          bindOpen(pattern, .unknown, in: scope)
        }
      }
    case .any, .expression, .other: break
    }
  }

  private func enumCase(_ name: String, of value: Value) -> (EnumCase?, TypeInfo?) {
    guard case .open(let type?, let owner) = value.unwrapped,
      let info = index.type(type.name, from: owner)
    else { return (nil, nil) }
    return (info.enumCase(name), info)
  }
}

/// A range of numbers that a pattern compares with.
private struct NumberRange {
  var lower = -Double.infinity
  var upper: Double
  var isClosed: Bool

  func contains(_ number: Double) -> Bool {
    lower <= number && (isClosed ? number <= upper : number < upper)
  }
}

extension Value {
  /// The characters of a string that is wholly known.
  var knownText: String? {
    guard case .string(let pieces) = self else { return nil }
    var text = ""
    for piece in pieces {
      guard case .known(let part) = piece else { return nil }
      text += part
    }
    return text
  }
}

extension Expression {
  /// Whether it asks if a collection has no elements.
  fileprivate var asksForNothing: Bool {
    guard case .chain(_, let links) = kind, case .member("isEmpty")? = links.last?.kind else {
      return false
    }
    return true
  }
}
