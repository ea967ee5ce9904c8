/// What a class of buttons does when its configuration is to be brought up to date.
extension [Statement] {
  /// Whether they change no more of the configuration of a button than colours and what is drawn behind it, so
  /// that it stays as large as it is.
  var onlyRecolour: Bool {
    // What stands for the configuration.
    var names: Set<String> = ["configuration"]
    func isConfiguration(_ value: Expression) -> Bool {
      guard let path = value.beforeUpdate.memberPath, path.count == 1 else { return false }
      return names.contains(path[0])
    }
    func note(_ conditions: [Condition]) {
      for case .binding(let name, let value?) in conditions.map(\.kind) where isConfiguration(value)
      {
        names.insert(name)
      }
    }
    var result = true
    forEachStatement { statement in
      switch statement.kind {
      case .binding(let bound, _, let value?, _) where bound.count == 1 && isConfiguration(value):
        names.insert(bound[0])
      case .binding(let bound, _, _, _):
        names.subtract(bound)
      case .conditional(let conditional): note(conditional.conditions)
      case .guard(let conditions, _): note(conditions)
      case .assignment(let target, "=", let value):
        let isLook = Self.looks.contains(target.memberName ?? "")
        result = result && (isLook || isConfiguration(target) && isConfiguration(value))
      case .expression(let expression):
        result = result && expression.callee?.memberPath == ["super", "updateConfiguration"]
      case .return(nil), .selection, .do, .configuration: break
      default: result = false
      }
    }
    return result
  }

  /// The members of configurations, of what they draw behind, and of buttons that change no size.
  private static let looks = ConfigurationFacts.looks.union([
    "backgroundColor", "strokeColor", "strokeWidth", "cornerRadius", "backgroundColorTransformer",
    "strokeColorTransformer", "visualEffect", "tintColor", "alpha",
  ])
}

extension Expression {
  /// The configuration that `updated(for: self)` makes one for the button's state of; the expression itself
  /// where it is no such call.
  fileprivate var beforeUpdate: Expression {
    guard case .chain(let base, let links) = kind, case .call(let arguments)? = links.last?.kind,
      case .member("updated")? = links.dropLast().last?.kind, arguments.count == 1,
      arguments[0].label == "for", case .name("self") = arguments[0].value.kind
    else { return self }
    return Expression(kind: .chain(base, links.dropLast(2)), position: position)
  }
}
