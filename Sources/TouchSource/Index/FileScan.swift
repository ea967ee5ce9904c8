/// What a scan of a file's bytes tells without parsing it: the names that it declares, the names
/// that it mentions, and whether it can hold anything to act on.
struct FileScan: Sendable {
  /// A type, an extension or an alias, with the names of those around it.
  struct TypeEntry: Sendable {
    enum Kind: Sendable {
      case type
      case `extension`
      case alias
    }

    var path: [String]
    var kind: Kind
    var inherits: [String]
    var isPrivate: Bool
    /// Whether other modules see it.
    var isPublic = false
    /// The major version of the system that it needs by `@available`; 0 where it says none.
    var system = 0
  }

  var types: [TypeEntry] = []
  /// Names of functions and variables outside any type.
  var globals: Set<String> = []
  /// Names of functions and variables by the extended type that they are members of.
  var extensionMembers: [String: Set<String>] = [:]
  /// Names with a capital that the file uses, previews left out.
  var mentions: [String: Int] = [:]
  /// Names with a capital that its previews use.
  var previewed: Set<String> = []
  /// The names that each type mentions, by its own name; those outside any type under none.
  var uses: [String: Set<String>] = [:]
  /// The names that nothing of a type in the file but a function of the type's own mentions, by both
  /// their names, as `Module.screen`.
  var staticUses: [String: Set<String>] = [:]
  /// The keys that `environment(_:_:)` sets.
  var environmentKeys: Set<String> = []
  /// Names of types that say of their content how it stands in a list's rows.
  var rowTypes: Set<String> = []
  /// Names with a capital in what other platforms compile.
  var elsewhere: Set<String> = []
  /// Names of views that the file hands to a hosting controller.
  var hosted: Set<String> = []
  /// Names with a capital that may stand for types and make nothing where they are: those behind a dot
  /// and those in strings.
  var quoted: Set<String> = []
  /// Whether it can hold interactive elements.
  var hasElements = false
  /// The modules that it imports.
  var imports: Set<String> = []
  /// Whether its bytes are UTF-8.
  var isUTF8 = true

  /// Scans a file as it is compiled for a platform: what an `#if` leaves out is not there.
  init(_ bytes: [UInt8], platform: BuildPlatform = .iOS) {
    isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    var scanner = Scanner(bytes: bytes, platform: platform)
    scanner.run(into: &self)
  }
}

extension FileScan {
  /// Returns those of some names that a file uses where it is compiled; a declaration
  /// alone is no use.
  static func uses(
    of names: Set<String>, in bytes: [UInt8], platform: BuildPlatform
  ) -> Set<String> {
    var scanner = Scanner(bytes: bytes, platform: platform)
    return scanner.uses(of: names)
  }

  /// Whether what a file does may set a flag to true, by whatever is called like it there.
  ///
  /// What shows something while a flag is true, as `sheet(isPresented:)`, sets it to false at most,
  /// and what it shows is there to do so only while it is true.
  static func mayRaise(_ flag: String, in bytes: [UInt8], platform: BuildPlatform) -> Bool {
    var scanner = Scanner(bytes: bytes, platform: platform)
    return scanner.mayRaise(flag)
  }

  /// Whether a file uses a name where other platforms alone compile it.
  static func usesElsewhere(_ name: String, in bytes: [UInt8], platform: BuildPlatform) -> Bool {
    var scanner = Scanner(bytes: bytes, platform: platform)
    return scanner.usesElsewhere(name)
  }
}

/// Walks over the words and braces of a file, comments and strings left out.
private struct Scanner {
  let bytes: [UInt8]
  let platform: BuildPlatform
  var position = 0
  /// Whether the last word stands behind a dot.
  var followsDot = false
  /// The arguments of the generic types that the last declaration inherits from.
  var arguments: [String] = []
  /// What variables begin with, by their names: the names with a capital behind the equals sign.
  var beginnings: [String: String] = [:]
  /// For each open brace, what it belongs to, down to the depth that is read.
  var braces: [Brace] = []
  /// How many braces are open inside those.
  var deeper = 0
  /// For each `#if` around, the clause that is being read.
  var clauses: [Clause] = []
  /// The names with a capital in the strings so far.
  var quoted: Set<String> = []
  /// The names that functions of types' own mention so far, and those that the rest of each type does.
  var staticUses: [String: Set<String>] = [:]
  var uses: [String: Set<String>] = [:]

