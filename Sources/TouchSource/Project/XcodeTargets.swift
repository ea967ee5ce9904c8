import Foundation
import TouchModel

/// A target of an Xcode project. Its paths are without links and in lower case: the disks of most
/// Macs ignore case, so that a project may write a folder's name otherwise than the disk.
struct XcodeTarget: Sendable {
  /// The names of the module that it makes, one in each of its configurations.
  var modules: Set<String> = []
  /// The platforms that it builds for, iPadOS as iOS; nil if unknown.
  var platforms: Set<Platform>?
  /// Whether it makes an app, or what it makes is not said.
  var isApp = true
  /// Whether it makes a framework.
  var isFramework = false
  /// Whether it makes tests.
  var isTest = false
  /// The least major version of iOS that it runs on; nil if unknown.
  var leastSystem: Int?
  /// Whether it is for the iPad and not for the iPhone.
  var isForPadAlone = false
  /// The files and folders that it names.
  var files: Set<String> = []
  /// The folders that it takes whole, each with what it leaves out of them.
  var folders: [String: Set<String>] = [:]

  /// Whether it compiles a file, given the file's path and those of the folders around it.
  func compiles(_ ancestry: [String]) -> Bool {
    ancestry.contains { files.contains($0) }
      || folders.contains { folder, exceptions in
        ancestry.contains(folder) && exceptions.isDisjoint(with: ancestry)
      }
  }
}

/// The targets of Xcode projects, parted by whether they build something for the platform of a device that
/// people are shown.
struct XcodeTargets: Sendable {
  /// The targets that do, or may.
  private var here: [XcodeTarget] = []
  /// Those that build for other platforms, and tests.
  private var elsewhere: [XcodeTarget] = []
  /// The files that projects name.
  private var named: Set<String> = []
  /// The folders of those, where nothing but the project says what is compiled.
  private var listed: Set<String> = []
  /// The folders around those that projects have groups for.
  private var grouped: Set<String> = []
  /// The folders of packages, which compile files of their own.
  private let packages: Set<String>
  /// Those of packages that make programs for other platforms alone, and of modules that are named for
  /// such.
  private let packagesElsewhere: Set<String>
  /// The folders of which packages compile no file outside, by those of the packages that name them all.
  private let packageSources: [String: Set<String>]
  /// Whether there are apps for the iPad, and none for the iPhone.
  let areForPadAlone: Bool
  /// The least major versions of iOS that the apps run on; nil for one that does not say it.
  let leastSystems: [Int?]
  /// Whether the apps are there to show a framework: each is made by a project that bears the name of a
  /// framework which it makes as well.
  let offerFramework: Bool
  /// The names of the modules that the targets make.
  let modules: Set<String>
  /// A number by which what the projects say is known again; 0 for none.
  let hash: UInt64

  /// Reads the projects in `.xcodeproj` folders, without those that cannot be read.
  ///
  /// - Parameters:
  ///   - configuredSystems: The versions of iOS that files of build settings name.
  ///   - areGeneratedForPadAlone: Whether the apps that generators of projects are told to make are for
  ///     the iPad alone; nil where there are none.
  init(
    projects: [String], packages: [PackageManifest] = [], configuredSystems: [Int] = [],
    areGeneratedForPadAlone: Bool? = nil, platform: Platform
  ) {
    self.packages = Set(packages.map { $0.folder.lowercased() })
    packagesElsewhere = Set(
      packages.flatMap { package in
        package.isElsewhere(than: platform)
          ? [package.folder] : package.foldersElsewhere(than: platform)
      }.map { $0.lowercased() })
    packageSources = packages.reduce(into: [:]) { known, package in
      guard let sources = package.sourceFolders else { return }
      known[package.folder.lowercased()] = Set(sources.map { $0.lowercased() })
    }
    var areForPad: [Bool] = []
    var areNamedForFrameworks: [Bool] = []
    var leastSystems: [Int?] = []
    var groups: Set<String> = []
    var modules: Set<String> = []
    var hash: UInt64 = 0
    let isPhone = platform == .iOS
    let platform = platform == .iPadOS ? .iOS : platform
    for folder in projects {
      guard let project = XcodeProject(folder: folder) else { continue }
      hash = hash &* 31 &+ project.hash
      let targets = project.targets(configuredSystems: configuredSystems)
      if targets.contains(where: \.isApp) {
        areNamedForFrameworks.append(targets.areNamedForFramework(inProject: folder))
      }
      // An app for the iPad alone is laid out for what it is asked to be.
      let hasPhone = targets.contains {
        $0.isApp && !$0.isForPadAlone && $0.platforms?.contains(.iOS) ?? false
      }
      let apps = targets.filter { $0.isApp && $0.platforms?.contains(.iOS) ?? true }
      areForPad += apps.map(\.isForPadAlone)
      leastSystems += apps.map(\.leastSystem)
      for target in targets {
        modules.formUnion(target.modules)
        let isElsewhere = isPhone && hasPhone && target.isForPadAlone
        if target.platforms?.contains(platform) ?? true, !isElsewhere, !target.isTest {
          here.append(target)
        } else {
          elsewhere.append(target)
        }
      }
      // Ensure that the list is kept by hand: what a generator writes may be older than the files.
      guard !targets.isEmpty, !Self.isGenerated(folder) else { continue }
      named.formUnion(project.namedFiles)
      groups.formUnion(project.groupFolders)
    }
    listed = Set(named.map(Self.folder))
    grouped = groups.intersection(listed.flatMap(Self.ancestry))
    offerFramework = !areNamedForFrameworks.isEmpty && areNamedForFrameworks.allSatisfy { $0 }
    self.leastSystems = leastSystems
    self.modules = modules
    self.hash = hash
    // What a generator writes is not always kept with the source.
    if areForPad.isEmpty, let areGeneratedForPadAlone { areForPad = [areGeneratedForPadAlone] }
    areForPad += packages.compactMap(\.isForPadAlone)
    areForPadAlone = !areForPad.isEmpty && areForPad.allSatisfy { $0 }
  }

