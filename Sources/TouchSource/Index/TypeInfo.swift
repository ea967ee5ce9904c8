import TouchModel

/// A type of the project with all its extensions.
final class TypeInfo: Sendable {
  /// The names of the types around it and its own.
  let path: [String]
  let kind: TypeDeclaration.Kind
  let file: String
  let position: Position
  /// Whether other modules see it.
  let isPublic: Bool
  let attributes: [Attribute]
  let generics: Set<String>
  /// The names of its generic parameters in their order.
  let parameters: [String]
  /// What its generic parameters are said to conform to or to inherit from.
  let bounds: [String: TypeName]
  /// Superclass and protocols, those of extensions included.
  let inherits: [TypeName]
  /// All names that it inherits, by way of the project's protocols and classes too, without those of
  /// the system's modules before them.
  let allInherited: Set<String>
  let cases: [EnumCase]
  private let casesByName: [String: EnumCase]
  /// The properties that are stored, in the order of declaration.
  let storedProperties: [VariableDeclaration]
  let initializers: [FunctionDeclaration]
  /// Whether some of them stand in its own text rather than in an extension.
  let writesInitializers: Bool
  private let variables: [String: VariableDeclaration]
  private let staticVariables: [String: VariableDeclaration]
  private let functionsByName: [String: [FunctionDeclaration]]
  /// The project's protocols and classes that it inherits members from.
  let parents: [TypeInfo]
  /// All variables and functions that it declares itself, in the order of the source.
  let ownVariables: [VariableDeclaration]
  let ownFunctions: [FunctionDeclaration]

  /// The name without those around it.
  var name: String { path.last ?? "" }

  init(
    path: [String], declaration: TypeDeclaration, extensions: [TypeDeclaration],
    parents: [TypeInfo]
  ) {
    self.path = path
    kind = declaration.kind
    file = declaration.file
    position = declaration.position
    isPublic = declaration.isPublic
    attributes = declaration.attributes
    generics = Set(declaration.generics)
    parameters = declaration.generics
    bounds = Dictionary(
      declaration.constraints.filter { declaration.generics.contains($0.0) }
    ) { first, _ in first }
    self.parents = parents
    let parts = [declaration] + extensions
    inherits = parts.flatMap(\.inherits)
    allInherited = Set(inherits.map { SourceIndex.withoutModule($0.name) })
      .union(parents.flatMap(\.allInherited))
    cases = parts.flatMap(\.cases)
    casesByName = Dictionary(cases.map { ($0.name, $0) }) { first, _ in first }
    storedProperties = declaration.variables.filter { $0.getter == nil && !$0.isStatic }
    initializers = parts.flatMap(\.initializers)
    writesInitializers = !declaration.initializers.isEmpty
    ownVariables = parts.flatMap(\.variables)
    ownFunctions = parts.flatMap(\.functions)
    variables = Dictionary(
      ownVariables.filter { !$0.isStatic }.map { ($0.name, $0) }
    ) { first, _ in first }
    staticVariables = Dictionary(
      ownVariables.filter(\.isStatic).map { ($0.name, $0) }
    ) { first, _ in first }
    functionsByName = Dictionary(grouping: ownFunctions, by: \.name)
  }

  /// The names of its generic parameters that are views.
  var views: [String] { parameters.filter { bounds[$0]?.name == "View" } }

  /// What generic names stand for in the code of the classes that it inherits from, as `Content` of
  /// `Screen<Content>` for one that inherits from `Screen<Home>`.
  var inheritedArguments: [String: TypeName] {
    var result: [String: TypeName] = [:]
    for parent in parents where parent.kind == .classType {
      result = parent.inheritedArguments
      guard let written = inherits.first(where: { $0.name == parent.name }),
        written.arguments.count == parent.parameters.count
      else { continue }
      // What the class above hands on is what this one hands to it.
      let own = Dictionary(zip(parent.parameters, written.arguments)) { first, _ in first }
      result = result.mapValues { own[$0.name] ?? $0 }.merging(own) { $1 }
    }
    return result
  }

