/// What a mistyped word may have been meant to be.
enum Suggestion {
  /// Returns `; did you mean 'x'?` for the nearest word, `; otherwise` where none is near, or all
  /// words where there is nothing else to say.
  static func text(for word: String, among words: [String], otherwise: String? = nil) -> String {
    if let near = nearest(to: word, among: words) { return "; did you mean '\(near)'?" }
    return "; " + (otherwise ?? "it is one of \(words.joined(separator: ", "))")
  }

  /// The word nearest to another, if at most a third of its letters have to change.
  static func nearest(to word: String, among words: [String]) -> String? {
    let wanted = word.lowercased()
    let distances = words.map { (word: $0, distance: distance(wanted, $0.lowercased())) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, min(word.count, best.word.count) / 3) ? best.word : nil
  }

  /// How many letters to insert, remove, replace or swap with the next to get from one to the other.
  static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first.unicodeScalars.prefix(64)), Array(second.unicodeScalars.prefix(64)))
    var before: [Int] = []
    var row = Array(0...b.count)
    for i in a.indices {
      var next = [i + 1]
      for j in b.indices {
        var cost = min(row[j + 1], next[j]) + 1
        cost = min(cost, row[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        next.append(cost)
      }
      (before, row) = (row, next)
    }
    return row[b.count]
  }
}
