import Foundation

/// The command line: finds the command, reads its arguments by its table and runs it.
enum Tool {
  static let version = "0.1.0"

  /// All commands, in the order of the help.
  static let commands: [Command] = [
    .check, .inspect, .predict, .trial, .rules, .devices, .policies, .profiles, .coverage,
  ]

  /// Runs the tool on its arguments and returns its exit status.
  static func run(_ arguments: [String], console: Console) -> Int32 {
    do {
      guard let first = arguments.first else {
        try console.write(Help.overview)
        return 0
      }
      switch first {
      case "--help", "-h", "help":
        let named = try arguments.dropFirst().first.map { try Tool.command($0) }
        try console.write(named.map { Help.text($0) } ?? Help.overview)
        return 0
      case "--version":
        try console.write("touchstone \(version)\n")
        return 0
      default: break
      }
      let command = try Tool.command(first)
      let parsed = try Arguments(arguments.dropFirst(), for: command)
      if parsed.has(.help) {
        try console.write(Help.text(command))
        return 0
      }
      return try command.run(parsed, console)
    } catch let error as UsageError {
      console.complain("error: \(error.message)")
    } catch {
      console.complain("error: \(error.localizedDescription)")
    }
    return 2
  }

  private static func command(_ name: String) throws -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    if name.hasPrefix("-") {
      throw UsageError("unknown option '\(name)' before a command; try 'touchstone --help'")
    }
    if FileManager.default.fileExists(atPath: name) {
      throw UsageError("'\(name)' is no command; did you mean 'touchstone check \(name)'?")
    }
    let names = commands.map(\.name)
    throw UsageError("unknown command '\(name)'\(Suggestion.text(for: name, among: names))")
  }
}

/// A mistake in the arguments, or in what they name, with its remedy.
struct UsageError: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
