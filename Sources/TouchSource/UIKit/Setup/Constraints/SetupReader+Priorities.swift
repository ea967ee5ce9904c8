import TouchLayout

extension SetupReader {
  /// The most names and sums that a priority is made of.
  private static let mostParts = 6

  /// The number of a priority; nil where it is not in the source.
  func priority(_ value: Expression, in frame: SetupFrame, depth: Int = 0) -> Length? {
    if let number = number(value, in: frame) { return number }
    guard depth < Self.mostParts else { return nil }
    switch value.kind {
    case .implicitMember(let name):
      return priority(named: name, from: frame.scope, depth: depth + 1)
    case .binary(let sign, let left, let right) where sign == "-" || sign == "+":
      guard let first = priority(left, in: frame, depth: depth + 1),
        let second = number(right, in: frame)
      else { return nil }
      return sign == "-" ? first - second : first + second
    case .chain(let base, let links):
      var name: String?
      if case .implicitMember(let first) = base.kind { name = first }
      for link in links {
        switch link.kind {
        // `UILayoutPriority(999)` and `.init(999)`
        case .call(let arguments):
          return arguments.first.flatMap { priority($0.value, in: frame, depth: depth + 1) }
        case .member("rawValue"), .index, .optional, .forced: break
        case .member(let member): name = member
        }
      }
      return name.flatMap { priority(named: $0, from: frame.scope, depth: depth + 1) }
    case .name(let name):
      switch frame.scope.lookUp(name) {
      case .external(let external)?:
        guard let last = external.path.last(where: { $0.name != "rawValue" }) else { return nil }
        if case .number(let number)? = last.arguments?.first?.value { return number }
        return priority(named: last.name, from: frame.scope, depth: depth + 1)
      case .number(let length)?: return length
      default: return nil
      }
    default: return nil
    }
  }

  /// The number of a priority of UIKit's, or of one that the project names.
  func priority(named name: String, from scope: Scope, depth: Int) -> Length? {
    switch name {
    case "required": return Length(LayoutPriority.required)
    // SnapKit has names of its own.
    case "defaultHigh", "high", "priorityHigh": return Length(LayoutPriority.defaultHigh)
    case "medium", "priorityMedium": return 500
    case "defaultLow", "low", "priorityLow": return Length(LayoutPriority.defaultLow)
    case "fittingSizeLevel": return Length(LayoutPriority.fittingSizeLevel)
    default: break
    }
    guard let variable = index.extensionVariable(name, of: "UILayoutPriority", from: scope),
      let value = variable.value
    else { return nil }
    let frame = SetupFrame(scope: Scope(file: variable.file), receiver: .other, isOwn: false)
    return priority(value, in: frame, depth: depth)
  }
}
