import TouchLayout

/// Views that fill a stack view together and whose lengths follow from that of one of them, as a button does
/// that is 1.4 times as wide as the one beside it.
extension SizeSolver {
  /// A length as so many times another, and what is added.
  private struct Ratio {
    var multiplier: Double
    var constant: Double
  }

  /// How long a view is along the axis of a stack view that it fills together with others, whose lengths are
  /// given or follow from its own; nil where one is neither.
  func filling(_ view: ViewFacts.ID, along axis: Axis, within around: Set<Key>) -> Span? {
    guard let stack = reader.facts(view).stacks.first.map(reader.canonical) else { return nil }
    let holder = reader.facts(stack)
    guard stackAxis(of: holder) == axis, isKnownWhole(stack, holder), holder.customSpacings.isEmpty,
      holder.names("distribution").map({ Set($0).isSubset(of: ["fill"]) }) ?? false,
      isStretched(stack, along: axis, within: around),
      let spacing = SetupReader.range(holder.properties["spacing"] ?? [.number(0)]),
      let ratios = ratios(to: view, in: stack, along: axis)
    else { return nil }
    let whole = self.span(of: stack, along: axis, within: around)
    guard whole.isBounded else { return nil }
    let gaps = spacing * Length(Double(ratios.count - 1))
    let constants = ratios.reduce(0) { $0 + $1.constant }
    let multiplier = ratios.reduce(0) { $0 + $1.multiplier }
    return inside(whole, of: holder, along: axis)
      .scaled(by: 1, plus: Length(0) - gaps - Length(constants))
      .scaled(by: Length(1 / multiplier), plus: 0)
  }

  /// The lengths of all that a stack view arranges by that of one of them, each by a single constraint which
  /// nothing overrules; nil where anything else may have a part in one.
  private func ratios(
    to base: ViewFacts.ID, in stack: ViewFacts.ID, along axis: Axis
  ) -> [Ratio]? {
    let views = (arrangements[stack] ?? []).map(reader.canonical)
    guard views.count > 1,
      views.allSatisfy({ isShown($0, beside: base, in: stack, along: axis) })
    else { return nil }
    var ratios = [base: Ratio(multiplier: 1, constant: 0)]
    var pairs: Set<Set<ViewFacts.ID>> = []
    for view in views {
      let own = (lengths[view] ?? []).filter { $0.0.axis == axis }
      var others: Set<ViewFacts.ID> = []
      for (length, constraint) in own {
        guard length.relation == .equal, !length.isOuter, constraint.isCertain,
          constraint.constants.isEmpty, constraint.priority?.smallest == LayoutPriority.required,
          let constant = length.constant, constant.isKnown
        else { return nil }
        guard let other = length.other else {
          guard own.count == 1, view != base else { return nil }
          ratios[view] = Ratio(multiplier: 0, constant: constant.typical)
          continue
        }
        guard other.axis == axis, views.contains(reader.canonical(other.view)),
          others.insert(reader.canonical(other.view)).inserted
        else { return nil }
        pairs.insert([view, reader.canonical(other.view)])
      }
    }
    // More would contradict each other, or say the same.
    guard pairs.count + ratios.count == views.count else { return nil }
    for _ in views {
      for view in views where ratios[view] == nil {
        ratios[view] = (lengths[view] ?? []).firstNonNil { length, _ in
          ratio(of: length, along: axis, knowing: ratios)
        }
      }
    }
    return ratios.count == views.count ? Array(ratios.values) : nil
  }

  /// A length that is so many times another one of which that is known.
  private func ratio(
    of length: LengthConstraint, along axis: Axis, knowing ratios: [ViewFacts.ID: Ratio]
  ) -> Ratio? {
    guard length.axis == axis, let other = length.other,
      let known = ratios[reader.canonical(other.view)], let constant = length.constant,
      let multiplier = length.multiplier, multiplier.isKnown, multiplier.typical > 0
    else { return nil }
    return Ratio(
      multiplier: known.multiplier * multiplier.typical,
      constant: known.constant * multiplier.typical + constant.typical)
  }

  /// Whether a stack view alone shows a view, whenever it shows another, and no more than constraints in the
  /// code say how long it is.
  private func isShown(
    _ view: ViewFacts.ID, beside base: ViewFacts.ID, in stack: ViewFacts.ID, along axis: Axis
  ) -> Bool {
    let facts = reader.facts(view)
    return facts.isHidden.isEmpty
      && facts.shownBranches.isSubset(of: reader.facts(base).shownBranches) && !facts.isLoose
      && facts.unknowns.isEmpty
      && facts.stacks.allSatisfy { reader.canonical($0) == stack }
      && (edges[view] ?? []).allSatisfy { $0.0.edge.axis != axis }
      && ownLengths(view, facts, along: axis).isEmpty
      && interfaceLengths(view, facts, along: axis).isEmpty
  }
}
