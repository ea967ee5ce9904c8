import Foundation
import TouchModel

/// What a `Package.swift` says of what it is for, by its words.
struct PackageManifest {
  /// The real path of its folder.
  let folder: String
  /// The systems that it names, as it writes them.
  private var systems: Set<String> = []
  /// The families of devices that its apps support, as it writes them.
  private var families: Set<String> = []
  private var makesPrograms = false
  /// The least major version of iOS that it names; nil where it names none.
  private(set) var leastSystem: Int?
  /// The names of the modules whose source is to stand in folders that it names, by the real paths of
  /// those.
  private(set) var modules: [String: String] = [:]
  /// The real paths of the folders that hold the source of each of its modules, by their names.
  private var sources: [String: String] = [:]

  /// The real paths of the folders of which it compiles no file outside; nil where it does not name them.
  private(set) var sourceFolders: Set<String>?

  /// Reads the manifest at a real path; without facts where it cannot be read.
  init(_ path: String) {
    folder = (path as NSString).deletingLastPathComponent
    guard let bytes = FileBytes.read(path) else { return }
    var words = FileWords(bytes, platform: .iOS)
    leastSystem = FileSearch.versions(after: [".iOS(.v", ".iOS(\""], inFile: path).min()
    let targets = PackageTargets.read(bytes)
    for target in targets.found {
      let real = Self.folder(target.path ?? "Sources/" + target.name, in: folder)
      sources[target.name] = real
      if target.path != nil { modules[real] = target.name }
    }
    if targets.areWrittenOut, !targets.found.isEmpty, !Self.isBuiltElsewise(folder) {
      let folders = targets.found.compactMap { target in
        (target.path ?? Self.usualPath(of: target.name, in: folder)).map {
          Self.folder($0, in: folder)
        }
      }
      if folders.count == targets.found.count { sourceFolders = Set(folders) }
    }
    var (list, last) = ("", "")
    while let token = words.next() {
      guard case .word(let word) = token else { continue }
      if words.followsDot {
        switch list {
        case "platforms": systems.insert(word)
        case "supportedDeviceFamilies": families.insert(word)
        default: break
        }
        if word == "executableTarget" || word == "executable" { makesPrograms = true }
      } else if word.first?.isLowercase == true {
        // `.when(platforms: …)` says it of one setting.
        list = last == "when" ? "" : word
      }
      last = word
    }
  }

  /// Where the package manager looks for the source of a target whose manifest names no folder: in one
  /// of its name inside the first of the usual folders, which a single target may have for itself; nil
  /// where there is none.
  private static func usualPath(of target: String, in folder: String) -> String? {
    let names = Folder.names(in: folder)
    guard let sources = ["Sources", "Source", "src", "srcs"].first(where: names.contains) else {
      return nil
    }
    let isInside = Folder.names(in: folder + "/" + sources).contains(target)
    return isInside ? sources + "/" + target : sources
  }

  /// The real path of a folder that a manifest names.
  private static func folder(_ path: String, in folder: String) -> String {
    RealPaths.path(of: URL(fileURLWithPath: folder + "/" + path).standardizedFileURL.path)
  }

  /// Whether something in a folder says that more than its one manifest compiles what is there.
  static func isBuiltElsewise(_ folder: String) -> Bool {
    Folder.names(in: folder).contains { name in
      XcodeTargets.generators.contains(name) || name.hasPrefix("Package@")
        || [".xcodeproj", ".podspec"].contains(where: name.hasSuffix)
        || ["BUILD", "BUILD.bazel"].contains(name)
    }
  }

  /// Whether its apps are for the iPad and not for the iPhone; nil where it makes none.
  var isForPadAlone: Bool? { families.isEmpty ? nil : !families.contains("phone") }

  /// Whether it makes programs for a Mac or for other systems than a platform's.
  func isElsewhere(than platform: Platform) -> Bool {
    let named = systems.compactMap { Self.platforms[$0] }
    let platform = platform == .iPadOS ? .iOS : platform
    return makesPrograms && !named.isEmpty && !named.contains(platform)
  }

  /// The folders of its modules that are named for other systems than a platform's, as `Kit-macOS`, each
  /// beside one of the same name for that, `Kit-iOS`.
  func foldersElsewhere(than platform: Platform) -> [String] {
    let platform = platform == .iPadOS ? .iOS : platform
    return sources.compactMap { name, folder in
      let isElsewhere = Self.platforms.contains { system, other in
        guard other != platform, name.hasSuffix(system) else { return false }
        let stem = name.dropLast(system.count)
        return Self.platforms.contains { $1 == platform && sources[stem + $0] != nil }
      }
      return isElsewhere ? folder : nil
    }
  }

  /// The platforms of the systems' names; an app for Mac Catalyst is built from what is for iOS.
  private static let platforms: [String: Platform] = [
    "iOS": .iOS, "macCatalyst": .iOS, "macOS": .macOS, "tvOS": .tvOS, "watchOS": .watchOS,
    "visionOS": .visionOS,
  ]
}
