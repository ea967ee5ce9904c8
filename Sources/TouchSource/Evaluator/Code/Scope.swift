import TouchModel

/// The names that an expression sees: a chain of frames from the innermost block outwards.
///
/// It is a class because closures share the frame that they were written in; a frame is only
/// changed by the evaluation that made it, before anything else sees it.
final class Scope: @unchecked Sendable {
  let parent: Scope?
  /// What `self` is, if anything.
  var receiver: Value?
  /// The type whose members are seen without a base.
  let type: TypeInfo?
  /// The system's type whose extension holds the text, if it is none of the project's.
  let extended: String?
  /// The file that the text stands in.
  let file: String
  /// Where the project asked for what is written here, if it is `TouchUI` that is read.
  var caller: Evaluation.Caller?
  /// Where the method of a system's type, or the modifier, is called whose text this is, the outermost of
  /// several; nil elsewhere.
  var calledAt: Place?
  /// The type of what the text gives, where the property or the function around it says so.
  var result: TypeName?
  /// What names are bound to. They are few, so that to compare them takes less than to hash one.
  private var values: [(name: String, value: Value)] = []

  init(
    file: String, type: TypeInfo? = nil, receiver: Value? = nil, extended: String? = nil
  ) {
    self.parent = nil
    self.file = file
    self.type = type
    self.receiver = receiver
    self.extended = type == nil ? extended : nil
  }

  /// Creates a block inside another.
  init(in parent: Scope) {
    self.parent = parent
    self.file = parent.file
    self.type = parent.type
    self.extended = parent.extended
    self.receiver = parent.receiver
    self.caller = parent.caller
    self.calledAt = parent.calledAt
    self.result = parent.result
  }

  /// Creates what is part of an expression, of which the text around does not say what it gives.
  convenience init(inside parent: Scope) {
    self.init(in: parent)
    result = nil
  }

  /// What a name was bound to in this block or one around it.
  func lookUp(_ name: String) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      if let number = current.number(of: name) { return current.values[number].value }
      scope = current.parent
    }
    return nil
  }

  /// The place of a name among those that are bound in this block.
  private func number(of name: String) -> Int? { values.firstIndex { $0.name == name } }

  /// The names of the types around the text.
  var path: [String] {
    type?.path ?? extended.map { $0.split(separator: ".").map(String.init) } ?? []
  }

  /// What is bound in this block itself, by name.
  var bound: [String: Value] { Dictionary(values.map { ($0.name, $0.value) }) { $1 } }

  /// Binds a name in this block.
  func bind(_ name: String, to value: Value) {
    if let number = number(of: name) {
      values[number].value = value
    } else {
      values.append((name, value))
    }
  }

  /// Gives a new value to a name that is bound here or around; says whether there is one.
  func assign(_ name: String, _ value: Value) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if let number = current.number(of: name) {
        current.values[number].value = value
        return true
      }
      scope = current.parent
    }
    return false
  }

  /// Changes every value that is bound here or around.
  func change(_ transform: (Value) -> Value) {
    var scope: Scope? = self
    while let current = scope {
      current.values = current.values.map { ($0.name, transform($0.value)) }
      scope = current.parent
    }
  }

  /// Changes `self` in this block and those that share it, as an initializer does.
  func setReceiver(_ value: Value) {
    var scope: Scope? = self
    while let current = scope {
      current.receiver = value
      scope = current.parent
    }
  }

  /// The innermost receiver, which a block inside an initializer sees change.
  var currentReceiver: Value? { parent?.currentReceiver ?? receiver }
}
