extension FileSearch {
  /// The words in capitals of what says how the projects are built, among them the conditions that they
  /// set for `#if`; nil where nothing says so.
  var buildSettings: Set<String>? {
    let generators = namingFiles.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }
    let files =
      xcodeProjects.map { $0 + "/project.pbxproj" } + configurations + manifests + generators
    guard !xcodeProjects.isEmpty || !manifests.isEmpty else { return nil }
    return files.reduce(into: []) { words, file in
      guard let bytes = FileBytes.read(file) else { return }
      for word in bytes.split(whereSeparator: { !$0.isPartOfName }) {
        // Numbers of objects, which make most of a project, are 24 digits.
        guard word.count != 24, word.isInCapitals else { continue }
        words.insert(String(decoding: word, as: UTF8.self))
      }
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isInCapitals: Bool {
    first?.isCapital == true
      && allSatisfy { $0.isCapital || $0 == UInt8(ascii: "_") || (48...57).contains($0) }
  }
}
