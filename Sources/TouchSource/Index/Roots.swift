import TouchModel

extension SourceIndex {
  /// The scenes, the views that controllers host, and those that nothing in the project makes, in
  /// order of file and line.
  var roots: [TypeInfo] {
    var mentions: [String: Int] = [:]
    var hosted: Set<String> = []
    for file in files {
      for (name, count) in file.scan.mentions { mentions[name, default: 0] += count }
      hosted.formUnion(file.scan.hosted)
    }
    func isRoot(_ name: String) -> Bool { mentions[name] == nil || hosted.contains(name) }
    return files.indices.flatMap { number -> [TypeInfo] in
      let scan = files[number].scan
      let views = scan.types.contains { type in
        type.kind == .type && (isRoot(type.path.last ?? "") || type.isScene)
      }
      guard views else { return [] }
      return types(in: number).filter { type in
        type.isScene || (type.isView && isRoot(type.name))
      }
    }
  }

  /// In how many places the project names a view, its own declaration left out.
  func uses(of type: TypeInfo) -> Int {
    files.reduce(0) { $0 + ($1.scan.mentions[type.name] ?? 0) }
  }
}

extension FileScan.TypeEntry {
  fileprivate var isScene: Bool { inherits.contains(where: TypeInfo.scenes.contains) }
}
