import TouchRules

/// A value of JSON whose members keep their order.
enum JSON {
  case string(String)
  /// A number, written with at most two decimals.
  case number(Double)
  /// A share from 0 to 1, written with four decimals.
  case rate(Double)
  /// An array of a length, whose values are made one by one where they are written.
  case array(count: Int, (Int) -> JSON)
  case object([(String, JSON)])

  static func integer(_ value: Int) -> JSON { .number(Double(value)) }

  static func array(_ values: [JSON]) -> JSON { .array(values) { $0 } }

  /// An array of what some values become.
  static func array<Value>(_ values: [Value], _ become: @escaping (Value) -> JSON) -> JSON {
    .array(count: values.count) { become(values[$0]) }
  }

  /// An object of the members that are known.
  static func members(_ members: (String, JSON?)...) -> JSON {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// The text of the value, on lines of their own down to the objects that hold no others.
  var text: String {
    var text = Bytes()
    // Memory that is not written to costs nothing; to grow into it bit by bit would.
    text.reserveCapacity(1 << 20)
    write(to: &text, depth: 0)
    text += "\n"
    return String(decoding: text, as: UTF8.self)
  }

  /// The text of the value on one line, as it can stand in a script of a page: no tag ends it.
  var script: String {
    var text = Bytes()
    writeFlat(to: &text)
    return String(decoding: text, as: UTF8.self).replacing("<", with: "\\u003C")
      .replacing(">", with: "\\u003E").replacing("&", with: "\\u0026")
  }

  private func writeFlat(to text: inout Bytes) {
    switch self {
    case .string, .number, .rate: write(to: &text, depth: 0)
    case .array(let count, let value):
      text += "["
      for index in 0..<count {
        if index > 0 { text += "," }
        value(index).writeFlat(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        JSON.write(member.0, to: &text)
        text += ":"
        member.1.writeFlat(to: &text)
      }
      text += "}"
    }
  }

  private func write(to text: inout Bytes, depth: Int) {
    switch self {
    case .string(let value): JSON.write(value, to: &text)
    case .number(let value): text += value.plain
    case .rate(let value): text += value.decimals(4)
    case .array(let count, let value):
      JSON.write(0..<count, "[", "]", isFlat: count == 0, to: &text, depth: depth) {
        value($0).write(to: &$1, depth: $2)
      }
    case .object(let members):
      let isFlat = !members.contains { $0.1.isContainer }
      JSON.write(members, "{", "}", isFlat: isFlat, to: &text, depth: depth) {
        JSON.write($0.0, to: &$1)
        $1 += ": "
        $0.1.write(to: &$1, depth: $2)
      }
    }
  }

  private var isContainer: Bool {
    switch self {
    case .string, .number, .rate: false
    case .array, .object: true
    }
  }

  private static func write<Item>(
    _ items: some Sequence<Item>, _ open: String, _ close: String, isFlat: Bool,
    to text: inout Bytes,
    depth: Int, each: (Item, inout Bytes, Int) -> Void
  ) {
    text += open
    for (index, item) in items.enumerated() {
      if index > 0 { text += isFlat ? ", " : "," }
      if !isFlat { text.beginLine(depth: depth + 1) }
      each(item, &text, depth + 1)
    }
    if !isFlat { text.beginLine(depth: depth) }
    text += close
  }

  private static func write(_ string: String, to text: inout Bytes) {
    text += "\""
    defer { text += "\"" }
    if text.append(string, whereEach: isPlain) { return }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Line separators end a line in JavaScript, so that they are escaped as control characters.
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.append(contentsOf: UTF8.encode(scalar)!)
      }
    }
  }

  /// Whether a byte stands in a string of JSON as it is. The separators of lines begin with the last.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte != 0x7F && byte != 0xE2
  }
}

/// A report is made of a hundred thousand short pieces, which take half the instructions to add to
/// bytes that they take to add to a string.
private typealias Bytes = [UInt8]

extension Bytes {
  fileprivate static func += (bytes: inout Bytes, text: String) {
    _ = bytes.append(text) { _ in true }
  }

  /// Adds a text where all of its bytes are of a kind; returns whether they are.
  fileprivate mutating func append(_ text: String, whereEach isOfKind: (UInt8) -> Bool) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      guard utf8.allSatisfy(isOfKind) else { return false }
      append(contentsOf: utf8)
      return true
    }
  }

  fileprivate mutating func beginLine(depth: Int) {
    append(UInt8(ascii: "\n"))
    append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}
