extension String {
  /// What a value holds, the members of sets and dictionaries in order, so that it is the same in every run:
  /// their own order is not.
  init(ordered value: Any) {
    let mirror = Mirror(reflecting: value)
    func members() -> [String] {
      mirror.children.map { child in
        (child.label.map { "\($0): " } ?? "") + String(ordered: child.value)
      }
    }
    switch mirror.displayStyle {
    case nil: self = "\(value)"
    case .enum where mirror.children.isEmpty: self = "\(value)"
    case .set, .dictionary: self = "{\(members().sorted().joined(separator: ", "))}"
    default: self = "(\(members().joined(separator: ", ")))"
    }
  }
}
