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
  /// Whether nobody has chosen the device.
  private var isDeviceOpen: Bool
  /// Whether nobody has chosen the version of the system.
  private var isSystemOpen: Bool
  private var jobs: Int
  private var progress: AuditProgress.Listener?
  private var cache: AuditCache?
  private var quotesSource: Bool
  /// When files are taken to be looked at; now where it is nil, as in all but tests.
  var start: timespec?

  /// Creates an audit of files and folders, which are relative to a working folder.
  ///
  /// - Parameters:
  ///   - profiles: For whom rates of misses are predicted.
  ///   - device: What to lay out for; nil for an iPhone, or an iPad where all apps are for that alone.
  ///   - system: The major version of the system, as 18; nil for that, or for the least of iOS that
  ///     all apps run on where it is a later one.
  ///   - textSize: The content size that people choose in Settings.
  ///   - jobs: How many threads to use, at least one.
  ///   - cache: Where to keep what is understood for the next run; nowhere if left out.
  ///   - quotesSource: Whether the audit is to hold the lines that `Audit.quotedLines` names.
  ///   - progress: What is told how far the audit is.
  public init(
    paths: [String], workingFolder: String, policy: Policy,
    profiles: [Profile] = [.careful, .hurried], device: Device?, system: Int?, textSize: TextSize,
    jobs: Int, cache: AuditCache? = nil, quotesSource: Bool = true,
    progress: AuditProgress.Listener? = nil
  ) {
    self.paths = paths
    self.workingFolder = workingFolder
    self.policy = policy
    self.profiles = profiles
    self.setting = Setting(device: device ?? .iPhone16, system: system ?? 18, textSize: textSize)
    isDeviceOpen = device == nil
    isSystemOpen = system == nil
    self.jobs = max(1, jobs)
    self.cache = cache
    self.quotesSource = quotesSource
    self.progress = progress
  }

  /// Returns what the audit found.
  ///
  /// - Parameter isLast: Whether the process ends after it. Then the system takes back at once what the
  ///   audit has read; to let go of it part by part takes as long as a small report.
  public func check(isLast: Bool = false) -> Audit {
    // What is read along the way needs a large stack; a thread of its own for each would be slow.
    LargeStack.run { audit(isLast: isLast) }
  }

  private func audit(isLast: Bool) -> Audit {
    // Before any file is looked at: one that is written to from now on is read again.
    let start = start ?? FileFacts.now
    let cache = cache.flatMap {
      CacheFile(
        $0, paths: paths, workingFolder: workingFolder,
        options: options)
    }
    let quotesSource = quotesSource
    let (snapshot, around) = LargeStack.both({ cache?.read() }, { self.search }, threads: jobs)
    let (project, problems) = Project.open(
      paths: paths, around: around, platform: setting.device.platform, jobs: jobs,
      snapshot: snapshot, isRecorded: cache != nil, start: start,
      progress: progress)
    let setting = setting(for: project)
    let memory = cache.map { _ in Memory(snapshot, of: project) }
    let judgement = ProjectAudit(
      project: project, setting: setting,
      judgement: Judgement(policy: policy, profiles: profiles), jobs: jobs, progress: progress,
      memory: memory
    ).run()
    // What is kept for the next run is written meanwhile.
    let (audit, _) = LargeStack.both(
      {
        var audit = judgement.finish(
          device: setting.device, system: setting.system,
          files: project.audited.count + project.auditedInterfaces.count,
          problems: Self.all(problems, memory?.problems ?? project.index.problems, of: project))
        if quotesSource { audit.quote(project) }
        return audit
      },
      { if let cache, let memory { cache.write(memory) } }, threads: jobs)
    if isLast { _ = Unmanaged.passRetained(Held(project, snapshot, memory, judgement)) }
    return audit
  }

  /// What an audit has read and understood.
  private final class Held {
    let parts: (Project, Snapshot?, Memory?, Judgement)

    init(_ project: Project, _ snapshot: Snapshot?, _ memory: Memory?, _ judgement: Judgement) {
      parts = (project, snapshot, memory, judgement)
    }
  }

  /// The files of the projects around the paths.
  private var search: FileSearch { FileSearch(around: paths, workingFolder: workingFolder) }

  /// The setting, with the device and the system that a project is made for where none is chosen.
  private func setting(for project: Project) -> Setting {
    var setting = setting
    if isDeviceOpen, project.isForPadAlone { setting.device = .iPad }
    if project.isOnSideAlone, [.iOS, .iPadOS].contains(setting.device.platform),
      !setting.device.isOnItsSide
    {
      setting.device = setting.device.onItsSide
    }
    if isSystemOpen, [.iOS, .iPadOS].contains(setting.device.platform),
      let least = project.leastSystem
    {
      setting.system = max(setting.system, least)
    }
    return setting
  }

  /// What the outcome depends on beside the files. To write the values themselves out takes
  /// a twentieth of a small run in which nothing changed.
  private var options: String {
    let device = setting.device
    return
      ([
        policy.name.rawValue, isDeviceOpen ? "" : device.name,
        "\(device.size.width) \(device.size.height)",
      ]
      + [
        isSystemOpen ? "" : "\(setting.system)", setting.textSize.rawValue,
        "\(setting.isRightToLeft)",
      ]
      + profiles.map(\.id.rawValue)).joined(separator: ", ")
  }

  /// Returns each view declared in the paths, laid out alone, or those of one name.
  public func inspect(view: String?) -> (views: [InspectedView], problems: [Problem]) {
    LargeStack.run { views(named: view) }
  }

  private func views(named view: String?) -> (views: [InspectedView], problems: [Problem]) {
    let (project, problems) = Project.open(
      paths: paths, around: search, platform: setting.device.platform, jobs: jobs,
      progress: progress)
    let setting = setting(for: project)
    let evaluator = ScreenEvaluator(index: project.index, setting: setting)
    let requests = project.auditedViews.filter { view == nil || $0.name == view }.map {
      (
        ScreenRequest(
          seed: setting.seed(for: $0), view: $0.name, isWholeScreen: $0.isScene),
        project.index.uses(of: $0)
      )
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
    return (
      slots.withLock { $0.compactMap { $0 } } + classes,
      Self.all(problems, project.index.problems, of: project)
    )
  }

  /// The problems of finding files, then those of reading the audited ones, each once: bytes that are
  /// not UTF-8 are met by the scan and again where the file is parsed.
  private static func all(
    _ found: [Problem], _ read: [Problem], of project: Project
  ) -> [Problem] {
    let audited = Set(project.auditedFiles)
    return (found + read.filter { audited.contains($0.file) }.sorted()).uniqued(by: \.self)
  }
}

extension Audit {
  /// Takes the lines that findings quote from a project's files.
  fileprivate mutating func quote(_ project: Project) {
    for (file, numbers) in quotedLines {
      for (number, text) in project.lines(numbers, of: file) {
        lines[Line(file: file, number: number)] = text
      }
    }
  }
}
