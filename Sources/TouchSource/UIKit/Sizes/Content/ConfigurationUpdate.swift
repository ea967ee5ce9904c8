/// What a class of buttons does when its configuration is to be brought up to date.
extension [Statement] {
  /// Whether they change no more of the configuration of a button than colours and what is drawn behind it, so
  /// that it stays as large as it is.
  var onlyRecolour: Bool {
    // What stands for the configuration.
    var names: Set<String> = ["configuration"]
    func isConfiguration(_ value: Expression) -> Bool {
      var path = value.text.filter { !"?!".contains($0) }
      if path.hasPrefix("self.") { path.removeFirst("self.".count) }
      if path.hasSuffix(Self.updated) { path.removeLast(Self.updated.count) }
      return names.contains(path)
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
        result = result && expression.text == "super.updateConfiguration()"
      case .return(nil), .selection, .do, .configuration: break
      default: result = false
      }
    }
    return result
  }

  /// The call by which a configuration makes one for the button's state.
  private static let updated = ".updated(for: self)"

  /// The members of configurations, of what they draw behind, and of buttons that change no size.
  private static let looks: Set<String> = [
    "baseForegroundColor", "baseBackgroundColor", "background", "backgroundColor", "strokeColor",
    "strokeWidth", "cornerRadius", "cornerStyle", "backgroundColorTransformer",
    "strokeColorTransformer", "imageColorTransformer", "visualEffect", "tintColor", "alpha",
  ]
}
