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
    case .chain(let base, let links): return base.text + links.map(\.text).joined()
    case .closure: return "{ … }"
    case .unary(let sign, let operand): return sign + operand.text
    case .binary("...", let left, let right) where right.text == "nil": return left.text + "..."
    case .binary(let sign, let left, let right): return "\(left.text) \(sign) \(right.text)"
    case .ternary(let condition, let first, let second):
      return "\(condition.text) ? \(first.text) : \(second.text)"
    case .array(let members): return "[" + members.map(\.text).joined(separator: ", ") + "]"
    case .dictionary: return "[…: …]"
    case .tuple(let members): return "(" + members.map(\.text).joined(separator: ", ") + ")"
    case .cast(let value, let sign, let type): return "\(value.text) \(sign) \(type.name)"
    case .keyPath(let names): return "\\." + names.joined(separator: ".")
    case .conditional: return "if …"
    case .selection(let selection): return "switch \(selection.text)"
    case .other(let name): return name
    }
  }
}

extension Expression.Argument {
  fileprivate var text: String { (label.map { "\($0): " } ?? "") + value.text }
}

extension Expression.Link {
  fileprivate var text: String {
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
