import TouchLayout
import TouchModel

/// What stack views make of the views that they arrange, and these of them.
extension SizeSolver {
  /// How long a view is in a stack view, across its axis or along it.
  func arranged(
    _ view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis, within around: Set<Key>
  ) -> Span {
    let unknown = Span.unknown("a stack view gives it its size")
    guard let stack = facts.stacks.first.map(reader.canonical),
      facts.stacks.allSatisfy({ reader.canonical($0) == stack })
    else { return unknown }
    let holder = reader.facts(stack)
    if holder.inner != nil {
      return lodged(view, in: stack, along: axis, within: around) ?? unknown
    }
    guard let stackAxis = self.stackAxis(of: holder) else { return unknown }
    if axis == stackAxis {
      return lengthwise(view, in: stack, along: axis, within: around) ?? unknown
    }
    guard let alignment = holder.names("alignment") else { return unknown }
    guard alignment.isEmpty || alignment.contains("fill") else {
      if let span = heldAcross(view, in: stack, alignment, along: axis, within: around) {
        return span
      }
      let content = content(of: view, along: axis, within: around)
      return limited(content, by: stack, holder, along: axis, within: around)
    }
    guard Set(alignment) == ["fill"] || alignment.isEmpty else { return unknown }
    guard isStretched(stack, along: axis, within: around) else {
      let fixed = fixedLength(in: stack, whenever: facts, along: axis, within: around)
      guard let most = fixed ?? widest(in: stack, along: axis, within: around) else {
        return unknown
      }
      // Where another asks for no more, what it asks for itself decides.
      let own = natural(view, along: axis, within: around)
      return (own.low == most.low && own.high == most.high ? own : most).ownless
    }
    let span = self.span(of: stack, along: axis, within: around)
    var result = inside(span, of: holder, along: axis)
    if !span.isBounded { result.reason = unknown.reason }
    return result
  }

  /// What a stack view leaves of a length across its axis, whose ends its views stay inside of.
  private func limited(
    _ content: Span, by stack: ViewFacts.ID, _ holder: ViewFacts, along axis: Axis,
    within around: Set<Key>
  ) -> Span {
    guard isStretched(stack, along: axis, within: around) else { return content }
    let most = inside(
      self.span(of: stack, along: axis, within: around), of: holder, along: axis)
    guard most.isBounded, most.certainty == .exact, most.high > 0, most.high < content.high else {
      return content
    }
    var result = content
    result.isVaried = content.isVaried || content.low < most.high
    (result.low, result.high) = (min(content.low, most.high), most.high)
    // In a longer one it would be no longer than it asks to be.
    result.sources += most.ownless.sources
    return result
  }

  /// How long a view is along the axis of its stack view; nil where that is not known.
  private func lengthwise(
    _ view: ViewFacts.ID, in stack: ViewFacts.ID, along axis: Axis, within around: Set<Key>
  ) -> Span? {
    let holder = reader.facts(stack)
    guard let names = holder.names("distribution") else { return nil }
    switch Set(names) {
    case ["equalSpacing"], ["equalCentering"], ["equalSpacing", "equalCentering"]:
      var span = content(of: view, along: axis, within: around)
      if mayBeAlone(view, in: stack), isStretched(stack, along: axis, within: around) {
        span.high = .infinity
        span.reason = "a stack view gives it its size"
      }
      return span
    case [], ["fill"]:
      // Nothing stretches the stack, or another view takes what is left.
      var span = content(of: view, along: axis, within: around)
      if !isSpared(view, in: stack, along: axis), isStretched(stack, along: axis, within: around) {
        // It may be what takes the rest.
        span.high = .infinity
        span.reason = "a stack view gives it its size"
      }
      return span
    case ["fillProportionally"]:
      var span = content(of: view, along: axis, within: around)
      if isStretched(stack, along: axis, within: around) {
        if areAlike(in: stack, holder, along: axis, within: around) {
          return share(of: view, in: stack, holder, along: axis, within: around)
        }
        // It grows and shrinks with all others.
        (span.low, span.high) = (0, .infinity)
        span.reason = "a stack view gives it its size"
      }
      return span
    case ["fillEqually"]:
      guard isStretched(stack, along: axis, within: around) else {
        let shown = reader.facts(view)
        let fixed = fixedLength(in: stack, whenever: shown, along: axis, within: around)
        return (fixed ?? widest(in: stack, along: axis, within: around))?.ownless
      }
      return share(of: view, in: stack, holder, along: axis, within: around)
    default: return nil
    }
  }

