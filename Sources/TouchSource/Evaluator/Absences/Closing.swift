import TouchModel
import TouchRules

/// A branch that no choice leads to, by the values that decide it.
struct Closing: Hashable, Sendable {
  /// The view whose text it stands in.
  var user: String
  /// Where the elements are declared that it holds.
  var elements: [Place]
  /// The views that it makes and the open branch does not.
  var views: [String]
  /// Why it is closed: for good, or because nothing that makes the view asks for it.
  var absence: Absence
}

extension Closing: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self = try reader.make(Closing.init(user:elements:views:absence:))
  }
  func write(to writer: inout ByteWriter) { writer.write(members: user, elements, views, absence) }
}

/// A `switch` with the cases that its value leaves open, by their positions.
struct ClosedSwitch: Hashable {
  var place: Place
  var open: [Int]
}

extension Evaluation {
  /// Notes what a branch holds that the source, the device, the system or the use of its view close.
  func leaveOut(
    _ body: [Statement], but open: [Statement] = [], as absence: @autoclosure () -> Absence,
    in scope: Scope
  ) {
    // What holds at rest, or in one round, closes nothing for good.
    guard choices.look == nil, !body.isEmpty else { return }
    let start = place(body[0].position, in: scope)
    let isNew = closedBranches[start] == nil
    let names = closedBranches[start] ?? Set(namesShown(by: body, but: open))
    closedBranches[start] = names
    let contents = names.sorted().compactMap { content(named: $0, in: scope) }.filter {
      closedBranches[place($0.closure.body[0].position, in: $0.scope)] == nil
    }
    guard isNew || !contents.isEmpty else { return }
    let absence = absence()
    if isNew { closings.append(closing(of: body, but: open, as: absence, in: scope)) }
    // Where it is not closed for good, others may be given the same content.
    guard absence != .unasked else { return }
    for (content, scope) in contents { leaveOut(content.body, as: absence, in: scope) }
  }

  /// The names of values that a branch mentions and the open one does not.
  private func namesShown(by body: [Statement], but open: [Statement]) -> [String] {
    RowUses.names(in: body).subtracting(RowUses.names(in: open)).filter {
      !$0.isTypeName && !SystemModifiers.names.contains($0)
    }
  }

  /// The content that a name stands for, as what a modifier keeps for one version of the system.
  private func content(named name: String, in scope: Scope) -> (
    closure: Expression.Closure, scope: Scope
  )? {
    var value = scope.lookUp(name)
    if value == nil, case .instance(let instance)? = scope.currentReceiver {
      value = instance.fields[name]
    }
    guard case .function(.closure(let closure, let scope))? = value, !closure.body.isEmpty
    else { return nil }
    return (closure, scope)
  }

  private func closing(
    of body: [Statement], but open: [Statement], as absence: Absence, in scope: Scope
  ) -> Closing {
    let views = RowUses.typesMade(in: body).subtracting(RowUses.typesMade(in: open))
    return Closing(
      user: viewName(of: scope),
      elements: ElementFinder.elements(in: body, file: scope.file).map(\.place),
      views: views.sorted(), absence: absence)
  }

  /// Notes what a branch holds that is not entered for what was chosen before in the round, as around
  /// the view: unless another round enters it, nothing that makes the view asks for it.
  func refuse(
    _ branch: Choices.Branch, _ body: [Statement], but open: [Statement], in scope: Scope
  ) {
    guard choices.look == nil, !body.isEmpty, refused[branch] == nil else { return }
    refused[branch] = closing(of: body, but: open, as: .unasked, in: scope)
  }

  /// All branches that no choice leads to, in the rounds so far. Where alternatives of one view were
  /// taken together, each may have kept another from its branch.
  var allClosings: [Closing] {
    guard !choices.isCrowded else { return closings }
    return closings + refused.filter { !choices.hasEntered($0.key) }.values
  }

  /// Why conditions that took no choice close a branch: for good if they hold, or do not, whatever
  /// the view is given.
  func closing(_ conditions: [Condition], areMet isMet: Bool, in scope: Scope) -> Absence {
    var receiver = scope.currentReceiver
    switch receiver {
    case .instance(let instance)?:
      var any = Instance(type: instance.type, fields: [:], place: nil)
      any.placement = instance.placement
      receiver = .instance(any)
    case .enumCase(let value)?:
      receiver = .open(TypeName(name: value.type.name), in: value.type)
    default: break
    }
    let free = Scope(
      file: scope.file, type: scope.type, receiver: receiver, extended: scope.extended)
    let (activity, reads) = (choices.activity, pointerReads)
    let state = choices.begin(.settled)
    let isMetAlways = holds(conditions, binding: free)
    let isKnown = choices.end(state) && choices.activity == activity
    guard isKnown, isMetAlways == isMet else { return .unasked }
    if reads != pointerReads { return .pointer }
    return conditions.contains(where: \.isOfSystem) ? .otherSystem : .closed
  }
}

extension Condition {
  fileprivate var isOfSystem: Bool {
    if case .availability = kind { return true }
    return false
  }
}

extension Sequence<Closing> {
  /// The elements that they hold.
  var absent: Set<Absent> {
    reduce(into: []) { $0.insert($1.elements, as: $1.absence) }
  }

  /// The views that they make, each with those that leave it out.
  func views(except shown: Set<String>) -> [String: Set<String>] {
    reduce(into: [:]) { left, one in
      for view in one.views where !shown.contains(view) {
        left[view, default: []].insert(one.user)
      }
    }
  }
}
