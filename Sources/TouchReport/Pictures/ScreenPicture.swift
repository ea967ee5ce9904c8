import TouchModel
import TouchRules

/// Whole views with what they draw and where they react, as one SVG: a view beside the other, each
/// with the list of its elements below.
public struct ScreenPicture {
  /// Returns the picture of inspected views; colours say what a policy makes of each element.
  public static func text(of views: [InspectedView], policy: Policy) -> String {
    let panels = views.map { ScreenPanel($0, policy: policy) }
    var shelves = Shelves(width: 1320, gap: 36)
    let places = panels.map { shelves.place($0.size) }
    let used = Set(panels.flatMap { $0.judgements.map(\.verdict) })
    let key = legend(used, hasLost: panels.contains { $0.hasLost }, policy: policy)
    let top = 36.0
    let (width, height) = (max(shelves.size.width, 420) + 48, shelves.size.height + top + 48)
    let drawn = zip(panels, places).map { panel, place in
      "<g transform=\"translate(\((place.x + 24).plain) \((place.y + top + 24).plain))\">"
        + panel.text + "</g>"
    }
    let title = views.isEmpty ? "No views" : views.map { $0.typical.view }.joined(separator: ", ")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.plain) \(height.plain)" \
      width="\(width.plain)" height="\(height.plain)" role="img" aria-labelledby="title">
      <title id="title">\(Markup.escaped(title))</title>
      <style>
      \(PictureStyle.alone)
      </style>
      \(Drawing.rect(Rect(x: 0, y: 0, width: width, height: height), .outside))
      \(key)
      \(drawn.joined(separator: "\n"))
      </svg>

      """
  }

  /// What the colours and lines mean, in a row at the top.
  private static func legend(
    _ verdicts: Set<ScreenPanel.Verdict>, hasLost: Bool, policy: Policy
  ) -> String {
    var entries: [(PictureStyle.Part, String)] = [(.visual, "drawn")]
    if hasLost { entries.append((.lost, "clipped or covered")) }
    entries += ScreenPanel.Verdict.allCases.filter { verdicts.contains($0) }
      .map { ($0.part, "reacts: \($0.meaning)") }
    var x = 24.0
    let drawn = entries.map { part, text in
      defer { x += 36 + 6.2 * Double(text.count) }
      return "<g transform=\"translate(\(x.plain) 16)\">\(Drawing.sample(part))"
        + Drawing.text(text, x: 22, y: 10, size: 11, .caption) + "</g>"
    }
    return drawn.joined()
      + Drawing.text("policy \(policy.name.rawValue)", x: x, y: 26, size: 11, .caption)
  }
}

/// Places boxes on shelves from left to right, a new shelf below where one is full.
private struct Shelves {
  let width: Double
  let gap: Double
  private(set) var size = Size.zero
  private var next = Point.zero
  private var shelf = 0.0

  init(width: Double, gap: Double) {
    (self.width, self.gap) = (width, gap)
  }

  mutating func place(_ box: Size) -> Point {
    if next.x > 0, next.x + box.width > width {
      next = Point(x: 0, y: next.y + shelf + gap)
      shelf = 0
    }
    let place = next
    next.x += box.width + gap
    shelf = max(shelf, box.height)
    size = Size(
      width: max(size.width, place.x + box.width), height: max(size.height, place.y + shelf))
    return place
  }
}
