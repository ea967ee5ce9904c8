import TouchModel

/// A value of the geometry that `point(inside:with:)` computes with.
enum GeometryValue: Equatable {
  case number(Double)
  case boolean(Bool)
  case point(Point)
  case size(Size)
  case rect(Rect)
  /// Insets, which shrink where they are positive.
  case insets(Outsets)
  /// Values by their labels, as those of a tuple or of `CGVector(dx:dy:)`.
  case record([String: GeometryValue])
  /// The view itself.
  case view
  case null
}

/// Runs `point(inside:with:)` and `hitTest(_:with:)` for one point of one view.
final class GeometryRunner {
  /// The most functions that call each other, and the most steps, to answer for one point.
  private static let (mostDepth, mostSteps) = (8, 3_000)

  let area: TouchArea
  let bounds: Rect
  private var stepsLeft = 0
  private var depth = 0

  init(area: TouchArea, bounds: Rect) {
    self.area = area
    self.bounds = bounds
  }

  /// The local names of one call.
  final class Names {
    var values: [String: GeometryValue] = [:]
    let file: String
    /// What `self` is.
    let receiver: GeometryValue
    /// The system's type whose extension holds the text, if it is none of the project's.
    let extended: String?

    init(file: String, receiver: GeometryValue = .view, extended: String? = nil) {
      (self.file, self.receiver, self.extended) = (file, receiver, extended)
    }
  }

  /// Whether a touch at a point hits the view; nil where that cannot be followed.
  func isHit(at point: Point, by function: FunctionDeclaration) -> Bool? {
    stepsLeft = Self.mostSteps
    depth = 0
    switch call(function, point) {
    case .boolean(let isHit)?: return isHit
    case .view?: return true
    case .null?: return false
    default: return nil
    }
  }

  /// What a function returns for a point; nil where it cannot be followed.
  func call(_ function: FunctionDeclaration, _ point: Point) -> GeometryValue? {
    let names = Names(file: function.file, extended: function.extended)
    if let parameter = function.parameters.first { names.values[parameter.name] = .point(point) }
    return value(of: function.body ?? [], names)
  }

  /// What the body of a function or a property returns; nil where it cannot be followed.
  func value(of body: [Statement], _ names: Names) -> GeometryValue? {
    guard depth < Self.mostDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch run(body, names) {
    case .returned(let value), .value(let value): return value
    case .none, .lost: return nil
    }
  }

  enum Outcome {
    case returned(GeometryValue?)
    /// The value of a body of one expression.
    case value(GeometryValue?)
    case none
    case lost
  }

  /// How statements end, with what they return.
  func run(_ statements: [Statement], _ names: Names) -> Outcome {
    var last = Outcome.none
    for statement in statements {
      stepsLeft -= 1
      guard stepsLeft > 0 else { return .lost }
      switch statement.kind {
      case .expression(let expression): last = .value(evaluate(expression, names))
      case .binding(let bound, _, let value, _):
        guard bound.count == 1, let value else { continue }
        names.values[bound[0]] = evaluate(value, names)
      case .assignment(let target, let sign, let value):
        guard assign(value, sign, to: target, names) else { return .lost }
      case .return(let value):
        return .returned(value.flatMap { evaluate($0, names) })
      case .conditional(let conditional):
        guard let holds = holds(conditional.conditions, names) else { return .lost }
        let outcome = run(holds ? conditional.body : conditional.otherwise ?? [], names)
        switch outcome {
        case .returned, .lost: return outcome
        case .value: last = outcome
        case .none: break
        }
      case .guard(let conditions, let otherwise):
        guard let holds = holds(conditions, names) else { return .lost }
        if !holds { return run(otherwise, names) }
      default: return .lost
      }
    }
    return last
  }

  /// Gives a name a value, or a part of what it stands for, as `area.size.width += 8`; says whether it is
  /// one that is followed.
  private func assign(
    _ value: Expression, _ sign: String, to target: Expression, _ names: Names
  ) -> Bool {
    var value = value
    if sign != "=" {
      let kind = Expression.Kind.binary(String(sign.dropLast()), target, value)
      value = Expression(kind: kind, position: value.position)
    }
    let result = evaluate(value, names)
    if let name = target.ownName {
      names.values[name] = result
      return sign == "=" || result != nil
    }
    guard case .chain(let base, let links) = target.kind, case .name(let name) = base.kind,
      let path = links.memberNames, let whole = names.values[name],
      let part = result, let changed = whole.replacing(path[...], with: part)
    else { return false }
    names.values[name] = changed
    return true
  }

  private func holds(_ conditions: [Condition], _ names: Names) -> Bool? {
    for condition in conditions {
      switch condition.kind {
      case .expression(let expression):
        guard case .boolean(let holds)? = evaluate(expression, names) else { return nil }
        if !holds { return false }
      case .binding(let name, let value):
        let source = value ?? Expression(kind: .name(name), position: condition.position)
        guard let value = evaluate(source, names) else { return nil }
        if value == .null { return false }
        names.values[name] = value
      case .pattern, .availability: return nil
      }
    }
    return true
  }
}

extension GeometryValue {
  /// The value with a part of it, by the names that lead there, in another's place; nil where it has none
  /// such.
  fileprivate func replacing(_ path: ArraySlice<String>, with part: GeometryValue) -> Self? {
    guard let name = path.first else { return part }
    let rest = path.dropFirst()
    switch (self, name) {
    case (.rect(var rect), "origin"):
      guard case .point(let origin)? = GeometryValue.point(rect.origin).replacing(rest, with: part)
      else { return nil }
      rect.origin = origin
      return .rect(rect)
    case (.rect(var rect), "size"):
      guard case .size(let size)? = GeometryValue.size(rect.size).replacing(rest, with: part)
      else { return nil }
      rect.size = size
      return .rect(rect)
    case (.point(var point), _):
      guard rest.isEmpty, case .number(let number) = part else { return nil }
      switch name {
      case "x": point.x = number
      case "y": point.y = number
      default: return nil
      }
      return .point(point)
    case (.size(var size), _):
      guard rest.isEmpty, case .number(let number) = part else { return nil }
      switch name {
      case "width": size.width = number
      case "height": size.height = number
      default: return nil
      }
      return .size(size)
    default: return nil
    }
  }
}

extension [Expression.Link] {
  /// The names that they are, one behind the other; nil where one is none.
  fileprivate var memberNames: [String]? {
    var names: [String] = []
    for link in self {
      guard case .member(let name) = link.kind else { return nil }
      names.append(name)
    }
    return names
  }
}

extension Expression {
  /// A name alone, or that of a member of `self`.
  fileprivate var ownName: String? {
    switch kind {
    case .name(let name): return name
    case .chain(let base, let links):
      guard case .name("self") = base.kind, links.count == 1,
        case .member(let name) = links[0].kind
      else { return nil }
      return name
    default: return nil
    }
  }
}
