import TouchModel

extension GeometryRunner {
  /// The value of an expression; nil where it cannot be followed.
  func evaluate(_ expression: Expression, _ names: Names) -> GeometryValue? {
    switch expression.kind {
    case .number(let number): return .number(number)
    case .boolean(let value): return .boolean(value)
    case .null: return .null
    case .name(let name): return value(named: name, expression, names)
    case .implicitMember(let name):
      switch name {
      case "zero": return .insets(Outsets())
      case "infinity", "greatestFiniteMagnitude": return .number(1e6)
      default: return nil
      }
    case .tuple(let members) where members.count == 1: return evaluate(members[0].value, names)
    case .tuple(let members): return record(members, names)
    case .unary(let sign, let operand):
      switch (sign, evaluate(operand, names)) {
      case ("-", .number(let number)?): return .number(-number)
      case ("!", .boolean(let value)?): return .boolean(!value)
      default: return nil
      }
    case .binary(let sign, let left, let right): return binary(sign, left, right, names)
    case .ternary(let condition, let first, let second):
      guard case .boolean(let holds)? = evaluate(condition, names) else { return nil }
      return evaluate(holds ? first : second, names)
    case .chain(let base, let links): return chain(expression, base, links, names)
    default: return nil
    }
  }

  private func value(named name: String, _ expression: Expression, _ names: Names) -> GeometryValue?
  {
    if let local = names.values[name] { return local }
    if name == "self" { return names.receiver }
    if names.receiver != .view { return member(name, names.receiver, expression, names) }
    switch name {
    case "bounds": return .rect(bounds)
    case "isHidden", "clipsToBounds": return .boolean(false)
    case "isUserInteractionEnabled", "isEnabled": return .boolean(true)
    case "alpha": return .number(1)
    default: return property(name) ?? constant(expression, names)
    }
  }

  /// A constant of the project.
  private func constant(_ expression: Expression, _ names: Names) -> GeometryValue? {
    let evaluation = Evaluation(index: area.index, setting: area.setting)
    evaluation.stepsLeft = 1_000
    let receiver = area.type.map { Value.instance(Instance(type: $0, fields: [:], place: nil)) }
    let scope =
      names.extended.map { Scope(file: names.file, receiver: receiver, extended: $0) }
      ?? Scope(file: names.file, type: area.type, receiver: receiver)
    let value = evaluation.evaluate(expression, in: scope)
    return evaluation.choices.advance() ? nil : GeometryValue(value)
  }

  /// The labelled values of a tuple; nil where one cannot be followed.
  private func record(_ members: [Expression.Argument], _ names: Names) -> GeometryValue? {
    var values: [String: GeometryValue] = [:]
    for member in members {
      guard let label = member.label, let value = evaluate(member.value, names) else { return nil }
      values[label] = value
    }
    return .record(values)
  }

  // MARK: - Operators

  private func binary(
    _ sign: String, _ left: Expression, _ right: Expression, _ names: Names
  ) -> GeometryValue? {
    let first = evaluate(left, names)
    if sign == "&&" || sign == "||" {
      guard case .boolean(let a)? = first else { return nil }
      if a == (sign == "||") { return .boolean(a) }
      return evaluate(right, names)
    }
    if sign == "??" {
      return first == .null ? evaluate(right, names) : first
    }
    guard let first, let second = evaluate(right, names) else { return nil }
    if case .number(let a) = first, case .number(let b) = second {
      switch sign {
      case "+": return .number(a + b)
      case "-": return .number(a - b)
      case "*": return .number(a * b)
      case "/": return .number(a / b)
      case "<": return .boolean(a < b)
      case ">": return .boolean(a > b)
      case "<=": return .boolean(a <= b)
      case ">=": return .boolean(a >= b)
      default: break
      }
    }
    switch sign {
    case "==", "===": return .boolean(first == second)
    case "!=", "!==": return .boolean(first != second)
    default: return nil
    }
  }

  // MARK: - Chains

