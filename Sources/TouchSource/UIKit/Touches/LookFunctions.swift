/// Functions of a class of views that change no more than how its views look and what they show.
extension TypeInfo {
  /// Whether all that a function of the class does to its view is to change how that looks and what it shows,
  /// of which the code of the class tells whoever calls it.
  func changesLooksAlone(by name: String) -> Bool {
    var reading = LookReading(type: self)
    return reading.isAboutLooks(name)
  }

  /// Whether all that the class, or one above it, does with a property is to ask it where touches count, how
  /// its views look or what they show.
  func usesForLooksAlone(_ property: String) -> Bool {
    var reading = LookReading(type: self)
    return reading.usesForLooksAlone(property)
  }

  /// Whether that is all that statements of the class do.
  func changesLooksAlone(by statements: [Statement]) -> Bool {
    var reading = LookReading(type: self)
    return reading.isAboutLooks(statements)
  }
}

/// Reads functions of a class for whether they are about looks.
private struct LookReading {
  let type: TypeInfo
  /// The functions that were asked of.
  var met: Set<String> = []
  /// The properties of which the uses were asked.
  var metProperties: Set<String> = []
  /// The closures that the function is handed which is read: what they do is read where they are handed over.
  var handed: Set<String> = []

  /// Methods of a view of the system's that change how it looks or what it shows.
  private static let showing: Set<String> = [
    "setTitle", "setAttributedTitle", "setTitleColor", "setTitleShadowColor", "setImage",
    "setBackgroundImage", "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay",
    "removeAllAnimations", "add",
  ]

  /// Methods by which a control is told what a touch on it does.
  private static let wiring: Set<String> = [
    "addAction", "addTarget", "removeAction", "removeTarget",
  ]

  /// Classes of the system's whose views in a view the code of its class tells all of.
  private static let parts: Set<String> = [
    "UIView", "UILabel", "UIImageView", "UIButton", "UIActivityIndicatorView", "UIProgressView",
  ]

  /// Properties that a class's code is read for.
  private static let shown: Set<String> = [
    "contentEdgeInsets", "imageEdgeInsets", "titleEdgeInsets", "font", "text", "image",
  ]

  mutating func isAboutLooks(_ name: String) -> Bool {
    guard met.insert(name).inserted else { return true }
    let functions = type.functions(name).filter { !$0.isStatic }
    guard !functions.isEmpty else { return false }
    let around = handed
    defer { handed = around }
    for function in functions {
      guard let body = function.body else { return false }
      handed = Set(function.parameters.filter(\.takesFunction).map(\.name))
      // The only expression of a function is what it returns.
      if body.count == 1, case .expression(let value) = body[0].kind, !function.returnsNothing {
        guard leaves(value) else { return false }
      } else if !isAboutLooks(body) {
        return false
      }
    }
    return true
  }

  mutating func isAboutLooks(_ statements: [Statement]) -> Bool {
    for statement in statements where !isAboutLooks(statement) { return false }
    return true
  }

