import TouchLayout
import TouchModel

/// How large views are by where they are put: between edges, into frames, into others.
extension SizeSolver {
  /// How long a side of a view is by where it is put.
  func placed(
    _ view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis, within around: Set<Key>,
    isFree: Bool
  ) -> Span? {
    if facts.isOwn {
      let shown = shown(along: axis)
      guard let filled = filled(view, along: axis, within: around) else { return shown }
      // Of two that contradict each other UIKit breaks one.
      return shown.isBounded && abs(shown.high - filled.high) > 0.5 ? filled.hull(shown) : filled
    }
    if facts.inner != nil { return lodging(view, along: axis) }
    let pins = (edges[view] ?? []).filter { $0.0.edge.axis == axis }
    if facts.isBesideText, facts.superviews.isEmpty, (edges[view] ?? []).isEmpty {
      // A field shows it as large as it asks to be, and did so by its frame before iOS 13.
      let content = content(of: view, along: axis, within: around)
      return facts.frames.isEmpty
        ? content : content.hull(framed(facts, along: axis, within: around))
    }
    if isFramed(view) {
      // A table goes by no more of its frame than the height (`UITableView.tableHeaderView`).
      return isTableEnd(facts) && axis == .horizontal
        ? inTable(facts, within: around) : framed(facts, along: axis, within: around)
    }
    if !facts.stacks.isEmpty {
      return arranged(view, facts, along: axis, within: around)
    }
    let starts = pins.filter { $0.0.pulls(.start) }
    let ends = pins.filter { $0.0.pulls(.end) }
    if !starts.isEmpty, !ends.isEmpty, isPulled(view, along: axis) {
      // What hangs on it by both its ends makes it no longer than what either of them shows asks for.
      if [starts, ends].contains(where: { $0.allSatisfy(\.0.isMirrored) }),
        let tied = tied(
          view, along: axis, within: around.subtracting([Key(view: view, axis: axis)]))
      {
        return tied
      }
      if keepsContent(facts, along: axis), !areInOne(starts, ends) {
        let content = content(of: view, along: axis, within: around)
        if content.isBounded { return content }
      }
      return stretched(view, starts, ends, along: axis, within: around)
    }
    if let span = mirrored(pins, facts, along: axis, within: around) { return span }
    let hugging = hugging(of: facts, along: axis)
    let strong = pins.filter { $0.1.priority.map { $0.largest > hugging.smallest } ?? true }
    if isPulledByMiddle(view, by: strong.map(\.0)) { return .unknown(UnknownReason.stretched) }
    guard isFree else { return nil }
    if isTableEnd(facts), axis == .vertical, facts.frames.isEmpty {
      // A table leaves it as high as it is made, which without a frame is what it asks for.
      return content(of: view, along: axis, within: around)
    }
    if facts.isOutlet { return content(of: view, along: axis, within: around) }
    // Nothing stretches it: it is as large as its content, if the code places it at all.
    let isPlaced = !facts.superviews.isEmpty && !(edges[view] ?? []).isEmpty
    // What the system draws whole is made as large as that.
    guard isPlaced || facts.host == .bar || facts.isDrawnWhole else {
      return .unknown("what places it cannot be followed")
    }
    let content = content(of: view, along: axis, within: around)
    return facts.host == .bar ? lengthInBar(of: view, facts, along: axis, asking: content) : content
  }

  /// Whether nothing makes a view longer or shorter than what it shows asks for: neither may be overruled.
  private func keepsContent(_ facts: ViewFacts, along axis: Axis) -> Bool {
    !facts.isLoose && hugging(of: facts, along: axis).smallest >= LayoutPriority.required
      && resistance(of: facts, along: axis).smallest >= LayoutPriority.required
  }

  /// Whether constraints hold both ends of a view in one other, which then may contradict what it shows.
  private func areInOne(
    _ starts: [(EdgeConstraint, ConstraintFacts)], _ ends: [(EdgeConstraint, ConstraintFacts)]
  ) -> Bool {
    let others = starts.map { mark(of: $0.0)?.view }
    return ends.contains { end in others.contains(mark(of: end.0)?.view) }
  }

