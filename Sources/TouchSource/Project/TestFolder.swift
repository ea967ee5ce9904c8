/// Tells folders of tests from those that are only called like them.
enum TestFolder {
  /// What source of tests imports: the toolchain's own modules, and Quick, whose cases are XCTest's.
  private static let frameworks = ["import XCTest", "import Testing", "import Quick"]

  /// Whether a folder whose name ends in `Tests` holds tests.
  ///
  /// Beside a project or a package a folder of that name is one, as Xcode makes it. Anywhere else an app
  /// may have a feature of that name, which its source tells: no file of it imports what tests need.
  ///
  /// - Parameter isBesideProject: Whether a project or a package stands beside it.
  static func holdsTests(_ path: String, isBesideProject: Bool) -> Bool {
    isBesideProject || holdsTests(path, below: 0)
  }

  /// The deepest that is looked, where links lead in a circle.
  private static let mostLevels = 16

  private static func holdsTests(_ path: String, below level: Int) -> Bool {
    guard level < mostLevels, let folder = Folder(path: path) else { return false }
    let isOfTests = folder.entries.contains { entry in
      guard !entry.isFolder, entry.name.hasSuffix(".swift"), let facts = entry.facts,
        facts.size <= FileSearch.largestFile,
        let bytes = FileBytes.read(path + "/" + entry.name)
      else { return false }
      return frameworks.contains(where: bytes.hold)
    }
    if isOfTests { return true }
    return folder.entries.contains { entry in
      entry.isFolder && holdsTests(path + "/" + entry.name, below: level + 1)
    }
  }
}
