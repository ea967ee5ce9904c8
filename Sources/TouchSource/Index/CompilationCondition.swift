import TouchModel

/// The condition of an `#if` as a scan of bytes reads it, without a parser.
struct CompilationCondition {
  private var tokens: [Substring]
  private let platform: BuildPlatform

  /// Says whether a condition holds on a platform; nil where source does not say.
  static func holds(_ text: String, on platform: BuildPlatform) -> Bool? {
    var condition = CompilationCondition(tokens: tokens(of: text), platform: platform)
    guard let expression = condition.alternatives(), condition.tokens.isEmpty else { return nil }
    return platform.holds(expression)
  }

  /// Names, signs and parentheses; what stands behind `//` is left out.
  private static func tokens(of text: String) -> [Substring] {
    var result: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("//") || rest.hasPrefix("/*") {
        break
      } else if rest.hasPrefix("&&") || rest.hasPrefix("||") {
        result.append(rest.prefix(2))
        rest.removeFirst(2)
      } else if first.isLetter || first == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        result.append(word)
        rest.removeFirst(word.count)
      } else {
        result.append(rest.prefix(1))
        rest.removeFirst()
      }
    }
    return result
  }

  private mutating func take(_ token: Substring) -> Bool {
    guard tokens.first == token else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func alternatives() -> Expression? {
    guard var result = conjunction() else { return nil }
    while take("||") {
      guard let next = conjunction() else { return nil }
      result = made(.binary("||", result, next))
    }
    return result
  }

  private mutating func conjunction() -> Expression? {
    guard var result = term() else { return nil }
    while take("&&") {
      guard let next = term() else { return nil }
      result = made(.binary("&&", result, next))
    }
    return result
  }

  private mutating func term() -> Expression? {
    // A condition of nothing but signs is no deeper than the line that it stands on.
    guard tokens.count < 200 else { return nil }
    if take("!") { return term().map { made(.unary("!", $0)) } }
    if take("(") {
      let inner = alternatives()
      return take(")") ? inner : nil
    }
    guard let word = tokens.first, word.first?.isLetter == true || word.first == "_" else {
      return nil
    }
    tokens.removeFirst()
    if word == "true" || word == "false" { return made(.boolean(word == "true")) }
    let name = made(.name(String(word)))
    guard take("(") else { return name }
    // Anything but a name, as a version, stays open.
    var argument: Expression?
    if tokens.count > 1, tokens[1] == ")" { argument = made(.name(String(tokens[0]))) }
    while let token = tokens.first, token != ")" { tokens.removeFirst() }
    guard take(")") else { return nil }
    guard let argument else { return name }
    let call = Expression.Link(
      kind: .call([Expression.Argument(label: nil, value: argument)]), position: name.position)
    return made(.chain(name, [call]))
  }

  private func made(_ kind: Expression.Kind) -> Expression {
    Expression(kind: kind, position: Position(line: 1, column: 1))
  }
}
