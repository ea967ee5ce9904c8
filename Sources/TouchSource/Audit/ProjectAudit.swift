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
    let named = project.namedFiles
    let count = ProgressCount(.judging, progress)
    let walk = ScreenWalk(
      evaluator: ScreenEvaluator(index: index, setting: setting), judgement: judgement, jobs: jobs,
      isAudited: audited.contains, isNamed: named.contains, count: count, memory: memory)
    let hosted = index.namesOfHosted
    let unused = hosted.isEmpty ? nil : project.unusedTypes
    let idle = index.namesInReach(of: hosted.intersection(unused ?? []), andLoose: false)
      .intersection(unused ?? [])
    let roots = index.roots(but: idle, named: named, views: views)
    let (walked, uikit) = LargeStack.both(
      { self.outcome(of: walk, from: roots) },
      {
        project.readAhead(threads: jobs - 1)
        return UIKitAudit(project: project, setting: setting, jobs: jobs, count: count)
      }, threads: jobs)
    var (outcome, met, contexts) = walked

    // Views that no root leads to by names that could be followed are looked at alone.
    let declared = declaredElements
    var missing = Missing(declared)
    missing.remove(reached: outcome.reached)
    if !missing.isEmpty {
      var search = MissingSearch(
        self, roots: roots, idle: idle, walk, missing: missing, outcome: outcome, met: met,
        contexts: contexts)
      search.run()
      (missing, outcome) = (search.missing, search.outcome)
    }
    for one in declared { account(for: one, missing, in: &outcome) }
    outcome.judgement.keepFailures(
      ofElementsIn: { !audited.contains($0) }, causedIn: named.contains)
    uikit.judge(into: &outcome.judgement, empty: judgement, unused: unused, memory: memory)
    return outcome.judgement
  }

  /// What a walk from some views finds, with the screens that were met and the contexts of each view.
  private func outcome(
    of walk: ScreenWalk, from roots: [ViewReference]
  ) -> (ScreenWalk.Outcome, met: Set<UInt64>, contexts: [String: Int]) {
    var outcome = ScreenWalk.Outcome(judgement: judgement)
    var met: Set<UInt64> = []
    var contexts: [String: Int] = [:]
    walk.walk(
      from: roots.flatMap { stops(at: $0, mayBeInRow: index.isPartOfList($0)) },
      into: &outcome, met: &met, contexts: &contexts)
    return (outcome, met, contexts)
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

  /// Whether the views that would show an element have more alternatives than are tried.
  private func isCut(_ declared: Project.Declared, in outcome: ScreenWalk.Outcome) -> Bool {
    guard let view = declared.view else { return false }
    return outcome.shown.contains(view.name) && !outcome.seenWhole.contains(view.name)
  }

  /// The elements that the audited files declare, in order of file and line.
  private var declaredElements: [Project.Declared] {
    let setting = setting
    return understood(.elements, of: project.filesWithElements) {
      Project.declaredElements(of: $0, in: $1, for: setting)
    }.flatMap { $0 }
  }

  /// The scenes and views that a file declares.
  func views(in number: Int) -> [ViewReference] {
    understood(.views, number) { $0.views(in: number, for: setting) }
  }

  /// What leads to members of views.
  var leads: Leads {
    Leads(understood(.leads, of: index.filesThatMakeViews) { Leads.facts(of: $1.types(in: $0)) })
  }

  /// The views that rows, menus and bars may hold.
  var rowUses: RowUses {
    let names = index.namesOfViewsAndRows
    return RowUses(
      understood(
        .rows, of: names.keys.sorted(), circumstances: { names[$0, default: []].sorted() }
      ) {
        RowUses.facts(of: $1.declarations(of: $0), naming: names[$0, default: []])
      })
  }

  /// Where walks begin: at a view as the project makes it, way by way, or with none of its values given
  /// where that cannot be told.
  ///
  /// - Parameter isGiven: Whether what makes the view may give it other values than it begins with.
  func stops(
    at view: ViewReference, isOpen: Bool = false, isGiven: Bool = false, mayBeInRow: Bool
  ) -> [Stop] {
    let ways = ways(toMake: view)
    let isWhole =
      view.isScene
      || (index.files.contains { !$0.scan.hosted.isEmpty }
        && understood(MemoryPurpose.whole.key(of: view)) { $0.isShownWhole(view) })
    return (0..<max(1, ways)).map { number in
      let way = UseRecorder()
      let (index, setting) = (index.recording(way), setting)
      let making = ways > 0 ? number : nil
      let circumstances =
        "\(isOpen) \(isGiven) \(making.map(String.init) ?? "") \(mayBeInRow) \(isWhole)"
      return Stop(
        key: MemoryPurpose.screen.key(of: view, circumstances),
        digest: ScreenSeed.digest(ofRoot: view, isOpen: isOpen, isGiven: isGiven, making: making),
        view: view.name, isWholeScreen: isWhole, mayBeInRow: mayBeInRow, way: way
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
  func ways(toMake view: ViewReference) -> Int {
    view.isScene
      ? 0
      : understood(MemoryPurpose.ways.key(of: view)) { index in
        let makings = index.makings(of: view)
        return makings.isWhole ? makings.ways.count : 0
      }
  }

  // MARK: - What is remembered

  /// What an earlier run understood of a file, or this one does.
  func understood<Value: Stored & Sendable>(
    _ purpose: MemoryPurpose, _ number: Int, _ make: (SourceIndex) -> Value
  ) -> Value {
    understood(purpose.key(index.files[number].name), make)
  }

  /// What an earlier run understood of some files, in their order, or this one does, in parallel.
  ///
  /// - Parameter circumstances: What it depends on besides, file by file.
  private func understood<Value: Stored & Sendable>(
    _ purpose: MemoryPurpose, of numbers: [Int], circumstances: (Int) -> [String] = { _ in [] },
    _ make: @escaping @Sendable (Int, SourceIndex) -> Value
  ) -> [Value] {
    guard let memory else {
      let index = index
      return LargeStack.map(numbers, threads: jobs) { make($0, index) }
    }
    let keys = numbers.map { number in
      purpose.key(index.files[number].name, circumstances(number).joined(separator: " "))
    }
    var values = keys.map { memory.recall(Value.self, $0)?.value }
    let unknown = values.indices.filter { values[$0] == nil }
    let made = LargeStack.map(unknown, threads: jobs) { position in
      memory.made(keys[position]) { make(numbers[position], $0) }
    }
    for (position, value) in zip(unknown, made) { values[position] = value }
    return values.compactMap { $0 }
  }

  /// What an earlier run understood under a key, or this one does.
  func understood<Value: Stored & Sendable>(
    _ key: UInt64, _ make: (SourceIndex) -> Value
  ) -> Value {
    memory?.result(key, make) ?? make(index)
  }
}

extension [ViewReference] {
  var names: Set<String> { Set(map(\.name)) }
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
    let activity = evaluation.choices.activity
    let made = evaluation.construct(
      type, evaluation.arguments(given, in: scope), at: type.position, in: scope)
    // What an initializer chooses by what is not in the source may be either: it stays open.
    if case .instance(let instance) = made, evaluation.choices.activity == activity {
      seed.content = .view(.project(instance, seed.place))
    }
    return seed
  }
}
