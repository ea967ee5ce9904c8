import TouchLayout
import TouchModel

/// What views around one leave it.
extension SizeSolver {
  /// Whether a view is tied to both ends of the one around it.
  func fills(_ view: ViewFacts.ID, _ parent: ViewFacts.ID, along axis: Axis) -> Bool {
    let ends = certainPins(on: view, along: axis).filter { pin in
      pin.other.map { reader.canonical($0.view) == parent && $0.edge.isStart == pin.edge.isStart }
        ?? false
    }
    return Set(ends.compactMap(\.edge.isStart)).count == 2
  }

  /// Whether a view is what the scroll view around it scrolls, and no length of that gives it its own.
  func isScrolled(_ view: ViewFacts.ID, by parent: ViewFacts.ID, along axis: Axis) -> Bool {
    let ends = certainPins(on: view, along: axis).filter { pin in
      pin.other.map {
        reader.scroller(of: $0.view) == parent && $0.edge.isStart == pin.edge.isStart
      } ?? false
    }
    let scrolled = [view] + ends.compactMap { $0.other.map { reader.canonical($0.view) } }
    return Set(ends.compactMap(\.edge.isStart)).count == 2
      && !scrolled.contains { view in
        (lengths[view] ?? []).contains { length, _ in
          guard length.axis == axis, let other = length.other.map({ reader.canonical($0.view) })
          else { return false }
          return other == parent || reader.superview(of: other) == parent
        }
      }
  }

  /// Whether the view around one is as long as that makes it, with what else it holds.
  func decides(_ view: ViewFacts.ID, lengthOf parent: ViewFacts.ID, along axis: Axis) -> Bool {
    isArranged(view, by: parent)
      ? follows(view, in: parent, along: axis) : fills(view, parent, along: axis)
  }

  /// Whether a view would be longer than it is if one inside it were longer than that.
  func grows(_ outer: ViewFacts.ID, with inner: ViewFacts.ID, along axis: Axis) -> Bool {
    let length = span(of: outer, along: axis).high + 1
    let grown = assuming(inner, along: axis, is: length).span(of: outer, along: axis)
    return grown.high > length - 1
  }

  /// Whether the view around one is a stack view that is as long as what it arranges.
  func follows(_ view: ViewFacts.ID, in parent: ViewFacts.ID, along axis: Axis) -> Bool {
    isArranged(view, by: parent) && !isStretched(parent, along: axis, within: [])
  }

  /// Whether a view is given the frame of another, as large as that is then.
  func copies(_ view: ViewFacts.ID, _ other: ViewFacts.ID) -> Bool {
    let frames = reader.facts(view).frames
    return isFramed(view) && !frames.isEmpty
      && frames.allSatisfy { $0.copied.map(reader.canonical) == other && $0.insets.isEmpty }
  }

  /// Whether a view has a frame of its own, whatever it holds.
  func keepsFrame(_ view: ViewFacts.ID, around inner: ViewFacts.ID) -> Bool {
    isFramed(view) && !reader.facts(view).frames.isEmpty && !copies(view, inner)
  }

  private func isArranged(_ view: ViewFacts.ID, by stack: ViewFacts.ID) -> Bool {
    reader.facts(view).stacks.contains { reader.canonical($0) == stack }
  }

  /// The views inside one that are as long as it along an axis and that constraints keep so, or views inside
  /// those.
  func fillers(
    of view: ViewFacts.ID, along axis: Axis, depth: Int = 0
  ) -> [Screen.Side.Limit] {
    guard depth < SetupReader.mostInside else { return [] }
    return children(of: view).flatMap { child -> [Screen.Side.Limit] in
      let isFilling =
        isArranged(child, by: view)
        ? isStretchedAcross(view, axis) : fills(child, view, along: axis)
      guard isFilling, reader.facts(child).isHidden.isEmpty else { return [] }
      let isHeld = (lengths[child] ?? []).contains { length, constraint in
        length.axis == axis && length.relation != .atLeast && length.other == nil
          && constraint.isCertain
      }
      guard isHeld else { return fillers(of: child, along: axis, depth: depth + 1) }
      let span = span(of: child, along: axis)
      return span.isBounded
        ? [Screen.Side.Limit(name: holder(child).name ?? "", length: span.high)] : []
    }
  }

  private func children(of view: ViewFacts.ID) -> [ViewFacts.ID] {
    let view = reader.canonical(view)
    return reader.views.indices.map(ViewFacts.ID.init).filter { child in
      let facts = reader.facts(child)
      return reader.canonical(child) == child && child != view
        && (facts.superviews + facts.stacks).contains { reader.canonical($0) == view }
    }
  }

