import Foundation
import TouchLayout
import TouchModel
import TouchSource

/// What `check` and `inspect` have in common: what to read and what to lay out for.
enum AuditOptions {
  /// Returns the audit that the arguments ask for.
  static func audit(
    _ arguments: Arguments, cache: AuditCache? = nil, quotesSource: Bool = true,
    progress: ProgressLine?
  ) throws -> SourceAudit {
    var listener: AuditProgress.Listener?
    if let progress { listener = { progress.show($0) } }
    return SourceAudit(
      paths: arguments.operands.isEmpty ? ["."] : arguments.operands,
      workingFolder: FileManager.default.currentDirectoryPath,
      policy: policy(arguments),
      profiles: PredictOptions.profiles(arguments) ?? [.careful, .hurried],
      device: arguments.has(.device) ? try device(arguments) : nil,
      system: try number(.system, in: arguments),
      textSize: arguments.value(of: .textSize).flatMap(TextSize.init) ?? .large,
      jobs: try number(.jobs, in: arguments) ?? ProcessInfo.processInfo.activeProcessorCount,
      cache: cache, quotesSource: quotesSource, progress: listener)
  }

  /// Returns where the arguments say to keep what is understood; complains of what is no folder, or
  /// cannot be written to.
  static func cache(_ arguments: Arguments, _ console: Console) throws -> AuditCache? {
    if arguments.has(.noCache) {
      guard !arguments.has(.cache) else {
        throw UsageError("'--no-cache' keeps nothing; leave '--cache' out")
      }
      return nil
    }
    guard let folder = arguments.value(of: .cache) else { return .buildFolder }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    if !isThere || !isFolder.boolValue || !FileManager.default.isWritableFile(atPath: folder) {
      let fact = isThere && !isFolder.boolValue ? "is no folder" : "cannot be written to"
      console.complain(
        "\(folder): warning: \(fact), so nothing is kept for the next run; choose another folder")
    }
    return .folder(folder)
  }

  /// Returns the policy that the arguments name.
  static func policy(_ arguments: Arguments) -> Policy {
    Policy(arguments.value(of: .policy).flatMap(Policy.Name.init) ?? .hig)
  }

  /// Returns the device that the arguments name.
  static func device(_ arguments: Arguments) throws -> Device {
    let name = arguments.value(of: .device) ?? ""
    if let device = Device.named(name) { return device }
    let suggestion = Suggestion.text(
      for: name, among: Device.all.map(\.name),
      otherwise: "it is the name of an iPhone, iPad or Apple Watch, as 'iPhone SE'")
    throw UsageError("unknown device '\(name)'\(suggestion)")
  }

  /// The number before the first dot, so that `18.2` is 18; at least 1.
  private static func number(_ option: Option, in arguments: Arguments) throws -> Int? {
    guard let text = arguments.value(of: option) else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ Int($0) != nil }), let number = Int(parts[0]), number >= 1,
      parts.count == 1 || option.name == Option.system.name
    else {
      throw UsageError("'--\(option.name)' takes a number from 1, not '\(text)'")
    }
    return number
  }
}
