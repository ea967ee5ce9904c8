import Foundation

extension Project {
  /// The names of types that nothing in the project uses.
  var unusedTypes: Set<String> {
    index.unusedTypes { left in
      var known: [UInt64: String] = [:]
      for name in left { known[ContentHash.of(name.utf8)] = name }
      var found: Set<String> = []
      for file in namingFiles where !known.isEmpty {
        for part in shown(in: file, unused: left) {
          for word in part.split(whereSeparator: { !$0.isPartOfName }) {
            if let name = known.removeValue(forKey: ContentHash.of(word)) { found.insert(name) }
          }
        }
      }
      return found
    }
  }

  /// Whether source may name a nib as generators do, `R.nib.dayCell`.
  private func isGenerated(_ nib: String) -> Bool {
    let name = nib.prefix(1).lowercased() + nib.dropFirst()
    return index.files.indices.contains { index.bytes(of: $0)?.hold(name) ?? true }
  }

  /// What stands in a file that may name classes, but for what no screen shows.
  ///
  /// - Parameter unused: The names of types that nothing uses as far as is known.
  private func shown(in file: String, unused: Set<String>) -> [ArraySlice<UInt8>] {
    let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    let isNib = file.hasSuffix(".xib")
    // Nothing loads the nib of a class that nothing makes.
    if isNib, unused.contains(name), !isGenerated(name) { return [] }
    guard let bytes = FileBytes.read(file) else { return [] }
    // The owner of a nib makes it, rather than that its owner.
    if isNib { return bytes.parts(withoutTags: "placeholder") }
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
