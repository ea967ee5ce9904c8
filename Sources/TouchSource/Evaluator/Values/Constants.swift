/// A static member or a global: where it is declared.
struct ConstantKey: Hashable {
  var file: String
  var owner: ObjectIdentifier?
  /// The system's type that an extension adds it to.
  var extended: String?
  var name: String
}

/// What a static member or a global holds, and what it took to find out.
struct Constant {
  var value: Value
  var steps: Int
  /// The round that it holds in; nil where no choice decides it.
  var round: Int?
  /// The choice that was taken last after it was evaluated; nil where it took none.
  var last: Choices.Taken?
  /// Whether evaluating it touched what was taken last.
  var touchesLast: Bool
}

/// What a static member or a global holds at rest.
struct RestingConstant {
  var value: Value
  var steps: Int
  /// Whether the source says so.
  var isKnown: Bool
}

extension Evaluation {
  /// Returns what a static member or a global holds.
  ///
  /// It is evaluated once, and once a round where a choice decides it, unless an evaluation under way
  /// has a part in it. At rest, where it is the same in all rounds, it is evaluated once. Later uses
  /// cost the same steps and take the same choices, so that the outcome is as if it were evaluated each
  /// time.
  func constant(_ variable: VariableDeclaration, owner: TypeInfo?) -> Value {
    let key = ConstantKey(
      file: variable.file, owner: owner.map { ObjectIdentifier($0) },
      extended: variable.extended, name: variable.name)
    if let known = constants[key], known.steps < stepsLeft,
      known.round.map({ $0 == choices.round && choices.look != .atRest }) ?? true
    {
      stepsLeft -= known.steps
      if known.touchesLast { choices.resume(at: known.last) }
      return known.value
    }
    if choices.look == .atRest {
      let constant = restingConstant(variable, key: key, owner: owner)
      if !constant.isKnown { choices.openLook() }
      return constant.value
    }
    let (activity, before) = (choices.activity, (refusals, found.count))
    let (steps, last) = (stepsLeft, choices.last)
    // What is left behind shows whether anything was touched at all.
    choices.resume(at: Constant.mark)
    let value = value(of: variable, owner: owner, receiver: owner.map { .type($0) })
    let touchesLast = choices.last?.index != Constant.mark.index
    let after = choices.last
    if !touchesLast { choices.resume(at: last) }
    if stepsLeft > 0, choices.look == nil, before == (refusals, found.count) {
      constants[key] = Constant(
        value: value, steps: steps - stepsLeft,
        round: activity == choices.activity ? nil : choices.round,
        last: touchesLast ? after : nil, touchesLast: touchesLast)
    }
    return value
  }

  /// What a static member or a global holds at rest, which is the same in all rounds.
  private func restingConstant(
    _ variable: VariableDeclaration, key: ConstantKey, owner: TypeInfo?
  ) -> RestingConstant {
    if let known = restingConstants[key], known.steps < stepsLeft {
      stepsLeft -= known.steps
      return known
    }
    let (steps, before) = (stepsLeft, (refusals, found.count))
    let state = choices.begin(.atRest)
    let value = value(of: variable, owner: owner, receiver: owner.map { .type($0) })
    let isKnown = choices.end(state)
    let constant = RestingConstant(value: value, steps: steps - stepsLeft, isKnown: isKnown)
    if stepsLeft > 0, before == (refusals, found.count) { restingConstants[key] = constant }
    return constant
  }
}

extension Constant {
  /// A choice that no condition takes.
  fileprivate static let mark = Choices.Taken(
    key: Choices.Key(view: "", condition: "", alternatives: []), view: "", index: -1, count: 0)
}
