/// What types are made of: their declarations, their extensions and the types above them.
extension SourceIndex {
  /// Notes what a type that is known already was read from.
  func note(_ type: TypeInfo) {
    guard let number = fileNumbers[type.file] else { return }
    if let known = infos.withLock({ $0[Self.key(type.path, in: number)] }) { _ = take(known) }
  }

  private static func key(_ path: [String], in file: Int) -> String {
    "\(file) \(path.joined(separator: "."))"
  }

  /// The type that is declared somewhere, made when it is first asked for.
  func info(_ entry: Entry) -> TypeInfo? {
    let path = files[entry.file].scan.types[entry.number].path
    let key = Self.key(path, in: entry.file)
    if let known = infos.withLock({ $0[key] }) { return take(known) }
    let found = answer { $0.made(entry, at: path) }
    guard let made = found.value else { return take(found) }
    let kept = Answer(value: made, uses: found.uses)
    return take(
      infos.withLock { cache in
        if let known = cache[key] { return known }
        cache[key] = kept
        return kept
      })
  }

  private func made(_ entry: Entry, at path: [String]) -> TypeInfo? {
    ask(.type(path.last ?? ""))
    let parts = parts(of: entry, at: path)
    guard let declaration = parts.first(where: { $0.kind != .extension }) else { return nil }
    let parents = parents(of: entry).filter { !leads(from: $0, to: entry) }
    return TypeInfo(
      path: path, declaration: inheriting(declaration, from: path),
      extensions: parts.filter { $0.kind == .extension },
      parents: parents.compactMap(info))
  }

  /// A class that inherits from what the aliases stand for which it names, where that is none of the project's.
  private func inheriting(_ declaration: TypeDeclaration, from path: [String]) -> TypeDeclaration {
    guard declaration.kind == .classType else { return declaration }
    var declaration = declaration
    for (position, base) in declaration.inherits.enumerated() {
      let type = foreignType(base.name, path: Array(path.dropLast()), file: declaration.file)
      if let type { declaration.inherits[position].name = type }
    }
    return declaration
  }

  /// What a type is declared by: its own declaration, then the extensions that belong to it.
  private func parts(of entry: Entry, at path: [String]) -> [TypeDeclaration] {
    let own = declared(path, in: entry.file)
    guard let declaration = own.first(where: { $0.kind != .extension }) else { return [] }
    let extensions = (declared.extensions[path.joined(separator: ".")] ?? [])
      .filter { candidate in
        // An extension belongs to the declaration that its own file sees.
        guard let all = declared.types[path.joined(separator: ".")], all.count > 1 else {
          return true
        }
        return visible(all, from: files[candidate.file].name)?.file == entry.file
      }
      .map(\.file).uniqued(by: \.self)
      .flatMap { declared(path, in: $0) }
      .filter { $0.kind == .extension }
    return [declaration] + extensions
  }

  /// Where the types of the project are declared that one inherits from.
  private func parents(of entry: Entry) -> [Entry] {
    let path = files[entry.file].scan.types[entry.number].path
    return parts(of: entry, at: path).flatMap(\.inherits).map(\.name).uniqued(by: \.self)
      .compactMap {
        self.entry($0, path: Array(path.dropLast()), file: files[entry.file].name)
      }
  }

  /// Whether a type inherits from one that is said to inherit from it: wrong source, or a name that
  /// stands for another type than the project's, either of which would lead around for ever.
  private func leads(from start: Entry, to target: Entry) -> Bool {
    var met: Set = [start]
    var queue = [start]
    while let next = queue.popLast() {
      if next == target { return true }
      queue += parents(of: next).filter { met.insert($0).inserted }
    }
    return false
  }

  /// What a file declares at a path: the type and its extensions, be they nested in others.
  ///
  /// Generated files declare thousands of types, so that those of a name are found by it.
  func declared(_ path: [String], in number: Int) -> [TypeDeclaration] {
    guard let name = path.first else { return [] }
    let types = declarations(of: number).types
    let positions = outermost.withLock { known in
      if let found = known[number] { return found[name] }
      let found = Dictionary(grouping: types.indices) { Self.first(types[$0].name) }
      known[number] = found
      return found[name]
    }
    return declared(path, in: (positions ?? []).map { types[$0] })
  }

  /// The part of a name before its first dot.
  private static func first(_ name: String) -> String {
    name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
  }

  private func declared(_ path: [String], in types: [TypeDeclaration]) -> [TypeDeclaration] {
    types.flatMap { type -> [TypeDeclaration] in
      let names = type.name.split(separator: ".").map(String.init)
      guard path.starts(with: names) else { return [] }
      let rest = Array(path.dropFirst(names.count))
      return rest.isEmpty ? [type] : declared(rest, in: type.types)
    }
  }

  /// Every type of a file, nested ones included, in the order of the source.
  func types(in number: Int) -> [TypeInfo] {
    note(file: number)
    return files[number].scan.types.indices.compactMap { position in
      guard files[number].scan.types[position].kind == .type else { return nil }
      return info(Entry(file: number, number: position))
    }
  }
}