  private func chain(
    _ expression: Expression, _ base: Expression, _ links: [Expression.Link], _ names: Names
  ) -> GeometryValue? {
    var next = 0
    var value: GeometryValue?
    if case .name(let name) = base.kind, case .call(let arguments)? = links.first?.kind {
      value = function(name, arguments, names)
      next = 1
    } else if case .name("super") = base.kind, links.count >= 2,
      case .member(let name) = links[0].kind, case .call(let arguments) = links[1].kind
    {
      value = inBounds(name, arguments, names)
      next = 2
    } else if case .name(let name) = base.kind, name.isTypeName, names.values[name] == nil {
      return constant(expression, names)
    } else {
      value = evaluate(base, names)
    }
    while next < links.count {
      let link = links[next]
      next += 1
      guard let current = value else { return nil }
      switch link.kind {
      case .member(let name):
        if next < links.count, case .call(let arguments) = links[next].kind {
          next += 1
          value = method(name, current, arguments, names)
        } else {
          value = member(name, current, expression, names)
        }
      case .optional, .forced: break
      case .call, .index: return nil
      }
    }
    return value
  }

  /// `super.point(inside:with:)` and `super.hitTest(_:with:)`.
  private func inBounds(
    _ name: String, _ arguments: [Expression.Argument], _ names: Names
  ) -> GeometryValue? {
    guard case .point(let point)? = arguments.first.flatMap({ evaluate($0.value, names) }) else {
      return nil
    }
    switch name {
    case "point": return .boolean(bounds.contains(point))
    case "hitTest":
      // A class that overrides both asks the one in the other.
      if let inner = area.type?.touchFunction("point", where: { $0.isPointInside }) {
        guard case .boolean(let isInside)? = call(inner, point) else { return nil }
        return isInside ? .view : .null
      }
      return bounds.contains(point) ? .view : .null
    default: return nil
    }
  }

  private func function(
    _ name: String, _ arguments: [Expression.Argument], _ names: Names
  ) -> GeometryValue? {
    let values = arguments.map { evaluate($0.value, names) }
    func number(_ label: String) -> Double? {
      guard let position = arguments.firstIndex(where: { $0.label == label }),
        case .number(let number)? = values[position]
      else { return nil }
      return number
    }
    let numbers = values.compactMap { value -> Double? in
      if case .number(let number)? = value { return number }
      return nil
    }
    switch name {
    case "CGRect":
      if let x = number("x"), let y = number("y"), let width = number("width"),
        let height = number("height")
      {
        return .rect(Rect(x: x, y: y, width: width, height: height))
      }
      if values.count == 2, case .point(let origin)? = values[0], case .size(let size)? = values[1]
      {
        return .rect(Rect(origin: origin, size: size))
      }
      return nil
    case "CGPoint":
      guard let x = number("x"), let y = number("y") else { return nil }
      return .point(Point(x: x, y: y))
    case "CGSize":
      guard let width = number("width"), let height = number("height") else { return nil }
      return .size(Size(width: width, height: height))
    case "UIEdgeInsets", "NSDirectionalEdgeInsets":
      guard let top = number("top"), let bottom = number("bottom"),
        let left = number("left") ?? number("leading"),
        let right = number("right") ?? number("trailing")
      else { return nil }
      return .insets(Outsets(top: top, left: left, bottom: bottom, right: right))
    case "CGVector", "UIOffset": return record(arguments, names)
    case "UIEdgeInsetsInsetRect":
      guard values.count == 2, case .rect(let rect)? = values[0], let insets = values[1]?.insets
      else { return nil }
      return .rect(rect.shrunk(by: insets))
    case "max" where numbers.count == values.count && !numbers.isEmpty:
      return .number(numbers.max()!)
    case "min" where numbers.count == values.count && !numbers.isEmpty:
      return .number(numbers.min()!)
    case "abs" where numbers.count == 1: return .number(numbers[0].magnitude)
    case "sqrt" where numbers.count == 1: return .number(numbers[0].squareRoot())
    case "CGFloat", "Double": return numbers.first.map { .number($0) }
    case "hypot" where numbers.count == 2:
      return .number((numbers[0] * numbers[0] + numbers[1] * numbers[1]).squareRoot())
    case "pow" where numbers.count == 2 && numbers[1] == 2: return .number(numbers[0] * numbers[0])
    case "point", "hitTest":
      guard case .point(let point)? = values.first ?? nil,
        let function = area.type?.functions(name).first(where: { $0.isPointInside || $0.isHitTest })
      else { return inBounds(name, arguments, names) }
      return call(function, point)
    default: return own(name, of: names.receiver, arguments, names)
    }
  }

