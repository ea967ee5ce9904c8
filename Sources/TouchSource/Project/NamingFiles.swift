extension Project {
  /// The names of types that nothing in the project uses.
  var unusedTypes: Set<String> {
    index.unusedTypes { names in
      var left: [UInt64: String] = [:]
      for name in names { left[ContentHash.of(name.utf8)] = name }
      var found: Set<String> = []
      for file in namingFiles where !left.isEmpty {
        for word in (FileBytes.read(file) ?? []).split(whereSeparator: { !$0.isPartOfName }) {
          if let name = left.removeValue(forKey: ContentHash.of(word)) { found.insert(name) }
        }
      }
      return found
    }
  }
}
