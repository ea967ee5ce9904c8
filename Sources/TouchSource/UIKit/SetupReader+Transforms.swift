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

  /// A size as it is in the coordinates around.
  func of(_ size: Size) -> Size { Size(width: size.width * x, height: size.height * y) }

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
    for value in values(value, in: frame) {
      var scale = Self.scale(of: value)
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
      if case .external(let name)? = given, name.name == "pi" { return .pi }
      if case .number(let length)? = given, length.isKnown { return length.typical }
      return nil
    }
    func scaled(_ x: Double?, _ y: Double?) -> Scale? {
      guard let x, let y else { return nil }
      return Scale(x: x.magnitude, y: y.magnitude)
    }
    // Half a turn leaves a view's sides where they are.
    func turned(by angle: Double?) -> Scale? {
      guard let angle else { return nil }
      let halves = angle / .pi
      return (halves - halves.rounded()).magnitude < 1e-6 ? Scale() : nil
    }
    let given = arguments.map { argument -> Double? in
      if case .number(let length) = argument.value, length.isKnown { return length.typical }
      return nil
    }
    switch (step.name, maker) {
    case ("identity", _) where step.arguments == nil: return Scale()
    case ("init", "Scale"?): return given.count == 2 ? scaled(given[0], given[1]) : nil
    case ("init", "Rotation"?): return given.count == 1 ? turned(by: given[0]) : nil
    case ("init", "Translation"?): return Scale()
    case ("init", nil):
      let labels = Set(arguments.map { $0.label ?? "" })
      if labels == ["scaleX", "y"] { return scaled(number("scaleX"), number("y")) }
      if labels == ["translationX", "y"] { return Scale() }
      if labels == ["rotationAngle"] { return turned(by: number("rotationAngle")) }
      return nil
    case ("scaledBy", _): return scaled(number("x"), number("y"))
    case ("translatedBy", _): return Scale()
    case ("rotated", _): return turned(by: number("by"))
    default: return nil
    }
  }
}
