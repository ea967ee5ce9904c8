import TouchModel

extension TextRun {
  /// Measures a text; open parts are as long as the extent says.
  ///
  /// - Parameters:
  ///   - isLabel: Whether the text is in something a person acts on, whose words are short unless it
  ///     is said to have several lines.
  ///   - isInRow: Whether others stand beside it.
  init(
    _ text: ViewNode.Text, extents: Extents, isLabel: Bool, isInRow: Bool = false,
    doubts: inout [Doubt]
  ) {
    let environment = text.environment
    self.init(
      words: [], font: FontMetrics(environment, extents: extents),
      lineLimit: environment.lineLimit, fills: false, scale: max(1, environment.scale))
    leastLines = environment.leastLines
    // Words that stand for others, which nobody knows, say nothing of whether those are shrunk.
    let isPlaceholder = extents.content == .typical && text.pieces.contains(where: \.isOpen)
    minimumScale = isPlaceholder ? 1 : environment.minimumScale
    if environment.minimumScale < 1 {
      doubts.append(.estimated("how far its text is shrunk to fit is approximate"))
    }
    doubts += font.doubts
    let factor = FontMetrics.factor(font.widthTolerance, extents.metric)
    let spacing = environment.letterSpacing.value(at: extents.content)
    if !environment.letterSpacing.isKnown {
      doubts.append(.open("how far apart its letters stand is not in the source"))
    }
    if environment.textCase == .open {
      doubts.append(.open("in which letters its text is set is not in the source"))
    }
    let letters = environment.textCase.letters(at: extents.content)
    var writer = WordWriter()
    var previous: Unicode.Scalar?
    var isGuessed = false
    for piece in text.pieces {
      switch piece {
      case .known(let string):
        for (scalar, glyph) in glyphs(of: letters(string)) {
          let width = glyph.points(at: extents.metric) * factor
          if glyph.range != nil { isGuessed = true }
          if let previous, !font.isMonospaced, font.face == nil {
            writer.kern(Kerning.adjustment(previous, scalar.baseLetter) * font.pointSize)
          }
          writer.write(scalar, width: width > 0 ? max(0, width + spacing) : 0)
          previous = scalar.baseLetter
        }
      case .open:
        doubts.append(.open("its text is not in the source"))
        let width = max(0, usualWidth(letters("n")) * factor + spacing)
        writer.write(letters: TextRun.letters(extents.content, isLabel: isLabel), width: width)
        let isShort = isLabel && !environment.expectsLines && environment.lineLimit ?? 1 == 1
        if extents.content == .largest {
          if !isShort {
            fills = true
          } else {
            slack = Double(TextRun.mostOfTitle - TextRun.usualTitle) * width
            if isInRow { lineLimit = lineLimit ?? text.linesOfTitle }
          }
        }
        previous = nil
      case .number:
        doubts.append(.open("its text is not in the source"))
        let width = max(0, GlyphWidth("0", font: font).points * factor + spacing)
        let digits = TextRun.digits(extents.content, isAmongWords: isLabel && text.hasWords)
        for _ in 0..<digits { writer.write("0", width: width) }
        previous = nil
      case .date:
        doubts.append(.open("its text is not in the source"))
        let width = max(0, usualWidth(letters("n")) * factor + spacing)
        for _ in 0..<TextRun.dateLetters(extents.content) { writer.write("n", width: width) }
        previous = nil
      case .symbol(let name):
        writer.write(symbol: symbolWidth(name, in: environment, extents, doubts: &doubts))
        previous = nil
      }
    }
    if isGuessed {
      doubts.append(.estimated("the width of characters outside ASCII is approximate"))
    }
    words = writer.finish()
    if text.isFigure {
      joinWords()
      lineLimit = 1
    }
  }

  /// How wide a letter that stands for others is drawn, in points.
  private func usualWidth(_ letter: String) -> Double {
    letter.unicodeScalars.first.map { GlyphWidth($0, font: font).points } ?? 0
  }

  /// The widths of what a string is drawn with, each with the first character that it stands for.
  private func glyphs(of string: String) -> [(Unicode.Scalar, GlyphWidth)] {
    guard !string.utf8.allSatisfy({ $0 < 0x80 }) else {
      return string.unicodeScalars.map { ($0, GlyphWidth($0, font: font)) }
    }
    return string.flatMap { character -> [(Unicode.Scalar, GlyphWidth)] in
      if character.isEmoji, let first = character.unicodeScalars.first,
        font.face?.advance(of: first) == nil
      {
        return [(first, GlyphWidth(emojiIn: font))]
      }
      return character.unicodeScalars.map { ($0, GlyphWidth($0, font: font)) }
    }
  }

  /// How much of its line a symbol takes, in points.
  private func symbolWidth(
    _ name: String?, in environment: Environment, _ extents: Extents, doubts: inout [Doubt]
  ) -> Double {
    guard let name else {
      doubts.append(.open("its symbol is not in the source"))
      return SymbolSize.unnamed(
        extents.content, pointSize: font.pointSize, scale: environment.imageScale
      ).width
    }
    let symbol = SymbolSize(name, pointSize: font.pointSize, scale: environment.imageScale)
    doubts.append(.estimated("the width of a symbol on a line is approximate"))
    switch extents.metric {
    // Nothing says whether the margins of its image count.
    case .smallest: return max(0, symbol.size.width - symbol.tolerance)
    case .typical: return symbol.advance
    case .largest: return symbol.advance + symbol.tolerance
    }
  }