  /// A clause of an `#if`.
  struct Clause {
    /// Whether it is compiled, or may be.
    var isActive: Bool
    /// Whether it, or one before it, is known to be the one that is compiled.
    var isDecided: Bool
  }

  enum Brace {
    case type([String], isExtension: Bool)
    case staticFunction(String)
    case preview
    case other
  }

  init(bytes: [UInt8], platform: BuildPlatform) {
    self.bytes = bytes
    self.platform = platform
  }

  static let elementNames: Set<String> = Set(ElementFinder.views.keys)
  static let elementWords: Set<String> = [
    "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
  ]

  static let rowWords: Set<String> = [
    "listRowInsets", "listRowBackground", "listRowSeparator", "listRowSeparatorTint",
    "listSectionSeparator", "swipeActions",
  ]

  mutating func run(into scan: inout FileScan) {
    var pending: Brace?
    var isPrivate = false
    var isPublic = false
    var isStatic = false
    var system = 0
    while let token = next() {
      if case .hash(let word) = token, beginsClause(word) { continue }
      guard clauses.allSatisfy(\.isActive) else {
        if case .word(let word) = token, !isInPreview, word.isTypeName {
          scan.elsewhere.insert(word)
        }
        continue
      }
      switch token {
      case .open:
        if braces.count < NestingLimit.depth {
          braces.append(pending ?? .other)
        } else {
          deeper += 1
        }
        pending = nil
        (isPrivate, isPublic, isStatic, system) = (false, false, false, 0)
      case .close:
        if deeper > 0 { deeper -= 1 } else { _ = braces.popLast() }
        drop(&pending)
        (isPrivate, isPublic, isStatic, system) = (false, false, false, 0)
      case .hash(let word):
        if word == "Preview" { pending = .preview }
      case .word(let word):
        // `url.extension` and `value.class` are members, whatever they are called.
        switch followsDot ? "" : word {
        // `import struct Module.Name` declares nothing.
        case "import":
          let start = position
          skipLine()
          let words = bytes[start..<position].split { " \t\r;".utf8.contains($0) }
          if let module = words.first {
            scan.imports.insert(String(decoding: module, as: UTF8.self))
          }
        case "private", "fileprivate": isPrivate = !isSetterOnly()
        case "public", "open": isPublic = true
        case "static": isStatic = true
        case "available": system = neededSystem()
        case "class" where marksMember(): isStatic = true
        case "struct", "class", "enum", "protocol", "actor", "extension", "typealias":
          guard let name = declaredName() else { continue }
          let names = SourceIndex.withoutModule(name).split(separator: ".").map(String.init)
          let path = (currentPath ?? []) + names
          arguments = []
          let inherits = word == "typealias" ? [] : inheritance()
          if inherits.contains("PreviewProvider") {
            pending = .preview
            continue
          }
          // What is nested too deeply to be read is a problem of its file's.
          guard !isInPreview, deeper == 0 else { continue }
          scan.types.append(
            FileScan.TypeEntry(
              path: path,
              kind: word == "extension" ? .extension : word == "typealias" ? .alias : .type,
              inherits: inherits, isPrivate: isPrivate, isPublic: isPublic,
              system: system))
          for name in inherits { scan.mentions[name, default: 0] += 1 }
          for name in arguments { scan.mentions[name, default: 0] += 1 }
          if inherits.contains(where: { $0.hasSuffix("HostingController") }) {
            scan.hosted.formUnion(arguments)
          }
          if word != "typealias" { pending = .type(path, isExtension: word == "extension") }
          (isPrivate, isPublic, isStatic, system) = (false, false, false, 0)
        case "func", "var", "let":
          drop(&pending)
          let isOwn = isStatic && word == "func"
          (isPrivate, isPublic, isStatic, system) = (false, false, false, 0)
          guard let name = declaredName() else { continue }
          if isOwn, case .type(let path, _)? = braces.last {
            pending = .staticFunction("\(path.last ?? "").\(name)")
          }
          if word != "func", let beginning = capital(behind: "=") { beginnings[name] = beginning }
          if braces.isEmpty {
            scan.globals.insert(name)
          } else if case .type(let path, true)? = braces.last {
            scan.extensionMembers[path.joined(separator: "."), default: []].insert(name)
          }
        default:
          if isInPreview {
            if word.isTypeName { scan.previewed.insert(word) }
            continue
          }
          if word == "rootView" || word == "UIHostingController" || word == "HostingController" {
            if let name = hostedName() { scan.hosted.insert(name) }
          }
          if word == "init" || word == "subscript", !followsDot { drop(&pending) }
          if word == "init", !followsDot, case .type(let path, true)? = braces.last {
            scan.extensionMembers[path.joined(separator: "."), default: []].insert(word)
          }
          if word == "environment" || word == "transformEnvironment", let key = keyPath() {
            scan.environmentKeys.insert(key)
          }
          if Self.rowWords.contains(word), let name = currentPath?.last {
            scan.rowTypes.insert(name)
          }
          if Self.elementWords.contains(word) { scan.hasElements = true }
          guard let first = word.utf8.first(where: { $0 != UInt8(ascii: "_") }), first >= 65,
            first <= 90
          else { continue }
          // `Strings.DetailView.title` makes no `DetailView`.
          if followsDot, !isMade() {
            scan.quoted.insert(word)
            continue
          }
          note(word, behind: pending)
          // A view that holds itself is not used by that.
          if currentPath?.contains(word) == true { continue }
          scan.mentions[word, default: 0] += 1
          if Self.elementNames.contains(word) { scan.hasElements = true }
        }
      }
    }
    scan.quoted.formUnion(quoted)
    scan.uses = uses
    for (function, names) in staticUses {
      let type = String(function.prefix { $0 != "." })
      let own = names.subtracting(uses[type] ?? [])
      if !own.isEmpty { scan.staticUses[function] = own }
      scan.uses[type, default: []].formUnion(names)
    }
  }

