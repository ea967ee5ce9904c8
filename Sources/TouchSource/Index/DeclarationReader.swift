/// Reads what a `FileScan` tells from the words and braces of a file.
struct DeclarationReader {
  private enum Brace {
    case type([String], isExtension: Bool)
    case member(FileScan.MemberName)
    case preview
    case other
  }

  /// What stands before a declaration.
  private struct Prefix {
    var isPrivate = false
    var isPublic = false
    var isStatic = false
    /// Whether others than source may call it, or what it takes the place of.
    var isForced = false
    /// Whether Objective-C may call it by its name, where it sees it.
    var isSelector = false
    /// The name that Objective-C knows it by, where that is said.
    var objectiveCName: String?
    /// The major version of the system that it needs.
    var system = 0
    /// Whether the program begins with it.
    var isMain = false
  }

  /// What a word tells that declares something or makes an element.
  private enum Meaning {
    case importing
    case hiding
    case publishing
    case exposing
    case forcing
    case sharing
    case beginning
    case needingSystem
    /// `class`, which declares a type or says of a member that it is the type's own.
    case `class`
    case type
    case member
    case initializer
    /// A gesture, which makes an element of any view.
    case gesture
    /// A modifier that says how content stands in a list's rows.
    case rowModifier
    case hosting
    case environment
  }

  /// What the words tell that tell anything; nearly all words of a file tell nothing, so that each is
  /// looked up once.
  private static let meanings: [String: Meaning] = {
    let words: [(Meaning, [String])] = [
      (.importing, ["import"]), (.hiding, ["private", "fileprivate"]),
      (.publishing, ["public", "open"]), (.exposing, ["objcMembers"]),
      (.forcing, ["override", "objc", "IBAction", "IBSegueAction", "dynamic"]),
      (.sharing, ["static"]), (.beginning, ["main"]), (.needingSystem, ["available"]),
      (.class, ["class"]),
      (.type, ["struct", "enum", "protocol", "actor", "extension", "typealias"]),
      (.member, ["func", "var", "let"]), (.initializer, ["init", "subscript"]),
      (.gesture, Array(ElementFinder.gestures.union(ElementFinder.modifiers.keys))),
      (
        .rowModifier,
        [
          "listRowInsets", "listRowBackground", "listRowSeparator", "listRowSeparatorTint",
          "listSectionSeparator", "swipeActions",
        ]
      ),
      (.hosting, ["rootView", "UIHostingController", "HostingController"]),
      (.environment, ["environment", "transformEnvironment"]),
    ]
    return words.reduce(into: [:]) { meanings, entry in
      for word in entry.1 { meanings[word] = entry.0 }
    }
  }()

  private var words: FileWords
  private var scan = FileScan()
  /// For each open brace, what it belongs to, down to the depth that is read.
  private var braces: [Brace] = []
  /// How many braces are open inside those.
  private var deeper = 0
  /// What the next brace belongs to.
  private var pending: Brace?
  /// What was read before the declaration that follows.
  private var prefix = Prefix()
  /// What variables begin with, by their names: the names with a capital behind the equals sign.
  private var beginnings: [String: String] = [:]
  /// The names with a capital in what other platforms compile.
  private var others: Set<String> = []
  /// Whether Objective-C may call what follows.
  private var isExposed = false
  /// The variable that the next word is the type of, if it is an empty one.
  private var empty: (variable: FileScan.MemberName, type: String)?
  /// The names that members mention so far, and those that the rest of each type does.
  private var memberUses: [FileScan.MemberName: Set<String>] = [:]
  private var memberQuotes: [FileScan.MemberName: Set<String>] = [:]
  private var uses: [String: Set<String>] = [:]
  /// The names that each type mentions for more than what is inside.
  private var wholes: [String: Set<String>] = [:]

  init(_ words: FileWords) {
    self.words = words
  }

  /// Reads all words.
  mutating func read() -> FileScan {
    while let token = words.next() {
      addQuotes()
      guard words.isCompiled else {
        if case .word(let word) = token, !isInPreview, word.isTypeName {
          if words.isForDevelopers { scan.developed.insert(word) } else { others.insert(word) }
        }
        continue
      }
      switch token {
      case .open: open()
      case .close: close()
      case .hash(let word): if word == "Preview" { pending = .preview }
      case .word(let word): read(word)
      }
    }
    scan.elsewhere = others.union(scan.developed)
    scan.developed.subtract(others)
    addQuotes()
    var members = FileScan.MemberMentions()
    for (member, names) in memberQuotes {
      let own = scan.quoted.values.reduce(names) { $0.subtracting($1) }
      if !own.isEmpty { members.quoted[member] = own }
    }
    for (member, names) in memberQuotes {
      scan.quoted[member.type, default: []].formUnion(names)
    }
    scan.uses = uses
    for (member, names) in memberUses {
      let own = names.subtracting(uses[member.type] ?? [])
      if !own.isEmpty { members.names[member] = own }
      scan.uses[member.type, default: []].formUnion(names)
    }
    scan.members = Deferred(members)
    for (user, names) in scan.namespaces {
      let others = wholes[user] ?? []
      let alone = names.filter { !others.contains(String($0.prefix { $0 != "." })) }
      scan.namespaces[user] = alone.isEmpty ? nil : alone
    }
    return scan
  }

