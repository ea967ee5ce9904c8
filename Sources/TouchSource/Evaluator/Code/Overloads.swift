import TouchLayout
import TouchModel

extension [FunctionDeclaration] {
  /// The overload that arguments fit best, by their labels and then by what is known of their
  /// types; one that they nearly fit, unless the fit is to be strict.
  ///
  /// - Parameter views: The names of generic parameters around them that are views.
  func best(
    for given: [Bound], isStatic: Bool? = nil, isStrict: Bool = false, views: [String] = []
  ) -> FunctionDeclaration? {
    let candidates = isStatic.map { wanted in filter { $0.isStatic == wanted } } ?? self
    let best = candidates.fittest(for: given, views: views)
    guard isStrict else { return best?.function ?? candidates.first }
    return best.flatMap { $0.misfits == 0 ? $0.function : nil }
  }

  /// The one that takes arguments, by their labels and then by their types; nil where none does.
  func fitting(_ given: [Bound]) -> FunctionDeclaration? { fittest(for: given)?.function }

  /// That one, and how many arguments are of other types than it asks for.
  private func fittest(
    for given: [Bound], views: [String] = []
  ) -> (function: FunctionDeclaration, misfits: Int)? {
    var best: (function: FunctionDeclaration, misfits: Int, detours: Int, others: Int)?
    for candidate in self {
      let (parameters, pairing) = (
        candidate.parameters, Pairing(given, with: candidate.parameters)
      )
      guard pairing.isComplete else { continue }
      let misfits = parameters.misfits(of: pairing, views: candidate.views + views)
      // Of those that may take an optional, the one that asks for one is meant.
      let detours = parameters.count(of: pairing) {
        $0.type.isOfOptional == false && $1.isOptional
      }
      // What may hold a value, as far as is known, gives way to what asks for its very type.
      let others = parameters.count(of: pairing) { !$0.type.isType(of: $1) }
      if let best, (best.misfits, best.detours, best.others) <= (misfits, detours, others) {
        continue
      }
      best = (candidate, misfits, detours, others)
    }
    return best.map { ($0.function, $0.misfits) }
  }
}

extension [Parameter] {
  /// Whether all of them are given, and nothing that is known to be of another type.
  ///
  /// - Parameter views: The names of generic parameters that are views.
  func fit(_ given: [Bound], views: [String]) -> Bool {
    let pairing = Pairing(given, with: self)
    return pairing.isComplete && misfits(of: pairing, views: views) == 0
  }

  /// How many arguments are of other types than are asked for.
  fileprivate func misfits(of pairing: Pairing, views: [String]) -> Int {
    count(of: pairing) { parameter, value in
      // What makes a view is none, and neither is a text or a number.
      !parameter.type.mayHold(value)
        || views.contains(parameter.type.name) && !parameter.takesFunction
          && (value.isClosure || value.plainKind != nil)
    }
  }

  fileprivate func count(of pairing: Pairing, where holds: (Parameter, Value) -> Bool) -> Int {
    zip(self, pairing.arguments).reduce(0) { count, pair in
      count + pair.1.count { holds(pair.0, $0.value) }
    }
  }
}

extension Evaluation {
  /// Whether an argument can only be of a type of the project's that a function asks for.
  func isGivenOwn(_ given: [Bound], _ function: FunctionDeclaration) -> Bool {
    let pairing = Pairing(given, with: function.parameters)
    return zip(function.parameters, pairing.arguments).contains { parameter, arguments in
      guard let own = index.type(parameter.type.name, from: Scope(file: function.file)) else {
        return false
      }
      return arguments.contains { own.holds($0.value) }
    }
  }
}

extension Value {
  /// Whether it can be of a type of the project's alone, as `.save` and a value that the project
  /// makes; what the system's functions are given is mostly none of these.
  var mayBeOwn: Bool {
    switch self {
    case .external(let external): return external.type == nil
    case .enumCase, .instance: return true
    case .open(let type?, _): return type.name.first?.isUppercase ?? false
    default: return false
    }
  }
}

