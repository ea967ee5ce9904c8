import Foundation
import TouchModel

/// Finds the files of a project below its folders.
struct FileSearch: Sendable {
  private let workingFolder: String
  private(set) var problems: [Problem] = []
  private(set) var swiftFiles: [FoundFile] = []
  /// The paths of the Swift files that were named by themselves.
  private(set) var namedFiles: Set<String> = []
  /// Files of Interface Builder that were named, by themselves or as a folder of nothing else.
  private(set) var namedInterfaces: [NamedInterfaces] = []
  /// Folders of image sets in asset catalogues.
  private(set) var imageSets: [String] = []
  /// Folders of the app's own symbols there.
  private(set) var symbolSets: [String] = []
  /// Pictures outside of catalogues.
  private(set) var pictures: [String] = []
  private(set) var wordCatalogues: [String] = []
  private(set) var wordTables: [String] = []
  /// Tables of words in other languages than that of development.
  private(set) var translatedTables: [String] = []
  private(set) var fontFiles: [String] = []
  private(set) var xcodeProjects: [String] = []
  /// Swift files that say how projects are built: those of packages and of Tuist.
  private(set) var manifests: [String] = []
  /// Files of build settings that projects share.
  private(set) var configurations: [String] = []
  /// Files that may name classes of Swift source and are none.
  private(set) var namingFiles: [String] = []
  /// Headers of Objective-C.
  private(set) var headers: [String] = []
  /// The folders of tests and of what is not the app's own, which were not searched.
  private var passedOver: [String] = []
  /// The folders of the projects that were searched.
  private(set) var roots: [String] = []
  /// The real paths of the folders that were entered, so that a link back ends the search.
  private var entered: Set<String> = []
  /// That of the project that is searched now.
  private var root = ""
  /// The folders that were listed, by their paths.
  private var folders: [String: Folder?] = [:]
  /// What is in the first folder that was searched, which most audits are of.
  private var first: (folder: String, found: Found)?

  /// The Swift files in a folder, those of Interface Builder, and what cannot be read of it.
  private struct Found {
    var files: [FoundFile]
    var interfaces: [String]
    var passedOver: [String]
    var problems: [Problem]
  }

  /// Files of Interface Builder that are audited with the code of their classes.
  struct NamedInterfaces {
    /// The file that was named, or the folder that holds no Swift.
    var name: String
    /// The paths of the files.
    var paths: [String]
    /// Whether it is the folder.
    var isFolder = false
  }

  /// The largest file that is read unless it is named, in bytes.
  static let largestFile = 4 << 20

  /// Folders that hold no source of the app's own. `Headless` is where modules stand that take the
  /// place of Apple's: what they declare is Apple's to say.
  static let skippedFolders: Set<String> = [
    "DerivedData", "Pods", "Carthage", "node_modules", "Tests", "UITests", "build", "Headless",
  ]

  /// How folders end that hold no source of the app's own: what makes projects up, what tries things out
  /// or teaches them, what Xcode makes files after, with names left open, and what is handed to
  /// translators, with copies of the app's files.
  private static let skippedEndings = [
    ".xcworkspace", ".playground", ".docc", ".xcloc", ".xctemplate",
  ]

  /// How files end that may name classes of Swift source: those of Interface Builder, property lists,
  /// Objective-C, and what generators make projects of.
  private static let namingEndings = [
    ".storyboard", ".xib", ".plist", ".m", ".mm", ".yml", ".yaml",
  ]

