/// Where an audit keeps what it understood for the next one.
public enum AuditCache: Hashable, Sendable {
  /// The build folder of the project, `.build/touchstone`; nowhere where the paths are in no project.
  case buildFolder
  /// A folder, by its path.
  case folder(String)
}
