import TouchLayout
import TouchModel

/// When a control does nothing: its action returns at once, or a condition disables it.
///
/// Both are judged by what the round has settled when the control was made, as the condition that its
/// own label asked for. They take no choices of their own.
extension Evaluation {
  /// Whether a control's action does nothing by what the round has settled.
  func isIdle(_ call: ViewValue.Call) -> Bool {
    guard case .closure(let action, let scope)? = action(of: call), !action.body.isEmpty else {
      return false
    }
    return isIdle(action.body, in: Scope(in: scope))
  }

  /// Whether a control's action does nothing but call a closure of its view's that does nothing, as one
  /// that nobody gives it.
  func isIdleForGood(_ call: ViewValue.Call) -> Bool {
    guard case .closure(let action, let scope)? = action(of: call), action.body.count == 1,
      case .expression(let expression) = action.body[0].kind,
      expression.callee?.nameOfOwn != nil,
      case .instance(let instance)? = scope.currentReceiver, instance.type.kind == .structure
    else { return false }
    let activity = choices.activity
    return callsNothing(expression, in: Scope(in: scope)) && choices.activity == activity
  }

  /// The closure that a button or a gesture runs.
  func action(of call: ViewValue.Call) -> FunctionValue? {
    for label in ["action", "perform"] {
      if case .function(let function)? = call[label] { return function }
    }
    switch call.name {
    case "Button" where call["label"] != nil || call.first != nil: return call.content("action")
    case "onTapGesture", "onLongPressGesture": return call.content("perform")
    default: return nil
    }
  }

  private func isIdle(_ statements: [Statement], in scope: Scope) -> Bool {
    for (number, statement) in statements.enumerated() {
      let isLast = number == statements.count - 1
      switch statement.kind {
      case .guard(let conditions, let otherwise):
        guard let isMet = settledTruth(of: conditions, in: scope) else { return false }
        if !isMet { return isIdle(otherwise, in: scope) }
      case .conditional(let conditional) where isLast:
        return isIdle(conditional, in: scope)
      case .return(nil): return true
      case .expression(let expression) where isLast && callsNothing(expression, in: scope):
        return true
      default: return false
      }
    }
    return true
  }

  /// Whether an expression calls a closure that does nothing, as a model may hold in one of its states, or
  /// one that is not there.
  private func callsNothing(_ expression: Expression, in scope: Scope) -> Bool {
    guard let callee = expression.callee else { return false }
    let state = choices.begin(.settled)
    let value = evaluate(callee, in: scope)
    guard choices.end(state) else { return false }
    switch value {
    case .null: return expression.isCallOfOptional
    case .function(.closure(let closure, _)): return closure.body.isEmpty
    default: return false
    }
  }

  private func isIdle(_ conditional: If, in scope: Scope) -> Bool {
    guard let isMet = settledTruth(of: conditional.conditions, in: scope) else { return false }
    return isIdle(isMet ? conditional.body : conditional.otherwise ?? [], in: scope)
  }

  /// Whether conditions hold by what the round has settled; nil where it has not. Binds what they
  /// bind.
  func settledTruth(of conditions: [Condition], in scope: Scope) -> Bool? {
    let state = choices.begin(.settled)
    let isMet = holds(conditions, binding: scope)
    return choices.end(state) ? isMet : nil
  }

  /// Whether a condition that was put off holds by what the round has settled.
  func isSettled(_ condition: FunctionValue) -> Bool {
    guard case .closure(let closure, let scope) = condition, closure.body.count == 1,
      case .expression(let expression) = closure.body[0].kind
    else { return false }
    return settledTruth(of: expression, in: scope) == true
  }

  /// Content that a condition disables which is not in the source: the condition, put off until the
  /// content was made, says whether it is.
  func settle(
    _ content: ViewValue, disabledWhere condition: FunctionValue,
    in environment: FlowingEnvironment
  ) -> ViewNode {
    let before = bars
    let node = settle(content, in: environment)
    guard environment.layout.isEnabled, isSettled(condition) else { return node }
    bars = before
    var inside = environment
    inside.layout.isEnabled = false
    return settle(content, in: inside)
  }
}
