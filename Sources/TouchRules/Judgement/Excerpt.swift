import TouchModel

/// A stretch of lines of a file.
public struct Excerpt: Hashable, Sendable {
  /// The file's path as reports show it.
  public var file: String
  /// The lines, from 1; the last may lie behind the file's end.
  public var lines: ClosedRange<Int>
}

extension Excerpt {
  /// How many lines are shown above the first place and below the last.
  static let margin = 2
  /// The most lines between two places of one excerpt.
  static let gap = 8
  /// The most excerpts of one finding; evidence may come from any number of files.
  static let most = 4
}

extension Finding {
  /// The lines that show the element, the cause and the steps: the element's first, then those of
  /// its file, then those of others.
  public var excerpts: [Excerpt] {
    let own = subject.place
    let places = [own] + (cause.map { [$0] } ?? []) + evidence.map { $0.place }
    var found: [Excerpt] = []
    for place in places.sorted() {
      let first = max(1, place.line - Excerpt.margin)
      let lines = first...max(first, place.line + Excerpt.margin)
      if let last = found.last, last.file == place.file,
        first <= last.lines.upperBound + 1 + Excerpt.gap - 2 * Excerpt.margin
      {
        found[found.count - 1].lines = last.lines.lowerBound...lines.upperBound
      } else {
        found.append(Excerpt(file: place.file, lines: lines))
      }
    }
    let mine = found.filter { $0.file == own.file && $0.lines.contains(own.line) }
    let near = found.filter { $0.file == own.file && !$0.lines.contains(own.line) }
    let others = found.filter { $0.file != own.file }
    return Array((mine + near + others).prefix(Excerpt.most))
  }
}

extension Audit {
  /// The lines that findings quote, each once, by file.
  public var quotedLines: [String: Set<Int>] {
    var quoted: [String: Set<Int>] = [:]
    for finding in findings {
      for excerpt in finding.excerpts {
        quoted[excerpt.file, default: []].formUnion(excerpt.lines)
      }
    }
    return quoted
  }
}
