import TouchLayout
import TouchModel

extension Evaluation {
  /// The longest list that is evaluated member by member; a list of views is far shorter.
  private static let mostMembers = 200

  /// Returns what an expression stands for.
  func evaluate(_ expression: Expression, in scope: Scope) -> Value {
    guard step(), depth < Self.mostDepth else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    return value(of: expression, in: scope).limited
  }

  private func value(of expression: Expression, in scope: Scope) -> Value {
    switch expression.kind {
    case .number(let value): return .number(Length(value))
    case .boolean(let value): return .boolean(value)
    case .string(let pieces): return .string(string(pieces, in: scope))
    case .null: return .null
    case .name(let name):
      return narrowed(value(named: name, at: expression.position, in: scope), in: scope) {
        expression
      }
    case .implicitMember(let name):
      return implicitMember(External.Step(name: name), at: expression.position, in: scope)
    case .chain(let base, let links): return chain(base, links, in: scope)
    case .closure(let closure): return .function(.closure(closure, scope))
    case .unary(let sign, let operand): return unary(sign, operand, in: scope)
    case .binary(let sign, let left, let right): return binary(sign, left, right, in: scope)
    case .ternary(let condition, let first, let second):
      return evaluate(
        chooses(condition, first, second, in: scope) ? first : second, in: scope)
    case .array(let members):
      // Of a long table, as of all symbols of a font, one member stands for all.
      guard members.count <= Self.mostMembers else {
        return .openArray(of: evaluate(members[0], in: scope).opened)
      }
      return .array(members.map { evaluate($0, in: scope) })
    case .dictionary: return .unknown
    case .tuple(let members):
      if members.count == 1, members[0].label == nil {
        return evaluate(members[0].value, in: scope)
      }
      return .tuple(arguments(members, in: scope).withoutRest)
    case .cast(let value, let sign, let type): return cast(value, sign, type, in: scope)
    case .keyPath(let names): return .keyPath(names)
    case .conditional(let conditional):
      return outcome(
        of: [Statement(kind: .conditional(conditional), position: conditional.position)],
        in: Scope(inside: scope))
    case .selection(let selection):
      return outcome(
        of: [Statement(kind: .selection(selection), position: selection.position)],
        in: Scope(inside: scope))
    case .other: return .unknown
    }
  }

  /// A member of the type that the context expects, kept until that is known.
  private func implicitMember(
    _ step: External.Step, at position: Position, in scope: Scope
  ) -> Value {
    .external(External(type: nil, path: [step], place: Place(position, in: scope.file)))
  }

  /// Says whether a condition chooses the first of two expressions.
  ///
  /// One of them that is nothing, as an opacity or a length, may hide what no round has shown: where
  /// it is chosen, the other is sought.
  private func chooses(
    _ condition: Expression, _ first: Expression, _ second: Expression, in scope: Scope
  ) -> Bool {
    guard first.isZero != second.isZero else {
      return wishing(nil) { holds(condition, in: scope) }
    }
    let last = choices.last
    choices.begin()
    defer { choices.resume(at: last) }
    let isMet = wishing(nil) { holds(condition, in: scope) }
    let shown = Choices.Branch(
      statement: place(condition.position, in: scope), alternative: first.isZero ? "false" : "true")
    if isMet == first.isZero {
      choices.seek(shown, in: viewName(of: scope))
      choices.noteVeil()
    } else {
      choices.enter(shown)
    }
    return isMet
  }

  /// The case that a value of an enumeration is where the round has settled it, else the value.
  ///
  /// - Parameter source: The value as it is written.
  private func narrowed(_ value: Value, in scope: Scope, _ source: () -> Expression) -> Value {
    guard case .open(let type?, let owner) = value, !choices.facts.isEmpty,
      let info = index.type(type.name, from: owner), info.kind == .enumeration,
      let name = choices.settledCase(subject(of: source(), in: scope)),
      info.enumCase(name)?.values.isEmpty ?? false
    else { return value }
    return .enumCase(EnumValue(type: info, name: name, values: []))
  }

  /// The values of arguments, each with its label.
  func arguments(_ arguments: [Expression.Argument], in scope: Scope) -> [Bound] {
    arguments.map {
      let value = asCondition(handedOn($0.value, in: scope), of: $0.value, in: scope)
      return Bound(label: $0.label, value: value, isTrailing: $0.isTrailing)
    }
  }

