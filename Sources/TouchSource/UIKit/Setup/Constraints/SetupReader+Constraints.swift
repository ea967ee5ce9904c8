import TouchLayout
import TouchModel
import TouchRules

extension SetupReader {
  /// The system's class of constraints.
  static let constraintType = "NSLayoutConstraint"

  /// Notes a constraint, which holds only once it is activated.
  func add(
    _ kind: ConstraintFacts.Kind, on view: ViewFacts.ID, at place: Place, _ name: String,
    in frame: SetupFrame
  ) -> Int {
    constraints.append(
      ConstraintFacts(
        view: view, kind: kind, place: place, name: name, run: running, branches: frame.branches))
    return constraints.count - 1
  }

  /// Notes that constraints hold where a piece of code runs.
  func activate(_ thing: Thing, in frame: SetupFrame) {
    note(frame.branches, of: thing)
    activate(thing)
  }

  /// Notes that constraints hold.
  func activate(_ thing: Thing) {
    switch thing {
    case .constraints(let numbers): for number in numbers { constraints[number].isActive = true }
    case .list(let things): for thing in things { activate(thing) }
    case .slot(let name): activatedSlots.insert(name)
    default: break
    }
  }

  /// Notes that constraints may have another constant.
  func setConstant(_ value: Length?, of thing: Thing) {
    switch thing {
    case .constraints(let numbers):
      for number in numbers { constraints[number].constants.append(value) }
    case .list(let things): for thing in things { setConstant(value, of: thing) }
    case .slot(let name): slotConstants[name, default: []].append(value)
    case .kept(let view, let name):
      change(view) { $0.keptConstants[name, default: []].append(value) }
    default: break
    }
  }

  /// Notes that constraints may have another constant: each of several that an expression may stand for.
  func setConstant(_ value: Expression, of thing: Thing, in frame: SetupFrame) {
    let numbers = lengths(value, in: frame).map { SetupReader.range([$0]) }
    let isKnown = numbers.count > 1 && numbers.allSatisfy { $0 != nil }
    for number in isKnown ? numbers : [number(value, in: frame)] { setConstant(number, of: thing) }
  }

  /// Whether a constraint makes a view as long as nothing, be it at times.
  func mayCollapse(_ constraint: ConstraintFacts) -> Bool {
    guard case .length(let length) = constraint.kind, length.other == nil, !length.isOuter,
      length.relation != .atLeast, constraint.isFollowed
    else { return false }
    return ([length.constant] + constraint.constants).contains { $0?.isNothing ?? false }
  }

  /// What such a constraint says of a view that is there: the constants but nothing that it has; nil for one that
  /// has no other and does not always hold.
  func uncollapsed(
    _ length: LengthConstraint, _ constraint: ConstraintFacts
  ) -> (LengthConstraint, ConstraintFacts)? {
    guard mayCollapse(constraint) else { return (length, constraint) }
    let others = ([length.constant] + constraint.constants).filter { !($0?.isNothing ?? false) }
    guard let first = others.first else {
      return constraint.isCertain || constraint.block != nil ? (length, constraint) : nil
    }
    var (length, constraint) = (length, constraint)
    (length.constant, constraint.constants) = (first, Array(others.dropFirst()))
    return (length, constraint)
  }

  /// Notes that constraints may be left out or have other constants.
  func switchOff(_ thing: Thing) {
    switch thing {
    case .constraints(let numbers): for number in numbers { constraints[number].isSwitched = true }
    case .list(let things): for thing in things { switchOff(thing) }
    case .slot(let name):
      if switchedSlots.insert(name).inserted { newlySwitched[name] = bodyUnderWay }
    case .kept(let view, let name): change(view) { $0.switchedProperties.insert(name) }
    default: break
    }
  }

  // MARK: - Anchors

