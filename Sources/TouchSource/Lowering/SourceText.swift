import SwiftSyntax

/// The bytes of a file, with the lines that they fall into.
struct SourceText {
  let bytes: [UInt8]
  private let lineStarts: [Int]
  /// The byte of the text at which the syntax begins that positions are asked for.
  private var base = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
        index += 1
      } else if byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
        continue
      }
      starts.append(index)
    }
    lineStarts = starts
  }

  /// The text, for syntax that begins at one of its bytes.
  func counted(from base: Int) -> SourceText {
    var text = self
    text.base = base
    return text
  }

  /// The line and column of a byte.
  func position(at offset: Int) -> Position {
    let offset = base + offset
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: Int32(low + 1), column: Int32(offset - lineStarts[low] + 1))
  }

  /// The byte at a line and a column.
  func offset(of position: Position) -> Int {
    let line = min(max(Int(position.line) - 1, 0), lineStarts.count - 1)
    return lineStarts[line] + Int(position.column) - 1 - base
  }

  /// Where the first token of a node begins.
  func position(of node: some SyntaxProtocol) -> Position {
    position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The source of a node from its first to its last token, white space folded.
  func folded(_ node: some SyntaxProtocol) -> String {
    folded(
      from: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      to: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The source between two bytes, each run of white space one space.
  func folded(from start: Int, to end: Int) -> String {
    let (start, end) = (base + start, base + end)
    var result: [UInt8] = []
    var isSpace = false
    for byte in bytes[max(0, start)..<max(start, min(end, bytes.count))] {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        isSpace = !result.isEmpty
      } else {
        if isSpace { result.append(0x20) }
        isSpace = false
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
