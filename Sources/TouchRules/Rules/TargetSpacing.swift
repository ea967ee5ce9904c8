import TouchModel

extension Rule {
  static let targetSpacing = Rule(
    id: .targetSpacing,
    title: "Targets keep a distance",
    statement: """
      Neighbouring targets that a stack or a grid sets beside each other lie 8 pt apart, from where \
      one reacts to where the other does. Under 'hig', whose about 12 pt around elements with a \
      bezel and 24 pt around others are advice, it is a note: visible edges nearer than 8 pt, \
      between targets that are large enough; where one is not, its size is the finding. WCAG asks \
      no distance, but counts it where a target is too small: see target-size.
      """,
    source:
      "Human Interface Guidelines, Accessibility, Mobility; Material Design 3; child-friendly "
      + "touch target standards",
    falsePositives: [
      "Parts of what is meant as one control, as a stepper of the app's own."
    ],
    falseNegatives: [
      "Copies of one element, as the tiles of a loop.",
      "Targets that lie over each other, in different scroll views, in rows of lists and in bars.",
      "Rows as wide as the screen that touch, as in a list of the app's own.",
      "A distance that content outside the source decides.",
      "Visible edges of pictures and of paths of the app's own, which may be bare at their sides.",
    ],
    reports: [
      Example(
        "Two buttons almost touching",
        """
        struct Confirm: View {
          var body: some View {
            HStack(spacing: 2) {
              ↓Button("Keep", action: keep)
              Button("Delete", action: delete)
            }
            .buttonStyle(.bordered)
          }
        }
        """)
    ],
    leavesAlone: [
      Example(
        "Twelve points between them",
        """
        struct Confirm: View {
          var body: some View {
            HStack(spacing: 12) {
              Button("Keep", action: keep)
              Button("Delete", action: delete)
            }
            .buttonStyle(.bordered)
          }
        }
        """),
      Example(
        "Symbols in frames that touch, which are drawn 20 points apart",
        """
        struct Player: View {
          var body: some View {
            HStack(spacing: 0) {
              Button(action: back) {
                Image(systemName: "backward.fill")
                  .frame(width: 44, height: 44).contentShape(Rectangle())
              }
              Button(action: forward) {
                Image(systemName: "forward.fill")
                  .frame(width: 44, height: 44).contentShape(Rectangle())
              }
            }
          }
        }
        """),
    ],
    check: { element, screen, policy in
      guard let severity = policy.severity(of: .targetSpacing),
        let spacing = policy.spacing(on: screen.device.platform)
      else { return .notApplicable }
      func near(_ element: Screen.Element) -> [Neighbour] {
        screen.neighbours(of: element, nearerThan: spacing.least, between: spacing.measure)
          .filter { spacing.applies(to: element, $0.element, on: screen, under: policy) }
      }
      // Of a pair the first by place is found, and of a row those that have others before them not.
      let all = near(element)
      guard
        let nearest = all.min(by: { ($0.gap, $0.element.id.place) < ($1.gap, $1.element.id.place) }
        ),
        !all.contains(where: { $0.element.id.place < element.id.place })
      else { return .pass }
      let group = screen.groups[nearest.group]
      let isPlain = !element.hasBezel && !nearest.element.hasBezel
      let distance = isPlain ? spacing.plainDistance : spacing.distance
      return .fail(
        Violation(
          severity: severity,
          required: policy.targetSize(on: screen.device.platform).recommended,
          measured: element.region.size(as: policy.measure), cause: group.place,
          fault: .crowded(by: Subject(nearest.element), gap: nearest.gap, required: distance),
          remedy: .spread(
            group: group, isVertical: nearest.isVertical,
            distance: distance + nearest.overhang(from: element))))
    },
    fact: { violation, element in
      guard case .crowded(let other, let gap, let required) = violation.fault else {
        return element.named
      }
      let distance = gap < 0.005 ? "directly beside" : "\(element.about)\(gap.plain) pt from"
      return "\(element.named) stands \(distance) \(other.named) where \(required.plain) pt "
        + "keep touches apart"
    })
}

extension Policy.Spacing {
  /// Whether the distance between two elements is a matter of its own: between visible edges it is
  /// none where one of the two is too small, since the room that it lacks is a distance too.
  fileprivate func applies(
    to first: Screen.Element, _ second: Screen.Element, on screen: Screen, under policy: Policy
  ) -> Bool {
    guard measure == .visibleEdges else { return true }
    return [first, second].allSatisfy { element in
      Exemption.of(element, on: screen, under: policy) != nil
        || element.region.size(as: policy.measure).covers(
          policy.targetSize(on: screen.device.platform).recommended,
          tolerance: Undersize.tolerance)
    }
  }
}
