import TouchLayout
import TouchModel

/// What expressions of a class's code stand for: numbers, pictures, fonts.
extension SetupReader {
  /// What an expression stands for; nil where alternatives differ or it is too much to follow.
  func value(_ expression: Expression, in frame: SetupFrame) -> Value? {
    let values = self.values(expression, in: frame)
    return values.count == 1 ? values[0] : nil
  }

  /// What an expression stands for, or the range of what it may be; open where it is neither.
  func anyValue(_ expression: Expression, in frame: SetupFrame) -> Value {
    generatedImage(expression, in: frame) ?? anyValue(of: values(expression, in: frame))
  }

  /// The one of some values, or the range of all; open where it is neither.
  private func anyValue(of values: [Value]) -> Value {
    if values.count == 1 { return values[0] }
    return SetupReader.range(values).map { .number($0) } ?? .unknown
  }

  /// What an expression stands for that a property of a view is given: insets where the project declares it
  /// as some.
  func values(
    _ expression: Expression, givenTo property: String, of view: ViewFacts.ID, in frame: SetupFrame
  ) -> [Value] {
    let declared =
      facts(view).type?.variable(property)
      ?? systemTypes(of: view).firstNonNil {
        index.extensionVariable(property, of: $0, from: frame.scope)
      }
    guard let type = declared.flatMap(writtenType)?.unwrapped.name,
      ["UIEdgeInsets", "NSDirectionalEdgeInsets"].contains(type)
    else { return values(expression, in: frame) }
    return insets(expression, as: type, in: frame)
  }

  /// The insets that an expression stands for, of which some may be given as members of the project's, as
  /// `.gap`.
  func insets(
    _ expression: Expression, as type: String, in frame: SetupFrame
  ) -> [Value] {
    let evaluation = Evaluation(index: index, setting: setting)
    return values(expression, in: frame).map { value in
      let value = typed(value, as: TypeName(name: type), in: frame.scope)
      guard case .external(var external) = value, var step = external.path.popLast() else {
        return value
      }
      step.arguments = step.arguments?.map { side in
        var side = side
        if let number = evaluation.number(side.value) { side.value = .number(number) }
        return side
      }
      external.path.append(step)
      return .external(external)
    }
  }

  /// Binds a constant to what an expression stands for, or to each of several values that it may be.
  func bind(_ name: String, toValueOf expression: Expression, in frame: SetupFrame) {
    bind(name, toValueOf: expression, in: frame, as: nil, of: frame)
  }

  /// The same for a parameter, of a written type, of a function that a frame is that of.
  func bind(
    _ name: String, toValueOf expression: Expression, in frame: SetupFrame, as type: TypeName?,
    of inside: SetupFrame
  ) {
    func typed(_ value: Value) -> Value {
      type.map { self.typed(value, as: $0, in: inside.scope) } ?? value
    }
    if let image = generatedImage(expression, in: frame) {
      inside.bind(name, toOneOf: nil)
      return inside.scope.bind(name, to: typed(image))
    }
    let values = values(expression, in: frame)
    let value = anyValue(of: values)
    inside.bind(name, toOneOf: value.isUnknown && values.count > 1 ? values.map(typed) : nil)
    inside.scope.bind(name, to: typed(value))
  }

  /// What an expression may stand for that begins with a constant of which there are several values, or hands
  /// one to a call; nil for any other, and for one with several such constants.
  private func alternatives(of expression: Expression, in frame: SetupFrame) -> [Value]? {
    let known = expression.namesAsked.uniqued(by: \.self).compactMap { name in
      frame.alternatives(of: name).map { (name, $0) }
    }
    // Of several each may be any beside any of the others.
    guard known.count == 1, let (name, all) = known.first, !all.isEmpty else { return nil }
    let values = all.flatMap { value in
      let block = SetupFrame(in: frame)
      block.bind(name, to: .other)
      block.scope.bind(name, to: value)
      return self.values(expression, in: block)
    }
    return values.count <= Self.mostAlternatives ? values : nil
  }

  /// The most steps to evaluate an expression, and the most alternatives that it may have.
  private static let (mostSteps, mostAlternatives) = (2_000, 16)

