import TouchModel

/// Every declaration of a project, found by name and parsed when it is first asked for.
///
/// The scan of all files comes before any look-up, so that an answer never depends on what was
/// parsed before.
final class SourceIndex: Sendable {
  /// A file of the project: a class, since what goes through all files would copy much of each.
  final class File: Sendable {
    /// The path as reports show it.
    let name: String
    /// The path to read.
    let path: String
    /// The SwiftPM target's folder that it belongs to; empty for the rest of the project.
    let module: String
    /// The name of that target, where a manifest says which folder is its; nil for the rest.
    let nameOfModule: String?
    let folder: String
    let scan: FileScan
    /// The hash of the bytes that were scanned.
    let content: UInt64
    /// Its bytes, where it is no file on disk.
    let text: [UInt8]?
    /// What an earlier run read of its declarations, if it is what it was.
    let kept: KeptDeclarations?

    init(
      name: String, path: String, module: String, nameOfModule: String? = nil, folder: String,
      scan: FileScan, content: UInt64, text: [UInt8]? = nil, kept: KeptDeclarations? = nil
    ) {
      (self.name, self.path, self.folder) = (name, path, folder)
      (self.module, self.nameOfModule) = (module, nameOfModule)
      (self.scan, self.content, self.text, self.kept) = (scan, content, text, kept)
    }
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
  let interfaces: InterfaceFiles
  /// Whether what is public may be used outside the project.
  let isOfferedToOthers: Bool
  let declared: DeclaredNames
  let used: UsedNames
  /// The modules that some file imports, and those that are known to be made of the project.
  let moduleNames: Set<String>
  /// Those of them that no type is called by.
  private let modules: Set<String>
  /// What `#if` is answered for.
  let platform: BuildPlatform
  private let targets: XcodeTargets
  let fileNumbers: [String: Int]
  /// The types, extensions and aliases by their own names, once one was asked for.
  private let entriesByName: Locked<[String: [Entry]]?>
  /// The declarations of the files that were asked for, once they are read.
  private let lowered: Locked<[Int: Locked<LoweredFile?>]>
  /// The positions of a file's outermost types and extensions by the first part of their names, for
  /// those that were asked for.
  let outermost: Locked<[Int: [String: [Int]]]>
  /// The files that were other than they were scanned when they were read again.
  private let unsteady: Locked<Set<Int>>
  /// The targets that compile a file, by its number, for those that were asked for.
  private let builders: Locked<[Int: Set<Int>]>
  /// The files that mention a name, for those that were asked for.
  private let mentioners: Locked<[String: [Int]]>
  /// The modifiers that show something by flags, by the numbers of files and the flags.
  private let presenters: Locked<[Int: [String: Set<String>?]]>
  let infos: Locked<[String: Answer<TypeInfo>]>
  /// Where what names of types stand for is declared, by where they are asked from.
  let answers: Locked<[TypeQuery: Answer<Entry?>]>
  /// What extensions of the project add to the system's types, by where it is asked from.
  let functionsAdded: Locked<[MemberQuery: Answer<[FunctionDeclaration]>]>
  let variablesAdded: Locked<[MemberQuery: Answer<VariableDeclaration?>]>
  /// What code outside a class does with its views.
  let outsideUses: Locked<[MemberQuery: Answer<OutsideUse.Found>]>
  /// What code outside a class does to constraints that the class keeps.
  let outerConstants: Locked<[MemberQuery: Answer<OuterConstants>]>
  /// Whether nothing sets a property, for those that were asked for.
  let propertiesUnset: Locked<[MemberQuery: Answer<Bool>]>
  /// Whether code sets a flag that all code shares, for those that were asked for.
  let sharedFlagsSet: Locked<[MemberQuery: Answer<Bool>]>
  /// Whether no call of a function gives anything to a parameter, for those that were asked for.
  let labelsLeft: Locked<[MemberQuery: Answer<Bool>]>
  /// What all calls of a function give a parameter that is a flag, for those that were asked for.
  let flagsGiven: Locked<[MemberQuery: Answer<Bool?>]>
  /// What code gives a variable of a class other than its first value; nil where that is not known.
  let valuesGiven: Locked<[MemberQuery: Answer<[GivenValue]?>]>
  /// Whether nothing calls functions of a name.
  let functionsUncalled: Locked<[MemberQuery: Answer<Bool>]>
  /// Whether nothing gives a stored variable of any type another value than that it is declared with.
  let propertiesLeft: Locked<[MemberQuery: Answer<Bool>]>
  /// Whether nothing posts the notifications of some names.
  let notificationsUnposted: Locked<[MemberQuery: Answer<Bool>]>
  /// The classes that files of Interface Builder speak of, by their names, modules and files.
  let entriesOfClasses: Locked<[MemberQuery: Answer<Entry?>]>
  /// What notes what is read of the project, if anybody wants to know.
  private let recorder: UseRecorder?
  /// Whether anybody does.
  private let isRecorded: Bool

  /// An answer that is kept, with what was read for it.
  struct Answer<Value: Sendable>: Sendable {
    var value: Value
    var uses: UseRecorder?
  }

