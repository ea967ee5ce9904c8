/// What attributes do to buttons that the app adds to them for Interface Builder.
extension SetupReader {
  /// What a property does where it is set, as far as a length goes.
  private struct Effect {
    /// Whether it gives a button a title.
    var isTitle = false
    /// The fonts that it may give that.
    var fonts: [Value] = []
    /// Whether it may leave it the font that it has.
    var leavesFont = true

    /// What it does where another follows it.
    func followed(by next: Effect) -> Effect {
      Effect(
        isTitle: isTitle || next.isTitle, fonts: (next.leavesFont ? fonts : []) + next.fonts,
        leavesFont: leavesFont && next.leavesFont)
    }

    /// What it does where it is one of several ways.
    func joined(_ other: Effect) -> Effect {
      Effect(
        isTitle: isTitle || other.isTitle, fonts: fonts + other.fonts,
        leavesFont: leavesFont || other.leavesFont)
    }
  }

  /// What is known where a property is set.
  private struct Known {
    /// The names that stand for no more than a value.
    var values: Set<String>
    /// Those of them that stand for what it is set to.
    var names: Set<String>
    /// What that says; nil where it is not known.
    var text: String?
    var frame: SetupFrame

    /// Notes that a name stands for a value.
    mutating func bind(_ name: String, to value: Expression?) {
      if case .name(let other)? = value?.kind { note(name, as: other) } else { note(name, as: nil) }
    }

    /// Notes that a name stands for the same as another.
    private mutating func note(_ name: String, as other: String?) {
      values.insert(name)
      if other.map(names.contains) ?? false { names.insert(name) } else { names.remove(name) }
      frame.scope.bind(name, to: .unknown)
    }

    /// The cases of a statement that may be taken.
    func taken(of selection: Switch) -> [Switch.Case] {
      guard let text, case .name(let subject) = selection.subject.kind, names.contains(subject)
      else { return selection.cases }
      for one in selection.cases {
        if one.patterns.isEmpty { return [one] }
        let written = one.patterns.map(\.literalText)
        guard written.allSatisfy({ $0 != nil }) else { break }
        if written.contains(text) { return [one] }
      }
      return selection.cases
    }
  }

  /// Takes in what a file sets besides what it shows: properties that extensions in the project add, by their
  /// setters.
  func takeAttributes(_ facts: inout ViewFacts) {
    for name in (facts.drawn?.attributes ?? []).sorted() {
      guard let effect = effect(of: name, on: &facts) else {
        facts.drawn?.isOpen = true
        continue
      }
      if effect.isTitle { facts.drawn?.isTitled = true }
      guard !effect.fonts.isEmpty else { continue }
      let own = effect.leavesFont ? facts.drawn.map { [$0.ownFont.value] } ?? [] : []
      facts.content.fonts += effect.fonts + own
    }
  }

  /// What a property does to a button that a file sets; nil for more than is followed.
  private func effect(of attribute: String, on facts: inout ViewFacts) -> Effect? {
    let text = facts.drawn?.texts[attribute]
    func known(_ scope: Scope, _ names: Set<String>) -> Known {
      let frame = SetupFrame(scope: scope, receiver: .other, isOwn: false)
      for name in names { scope.bind(name, to: text.map { .string([.known($0)]) } ?? .unknown) }
      return Known(
        values: names.union(["oldValue"]), names: names, text: text, frame: frame)
    }
    if let type = facts.type, let own = type.variable(attribute) {
      // Other code of the class may use it, too.
      guard !own.observers.isEmpty || own.getter == nil, type.usesForLooksAlone(attribute) else {
        return nil
      }
      let known = known(Scope(file: own.file, type: type), ["newValue", attribute])
      // What is done where a stored one is set is read with the class.
      return effect(of: own.observers, knowing: known) ?? (own.getter == nil ? Effect() : nil)
    }
    let scope = Scope(file: owner?.file ?? "", type: owner)
    let found = systemTypes(of: facts.className, facts.type).lazy
      .compactMap { self.index.extensionVariable(attribute, of: $0, from: scope) }
      .first { !$0.isStatic }
    guard let found else {
      facts.drawn?.doubt = UnknownReason.attribute(attribute)
      return nil
    }
    guard found.getter != nil, !found.observers.isEmpty else { return nil }
    return effect(
      of: found.observers,
      knowing: known(Scope(file: found.file, extended: found.extended), ["newValue"]))
  }