  /// What an expression may stand for, in every alternative that the source leaves.
  ///
  /// - Parameter keepingFlags: Whether flags that all code shares are as they are declared.
  func values(
    _ expression: Expression, in frame: SetupFrame, keepingFlags: Bool = false
  ) -> [Value] {
    if case .number(let number) = expression.kind { return [.number(Length(number))] }
    if case .closure = expression.kind { return [.unknown] }
    if case .ternary(let condition, let first, let second) = expression.kind,
      let holds = isMet(condition, in: frame)
    {
      return values(holds ? first : second, in: frame, keepingFlags: keepingFlags)
    }
    if let values = alternatives(of: expression, in: frame) { return values }
    let (expression, scope) = namingFonts(expression, in: frame)
    let evaluation = Evaluation(index: index, setting: setting)
    evaluation.keepsSharedFlags = keepingFlags
    var values: [Value] = []
    repeat {
      evaluation.stepsLeft = Self.mostSteps
      evaluation.depths = [:]
      evaluation.depth = 0
      values.append(evaluation.evaluate(expression, in: scope))
      guard evaluation.stepsLeft > 0, values.count < Self.mostAlternatives,
        values.last?.concernsLayout == true
      else {
        return [.unknown]
      }
    } while evaluation.choices.advance()
    return values
  }

  /// The members of a list that an expression stands for, as values; none where it is not known as one, or
  /// holds too many.
  func members(of expression: Expression, in frame: SetupFrame) -> [Value] {
    guard case .array(let members)? = only(expression, in: frame),
      members.count <= Self.mostAlternatives
    else { return [] }
    return members
  }

  /// What a structure of the project's holds that a type shares, as `Style.plain`; open for any other thing.
  func sharedValue(_ thing: Thing, _ expression: Expression, in frame: SetupFrame) -> Value {
    guard case .value(let held, let type) = thing, held.isUnknown, type.kind == .structure,
      case .instance(let instance)? = only(expression, in: frame)
    else { return .unknown }
    return .instance(instance)
  }

  /// The one value that an expression has, whatever its kind; nil where the source leaves several.
  func only(_ expression: Expression, in frame: SetupFrame) -> Value? {
    let evaluation = Evaluation(index: index, setting: setting)
    evaluation.stepsLeft = Self.mostSteps
    let value = evaluation.evaluate(expression, in: frame.scope)
    return evaluation.stepsLeft > 0 && !evaluation.choices.advance() ? value : nil
  }

  /// The images that an expression may stand for, those of the project's by name too.
  ///
  /// - Parameter isTyped: Whether what is written as a member of its type is one of images.
  func images(
    _ expression: Expression, in frame: SetupFrame, isTyped: Bool = true
  ) -> [Value] {
    if let images = generatedImages(expression, in: frame) { return images }
    if case .ternary(let condition, let first, let second) = expression.kind {
      let holds = isMet(condition, in: frame)
      return (holds == false ? [] : images(first, in: frame, isTyped: isTyped))
        + (holds == true ? [] : images(second, in: frame, isTyped: isTyped))
    }
    var expression = expression
    // A constant of the class's is what it is made of, and so is a variable that nothing changes.
    if let owner, let variable = ownVariable(expression, in: frame), let value = variable.value,
      !variable.isMutable
        || variable.attributes.isEmpty && keepsFirstValue(variable, of: owner)
    {
      if let images = generatedImages(value, in: frame) { return images }
      if variable.isMutable { expression = value }
    }
    // What is too small at first is so whatever an app's flags make of it later, as at night.
    let values = values(expression, in: frame, keepingFlags: true)
    if !isTyped { return values }
    return values.map { typed($0, as: TypeName(name: "UIImage"), in: frame.scope) }
  }

  /// The variable of the class's that an expression names, be it behind what stands for the class's own; nil
  /// for any other.
  private func ownVariable(_ expression: Expression, in frame: SetupFrame) -> VariableDeclaration? {
    switch expression.kind {
    case .name(let name) where frame.isOwn && frame.scope.lookUp(name) == nil:
      return owner?.variable(name)
    case .chain(let base, let links):
      guard case .name = base.kind, links.count == 1, case .member(let name) = links[0].kind else {
        return nil
      }
      switch read(base, in: frame) {
      case .controller: return owner?.variable(name)
      case .view(let view) where facts(view).isOwn && !isController: return owner?.variable(name)
      default: return nil
      }
    default: return nil
    }
  }

