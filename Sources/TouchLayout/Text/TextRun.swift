import TouchModel

/// A text in its font, cut where its lines may break.
struct TextRun {
  /// A stretch that stays on one line.
  struct Word {
    /// The width, in points.
    var width: Double
    /// The width of the white space before it, where it does not begin a line.
    var space: Double
    /// Whether it begins a line of its own.
    var breaksLine: Bool
  }

  var words: [Word]
  var font: FontMetrics
  /// The most lines, if limited.
  var lineLimit: Int?
  /// How many lines it is high at least, however many it has.
  var leastLines = 0
  /// How small it may be drawn to fit, as a share of its size.
  var minimumScale = 1.0
  /// Whether it is as long as its proposal allows.
  var fills: Bool
  /// How much shorter it may be, in points, for it is longer than most that stand in its place.
  var slack = 0.0
  /// Pixels a point.
  var scale: Double

  /// Whether there are no characters.
  var isEmpty: Bool { words.isEmpty && !fills }

  /// The size that the text takes of a proposal, in points.
  func size(_ proposal: Proposal) -> Size {
    measure(proposal).size
  }

  /// The height of the first baseline under the top.
  var firstBaseline: Double { font.ascender }

  /// The height of the last baseline under the top, for a proposal.
  func lastBaseline(_ proposal: Proposal) -> Double {
    font.ascender + Double(max(0, measure(proposal).lines - 1)) * font.pitch
  }

  private func measure(_ proposal: Proposal) -> (size: Size, lines: Int) {
    let own = ownMeasure(proposal)
    guard leastLines > own.lines else { return own }
    return (Size(width: own.size.width, height: height(lines: leastLines)), own.lines)
  }

  private func ownMeasure(_ proposal: Proposal) -> (size: Size, lines: Int) {
    guard !isEmpty else { return (.zero, 0) }
    var most = lineLimit.map { max(1, $0) } ?? .max
    if let height = proposal.height, height.isFinite {
      let further = (height - font.lineHeight + 0.5) / max(1, font.pitch)
      most = min(most, 1 + Int(min(max(0, further), 1e6)))
    }
    var limit = proposal.width ?? .infinity
    if fills {
      if limit.isFinite {
        let lines = min(most, TextRun.filledLines)
        return (Size(width: limit, height: height(lines: lines)), lines)
      }
      return (Size(width: words.reduce(0) { $0 + $1.width }, height: height(lines: 1)), 1)
    }
    // A line holds a letter at least.
    limit = max(limit, font.pointSize * 0.6)
    let (widest, needed) = wrapped(limit)
    if needed > 1, slack > 0, isLine, ownWidth - slack <= limit {
      return (Size(width: limit, height: height(lines: 1)), 1)
    }
    let lines = min(needed, most)
    if needed > most, minimumScale < 1 { return (shrunk(to: limit, lines: lines), lines) }
    return (Size(width: pixels(widest), height: height(lines: lines)), lines)
  }

  /// The size of a text that is drawn smaller, as far as it may be, so that its lines fit a width.
  private func shrunk(to limit: Double, lines: Int) -> Size {
    let width = ownWidth / Double(lines)
    let scale = min(1, max(minimumScale, limit / width))
    return Size(
      width: pixels(min(limit, width * scale)), height: pixels(height(lines: lines) * scale))
  }

  /// How wide it is on one line.
  private var ownWidth: Double { words.reduce(0) { $0 + $1.space + $1.width } }

  /// Whether its words say nowhere that a line ends.
  private var isLine: Bool { !words.dropFirst().contains(where: \.breaksLine) }

  /// The lines of a text that is as long as its proposal allows: the proposal bounds its width, and
  /// a paragraph of more than three lines is not laid out beside controls.
  private static let filledLines = 3

  /// The width of the widest line and the number of lines within a width.
  private func wrapped(_ limit: Double) -> (widest: Double, lines: Int) {
    let tolerance = 0.001
    var (widest, line, lines) = (0.0, 0.0, 1)
    var isEmpty = true
    for word in words {
      if word.breaksLine, !isEmpty || word.width == 0 {
        lines += 1
        (line, isEmpty) = (0, true)
      }
      if !isEmpty, pixels(line + word.space + word.width) > limit + tolerance {
        lines += 1
        (line, isEmpty) = (0, true)
      }
      line += (isEmpty ? 0 : word.space) + word.width
      isEmpty = isEmpty && word.width == 0
      if pixels(line) > limit + tolerance {
        // Breaks within the word.
        let more = Int(min((line / limit).rounded(.up), 1e6)) - 1
        lines += more
        line -= Double(more) * limit
        widest = limit
      }
      widest = max(widest, line)
    }
    return (widest, lines)
  }

  private func height(lines: Int) -> Double {
    pixels(font.lineHeight + Double(max(0, lines - 1)) * font.pitch)
  }

  /// A length rounded up to whole pixels, as text does.
  private func pixels(_ length: Double) -> Double {
    (length * scale - 0.001).rounded(.up) / scale
  }
}
