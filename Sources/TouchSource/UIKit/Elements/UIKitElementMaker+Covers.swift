import TouchLayout
import TouchModel

/// What lies in front of a view.
extension UIKitElementMaker {
  /// What Interface Builder puts in front of a view in all files, and code leaves there.
  func covers(of id: ViewFacts.ID, _ facts: ViewFacts) -> [InterfaceFiles.Cover] {
    let views = solver.interfaceViews(of: facts)
    guard let first = views.first, !first.covers.isEmpty,
      views.allSatisfy({ $0.covers == first.covers }), reader.owner == nil || !reordersViews,
      !first.isDrawn || isUnplaced(reader.canonical(id), facts)
    else { return [] }
    return first.covers.filter { takesTouches($0) && staysAsDrawn($0) }
  }

  /// What code puts in front of a view of a size, or of what reacts around it, and leaves there, from back
  /// to front.
  func covers(
    of id: ViewFacts.ID, sized size: Size, in area: Rect
  ) -> [InterfaceFiles.Cover] {
    guard reader.owner != nil, !reader.isCut else { return [] }
    solver.steps.renew()
    var covers: [InterfaceFiles.Cover] = []
    var inside = reader.canonical(id)
    for _ in 0..<SetupReader.mostAround {
      guard !reader.facts(inside).isOwn, let parent = reader.superview(of: inside) else { break }
      covers += siblings(before: inside, in: parent).compactMap {
        cover(by: $0, over: id, in: parent)
      }
      // From under what does not scroll along, what scrolls comes out.
      if SizeSolver.scrolling.contains(reader.facts(parent).className) { break }
      inside = parent
    }
    return covers.filter { cover in
      guard let box = cover.box(over: size, in: area) else { return false }
      return min(box.width, box.height) > InterfaceFile.thickestLine
    }
  }

  /// A view as what takes touches in front of another; nil where nobody knows where it does.
  private func cover(
    by cover: ViewFacts.ID, over view: ViewFacts.ID, in parent: ViewFacts.ID
  ) -> InterfaceFiles.Cover? {
    func side(_ axis: Axis) -> InterfaceFiles.Cover.Side? {
      solver.side(of: cover, over: reader.canonical(view), in: parent, along: axis)
    }
    let facts = reader.facts(cover)
    guard let place = facts.place, let horizontal = side(.horizontal),
      let vertical = side(.vertical)
    else { return nil }
    return InterfaceFiles.Cover(
      name: facts.name ?? facts.className, place: place, horizontal: horizontal,
      vertical: vertical, className: facts.type?.name, outlets: [])
  }

  /// The views beside one that code puts in front of it wherever it is shown and that keep touches from
  /// what is behind them, from back to front.
  func siblings(
    before view: ViewFacts.ID, in parent: ViewFacts.ID
  ) -> [ViewFacts.ID] {
    let facts = reader.facts(view)
    guard let (adder, level) = addition(of: facts), let moved = moved(by: adder),
      !moved.contains(reader.canonical(view))
    else { return [] }
    var found: [(view: ViewFacts.ID, adder: Place, level: Int)] = []
    for other in reader.views.indices.map(ViewFacts.ID.init) {
      guard reader.canonical(other) == other, other != view, reader.superview(of: other) == parent,
        let (otherAdder, otherLevel) = addition(of: reader.facts(other)),
        reader.isAdded(otherLevel, by: otherAdder, after: level, by: adder),
        !moved.contains(other), otherAdder == adder || self.moved(by: otherAdder) == moved,
        takesTouches(reader.facts(other), before: facts)
      else { continue }
      found.append((other, otherAdder, otherLevel))
    }
    return found.sorted {
      reader.isAdded($1.level, by: $1.adder, after: $0.level, by: $0.adder)
    }.map(\.view)
  }

  /// What adds a view that is put into another once, in front of all that is there, and nowhere else, with
  /// a number that grows from one to the next; nil for others.
  private func addition(of facts: ViewFacts) -> (adder: Place, level: Int)? {
    guard facts.levels.count == 1, let level = facts.levels[0], facts.adders.count == 1,
      let adder = facts.adders.first, !facts.isOutlet,
      reader.runs[adder]?.mayHaveEnded == false
    else { return nil }
    return (adder, level)
  }

  /// The views that the class's code, or that which adds views, moves before or behind others; nil where it
  /// may move any, or takes views away.
  private func moved(by adder: Place) -> Set<ViewFacts.ID>? {
    var found: Set<ViewFacts.ID> = []
    for file in Set([adder.file, reader.owner?.file]) {
      guard let file, let code = index.number(of: file).flatMap(index.bytes),
        !["zPosition", "removeFromSuperview", "removeArrangedSubview"].contains(where: code.hold),
        let moved = reader.moved(in: code, of: file)
      else { return nil }
      found.formUnion(moved)
    }
    return found
  }

