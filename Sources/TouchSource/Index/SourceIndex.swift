import Foundation
import TouchLayout
import TouchModel

/// Every declaration of a project, found by name and parsed when it is first asked for.
///
/// The scan of all files comes before any look-up, so that an answer never depends on what was
/// parsed before.
final class SourceIndex: Sendable {
  /// A file of the project.
  struct File: Sendable {
    /// The path as reports show it.
    var name: String
    /// The path to read.
    var path: String
    /// The SwiftPM target's folder that it belongs to; empty for the rest of the project.
    var module: String
    var folder: String
    var scan: FileScan
    /// The hash of the bytes that were scanned.
    var content: UInt64
    /// Its bytes, where it is no file on disk.
    var text: [UInt8]?
  }

  /// Where a type, an extension or an alias is declared.
  struct Entry: Hashable, Sendable {
    var file: Int
    var number: Int
  }

  let files: [File]
  let assets: AssetCatalogues
  let words: WordCatalogues
  let fonts: FontFiles
  /// The keys of the environment that some view sets.
  private let environmentKeys: Set<String>
  /// The modules that some file imports.
  private let imported: Set<String>
  /// Those of them that no type is called by.
  private let modules: Set<String>
  /// What `#if` is answered for.
  let platform: BuildPlatform
  private let targets: XcodeTargets
  let fileNumbers: [String: Int]
  /// Types and extensions by the names that they inherit from, without those around them.
  let heirs: [String: [Entry]]
  let typesByPath: [String: [Entry]]
  let aliasesByPath: [String: [Entry]]
  let extensionsByPath: [String: [Entry]]
  /// The aliases under whose names extensions add members to what they stand for.
  let extendedAliases: [String]
  let globals: [String: [Int]]
  /// Files by extended type and member, as `View.minimumTapTarget`.
  let extensionMembers: [String: [Int]]
  private let lowered: Locked<[Int: LoweredFile]>
  /// The files that were other than they were scanned when they were read again.
  private let unsteady: Locked<Set<Int>>
  /// The targets that compile a file, by its number, for those that were asked for.
  private let builders: Locked<[Int: Set<Int>]>
  /// Whether files may set flags to true, by their numbers and the flags, for those asked for.
  private let raises: Locked<[Int: [String: Bool]]>
  private let infos: Locked<[String: Answer<TypeInfo>]>
  /// Where what names of types stand for is declared, by where they are asked from.
  private let answers: Locked<[TypeQuery: Answer<Entry?>]>
  /// What notes what is read of the project, if anybody wants to know.
  private let recorder: UseRecorder?
  /// Whether anybody does.
  private let isRecorded: Bool

  /// An answer that is kept, with what was read for it.
  struct Answer<Value: Sendable>: Sendable {
    fileprivate var value: Value
    fileprivate var uses: UseRecorder?
  }

  private struct TypeQuery: Hashable {
    var name: String
    var path: [String]
    var file: String
  }

  /// - Parameter isRecorded: Whether anybody wants to know what is read for what.
  init(
    files: [File], assets: AssetCatalogues, words: WordCatalogues, fonts: FontFiles = FontFiles([]),
    platform: BuildPlatform = .iOS,
    targets: XcodeTargets = XcodeTargets(projects: [], platform: .iOS), isRecorded: Bool = false
  ) {
    self.platform = platform
    self.targets = targets
    self.isRecorded = isRecorded
    recorder = nil
    self.files = files
    self.assets = assets
    self.words = words
    self.fonts = fonts
    environmentKeys = files.reduce(into: []) { $0.formUnion($1.scan.environmentKeys) }
    let imported: Set<String> = files.reduce(into: []) { $0.formUnion($1.scan.imports) }
    var types: [String: [Entry]] = [:]
    var aliases: [String: [Entry]] = [:]
    var extensions: [String: [Entry]] = [:]
    var globals: [String: [Int]] = [:]
    var members: [String: [Int]] = [:]
    var heirs: [String: [Entry]] = [:]
    for (number, file) in files.enumerated() {
      for (position, type) in file.scan.types.enumerated() {
        let path = type.path.joined(separator: ".")
        let entry = Entry(file: number, number: position)
        switch type.kind {
        case .type: types[path, default: []].append(entry)
        case .alias: aliases[path, default: []].append(entry)
        case .extension: extensions[path, default: []].append(entry)
        }
      }
      for (name, positions) in file.scan.types.positionsOfHeirs {
        heirs[name, default: []] += positions.map { Entry(file: number, number: $0) }
      }
      for name in file.scan.globals { globals[name, default: []].append(number) }
      for (type, names) in file.scan.extensionMembers {
        for name in names { members["\(type).\(name)", default: []].append(number) }
      }
    }
    self.heirs = heirs
    fileNumbers = Dictionary(
      files.enumerated().map { ($0.element.name, $0.offset) }
    ) { first, _ in first }
    typesByPath = types
    aliasesByPath = aliases
    self.imported = imported
    modules = imported.filter { types[$0] == nil && aliases[$0] == nil }
    extensionsByPath = extensions
    extendedAliases = aliases.keys.filter { extensions[$0] != nil }.sorted()
    self.globals = globals
    extensionMembers = members
    lowered = Locked([:])
    unsteady = Locked([])
    builders = Locked([:])
    raises = Locked([:])
    infos = Locked([:])
    answers = Locked([:])
  }

