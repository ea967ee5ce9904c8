@testable import TouchSource

/// What was lowered, in one line, for tests to compare.
func outline(_ expression: Expression) -> String {
  switch expression.kind {
  case .number(let value): "\(value)"
  case .boolean(let value): "\(value)"
  case .string(let pieces): "\"" + pieces.map(outline).joined() + "\""
  case .null: "nil"
  case .name(let name): name
  case .implicitMember(let name): "." + name
  case .chain(let base, let links): outline(base) + links.map { outline($0.kind) }.joined()
  case .closure(let closure):
    "{" + closure.parameters.joined(separator: ",") + "|" + outline(closure.body) + "}"
  case .unary(let name, let operand): name + outline(operand)
  case .binary(let name, let left, let right): "(\(outline(left)) \(name) \(outline(right)))"
  case .ternary(let condition, let first, let second):
    "(\(outline(condition)) ? \(outline(first)) : \(outline(second)))"
  case .array(let elements): "[" + elements.map(outline).joined(separator: ", ") + "]"
  case .dictionary(let pairs):
    "[" + pairs.map { outline($0.0) + ": " + outline($0.1) }.joined(separator: ", ") + "]"
  case .tuple(let arguments): "(" + outline(arguments) + ")"
  case .cast(let value, let name, let type): "(\(outline(value)) \(name) \(outline(type)))"
  case .keyPath(let names): "\\." + names.joined(separator: ".")
  case .conditional(let value): outline(value)
  case .selection(let value): outline(value)
  case .other(let name): "<\(name)>"
  }
}

private func outline(_ piece: Expression.StringPiece) -> String {
  switch piece {
  case .text(let text): text
  case .interpolation(let arguments): "\\(" + outline(arguments) + ")"
  }
}

private func outline(_ arguments: [Expression.Argument]) -> String {
  arguments.map { ($0.label.map { $0 + ": " } ?? "") + outline($0.value) }.joined(separator: ", ")
}

private func outline(_ link: Expression.Link.Kind) -> String {
  switch link {
  case .member(let name): "." + name
  case .call(let arguments): "(" + outline(arguments) + ")"
  case .index(let arguments): "[" + outline(arguments) + "]"
  case .optional: "?"
  case .forced: "!"
  }
}

func outline(_ type: TypeName) -> String {
  type.name
    + (type.arguments.isEmpty
      ? "" : "<" + type.arguments.map(outline).joined(separator: ", ") + ">")
}

func outline(_ statements: [Statement]) -> String {
  statements.map(outline).joined(separator: "; ")
}

func outline(_ statement: Statement) -> String {
  switch statement.kind {
  case .expression(let value): outline(value)
  case .binding(let names, let type, let value, let isMutable):
    (isMutable ? "var " : "let ") + names.joined(separator: ",")
      + (type.map { ": " + outline($0) } ?? "") + (value.map { " = " + outline($0) } ?? "")
  case .assignment(let left, let name, let right): "\(outline(left)) \(name) \(outline(right))"
  case .return(let value): "return" + (value.map { " " + outline($0) } ?? "")
  case .conditional(let value): outline(value)
  case .selection(let value): outline(value)
  case .guard(let conditions, let body): "guard \(outline(conditions)) else {\(outline(body))}"
  case .loop(_, nil, let body): "while {\(outline(body))}"
  case .loop(let names, let sequence?, let body):
    "for \(names.joined(separator: ",")) in \(outline(sequence)) {\(outline(body))}"
  case .configuration(let clauses):
    clauses.map { "#if \($0.condition.map(outline) ?? "else") {\(outline($0.body))}" }
      .joined(separator: " ")
  case .function(let function): "func \(function.name)"
  case .type(let type): "type \(type.name)"
  case .alias(let alias): "alias \(alias.name) \(alias.target.name)"
  case .do(let body): "do {\(outline(body))}"
  case .other(let name): "<\(name)>"
  }
}

private func outline(_ value: If) -> String {
  "if \(outline(value.conditions)) {\(outline(value.body))}"
    + (value.otherwise.map { " else {\(outline($0))}" } ?? "")
}

private func outline(_ conditions: [Condition]) -> String {
  conditions.map { condition in
    switch condition.kind {
    case .expression(let value): outline(value)
    case .binding(let name, let value): "let \(name)" + (value.map { " = " + outline($0) } ?? "")
    case .pattern(let pattern, let value): "case \(outline(pattern)) = \(outline(value))"
    case .availability(let versions, let isNegated):
      (isNegated ? "#unavailable" : "#available")
        + "(" + versions.map { "\($0.platform) \($0.version)" }.joined(separator: ", ") + ")"
    }
  }.joined(separator: ", ")
}

private func outline(_ value: Switch) -> String {
  "switch \(outline(value.subject)) {"
    + value.cases.map { label in
      let patterns = label.patterns.map(outline).joined(separator: ", ")
      let condition = label.condition.map { " where " + outline($0) } ?? ""
      return (patterns.isEmpty ? "default" : "case \(patterns)") + condition + ": "
        + outline(label.body)
    }.joined(separator: "; ") + "}"
}

private func outline(_ pattern: Pattern) -> String {
  switch pattern {
  case .enumCase(let name, let values):
    "." + name
      + (values.isEmpty ? "" : "(" + values.map(outline).joined(separator: ", ") + ")")
  case .expression(let value): outline(value)
  case .binding(let name): "let " + name
  case .tuple(let patterns): "(" + patterns.map(outline).joined(separator: ", ") + ")"
  case .any: "_"
  case .other(let name): "<\(name)>"
  }
}

/// The expression that a source consists of, in one line.
func expressionOutline(_ source: String) -> String {
  outline(lower(source: "let value = " + source, file: "Test.swift").variables[0].value!)
}

/// The statements of a function with a body, in one line.
func bodyOutline(_ body: String) -> String {
  outline(lower(source: "func test() {\n\(body)\n}", file: "Test.swift").functions[0].body!)
}
