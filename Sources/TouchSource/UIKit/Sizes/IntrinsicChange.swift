import TouchLayout

/// What a class makes of the length that its content asks for, as `intrinsicContentSize` says.
indirect enum IntrinsicChange {
  /// The length that the content asks for.
  case content
  case number(Length)
  case sum(IntrinsicChange, IntrinsicChange)
  case difference(IntrinsicChange, IntrinsicChange)
  case longer(IntrinsicChange, IntrinsicChange)
  case shorter(IntrinsicChange, IntrinsicChange)

  /// What comes of a length.
  func length(of content: Span) -> Span {
    func ends(
      _ first: IntrinsicChange, _ second: IntrinsicChange,
      _ join: (Double, Double) -> Double, isMirrored: Bool = false
    ) -> Span {
      let (a, b) = (first.length(of: content), second.length(of: content))
      var result = a
      result.low = max(0, join(a.low, isMirrored ? b.high : b.low))
      result.high = max(0, join(a.high, isMirrored ? b.low : b.high))
      result.certainty = max(a.certainty, b.certainty)
      result.isVaried = a.isVaried || b.isVaried
      result.sources += b.sources.filter { source in
        !a.sources.contains { $0.place == source.place }
      }
      result.reason = result.isBounded ? nil : a.reason ?? b.reason
      return result
    }
    switch self {
    case .content: return content
    case .number(let length): return Span(length)
    case .sum(let first, let second): return ends(first, second, +)
    case .difference(let first, let second): return ends(first, second, -, isMirrored: true)
    case .longer(let first, let second): return ends(first, second, max)
    case .shorter(let first, let second): return ends(first, second, min)
    }
  }
}

extension SetupReader {
  /// What the class makes of the length that its content asks for; nil where it does nothing to it that is
  /// followed.
  func intrinsicChange(along axis: Axis) -> IntrinsicChange? {
    guard let owner, let variable = owner.variable("intrinsicContentSize"),
      let body = variable.getter
    else { return nil }
    let scope = Scope(
      file: variable.file, type: owner,
      receiver: .instance(Instance(type: owner, fields: construction.fields, place: nil)))
    var reading = IntrinsicReading(
      reader: self, frame: SetupFrame(scope: scope, receiver: .other, isOwn: true),
      side: axis == .horizontal ? "width" : "height")
    return reading.result(of: body)
  }
}

/// Reads the body of `intrinsicContentSize` for one side.
private struct IntrinsicReading {
  let reader: SetupReader
  let frame: SetupFrame
  let side: String
  /// What that side of the sizes is that variables hold.
  var sizes: [String: IntrinsicChange] = [:]

  mutating func result(of body: [Statement]) -> IntrinsicChange? {
    for statement in body {
      switch statement.kind {
      case .binding(let names, _, let value?, _) where names.count == 1:
        sizes[names[0]] = size(value)
      case .assignment(let target, let sign, let value):
        guard assign(value, sign, to: target) else { return nil }
      case .conditional(let conditional):
        guard raise(conditional) else { return nil }
      case .return(let value?): return size(value)
      case .expression(let value) where body.count == 1: return size(value)
      default: return nil
      }
    }
    return nil
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
    switch sign {
    case "=": sizes[name] = length
    case "+=": sizes[name] = .sum(old, length)
    case "-=": sizes[name] = .difference(old, length)
    default: return false
    }
    return true
  }

  /// Takes in `if size.height < 50 { size.height = 50 }`; false where that is not followed.
  private mutating func raise(_ conditional: If) -> Bool {
    guard conditional.otherwise == nil, conditional.conditions.count == 1,
      case .expression(let condition) = conditional.conditions[0].kind,
      case .binary(let sign, let left, let right) = condition.kind, ["<", ">"].contains(sign),
      conditional.body.count == 1,
      case .assignment(let target, "=", let value) = conditional.body[0].kind,
      target.text == left.text, value.text == right.text,
      case .chain(let base, let links) = target.kind, case .name(let name) = base.kind,
      links.count == 1, case .member(let member) = links[0].kind, let old = sizes[name]
    else { return false }
    guard member == side else { return ["width", "height"].contains(member) }
    guard let bound = length(value) else { return false }
    sizes[name] = sign == "<" ? .longer(old, bound) : .shorter(old, bound)
    return true
  }

  /// The side of a size; nil where it is not followed.
  private func size(_ value: Expression) -> IntrinsicChange? {
    switch value.kind {
    case .name(let name): return sizes[name]
    case .chain(let base, let links):
      if case .name("super") = base.kind, links.count == 1,
        case .member("intrinsicContentSize") = links[0].kind
      {
        return .content
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

  private func length(_ value: Expression) -> IntrinsicChange? {
    switch value.kind {
    case .tuple(let members) where members.count == 1: return length(members[0].value)
    case .binary("+", let left, let right):
      guard let first = length(left), let second = length(right) else { return nil }
      return .sum(first, second)
    case .binary("-", let left, let right):
      guard let first = length(left), let second = length(right) else { return nil }
      return .difference(first, second)
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
      return number(value)
    default: return number(value)
    }
  }

  /// A number that is written out; nil for one that asks for no length, as `UIView.noIntrinsicMetric`.
  private func number(_ value: Expression) -> IntrinsicChange? {
    reader.number(value, in: frame).flatMap { $0.smallest >= 0 ? .number($0) : nil }
  }
}