  /// Whether a view keeps touches from what is behind it, wherever another is shown.
  private func takesTouches(_ facts: ViewFacts, before other: ViewFacts) -> Bool {
    facts.isMade && facts.makings.count == 1 && !facts.isListed && !facts.isHandedOut
      && facts.isHidden.isEmpty && facts.reacts.isSubset(of: [true]) && facts.transforms.isEmpty
      && facts.unknowns.isEmpty && facts.relay == nil && !facts.isLoose
      && facts.shownBranches.isSubset(of: other.shownBranches)
      && (Self.taking.contains(facts.className) || facts.elementKind != nil)
      && facts.type.map(takesTouches) ?? true && (outsideUse(of: facts) ?? []).isEmpty
  }

  /// Classes of the system's whose views keep touches from what is behind them. Labels and pictures say that
  /// they do not; of other views that show no more it is not published.
  private static let taking =
    SizeSolver.scrolling.union(["UIView", "UIVisualEffectView", "UIStackView"])

  /// Takes from an element what lies in front of it.
  ///
  /// - Parameter spans: What is known of its sides: along one that may be longer, how much of it the views
  ///   in front leave is not known unless they reach from one end to the other, or to a place that goes by that;
  ///   where only the most is told of it, what they leave of that is told.
  func cover(
    _ element: inout Screen.Element, by covers: [InterfaceFiles.Cover], _ spans: Spans
  ) {
    func isOpen(_ span: Span, under side: InterfaceFiles.Cover.Side) -> Bool {
      guard !span.isBounded || span.isVaried && span.low < span.high else { return false }
      let isMost = span.isBounded && span.low == 0 && side.leavesOneEnd
      return !isMost && !side.leavesKnown(of: span.low)
    }
    let area = element.region.boundingBox ?? element.layout
    for cover in covers {
      guard let box = cover.box(over: element.layout.size, in: area) else { continue }
      let left = element.effective.outlines.flatMap { $0.boundingBox.subtracting(box) }
      let effective = Region(left.map { .rectangle($0) })
      guard effective != element.effective else { continue }
      element.effective = effective
      var taker = Screen.Element.Taker(name: cover.name, place: cover.place, box: box)
      if isOpen(spans.width, under: cover.horizontal)
        || isOpen(spans.height, under: cover.vertical)
      {
        taker.certainty = .unknown
      }
      element.takers.append(taker)
    }
  }

  /// Whether the class of what lies in front leaves touches to it.
  private func takesTouches(_ cover: InterfaceFiles.Cover) -> Bool {
    guard let name = cover.className else { return true }
    return index.type(name, from: reader.owner).map(takesTouches) ?? false
  }

  /// Whether views of a class leave no touches to what is behind them.
  private func takesTouches(_ type: TypeInfo) -> Bool {
    guard type.absentBase == nil, !type.overridesHitTesting else { return false }
    let inner = solver.classes.reading(type, nil)
    guard let own = inner.own.map(inner.facts) else { return false }
    return own.reacts.isSubset(of: [true]) && own.isHidden.isEmpty
  }

  /// Whether no code that knows what lies in front moves it, hides it or takes it away.
  private func staysAsDrawn(_ cover: InterfaceFiles.Cover) -> Bool {
    cover.outlets.allSatisfy { outlet in
      guard let owner = reader.owner, outlet.owner == owner.name,
        let id = reader.properties[outlet.property],
        let code = index.number(of: owner.file).flatMap(index.bytes),
        !code.hold("removeFromSuperview")
      else { return false }
      let (view, facts) = (reader.canonical(id), reader.facts(id))
      return facts.isHidden.isEmpty && facts.reacts.isSubset(of: [true]) && !facts.isListed
        && facts.transforms.isEmpty && (outsideUse(of: facts) ?? []).isEmpty
        && isUnplaced(view, facts)
    }
  }

  /// Whether code leaves it to Interface Builder where a view lies.
  private func isUnplaced(_ view: ViewFacts.ID, _ facts: ViewFacts) -> Bool {
    let isDrawn = solver.interfaceViews(of: facts).contains(where: \.isDrawn)
    return [Axis.horizontal, .vertical].allSatisfy { solver.isUnplaced(view, facts, along: $0) }
      && !(isDrawn && reader.owner != nil && reader.mayHold(anyOf: SizeSolver.moving))
  }
}