  /// Notes a name with the function of a type's own that mentions it, or with the type.
  private mutating func note(_ name: String, behind pending: Brace?) {
    if let function = currentFunction(behind: pending) {
      staticUses[function, default: []].insert(name)
    } else {
      uses[currentPath?.last ?? "", default: []].insert(name)
    }
  }

  private func currentFunction(behind pending: Brace?) -> String? {
    if case .staticFunction(let name)? = pending { return name }
    for brace in braces.reversed() {
      switch brace {
      case .type: return nil
      case .staticFunction(let name): return name
      case .preview, .other: break
      }
    }
    return nil
  }

  /// Leaves to its type what a function without a body mentions, as one that a protocol asks for.
  private mutating func drop(_ pending: inout Brace?) {
    guard case .staticFunction(let name)? = pending else { return }
    pending = nil
    let type = String(name.prefix { $0 != "." })
    uses[type, default: []].formUnion(staticUses.removeValue(forKey: name) ?? [])
  }

  mutating func uses(of names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var isDeclared = false
    while let token = next() {
      if case .hash(let word) = token, beginsClause(word) { continue }
      guard clauses.allSatisfy(\.isActive) else { continue }
      if case .word(let word) = token {
        if names.contains(word), !isDeclared { found.insert(word) }
        isDeclared = !followsDot && ["func", "var", "let"].contains(word)
      } else {
        isDeclared = false
      }
    }
    return found
  }

  mutating func mayRaise(_ flag: String) -> Bool {
    while let token = next() {
      if case .hash(let word) = token, beginsClause(word) { continue }
      guard clauses.allSatisfy(\.isActive), case .word(let word) = token else { continue }
      if word == "_" + flag { return true }
      guard word == flag else { continue }
      switch sign(before: position - flag.utf8.count) {
      case UInt8(ascii: "$"):
        guard isPresentation(before: position - flag.utf8.count - 1) else { return true }
        skipCall()
      case UInt8(ascii: "&"), UInt8(ascii: "\\"): return true
      default: if isRaised() { return true }
      }
    }
    return false
  }

