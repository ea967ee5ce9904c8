import Foundation

extension Project {
  /// The names of types that nothing in the project uses.
  var unusedTypes: Set<String> {
    lazy var generated = generatedNames
    return index.unusedTypes { left in
      var known: [UInt64: String] = [:]
      for name in left { known[ContentHash.of(name.utf8)] = name }
      var found: Set<String> = []
      for file in namingFiles where !known.isEmpty {
        // Nothing loads the nib of a class that nothing makes.
        let nib = Self.nib(file)
        if let nib, left.contains(nib), !generated.contains(nib.asMember) { continue }
        for part in shown(in: file, unused: left) {
          for word in part.split(whereSeparator: { !$0.isPartOfName }) {
            if let name = known.removeValue(forKey: ContentHash.of(word)) { found.insert(name) }
          }
        }
      }
      return found
    }
  }

  /// The names of nibs that source may name as generators do, `R.nib.dayCell`.
  private var generatedNames: Set<String> {
    let names = Set(namingFiles.compactMap(Self.nib).map(\.asMember))
    let mentions = MemberMentions(
      of: names, in: index.files.indices.lazy.compactMap(index.bytes))
    return names.filter(mentions.hold)
  }

  /// The name of a nib by its file; nil for files of other kinds.
  private static func nib(_ file: String) -> String? {
    guard file.hasSuffix(".xib") else { return nil }
    return ((file as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// What stands in a file that may name classes, but for what no screen shows.
  ///
  /// - Parameter unused: The names of types that nothing uses as far as is known.
  private func shown(in file: String, unused: Set<String>) -> [ArraySlice<UInt8>] {
    guard let bytes = FileBytes.read(file) else { return [] }
    // The owner of a nib makes it, rather than that its owner.
    if file.hasSuffix(".xib") { return bytes.parts(withoutTags: "placeholder") }
    guard file.hasSuffix(".storyboard") else { return [bytes[...]] }
    return Storyboard(bytes).shown { scene in
      [scene.identifier, scene.className].compactMap(\.self).contains { name in
        // Source that names a type is of no use, where the type is of none.
        !unused.contains(name) && isNamed(name, outside: scene.className)
          || isNamed(name, beside: file)
      }
    }
  }

  /// Whether source names a controller of a storyboard's by its identifier or its class. What a comment
  /// names may come back.
  private func isNamed(_ name: String, outside className: String?) -> Bool {
    index.files.indices.contains { number in
      let isOwn = index.files[number].scan.types.contains { $0.path.last == className }
      return !isOwn && index.bytes(of: number)?.hold(name) ?? true
    }
  }

  /// Whether a file beside a storyboard names a controller of its.
  private func isNamed(_ name: String, beside storyboard: String) -> Bool {
    namingFiles.contains { file in
      // A storyboard names what another one shows in a placeholder.
      let text = file.hasSuffix(".storyboard") ? "referencedIdentifier=\"\(name)\"" : name
      return file != storyboard && FileBytes.read(file)?.hold(text) ?? true
    }
  }
}

extension String {
  /// What it is called as a member, with a small letter at its start.
  fileprivate var asMember: String { prefix(1).lowercased() + dropFirst() }
}
