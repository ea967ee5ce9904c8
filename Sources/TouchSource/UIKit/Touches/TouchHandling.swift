import TouchModel

/// What a class of views does by its own functions that are told of touches.
struct TouchHandling {
  let type: TypeInfo
  let index: SourceIndex

  /// The functions that a touch which stays where it begins runs.
  private static let told = ["touchesEnded", "touchesBegan"]
  /// The most functions between one and another that it calls by way of them.
  static let mostCalls = 4

  /// Whether a touch anywhere on its views makes them tell others, as a button does.
  ///
  /// What a view does to itself, as to look pressed, is no action; one that asks where it is touched may do
  /// something else at each place.
  var acts: Bool {
    Self.told.contains { name in type.functions(name).contains { tells($0, by: 0) } }
  }

  private func tells(_ function: FunctionDeclaration, by calls: Int) -> Bool {
    guard calls < Self.mostCalls, let body = function.body, !asksWhere(body) else { return false }
    var tells = false
    body.forEachExpression { expression in
      guard !tells, let path = called(by: expression), let first = path.first else { return }
      if let variable = type.variable(first) {
        tells = path.count == 1 ? variable.holdsFunction(in: index, type) : isListener(variable)
      } else if path.count == 1 {
        tells = type.functions(first).contains {
          $0.position != function.position && self.tells($0, by: calls + 1)
        }
      }
    }
    return tells
  }

  /// Whether statements use the point of a touch for more than to see whether it is inside.
  private func asksWhere(_ body: [Statement]) -> Bool {
    var names: Set<String> = []
    body.forEachExpression { expression in
      guard case .chain(_, let links) = expression.kind else { return }
      for link in links { if case .member(let name) = link.kind { names.insert(name) } }
    }
    return !names.isDisjoint(with: ["location", "preciseLocation"])
      && names.isDisjoint(with: ["contains", "point"])
  }

  /// The names before the first call of a chain, without `self`; nil where nothing is called by names alone.
  func called(by expression: Expression) -> [String]? {
    guard case .chain(let base, let links) = expression.kind, case .name(let name) = base.kind
    else { return nil }
    var path = name == "self" ? [] : [name]
    for link in links {
      switch link.kind {
      case .member(let name): path.append(name)
      case .optional, .forced: break
      case .call: return path
      case .index: return nil
      }
    }
    return nil
  }

  /// Whether a variable holds one who is told of what happens.
  func isListener(_ variable: VariableDeclaration) -> Bool {
    if variable.name.lowercased().hasSuffix("delegate") { return true }
    guard let name = variable.type?.unwrapped.name else { return false }
    return index.type(name, from: Scope(file: variable.file, type: type))?.kind == .protocolType
  }
}

extension SourceIndex {
  /// The names of the project's classes of views that act where they are touched by functions of their own,
  /// by way of others too.
  var touchClasses: Set<String> {
    var names: Set<String> = []
    for number in files.indices where files[number].scan.mentions["UITouch"] != nil {
      names.formUnion(
        types(in: number).filter {
          $0.systemViewClass != nil && TouchHandling(type: $0, index: self).acts
        }.map(\.name))
    }
    return withHeirs(names)
  }
}