  /// Whether a file, by its real path, is not part of what is built for the device's platform: all
  /// targets that compile it build for others or make tests, or none does, or its package is for others.
  ///
  /// - Parameter folder: The real path of the folder that is audited: of one inside a package the package
  ///   need not compile anything.
  func leaveOut(_ real: String, auditing folder: String? = nil) -> Bool {
    if elsewhere.isEmpty, named.isEmpty, packagesElsewhere.isEmpty, packageSources.isEmpty {
      return false
    }
    let path = real.lowercased()
    let ancestry = Self.ancestry(of: path)
    if here.contains(where: { $0.compiles(ancestry) }) { return false }
    if elsewhere.contains(where: { $0.compiles(ancestry) }) { return true }
    if let package = ancestry.firstIndex(where: packages.contains) {
      return !packagesElsewhere.isDisjoint(with: ancestry[...package])
        || isOutside(real, ancestry, ofPackageAt: package)
          && !ancestry[..<package].contains(folder?.lowercased() ?? "")
    }
    return named.contains(path) || listed.contains(Self.folder(of: path)) || isForgotten(real)
  }

  /// Whether a file stands beside the folders of which its package compiles no file outside, and nothing there
  /// says what else compiles it.
  ///
  /// - Parameter package: Which of the folders around the file is the package's.
  private func isOutside(_ real: String, _ ancestry: [String], ofPackageAt package: Int) -> Bool {
    // The manifest stands beside them itself.
    guard package > 1, let sources = packageSources[ancestry[package]],
      sources.isDisjoint(with: ancestry[...package])
    else { return false }
    return !Self.ancestry(of: real)[1..<package].contains(where: PackageManifest.isBuiltElsewise)
  }

  /// Whether a file stands in a folder that no project names a file of, inside one that a project has a
  /// group for, and nothing there says what else compiles it.
  private func isForgotten(_ real: String) -> Bool {
    let folders = Self.ancestry(of: real).dropFirst()
    let inside = folders.prefix { !grouped.contains($0.lowercased()) }
    return inside.count < folders.count
      && !inside.contains { folder in
        Folder.names(in: folder).contains { name in
          [".podspec", ".xcodeproj"].contains(where: name.hasSuffix)
        }
      }
  }

  private static func folder(of path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  /// Whether something beside a project says what it is made from.
  private static func isGenerated(_ project: String) -> Bool {
    Folder.names(in: folder(of: project)).contains { generators.contains($0) }
  }

  /// What tools that make projects read.
  static let generators: Set<String> = ["project.yml", "project.yaml", "Project.swift", "Tuist"]

  /// The numbers of the targets for the device's platform that compile a file.
  func numbers(compiling path: String) -> Set<Int> {
    let ancestry = Self.ancestry(of: RealPaths.path(of: path).lowercased())
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

extension [XcodeTarget] {
  /// Whether the project that makes them bears the name of a framework among them, and of no app.
  fileprivate func areNamedForFramework(inProject folder: String) -> Bool {
    let file = (folder as NSString).lastPathComponent
    let name = (file as NSString).deletingPathExtension
    let named = filter { $0.modules.contains(name) }
    return named.contains(where: \.isFramework) && !named.contains(where: \.isApp)
  }
}
