import Foundation
import TouchModel
import TouchRules

/// The source that an audit reads: what is audited, and all that it may refer to.
struct Project: Sendable {
  let index: SourceIndex
  /// The numbers of the audited files in the index.
  let audited: [Int]
  /// The names of those of them that were named by themselves, as reports show them.
  let namedFiles: Set<String>
  /// What stands in each file of the index, mixed with what targets compile, which says how it reads.
  let hashes: [UInt64]
  /// By what the file system knows each of them again, 0 where that is not sure; see
  /// `FileFacts.stamp`.
  let stamps: [UInt64]
  /// The numbers of the files whose declarations an earlier run read, and that changed since.
  let edited: [Int]
  /// Files of other kinds that may name classes of the source.
  let namingFiles: [String]
  /// The names of the audited files of Interface Builder.
  let auditedInterfaces: Set<String>
  /// Whether its apps are for the iPad and not for the iPhone.
  let isForPadAlone: Bool
  /// Whether its apps may be held on their sides and not upright.
  let isOnSideAlone: Bool
  /// The least major version of iOS that its apps run on; nil if unknown.
  let leastSystem: Int?

  /// The names of the audited files, as reports show them.
  var auditedFiles: [String] { audited.map { index.files[$0].name } }

  /// Opens the project around some paths, with the problems of finding and reading its files.
  ///
  /// Files of Xcode targets for other platforms alone, and those that an Xcode project has in no target,
  /// are left out unless they are named: they would be judged by rules that are not theirs, and their
  /// views share names with the platform's own.
  ///
  /// - Parameters:
  ///   - around: What was found around the paths.
  ///   - snapshot: What is left of an earlier run.
  ///   - isRecorded: Whether it matters what is read for what.
  ///   - start: When files are begun to be looked at; now in all but tests.
  static func open(
    paths: [String], around: FileSearch, platform: Platform, jobs: Int,
    snapshot: Snapshot? = nil, isRecorded: Bool = false, start: timespec = FileFacts.now,
    progress: AuditProgress.Listener? = nil
  ) -> (project: Project, problems: [Problem]) {
    let packages = around.swiftFiles.map(\.real).filter { $0.hasSuffix("/Package.swift") }
      .map(PackageManifest.init)
    let targets = XcodeTargets(
      projects: around.xcodeProjects, packages: packages,
      configuredSystems: around.configuredSystems,
      areGeneratedForPadAlone: around.areGeneratedForPadAlone, platform: platform)
    let isLibrary = around.roots.contains(where: FileSearch.offersLibrary)
    let leastSystem = LeastSystem(
      apps: targets.leastSystems, generated: around.generatedSystems,
      packages: packages.map(\.leastSystem), isLibrary: isLibrary
    ).version
    var search = FileSearch(after: around)
    let named = paths.flatMap { search.swiftFiles(named: $0, targets: targets) }.withoutAliases
    let audited = Set(named.map(\.path))
    let known = Set(named.map(\.real))
    let others = around.swiftFiles.withoutAliases.filter {
      !known.contains($0.real) && !targets.leaveOut($0.real)
    }
    let all = (others + named).sorted { $0.path < $1.path }
    let namedInterfaces = Set(search.namedInterfaces.flatMap(\.paths))
    let namingFiles = around.namingFiles.filter {
      !FileSearch.isInterface($0) || namedInterfaces.contains($0)
        || !targets.leaveOut(RealPaths.path(of: $0))
    }
    var build = BuildPlatform(platform)
    build.settings = around.buildSettings
    let modules = packages.reduce(into: [:]) { $0.merge($1.modules) { first, _ in first } }
    let sourceFolders = sourceFolders(among: all)
    let isOnSide = around.areOnSidesAlone(areForPadAlone: targets.areForPadAlone)
    let seed =
      targets.hash
      &+ ContentHash.of((build.settings ?? []).sorted().joined(separator: " "))
      &+ ContentHash.of(modules.map { $0 + " " + $1 }.sorted().joined(separator: " "))
      &+ ContentHash.of(sourceFolders.sorted().joined(separator: " ")) << 2
      &+ (targets.areForPadAlone ? 1 : 0) &+ UInt64(leastSystem ?? 0) << 1
      &+ (isOnSide ? 1 << 16 : 0) &+ (platform == .iPadOS ? 1 << 17 : 0)
    var (scanned, problems) = scan(
      all, audited: audited, names: search, modules: modules, sourceFolders: sourceFolders,
      platform: build, seed: seed,
      start: start, snapshot: snapshot, jobs: jobs, progress: progress)
    if let known = TouchUIDeclarations.file(for: scanned.map(\.file)) {
      scanned.append(Scanned(file: known))
    }
    let files = scanned.map(\.file)
    let classNames = ObjectiveCNames(files)
    let index = SourceIndex(
      files: files,
      assets: AssetCatalogues(
        imageSets: around.imageSets, symbolSets: around.symbolSets, files: around.pictures),
      words: WordCatalogues(
        catalogues: around.wordCatalogues, tables: around.wordTables,
        translations: around.translatedTables),
      fonts: FontFiles(around.fontFiles),
      interfaces: InterfaceFiles(
        namingFiles.filter(FileSearch.isInterface).map { ($0, around.name(of: $0)) },
        objectiveC: ObjectiveCCode(around.objectiveC, classNames: classNames),
        classNames: classNames,
        // On which device an app for the iPad is laid out is chosen later.
        sizeClasses: targets.areForPadAlone
          ? nil : InterfaceSizeClasses(platform, isOnSide: isOnSide),
        jobs: jobs),
      platform: build, targets: targets,
      isLibrary: isLibrary || targets.offerFramework, isRecorded: isRecorded, jobs: jobs)
    // A file of Interface Builder is audited with the code of its classes.
    var classes: Set<String> = []
    for interfaces in search.namedInterfaces {
      let named = interfaces.paths.reduce(into: Set<String>()) {
        $0.formUnion(index.interfaces.classes(named: $1))
      }
      classes.formUnion(named)
      guard !search.problems.contains(where: { $0.file == interfaces.name }),
        !index.holdsCode(of: interfaces, naming: named)
      else { continue }
      problems.append(.withoutCode(interfaces))
    }
    let interfaces = index.interfaces.names(below: paths.map(around.absolute))
    problems += index.interfaces.cut(among: interfaces)
      .filter { name in !problems.contains { $0.file == name } }.map(Problem.cutOff)
    let numbers = files.indices.filter { number in
      let file = files[number]
      return audited.contains(file.path)
        || !classes.isEmpty && file.text == nil && file.scan.declares(classes)
    }
    let project = Project(
      index: index, audited: numbers, namedFiles: Set(search.namedFiles.map(search.name)),
      hashes: files.map { $0.content ^ seed },
      stamps: scanned.map(\.stamp), edited: scanned.indices.filter { scanned[$0].isEdited },
      namingFiles: namingFiles,
      auditedInterfaces: interfaces,
      isForPadAlone: targets.areForPadAlone, isOnSideAlone: isOnSide, leastSystem: leastSystem)
    return (project, search.problems + problems)
  }

