import Foundation

/// What a folder holds, hidden names left out, in order.
struct Folder: Sendable {
  struct Entry: Sendable {
    var name: String
    var isFolder: Bool
    var isLink: Bool
    /// The facts of a Swift file, or of what a link leads to; nil where it leads nowhere.
    var facts: FileFacts?
  }

  var entries: [Entry] = []

  /// Lists a folder; nil where it cannot be read.
  ///
  /// The system is asked for the facts that a search needs and no others: on a large project that is
  /// most of what the search takes.
  init?(path: String) {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    while let item = readdir(folder) {
      let name = Self.name(of: item)
      guard !name.hasPrefix(".") else { continue }
      var entry = Entry(name: name, isFolder: false, isLink: false)
      func facts(_ flags: Int32) -> FileFacts? {
        var facts = stat()
        return fstatat(dirfd(folder), name, &facts, flags) == 0 ? FileFacts(facts) : nil
      }
      switch Int32(item.pointee.d_type) {
      case Int32(DT_DIR): entry.isFolder = true
      case Int32(DT_LNK): entry.isLink = true
      case Int32(DT_UNKNOWN):
        let own = facts(AT_SYMLINK_NOFOLLOW)
        (entry.isFolder, entry.isLink) = (own?.isFolder ?? false, own?.isLink ?? false)
      default: break
      }
      if entry.isLink || (!entry.isFolder && name.hasSuffix(".swift")) {
        entry.facts = facts(0)
        entry.isFolder = entry.facts?.isFolder ?? false
      }
      entries.append(entry)
    }
    entries.sort { $0.name < $1.name }
  }

  /// All names in a folder, hidden ones included, in no order; none where it cannot be read.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let item = readdir(folder) { names.append(name(of: item)) }
    return names
  }

  private static func name(of item: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &item.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
    }
  }
}