  /// How long a view is whose ends constraints hold, whatever others tie its length to; nil where that
  /// is not known.
  func pinned(
    _ view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis, within around: Set<Key>
  ) -> Span? {
    let pins = (edges[view] ?? []).filter { $0.0.edge.axis == axis }
    let (starts, ends) = (pins.filter { $0.0.pulls(.start) }, pins.filter { $0.0.pulls(.end) })
    guard !facts.isOwn, facts.stacks.isEmpty, !starts.isEmpty, !ends.isEmpty,
      isPulled(view, along: axis)
    else { return nil }
    let span = stretched(view, starts, ends, along: axis, within: around)
    return span.isBounded ? span : nil
  }

  /// Whether a table shows a view above or below its rows.
  private func isTableEnd(_ facts: ViewFacts) -> Bool {
    guard case .other(let host)? = facts.host else { return false }
    return host == "tableHeaderView" || host == "tableFooterView"
  }

  /// Whether its frame, or what it is fitted to, gives a view its size rather than constraints.
  func isFramed(_ view: ViewFacts.ID) -> Bool {
    let facts = reader.facts(view)
    return facts.stacks.isEmpty && (lengths[view] ?? []).isEmpty
      && ((edges[view] ?? []).isEmpty || keepsFrame(view, facts))
      && (!facts.frames.isEmpty || facts.isFitted) && (facts.host != .bar || !facts.hasOwnSize)
  }

  /// Whether a view keeps the frame that it has from the first, as its autoresizing mask makes constraints of that,
  /// and no more than views inside it are tied to it.
  private func keepsFrame(_ view: ViewFacts.ID, _ facts: ViewFacts) -> Bool {
    facts.isMade && !facts.isMaskOff && facts.frames.count == 1 && facts.frames[0].isFirst
      && facts.frames[0].height.map { $0.smallest > 0 } ?? false
      && (edges[view] ?? []).allSatisfy { pin, _ in
        pin.isMirrored && pin.other.map { isAround(view, reader.canonical($0.view)) } ?? false
      }
  }

  /// Whether a library that sets frames gives a view its length, whatever constraints say.
  func hasFrameSet(_ view: ViewFacts.ID, along axis: Axis) -> Bool {
    let own = (lengths[view] ?? []).filter { $0.0.axis == axis }.map(\.1)
    let ends = (edges[view] ?? []).filter { $0.0.edge.axis == axis }.map(\.1)
    return (own + ends).contains(where: \.setsFrame)
  }

  private func framed(
    _ facts: ViewFacts, along axis: Axis, within around: Set<Key>
  ) -> Span {
    let unknown = "its frame is not in the source"
    // Margins that give way move a view, and leave it as long as it is.
    let sizable = axis == .horizontal ? "flexibleWidth" : "flexibleHeight"
    let resized = "it is resized with the view around it"
    guard let mask = facts.names("autoresizingMask") else { return .unknown(resized) }
    let isResized = mask.contains(sizable) && !isInSteady(facts, sizable)
    if isResized, !fillsParent(facts) { return .unknown(resized) }
    if let doubt = facts.unknowns.first { return .unknown(doubt) }
    var result: Span?
    // What keeps the length that it had says nothing of it, where something else does.
    let giving = facts.frames.filter { !$0.kept.contains(axis) && !(isResized && $0.copied == nil) }
    for frame in giving.isEmpty && !facts.isFitted ? facts.frames : giving {
      var span: Span
      // The class's own view may have another when the code runs than when it is shown.
      if let other = frame.copied, isResized || !reader.facts(other).isOwn {
        span = copied(other, frame, along: axis, within: around)
      } else if let side = axis == .horizontal ? frame.width : frame.height {
        span = Span(side)
      } else if let other = frame.copiedSides[axis] {
        span = copied(other, frame, along: axis, within: around)
      } else {
        let other = axis == .horizontal ? frame.height : frame.width
        return .unknown(other == nil ? unknown : "the \(axis.noun) of \(unknown)")
      }
      span.sources.append(
        Span.Source(place: frame.place, name: "frame", operation: .constraint))
      result = result.map { $0.hull(span) } ?? span
    }
    if facts.isFitted {
      let span = content(of: facts, along: axis)
      return result.map { $0.hull(span) } ?? span
    }
    return result ?? .unknown(unknown)
  }

