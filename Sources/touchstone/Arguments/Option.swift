/// One option, as parsing, help and suggestions know it.
struct Option: Sendable {
  /// Its name without the dashes.
  var name: String
  /// What stands for its value in the help; nil for a switch.
  var value: String?
  /// What it does, in a sentence.
  var help: String
  /// The values that it takes, where they are few.
  var values: [String] = []
  /// The value where it is not given.
  var usual: String?
  /// Whether it may be given more than once.
  var repeats = false
}
