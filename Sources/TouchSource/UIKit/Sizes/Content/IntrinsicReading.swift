import TouchLayout

/// Reads the body of `intrinsicContentSize` for one side.
struct IntrinsicReading {
  let reader: SetupReader
  let frame: SetupFrame
  let side: String
  /// How long the content of a view of the class asks that to be.
  let measure: (ViewFacts.ID) -> Span
  /// What that side of the sizes is that variables hold; nil for those of which it is not followed.
  private var sizes: [String: IntrinsicChange?] = [:]
  /// What the lengths are that variables hold; nil for those that are not followed.
  private var lengths: [String: IntrinsicChange?] = [:]
  /// How many conditions led to what is read.
  private var forks = 0

  /// The most conditions that are followed one behind another.
  private static let mostForks = 6

  init(
    reader: SetupReader, frame: SetupFrame, axis: Axis, measure: @escaping (ViewFacts.ID) -> Span
  ) {
    (self.reader, self.frame, self.measure) = (reader, frame, measure)
    side = axis == .horizontal ? "width" : "height"
  }

  /// The side of the size that it returns; nil where that is not followed.
  mutating func result(of body: [Statement]) -> IntrinsicChange? {
    for (number, statement) in body.enumerated() {
      func joined(_ first: [Statement]) -> [Statement] { first + body.dropFirst(number + 1) }
      switch statement.kind {
      case .binding(let names, _, let value?, _) where names.count == 1:
        bind(names[0], to: value)
      case .assignment(let target, let sign, let value):
        guard assign(value, sign, to: target) else { return nil }
      case .conditional(let conditional):
        if raise(conditional) { continue }
        return fork(
          on: conditional.conditions, joined(conditional.body),
          joined(conditional.otherwise ?? []))
      case .guard(let conditions, let otherwise):
        return fork(on: conditions, joined([]), otherwise)
      case .return(let value?): return size(value)
      case .expression(let value) where number == body.count - 1 && number == 0:
        return size(value)
      default: return nil
      }
    }
    return nil
  }

  private mutating func bind(_ name: String, to value: Expression) {
    let (size, length) = (size(value), length(value))
    sizes.updateValue(size, forKey: name)
    lengths.updateValue(length, forKey: name)
  }

  /// What comes of two ways on from a condition; nil where one is not followed.
  private mutating func fork(
    on conditions: [Condition], _ first: [Statement], _ second: [Statement]
  ) -> IntrinsicChange? {
    forks += 1
    guard forks <= Self.mostForks else { return nil }
    var (whereTrue, whereFalse) = (self, self)
    for case .binding(let name, _) in conditions.map(\.kind) {
      whereTrue.sizes.updateValue(nil, forKey: name)
      whereTrue.lengths.updateValue(nil, forKey: name)
    }
    guard let one = whereTrue.result(of: first), let other = whereFalse.result(of: second) else {
      return nil
    }
    // Of a view that takes no room nothing is to be seen.
    if one.isNothing { return other }
    if other.isNothing { return one }
    guard conditions.count == 1, case .expression(let condition) = conditions[0].kind,
      case .binary(let sign, let left, let right) = condition.kind, [">", "<"].contains(sign),
      let a = length(left), let b = length(right)
    else { return .either(one, other) }
    return sign == ">" ? .compared(a, b, one, other) : .compared(b, a, one, other)
  }

  /// Takes in `size.height += 8`; false where that is not followed.
  private mutating func assign(
    _ value: Expression, _ sign: String, to target: Expression
  ) -> Bool {
    guard case .chain(let base, let links) = target.kind, case .name(let name) = base.kind,
      links.count == 1, case .member(let member) = links[0].kind, let old = sizes[name]
    else { return false }
    guard member == side else { return ["width", "height"].contains(member) }
    guard let length = length(value) else { return false }
    switch (sign, old) {
    case ("=", _): sizes[name] = length
    case ("+=", let old?): sizes[name] = .sum(old, length)
    case ("-=", let old?): sizes[name] = .difference(old, length)
    default: return false
    }
    return true
  }

  /// Takes in `if size.height < 50 { size.height = 50 }`; false for any other.
  private mutating func raise(_ conditional: If) -> Bool {
    guard conditional.otherwise == nil, conditional.conditions.count == 1,
      case .expression(let condition) = conditional.conditions[0].kind,
      case .binary(let sign, let left, let right) = condition.kind, ["<", ">"].contains(sign),
      conditional.body.count == 1,
      case .assignment(let target, "=", let value) = conditional.body[0].kind,
      target.text == left.text, value.text == right.text,
      case .chain(let base, let links) = target.kind, case .name(let name) = base.kind,
      links.count == 1, case .member(let member) = links[0].kind, member == side,
      let old = sizes[name] ?? nil,
      let bound = length(value)
    else { return false }
    sizes[name] = sign == "<" ? .longer(old, bound) : .shorter(old, bound)
    return true
  }