  private init(_ other: SourceIndex, recorder: UseRecorder) {
    files = other.files
    assets = other.assets
    words = other.words
    fonts = other.fonts
    environmentKeys = other.environmentKeys
    imported = other.imported
    modules = other.modules
    platform = other.platform
    targets = other.targets
    builders = other.builders
    fileNumbers = other.fileNumbers
    heirs = other.heirs
    typesByPath = other.typesByPath
    aliasesByPath = other.aliasesByPath
    extensionsByPath = other.extensionsByPath
    extendedAliases = other.extendedAliases
    globals = other.globals
    extensionMembers = other.extensionMembers
    lowered = other.lowered
    unsteady = other.unsteady
    raises = other.raises
    infos = other.infos
    answers = other.answers
    isRecorded = other.isRecorded
    self.recorder = recorder
  }

  // MARK: - What is read for what

  /// The same project, which notes what is read of it.
  func recording(_ recorder: UseRecorder) -> SourceIndex {
    isRecorded ? SourceIndex(self, recorder: recorder) : self
  }

  func ask(_ question: @autoclosure () -> Question) {
    recorder?.ask(question())
  }

  /// Takes an answer that is kept, with all that was read for it.
  func take<Value>(_ answer: Answer<Value>) -> Value {
    if let uses = answer.uses { recorder?.take(uses) }
    return answer.value
  }

  /// Finds an answer that is to be kept.
  func answer<Value: Sendable>(_ find: (SourceIndex) -> Value) -> Answer<Value> {
    guard isRecorded else { return Answer(value: find(self)) }
    let uses = UseRecorder()
    return Answer(value: find(recording(uses)), uses: uses)
  }

  static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  // MARK: - Files

  /// The bytes of a file; nil where it cannot be read.
  func bytes(of number: Int) -> [UInt8]? {
    recorder?.read(file: number)
    let file = files[number]
    let bytes = file.text ?? FileBytes.read(file.path)
    // What an editor wrote since the scan must not be remembered as what was scanned.
    if isRecorded, bytes.map({ ContentHash.of($0) }) != file.content {
      unsteady.withLock { _ = $0.insert(number) }
    }
    return bytes
  }

  /// Whether what a file does may set a flag to true, by whatever is called like it there.
  func mayRaise(_ flag: String, in number: Int) -> Bool {
    recorder?.read(file: number)
    if let known = raises.withLock({ $0[number]?[flag] }) { return known }
    let mayRaise =
      bytes(of: number).map { FileScan.mayRaise(flag, in: $0, platform: platform) } ?? true
    raises.withLock { $0[number, default: [:]][flag] = mayRaise }
    return mayRaise
  }

  /// Whether a file stayed as it was scanned, as far as it was read again.
  func isSteady(_ number: Int) -> Bool { unsteady.withLock { !$0.contains(number) } }

  /// The declarations of a file, which is parsed when it is first asked for.
  func declarations(of number: Int) -> LoweredFile {
    recorder?.read(file: number)
    if let known = lowered.withLock({ $0[number] }) { return known }
    let result = lower(
      bytes: bytes(of: number) ?? [], file: files[number].name, platform: platform)
    return lowered.withLock { cache in
      if let known = cache[number] { return known }
      cache[number] = result
      return result
    }
  }

  /// The problems of the files that were parsed.
  var problems: [Problem] {
    lowered.withLock { $0.values.flatMap { $0.problems + ($0.deferred?.problems ?? []) } }
  }

  func number(of file: String) -> Int? { fileNumbers[file] }

  // MARK: - Types

