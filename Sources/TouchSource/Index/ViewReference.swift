import TouchModel

/// A view of the project by its name and place, so that it can be spoken of without being read.
struct ViewReference: Hashable, Codable, Sendable {
  /// The names of the types around it and its own.
  var path: [String]
  /// Where it is declared.
  var place: Place
  var isScene: Bool
  /// Whether other modules see it.
  var isPublic: Bool
  /// All names that it inherits.
  var inherited: Set<String>

  var name: String { path.last ?? "" }
  var file: String { place.file }

  init(_ type: TypeInfo) {
    path = type.path
    place = Place(
      file: type.file, line: Int(type.position.line), column: Int(type.position.column))
    isScene = type.isScene
    isPublic = type.isPublic
    inherited = type.allInherited
  }
}

extension SourceIndex {
  /// The type that a reference is to.
  func type(at view: ViewReference) -> TypeInfo? {
    guard let number = number(of: view.file) else { return nil }
    return types(in: number).first { $0.path == view.path }
  }

  /// The scenes and views that a file declares.
  func views(in number: Int) -> [ViewReference] {
    types(in: number).filter { $0.isScene || $0.isView }.map { ViewReference($0) }
  }
}