  /// What `disabled(_:)` is given: a condition that choices decide is put off until the views that it
  /// is a condition of are made.
  private func condition(_ arguments: [Expression.Argument], in scope: Scope) -> [Bound] {
    guard arguments.count == 1, arguments[0].label == nil else {
      return self.arguments(arguments, in: scope)
    }
    let expression = arguments[0].value
    let (activity, state) = (choices.activity, choices.begin(.settled))
    let isMet = holds(expression, in: scope)
    _ = choices.end(state)
    if choices.activity == activity { return [Bound(label: nil, value: .boolean(isMet))] }
    let statement = Statement(kind: .expression(expression), position: expression.position)
    let closure = Expression.Closure(parameters: [], body: [statement])
    return [Bound(label: nil, value: .function(.closure(closure, scope)))]
  }

  // MARK: - Chains

  /// Follows a base through its members, calls and indices, one after the other.
  private func chain(
    _ base: Expression, _ links: [Expression.Link], in scope: Scope
  ) -> Value {
    var next = 0
    var value: Value
    if case .name(let name) = base.kind, case .call(let call)? = links.first?.kind {
      value = self.call(
        named: name, arguments(call, of: name, in: scope), at: base.position, in: scope)
      next = 1
    } else if case .implicitMember(let name) = base.kind, case .call(let call)? = links.first?.kind
    {
      let step = External.Step(
        name: name, arguments: arguments(call, in: scope).withoutRest)
      value = implicitMember(step, at: base.position, in: scope)
      next = 1
    } else if case .closure(let closure) = base.kind, case .call(let call)? = links.first?.kind {
      value = self.call(.closure(closure, scope), arguments(call, in: scope))
      next = 1
    } else {
      value = evaluate(base, in: scope)
    }
    while next < links.count {
      guard step() else { return .unknown }
      let link = links[next]
      next += 1
      switch link.kind {
      case .member(let name):
        if next < links.count, case .call(let call) = links[next].kind {
          let given =
            name == "disabled"
            ? condition(call, in: scope) : arguments(call, of: name, in: scope)
          value = method(name, of: value, given, at: link.position, in: scope)
          next += 1
        } else if name == "none", namesOptional(value, by: links[..<(next - 1)]) {
          value = .null
        } else {
          value = member(name, of: value, at: link.position, in: scope)
          value = narrowed(value, in: scope) {
            Expression(kind: .chain(base, Array(links[..<next])), position: base.position)
          }
        }
      case .call(let call):
        let given = arguments(call, in: scope)
        if case .function(let function) = value {
          value = self.call(function, given)
        } else if case .type(let type) = value {
          value = construct(type, given, at: link.position, in: scope)
        } else if case .external(var external) = value {
          external.path.append(External.Step(name: "init", arguments: given.withoutRest))
          value = .external(external)
        } else {
          value = .unknown
        }
      case .index(let index):
        let given = arguments(index, in: scope)
        value =
          ownElement(of: value, at: given) ?? element(of: value, at: given.withoutRest.first?.value)
      case .optional:
        if case .null = value {
          // The rest of the chain is skipped.
          return .null
        }
        value = value.unwrapped
      case .forced:
        value = value.there
      }
    }
    return value
  }

  /// Whether what was followed so far is an optional type, as `Color?` or `Optional<Color>`.
  private func namesOptional(_ value: Value, by links: ArraySlice<Expression.Link>) -> Bool {
    switch value {
    case .external(let external) where external.path.isEmpty:
      if external.type == "Optional" { return true }
    case .type: break
    default: return false
    }
    guard case .optional? = links.last?.kind else { return false }
    return true
  }

  /// What a subscript of the project's says of a value of the project's, or of a type; nil for any other.
  private func ownElement(of value: Value, at index: [Bound]) -> Value? {
    let type: TypeInfo
    let isStatic: Bool
    switch value {
    case .instance(let instance): (type, isStatic) = (instance.type, false)
    case .type(let named): (type, isStatic) = (named, true)
    default: return nil
    }
    return type.functions("subscript").best(for: index, isStatic: isStatic, isStrict: true)
      .map { call(.declared($0, owner: type, receiver: value), index) }
  }

