import TouchLayout
import TouchModel

/// Functions that are handed on by their names, as in `overlay(content: Divider.init)`: whoever calls
/// them gives arguments in order, without labels.
extension Evaluation {
  /// The initializer that a member of a type stands for where it is not called at once; nil for all
  /// other members and values.
  func initializer(
    _ name: String, of base: Value, at position: Position, in scope: Scope
  ) -> FunctionValue? {
    guard name == "init" || name.hasPrefix("init(") else { return nil }
    switch base {
    case .type: break
    case .external(let external) where external.path.isEmpty && external.type != nil: break
    default: return nil
    }
    return .initializer(
      InitializerReference(
        type: base, labels: name.argumentLabels, position: position, scope: scope))
  }

  /// What an initializer makes that was handed on.
  func call(_ reference: InitializerReference, _ given: [Bound]) -> Value {
    let (position, scope) = (reference.position, reference.scope)
    var arguments = given
    if let labels = reference.labels {
      arguments = zip(labels, given).map { Bound(label: $0, value: $1.value) }
    }
    switch reference.type {
    case .type(let type):
      if reference.labels == nil { arguments = type.labelled(given) }
      return construct(type, arguments, at: position, in: scope)
    case .external(let external):
      return call(named: external.type ?? "", arguments, at: position, in: scope)
    default: return .unknown
    }
  }
}

extension TypeInfo {
  /// What an initializer is given in order, with the labels of the one that takes so much. What a
  /// container offers to any content, as a proxy, is left out where one takes nothing.
  fileprivate func labelled(_ given: [Bound]) -> [Bound] {
    var lists = initializers.map(\.parameters)
    if kind == .structure, initializers.isEmpty { lists.append(members) }
    if let parameters = lists.first(where: { $0.count == given.count }) {
      return given.labelled(as: parameters)
    }
    let isOffered = given.allSatisfy(\.value.isUnknown)
    return isOffered && lists.contains(where: \.isEmpty) ? [] : given
  }
}

extension [Bound] {
  /// The arguments with the labels of the parameters, where a function's value is called: that gives
  /// as many in order, without labels.
  func labelled(as parameters: [Parameter]) -> [Bound] {
    guard count == parameters.count, allSatisfy({ $0.label == nil && !$0.isTrailing }) else {
      return self
    }
    return zip(parameters, self).map { Bound(label: $0.label, value: $1.value) }
  }
}

extension String {
  /// The labels of a name such as `init(systemName:)`; nil of one without parentheses.
  fileprivate var argumentLabels: [String?]? {
    guard let start = firstIndex(of: "("), last == ")" else { return nil }
    return self[index(after: start)...].dropLast().split(separator: ":").map {
      $0 == "_" ? nil : String($0)
    }
  }
}