  /// Whether a stack view may show one view alone, which then reaches from its start to its end, however it
  /// distributes several.
  private func mayBeAlone(_ view: ViewFacts.ID, in stack: ViewFacts.ID) -> Bool {
    let own = reader.canonical(view)
    return !reader.facts(stack).isMixed
      && (arrangements[stack] ?? []).allSatisfy { other in
        let facts = reader.facts(other)
        return reader.canonical(other) == own || facts.isHidden.contains(true)
      }
  }

  /// Whether all that a stack view shares its length among by what they show asks for the same, so that each
  /// has as much of it. What distances between them have of that is not published.
  private func areAlike(
    in stack: ViewFacts.ID, _ holder: ViewFacts, along axis: Axis, within around: Set<Key>
  ) -> Bool {
    let views = arrangements[stack] ?? []
    let spacing = SetupReader.range(holder.properties["spacing"] ?? [.number(0)])
    guard holder.customSpacings.isEmpty, spacing?.smallest == 0, spacing?.largest == 0,
      views.allSatisfy({ view in
        let facts = facts(view)
        return facts.isHidden.isEmpty && (lengths[view] ?? []).allSatisfy { $0.0.axis != axis }
          && ownLengths(view, facts, along: axis).isEmpty
          && interfaceLengths(view, facts, along: axis).isEmpty
      }),
      let asked = members(views, of: stack, along: axis, within: around), let first = asked.first
    else { return false }
    return asked.allSatisfy { $0.low == $0.high && $0.low == first.low && $0.low > 0 }
  }

  /// What a view, while it is shown, has of the length that a stack view shares equally among those that
  /// it shows; nil where it is not known.
  func share(
    of view: ViewFacts.ID, in stack: ViewFacts.ID, _ holder: ViewFacts, along axis: Axis,
    within around: Set<Key>
  ) -> Span? {
    let views = arrangements[stack] ?? []
    let own = reader.canonical(view)
    let shown = views.filter { reader.canonical($0) == own || reader.facts($0).isHidden.isEmpty }
    guard !holder.isMixed, !shown.isEmpty, isCounted(views, in: holder),
      let spacing = SetupReader.range(holder.properties["spacing"] ?? [.number(0)])
    else { return nil }
    let whole = self.span(of: stack, along: axis, within: around)
    guard whole.isBounded else { return nil }
    var span = inside(whole, of: holder, along: axis)
    let (most, least) = (Double(views.count), Double(shown.count))
    span.low = max(0, span.low - spacing.largest * (most - 1)) / most
    span.high = max(0, span.high - spacing.smallest * (least - 1)) / least
    if most != least || !spacing.isKnown { span.isVaried = true }
    return span
  }

  /// Whether it is known how many views a stack view arranges, at least with those that are hidden.
  private func isCounted(_ views: [ViewFacts.ID], in holder: ViewFacts) -> Bool {
    let around = holder.shownBranches
    var adders: [Set<Place>: Set<Place>] = [:]
    for facts in views.map(reader.facts) {
      let added = facts.additions.reduce(into: Set<Branch>()) { $0.formUnion($1) }
        .subtracting(around)
      // A loop adds any number of it, or a property holds one after the other.
      if added.contains(where: \.repeats) || facts.isMixed && facts.makings.count > 1 {
        return false
      }
      // Of what is made again in the same place not all need be there, nor be others where a function is
      // read by itself and where it is called.
      guard !facts.makings.isEmpty else { continue }
      if let known = adders[facts.makings], !added.isEmpty || known != facts.adders { return false }
      adders[facts.makings] = facts.adders
    }
    return true
  }

  /// What a stack view leaves inside its margins.
  func inside(_ span: Span, of holder: ViewFacts, along axis: Axis) -> Span {
    var span = span
    let margins = holder.arrangementMargins(along: axis)
    span.low = max(0, span.low - (margins?.largest ?? span.low))
    span.high = max(0, span.high - (margins?.smallest ?? 0))
    if margins?.isKnown != true { span.isVaried = true }
    return span
  }

  // MARK: - What a stack view asks for

