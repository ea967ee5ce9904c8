import Foundation

extension Project {
  /// The names of types that nothing in the project uses.
  var unusedTypes: Set<String> {
    var namedByFiles: [(nib: String?, names: Set<String>)]?
    return index.unusedTypes { left in
      let known = namedByFiles ?? names(among: left)
      namedByFiles = known
      // Nothing loads the nib of a class that nothing makes.
      let loaded = known.filter { $0.nib.map { !left.contains($0) || isGenerated($0) } ?? true }
      return loaded.reduce(into: Set()) { $0.formUnion($1.names) }.intersection(left)
    }
  }

  /// Whether source may name a nib as generators do, `R.nib.dayCell`.
  private func isGenerated(_ nib: String) -> Bool {
    let name = nib.prefix(1).lowercased() + nib.dropFirst()
    return index.files.indices.contains { index.bytes(of: $0)?.hold(name) ?? true }
  }

  /// Those of some names that stand in files which may name classes, with the name of a nib by file.
  private func names(among names: Set<String>) -> [(nib: String?, names: Set<String>)] {
    var known: [UInt64: String] = [:]
    for name in names { known[ContentHash.of(name.utf8)] = name }
    return namingFiles.map { file in
      var found: Set<String> = []
      for part in shown(in: file) {
        for word in part.split(whereSeparator: { !$0.isPartOfName }) {
          if let name = known[ContentHash.of(word)] { found.insert(name) }
        }
      }
      let name = (file as NSString).lastPathComponent
      return (name.hasSuffix(".xib") ? String(name.dropLast(4)) : nil, found)
    }
  }

  /// What stands in a file that may name classes, but for what no screen shows.
  private func shown(in file: String) -> [ArraySlice<UInt8>] {
    guard let bytes = FileBytes.read(file) else { return [] }
    // The owner of a nib makes it, rather than that its owner.
    if file.hasSuffix(".xib") { return bytes.parts(withoutTags: "placeholder") }
    guard file.hasSuffix(".storyboard") else { return [bytes[...]] }
    return Storyboard(bytes).shown { scene in
      [scene.identifier, scene.className].compactMap(\.self).contains {
        names($0, beside: file, of: scene.className)
      }
    }
  }

  /// Whether source, or a file beside a storyboard, names a controller of the storyboard's by its identifier
  /// or its class. What a comment names may come back.
  private func names(_ name: String, beside storyboard: String, of className: String?) -> Bool {
    index.files.indices.contains { number in
      let isOwn = index.files[number].scan.types.contains { $0.path.last == className }
      return !isOwn && index.bytes(of: number)?.hold(name) ?? true
    }
      || namingFiles.contains { file in
        // A storyboard names what another one shows in a placeholder.
        let text = file.hasSuffix(".storyboard") ? "referencedIdentifier=\"\(name)\"" : name
        return file != storyboard && FileBytes.read(file)?.hold(text) ?? true
      }
  }
}
