import Foundation
import TouchSource

/// A line on a terminal that says how far a run is, from its second second on; it is wiped at the end.
final class ProgressLine: Sendable {
  private struct State {
    var shown: Double?
  }

  private let state = Locked(State())
  private let start: Double
  private let now: @Sendable () -> Double
  private let write: @Sendable (String) -> Void

  /// How long a run is before it is told, and how long a line stays at least, in seconds.
  private static let (patience, pause) = (1.0, 0.1)

  /// Creates a line that is written as it stands; the clock counts seconds.
  init(
    now: @escaping @Sendable () -> Double = { ProcessInfo.processInfo.systemUptime },
    write: @escaping @Sendable (String) -> Void
  ) {
    (self.now, self.write) = (now, write)
    start = now()
  }

  /// Shows how far the run is, unless that is too early or too often.
  func show(_ progress: AuditProgress) {
    let time = now()
    guard time - start >= ProgressLine.patience else { return }
    state.withLock { state in
      if let shown = state.shown, time - shown < ProgressLine.pause { return }
      state.shown = time
      write("\r\u{1B}[K\(ProgressLine.text(of: progress))")
    }
  }

  /// Wipes the line, if there is one.
  func end() {
    state.withLock { state in
      if state.shown != nil { write("\r\u{1B}[K") }
      state.shown = nil
    }
  }

  private static func text(of progress: AuditProgress) -> String {
    let (done, total) = (progress.done, progress.total)
    return switch progress.stage {
    case .reading: "reading: \(done) of \(total) files"
    case .judging: "laying out: \(done) of \(total) screens"
    }
  }
}
