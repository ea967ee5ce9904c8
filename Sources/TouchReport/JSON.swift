import TouchRules

/// A value of JSON whose members keep their order.
enum JSON {
  case string(String)
  /// A number, written with at most two decimals.
  case number(Double)
  /// A share from 0 to 1, written with four decimals.
  case rate(Double)
  case array([JSON])
  case object([(String, JSON)])

  static func integer(_ value: Int) -> JSON { .number(Double(value)) }

  /// An object of the members that are known.
  static func members(_ members: (String, JSON?)...) -> JSON {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// The text of the value, on lines of their own down to the objects that hold no others.
  var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  /// The text of the value on one line, as it can stand in a script of a page: no tag ends it.
  var script: String {
    var text = ""
    writeFlat(to: &text)
    return text.replacing("<", with: "\\u003C").replacing(">", with: "\\u003E")
      .replacing("&", with: "\\u0026")
  }

  private func writeFlat(to text: inout String) {
    switch self {
    case .string, .number, .rate: write(to: &text, indent: "")
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.writeFlat(to: &text)
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

  private func write(to text: inout String, indent: String) {
    switch self {
    case .string(let value): JSON.write(value, to: &text)
    case .number(let value): text += value.plain
    case .rate(let value): text += value.decimals(4)
    case .array(let values):
      JSON.write(values, "[", "]", isFlat: values.isEmpty, to: &text, indent: indent) {
        $0.write(to: &$1, indent: $2)
      }
    case .object(let members):
      let isFlat = !members.contains { $0.1.isContainer }
      JSON.write(members, "{", "}", isFlat: isFlat, to: &text, indent: indent) {
        JSON.write($0.0, to: &$1)
        $1 += ": "
        $0.1.write(to: &$1, indent: $2)
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
    _ items: [Item], _ open: String, _ close: String, isFlat: Bool, to text: inout String,
    indent: String, each: (Item, inout String, String) -> Void
  ) {
    let inner = indent + "  "
    text += open
    for (index, item) in items.enumerated() {
      if index > 0 { text += isFlat ? ", " : "," }
      if !isFlat { text += "\n" + inner }
      each(item, &text, inner)
    }
    text += isFlat ? close : "\n\(indent)\(close)"
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    // Most strings are as they are written; the separators below begin with this byte.
    let isPlain = string.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte != 0x7F && byte != 0xE2
    }
    if isPlain {
      text += string
      return
    }
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
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
