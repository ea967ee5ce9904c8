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

    init(file: String, receiver: GeometryValue = .view) {
      (self.file, self.receiver) = (file, receiver)
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
    let names = Names(file: function.file)
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
      case .assignment(let target, "=", let value):
        guard let name = target.ownName else { return .lost }
        names.values[name] = evaluate(value, names)
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
