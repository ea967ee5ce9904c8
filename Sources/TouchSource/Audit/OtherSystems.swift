import TouchLayout
import TouchModel

/// What other versions of the system show, which is no target on this one.
extension ProjectAudit {
  /// The places of elements that views make where every `#available` holds, or none. Those that have more
  /// alternatives than are tried on this system have as many on others.
  func shownElsewhere(_ views: [ViewReference], in outcome: ScreenWalk.Outcome) -> Set<Place> {
    let cut = outcome.cut.subtracting(outcome.seenWhole)
    let views = views.uniqued { [$0.file] + $0.path }.filter { !cut.contains($0.name) }
    let audit = self
    return gathered(views.count) { number in
      let view = views[number]
      return audit.understood(MemoryPurpose.elsewhere.key(of: view)) { index in
        guard let type = index.type(at: view) else { return [] }
        return audit.shownElsewhere(
          ScreenRequest(
            seed: audit.setting.seed(for: type, isOpen: true), view: type.name,
            isWholeScreen: type.isScene), in: index)
      }
    }
  }

  /// The places of elements that screens would make, were every `#available` to hold or none, which
  /// were seen in all their alternatives and name the views of such elements.
  func shownElsewhere(
    naming views: [ViewReference], in outcome: ScreenWalk.Outcome
  ) -> Set<Place> {
    let stops = index.users(of: Set(views.map(\.name))).intersection(outcome.seenWhole).sorted()
      .compactMap { outcome.screens[$0] }
      .uniqued(by: \.digest).filter { !outcome.timeless.contains($0.digest) }
    let audit = self
    return gathered(stops.count) { number in
      audit.shownElsewhere(on: stops[number])
    }
  }

  private func shownElsewhere(on stop: Stop) -> Set<Place> {
    let key = MemoryPurpose.screenElsewhere.key(of: stop)
    if let known = memory?.recall(Set<Place>.self, key) { return known.value }
    guard let request = stop.request else { return [] }
    let uses = UseRecorder()
    let recording = index.recording(uses)
    if let way = stop.way {
      uses.take(way)
    } else {
      SeedIdentity(of: request.seed).note(in: recording)
    }
    let found = shownElsewhere(request, in: recording)
    memory?.keep(found, key, uses: uses)
    return found
  }

  private func shownElsewhere(_ request: ScreenRequest, in index: SourceIndex) -> Set<Place> {
    var places: Set<Place> = []
    for system in [1, 1000] {
      var other = setting
      other.system = system
      let made = ScreenEvaluator(index: index, setting: other).elements(of: request)
      // Of more alternatives than are tried those of this system may make the same.
      if made.isCut { return [] }
      places.formUnion(made.places)
      if !made.asksForSystem { break }
    }
    return places
  }

  /// What is found for some numbers, in parallel.
  private func gathered(
    _ count: Int, _ find: @escaping @Sendable (Int) -> Set<Place>
  ) -> Set<Place> {
    let places = Locked<Set<Place>>([])
    LargeStack.forEach(below: count, threads: jobs) { number in
      let found = find(number)
      places.withLock { $0.formUnion(found) }
    }
    return places.withLock { $0 }
  }
}
