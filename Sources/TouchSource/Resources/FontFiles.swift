import TouchLayout

/// The fonts whose files lie in the project, by name.
struct FontFiles: Sendable {
  private let paths: [String]
  /// What the files are called, once a font is asked for.
  private let names = Locked<[(path: String, names: FontNames)]?>(nil)
  private let known = Locked<[String: FontFace?]>([:])

  init(_ paths: [String]) { self.paths = paths }

  /// The font of a name, by its own name or that of its family; nil where no file has it that can be
  /// read, or several have it whose lines differ.
  func face(named name: String) -> FontFace? {
    guard !name.isEmpty, !paths.isEmpty else { return nil }
    if let face = known.withLock({ $0[name] }) { return face }
    let face = find(name)
    known.withLock { $0[name] = .some(face) }
    return face
  }

  private func find(_ name: String) -> FontFace? {
    let fits = read().compactMap { file in file.names.fit(name).map { ($0, file.path) } }
    guard let best = fits.map(\.0).min() else { return nil }
    let faces = fits.filter { $0.0 == best }.map { FontFile(path: $0.1)?.face(named: name) }
    // An app and its extension may hold copies.
    guard let first = faces.first ?? nil,
      faces.allSatisfy({ $0?.ascender == first.ascender && $0?.descender == first.descender })
    else { return nil }
    return first
  }

  private func read() -> [(path: String, names: FontNames)] {
    names.withLock { names in
      let read =
        names
        ?? paths.compactMap { path in
          FontFile(path: path).map { (path, $0.names) }
        }
      names = read
      return read
    }
  }
}
