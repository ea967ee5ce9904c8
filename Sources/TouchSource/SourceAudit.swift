import Foundation
import TouchLayout
import TouchModel
import TouchRules

/// An audit of Swift source.
public struct SourceAudit: Sendable {
  private var paths: [String]
  private var workingFolder: String
  private var policy: Policy
  private var profiles: [Profile]
  private var setting: Setting
  private var jobs: Int
  private var progress: AuditProgress.Listener?

  /// Creates an audit of files and folders, which are relative to a working folder.
  ///
  /// - Parameters:
  ///   - profiles: For whom rates of misses are predicted.
  ///   - system: The major version of the system, as 18.
  ///   - textSize: The content size that people choose in Settings.
  ///   - jobs: How many threads to use, at least one.
  ///   - progress: What is told how far the audit is.
  public init(
    paths: [String], workingFolder: String, policy: Policy,
    profiles: [Profile] = [.careful, .hurried], device: Device, system: Int, textSize: TextSize,
    jobs: Int, progress: AuditProgress.Listener? = nil
  ) {
    self.paths = paths
    self.workingFolder = workingFolder
    self.policy = policy
    self.profiles = profiles
    self.setting = Setting(device: device, system: system, textSize: textSize)
    self.jobs = max(1, jobs)
    self.progress = progress
  }

  /// Returns what the audit found.
  public func check() -> Audit {
    // What is read along the way needs a large stack; a thread of its own for each would be slow.
    LargeStack.run { audit() }
  }

  private func audit() -> Audit {
    let (project, problems) = Project.open(
      paths: paths, workingFolder: workingFolder, platform: setting.device.platform, jobs: jobs,
      progress: progress)
    let index = project.index
    let audited = Set(project.auditedFiles)
    let count = ProgressCount(.judging, progress)
    let walk = ScreenWalk(
      evaluator: ScreenEvaluator(index: index, setting: setting),
      judgement: Judgement(policy: policy, profiles: profiles), jobs: jobs,
      isAudited: { audited.contains($0) }, count: count)
    var outcome = ScreenWalk.Outcome(judgement: walk.judgement)
    var met: Set<UInt64> = []
    var contexts: [String: Int] = [:]
    let roots = index.roots
    walk.walk(
      from: roots.map { type in
        var request = request(for: type)
        request.mayBeInRow = index.isPartOfList(type)
        return request
      }, into: &outcome, met: &met, contexts: &contexts)

    // Views that no root leads to by names that could be followed are looked at alone.
    var missing = project.declaredElements.filter { !outcome.reached.contains($0.element.place) }
    let inReach = index.namesInReach(of: Set(roots.map(\.name)), andLoose: true)
    let onlyElsewhere = index.namesInReach(of: index.namesElsewhere, andLoose: false)
      .subtracting(inReach)
    missing.removeAll { $0.type.map { onlyElsewhere.contains($0.name) } ?? false }
    let open = index.namesInReach(
      of: Set(roots.map(\.name)), andLoose: true, leftOut: outcome.leftOut)
    missing.removeAll { declared in
      declared.type.map { inReach.contains($0.name) && !open.contains($0.name) } ?? false
    }
    let unshipped = index.namesInReach(of: index.namesInPreviewsAlone, andLoose: false)
      .subtracting(inReach)
    missing.removeAll { $0.type.map { !$0.isPublic && unshipped.contains($0.name) } ?? false }
    let inRows = missing.isEmpty ? [] : index.rowUses.names
    func alone(_ type: TypeInfo) -> ScreenRequest {
      var request = request(for: type, isOpen: inReach.contains(type.name))
      request.mayBeInRow =
        index.isPartOfList(type) || (inReach.contains(type.name) && inRows.contains(type.name))
      return request
    }
    func look(at types: [TypeInfo]) {
      walk.walk(from: types.map(alone), into: &outcome, met: &met, contexts: &contexts)
      missing.removeAll { outcome.reached.contains($0.element.place) }
    }
    func lookForMissing(on screens: (TypeInfo, Leads.Way) -> [ScreenRequest]) {
      walk.look(for: goals(for: missing, in: outcome, of: index, on: screens), into: &outcome)
      missing.removeAll { outcome.reached.contains($0.element.place) }
    }
    // First the views that the others stand in, so that what they show is judged there; then each by
    // itself, as far as nothing that was shown leads to it.
    look(at: index.tops(of: Set(missing.compactMap { $0.type?.name }), shown: outcome.shown))
    let screens = outcome.screens
    lookForMissing { _, way in
      way.owners.lazy.map { $0.compactMap { screens[$0] } }.first { !$0.isEmpty } ?? []
    }
    look(at: missing.compactMap(\.type).uniqued { [$0.file] + $0.path })
    lookForMissing { type, _ in [alone(type)] }
    let elsewhere = shownElsewhere(missing.compactMap(\.type), in: project)
    // What is hidden wherever it is made, what assistive technology alone meets, and what only a
    // later system shows is no target here.
    let absent = outcome.settled.union(outcome.absent).union(elsewhere)
    missing.removeAll { absent.contains($0.element.place) }
    let unused = project.unused(among: missing)
    missing.removeAll { unused.contains($0.element.place) }
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
      .judge(into: &outcome.judgement)
    var audit = outcome.judgement.finish(
      device: setting.device, system: setting.system, files: audited.count,
      problems: all(problems, of: project))
    for (file, numbers) in audit.quotedLines {
      let lines = project.lines(of: file)
      for number in numbers where number <= lines.count {
        audit.lines[Audit.Line(file: file, number: number)] = lines[number - 1]
      }
    }
    return audit
  }