  /// What statements of a setter do, on whichever way through them.
  private func effect(of statements: [Statement], knowing known: Known) -> Effect? {
    var known = known
    var result = Effect()
    var mayEnd = false
    for statement in statements {
      guard var next = effect(of: statement, knowing: &known) else { return nil }
      if mayEnd { next.leavesFont = true }
      result = result.followed(by: next)
      mayEnd = mayEnd || statement.mayEnd
    }
    return result
  }

  private func effect(of statement: Statement, knowing known: inout Known) -> Effect? {
    func any(_ blocks: [[Statement]], knowing known: Known) -> Effect? {
      let effects = blocks.map { effect(of: $0, knowing: known) }
      guard effects.allSatisfy({ $0 != nil }) else { return nil }
      return effects.compactMap(\.self).reduce(nil) { $0?.joined($1) ?? $1 } ?? Effect()
    }
    switch statement.kind {
    case .expression(let call): return effect(ofCalling: call, known.values)
    case .binding(let names, _, let value, _):
      guard value.map({ $0.onlyAsks(known.values) }) ?? true else { return nil }
      for name in names { known.bind(name, to: names.count == 1 ? value : nil) }
      return Effect()
    case .assignment(let target, "=", let value):
      guard value.onlyAsks(known.values), let path = target.namesFromSelf else { return nil }
      if path == ["titleLabel", "font"] {
        return Effect(fonts: fonts(value, in: known.frame), leavesFont: false)
      }
      return Self.isLook(path) ? Effect() : nil
    case .return(let value): return value == nil ? Effect() : nil
    case .conditional(let conditional):
      var inside = known
      guard Self.ask(conditional.conditions, &inside),
        let body = effect(of: conditional.body, knowing: inside),
        let otherwise = effect(of: conditional.otherwise ?? [], knowing: known)
      else { return nil }
      return body.joined(otherwise)
    case .guard(let conditions, let body):
      let before = known
      guard Self.ask(conditions, &known) else { return nil }
      return effect(of: body, knowing: before)?.joined(Effect())
    case .selection(let selection):
      guard selection.subject.onlyAsks(known.values),
        selection.cases.allSatisfy({ $0.condition == nil })
      else { return nil }
      return any(known.taken(of: selection).map(\.body), knowing: known)
    case .configuration(let clauses): return any(clauses.map(\.body), knowing: known)
    case .other("breakStmt"): return Effect()
    default: return nil
    }
  }

  /// What a call does to the button whose property is set.
  private func effect(ofCalling call: Expression, _ values: Set<String>) -> Effect? {
    guard case .chain(let base, let links) = call.kind,
      case .call(let arguments)? = links.last?.kind,
      arguments.allSatisfy({ $0.value.onlyAsks(values) }),
      let path = Expression(
        kind: links.count == 1 ? base.kind : .chain(base, Array(links.dropLast())),
        position: call.position
      ).namesFromSelf, path.count == 1
    else { return nil }
    switch path[0] {
    case "setTitle": return Effect(isTitle: true)
    case "setTitleColor", "setTitleShadowColor", "setNeedsLayout", "setNeedsDisplay":
      return Effect()
    default: return nil
    }
  }

