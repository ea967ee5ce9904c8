import TouchModel
import TouchRules

/// One view of a picture: its screen to scale, and below it the list of its elements.
struct ScreenPanel {
  /// What a policy makes of an element, over the view's layouts.
  enum Verdict: CaseIterable {
    case error, warning, undecided, pass, exempt
  }

  let view: InspectedView
  /// What the policy makes of each element, and why, in the order of the typical layout.
  let judgements: [(verdict: Verdict, words: String)]
  /// The part of the plane that is shown: the screen, and what lies beyond its edges.
  let window: Rect

  private static let head = 44.0
  private static let row = 15.0

  init(_ view: InspectedView, policy: Policy) {
    self.view = view
    let range = ContentRange(view)
    judgements = view.typical.elements.indices.map { index in
      let layouts = [
        (Optional(view.typical.elements[index]), view.typical),
        (range.smallest[index], view.smallest), (range.largest[index], view.largest),
      ]
      return ScreenPanel.judge(
        layouts.compactMap { element, screen in element.map { ($0, screen) } }, under: policy)
    }
    let boxes = view.typical.elements.map { Surroundings.Item($0).box }.filter { !$0.isEmpty }
    let bounds = view.typical.bounds
    window = boxes.reduce(bounds.isEmpty ? boxes.first ?? bounds : bounds) { $0.union($1) }
  }

  var hasLost: Bool { view.typical.elements.contains { $0.effective != $0.region } }

  /// The extent of the panel, in points.
  var size: Size {
    let list = Double(max(1, view.typical.elements.count)) * ScreenPanel.row
    return Size(
      width: max(window.width, 300), height: ScreenPanel.head + window.height + 12 + list)
  }

  /// The panel from its top left.
  var text: String {
    let typical = view.typical
    let place = typical.place.map { "\($0.file):\($0.line)" } ?? ""
    var parts = [
      Drawing.text(typical.view, x: 0, y: 14, size: 15, .title),
      Drawing.text(
        "\(place)  \(typical.bounds.size.pair) on \(typical.device.name)".fitted(to: size.width),
        x: 0, y: 31, size: 10, .caption),
      "<g transform=\"translate(\((-window.minX).plain) "
        + "\((ScreenPanel.head - window.minY).plain))\">\(screen)</g>",
    ]
    var y = ScreenPanel.head + window.height + 20
    for (index, element) in typical.elements.enumerated() {
      let (drawn, hit) = (element.visual.size.pair, element.effective.boundingBox?.size.pair)
      let sizes =
        hit == drawn
        ? "drawn and reacts in \(drawn)"
        : "drawn \(drawn), " + (hit.map { "reacts in \($0)" } ?? "never reacts")
      let name = element.label.map { "'\($0)' \(element.kind.noun)" } ?? element.kind.noun
      let line =
        "\(index + 1)  \(name): \(sizes); \(judgements[index].words)"
      parts.append(
        Drawing.text(line.fitted(to: size.width), x: 0, y: y, size: 10, .caption, full: line))
      y += ScreenPanel.row
    }
    if typical.elements.isEmpty {
      parts.append(Drawing.text("nothing to act on", x: 0, y: y, size: 10, .caption))
    }
    return parts.joined()
  }

  /// The screen in its own coordinates, from back to front.
  private var screen: String {
    var parts = [Drawing.rect(view.typical.bounds.isEmpty ? window : view.typical.bounds, .screen)]
    for (index, element) in view.typical.elements.enumerated() {
      if element.effective != element.region { parts.append(Drawing.region(element.region, .lost)) }
      if !element.effective.isEmpty {
        parts.append(Drawing.region(element.effective, judgements[index].verdict.part))
      }
    }
    for (index, element) in view.typical.elements.enumerated() {
      if !element.visual.isEmpty {
        parts.append(Drawing.rect(element.visual, .visual))
        parts.append(Drawing.label(element.label, in: element.visual))
      }
      let corner = Surroundings.Item(element).box
      parts.append(
        Drawing.text(
          "\(index + 1)", x: corner.minX + 2, y: corner.minY + 7, size: 7, .caption))
    }
    return parts.joined()
  }

  /// Judges the layouts of one element: it fails or passes if it does in all, else it is undecided.
  private static func judge(
    _ layouts: [(Screen.Element, Screen)], under policy: Policy
  ) -> (Verdict, String) {
    let all = layouts.map { element, screen in
      // The picture says how large each is; what lies around it is there to be seen.
      let outcomes = Rule.all.filter {
        policy.severity(of: $0.id) != nil && !$0.id.isOfSurroundings
      }
      .map { $0.check(element, screen, policy) }
      return judge(outcomes)
    }
    guard let first = all.first else { return (.exempt, "") }
    let fails = all.filter { $0.0 == .error || $0.0 == .warning }
    if fails.isEmpty || fails.count == all.count {
      return all.first { $0.0 == .warning } ?? first
    }
    return (.undecided, "its content decides")
  }

  private static func judge(_ outcomes: [Outcome]) -> (Verdict, String) {
    var result: (Verdict, String)?
    for outcome in outcomes {
      switch outcome {
      case .fail(let violation):
        let verdict = violation.severity == .error ? Verdict.error : .warning
        if result.map({ $0.0 != .error }) ?? true {
          result = (verdict, "needs \(violation.required.pair)")
        }
      case .exempt(let exemption):
        if result == nil { result = (.exempt, "exempt: \(exemption.reason)") }
      case .pass:
        if result == nil || result?.0 == .exempt { result = (.pass, "passes") }
      case .notApplicable: break
      }
    }
    return result ?? (.exempt, "no rule applies")
  }
}

extension ScreenPanel.Verdict {
  /// How the hit region looks.
  var part: PictureStyle.Part {
    switch self {
    case .error: .error
    case .warning: .warning
    case .undecided: .undecided
    case .pass: .pass
    case .exempt: .exempt
    }
  }

  /// What the look means.
  var meaning: String {
    switch self {
    case .error: "below the minimum"
    case .warning: "below what is recommended"
    case .undecided: "content decides"
    case .pass: "sufficient"
    case .exempt: "exempt"
    }
  }
}

extension String {
  /// The text, cut where it would be wider than some points at a size of 10.
  fileprivate func fitted(to width: Double) -> String {
    let most = Int(min(width / 5.2, 10_000))
    return count <= most ? self : prefix(max(1, most - 1)) + "…"
  }
}
