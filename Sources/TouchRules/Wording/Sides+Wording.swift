import TouchModel

extension Screen.Element {
  /// A size of the element as far as it is known, as `about 20×24 pt` or `a height of 36 pt`.
  func extent(_ size: Size) -> String { sides?.words(for: size) ?? "\(about)\(size.points)" }

  /// The size of what is left of what can be hit, as far as it is known and may be too short.
  ///
  /// - Parameter required: What it has to be; nil where all of it is told.
  func extent(left size: Size, of required: Size? = nil) -> String {
    sides(leaving: size)?.words(for: size, of: required) ?? "\(about)\(size.points)"
  }

  /// What is known of the sides of what is left of what can be hit, where that is of a size in this layout.
  func sides(leaving size: Size) -> Screen.Sides? {
    guard let whole = region.boundingBox?.size else { return sides }
    return sides?.without(Size(width: whole.width - size.width, height: whole.height - size.height))
  }

  /// Says in words which view of UIKit should be how long.
  func constraining(width: Double?, height: Double?) -> String {
    guard let effect = trace.last(where: { $0.operation == .effect }) else {
      // Its class adds to what it is made.
      let added = clipped.boundingBox == region.boundingBox ? enlargement : nil
      return lengthening(
        width: width.map { $0 - (added?.width ?? 0) },
        height: height.map { $0 - (added?.height ?? 0) })
    }
    let leaving = "leave out '\(effect.name)', which makes it smaller"
    // What the system draws is as large as it should be without.
    guard kind == .button || kind.isGesture, style == .automatic else { return leaving }
    func short(_ asked: Double?, _ length: Double) -> Double? {
      asked.flatMap { length < $0 - Undersize.tolerance ? $0 : nil }
    }
    let box = effect.frameBefore.size
    let (width, height) = (short(width, box.width), short(height, box.height))
    guard width != nil || height != nil else { return leaving }
    return "\(leaving), and \(lengthening(width: width, height: height))"
  }

  /// Whether all that gives it a length is its frame.
  private var hasFrameAlone: Bool {
    let givers = trace.filter { $0.operation == .constraint }
    return !givers.isEmpty && givers.allSatisfy { $0.name == "frame" }
  }