  /// A name as it is asked for in a file, inside the types of a path.
  struct TypeQuery: Hashable {
    var name: String
    var path: [String]
    var file: String
  }

  /// A member of a type as it is asked for in a file.
  struct MemberQuery: Hashable {
    var name: String
    var type: String
    var file: String
  }

  /// - Parameters:
  ///   - isLibrary: Whether the project can be a library of others, beside an app that it starts.
  ///   - isRecorded: Whether anybody wants to know what is read for what.
  ///   - jobs: How many threads to use.
  init(
    files: [File], assets: AssetCatalogues, words: WordCatalogues, fonts: FontFiles = FontFiles([]),
    interfaces: InterfaceFiles = InterfaceFiles([]),
    platform: BuildPlatform = .iOS,
    targets: XcodeTargets = XcodeTargets(projects: [], platform: .iOS), isLibrary: Bool = true,
    isRecorded: Bool = false, jobs: Int = 1
  ) {
    self.platform = platform
    self.targets = targets
    self.isRecorded = isRecorded
    recorder = nil
    self.files = files
    self.assets = assets
    self.words = words
    self.fonts = fonts
    self.interfaces = interfaces
    isOfferedToOthers = isLibrary || !files.contains { $0.text == nil && $0.scan.startsApp }
    let (declared, used) = LargeStack.both(
      { DeclaredNames(files) }, { UsedNames(files) }, threads: jobs)
    (self.declared, self.used) = (declared, used)
    fileNumbers = Dictionary(
      files.enumerated().map { ($0.element.name, $0.offset) }
    ) { first, _ in first }
    moduleNames = used.imported.union(targets.modules).union(files.compactMap(\.nameOfModule))
    modules = moduleNames.filter { !declared.hasType(at: $0) }
    entriesByName = Locked(nil)
    lowered = Locked([:])
    outermost = Locked([:])
    unsteady = Locked([])
    builders = Locked([:])
    mentioners = Locked([:])
    presenters = Locked([:])
    infos = Locked([:])
    answers = Locked([:])
    functionsAdded = Locked([:])
    variablesAdded = Locked([:])
    outsideUses = Locked([:])
    outerConstants = Locked([:])
    propertiesUnset = Locked([:])
    sharedFlagsSet = Locked([:])
    flagsGiven = Locked([:])
    labelsLeft = Locked([:])
    valuesGiven = Locked([:])
    functionsUncalled = Locked([:])
    propertiesLeft = Locked([:])
    notificationsUnposted = Locked([:])
    entriesOfClasses = Locked([:])
  }

  private init(_ other: SourceIndex, recorder: UseRecorder) {
    files = other.files
    assets = other.assets
    words = other.words
    fonts = other.fonts
    interfaces = other.interfaces
    isOfferedToOthers = other.isOfferedToOthers
    (declared, used) = (other.declared, other.used)
    (moduleNames, modules) = (other.moduleNames, other.modules)
    platform = other.platform
    targets = other.targets
    builders = other.builders
    fileNumbers = other.fileNumbers
    entriesByName = other.entriesByName
    lowered = other.lowered
    outermost = other.outermost
    unsteady = other.unsteady
    mentioners = other.mentioners
    presenters = other.presenters
    infos = other.infos
    answers = other.answers
    functionsAdded = other.functionsAdded
    variablesAdded = other.variablesAdded
    outsideUses = other.outsideUses
    outerConstants = other.outerConstants
    propertiesUnset = other.propertiesUnset
    sharedFlagsSet = other.sharedFlagsSet
    flagsGiven = other.flagsGiven
    labelsLeft = other.labelsLeft
    valuesGiven = other.valuesGiven
    functionsUncalled = other.functionsUncalled
    propertiesLeft = other.propertiesLeft
    notificationsUnposted = other.notificationsUnposted
    entriesOfClasses = other.entriesOfClasses
    isRecorded = other.isRecorded
    self.recorder = recorder
  }

  // MARK: - What is read for what

  /// The same project, which notes what is read of it.
  func recording(_ recorder: UseRecorder) -> SourceIndex {
    isRecorded ? SourceIndex(self, recorder: recorder) : self
  }

  /// Notes that something is asked of the project.
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

  /// The answer to a query, found when it is first asked.
  func kept<Query: Hashable, Value: Sendable>(
    _ query: Query, in answers: Locked<[Query: Answer<Value>]>, _ find: (SourceIndex) -> Value
  ) -> Value {
    if let known = answers.withLock({ $0[query] }) { return take(known) }
    let found = answer(find)
    // Of two threads that ask at once both get the same.
    let kept = answers.withLock { known in
      if let first = known[query] { return first }
      known[query] = found
      return found
    }
    return take(kept)
  }

  // MARK: - Files

  /// Notes that a file was read already.
  func note(file number: Int) { recorder?.read(file: number) }

  /// Notes that a file was read already, by its name.
  func note(file: String) {
    if let number = fileNumbers[file] { note(file: number) }
  }

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

