/// Code that is handed a view and only asks it, as what shows something beside a button.
extension SetupReader {
  /// Whether the functions of some types, one of each, that a call may be of leave the views alone that it
  /// hands to them.
  func leave(
    _ functions: [FunctionDeclaration], of types: [TypeInfo], _ arguments: [Expression.Argument],
    in frame: SetupFrame
  ) -> Bool {
    guard !types.isEmpty, functions.count == types.count else { return false }
    var isKept = true
    let handed = arguments.indices.filter { place in
      if case .closure = arguments[place].value.kind { return false }
      switch read(arguments[place].value, in: frame) {
      case .view(let view):
        isKept = isKept && (facts(view).isHeld || facts(view).isOwn)
        return !facts(view).isOwn
      case let thing: return thing.concernsLayout
      }
    }
    // What no property holds is made for whoever is handed it.
    guard isKept else { return false }
    return functions.allSatisfy { function in
      guard let body = function.body else { return false }
      return zip(function.parameters, function.places(of: arguments)).allSatisfy {
        parameter, places in
        Set(places).isDisjoint(with: handed) || body.onlyAsks(parameter.name)
      }
    }
  }

  /// Properties that are values, which change nothing of the view that has them.
  fileprivate static let askedValues: Set<String> = [
    "frame", "bounds", "center", "tag", "alpha", "isSelected", "isEnabled", "isHidden", "state",
    "currentTitle", "intrinsicContentSize", "accessibilityIdentifier", "accessibilityLabel",
  ]

  /// Methods of views that answer and change nothing, and methods of others that are handed a view for
  /// the same.
  fileprivate static let askingMethods: Set<String> = [
    "convert", "isDescendant", "title", "image", "indexPath", "firstIndex", "isEqual",
  ]
}

extension [Statement] {
  /// Whether nothing is done with what a name stands for but to ask it for values and to refer to it as what
  /// something is shown beside.
  fileprivate func onlyAsks(_ name: String) -> Bool {
    var mentions = 0
    forEachStatement { statement in
      guard case .assignment(let target, let sign, let value) = statement.kind else { return }
      if target.isRooted(in: name) {
        mentions += 1
      } else if sign == "=", value.isName(name),
        SetupReader.referring.contains(target.memberName ?? "")
      {
        mentions -= 1
      }
    }
    forEachExpression { expression in
      switch expression.kind {
      case .name(name): mentions += 1
      case .chain(let base, let links):
        if base.isName(name), links.onlyAsk { mentions -= 1 }
        for (link, next) in zip(links, links.dropFirst()) {
          guard case .member(let method) = link.kind, case .call(let arguments) = next.kind,
            SetupReader.askingMethods.contains(method)
          else { continue }
          mentions -= arguments.count { $0.value.isName(name) }
        }
      case .binary(let sign, let left, let right) where ["==", "!=", "===", "!=="].contains(sign):
        mentions -= [left, right].count { $0.isName(name) }
      default: break
      }
    }
    return mentions == 0
  }
}

extension [Expression.Link] {
  /// Whether they ask what they stand behind for a value.
  fileprivate var onlyAsk: Bool {
    let members = drop { link in
      switch link.kind {
      case .optional, .forced: true
      case .member, .call, .index: false
      }
    }
    guard case .member(let name)? = members.first?.kind else { return false }
    let isCalled = members.contains { if case .call = $0.kind { true } else { false } }
    if ["frame", "bounds", "center"].contains(name) { return true }
    return isCalled
      ? SetupReader.askingMethods.contains(name) : SetupReader.askedValues.contains(name)
  }
}

extension Expression {
  fileprivate func isName(_ name: String) -> Bool {
    if case .name(name) = kind { true } else { false }
  }

  /// Whether it is a name or what lies behind it.
  fileprivate func isRooted(in name: String) -> Bool {
    if case .chain(let base, _) = kind { return base.isName(name) }
    return isName(name)
  }
}