  private struct Scanned: Sendable {
    var file: SourceIndex.File
    var stamp: UInt64 = 0
    /// Whether it was read before, and is other than it was then.
    var isEdited = false
  }

  private static func scan(
    _ found: [FoundFile], audited: Set<String>, names: FileSearch, modules: [String: String],
    sourceFolders: Set<String>, platform: BuildPlatform, seed: UInt64, start: timespec,
    snapshot: Snapshot?, jobs: Int, progress: AuditProgress.Listener?
  ) -> ([Scanned], [Problem]) {
    let slots = Locked([Scanned?](repeating: nil, count: found.count))
    let problems = Locked<[Problem]>([])
    let count = ProgressCount(.reading, progress)
    count.expect(found.count)
    LargeStack.forEach(below: found.count, threads: jobs) { number in
      defer { count.advance() }
      let path = found[number].path
      let name = names.name(of: path)
      let stamp = found[number].facts.stamp(asOf: start, seed)
      let before = snapshot?.files[name]
      var (scan, content): (FileScan?, UInt64) = (nil, 0)
      var kept: KeptDeclarations?
      func recall(_ before: Snapshot.File) {
        scan = snapshot?.scan(of: before)
        kept = snapshot?.declarations(of: before)
      }
      if let before, stamp != 0, before.stamp == stamp {
        content = before.hash ^ seed
        recall(before)
      }
      if scan == nil {
        guard let bytes = FileBytes.read(path) else {
          guard audited.contains(path) else { return }
          let problem = Problem(
            kind: .unreadable, file: name, message: "the file cannot be read",
            remedy: "check its permissions, or leave it out")
          problems.withLock { $0.append(problem) }
          return
        }
        content = ContentHash.of(bytes)
        if let before, before.hash == content ^ seed { recall(before) }
        if scan == nil { scan = FileScan(bytes, platform: platform) }
      }
      guard let scan else { return }
      if !scan.isUTF8, audited.contains(path) {
        let problem = Problem(
          kind: .encoding, file: name, message: "not UTF-8; other bytes are read as '\u{FFFD}'",
          remedy: "save the file as UTF-8")
        problems.withLock { $0.append(problem) }
      }
      let module = module(of: found[number], among: modules, sourceFolders: sourceFolders)
      let file = SourceIndex.File(
        name: name, path: path, module: module.folder, nameOfModule: module.name,
        folder: folder(of: path), scan: scan, content: content, kept: kept)
      let isEdited = before.map { $0.isRead && $0.hash != content ^ seed } ?? false
      slots.withLock { $0[number] = Scanned(file: file, stamp: stamp, isEdited: isEdited) }
    }
    return (slots.withLock { $0.compactMap { $0 } }, problems.withLock { $0.sorted() })
  }

