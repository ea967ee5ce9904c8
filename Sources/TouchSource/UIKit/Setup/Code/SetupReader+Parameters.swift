/// What functions of the project are called with.
extension SetupReader {
  /// Gives the parameters of a function what it is called with.
  ///
  /// - Parameter inside: What the function sees.
  func bind(
    _ arguments: [Expression.Argument], _ things: [Thing], to function: FunctionDeclaration,
    of inside: SetupFrame, from frame: SetupFrame
  ) {
    for (parameter, places) in zip(function.parameters, function.places(of: arguments)) {
      guard let number = places.first else {
        inside.bind(
          parameter.name, toMembers: parameter.value.flatMap { members($0, in: inside) })
        if let list = standardList(of: parameter, in: inside) {
          inside.bind(parameter.name, to: list)
          inside.scope.bind(parameter.name, to: array(list))
          continue
        }
        let made = parameter.value.flatMap {
          structure($0, as: parameter.type, of: inside, in: inside)
        }
        inside.bind(parameter.name, to: made ?? .other)
        if let made {
          inside.scope.bind(parameter.name, to: made.value)
          continue
        }
        var standard = parameter.value.flatMap { value($0, in: inside) }
        if parameter.type.name == "Optional", parameter.value?.memberName == "none" {
          standard = .null
        }
        inside.scope.bind(
          parameter.name,
          to: standard.map { typed($0, as: parameter.type, in: inside.scope) }
            ?? (parameter.type.name == "Optional" ? .null : .unknown))
        continue
      }
      let given = arguments[number].value
      inside.bind(
        parameter.name,
        givenAt: giver(of: given, else: place(given.position, in: frame), in: frame))
      var thing = typed(things[number], as: parameter.type, in: inside)
      if case .other = thing,
        let made = structure(given, as: parameter.type, of: inside, in: frame)
      {
        thing = made
      }
      if parameter.isVariadic {
        thing = list(of: places.map { (arguments[$0].value, things[$0]) }, parameter, inside, frame)
      } else {
        inside.bind(parameter.name, toMembers: members(given, in: frame))
      }
      if let building = building(thing, parameter, in: inside) {
        thing = building.standIn(for: parameter.name, at: function.position, in: inside)
        if !inside.mayAddViewsFirst { build(all: [parameter], in: inside) }
      }
      inside.bind(parameter.name, to: thing)
      if thing.mayBeValue {
        bind(
          parameter.name, toValueOf: arguments[number].value, in: frame, as: parameter.type,
          of: inside)
      } else {
        let isList = parameter.isVariadic || parameter.type.isList
        inside.scope.bind(
          parameter.name,
          to: isList
            ? array(thing)
            : thing.value.isUnknown
              ? sharedValue(thing, arguments[number].value, in: frame) : thing.value)
      }
    }
  }
}

extension SetupReader {
  /// Whether a function that is handed lists of views was read at each of its calls, so that what it does to
  /// any others says nothing.
  func isReadWhereCalled(_ function: FunctionDeclaration, of type: TypeInfo) -> Bool {
    guard let calls = followedCalls[function.place], let owner, owner.file == type.file,
      owner.path == type.path,
      function.parameters.contains(where: { isListOfViews($0, in: type) }),
      !function.attributes.contains(where: { ["objc", "IBAction"].contains($0.name) })
    else { return false }
    let outside = OutsideUse(index: index)
    return (function.isPrivate || !outside.calls(function.name, of: owner))
      && outside.ownCalls(of: function, in: owner) <= calls.count
  }

  private func isListOfViews(_ parameter: Parameter, in type: TypeInfo) -> Bool {
    (parameter.isVariadic || parameter.type.unwrapped.isList)
      && viewClass(
        parameter.type.unwrapped.element.name, in: Scope(file: type.file, type: type)) != nil
  }
}

extension SetupFrame {
  /// Whether the code is a function that is added to views, which may put others into one before it asks for
  /// what ties them to each other.
  fileprivate var mayAddViewsFirst: Bool {
    if case .view = receiver { !isOwn } else { false }
  }
}
