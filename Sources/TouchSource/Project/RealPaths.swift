import Foundation

/// The paths without links that paths lead to, each found once.
struct RealPaths {
  private var folders: [String: String] = [:]
  private var files: [String: String] = [:]

  /// The path without links.
  static func path(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// The path without links of a path from the root.
  mutating func path(of path: String) -> String {
    if let known = files[path] { return known }
    let found = find(path)
    files[path] = found
    return found
  }

  private mutating func find(_ path: String) -> String {
    // Most files are no links, so that one look at the folder does for all in it.
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex,
      FileFacts(path: path, followsLinks: false)?.isLink == false
    else { return Self.path(of: path) }
    let folder = String(path[..<slash])
    let real = folders[folder] ?? Self.path(of: folder)
    folders[folder] = real
    return real + path[slash...]
  }

  /// Paths of which no two lead to one file, as links would; the file's own path stays, else the
  /// first. What is declared twice would be ambiguous.
  mutating func withoutAliases(_ paths: [String]) -> [String] {
    var own: Set<String> = []
    for path in paths where self.path(of: path) == path { own.insert(path) }
    var met: Set<String> = []
    var result: [String] = []
    for path in paths {
      let real = self.path(of: path)
      guard own.contains(path) || !own.contains(real) else { continue }
      if met.insert(real).inserted { result.append(path) }
    }
    return result
  }
}

/// What the file system says of a path.
struct FileFacts {
  var isFolder: Bool
  var isLink: Bool
  /// In bytes.
  var size: Int

  /// Asks for the facts; nil where the path leads nowhere.
  init?(path: String, followsLinks: Bool = true) {
    var facts = stat()
    guard (followsLinks ? stat(path, &facts) : lstat(path, &facts)) == 0 else { return nil }
    isFolder = facts.st_mode & S_IFMT == S_IFDIR
    isLink = facts.st_mode & S_IFMT == S_IFLNK
    size = Int(facts.st_size)
  }
}
