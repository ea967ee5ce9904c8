import TouchLayout
import TouchModel
import TouchRules

/// Goes from the roots of a project to every screen that they show, and judges each.
///
/// It goes in waves: the roots, the screens that they show, and so on. The screens of a wave are
/// evaluated in parallel and taken in order, so that the outcome does not depend on the threads.
struct ScreenWalk {
  /// What the walk found.
  struct Outcome {
    var judgement: Judgement
    /// The places of the elements that some layout shows, and of the calls that make them.
    var reached: Set<Place> = []
    /// What reads like an element and is no target where it was met.
    var absent: Set<Absent> = []
    /// The places of the elements that were made; those that no layout shows are hidden in all.
    var settled: Set<Place> = []
    /// The branches that no choice leads to.
    var closings: Set<Closing> = []
    /// The names of the project's views whose content was made.
    var shown: Set<String> = []
    /// Those of them on screens whose alternatives were all tried.
    var seenWhole: Set<String> = []
    /// The names of the views at the roots of screens that had more alternatives than are tried.
    var cut: Set<String> = []
    /// The digests of screens that are the same in all versions of the system: no condition asked
    /// for it in any alternative.
    var timeless: Set<UInt64> = []
    /// The first screen that makes each of them.
    var screens: [String: Stop] = [:]
  }

  let evaluator: ScreenEvaluator
  /// A judgement without any layout.
  let judgement: Judgement
  let jobs: Int
  /// Whether the elements of a file are judged.
  let isAudited: @Sendable (String) -> Bool
  /// Whether what the code of a file does to the elements of others is judged as well.
  let isNamed: @Sendable (String) -> Bool
  /// How many screens are judged.
  let count: ProgressCount
  /// What is remembered of earlier runs, if anything is to be.
  var memory: Memory?

  /// The most contexts of one view that are evaluated.
  static let mostContexts = 32
  /// The contexts of one view behind others that are tried in as many rounds as any screen. Later ones
  /// are, too, unless one of these had more alternatives than are tried.
  static let contextsTriedWhole = 2
  /// How many screens deep the walk goes; what lies deeper was met on the way in all apps tried.
  static let mostWaves = 12

  /// Walks from roots, adding to an outcome; screens that were met are not evaluated again.
  ///
  /// - Parameter isKnown: Whether no more is asked of what was judged before, but where other calls
  ///   make it.
  func walk(
    from roots: [Stop], into outcome: inout Outcome, met: inout Set<UInt64>,
    contexts: inout [String: Int], butKnown isKnown: Bool = false
  ) {
    let known = isKnown ? outcome.known : nil
    var wave = roots.filter { met.insert($0.digest).inserted }
    for _ in 0..<Self.mostWaves where !wave.isEmpty {
      let results = judged(wave)
      var next: [Stop] = []
      for (stop, result) in zip(wave, results) {
        outcome.add(result.screen, of: stop, but: known)
        if !result.screen.isCut, !result.screen.asksForSystem {
          outcome.timeless.insert(stop.digest)
        }
        for stop in result.stops where met.insert(stop.digest).inserted {
          guard contexts[stop.view, default: 0] < Self.mostContexts else { continue }
          contexts[stop.view, default: 0] += 1
          let isTriedAgain =
            contexts[stop.view]! > Self.contextsTriedWhole && outcome.cut.contains(stop.view)
          next.append(isTriedAgain ? stop.triedAgain : stop)
        }
      }
      wave = next
    }
  }

  /// A screen that was judged, with the stops behind it.
  struct Result: Sendable {
    var screen = JudgedScreen()
    var stops: [Stop] = []
  }

  private func judged(_ wave: [Stop]) -> [Result] {
    let walk = self
    count.expect(wave.count)
    return LargeStack.map(wave, threads: jobs) { stop in
      defer { walk.count.advance() }
      return walk.remembered(stop) ?? walk.evaluated(stop)
    }
  }

  /// What an earlier run made of a screen, if that still holds; what it leads to is made where it is
  /// asked for, by evaluating the screen after all.
  func remembered(_ stop: Stop, goal: Goal? = nil) -> Result? {
    guard let known = memory?.recall(JudgedScreen.self, stop.key(for: goal)) else { return nil }
    let (evaluator, rounds) = (evaluator, known.value.rounds)
    let made = Locked<[UInt64: ScreenSeed]?>(nil)
    let seeds: @Sendable () -> [UInt64: ScreenSeed] = {
      made.withLock { made in
        if let made { return made }
        let seeds = stop.request.map { evaluator.seeds(of: $0, goal: goal, rounds: rounds) } ?? []
        let byDigest = Dictionary(seeds.map { ($0.digest, $0) }) { first, _ in first }
        made = byDigest
        return byDigest
      }
    }
    let marks = known.value.seeds
    let way = marks.contains { $0.identity == nil } ? known.uses() : nil
    return Result(
      screen: known.value,
      stops: marks.map { mark in stop.next(mark, way: way) { seeds()[mark.digest] } })
  }

