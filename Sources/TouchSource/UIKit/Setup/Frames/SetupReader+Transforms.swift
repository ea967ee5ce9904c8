import TouchLayout
import TouchModel

/// How much larger a transform makes both sides of a view.
struct Scale: Equatable {
  var x: Length = 1
  var y: Length = 1
  /// Whether the view is turned by anything but quarters of a turn, or may be: a touch on it is told where it is
  /// along the view's own sides, which stay as long, but what of it views around cut off is another part.
  var isTurned = false
  /// Where it is set.
  var place: Place?

  /// One of which the source says nothing.
  static let unknown = Scale(x: Length.endless.factor, y: Length.endless.factor)

  /// Whether the source limits how much larger it makes a side.
  var isLimited: Bool { x.largest.isFinite && y.largest.isFinite }
  /// Whether the source says how much larger it makes both sides.
  var isKnown: Bool { x.isKnown && y.isKnown }
  /// Whether it makes a side shorter, or may.
  var isShrinking: Bool { x.smallest < 1 || y.smallest < 1 }
  var isIdentity: Bool { x == 1 && y == 1 }

  fileprivate func times(_ other: Scale) -> Scale {
    func product(_ first: Length, _ second: Length) -> Length {
      let isLimited = first.largest.isFinite && second.largest.isFinite
      return Length(
        smallest: first.smallest * second.smallest, typical: first.typical * second.typical,
        largest: isLimited ? first.largest * second.largest : .infinity)
    }
    return Scale(
      x: product(x, other.x), y: product(y, other.y), isTurned: isTurned || other.isTurned,
      place: place)
  }

  /// Either of two, and all between them.
  fileprivate func combined(around other: Scale) -> Scale {
    Scale(
      x: x.combined(around: other.x), y: y.combined(around: other.y),
      isTurned: isTurned || other.isTurned, place: place ?? other.place)
  }
}

