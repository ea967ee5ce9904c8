import Foundation

extension Project {
  /// The names of types that nothing in the project uses.
  var unusedTypes: Set<String> {
    lazy var naming = NamingFiles(namingFiles, index)
    return index.unusedTypes { naming.names(among: $0) }
  }
}

/// What files other than source say of a project's types: nibs, storyboards, property lists.
private struct NamingFiles {
  private struct File {
    var path: String
    var bytes: [UInt8]
    /// The name of the nib; nil where it is no nib.
    var nib: String?
    var storyboard: Storyboard?
  }

  private let files: [File]
  /// What source says of the names of nibs and of scenes.
  private let mentions: NameMentions
  private let index: SourceIndex

  init(_ paths: [String], _ index: SourceIndex) {
    files = paths.compactMap { path in
      FileBytes.read(path).map { bytes in
        File(
          path: path, bytes: bytes, nib: path.hasSuffix(".xib") ? Self.name(path) : nil,
          storyboard: path.hasSuffix(".storyboard") ? Storyboard(bytes) : nil)
      }
    }
    self.index = index
    let classNames = index.interfaces.classNames
    let nibs = files.compactMap { $0.nib?.asMember }
    let names = files.flatMap { $0.storyboard?.names ?? [] }
    let scenes = (names + names.map(classNames.swift)).flatMap(\.words)
    mentions = NameMentions(
      of: Set(nibs + scenes), in: index.files.indices.lazy.map { index.code(of: $0) ?? [] })
  }

  private static func name(_ path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// Those of some names that the files hold.
  ///
  /// - Parameter unused: The names of types that nothing uses as far as is known.
  func names(among unused: Set<String>) -> Set<String> {
    var known: [UInt64: String] = [:]
    for name in unused {
      for written in [name, index.interfaces.classNames.objectiveC(name)] {
        known[ContentHash.of(written.utf8)] = name
      }
    }
    var found: Set<String> = []
    for file in files where !known.isEmpty {
      // Nothing loads the nib of a class that nothing makes, unless a generator names it,
      // `R.nib.dayCell`.
      if let nib = file.nib, unused.contains(nib), mentions.files(holding: nib.asMember).isEmpty {
        continue
      }
      for part in shown(in: file, unused: unused) {
        for word in part.split(whereSeparator: { !$0.isPartOfName }) {
          if let name = known.removeValue(forKey: ContentHash.of(word)) { found.insert(name) }
        }
      }
    }
    return found
  }

  /// What stands in a file that may name classes, but for what no screen shows.
  private func shown(in file: File, unused: Set<String>) -> [ArraySlice<UInt8>] {
    // The owner of a nib makes it, rather than that its owner.
    if file.nib != nil { return file.bytes.parts(withoutTags: "placeholder") }
    guard let storyboard = file.storyboard else { return [file.bytes[...]] }
    return storyboard.shown { scene in
      let type = scene.className.map(index.interfaces.classNames.swift)
      return Set([scene.identifier, scene.className, type].compactMap(\.self)).contains { name in
        // Source that names a type is of no use, where the type is of none.
        !unused.contains(name) && isNamed(name, outside: type, unused: unused)
          || isNamed(name, beside: file)
      }
    }
  }

  /// Whether source names a controller of a storyboard's by its identifier or its class, be it a type beside
  /// that class which something uses, as one that makes the controller.
  private func isNamed(_ name: String, outside className: String?, unused: Set<String>) -> Bool {
    let words = name.words
    guard let first = words.first else { return false }
    let holders = words.dropFirst().reduce(mentions.files(holding: first)) {
      $0.intersection(mentions.files(holding: $1))
    }
    return holders.contains { number in
      let scan = index.files[number].scan
      guard scan.types.contains(where: { $0.path.last == className }) else { return true }
      return scan.types(naming: name).contains { $0 != className && !unused.contains($0) }
    }
  }

  /// Whether a file beside a storyboard names a controller of its.
  private func isNamed(_ name: String, beside storyboard: File) -> Bool {
    files.contains { file in
      // A storyboard names what another one shows in a placeholder.
      let text = file.storyboard == nil ? name : "referencedIdentifier=\"\(name)\""
      return file.path != storyboard.path && file.bytes.hold(text)
    }
  }
}

extension FileScan {
  /// The names of the types whose code in the file holds a name, be it in a string.
  fileprivate func types(naming name: String) -> [String] {
    let single = members.value ?? MemberMentions()
    let wholes = [uses, quoted].joined().filter { $0.value.contains(name) }.map(\.key)
    let parts = [single.names, single.quoted].joined().filter { $0.value.contains(name) }
    // What stands outside any type is kept under no name.
    return wholes.filter { !$0.isEmpty } + parts.map(\.key.type)
  }
}

extension String {
  /// What it is called as a member, with a small letter at its start.
  fileprivate var asMember: String { prefix(1).lowercased() + dropFirst() }

  /// The names that it is made of, as source may spell them.
  fileprivate var words: [String] {
    utf8.split { !$0.isPartOfName }.map { String(decoding: $0, as: UTF8.self) }
  }
}
