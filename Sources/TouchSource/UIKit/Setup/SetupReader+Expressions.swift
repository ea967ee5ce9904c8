import TouchLayout
import TouchModel

extension SetupReader {
  /// Reads an expression for what it does to views; returns what it refers to.
  ///
  /// - Parameter expected: The view's type, or the list's, that is written where its value goes.
  func read(
    _ expression: Expression, as expected: TypeName? = nil, in frame: SetupFrame
  ) -> Thing {
    guard step() else { return .other }
    let thing = thing(of: expression, as: expected, in: frame)
    // A list that doubles with every line would outgrow any memory.
    guard thing.holds(atMost: Self.mostThings) else {
      giveUp()
      return .other
    }
    return thing
  }

  private func thing(
    of expression: Expression, as expected: TypeName?, in frame: SetupFrame
  ) -> Thing {
    switch expression.kind {
    case .name(let name): return thing(named: name, in: frame)
    case .chain(let base, let links):
      if makesConfiguration(base, links, as: expected) {
        let made = configuration(expression, in: frame)
        if !made.isOther { return made }
      }
      return chain(base, links, as: expected, in: frame)
    case .closure(let closure): return .closure(closure, frame)
    case .array(let members):
      let element = expected?.name == "Array" ? expected?.arguments.first : nil
      return .list(members.map { read($0, as: element, in: frame) })
    case .tuple(let members):
      let things = members.map { read($0.value, in: frame) }
      return things.count == 1 ? things[0] : .list(things)
    case .binary("+", let left, let right):
      if case .list(let first) = read(left, in: frame) {
        if case .list(let second) = read(right, in: frame) { return .list(first + second) }
        return .list(first + [.other])
      }
      return .other
    case .binary("??", let left, let right):
      let first = read(left, in: frame)
      if case .other = first { return read(right, in: frame) }
      return first
    case .binary(let sign, let left, let right):
      return compare(sign, left, right, in: frame)
    case .unary(_, let operand):
      _ = read(operand, in: frame)
      return .other
    case .ternary(let condition, let first, let second):
      if let holds = truth(condition, in: frame) { return read(holds ? first : second, in: frame) }
      let things = [first, second].enumerated().map { number, value in
        let branch = frame.branch(at: expression.position, number, of: 2)
        return read(value, in: SetupFrame(in: frame, branch: branch))
      }
      if things.allSatisfy({ $0.configurations != nil }) { return .list(things) }
      if case .other = things[0] { return things[1] }
      if case .other = things[1] { return things[0] }
      if case .edge(let view, let edge, let isInset) = things[0],
        case .edge(let other, edge, let isOtherInset) = things[1],
        canonical(view) == canonical(other)
      {
        return .edge(view, edge, isInset: isInset || isOtherInset)
      }
      return .other
    case .cast(let value, let sign, let type):
      let thing = read(value, in: frame)
      if sign == "as!", case .view(let view) = thing { narrow(view, to: type, in: frame) }
      return thing
    case .conditional(let conditional):
      let statement = Statement(kind: .conditional(conditional), position: conditional.position)
      return run([statement], in: frame) ?? .other
    case .selection(let selection):
      let statement = Statement(kind: .selection(selection), position: selection.position)
      return run([statement], in: frame) ?? .other
    case .dictionary(let entries):
      for (_, value) in entries { _ = read(value, in: frame) }
      return .other
    case .number, .boolean, .string, .null, .implicitMember, .keyPath, .other: return .other
    }
  }

  /// Notes that the view of the controller is of a class of the project's.
  private func narrow(_ view: ViewFacts.ID, to type: TypeName, in frame: SetupFrame) {
    guard facts(view).isOwn, facts(view).type == nil, owner?.isController == true,
      let (className, type) = viewClass(type.unwrapped.name, in: frame.scope), let type
    else { return }
    change(view) { ($0.className, $0.type) = (className, type) }
  }