  /// Notes what the strings before the word that was read name.
  private mutating func addQuotes() {
    var quoted = words.takeQuoted()
    // What a type's code says of the type itself makes none where there is none.
    if let own = currentPath?.last { quoted.remove(own) }
    guard !quoted.isEmpty, !words.isForDevelopers else { return }
    if words.isCompiled, let function = currentFunction {
      memberQuotes[function, default: []].formUnion(quoted)
    } else {
      scan.quoted[words.isCompiled ? currentPath?.last ?? "" : "", default: []].formUnion(quoted)
    }
  }

  private mutating func read(_ word: String) {
    let meaning = Self.meanings[word]
    // `url.extension` and `value.class` are members, whatever they are called.
    if let meaning, !words.followsDot, declares(word, meaning) { return }
    if isInPreview {
      if word.isTypeName { scan.previewed.insert(word) }
    } else {
      addUse(of: word, meaning)
    }
  }

  /// Notes what a keyword declares or says of what follows; says whether the word is one.
  private mutating func declares(_ word: String, _ meaning: Meaning) -> Bool {
    switch meaning {
    case .importing: addImport()
    case .hiding:
      // `private(set)` hides nothing but the setter.
      prefix.isPrivate = words.peek(0) != UInt8(ascii: "(")
    case .publishing: prefix.isPublic = true
    case .exposing: isExposed = true
    case .forcing:
      // `@objc(open:)` is called by another name than its own.
      if word == "objc", words.peek(0) != UInt8(ascii: "(") {
        prefix.isSelector = true
      } else {
        prefix.isForced = true
      }
      if word == "objc" { prefix.objectiveCName = words.word(behind: "(") }
    case .sharing: prefix.isStatic = true
    case .beginning: prefix.isMain = words.isAttribute(word)
    case .needingSystem: prefix.system = words.neededSystem()
    case .class where words.marksMember(): prefix.isStatic = true
    case .class, .type: addType(declaredBy: word)
    case .member: addMember(declaredBy: word)
    case .initializer, .gesture, .rowModifier, .hosting, .environment: return false
    }
    return true
  }

  // MARK: - Braces

  private mutating func open() {
    if braces.count < NestingLimit.depth {
      braces.append(pending ?? .other)
    } else {
      deeper += 1
    }
    pending = nil
    prefix = Prefix()
  }

  private mutating func close() {
    if deeper > 0 { deeper -= 1 } else { _ = braces.popLast() }
    dropPending()
    prefix = Prefix()
  }

  /// Leaves to its type what a function without a body mentions, as one that a protocol asks for.
  private mutating func dropPending() {
    guard case .member(let member)? = pending else { return }
    pending = nil
    uses[member.type, default: []].formUnion(memberUses.removeValue(forKey: member) ?? [])
    let quoted = memberQuotes.removeValue(forKey: member) ?? []
    scan.quoted[member.type, default: []].formUnion(quoted)
  }

  private var currentPath: [String]? {
    for brace in braces.reversed() {
      if case .type(let path, _) = brace { return path }
    }
    return nil
  }

  /// The type whose extension is being read, by its full name, outside the braces of its members.
  private var extendedType: String? {
    guard case .type(let path, true)? = braces.last else { return nil }
    return path.joined(separator: ".")
  }

  private var currentFunction: FileScan.MemberName? {
    if case .member(let function)? = pending { return function }
    for brace in braces.reversed() {
      switch brace {
      case .type: return nil
      case .member(let function): return function
      case .preview, .other: break
      }
    }
    return nil
  }

  private var isInPreview: Bool {
    braces.contains { brace in
      if case .preview = brace { return true }
      return false
    }
  }

  // MARK: - Declarations

  /// Adds the module of `import Module`; `import struct Module.Name` declares nothing.
  private mutating func addImport() {
    let module = words.restOfLine().split { " \t;".contains($0) }.first
    if let module { scan.imports.insert(String(module)) }
  }

