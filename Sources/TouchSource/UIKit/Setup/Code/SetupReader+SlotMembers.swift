/// Views in lists that properties of the class hold.
extension SetupReader {
  /// What stands for each of the views that a list in a property holds, whatever puts them there, while their
  /// frames are set; nil for a property that holds none.
  func slotMember(_ name: String) -> ViewFacts.ID? {
    if let known = slotMembers[name] { return known }
    guard let owner, let variable = owner.variable(name), variable.getter == nil,
      let element = variable.elementName,
      let (className, type) = viewClass(element, in: Scope(file: variable.file, type: owner))
    else { return nil }
    var facts = ViewFacts(className: className)
    facts.type = type
    let member = add(facts)
    slotMembers[name] = member
    return member
  }

  /// Calls a method of a list in a property that takes up each of its views; nil for any other.
  func slotMethod(
    _ name: String, on slot: String, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Thing? {
    guard slotMember(slot) != nil else { return nil }
    switch name {
    case "enumerated", "reversed": return .slot(slot)
    case "append" where arguments.count == 1:
      let thing = read(arguments[0].value, in: frame)
      _ = listed(.list([thing]))
      slots[slot, default: []].append(.list([thing]))
      return .other
    case "forEach":
      guard case .closure(let closure)? = arguments.first?.value.kind else { return nil }
      let branch = frame.branch(at: arguments[0].value.position, repeats: true)
      let block = SetupFrame(in: frame, branch: branch)
      for parameter in ["$0"] + closure.parameters.prefix(1) {
        block.bind(parameter, to: .member(slot))
        block.scope.bind(parameter, to: .unknown)
      }
      _ = run(closure.body, in: block)
      return .other
    default: return nil
    }
  }

  /// Gives the views in lists that properties hold the frames that code gives to each of them.
  func settleSlotMembers() {
    for (name, member) in slotMembers {
      let given = facts(member).frames
      let views = (slots[name] ?? []).flatMap(\.views)
      guard !given.isEmpty else { continue }
      for view in Set(views.map(canonical)) { change(view) { $0.frames += given } }
    }
  }
}

extension SetupReader {
  /// Any of the views in a list that a property holds, at an index by which a loop counts through them; nil for
  /// any other index, and what is no such list.
  func slotElement(
    of thing: Thing, behind base: Expression, _ links: ArraySlice<Expression.Link>,
    at arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Thing? {
    guard arguments.first?.value.isCounted(in: frame) == true else { return nil }
    var slot: String?
    if case .slot(let name) = thing { slot = name }
    if frame.isOwn, case .name(let name) = base.kind {
      if links.isEmpty, frame.thing(name) == nil { slot = name }
      if links.count == 1, name == "self", case .member(let member)? = links.first?.kind {
        slot = member
      }
    }
    guard let slot, isGrown(slot), slotMember(slot) != nil else { return nil }
    return .counted(slot)
  }

  /// Whether a list that a property of the class holds is empty at first and grows.
  private func isGrown(_ slot: String) -> Bool {
    guard let variable = owner?.variable(slot), let value = variable.value else { return false }
    return variable.isMutable && !variable.isLazy && value.isEmptyCollection
  }

  /// Ties the views in lists that properties hold as code ties each of them, which goes through all; nothing
  /// is known of those of a list of which it picks single ones too.
  func settleSlotConstraints() {
    guard !slotMembers.isEmpty else { return }
    let members = Set(slotMembers.values)
    let given = constraints.filter { members.contains($0.view) }
    constraints.removeAll { members.contains($0.view) || $0.isMirror(of: members) }
    for number in constraints.indices { constraints[number].leaveOpen(members) }
    let picked = Set(picked.map(canonical))
    for (name, member) in slotMembers.sorted(by: { $0.key < $1.key }) {
      let own = given.filter { $0.view == member }.map { $0.ofEach(members) }
      let views = Set((slots[name] ?? []).flatMap(\.views).map(canonical))
      guard !own.isEmpty, !assigned.contains(name) else { continue }
      let isSure = !pickedSlots.contains(name) && picked.isDisjoint(with: views)
      let said = facts(member)
      for view in views {
        change(view) {
          $0.blocks += said.blocks
          $0.isLoose = $0.isLoose || said.isLoose || !isSure
        }
        for reason in said.unknowns { doubt(view, reason) }
        constraints += own.map { constraint in
          var constraint = constraint
          constraint.view = view
          return constraint
        }
      }
    }
  }
}

extension VariableDeclaration {
  /// The type of what it holds by its name, where that is a list; nil for other variables.
  fileprivate var elementName: String? {
    if let written = type?.unwrapped {
      return written.name == "Array" ? written.arguments.first?.unwrapped.name : nil
    }
    guard case .chain(let base, let links)? = value?.kind, links.count == 1,
      case .call = links[0].kind, case .array(let members) = base.kind, members.count == 1,
      case .name(let name) = members[0].kind
    else { return nil }
    return name
  }
}

extension ConstraintFacts {
  /// Whether it says of another view what was written for one of some.
  fileprivate func isMirror(of views: Set<ViewFacts.ID>) -> Bool {
    guard case .edge(let edge) = kind, edge.isMirrored, let other = edge.other else { return false }
    return views.contains(other.view)
  }

  /// Leaves open which view it is tied to where that is one of some.
  fileprivate mutating func leaveOpen(_ views: Set<ViewFacts.ID>) {
    switch kind {
    case .edge(var edge):
      guard let other = edge.other, views.contains(other.view) else { return }
      edge.other = nil
      kind = .edge(edge)
    case .length(var length):
      guard let other = length.other, views.contains(other.view) else { return }
      (length.other, length.constant, length.isOuter) = (nil, nil, true)
      kind = .length(length)
    }
  }

  /// The same of one of some views that it was written for, in a loop that goes through all of them.
  fileprivate func ofEach(_ views: Set<ViewFacts.ID>) -> ConstraintFacts {
    var result = self
    result.leaveOpen(views)
    result.branches = branches.filter { !$0.repeats }
    result.isOneSided = false
    return result
  }
}

extension Expression {
  /// The name among those of a loop over it that stands for each of the numbers which it counts through; nil
  /// where none does.
  func counter(of names: [String]) -> String? {
    switch kind {
    case .binary("..<", _, _), .binary("...", _, _): names.count == 1 ? names[0] : nil
    case .chain(_, let links): links.counter(of: names)
    default: nil
    }
  }

  /// Whether it is a number that a loop counts through, perhaps moved by a fixed one.
  fileprivate func isCounted(in frame: SetupFrame) -> Bool {
    switch kind {
    case .name(let name): return frame.loop(of: name) == .numbers
    case .binary(let sign, let first, let second) where sign == "+" || sign == "-":
      guard case .number = second.kind else { return false }
      return first.isCounted(in: frame)
    default: return false
    }
  }
}

extension [Expression.Link] {
  fileprivate func counter(of names: [String]) -> String? {
    switch last?.kind {
    case .member("indices"): return names.count == 1 ? names[0] : nil
    case .call(let arguments):
      guard arguments.isEmpty, names.count == 2, case .member("enumerated")? = dropLast().last?.kind
      else { return nil }
      return names[0]
    default: return nil
    }
  }
}

extension Thing {
  /// The view that it is, or those of a list.
  fileprivate var views: [ViewFacts.ID] {
    switch self {
    case .view(let view): [view]
    case .list(let things): things.flatMap(\.views)
    default: []
    }
  }
}