  /// Makes a line of its words, which stay together.
  private mutating func joinWords() {
    guard let first = words.first else { return }
    let width = words.reduce(0) { $0 + $1.space + $1.width } - first.space
    words = [Word(width: width, space: first.space, breaksLine: false)]
  }

  /// The letters of what a person acts on, at most.
  fileprivate static let mostOfTitle = 30
  /// The letters that most of it has no more of: where they fit on a line, it is one.
  fileprivate static let usualTitle = 20

  /// How many digits a number stands for: one, two, or those of a million with its separators; among
  /// the words of what a person acts on, as `Show all 12 weeks`, those of a thousand.
  static func digits(_ extent: Screen.Extent, isAmongWords: Bool) -> Int {
    switch extent {
    case .smallest: 1
    case .typical: 2
    case .largest: isAmongWords ? 5 : 9
    }
  }

  /// How many letters a date stands for: those of `now`, `10:30 AM` or `September 24, 2025`, which
  /// stay on one line.
  static func dateLetters(_ extent: Screen.Extent) -> Int {
    switch extent {
    case .smallest: 3
    case .typical: 8
    case .largest: 18
    }
  }

  /// How many letters open text stands for.
  static func letters(_ extent: Screen.Extent, isLabel: Bool) -> Int {
    switch extent {
    case .smallest: 1
    case .typical: isLabel ? 10 : 20
    case .largest: isLabel ? mostOfTitle : 100
    }
  }
}

extension ViewNode.Text {
  /// Whether it is a line of figures, as `$12`, `3 / 12` and `2 of 5`: a number that comes from elsewhere
  /// with signs that stay with it, or several and dates with a sign or a short word between them.
  fileprivate var isFigure: Bool {
    guard !hasWords, !pieces.contains(.open), !knownScalars.contains("\n") else { return false }
    if pieces.count(where: \.isOpen) > 1 { return true }
    return pieces.contains(.number)
      && !knownScalars.contains { $0.isBreakingSpace || $0.isFullWidth }
  }

  /// The characters that are known of it.
  private var knownScalars: [Unicode.Scalar] {
    pieces.flatMap { piece -> [Unicode.Scalar] in
      guard case .known(let words) = piece else { return [] }
      return Array(words.unicodeScalars)
    }
  }

  /// Whether more is known of it than a sign or a short word.
  fileprivate var hasWords: Bool {
    var count = 0
    for case .known(let words) in pieces {
      for character in words where !character.isWhitespace {
        count += 1
        if count > 4 { return true }
      }
    }
    return false
  }

  /// The lines that a title beside others takes at most where its words are not known: a row leaves
  /// its titles room for two. Nothing is said of one whose known words are many.
  fileprivate var linesOfTitle: Int? {
    let known = pieces.reduce(0) { count, piece in
      if case .known(let words) = piece { return count + words.count }
      return count
    }
    return known <= TextRun.mostOfTitle ? 2 : nil
  }
}

extension Unicode.Scalar {
  /// Whether it is white space at which a line may break.
  fileprivate var isBreakingSpace: Bool {
    value < 0x80 ? value == 0x20 || value == 0x09 : value != 0xA0 && properties.isWhitespace
  }
}

/// Puts characters together to words.
private struct WordWriter {
  private var words: [TextRun.Word] = []
  private var word: TextRun.Word?
  private var space = 0.0
  private var breaksLine = false

  /// Moves the next character closer to the last, in points.
  mutating func kern(_ adjustment: Double) {
    word?.width += adjustment
  }

  mutating func write(_ scalar: Unicode.Scalar, width: Double) {
    if scalar == "\n" {
      end()
      // An empty line is a word without width.
      if breaksLine { words.append(TextRun.Word(width: 0, space: 0, breaksLine: true)) }
      (space, breaksLine) = (0, true)
    } else if scalar.isBreakingSpace {
      end()
      space += width
    } else {
      if scalar.isFullWidth { end() }
      begin()
      word?.width += width
      if scalar == "-" || scalar.isFullWidth { end() }
    }
  }

  /// Writes what stays on its line, between which and words lines may break.
  mutating func write(symbol width: Double) {
    end()
    begin()
    word?.width += width
    end()
  }

  /// Writes letters between which lines may break.
  mutating func write(letters: Int, width: Double) {
    for _ in 0..<letters {
      begin()
      word?.width += width
      end()
    }
  }

  mutating func finish() -> [TextRun.Word] {
    end()
    // White space at the end counts where nothing follows on the line.
    if space > 0 || breaksLine {
      words.append(TextRun.Word(width: space, space: 0, breaksLine: breaksLine))
    }
    return words
  }

  private mutating func begin() {
    guard word == nil else { return }
    word = TextRun.Word(width: 0, space: space, breaksLine: breaksLine)
    (space, breaksLine) = (0, false)
  }

  private mutating func end() {
    if let word { words.append(word) }
    word = nil
  }
}
