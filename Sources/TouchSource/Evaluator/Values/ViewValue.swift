import TouchLayout
import TouchModel

/// A view as written, before the environment that reaches it is known.
indirect enum ViewValue: Sendable {
  /// A view of the system, by its name, with its arguments.
  case system(Call)
  /// A view of the project; its body is evaluated where it is placed.
  case project(Instance, Place)
  case group([ViewValue])
  /// Content repeated over a collection.
  case repeated([ViewValue], isOpen: Bool)
  case modified(ViewValue, Call)
  /// A view modifier of the project around content.
  case wrapped(ViewValue, by: Instance, Place)
  /// A view that is not in the source.
  case outside(String, Place)
  /// What a control shows, as its style is given it.
  case label(ViewValue)

  /// A call of the system's: a view's initializer or a modifier.
  struct Call: Sendable {
    var name: String
    var arguments: [Bound]
    var place: Place
    /// The scope's view, for naming elements and for choices.
    var view: String
    /// See `Scope.calledAt`.
    var calledAt: Place?
    /// Whether a modifier of the project's may be meant that has the name of this one of the system's.
    var mayBeOwn = false
  }

  static let empty = ViewValue.group([])

  /// A view that comes from elsewhere, where it is asked for.
  func asked(at place: Place) -> ViewValue {
    switch self {
    case .system(var call):
      call.place = place
      return .system(call)
    case .outside(let name, _): return .outside(name, place)
    case .project, .group, .repeated, .modified, .wrapped, .label: return self
    }
  }
}

extension ViewValue.Call {
  /// The value behind a label.
  subscript(label: String) -> Value? {
    arguments.first { $0.label == label }?.value
  }

  /// The values without a label, in order.
  var unlabelled: [Value] {
    arguments.filter { $0.label == nil && !$0.isTrailing }.map(\.value)
  }

  /// The first value without a label.
  var first: Value? { unlabelled.first }

  /// The closure that stands behind the parentheses without a label, or under a label.
  func content(_ label: String...) -> FunctionValue? {
    for name in label {
      if case .function(let function)? = self[name] { return function }
    }
    for argument in arguments where argument.isTrailing && argument.label == nil {
      if case .function(let function) = argument.value { return function }
    }
    return nil
  }

  /// The labels in order, `_` for none.
  var labels: [String] { arguments.map { $0.label ?? "_" } }
}
