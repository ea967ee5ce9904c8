import TouchModel

/// What one rule said of one element in the layouts of one set of choices.
package struct Tally {
  private var passes = 0
  private var exemption: Exemption?
  private var exempts = 0
  private var failures: [Failure] = []
  private var reason: String?

  /// A violation with the element and the layout in which it was seen.
  package struct Failure {
    package var violation: Violation
    package var element: Screen.Element
    package var isTypical: Bool
    /// The layout in which it was seen, by its number among those that are weighed together.
    package var screen: Int
    /// The largest size in which others can be hit there that the same place makes, if any is larger.
    package var largestBeside: Size?
    /// What lies near the element there.
    package var surroundings: Surroundings?
    /// How often people miss the element there.
    package var missRates: [MissRate] = []

    package init(violation: Violation, element: Screen.Element, isTypical: Bool, screen: Int) {
      (self.violation, self.element) = (violation, element)
      (self.isTypical, self.screen) = (isTypical, screen)
    }
  }

  /// Counts what the rule said of the element in one layout.
  ///
  /// Of several occurrences in that layout, as the rows of a loop, the worst is counted.
  mutating func count(_ outcomes: [(Outcome, Screen.Element)], isTypical: Bool, screen: Int) {
    var failure: Failure?
    var (passed, exempted): (Bool, Exemption?) = (false, nil)
    var largest = Size.zero
    // One of which open content leaves nothing says less than those that are there.
    let there = outcomes.filter { !$0.1.isOpenNothing }
    for (outcome, element) in there.isEmpty ? outcomes : there {
      if let unsure = element.reason { reason = min(reason ?? unsure, unsure) }
      switch outcome {
      case .fail(let violation):
        let new = Failure(
          violation: violation, element: element, isTypical: isTypical, screen: screen)
        if failure.map({ new.isWorse(than: $0) }) ?? true { failure = new }
        if violation.measured.area > largest.area { largest = violation.measured }
      case .pass:
        passed = true
        let size = element.region.largestPiece?.size ?? .zero
        if size.area > largest.area { largest = size }
      case .exempt(let exemption): exempted = exemption
      case .notApplicable: break
      }
    }
    if var failure {
      if largest.area > failure.violation.measured.area + 0.01 { failure.largestBeside = largest }
      failures.append(failure)
    } else if passed {
      passes += 1
    } else if let exempted {
      exempts += 1
      if exempted.reason < exemption?.reason ?? "\u{10FFFF}" { exemption = exempted }
    }
  }

  /// What holds in every layout, or nil where the rule had nothing to say; a rule on what lies around
  /// says nothing but failures.
  func result(of rule: Rule.ID) -> Result? {
    guard let result, rule.isOfSurroundings else { return result }
    if case .fail = result { return result }
    return nil
  }

  /// Whether some layouts fail and others do not.
  var isOpen: Bool { !failures.isEmpty && passes + exempts > 0 }

  private static let openContent = "its size depends on content that is not in the source"

  private var result: Result? {
    if failures.isEmpty {
      if passes > 0 { return .pass }
      return exemption.map { .exempt($0) }
    }
    guard passes == 0, exempts == 0 else {
      return .undecided(reason ?? Self.openContent)
    }
    // The finding shows the typical layout, as pictures do, and claims what all layouts show.
    var shown = first(of: failures)
    if shown.element.isOpenNothing {
      // Nobody makes a target of nothing: what is open has taken the room, or is all that it shows.
      return .undecided(reason ?? Self.openContent)
    }
    let blameless = failures.filter { $0.violation.fault == nil }
    if shown.violation.fault != nil, !blameless.isEmpty {
      // A step is to blame only if it is in every layout.
      let other = first(of: blameless).violation
      (shown.violation.fault, shown.violation.cause) = (nil, other.cause)
      shown.violation.remedy = other.remedy
    }
    switch shown.violation.fault {
    case .gap: break
    default:
      shown.violation.remedy.reserve(
        for: failures.map(\.reacting), required: shown.violation.required)
    }
    var mildest = shown.violation.severity
    var largest = shown.violation.measured
    for failure in failures {
      mildest = min(mildest, failure.violation.severity)
      // The widest layout need not be the highest: no one of them bounds the others.
      let measured = failure.violation.measured
      largest = Size(
        width: max(largest.width, measured.width), height: max(largest.height, measured.height))
    }
    shown.violation.severity = mildest
    return .fail(shown, largest: largest, leastGap: leastGap)
  }

  /// The width and the height that a dead stretch has at least in each of the failures.
  private var leastGap: Size? {
    failures.compactMap { failure -> Size? in
      guard case .gap(let gap, _) = failure.violation.fault else { return nil }
      return gap
    }.reduce(nil) { least, gap in
      Size(
        width: min(least?.width ?? gap.width, gap.width),
        height: min(least?.height ?? gap.height, gap.height))
    }
  }

  private func first(of failures: [Failure]) -> Failure {
    failures.dropFirst().reduce(failures[0]) { $1.isShownBefore($0) ? $1 : $0 }
  }

  /// What a tally comes to.
  enum Result {
    case pass
    case fail(Failure, largest: Size, leastGap: Size?)
    case undecided(String)
    case exempt(Exemption)
  }
}

