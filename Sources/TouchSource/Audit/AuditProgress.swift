/// How far an audit is.
public struct AuditProgress: Hashable, Sendable {
  /// What an audit does one after the other.
  public enum Stage: Hashable, Sendable, CaseIterable {
    /// Reading the project's files.
    case reading
    /// Laying out screens and judging them, then files of UIKit code; screens lead to further ones,
    /// so that the total grows.
    case judging
  }

  /// What it does.
  public var stage: Stage
  /// How many files, or screens and files, are done.
  public var done: Int
  /// How many there are, as far as is known.
  public var total: Int

  /// Creates a progress.
  public init(stage: Stage, done: Int, total: Int) {
    self.stage = stage
    self.done = done
    self.total = total
  }

  /// Takes note of how far an audit is; called on any of its threads, often.
  public typealias Listener = @Sendable (AuditProgress) -> Void
}

/// Counts what is done of one stage and tells it to a listener.
final class ProgressCount: Sendable {
  private let state: Locked<AuditProgress>
  private let listener: AuditProgress.Listener?

  init(_ stage: AuditProgress.Stage, _ listener: AuditProgress.Listener?) {
    state = Locked(AuditProgress(stage: stage, done: 0, total: 0))
    self.listener = listener
  }

  /// Adds to what there is to do.
  func expect(_ count: Int) {
    state.withLock { $0.total += count }
  }

  /// Counts one as done.
  func advance() {
    guard let listener else { return }
    let now = state.withLock { progress in
      progress.done += 1
      return progress
    }
    listener(now)
  }
}