  /// What a name without a base refers to.
  func thing(named name: String, in frame: SetupFrame) -> Thing {
    if name == "self" { return frame.receiver }
    // What the classes above do is read with them, or is the system's.
    if name == "super" { return .other }
    if let local = frame.thing(name) { return local }
    if frame.isOwn, let property = ownProperty(name, in: frame) { return property }
    if case .view(let view) = frame.receiver { return member(name, of: .view(view), in: frame) }
    if case .controller = frame.receiver { return member(name, of: .controller, in: frame) }
    return .other
  }

  // MARK: - Chains

  private func chain(
    _ base: Expression, _ links: [Expression.Link], as expected: TypeName?, in frame: SetupFrame
  ) -> Thing {
    if let grown = appended(base, links, in: frame) { return grown }
    var (thing, next) = beginning(of: base, links, as: expected, in: frame)
    var made: ViewFacts.ID?
    var handing = Handing()
    while next < links.count {
      guard step() else { return .other }
      let link = links[next]
      next += 1
      if case .view(let view) = thing, facts(view).isMade { made = view }
      switch link.kind {
      case .member(let name):
        if case .view(let view) = thing {
          noteFlag(behind: name, links[next...], of: view, in: frame)
        }
        if next < links.count, case .call(let arguments) = links[next].kind {
          if name == "init", thing.isOther,
            let made = self.made(by: base, links[..<(next - 1)], arguments, as: expected, in: frame)
          {
            thing = made
            next += 1
            continue
          }
          if isAction(name, of: thing, behind: base, links[..<(next - 1)], in: frame) {
            for argument in arguments {
              doubt(read(argument.value, in: frame), UnknownReason.action)
            }
            next += 1
            continue
          }
          handing.pass(name, self.handed(to: name, arguments, in: frame))
          thing = method(
            name, on: thing, arguments, at: link.position, in: handing.frame(in: frame))
          next += 1
        } else if name == "superview", frame.presents(base, links[..<(next - 1)]) {
          thing = .presentation
        } else {
          thing = member(name, of: thing, in: frame)
        }
      case .call(let arguments):
        if case .closure(let closure, let around) = thing {
          thing = call(closure, arguments, around: around, in: frame)
        } else {
          escape(arguments, in: frame)
          thing = .other
        }
      case .index(let arguments): thing = element(of: thing, at: arguments, in: frame)
      case .optional, .forced: break
      }
    }
    // What a helper that is not followed returns where the same class is written is what it was
    // called on.
    if thing.isOther, let made, let expected,
      viewClass(expected.unwrapped.name, in: frame.scope)?.0 == facts(made).className
    {
      doubt(made, "what sets it up is not followed")
      return .view(made)
    }
    return thing
  }

  /// What a chain begins with, which may be a call, and how many links that takes.
  private func beginning(
    of base: Expression, _ links: [Expression.Link], as expected: TypeName?, in frame: SetupFrame
  ) -> (Thing, links: Int) {
    let position = base.position
    if case .name(let name) = base.kind, links.count >= 2, name.isTypeName,
      case .member(let member) = links[0].kind, case .call(let arguments) = links[1].kind
    {
      return (staticCall(name, member, arguments, at: position, as: expected, in: frame), 2)
    }
    guard case .call(let arguments)? = links.first?.kind else { return (read(base, in: frame), 0) }
    switch base.kind {
    case .name(let name):
      return (call(name, arguments, at: position, as: expected, in: frame), 1)
    case .implicitMember(let name):
      return (implicitCall(name, arguments, at: position, as: expected, in: frame), 1)
    case .closure(let closure):
      let block = SetupFrame(in: frame)
      bind(arguments, to: closure, of: block, from: frame)
      let thing = run(closure.body, in: block) ?? .other
      returnedHere(thing)
      return (thing, 1)
    default: return (read(base, in: frame), 0)
    }
  }