extension Tally.Failure {
  /// The size of the box around all that can be hit.
  fileprivate var reacting: Size {
    violation.measured.union(element.reacting)
  }

  /// Whether this one says more of one layout than another.
  fileprivate func isWorse(than other: Tally.Failure) -> Bool {
    if violation.severity != other.violation.severity {
      return violation.severity > other.violation.severity
    }
    return violation.measured.isShorter(than: other.violation.measured, of: violation.required)
  }

  /// Whether a finding shows this one rather than another.
  fileprivate func isShownBefore(_ other: Tally.Failure) -> Bool {
    if isTypical != other.isTypical { return isTypical }
    let (mine, its) = (violation.measured, other.violation.measured)
    if mine != its { return mine.isShorter(than: its, of: violation.required) }
    return (element.layout.minY, element.layout.minX)
      < (other.element.layout.minY, other.element.layout.minX)
  }
}

extension Screen.Element {
  /// Whether nothing reacts, and open content decides whether anything does.
  fileprivate var isOpenNothing: Bool { certainty == .unknown && region.isEmpty }
}

extension Size {
  /// The product of the sides, in square points.
  var area: Double { width * height }

  /// The part of the size inside another.
  func cut(to other: Size) -> Size {
    Size(width: min(width, other.width), height: min(height, other.height))
  }

  /// Whether it falls shorter of a size that is asked for than another, or as short of it with less in all.
  func isShorter(than other: Size, of required: Size) -> Bool {
    (cut(to: required).area, area, width) < (other.cut(to: required).area, other.area, other.width)
  }

  /// The same by more than sums of lengths are inexact.
  func isClearlyShorter(than other: Size, of required: Size) -> Bool {
    let (own, its) = (cut(to: required).area, other.cut(to: required).area)
    return own < its - Undersize.tolerance
      || own < its + Undersize.tolerance && area < other.area - Undersize.tolerance
  }

  /// The longer of the sides of two sizes each.
  func union(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}

extension Remedy {
  /// Reserves on both axes where the target falls short on both, in one layout or another.
  fileprivate mutating func reserve(for sizes: [Size], required: Size) {
    func enough(_ own: Double?, _ side: (Size) -> Double) -> Double? {
      sizes.contains { side($0) < side(required) - Undersize.tolerance } ? side(required) : own
    }
    switch self {
    case .reserve(let width, let height):
      self = .reserve(width: enough(width) { $0.width }, height: enough(height) { $0.height })
    case .reserveAfter(let step, let width, let height):
      self = .reserveAfter(
        step: step, width: enough(width) { $0.width }, height: enough(height) { $0.height })
    case .inCells(let grid, let length, var change):
      change.reserve(for: sizes, required: required)
      self = .inCells(of: grid, length: length, change)
    default: break
    }
  }
}
