import TouchModel

/// What comes and goes on a screen by itself, as a message over whatever is shown does.
struct Transience {
  private let rounds: Rounds
  /// By the number of a round, what its layouts show.
  private var shown: [Int: Shown] = [:]

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
    self.rounds = rounds
    for screen in screens {
      guard let number = numbers[screen.variant.choices] else { continue }
      var seen = shown[number] ?? Shown()
      for element in screen.elements {
        seen.elements.insert(element.id)
        seen.takers.formUnion(element.takers.compactMap(\.place))
      }
      shown[number] = seen
    }
  }

  /// Whether what takes the touches of an element comes and goes by itself: a choice that decides
  /// whether it is there does not decide whether the element is.
  func isPassing(_ failure: Tally.Failure) -> Bool {
    guard case .taken(let taker, _) = failure.violation.fault else { return false }
    let element = failure.element.id
    let deciding = choices {
      taker.element.map($0.elements.contains) ?? taker.place.map($0.takers.contains) ?? true
    }
    return !deciding.isSubset(of: choices { $0.elements.contains(element) })
  }

  /// The choices of which another alternative alone made something appear or go, by their numbers.
  private func choices(deciding isThere: (Shown) -> Bool) -> Set<Int> {
    let (there, gone) = (shown.filter { isThere($0.value) }, shown.filter { !isThere($0.value) })
    return there.keys.reduce(into: []) { choices, first in
      choices.formUnion(gone.keys.compactMap { rounds.onlyDifference(first, $0) })
    }
  }
}