  private func element(of value: Value, at index: Value?) -> Value {
    switch value {
    case .array(let members):
      guard case .number(let length)? = index, length.isKnown,
        let position = Int(exactly: length.typical), members.indices.contains(position)
      else { return members.first ?? .unknown }
      return members[position]
    case .openArray(let member): return member
    case .external(let external) where external.type == "EnvironmentValues":
      // What a key begins with, as `self[SpacingKey.self]` reads it.
      guard case .type(let key)? = index else { return .unknown }
      return staticMember("defaultValue", of: key) ?? .unknown
    case .open(let type?, let owner) where type.name == "Array":
      return .open(type.arguments.first, in: owner)
    case .open(let type?, let owner) where type.name == "Dictionary":
      return .open(
        type.arguments.last.map { TypeName(name: "Optional", arguments: [$0]) }, in: owner)
    default: return .unknown
    }
  }

  // MARK: - Operators

  private func unary(_ sign: String, _ operand: Expression, in scope: Scope) -> Value {
    switch sign {
    case "!": return .boolean(!opposing { holds(operand, in: scope) })
    case "-":
      guard let length = number(operand, in: scope) else { return .unknown }
      return .number(0 - length)
    case "...", "..<":
      let end = External.Step(
        name: sign, arguments: [Bound(label: nil, value: evaluate(operand, in: scope))])
      return .external(External(type: "PartialRangeThrough", path: [end]))
    default: return evaluate(operand, in: scope)
    }
  }

  /// What a value is beside a text that it is added to: an implicit member is one of the same type.
  private func asText(_ value: Value, beside other: Value) -> Value {
    guard case .external(let external) = value, external.type == nil, other.pieces != nil
    else { return value }
    return coerce(value, to: TypeName(name: "String"), in: nil)
  }

  private func binary(
    _ sign: String, _ left: Expression, _ right: Expression, in scope: Scope
  ) -> Value {
    switch sign {
    case "&&", "||", "==", "!=", "<", ">", "<=", ">=":
      if let truth = truth(sign, left, right, in: scope) { return .boolean(truth) }
      return .open(TypeName(name: "Bool"), in: scope.type)
    case "??":
      let value = evaluate(left, in: scope)
      switch value {
      case .null:
        let other = evaluate(right, in: scope)
        return writtenType(of: left, in: scope)
          .map { coerce(other, to: $0.unwrapped, in: scope) } ?? other
      case .open(let type, let owner):
        // What stands behind says what kind of thing it is; the thing itself stays open.
        let other = evaluate(right, in: scope)
        if case .string = other { return .string([.open]) }
        if case .number = other {
          if value.unwrapped.isOpenNumber { return value.unwrapped }
          let isWhole = type == nil && other.isWhole
          return .open(TypeName(name: isWhole ? "Int" : "Double"), in: owner)
        }
        if let type, type.name == "Optional" { return .open(type.arguments.first, in: owner) }
        return type == nil ? other.opened : value
      case .external(let external) where external.type != nil && !external.path.isEmpty:
        // What a package or the system gives is a whole number where one stands in for it.
        let other = evaluate(right, in: scope)
        return other.isWhole ? .open(TypeName(name: "Int"), in: nil) : value
      default: return value
      }
    case "+":
      let first = evaluate(left, in: scope)
      let second = evaluate(right, in: scope)
      if first.isView || second.isView { return joinedText(first, second) }
      let (before, after) = (asText(first, beside: second), asText(second, beside: first))
      return sum(before, after) ?? openNumber(before, after)
    case "-", "*", "/", "%":
      guard let a = number(left, in: scope), let b = number(right, in: scope) else {
        return openNumber(evaluate(left, in: scope), evaluate(right, in: scope))
      }
      switch sign {
      case "-": return .number(a - b)
      case "*": return .number(a * b)
      case "/": return b.contains(0) ? .unknown : .number(a / b)
      default:
        guard a.isKnown, b.isKnown, b.typical != 0 else { return .unknown }
        return .number(Length(a.typical.truncatingRemainder(dividingBy: b.typical)))
      }
    case "<<", ">>", "|", "&":
      guard let a = number(left, in: scope), let b = number(right, in: scope) else {
        return .unknown
      }
      return a.bits(sign, b).map { .number($0) } ?? .unknown
    case "..." where right.isNull:
      let start = External.Step(
        name: sign, arguments: [Bound(label: nil, value: evaluate(left, in: scope))])
      return .external(External(type: "PartialRangeFrom", path: [start]))
    case "...", "..<":
      let (start, end) = (evaluate(left, in: scope), evaluate(right, in: scope))
      guard case .number(let a) = start.end(beside: end), a.isKnown,
        case .number(let b) = end.end(beside: start), b.isKnown,
        b.typical - a.typical < 1000, let first = Int(exactly: a.typical),
        let last = Int(exactly: b.typical), first <= last
      else { return .openArray(of: .open(TypeName(name: "Int"), in: nil)) }
      let range = sign == "..." ? Array(first...last) : Array(first..<last)
      return .array(range.map { .number(Length(Double($0))) })
    default: return .unknown
    }
  }

