/// The tags of a file of Interface Builder, in order.
///
/// What stands between tags, and what no reader asks for, is passed over: storyboards have a hundred
/// thousand tags.
struct InterfaceTags {
  struct Tag {
    enum Kind { case start, end, empty }

    var name: String
    var kind: Kind
    var line: Int
    var column: Int
    fileprivate var attributes: ArraySlice<UInt8>

    /// The value of an attribute; nil where it has none of that name.
    subscript(_ name: String) -> String? {
      var rest = attributes
      while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
        let own = rest[..<equals].suffix(where: { $0.isPartOfName || $0 == UInt8(ascii: ":") })
        rest = rest[(equals + 1)...]
        guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        else { return nil }
        let value = rest.dropFirst().prefix { $0 != quote }
        if own.elementsEqual(name.utf8) { return String(decoding: value, as: UTF8.self) }
        rest = rest[min(value.endIndex + 1, rest.endIndex)...]
      }
      return nil
    }
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag; nil at the end.
  mutating func next() -> Tag? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        step()
        continue
      }
      let (line, column) = (line, position - lineStart + 1)
      let start = position + 1
      var quote: UInt8?
      while position < bytes.count, quote != nil || bytes[position] != UInt8(ascii: ">") {
        let byte = bytes[position]
        if byte == quote {
          quote = nil
        } else if quote == nil, byte == UInt8(ascii: "\"") {
          quote = byte
        }
        step()
      }
      let body = bytes[start..<position]
      guard let first = body.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") else {
        continue
      }
      let isEnd = first == UInt8(ascii: "/")
      let isEmpty = body.last == UInt8(ascii: "/")
      let name = body.dropFirst(isEnd ? 1 : 0).prefix(while: \.isPartOfName)
      return Tag(
        name: String(decoding: name, as: UTF8.self),
        kind: isEnd ? .end : isEmpty ? .empty : .start, line: line, column: column,
        attributes: body[name.endIndex...])
    }
    return nil
  }

  private mutating func step() {
    if bytes[position] == UInt8(ascii: "\n") {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }
}

extension ArraySlice<UInt8> {
  /// The longest end all of whose bytes meet a condition.
  fileprivate func suffix(where isMet: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !isMet($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
