/// What a scan of a file's bytes tells without parsing it: the names that it declares, the names
/// that it mentions, and whether it can hold anything to act on.
struct FileScan: Sendable {
  /// A type, an extension or an alias, with the names of those around it.
  struct TypeEntry: Sendable {
    enum Kind: String, Sendable {
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
    /// Whether the program begins with it, by `@main`.
    var isMain = false
    /// What Objective-C calls it, where `@objc(Name)` says so.
    var objectiveCName: String?

    /// What it inherits from, without the names of the system's modules that may stand before that.
    var parents: [String] { inherits.filter { !SourceIndex.systemModules.contains($0) } }
  }

  /// A member of a type, by both their names.
  struct MemberName: Hashable, Sendable {
    enum Kind: String, Sendable {
      /// A function of the type's own.
      case function
      /// A method that the source does not say others than it may call.
      case method
      /// A method that is given nothing.
      case action
      /// A variable of an optional type without a first value.
      case optional
    }

    var kind: Kind
    var type: String
    var name: String
  }

  /// What members mention that may be of no use.
  struct MemberMentions: Sendable {
    /// The names that nothing of a type in the file but one member mentions.
    var names: [MemberName: Set<String>] = [:]
    /// The names with a capital that in the file nothing but strings in one method hold.
    var quoted: [MemberName: Set<String>] = [:]
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
  /// Those of them that a type mentions only to name types inside, as `Outer.Inner`, each with one of these.
  var namespaces: [String: Set<String>] = [:]
  /// The names of the types that have members of their own and not of their instances'.
  var sharing: Set<String> = []
  /// What single members mention.
  var members = Deferred(MemberMentions())
  /// The keys that `environment(_:_:)` sets.
  var environmentKeys: Set<String> = []
  /// Names of types that say of their content how it stands in a list's rows.
  var rowTypes: Set<String> = []
  /// Names with a capital in what other platforms compile.
  var elsewhere: Set<String> = []
  /// The names of `elsewhere` that only builds for developers compile.
  var developed: Set<String> = []
  /// Names of views that the file hands to a hosting controller.
  var hosted: Set<String> = []
  /// Names with a capital that may stand for types and make nothing where they are, those behind a dot
  /// and those in strings, by the type whose code has them; those outside any type under none.
  var quoted: [String: Set<String>] = [:]
  /// Whether it can hold interactive elements.
  var hasElements = false
  /// The modules that it imports.
  var imports: Set<String> = []
  /// Whether its bytes are UTF-8.
  var isUTF8 = true
}

extension FileScan {
  /// Scans a file as it is compiled for a platform: what an `#if` leaves out is not there.
  init(_ bytes: [UInt8], platform: BuildPlatform = .iOS) {
    var reader = DeclarationReader(FileWords(bytes, platform: platform))
    self = reader.read()
    isUTF8 = String(validating: bytes, as: UTF8.self) != nil
  }

  /// Returns those of some names that a file uses where it is compiled; a declaration
  /// alone is no use.
  static func uses(
    of names: Set<String>, in bytes: [UInt8], platform: BuildPlatform
  ) -> Set<String> {
    var words = FileWords(bytes, platform: platform)
    var found: Set<String> = []
    var isDeclared = false
    while let token = words.nextCompiled() {
      if case .word(let word) = token {
        if names.contains(word), !isDeclared { found.insert(word) }
        isDeclared = !words.followsDot && ["func", "var", "let"].contains(word)
      } else {
        isDeclared = false
      }
    }
    return found
  }

  /// The modifiers that are given a flag to show something by, if nothing else in a file may set what
  /// is called like it there to true; nil where something may.
  ///
  /// What shows something while a flag is true, as `sheet(isPresented:)`, sets it to false at most,
  /// and what it shows is there to do so only while it is true. Such modifiers of the system's are left
  /// out.
  static func presenters(
    of flag: String, in bytes: [UInt8], platform: BuildPlatform
  ) -> Set<String>? {
    var search = FlagSearch(FileWords(bytes, platform: platform))
    return search.presenters(of: flag)
  }

  /// Whether it declares one of some classes.
  func declares(_ names: Set<String>) -> Bool {
    types.contains { $0.kind == .type && ($0.path.last.map(names.contains) ?? false) }
  }

  /// Whether a file uses a name where other platforms alone compile it.
  static func usesElsewhere(_ name: String, in bytes: [UInt8], platform: BuildPlatform) -> Bool {
    var words = FileWords(bytes, platform: platform)
    while let token = words.next() {
      if case .word(name) = token, !words.isCompiled { return true }
    }
    return false
  }
}
