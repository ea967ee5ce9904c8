extension TypeInfo {
  /// Whether it says itself which touches it and its views receive.
  var overridesHitTesting: Bool { touchFunction != nil }

  /// The function that says which touches its views receive, its own or that of a class above; one that
  /// leaves the answer to the class above says nothing.
  var touchFunction: FunctionDeclaration? {
    touchFunction("hitTest") { $0.isHitTest } ?? touchFunction("point") { $0.isPointInside }
  }

  /// Whether what its views hold may not get the touches that it would otherwise.
  var mayWithholdTouches: Bool { overridesHitTesting && !handsTouchesOn }

  /// Whether touches of its views may go to others, which need not be in them.
  var handsTouchesOver: Bool {
    !handsTouchesOn && touchFunction("hitTest") { $0.isHitTest }?.answersWithOthers ?? false
  }

  /// Whether what its views hold gets no touches but those on itself, of which it may get none.
  ///
  /// `point(inside:with:)` says no more than whether a view and those in it are asked; each of them is asked
  /// then whether the point lies in itself.
  var withholdsAlone: Bool {
    // One that answers with no whatever is touched lets nothing through.
    let inside = touchFunction("point", where: { $0.isPointInside })
    if let body = inside?.body, body.count == 1, body[0].returnsFalse { return false }
    guard let function = touchFunction("hitTest", where: { $0.isHitTest }) else { return true }
    return HitTestWithholding(function).holds && parents.allSatisfy(\.withholdsAlone)
  }

  /// Whether what its views hold gets the touches that it would if it did not say itself who gets them.
  private var handsTouchesOn: Bool {
    guard let function = touchFunction("hitTest", where: { $0.isHitTest }),
      touchFunction("point", where: { $0.isPointInside }) == nil, let body = function.body
    else { return false }
    var forwarding = HitTestForwarding(function)
    return forwarding.handsOn(body)
      && parents.allSatisfy { !$0.mayWithholdTouches }
  }

  /// The function of a name that says which touches its views receive, its own or that of a class above.
  func touchFunction(
    _ name: String, where isMeant: (FunctionDeclaration) -> Bool
  ) -> FunctionDeclaration? {
    let own = ownFunctions.first { $0.name == name && isMeant($0) }
    if let own, !own.leavesAnswerToSuper { return own }
    // What the extension of a protocol adds overrides nothing, and UIKit does not know of it.
    return parents.filter { $0.kind == .classType }.firstNonNil {
      $0.touchFunction(name, where: isMeant)
    }
  }
}

extension FunctionDeclaration {
  /// Whether it is `point(inside:with:)`.
  var isPointInside: Bool {
    name == "point" && parameters.first?.label == "inside" && body != nil
  }

  /// Whether it is `hitTest(_:with:)`.
  var isHitTest: Bool {
    name == "hitTest" && parameters.count == 2 && parameters[0].label == nil && body != nil
  }

  /// Whether it returns what the class above does of the same arguments, whatever else it does.
  fileprivate var leavesAnswerToSuper: Bool {
    guard let body else { return false }
    if body.count == 1, case .expression(let value) = body[0].kind { return isSuper(value) }
    return returnsSuper(in: body) == true
  }

  /// Whether all that statements return is what the class above does; nil where they return nothing.
  private func returnsSuper(in statements: [Statement]) -> Bool? {
    var result: Bool?
    for statement in statements {
      let answer: Bool?
      switch statement.kind {
      case .return(let value): answer = value.map(isSuper) ?? false
      case .expression, .function, .type, .alias: answer = nil
      // A name may be given to another point.
      case .binding(let names, _, _, _):
        answer = names.contains { name in parameters.contains { $0.name == name } } ? false : nil
      case .assignment(let target, _, _):
        // What it switches off receives no touch.
        answer = target.memberName.map(Self.deciding.contains) == true ? false : nil
      case .conditional(let conditional):
        answer = returnsSuper(in: conditional.body + (conditional.otherwise ?? []))
      case .guard(_, let otherwise): answer = returnsSuper(in: otherwise)
      case .selection(let selection): answer = returnsSuper(in: selection.cases.flatMap(\.body))
      case .loop(_, _, let body), .do(let body): answer = returnsSuper(in: body)
      case .configuration, .other: answer = false
      }
      guard let answer else { continue }
      guard answer else { return false }
      result = true
    }
    return result
  }

  /// Whether it may answer with a view that is neither its own nor what the class above answers.
  fileprivate var answersWithOthers: Bool {
    guard let body else { return false }
    var answers = HitTestAnswers()
    if body.count == 1, case .expression(let value) = body[0].kind { return answers.isOther(value) }
    return answers.holdOther(body)
  }

  private static let deciding: Set<String> = [
    "isUserInteractionEnabled", "isHidden", "alpha", "isEnabled",
  ]

  /// Whether an expression asks the class above for what the function is asked.
  func isSuper(_ expression: Expression) -> Bool {
    guard case .chain(let base, let links) = expression.kind, case .name("super") = base.kind,
      links.count == 2, case .member(name) = links[0].kind, case .call(let given) = links[1].kind,
      given.map(\.label) == parameters.map(\.label)
    else { return false }
    return zip(given, parameters).allSatisfy { argument, parameter in
      if case .name(parameter.name) = argument.value.kind { true } else { false }
    }
  }
}

extension Statement {
  /// Whether it returns `false`, or is that in place of a body.
  fileprivate var returnsFalse: Bool {
    switch kind {
    case .expression(let value), .return(let value?):
      if case .boolean(false) = value.kind { true } else { false }
    default: false
    }
  }
}
