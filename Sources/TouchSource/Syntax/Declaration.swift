import TouchModel

/// A type, or an extension of one, with its members.
struct TypeDeclaration: Sendable {
  enum Kind: String, Sendable {
    case structure, classType, enumeration, protocolType, actor, `extension`
  }

  var kind: Kind
  /// The name as written; dotted for an extension of a nested type.
  var name: String
  /// The names of generic parameters.
  var generics: [String]
  /// Superclass and protocols.
  var inherits: [TypeName]
  /// What is said of generic parameters, and the `where` clause, as (left, right) names of
  /// `left == right` and `left: right`.
  var constraints: [(String, TypeName)]
  var attributes: [Attribute]
  var variables: [VariableDeclaration]
  var functions: [FunctionDeclaration]
  var initializers: [FunctionDeclaration]
  /// Names of enum cases, with the labels and types of their values.
  var cases: [EnumCase]
  var types: [TypeDeclaration]
  var aliases: [TypeAlias] = []
  /// Whether it is seen in its file only.
  var isPrivate = false
  /// Whether other modules see it.
  var isPublic = false
  /// The file, as reports show it.
  var file: String
  var position: Position
}

/// `typealias Name = Target`.
struct TypeAlias: Sendable {
  var name: String
  var target: TypeName
  var isPrivate: Bool
  var isPublic: Bool
  var file: String
  var position: Position
}

struct EnumCase: Sendable {
  var name: String
  var values: [Parameter]
  var rawValue: Expression?
}

/// `let`, `var`, stored or computed, of a type, a file or a function.
struct VariableDeclaration: Sendable {
  var name: String
  var type: TypeName?
  /// The value that it begins with.
  var value: Expression?
  /// The statements of its getter, if it is computed.
  var getter: [Statement]?
  /// The statements of its setter and its observers.
  var observers: [Statement] = []
  var isStatic: Bool
  var isMutable: Bool
  /// Whether its value is made when it is first asked for, so that other properties may be in it.
  var isLazy = false
  var isPrivate: Bool
  /// Whether all of its file sees it, but no other.
  var isFilePrivate = false
  var isPublic = false
  var attributes: [Attribute]
  var file: String
  var position: Position
  /// The system's type that an extension adds it to, whose members its own text sees.
  var extended: String?
  /// What the `where` clause of that extension asks `Base` to be, as RxSwift's do.
  var base: String?
}

/// A function or an initializer.
struct FunctionDeclaration: Sendable {
  /// Its base name; `init` for an initializer and `subscript` for a subscript.
  var name: String
  var header: Header
  /// What it does, or nil for a requirement of a protocol.
  var code: Code?
  var isStatic: Bool
  var isPrivate: Bool
  var isPublic = false
  var attributes: [Attribute]
  var file: String
  var position: Position
  /// The system's type that an extension adds it to, whose members its own text sees.
  var extended: String?
  /// What the `where` clause of that extension asks `Base` to be, as RxSwift's do.
  var base: String?

  var parameters: [Parameter] { header.value.parameters }
  var result: TypeName? { header.value.result }
  /// The names of its generic parameters.
  var generics: [String] { header.value.generics }
  /// The names of those of them that are views.
  var views: [String] { header.value.views }

  var hasBody: Bool { code != nil }
  /// Whether it is called for what it does alone.
  var returnsNothing: Bool { result?.isVoid ?? true }
  /// The statements, or nil for a requirement of a protocol.
  var body: [Statement]? { code?.value }
}

/// What a function takes and returns.
struct Signature: Sendable {
  var parameters: [Parameter] = []
  var result: TypeName?
  /// The names of generic parameters.
  var generics: [String] = []
  /// The names of those of them that are views.
  var views: [String] = []
}

struct Parameter: Sendable {
  /// The label at the call; nil for `_`.
  var label: String?
  var name: String
  var type: TypeName
  var value: Expression?
  var isVariadic: Bool
  var attributes: [Attribute]
}

/// `@State`, `@Environment(\.font)`, `@ViewBuilder`.
struct Attribute: Sendable {
  /// The name without `@`.
  var name: String
  var arguments: [Expression.Argument]
}