  /// The sign that is written before a name, or before the `self` that it is a member of.
  private func sign(before start: Int) -> UInt8? {
    let start = beginning(ofMemberAt: start)
    return start > 0 ? bytes[start - 1] : nil
  }

  /// Where `self.name` begins, or a name alone.
  private func beginning(ofMemberAt start: Int) -> Int {
    let own = Array("self.".utf8)
    return start >= own.count && Array(bytes[(start - own.count)..<start]) == own
      ? start - own.count : start > 0 && bytes[start - 1] == UInt8(ascii: ".") ? start - 1 : start
  }

  /// Whether the name that was just read is set to something other than `false`, or switched over.
  private func isRaised() -> Bool {
    var reader = self
    reader.skipBlank()
    if reader.peek(0) == UInt8(ascii: ".") {
      reader.position += 1
      return reader.word() == "toggle"
    }
    if reader.skipAssignment() {
      guard reader.word() == "false" else { return true }
      reader.skipBlank()
      return reader.peek(0).map { "|&?=!<>".utf8.contains($0) } ?? false
    }
    // Several names may be set at once, as in `(isOn, isOpen) = (true, true)`.
    while reader.peek(0) == UInt8(ascii: ",") {
      reader.position += 1
      reader.skipBlank()
      guard reader.declaredName() != nil else { return false }
      reader.skipBlank()
    }
    guard reader.peek(0) == UInt8(ascii: ")") else { return false }
    reader.position += 1
    reader.skipBlank()
    return reader.skipAssignment()
  }

  /// Skips an equals sign alone; says whether there is one.
  private mutating func skipAssignment() -> Bool {
    guard peek(0) == UInt8(ascii: "="), peek(1) != UInt8(ascii: "=") else { return false }
    position += 1
    skipBlank()
    return true
  }

  /// Whether a binding is what a presentation of the system's goes by, as in `sheet(isPresented: $is`.
  private func isPresentation(before start: Int) -> Bool {
    var end = beginning(ofMemberAt: start)
    func skipBlank() {
      while end > 0, [9, 10, 13, 32].contains(bytes[end - 1]) { end -= 1 }
    }
    func word() -> String {
      let last = end
      while end > 0, Self.isWordByte(bytes[end - 1]) { end -= 1 }
      return String(decoding: bytes[end..<last], as: UTF8.self)
    }
    func sign(_ sign: Unicode.Scalar) -> Bool {
      skipBlank()
      guard end > 0, bytes[end - 1] == UInt8(ascii: sign) else { return false }
      end -= 1
      skipBlank()
      return true
    }
    return sign(":") && word() == "isPresented" && sign("(") && Self.presentations.contains(word())
  }

