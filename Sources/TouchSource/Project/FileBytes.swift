import Foundation

/// The bytes of files, without the detours of a general reader: a project has thousands of them.
enum FileBytes {
  /// The bytes of a file; nil where it cannot be read, or is a folder.
  static func read(_ path: String) -> [UInt8]? {
    // A pipe without a writer is empty; to wait for one would be for ever.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT != S_IFDIR else { return nil }
    // What has no size, as a pipe, is read piece by piece; so is what grows meanwhile.
    var bytes: [UInt8] = []
    var expected = max(Int(facts.st_size) + 1, 4096)
    while true {
      var count = 0
      let piece = [UInt8](unsafeUninitializedCapacity: expected) { buffer, filled in
        count = Foundation.read(file, buffer.baseAddress, expected)
        filled = max(0, count)
      }
      if count < 0 {
        guard errno == EINTR else { return nil }
        continue
      }
      if count == 0 { return bytes }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      expected = max(expected - count, 4096)
    }
  }

  /// The bytes of a part of a file; nil where it has fewer, or is none that can be read anywhere.
  static func read(_ path: String, _ part: Range<Int>) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      part.upperBound <= Int(facts.st_size)
    else { return nil }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: part.count) { buffer, filled in
      count = pread(file, buffer.baseAddress, part.count, off_t(part.lowerBound))
      filled = max(0, count)
    }
    return count == part.count ? bytes : nil
  }
}