  /// The side of a size; nil where it is not followed.
  private func size(_ value: Expression) -> IntrinsicChange? {
    switch value.kind {
    case .name(let name): return sizes[name] ?? nil
    case .implicitMember("zero"): return .number(0)
    // The label of a button's title is always there.
    case .binary("??", let first, _) where first.isSizeOfTitle: return .title
    case .chain(let base, let links):
      if value.isSizeOfTitle { return .title }
      switch value.memberPath {
      case ["super", "intrinsicContentSize"]: return .content
      case ["CGSize", "zero"]: return .number(0)
      case let path? where path.count == 2 && path[1] == "intrinsicContentSize":
        return held(path[0])
      default: break
      }
      guard links.count == 1, case .call(let arguments) = links[0].kind,
        let given = arguments.first(where: { $0.label == side })?.value
      else { return nil }
      switch base.kind {
      case .name("CGSize"), .implicitMember("init"): return length(given)
      default: return nil
      }
    default: return nil
    }
  }

  /// What a view asks for that a property of the class holds and that says or shows something; nil for
  /// others.
  private func held(_ property: String) -> IntrinsicChange? {
    guard sizes[property] == nil, let view = reader.properties[property],
      case let facts = reader.facts(view), facts.isMade, !facts.isListed, facts.type == nil,
      ["UILabel", "UIImageView"].contains(facts.className)
    else { return nil }
    return .asked(measure(view))
  }

  private func length(_ value: Expression) -> IntrinsicChange? {
    switch value.kind {
    case .name(let name): return lengths[name] ?? number(value)
    case .tuple(let members) where members.count == 1: return length(members[0].value)
    case .binary("+", let left, let right):
      guard let first = length(left), let second = length(right) else { return nil }
      return .sum(first, second)
    case .binary("-", let left, let right):
      guard let first = length(left), let second = length(right) else { return nil }
      return .difference(first, second)
    case .binary("??", let first, _): return first.isTitle(side) ? .title : number(value)
    case .chain(let base, let links):
      if case .name(let name) = base.kind, ["max", "min"].contains(name), links.count == 1,
        case .call(let arguments) = links[0].kind, arguments.count == 2,
        let first = length(arguments[0].value), let second = length(arguments[1].value)
      {
        return name == "max" ? .longer(first, second) : .shorter(first, second)
      }
      if case .member(let member)? = links.last?.kind, member == side {
        let size = size(
          links.count == 1
            ? base
            : Expression(kind: .chain(base, Array(links.dropLast())), position: value.position))
        if let size { return size }
      }
      return inset(value) ?? number(value)
    default: return number(value)
    }
  }

  /// What a button's insets leave at an edge, as `titleEdgeInsets.left` says; nil for others.
  private func inset(_ value: Expression) -> IntrinsicChange? {
    guard let path = value.memberPath, path.count == 2, lengths[path[0]] == nil,
      reader.owner?.variable(path[0]) == nil, let edge = Edge(rawValue: path[1]),
      edge.isStart != nil
    else { return nil }
    switch path[0] {
    case "contentEdgeInsets": return .inset(\.contentInsets, edge)
    case "imageEdgeInsets": return .inset(\.imageInsets, edge)
    case "titleEdgeInsets": return .inset(\.titleInsets, edge)
    default: return nil
    }
  }

  /// A number that is written out; nil for one that may ask for no length, as `UIView.noIntrinsicMetric`,
  /// which is -1, does.
  private func number(_ value: Expression) -> IntrinsicChange? {
    guard let number = reader.number(value, in: frame),
      !(number.smallest...number.largest).contains(-1)
    else { return nil }
    return .number(number)
  }
}

extension [Statement] {
  /// What follows where the size is more than nothing, as `guard hasText else { return .zero }` sees to.
  var afterNothing: ArraySlice<Statement> {
    drop { statement in
      guard case .guard(_, let otherwise) = statement.kind, otherwise.count == 1,
        case .return(let value?) = otherwise[0].kind
      else { return false }
      return [".zero", "CGSize.zero"].contains(value.text)
    }
  }
}

extension IntrinsicChange {
  /// Whether it is no length at all.
  fileprivate var isNothing: Bool { if case .number(0) = self { true } else { false } }
}

extension Expression {
  /// Whether it is the size that the label of a button's title asks for.
  fileprivate var isSizeOfTitle: Bool { memberPath == ["titleLabel", "intrinsicContentSize"] }

  /// Whether it is a side of the size that the label of a button's title asks for.
  fileprivate func isTitle(_ side: String) -> Bool {
    memberPath == ["titleLabel", "intrinsicContentSize", side]
  }
}