  /// The member of a list at an index; where that is not known, it may be any of them.
  private func element(
    of thing: Thing, at arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Thing {
    // A part of a text may be given a font of its own.
    if case .text(let number) = thing { texts[number].isUnknown = true }
    if case .presentation = thing {
      let position = arguments.first.flatMap { number($0.value, in: frame) }
      return position == Length(0) ? thing : .other
    }
    var members: [Thing] = []
    if case .list(let things) = thing { members = things }
    if let index = arguments.first.flatMap({ number($0.value, in: frame) }), index.isKnown,
      let position = Int(exactly: index.typical), members.indices.contains(position)
    {
      return members[position]
    }
    for case .view(let view) in members { change(view) { $0.isListed = true } }
    return .other
  }

  /// `views.append(button)` and `[UIView]()`: a list of a block that grows, and one without members;
  /// nil for anything else.
  private func appended(
    _ base: Expression, _ links: [Expression.Link], in frame: SetupFrame
  ) -> Thing? {
    if case .array = base.kind, links.count == 1, case .call(let arguments) = links[0].kind,
      arguments.isEmpty
    {
      return .list([])
    }
    guard case .name(let name) = base.kind, links.count == 2,
      case .member("append") = links[0].kind, case .call(let arguments) = links[1].kind,
      let argument = arguments.first
    else { return nil }
    func given() -> [Thing] {
      let thing = read(argument.value, in: frame)
      guard argument.label == "contentsOf" else { return [thing] }
      if case .list(let members) = thing { return members }
      return [.other]
    }
    guard case .list(let things)? = frame.thing(name) else {
      guard frame.thing(name) == nil, frame.isOwn, let variable = owner?.variable(name),
        !variable.observers.isEmpty
      else { return nil }
      observe(variable, holding: .list(given()), in: frame)
      return .other
    }
    let added = given()
    if !frame.branches.isEmpty { mayMiss(.list(added), unless: frame.branches) }
    _ = frame.assign(name, .list(things + added))
    return .other
  }

  /// Runs what a property does when it changes, as one that puts the views it holds into a stack view.
  private func observe(
    _ variable: VariableDeclaration, holding thing: Thing, in frame: SetupFrame
  ) {
    let block = SetupFrame(in: frame)
    block.bind(variable.name, to: thing)
    for name in ["newValue", "oldValue"] {
      block.bind(name, to: .other)
      block.scope.bind(name, to: .unknown)
    }
    _ = inline("\(variable.file).\(variable.name).observers") {
      run(variable.observers, in: block) ?? .other
    }
  }

  /// Marks a view as just returned, so that whoever binds it names it.
  func returnedHere(_ thing: Thing) {
    if case .view(let view) = thing { change(view) { $0.isReturned = $0.isMade } }
  }

  /// Calls a local function or closure.
  func call(
    _ closure: Expression.Closure, _ arguments: [Expression.Argument], around: SetupFrame,
    in frame: SetupFrame
  ) -> Thing {
    let block = SetupFrame(in: around)
    bind(arguments, to: closure, of: block, from: frame)
    let key = "closure \(closure.body.first?.position.line ?? 0) \(around.scope.file)"
    let result = inline(key) { outcome(of: closure.body, in: block) } ?? .other
    returnedHere(result)
    return result
  }

  private func bind(
    _ arguments: [Expression.Argument], to closure: Expression.Closure, of block: SetupFrame,
    from frame: SetupFrame
  ) {
    for (index, argument) in arguments.enumerated() {
      let thing = read(argument.value, in: frame)
      let value = self.value(argument.value, in: frame) ?? .unknown
      for name in ["$\(index)"]
        + (index < closure.parameters.count ? [closure.parameters[index]] : [])
      {
        block.bind(name, to: thing)
        block.scope.bind(name, to: value)
      }
    }
  }

  /// What a body returns, or the list that a result builder makes of its expressions.
  private func outcome(of body: [Statement], in frame: SetupFrame) -> Thing? {
    var members: [Thing] = []
    for statement in body {
      guard case .expression(let expression) = statement.kind, body.count > 1 else {
        return run(body, in: frame)
      }
      members.append(read(expression, in: frame))
    }
    return .list(members)
  }

  // MARK: - Values

  /// What an expression stands for; nil where alternatives differ or it is too much to follow.
  func value(_ expression: Expression, in frame: SetupFrame) -> Value? {
    let values = self.values(expression, in: frame)
    return values.count == 1 ? values[0] : nil
  }

  /// What an expression stands for, or the range of what it may be; open where it is neither.
  func anyValue(_ expression: Expression, in frame: SetupFrame) -> Value {
    if let image = generatedImage(expression, in: frame) { return image }
    let values = self.values(expression, in: frame)
    if values.count == 1 { return values[0] }
    return SetupReader.range(values).map { .number($0) } ?? .unknown
  }

  /// The most steps to evaluate an expression, and the most alternatives that it may have.
  private static let (mostSteps, mostAlternatives) = (2_000, 16)

  /// What an expression may stand for, in every alternative that the source leaves.
  func values(_ expression: Expression, in frame: SetupFrame) -> [Value] {
    if case .number(let number) = expression.kind { return [.number(Length(number))] }
    if case .closure = expression.kind { return [.unknown] }
    if case .ternary(let condition, let first, let second) = expression.kind,
      let holds = isMet(condition)
    {
      return values(holds ? first : second, in: frame)
    }
    let evaluation = Evaluation(index: index, setting: setting)
    var values: [Value] = []
    repeat {
      evaluation.stepsLeft = Self.mostSteps
      evaluation.depths = [:]
      evaluation.depth = 0
      values.append(evaluation.evaluate(expression, in: frame.scope))
      guard evaluation.stepsLeft > 0, values.count < Self.mostAlternatives,
        values.last?.concernsLayout == true
      else {
        return [.unknown]
      }
    } while evaluation.choices.advance()
    return values
  }

  /// The images that an expression may stand for, those of the project's by name too.
  func images(_ expression: Expression, in frame: SetupFrame) -> [Value] {
    if let image = generatedImage(expression, in: frame) { return [image] }
    // A constant of the class's is what it is made of.
    if case .name(let name) = expression.kind, frame.isOwn, frame.scope.lookUp(name) == nil,
      let variable = owner?.variable(name), !variable.isMutable, let value = variable.value,
      let image = generatedImage(value, in: frame)
    {
      return [image]
    }
    return values(expression, in: frame).map {
      typed($0, as: TypeName(name: "UIImage"), in: frame.scope)
    }
  }

  /// The picture of the project's that a member stands for which a tool makes of a catalogue, as
  /// `Asset.Group.close.image` with what keeps its size behind it; nil for any other.
  private func generatedImage(_ expression: Expression, in frame: SetupFrame) -> Value? {
    func isMember(_ link: Expression.Link, _ names: Set<String>) -> Bool {
      if case .member(let name) = link.kind { names.contains(name) } else { false }
    }
    guard case .chain(let base, let links) = expression.kind,
      let last = links.firstIndex(where: { isMember($0, ["image"]) }), last > 0
    else { return nil }
    let rest = links[(last + 1)...]
    // `icons.image(of: size)` is a function's.
    guard rest.first.map({ isMember($0, ImageReading.passive) }) ?? true,
      rest.allSatisfy({
        if case .member = $0.kind { isMember($0, ImageReading.passive) } else { true }
      })
    else { return nil }
    let holder = Expression(
      kind: .chain(base, Array(links[..<last])), position: expression.position)
    let evaluation = Evaluation(index: index, setting: setting)
    evaluation.stepsLeft = Self.mostSteps
    var name: String?
    switch evaluation.evaluate(holder, in: frame.scope) {
    case .external(let external)
    where external.type?.isTypeName == true && external.path.allSatisfy { $0.arguments == nil }:
      name = external.path.last?.name
    // The file that the tool makes is there.
    case .instance(let instance)
    where instance.type.name.hasSuffix("Image")
      || instance.type.name.hasSuffix("Images") || instance.type.name.hasSuffix("ImageAsset"):
      name = instance.fields["name"]?.knownText
    default: break
    }
    guard let name, index.imageSize(named: name) != nil else { return nil }
    let step = External.Step(
      name: "init", arguments: [Bound(label: "named", value: .string([.known(name)]))])
    return .external(External(type: "UIImage", path: [step]))
  }

  /// The fonts that an expression may stand for; one of an app's own is known by the size that it is
  /// asked for, as in `Fonts.bold.font(size: 12)`.
  func fonts(_ expression: Expression, in frame: SetupFrame) -> [Value] {
    let found = values(expression, in: frame)
    let reading = FontReading(index: index, setting: setting)
    guard found.contains(where: { reading.font($0) == nil }),
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
