import TouchLayout
import TouchModel

extension Evaluation {
  /// Whether a function of the project's may be meant where the system has one of its name: no
  /// argument is known to be of another type than the one that is asked for.
  ///
  /// - Parameter owner: The type whose member it is, which its parameters may name members of.
  func mayTake(
    _ given: [Bound], _ function: FunctionDeclaration, of owner: TypeInfo? = nil
  ) -> Bool {
    arguments(given, ofOwnTypesIn: function, of: owner).allSatisfy { argument, parameter in
      switch parameter {
      case .own(let own): own.mayBe(argument, in: index)
      case .system(let name): mayBe(argument, ofSystems: name, from: function)
      }
    }
  }

  /// The functions among those of one name that arguments may be meant for: an implicit member is of a
  /// type that the project adds it to, where one asks for that, and of none that has no such member.
  /// All of them where that leaves none.
  func meant(
    by given: [Bound], _ functions: [FunctionDeclaration], of owner: TypeInfo? = nil
  ) -> [FunctionDeclaration] {
    guard functions.count > 1 else { return functions }
    let taking = functions.filter { mayTake(given, $0, of: owner) }
    let adding = taking.filter { addsMember(given, $0) }
    return adding.isEmpty ? taking.isEmpty ? functions : taking : adding
  }

  /// Whether an argument is a member that the project adds to the system's type that is asked for.
  private func addsMember(_ given: [Bound], _ function: FunctionDeclaration) -> Bool {
    let pairing = Pairing(given, with: function.parameters)
    return zip(function.parameters, pairing.arguments).contains { parameter, arguments in
      arguments.contains { argument in
        guard case .external(let external) = argument.value, external.type == nil else {
          return false
        }
        return isAdded(external, to: parameter.type.unwrapped.name, from: function)
      }
    }
  }

  /// Whether the project adds an implicit member to one of the system's types.
  private func isAdded(
    _ external: External, to name: String, from function: FunctionDeclaration
  ) -> Bool {
    guard let step = external.path.first else { return false }
    let scope = Scope(file: external.place?.file ?? function.file)
    return index.extensionVariable(step.name, of: name, from: scope) != nil
      || !index.extensionFunctions(step.name, of: name, from: scope).isEmpty
  }

  /// Whether an argument that decides between such a function and the system's is one of which nothing
  /// is known, so that either may be meant.
  func isOpenWhetherMeant(_ given: [Bound], _ function: FunctionDeclaration) -> Bool {
    let deciding = arguments(given, ofOwnTypesIn: function)
    return !deciding.isEmpty && deciding.allSatisfy(\.0.isUnknown)
      && given.allSatisfy { !$0.isTrailing && ($0.label == nil || function.name == "frame") }
  }

  /// A type that the system's function of the same name does not ask for.
  private enum AskedType {
    case own(TypeInfo)
    /// One of the system's, by its name.
    case system(String)
  }

  /// The arguments for parameters of a type that the system's functions do not ask for, each with that.
  private func arguments(
    _ given: [Bound], ofOwnTypesIn function: FunctionDeclaration, of owner: TypeInfo? = nil
  ) -> [(Value, AskedType)] {
    let pairing = Pairing(given, with: function.parameters)
    return zip(function.parameters, pairing.arguments).flatMap { parameter, arguments in
      let name = parameter.type.unwrapped.name
      let asked: AskedType
      if function.generics.contains(name) { return [(Value, AskedType)]() }
      // A type around the function's own may be one below that which declares it: it comes second.
      let own =
        index.type(name, from: Scope(file: function.file))
        ?? index.type(name, from: Scope(file: function.file, type: owner))
      if let own {
        guard own.kind != .protocolType else { return [] }
        asked = .own(own)
      } else if Self.concreteTypes.contains(name) {
        asked = .system(name)
      } else {
        return []
      }
      return arguments.compactMap { argument in
        if case .null = argument.value, parameter.type.name == "Optional" { return nil }
        return (argument.value, asked)
      }
    }
  }

