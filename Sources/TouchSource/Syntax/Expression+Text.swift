/// Expressions as text, so that conditions that read alike can be told to be alike.
extension Expression {
  /// The expression on one line, much as it is written.
  var text: String {
    switch kind {
    case .number(let value): return value.sourceText
    case .boolean(let value): return value ? "true" : "false"
    case .string(let pieces):
      let inner = pieces.map { piece -> String in
        switch piece {
        case .text(let text): return text
        case .interpolation(let arguments):
          return "\\(" + arguments.map(\.text).joined(separator: ", ") + ")"
        }
      }
      return "\"" + inner.joined() + "\""
    case .null: return "nil"
    case .name(let name): return name
    case .implicitMember(let name): return "." + name
    case .chain(let base, let links): return base.enclosed + links.map(\.text).joined()
    case .closure: return "{ … }"
    case .unary(let sign, let operand): return sign + operand.enclosed
    case .binary("...", let left, let right) where right.text == "nil": return left.text + "..."
    case .binary(let sign, let left, let right):
      return "\(left.operand(of: sign)) \(sign) \(right.operand(of: sign, isRight: true))"
    case .ternary(let condition, let first, let second):
      return "\(condition.text) ? \(first.text) : \(second.text)"
    case .array(let members): return "[" + members.map(\.text).joined(separator: ", ") + "]"
    case .dictionary: return "[…: …]"
    case .tuple(let members): return "(" + members.map(\.text).joined(separator: ", ") + ")"
    case .cast(let value, let sign, let type):
      return "\(value.operand(of: sign)) \(sign) \(type.name)"
    case .keyPath(let names): return "\\." + names.joined(separator: ".")
    case .conditional: return "if …"
    case .selection(let selection): return "switch \(selection.text)"
    case .other(let name): return name
    }
  }
}

extension Expression {
  /// The text, in parentheses where what stands beside it would else take a part of it.
  private var enclosed: String {
    switch kind {
    case .unary, .binary, .ternary, .cast: "(\(text))"
    default: text
    }
  }

  /// The text as an operand, in parentheses where it would else be read in another order.
  private func operand(of sign: String, isRight: Bool = false) -> String {
    let own: String
    switch kind {
    case .ternary: return enclosed
    case .binary("...", _, let right) where right.text == "nil": return enclosed
    case .binary(let written, _, _): own = written
    case .cast(_, let written, _): own = written
    default: return text
    }
    guard let inner = Self.precedence(of: own), let outer = Self.precedence(of: sign) else {
      return enclosed
    }
    // Operators of one precedence are read from the left, `??` from the right.
    return inner > outer || inner == outer && isRight == (sign == "??") ? text : enclosed
  }

  /// How tightly one of the standard library's operators binds; nil for any other.
  private static func precedence(of sign: String) -> Int? {
    switch sign {
    case "||": 1
    case "&&": 2
    case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=": 3
    case "??": 4
    case "as", "as?", "as!", "is": 5
    case "...", "..<": 6
    case "+", "-", "&+", "&-", "|", "^": 7
    case "*", "/", "%", "&*", "&": 8
    case "<<", ">>", "&<<", "&>>": 9
    default: nil
    }
  }
}

extension Expression.Argument {
  fileprivate var text: String { (label.map { "\($0): " } ?? "") + value.text }
}

extension Expression.Link {
  /// The link much as it is written.
  var text: String {
    switch kind {
    case .member(let name): return "." + name
    case .call(let arguments): return "(" + arguments.map(\.text).joined(separator: ", ") + ")"
    case .index(let arguments): return "[" + arguments.map(\.text).joined(separator: ", ") + "]"
    case .optional: return "?"
    case .forced: return "!"
    }
  }
}

extension Pattern {
  /// The pattern on one line, much as it is written.
  var text: String {
    switch self {
    case .enumCase(let name, let values):
      guard !values.isEmpty else { return "." + name }
      let parts = values.map { value in
        if case .binding(let name) = value { return name }
        return value.text
      }
      return ".\(name)(" + parts.joined(separator: ", ") + ")"
    case .expression(let expression): return expression.text
    case .binding(let name): return "let " + name
    case .tuple(let members): return "(" + members.map(\.text).joined(separator: ", ") + ")"
    case .any: return "_"
    case .other(let name): return name
    }
  }
}
