import TouchLayout

/// A text as Markdown shows it: its links as their words, without their addresses.
struct MarkdownLinks {
  typealias Piece = ViewNode.Text.Piece

  /// A letter, or a part of which the source does not hold the letters.
  private enum Unit: Equatable {
    case letter(Character)
    case part(Piece)
  }

  private var units: [Unit] = []
  private var firstLink: [Unit]?

  /// Reads the parts of a text; what is interpolated may stand in the words of a link or its address.
  init(_ pieces: [Piece]) {
    let source = pieces.flatMap { piece -> [Unit] in
      guard case .known(let words) = piece else { return [.part(piece)] }
      return words.map(Unit.letter)
    }
    guard let last = source.lastIndex(of: .letter(")")) else {
      units = source
      return
    }
    var open: Int?
    var rest = source[...]
    while let unit = rest.first {
      if unit == .letter("]"), let start = open, rest.dropFirst().first == .letter("("),
        rest.startIndex < last, let end = rest.firstIndex(of: .letter(")"))
      {
        let words = Array(units[(start + 1)...])
        // With a caret the parentheses hold attributes, as for what agrees in grammar.
        let isLink = start == 0 || units[start - 1] != .letter("^")
        if isLink { firstLink = firstLink ?? words }
        units.replaceSubrange((isLink ? start : start - 1)..., with: words)
        rest = rest[(end + 1)...]
        open = nil
        continue
      }
      if unit == .letter("[") { open = units.count }
      units.append(unit)
      rest.removeFirst()
    }
  }

  /// What is shown.
  var shown: [Piece] { Self.pieces(of: units) }

  /// The words of the first link, if there is one.
  var first: [Piece]? { firstLink.map(Self.pieces) }

  /// Whether the first link is all that is shown.
  var isAll: Bool { firstLink.map { Self.trimmed(units) == Self.trimmed($0) } ?? false }

  private static func pieces(of units: [Unit]) -> [Piece] {
    units.reduce(into: []) { pieces, unit in
      switch unit {
      case .letter(let letter):
        if case .known(let words)? = pieces.last {
          pieces[pieces.count - 1] = .known(words + String(letter))
        } else {
          pieces.append(.known(String(letter)))
        }
      case .part(let piece): pieces.append(piece)
      }
    }
  }

  /// The units without the spaces around them.
  private static func trimmed(_ units: [Unit]) -> ArraySlice<Unit> {
    func isSpace(_ unit: Unit) -> Bool {
      if case .letter(let letter) = unit { letter.isWhitespace } else { false }
    }
    guard let end = units.lastIndex(where: { !isSpace($0) }) else { return [] }
    return units[...end].drop(while: isSpace)
  }
}