  /// Whether a value can be of one of the system's types that no literal makes.
  private func mayBe(
    _ value: Value, ofSystems name: String, from function: FunctionDeclaration
  ) -> Bool {
    switch value {
    case .external(let external):
      guard let type = external.type else {
        return mayBe(external, ofSystems: name, from: function)
      }
      // What is asked of a value further on may be of any type.
      return external.path.count > 1 || type == name || !Self.concreteTypes.contains(type)
    case .tuple(let members): return Self.labelsOfMembers[name] == members.first?.label
    case .state(let value, let atRest, _):
      return mayBe(value, ofSystems: name, from: function)
        || mayBe(atRest, ofSystems: name, from: function)
    case .open(let type?, let owner):
      var type = type.unwrapped.name
      if let own = index.type(type, from: owner) { return own.isKind(of: name) }
      // A tool calls `Color` what is a `UIColor` here.
      if let owner, let alias = index.foreignType(type, path: owner.path, file: owner.file) {
        type = alias
      }
      return type == name || TypeName.plainKinds[type] == nil && !Self.concreteTypes.contains(type)
    case .enumCase(let value): return value.type.isKind(of: name)
    case .instance(let instance): return instance.type.isKind(of: name)
    case .number, .string, .boolean, .null, .array, .openArray, .function, .keyPath, .type:
      return false
    case .view, .open(nil, _): return true
    }
  }

  /// Whether an implicit member can be one of such a type.
  private func mayBe(
    _ external: External, ofSystems name: String, from function: FunctionDeclaration
  ) -> Bool {
    guard let step = external.path.first, Self.geometry.contains(name) else { return true }
    return ["init", "zero", "null", "infinite"].contains(step.name)
      || isAdded(external, to: name, from: function)
  }

  /// Whether a name is that of a type of the system's that is no protocol.
  static func isSystems(_ name: String) -> Bool {
    concreteTypes.contains(name) || SystemViews.values.contains(name)
  }

  /// Whether a name is that of a type of the system's that no number, text or flag makes.
  static func isMadeByNoPlainLiteral(_ name: String) -> Bool {
    concreteTypes.contains(name) || placings.contains(name) || name == "Text"
  }

  /// Types of the system's by which views are placed, of which the literal of a list makes some.
  private static let placings: Set<String> = [
    "Edge", "Edge.Set", "HorizontalEdge", "VerticalEdge", "Axis", "Axis.Set", "Alignment",
    "HorizontalAlignment", "VerticalAlignment", "TextAlignment", "UnitPoint",
  ]

  /// Types of the system's that are neither made by a literal nor protocols.
  private static let concreteTypes: Set<String> =
    geometry.union(["Font", "UIFont", "Color", "UIColor", "Image", "UIImage", "Angle", "Animation"])

  private static let geometry: Set<String> = [
    "EdgeInsets", "UIEdgeInsets", "NSDirectionalEdgeInsets", "CGSize", "CGPoint", "CGRect",
    "CGVector", "UIOffset",
  ]

  /// The first labels of what makes those that are known by their members.
  private static let labelsOfMembers = ["EdgeInsets": "top", "CGSize": "width", "CGPoint": "x"]
}

extension TypeInfo {
  /// Whether it is a type of a path, or inherits from it.
  fileprivate func isKind(of path: [String]) -> Bool {
    self.path == path || allInherited.contains(path.last ?? "")
  }

  /// Whether it inherits from a type of the system's.
  fileprivate func isKind(of system: String) -> Bool { allInherited.contains(system) }

  /// Whether a value can be of this type, as far as it is known.
  fileprivate func mayBe(_ value: Value, in index: SourceIndex) -> Bool {
    switch value {
    case .external(let external) where external.type == nil:
      guard let name = external.path.first?.name else { return true }
      return name == "init" || enumCase(name) != nil || staticVariable(name) != nil
        || functions(name).contains(where: \.isStatic)
    case .external(let external): return external.type == name
    case .enumCase(let value): return value.type.isKind(of: path)
    case .instance(let instance): return instance.type.isKind(of: path)
    case .state(let value, let atRest, _):
      return mayBe(value, in: index) || mayBe(atRest, in: index)
    case .open(let type?, let owner):
      let type = type.unwrapped.name
      guard let other = index.type(type, from: owner) else {
        return TypeName.plainKinds[type] == nil && !Evaluation.isSystems(type)
      }
      return other.kind == .protocolType || other.isKind(of: path)
    case .array: return !allInherited.isDisjoint(with: Self.madeByArrays)
    case .number: return inherits("ExpressibleByIntegerLiteral")
    case .view: return standsAmongViews || isShape
    // Insets and sizes are known by their members alone.
    case .tuple, .openArray, .function, .keyPath, .string, .boolean, .null: return false
    case .type, .open(nil, _): return true
    }
  }

  /// Protocols whose types the literal of an array makes.
  private static let madeByArrays: Set<String> = [
    "OptionSet", "SetAlgebra", "ExpressibleByArrayLiteral",
  ]
}
