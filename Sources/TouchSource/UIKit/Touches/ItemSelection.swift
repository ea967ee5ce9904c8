import TouchModel

/// Which collections select the items of a class where they are touched.
struct ItemSelection {
  let index: SourceIndex
  let setting: Setting

  /// The most files that are looked at for one class.
  private static let mostFiles = 8
  private static let cell = "UICollectionViewCell"
  /// What makes items, and what is told that one is selected: methods of delegates, by their labels, and of
  /// IGListKit's section controllers.
  private static let making = ["cellForItemAt", "cellForItem"]
  private static let selecting = ["didSelectItemAt", "didSelectItem"]

  private static let refusing = ["shouldSelectItemAt", "shouldHighlightItemAt"]

  /// The names of the project's classes of items that may be selected.
  static func classes(in index: SourceIndex) -> Set<String> {
    let isAsked = index.used.mentions.keys.contains { $0.hasPrefix("UICollectionViewDelegate") }
    let hasController = index.used.mentions["UICollectionViewController"] != nil
    return isAsked || hasController ? index.withHeirs([cell]) : []
  }

  /// The types that hand items of a class to a collection and do something where one is touched; none
  /// where the class has no items.
  ///
  /// A collection asks its delegate. One that may refuse, or that is told of other items too and does not
  /// do the same for all, says nothing of those of the class.
  func owners(selecting cell: TypeInfo) -> [TypeInfo] {
    guard cell.inherits(Self.cell) else { return [] }
    let files = index.numbers(mentioning: cell.name)
    guard files.count <= Self.mostFiles else { return [] }
    return files.flatMap(index.declaredOrExtended(in:)).uniqued { [$0.file] + $0.path }
      .filter { shows(cell.name, in: $0) && selects(cell, $0) }
  }

  /// Whether a type hands items of a class to a collection.
  private func shows(_ cell: String, in owner: TypeInfo) -> Bool {
    let makers = Self.making.flatMap { owner.functions(labelled: $0, in: setting) }
    return makers.compactMap(\.body).contains { body in
      !CodeWalk().ways(to: cell, in: body, along: CodePath(names: [:])).isEmpty
    }
  }

  private func selects(_ cell: TypeInfo, _ owner: TypeInfo) -> Bool {
    guard !Self.refusing.contains(where: { !owner.functions(labelled: $0, in: setting).isEmpty }),
      let bytes = index.number(of: owner.file).flatMap(index.bytes), !bytes.hold("allowsSelection")
    else { return false }
    let isAlone = showsNoOther(than: cell, owner)
    let selecting = Self.selecting.flatMap { owner.functions(labelled: $0, in: setting) }
    return selecting.contains { $0.body.map { acts($0, inAnyCase: !isAlone) } ?? false }
  }

  /// Whether a type shows items of one class alone.
  private func showsNoOther(than cell: TypeInfo, _ owner: TypeInfo) -> Bool {
    let others = Self.classes(in: index).subtracting([cell.name, Self.cell])
    return !others.contains { shows($0, in: owner) }
  }

  /// Whether statements do something other than to take a selection back or to log.
  ///
  /// - Parameter inAnyCase: Whether they are to do so whatever their conditions say.
  private func acts(_ body: [Statement], inAnyCase: Bool) -> Bool {
    for statement in body {
      switch statement.kind {
      case .assignment: return true
      case .expression(let value): if !value.isIdle { return true }
      case .do(let inner): if acts(inner, inAnyCase: inAnyCase) { return true }
      case .guard: if inAnyCase { return false }
      case .conditional(let conditional):
        if inAnyCase { return false }
        let branches = [conditional.body, conditional.otherwise ?? []]
        if branches.contains(where: { acts($0, inAnyCase: false) }) { return true }
      case .selection(let selection):
        if inAnyCase { return false }
        if selection.cases.contains(where: { acts($0.body, inAnyCase: false) }) { return true }
      case .binding, .return, .loop, .configuration, .function, .type, .alias, .other: break
      }
    }
    return false
  }
}

extension Expression {
  /// Whether it is a call that takes a selection back, logs, or leaves it to the class above.
  fileprivate var isIdle: Bool {
    guard case .chain(let base, let links) = kind else { return true }
    if case .name(let name) = base.kind, ["print", "debugPrint", "NSLog", "super"].contains(name) {
      return true
    }
    return links.contains { link in
      if case .member("deselectItem") = link.kind { return true }
      return false
    }
  }
}
