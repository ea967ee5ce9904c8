import TouchLayout
import TouchModel
import TouchRules

/// One audit of a project that is open.
struct ProjectAudit: Sendable {
  let project: Project
  let setting: Setting
  /// A judgement without any layout.
  let judgement: Judgement
  let jobs: Int
  let progress: AuditProgress.Listener?
  /// What is remembered of earlier runs, if anything is to be.
  let memory: Memory?

  var index: SourceIndex { project.index }

  /// Returns the judgement of all that the audited files declare.
  func run() -> Judgement {
    let audited = Set(project.auditedFiles)
    let count = ProgressCount(.judging, progress)
    let walk = ScreenWalk(
      evaluator: ScreenEvaluator(index: index, setting: setting), judgement: judgement, jobs: jobs,
      isAudited: { audited.contains($0) }, count: count, memory: memory)
    var outcome = ScreenWalk.Outcome(judgement: judgement)
    var met: Set<UInt64> = []
    var contexts: [String: Int] = [:]
    let roots = index.roots(views: views)
    walk.walk(
      from: roots.flatMap { stops(at: $0, mayBeInRow: index.isPartOfList($0)) },
      into: &outcome, met: &met, contexts: &contexts)

    // Views that no root leads to by names that could be followed are looked at alone.
    let declared = declaredElements
    var missing = Missing(declared)
    missing.remove(reached: outcome.reached)
    if !missing.isEmpty {
      lookAlone(
        &missing, roots: roots, walk, into: &outcome, met: &met,
        contexts: &contexts)
    }
    for one in declared { account(for: one, missing, in: &outcome) }
    UIKitAudit(project: project, setting: setting, jobs: jobs, count: count)
      .judge(into: &outcome.judgement, empty: judgement, memory: memory)
    return outcome.judgement
  }

  /// Sees to it that an element that no layout shows is not lost: it is left out for a reason that
  /// holds on every screen, or it is undecided.
  private func account(
    for declared: Project.Declared, _ missing: Missing, in outcome: inout ScreenWalk.Outcome
  ) {
    let element = declared.element
    guard !outcome.judgement.judges(element.place) else { return }
    let subject = Subject(
      place: element.place, kind: element.kind, label: element.label, view: element.view)
    // What was laid out and not judged has nothing to act on.
    let isEmpty = outcome.reached.contains(element.place)
    if let absence = missing.absences[element.place] ?? (isEmpty ? .hidden : nil) {
      outcome.judgement.add(leftOut: subject, as: absence)
    } else {
      outcome.judgement.add(
        undecided: subject,
        reason: isCut(declared, in: outcome)
          ? "no layout shows it, because its screen has more alternatives than are tried"
          : "no layout shows it, because what shows it cannot be followed")
    }
  }

