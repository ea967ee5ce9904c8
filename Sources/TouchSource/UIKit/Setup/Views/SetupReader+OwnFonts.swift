import TouchLayout

/// Fonts that code makes of those that views have.
extension SetupReader {
  /// An expression with names in place of the fonts that views have where it runs, and a scope that knows
  /// these.
  func namingFonts(
    _ expression: Expression, in frame: SetupFrame
  ) -> (expression: Expression, scope: Scope) {
    var owners: Set<Int> = []
    let named = namingFonts(expression, &owners, in: frame)
    guard !owners.isEmpty else { return (expression, frame.scope) }
    let scope = Scope(in: frame.scope)
    for number in owners { scope.bind(Self.fontName(number), to: .ownFont(number)) }
    return (named, scope)
  }

  /// The fonts of a view among values: what is made of another view's is not known.
  func fonts(_ values: [Value], of view: ViewFacts.ID?) -> [Value] {
    values.map { value in
      let isOwn = value.fontOwners.allSatisfy { number in
        view.map { canonical($0) == canonical(ViewFacts.ID(number: number)) } ?? false
      }
      return isOwn ? value : .unknown
    }
  }

  /// A name that no code has.
  private static func fontName(_ number: Int) -> String { "font \(number)" }

  private func namingFonts(
    _ expression: Expression, _ owners: inout Set<Int>, in frame: SetupFrame
  ) -> Expression {
    var named = expression
    switch expression.kind {
    case .name("font"):
      guard frame.thing("font") == nil, frame.scope.lookUp("font") == nil,
        let owner = fontOwner(frame.receiver)
      else { return expression }
      owners.insert(owner)
      named.kind = .name(Self.fontName(owner))
    case .chain(let base, let links):
      let path = links.prefix { if case .call = $0.kind { false } else { true } }
      if let end = path.firstIndex(where: \.isFont),
        case .name = base.kind,
        let owner = fontOwner(
          read(
            Expression(kind: .chain(base, Array(links[..<end])), position: base.position), in: frame
          ))
      {
        owners.insert(owner)
        let name = Expression(kind: .name(Self.fontName(owner)), position: base.position)
        named.kind = .chain(name, links[(end + 1)...].map { naming($0, &owners, in: frame) })
      } else {
        named.kind = .chain(
          namingFonts(base, &owners, in: frame), links.map { naming($0, &owners, in: frame) })
      }
    case .binary(let sign, let left, let right):
      named.kind = .binary(
        sign, namingFonts(left, &owners, in: frame), namingFonts(right, &owners, in: frame))
    case .ternary(let condition, let first, let second):
      named.kind = .ternary(
        condition: condition, namingFonts(first, &owners, in: frame),
        namingFonts(second, &owners, in: frame))
    default: break
    }
    return named
  }

  private func naming(
    _ link: Expression.Link, _ owners: inout Set<Int>, in frame: SetupFrame
  ) -> Expression.Link {
    guard case .call(let arguments) = link.kind else { return link }
    var link = link
    link.kind = .call(
      arguments.map { argument in
        var argument = argument
        argument.value = namingFonts(argument.value, &owners, in: frame)
        return argument
      })
    return link
  }

  /// The number of the view whose text a thing shows; nil for what shows none.
  private func fontOwner(_ thing: Thing) -> Int? {
    switch thing {
    case .part(let view, "titleLabel"): return canonical(view).number
    case .view(let view) where facts(view).className == "UILabel": return canonical(view).number
    default: return nil
    }
  }
}

extension Expression.Link {
  fileprivate var isFont: Bool { if case .member("font") = kind { true } else { false } }
}

extension Value {
  /// The font that a view has otherwise, by the view's number.
  fileprivate static func ownFont(_ number: Int) -> Value {
    let owner = Bound(label: nil, value: .number(Length(Double(number))))
    return .external(
      External(type: "UIFont", path: [External.Step(name: External.ownFont, arguments: [owner])]))
  }

  /// Whether it is made of the font that its view has otherwise.
  var isOfOwnFont: Bool { !fontOwners.isEmpty }

  /// The numbers of the views whose fonts it is made of.
  fileprivate var fontOwners: Set<Int> {
    guard case .external(let external) = self else { return [] }
    return external.path.reduce(into: []) { owners, step in
      for argument in step.arguments ?? [] {
        if step.name == External.ownFont, case .number(let number) = argument.value {
          owners.insert(Int(number.typical))
        } else {
          owners.formUnion(argument.value.fontOwners)
        }
      }
    }
  }
}

extension External {
  /// What stands for asking a view for the font that it has otherwise.
  static let ownFont = "own font"
}