/// A transform that code gives to a view.
struct TransformFacts {
  /// How it scales; nil where it may do anything else.
  var scale: Scale?
  /// Whether that is worked out of what is not in the source, rather than one of several that are.
  var isOpen: Bool
  var place: Place
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
    var scales = values(value, in: frame).map(Self.scale)
    var isOpen = false
    if let isWhole = Self.turn(value) {
      scales = [Scale(isTurned: !isWhole)]
    } else if scales.contains(nil), let written = written(value, in: frame) {
      (scales, isOpen) = ([Self.scale(of: written)], true)
    }
    for var scale in scales {
      scale?.place = here
      let facts = TransformFacts(
        scale: scale, isOpen: isOpen, place: here, run: running, isSure: isSure,
        isPassing: frame.isPassing)
      change(view) { $0.transforms.append(facts) }
    }
  }

  /// Decides what the transforms of views come to where they are shown: what sets them up decides, and
  /// what animations leave is as it was.
  func settleTransforms(by first: Set<Place>) {
    for number in views.indices where !views[number].transforms.isEmpty {
      let facts = views[number]
      let lasting = facts.transforms.filter { !$0.isPassing }
      views[number].scale.isTurned = lasting.contains { $0.scale?.isTurned ?? false }
      guard let one = lasting.first, !lasting.allSatisfy({ $0.scale?.isIdentity ?? false }) else {
        continue
      }
      func isFirst(_ run: Place?) -> Bool { !facts.isHeld || run.map(first.contains) ?? false }
      let isSettled =
        lasting.count == facts.transforms.count
        && lasting.allSatisfy {
          $0.isSure && isFirst($0.run) && $0.scale?.x == one.scale?.x && $0.scale?.y == one.scale?.y
        }
      if isSettled {
        views[number].scale = one.scale ?? .unknown
        views[number].scale.place = one.place
      } else if facts.systemKind == nil, let later = Self.later(lasting) {
        views[number].scale = later
      }
      if !isSettled || !(one.scale?.isKnown ?? false) {
        doubt(ViewFacts.ID(number: number), "it is transformed")
      }
    }
  }

  /// How transforms scale a view as it goes on, from not at all to as far as what they are worked out of
  /// may bring it; nil where the source says how much, which is a state for a while.
  private static func later(_ transforms: [TransformFacts]) -> Scale? {
    let open = transforms.filter(\.isOpen).compactMap(\.scale).filter {
      !$0.isKnown && $0.isShrinking
    }
    return open.isEmpty ? nil : open.reduce(Scale()) { $0.combined(around: $1) }
  }

  // MARK: - Values

  /// Whether a rotation is by quarters of a turn, so that its sides stay along those of what is around; nil for
  /// what is none.
  private static func turn(_ expression: Expression) -> Bool? {
    guard case .chain(let base, let links) = expression.kind, links.count == 1,
      case .call(let arguments) = links[0].kind, arguments.count == 1
    else { return nil }
    switch (base.kind, arguments[0].label) {
    case (.name("CGAffineTransform"), "rotationAngle"), (.implicitMember("init"), "rotationAngle"),
      (.name("CGAffineTransformMakeRotation"), nil):
      break
    default: return nil
    }
    guard let angle = angle(arguments[0].value) else { return false }
    let quarters = angle / .pi * 2
    return (quarters - quarters.rounded()).magnitude < 1e-6
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

  /// A value of `CGAffineTransform` as it is written, with the ends of its numbers; nil for any other.
  private func written(
    _ expression: Expression, in frame: SetupFrame, within nesting: Int = 0
  ) -> Value? {
    if case .name(let name) = expression.kind, nesting < Self.mostAround {
      return frame.making(of: name).flatMap { written($0, in: frame, within: nesting + 1) }
    }
    guard case .chain(let base, let links) = expression.kind else { return nil }
    var result = External(type: nil, path: [])
    var next: String?
    switch base.kind {
    case .name(let name) where name.hasPrefix("CGAffineTransform"):
      (result.type, next) = (name, "init")
    case .implicitMember("init"): next = "init"
    case .implicitMember(let name): result.path.append(External.Step(name: name))
    default: return nil
    }
    for link in links {
      switch link.kind {
      case .member("identity"): (result.path, next) = ([External.Step(name: "identity")], nil)
      case .member(let name): next = name
      case .call(let arguments):
        guard let name = next else { return nil }
        let given = arguments.map { argument in
          Bound(label: argument.label, value: .number(ends(argument.value, in: frame)))
        }
        result.path.append(External.Step(name: name, arguments: given))
        next = nil
      default: return nil
      }
    }
    return .external(result)
  }

  /// How a value of `CGAffineTransform` scales; nil where that is not known.
  private static func scale(of value: Value) -> Scale? {
    guard case .external(let external) = value else { return nil }
    let maker = external.type.flatMap { type in
      type.hasPrefix("CGAffineTransformMake") ? String(type.dropFirst(21)) : nil
    }
    var result = Scale()
    for step in external.path {
      // Sides that are turned before one of them is made longer are no longer at right angles.
      guard let next = scale(of: step, maker), !next.isTurned || result.x == result.y else {
        return nil
      }
      result = result.times(next)
    }
    return result
  }

  /// How one step of a transform scales; nil where that is not known.
  private static func scale(of step: External.Step, _ maker: String?) -> Scale? {
    let arguments = step.arguments ?? []
    func number(_ argument: Bound) -> Length? {
      if case .number(let length) = argument.value { length } else { nil }
    }
    func number(_ label: String) -> Length? {
      arguments.first { $0.label == label }.flatMap(number)
    }
    func scaled(_ x: Length?, _ y: Length?) -> Scale? {
      guard let x, let y else { return nil }
      return Scale(x: x.factor, y: y.factor)
    }
    switch (step.name, maker) {
    case ("identity", _) where step.arguments == nil: return Scale()
    case ("init", "Scale"?):
      return arguments.count == 2 ? scaled(number(arguments[0]), number(arguments[1])) : nil
    case ("init", "Translation"?): return Scale()
    case ("init", "Rotation"?): return Scale(isTurned: true)
    case ("init", nil):
      let labels = Set(arguments.map { $0.label ?? "" })
      if labels == ["scaleX", "y"] { return scaled(number("scaleX"), number("y")) }
      if labels == ["translationX", "y"] { return Scale() }
      if labels == ["rotationAngle"] { return Scale(isTurned: true) }
      return nil
    case ("scaledBy", _): return scaled(number("x"), number("y"))
    case ("translatedBy", _): return Scale()
    case ("rotated", _): return Scale(isTurned: true)
    default: return nil
    }
  }
}

extension Length {
  /// How many times as long it makes a side: below nothing it mirrors it, which of what is only limited
  /// from above nobody means.
  fileprivate var factor: Length {
    smallest == -.infinity
      ? Length(smallest: 0, typical: max(0, typical), largest: max(0, largest)) : magnitude
  }
}