  /// Looks at the views of elements that were not met yet; takes out those that are accounted for.
  private func lookAlone(
    _ missing: inout Missing, roots: [ViewReference], _ walk: ScreenWalk,
    into outcome: inout ScreenWalk.Outcome, met: inout Set<UInt64>, contexts: inout [String: Int]
  ) {
    let later = index.names(after: setting.system)
    let inReach = index.namesInReach(of: roots.names, andLoose: true, but: later)
    let leads = leads
    missing.place { element in
      element.member.flatMap { nearestView(to: $0, of: element.view, by: leads, among: inReach) }
    }
    let onlyElsewhere = index.namesInReach(of: index.namesElsewhere, andLoose: false)
      .subtracting(inReach)
    missing.leaveOut(as: .otherPlatform) { onlyElsewhere.contains($0.name) }
    let onlyLater = index.namesInReach(of: later, andLoose: false).subtracting(inReach)
    missing.leaveOut(as: .otherSystem) { onlyLater.contains($0.name) }
    // What is made here and hidden is not the other systems' for being made there as well.
    missing.leaveOut(
      as: .otherSystem,
      at: shownElsewhere(naming: missing.views, in: outcome).subtracting(outcome.settled))
    // What makes a view in code that is not followed may give it anything.
    let open = index.namesMadeOutsideViews.union(inReach.subtracting(outcome.shown))
    // But not where it is looked at as all that makes it does.
    var asMade = roots.filter { ways(toMake: $0) > 0 }.names
    func isForGood(_ closing: Closing) -> Bool {
      closing.absence != .unasked || !open.contains(closing.user) || asMade.contains(closing.user)
    }
    func leaveOutClosed() {
      let left = index.namesInReach(
        of: roots.names, andLoose: true, but: later,
        leftOut: outcome.closings.filter(isForGood).views(except: outcome.shown))
      missing.leaveOut(as: .closed) { inReach.contains($0.name) && !left.contains($0.name) }
    }
    leaveOutClosed()
    let previewed = index.namesInReach(of: index.namesInPreviewsAlone, andLoose: false)
      .subtracting(inReach)
    missing.leaveOut(as: .preview) { !$0.isPublic && previewed.contains($0.name) }
    let unused = index.namesInReach(of: index.unusedNames, andLoose: false).subtracting(inReach)
    missing.leaveOut(as: .unused) { !$0.isPublic && unused.contains($0.name) }
    // What they make besides is judged without them.
    let unshipped = onlyElsewhere.union(onlyLater).union(previewed).union(unused)
      .subtracting(index.namesOfPublicTypes).union(index.namesInPreviewsAlone)
    missing.leaveOut(as: .unused, ofTypes: index.unusedStyles)
    missing.leaveOut(as: .unused, ofTypes: unusedTypes(among: missing.types))
    missing.leaveOut(outcome.absent.filter { $0.absence == .assistive })
    // Where all that make a view were followed, what none of them asks for is not shown, and what
    // does in each of them what is around it does is no target.
    func isFollowed(_ view: String) -> Bool {
      outcome.shown.contains(view)
        && outcome.seenWhole.isSuperset(
          of: index.users(of: [view]).intersection(inReach).subtracting([view]))
    }
    func isNeverAsked(_ closing: Closing) -> Bool {
      closing.absence == .unasked && isForGood(closing) && isFollowed(closing.user)
    }
    let repeated = outcome.absent.filter { $0.absence == .repeated }.places
    missing.leaveOut(as: .repeated, at: repeated) { isFollowed($0.name) }
    let inRows = missing.isEmpty ? [] : rowUses.paths
    func alone(_ view: ViewReference, isGiven: Bool = false) -> [Stop] {
      if ways(toMake: view) > 0 { asMade.insert(view.name) }
      return stops(
        at: view, isOpen: inReach.contains(view.name), isGiven: isGiven,
        mayBeInRow: index.isPartOfList(view)
          || (inReach.contains(view.name) && inRows.contains(view.path.joined(separator: "."))))
    }
    func look(at views: [ViewReference], isGiven: Bool = false) {
      walk.walk(
        from: views.flatMap { alone($0, isGiven: isGiven) }, into: &outcome, met: &met,
        contexts: &contexts)
      missing.remove(reached: outcome.reached)
    }
    func lookForMissing(
      evenUnasked: Bool = false, on screens: (ViewReference, Leads.Way) -> [Stop]
    ) {
      let closings = outcome.closings.filter { !evenUnasked || $0.absence != .unasked }
      let known = outcome.settled.union(outcome.absent.places).union(closings.absent.places)
      walk.look(for: goals(for: missing, but: known, by: leads, on: screens), into: &outcome)
      missing.remove(reached: outcome.reached)
    }
    /// Looks on the screens that were met.
    func lookOnScreens(evenUnasked: Bool = false) {
      let screens = outcome.screens
      lookForMissing(evenUnasked: evenUnasked) { _, way in
        way.owners.lazy.map { $0.compactMap { screens[$0] } }.first { !$0.isEmpty } ?? []
      }
    }
    // First where the views that make the others were shown, whose fonts and styles reach them: on
    // their screens, else each maker by itself.
    let shown = outcome.shown
    lookOnScreens(evenUnasked: true)
    // Several choices together may ask for what none does alone: it is left out where it was not found
    // on its screens.
    missing.leaveOut(outcome.closings.filter(isNeverAsked).absent)
    lookForMissing { _, way in
      let makers = way.owners.dropFirst().lazy.map { Set($0).intersection(shown) }
      let nearest = makers.first { !$0.isEmpty } ?? []
      return self.index.views(named: nearest, declared: self.views).flatMap { alone($0) }
    }
    // Then the views that the others stand in, so that what they show is judged there; then each by
    // itself, as far as nothing that was shown leads to it.
    look(
      at: index.tops(
        of: Set(missing.views.map(\.name)), shown: shown, but: unshipped, views: views))
    lookOnScreens()
    leaveOutClosed()
    look(at: missing.views.uniqued { [$0.file] + $0.path })
    lookForMissing { view, _ in alone(view) }
    let asked = outcome.closings.filter { !isForGood($0) }
    look(at: missing.views(at: asked.absent.places), isGiven: true)
    let elsewhere = shownElsewhere(missing.views)
    missing.leaveOut(outcome.absent.union(outcome.closings.filter(isForGood).absent))
    missing.leaveOut(as: .hidden, at: outcome.settled)
    missing.leaveOut(as: .otherSystem, at: elsewhere)
    missing.leaveOut(as: .unused, at: project.unused(among: missing.elements))
  }

  /// The nearest view whose members call a function outside views, rather one that is within reach;
  /// nil where others than views call it as well.
  private func nearestView(
    to function: String, of owner: String, by leads: Leads, among inReach: Set<String>
  ) -> ViewReference? {
    guard let names = leads.way(to: function, of: owner).owners.dropFirst().first else {
      return nil
    }
    let views = index.views(named: Set(names), declared: views)
    guard Set(views.map(\.name)).count == names.count else { return nil }
    return views.first { inReach.contains($0.name) } ?? views.first
  }

  /// Whether the views that would show an element have more alternatives than are tried.
  private func isCut(_ declared: Project.Declared, in outcome: ScreenWalk.Outcome) -> Bool {
    guard let view = declared.view else { return false }
    return outcome.shown.contains(view.name) && !outcome.seenWhole.contains(view.name)
  }

