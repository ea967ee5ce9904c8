/// A static member or a global: where it is declared.
struct ConstantKey: Hashable {
  var file: String
  var owner: ObjectIdentifier?
  var name: String
}

/// What a static member or a global holds, and the steps that it took to find out.
struct Constant {
  var value: Value
  var steps: Int
}

extension Evaluation {
  /// Returns what a static member or a global holds.
  ///
  /// It is evaluated once unless a choice, a loop or an evaluation under way has a part in it; later
  /// uses cost the same steps, so that the outcome is as if it were evaluated each time.
  func constant(_ variable: VariableDeclaration, owner: TypeInfo?) -> Value {
    let key = ConstantKey(
      file: variable.file, owner: owner.map { ObjectIdentifier($0) }, name: variable.name)
    if let known = constants[key], known.steps < stepsLeft {
      stepsLeft -= known.steps
      return known.value
    }
    let before = (choices.activity, refusals, found.count)
    let steps = stepsLeft
    let value = value(of: variable, owner: owner, receiver: owner.map { .type($0) })
    if stepsLeft > 0, before == (choices.activity, refusals, found.count) {
      constants[key] = Constant(value: value, steps: steps - stepsLeft)
    }
    return value
  }
}