  /// The folder that a file is in.
  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The folders called `Sources` that hold files beside folders of more and that no package has: one
  /// target takes all of each.
  private static func sourceFolders(among found: [FoundFile]) -> Set<String> {
    let packages = Set(
      found.lazy.map(\.path).filter { $0.hasSuffix("/Package.swift") }.map { folder(of: $0) })
    let folders = Set(found.lazy.map { folder(of: $0.path) })
    var around: Set<String> = []
    for folder in folders {
      var outer = self.folder(of: folder)
      while outer.count > 1 {
        around.insert(outer)
        outer = self.folder(of: outer)
      }
    }
    return folders.filter {
      $0.hasSuffix("/Sources") && around.contains($0) && !packages.contains(folder(of: $0))
    }
  }

  /// The SwiftPM target's folder that a file is in, with the target's name where a manifest names the
  /// folder; else what stands up to the folder inside `Sources`, or to that where it is one target's, and
  /// no name.
  private static func module(
    of file: FoundFile, among modules: [String: String], sourceFolders: Set<String>
  ) -> (folder: String, name: String?) {
    if !modules.isEmpty {
      var inner = folder(of: file.real)
      while inner.count > 1 {
        if let name = modules[inner] { return (inner, name) }
        inner = folder(of: inner)
      }
    }
    let parts = file.path.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let sources = parts.lastIndex { $0.elementsEqual("Sources".utf8) }
    guard let sources else { return ("", nil) }
    let folder = String(file.path[..<parts[sources].endIndex])
    if sourceFolders.contains(folder) { return (folder, nil) }
    guard sources + 2 < parts.count else { return ("", nil) }
    return (String(file.path[..<parts[sources + 1].endIndex]), nil)
  }
}

extension Project {
  /// Reads the first edited files, of which the screens that show them would be kept waiting, up to
  /// one for each of some threads.
  func readAhead(threads: Int) {
    for number in edited.prefix(threads) { _ = index.declarations(of: number) }
  }

  /// An element that an audited file declares, with the view to look at where nothing shows it.
  struct Declared: Sendable {
    var element: DeclaredElement
    var view: ViewReference?
  }

  /// The audited files that may hold elements, by their numbers.
  var filesWithElements: [Int] { audited.filter { index.files[$0].scan.hasElements } }

  /// The elements of a file, in order; those of previews left out.
  static func declaredElements(
    of number: Int, in index: SourceIndex, for setting: Setting
  ) -> [Declared] {
    let declarations = index.declarations(of: number)
    guard !hidesViews(declarations, of: index) else { return [] }
    return declarations.types.flatMap { declared(in: $0, inside: nil, of: index, for: setting) }
      + ElementFinder.elements(
        ofFunctions: declarations, hiding: ownNames(in: Scope(file: declarations.file), of: index),
        extending: extendedNames(in: Scope(file: declarations.file), of: index), for: setting
      ).map { Declared(element: $0) }
  }

  /// The names of SwiftUI's elements that stand in a scope for types of the project, or for others that it calls
  /// so.
  private static func ownNames(in scope: Scope, of index: SourceIndex) -> Set<String> {
    Set(
      ElementFinder.views.keys.filter { name in
        if index.type(name, from: scope) != nil { return true }
        let type = index.foreignType(name, from: scope)
        return type.map { ElementFinder.views[SourceIndex.last($0)] == nil } ?? false
      })
  }

