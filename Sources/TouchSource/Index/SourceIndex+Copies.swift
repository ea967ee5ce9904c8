/// Which of several files of a name's declarations is meant, by what they hold and where they stand.
extension SourceIndex {
  /// Declarations without those of files that hold what another does byte by byte, as those of a library that
  /// a repository holds twice: of such files the one that is closest to a file counts.
  ///
  /// - Parameter file: The number of the file that a declaration stands in.
  func withoutCopies<Declaration>(
    _ declarations: [Declaration], from number: Int, _ file: (Declaration) -> Int
  ) -> [Declaration] {
    let numbers = Set(declarations.map(file)).sorted()
    guard numbers.count > 1 else { return declarations }
    let originals = Dictionary(grouping: numbers) { files[$0].content }.values.map { copies in
      closest(copies, to: files[number].path, \.self)[0]
    }
    return declarations.filter { originals.contains(file($0)) }
  }

  /// The declarations that are closest to a file of which no target is known to compile it: what is
  /// declared twice belongs to different modules, whose files stand in folders of their own. All of them
  /// where a target is known.
  ///
  /// - Parameter file: The number of the file that a declaration stands in.
  func ofSameFolders<Declaration>(
    _ declarations: [Declaration], as number: Int, _ file: (Declaration) -> Int
  ) -> [Declaration] {
    builders(of: number).isEmpty
      ? closest(declarations, to: files[number].path, file) : declarations
  }

  /// The declarations whose files share most of the folders around them with a path.
  ///
  /// - Parameter file: The number of the file that a declaration stands in.
  func closest<Declaration>(
    _ declarations: [Declaration], to path: String, _ file: (Declaration) -> Int
  ) -> [Declaration] {
    let folders = Self.folders(of: path)
    let shared = declarations.map { declaration in
      zip(folders, Self.folders(of: files[file(declaration)].path)).prefix { $0 == $1 }.count
    }
    let most = shared.max()
    return zip(declarations, shared).filter { $1 == most }.map(\.0)
  }

  /// The names of the folders around a file, outermost first.
  static func folders(of path: String) -> [Substring] {
    path.split(separator: "/").dropLast()
  }
}
