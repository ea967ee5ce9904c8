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

  private var index: SourceIndex { project.index }

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
      from: roots.map { stop(at: $0, mayBeInRow: index.isPartOfList($0)) },
      into: &outcome, met: &met, contexts: &contexts)

    // Views that no root leads to by names that could be followed are looked at alone.
    var missing = declaredElements.filter { !outcome.reached.contains($0.element.place) }
    if !missing.isEmpty {
      lookAlone(
        &missing, roots: Set(roots.map(\.name)), walk, into: &outcome, met: &met,
        contexts: &contexts)
    }
    for declared in missing {
      let element = declared.element
      outcome.judgement.add(
        undecided: Subject(
          place: element.place, kind: element.kind, label: element.label, view: element.view),
        reason: isCut(declared, in: outcome)
          ? "no layout shows it, because its screen has more alternatives than are tried"
          : "no layout shows it, because what shows it cannot be followed")
    }
    UIKitAudit(project: project, setting: setting, jobs: jobs, count: count)
      .judge(into: &outcome.judgement, empty: judgement, memory: memory)
    return outcome.judgement
  }

  /// Looks at the views of elements that were not met yet; takes out those that are accounted for.
  private func lookAlone(
    _ missing: inout [Project.Declared], roots: Set<String>, _ walk: ScreenWalk,
    into outcome: inout ScreenWalk.Outcome, met: inout Set<UInt64>, contexts: inout [String: Int]
  ) {
    let inReach = index.namesInReach(of: roots, andLoose: true)
    let onlyElsewhere = index.namesInReach(of: index.namesElsewhere, andLoose: false)
      .subtracting(inReach)
    missing.removeAll { $0.view.map { onlyElsewhere.contains($0.name) } ?? false }
    let open = index.namesInReach(
      of: roots, andLoose: true,
      leftOut: outcome.leftOut.filter { !outcome.shown.contains($0.key) })
    missing.removeAll { declared in
      declared.view.map { inReach.contains($0.name) && !open.contains($0.name) } ?? false
    }
    let unshipped = index.namesInReach(of: index.namesInPreviewsAlone, andLoose: false)
      .subtracting(inReach)
    missing.removeAll { $0.view.map { !$0.isPublic && unshipped.contains($0.name) } ?? false }
    let inRows = missing.isEmpty ? [] : rowUses.names
    func alone(_ view: ViewReference) -> Stop {
      stop(
        at: view, isOpen: inReach.contains(view.name),
        mayBeInRow: index.isPartOfList(view)
          || (inReach.contains(view.name) && inRows.contains(view.name)))
    }
    func look(at views: [ViewReference]) {
      walk.walk(from: views.map(alone), into: &outcome, met: &met, contexts: &contexts)
      missing.removeAll { outcome.reached.contains($0.element.place) }
    }
    func lookForMissing(on screens: (ViewReference, Leads.Way) -> [Stop]) {
      walk.look(for: goals(for: missing, in: outcome, on: screens), into: &outcome)
      missing.removeAll { outcome.reached.contains($0.element.place) }
    }
    // First the views that the others stand in, so that what they show is judged there; then each by
    // itself, as far as nothing that was shown leads to it.
    look(
      at: index.tops(
        of: Set(missing.compactMap { $0.view?.name }), shown: outcome.shown, views: views))
    let screens = outcome.screens
    lookForMissing { _, way in
      way.owners.lazy.map { $0.compactMap { screens[$0] } }.first { !$0.isEmpty } ?? []
    }
    look(at: missing.compactMap(\.view).uniqued { [$0.file] + $0.path })
    lookForMissing { view, _ in [alone(view)] }
    let elsewhere = shownElsewhere(missing.compactMap(\.view))
    // What is hidden wherever it is made, what assistive technology alone meets, and what only a
    // later system shows is no target here.
    let absent = outcome.settled.union(outcome.absent).union(elsewhere)
    missing.removeAll { absent.contains($0.element.place) }
    let unused = project.unused(among: missing)
    missing.removeAll { unused.contains($0.element.place) }
  }

  /// Whether the views that would show an element have more alternatives than are tried.
  private func isCut(_ declared: Project.Declared, in outcome: ScreenWalk.Outcome) -> Bool {
    guard let view = declared.view else { return false }
    return outcome.shown.contains(view.name) && !outcome.seenWhole.contains(view.name)
  }

  /// What is still to be looked for, member by member, on the screens that are said to lead to it.
  private func goals(
    for missing: [Project.Declared], in outcome: ScreenWalk.Outcome,
    on screens: (ViewReference, Leads.Way) -> [Stop]
  ) -> [(screen: Stop, goal: Goal)] {
    let known = outcome.settled.union(outcome.absent)
    let sought = missing.filter { !known.contains($0.element.place) }
    guard !sought.isEmpty else { return [] }
    let leads = leads
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
      understood("elements", number) { Project.declaredElements(of: number, in: $0) }
    }
  }

  /// The scenes and views that a file declares.
  private func views(in number: Int) -> [ViewReference] {
    understood("views", number) { $0.views(in: number) }
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

  /// The places of elements that views show where every `#available` holds.
  private func shownElsewhere(_ views: [ViewReference]) -> Set<Place> {
    var later = setting
    later.system = 1000
    let views = views.uniqued { [$0.file] + $0.path }
    let places = Locked<Set<Place>>([])
    let audit = self
    LargeStack.forEach(below: views.count, threads: jobs) { [later] number in
      let view = views[number]
      let found = audit.understood(key("later", view)) { index -> Set<Place> in
        guard let type = index.type(at: view) else { return [] }
        let result = ScreenEvaluator(index: index, setting: later).evaluate(
          ScreenRequest(
            seed: audit.setting.seed(for: type, isOpen: true), view: type.name,
            isWholeScreen: type.isScene))
        return result.layouts.reduce(into: []) { $0.formUnion($1.elements.map(\.id.place)) }
      }
      places.withLock { $0.formUnion(found) }
    }
    return places.withLock { $0 }
  }

  /// Where a walk begins.
  private func stop(at view: ViewReference, isOpen: Bool = false, mayBeInRow: Bool) -> Stop {
    let way = UseRecorder()
    let (index, setting) = (index.recording(way), setting)
    return Stop(
      key: key("screen", view, "\(isOpen) \(mayBeInRow)"),
      digest: ScreenSeed.digest(ofRoot: view, isOpen: isOpen), view: view.name,
      isWholeScreen: view.isScene, mayBeInRow: mayBeInRow, way: way
    ) {
      index.type(at: view).map { setting.seed(for: $0, isOpen: isOpen) }
    }
  }

  // MARK: - What is remembered

  /// What an earlier run understood of a file, or this one does.
  private func understood<Value: Codable & Sendable>(
    _ purpose: String, _ number: Int, _ make: (SourceIndex) -> Value
  ) -> Value {
    understood(ContentHash.of(purpose, index.files[number].name), make)
  }

  private func understood<Value: Codable & Sendable>(
    _ key: UInt64, _ make: (SourceIndex) -> Value
  ) -> Value {
    memory?.result(key, make) ?? make(index)
  }
}

/// The key of what is understood of a view.
private func key(_ purpose: String, _ view: ViewReference, _ circumstances: String = "") -> UInt64 {
  ContentHash.of(purpose, view.file, view.path.joined(separator: "."), circumstances)
}

extension Setting {
  /// A view of the project alone, with none of its values given.
  func seed(for type: TypeInfo, isOpen: Bool = false) -> ScreenSeed {
    let place = ViewReference(type).place
    var environment = environment
    environment.isOpen = isOpen
    return ScreenSeed(
      content: .view(.project(Instance(type: type, fields: [:], place: place), place)),
      environment: environment, place: place, isPushed: false, view: type.name)
  }
}