  /// The variable of a name, its own rather than an inherited one, and one of its values rather than
  /// the type's; nil where there is none.
  func variable(_ name: String) -> VariableDeclaration? {
    if let own = variables[name] ?? staticVariables[name] { return own }
    for parent in parents {
      let inherited =
        parent.kind == .protocolType ? parent.implemented(name) : parent.variable(name)
      if let inherited { return inherited }
    }
    return nil
  }

  /// The variable of a name that the type itself has, whatever its values have; nil where there is none.
  func staticVariable(_ name: String) -> VariableDeclaration? {
    if let own = staticVariables[name] { return own }
    return parents.firstNonNil { parent in
      parent.kind == .protocolType
        ? parent.implemented(name).flatMap { $0.isStatic ? $0 : nil }
        : parent.staticVariable(name)
    }
  }

  /// The one variable of a name that a protocol's extensions, or those it refines, add to what
  /// conforms.
  func implemented(_ name: String) -> VariableDeclaration? {
    let own = ownVariables.filter { $0.name == name && $0.getter != nil }
    guard own.isEmpty else { return own.count == 1 ? own[0] : nil }
    for parent in parents where parent.kind == .protocolType {
      if let inherited = parent.implemented(name) { return inherited }
    }
    return nil
  }

  /// Whether a protocol, or one that it refines, asks those that conform for a member of a name.
  func requires(_ name: String) -> Bool {
    guard kind == .protocolType else { return false }
    return ownVariables.contains { $0.name == name && !$0.isStatic && $0.getter == nil }
      || ownFunctions.contains { $0.name == name && !$0.isStatic && !$0.hasBody }
      || parents.contains { $0.requires(name) }
  }

  /// The functions of a name: its own, else inherited ones that have bodies.
  func functions(_ name: String) -> [FunctionDeclaration] {
    if let own = functionsByName[name] { return own }
    for parent in parents {
      let inherited = parent.functions(name).filter { $0.hasBody }
      if !inherited.isEmpty { return inherited }
    }
    return []
  }

  /// The case of a name; nil where it has none.
  func enumCase(_ name: String) -> EnumCase? { casesByName[name] }

  /// Whether it inherits from a type by name, directly or by way of others of the project.
  func inherits(_ name: String) -> Bool { allInherited.contains(name) }

  /// Whether it makes content: a `body`, or a function of that name that makes a view.
  var hasBody: Bool {
    variable("body")?.getter != nil
      || functions("body").contains { $0.hasBody && $0.result?.isOpaqueView ?? false }
  }

  /// Whether it is a view of SwiftUI, which no class is: frameworks for UIKit have protocols of that
  /// name too.
  var isView: Bool {
    kind != .classType && (inherits("View") || isScene || isViewOfFramework)
  }

  /// Whether its values stand among views: it is one, or puts a view of UIKit there.
  var standsAmongViews: Bool {
    isView || allInherited.contains { $0.hasSuffix("Representable") && $0 != "RawRepresentable" }
  }

  /// Whether a protocol of a framework makes it a view, as `ConnectedView` does by `body(props:)`.
  private var isViewOfFramework: Bool {
    kind == .structure && hasBody && inherits.contains { TypeInfo.mayRefineView($0.name) }
  }

  /// Whether a name may be that of a protocol which refines `View`. Classes of UIKit, which no
  /// structure inherits, are told by their prefix.
  static func mayRefineView(_ name: String) -> Bool {
    name.hasSuffix("View") && name.dropFirst().first?.isLowercase == true
  }

  var isShape: Bool { inherits("Shape") || inherits("InsettableShape") }
  var isScene: Bool { !allInherited.isDisjoint(with: Self.scenes) }

  /// What stands at the top of an app, an extension or a widget.
  static let scenes: Set<String> = ["App", "Scene", "Widget", "WidgetBundle"]
}
