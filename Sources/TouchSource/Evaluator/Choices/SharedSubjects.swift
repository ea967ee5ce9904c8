/// What several views read of one place: a setting by its key, an object of the environment by its
/// type. What holds of it in one view holds in all.
extension Evaluation {
  /// Whom an expression asks for what, where it reads nothing but one such place; nil for all else.
  ///
  /// - Parameter sign: What is written for the sign of a comparison.
  func shared(
    _ expression: Expression, sign: String? = nil, in scope: Scope
  ) -> CaseFacts.Subject? {
    switch expression.kind {
    case .name, .chain:
      guard let (name, links) = expression.path, let place = place(of: name, in: scope) else {
        return nil
      }
      guard !links.isEmpty else { return place.whole }
      let path = Expression(kind: .name(""), position: expression.position)
      return place.part(Expression(kind: .chain(path, links), position: path.position).text)
    case .unary(let own, let operand): return shared(operand, in: scope)?.asked { own + $0 }
    case .binary(let own, let left, let right):
      let sign = sign ?? own
      if right.isLiteral { return shared(left, in: scope)?.asked { "\($0) \(sign) \(right.text)" } }
      guard left.isLiteral else { return nil }
      return shared(right, in: scope)?.asked { "\(left.text) \(sign) \($0)" }
    default: return nil
    }
  }

  /// Whom an expression asks for what: a place that views share, who handed it on, else the view itself.
  func subject(of expression: Expression, in scope: Scope) -> CaseFacts.Subject {
    owner(of: expression, in: scope) ?? subject(expression.text, in: scope)
  }

  /// What the view itself asks. A member reads alike with and without `self`, unless a local name
  /// hides it.
  func subject(_ text: String, in scope: Scope) -> CaseFacts.Subject {
    var text = text
    if text.contains("self") {
      text = text.replacing(memberOfSelf) { match in
        scope.lookUp(String(match.1)) == nil ? match.1 : match.0
      }
    }
    return CaseFacts.Subject(view: viewName(of: scope), text: text)
  }

  /// Where a property of the view around keeps its value, if others may keep theirs there too.
  private func place(of name: String, in scope: Scope) -> SharedPlace? {
    guard scope.lookUp(name) == nil, case .instance(let instance)? = scope.currentReceiver,
      instance.fields[name] == nil, let variable = instance.type.variable(name)
    else { return nil }
    for attribute in variable.attributes {
      switch attribute.name {
      case "AppStorage", "SceneStorage":
        return attribute.arguments.first.map { .setting("@\(attribute.name)(\($0.value.text))") }
      case "EnvironmentObject": return variable.type.map { .object($0.name) }
      case "Environment":
        guard case .chain(let base, _)? = attribute.arguments.first?.value.kind,
          case .name(let type) = base.kind
        else { return nil }
        return .object(type)
      default: continue
      }
    }
    return nil
  }
}

/// Where views keep what others read too.
private enum SharedPlace {
  case setting(String)
  case object(String)

  /// The whole of what is kept there, where that is a value.
  var whole: CaseFacts.Subject? {
    guard case .setting(let name) = self else { return nil }
    return CaseFacts.Subject(view: name, text: "self")
  }

  /// What is kept there by what leads to it. An object's own text names its members alone.
  func part(_ path: String) -> CaseFacts.Subject? {
    switch self {
    case .setting(let name): CaseFacts.Subject(view: name, text: "self" + path)
    case .object(let type):
      path.hasPrefix(".") ? CaseFacts.Subject(view: type, text: String(path.dropFirst())) : nil
    }
  }
}

extension CaseFacts.Subject {
  /// The subject as a condition asks for it.
  func asked(_ question: (String) -> String) -> CaseFacts.Subject {
    CaseFacts.Subject(view: view, text: question(text))
  }
}

extension Expression {
  /// Whether it is the same wherever it is written.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .number, .boolean, .null, .implicitMember: true
    case .string(let pieces):
      pieces.allSatisfy { if case .text = $0 { true } else { false } }
    default: false
    }
  }
}