  private mutating func addType(declaredBy keyword: String) {
    guard let name = words.dottedName() else { return }
    let names = SourceIndex.withoutModule(name).split(separator: ".").map(String.init)
    let path = (currentPath ?? []) + names
    let inherited = keyword == "typealias" ? FileWords.Inheritance() : words.inheritance()
    if inherited.names.contains("PreviewProvider") {
      pending = .preview
      return
    }
    // What is nested too deeply to be read is a problem of its file's.
    guard !isInPreview, deeper == 0 else { return }
    scan.types.append(
      FileScan.TypeEntry(
        path: path,
        kind: keyword == "extension" ? .extension : keyword == "typealias" ? .alias : .type,
        inherits: inherited.names, isPrivate: prefix.isPrivate, isPublic: prefix.isPublic,
        system: prefix.system, isMain: prefix.isMain, objectiveCName: prefix.objectiveCName))
    for name in inherited.names + inherited.arguments + inherited.conditions {
      scan.mentions[name, default: 0] += 1
    }
    // What an extension is for is not used by that.
    for name in inherited.conditions { uses[name, default: []].insert(name) }
    if let type = path.last, !inherited.arguments.isEmpty {
      uses[type, default: []].formUnion(inherited.arguments)
      wholes[type, default: []].formUnion(inherited.arguments)
    }
    if inherited.names.contains(where: { $0.hasSuffix("HostingController") }) {
      scan.hosted.formUnion(inherited.arguments)
    }
    if keyword != "typealias" { pending = .type(path, isExtension: keyword == "extension") }
    prefix = Prefix()
  }

  private mutating func addMember(declaredBy keyword: String) {
    dropPending()
    let prefix = self.prefix
    self.prefix = Prefix()
    guard let name = words.dottedName() else { return }
    empty = nil
    if case .type(let path, _)? = braces.last {
      func member(_ kind: FileScan.MemberName.Kind) -> FileScan.MemberName {
        FileScan.MemberName(kind: kind, type: path.last ?? "", name: name)
      }
      if prefix.isStatic, let type = path.last { scan.sharing.insert(type) }
      if keyword == "func" {
        let isSeen = prefix.isSelector && !prefix.isPrivate
        if !prefix.isForced, !isSeen, !prefix.isPublic, !isExposed {
          pending = .member(
            member(prefix.isStatic ? .function : words.takesNothing() ? .action : .method))
        }
      } else if keyword == "var", let type = words.typeOfEmptyVariable() {
        empty = (member(.optional), type)
      }
    }
    if keyword != "func", let beginning = words.word(behind: "="), beginning.isTypeName {
      beginnings[name] = beginning
    }
    if braces.isEmpty {
      scan.globals.insert(name)
    } else if let type = extendedType {
      scan.extensionMembers[type, default: []].insert(name)
    }
  }

  // MARK: - Uses

  private mutating func addUse(of word: String, _ meaning: Meaning?) {
    switch meaning {
    case .hosting: if let name = hostedName { scan.hosted.insert(name) }
    case .initializer where !words.followsDot:
      dropPending()
      if word == "init", let type = extendedType {
        scan.extensionMembers[type, default: []].insert(word)
      }
    case .environment: if let key = words.keyPath() { scan.environmentKeys.insert(key) }
    case .rowModifier: if let name = currentPath?.last { scan.rowTypes.insert(name) }
    case .gesture: scan.hasElements = true
    default: break
    }
    // Not `isTypeName`, which takes longer: nearly all words of a file come here.
    guard word.utf8.first(where: { $0 != UInt8(ascii: "_") })?.isCapital == true else { return }
    // `Strings.DetailView.title` makes no `DetailView`.
    if words.followsDot, !words.isMade() {
      scan.quoted[currentPath?.last ?? "", default: []].insert(word)
      return
    }
    let user = currentPath?.last ?? ""
    if let inner = words.innerType() {
      scan.namespaces[user, default: []].insert("\(word).\(inner)")
    } else {
      wholes[user, default: []].insert(word)
    }
    if let empty, empty.type == word {
      memberUses[empty.variable, default: []].insert(word)
      self.empty = nil
    } else if let function = currentFunction {
      memberUses[function, default: []].insert(word)
    } else {
      uses[user, default: []].insert(word)
    }
    // A view that holds itself is not used by that.
    if currentPath?.contains(word) == true { return }
    scan.mentions[word, default: 0] += 1
    if ElementFinder.views[word] != nil { scan.hasElements = true }
  }

  /// The view behind `rootView:` or in `UIHostingController<…>`, the first one in what stands around a
  /// whole screen; for a variable, what it begins with.
  private var hostedName: String? {
    var words = words
    guard var name = words.takeWord(behind: ":") ?? words.takeWord(behind: "<") else { return nil }
    while Self.wrappers.contains(name),
      let inner = words.takeWord(behind: "{") ?? words.takeWord(behind: "(")
        ?? words.takeWord(behind: "<")
    {
      name = inner
    }
    return name.isTypeName ? name : beginnings[name]
  }

  /// Views of the system's that stand around a whole screen.
  private static let wrappers: Set<String> = ["NavigationView", "NavigationStack", "AnyView"]
}
