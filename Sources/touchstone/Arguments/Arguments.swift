/// What a command was called with, read by its table of options.
struct Arguments {
  /// What is no option, in order.
  private(set) var operands: [String] = []
  /// The options with their values, in order; the value of a switch is empty.
  private(set) var given: [(option: Option, value: String)] = []

  /// Reads arguments by a command's table.
  init(_ arguments: some Sequence<String>, for command: Command) throws {
    let options = command.options + [.help]
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        guard !argument.isEmpty else {
          throw UsageError("an argument is empty; leave it out, or see whether a variable is unset")
        }
        operands.append(argument)
        continue
      }
      try read(argument, &rest, options, command)
    }
    if has(.help) { return }
    let limit = command.operand == nil ? 0 : command.operandLimit ?? .max
    if operands.count > limit {
      throw UsageError(
        "unexpected argument '\(operands[limit])'; try 'touchstone \(command.name) --help'")
    }
  }

  private mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>, _ options: [Option], _ command: Command
  ) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? "--help" : String(parts[0])
    guard let option = options.first(where: { "--\($0.name)" == name }) else {
      let names = options.map { "--\($0.name)" }
      let suggestion = Suggestion.text(
        for: name, among: names, otherwise: "try 'touchstone \(command.name) --help'")
      throw UsageError("unknown option '\(name)'\(suggestion)")
    }
    if !option.repeats, has(option) {
      throw UsageError("'\(name)' is given twice; leave one of them out")
    }
    guard let placeholder = option.value else {
      guard parts.count == 1 else { throw UsageError("'\(name)' takes no value; leave it out") }
      given.append((option, ""))
      return
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
      throw UsageError("'\(name)' needs a value; write '\(name) \(placeholder)'")
    }
    guard option.values.isEmpty || option.values.contains(value) else {
      let suggestion = Suggestion.text(
        for: value, among: option.values,
        otherwise: "it is one of \(option.values.joined(separator: ", "))")
      throw UsageError("unknown value '\(value)' for '\(name)'\(suggestion)")
    }
    given.append((option, value))
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool {
    given.contains { $0.option.name == option.name }
  }

  /// The value of an option, else its usual one.
  func value(of option: Option) -> String? {
    given.last { $0.option.name == option.name }?.value ?? option.usual
  }
}
