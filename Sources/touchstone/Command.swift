/// Something that the tool does.
struct Command: Sendable {
  /// What the user types.
  var name: String
  /// What it does, in a line of the help.
  var summary: String
  /// What stands after the options, as `[PATH…]`; nil where nothing may.
  var operand: String?
  /// How many operands it takes at most; nil for any number.
  var operandLimit: Int?
  /// The options that it understands, in the order of the help; `--help` is understood by all.
  var options: [Option]
  /// What the help says below the options.
  var notes: String = ""
  /// Runs it and returns the exit status.
  var run: @Sendable (Arguments, Console) throws -> Int32
}
