/// Views in lists that properties of the class hold.
extension SetupReader {
  /// What stands for each of the views that a list in a property holds, whatever puts them there, while their
  /// frames are set; nil for a property that holds none.
  func slotMember(_ name: String) -> ViewFacts.ID? {
    if let known = slotMembers[name] { return known }
    guard let owner, let variable = owner.variable(name), variable.getter == nil,
      let written = variable.type?.unwrapped, written.name == "Array",
      let element = written.arguments.first,
      let (className, type) = viewClass(
        element.unwrapped.name, in: Scope(file: variable.file, type: owner))
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
