import Foundation

/// The file that keeps what one audit understood: one for each set of paths and options.
struct CacheFile {
  private let folder: String
  private let path: String
  private let isInBuildFolder: Bool

  /// How many files a folder keeps, the latest written.
  static let most = 8
  static let suffix = ".touchstone-cache"

  /// Where an audit keeps what it understood; nil where it keeps nothing.
  ///
  /// - Parameter options: What the result depends on beside the files.
  init?(_ cache: AuditCache, paths: [String], workingFolder: String, options: String) {
    let search = FileSearch(workingFolder: workingFolder)
    switch cache {
    case .folder(let folder):
      self.folder = search.absolute(folder)
      isInBuildFolder = false
    case .buildFolder:
      guard let root = paths.first.flatMap(search.projectRoot), search.isProject(root) else {
        return nil
      }
      folder = root + "/.build/touchstone"
      isInBuildFolder = true
    }
    var hash = ContentHash()
    hash.add(workingFolder)
    hash.add(options)
    for path in paths { hash.add(search.absolute(path)) }
    let name = String(hash.value, radix: 16)
    path = folder + "/" + String(repeating: "0", count: 16 - name.count) + name + Self.suffix
  }

  /// What the audit before this one left.
  func read() -> Snapshot? { Snapshot(path: path, edition: Self.edition) }

  /// Writes what this audit leaves; a folder that cannot be written to is left alone.
  ///
  /// The file is put in its place at once, so that a run at the same time reads the one or the other.
  func write(_ memory: Memory) {
    guard let bytes = memory.bytes(edition: Self.edition) else { return }
    let manager = FileManager.default
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if isInBuildFolder { keepOutOfVersions() }
    guard put(bytes) else { return }
    removeOld()
  }

  /// Whether some bytes are in the file's place now.
  ///
  /// They are written beside it and moved. Unlike an atomic write of Foundation's, nothing waits until
  /// they are on the disk: what a power failure leaves of them is known for damaged.
  private func put(_ bytes: [UInt8]) -> Bool {
    let beside = "\(path).\(UUID().uuidString)"
    let isWritten = bytes.withUnsafeBytes {
      let start = UnsafeMutableRawPointer(mutating: $0.baseAddress!)
      let data = Data(bytesNoCopy: start, count: $0.count, deallocator: .none)
      return (try? data.write(to: URL(fileURLWithPath: beside))) != nil
    }
    if isWritten, rename(beside, path) == 0 { return true }
    unlink(beside)
    return false
  }

  /// Version control is told to leave the folder out, as it is not everywhere told of build folders.
  private func keepOutOfVersions() {
    let path = folder + "/.gitignore"
    guard !FileManager.default.fileExists(atPath: path) else { return }
    try? Data("*\n".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private func removeOld() {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.filter { $0.hasSuffix(Self.suffix) && $0.count == 16 + Self.suffix.count }
    guard files.count > Self.most else { return }
    let dated = files.map { name -> (path: String, date: Date) in
      let path = folder + "/" + name
      let date = try? manager.attributesOfItem(atPath: path)[.modificationDate] as? Date
      return (path, date ?? .distantPast)
    }
    for file in dated.sorted(by: { $0.date > $1.date }).dropFirst(Self.most) {
      try? manager.removeItem(atPath: file.path)
    }
  }

  /// A number that differs between builds of the tool, which may understand differently.
  private static let edition: UInt64 = {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
    var hash = ContentHash()
    hash.add(path)
    hash.add(FileFacts(path: path)?.version ?? 0)
    return hash.value
  }()
}