  private func evaluated(_ stop: Stop) -> Result {
    guard let request = stop.request else { return Result() }
    let (result, uses) = evaluate(request, at: stop)
    return kept(result, of: request, at: stop, uses)
  }

  /// What a screen comes to, with what was read for it.
  func evaluate(
    _ request: ScreenRequest, at stop: Stop, for goal: Goal? = nil
  ) -> (ScreenResult, UseRecorder) {
    let uses = UseRecorder()
    var evaluator = evaluator
    if memory != nil {
      evaluator.index = evaluator.index.recording(uses)
      if let way = stop.way {
        uses.take(way)
      } else {
        SeedIdentity(of: request.seed).note(in: evaluator.index)
      }
    }
    return (evaluator.evaluate(request, goal: goal), uses)
  }

  /// What a screen came to, judged and kept for later runs.
  func kept(
    _ result: ScreenResult, of request: ScreenRequest, at stop: Stop, for goal: Goal? = nil,
    _ uses: UseRecorder
  ) -> Result {
    var result = result
    if let goal { result.layouts.keep(goal.places) }
    let screen = judged(result, of: request)
    memory?.keep(screen, stop.key(for: goal), uses: uses)
    return Result(
      screen: screen,
      stops: zip(screen.seeds, result.seeds).map { mark, seed in
        stop.next(mark, way: uses) { seed }
      })
  }

  private func judged(_ result: ScreenResult, of request: ScreenRequest) -> JudgedScreen {
    var result = result
    result.layouts.leaveOut(disabled: result.disabledForGood)
    var reached: Set<Place> = []
    for layout in result.layouts {
      for element in layout.elements where isAudited(element.id.place.file) {
        reached.insert(element.id.place)
        if let call = element.calledAt { reached.insert(call) }
      }
    }
    result.layouts.leaveOutInert()
    result.layouts.leaveOut(emptyAt: result.absent.places)
    var judgement = judgement
    if request.mayBeInRow {
      judgement.add(
        undecided: result.layouts.takeHostable().filter { isAudited($0.id.place.file) },
        "the views that use it cannot be followed, and a row or a menu may hold it")
    }
    if judgement.policy.allows(.systemBar) {
      judgement.add(
        undecided: result.layouts.take { $0.sharesBarItem && !$0.isRestyled && !$0.kind.isField }
          .filter { isAudited($0.id.place.file) },
        "what a bar gives an item that the app puts together is not known")
    }
    judgement.add(result.layouts) { element in
      isAudited(element.id.place.file)
        || element.trace.contains { step in step.place.map { isNamed($0.file) } ?? false }
    }
    return JudgedScreen(
      sightings: judgement.sightings, reached: reached, absent: result.absent,
      settled: result.settled, closings: result.closings, shown: result.shown, isCut: result.isCut,
      asksForSystem: result.asksForSystem,
      seeds: result.seeds.map { seed in
        JudgedScreen.Seed(
          digest: seed.digest, view: seed.rootName,
          identity: memory == nil ? nil : SeedIdentity(of: seed).value)
      },
      rounds: result.rounds)
  }
}

extension Stop {
  /// The key of what is made of it, be it for what is looked for there.
  fileprivate func key(for goal: Goal?) -> UInt64 {
    guard let goal else { return key }
    var hash = ContentHash()
    hash.add(key)
    hash.add(goal.digest)
    return hash.value
  }

  /// The same where its view was tried in other contexts.
  fileprivate var triedAgain: Stop {
    var stop = self
    var hash = ContentHash()
    hash.add(key)
    hash.add("again")
    stop.key = hash.value
    stop.mostRounds = Choices.mostRoundsAgain
    return stop
  }

  /// The stop that shows a screen behind this one.
  fileprivate func next(
    _ seed: JudgedScreen.Seed, way: UseRecorder?, make: @escaping @Sendable () -> ScreenSeed?
  ) -> Stop {
    var hash = ContentHash()
    hash.add(seed.identity ?? key)
    hash.add(seed.digest)
    return Stop(
      key: hash.value, digest: seed.digest, view: seed.view,
      way: seed.identity == nil ? way : nil, make: make)
  }
}

extension ScreenWalk.Outcome {
  /// What is judged already, and where it is called.
  struct Known {
    var places: Set<Place>
    var calls: Set<Place>
  }

  fileprivate var known: Known { Known(places: reached.filter(judgement.judges), calls: reached) }

