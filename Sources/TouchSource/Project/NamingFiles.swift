extension Project {
  /// The names of types that nothing in the project uses.
  var unusedTypes: Set<String> {
    index.unusedTypes { names in
      var left: [UInt64: String] = [:]
      for name in names { left[ContentHash.of(name.utf8)] = name }
      var found: Set<String> = []
      for file in namingFiles where !left.isEmpty {
        for part in shown(in: file) {
          for word in part.split(whereSeparator: { !$0.isPartOfName }) {
            if let name = left.removeValue(forKey: ContentHash.of(word)) { found.insert(name) }
          }
        }
      }
      return found
    }
  }

  /// What stands in a file that may name classes, but for what no screen shows.
  private func shown(in file: String) -> [ArraySlice<UInt8>] {
    guard let bytes = FileBytes.read(file) else { return [] }
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
