import Foundation
import TouchModel

/// The source that an audit reads: what is audited, and all that it may refer to.
struct Project: Sendable {
  let index: SourceIndex
  /// The numbers of the audited files in the index.
  let audited: [Int]

  /// The names of the audited files, as reports show them.
  var auditedFiles: [String] { audited.map { index.files[$0].name } }

  /// Opens the project around some paths, with the problems of finding and reading its files.
  ///
  /// Files of Xcode targets for other platforms alone are left out unless they are named: they would
  /// be judged by rules that are not theirs, and their views share names with the platform's own.
  static func open(
    paths: [String], workingFolder: String, platform: Platform, jobs: Int,
    progress: AuditProgress.Listener? = nil
  ) -> (project: Project, problems: [Problem]) {
    // What surrounds the paths is read for declarations; what cannot be read there is no problem of
    // the audit's.
    var around = FileSearch(workingFolder: workingFolder)
    let roots = paths.map { around.projectRoot(of: $0) }.uniqued(by: \.self)
    for root in roots { around.search(root) }
    let targets = XcodeTargets(projects: around.xcodeProjects, platform: platform)
    var search = FileSearch(workingFolder: workingFolder)
    let named = withoutAliases(
      paths.flatMap { search.swiftFiles(named: $0, targets: targets) })
    let audited = Set(named)
    let real = Set(named.map(realPath))
    let others = withoutAliases(around.swiftFiles).filter {
      !real.contains(realPath($0)) && !targets.areElsewhere(for: $0)
    }
    let all = (others + named).sorted()
    var (files, problems) = scan(
      all, audited: audited, names: search, platform: BuildPlatform(platform),
      jobs: jobs, progress: progress)
    if let known = TouchUIDeclarations.file(for: files) { files.append(known) }
    let index = SourceIndex(
      files: files, assets: AssetCatalogues(imageSets: around.imageSets),
      words: WordCatalogues(catalogues: around.wordCatalogues, tables: around.wordTables),
      platform: BuildPlatform(platform), targets: targets)
    let numbers = files.indices.filter { audited.contains(files[$0].path) }
    return (Project(index: index, audited: numbers), search.problems + problems)
  }

  /// Paths of which no two lead to one file, as links would; the file's own path stays, else the
  /// first. What is declared twice would be ambiguous.
  private static func withoutAliases(_ paths: [String]) -> [String] {
    let own = Set(paths.filter { realPath($0) == $0 })
    return paths.filter { own.contains($0) || !own.contains(realPath($0)) }.uniqued(by: realPath)
  }

  /// The path without links.
  static func realPath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static func scan(
    _ paths: [String], audited: Set<String>, names: FileSearch, platform: BuildPlatform, jobs: Int,
    progress: AuditProgress.Listener?
  ) -> ([SourceIndex.File], [Problem]) {
    let slots = Locked([SourceIndex.File?](repeating: nil, count: paths.count))
    let problems = Locked<[Problem]>([])
    let count = ProgressCount(.reading, progress)
    count.expect(paths.count)
    LargeStack.forEach(below: paths.count, threads: jobs) { number in
      defer { count.advance() }
      let path = paths[number]
      let name = names.name(of: path)
      guard let data = FileManager.default.contents(atPath: path) else {
        guard audited.contains(path) else { return }
        let problem = Problem(
          kind: .unreadable, file: name, message: "the file cannot be read",
          remedy: "check its permissions, or leave it out")
        problems.withLock { $0.append(problem) }
        return
      }
      let scan = FileScan(Array(data), platform: platform)
      if !scan.isUTF8, audited.contains(path) {
        let problem = Problem(
          kind: .encoding, file: name, message: "not UTF-8; other bytes are read as '\u{FFFD}'",
          remedy: "save the file as UTF-8")
        problems.withLock { $0.append(problem) }
      }
      let file = SourceIndex.File(
        name: name, path: path, module: module(of: path),
        folder: (path as NSString).deletingLastPathComponent, scan: scan)
      slots.withLock { $0[number] = file }
    }
    return (slots.withLock { $0.compactMap { $0 } }, problems.withLock { $0.sorted() })
  }

  /// The SwiftPM target's folder that a file is in: what stands up to the folder inside `Sources`.
  private static func module(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count else { return "" }
    return parts[...(sources + 1)].joined(separator: "/")
  }
}

extension Project {
  /// An element that the audited files declare, with the view to look at where nothing shows it.
  struct Declared: Sendable {
    var element: DeclaredElement
    var type: TypeInfo?
  }

  /// The elements of the audited files, in order of file and line; those of previews left out.
  var declaredElements: [Declared] {
    audited.filter { index.files[$0].scan.hasElements }.flatMap { number -> [Declared] in
      let declarations = index.declarations(of: number)
      guard !hidesViews(declarations) else { return [] }
      return declarations.types.flatMap { declared(in: $0, inside: nil) }
        + ElementFinder.elements(ofFunctions: declarations).map { Declared(element: $0) }
    }
  }

  /// Whether names of SwiftUI's stand for classes of the project's UIKit code in a file.
  private func hidesViews(_ file: LoweredFile) -> Bool {
    let modules = Set(file.imports.map(\.module))
    guard modules.contains("UIKit"), !modules.contains("SwiftUI") else { return false }
    return ElementFinder.views.keys.contains { name in
      index.type(name, from: Scope(file: file.file))?.systemViewClass != nil
    }
  }

  private func declared(in type: TypeDeclaration, inside outer: TypeInfo?) -> [Declared] {
    if type.inherits.contains(where: { $0.name == "PreviewProvider" }) { return [] }
    // What a menu bar shows is the system's.
    if type.inherits.contains(where: { $0.name == "Commands" }) { return [] }
    // What a style makes stands for the controls that it draws.
    if type.inherits.contains(where: { $0.name.hasSuffix("Style") }) { return [] }
    let scope = Scope(file: type.file, type: outer)
    let info = index.type(type.name, from: scope)
    let view = info.flatMap { $0.hasBody || $0.isView ? $0 : nil }
    return ElementFinder.elements(of: type).map { Declared(element: $0, type: view) }
      + type.types.flatMap { declared(in: $0, inside: info) }
  }

  /// The views that the audited files declare, in order of file and line.
  var auditedViews: [TypeInfo] {
    audited.flatMap { number in
      index.files[number].scan.types.contains { $0.kind == .type }
        ? index.types(in: number).filter { $0.isView && !$0.isScene } : []
    }
  }

  /// The lines of a file, without their ends; none where it cannot be read.
  func lines(of file: String) -> [String] {
    guard let number = index.number(of: file),
      let data = FileManager.default.contents(atPath: index.files[number].path)
    else { return [] }
    return String(decoding: data, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
  }
}