  /// Returns each view declared in the paths, laid out alone, or those of one name.
  public func inspect(view: String?) -> (views: [InspectedView], problems: [Problem]) {
    LargeStack.run { views(named: view) }
  }

  private func views(named view: String?) -> (views: [InspectedView], problems: [Problem]) {
    let (project, problems) = Project.open(
      paths: paths, workingFolder: workingFolder, platform: setting.device.platform, jobs: jobs,
      progress: progress)
    let evaluator = ScreenEvaluator(index: project.index, setting: setting)
    let requests = project.auditedViews.filter { view == nil || $0.name == view }.map {
      (request(for: $0), project.index.uses(of: $0))
    }
    let slots = Locked([InspectedView?](repeating: nil, count: requests.count))
    let count = ProgressCount(.judging, progress)
    count.expect(requests.count)
    LargeStack.forEach(below: requests.count, threads: jobs) { number in
      defer { count.advance() }
      let (request, uses) = requests[number]
      let inspected = evaluator.inspect(request, contexts: uses)
      slots.withLock { $0[number] = inspected }
    }
    let classes = UIKitAudit(project: project, setting: setting, jobs: jobs, count: count)
      .inspect()
      .filter { view == nil || $0.typical.view == view }
    return (slots.withLock { $0.compactMap { $0 } } + classes, all(problems, of: project))
  }

  /// The problems of finding files, then those of reading the audited ones, each once: bytes that are
  /// not UTF-8 are met by the scan and again where the file is parsed.
  private func all(_ problems: [Problem], of project: Project) -> [Problem] {
    let audited = Set(project.auditedFiles)
    return (problems + project.index.problems.filter { audited.contains($0.file) }.sorted())
      .uniqued(by: \.self)
  }

  /// The places of elements that views show where every `#available` holds.
  private func shownElsewhere(_ types: [TypeInfo], in project: Project) -> Set<Place> {
    var later = setting
    later.system = 1000
    let evaluator = ScreenEvaluator(index: project.index, setting: later)
    let requests = types.uniqued { [$0.file] + $0.path }.map { request(for: $0, isOpen: true) }
    let places = Locked<Set<Place>>([])
    LargeStack.forEach(below: requests.count, threads: jobs) { number in
      let result = evaluator.evaluate(requests[number])
      places.withLock { places in
        for layout in result.layouts { places.formUnion(layout.elements.map(\.id.place)) }
      }
    }
    return places.withLock { $0 }
  }

  /// Whether the views that would show an element have more alternatives than are tried.
  private func isCut(_ declared: Project.Declared, in outcome: ScreenWalk.Outcome) -> Bool {
    guard let type = declared.type else { return false }
    return outcome.shown.contains(type.name) && !outcome.seenWhole.contains(type.name)
  }

  /// What is still to be looked for, member by member, on the screens that are said to lead to it.
  private func goals(
    for missing: [Project.Declared], in outcome: ScreenWalk.Outcome, of index: SourceIndex,
    on screens: (TypeInfo, Leads.Way) -> [ScreenRequest]
  ) -> [(screen: ScreenRequest, goal: Goal)] {
    let known = outcome.settled.union(outcome.absent)
    let sought = missing.filter { !known.contains($0.element.place) }
    guard !sought.isEmpty else { return [] }
    let leads = Leads(index)
    var goals: [(screen: ScreenRequest, goal: Goal)] = []
    var numbers: [[String]: Range<Int>] = [:]
    for declared in sought {
      guard let type = declared.type, let name = declared.element.member else { continue }
      let member = [type.file] + type.path + [name]
      if let known = numbers[member] {
        for number in known { goals[number].goal.places.insert(declared.element.place) }
        continue
      }
      let way = leads.way(to: name, of: type.name)
      let goal = Goal(places: [declared.element.place], names: way.names)
      let first = goals.count
      goals += screens(type, way).uniqued(by: \.seed.digest).prefix(3).map { ($0, goal) }
      numbers[member] = first..<goals.count
    }
    return goals
  }

  private func request(for type: TypeInfo, isOpen: Bool = false) -> ScreenRequest {
    let place = Place(
      file: type.file, line: Int(type.position.line), column: Int(type.position.column))
    let instance = Instance(type: type, fields: [:], place: place)
    var environment = setting.environment
    environment.isOpen = isOpen
    return ScreenRequest(
      seed: ScreenSeed(
        content: .view(.project(instance, place)), environment: environment, place: place,
        isPushed: false, view: type.name),
      view: type.name, isWholeScreen: type.isScene)
  }
}

extension Sequence {
  /// The elements whose keys were not met before.
  func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var met: Set<Key> = []
    return filter { met.insert(key($0)).inserted }
  }
}
