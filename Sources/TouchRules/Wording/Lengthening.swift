import TouchModel

/// Which views of UIKit's have to be longer for an element to be as long as it should be, in words.
struct Lengthening {
  private let element: Screen.Element
  /// The sides that are to have a length.
  private let asked: [AskedSide]
  /// Those of them of which nothing says that they are short, but nothing that they are long enough either.
  private let open: [AskedSide]
  /// The others.
  private let short: [AskedSide]
  /// Those of these that no other view decides.
  private let own: [AskedSide]

  /// Asks for the lengths of sides, in points, without what a transform makes of them; nil for one that is
  /// long enough.
  init(of element: Screen.Element, width: Double?, height: Double?) {
    self.element = element
    asked =
      (width.map { [AskedSide(dimension: .width, length: $0, side: element.sides?.width)] } ?? [])
      + (height.map { [AskedSide(dimension: .height, length: $0, side: element.sides?.height)] }
        ?? [])
    open = asked.filter(\.isOpen)
    short = asked.filter { !$0.isOpen }
    own = short.filter { asked in
      // A frame that is long enough only needs room.
      asked.side?.holder == nil && asked.side?.decider == nil
        && (asked.side?.frame ?? 0) < asked.length - Undersize.tolerance
    }
  }

  /// What has to change, as `constrain it to a width of at least 44`.
  var text: String {
    if let change = changeInList { return change }
    var changes = ownChange.map { [$0] } ?? []
    let isOwnChanged = !changes.isEmpty
    let hugged = hugged
    if !hugged.isEmpty {
      changes.append(
        "lower its \(hugged.joined(separator: " and ")) content hugging priority below 1000")
    }
    changes += growing(
      deciders: short.compactMap { asked in
        asked.side.flatMap { side in side.decider.map { (asked, asked.length - side.least, $0) } }
      })
    changes += shown(short)
    changes += short.compactMap(\.changeOfHolders)
    if !isOwnChanged, !changes.isEmpty { changes[changes.count - 1] += assurance }
    changes += short.flatMap(\.changesOfCompanions)
    let limits = short.map { (side: $0, views: $0.tooShort($0.side?.limits)) }
    changes += growing(
      limits.map { ($0.side.comparative, $0.views.filter { !$0.follows && !$0.isPlace }) })
    // Where there is room beside it, it only has to lie elsewhere.
    let places = limits.flatMap(\.views).filter(\.isPlace).map(\.name)
    for edge in Set(short.compactMap { $0.side?.edge } + places).sorted() {
      changes.append("keep it inside \(viewAround(edge))")
    }
    return joined(
      changes, isHugged: !hugged.isEmpty, isLimited: limits.contains { !$0.views.isEmpty })
  }

  /// What has to change where a list gives the element its size; nil for any other.
  private var changeInList: String? {
    guard element.kind == .collectionItem || element.kind == .tableRow,
      let giver = element.trace.last(where: { $0.operation == .constraint })
    else { return nil }
    let limits = short.map(\.limit).joined(separator: " and a ")
    let others = open.map { $0.assurance() }.joined()
    return "give it a \(limits.isEmpty ? "larger size" : limits) in '\(giver.name)'\(others)"
  }

  /// What has to change of the element itself; nil where others decide all that is short.
  private var ownChange: String? {
    guard !own.isEmpty || short.isEmpty else { return nil }
    let isFramed = !own.isEmpty && own.allSatisfy { $0.side?.isFramed ?? hasFrameAlone }
    // A frame says how long both sides are.
    let dimensions = (own + open).map(\.dimension)
    let given = isFramed ? asked.filter { dimensions.contains($0.dimension) } : own
    let limits = given.map(\.limit)
    let neighbours = own.compactMap { $0.side?.neighbour }.uniqued(by: \.self).map(viewBeside)
    return (isFramed ? "give it a frame with a " : "constrain it to a ")
      + (limits.isEmpty ? "larger size" : limits.joined(separator: " and a "))
      + (neighbours.isEmpty ? "" : " rather than to " + neighbours.joined(separator: " and "))
      + (isFramed ? [] : open).map { $0.assurance() }.joined()
  }

  /// Whether all that gives the element a length is its frame.
  private var hasFrameAlone: Bool {
    let givers = element.trace.filter { $0.operation == .constraint }
    return !givers.isEmpty && givers.allSatisfy { $0.name == "frame" }
  }

  /// The directions in which what the element shows keeps it from growing.
  private var hugged: [String] {
    asked.filter { asked in
      (asked.side?.isHugged ?? false)
        && (own + open).contains { $0.dimension == asked.dimension }
    }.map(\.direction)
  }

