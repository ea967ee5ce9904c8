import TouchModel
import TouchRules

/// The search for declared elements that nothing from the roots on shows: on the screens that were
/// met, else in the views that they stand in, each by itself.
struct MissingSearch {
  private let audit: ProjectAudit
  private let walk: ScreenWalk
  /// The views that the app begins with.
  private let roots: [ViewReference]
  /// The names of what controllers that nothing makes lead to, and nothing else does.
  private let idle: Set<String>
  /// What is not found yet, and why some of it never will be.
  private(set) var missing: Missing
  /// What was found so far.
  private(set) var outcome: ScreenWalk.Outcome
  private var met: Set<UInt64>
  private var contexts: [String: Int]

  /// The names of what later systems alone have.
  private let later: Set<String>
  /// The names of what code makes that is not followed, which may give it anything.
  private let open: Set<String>
  /// The names of the views that are looked at as all that makes them does.
  private var asMade: Set<String> = []
  private var reach: Reach

  private var index: SourceIndex { audit.index }

  /// Begins with what a walk from the roots found, and what it left.
  init(
    _ audit: ProjectAudit, roots: [ViewReference], idle: Set<String>, _ walk: ScreenWalk,
    missing: Missing,
    outcome: ScreenWalk.Outcome, met: Set<UInt64>, contexts: [String: Int]
  ) {
    self.audit = audit
    self.walk = walk
    self.roots = roots
    self.idle = idle
    self.missing = missing
    self.outcome = outcome
    self.met = met
    self.contexts = contexts
    later = audit.index.names(after: audit.setting.system)
    let names = audit.index.namesInReach(of: roots.names, andLoose: true, but: later)
    open = audit.index.namesMadeOutsideViews.union(names.subtracting(outcome.shown))
    reach = Reach(audit: audit, leads: audit.leads, names: names)
    note(lookedAt: roots)
  }

  /// Looks for what is missing, and leaves out what no layout will ever show.
  mutating func run() {
    let reach = reach
    let loose = missing.elements.filter { $0.view == nil }.map(\.element)
    missing.place { reach.nearestView(to: $0) }
    let unshipped = leaveOutUnshipped()
    missing.leaveOut(outcome.absent.filter { $0.absence == .assistive })
    leaveOutRepeated()
    if !missing.isEmpty { self.reach.inRows = audit.rowUses.paths }
    let shown = outcome.shown
    lookWhereMade(by: shown)
    leaveOutHidden()
    lookAlone(but: unshipped, shown: shown)
    lookAtHosted(loose)
    let elsewhere = audit.shownElsewhere(missing.views, in: outcome)
    missing.leaveOut(outcome.absent.union(outcome.closings.filter(isForGood).absent))
    missing.leaveOut(as: .hidden, at: outcome.settled)
    missing.leaveOut(as: .otherSystem, at: elsewhere)
    missing.leaveOut(as: .unused, at: audit.project.unused(among: missing.elements))
  }

  // MARK: - What is left out

  /// Leaves out what names tell to be for other platforms and systems or for previews, and what nothing
  /// uses; returns the names of all that, which is judged without what it makes besides.
  private mutating func leaveOutUnshipped() -> Set<String> {
    let inReach = reach.names
    let onlyElsewhere = index.namesInReach(of: index.namesElsewhere, andLoose: false)
      .subtracting(inReach)
    missing.leaveOut(as: .otherPlatform) { onlyElsewhere.contains($0.name) }
    let onlyLater = index.namesInReach(of: later, andLoose: false).subtracting(inReach)
    missing.leaveOut(as: .otherSystem) { onlyLater.contains($0.name) }
    // What is made here and hidden is not the other systems' for being made there as well.
    missing.leaveOut(
      as: .otherSystem,
      at: audit.shownElsewhere(naming: missing.views, in: outcome).subtracting(outcome.settled))
    leaveOutClosed()
    let previewed = index.namesInReach(of: index.namesInPreviewsAlone, andLoose: false)
      .subtracting(inReach)
    let index = self.index
    missing.leaveOut(as: .preview) { !index.isOffered($0) && previewed.contains($0.name) }
    let idle = self.idle
    let unused = index.namesInReach(of: index.unusedNames, andLoose: false).subtracting(inReach)
      .union(idle)
    missing.leaveOut(as: .unused) { !index.isOffered($0) && unused.contains($0.name) }
    missing.leaveOut(as: .unused, ofTypes: index.unusedStyles)
    missing.leaveOut(as: .unused, ofTypes: audit.unusedTypes(among: missing.types))
    return onlyElsewhere.union(onlyLater).union(previewed).union(unused)
      .subtracting(index.namesOfPublicTypes).union(index.namesInPreviewsAlone)
  }