  /// The names of SwiftUI's elements that the project adds initializers to.
  private static func extendedNames(in scope: Scope, of index: SourceIndex) -> Set<String> {
    Set(
      ElementFinder.views.keys.filter { !index.extensionInitializers(of: $0, from: scope).isEmpty })
  }

  /// Whether names of SwiftUI's stand for classes of the project's UIKit code in a file.
  private static func hidesViews(_ file: LoweredFile, of index: SourceIndex) -> Bool {
    let modules = Set(file.imports.map(\.module))
    guard modules.contains("UIKit"), !modules.contains("SwiftUI") else { return false }
    return ElementFinder.views.keys.contains { name in
      index.type(name, from: Scope(file: file.file))?.systemViewClass != nil
    }
  }

  private static func declared(
    in type: TypeDeclaration, inside outer: TypeInfo?, of index: SourceIndex, for setting: Setting,
    isLater: Bool = false
  ) -> [Declared] {
    if type.inherits.contains(where: { $0.name == "PreviewProvider" }) { return [] }
    let isLater = isLater || !setting.has(type.attributes)
    var absence: Absence?
    for parent in type.inherits.map(\.name) {
      // What a menu bar shows is the system's.
      if parent == "Commands" { absence = .menuBar }
      // What a style makes stands for the controls that it draws.
      if drawnStyles.contains(where: parent.hasSuffix) { absence = .standIn }
    }
    let scope = Scope(file: type.file, type: outer)
    let info = index.type(type.name, from: scope)
    let view = info.flatMap { $0.hasBody || $0.isView ? ViewReference($0) : nil }
    // A button beside a field is not the field.
    let isField = type.inherits.contains { $0.name.hasSuffix("TextFieldStyle") }
    let own = ownNames(in: Scope(file: type.file, type: info ?? outer), of: index)
    let elements = ElementFinder.elements(
      of: type, hiding: own, extending: extendedNames(in: scope, of: index), for: setting
    ).map { element in
      var element = element
      if isLater { element.absence = .otherSystem }
      if !isField || element.kind == .tapGesture {
        element.absence = element.absence ?? absence
      }
      return Declared(element: element, view: view)
    }
    return elements
      + type.types.flatMap {
        declared(in: $0, inside: info, of: index, for: setting, isLater: isLater)
      }
  }

  /// The styles whose content is followed where a control is drawn.
  private static let drawnStyles = [
    "ButtonStyle", "ToggleStyle", "TextFieldStyle", "LabelStyle", "DisclosureGroupStyle",
  ]

  /// The views that the audited files declare, in order of file and line.
  var auditedViews: [TypeInfo] {
    audited.flatMap { number in
      index.files[number].scan.types.contains { $0.kind == .type }
        ? index.types(in: number).filter { $0.isView && !$0.isScene } : []
    }
  }

  /// Some lines of a file by their numbers, without their ends; none where it cannot be read.
  func lines(_ numbers: Set<Int>, of file: String) -> [Int: String] {
    let path =
      index.number(of: file).map { index.files[$0].path } ?? index.interfaces.path(of: file)
    guard let last = numbers.max(), let bytes = path.flatMap(FileBytes.read) else { return [:] }
    var lines: [Int: String] = [:]
    var (line, start, position) = (1, 0, 0)
    while line <= last, position <= bytes.count {
      let end = position < bytes.count ? Self.lineEnd(in: bytes, at: position) : 1
      if end > 0 {
        if numbers.contains(line) {
          lines[line] = String(decoding: bytes[start..<position], as: UTF8.self)
        }
        line += 1
        start = position + end
      }
      position += max(1, end)
    }
    return lines
  }

  /// How many bytes end a line at a place, as the parser counts lines: what else Unicode ends lines with may
  /// stand in a string.
  private static func lineEnd(in bytes: [UInt8], at position: Int) -> Int {
    switch bytes[position] {
    case UInt8(ascii: "\n"): return 1
    case UInt8(ascii: "\r"):
      let isPair = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "\n")
      return isPair ? 2 : 1
    default: return 0
    }
  }
}

extension Project.Declared: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self = try reader.make(Project.Declared.init(element:view:))
  }
  func write(to writer: inout ByteWriter) { writer.write(members: element, view) }
}
