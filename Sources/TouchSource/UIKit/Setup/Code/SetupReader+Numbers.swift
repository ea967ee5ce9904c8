import TouchLayout
import TouchModel

/// Buttons of Interface Builder's that code finds by their numbers.
extension SetupReader {
  /// The button that `cell.viewWithTag(2) as? UIButton` finds in what the class's files show; nil for what is
  /// no such call, or may find any of several.
  func lookedUp(by value: Expression, as type: TypeName, in frame: SetupFrame) -> Thing? {
    guard frame.isOwn, !numbered.isEmpty, let (base, argument) = value.lookUp,
      let number = number(argument, in: frame), number.isKnown,
      let (className, info) = viewClass(type.unwrapped.name, in: frame.scope),
      className == "UIButton"
    else { return nil }
    let row = row(named: base, in: frame)
    let found = numbered.indices.filter { position in
      let (target, _) = numbered[position]
      return target.number.map { Double($0.value) } == number.typical
        && (row == nil || target.number?.row == row)
        && (info == nil || target.view.className == info?.name)
    }
    let isTold =
      found.count == 1
      && (found.first.flatMap { numbered[$0].target.number }).map {
        row == nil ? $0.isOnly : $0.isOnlyInRow
      } ?? false
    for position in found where numbered[position].view == nil {
      var target = numbered[position].target
      if !isTold { target.doubt = target.doubt ?? UnknownReason.number }
      let view = add(target)
      if !isTold { doubt(view, UnknownReason.number) }
      numbered[position].view = view
    }
    return isTold ? numbered[found[0]].view.map { .view($0) } : nil
  }

  /// What lists call the row that a name stands for, as a list was asked for it; nil where that is not in
  /// the source.
  private func row(named base: Expression, in frame: SetupFrame) -> String? {
    guard case .name(let name) = base.kind, let making = frame.making(of: name),
      let identifier = making.rowIdentifier
    else { return nil }
    return value(identifier, in: frame)?.knownText
  }
}

extension Expression {
  /// What a view is looked for in by its number, and the number; nil for any other.
  fileprivate var lookUp: (base: Expression, number: Expression)? {
    guard case .chain(let base, let links) = kind else { return nil }
    let steps = links.filter(\.isStep)
    guard steps.count >= 2, case .call(let arguments) = steps[steps.count - 1].kind,
      arguments.count == 1, case .member("viewWithTag") = steps[steps.count - 2].kind
    else { return nil }
    // What a row holds, its content does.
    let isRow = steps.dropLast(2).allSatisfy { step in
      if case .member("contentView") = step.kind { true } else { false }
    }
    return (isRow ? base : self, arguments[0].value)
  }

  /// What a list is told that is asked for a row of a name; nil for any other expression.
  fileprivate var rowIdentifier: Expression? {
    switch kind {
    case .cast(let value, _, _): return value.rowIdentifier
    case .binary("??", let value, _): return value.rowIdentifier
    case .chain(_, let links):
      for case (let first, let second) in zip(links, links.dropFirst()) {
        guard case .member(let name) = first.kind, name.hasPrefix("dequeueReusable"),
          case .call(let arguments) = second.kind
        else { continue }
        return arguments.first {
          ["withIdentifier", "withReuseIdentifier"].contains($0.label)
        }?.value
      }
      return nil
    default: return nil
    }
  }
}

extension Expression.Link {
  /// Whether it does more than to say that something may be missing.
  fileprivate var isStep: Bool {
    switch kind {
    case .optional, .forced: false
    case .member, .call, .index: true
    }
  }
}
