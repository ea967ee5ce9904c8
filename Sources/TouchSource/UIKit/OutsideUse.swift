/// What other files do to a view that a class lets them reach, by the words behind its name.
struct OutsideUse {
  let index: SourceIndex

  /// The members that files which mention a class use of one of its views.
  func members(of name: String, in type: TypeInfo) -> Set<String> {
    var members: Set<String> = []
    let pattern = Array(".\(name)".utf8)
    for number in index.numbers(mentioning: type.name) where index.files[number].name != type.file {
      guard let bytes = index.bytes(of: number) else { continue }
      var position = 0
      while let found = OutsideUse.find(pattern, in: bytes, from: position) {
        position = found + pattern.count
        members.insert(OutsideUse.member(behind: position, in: bytes))
      }
    }
    return members
  }

  /// Whether all that a file does with `isEnabled` is to set it to false.
  func onlyDisables(in file: String) -> Bool {
    guard let bytes = index.number(of: file).flatMap(index.bytes) else { return false }
    let pattern = Array(".isEnabled".utf8)
    var position = 0
    while let found = OutsideUse.find(pattern, in: bytes, from: position) {
      position = found + pattern.count
      let rest = bytes[position...].prefix(16).filter { $0 > 32 }
      guard rest.starts(with: "=false".utf8) else { return false }
    }
    return true
  }

  private static func find(_ pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first, bytes.count >= pattern.count else { return nil }
    var position = start
    while position + pattern.count <= bytes.count {
      if bytes[position] == first, bytes[position..<position + pattern.count].elementsEqual(pattern)
      {
        return position
      }
      position += 1
    }
    return nil
  }

  /// The word behind a dot, perhaps behind `?` or `!`; empty where the view itself is used.
  private static func member(behind start: Int, in bytes: [UInt8]) -> String {
    var position = start
    while position < bytes.count, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[position]) {
      position += 1
    }
    guard position < bytes.count, bytes[position] == UInt8(ascii: ".") else { return "" }
    let word = bytes[(position + 1)...].prefix { byte in
      (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || byte == 95
        || (byte >= 48 && byte <= 57)
    }
    return String(decoding: word, as: UTF8.self)
  }
}
