import TouchLayout
import TouchModel

/// What files of Interface Builder say of lengths.
extension SizeSolver {
  /// The views of Interface Builder's that a view may be: of the drawing that is looked at, or of all.
  func interfaceViews(of facts: ViewFacts) -> [InterfaceFiles.View] {
    let views = reader.interfaceViews(of: facts)
    guard let drawing, views.contains(where: { $0.drawing != nil }) else { return views }
    return views.filter { $0.drawing == drawing }
  }

  /// Where the drawing that is looked at shows a view; nil where all are looked at.
  func drawnPlace(of facts: ViewFacts) -> Place? {
    drawing == nil ? nil : interfaceViews(of: facts).first { $0.drawing == drawing }?.place
  }

  /// What constraints of Interface Builder say of the length of a view: all that an outlet stands for.
  func interfaceLengths(
    _ view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis
  ) -> [(LengthConstraint, ConstraintFacts)] {
    let views = interfaceViews(of: facts)
    guard !views.isEmpty else { return [] }
    return equalLength(view, facts, views, along: axis)
      + resizedLength(view, facts, views, along: axis)
      + [Relation.atLeast, .atMost].compactMap { relation in
        bound(relation, on: view, facts, views, along: axis)
      }
  }

  /// Whether a view has the frame that Interface Builder drew, as no constraint and no code gives it
  /// another.
  func keepsDrawnFrame(_ view: ViewFacts.ID, along axis: Axis) -> Bool {
    let facts = reader.facts(view)
    let views = interfaceViews(of: facts)
    return isUnplaced(view, facts, along: axis)
      && views.contains { (axis == .horizontal ? $0.width : $0.height)?.isFrame == true }
  }

  /// Whether code leaves it to Interface Builder where a view lies.
  func isUnplaced(
    _ view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis
  ) -> Bool {
    facts.unknowns.isEmpty && facts.frames.isEmpty && !facts.isFitted
      && (lengths[view] ?? []).isEmpty
      && (edges[view] ?? []).isEmpty && facts.superviews.isEmpty
      && ownLengths(view, facts, along: axis).isEmpty
  }

  /// The length that constraints, or the frame that Interface Builder drew, give a view in all files.
  private func equalLength(
    _ view: ViewFacts.ID, _ facts: ViewFacts, _ views: [InterfaceFiles.View], along axis: Axis
  ) -> [(LengthConstraint, ConstraintFacts)] {
    let given = views.map { view in
      (axis == .horizontal ? view.width : view.height) ?? share(of: view, along: axis)
    }
    guard let first = given.compactMap(\.self).first,
      given.allSatisfy({ $0?.screens == first.screens }),
      isUnplaced(reader.canonical(view), facts, along: axis)
        || !given.contains(where: { $0?.isFrame == true || $0?.isRest == true }),
      !given.contains(where: { $0?.isRest == true }) || facts.hugging[axis] == nil
    else { return [] }
    let ends = given.compactMap { $0?.length }
    var length = LengthConstraint(
      axis: axis, relation: .equal,
      constant: Length(
        smallest: ends.min() ?? first.length, typical: first.length,
        largest: ends.max() ?? first.length))
    if first.screens != 0 {
      // A share of what is not known leaves it to what the view shows.
      guard reader.isController, let screen = reader.own,
        first.screens == 1 || shown(along: axis).isBounded
      else { return [] }
      (length.other, length.multiplier) = ((screen, axis), Length(first.screens))
    }
    // Of several files that say the same each does.
    let giving = given.compactMap(\.self).filter { _ in length.constant?.isKnown == true }
    return (giving.isEmpty ? [first] : giving).uniqued(by: \.source.place).map { given in
      var constraint = ConstraintFacts(
        view: view, kind: .length(length), place: given.source.place, name: given.source.name)
      constraint.decider = given.source.decider
      constraint.isActive = true
      // Frames and constraints of other views are none that it holds.
      let isHeld = !given.isFrame && given.source.decider == nil && given.source.name == axis.noun
      return isHeld ? rewritten((length, constraint), facts) : (length, constraint)
    }
  }

