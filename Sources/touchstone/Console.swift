import Foundation

/// Where the tool writes: what was asked for to one side, what went wrong to the other.
struct Console {
  /// Writes text of a report.
  var write: (String) throws -> Void
  /// Writes a line of what went wrong.
  var complain: (String) -> Void
  /// Shows how far a long run is; nil where nobody watches.
  var progress: ProgressLine?
  /// Whether reports go to a terminal that shows colours.
  var isColoured: Bool

  /// The standard streams of the process.
  static var standard: Console {
    let isDumb = variable("TERM") == "dumb"
    return Console(
      write: { text in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
          throw UsageError("standard output: cannot be written; check that it is open and has room")
        }
      },
      // Where this fails there is nobody left to tell.
      complain: { try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8)) },
      progress: isatty(STDERR_FILENO) == 1 && !isDumb
        ? ProgressLine { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) } : nil,
      isColoured: isatty(STDOUT_FILENO) == 1 && variable("NO_COLOR") == nil && !isDumb)
  }

  /// The value of one variable of the environment, without reading them all.
  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
