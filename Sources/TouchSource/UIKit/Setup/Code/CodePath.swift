/// A way through the code of a function: the conditions that hold on it, by how they read.
///
/// Two functions that are told of the same row are on ways that go together where the conditions of both
/// read alike.
struct CodePath {
  /// What names stand for that the functions give each their own, as parameters and constants.
  private var names: [String: String]
  /// Whether conditions are true, by their text.
  private var facts: [String: Bool] = [:]
  /// The values of what is compared for equality, by its text.
  private var values: [String: String] = [:]

  /// - Parameter names: What the names of parameters stand for.
  init(names: [String: String]) { self.names = names }

  /// The same way in another function, whose parameters have other names.
  func renamed(_ names: [String: String]) -> CodePath {
    var path = self
    path.names = names
    return path
  }

  /// Notes what a constant stands for; what a variable or a loop names is like nothing else.
  mutating func bind(_ name: String, to value: Expression?, at position: Position) {
    names[name] =
      value.map { "(" + text($0) + ")" } ?? "\(name)@\(position.line):\(position.column)"
  }

  // MARK: - Conditions

  /// Whether a condition is true on the way; nil where it may be either.
  func holds(_ condition: Expression) -> Bool? {
    switch condition.kind {
    case .boolean(let value): return value
    case .tuple(let members) where members.count == 1: return holds(members[0].value)
    case .unary("!", let operand): return holds(operand).map { !$0 }
    case .binary("!=", let left, let right): return equal(text(left), text(right)).map { !$0 }
    case .binary("==", let left, let right): return equal(text(left), text(right))
    case .binary("&&", let left, let right): return all([holds(left), holds(right)])
    case .binary("||", let left, let right):
      return all([holds(left), holds(right)].map { $0.map { !$0 } }).map { !$0 }
    default: return facts[text(condition)]
    }
  }

  /// Whether all conditions of an `if` or a `guard` are true on the way.
  func hold(_ conditions: [Condition]) -> Bool? {
    all(
      conditions.map { condition in
        switch condition.kind {
        case .expression(let expression): holds(expression)
        case .pattern(let pattern, let value): equal(text(value), pattern.text)
        case .binding(let name, let value):
          equal(value.map(text) ?? names[name] ?? name, "nil").map { !$0 }
        case .availability: nil
        }
      })
  }

  /// Whether a case of a `switch` is taken on the way, none before it being so.
  func holds(_ one: Switch.Case, of subject: Expression) -> Bool? {
    if one.patterns.isEmpty { return true }
    let matches = one.patterns.map { pattern -> Bool? in
      switch pattern {
      case .any, .binding: true
      default: equal(text(subject), pattern.text)
      }
    }
    let isMet = all(matches.map { $0.map { !$0 } }).map { !$0 }
    return one.condition == nil ? isMet : isMet == false ? false : nil
  }

  /// Whether what is made on the way is said to be of a kind.
  func isOf(kind: String) -> Bool { facts["$kind == \(kind)"] ?? false }

  private func all(_ conditions: [Bool?]) -> Bool? {
    if conditions.contains(false) { return false }
    return conditions.contains { $0 == nil } ? nil : true
  }

  private func equal(_ left: String, _ right: String) -> Bool? {
    if let value = facts["\(left) == \(right)"] { return value }
    guard let value = values[left] else { return nil }
    if let one = value.nameOfCase, let other = right.nameOfCase, one != other || other == right {
      return one == other
    }
    guard value.isPlainValue, right.isPlainValue else { return nil }
    return value == right
  }

  // MARK: - Ways on

  /// The way on where a condition is true, or is not.
  func taking(_ condition: Expression, _ isTrue: Bool) -> CodePath {
    var path = self
    path.take(condition, isTrue)
    return path
  }

  /// The way on where all conditions of an `if` or a `guard` are true, or not all are.
  func taking(_ conditions: [Condition], _ areTrue: Bool) -> CodePath {
    var path = self
    for condition in conditions where areTrue || conditions.count == 1 {
      switch condition.kind {
      case .expression(let expression): path.take(expression, areTrue)
      case .pattern(let pattern, let value): path.note(text(value), pattern.text, areTrue)
      case .binding(let name, let value):
        path.note(value.map(text) ?? names[name] ?? name, "nil", !areTrue)
        if areTrue { path.bind(name, to: value, at: condition.position) }
      case .availability: break
      }
    }
    return path
  }

  /// The way on into a case of a `switch`, or past it.
  func taking(_ one: Switch.Case, of subject: Expression, _ isTaken: Bool) -> CodePath {
    var path = self
    let isOne = one.patterns.count == 1
    if isTaken ? isOne : one.condition == nil {
      for pattern in one.patterns { path.note(text(subject), pattern.text, isTaken) }
    }
    return path
  }

  private mutating func take(_ condition: Expression, _ isTrue: Bool) {
    switch condition.kind {
    case .tuple(let members) where members.count == 1: take(members[0].value, isTrue)
    case .unary("!", let operand): take(operand, !isTrue)
    case .binary("==", let left, let right): note(text(left), text(right), isTrue)
    case .binary("!=", let left, let right): note(text(left), text(right), !isTrue)
    case .binary(let sign, let left, let right)
    where sign == "&&" && isTrue || sign == "||" && !isTrue:
      take(left, isTrue)
      take(right, isTrue)
    default: facts[text(condition)] = isTrue
    }
  }

  private mutating func note(_ left: String, _ right: String, _ areEqual: Bool) {
    facts["\(left) == \(right)"] = areEqual
    if areEqual { values[left] = right }
  }

  // MARK: - Text

  /// An expression as it reads with what names stand for.
  private func text(_ expression: Expression) -> String {
    var result = ""
    var word = ""
    var isMember = false
    func flush() {
      result += isMember ? word : names[word] ?? word
      word = ""
    }
    for character in expression.text.replacing("self.", with: "") {
      if character.isLetter || character.isNumber || character == "_" {
        if word.isEmpty { isMember = result.last == "." }
        word.append(character)
      } else {
        flush()
        result.append(character)
      }
    }
    flush()
    return result
  }
}

extension String {
  /// The case that it reads as, without what comes with that: `.name` of `.name(value)`.
  fileprivate var nameOfCase: String? {
    guard first == ".", last == ")" || isPlainValue else { return nil }
    let name = prefix { $0 != "(" }
    return name.dropFirst().allSatisfy { $0.isLetter || $0.isNumber } ? String(name) : nil
  }

  /// Whether it reads as a number or as a case, of which no two are alike.
  fileprivate var isPlainValue: Bool {
    allSatisfy { $0.isNumber }
      || first == "." && dropFirst().allSatisfy { $0.isLetter || $0.isNumber }
  }
}
