import SwiftSyntax

extension Lowerer {
  /// The pieces of a string literal, its escapes resolved.
  mutating func pieces(_ node: StringLiteralExprSyntax) -> [Expression.StringPiece] {
    let escape = "\\" + (node.openingPounds?.text ?? "")
    var pieces: [Expression.StringPiece] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment):
        let text = Self.unescaped(segment.content.text, escape: escape)
        if case .text(let before)? = pieces.last {
          pieces[pieces.count - 1] = .text(before + text)
        } else if !text.isEmpty {
          pieces.append(.text(text))
        }
      case .expressionSegment(let segment):
        pieces.append(.interpolation(arguments(segment.expressions)))
      @unknown default:
        continue
      }
    }
    return pieces
  }

  private static func unescaped(_ text: String, escape: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstRange(ofText: escape) {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let code = rest.popFirst() else { break }
      switch code {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "u": result += scalar(&rest)
      case "\n", "\r", "\r\n": break
      default: result.append(code)
      }
    }
    return result + rest
  }

  /// The scalar of `{1F600}`, which it takes from the text.
  private static func scalar(_ rest: inout Substring) -> String {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return "" }
    let digits = rest[..<end].dropFirst()
    rest = rest[rest.index(after: end)...]
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
  }
}

extension Substring {
  fileprivate func firstRange(ofText text: String) -> Range<Index>? {
    var start = startIndex
    while let backslash = self[start...].firstIndex(of: "\\") {
      if self[backslash...].hasPrefix(text) {
        return backslash..<index(backslash, offsetBy: text.count)
      }
      start = index(after: backslash)
    }
    return nil
  }
}