  /// What of the system's shows something while a binding is true.
  private static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "alert", "confirmationDialog",
  ]

  /// Skips the rest of a call from within its parentheses, with the closures behind them.
  private mutating func skipCall() {
    skipBraces(depth: 1)
    while true {
      var reader = self
      reader.skipBlank()
      if reader.word() != nil {
        reader.skipBlank()
        guard reader.peek(0) == UInt8(ascii: ":") else { return }
        reader.position += 1
        reader.skipBlank()
      }
      guard reader.peek(0) == UInt8(ascii: "{") else { return }
      position = reader.position + 1
      skipBraces(depth: 1)
    }
  }

  /// Skips to the end of as many braces, brackets and parentheses as are open.
  private mutating func skipBraces(depth: Int) {
    var depth = depth
    while depth > 0, let byte = peek(0) {
      switch byte {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): skipString(hashes: 0)
      default:
        if "{[(".utf8.contains(byte) { depth += 1 }
        if "}])".utf8.contains(byte) { depth -= 1 }
        position += 1
      }
    }
  }

  mutating func usesElsewhere(_ name: String) -> Bool {
    while let token = next() {
      if case .hash(let word) = token, beginsClause(word) { continue }
      if case .word(name) = token, !clauses.allSatisfy(\.isActive) { return true }
    }
    return false
  }

  /// Notes the directives of conditional compilation; says whether the word is one.
  private mutating func beginsClause(_ word: String) -> Bool {
    switch word {
    case "if":
      let holds = CompilationCondition.holds(restOfLine(), on: platform)
      clauses.append(Clause(isActive: holds != false, isDecided: holds == true))
    case "elseif":
      guard let clause = clauses.popLast() else { return true }
      let holds = CompilationCondition.holds(restOfLine(), on: platform)
      clauses.append(
        Clause(
          isActive: !clause.isDecided && holds != false,
          isDecided: clause.isDecided || holds == true))
    case "else":
      guard let clause = clauses.popLast() else { return true }
      clauses.append(Clause(isActive: !clause.isDecided, isDecided: true))
    case "endif": _ = clauses.popLast()
    default: return false
    }
    return true
  }

  private mutating func restOfLine() -> String {
    let start = position
    skipLine()
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The major version that `(iOS 26.0, *)` asks for on the platform; 0 where it names none.
  private func neededSystem() -> Int {
    var reader = self
    reader.skipBlank()
    guard reader.peek(0) == UInt8(ascii: "(") else { return 0 }
    while let byte = reader.peek(0), byte != UInt8(ascii: ")") {
      guard let word = reader.word() else {
        reader.position += 1
        continue
      }
      guard word == platform.system else { continue }
      reader.skipBlank()
      return reader.word().flatMap { Int($0) } ?? 0
    }
    return 0
  }

  /// Whether the word behind a dot is called, given arguments, or used as a type.
  private func isMade() -> Bool {
    var reader = self
    while let byte = reader.peek(0), byte == 32 || byte == 9 { reader.position += 1 }
    switch reader.peek(0) {
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"): return true
    case UInt8(ascii: "."):
      reader.position += 1
      return ["init", "self"].contains(reader.word())
    default: return false
    }
  }

  private var currentPath: [String]? {
    for brace in braces.reversed() {
      if case .type(let path, _) = brace { return path }
    }
    return nil
  }

  private var isInPreview: Bool {
    braces.contains { brace in
      if case .preview = brace { return true }
      return false
    }
  }

  /// The view behind `rootView:` or in `UIHostingController<…>`; for a variable, what it
  /// begins with.
  private func hostedName() -> String? {
    guard let name = word(behind: ":") ?? word(behind: "<") else { return nil }
    return name.isTypeName ? name : beginnings[name]
  }

  /// The next word, if only a sign stands before it.
  private func word(behind sign: Unicode.Scalar) -> String? {
    var reader = self
    reader.skipBlank()
    guard reader.peek(0) == UInt8(ascii: sign) else { return nil }
    reader.position += 1
    reader.skipBlank()
    return reader.word()
  }

  /// The next word, if it begins with a capital and only a sign stands before it.
  private func capital(behind sign: Unicode.Scalar) -> String? {
    word(behind: sign).flatMap { $0.isTypeName ? $0 : nil }
  }

  /// The first name of the key path in `(\.name`.
  private func keyPath() -> String? {
    var reader = self
    for sign in ["(", "\\", "."] as [Unicode.Scalar] {
      reader.skipBlank()
      guard reader.peek(0) == UInt8(ascii: sign) else { return nil }
      reader.position += 1
    }
    return reader.word()
  }

  // MARK: - Words

  private enum Token {
    case word(String)
    case hash(String)
    case open
    case close
  }

  private mutating func next() -> Token? {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "{"):
        position += 1
        return .open
      case UInt8(ascii: "}"):
        position += 1
        return .close
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): skipString(hashes: 0)
      case UInt8(ascii: "#"):
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        position += hashes
        if peek(0) == UInt8(ascii: "\"") {
          skipString(hashes: hashes)
        } else if let word = word() {
          return .hash(word)
        }
      case UInt8(ascii: "`"): position += 1
      default:
        if let word = word() { return .word(word) }
        position += 1
      }
    }
    return nil
  }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || byte == 95
      || (byte >= 48 && byte <= 57) || byte >= 128
  }

  private mutating func word() -> String? {
    let start = position
    while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
    guard position > start else { return nil }
    followsDot = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipBlank() {
    while let byte = peek(0) {
      if byte == 32 || byte == 9 || byte == 10 || byte == 13 || byte == UInt8(ascii: "`") {
        position += 1
      } else {
        return
      }
    }
  }

  /// The name behind a keyword, with dots.
  private mutating func declaredName() -> String? {
    skipBlank()
    guard var name = word() else { return nil }
    while peek(0) == UInt8(ascii: ".") {
      position += 1
      guard let more = word() else { break }
      name += "." + more
    }
    return name
  }

  /// Whether `class` says of a member that it is the type's own, as in `class func`.
  private func marksMember() -> Bool {
    var reader = self
    reader.skipBlank()
    return reader.word().map(Self.memberWords.contains) ?? false
  }

  /// Words that follow `class` where it declares no type.
  private static let memberWords: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "open", "public", "internal",
    "fileprivate", "private",
  ]

  /// The names behind the colon of a declaration, up to its brace.
  private mutating func inheritance() -> [String] {
    let start = position
    var depth = 0
    var isPastColon = false
    var names: [String] = []
    while let byte = peek(0) {
      switch byte {
      case UInt8(ascii: "{"): return names
      case UInt8(ascii: "}"), UInt8(ascii: ";"):
        position = start
        return names
      case UInt8(ascii: "<"), UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"):
        depth -= 1
        position += 1
      case UInt8(ascii: ":"):
        if depth == 0 { isPastColon = true }
        position += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      default:
        guard let word = word() else {
          position += 1
          continue
        }
        if word == "where" { isPastColon = false }
        if isPastColon, depth == 0 { names.append(word) }
        // `UIHostingController<Screen>` hosts what its superclass is made for.
        if isPastColon, depth > 0, word.isTypeName { arguments.append(word) }
      }
    }
    return names
  }

  /// Whether `private` is followed by `(set)`.
  private mutating func isSetterOnly() -> Bool { peek(0) == UInt8(ascii: "(") }

  private mutating func skipLine() {
    while let byte = peek(0), byte != 10, byte != 13 {
      _ = byte
      position += 1
    }
  }

  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if peek(0) == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if peek(0) == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// Skips a string literal; what is interpolated is skipped with it, quotes inside included. The
  /// names in one without blanks are noted, and those in what is interpolated.
  private mutating func skipString(hashes: Int) {
    let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    let start = position
    defer { noteNames(in: start..<position) }
    position += isLong ? 3 : 1
    var parentheses = 0
    while let byte = peek(0) {
      if byte == UInt8(ascii: "\\"), startsEscape(hashes) {
        position += 1 + hashes
        if peek(0) == UInt8(ascii: "(") {
          parentheses = 1
          position += 1
          while parentheses > 0, let inner = peek(0) {
            if inner == UInt8(ascii: "(") { parentheses += 1 }
            if inner == UInt8(ascii: ")") { parentheses -= 1 }
            if inner == UInt8(ascii: "\"") {
              skipString(hashes: 0)
            } else if inner == 10, !isLong {
              break
            } else {
              position += 1
            }
          }
        } else {
          position += 1
        }
      } else if byte == UInt8(ascii: "\""), closes(isLong: isLong, hashes: hashes) {
        position += (isLong ? 3 : 1) + hashes
        return
      } else if byte == 10, !isLong {
        return
      } else {
        position += 1
      }
    }
  }

  /// Notes the names with a capital in a literal, unless it is a text of several words.
  private mutating func noteNames(in range: Range<Int>) {
    let literal = bytes[range.clamped(to: bytes.indices)]
    let isInterpolated = literal.contains(UInt8(ascii: "\\"))
    guard isInterpolated || !literal.contains(where: { $0 == 32 || $0 == 10 }) else { return }
    for word in literal.split(whereSeparator: { !Self.isWordByte($0) }) {
      guard let first = word.first, first >= 65, first <= 90 else { continue }
      quoted.insert(String(decoding: word, as: UTF8.self))
    }
  }

  private func startsEscape(_ hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }
  }

  private func closes(isLong: Bool, hashes: Int) -> Bool {
    if isLong, peek(1) != UInt8(ascii: "\"") || peek(2) != UInt8(ascii: "\"") { return false }
    let end = isLong ? 3 : 1
    return (0..<hashes).allSatisfy { peek(end + $0) == UInt8(ascii: "#") }
  }
}