  /// The fonts that an expression may stand for; one of an app's own is known by the size that it is
  /// asked for, as in `Fonts.bold.font(size: 12)`.
  ///
  /// - Parameter view: The view that is given them.
  func fonts(
    _ expression: Expression, of view: ViewFacts.ID? = nil, in frame: SetupFrame
  ) -> [Value] {
    let all = values(expression, in: frame).map {
      typed($0, as: TypeName(name: "UIFont"), in: frame.scope)
    }
    let found = fonts(all, of: view)
    let reading = FontReading(index: index, setting: setting)
    guard found.contains(where: { reading.font($0, own: .body) == nil }),
      case .chain(_, let links) = expression.kind, case .call(let arguments)? = links.last?.kind,
      let given = arguments.first(where: { ["size", "ofSize", "withSize"].contains($0.label) })?
        .value,
      let size = number(given, in: frame)
    else { return found }
    // A tool names a font by its family and its style: `Fonts.OpenSans.bold.font(size: 12)`.
    let names = links.compactMap { link -> String? in
      if case .member(let name) = link.kind { name } else { nil }
    }.dropLast()
    var made = [Bound(label: "size", value: .number(size))]
    if names.count > 1 {
      let name = names.suffix(2).joined(separator: ".")
      made.append(Bound(label: "name", value: .string([.known(name)])))
    }
    let step = External.Step(name: "init", arguments: made)
    return [.external(External(type: "UIFont", path: [step]))]
  }

  /// The range of a number over all alternatives; nil where it is not known.
  func number(_ expression: Expression, in frame: SetupFrame) -> Length? {
    if case .unary("-", let operand) = expression.kind {
      return number(operand, in: frame).map { Length(0) - $0 }
    }
    return SetupReader.range(lengths(expression, in: frame))
  }

  /// Where a number is given: where the function was called that is handed it, else here.
  func giver(of number: Expression, else here: Place, in frame: SetupFrame) -> Place {
    giver(of: number, in: frame) ?? here
  }

  /// Where a function was called that is handed a number; nil for one that none was handed.
  func giver(of number: Expression, in frame: SetupFrame) -> Place? {
    switch number.kind {
    case .name(let name): frame.giver(of: name)
    case .unary("-", let number): giver(of: number, in: frame)
    case .binary(let sign, let left, let right) where ["??", "+", "-", "*", "/"].contains(sign):
      giver(of: left, in: frame) ?? giver(of: right, in: frame)
    case .chain(let base, let links):
      links.allSatisfy { link in
        switch link.kind {
        case .forced, .optional: true
        // A side of a size that is handed over.
        case .member(let name): ["size", "width", "height"].contains(name)
        case .call, .index: false
        }
      } ? giver(of: base, in: frame) : nil
    default: nil
    }
  }

  /// The numbers that an expression may stand for, those that the project names too.
  func lengths(_ expression: Expression, in frame: SetupFrame) -> [Value] {
    values(expression, in: frame).map {
      typed($0, as: TypeName(name: "CGFloat"), in: frame.scope)
    }
  }

  /// The range of numbers; nil where one of the values is none.
  static func range(_ values: [Value]) -> Length? {
    var result: Length?
    for value in values {
      guard case .number(let length) = value.plain, length.smallest.isFinite,
        length.largest.isFinite
      else { return nil }
      result = result.map { $0.combined(around: length) } ?? length
    }
    return result
  }
}

extension Length {
  /// How long a side of a frame is: UIKit turns round one that is negative.
  var magnitude: Length {
    guard smallest < 0 else { return self }
    let ends = [smallest.magnitude, largest.magnitude]
    return Length(
      smallest: largest > 0 ? 0 : ends.min()!, typical: typical.magnitude, largest: ends.max()!)
  }

  /// The range that holds both.
  func combined(around other: Length) -> Length {
    Length(
      smallest: Swift.min(smallest, other.smallest), typical: typical,
      largest: Swift.max(largest, other.largest))
  }
}

extension Value {
  /// Whether it is anything that a layout can depend on.
  var concernsLayout: Bool {
    switch self {
    case .number, .boolean, .string, .tuple, .null, .external, .enumCase: true
    default: false
    }
  }

  /// `.zero` as a number.
  var plain: Value {
    if case .external(let external) = self, external.name == "zero", external.path.count <= 1 {
      return .number(0)
    }
    return self
  }
}

extension Expression {
  /// The names that it begins with and hands to calls.
  fileprivate var namesAsked: [String] {
    switch kind {
    case .name(let name): return [name]
    case .chain(let base, let links):
      let handed = links.flatMap { link -> [Argument] in
        if case .call(let arguments) = link.kind { arguments } else { [] }
      }
      return ([base] + handed.map(\.value)).compactMap { part in
        if case .name(let name) = part.kind { name } else { nil }
      }
    default: return []
    }
  }
}
