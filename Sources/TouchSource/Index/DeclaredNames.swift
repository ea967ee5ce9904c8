/// Where the files of a project declare what can be named.
struct DeclaredNames: Sendable {
  /// Types by their paths, as `Outer.Inner`.
  private(set) var types: [String: [SourceIndex.Entry]] = [:]
  private(set) var aliases: [String: [SourceIndex.Entry]] = [:]
  /// Extensions by the paths of what they extend.
  private(set) var extensions: [String: [SourceIndex.Entry]] = [:]
  /// The names of aliases, without those of the types that they are declared in.
  let aliasNames: Set<String>
  /// By members, the aliases under whose names extensions add them to what the aliases stand for.
  let aliasesAdding: [String: [String]]
  /// Files by what they declare outside any type.
  private(set) var globals: [String: [Int]] = [:]
  /// Files by extended type and member, as `View.minimumTapTarget`.
  private(set) var extensionMembers: [String: [Int]] = [:]

  init(_ files: [SourceIndex.File]) {
    for (number, file) in files.enumerated() {
      for (position, type) in file.scan.types.enumerated() {
        let path = type.path.joined(separator: ".")
        let entry = SourceIndex.Entry(file: number, number: position)
        switch type.kind {
        case .type: types[path, default: []].append(entry)
        case .alias: aliases[path, default: []].append(entry)
        case .extension: extensions[path, default: []].append(entry)
        }
      }
      for name in file.scan.globals { globals[name, default: []].append(number) }
      for (type, names) in file.scan.extensionMembers {
        for name in names { extensionMembers["\(type).\(name)", default: []].append(number) }
      }
    }
    aliasNames = Set(aliases.keys.map(SourceIndex.last))
    aliasesAdding = files.aliasesAdding(Set(aliases.keys).intersection(extensions.keys))
  }

  /// Whether a type or an alias has a path.
  func hasType(at path: String) -> Bool { types[path] != nil || aliases[path] != nil }
}

extension [SourceIndex.File] {
  /// Those of some aliases under whose names extensions add members and types, by these, in order.
  fileprivate func aliasesAdding(_ aliases: Set<String>) -> [String: [String]] {
    var adding: [String: Set<String>] = [:]
    for file in self where !aliases.isEmpty {
      for alias in aliases.intersection(file.scan.extensionMembers.keys) {
        for name in file.scan.extensionMembers[alias] ?? [] {
          adding[name, default: []].insert(alias)
        }
      }
      for type in file.scan.types where type.kind == .type && type.path.count > 1 {
        let alias = type.path.dropLast().joined(separator: ".")
        if aliases.contains(alias) { adding[type.path.last ?? "", default: []].insert(alias) }
      }
    }
    return adding.mapValues { $0.sorted() }
  }
}