  /// Whether conditions ask for no more than values; what they bind is one.
  private static func ask(_ conditions: [Condition], _ known: inout Known) -> Bool {
    for condition in conditions {
      switch condition.kind {
      case .expression(let expression):
        guard expression.onlyAsks(known.values) else { return false }
      case .binding(let name, let value):
        guard value.map({ $0.onlyAsks(known.values) }) ?? known.values.contains(name) else {
          return false
        }
        if let value { known.bind(name, to: value) }
      case .availability: continue
      case .pattern: return false
      }
    }
    return true
  }

  /// Whether what is set by a path from the button changes how it looks and no length.
  private static func isLook(_ path: [String]) -> Bool {
    switch (path.first, path.count) {
    case ("layer", 2...): layerLooks.contains(path[1])
    case ("titleLabel", 2): ["textAlignment", "textColor"].contains(path[1])
    case (let name?, 1): looks.contains(name)
    default: false
    }
  }

  /// Properties of a button by which it looks another way.
  private static let looks: Set<String> = [
    "backgroundColor", "tintColor", "accessibilityLabel", "accessibilityIdentifier",
    "accessibilityHint", "accessibilityTraits", "isAccessibilityElement", "accessibilityValue",
    "clipsToBounds", "isExclusiveTouch", "adjustsImageWhenHighlighted",
    "adjustsImageWhenDisabled", "contentHorizontalAlignment", "contentVerticalAlignment",
    "showsTouchWhenHighlighted",
  ]

  private static let layerLooks: Set<String> = [
    "cornerRadius", "borderWidth", "borderColor", "masksToBounds", "maskedCorners", "shadowColor",
    "shadowOffset", "shadowOpacity", "shadowRadius", "shadowPath", "backgroundColor",
    "shouldRasterize", "rasterizationScale", "cornerCurve",
  ]
}

extension Expression {
  /// The names by which it leads from `self`, with or without that written; nil for anything else.
  fileprivate var namesFromSelf: [String]? {
    switch kind {
    case .name(let name): return name == "self" ? [] : [name]
    case .chain(let base, let links):
      guard case .name(let first) = base.kind else { return nil }
      var path = first == "self" ? [] : [first]
      for link in links {
        switch link.kind {
        case .member(let name): path.append(name)
        case .optional, .forced: continue
        case .call, .index: return nil
        }
      }
      return path
    default: return nil
    }
  }

  /// Whether it asks for values alone, without calling anything on what it is asked in.
  ///
  /// - Parameter values: The names that stand for values.
  fileprivate func onlyAsks(_ values: Set<String>) -> Bool {
    switch kind {
    case .number, .boolean, .string, .null, .implicitMember: return true
    case .name(let name): return name != "self"
    case .unary(let sign, let value): return sign != "&" && value.onlyAsks(values)
    case .binary(_, let left, let right):
      return left.onlyAsks(values) && right.onlyAsks(values)
    case .ternary(let condition, let left, let right):
      return [condition, left, right].allSatisfy { $0.onlyAsks(values) }
    case .cast(let value, _, _): return value.onlyAsks(values)
    case .chain(let base, let links):
      let calls = links.contains { if case .call = $0.kind { true } else { false } }
      if calls {
        switch base.kind {
        // What a type that is left out makes.
        case .implicitMember: break
        case .name(let name):
          guard values.contains(name) || name.first?.isUppercase == true else { return false }
        default: return base.isText
        }
      }
      return links.allSatisfy { link in
        switch link.kind {
        case .member, .optional, .forced: true
        case .call(let arguments), .index(let arguments):
          arguments.allSatisfy { $0.value.onlyAsks(values) }
        }
      }
    default: return false
    }
  }

  private var isText: Bool { if case .string = kind { true } else { false } }
}

extension Statement {
  /// Whether what follows it may not be done.
  fileprivate var mayEnd: Bool {
    switch kind {
    case .expression, .binding, .assignment: false
    default: true
    }
  }
}

extension Pattern {
  /// The text that it is; nil for any other.
  fileprivate var literalText: String? {
    if case .expression(let expression) = self { expression.literalText } else { nil }
  }
}
