extension SourceIndex {
  /// A type that conforms to a protocol of the project's.
  struct Conformer: Sendable {
    /// Its name, with those around it.
    var name: String
    /// What the project declares of it; nil for a type of the system's or a package's that an
    /// extension makes conform.
    var info: TypeInfo?
  }

  /// The types that conform to a protocol, by way of others that refine it too, in the order of the
  /// files: of those that some target compiles, those that are compiled with a file. None where a
  /// name stands for several.
  func conformers(to type: TypeInfo, from file: String) -> [Conformer] {
    var found: [(entry: Entry, conformer: Conformer)] = []
    var met: Set = [type.path.joined(separator: ".")]
    var queue = [type.name]
    while let name = queue.popLast() {
      ask(.heirs(name))
      for entry in used.heirs[name] ?? [] {
        let path = files[entry.file].scan.types[entry.number].path.joined(separator: ".")
        guard met.insert(path).inserted else { continue }
        let info = self.type(path, from: Scope(file: files[entry.file].name))
        if info == nil, declared.types[path] != nil { return [] }
        if let info, info.kind == .protocolType {
          queue.append(info.name)
        } else if info?.inherits(type.name) ?? true {
          found.append((entry, Conformer(name: path, info: info)))
        }
      }
    }
    let own = fileNumbers[file].map { builders(of: $0) } ?? []
    let same = found.filter { !builders(of: $0.entry.file).isDisjoint(with: own) }
    return (same.isEmpty ? found : same)
      .sorted { ($0.entry.file, $0.entry.number) < ($1.entry.file, $1.entry.number) }
      .map(\.conformer)
  }
}

extension SourceIndex {
  /// The project's classes that inherit from one, by way of others too, those that do so directly first.
  func classes(below type: TypeInfo) -> [TypeInfo] {
    var found: [TypeInfo] = []
    var queue = [type]
    var position = 0
    while position < queue.count {
      let parent = queue[position]
      position += 1
      for heir in conformers(to: parent, from: parent.file).compactMap(\.info)
      where heir.kind == .classType
        && !queue.contains(where: { $0.file == heir.file && $0.path == heir.path })
      {
        found.append(heir)
        queue.append(heir)
      }
    }
    return found
  }

  /// Whether a type inherits from one of a name.
  func isInherited(_ name: String) -> Bool {
    ask(.heirs(name))
    return used.heirs[name]?.isEmpty == false
  }

  /// Some names and those of all types that inherit from them, by way of others too.
  func withHeirs(_ names: Set<String>) -> Set<String> {
    var reached = names
    var queue = Array(names)
    while let parent = queue.popLast() {
      for heir in used.heirs[parent] ?? [] {
        guard let name = files[heir.file].scan.types[heir.number].path.last else { continue }
        if reached.insert(name).inserted { queue.append(name) }
      }
    }
    return reached
  }
}

extension [FileScan.TypeEntry] {
  /// The positions of those that inherit from each name, without the names around it.
  var positionsOfHeirs: [String: [Int]] {
    var result: [String: [Int]] = [:]
    for (position, type) in enumerated() where type.kind != .alias {
      for name in type.inherits.map(SourceIndex.last)
      where result[name]?.last != position {
        result[name, default: []].append(position)
      }
    }
    return result
  }
}
