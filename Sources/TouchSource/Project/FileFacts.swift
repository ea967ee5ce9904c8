import Foundation

/// What the file system says of a path.
struct FileFacts: Sendable {
  var isFolder: Bool
  var isLink: Bool
  /// In bytes.
  var size: Int
  private var device: UInt64
  private var number: UInt64
  private var modified: timespec
  /// When what is said here changed last, which nobody can set.
  private var changed: timespec

  /// Asks for the facts; nil where the path leads nowhere.
  init?(path: String, followsLinks: Bool = true) {
    var facts = stat()
    guard (followsLinks ? stat(path, &facts) : lstat(path, &facts)) == 0 else { return nil }
    self.init(facts)
  }

  init(_ facts: stat) {
    isFolder = facts.st_mode & S_IFMT == S_IFDIR
    isLink = facts.st_mode & S_IFMT == S_IFLNK
    size = Int(facts.st_size)
    device = UInt64(truncatingIfNeeded: facts.st_dev)
    number = UInt64(facts.st_ino)
    #if canImport(Darwin)
      (modified, changed) = (facts.st_mtimespec, facts.st_ctimespec)
    #else
      (modified, changed) = (facts.st_mtim, facts.st_ctim)
    #endif
  }

  /// A number that is another once the file is written to or replaced, so that a file of the same
  /// number need not be read again; 0 while a write might not show in it.
  ///
  /// Clocks of file systems are coarse: what is written to within seconds of being read may be written
  /// to again in the same tick, as `git` knows it of its index.
  ///
  /// - Parameters:
  ///   - start: When the facts were asked for, or a time before.
  ///   - circumstances: What else the number stands for.
  func stamp(asOf start: timespec, _ circumstances: UInt64) -> UInt64 {
    guard max(modified.tv_sec, changed.tv_sec) < start.tv_sec - Self.coarsestTick else {
      return 0
    }
    var hash = ContentHash()
    hash.add(version)
    hash.add(circumstances)
    return hash.value
  }

  /// A number that is another once the file is written to or replaced, but for writes in one tick.
  var version: UInt64 {
    var hash = ContentHash()
    for word in [device, number, UInt64(bitPattern: Int64(size))] { hash.add(word) }
    for time in [modified, changed] {
      hash.add(UInt64(bitPattern: Int64(time.tv_sec)))
      hash.add(UInt64(bitPattern: Int64(time.tv_nsec)))
    }
    return hash.value
  }

  /// The coarsest tick of file systems in use, in seconds: that of FAT.
  private static let coarsestTick = 2

  /// The time now by the clock that file systems use.
  static var now: timespec {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now
  }
}

/// A file that was found.
struct FoundFile: Sendable {
  var path: String
  /// The path without links that it leads to.
  var real: String
  var facts: FileFacts
}

extension [FoundFile] {
  /// Those of which no two are one file, as links would be; the one under its own path stays, else
  /// the first. What is declared twice would be ambiguous.
  var withoutAliases: [FoundFile] {
    let own = Set(filter { $0.path == $0.real }.map(\.path))
    var met: Set<String> = []
    return filter { file in
      (file.path == file.real || !own.contains(file.real)) && met.insert(file.real).inserted
    }
  }
}