  /// How long a frame is that is a copy of another view's, less what it is shorter than that.
  private func copied(
    _ other: ViewFacts.ID, _ frame: ViewFacts.FrameSize, along axis: Axis, within around: Set<Key>
  ) -> Span {
    let span = self.span(of: other, along: axis, within: around)
    return frame.insets[axis].map { span.scaled(by: 1, plus: Length(0) - $0) } ?? span
  }

  /// Whether all frames that a view is given are that of the one view around it, which it then stays as large
  /// as where it is resized with that: the one that it is made with holds until then.
  private func fillsParent(_ facts: ViewFacts) -> Bool {
    let parents = Set(facts.superviews.map(reader.canonical))
    let given = facts.frames.filter { !$0.isFirst }
    return parents.count == 1 && !given.isEmpty && !facts.isFitted
      && given.allSatisfy { frame in
        frame.copied.map(reader.canonical) == parents.first && frame.insets.isEmpty
      }
  }

  /// Whether the one view around is made with a frame that nothing changes, so that nothing inside is resized
  /// with it.
  private func isInSteady(_ facts: ViewFacts, _ sizable: String) -> Bool {
    guard facts.superviews.count == 1, let parent = facts.superviews.first else { return false }
    let outer = reader.facts(parent)
    return outer.isMade && outer.type == nil && !outer.isHeld && outer.frames.count == 1
      && outer.frames[0].isFirst && isFramed(reader.canonical(parent)) && !outer.isFitted
      && outer.unknowns.isEmpty && outer.transforms.isEmpty
      && outer.names("autoresizingMask")?.contains(sizable) == false
  }

  /// Between two places of one view it is as large as what lies between them, less the distances.
  ///
  /// What is tied to it goes by its length rather than the other way round, where both hold its ends.
  func stretched(
    _ view: ViewFacts.ID, _ starts: [(EdgeConstraint, ConstraintFacts)],
    _ ends: [(EdgeConstraint, ConstraintFacts)], along axis: Axis, within around: Set<Key>
  ) -> Span {
    var unknown = Span.unknown(UnknownReason.stretched)
    guard !reader.facts(view).isLoose else { return unknown }
    for (start, startFacts) in starts.ownFirst
    where startFacts.isCertain && start.relation == .equal {
      for (end, endFacts) in ends.ownFirst where endFacts.isCertain && end.relation == .equal {
        guard
          let (before, after) = marks(
            of: start, and: end, around: view, along: axis, within: around),
          before.fraction < after.fraction
        else { continue }
        var span = self.span(between: before, and: after, along: axis, within: around)
        guard span.isBounded else {
          if !before.isInset, !after.isInset { unknown.low = max(unknown.low, span.low) }
          continue
        }
        if before.isInset || after.isInset {
          span.low = max(0, span.low - inset(of: before.view, along: axis, at: span.low))
          let margins = [start, end].filter(\.isMargin).count
          span.high = max(0, span.high - Double(margins) * leastMargin(of: before.view))
          span.isVaried = true
        }
        // The one that keeps a distance makes it shorter.
        let blamed = before.offset == 0 && after.offset != 0 ? endFacts : startFacts
        span.sources.append(
          Span.Source(place: blamed.place, name: blamed.name, operation: .constraint))
        return span
      }
    }
    return unknown
  }

