import TouchModel

/// An expression of the source, reduced to what the evaluator needs.
///
/// A chain such as `a.b(c).d` is one expression with three links, so that its depth does not grow
/// with its length.
struct Expression: Sendable {
  var kind: Kind
  /// Where it begins.
  var position: Position

  indirect enum Kind: Sendable {
    case number(Double)
    case boolean(Bool)
    case string([StringPiece])
    case null
    /// A name without a base, as `title`, `self`, `$isOn`, `Button`.
    case name(String)
    /// A member of the type that the context expects, as `.leading`.
    case implicitMember(String)
    /// A base and what follows it, in order.
    case chain(Expression, [Link])
    case closure(Closure)
    case unary(String, Expression)
    /// What stands behind its operator, as `3...`, ends with `nil`.
    case binary(String, Expression, Expression)
    case ternary(condition: Expression, Expression, Expression)
    case array([Expression])
    case dictionary([(Expression, Expression)])
    case tuple([Argument])
    /// `value is T`, `value as? T`, `value as T`, with the operator as written.
    case cast(Expression, String, TypeName)
    /// `\.name` or `\Root.name.other`, as the names after the root.
    case keyPath([String])
    case conditional(If)
    case selection(Switch)
    /// Anything else, by the name of its syntax.
    case other(String)
  }

  /// A part of a string literal.
  enum StringPiece: Sendable {
    case text(String)
    case interpolation([Argument])
  }

  /// What follows the base of a chain.
  struct Link: Sendable {
    enum Kind: Sendable {
      /// `.name`; generic arguments are dropped.
      case member(String)
      /// `(…) { … }`: trailing closures are the last arguments, the first without a label.
      case call([Argument])
      case index([Argument])
      /// `?`
      case optional
      /// `!`
      case forced
    }

    var kind: Kind
    /// Where the member's name, or the parenthesis, begins.
    var position: Position
  }

  struct Argument: Sendable {
    var label: String?
    var value: Expression
    /// Whether it stands behind the parentheses.
    var isTrailing = false
  }

  struct Closure: Sendable {
    /// Names of the parameters; empty where `$0` is used or there are none.
    var parameters: [String]
    var body: [Statement]
  }
}

extension Expression {
  /// The names that it is made of, without `self` and the marks of what is optional; nil for what is no
  /// name and no member of one.
  var memberPath: [String]? {
    let (base, links): (Expression, [Link]) =
      if case .chain(let base, let links) = kind { (base, links) } else { (self, []) }
    guard case .name(let first) = base.kind else { return nil }
    var path = first == "self" ? [] : [first]
    for link in links {
      switch link.kind {
      case .member(let name): path.append(name)
      case .optional, .forced: break
      case .call, .index: return nil
      }
    }
    return path
  }

  /// The characters of a string without interpolations; nil for any other expression.
  var literalText: String? {
    guard case .string(let pieces) = kind, pieces.count == 1, case .text(let text) = pieces[0]
    else { return nil }
    return text
  }
}

/// A place in a file, as the file itself is known from the declaration around it.
struct Position: Hashable, Sendable {
  /// The line, from 1.
  var line: Int32
  /// The column in UTF-8 bytes, from 1.
  var column: Int32
}

extension Place {
  /// Creates the place of a position in a file.
  init(_ position: Position, in file: String) {
    self.init(file: file, line: Int(position.line), column: Int(position.column))
  }
}

/// The name of a type as written, without generic arguments: `Optional`, `Layout.Size`.
struct TypeName: Hashable, Sendable {
  /// The dotted name; `Array` for `[T]`, `Optional` for `T?`, `Function` for a closure type,
  /// `Tuple` for a tuple.
  var name: String
  /// Generic arguments, or the element, wrapped, result or member types of the sugar.
  var arguments: [TypeName] = []
  /// The labels of a tuple's members, nil for none; empty for other types.
  var labels: [String?] = []
  /// How many parameters a closure type has; nil for other types.
  var parameterCount: Int?
  /// The members that a value of it is known to have, though they are optional.
  var present: Set<String> = []
}

extension TypeName {
  /// The type without its optionality.
  var unwrapped: TypeName {
    name == "Optional" ? arguments.first ?? self : self
  }

  /// The member under which a value itself is noted to be there, as what `if let` binds is.
  static let itself = "self"

  /// Whether a value of it is known to be there, whatever its name is given to.
  var isThere: Bool { present.contains(Self.itself) }

  /// Whether it is the type of nothing: `Void` or `()`.
  var isVoid: Bool { name == "Void" || name == "Tuple" && arguments.isEmpty }

  /// What a list holds; the type itself for others.
  var element: TypeName {
    name == "Array" ? arguments.first ?? self : self
  }
}
