import TouchLayout
import TouchModel

/// What an expression of the source stands for, as far as the source says.
indirect enum Value: Sendable {
  case number(Length)
  case boolean(Bool)
  /// The parts of a string; one open part where nothing is known.
  case string([ViewNode.Text.Piece])
  case array([Value])
  /// A collection whose number of elements is not in the source.
  case openArray(of: Value)
  case tuple([Bound])
  case null
  case function(FunctionValue)
  /// A value of a type of the project.
  case instance(Instance)
  /// A case of an enumeration, of the project or expected by the context, with its values.
  case enumCase(EnumValue)
  /// A type of the project.
  case type(TypeInfo)
  /// A value or a type that the source only names: `Color.red`, `.system(size: 12)`, `Font`.
  case external(External)
  case view(ViewValue)
  case keyPath([String])
  /// What may change while the app runs, with what it begins with, and what it is at the one who hands
  /// it on. Whoever is given it by name reads one or the other; see `Evaluation.read(_:)`.
  case state(Value, atRest: Value, Origin?)
  /// Anything that the source does not say, with its type where that is written.
  case open(TypeName?, in: TypeInfo?)

  /// Something of which nothing is known.
  static let unknown = Value.open(nil, in: nil)

  /// A string of known characters.
  static func text(_ characters: String) -> Value { .string([.known(characters)]) }
}

extension Value {
  /// Whether nothing is known of it.
  var isUnknown: Bool {
    if case .open(nil, _) = self { return true }
    return false
  }
}

/// An argument, a member of a tuple or a value of an enum case, with its label.
struct Bound: Sendable {
  var label: String?
  var value: Value
  var isTrailing = false
}

/// A value that the system's frameworks make, kept as it was written.
struct External: Sendable {
  /// The type it begins with; nil where the context expects one.
  var type: String?
  /// What was asked of it, in order.
  var path: [Step]
  /// Where it is written, which decides what is seen from there; nil for what something else made.
  var place: Place?

  struct Step: Sendable {
    var name: String
    /// The arguments, where it was called.
    var arguments: [Bound]?
  }

  /// The last name, as `red`, or the type's.
  var name: String { path.last?.name ?? type ?? "" }
}

/// A case of an enumeration.
struct EnumValue: Sendable {
  var type: TypeInfo
  var name: String
  var values: [Bound]
}

/// A value of a structure or class of the project.
struct Instance: Sendable {
  var type: TypeInfo
  /// What its initializer or its caller gave.
  var fields: [String: Value]
  /// Where it was made, if the source makes it.
  var place: Place?
  /// Where it stands among views, once it does.
  var placement: Placement?
}

/// Where a value stands among views.
///
/// It is a class because an environment has dozens of parts, and a value is copied wherever it is read.
final class Placement: Sendable {
  /// What the value's `@Environment` properties read.
  let environment: FlowingEnvironment

  init(in environment: FlowingEnvironment) { self.environment = environment }
}

extension TypeName {
  /// Whether it is `some View`, or a view by name.
  var isOpaqueView: Bool {
    name == "View" || name == "AnyView" || arguments.contains { $0.name == "View" }
  }
}

/// Something that can be called.
indirect enum FunctionValue: Sendable {
  case closure(Expression.Closure, Scope)
  /// A function of the project, with the value it is a member of.
  case declared(FunctionDeclaration, owner: TypeInfo?, receiver: Value?)
  /// An initializer that is handed on by its name, as in `map(Text.init)`.
  case initializer(InitializerReference)
  /// A view that is made when it is called, for content that was evaluated already.
  case constant(Value)
  /// A function that the source does not hold.
  case open
}

extension FunctionValue {
  /// Whether what it makes may differ with what it is given.
  var readsParameters: Bool {
    switch self {
    case .constant: return false
    case .closure(let closure, _):
      var reads = false
      closure.body.forEachExpression { expression in
        guard case .name(let name) = expression.kind else { return }
        let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
        reads = reads || closure.parameters.contains(plain) || name.hasPrefix("$0")
      }
      return reads
    case .declared, .initializer, .open: return true
    }
  }
}

/// The initializer of a type as it is named without being called.
struct InitializerReference: Sendable {
  /// A type of the project's, or one that the source only names.
  var type: Value
  /// The labels of its arguments, where they are written; nil for one without a label.
  var labels: [String?]?
  var position: Position
  /// Where it is written, from where names are looked up.
  var scope: Scope
}