  /// Whether the class's own view is that of a controller, or tied to both ends of one's, wherever it is shown.
  private func isOfControllers(along axis: Axis) -> Bool {
    if reader.isController { return true }
    guard depth < Self.mostDepth, let type = reader.owner, let uses = classes.uses(type),
      !uses.isEmpty
    else { return false }
    return uses.allSatisfy { use in
      guard use.reader.isController, let own = use.reader.own.map(use.reader.canonical) else {
        return false
      }
      let view = use.reader.canonical(use.view)
      return view == own
        || SizeSolver(use.reader, classes, depth: depth + 1, steps: steps)
          .fills(view, own, along: axis)
    }
  }

  /// The most that a guide of a view lies inside it, of a length; all of it where its margins are not known.
  private func inset(of view: ViewFacts.ID, along axis: Axis, at length: Double) -> Double {
    let facts = reader.facts(view)
    guard facts.isOwn, isOfControllers(along: axis) else { return length }
    // Margins of 20 pt at each side; bars with a large title and a search field, and a tab bar.
    let usual = axis == .horizontal ? 40.0 : 250
    let set = facts.properties.filter { $0.key.contains("argins") }
    // The controller may keep margins from being less than the system's, and adds those above and below to what
    // bars cover.
    guard set.keys.allSatisfy(["layoutMargins", "directionalLayoutMargins"].contains),
      let margins = Insets.range(set.values.flatMap(\.self), along: axis)
    else { return length }
    return usual + margins.largest
  }

  /// How far each margin of a view lies inside it at least: 8 points (`UIView.layoutMargins`) where no code
  /// gives it others, more where that reaches beyond what bars cover; nothing where that is not known.
  private func leastMargin(of view: ViewFacts.ID) -> Double {
    let facts = reader.facts(view)
    guard facts.className == "UIView", keepsMargins(view, in: reader) else { return 0 }
    guard facts.isOwn else { return facts.isMade && facts.type == nil ? 8 : 0 }
    guard !reader.isController, let type = reader.owner, type.systemViewClass == "UIView",
      ["layoutMargins", "directionalLayoutMargins"].allSatisfy({ type.variable($0) == nil }),
      let uses = classes.uses(type), !uses.isEmpty
    else { return 0 }
    return uses.allSatisfy { use in
      !use.reader.facts(use.view).isOwn && keepsMargins(use.view, in: use.reader)
    } ? 8 : 0
  }

  /// Whether no code gives a view margins, be it that of the classes above or of others which reach it, or that
  /// which says how all views of a class look.
  private func keepsMargins(_ view: ViewFacts.ID, in reader: SetupReader) -> Bool {
    let facts = reader.facts(view)
    guard facts.unknowns.isEmpty, !facts.isLoose, facts.host == nil,
      !mayGiveMargins(reader.owner),
      !facts.properties.keys.contains(where: { $0.hasSuffix("ayoutMargins") })
    else { return false }
    guard facts.isHeld, !facts.isPrivate, let owner = reader.owner, let name = facts.name else {
      return true
    }
    return OutsideUse(index: reader.index).members(of: name, in: owner)
      .isDisjoint(with: ["layoutMargins", "directionalLayoutMargins", .itself])
  }

  /// Whether the file of a class, or of one of the project's above it, may give views margins, or code does so by
  /// the appearance of their classes.
  private func mayGiveMargins(_ owner: TypeInfo?) -> Bool {
    guard let owner else { return true }
    let index = reader.index
    let above = owner.allInherited.compactMap { index.type($0, from: owner)?.file }
    let files = ([owner.file] + above).map(index.number)
    return files.contains { $0.flatMap(index.bytes)?.hold("ayoutMargins") ?? true }
      || Set((["UIView", owner.name] + owner.allInherited).flatMap(index.numbers(mentioning:)))
        .contains { number in
          guard let bytes = index.bytes(of: number) else { return true }
          return bytes.hold("appearance(") && bytes.hold("ayoutMargins")
        }
  }
}

extension [(EdgeConstraint, ConstraintFacts)] {
  /// The same, but those that were written for the view's partner behind its own.
  fileprivate var ownFirst: Self { filter { !$0.0.isMirrored } + filter(\.0.isMirrored) }
}
