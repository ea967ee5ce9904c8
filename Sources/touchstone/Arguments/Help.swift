/// The help, made from the tables.
enum Help {
  /// What the tool is and which commands it has.
  static var overview: String {
    let commands = Tool.commands.map { (usage($0), $0.summary) }
    return """
      Touchstone works out what a finger can really hit in an app of SwiftUI or UIKit, and says what is
      too small.

      USAGE: touchstone COMMAND [OPTIONS]

      COMMANDS:
      \(table(commands))
      OPTIONS:
      \(table([("--help", "Show this help, or with a command its help."), ("--version", "Show the version.")]))
      EXIT STATUS:
        0  nothing found at or above --fail-on
        1  findings
        2  an error in the arguments, the input or the output

      """
  }

  /// The help of a command.
  static func text(_ command: Command) -> String {
    let rows = (command.options + [.help]).map { option in
      ("--\(option.name)" + (option.value.map { " \($0)" } ?? ""), describe(option))
    }
    return """
      \(command.summary)

      USAGE: touchstone \(usage(command)) [OPTIONS]

      OPTIONS:
      \(table(rows))\(command.notes.isEmpty ? "" : "\n\(command.notes)\n")
      """
  }

  private static func usage(_ command: Command) -> String {
    command.name + (command.operand.map { " \($0)" } ?? "")
  }

  private static func describe(_ option: Option) -> String {
    var text = option.help
    if !option.values.isEmpty { text += " One of \(option.values.joined(separator: ", "))." }
    if let usual = option.usual { text += " Default: \(usual)." }
    return text
  }

  /// Two columns, the second wrapped to 100 characters in all.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 4
    var text = ""
    for (name, help) in rows {
      var line = "  \(name)" + String(repeating: " ", count: width - name.count - 2)
      for (index, word) in help.split(separator: " ").enumerated() {
        if line.count + word.count + 1 > 100 {
          text += line + "\n"
          line = String(repeating: " ", count: width) + word
        } else {
          line += (index == 0 ? "" : " ") + word
        }
      }
      text += line + "\n"
    }
    return text
  }
}
