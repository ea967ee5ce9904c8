import TouchModel

extension SourceIndex {
  /// The scenes, the views that controllers host, and those that nothing in the project makes on any
  /// platform, in order of file and line.
  var roots: [TypeInfo] {
    var mentions: [String: Int] = [:]
    var hosted: Set<String> = []
    for file in files {
      for (name, count) in file.scan.mentions { mentions[name, default: 0] += count }
      hosted.formUnion(file.scan.hosted)
    }
    let elsewhere = namesElsewhere
    func isRoot(_ name: String) -> Bool {
      hosted.contains(name) || (mentions[name] == nil && !elsewhere.contains(name))
    }
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

  /// The names of the types that others may lead to, by what each type mentions, and what they are
  /// given with them.
  ///
  /// What roots do not lead to is used by other platforms alone, or by nothing but what it uses
  /// itself.
  func namesInReach(of first: Set<String>, andLoose isLoose: Bool) -> Set<String> {
    var uses: [String: Set<String>] = [:]
    for file in files {
      for (name, used) in file.scan.uses { uses[name, default: []].formUnion(used) }
    }
    var reached = first
    if isLoose {
      // What stands outside the project's views, as a coordinator's screens, is within reach.
      let views = files.flatMap { $0.scan.types.filter(\.isView).map(\.name) }
      reached.formUnion(Set(uses.keys).subtracting(views))
    }
    var queue = Array(reached)
    while let name = queue.popLast() {
      for used in uses[name] ?? [] where reached.insert(used).inserted { queue.append(used) }
    }
    return reached
  }

  /// The views that rows, menus and bars may hold.
  var rowUses: RowUses {
    RowUses(
      files.indices.filter { !files[$0].scan.uses.isEmpty }.map { declarations(of: $0) })
  }

  /// The names that are used by what other platforms compile.
  var namesElsewhere: Set<String> {
    files.reduce(into: []) { $0.formUnion($1.scan.elsewhere) }
  }

  /// In how many places the project names a view, its own declaration left out.
  func uses(of type: TypeInfo) -> Int {
    files.reduce(0) { $0 + ($1.scan.mentions[type.name] ?? 0) }
  }
}

extension FileScan.TypeEntry {
  fileprivate var name: String { path.last ?? "" }

  fileprivate var isView: Bool { inherits.contains { $0 == "View" || $0 == "ViewModifier" } }
  fileprivate var isScene: Bool { inherits.contains(where: TypeInfo.scenes.contains) }
}
