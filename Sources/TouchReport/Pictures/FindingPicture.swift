import TouchModel
import TouchRules

/// The picture of a finding, to scale: what is drawn, where it reacts, what is needed, what lies near
/// and where fingers land.
struct FindingPicture {
  let surroundings: Surroundings
  let required: Size
  let steps: [Rect?]
  /// The box around all steps in what the control shows.
  let inside: Rect
  let fingers: [Finger]

  /// How many pixels of a page a point takes, where there is room.
  static let scale = 2.0
  /// The space around what is drawn, in points.
  private static let margin = 12.0
  /// The smallest picture, in points, so that those of small elements are alike.
  private static let least = Size(width: 150, height: 112)

  /// The picture of a finding, or nil where it is not known how long its sides are, or what lies around
  /// it.
  init?(_ finding: Finding, fingers: [Finger]) {
    guard let surroundings = finding.surroundings, !surroundings.element.box.isEmpty,
      finding.sides?.areKnown ?? true
    else { return nil }
    self.surroundings = surroundings
    required = finding.required
    steps = finding.evidence.map { $0.frame }
    inside = finding.trace.filter { $0.position == .label || $0.position == .style }
      .map { $0.frameAfter }.filter { !$0.isEmpty && surroundings.bounds.width >= $0.width }
      .reduce(surroundings.element.box) { $0.union($1) }
    self.fingers = surroundings.element.visual.isEmpty ? [] : fingers
  }

  /// Where the size that is needed would lie: about the middle of what is drawn and what reacts.
  var need: Rect {
    let middle = surroundings.element.box
    return Rect(
      x: middle.midX - required.width / 2, y: middle.midY - required.height / 2,
      width: required.width, height: required.height)
  }

  /// The part of the screen that is shown.
  var window: Rect {
    let visual = surroundings.element.visual
    var box = inside.union(need)
    for finger in fingers { box = box.union(finger.reach(at: visual, deviations: 2)) }
    box = box.outset(by: Outsets(all: FindingPicture.margin))
    let (x, y) = (
      max(0, FindingPicture.least.width - box.width) / 2,
      max(0, FindingPicture.least.height - box.height) / 2
    )
    return box.outset(by: Outsets(top: y, left: x, bottom: y, right: x))
  }

  /// Returns the picture as an element of a page; its number makes its names unique there.
  func svg(number: Int, title: String) -> String {
    let window = window
    let element = surroundings.element
    var parts = [Drawing.rect(window, .outside)]
    // Only the sides are edges of the screen: what is above and below may be scrolled, or is not known
    // where a view is laid out alone.
    let screen = Rect(
      left: max(surroundings.bounds.minX, window.minX), top: window.minY,
      right: min(surroundings.bounds.maxX, window.maxX), bottom: window.maxY)
    if !screen.isEmpty { parts.append(Drawing.rect(screen, .screen)) }
    for neighbour in surroundings.neighbours {
      parts.append(Drawing.rect(neighbour.visual, .neighbour, corner: 3))
      if let seen = neighbour.visual.intersection(window) {
        parts.append(Drawing.label(neighbour.label, in: seen))
      }
    }
    for neighbour in surroundings.neighbours where !neighbour.effective.isEmpty {
      parts.append(Drawing.region(neighbour.effective, .near))
    }
    if element.effective != element.region { parts.append(Drawing.region(element.region, .lost)) }
    if !element.effective.isEmpty { parts.append(Drawing.region(element.effective, .hit)) }
    if !element.visual.isEmpty {
      parts.append(Drawing.rect(element.visual, .visual, corner: 3))
      parts.append(Drawing.label(element.label, in: element.visual))
    }
    parts.append(Drawing.rect(need, .need))
    for finger in fingers { parts.append(finger.drawing(at: element.visual)) }
    for (index, step) in steps.enumerated() {
      if let step, !step.isEmpty {
        parts.append("<g class=\"at\(index + 1)\">\(Drawing.rect(step, .step))</g>")
      }
    }
    let frame = [window.minX, window.minY, window.width, window.height].map { $0.plain }
    return """
      <svg class="picture" role="img" aria-labelledby="t\(number) d\(number)" \
      viewBox="\(frame.joined(separator: " "))" \
      width="\((window.width * FindingPicture.scale).plain)" \
      height="\((window.height * FindingPicture.scale).plain)">\
      <title id="t\(number)">\(Markup.escaped(title))</title>\
      <desc id="d\(number)">\(Markup.escaped(description))</desc>\(parts.joined())</svg>
      """
  }

  /// The picture in words.
  private var description: String {
    let element = surroundings.element
    let reacts =
      element.effective.boundingBox.map { "reacts in \($0.size.pair)" } ?? "reacts nowhere"
    let near = surroundings.neighbours.count
    return "To scale: drawn \(element.visual.size.pair) points, \(reacts), needs \(required.pair); "
      + (near == 0
        ? "nothing else to touch nearby" : Markup.count(near, "other element") + " nearby")
  }
}