  mutating func add(_ result: JudgedScreen, of stop: Stop, but known: Known? = nil) {
    judgement.add(
      known.map { result.sightings.leavingOut($0.places, calledAt: $0.calls) } ?? result.sightings)
    reached.formUnion(result.reached)
    absent.formUnion(result.absent)
    settled.formUnion(result.settled)
    closings.formUnion(result.closings)
    for name in result.shown where !shown.contains(name) { screens[name] = stop }
    shown.formUnion(result.shown)
    if result.isCut { cut.insert(stop.view) } else { seenWhole.formUnion(result.shown) }
  }
}

/// An element under some choices, whatever its content.
private struct Occurrence: Hashable {
  var element: Screen.Element.ID
  var choices: [Screen.Choice]
}

extension [Screen] {
  /// Leaves out elements that are disabled whatever happens: they are no targets.
  fileprivate mutating func leaveOut(disabled ids: Set<Screen.Element.ID>) {
    guard !ids.isEmpty else { return }
    for index in indices {
      self[index].elements.removeAll { !$0.isEnabled && ids.contains($0.id) }
    }
  }

  /// Leaves out what reacts nowhere in any layout and is no target in a state in which there is something
  /// to hit.
  fileprivate mutating func leaveOut(emptyAt places: Set<Place>) {
    var empty = places
    for screen in self {
      for element in screen.elements where !element.region.isEmpty {
        empty.remove(element.id.place)
      }
    }
    guard !empty.isEmpty else { return }
    for index in indices { self[index].elements.removeAll { empty.contains($0.id.place) } }
  }

  /// Leaves out an element under choices that disable it or leave it nowhere to react, whatever its
  /// content, if it does react under others: there it is no target.
  fileprivate mutating func leaveOutInert() {
    var live: Set<Screen.Element.ID> = []
    var reacting: Set<Occurrence> = []
    for screen in self {
      for element in screen.elements where element.isEnabled && !element.region.isEmpty {
        live.insert(element.id)
        reacting.insert(Occurrence(element: element.id, choices: screen.variant.choices))
      }
    }
    for index in indices {
      let choices = self[index].variant.choices
      self[index].elements.removeAll {
        live.contains($0.id)
          && !reacting.contains(Occurrence(element: $0.id, choices: choices))
      }
    }
  }
}

extension [Screen] {
  /// Leaves the elements at some places that react in one of the layouts: what is looked for. The
  /// rest was judged by more than one round.
  fileprivate mutating func keep(_ places: Set<Place>) {
    var reacting: Set<Screen.Element.ID> = []
    for screen in self {
      for element in screen.elements where element.isEnabled && !element.region.isEmpty {
        if places.contains(element.id.place) { reacting.insert(element.id) }
      }
    }
    for index in indices { self[index].elements.removeAll { !reacting.contains($0.id) } }
  }

  /// Takes out the elements that a row or a menu around their view would make larger.
  fileprivate mutating func takeHostable() -> [Screen.Element] {
    // What is large enough by itself stays so in a row.
    var small: Set<Screen.Element.ID> = []
    for screen in self {
      for element in screen.elements {
        let size = element.region.largestPiece?.size ?? .zero
        if !size.covers(Size(width: 44, height: 44)) { small.insert(element.id) }
      }
    }
    return take { element in
      guard element.style == .automatic, element.container == .none, small.contains(element.id)
      else { return false }
      switch element.kind {
      case .button, .navigationLink, .link, .menu, .shareLink, .photosPicker: return true
      default: return false
      }
    }
  }

  /// Takes out the elements that fulfil a condition; returns one for each place.
  fileprivate mutating func take(_ condition: (Screen.Element) -> Bool) -> [Screen.Element] {
    var taken: [Screen.Element] = []
    for index in indices {
      taken += self[index].elements.filter(condition)
      self[index].elements.removeAll(where: condition)
    }
    return taken.uniqued(by: \.id.place)
  }
}

extension ScreenSeed {
  /// The name of the view at the root, or of the view that shows it.
  var rootName: String {
    guard case .view(let view) = content else { return self.view }
    var current = view
    while case .modified(let content, _) = current { current = content }
    if case .project(let instance, _) = current { return instance.type.name }
    return self.view
  }
}

extension Judgement {
  /// Takes in elements that cannot be decided, for one reason.
  fileprivate mutating func add(undecided elements: [Screen.Element], _ reason: String) {
    for element in elements {
      add(
        undecided: Subject(
          place: element.id.place, kind: element.kind, label: element.label, view: element.view),
        reason: reason)
    }
  }
}

extension Screen.Element.Kind {
  /// Whether it is a field, which a bar leaves as it is.
  fileprivate var isField: Bool { self == .textField || self == .secureField }
}
