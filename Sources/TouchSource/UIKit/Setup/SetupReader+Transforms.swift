import TouchLayout
import TouchModel

/// How much larger a transform makes both sides of a view.
struct Scale: Equatable {
  var x = 1.0
  var y = 1.0
  /// Whether the source says so.
  var isKnown = true
  /// Where it is set.
  var place: Place?

  /// Whether it makes a side shorter, or may.
  var isShrinking: Bool { !isKnown || x < 1 || y < 1 }
  var isIdentity: Bool { isKnown && x == 1 && y == 1 }

  fileprivate func times(_ other: Scale) -> Scale {
    Scale(x: x * other.x, y: y * other.y, isKnown: isKnown && other.isKnown, place: place)
  }
}

/// A transform that code gives to a view.
struct TransformFacts {
  var scale: Scale
  /// The piece of code, read by itself, that does so.
  var run: Place?
  /// Whether it does so in every case.
  var isSure: Bool
  /// Whether an animation does so.
  var isPassing: Bool
}

extension SetupReader {
  /// Notes that a view is given a transform.
  func transform(_ view: ViewFacts.ID, by value: Expression, in frame: SetupFrame) {
    let here = place(value.position, in: frame)
    let isSure = frame.branches.isSubset(of: facts(view).branches)
    let turned = Self.turn(value).map { [$0] }
    for var scale in turned ?? values(value, in: frame).map(Self.scale) {
      scale.place = here
      let facts = TransformFacts(
        scale: scale, run: running, isSure: isSure, isPassing: frame.isPassing)
      change(view) { $0.transforms.append(facts) }
    }
  }

  /// Decides what the transforms of views come to where they are shown: what sets them up decides, and
  /// what animations leave is as it was.
  func settleTransforms(by first: Set<Place>) {
    for number in views.indices where !views[number].transforms.isEmpty {
      let facts = views[number]
      let lasting = facts.transforms.filter { !$0.isPassing }
      guard let one = lasting.first, !lasting.allSatisfy(\.scale.isIdentity) else { continue }
      func isFirst(_ run: Place?) -> Bool { !facts.isHeld || run.map(first.contains) ?? false }
      let isSettled =
        lasting.count == facts.transforms.count
        && lasting.allSatisfy {
          $0.isSure && isFirst($0.run) && ($0.scale.x, $0.scale.y) == (one.scale.x, one.scale.y)
        }
      if isSettled { views[number].scale = one.scale }
      if !isSettled || !one.scale.isKnown {
        doubt(ViewFacts.ID(number: number), "it is transformed")
      }
    }
  }

  // MARK: - Values

  /// How a rotation scales: by quarters of a turn not at all, and otherwise what it covers is no
  /// rectangle; nil for what is none.
  private static func turn(_ expression: Expression) -> Scale? {
    guard case .chain(let base, let links) = expression.kind, links.count == 1,
      case .call(let arguments) = links[0].kind, arguments.count == 1
    else { return nil }
    switch (base.kind, arguments[0].label) {
    case (.name("CGAffineTransform"), "rotationAngle"), (.implicitMember("init"), "rotationAngle"),
      (.name("CGAffineTransformMakeRotation"), nil):
      break
    default: return nil
    }
    guard let angle = angle(arguments[0].value) else { return Scale(isKnown: false) }
    let quarters = angle / .pi * 2
    return Scale(isKnown: (quarters - quarters.rounded()).magnitude < 1e-6)
  }

  /// An angle in radians that is written with π.
  private static func angle(_ expression: Expression) -> Double? {
    if case .number(let number) = expression.kind { return number }
    if expression.memberName == "pi" { return .pi }
    switch expression.kind {
    case .unary("-", let operand): return angle(operand).map { -$0 }
    case .tuple(let members) where members.count == 1: return angle(members[0].value)
    case .chain(_, let links) where links.count == 1:
      // `CGFloat(Double.pi)`
      guard case .call(let arguments) = links[0].kind, arguments.count == 1 else { return nil }
      return angle(arguments[0].value)
    case .binary(let sign, let left, let right):
      guard let first = angle(left), let second = angle(right) else { return nil }
      return sign == "*" ? first * second : sign == "/" ? first / second : nil
    default: return nil
    }
  }

  /// How a value of `CGAffineTransform` scales.
  private static func scale(of value: Value) -> Scale {
    let unknown = Scale(isKnown: false)
    guard case .external(let external) = value else { return unknown }
    let maker = external.type.flatMap { type in
      type.hasPrefix("CGAffineTransformMake") ? String(type.dropFirst(21)) : nil
    }
    var result = Scale()
    for step in external.path {
      guard let next = scale(of: step, maker) else { return unknown }
      result = result.times(next)
    }
    return result
  }

  /// How one step of a transform scales; nil where that is not known.
  private static func scale(of step: External.Step, _ maker: String?) -> Scale? {
    let arguments = step.arguments ?? []
    func number(_ labels: String...) -> Double? {
      let given = arguments.first { labels.contains($0.label ?? "") }?.value
      if case .number(let length)? = given, length.isKnown { return length.typical }
      return nil
    }
    func scaled(_ x: Double?, _ y: Double?) -> Scale? {
      guard let x, let y else { return nil }
      return Scale(x: x.magnitude, y: y.magnitude)
    }
    let given = arguments.map { argument -> Double? in
      if case .number(let length) = argument.value, length.isKnown { return length.typical }
      return nil
    }
    switch (step.name, maker) {
    case ("identity", _) where step.arguments == nil: return Scale()
    case ("init", "Scale"?): return given.count == 2 ? scaled(given[0], given[1]) : nil
    case ("init", "Translation"?): return Scale()
    case ("init", nil):
      let labels = Set(arguments.map { $0.label ?? "" })
      if labels == ["scaleX", "y"] { return scaled(number("scaleX"), number("y")) }
      if labels == ["translationX", "y"] { return Scale() }
      return nil
    case ("scaledBy", _): return scaled(number("x"), number("y"))
    case ("translatedBy", _): return Scale()
    default: return nil
    }
  }
}