  /// The length that a view has by its autoresizing mask, where that follows a view of the class's in all
  /// files.
  private func resizedLength(
    _ view: ViewFacts.ID, _ facts: ViewFacts, _ views: [InterfaceFiles.View], along axis: Axis
  ) -> [(LengthConstraint, ConstraintFacts)] {
    let resizings = views.map { view in view.resizings.first { $0.axis == axis } }
    guard let first = resizings.compactMap(\.self).first,
      resizings.allSatisfy({ $0?.difference == first.difference && $0?.outlets == first.outlets }),
      isUnplaced(reader.canonical(view), facts, along: axis),
      let outlet = first.outlets.first(where: { $0.owner == reader.owner?.name }),
      let outer = reader.properties[outlet.property]
    else { return [] }
    var length = LengthConstraint(
      axis: axis, relation: .equal, constant: Length(first.difference))
    (length.other, length.multiplier) = ((outer, axis), Length(1))
    var constraint = ConstraintFacts(
      view: view, kind: .length(length), place: first.place, name: "autoresizingMask")
    constraint.isActive = true
    return [(length, constraint)]
  }

  /// The least or the most that constraints let a view be in all files; nil where one sets none.
  private func bound(
    _ relation: Relation, on view: ViewFacts.ID, _ facts: ViewFacts, _ views: [InterfaceFiles.View],
    along axis: Axis
  ) -> (LengthConstraint, ConstraintFacts)? {
    let isLeast = relation == .atLeast
    let bounds = views.map { view in
      view.bounds.filter { $0.axis == axis && $0.relation == relation }
        .max { isLeast ? $0.length < $1.length : $0.length > $1.length }
    }
    let known = bounds.compactMap(\.self)
    guard known.count == bounds.count,
      let loosest = known.max(by: { isLeast ? $0.length > $1.length : $0.length < $1.length })
    else { return nil }
    let length = LengthConstraint(
      axis: axis, relation: relation, constant: Length(loosest.length))
    var constraint = ConstraintFacts(
      view: view, kind: .length(length), place: loosest.source.place, name: loosest.source.name)
    constraint.isActive = true
    return rewritten((length, constraint), facts)
  }

  /// How long an outlet's view is by what it shows, in Interface Builder and by the code after that.
  ///
  /// That nothing else gives it its length is read off the document: by its constraints, or because
  /// Interface Builder laid it out with the length that its content asks for.
  ///
  /// - Parameter width: How wide the view is that may break what it says into lines.
  func interfaceContent(of facts: ViewFacts, along axis: Axis, width: Span? = nil) -> Span {
    let views = interfaceViews(of: facts)
    let unknown = Span.unknown(
      facts.drawn?.doubt ?? sharedReason(of: views, along: axis) ?? UnknownReason.interfaceBuilder)
    if let doubt = facts.unknowns.first { return .unknown(doubt) }
    if views.contains(where: { $0.changedAxes.contains(axis) }) {
      return .unknown(UnknownReason.changedConstraints)
    }
    if axis == .vertical, let span = rowHeight(of: views) { return span }
    if views.contains(where: { mayBeStretched(facts, $0.stretchings[axis]) }) { return unknown }
    let classes = views.compactMap(\.className)
    if let other = classes.first(where: { $0 != facts.type?.name }) ?? facts.type?.absentBase {
      return .unknown(UnknownReason.absent(other))
    }
    var inherited = ButtonContent()
    var configurations = reader.configurations
    var change: IntrinsicChange?
    if facts.type != nil {
      switch ofClass(facts, along: axis) {
      case .given(let span):
        return span.isBounded && !isStretchable(facts, along: axis) ? span : unknown
      case .shown(let known, let all, let made):
        (inherited, configurations, change) = (known, all, made)
      }
    }
    switch drawnContent(of: facts, inherited, configurations, along: axis, width: width) {
    case .known(let span) where change == nil && isFramedInBar(facts, along: axis),
      .contradicted(let span) where change == nil && isFramedInBar(facts, along: axis):
      return lengthInBar(of: facts, along: axis, asking: span)
    case .known(let span):
      if let change { return change.length(of: IntrinsicChange.Content(length: span)) }
      // How large a symbol is drawn in a button Interface Builder knows better.
      let isSymbol = facts.drawn?.picture?.isSymbol == true
      return isSymbol ? natural(facts, inherited, along: axis) ?? span : span
    case .contradicted where change != nil: return unknown
    case .contradicted(let span):
      return stretched(facts, span, along: axis) ?? raised(facts, span, along: axis) ?? unknown
    // Whether it was laid out with what its class makes of that is not known.
    case .open where change != nil: return unknown
    case .open: return natural(facts, inherited, along: axis) ?? unknown
    }
  }

