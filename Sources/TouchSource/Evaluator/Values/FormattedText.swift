import TouchLayout

extension Evaluation {
  /// What `String(format:)` writes: the words of its format with what it is given between them.
  func formatted(_ given: [Bound]) -> [ViewNode.Text.Piece] {
    guard let format = given.first?.value.pieces else { return [.open] }
    var values = given.dropFirst().filter { $0.label == nil }.map(\.value)[...]
    var pieces: [ViewNode.Text.Piece] = []
    for piece in format {
      guard case .known(let words) = piece else {
        pieces.append(piece)
        continue
      }
      for part in FormatSpecifiers.parts(of: words) {
        switch part {
        case .words(let words): pieces.append(.known(words))
        case .number: pieces.append(number(values.popFirst()))
        case .text: pieces += values.popFirst()?.pieces ?? [.open]
        }
      }
    }
    return pieces
  }

  private func number(_ value: Value?) -> ViewNode.Text.Piece {
    guard case .number(let length)? = value, length.isKnown, Int(exactly: length.typical) != nil
    else { return .number }
    return .known(length.typical.sourceText)
  }
}

/// The format of `String(format:)`, part by part.
enum FormatSpecifiers {
  enum Part: Equatable {
    case words(String)
    case number
    case text
  }

  /// The words and the places of values in a format, in their order.
  static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
    var words = ""
    var rest = format[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        words.append(character)
        continue
      }
      // Flags, width, precision and length, as in `%02d`, `%.1f`, `%1$@` and `%lld`.
      var specifier = rest
      while let next = specifier.first, "0123456789.$+- #*hlqLz".contains(next) {
        specifier.removeFirst()
      }
      switch specifier.popFirst() {
      case "%":
        words.append("%")
        rest = specifier
        continue
      case let kind? where "diufFeEgGxX".contains(kind): parts += taken(&words) + [.number]
      case "@", "s": parts += taken(&words) + [.text]
      default:
        words.append("%")
        continue
      }
      rest = specifier
    }
    return parts + taken(&words)
  }

  private static func taken(_ words: inout String) -> [Part] {
    defer { words = "" }
    return words.isEmpty ? [] : [.words(words)]
  }
}

extension ViewNode.Text.Piece {
  /// The piece with something open for each placeholder that a look-up fills, as `%{name}` and
  /// `{name}`.
  var withOpenPlaceholders: [ViewNode.Text.Piece] {
    guard case .known(let words) = self else { return [self] }
    var pieces: [ViewNode.Text.Piece] = []
    var rest = words[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = rest[start..<end].dropFirst()
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
        return [self]
      }
      let before = rest[..<start]
      pieces += [.known(String(before.last == "%" ? before.dropLast() : before)), .open]
      rest = rest[end...].dropFirst()
    }
    return (pieces + [.known(String(rest))]).filter { $0 != .known("") }
  }
}
