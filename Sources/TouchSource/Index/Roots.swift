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

  /// Whether a view is used by nothing but what it uses itself, so that no root can lead to it.
  func isOnlyInCircle(_ type: TypeInfo, uses: [String: Set<String>]) -> Bool {
    var reached: Set = [type.name]
    var queue = [type.name]
    while let name = queue.popLast() {
      for used in uses[name] ?? [] where uses[used] != nil && reached.insert(used).inserted {
        queue.append(used)
      }
    }
    return uses.allSatisfy { user, used in reached.contains(user) || !used.contains(type.name) }
  }

  /// The names that each type of the project mentions.
  var usesByType: [String: Set<String>] {
    files.reduce(into: [:]) { all, file in
      for (name, used) in file.scan.uses { all[name, default: []].formUnion(used) }
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