  /// Says in words which views should be longer, without what a transform makes of them.
  private func lengthening(width: Double?, height: Double?) -> String {
    let asked = [
      (noun: "width", length: width, side: self.sides?.width),
      (noun: "height", length: height, side: self.sides?.height),
    ].filter { $0.length != nil }
    // Nothing says that such a side is short, but nothing that it is long enough either.
    let open = asked.filter { $0.side?.isOpen(at: $0.length) ?? false }
    let sides = asked.filter { !($0.side?.isOpen(at: $0.length) ?? false) }
    func limit(_ noun: String, _ length: Double?) -> String {
      "\(noun) of at least \((length ?? 0).plain)"
    }
    func making(_ noun: String, _ length: Double?, _ name: String = "it") -> String {
      " and make sure that \(name) is at least \((length ?? 0).plain) "
        + (noun == "width" ? "wide" : "high")
    }
    if kind == .collectionItem || kind == .tableRow,
      let giver = trace.last(where: { $0.operation == .constraint })
    {
      let limits = sides.map { limit($0.noun, $0.length) }.joined(separator: " and a ")
      let others = open.map { making($0.noun, $0.length) }.joined()
      return "give it a \(limits.isEmpty ? "larger size" : limits) in '\(giver.name)'\(others)"
    }
    let own = sides.filter { _, length, side in
      // A frame that is long enough only needs room.
      side?.holder == nil && side?.decider == nil
        && (side?.frame ?? 0) < (length ?? 0) - Undersize.tolerance
    }
    var changes: [String] = []
    if !own.isEmpty || sides.isEmpty {
      let isFramed = !own.isEmpty && own.allSatisfy { $0.side?.isFramed ?? hasFrameAlone }
      // A frame says how long both sides are.
      let nouns = (own + open).map(\.noun)
      let given = isFramed ? asked.filter { nouns.contains($0.noun) } : own
      let limits = given.map { limit($0.noun, $0.length) }
      let neighbours = own.compactMap { $0.side?.neighbour }.reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
      }.map(viewBeside)
      changes.append(
        (isFramed ? "give it a frame with a " : "constrain it to a ")
          + (limits.isEmpty ? "larger size" : limits.joined(separator: " and a "))
          + (neighbours.isEmpty ? "" : " rather than to " + neighbours.joined(separator: " and "))
          + (isFramed ? [] : open).map { making($0.noun, $0.length) }.joined()
      )
    }
    let isKept = !changes.isEmpty
    let hugged = asked.filter { side in
      (side.side?.isHugged ?? false) && (own + open).contains { $0.noun == side.noun }
    }.map { $0.noun == "width" ? "horizontal" : "vertical" }
    if !hugged.isEmpty {
      changes.append(
        "lower its \(hugged.joined(separator: " and ")) content hugging priority below 1000")
    }
    changes += growing(
      deciders: sides.compactMap { noun, length, side in
        side.flatMap { side in side.decider.map { (noun, (length ?? 0) - side.least, $0) } }
      })
    changes += shown(sides)
    for (noun, length, side) in sides {
      guard let side, let holder = side.holder, !side.isHolderItself else { continue }
      let others = side.otherHolders.map { "'\($0)'" }
      let views = ([viewAround(holder)] + others.dropLast()).joined(separator: ", ")
      let holders =
        others.last.map { "\(views) and \($0), which decide" } ?? "\(views), which decides"
      // What is long enough itself leaves too little of it.
      let enough = side.holderLength.flatMap { known in
        others.isEmpty && known >= (length ?? 0) - Undersize.tolerance
          ? " and is \(known.plain) pt \(noun == "width" ? "wide" : "high") itself" : nil
      }
      changes.append(
        "let \(holders) its \(noun)\(enough ?? ""), give it a \(limit(noun, length))")
    }
    // Where a most is known that is enough, the view that decides gives as much; not so for an estimate.
    let unknown = open.filter { $0.side?.most == nil || $0.side?.isVaried == false }
    if !isKept, !changes.isEmpty {
      let name = sides.contains { $0.side?.decider != nil } ? "what reacts" : "it"
      changes[changes.count - 1] += unknown.map { making($0.noun, $0.length, name) }.joined()
    }
    func short(_ limits: [Screen.Side.Limit]?, of length: Double?) -> [Screen.Side.Limit] {
      (limits ?? []).filter { $0.length < (length ?? 0) - Undersize.tolerance }
    }
    for (noun, length, side) in sides {
      let companions = short(side?.companions, of: length)
      let held = viewsBeside(companions.filter { !$0.isHugged }.map(\.name))
      if !held.isEmpty { changes.append("give \(list(held)) the same \(noun)") }
      let shown = viewsBeside(companions.filter(\.isHugged).map(\.name))
      if !shown.isEmpty {
        let way = noun == "width" ? "horizontal" : "vertical"
        changes.append("lower the \(way) content hugging priority of \(list(shown)) below 1000")
      }
    }
    let short = sides.map { short($0.side?.limits, of: $0.length) }
    changes += growing(
      zip(sides, short).map { side, limits in
        (side.noun == "width" ? "wider" : "higher", limits.filter { !$0.follows && !$0.isPlace })
      })
    // Where there is room beside it, it only has to lie elsewhere.
    let places = short.joined().filter(\.isPlace).map(\.name)
    for edge in Set(sides.compactMap { $0.side?.edge } + places).sorted() {
      changes.append("keep it inside \(viewAround(edge))")
    }
    let isOwn = !own.isEmpty && sides.allSatisfy { $0.side?.holder == nil }
    let isAlone = isOwn && changes.count == 1
    // The view that a bar puts around its own is no larger than that.
    let isInBar = container == .navigationBar || container == .toolbar
    let isLimited = short.contains { !$0.isEmpty }
    let covers = coverNames.map { "keep '\($0)' out of it" }
    if !isAlone || isLimited || !covers.isEmpty {
      let needsRoom =
        sides.contains { $0.side?.isHeldBeside ?? false }
        || isOwn && changes.count == (hugged.isEmpty ? 1 : 2) && !isLimited && !isInBar
          && self.sides != nil
      return (changes + covers).joined(separator: ", and ")
        + (needsRoom ? "; the views around need to leave room" : "")
    }
    if isInBar { return changes[0] }
    let room = "; either needs the views around it to leave room"
    // Its class may say already where it reacts.
    if let override = trace.last(where: { $0.operation == .hitTest }) {
      // What a view around it cuts off already no class lets react.
      if cutter != nil { return "\(changes[0]); the views around need to leave room" }
      return "\(changes[0]), or enlarge what '\(override.name)' of its class takes in\(room)"
    }
    let override =
      isOfSystemClass
      ? "give it a class that overrides 'point(inside:with:)'"
      : "override 'point(inside:with:)' in its class"
    return "\(changes[0]), or \(override)" + (self.sides == nil ? "" : room)
  }
}