extension TypeInfo {
  /// Whether a value is known to be of this type, or to be a member of it.
  fileprivate func holds(_ value: Value) -> Bool {
    switch value {
    case .external(let external) where external.type == nil:
      guard let name = external.path.first?.name else { return false }
      return enumCase(name) != nil || staticVariable(name) != nil
        || functions(name).contains(where: \.isStatic)
    case .enumCase(let value): return value.type.path == path
    case .instance(let instance): return instance.type.path == path
    case .open(let type?, _): return type.name == name
    default: return false
    }
  }
}

extension Value {
  fileprivate var isClosure: Bool {
    guard case .function(.closure) = self else { return false }
    return true
  }

  /// Whether it is of an optional type.
  fileprivate var isOptional: Bool {
    switch self {
    case .null: true
    case .open(let type?, _): type.name == "Optional"
    case .state(let value, _, _): value.isOptional
    default: false
    }
  }

  /// Whether it is of a written type that is no optional.
  fileprivate var isNoOptional: Bool {
    switch self {
    case .open(let type?, _): type.name != "Optional" && type.name != "_"
    case .state(let value, _, _): value.isNoOptional
    default: false
    }
  }
}

extension TypeName {
  /// Whether it is an optional, or a binding of one.
  fileprivate var isOfOptional: Bool {
    name == "Optional" || (name == "Binding" && arguments.first?.name == "Optional")
  }

  /// Whether a value can be of the type, as far as both are known.
  fileprivate func mayHold(_ value: Value) -> Bool {
    switch name {
    case "Optional":
      if case .null = value { return true }
      return arguments.first?.mayHold(value) ?? true
    case "Binding":
      // A binding's value is of the very type: a Boolean is no optional.
      guard let wrapped = arguments.first else { return true }
      if wrapped.name == "Optional", value.plainKind == .boolean || value.isNoOptional {
        return false
      }
      return wrapped.mayHold(value)
    case "Function":
      guard case .function(let function) = value else { return value.mayBeFunction }
      guard case .closure(let closure, _) = function, let parameterCount else { return true }
      return closure.parameters.isEmpty || closure.parameters.count == parameterCount
    default:
      guard let mine = Self.plainKinds[name] else {
        return value.plainKind == nil || !Evaluation.isMadeByNoPlainLiteral(name)
      }
      switch value {
      // `.title` is a font, or a text, and no number.
      case .external(let external) where external.type == nil && mine == .number:
        return TextStyle(rawValue: external.name) == nil
      case .null, .function, .instance, .enumCase, .view, .tuple: return false
      default: return value.plainKind.map { $0 == mine } ?? true
      }
    }
  }

  /// Whether a value is known to be of this very type.
  fileprivate func isType(of value: Value) -> Bool {
    if name == "Optional", let wrapped = arguments.first { return wrapped.isType(of: value) }
    let name = SourceIndex.last(name)
    return switch value {
    case .state(let value, _, _): isType(of: value)
    case .instance(let instance): instance.type.name == name
    case .enumCase(let value): value.type.name == name
    case .open(let type?, _): SourceIndex.last(type.name) == name
    case .view(.system(let call)): call.name == name
    default: false
    }
  }

  /// The kinds of value that a name alone tells.
  enum PlainKind {
    case boolean, number, text
  }

  static let plainKinds: [String: PlainKind] = [
    "Bool": .boolean, "Int": .number, "Double": .number, "CGFloat": .number, "Float": .number,
    "String": .text, "LocalizedStringKey": .text, "LocalizedStringResource": .text,
    "AttributedString": .text, "Substring": .text,
  ]
}

extension Value {
  fileprivate var mayBeFunction: Bool {
    switch self {
    case .instance, .enumCase, .view, .tuple: false
    default: plainKind == nil
    }
  }

  fileprivate var plainKind: TypeName.PlainKind? {
    switch self {
    case .state(let value, _, _): return value.plainKind
    case .boolean: return .boolean
    case .number: return .number
    case .string: return .text
    case .open(let type?, _): return TypeName.plainKinds[type.name]
    default: return nil
    }
  }
}
