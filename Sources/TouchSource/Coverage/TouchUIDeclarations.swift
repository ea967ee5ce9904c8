import TouchModel

/// `TouchUI`, known from outside: a project that imports it and does not hold its source is read as if
/// it did.
enum TouchUIDeclarations {
  /// The name of the file that stands for the module; no file of a project is called so.
  static let file = "<TouchUI>"

  /// What its values in the environment are where nothing sets them.
  static let environment: [String: Value] = [
    "touchGrowth": .tuple([]), "isTouchLoading": .boolean(false),
  ]

  /// The file, if a project needs it.
  static func file(for files: [SourceIndex.File]) -> SourceIndex.File? {
    guard files.contains(where: { $0.scan.imports.contains("TouchUI") }),
      !files.contains(where: { $0.module.hasSuffix("/TouchUI") })
    else { return nil }
    let text = Array(source.utf8)
    return SourceIndex.File(
      name: file, path: file, module: file, folder: file, scan: FileScan(text),
      content: ContentHash.of(text), text: text)
  }
}