  /// A type by its name as seen from a scope; nil if there is none, or more than one.
  func type(_ name: String, from scope: Scope) -> TypeInfo? {
    type(name, path: scope.path, generics: scope.type?.generics, file: scope.file)
  }

  /// A type by its name as seen from inside another.
  func type(_ name: String, from owner: TypeInfo?) -> TypeInfo? {
    type(name, path: owner?.path ?? [], generics: owner?.generics, file: owner?.file ?? "")
  }

  private func type(
    _ name: String, path: [String], generics: Set<String>?, file: String
  ) -> TypeInfo? {
    guard generics?.contains(name) != true else { return nil }
    return entry(name, path: path, file: file).flatMap(info)
  }

  /// Where what a name stands for is declared.
  private func entry(_ name: String, path: [String], file: String) -> Entry? {
    let query = TypeQuery(name: name, path: path, file: file)
    if let known = answers.withLock({ $0[query] }) { return take(known) }
    let found = answer { $0.search(name, path: path, file: file, depth: 0) }
    answers.withLock { $0[query] = found }
    return take(found)
  }

  /// The most aliases, and modules, that a name is followed through.
  private static let mostAliases = 8

  private func search(_ name: String, path: [String], file: String, depth: Int) -> Entry? {
    guard depth < Self.mostAliases else { return nil }
    let parts = name.split(separator: ".").map(String.init)
    ask(.type(parts.last ?? name))
    var around = path
    while true {
      let candidate = (around + parts).joined(separator: ".")
      if let entries = typesByPath[candidate],
        let entry = visible(
          depth == 0 ? meant(entries, by: candidate, in: file) : entries, from: file)
      {
        return entry
      }
      if let entries = aliasesByPath[candidate],
        let entry = visible(entries, from: file)
      {
        let target = aliasTarget(entry)
        guard let target, target != name else { return nil }
        return search(target, path: around, file: files[entry.file].name, depth: depth + 1)
      }
      if around.isEmpty { break }
      around.removeLast()
    }
    // `Module.Name` is declared outside any type; a type that is called like the module is another.
    guard parts.count > 1 else { return nil }
    ask(.module(parts[0]))
    guard imported.contains(parts[0]), !Self.systemModules.contains(parts[0]) else { return nil }
    return search(
      parts.dropFirst().joined(separator: "."), path: [], file: file, depth: depth + 1)
  }

  /// Those of several types that a file may mean: one that is called like a view of the system's is
  /// seen in its own module, and nowhere else without the module's name.
  private func meant(_ entries: [Entry], by name: String, in file: String) -> [Entry] {
    guard SystemViews.names.contains(name), let number = fileNumbers[file] else { return entries }
    let own = builders(of: number)
    return entries.filter { entry in
      let other = builders(of: entry.file)
      return files[entry.file].module == files[number].module
        && (own.isEmpty || other.isEmpty || !own.isDisjoint(with: other))
    }
  }

  /// The one declaration that is seen from a file: its own, else its module's, of several there
  /// that of its folder, else the project's.
  private func visible(_ entries: [Entry], from file: String) -> Entry? {
    let number = fileNumbers[file]
    if let own = only(entries.filter { $0.file == number }) { return own }
    let open = entries.filter { !files[$0.file].scan.types[$0.number].isPrivate }
    guard let number else { return only(open) ?? only(built(open)) }
    let inModule = open.filter { files[$0.file].module == files[number].module }
    if inModule.isEmpty {
      return only(open) ?? only(compiled(open, with: number)) ?? only(built(open))
    }
    return only(inModule)
      ?? only(inModule.filter { files[$0.file].folder == files[number].folder })
      ?? only(compiled(inModule, with: number)) ?? only(built(inModule))
  }

  /// Why a name stands for no type of the project's: it has none of that name, or several among which
  /// nothing decides.
  func doubt(about name: String, from file: String) -> String {
    ask(.type(Self.last(name)))
    let rivals = (typesByPath[name] ?? []).filter { entry in
      files[entry.file].name == file || !files[entry.file].scan.types[entry.number].isPrivate
    }
    let names = Set(rivals.map { files[$0.file].name }).sorted()
    guard names.count > 1 else { return "'\(name)' is not in the source" }
    let more = names.count > 2 ? " and elsewhere" : ""
    return "'\(name)' is declared in both '\(names[0])' and '\(names[1])'\(more)"
  }

  /// Those that the targets which compile a file compile too; where none does, those that any target
  /// compiles.
  private func compiled(_ entries: [Entry], with number: Int) -> [Entry] {
    let own = builders(of: number)
    let same = entries.filter { !builders(of: $0.file).isDisjoint(with: own) }
    return same.isEmpty ? entries.filter { !builders(of: $0.file).isEmpty } : same
  }

