/// Which members of types use some names of members.
struct MemberUsers {
  /// A property or a function of a type, by the type's own name.
  struct Member: Hashable {
    var type: String
    var name: String
  }

  private enum Brace {
    case type(String)
    case member(Member)
    case other
  }

  private let names: Set<String>
  private var words = FileWords([], platform: .iOS)
  private var braces: [Brace] = []
  /// What is being declared, whose brace may follow.
  private var pending: Brace?
  /// The members that use each name.
  private var users: [String: Set<Member>] = [:]
  /// The types that have members of each name.
  private var owners: [String: Set<String>] = [:]
  /// The names that something else uses too, as an initializer or code outside types.
  private(set) var usedElsewhere: Set<String> = []

  /// Begins without any file.
  init(of names: Set<String>) {
    self.names = names
  }

  /// The members that use one: a type which has one of that name itself speaks of its own.
  func users(of member: Member) -> Set<Member> {
    let owners = owners[member.name] ?? []
    return (users[member.name] ?? []).filter {
      $0.type == member.type || !owners.contains($0.type)
    }
  }

  /// Reads what is compiled of a file.
  mutating func read(_ bytes: [UInt8], platform: BuildPlatform) {
    words = FileWords(bytes, platform: platform)
    braces = []
    pending = nil
    while let token = words.nextCompiled() {
      switch token {
      case .open:
        braces.append(pending ?? .other)
        pending = nil
      case .close:
        _ = braces.popLast()
        pending = nil
      case .hash: break
      case .word(let word): read(word)
      }
    }
  }

  private mutating func read(_ word: String) {
    switch words.followsDot ? "" : word {
    case "struct", "class", "enum", "protocol", "actor", "extension":
      guard let name = words.dottedName() else { return }
      // `class func` declares a member.
      if ["func", "var", "let"].contains(name) {
        read(name)
      } else {
        pending = .type(SourceIndex.last(name))
      }
    case "func", "var", "let":
      guard case .type(let type)? = braces.last else {
        // A name of a block is not the member's of that name.
        _ = words.dottedName()
        return
      }
      let name = words.dottedName()
      if let name, names.contains(name) { owners[name, default: []].insert(type) }
      pending = name.map { .member(Member(type: type, name: $0)) } ?? .other
    case "init", "subscript", "deinit", "case":
      if case .type? = braces.last { pending = .other }
    default: if names.contains(word) { note(word) }
    }
  }

  private mutating func note(_ name: String) {
    if let member {
      users[name, default: []].insert(member)
    } else {
      usedElsewhere.insert(name)
    }
  }

  /// The member of the outermost type around whose code is being read.
  private var member: Member? {
    for brace in braces {
      if case .member(let member) = brace { return member }
    }
    guard case .type? = braces.last, case .member(let member)? = pending else { return nil }
    return member
  }
}
