import Foundation
import TouchLayout
import TouchModel
import TouchRules
import TouchSource

/// A project of a few files in a folder that is gone when the value is.
struct SourceProject: ~Copyable {
  let folder: URL

  /// Writes files by name; sources get SwiftUI's import on a line of its own, and all else stays as it is.
  init(_ files: [String: String]) throws {
    var bytes: [String: Data] = [:]
    for (name, text) in files {
      bytes[name] = Data((name.hasSuffix(".swift") ? "import SwiftUI\n\(text)\n" : text).utf8)
    }
    try self.init(bytes: bytes)
  }

  /// Writes files by name, byte for byte.
  init(bytes files: [String: Data]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, data) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// An audit of paths in the folder, the folder itself where none is given.
  func audit(
    _ paths: [String] = ["."], policy: Policy.Name = .hig, device: Device? = .iPhone16,
    system: Int? = 18, textSize: TextSize = .large, jobs: Int = 1, cache: AuditCache? = nil,
    progress: AuditProgress.Listener? = nil
  ) -> SourceAudit {
    SourceAudit(
      paths: paths, workingFolder: folder.path, policy: Policy(policy), device: device,
      system: system, textSize: textSize, jobs: jobs, cache: cache, progress: progress)
  }
}

/// What an audit says of one source, for tests on small ones.
struct Reading {
  /// An app that shows the view `Root`.
  static let app = "@main struct Main: App { var body: some Scene { WindowGroup { Root() } } }"

  var policy = Policy.Name.hig
  var system = 18
  var textSize = TextSize.large
  var device = Device.iPhone16

  /// The audit of a source, with other files of its project by name.
  func audit(
    _ source: String, at file: String = "Sample.swift", with others: [String: String] = [:]
  ) throws -> Audit {
    let project = try SourceProject(others.merging([file: source]) { $1 })
    return project.audit(
      policy: policy, device: device, system: system, textSize: textSize
    ).check()
  }

  /// The verdicts on a source: each finding as `fail 'label' 20×30`, each undecided element as
  /// `undecided 'label'`, each exempt one as `exempt 'label' reason`, then the number that passed.
  func verdicts(
    _ source: String, at file: String = "Sample.swift", with others: [String: String] = [:]
  ) throws -> [String] {
    let audit = try audit(source, at: file, with: others)
    func named(_ subject: Subject) -> String { "'\(subject.label ?? subject.kind.rawValue)'" }
    return audit.findings.map { "fail \(named($0.subject)) \($0.hit.written)" }
      + audit.undecided.map { "undecided \(named($0.subject))" }
      + audit.exempt.map { "exempt \(named($0.subject)) \($0.exemption.reason)" }
      + (audit.counts.passed > 0 ? ["pass \(audit.counts.passed)"] : [])
  }

  /// What is left out of a source, as `'label' reason`.
  func leftOut(_ source: String) throws -> [String] {
    try audit(source).leftOut.map {
      "'\($0.subject.label ?? $0.subject.kind.rawValue)' \($0.absence)"
    }
  }

  /// The sizes of the hit regions of a view laid out alone with typical content, from back to front,
  /// as `20×30`; `nowhere` where nothing reacts.
  func hits(
    _ source: String, in view: String = "Sample", with others: [String: String] = [:]
  ) throws -> [String] {
    try elements(source, in: view, with: others).map {
      $0.region.largestPiece?.size.written ?? "nowhere"
    }
  }

  /// The elements of a view laid out alone with typical content, from back to front.
  func elements(
    _ source: String, in view: String = "Sample", with others: [String: String] = [:]
  ) throws -> [Screen.Element] {
    let project = try SourceProject(others.merging(["Sample.swift": source]) { $1 })
    let audit = project.audit(
      policy: policy, device: device, system: system, textSize: textSize)
    return audit.inspect(view: view).views.flatMap { $0.typical.elements }
  }
}

extension Size {
  /// Width and height to the hundredth of a point, as `22.33×44`.
  var written: String { "\(width.written)×\(height.written)" }
}

extension Double {
  /// The number to the hundredth, without zeros at its end.
  fileprivate var written: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