  /// What is to be made sure of where another view changes: that open sides are long enough.
  private var assurance: String {
    // Where a most is known that is enough, the view that decides gives as much; not so for an estimate.
    let unknown = open.filter { $0.side?.most == nil || $0.side?.isVaried == false }
    let name = short.contains { $0.side?.decider != nil } ? "what reacts" : "it"
    return unknown.map { $0.assurance(of: name) }.joined()
  }

  /// Changes as one text, with what may be done instead, or has to be done besides.
  ///
  /// - Parameters:
  ///   - isHugged: Whether one of them lets the element grow beyond what it shows.
  ///   - isLimited: Whether views around leave it too little.
  private func joined(_ changes: [String], isHugged: Bool, isLimited: Bool) -> String {
    let isOwn = !own.isEmpty && short.allSatisfy { $0.side?.holder == nil }
    // The view that a bar puts around its own is no larger than that.
    let isInBar = element.container == .navigationBar || element.container == .toolbar
    let covers = element.coverNames.map { "keep '\($0)' out of it" }
    if isOwn, changes.count == 1, !isLimited, covers.isEmpty {
      return isInBar ? changes[0] : changes[0] + alternative
    }
    let needsRoom =
      short.contains { $0.side?.isHeldBeside ?? false }
      || isOwn && changes.count == (isHugged ? 2 : 1) && !isLimited && !isInBar
        && element.sides != nil
    return (changes + covers).joined(separator: ", and ")
      + (needsRoom ? "; the views around need to leave room" : "")
  }

  /// What may be done in place of the one change of the element itself.
  private var alternative: String {
    let room = "; either needs the views around it to leave room"
    // Its class may say already where it reacts.
    if let override = element.trace.last(where: { $0.operation == .hitTest }) {
      // What a view around it cuts off already no class lets react.
      return element.cutter != nil
        ? "; the views around need to leave room"
        : ", or enlarge what '\(override.name)' of its class takes in\(room)"
    }
    let override =
      element.isOfSystemClass
      ? "give it a class that overrides 'point(inside:with:)'"
      : "override 'point(inside:with:)' in its class"
    return ", or \(override)" + (element.sides == nil ? "" : room)
  }
}

/// A side of an element that is to have a length.
private struct AskedSide {
  enum Dimension {
    case width, height
  }

  var dimension: Dimension
  /// How long it should be, in points.
  var length: Double
  /// What is known of it; nil where that is its size alone.
  var side: Screen.Side?

  /// Whether nothing says that it is shorter than it should be, nor that it is not.
  var isOpen: Bool { side?.isOpen(at: length) ?? false }

  var noun: String { dimension == .width ? "width" : "height" }
  var adjective: String { dimension == .width ? "wide" : "high" }
  var comparative: String { dimension == .width ? "wider" : "higher" }
  var direction: String { dimension == .width ? "horizontal" : "vertical" }

  /// How long it should be, as `width of at least 44`, and what of its own contradicts that.
  var limit: String {
    let cap = side?.cap.flatMap { $0 < length - Undersize.tolerance ? $0 : nil }
    return "\(noun) of at least \(length.plain)"
      + (cap.map { " rather than at most \($0.plain)" } ?? "")
  }

  /// What is to be made sure of where it need not be short.
  func assurance(of name: String = "it") -> String {
    " and make sure that \(name) is at least \(length.plain) \(adjective)"
  }

  /// Those of some views that are too short for it.
  func tooShort(_ views: [Screen.Side.Limit]?) -> [Screen.Side.Limit] {
    (views ?? []).filter { $0.length < length - Undersize.tolerance }
  }

  /// What has to change of the views that decide it; nil where none do but the element itself.
  var changeOfHolders: String? {
    guard let side, let holder = side.holder, !side.isHolderItself else { return nil }
    let others = side.otherHolders.map { "'\($0)'" }
    let views = ([viewAround(holder)] + others.dropLast()).joined(separator: ", ")
    let holders =
      others.last.map { "\(views) and \($0), which decide" } ?? "\(views), which decides"
    // What is long enough itself leaves too little of it.
    let enough = side.holderLength.flatMap { known in
      others.isEmpty && known >= length - Undersize.tolerance
        ? " and is \(known.plain) pt \(adjective) itself" : nil
    }
    return "let \(holders) its \(noun)\(enough ?? ""), give it a \(limit)"
  }

