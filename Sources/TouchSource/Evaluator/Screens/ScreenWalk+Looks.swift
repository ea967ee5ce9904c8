import TouchModel

/// Looks at screens that were met for what no round has shown.
///
/// What a look makes of a screen depends on what is looked for by the answers alone that branches and
/// screens give, whether they lead there. A look that would get the answers of an earlier one is not
/// evaluated again, unless the earlier one made what is looked for: then it is laid out for it.
extension ScreenWalk {
  /// Looks on screens for what no round has shown, one round each, and on those that they show.
  func look(for goals: [(screen: Stop, goal: Goal)], into outcome: inout Outcome) {
    var wave = goals
    for _ in 0..<2 where !wave.isEmpty {
      var next: [(screen: Stop, goal: Goal)] = []
      for (one, result) in zip(wave, looked(wave)) {
        outcome.add(result.screen, of: one.screen)
        next += result.stops.map { ($0, one.goal) }
      }
      wave = next
    }
  }

  /// What the looks of a wave come to, in their order: those at one screen one after the other.
  private func looked(_ wave: [(screen: Stop, goal: Goal)]) -> [Result] {
    let walk = self
    count.expect(wave.count)
    let byScreen = Dictionary(grouping: wave.indices) { wave[$0].screen.key }
    let results = LargeStack.map(byScreen.values.sorted { $0[0] < $1[0] }, threads: jobs) { group in
      var looks: [Look] = []
      return group.map { number in
        defer { walk.count.advance() }
        return (number, walk.looked(at: wave[number].screen, for: wave[number].goal, &looks))
      }
    }
    return results.joined().sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// What a look comes to.
  ///
  /// - Parameter looks: The looks at the same screen that were evaluated.
  private func looked(at stop: Stop, for goal: Goal, _ looks: inout [Look]) -> Result {
    if let known = remembered(stop, goal: goal) { return known }
    if let alike = looks.first(where: { $0.wouldMissAsWell(goal) }) {
      return kept(alike.result, of: alike.request, at: stop, for: goal, alike.uses)
    }
    guard let request = stop.request else { return Result() }
    var (result, uses) = evaluate(request, at: stop, for: goal)
    let made = kept(result, of: request, at: stop, for: goal, uses)
    result.layouts = []
    looks.append(Look(goal: goal, request: request, result: result, uses: uses))
    return made
  }
}

/// A look that was evaluated.
private struct Look {
  var goal: Goal
  var request: ScreenRequest
  /// What it came to, without its layouts.
  var result: ScreenResult
  /// What was read for it.
  var uses: UseRecorder

  /// Whether it would have come to the same, looking for something else, and not have made that.
  func wouldMissAsWell(_ other: Goal) -> Bool {
    other.places.isDisjoint(with: result.settled)
      && result.leads.allSatisfy { $0.leads(to: goal) == $0.leads(to: other) }
  }
}