  /// The project's modifiers that are given a flag to show something by, if nothing else that a file does
  /// may set what is called like it there to true; nil where something may.
  func presenters(of flag: String, in number: Int) -> Set<String>? {
    recorder?.read(file: number)
    if let known = presenters.withLock({ $0[number]?[flag] }) { return known }
    let found = bytes(of: number).flatMap {
      FileScan.presenters(of: flag, in: $0, platform: platform)
    }
    presenters.withLock { $0[number, default: [:]][flag] = .some(found) }
    return found
  }

  /// Whether a file stayed as it was scanned, as far as it was read again.
  func isSteady(_ number: Int) -> Bool { unsteady.withLock { !$0.contains(number) } }

  /// The declarations of a file, which is parsed when it is first asked for.
  func declarations(of number: Int) -> LoweredFile {
    recorder?.read(file: number)
    let slot = lowered.withLock { slots in
      if let slot = slots[number] { return slot }
      let slot = Locked<LoweredFile?>(nil)
      slots[number] = slot
      return slot
    }
    // Who asks while another reads the file waits for that: to read it takes longest of all.
    return slot.withLock { known in
      if let known { return known }
      let read =
        kept(number)
        ?? lower(bytes: bytes(of: number) ?? [], file: files[number].name, platform: platform)
      known = read
      return read
    }
  }

  /// The declarations of a file as an earlier run read them.
  private func kept(_ number: Int) -> LoweredFile? {
    guard let kept = files[number].kept else { return nil }
    let (file, content, unsteady) = (files[number], files[number].content, unsteady)
    let bodies = DeferredSource(file: file.name, platform: platform) {
      let bytes = FileBytes.read(file.path) ?? []
      // Where the bodies were is not where they are.
      guard ContentHash.of(bytes) == content else {
        unsteady.withLock { _ = $0.insert(number) }
        return nil
      }
      return SourceText(decoding: bytes)
    }
    return kept.file(bodies: bodies)
  }

  /// The declarations of a file if somebody asked for them.
  func declarationsRead(of number: Int) -> LoweredFile? {
    lowered.withLock { $0[number] }?.withLock { $0 }
  }

  /// The problems of the files that were parsed.
  var problems: [Problem] {
    lowered.withLock { Array($0.values) }.compactMap { $0.withLock { $0 } }
      .flatMap { $0.problems + ($0.deferred?.problems ?? []) }
  }

  /// The number of a file by its name; nil where the project has none of it.
  func number(of file: String) -> Int? { fileNumbers[file] }

  /// The targets that compile a file, by their numbers.
  func builders(of number: Int) -> Set<Int> {
    if let known = builders.withLock({ $0[number] }) { return known }
    let found = targets.numbers(compiling: files[number].path)
    builders.withLock { $0[number] = found }
    return found
  }

  // MARK: - Names

  /// The numbers of the files that mention a name, whose bytes are read.
  func numbers(mentioning name: String) -> [Int] {
    ask(.mention(name))
    let numbers = mentioning(name)
    recorder?.read(files: numbers)
    return numbers
  }

  private func mentioning(_ name: String) -> [Int] {
    if let known = mentioners.withLock({ $0[name] }) { return known }
    let numbers = files.indices.filter { files[$0].scan.mentions[name] != nil }
    mentioners.withLock { $0[name] = numbers }
    return numbers
  }

  /// The numbers of the files that declare a type or mention it, without a note of it.
  func numbers(naming type: String) -> [Int] {
    Set(mentioning(type) + entries(named: type).map(\.file)).sorted()
  }

  /// Where the types, extensions and aliases of a name are declared, whatever types are around them,
  /// without a note of it.
  func entries(named name: String) -> [Entry] {
    entriesByName.withLock { known in
      if let known { return known[name] ?? [] }
      var found: [String: [Entry]] = [:]
      for (number, file) in files.enumerated() {
        for (position, type) in file.scan.types.enumerated() {
          found[type.path.last ?? "", default: []].append(Entry(file: number, number: position))
        }
      }
      known = found
      return found[name] ?? []
    }
  }

  /// Whether some view sets a key of the environment.
  func setsEnvironment(_ key: String) -> Bool {
    ask(.environmentKey(key))
    return used.environmentKeys.contains(key)
  }

  /// Whether something may set a key of the environment: some view, others than the project, or a
  /// function that is handed any key.
  func maySet(_ key: VariableDeclaration) -> Bool {
    setsEnvironment(key.name) || setsEnvironment("self") || key.isPublic && isOfferedToOthers
      || !Set(numbers(mentioning: "WritableKeyPath"))
        .isDisjoint(with: numbers(mentioning: "EnvironmentValues"))
  }

  /// Whether a name is that of a module, so that what follows it is declared outside any type.
  func isModule(_ name: String) -> Bool {
    ask(.module(name))
    ask(.type(name))
    return modules.contains(name)
  }

  /// Whether what one file declares belongs to the module of another.
  func areOfOneModule(_ file: String, _ other: String) -> Bool {
    guard let number = fileNumbers[file], let other = fileNumbers[other] else { return false }
    return files[number].module == files[other].module
  }
}
