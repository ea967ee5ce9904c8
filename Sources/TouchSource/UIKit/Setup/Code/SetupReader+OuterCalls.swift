import TouchModel

/// Methods of a class of views that code which holds such a view calls on it.
extension SetupReader {
  /// Follows a function that code calls on a view.
  func follow(
    _ function: FunctionDeclaration, on receiver: Thing, calledAt position: Position,
    _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Thing {
    let (before, call) = (helperCall, place(position, in: frame))
    helperCall = before ?? call
    defer { helperCall = before }
    helperCalls[function.name, default: []].insert(call)
    return follow(function, on: receiver, isOwn: false, arguments, in: frame)
  }

  /// The method of the class of a view, which another class holds, that adds a recogniser to that and returns
  /// it.
  func recognizingLink(
    _ name: String, _ arguments: [Expression.Argument], of property: String, in type: TypeInfo
  ) -> FunctionDeclaration? {
    guard let variable = type.variable(property), let written = writtenType(variable)?.unwrapped,
      let function = index.type(written.name, from: Scope(file: variable.file, type: type))?
        .link(name, with: arguments), function.addsRecognizer
    else { return nil }
    return function
  }

  /// The method that a piece of the class's code is, where the class does not call it itself; nil for any other
  /// code.
  func outerMethod(_ run: Place?) -> FunctionDeclaration? {
    guard let run, let owner, callers[run] == nil, !followed.contains(run),
      let (type, method) = owner.method(declaredAt: run),
      ClosedMethods(index: index, setting: setting).isLeftToSwift(method, of: owner)
    else { return nil }
    let uses = OutsideUse(index: index)
    return [type, owner].allSatisfy { uses.ownCalls(of: method, in: $0) == 0 } ? method : nil
  }

  /// The method by which code that holds a view of the class adds a recogniser to that; nil for a recogniser
  /// that the class adds itself, or of another view.
  func outerMethod(adding recognizer: RecognizerFacts) -> FunctionDeclaration? {
    guard let own = own.map(canonical), Set(recognizer.views.map(canonical)) == [own] else {
      return nil
    }
    return outerMethod(recognizer.run)
  }

  /// The name of the function of an extension of the system's views by which code that holds a view adds a
  /// recogniser to that; nil for a recogniser that other code adds.
  func helper(adding recognizer: RecognizerFacts) -> String? {
    guard owner == nil, recognizer.call == nil, recognizer.isAddedElsewhere,
      recognizer.views.isEmpty, recognizer.inner.isEmpty, recognizer.objects.isEmpty
    else { return nil }
    return recognizer.maker
  }

  /// Whether a piece of the class's code may run on a view of the class that another's code holds.
  func mayRun(_ run: Place?, on facts: ViewFacts, of reader: SetupReader) -> Bool {
    guard let method = outerMethod(run), !facts.isGiven, facts.unknowns.isEmpty else { return true }
    if facts.calls.contains(method.name) { return true }
    guard facts.isHeld, !facts.isPrivate, let owner = reader.owner, let name = facts.name else {
      return false
    }
    return !OutsideUse(index: index).members(of: name, in: owner).isEmpty
  }
}

extension TypeInfo {
  /// The method of a class that returns the view which it is called on, as links of a chain do.
  func link(_ name: String, with arguments: [Expression.Argument]) -> FunctionDeclaration? {
    overloads(name).filter { !$0.isStatic && $0.returnsReceiver }.called(with: arguments)
  }

  /// The method of a class, or of one above, that is declared at a place, with the class that declares it.
  fileprivate func method(declaredAt place: Place) -> (type: TypeInfo, method: FunctionDeclaration)?
  {
    if let method = ownFunctions.first(where: { $0.place == place }) { return (self, method) }
    return parents.lazy.filter { $0.kind == .classType }
      .compactMap { $0.method(declaredAt: place) }.first
  }
}

extension FunctionDeclaration {
  /// Whether it returns what it is called on.
  var returnsReceiver: Bool {
    if result?.name == "Self" { return true }
    guard !returnsNothing, case .return(let value?)? = body?.last?.kind,
      case .name("self") = value.kind
    else { return false }
    return true
  }

  /// Whether it gives a view something that recognises gestures.
  var addsRecognizer: Bool { body?.addRecognizer ?? false }
}

extension [Statement] {
  /// Whether they give a view something that recognises gestures.
  var addRecognizer: Bool {
    var adds = false
    forEachExpression { expression in
      guard case .chain(let base, let links) = expression.kind else { return }
      if case .name("addGestureRecognizer") = base.kind { adds = true }
      if links.contains(where: {
        if case .member("addGestureRecognizer") = $0.kind { true } else { false }
      }) {
        adds = true
      }
    }
    return adds
  }
}