  /// The length that a stack view that nothing stretches has by what it arranges.
  func arrangement(
    in stack: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis, within around: Set<Key>
  ) -> Span? {
    guard !facts.isLoose, facts.unknowns.isEmpty, facts.isMade,
      let stackAxis = self.stackAxis(of: facts),
      let alignment = facts.names("alignment"), alignment.allSatisfy({ !$0.contains("aseline") }),
      let margins = facts.arrangementMargins(along: axis),
      let span = stackAxis == axis
        ? total(in: stack, facts, along: axis, within: around)
        : across(in: stack, facts, alignment, along: axis, within: around)
    else { return nil }
    return span.scaled(by: 1, plus: margins)
  }

  /// What the views in a stack that nothing stretches ask for across its axis.
  private func across(
    in stack: ViewFacts.ID, _ facts: ViewFacts, _ alignment: [String], along axis: Axis,
    within around: Set<Key>
  ) -> Span? {
    let isFilling = Set(alignment).isSubset(of: ["fill"])
    let fixed =
      isFilling ? fixedLength(in: stack, whenever: facts, along: axis, within: around) : nil
    return fixed ?? widest(in: stack, along: axis, within: around)
  }

  /// What the longest of the views in a stack that nothing stretches asks for.
  private func widest(
    in stack: ViewFacts.ID, along axis: Axis, within around: Set<Key>
  ) -> Span? {
    let asking = (arrangements[stack] ?? []).filter { !asksForNothing($0, along: axis) }
    return members(asking, of: stack, along: axis, within: around)?.longest
  }

  /// What the views in a stack and the distances between them ask for along its axis.
  private func total(
    in stack: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis, within around: Set<Key>
  ) -> Span? {
    guard facts.customSpacings.isEmpty, isCounted(arrangements[stack] ?? [], in: facts),
      let distribution = facts.names("distribution"),
      Set(distribution).isSubset(of: ["fill", "equalSpacing"]),
      let spacing = SetupReader.range(facts.properties["spacing"] ?? [.number(0)]),
      spacing.smallest >= 0
    else { return nil }
    return members(arrangements[stack] ?? [], of: stack, along: axis, within: around)?
      .total(spacing: spacing)
  }

  /// How far an end of a view lies inside of that end of its stack view: not at all where it is the first or
  /// the last, or is stretched across; nil where that is not known.
  ///
  /// Source: the documentation of `UIStackView`, by which the first view in a row lies at its leading edge
  /// and the last at its trailing edge, whatever the distribution.
  func inset(
    of view: ViewFacts.ID, in stack: ViewFacts.ID, along axis: Axis, isStart: Bool,
    within around: Set<Key> = []
  ) -> Length? {
    let (facts, holder) = (reader.facts(view), reader.facts(stack))
    guard let stackAxis = self.stackAxis(of: holder),
      holder.arrangementMargins(along: axis)?.largest == 0
    else { return nil }
    if stackAxis != axis {
      // A length of its own contradicts that of the stack view.
      let isFilled =
        holder.isMade && ownLengths(view, facts, along: axis).isEmpty
        && (lengths[view] ?? []).allSatisfy { $0.0.axis != axis }
        && holder.names("alignment").map { Set($0).isSubset(of: ["fill"]) } ?? false
      return isFilled ? 0 : nil
    }
    guard let beyond = views(beyond: view, in: stack, isStart: isStart) else { return nil }
    if beyond.isEmpty, facts.ranks.count == 1, isKnownWhole(stack, holder) { return 0 }
    guard arrangement(in: stack, holder, along: axis, within: around) != nil,
      !isStretched(stack, along: axis, within: around),
      let spacing = SetupReader.range(holder.properties["spacing"] ?? [.number(0)]),
      let total = members(beyond, of: stack, along: axis, within: around)?.total(spacing: spacing)
    else { return nil }
    let least = total.low > 0 ? total.low + spacing.smallest : 0
    return Length(smallest: least, typical: least, largest: total.high + spacing.largest)
  }

