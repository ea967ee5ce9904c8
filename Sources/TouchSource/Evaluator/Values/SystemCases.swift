extension Value {
  /// Whether a case of an enumeration of the system's or a named set of edges or axes, as the source
  /// names it, is the one of a name; nil where the value is none or the source does not say.
  func isSystemCase(_ name: String) -> Bool? {
    guard case .external(let external) = self, let last = external.path.last,
      external.path.allSatisfy({ $0.arguments == nil })
    else { return nil }
    let types = (external.type.map { [$0] } ?? []) + external.path.dropLast().map(\.name)
    let parts = types.flatMap { $0.split(separator: ".").map(String.init) }
    guard
      parts.last.map(Self.enumerations.contains) ?? true
        || Self.sets.contains(Array(parts.suffix(2)))
    else { return nil }
    return last.name == name
  }

  /// What a case of an enumeration of the system's holds, where the source does not say which it is.
  func payload(ofSystemCase name: String) -> Value {
    guard case .open(let type?, _) = self, type.name == "AsyncImagePhase", name == "success" else {
      return .unknown
    }
    return .open(TypeName(name: "Image"), in: nil)
  }

  /// Enumerations of the system's, without the names of the types around them.
  private static let enumerations: Set<String> = [
    "TextStyle", "Weight", "Axis", "Edge", "ContentMode", "ControlSize", "ColorScheme",
    "HorizontalAlignment", "VerticalAlignment", "Alignment", "LayoutDirection", "ButtonRole",
    "UserInterfaceSizeClass", "UIUserInterfaceSizeClass", "DynamicTypeSize", "UIUserInterfaceIdiom",
    "UIDeviceOrientation", "UIInterfaceOrientation",
    "Width", "Design",
    "WidgetFamily",
  ]

  /// Sets of the system's all of whose names stand for different ones.
  private static let sets: Set<[String]> = [["Axis", "Set"], ["Edge", "Set"]]
}