  /// Leaves out the views that closed branches alone lead to.
  private mutating func leaveOutClosed() {
    let closings = outcome.closings.filter(isForGood)
    leaveOut(as: .otherSystem, closedBy: closings.filter { $0.absence == .otherSystem })
    leaveOut(as: .closed, closedBy: closings)
  }

  private mutating func leaveOut(as absence: Absence, closedBy closings: Set<Closing>) {
    let inReach = reach.names
    let left = index.namesInReach(
      of: roots.names, andLoose: true, but: later, leftOut: closings.views(except: outcome.shown))
    missing.leaveOut(as: absence) { inReach.contains($0.name) && !left.contains($0.name) }
  }

  /// Leaves out what does in each of the views that make its view what is around it does.
  private mutating func leaveOutRepeated() {
    leaveOut(as: .repeated, followedAt: outcome.absent.filter { $0.absence == .repeated }.places)
  }

  /// Leaves out what was made and takes no touch in each of the views that make its view, as dots under
  /// `.allowsHitTesting(false)`: by itself it would take them.
  private mutating func leaveOutHidden() {
    leaveOut(as: .hidden, followedAt: outcome.settled.subtracting(outcome.absent.places))
  }

  private mutating func leaveOut(as absence: Absence, followedAt places: Set<Place>) {
    let followed = Set(missing.views(at: places).map(\.name).filter(isFollowed))
    missing.leaveOut(as: absence, at: places) { followed.contains($0.name) }
  }

  /// Whether what a branch holds is closed wherever its view is made.
  private func isForGood(_ closing: Closing) -> Bool {
    closing.absence != .unasked || !open.contains(closing.user) || asMade.contains(closing.user)
  }

  /// Whether nothing that makes the view of a branch asks for what it holds, and all of that was
  /// followed.
  private func isNeverAsked(_ closing: Closing) -> Bool {
    closing.absence == .unasked && isForGood(closing) && isFollowed(closing.user)
  }

  /// Whether a view was shown and all that makes it was followed.
  private func isFollowed(_ view: String) -> Bool {
    outcome.shown.contains(view)
      && outcome.seenWhole.isSuperset(
        of: index.users(of: [view]).intersection(reach.names).subtracting([view]))
  }

  // MARK: - What is looked at

  /// Looks where the views that make the missing ones were shown, whose fonts and styles reach them: on
  /// their screens, else at each maker by itself.
  private mutating func lookWhereMade(by shown: Set<String>) {
    lookOnScreens(evenUnasked: true)
    // Several choices together may ask for what none does alone: it is left out where it was not found
    // on its screens.
    missing.leaveOut(outcome.closings.filter(isNeverAsked).absent)
    let reach = reach
    var alone: [ViewReference] = []
    lookForMissing { _, way in
      let makers = way.owners.dropFirst().lazy.map { Set($0).intersection(shown) }
      let nearest = reach.views(named: makers.first { !$0.isEmpty } ?? [])
      alone += nearest
      return nearest.flatMap { reach.stops(at: $0) }
    }
    note(lookedAt: alone)
  }

  /// Looks at the views that the others stand in, so that what they show is judged there; then at each
  /// by itself, as far as nothing that was shown leads to it.
  private mutating func lookAlone(but unshipped: Set<String>, shown: Set<String>) {
    look(
      at: index.tops(
        of: Set(missing.views.map(\.name)), shown: shown, but: unshipped, views: audit.views))
    lookOnScreens()
    leaveOutClosed()
    look(at: missing.views.uniqued { [$0.file] + $0.path })
    let reach = reach
    var alone: [ViewReference] = []
    lookForMissing { view, _ in
      alone.append(view)
      return reach.stops(at: view)
    }
    note(lookedAt: alone)
    let asked = outcome.closings.filter { !isForGood($0) }
    look(at: missing.views(at: asked.absent.places), isGiven: true)
  }

