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
    !ways(to: cell, in: owner).isEmpty
  }

  /// The ways on which a type hands items of a class to a collection.
  private func ways(to cell: String, in owner: TypeInfo) -> [CodePath] {
    let makers = Self.making.flatMap { owner.functions(labelled: $0, in: setting) }
    return makers.flatMap { maker in
      CodeWalk().ways(
        to: cell, in: maker.body ?? [], along: CodePath(names: ListSizes.names(in: maker))
      ).map(\.path)
    }
  }

  private func selects(_ cell: TypeInfo, _ owner: TypeInfo) -> Bool {
    guard !Self.refusing.contains(where: { !owner.functions(labelled: $0, in: setting).isEmpty }),
      let bytes = index.number(of: owner.file).flatMap(index.bytes), !bytes.hold("allowsSelection")
    else { return false }
    let isAlone = showsNoOther(than: cell, owner)
    let ways = ways(to: cell.name, in: owner)
    let selecting = Self.selecting.flatMap { owner.functions(labelled: $0, in: setting) }
    return selecting.contains { method in
      guard let body = method.body else { return false }
      let names = ListSizes.names(in: method)
      return ways.allSatisfy { acts(body, along: $0.renamed(names), inAnyCase: !isAlone) }
    }
  }

  /// Whether a type shows items of one class alone.
  private func showsNoOther(than cell: TypeInfo, _ owner: TypeInfo) -> Bool {
    let others = Self.classes(in: index).subtracting([cell.name, Self.cell])
    return !others.contains { shows($0, in: owner) }
  }

  /// Whether statements do something other than to take a selection back or to log.
  ///
  /// - Parameters:
  ///   - path: What is known of their conditions.
  ///   - inAnyCase: Whether they are to do so whatever their other conditions say.
  private func acts(
    _ body: [Statement], along path: CodePath, inAnyCase: Bool
  ) -> Bool {
    var path = path
    for statement in body {
      switch statement.kind {
      case .assignment: return true
      case .expression(let value): if !value.isIdle { return true }
      case .do(let inner): if acts(inner, along: path, inAnyCase: inAnyCase) { return true }
      case .guard(let conditions, let otherwise):
        let holds = path.hold(conditions)
        if holds == false { return acts(otherwise, along: path, inAnyCase: inAnyCase) }
        if holds == nil, inAnyCase { return false }
        path = path.taking(conditions, true)
      case .conditional(let conditional):
        let holds = path.hold(conditional.conditions)
        let outside = path.taking(conditional.conditions, false)
        var branches: [Bool] = []
        if holds != false {
          let inside = path.taking(conditional.conditions, true)
          branches.append(acts(conditional.body, along: inside, inAnyCase: inAnyCase))
        }
        if holds != true {
          let otherwise = conditional.otherwise ?? []
          branches.append(acts(otherwise, along: outside, inAnyCase: inAnyCase))
        }
        if branches.contains(true), !inAnyCase || !branches.contains(false) { return true }
        if holds == nil, inAnyCase { return false }
        if conditional.body.leaves {
          if holds == true { return false }
          path = outside
        }
      case .selection(let selection):
        let cases = cases(of: selection, along: path)
        let branches = cases.map { acts($0.body, along: $0.path, inAnyCase: inAnyCase) }
        if branches.contains(true), !inAnyCase || !branches.contains(false) { return true }
        if branches.count != 1, inAnyCase { return false }
        if cases.count == 1, cases[0].body.leaves { return false }
      case .binding(let names, _, let value, let isMutable):
        path.bind(names, to: isMutable ? nil : value, at: statement.position)
      case .return(let value): return value.map { !$0.isIdle } ?? false
      case .loop, .configuration, .function, .type, .alias, .other: break
      }
    }
    return false
  }

  /// The cases of a statement that may be taken on a way, each with the way into it.
  private func cases(
    of selection: Switch, along path: CodePath
  ) -> [(body: [Statement], path: CodePath)] {
    var rest = path
    var taken: [(body: [Statement], path: CodePath)] = []
    for one in selection.cases {
      let holds = rest.holds(one, of: selection.subject)
      if holds != false {
        taken.append((one.body, rest.taking(one, of: selection.subject, true)))
      }
      if holds == true { break }
      rest = rest.taking(one, of: selection.subject, false)
    }
    return taken
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