  func builders(of number: Int) -> Set<Int> {
    if let known = builders.withLock({ $0[number] }) { return known }
    let found = targets.numbers(compiling: files[number].path)
    builders.withLock { $0[number] = found }
    return found
  }

  /// Those that stand in the source of the platform: a type may be declared once for each, within
  /// `#if`, which the scan does not see.
  private func built(_ entries: [Entry]) -> [Entry] {
    entries.filter { entry in
      let path = files[entry.file].scan.types[entry.number].path
      let lowered = declarations(of: entry.file)
      if files[entry.file].scan.types[entry.number].kind == .alias {
        return path.count > 1 || lowered.aliases.contains { $0.name == path[0] }
      }
      return declared(path, in: lowered.types).contains { $0.kind != .extension }
    }
  }

  func only<Element>(_ elements: [Element]) -> Element? {
    elements.count == 1 ? elements[0] : nil
  }

  func aliasTarget(_ entry: Entry) -> String? {
    let file = files[entry.file]
    let path = file.scan.types[entry.number].path
    let declarations = declarations(of: entry.file)
    if path.count == 1 { return declarations.aliases.first { $0.name == path[0] }?.target.name }
    return declared(Array(path.dropLast()), in: declarations.types)
      .flatMap(\.aliases).first { $0.name == path.last }?.target.name
  }

  /// Notes what a type that is known already was read from.
  func note(_ type: TypeInfo) {
    guard let number = fileNumbers[type.file] else { return }
    if let known = infos.withLock({ $0[Self.key(type.path, in: number)] }) { _ = take(known) }
  }

  /// Notes a file that was read already.
  func note(file: String) {
    if let number = fileNumbers[file] { recorder?.read(file: number) }
  }

  private static func key(_ path: [String], in file: Int) -> String {
    "\(file) \(path.joined(separator: "."))"
  }

  private func info(_ entry: Entry) -> TypeInfo? {
    let path = files[entry.file].scan.types[entry.number].path
    let key = Self.key(path, in: entry.file)
    if let known = infos.withLock({ $0[key] }) { return take(known) }
    let found = answer { $0.made(entry, at: path) }
    guard let made = found.value else { return take(found) }
    let kept = Answer(value: made, uses: found.uses)
    return take(
      infos.withLock { cache in
        if let known = cache[key] { return known }
        cache[key] = kept
        return kept
      })
  }

  private func made(_ entry: Entry, at path: [String]) -> TypeInfo? {
    ask(.type(path.last ?? ""))
    let parts = parts(of: entry, at: path)
    guard let declaration = parts.first(where: { $0.kind != .extension }) else { return nil }
    let parents = parents(of: entry).filter { !leads(from: $0, to: entry) }
    return TypeInfo(
      path: path, declaration: declaration, extensions: parts.filter { $0.kind == .extension },
      parents: parents.compactMap(info))
  }

  /// What a type is declared by: its own declaration, then the extensions that belong to it.
  private func parts(of entry: Entry, at path: [String]) -> [TypeDeclaration] {
    let own = declared(path, in: declarations(of: entry.file).types)
    guard let declaration = own.first(where: { $0.kind != .extension }) else { return [] }
    let extensions = (extensionsByPath[path.joined(separator: ".")] ?? [])
      .filter { candidate in
        // An extension belongs to the declaration that its own file sees.
        guard let all = typesByPath[path.joined(separator: ".")], all.count > 1 else { return true }
        return visible(all, from: files[candidate.file].name)?.file == entry.file
      }
      .map(\.file).uniqued(by: \.self)
      .flatMap { declared(path, in: declarations(of: $0).types) }
      .filter { $0.kind == .extension }
    return [declaration] + extensions
  }

  /// Where the types of the project are declared that one inherits from.
  private func parents(of entry: Entry) -> [Entry] {
    let path = files[entry.file].scan.types[entry.number].path
    return parts(of: entry, at: path).flatMap(\.inherits).map(\.name).uniqued(by: \.self)
      .compactMap {
        self.entry($0, path: Array(path.dropLast()), file: files[entry.file].name)
      }
  }

  /// Whether a type inherits from one that is said to inherit from it: wrong source, or a name that
  /// stands for another type than the project's, either of which would lead around for ever.
  private func leads(from start: Entry, to target: Entry) -> Bool {
    var met: Set = [start]
    var queue = [start]
    while let next = queue.popLast() {
      if next == target { return true }
      queue += parents(of: next).filter { met.insert($0).inserted }
    }
    return false
  }

