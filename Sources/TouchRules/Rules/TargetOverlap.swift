import TouchModel

extension Rule {
  static let targetOverlap = Rule(
    id: .targetOverlap,
    title: "Nothing in front takes a target's touches",
    statement: """
      Where a target is large enough, what lies in front of it leaves enough of it: another target \
      that overlaps it, or a view that reacts to touches or draws over it. Of two that overlap the \
      one in front wins: the later of two siblings, and an overlay before what it lies on.
      """,
    source: "WCAG 2.2, 2.5.8, note on targets that are obscured; SwiftUI's hit testing",
    falsePositives: [
      "What an element covers that is never shown without it, and is meant to be out of reach then."
    ],
    falseNegatives: [
      "What is covered by a target over most of the screen, as the shade behind a drawer.",
      "A target around others, or one the size of a card behind what lies wholly on it, which share "
        + "its touches by design.",
      "What comes and goes, as a message: a target that is free without it is taken to wait for it.",
      "A copy of the same element, as a row of a loop over another.",
      "A target that is covered wholly: it is taken to be hidden on purpose.",
      "What scrolls from under what covers it.",
      "A view that is half transparent or more, which is taken to let touches through.",
      "A target whose place or size hangs on what is not in the source.",
    ],
    reports: [
      Example(
        "A hit region that reaches over its neighbour",
        """
        struct Rating: View {
          var body: some View {
            HStack(spacing: 0) {
              ↓Button(action: dislike) {
                Image(systemName: "hand.thumbsdown")
                  .frame(width: 44, height: 44).contentShape(Rectangle())
              }
              Button(action: like) {
                Image(systemName: "hand.thumbsup")
                  .frame(width: 44, height: 44).contentShape(Rectangle().inset(by: -12))
              }
            }
            .buttonStyle(.plain)
          }
        }
        """)
    ],
    leavesAlone: [
      Example(
        "Hit regions that end where the other's begin",
        """
        struct Rating: View {
          var body: some View {
            HStack(spacing: 24) {
              Button(action: dislike) {
                Image(systemName: "hand.thumbsdown")
                  .frame(width: 44, height: 44).contentShape(Rectangle().inset(by: -12))
              }
              Button(action: like) {
                Image(systemName: "hand.thumbsup")
                  .frame(width: 44, height: 44).contentShape(Rectangle().inset(by: -12))
              }
            }
            .buttonStyle(.plain)
          }
        }
        """),
      Example(
        "A small button in a large row, which keeps the rest",
        """
        struct TripRow: View {
          var body: some View {
            HStack {
              Text("Lisbon")
              Spacer()
              Button(action: share) {
                Image(systemName: "square.and.arrow.up")
                  .frame(width: 44, height: 44).contentShape(Rectangle())
              }
            }
            .frame(height: 60)
            .contentShape(Rectangle())
            .onTapGesture { open() }
          }
        }
        """),
    ],
    check: { element, screen, policy in
      guard let base = policy.severity(of: .targetOverlap) else { return .notApplicable }
      guard
        let size = Reached.shortfall(
          of: element, in: element.effective, outOf: element.clipped, on: screen, under: policy),
        // What stands inside shares the touches by design.
        let taker = element.takers.last, !element.takers.contains(where: { $0.isInside })
      else { return .pass }
      let asked = policy.targetSize(on: screen.device.platform).recommended
      if policy.allows(.spacing),
        SpacingException.holds(for: element, on: screen, diameter: asked.width)
      {
        return .pass
      }
      // Copies of one element are placed by numbers that are not followed to the point.
      guard taker.element != element.id, element.certainty != .unknown else { return .pass }
      let other = taker.element.flatMap { id in screen.elements.first { $0.id == id } }
      // What lies wholly on a target the size of a card, or on a view with a gesture, as a row behind
      // its buttons, shares its touches by design.
      let card = Size(width: 2 * asked.width, height: 2 * asked.height)
      let mayShare =
        element.kind.isGesture || element.layout.size.covers(card, tolerance: Undersize.tolerance)
      if mayShare, let box = other?.region.boundingBox,
        element.layout.contains(box, tolerance: 0.01)
      {
        return .pass
      }
      // A message that may come and go, as one of a list of them, is not there at rest.
      if taker.isUnsettled || other?.mayBeAbsent == true, !element.mayBeAbsent { return .pass }
      // What covers most of the screen, as the shade behind a drawer, is shown in place of the rest.
      if let box = other?.region.boundingBox ?? taker.box, box.area > screen.bounds.area / 2 {
        return .pass
      }
      return .fail(
        Violation(
          severity: Reached.severity(of: size, on: screen, under: policy, base: base),
          required: asked, measured: size, cause: taker.place,
          fault: .taken(by: taker, element: other.map { Subject($0) }),
          remedy: other.map { .giveWay(name: Subject($0).named) } ?? taker.givingWay(to: element),
          evidence: Cluster(around: element, on: screen, wants: asked)?.evidence ?? []))
    },
    fact: { violation, element in
      guard case .taken(let taker, let other) = violation.fault else { return element.named }
      let winner = other.map { $0.named } ?? "'\(taker.name)'"
      return "\(winner) in front leaves \(element.about)\(violation.measured.points) of "
        + "\(element.named), which needs \(violation.required.pair)"
    })
}