  /// The type that is written at what an expression reads, if that is a member of the type around it.
  private func writtenType(of expression: Expression, in scope: Scope) -> TypeName? {
    if case .binary("??", let left, _) = expression.kind { return writtenType(of: left, in: scope) }
    guard let path = expression.memberPath, path.count == 1, scope.lookUp(path[0]) == nil,
      let type = scope.type
    else { return nil }
    return type.variable(path[0]).flatMap { writtenType(of: $0, in: type) }
  }

  /// The number that an operand of arithmetic is.
  private func number(_ operand: Expression, in scope: Scope) -> Length? {
    number(evaluate(operand, in: scope))
  }

  /// Two texts joined by `+`: one text with the pieces of both.
  private func joinedText(_ first: Value, _ second: Value) -> Value {
    guard case .view(let a) = first, case .view(let b) = second else { return first }
    func head(_ view: ViewValue) -> ViewValue.Call? {
      switch view {
      case .system(let call): return call
      case .modified(let content, _): return head(content)
      default: return nil
      }
    }
    guard var call = head(a) else { return first }
    let text = Value.string(a.textPieces + b.textPieces).limited
    call.arguments = [Bound(label: "verbatim", value: text)]
    return .view(.system(call))
  }

  /// What numbers make that are not in the source: another, a whole one of whole ones.
  private func openNumber(_ first: Value, _ second: Value) -> Value {
    if first.isWhole, second.isWhole { return .open(TypeName(name: "Int"), in: nil) }
    func isNumber(_ value: Value) -> Bool {
      if case .number = value { return true }
      return value.isOpenNumber
    }
    guard isNumber(first), isNumber(second) else { return .unknown }
    return .open(TypeName(name: "Double"), in: nil)
  }

  // MARK: - Strings

  private func string(
    _ pieces: [Expression.StringPiece], in scope: Scope
  ) -> [ViewNode.Text.Piece] {
    var result: [ViewNode.Text.Piece] = []
    for piece in pieces {
      switch piece {
      case .text(let text): result.append(.known(text))
      case .interpolation(let interpolated):
        guard let first = interpolated.first else { continue }
        let value = evaluate(first.value, in: scope)
        if interpolated.count == 1, let inner = value.pieces {
          result += inner
        } else if interpolated.count == 1, case .view(let text) = value {
          // A text or a symbol within a text.
          result += text.textPieces
        } else if interpolated.count == 1, case .number(let length) = value, length.isKnown {
          result.append(.known(length.typical.sourceText))
        } else if interpolated.isNumber(value) {
          result.append(.number)
        } else {
          result.append(.open)
        }
      }
    }
    return result
  }
}

extension [Expression.Argument] {
  /// Whether an interpolation writes a number that is not in the source, in a few digits: a whole
  /// one, or any as `specifier` or `format` says.
  fileprivate func isNumber(_ value: Value) -> Bool {
    switch count {
    case 1: return value.isOpenInteger
    case 2: return value.isOpenNumber && ["specifier", "format"].contains(self[1].label)
    default: return false
    }
  }
}

extension Double {
  /// The number as an interpolation of the source would show it.
  var sourceText: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }
}

extension ViewValue {
  /// The words of a text, or a symbol as one shows it, whatever changes how they look.
  var textPieces: [ViewNode.Text.Piece] {
    switch self {
    case .system(let call) where call.name == "Text":
      return call.arguments.first?.value.pieces ?? [.open]
    case .system(let call) where call.name == "Image":
      return call["systemName"].map { [.symbol($0.knownText)] } ?? [.open]
    case .modified(let content, _): return content.textPieces
    default: return [.open]
    }
  }
}

extension Expression {
  /// Whether it is the number 0.
  fileprivate var isZero: Bool {
    if case .number(0) = kind { return true }
    return false
  }
}

extension Value {
  /// The value as an end of a range beside the other: `.zero` beside a number is the number of that name.
  fileprivate func end(beside other: Value) -> Value {
    guard case .external(let external) = self, external.type == nil, external.path.count == 1,
      external.name == "zero", external.path[0].arguments == nil, case .number = other
    else { return self }
    return .number(0)
  }
}