  /// The declarations of a path among types and extensions, nested ones included.
  func declared(_ path: [String], in types: [TypeDeclaration]) -> [TypeDeclaration] {
    types.flatMap { type -> [TypeDeclaration] in
      let names = type.name.split(separator: ".").map(String.init)
      guard path.starts(with: names) else { return [] }
      let rest = Array(path.dropFirst(names.count))
      return rest.isEmpty ? [type] : declared(rest, in: type.types)
    }
  }

  func outerType(of type: TypeInfo) -> TypeInfo? {
    guard type.path.count > 1 else { return nil }
    ask(.type(type.path[type.path.count - 2]))
    let path = type.path.dropLast().joined(separator: ".")
    guard let entries = typesByPath[path],
      let entry = visible(entries, from: type.file)
    else { return nil }
    return info(entry)
  }

  func nestedType(_ name: String, of type: TypeInfo) -> TypeInfo? {
    ask(.type(Self.last(name)))
    let path = (type.path + [name]).joined(separator: ".")
    if let entries = typesByPath[path],
      let entry = visible(entries, from: type.file)
    {
      return info(entry)
    }
    guard let entries = aliasesByPath[path],
      let entry = visible(entries, from: type.file),
      let target = aliasTarget(entry), target != name
    else { return nil }
    return search(target, path: type.path, file: type.file, depth: 1).flatMap(info)
  }

  /// Whether a name is an alias of the type of functions.
  func isFunction(_ name: String, from owner: TypeInfo?) -> Bool {
    ask(.type(Self.last(name)))
    let nested = owner.map { ($0.path + [name]).joined(separator: ".") }
    for path in [nested, name].compactMap({ $0 }) {
      guard let entries = aliasesByPath[path],
        let entry = visible(entries, from: owner?.file ?? "")
      else { continue }
      return aliasTarget(entry) == "Function"
    }
    return false
  }

  /// Every type of a file, nested ones included, in the order of the source.
  func types(in number: Int) -> [TypeInfo] {
    recorder?.read(file: number)
    return files[number].scan.types.indices.compactMap { position in
      guard files[number].scan.types[position].kind == .type else { return nil }
      return info(Entry(file: number, number: position))
    }
  }

  // MARK: - Modules

  /// Whether a name is that of a module, so that what follows it is declared outside any type.
  func isModule(_ name: String) -> Bool {
    ask(.module(name))
    ask(.type(name))
    return modules.contains(name)
  }

  /// The system's modules, whose names are never those of the project's declarations.
  static let systemModules: Set<String> = ["Foundation", "Swift", "SwiftUI", "UIKit"]

  /// The name of a type without that of the system's module which it may begin with, as in
  /// `extension SwiftUI.Image`.
  static func withoutModule(_ name: String) -> String {
    guard let dot = name.firstIndex(of: "."), systemModules.contains(String(name[..<dot])) else {
      return name
    }
    return String(name[name.index(after: dot)...])
  }

  // MARK: - Resources

  func imageSize(named name: String) -> Size? {
    ask(.image(name))
    return assets.size(of: name)
  }

  /// How a font of the app's own draws; nil where the project has no file of that name.
  func fontFace(named name: String) -> FontFace? {
    ask(.font(name))
    return fonts.face(named: name)
  }

  func string(key: String) -> String? {
    ask(.words(key))
    return words.words(for: key)
  }

  /// Whether some view sets a key of the environment.
  func setsEnvironment(_ key: String) -> Bool {
    ask(.environmentKey(key))
    return environmentKeys.contains(key)
  }

  /// The numbers of the files that mention a name, whose bytes are read.
  func numbers(mentioning name: String) -> [Int] {
    ask(.mention(name))
    let numbers = files.indices.filter { files[$0].scan.mentions[name] != nil }
    for number in numbers { recorder?.read(file: number) }
    return numbers
  }

  /// The words behind a key and what stands for values between them.
  func wordParts(key: String) -> [ViewNode.Text.Piece]? {
    ask(.words(key))
    return words.parts(for: key)
  }

  /// The one key of words that a tool makes a name of, as `buttonSave` of `button.save`.
  func wordKey(generated name: String) -> String? {
    ask(.wordKey(name))
    return words.key(generated: name)
  }

  /// Whether the project has words for keys anywhere, which is asked for as those of no key.
  var hasWords: Bool {
    ask(.words(""))
    return !words.isEmpty
  }
}
