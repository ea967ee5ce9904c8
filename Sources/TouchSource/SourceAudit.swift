import Foundation
import TouchLayout
import TouchModel
import TouchRules

/// An audit of Swift source.
public struct SourceAudit: Sendable {
  private var paths: [String]
  private var workingFolder: String
  private var policy: Policy
  private var device: Device
  private var system: Int

  /// Creates an audit of files and folders, which are relative to a working folder.
  ///
  /// - Parameters:
  ///   - system: The major version of the system, as 18.
  ///   - textSize: The content size that people choose in Settings.
  ///   - jobs: How many threads to use, at least one.
  public init(
    paths: [String], workingFolder: String, policy: Policy, device: Device, system: Int,
    textSize: TextSize, jobs: Int
  ) {
    self.paths = paths
    self.workingFolder = workingFolder
    self.policy = policy
    self.device = device
    self.system = system
  }

  /// Returns what the audit found.
  public func check() -> Audit {
    Judgement(policy: policy).finish(device: device, system: system, files: 0, problems: missing)
  }

  /// Returns each view declared in the paths, laid out alone, or those of one name.
  public func inspect(view: String?) -> (views: [InspectedView], problems: [Problem]) {
    ([], missing)
  }

  private var missing: [Problem] {
    paths.compactMap { path in
      let url = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: workingFolder))
      guard !FileManager.default.fileExists(atPath: url.path) else { return nil }
      return Problem(
        kind: Problem.Kind.missing, file: path, message: "there is no such file or folder",
        remedy: "check the path")
    }
  }
}
