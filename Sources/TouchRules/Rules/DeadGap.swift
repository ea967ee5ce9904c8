import TouchModel

extension Rule {
  static let deadGap = Rule(
    id: .deadGap,
    title: "All of a control reacts",
    statement: """
      What is drawn or laid out as one control has no stretch wider than 16 pt both ways that does \
      not react. In a plain or a custom style, and before a gesture, only what is drawn reacts: \
      spacers, gaps of stacks, paddings and the slack of frames are dead.
      """,
    source: "SwiftUI's hit testing: a view without content is not hit",
    falsePositives: [
      "A gesture on a large container that is meant to react on its content alone.",
      "A corner of a shape that is not round and leaves more than 16 pt bare.",
    ],
    falseNegatives: [
      "A dead stretch of 16 pt or less, as a usual padding leaves around a text.",
      "The bare corners of round and slanted shapes.",
      "A part of the control that another view covers.",
    ],
    reports: [
      Example(
        "A spacer between what is drawn",
        """
        struct AccountRow: View {
          var body: some View {
            HStack {
              Text("Account")
              Spacer()
              Image(systemName: "chevron.right")
            }
            .frame(height: 48)
            ↓.onTapGesture { open() }
          }
        }
        """),
      Example(
        "Lines far apart in a plain label",
        """
        struct TripButton: View {
          var body: some View {
            ↓Button(action: open) {
              VStack(spacing: 24) {
                Text("Lisbon")
                Text("4 nights in May")
              }
            }
            .buttonStyle(.plain)
          }
        }
        """),
    ],
    leavesAlone: [
      Example(
        "A content shape behind the stack",
        """
        struct AccountRow: View {
          var body: some View {
            HStack {
              Text("Account")
              Spacer()
              Image(systemName: "chevron.right")
            }
            .frame(height: 48)
            .contentShape(Rectangle())
            .onTapGesture { open() }
          }
        }
        """),
      Example(
        "A background that is drawn",
        """
        struct TripButton: View {
          var body: some View {
            Button(action: open) {
              VStack(spacing: 24) {
                Text("Lisbon")
                Text("4 nights in May")
              }
              .background(Color.yellow)
            }
            .buttonStyle(.plain)
          }
        }
        """),
    ],
    check: { element, screen, policy in
      guard let severity = policy.severity(of: .deadGap), element.canHaveGaps,
        // What is drawn elsewhere than it was laid out has no box to have gaps in.
        !element.isPlaced, !element.isMoved,
        // Where nothing reacts there is no gap, but no target.
        !element.region.isEmpty, Exemption.of(element, on: screen, under: policy) == nil
      else { return .notApplicable }
      guard let gap = element.region.gap(in: element.layout) else { return .pass }
      let required = policy.targetSize(on: screen.device.platform).recommended
      // Where the same step keeps the target too small, it is the cause of both.
      var cause = element.boxPlace
      if !element.region.size(as: policy.measure).covers(required, tolerance: Undersize.tolerance) {
        switch Fault.inSize(of: element, required: required) {
        case .early(let step, _), .unshaped(let step): cause = step.place
        case .outside, .gap, .clipped, .taken, .crowded, nil: break
        }
      }
      return .fail(
        Violation(
          severity: severity, required: element.layout.size,
          measured: element.region.largestPiece?.size ?? .zero, cause: cause,
          fault: .gap(gap),
          remedy: .reacting(element.layout.size, required: required)))
    },
    fact: { violation, element in
      guard case .gap(let gap) = violation.fault else { return element.named }
      return "\(element.about)\(gap.points) of \(element.named), which is "
        + "\(element.layout.size.points), do not react"
    })
}

extension Screen.Element {
  /// Whether it is a control whose label the app lays out, or a gesture on what the app draws.
  fileprivate var canHaveGaps: Bool {
    switch kind {
    case .button, .link, .navigationLink, .menu, .shareLink, .photosPicker: true
    case .tapGesture, .longPressGesture: true
    case .textLink, .toggle, .stepper, .slider, .picker, .datePicker, .colorPicker, .textField,
      .secureField, .textEditor, .disclosureGroup, .tab, .dragGesture, .gesture:
      false
    }
  }
}
