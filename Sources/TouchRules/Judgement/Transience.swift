import TouchModel

/// What comes and goes on a screen, as a message over whatever is shown does.
struct Transience {
  private let screens: [Screen]
  private let rounds: Rounds
  /// What the layouts of each round show.
  private let shown: [Int: Shown]

  private struct Shown {
    var elements: Set<Screen.Element.ID> = []
    /// Where what takes touches is written.
    var takers: Set<Place> = []
  }

  /// Looks at the layouts of one root.
  ///
  /// - Parameter numbers: The sets of choices that they were laid out under, by their numbers among
  ///   the rounds.
  init(_ screens: [Screen], numbers: [[Screen.Choice]: Int], in rounds: Rounds) {
    (self.screens, self.rounds) = (screens, rounds)
    var shown: [Int: Shown] = [:]
    for screen in screens {
      guard let number = numbers[screen.variant.choices] else { continue }
      for element in screen.elements {
        shown[number, default: Shown()].elements.insert(element.id)
        shown[number, default: Shown()].takers.formUnion(element.takers.compactMap(\.place))
      }
      if shown[number] == nil { shown[number] = Shown() }
    }
    self.shown = shown
  }

  /// Whether what takes the touches of an element comes and goes: some layout shows the element
  /// without it, or a choice that decides whether it is there does not decide whether the element is.
  func isPassing(_ failure: Tally.Failure) -> Bool {
    guard case .taken(let taker, _) = failure.violation.fault else { return false }
    if screens.contains(where: { $0.shows(failure, without: taker) }) { return true }
    let element = failure.element.id
    let deciding = choices { isThere(taker, in: $0) }
    return !deciding.isSubset(of: choices { $0.elements.contains(element) })
  }

  /// Whether what takes touches is there in every state of the screen, and not by a collection that
  /// may be empty.
  func isForGood(_ taker: Screen.Element.Taker) -> Bool {
    let mayBeAbsent = screens.contains { screen in
      screen.elements.contains { $0.id == taker.element && $0.mayBeAbsent }
    }
    return !mayBeAbsent && shown.values.allSatisfy { isThere(taker, in: $0) }
  }

  private func isThere(_ taker: Screen.Element.Taker, in shown: Shown) -> Bool {
    taker.element.map(shown.elements.contains) ?? taker.place.map(shown.takers.contains) ?? true
  }

  /// The choices of which another alternative alone made something appear or go, or one alternative
  /// always does, by their numbers.
  private func choices(deciding isThere: (Shown) -> Bool) -> Set<Int> {
    let there = shown.keys.filter { isThere(shown[$0]!) }
    let gone = shown.keys.filter { !isThere(shown[$0]!) }
    return there.reduce(into: rounds.telling(there, from: gone)) { choices, first in
      choices.formUnion(gone.compactMap { rounds.onlyDifference(first, $0) })
    }
  }
}

extension Screen {
  /// Whether as much of an element that fails is reached as is asked for, and what takes it is not
  /// there.
  fileprivate func shows(_ failure: Tally.Failure, without taker: Element.Taker) -> Bool {
    elements.contains {
      $0.id == failure.element.id && $0.isAlike(failure.element)
        && $0.isReached(failure.violation.required)
    } && !elements.contains { $0.id == taker.element && $0.isEnabled }
  }
}

extension Screen.Element {
  /// Whether all of it is reached, or as much as is asked for.
  fileprivate func isReached(_ required: Size) -> Bool {
    effective == clipped
      || effective.largestPiece?.size.covers(required, tolerance: Undersize.tolerance) == true
  }
}