  /// The views that a stack view arranges before another, or behind it; nil where their order is not known.
  private func views(
    beyond view: ViewFacts.ID, in stack: ViewFacts.ID, isStart: Bool
  ) -> [ViewFacts.ID]? {
    let facts = reader.facts(view)
    let all = arrangements[stack] ?? []
    // What one piece of code puts there stands in the order of that.
    guard !reader.facts(stack).isReordered, let rank = facts.ranks.first, facts.adders.count == 1,
      all.map(reader.facts).allSatisfy({
        $0.adders == facts.adders && $0.ranks.count == facts.ranks.count
      })
    else { return nil }
    return all.filter { other in
      reader.facts(other).ranks.first.map { isStart ? $0 < rank : $0 > rank } ?? false
    }
  }

  /// Whether a stack view arranges no other views than those that are known.
  func isKnownWhole(_ stack: ViewFacts.ID, _ holder: ViewFacts) -> Bool {
    holder.isMade && !holder.isMixed && holder.unknowns.isEmpty
      && isCounted(arrangements[stack] ?? [], in: holder)
  }

  /// How far the start of a view lies behind the end of one that its stack view arranges before it; nil
  /// where that is not known.
  func gap(
    behind view: ViewFacts.ID, before other: ViewFacts.ID, in stack: ViewFacts.ID, along axis: Axis
  ) -> Double? {
    let holder = reader.facts(stack)
    guard stackAxis(of: holder) == axis, isKnownWhole(stack, holder),
      let names = holder.names("distribution"),
      Set(names).isSubset(of: ["fill", "fillEqually", "fillProportionally"]),
      reader.facts(view).ranks.count == 1,
      let behind = views(beyond: view, in: stack, isStart: false),
      let before = views(beyond: other, in: stack, isStart: true), behind.contains(other)
    else { return nil }
    var gap = 0.0
    for passed in [view] + behind.filter(before.contains) {
      guard let spacing = spacing(behind: passed, in: holder), spacing.isKnown else { return nil }
      gap += spacing.typical
      guard passed != view else { continue }
      let length = span(of: passed, along: axis)
      guard length.isBounded, length.low == length.high, length.certainty == .exact,
        reader.facts(passed).isHidden.isEmpty
      else { return nil }
      gap += length.low
    }
    return gap
  }

  /// How much a stack view leaves behind a view of its; nil where that is not known.
  private func spacing(behind view: ViewFacts.ID, in holder: ViewFacts) -> Length? {
    let customs = holder.customSpacings.map { ($0.view.map(reader.canonical), $0.length) }
    guard customs.allSatisfy({ $0.0 != nil }) else { return nil }
    let own = customs.filter { $0.0 == view }
    if own.isEmpty { return SetupReader.range(holder.properties["spacing"] ?? [.number(0)]) }
    return own.count == 1 ? own[0].1 : nil
  }

  /// What each of some views in a stack asks for; nil where one is not known.
  private func members(
    _ views: [ViewFacts.ID], of stack: ViewFacts.ID, along axis: Axis, within around: Set<Key>
  ) -> [Span]? {
    let stack = reader.canonical(stack)
    let key = Key(view: stack, axis: axis, isContent: true)
    guard !reader.facts(stack).isMixed, knownLengths.mayFollow(key, beside: around)
    else { return nil }
    let around = around.union([key])
    var result: [Span] = []
    for child in views {
      var span = natural(child, along: axis, within: around)
      guard span.isBounded else { return nil }
      // What is hidden takes no room.
      if reader.facts(child).isHidden.contains(true) { (span.low, span.isVaried) = (0, true) }
      result.append(span)
    }
    return result.isEmpty ? nil : result
  }
}

extension ViewFacts {
  /// Classes of the system that grow beyond what they show where nothing keeps them from it.
  static let growing: Set<String> = ["UIView", "UILabel", "UIButton", "UIImageView", "UITextField"]

  /// What a stack view keeps free at both ends of an axis; nil where that is not known.
  func arrangementMargins(along axis: Axis) -> Length? {
    let relative = properties["isLayoutMarginsRelativeArrangement"] ?? []
    let isNever = relative.allSatisfy { if case .boolean(false) = $0 { true } else { false } }
    if isNever { return 0 }
    let given = (properties["layoutMargins"] ?? []) + (properties["directionalLayoutMargins"] ?? [])
    guard !given.isEmpty, let margins = Insets.range(given, along: axis) else { return nil }
    let isAlways = relative.allSatisfy { if case .boolean(true) = $0 { true } else { false } }
    return isAlways ? margins : margins.combined(around: 0)
  }
}