  private mutating func isAboutLooks(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .expression(let expression): return isAboutLooks(expression)
    case .binding(_, _, let value, _), .return(let value): return value.map { leaves($0) } ?? true
    case .assignment(let target, _, let value): return isLook(target) && leaves(value)
    case .conditional(let conditional):
      return leaves(conditional.conditions) && isAboutLooks(conditional.body)
        && isAboutLooks(conditional.otherwise ?? [])
    case .guard(let conditions, let otherwise):
      return leaves(conditions) && isAboutLooks(otherwise)
    case .selection(let selection):
      guard leaves(selection.subject) else { return false }
      for one in selection.cases where !isAboutLooks(one.body) { return false }
      return true
    case .do(let body): return isAboutLooks(body)
    case .other(let name): return ["breakStmt", "continueStmt"].contains(name)
    case .loop, .configuration, .function, .type, .alias: return false
    }
  }

  /// What is called on the view, with the arguments; nil for other expressions.
  private func call(_ expression: Expression) -> (name: String, arguments: [Expression.Argument])? {
    guard case .chain(let base, let links) = expression.kind, case .name(let first) = base.kind,
      case .call(let arguments)? = links.last?.kind
    else { return nil }
    let rest = links.dropLast().filter { if case .optional = $0.kind { false } else { true } }
    var path = rest.compactMap { link -> String? in
      if case .member(let name) = link.kind { name } else { nil }
    }
    guard path.count == rest.count else { return nil }
    if first != "self", first != "super" { path.insert(first, at: 0) }
    if path.count == 2, path[0] == "layer" { path.removeFirst() }
    return path.count == 1 ? (path[0], arguments) : nil
  }

  /// What a method of a view in the view is called with; nil for other expressions.
  private func argumentsOfPart(_ expression: Expression) -> [Expression.Argument]? {
    guard let path = expression.callee?.memberPath, path.count == 2, holdsPart(path[0]),
      case .chain(_, let links) = expression.kind, case .call(let arguments)? = links.last?.kind
    else { return nil }
    return arguments
  }

  /// Whether a property holds a view in the view, of which the code of the class tells all.
  private func holdsPart(_ name: String) -> Bool {
    guard let variable = type.variable(name), variable.getter == nil, variable.observers.isEmpty,
      let held = variable.type?.unwrapped.name ?? variable.value?.callee?.text
    else { return false }
    return Self.parts.contains(held) || type.withClassesAbove.contains { $0.isViewClass(held) }
  }

  /// Whether the class lets touches in where it does not only shut them out, so that a touch does something then.
  private var letsTouchesInAgain: Bool {
    var isFound = false
    func look(at body: [Statement], where lets: (Expression.Kind) -> Bool) {
      body.forEachStatement { statement in
        guard case .assignment(let target, _, let value) = statement.kind,
          target.memberPath == ["isUserInteractionEnabled"]
        else { return }
        isFound = isFound || lets(value.kind)
      }
    }
    for variable in type.ownVariables {
      look(at: variable.observers) { if case .boolean(false) = $0 { false } else { true } }
    }
    // What a function is given may be the same in every call.
    for body in type.ownFunctions.compactMap(\.body) {
      look(at: body) { if case .boolean(true) = $0 { true } else { false } }
    }
    return isFound
  }

  /// The property whose view is put into the view; nil for other expressions.
  private func addedMember(_ expression: Expression) -> String? {
    guard let (name, arguments) = call(expression), name == "addSubview",
      type.functions(name).isEmpty, arguments.count == 1, arguments[0].label == nil,
      let path = arguments[0].value.memberPath, path.count == 1
    else { return nil }
    return path[0]
  }

  /// Whether a constraint holds a view in the view in the middle of that, which gives it no length.
  private func centresPart(_ constraint: Expression) -> Bool {
    guard case .chain(_, let links) = constraint.kind, case .call(let given)? = links.last?.kind,
      let path = constraint.callee?.memberPath, path.count == 3, holdsPart(path[0]),
      ["centerXAnchor", "centerYAnchor"].contains(path[1]), path[2] == "constraint"
    else { return false }
    return given.first?.label == "equalTo" && given[0].value.memberPath == [path[1]]
  }

  /// Whether a name stands for a closure that changes nothing here, as what it does is read where the view
  /// is given it.
  private func isClosure(_ name: String) -> Bool {
    handed.contains(name) || type.variable(name)?.type?.unwrapped.parameterCount != nil
  }

  /// Whether what a control is told to do where it is touched is about looks as well.
  private mutating func areAboutLooks(_ actions: [Expression.Argument]) -> Bool {
    var closures: [Expression.Closure] = []
    for action in actions {
      action.value.forEach { if case .closure(let closure) = $0.kind { closures.append(closure) } }
    }
    for closure in closures where !isAboutLooks(closure.body) { return false }
    return true
  }

  private mutating func isAboutLooks(_ expression: Expression) -> Bool {
    if let member = addedMember(expression) { return holdsPart(member) }
    if let (name, arguments) = call(expression) {
      if Self.wiring.contains(name) { return areAboutLooks(arguments) }
      for argument in arguments where !leaves(argument.value) { return false }
      return Self.showing.contains(name) || isClosure(name) || isAboutLooks(name)
    }
    if let constraints = expression.activated { return constraints.allSatisfy(centresPart) }
    if let arguments = argumentsOfPart(expression) {
      for argument in arguments where !leaves(argument.value) { return false }
      return true
    }
    guard case .chain(let base, let links) = expression.kind, case .name("UIView") = base.kind,
      case .call(let arguments)? = links.last?.kind, links.count == 2
    else { return false }
    for argument in arguments {
      if case .closure(let closure) = argument.value.kind {
        guard isAboutLooks(closure.body) else { return false }
      } else if !leaves(argument.value) {
        return false
      }
    }
    return true
  }

  /// Whether what is assigned to is a look, or a plain value of the class's own.
  private mutating func isLook(_ target: Expression) -> Bool {
    if let (list, keys) = target.keyed {
      for key in keys where !leaves(key.value) { return false }
      return isOwnValue(list)
    }
    if case .chain(let base, var links) = target.kind,
      case .member("isActive")? = links.popLast()?.kind
    {
      return centresPart(Expression(kind: .chain(base, links), position: target.position))
    }
    guard var path = target.memberPath else { return false }
    if path.first == "titleLabel" || path.first == "imageView" { path.removeFirst() }
    if path.count == 2, path[0] == "layer" {
      return !["frame", "bounds", "transform", "position", "anchorPoint"].contains(path[1])
    }
    if path.count > 1, path[0] == "configuration" {
      return ConfigurationFacts.looks.contains(path[1])
    }
    if path.count == 2, holdsPart(path[0]) {
      return SetupReader.harmlessProperties.contains(path[1]) || Self.shown.contains(path[1])
        || ["attributedText", "isHidden"].contains(path[1])
    }
    guard path.count == 1 else { return false }
    if type.variable(path[0]) != nil { return isOwnValue(target) }
    return SetupReader.harmlessProperties.contains(path[0]) || Self.shown.contains(path[0])
      || path[0] == "isUserInteractionEnabled" && letsTouchesInAgain
  }

  /// Whether it is a property of the class's own in which no function is kept that may do more, or whose uses are all
  /// about looks.
  private mutating func isOwnValue(_ target: Expression) -> Bool {
    guard let path = target.memberPath, path.count == 1, let variable = type.variable(path[0])
    else { return false }
    return variable.getter == nil && variable.observers.isEmpty
      && (variable.holdsNoFunction || usesForLooksAlone(variable.name))
  }

  mutating func usesForLooksAlone(_ property: String) -> Bool {
    guard metProperties.insert(property).inserted else { return true }
    for one in type.withClassesAbove {
      let functions = one.ownFunctions.filter { !$0.isPointInside && !$0.isHitTest }
      for function in functions + one.initializers where function.uses(property) {
        guard let body = function.body, isAboutLooks(body) else { return false }
      }
      for variable in one.ownVariables {
        let getter = variable.getter ?? []
        let asked = variable.name == "intrinsicContentSize" ? Array(getter.afterNothing) : getter
        if asked.use(property, isHidden: false) { return false }
        if variable.value?.uses(property, isHidden: false) == true { return false }
        if variable.observers.use(property, isHidden: false), !isAboutLooks(variable.observers) {
          return false
        }
      }
    }
    return true
  }

  /// Whether working conditions out does nothing to the view.
  private mutating func leaves(_ conditions: [Condition]) -> Bool {
    for condition in conditions {
      switch condition.kind {
      case .expression(let value), .binding(_, let value?), .pattern(_, let value):
        guard leaves(value) else { return false }
      case .binding(_, nil), .availability: break
      }
    }
    return true
  }

  /// Whether working a value out does nothing to the view: it is handed to nothing, and what the class works
  /// out itself does nothing to it either.
  private mutating func leaves(_ value: Expression) -> Bool {
    var called: Set<String> = []
    var isHandedOn = false
    if case .name("self") = value.kind { return false }
    value.forEach { part in
      if part.asksForHolder { return }
      if let (name, _) = call(part), !type.functions(name).isEmpty { called.insert(name) }
      switch part.kind {
      case .closure: isHandedOn = true
      case .chain(_, let links):
        for link in links {
          guard case .call(let arguments) = link.kind else { continue }
          for argument in arguments {
            if case .name("self") = argument.value.kind { isHandedOn = true }
          }
        }
      default: break
      }
    }
    guard !isHandedOn else { return false }
    for name in called where !isAboutLooks(name) { return false }
    return true
  }
}

