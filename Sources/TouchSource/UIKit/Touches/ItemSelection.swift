import TouchModel

/// Which collections and tables select the items or the rows of a class where they are touched.
struct ItemSelection {
  let index: SourceIndex
  let setting: Setting

  /// The most files that are looked at for one class.
  private static let mostFiles = 8

  /// The names of the project's classes of items and rows that may be selected.
  static func classes(in index: SourceIndex) -> Set<String> {
    List.all.reduce(into: []) { classes, list in
      let isAsked = index.used.mentions.keys.contains { $0.hasPrefix(list.view + "Delegate") }
      let hasController = ([list.view + "Controller"] + list.sections).contains {
        index.used.mentions[$0] != nil
      }
      if isAsked || hasController { classes.formUnion(list.classes(in: index)) }
    }
  }

  /// What an item of a class is to a finger; nil where the class has no items.
  static func kind(of cell: TypeInfo) -> Screen.Element.Kind? { List.showing(cell)?.kind }

  /// The types that hand items of a class to a list and do something where one is touched; none where the
  /// class has no items.
  ///
  /// A list asks its delegate. One that may refuse, or that is told of other items too and does not do the
  /// same for all, says nothing of those of the class.
  func owners(selecting cell: TypeInfo) -> [TypeInfo] {
    guard let list = List.showing(cell) else { return [] }
    let files = index.numbers(mentioning: cell.name)
    guard files.count <= Self.mostFiles else { return [] }
    return files.flatMap(index.declaredOrExtended(in:)).uniqued { [$0.file] + $0.path }
      .filter { shows(cell.name, of: list, in: $0) && selects(cell, of: list, $0) }
  }

  /// Whether a type hands items of a class to a list.
  private func shows(_ cell: String, of list: List, in owner: TypeInfo) -> Bool {
    !ways(to: cell, of: list, in: owner).isEmpty
  }

  /// The ways on which a type hands items of a class to a list.
  private func ways(to cell: String, of list: List, in owner: TypeInfo) -> [CodePath] {
    let makers = list.making.flatMap { owner.functions(labelled: $0, in: setting) }
    return makers.flatMap { maker in
      CodeWalk().ways(
        to: cell, in: maker.body ?? [], along: CodePath(names: ListSizes.names(in: maker))
      ).map(\.path)
    }
  }

  private func selects(_ cell: TypeInfo, of list: List, _ owner: TypeInfo) -> Bool {
    let asked = list.refusing.flatMap { owner.functions(labelled: $0, in: setting) }
    guard asked.allSatisfy(\.alwaysAgrees),
      let bytes = index.number(of: owner.file).flatMap(index.bytes), !bytes.hold("allowsSelection")
    else { return false }
    let isAlone = showsNoOther(than: cell, of: list, owner)
    let ways = ways(to: cell.name, of: list, in: owner)
    let selecting = list.selecting.flatMap { owner.functions(labelled: $0, in: setting) }
    return selecting.contains { method in
      guard let body = method.body else { return false }
      let names = ListSizes.names(in: method)
      return ways.allSatisfy { acts(body, along: $0.renamed(names), inAnyCase: !isAlone) }
    }
  }

  /// Whether a type shows items of one class alone.
  private func showsNoOther(than cell: TypeInfo, of list: List, _ owner: TypeInfo) -> Bool {
    let others = index.withHeirs([list.cell]).subtracting([cell.name, list.cell])
    return !others.contains { shows($0, of: list, in: owner) }
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

extension ItemSelection {
  /// What lists of a kind ask about what they show, by the labels of methods of their delegates.
  private struct List {
    /// The class of the list.
    var view: String
    /// The class of what it shows.
    var cell: String
    var kind: Screen.Element.Kind
    /// What makes items.
    var making: [String]
    /// What says how large they are, where few lists are asked and to read all others takes long.
    var sizing: [String] = []
    /// What is told that one is selected.
    var selecting: [String]
    /// What may say that none is.
    var refusing: [String]
    /// The classes of IGListKit's that are asked in place of its delegate, each about one part of it.
    var sections: [String] = []

    static let all = [
      // Of collections IGListKit's section controllers are told, too, or what those ask about what they bind.
      List(
        view: "UICollectionView", cell: "UICollectionViewCell", kind: .collectionItem,
        making: ["cellForItemAt", "cellForItem", "cellForViewModel"],
        selecting: ["didSelectItemAt", "didSelectItem"],
        refusing: ["shouldSelectItemAt", "shouldHighlightItemAt"],
        sections: ListSizes.sectionControllers),
      List(
        view: "UITableView", cell: "UITableViewCell", kind: .tableRow, making: ["cellForRowAt"],
        sizing: ["heightForRowAt", "rowHeight"], selecting: ["didSelectRowAt"],
        refusing: ["willSelectRowAt", "shouldHighlightRowAt"]),
    ]

    /// The kind of lists that shows items of a class; nil where the class has no items.
    static func showing(_ cell: TypeInfo) -> List? { all.first { cell.inherits($0.cell) } }

    /// The names of the project's classes of items.
    func classes(in index: SourceIndex) -> Set<String> {
      let classes = index.withHeirs([cell])
      guard !sizing.isEmpty else { return classes }
      let delegates = [view + "Delegate", view + "Controller"].flatMap(index.numbers(mentioning:))
      let sized = Set(delegates).filter { number in
        guard let bytes = index.bytes(of: number) else { return false }
        return sizing.contains(where: bytes.hold) && selecting.contains(where: bytes.hold)
      }
      return classes.filter { name in
        sized.contains { index.files[$0].scan.mentions[name] != nil }
      }
    }
  }
}

extension FunctionDeclaration {
  /// Whether all that it does is to return `true`, or what it is asked about.
  fileprivate var alwaysAgrees: Bool {
    guard let body, body.count == 1 else { return false }
    let answer: Expression? =
      switch body[0].kind {
      case .return(let value): value
      case .expression(let value): value
      default: nil
      }
    switch answer?.kind {
    case .boolean(let isAllowed): return isAllowed
    case .name(let name): return name == parameters.last?.name
    default: return false
    }
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
      if case .member(let name) = link.kind {
        return name == "deselectItem" || name == "deselectRow"
      }
      return false
    }
  }
}