  /// What is still to be looked for but for what is known, member by member, on the screens that are
  /// said to lead to it.
  private func goals(
    for missing: Missing, but known: Set<Place>, by leads: Leads,
    on screens: (ViewReference, Leads.Way) -> [Stop]
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
      let way = leads.way(to: name, of: view.name)
      let goal = Goal(places: [declared.element.place], names: way.names)
      let first = goals.count
      goals += screens(view, way).uniqued(by: \.digest).prefix(3).map { ($0, goal) }
      numbers[member] = first..<goals.count
    }
    return goals
  }

  /// The elements that the audited files declare, in order of file and line.
  private var declaredElements: [Project.Declared] {
    project.filesWithElements.flatMap { number in
      understood("elements", number) {
        Project.declaredElements(of: number, in: $0, for: setting)
      }
    }
  }

  /// The scenes and views that a file declares.
  private func views(in number: Int) -> [ViewReference] {
    understood("views", number) { $0.views(in: number, for: setting) }
  }

  /// What leads to members of views.
  private var leads: Leads {
    Leads(
      index.filesThatMakeViews.map { number in
        understood("leads", number) { Leads.facts(of: $0.types(in: number)) }
      })
  }

  /// The views that rows, menus and bars may hold.
  private var rowUses: RowUses {
    index.rowUses { number in
      understood("rows", number) {
        StoredPairs(RowUses.facts(of: $0.declarations(of: number)))
      }.dictionary
    }
  }

  /// Where walks begin: at a view as the project makes it, way by way, or with none of its values given
  /// where that cannot be told.
  ///
  /// - Parameter isGiven: Whether what makes the view may give it other values than it begins with.
  private func stops(
    at view: ViewReference, isOpen: Bool = false, isGiven: Bool = false, mayBeInRow: Bool
  ) -> [Stop] {
    let ways = ways(toMake: view)
    return (0..<max(1, ways)).map { number in
      let way = UseRecorder()
      let (index, setting) = (index.recording(way), setting)
      let making = ways > 0 ? number : nil
      let circumstances = "\(isOpen) \(isGiven) \(making.map(String.init) ?? "") \(mayBeInRow)"
      return Stop(
        key: key("screen", view, circumstances),
        digest: ScreenSeed.digest(ofRoot: view, isOpen: isOpen, isGiven: isGiven, making: making),
        view: view.name, isWholeScreen: view.isScene, mayBeInRow: mayBeInRow, way: way
      ) {
        guard let type = index.type(at: view) else { return nil }
        guard let making else { return setting.seed(for: type, isOpen: isOpen, isGiven: isGiven) }
        let ways = index.makings(of: view).ways
        guard making < ways.count else { return nil }
        return setting.seed(for: type, isOpen: isOpen, given: ways[making], in: index)
      }
    }
  }

  /// In how many ways the project makes a view, as far as it writes them out; 0 where something else
  /// may make it, or where nothing does.
  private func ways(toMake view: ViewReference) -> Int {
    view.isScene
      ? 0
      : understood(key("ways", view)) { index in
        let makings = index.makings(of: view)
        return makings.isWhole ? makings.ways.count : 0
      }
  }

  // MARK: - What is remembered

  /// What an earlier run understood of a file, or this one does.
  func understood<Value: Codable & Sendable>(
    _ purpose: String, _ number: Int, _ make: (SourceIndex) -> Value
  ) -> Value {
    understood(ContentHash.of(purpose, index.files[number].name), make)
  }

  func understood<Value: Codable & Sendable>(
    _ key: UInt64, _ make: (SourceIndex) -> Value
  ) -> Value {
    memory?.result(key, make) ?? make(index)
  }
}

extension [ViewReference] {
  fileprivate var names: Set<String> { Set(map(\.name)) }
}

/// The key of what is understood of a view.
func key(_ purpose: String, _ view: ViewReference, _ circumstances: String = "") -> UInt64 {
  ContentHash.of(purpose, view.file, view.path.joined(separator: "."), circumstances)
}

extension Setting {
  /// A view of the project alone, with none of its values given.
  ///
  /// - Parameter isGiven: Whether what it begins with may be other than it declares.
  func seed(for type: TypeInfo, isOpen: Bool = false, isGiven: Bool = false) -> ScreenSeed {
    let place = ViewReference(type).place
    var environment = environment
    environment.isOpen = isOpen
    return ScreenSeed(
      content: .view(
        .project(Instance(type: type, fields: [:], place: isGiven ? nil : place), place)),
      environment: environment, place: place, isPushed: false, view: type.name)
  }

  /// A view of the project alone, as a call makes it.
  fileprivate func seed(
    for type: TypeInfo, isOpen: Bool, given: [Expression.Argument], in index: SourceIndex
  ) -> ScreenSeed {
    var seed = seed(for: type, isOpen: isOpen)
    let evaluation = Evaluation(index: index, setting: self)
    let scope = Scope(file: type.file)
    let made = evaluation.construct(
      type, evaluation.arguments(given, in: scope), at: type.position, in: scope)
    if case .instance(let instance) = made { seed.content = .view(.project(instance, seed.place)) }
    return seed
  }
}