extension TypeInfo {
  /// Whether a generic parameter of the type stands for views.
  fileprivate func isViewClass(_ parameter: String) -> Bool {
    guard let bound = bounds[parameter] else { return false }
    return ([bound] + bound.arguments).contains { $0.name == "UIView" }
  }
}

extension Expression {
  /// The constraints that it makes hold, as `NSLayoutConstraint.activate([…])`; nil for any other.
  fileprivate var activated: [Expression]? {
    guard callee?.memberPath == ["NSLayoutConstraint", "activate"],
      case .chain(_, let links) = kind, case .call(let arguments)? = links.last?.kind,
      arguments.count == 1, case .array(let constraints) = arguments[0].value.kind
    else { return nil }
    return constraints
  }

  /// Whether it asks whether a view lies in another.
  fileprivate var asksForHolder: Bool {
    guard case .chain(_, let links) = kind, case .call(let arguments)? = links.last?.kind else {
      return false
    }
    return callee?.memberPath?.last == "isDescendant" && arguments.first?.label == "of"
  }

  /// What a part of is meant that a key tells, and the key; nil for any other.
  fileprivate var keyed: (list: Expression, keys: [Argument])? {
    guard case .chain(let base, let links) = kind, case .index(let keys)? = links.last?.kind else {
      return nil
    }
    let rest = Array(links.dropLast())
    let list = rest.isEmpty ? base : Expression(kind: .chain(base, rest), position: position)
    return (list, keys)
  }
}