  /// Looks at what code that is no view's writes for controllers to host, as far as something of it is
  /// still missing.
  private mutating func lookAtHosted(_ loose: [DeclaredElement]) {
    let left = Set(missing.elements.map(\.element.place))
    let sought = loose.filter { left.contains($0.place) && !idle.contains($0.view) }
    guard !sought.isEmpty else { return }
    walk.walk(
      from: audit.hostedStops(of: sought), into: &outcome, met: &met, contexts: &contexts,
      butKnown: true)
    missing.remove(reached: outcome.reached)
  }

  private mutating func look(at views: [ViewReference], isGiven: Bool = false) {
    note(lookedAt: views)
    // What a screen of the app's shows is judged there.
    walk.walk(
      from: views.flatMap { reach.stops(at: $0, isGiven: isGiven) }, into: &outcome, met: &met,
      contexts: &contexts, butKnown: true)
    missing.remove(reached: outcome.reached)
  }

  private mutating func note(lookedAt views: [ViewReference]) {
    asMade.formUnion(views.filter { audit.ways(toMake: $0) > 0 }.names)
  }

  /// Looks on the screens that were met.
  private mutating func lookOnScreens(evenUnasked: Bool = false) {
    let screens = outcome.screens
    lookForMissing(evenUnasked: evenUnasked) { _, way in
      way.owners.lazy.map { $0.compactMap { screens[$0] } }.first { !$0.isEmpty } ?? []
    }
  }

  /// Looks for each that is missing on the screens that are said to lead to its view.
  private mutating func lookForMissing(
    evenUnasked: Bool = false, on screens: (ViewReference, Leads.Way) -> [Stop]
  ) {
    let closings = outcome.closings.filter { !evenUnasked || $0.absence != .unasked }
    let known = outcome.settled.union(outcome.absent.places).union(closings.absent.places)
    walk.look(for: goals(but: known, on: screens), into: &outcome)
    missing.remove(reached: outcome.reached)
  }

  /// What is still to be looked for but for what is known, member by member, on the screens that are
  /// said to lead to it.
  private func goals(
    but known: Set<Place>, on screens: (ViewReference, Leads.Way) -> [Stop]
  ) -> [(screen: Stop, goal: Goal)] {
    let sought = missing.elements.filter { !known.contains($0.element.place) }
    guard !sought.isEmpty else { return [] }
    var goals: [(screen: Stop, goal: Goal)] = []
    var numbers: [[String]: Range<Int>] = [:]
    for declared in sought {
      guard let view = declared.view, let name = declared.element.member else { continue }
      let member = [view.file] + view.path + [name]
      if let known = numbers[member] {
        for number in known { goals[number].goal.places.insert(declared.element.place) }
        continue
      }
      let way = reach.leads.way(to: name, of: view.name)
      let goal = Goal(places: [declared.element.place], names: way.names)
      let first = goals.count
      goals += screens(view, way).uniqued(by: \.digest).prefix(Self.mostScreens)
        .map { ($0, goal) }
      numbers[member] = first..<goals.count
    }
    return goals
  }

  /// The most screens on which a member is looked for.
  private static let mostScreens = 3
}

/// What the roots may lead to by names, and how.
private struct Reach {
  let audit: ProjectAudit
  let leads: Leads
  let names: Set<String>
  /// The paths of the views that may stand in a row.
  var inRows: Set<String> = []

  /// The views of some names.
  func views(named names: Set<String>) -> [ViewReference] {
    audit.index.views(named: names, declared: audit.views)
  }

  /// The nearest view whose members call the function outside views that an element stands in, rather
  /// one that is within reach; nil where others than views call it as well.
  func nearestView(to element: DeclaredElement) -> ViewReference? {
    guard let function = element.member,
      let owners = leads.way(to: function, of: element.view, levels: 2).owners.dropFirst().first
    else { return nil }
    let views = views(named: Set(owners))
    guard Set(views.map(\.name)).count == owners.count else { return nil }
    return views.first { names.contains($0.name) } ?? views.first
  }

  /// Where walks begin at a view alone.
  ///
  /// - Parameter isGiven: Whether what makes the view may give it other values than it begins with.
  func stops(at view: ViewReference, isGiven: Bool = false) -> [Stop] {
    let isOpen = names.contains(view.name)
    return audit.stops(
      at: view, isOpen: isOpen, isGiven: isGiven,
      mayBeInRow: audit.index.isPartOfList(view)
        || isOpen && inRows.contains(view.path.joined(separator: ".")))
  }
}