  /// `anchor.constraint(equalTo:constant:)` and its like.
  func anchorConstraint(
    on thing: Thing, _ arguments: [Expression.Argument], at position: Position, in frame: SetupFrame
  ) -> Thing {
    let here = anchorGiver(arguments, in: frame) ?? place(position, in: frame)
    let relation: Relation
    let first = arguments.first?.label ?? ""
    if first.hasPrefix("equalTo") {
      relation = .equal
    } else if first.hasPrefix("greaterThan") {
      relation = .atLeast
    } else if first.hasPrefix("lessThan") {
      relation = .atMost
    } else {
      escape(arguments, in: frame)
      doubt(subject(thing), UnknownReason.constraint)
      return .other
    }
    func value(_ label: String) -> Expression? {
      arguments.first { $0.label == label }?.value
    }
    let constant = value("constant").map { number($0, in: frame) } ?? Length(0)
    var made: [Int] = []
    switch thing {
    case .length(let view, let axis):
      var length = LengthConstraint(axis: axis, relation: relation, constant: constant)
      var (origin, isFollowed) = (here, true)
      if first.hasSuffix("Constant"), let given = arguments.first {
        length.constant = number(given.value, in: frame)
        origin = giver(of: given.value, else: here, in: frame)
      } else {
        length.multiplier = value("multiplier").map { number($0, in: frame) } ?? Length(1)
        if let given = arguments.first,
          case .length(let other, let axis) = read(given.value, in: frame)
        {
          length.other = (other, axis)
          made.append(contentsOf: reversed(length, of: view, at: here, in: frame))
        } else if let given = arguments.first?.value, relation != .atMost,
          isPart(given, of: view, in: frame)
        {
          // What it shows grows with it, so that it is never shorter than it asks to be.
          (length.relation, isFollowed) = (.atLeast, false)
        } else {
          (length.constant, length.isOuter) = (nil, true)
        }
      }
      let own = add(.length(length), on: view, at: origin, axis.anchorName, in: frame)
      constraints[own].isFollowed = isFollowed
      made.insert(own, at: 0)
    case .edge(let view, let edge, let isInset):
      let other = arguments.first.map { read($0.value, in: frame) } ?? .other
      made = tie(
        view, edge, isInset: isInset, to: other, relation,
        first.contains("SystemSpacing") ? nil : constant, at: here, in: frame)
    default: break
    }
    return .constraints(made)
  }

  /// Where a helper was called, or handed the anchor that another is tied to, that says nothing of the tie but
  /// what it was handed; nil for one that says some of it itself, and for what is tied in no helper.
  private func anchorGiver(_ arguments: [Expression.Argument], in frame: SetupFrame) -> Place? {
    guard let anchor = arguments.first, anchor.label?.hasSuffix("Constant") == false else {
      return nil
    }
    let said = arguments.dropFirst().map(\.value).filter { !$0.isZero }
    let givers = said.compactMap { giver(of: $0, in: frame) }
    guard givers.count == said.count else { return nil }
    if case .name = anchor.value.kind, let giver = giver(of: anchor.value, in: frame) {
      return giver
    }
    return givers.first ?? helperCall
  }

  /// Whether an expression is the width or the height of a button's own title or image.
  private func isPart(
    _ expression: Expression, of view: ViewFacts.ID, in frame: SetupFrame
  ) -> Bool {
    guard case .chain(let base, let links) = expression.kind,
      case .member(let name)? = links.last?.kind, ["widthAnchor", "heightAnchor"].contains(name)
    else { return false }
    let holder = Expression(
      kind: .chain(base, Array(links.dropLast())), position: expression.position)
    guard case .part(let owner, _) = read(links.count == 1 ? base : holder, in: frame) else {
      return false
    }
    return canonical(owner) == canonical(view)
  }