  /// Whether a stack view makes all that it arranges as long as itself along an axis.
  private func isStretchedAcross(_ stack: ViewFacts.ID, _ axis: Axis) -> Bool {
    let facts = reader.facts(stack)
    return stackAxis(of: facts) == axis.other
      && facts.names("alignment").map { Set($0).isSubset(of: ["fill"]) } ?? false
  }

  /// The views that a stack view makes as long as one, across its axis or in equal shares along it, and
  /// that constraints, or what they show, keep as long as they are.
  func companions(
    of view: ViewFacts.ID, in stack: ViewFacts.ID, along axis: Axis
  ) -> [Screen.Side.Limit] {
    let row = reader.facts(stack)
    guard isArranged(view, by: stack), let stackAxis = self.stackAxis(of: row),
      let names = row.names(stackAxis == axis ? "distribution" : "alignment").map(Set.init),
      stackAxis == axis ? names == ["fillEqually"] : names.isSubset(of: ["fill"])
    else { return [] }
    func held(_ view: ViewFacts.ID) -> [Place] {
      (lengths[view] ?? []).compactMap { length, constraint in
        length.axis == axis && length.relation != .atLeast && length.other == nil
          && constraint.isCertain ? constraint.place : nil
      }
    }
    // One line that holds them all changes them all.
    let own = held(view)
    return (arrangements[stack] ?? []).compactMap { other in
      guard other != view, reader.facts(other).isHidden.isEmpty else { return nil }
      let name = holder(other).name ?? ""
      let places = held(other)
      guard !places.isEmpty else {
        let shown = content(of: other, along: axis, within: [])
        let isHugged =
          hugging(of: reader.facts(other), along: axis).smallest >= LayoutPriority.required
        return isHugged && shown.isBounded
          ? Screen.Side.Limit(name: name, length: shown.high, isHugged: true) : nil
      }
      let span = span(of: other, along: axis)
      guard !places.allSatisfy(own.contains), span.isBounded else { return nil }
      return Screen.Side.Limit(name: name, length: span.high)
    }
  }

  /// The least of several lengths of which constraints give a view each at times; nil where none do.
  func leastOfSeveral(givenTo view: ViewFacts.ID, along axis: Axis) -> Double? {
    let own = (lengths[view] ?? []).filter { length, constraint in
      length.axis == axis && length.relation == .equal && length.other == nil
        && constraint.isCertain
    }.map { value(of: $0.0, at: $0.1, within: []) }
    let drawn = interfaceViews(of: reader.facts(view)).map { drawn in
      drawn.bounds.first { $0.axis == axis && $0.relation == .atLeast && $0.occurs }?.length
    }
    let several = own.filter { $0.isBounded && $0.low < $0.high }.map(\.low)
    return (several + drawn.compactMap(\.self)).min()
  }

  /// Whether a view takes a length over from one beside it that should keep it: a picture or a text, or
  /// one from whose ends it keeps a distance.
  func borrows(_ view: ViewFacts.ID, from other: ViewFacts.ID, along axis: Axis) -> Bool {
    let (view, other) = (reader.canonical(view), reader.canonical(other))
    guard !isAround(other, view) else { return false }
    let ties: [Length?] =
      pins(on: view).compactMap { pin, _ in
        guard pin.edge.axis == axis, let end = pin.other, reader.canonical(end.view) == other,
          pin.edge.isStart != nil, pin.edge.isStart == end.edge.isStart
        else { return nil }
        return pin.constant
      }
      + (lengths[view] ?? []).compactMap { length, _ in
        guard length.axis == axis, let end = length.other, reader.canonical(end.view) == other
        else {
          return nil
        }
        return length.constant
      }
    let shown = ["UIImageView", "UILabel"].contains(reader.facts(other).className)
    return shown
      ? !ties.isEmpty : ties.contains { $0.map { $0.largest > 0 || $0.smallest < 0 } ?? false }
  }

  /// The class of the collection's cell whose content a view is; nil for others.
  func collectionCell(showing view: ViewFacts.ID) -> String? {
    guard let own = reader.own, reader.isContent(view, of: own), let type = reader.owner,
      type.inherits("UICollectionViewCell")
    else { return nil }
    return type.name
  }

