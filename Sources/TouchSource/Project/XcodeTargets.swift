import Foundation
import TouchModel

/// A target of an Xcode project.
struct XcodeTarget: Sendable {
  /// The platforms that it builds for, iPadOS as iOS; nil if unknown.
  var platforms: Set<Platform>?
  /// The real paths of the files and folders that it names.
  var files: Set<String> = []
  /// The real paths of the folders that it takes whole, each with what it leaves out of them.
  var folders: [String: Set<String>] = [:]

  /// Whether it compiles a file, given the file's real path and those of the folders around it.
  func compiles(_ ancestry: [String]) -> Bool {
    ancestry.contains { files.contains($0) }
      || folders.contains { folder, exceptions in
        ancestry.contains(folder) && exceptions.isDisjoint(with: ancestry)
      }
  }
}

/// The targets of Xcode projects, parted by whether they build for the platform of a device.
struct XcodeTargets: Sendable {
  /// The targets that build for it, or may.
  private var here: [XcodeTarget] = []
  private var elsewhere: [XcodeTarget] = []

  /// Reads the projects in `.xcodeproj` folders, without those that cannot be read.
  init(projects: [String], platform: Platform) {
    let platform = platform == .iPadOS ? .iOS : platform
    for target in projects.flatMap({ XcodeProject(folder: $0)?.targets ?? [] }) {
      if target.platforms?.contains(platform) ?? true {
        here.append(target)
      } else {
        elsewhere.append(target)
      }
    }
  }

  /// Whether targets compile a file, by its real path, and all of them build for other platforms than
  /// the device's.
  func areElsewhere(for path: String) -> Bool {
    if elsewhere.isEmpty { return false }
    let ancestry = Self.ancestry(of: path)
    return elsewhere.contains { $0.compiles(ancestry) } && !here.contains { $0.compiles(ancestry) }
  }

  /// A number by which the content of projects is known again; 0 for none.
  static func hash(of projects: [String]) -> UInt64 {
    projects.reduce(0) { hash, folder in
      let data = FileManager.default.contents(atPath: folder + "/project.pbxproj") ?? Data()
      return hash &* 31 &+ ContentHash.of(data)
    }
  }

  /// The numbers of the targets for the device's platform that compile a file.
  func numbers(compiling path: String) -> Set<Int> {
    let ancestry = Self.ancestry(of: RealPaths.path(of: path))
    return Set(here.indices.filter { here[$0].compiles(ancestry) })
  }

  /// A path, then those of the folders around it.
  private static func ancestry(of path: String) -> [String] {
    var paths: [String] = []
    var part = Substring(path)
    while !part.isEmpty {
      paths.append(String(part))
      guard let slash = part.lastIndex(of: "/") else { break }
      part = part[..<slash]
    }
    return paths
  }
}
