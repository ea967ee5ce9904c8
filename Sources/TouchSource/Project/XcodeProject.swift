import Foundation
import TouchModel

/// What a `project.pbxproj` says of its targets: their platforms, and the files they compile, by paths
/// in lower case.
struct XcodeProject {
  private typealias Object = [String: Any]

  private let objects: [String: Object]
  private let root: Object
  /// The paths of files and groups by their identifiers, where they can be known.
  private let paths: [String: String]
  /// The configuration files by the identifiers of the configurations that they belong to.
  private let configurationFiles: [String: XcodeConfigurationFile]
  /// A number by which all that was read is known again.
  let hash: UInt64

  /// The largest project file that is read, in bytes.
  static let largestFile = 32 << 20

  /// Reads the project in an `.xcodeproj` folder; nil if it is damaged, or not written in the
  /// old property list style that Xcode writes.
  init?(folder: String) {
    let file = folder + "/project.pbxproj"
    let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int
    guard let size, size <= Self.largestFile,
      let data = FileManager.default.contents(atPath: file),
      data.first == UInt8(ascii: "/") || data.first == UInt8(ascii: "{"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? Object,
      let all = list["objects"] as? Object, let id = list["rootObject"] as? String
    else { return nil }
    // Each is taken over once, which takes longer than to read it.
    let objects = all.compactMapValues { $0 as? Object }
    guard let root = objects[id] else { return nil }
    self.objects = objects
    self.root = root
    let parent = (folder as NSString).deletingLastPathComponent
    let source = Self.join(parent, root["projectDirPath"] as? String ?? "")
    let places = Self.paths(of: objects, from: root["mainGroup"] as? String, source: source)
    paths = places.mapValues { $0.lowercased() }
    configurationFiles = Self.configurationFiles(of: objects, at: places)
    hash = ContentHash.of(data) ^ configurationFiles.values.reduce(0) { $0 &+ $1.hash.value }
  }

  /// The targets that compile source.
  ///
  /// - Parameter configuredSystems: The versions of iOS that files of build settings name.
  func targets(configuredSystems: [Int] = []) -> [XcodeTarget] {
    let identified = entries(root["targets"]).filter {
      $0.object["isa"] as? String == "PBXNativeTarget"
    }
    var targets = identified.map {
      let settings = settings(of: $0.object)
      let product = $0.object["productType"] as? String
      let name = $0.object["name"] as? String ?? ""
      return XcodeTarget(
        modules: Set(settings.map { XcodeSettings.module($0, ofTarget: name) }),
        platforms: platforms(of: settings), isApp: product?.hasSuffix(".application") ?? true,
        isFramework: product?.hasPrefix("com.apple.product-type.framework") ?? false,
        isTest: [".unit-test", ".ui-testing"].contains { product?.hasSuffix($0) ?? false },
        leastSystem: LeastSystem.least(
          of: settings.map { XcodeSettings.leastSystem($0, configured: configuredSystems) }),
        isForPadAlone: !settings.isEmpty && settings.allSatisfy(XcodeSettings.areForPadAlone),
        files: files(of: $0.object))
    }
    let numbers = Dictionary(
      identified.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for (number, target) in identified.enumerated() {
      for (id, _) in entries(target.object["fileSystemSynchronizedGroups"]) {
        if let folder = paths[id] { targets[number].folders[folder] = [] }
      }
    }
    // An exception takes files from a target that has the folder, and gives them to one that has not.
    for (id, object) in objects {
      guard let folder = paths[id] else { continue }
      for (_, exceptions) in entries(object["exceptions"]) {
        guard let target = exceptions["target"] as? String, let number = numbers[target] else {
          continue
        }
        let names = exceptions["membershipExceptions"] as? [Any] ?? []
        let members = names.compactMap { $0 as? String }.map { Self.join(folder, $0).lowercased() }
        if targets[number].folders[folder] != nil {
          targets[number].folders[folder]?.formUnion(members)
        } else {
          targets[number].files.formUnion(members)
        }
      }
    }
    return targets
  }

  /// The files of Swift and of Interface Builder that it names: in groups one by one, or as exceptions to
  /// folders that targets take whole.
  var namedFiles: Set<String> {
    var named: Set<String> = []
    for (id, object) in objects {
      guard let path = paths[id] else { continue }
      if object["isa"] as? String == "PBXFileReference" {
        named.insert(path)
      } else {
        for (_, exceptions) in entries(object["exceptions"]) {
          let names = exceptions["membershipExceptions"] as? [Any] ?? []
          named.formUnion(
            names.compactMap { $0 as? String }.map { Self.join(path, $0).lowercased() })
        }
      }
    }
    return named.filter { $0.hasSuffix(".swift") || FileSearch.isInterface($0) }
  }

  /// The folders that its groups stand for, but for the one of the whole project.
  var groupFolders: Set<String> {
    var folders: Set<String> = []
    for (id, path) in paths {
      guard let object = objects[id], object["isa"] as? String == "PBXGroup",
        id != root["mainGroup"] as? String
      else { continue }
      folders.insert(path)
    }
    if let all = (root["mainGroup"] as? String).flatMap({ paths[$0] }) { folders.remove(all) }
    return folders
  }

  // MARK: - Objects

  private func object(_ id: Any?) -> Object? {
    (id as? String).flatMap { objects[$0] }
  }

  private func entries(_ ids: Any?) -> [(id: String, object: Object)] {
    (ids as? [Any] ?? []).compactMap { id in
      guard let id = id as? String, let object = object(id) else { return nil }
      return (id, object)
    }
  }

  // MARK: - Files

  /// What a target compiles: source, and files of Interface Builder.
  private func files(of target: Object) -> Set<String> {
    func files(_ phase: String) -> [String] {
      entries(target["buildPhases"]).filter { $0.object["isa"] as? String == phase }
        .flatMap { entries($0.object["files"]) }.compactMap { $0.object["fileRef"] as? String }
    }
    // One that is translated stands for those of all languages.
    let resources = files("PBXResourcesBuildPhase").flatMap { id in
      let languages = entries(objects[id]?["children"]).map(\.id)
      return languages.isEmpty ? [id] : languages
    }
    let interfaces = resources.compactMap { paths[$0] }.filter(FileSearch.isInterface)
    return Set(files("PBXSourcesBuildPhase").compactMap { paths[$0] } + interfaces)
  }

  private static func paths(
    of objects: [String: Object], from main: String?, source: String
  ) -> [String: String] {
    var paths: [String: String] = [:]
    var met: Set<String> = []
    var open: [(id: String, parent: String?)] = main.map { [($0, source)] } ?? []
    // Without recursion: a damaged project may nest its groups deeply, or in a circle.
    while let (id, parent) = open.popLast() {
      guard met.insert(id).inserted, let object = objects[id] else { continue }
      let own = object["path"] as? String ?? ""
      let path: String? =
        switch object["sourceTree"] as? String {
        case "<group>", nil: parent.map { join($0, own) }
        case "SOURCE_ROOT": join(source, own)
        case "<absolute>": own
        default: nil
        }
      if let path { paths[id] = path }
      for child in object["children"] as? [Any] ?? [] {
        if let child = child as? String { open.append((child, path)) }
      }
    }
    return paths.mapValues(RealPaths.path)
  }

  private static func join(_ folder: String, _ path: String) -> String {
    path.isEmpty ? folder : path.hasPrefix("/") ? path : folder + "/" + path
  }

  // MARK: - Platforms

  /// The platforms that a target builds for in any of its configurations; nil if unknown.
  private func platforms(of configurations: [[XcodeSettings]]) -> Set<Platform>? {
    var platforms: Set<Platform> = []
    for levels in configurations {
      guard let built = XcodeSettings.platforms(levels) else { return nil }
      platforms.formUnion(built)
    }
    return platforms.isEmpty ? nil : platforms
  }

  /// The settings of a target in each of its configurations, its own before its project's.
  private func settings(of target: Object) -> [[XcodeSettings]] {
    let shared = configurations(root["buildConfigurationList"])
    let own = configurations(target["buildConfigurationList"])
    return (own.isEmpty ? shared : own).map { configuration in
      let name = configuration.object["name"] as? String
      let inherited = shared.first { $0.object["name"] as? String == name }
      return [configuration, inherited].compactMap { $0 }.map {
        XcodeSettings($0.object, file: configurationFiles[$0.id])
      }
    }
  }

  private func configurations(_ list: Any?) -> [(id: String, object: Object)] {
    entries(object(list)?["buildConfigurations"])
  }

  /// The configuration files by the identifiers of configurations, each read once.
  private static func configurationFiles(
    of objects: [String: Object], at places: [String: String]
  ) -> [String: XcodeConfigurationFile] {
    var files: [String: XcodeConfigurationFile] = [:]
    var read: [String: XcodeConfigurationFile] = [:]
    for (id, object) in objects {
      guard
        let key = ["baseConfigurationReference", "baseConfigurationReferenceAnchor"]
          .compactMap({ object[$0] as? String }).first
      else { continue }
      // A reference is to the file itself, an anchor to a folder that it is in.
      let rest = object["baseConfigurationReferenceRelativePath"] as? String ?? ""
      let path = places[key].map { join($0, rest) } ?? ""
      let file = read[path] ?? XcodeConfigurationFile(path: path)
      read[path] = file
      files[id] = file
    }
    return files
  }
}