/// Says how long an element itself should be by the names that it has where it is shown.
private func shown(_ sides: [(noun: String, length: Double?, side: Screen.Side?)]) -> [String] {
  let named = sides.compactMap { noun, length, side in
    side.flatMap { side -> (views: String, isFramed: Bool, limit: String)? in
      guard side.isHolderItself, let holder = side.holder else { return nil }
      let views = list(([holder] + side.otherHolders).map { "'\($0)'" })
      return (views, side.isFramed, "\(noun) of at least \((length ?? 0).plain)")
    }
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
  deciders: [(noun: String, missing: Double, decider: Screen.Side.Decider)]
) -> [String] {
  func more(_ side: (noun: String, missing: Double, decider: Screen.Side.Decider)) -> String {
    side.decider.isEven ? "\(side.missing.plain) pt " : ""
  }
  func growth(_ side: (noun: String, missing: Double, decider: Screen.Side.Decider)) -> String {
    more(side) + (side.noun == "width" ? "wider" : "higher")
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
  return deciders.map { side in
    side.decider.views.isEmpty
      ? "make the distances that decide its \(side.noun) \(more(side))longer in all"
      : deciding(side.decider, side.noun) + growth(side)
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

extension Finding {
  /// The size that is drawn as far as it is known, as `about 20×24 pt` or `a height of 36 pt`.
  public var drawnExtent: String {
    sides?.words(for: visual) ?? (certainty == .exact ? visual.points : "about \(visual.points)")
  }

  /// The size that can be hit as far as it is known, as `about 20×24 pt` or `a height of 36 pt`.
  public var extent: String {
    sides?.words(for: hit) ?? (certainty == .exact ? hit.points : "about \(hit.points)")
  }
}

extension Screen.Sides {
  /// The sides of what is left where so much is taken of them.
  fileprivate func without(_ taken: Size) -> Screen.Sides {
    Screen.Sides(width: width.without(taken.width), height: height.without(taken.height))
  }

  /// Whether a pair of numbers says all that is known.
  var isPair: Bool { areKnown && !width.isVaried && !height.isVaried }

  /// A size as far as the sides are known, without a side of which nothing says that it is shorter than
  /// required, nor that it is not.
  func words(for size: Size, of required: Size? = nil) -> String {
    if isPair {
      let isExact = width.certainty == .exact && height.certainty == .exact
      return isExact ? size.points : "about \(size.points)"
    }
    let sides = [
      ("width", width, size.width, required?.width),
      ("height", height, size.height, required?.height),
    ]
    let told = sides.filter { _, side, _, required in
      required.map { !side.isVaried || !side.isOpen(at: $0) } ?? true
    }
    return told.compactMap { noun, side, length, _ in
      side.words(for: length).map { "a \(noun) of \($0)" }
    }.joined(separator: " and ")
  }
}

extension Screen.Side {
  /// The side of what is left where so much is taken of it.
  fileprivate func without(_ taken: Double) -> Screen.Side {
    guard taken > Undersize.tolerance else { return self }
    var side = self
    (side.least, side.most) = (max(0, least - taken), most.map { max(0, $0 - taken) })
    return side
  }

  /// Whether nothing says that it is shorter than a length, nor that it is not.
  fileprivate func isOpen(at length: Double?) -> Bool {
    guard let most else { return true }
    let length = length ?? 0
    return isVaried ? least == 0 && most >= length : mayReach(length)
  }

  /// Whether it is an estimate by which it is about as long as a length or longer, but may be shorter.
  private func mayReach(_ length: Double) -> Bool {
    guard let most, !isVaried, certainty != .exact, least < length - Undersize.tolerance else {
      return false
    }
    return (least + most) / 2 >= length - Undersize.tolerance
  }

  /// A length as far as it is known; nil where nothing is known of it.
  func words(for length: Double) -> String? {
    guard let most else { return nil }
    guard isVaried else { return "\(certainty == .exact ? "" : "about ")\(length.plain) pt" }
    return least > 0 ? "\(least.plain) to \(most.plain) pt" : "at most \(most.plain) pt"
  }
}
