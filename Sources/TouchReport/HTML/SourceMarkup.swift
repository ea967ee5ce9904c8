import TouchModel
import TouchRules

/// The source that a finding is about, as markup: line numbers, the steps by their numbers and a
/// caret under the element.
struct SourceMarkup {
  let finding: Finding
  let lines: [Audit.Line: String]

  /// Returns the excerpts with the names of their files; empty where no line is known.
  var text: String {
    finding.excerpts.map { excerpt($0) }.joined()
  }

  private func excerpt(_ excerpt: Excerpt) -> String {
    let known = excerpt.lines.compactMap { number in
      lines[Audit.Line(file: excerpt.file, number: number)].map { (number, $0) }
    }
    let first = known.firstIndex { !$0.1.isBlank } ?? known.endIndex
    let last = known.lastIndex { !$0.1.isBlank } ?? known.startIndex
    guard first <= last, first < known.endIndex else { return "" }
    let indent = SourceMarkup.indent(of: known.map { $0.1 })
    let rows = known[first...last].map { row($0, $1, of: excerpt.file, indent: indent) }
    return """
      <figure class="source"><figcaption>\(Markup.escaped(excerpt.file))</figcaption>\
      <pre><code>\(rows.joined(separator: "\n"))</code></pre></figure>
      """
  }

  private func row(_ number: Int, _ line: String, of file: String, indent: Int) -> String {
    let place = finding.subject.place
    let isElement = place.file == file && place.line == number
    let steps = finding.evidence.enumerated().filter {
      $0.element.frame != nil && $0.element.place.file == file && $0.element.place.line == number
    }
    let badges = steps.map { "<b class=\"badge\">\($0.offset + 1)</b>" }.joined()
    let code =
      isElement
      ? SourceMarkup.marked(line, column: place.column, indent: indent)
      : SourceMarkup.markup(SourceMarkup.cut(line, indent), isLong: line.isLong(behind: indent))
    let classes = ["row"] + (isElement ? ["here"] : []) + (steps.isEmpty ? [] : ["told"])
    return
      "<span class=\"\(classes.joined(separator: " "))\"><i>\(number)</i>\(code)\(badges)</span>"
  }

  /// The line with the word at a column marked, in UTF-8 bytes from 1.
  private static func marked(_ line: String, column: Int, indent: Int) -> String {
    let bytes = Array(line.utf8)
    let start = min(max(column - 1, indent), bytes.count)
    var end = start
    while end < bytes.count, bytes[end].isWord { end += 1 }
    if end == start, end < bytes.count { end += 1 }
    func part(_ range: Range<Int>) -> String {
      markup(String(decoding: bytes[range], as: UTF8.self), isLong: line.isLong(behind: indent))
    }
    let before = part(min(indent, start)..<start)
    return "\(before)<mark>\(part(start..<end))</mark>\(part(end..<bytes.count))"
  }

  /// Source as markup, which a line that is too long for the page may be broken in before its dots.
  ///
  /// A chain of calls has no blank, so that all of it would go to the next line and leave its own empty.
  private static func markup(_ source: String, isLong: Bool) -> String {
    let escaped = Markup.escaped(source)
    return isLong ? escaped.replacing(".", with: "<wbr>.") : escaped
  }

  /// How many leading blanks all lines that are not blank have.
  private static func indent(of lines: [String]) -> Int {
    lines.filter { !$0.isBlank }
      .map { $0.utf8.prefix { $0.isBlank }.count }.min() ?? 0
  }

  private static func cut(_ line: String, _ indent: Int) -> String {
    let blanks = line.utf8.prefix(indent).prefix { $0.isBlank }.count
    return String(line.dropFirst(blanks))
  }
}

extension String {
  fileprivate var isBlank: Bool { utf8.allSatisfy { $0.isBlank } }

  /// Whether the page has no room for it on one line without its first blanks: on a phone that is after
  /// about 30 characters.
  fileprivate func isLong(behind indent: Int) -> Bool { utf8.count - indent > 30 }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Whether it is part of a name: a letter, a digit, an underscore or any character beyond ASCII.
  fileprivate var isWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