  private func method(
    _ name: String, _ base: GeometryValue, _ arguments: [Expression.Argument], _ names: Names
  ) -> GeometryValue? {
    let values = arguments.map { evaluate($0.value, names) }
    switch (base, name) {
    case (.rect(let rect), "insetBy"), (.rect(let rect), "offsetBy"):
      guard values.count == 2, case .number(let dx)? = values[0], case .number(let dy)? = values[1]
      else { return nil }
      return .rect(
        name == "insetBy"
          ? rect.shrunk(by: Outsets(top: dy, left: dx, bottom: dy, right: dx))
          : rect.offset(x: dx, y: dy))
    case (.rect(let rect), "inset"):
      guard let insets = values.first??.insets else { return nil }
      return .rect(rect.shrunk(by: insets))
    case (.rect(let rect), "contains"):
      guard case .point(let point)? = values.first ?? nil else { return nil }
      return .boolean(rect.contains(point))
    case (.rect(let rect), "union"):
      guard case .rect(let other)? = values.first ?? nil else { return nil }
      return .rect(rect.union(other))
    case (_, "equalTo"):
      guard let other = values.first ?? nil else { return nil }
      return .boolean(base == other)
    case (.view, "point"), (.view, "hitTest"): return function(name, arguments, names)
    default: return own(name, of: base, arguments, names)
    }
  }

  private func member(
    _ name: String, _ base: GeometryValue, _ expression: Expression, _ names: Names
  ) -> GeometryValue? {
    switch base {
    case .rect(let rect):
      switch name {
      case "width": return .number(rect.width)
      case "height": return .number(rect.height)
      case "size": return .size(rect.size)
      case "origin": return .point(rect.origin)
      case "minX": return .number(rect.minX)
      case "maxX": return .number(rect.maxX)
      case "midX": return .number(rect.midX)
      case "minY": return .number(rect.minY)
      case "maxY": return .number(rect.maxY)
      case "midY": return .number(rect.midY)
      default: return nil
      }
    case .size(let size):
      return name == "width" ? .number(size.width) : name == "height" ? .number(size.height) : nil
    case .point(let point):
      return name == "x" ? .number(point.x) : name == "y" ? .number(point.y) : nil
    case .insets(let insets):
      switch name {
      case "top": return .number(insets.top)
      case "left": return .number(insets.left)
      case "bottom": return .number(insets.bottom)
      case "right": return .number(insets.right)
      default: return nil
      }
    case .view:
      let alone = Expression(kind: .name(name), position: expression.position)
      return value(named: name, alone, names)
    case .record(let values): return values[name]
    case .number, .boolean, .null: return nil
    }
  }
}

extension GeometryValue {
  /// What a value of the source is as geometry; nil for what is none.
  init?(_ value: Value) {
    switch value {
    case .number(let length) where length.isKnown: self = .number(length.typical)
    case .boolean(let value): self = .boolean(value)
    case .null: self = .null
    default:
      if case .external(let external) = value, external.name == "zero" {
        self = .insets(Outsets())
        return
      }
      guard let members = value.members else { return nil }
      func number(_ labels: String...) -> Double? {
        guard let member = members.first(where: { labels.contains($0.label ?? "") }),
          case .number(let length) = member.value, length.isKnown
        else { return nil }
        return length.typical
      }
      if let top = number("top"), let bottom = number("bottom"),
        let left = number("left", "leading"),
        let right = number("right", "trailing")
      {
        self = .insets(Outsets(top: top, left: left, bottom: bottom, right: right))
      } else if let width = number("width"), let height = number("height") {
        self = .size(Size(width: width, height: height))
      } else if let x = number("x"), let y = number("y") {
        self = .point(Point(x: x, y: y))
      } else {
        var values: [String: GeometryValue] = [:]
        for member in members {
          guard let label = member.label, let value = GeometryValue(member.value) else {
            return nil
          }
          values[label] = value
        }
        guard !values.isEmpty else { return nil }
        self = .record(values)
      }
    }
  }

  /// Insets, or the number that stands for no insets.
  fileprivate var insets: Outsets? {
    if case .insets(let insets) = self { return insets }
    return nil
  }
}

extension Rect {
  /// The rectangle with its edges moved inwards, as `inset(by:)` does; turned round it is empty.
  fileprivate func shrunk(by insets: Outsets) -> Rect {
    Rect(
      left: minX + insets.left, top: minY + insets.top, right: maxX - insets.right,
      bottom: maxY - insets.bottom)
  }
}
