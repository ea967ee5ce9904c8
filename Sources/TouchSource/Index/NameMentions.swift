/// How source speaks of some names, whatever they are the names of.
struct NameMentions {
  /// How often each name is that of a function that is declared, but for what a protocol of the source asks
  /// for, which nothing else may call.
  private var declarations: [String: Int] = [:]
  /// The numbers of the files that hold each name, other than to declare something of it.
  private var holders: [String: Set<Int>] = [:]
  private var given: Set<String> = []

  /// Reads what the code of some files says of some names (`SourceIndex.code(of:)`).
  init(of names: Set<String>, in files: some Sequence<[UInt8]>) {
    var known: [UInt64: String] = [:]
    for name in names { known[Self.hash(Array(name.utf8)[...])] = name }
    guard !known.isEmpty else { return }
    for (number, bytes) in files.enumerated() { read(bytes, number, known) }
  }

  /// Whether something may call a method, or give a variable a value. Of methods of one name each may be
  /// what a protocol asks for.
  func use(_ member: FileScan.MemberName) -> Bool {
    member.kind == .optional
      ? given.contains(member.name)
      : holders[member.name] != nil || declarations[member.name] != 1
  }

  /// The numbers of the files, in the order that they were read, whose code or strings hold a name, other
  /// than to declare a function or a variable of it.
  func files(holding name: String) -> Set<Int> { holders[name] ?? [] }

  private mutating func read(_ bytes: [UInt8], _ number: Int, _ known: [UInt64: String]) {
    var position = 0
    while position < bytes.count {
      if bytes[position].isPartOfName {
        let start = position
        position = bytes[start...].firstIndex { !$0.isPartOfName } ?? bytes.count
        if let name = known[Self.hash(bytes[start..<position])] {
          take(name, at: start..<position, in: bytes, number)
        }
      } else {
        position += 1
      }
    }
  }

  /// What protocols begin with by which others than the source may call what it conforms with.
  private static let offering = [
    "public protocol", "@objc protocol", "@objc\nprotocol", "@objc(", "@objc internal protocol",
  ]

  private mutating func take(
    _ name: String, at range: Range<Int>, in bytes: [UInt8], _ number: Int
  ) {
    let last = bytes[..<range.lowerBound].lastIndex { !$0.isBlank }
    let word = String(decoding: bytes.name(endingAt: last.map { $0 + 1 } ?? 0), as: UTF8.self)
    switch word {
    case "func":
      if Self.offering.contains(where: bytes.hold) || !bytes.isRequirement(at: range.upperBound) {
        declarations[name, default: 0] += 1
      }
    case "var", "let": break
    default:
      holders[name, default: []].insert(number)
      let before = last.map { bytes[$0] } ?? 0
      let isPath =
        before == UInt8(ascii: ".") && last.map { bytes[..<$0].last } == UInt8(ascii: "\\")
      let next = bytes[range.upperBound...].drop { $0.isBlank }.prefix(2)
      let isGiven =
        next.first == UInt8(ascii: "=") && next.last != UInt8(ascii: "=")
        || next.first == UInt8(ascii: ":")
      if isGiven || isPath || "&$\"".utf8.contains(before) { given.insert(name) }
    }
  }

  private static func hash(_ name: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

extension [UInt8] {
  /// Whether a function whose name ends at a position has no body, as one that a protocol asks for: what
  /// stands behind its parameters and what it returns on their line ends the protocol or declares
  /// something else.
  fileprivate func isRequirement(at position: Int) -> Bool {
    guard let opening = self[position...].firstIndex(of: UInt8(ascii: "(")) else { return false }
    var depth = 0
    let end = self[opening...].firstIndex { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return depth == 0
    }
    guard let end else { return false }
    let line = self[end...].prefix { $0 != UInt8(ascii: "\n") }
    if line.contains(UInt8(ascii: "{")) { return false }
    if line.contains(UInt8(ascii: "}")) { return true }
    let rest = self[line.endIndex...].drop { $0.isBlank }
    let word = String(decoding: rest.prefix(while: \.isPartOfName), as: UTF8.self)
    return rest.first == UInt8(ascii: "}") || Self.declaring.contains(word)
  }

  /// The words that a declaration in a protocol begins with.
  private static let declaring: Set<String> = [
    "func", "var", "static", "mutating", "init", "associatedtype", "subscript",
  ]
}