  /// A function of the project's that makes constraints of an anchor.
  func anchorHelper(
    _ name: String, on thing: Thing, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> FunctionDeclaration? {
    var types = ["NSLayoutAnchor"]
    switch thing {
    case .length: types.insert("NSLayoutDimension", at: 0)
    case .edge(_, let edge, _):
      types.insert(
        edge.axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor", at: 0)
    default: return nil
    }
    return types.lazy.flatMap { self.index.extensionFunctions(name, of: $0, from: frame.scope) }
      .first { !$0.isStatic && $0.takes(arguments) }
  }

  private func subject(_ thing: Thing) -> Thing {
    switch thing {
    case .length(let view, _), .edge(let view, _, _): return .view(view)
    default: return .other
    }
  }

  /// The same constraint as the other view's.
  private func reversed(
    _ length: LengthConstraint, of view: ViewFacts.ID, at here: Place, in frame: SetupFrame
  ) -> [Int] {
    // What stands for each of a list says nothing of what they are tied to.
    if slotMembers.values.contains(view) { return [] }
    return length.inverse(of: view).map { other, inverse in
      [add(.length(inverse), on: other, at: here, inverse.axis.anchorName, in: frame)]
    } ?? []
  }

  /// Notes of the other views what the chains of layout helpers say of one: only once they are read are
  /// their multipliers and offsets known.
  func settleOtherSides() {
    for constraint in constraints where constraint.isOneSided {
      guard case .length(let length) = constraint.kind,
        let (other, inverse) = length.inverse(of: constraint.view)
      else { continue }
      var mirrored = constraint
      (mirrored.view, mirrored.kind) = (other, .length(inverse))
      mirrored.isOneSided = false
      constraints.append(mirrored)
    }
  }

  /// Ties an edge to another, for both views.
  func tie(
    _ view: ViewFacts.ID, _ edge: Edge, isInset: Bool, to other: Thing, _ relation: Relation,
    _ constant: Length?, at here: Place, in frame: SetupFrame
  ) -> [Int] {
    var constraint = EdgeConstraint(edge: edge, relation: relation, constant: constant)
    guard case .edge(let target, let targetEdge, let isTargetInset) = other else {
      return [add(.edge(constraint), on: view, at: here, edge.rawValue + "Anchor", in: frame)]
    }
    constraint.other = (target, targetEdge, isTargetInset)
    let mirrored = EdgeConstraint(
      edge: targetEdge, relation: relation.mirrored, other: (view, edge, isInset),
      constant: constant.map { Length(0) - $0 }, isMirrored: true)
    return [
      add(.edge(constraint), on: view, at: here, edge.rawValue + "Anchor", in: frame),
      add(.edge(mirrored), on: target, at: here, targetEdge.rawValue + "Anchor", in: frame),
    ]
  }

  /// A constraint between a view that is not followed and one that is.
  func outerConstraint(
    _ arguments: [Expression.Argument], at position: Position, in frame: SetupFrame
  ) -> Thing {
    var made: [Int] = []
    let here = place(position, in: frame)
    for argument in arguments {
      switch read(argument.value, in: frame) {
      case .edge(let view, let edge, let isInset):
        made += tie(view, edge, isInset: isInset, to: .other, .equal, nil, at: here, in: frame)
      case .length(let view, let axis):
        let length = LengthConstraint(
          axis: axis, relation: .equal, constant: nil, isOuter: true)
        made.append(add(.length(length), on: view, at: here, axis.anchorName, in: frame))
      default: break
      }
    }
    return made.isEmpty ? .other : .constraints(made)
  }

  // MARK: - Constraints as objects

  /// A method of a constraint: most set its priority and return it.
  func constraintMethod(
    _ name: String, on thing: Thing, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Thing {
    if name.lowercased().contains("priority") {
      setPriority(arguments.first.flatMap { priority($0.value, in: frame) }, of: thing, in: frame)
      return thing
    }
    if name == "activate" {
      activate(thing, in: frame)
      return thing
    }
    if ["identifier", "identified", "withIdentifier"].contains(name) { return thing }
    if name == "update", arguments.count == 1, arguments[0].label == "offset" {
      setConstant(arguments[0].value, of: thing, in: frame)
      return thing
    }
    if let function = index.extensionFunctions(name, of: Self.constraintType, from: frame.scope)
      .filter({ !$0.isStatic }).called(with: arguments)
    {
      let result = follow(
        function, on: thing, isOwn: false, arguments, of: Self.constraintType, in: frame)
      if case .constraints = result { return result }
      return thing
    }
    if let made = hand(thing, to: name, arguments, in: frame) { return made }
    switchOff(thing)
    return thing
  }

  /// A property that the project adds to constraints, as `almostRequired`: it returns them changed.
  func constraintMember(_ name: String, of thing: Thing, in frame: SetupFrame) -> Thing {
    guard
      let variable = index.extensionVariable(name, of: Self.constraintType, from: frame.scope),
      !variable.isStatic, let getter = variable.getter
    else { return .other }
    let inside = SetupFrame(
      scope: Scope(file: variable.file), receiver: thing, isOwn: false, branches: frame.branches)
    return inline("\(variable.file).\(name)") { run(getter, in: inside) } ?? .other
  }

  /// Notes how strongly constraints hold.
  func setPriority(_ priority: Length?, of thing: Thing, in frame: SetupFrame) {
    guard case .constraints(let numbers) = thing else {
      if priority.map({ $0.smallest >= LayoutPriority.strong }) != true { switchOff(thing) }
      return
    }
    for number in numbers {
      let isSure = frame.branches.isSubset(of: constraints[number].branches)
      constraints[number].priority = isSure ? priority : nil
    }
  }

  /// A static method of `NSLayoutConstraint`.
  func constraintCall(
    _ name: String, _ arguments: [Expression.Argument], at position: Position, in frame: SetupFrame
  ) -> Thing {
    switch name {
    case "activate":
      for argument in arguments {
        activate(read(argument.value, in: frame), in: frame)
      }
      return .other
    case "deactivate":
      for argument in arguments { switchOff(read(argument.value, in: frame)) }
      return .other
    case "constraints":
      return visualFormat(arguments, at: position, in: frame)
    case "init":
      return itemConstraint(arguments, at: place(position, in: frame), in: frame)
    default:
      if let function = index.extensionFunctions(
        name, of: Self.constraintType, from: frame.scope
      ).filter(\.isStatic).called(with: arguments) {
        return follow(
          function, on: .other, isOwn: false, arguments, of: Self.constraintType, in: frame)
      }
      escape(arguments, in: frame)
      return .other
    }
  }

  /// Notes the branches in which constraints are activated.
  func note(_ branches: Set<Branch>, of thing: Thing) {
    guard !branches.isEmpty else { return }
    switch thing {
    case .constraints(let numbers):
      for number in numbers { constraints[number].branches.formUnion(branches) }
    case .list(let things): for thing in things { note(branches, of: thing) }
    case .slot: switchOff(thing)
    default: break
    }
  }

  /// The name of the attribute that an expression stands for, be it one that a value of the project's
  /// gives, as `dimension.attribute`; empty where that is not known.
  private func attribute(_ expression: Expression, in frame: SetupFrame) -> String {
    let name = expression.memberName ?? ""
    if name == "notAnAttribute" || Axis(attribute: name) != nil || Edge(attribute: name) != nil {
      return name
    }
    let value = value(expression, in: frame)
    if case .external(let external)? = value, let last = external.path.last, last.arguments == nil {
      return last.name
    }
    return value?.caseName ?? name
  }

  /// `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`
  func itemConstraint(
    _ arguments: [Expression.Argument], at here: Place, in frame: SetupFrame
  ) -> Thing {
    func value(_ label: String) -> Expression? {
      arguments.first { $0.label == label }?.value
    }
    let attributes = arguments.filter { $0.label == "attribute" }.map {
      attribute($0.value, in: frame)
    }
    guard let item = value("item"), case .view(let view) = read(item, in: frame),
      let attribute = attributes.first
    else {
      escape(arguments, in: frame)
      return .other
    }
    let relation: Relation? =
      switch value("relatedBy").flatMap({ $0.memberName ?? self.value($0, in: frame)?.caseName }) {
      case "greaterThanOrEqual": .atLeast
      case "lessThanOrEqual": .atMost
      case "equal",
        nil where value("relatedBy") == nil:
        .equal
      default: nil
      }
    guard let relation else {
      doubt(view, UnknownReason.constraint)
      return .other
    }
    let constant = value("constant").map { number($0, in: frame) } ?? Length(0)
    let multiplier = value("multiplier").map { number($0, in: frame) } ?? Length(1)
    let target = value("toItem").map { read($0, in: frame) } ?? .other
    if let axis = Axis(attribute: attribute) {
      var length = LengthConstraint(axis: axis, relation: relation, constant: constant)
      if case .view(let other) = target, let second = attributes.last.flatMap(Axis.init(attribute:))
      {
        length.other = (other, second)
        length.multiplier = multiplier
      } else if let item = value("toItem"), !item.isNull {
        (length.constant, length.isOuter) = (nil, true)
      }
      let given = length.other == nil ? value("constant") : nil
      let origin = given.map { giver(of: $0, else: here, in: frame) } ?? here
      return .constraints([add(.length(length), on: view, at: origin, attribute, in: frame)])
    }
    guard let edge = Edge(attribute: attribute) else {
      doubt(view, UnknownReason.constraint)
      return .other
    }
    var other = Thing.other
    if case .view(let target) = target, let second = attributes.last.flatMap(Edge.init(attribute:))
    {
      other = .edge(target, second, isInset: attributes.last?.hasSuffix("Margin") ?? false)
    }
    return .constraints(
      tie(view, edge, isInset: false, to: other, relation, constant, at: here, in: frame))
  }
}

extension Length {
  /// Whether it is so short that it counts as none.
  fileprivate var isNothing: Bool { smallest >= 0 && largest < Undersize.tolerance }
}

extension Axis {
  /// What UIKit calls a view's anchor along it.
  var anchorName: String { self == .horizontal ? "widthAnchor" : "heightAnchor" }

  fileprivate init?(attribute: String) {
    switch attribute {
    case "width": self = .horizontal
    case "height": self = .vertical
    default: return nil
    }
  }
}

extension Edge {
  fileprivate init?(attribute: String) {
    let name = attribute.hasSuffix("Margin") ? String(attribute.dropLast(6)) : attribute
    if name.hasSuffix("aseline") {
      self = .baseline
    } else if let edge = Edge(rawValue: name) {
      self = edge
    } else {
      return nil
    }
  }
}

extension Expression {
  var isNull: Bool { if case .null = kind { true } else { false } }

  fileprivate var isZero: Bool { if case .number(0) = kind { true } else { false } }
}
