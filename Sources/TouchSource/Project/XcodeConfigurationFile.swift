import Foundation

/// The build settings of a configuration file, `.xcconfig`, with those of the files that it includes.
struct XcodeConfigurationFile {
  /// The values that hold in any build, by their names; of several the last.
  private(set) var settings: [String: String] = [:]
  /// The names of settings that hold in some builds alone, or begin with what is set elsewhere.
  private(set) var open: Set<String> = []
  /// Whether all that it includes could be read.
  private(set) var isWhole = true
  /// A number by which all that was read is known again.
  private(set) var hash = ContentHash()
  /// The files that are being read, so that none includes itself.
  private var files: [String] = []
  private var read = 0

  /// The most files that are read for one.
  private static let mostFiles = 100

  /// Reads a file.
  init(path: String) { read(path) }

  private mutating func read(_ path: String) {
    let path = RealPaths.path(of: path)
    guard !files.contains(path), read < Self.mostFiles, let bytes = FileBytes.read(path) else {
      if !Self.isOfPods(path) { isWhole = false }
      return
    }
    read += 1
    hash.add(bytes)
    files.append(path)
    defer { files.removeLast() }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      if text.drop(while: \.isWhitespace).hasPrefix("#include") {
        include(line, from: (path as NSString).deletingLastPathComponent)
      } else {
        set(text)
      }
    }
  }

  /// Whether it is a file that CocoaPods makes, which is seldom kept with the source and says where pods
  /// are found, and nothing of platforms and devices.
  private static func isOfPods(_ path: String) -> Bool {
    (path as NSString).lastPathComponent.hasPrefix("Pods-")
  }

  /// Reads `#include "Path"`, or `#include? "Path"`, whose file need not be there.
  private mutating func include(_ line: Substring, from folder: String) {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[1].hasPrefix("<") else {
      isWhole = false
      return
    }
    let path = parts[1].hasPrefix("/") ? String(parts[1]) : folder + "/" + parts[1]
    let mayBeMissing = parts[0].contains("?")
    if mayBeMissing, FileFacts(path: path) == nil { return }
    read(path)
  }

  /// Reads `NAME = value`, or `NAME[sdk=macosx*] = value`.
  private mutating func set(_ line: Substring) {
    guard let sign = line.firstIndex(where: { $0 == "=" || $0 == "[" }) else { return }
    let name = line[..<sign].trimmed
    guard line[sign] == "=" else {
      open.insert(String(name))
      return
    }
    // A semicolon at the end is taken for a habit from elsewhere, as Xcode does.
    let value = line[line.index(after: sign)...].trimmed
    let plain = value.hasSuffix(";") ? value.dropLast().trimmed : value
    settings[String(name)] = String(plain)
    if plain.contains("$") { open.insert(String(name)) } else { open.remove(String(name)) }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start.prefix(0) }
    return start[...last]
  }
}