  /// What the distances to the ends of the view around one, and the views between, take of its length.
  func taken(beside view: ViewFacts.ID, in parent: ViewFacts.ID, along axis: Axis) -> Double {
    let distances = [true, false].map { isStart in
      distance(of: view, from: parent, isStart, along: axis, steps: 8)
    }
    let covered = covered(of: parent, beside: view, along: axis)
    let length = span(of: parent, along: axis)
    // What lies outside of it wholly waits there to be moved in.
    let isOutside = length.isBounded && distances.contains { $0 > 0 && $0 >= length.high }
    return max(
      isOutside ? covered : max(distances[0], covered) + distances[1],
      arranged(beside: view, in: parent, along: axis))
  }

  /// What the margins of a stack view take of its length at least, and along its axis the views that it
  /// arranges beside one, with the distances between: those that constraints keep as long as they are.
  private func arranged(
    beside view: ViewFacts.ID, in stack: ViewFacts.ID, along axis: Axis
  ) -> Double {
    let holder = reader.facts(stack)
    guard isArranged(view, by: stack), let stackAxis = self.stackAxis(of: holder) else { return 0 }
    let margins = holder.arrangementMargins(along: axis)?.smallest ?? 0
    guard stackAxis == axis else { return margins }
    let others = (arrangements[stack] ?? []).filter { other in
      let facts = reader.facts(other)
      return other != view && facts.isHidden.isEmpty
        && facts.shownBranches.isSubset(of: reader.facts(view).shownBranches)
    }
    let spacing = SetupReader.range(holder.properties["spacing"] ?? [.number(0)])?.smallest ?? 0
    let held = others.map { other in
      (lengths[other] ?? []).filter { length, constraint in
        length.axis == axis && length.relation != .atMost && length.other == nil
          && constraint.isCertain && constraint.constants.isEmpty
      }.compactMap { $0.0.constant?.smallest }.max() ?? 0
    }
    return held.reduce(0, +) + max(0, spacing) * Double(others.count) + margins
  }

  /// How much of a view the system covers that begins at the top of the screen and ends below what is
  /// shown there, with room for what it holds: where that has none, as in a sheet, nothing is shown there.
  private func covered(
    of view: ViewFacts.ID, beside child: ViewFacts.ID, along axis: Axis
  ) -> Double {
    let top = reader.setting.device.safeArea.top
    guard axis == .vertical,
      span(of: view, along: axis).high > top + span(of: child, along: axis).low
    else { return 0 }
    let isOwn = reader.own.map(reader.canonical) == view
    let isAtTop = isOwn ? reader.owner.map(classes.isAtTop) ?? false : reader.isAtTop(view)
    return isAtTop ? top : 0
  }

  /// How far an end of a view lies inside the view around it, as far as constraints say.
  private func distance(
    of view: ViewFacts.ID, from parent: ViewFacts.ID, _ isStart: Bool, along axis: Axis, steps: Int
  ) -> Double {
    let distances = certainPins(on: view, along: axis).compactMap { pin -> Double? in
      guard pin.edge.isStart == isStart, let other = pin.other, let constant = pin.constant,
        let end = other.edge.isStart
      else { return nil }
      let gap = isStart ? constant.smallest : -constant.largest
      let next = reader.canonical(other.view)
      if next == parent { return end == isStart ? gap : nil }
      guard end != isStart, steps > 0,
        reader.facts(next).superviews.contains(where: { reader.canonical($0) == parent })
      else { return nil }
      return gap + span(of: next, along: axis).low
        + distance(of: next, from: parent, isStart, along: axis, steps: steps - 1)
    }
    return max(0, distances.max() ?? 0)
  }

  func certainPins(on view: ViewFacts.ID, along axis: Axis) -> [EdgeConstraint] {
    pins(on: view).filter { $0.0.edge.axis == axis && $0.0.relation == .equal && $0.1.isCertain }
      .map(\.0)
  }
}

extension SetupReader {
  /// Whether a view begins where that of a controller does.
  func isAtTop(_ view: ViewFacts.ID) -> Bool {
    guard isController, let own = own.map(canonical), own != canonical(view) else { return false }
    return constraints.contains { constraint in
      guard constraint.isCertain, constraint.constants.isEmpty,
        canonical(constraint.view) == canonical(view), case .edge(let pin) = constraint.kind,
        pin.relation == .equal, pin.edge == .top, let other = pin.other, let constant = pin.constant
      else { return false }
      return canonical(other.view) == own && other.edge == .top && !other.isInset
        && constant.isKnown && constant.typical == 0
    }
  }
}