  /// What has to change of the views beside that have to be as long as it.
  var changesOfCompanions: [String] {
    let companions = tooShort(side?.companions)
    let held = viewsBeside(companions.filter { !$0.isHugged }.map(\.name))
    let hugged = viewsBeside(companions.filter(\.isHugged).map(\.name))
    return (held.isEmpty ? [] : ["give \(list(held)) the same \(noun)"])
      + (hugged.isEmpty
        ? [] : ["lower the \(direction) content hugging priority of \(list(hugged)) below 1000"])
  }
}

/// Says how long an element itself should be by the names that it has where it is shown.
private func shown(_ sides: [AskedSide]) -> [String] {
  let named = sides.compactMap { asked -> (views: String, isFramed: Bool, limit: String)? in
    guard let side = asked.side, side.isHolderItself, let holder = side.holder else { return nil }
    let views = list(([holder] + side.otherHolders).map { "'\($0)'" })
    return (views, side.isFramed, asked.limit)
  }
  var changes: [(views: String, isFramed: Bool, limits: [String])] = []
  for (views, isFramed, limit) in named {
    if let known = changes.firstIndex(where: { $0.views == views && $0.isFramed == isFramed }) {
      changes[known].limits.append(limit)
    } else {
      changes.append((views, isFramed, [limit]))
    }
  }
  return changes.map { views, isFramed, limits in
    "give \(views) a \(isFramed ? "frame with a " : "")\(limits.joined(separator: " and a "))"
  }
}

/// What has to grow for an element to grow: the views that decide its sides, each with how much longer that
/// side has to be.
private func growing(
  deciders: [(side: AskedSide, missing: Double, decider: Screen.Side.Decider)]
) -> [String] {
  func more(_ missing: Double, _ decider: Screen.Side.Decider) -> String {
    decider.isEven ? "\(missing.plain) pt " : ""
  }
  func growth(_ side: AskedSide, _ missing: Double, _ decider: Screen.Side.Decider) -> String {
    more(missing, decider) + side.comparative
  }
  func deciding(_ decider: Screen.Side.Decider, _ noun: String) -> String {
    "make \(list(decider.views)), which \(decider.names.count > 1 ? "decide" : "decides") its \(noun), "
  }
  // Of those without a name it is not known whether they are the same.
  if deciders.count == 2, let first = deciders.first?.decider, !first.names.isEmpty,
    first.names == deciders[1].decider.names, !first.names.contains("")
  {
    return [deciding(first, "size") + deciders.map(growth).joined(separator: " and ")]
  }
  return deciders.map { side, missing, decider in
    decider.views.isEmpty
      ? "make the distances that decide its \(side.noun) \(more(missing, decider))longer in all"
      : deciding(decider, side.noun) + growth(side, missing, decider)
  }
}

/// What has to grow with an element: views by name, each with the ways in which it has to.
private func growing(_ limits: [(way: String, views: [Screen.Side.Limit])]) -> [String] {
  var ways: [(name: String, giver: String?, ways: [String])] = []
  for (way, views) in limits {
    for view in views {
      if let known = ways.firstIndex(where: { $0.name == view.name && $0.giver == view.giver }) {
        ways[known].ways.append(way)
      } else {
        ways.append((view.name, view.giver, [way]))
      }
    }
  }
  return ways.map { name, giver, ways in
    "make \(viewAround(name)) \(ways.joined(separator: " and ")) with it"
      + (giver.map { " in '\($0)'" } ?? "")
  }
}

private func list(_ views: [String]) -> String {
  let others = views.dropLast().joined(separator: ", ")
  return others.isEmpty ? views.joined() : others + " and " + (views.last ?? "")
}

/// The view around an element, in words.
func viewAround(_ name: String) -> String {
  name.isEmpty ? "the view around it" : "'\(name)'"
}

private func viewBeside(_ name: String) -> String {
  name.isEmpty ? "the view beside it" : "'\(name)'"
}

/// Views beside an element in words, those without a name together, and those of one name once.
private func viewsBeside(_ names: [String]) -> [String] {
  let named = names.filter { !$0.isEmpty }
  let isOpen = names.count - named.count > 1
  let views = (isOpen ? named : names).uniqued(by: \.self)
  return views.map(viewBeside) + (isOpen ? ["the views beside it"] : [])
}

extension Screen.Side.Decider {
  /// The views in words, those without a name together.
  fileprivate var views: [String] {
    let nameless = outer.filter(\.isEmpty)
    let around =
      nameless.count > 1
      ? outer.filter { !$0.isEmpty }.map(viewAround) + ["the views around it"]
      : outer.map(viewAround)
    return around + viewsBeside(beside)
  }
}
