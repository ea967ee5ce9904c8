import TouchLayout

/// Scroll views, whose own edges are in constraints those of their content: what is inside makes that as
/// large as it is, and only lengths are of the frame.
///
/// Source: "Working with Scroll Views", Auto Layout Guide, Apple.
extension SetupReader {
  /// The guides of a scroll view.
  struct ScrollGuide: Hashable {
    var scroller: ViewFacts.ID
    var isContent: Bool
  }

  /// A guide of a scroll view; nil for that of any other view.
  func scrollGuide(isContent: Bool, of view: ViewFacts.ID) -> ViewFacts.ID? {
    let view = canonical(view)
    guard facts(view).className == "UIScrollView" else { return nil }
    let guide = ScrollGuide(scroller: view, isContent: isContent)
    if let known = scrollGuides[guide] { return known }
    var facts = ViewFacts(className: "UIView")
    facts.isMade = true
    facts.superviews = [view]
    let made = add(facts)
    scrollGuides[guide] = made
    if !isContent, let place = self.facts(view).place {
      for axis in [Axis.horizontal, .vertical] {
        let length = LengthConstraint(
          axis: axis, relation: .equal, constant: 0, other: (view, axis), multiplier: 1)
        constraints.append(
          ConstraintFacts(
            view: made, kind: .length(length), place: place, name: "frameLayoutGuide",
            isActive: true))
      }
    }
    return made
  }

  /// The scroll view whose content a view stands for; nil for any other view.
  func scroller(of content: ViewFacts.ID) -> ViewFacts.ID? {
    let content = canonical(content)
    return scrollGuides.first { $0.key.isContent && $0.value == content }
      .map { canonical($0.key.scroller) }
  }

  /// Ties to the content what is tied to the edges of a scroll view from inside.
  func settleScrolling() {
    for number in constraints.indices {
      guard case .edge(var edge) = constraints[number].kind, let other = edge.other else {
        continue
      }
      if isInside(constraints[number].view, other.view),
        let content = scrollGuide(isContent: true, of: other.view)
      {
        edge.other = (content, other.edge, other.isInset)
        constraints[number].kind = .edge(edge)
      } else if isInside(other.view, constraints[number].view),
        let content = scrollGuide(isContent: true, of: constraints[number].view)
      {
        constraints[number].view = content
      }
    }
  }

  /// Whether a view is inside a scroll view, by way of others too.
  private func isInside(_ view: ViewFacts.ID, _ scroller: ViewFacts.ID) -> Bool {
    facts(scroller).className == "UIScrollView" && lies(view, in: canonical(scroller))
  }
}