  /// Whether a path is that of a file of Interface Builder.
  static func isInterface(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// The files of Objective-C.
  var objectiveC: [String] {
    headers + namingFiles.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
  }

  private static let fontEndings = [".ttf", ".otf", ".TTF", ".OTF"]
  private static let pictureEndings = [".png", ".jpg", ".jpeg"]

  init(workingFolder: String) {
    self.workingFolder = URL(fileURLWithPath: workingFolder).standardizedFileURL.path
  }

  /// Searches the projects around some paths, whose files are read for declarations.
  init(around paths: [String], workingFolder: String) {
    self.init(workingFolder: workingFolder)
    roots = paths.compactMap { projectRoot(of: $0) }.uniqued(by: \.self)
    for root in roots { search(root) }
  }

  /// Creates a search of what another has seen.
  init(after other: FileSearch) {
    workingFolder = other.workingFolder
    folders = other.folders
    first = other.first
  }

  func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: workingFolder, isDirectory: true))
      .standardizedFileURL.path
  }

  /// The path as reports show it: relative to the working folder, with `/`.
  func name(of path: String) -> String {
    if path.hasPrefix(workingFolder + "/") {
      return String(path.dropFirst(workingFolder.count + 1))
    }
    let here = workingFolder.split(separator: "/")
    let there = path.split(separator: "/")
    let shared = zip(here, there).prefix { $0 == $1 }.count
    if shared == 0 { return path }
    let up = Array(repeating: "..", count: here.count - shared)
    return (up + there.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

  // MARK: - What is audited

  /// The Swift files of a named file or folder; what cannot be had is a problem.
  ///
  /// A folder's are without those that no target builds for the device's platform.
  mutating func swiftFiles(named path: String, targets: XcodeTargets) -> [FoundFile] {
    let full = absolute(path)
    guard let facts = FileFacts(path: full) else {
      problems.append(
        Problem(
          kind: .missing, file: path, message: "there is no such file or folder",
          remedy: "check the path"))
      return []
    }
    if !facts.isFolder {
      if Self.isInterface(full) {
        namedInterfaces.append(NamedInterfaces(name: path, paths: [full]))
        return []
      }
      guard full.hasSuffix(".swift") else {
        problems.append(
          Problem(
            kind: .unsupported, file: path, message: "not a kind of file that is audited",
            remedy: "name a file of Swift or Interface Builder, or a folder"))
        return []
      }
      namedFiles.insert(full)
      return [FoundFile(path: full, real: RealPaths.path(of: full), facts: facts)]
    }
    let found = found(in: full)
    problems += found.problems
    if found.files.isEmpty, !found.interfaces.isEmpty {
      namedInterfaces.append(NamedInterfaces(name: path, paths: found.interfaces, isFolder: true))
    } else if found.files.isEmpty, !found.problems.contains(where: \.isFatal) {
      problems.append(
        Problem(
          kind: .empty, file: path,
          message: "there is no file of Swift or Interface Builder in it"
            + (found.passedOver.first.map { " outside of '\(name(of: $0))'" } ?? ""),
          remedy: found.passedOver.isEmpty
            ? "name a folder with the app's source" : "name that folder to audit what is there"))
    }
    let folder = RealPaths.path(of: full)
    let files = found.files.filter { !targets.leaveOut($0.real, auditing: folder) }
    let (kept, all) = (files.count, found.files.count)
    if 2 * kept < all {
      let remedy = "choose a device of theirs, or name the files"
      problems.append(
        kept == 0
          ? Problem(
            kind: .empty, file: path,
            message: "its Swift files are in no target for the device's platform", remedy: remedy)
          : Problem(
            kind: .otherPlatform, file: path,
            message:
              "\(all - kept) of its \(all) Swift files are in no target for the device's platform",
            remedy: remedy))
    }
    return files
  }

  private mutating func found(in folder: String) -> Found {
    if let first, first.folder == folder { return first.found }
    var search = FileSearch(after: self)
    search.root = projectRoot(of: folder) ?? folder
    search.walk(folder, real: RealPaths.path(of: folder))
    folders = search.folders
    return search.found
  }

  /// What was found up to now.
  private var found: Found {
    Found(
      files: swiftFiles, interfaces: namingFiles.filter(Self.isInterface), passedOver: passedOver,
      problems: problems)
  }

  // MARK: - What it refers to

  /// The folder whose source a path may refer to: the git root above it, else the outermost folder
  /// above with a workspace, an Xcode project, a package or what such are made of, else the path itself;
  /// nil where there is nothing at the path, of which whatever is above it would be read.
  func projectRoot(of path: String) -> String? {
    let full = absolute(path)
    guard let facts = FileFacts(path: full) else { return nil }
    let start = facts.isFolder ? full : (full as NSString).deletingLastPathComponent
    var outermost: String?
    var folder = start
    while folder != "/", !folder.isEmpty {
      let names = Folder.names(in: folder)
      if names.contains(".git") { return folder }
      if names.contains(where: Self.marksProject) { outermost = folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return outermost ?? start
  }

  /// Whether a folder holds a project, not just files.
  func isProject(_ folder: String) -> Bool {
    Folder.names(in: folder).contains { $0 == ".git" || Self.marksProject($0) }
  }

  /// Whether a project offers itself to others as a library, as the package manager and CocoaPods ask
  /// for it: by what stands in its outermost folder.
  static func offersLibrary(_ root: String) -> Bool {
    Folder.names(in: root).contains { name in
      if name.hasSuffix(".podspec") { return true }
      guard name == "Package.swift", let manifest = FileBytes.read(root + "/" + name) else {
        return false
      }
      return String(decoding: manifest, as: UTF8.self).contains(".library(")
    }
  }

  private static func marksProject(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || makings.contains(name)
  }

  /// What the package manager, Tuist, XcodeGen, CocoaPods and Bazel make packages, projects and workspaces
  /// of, which may be there in their stead.
  private static let makings: Set<String> = [
    "Package.swift", "Tuist", "Tuist.swift", "Workspace.swift", "project.yml", "project.yaml",
    "Podfile", "MODULE.bazel", "WORKSPACE",
  ]

  /// Gathers the source, pictures, words and fonts below a folder; what cannot be read there is a problem
  /// of an audit of it alone.
  mutating func search(_ folder: String) {
    root = folder
    walk(folder, real: RealPaths.path(of: folder))
    if first == nil { first = (folder, found) }
    problems = []
  }

  private mutating func walk(_ folder: String, real: String) {
    guard entered.insert(real).inserted else { return }
    let listed = folders[folder] ?? Folder(path: folder)
    folders[folder] = .some(listed)
    guard let listed else {
      problems.append(
        Problem(
          kind: .unreadable, file: name(of: folder), message: "the folder cannot be read",
          remedy: "check its permissions, or leave it out"))
      return
    }
    let isOfTuist = folder.utf8.split(separator: UInt8(ascii: "/"))
      .contains { $0.elementsEqual("Tuist".utf8) }
    let isOfProject =
      folder == root || listed.entries.contains { Self.marksProject($0.name) }
    for entry in listed.entries {
      let name = entry.name
      let path = folder + "/" + name
      if entry.isLink, entry.facts == nil {
        if name.hasSuffix(".swift") {
          problems.append(
            Problem(
              kind: .unreadable, file: self.name(of: path), message: "the link leads nowhere",
              remedy: "mend or remove it"))
        }
        continue
      }
      var realPath: String {
        entry.isLink ? RealPaths.path(of: path) : folder == real ? path : real + "/" + name
      }
      if entry.isFolder {
        if name.hasSuffix(".imageset") {
          imageSets.append(path)
        } else if name.hasSuffix(".symbolset") {
          symbolSets.append(path)
        } else if name.hasSuffix(".xcodeproj") {
          xcodeProjects.append(path)
        } else if Self.isSkipped(name)
          || name.hasSuffix("Tests") && TestFolder.holdsTests(path, isBesideProject: isOfProject)
        {
          passedOver.append(path)
        } else {
          walk(path, real: realPath)
        }
      } else if name.hasSuffix(".swift") {
        guard let facts = entry.facts else { continue }
        add(FoundFile(path: path, real: realPath, facts: facts))
        if isOfTuist || name == "Package.swift" || name == "Project.swift" {
          manifests.append(path)
        }
      } else if Self.namingEndings.contains(where: name.hasSuffix) {
        namingFiles.append(path)
      } else if name.hasSuffix(".h") {
        headers.append(path)
      } else if name.hasSuffix(".xcconfig") {
        configurations.append(path)
      } else if name.hasSuffix(".xcstrings") {
        wordCatalogues.append(path)
      } else if name.hasSuffix(".strings") || name.hasSuffix(".stringsdict"),
        name != "InfoPlist.strings"
      {
        if Self.mayHoldWords(folder) {
          wordTables.append(path)
        } else if folder.hasSuffix(".lproj") {
          translatedTables.append(path)
        }
      } else if Self.fontEndings.contains(where: name.hasSuffix) {
        fontFiles.append(path)
      } else if Self.pictureEndings.contains(where: name.hasSuffix), !folder.contains(".xcassets") {
        pictures.append(path)
      }
    }
  }

  /// Whether tables of words in a folder are in the language of development, or in one for all.
  private static func mayHoldWords(_ folder: String) -> Bool {
    let name = (folder as NSString).lastPathComponent
    return ["en.lproj", "Base.lproj"].contains(name)
      || ![".lproj", ".bundle"].contains(where: name.hasSuffix)
  }

  private mutating func add(_ file: FoundFile) {
    guard file.facts.size <= Self.largestFile else {
      problems.append(
        Problem(
          kind: .tooLarge, file: name(of: file.path), message: "over 4 MiB and left out",
          remedy: "name the file to audit it"))
      return
    }
    swiftFiles.append(file)
  }

  /// Whether a folder holds no source of the app's own, by its name.
  private static func isSkipped(_ name: String) -> Bool {
    skippedFolders.contains(name) || skippedEndings.contains(where: name.hasSuffix)
  }
}