  /// Whether others that make a view as long as they are may be longer when it runs than they were laid out.
  private func mayBeStretched(
    _ facts: ViewFacts, _ stretching: InterfaceFiles.Stretching?
  ) -> Bool {
    guard case .lines(let outlets)? = stretching else { return stretching == .open }
    return outlets.contains { outlet in
      guard outlet.owner == reader.owner?.name, let id = reader.properties[outlet.property] else {
        return false
      }
      let label = reader.facts(id)
      let isKept =
        label.content.fonts.isEmpty && !label.content.hasAttributedTitle && !label.content.mayWrap
      let height = lineHeight(of: label, along: .vertical)?.high ?? .infinity
      return !isKept && height > facts.drawn?.frame?.height ?? 0
    }
  }

  /// How wide a view is at least that nothing shortens, by the text that the code, or else Interface
  /// Builder, gives it, in points.
  func leastTextWidth(of view: ViewFacts.ID) -> Double {
    var facts = reader.facts(view)
    if let drawn = facts.drawn {
      var content = drawn.content
      content.replace(with: facts.content, andConfigurations: true)
      (facts.content, facts.buttonType) = (content, drawn.type)
    }
    return ContentMetrics(
      facts: facts, configurations: reader.configurations, index: reader.index,
      setting: reader.setting
    ).leastTextWidth
  }

  /// What a button asks for that is laid out longer, as a constraint makes it at least as long as that; nil
  /// for any other.
  private func raised(_ facts: ViewFacts, _ own: Span, along axis: Axis) -> Span? {
    let views = interfaceViews(of: facts)
    guard own.isBounded, !views.isEmpty, let frame = facts.drawn?.frame else { return nil }
    let laidOut = axis == .horizontal ? frame.width : frame.height
    let isRaised = views.allSatisfy { view in
      view.bounds.contains { bound in
        bound.axis == axis && bound.relation == .atLeast && own.high <= bound.length
          && abs(bound.length - laidOut) <= 1
      }
    }
    return isRaised ? own : nil
  }

  /// How long a view is that has the length which Interface Builder found its content to ask for; nil where
  /// something else may give it one, or code changes what it shows.
  private func natural(
    _ facts: ViewFacts, _ inherited: ButtonContent, along axis: Axis
  ) -> Span? {
    let views = interfaceViews(of: facts)
    let given = views.compactMap { axis == .horizontal ? $0.naturalWidth : $0.naturalHeight }
    let configuration = facts.drawn?.configuration
    if views.contains(where: { $0.blank != nil }) { return blank(facts, along: axis) }
    guard let first = given.first, given.count == views.count,
      inherited.leaves(axis, ofTitled: true), inherited.configurations.isEmpty
    else { return nil }
    var span = Span(
      low: given.map(\.length).min() ?? first.length,
      high: given.map(\.length).max() ?? first.length, certainty: .estimated)
    span.sources = [
      Span.Source(
        place: first.source.place, name: facts.name ?? facts.className, operation: .content)
    ]
    if let height = lineHeight(of: facts, along: axis) {
      return left(height, to: views, facts, along: axis)
    }
    guard facts.content.leaves(axis, ofTitled: facts.drawn.map { $0.title != nil } ?? true),
      configuration == nil || isUnchanged(facts, since: configuration?.facts)
    else { return nil }
    return left(span, to: views, facts, along: axis)
  }

  /// How high a label's one line is in the fonts that code gives it; nil where code gives it none, or may give
  /// it other lines.
  private func lineHeight(of facts: ViewFacts, along axis: Axis) -> Span? {
    guard facts.className == "UILabel", axis == .vertical, !facts.content.fonts.isEmpty,
      !facts.content.mayWrap, !facts.content.fonts.contains(where: \.isOfOwnFont)
    else { return nil }
    let span = ContentMetrics(
      facts: facts, configurations: [], index: reader.index, setting: reader.setting
    ).span(along: axis)
    return span.isBounded ? span : nil
  }

  /// Whether code leaves the configuration that Interface Builder gives a button as it is.
  private func isUnchanged(_ facts: ViewFacts, since drawn: ConfigurationFacts?) -> Bool {
    guard let drawn, facts.content.configurations.count == 1,
      let number = facts.content.configurations[0]
    else { return false }
    let now = reader.configurations[number]
    return now.properties.mapValues(\.count).filter { !ConfigurationFacts.looks.contains($0.key) }
      == drawn.properties.mapValues(\.count)
      && now.attributedTitles.isEmpty && now.transforms.count == drawn.transforms.count
  }
}
