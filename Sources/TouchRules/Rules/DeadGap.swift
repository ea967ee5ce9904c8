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
      "A gap in a control that holds other controls and is higher than a quarter of the screen.",
      "A gap above or below another control in a row.",
      "Space around a background that reacts, or around a content shape: it is taken for a margin.",
      "A gesture on most of a screen, which may lie behind other controls.",
    ],
    reports: [
      Example(
        "A border around what is drawn",
        """
        struct PlanRow: View {
          var body: some View {
            HStack {
              Text("Yearly")
              Spacer()
            }
            .padding(24)
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
            ↓.onTapGesture { choose() }
          }
        }
        """),
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
        "A margin around what is drawn",
        """
        struct PlayButton: View {
          var body: some View {
            Text("Play")
              .frame(width: 200, height: 50)
              .background(Color.yellow)
              .padding(.bottom, 30)
              .onTapGesture { play() }
          }
        }
        """),
      Example(
        "A margin around a content shape",
        """
        struct InviteRow: View {
          var body: some View {
            Button(action: invite) {
              HStack {
                Text("Invite")
                Spacer()
                Image(systemName: "chevron.right")
              }
              .frame(height: 56)
              .contentShape(Rectangle())
              .padding(.horizontal, 20)
            }
            .buttonStyle(.plain)
          }
        }
        """),
      Example(
        "A margin around a card in a stack",
        """
        struct Banner: View {
          var body: some View {
            VStack {
              Text("No connection")
                .frame(width: 300, height: 80)
                .background(Color.yellow)
            }
            .padding(24)
            .onTapGesture { close() }
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
        !element.isPlaced, !element.isMoved, !element.isPage(of: screen),
        element.isRow(of: screen) || element.others(on: screen).isEmpty,
        // Where nothing reacts there is no gap, but no target.
        !element.region.isEmpty,
        // With nothing to show in a text it is not what a person sees.
        !element.hasEmptyText, Exemption.of(element, on: screen, under: policy) == nil
      else { return .notApplicable }
      // A margin is none either, so that with other content the element is not at fault.
      let required = policy.targetSize(on: screen.device.platform).recommended
      let reacting = element.withOthersInside(on: screen)
      guard let gap = reacting.gap(in: element.layout),
        !element.hasMargin(beyond: required, reacting)
      else { return .pass }
      let isSmall = !element.region.size(as: policy.measure)
        .covers(required, tolerance: Undersize.tolerance)
      // Where the same step keeps the target too small, it is the cause of both.
      var cause = element.boxPlace
      if isSmall {
        switch Fault.inSize(of: element, required: required) {
        case .early(let step, _), .unshaped(let step, _): cause = step.place
        case .outside, .gap, .clipped, .taken, .crowded, nil: break
        }
      }
      return .fail(
        Violation(
          severity: severity, required: element.layout.size,
          measured: element.region.largestPiece?.size ?? .zero, cause: cause,
          fault: .gap(gap, required: isSmall ? required : nil),
          remedy: element.remedy(toReactIn: element.layout.size, required: required)))
    },
    fact: { violation, element in
      guard case .gap(let gap, let required) = violation.fault else { return element.named }
      let fact =
        "\(element.about)\(gap.points) of \(element.named), which is "
        + "\(element.layout.size.points), do not react"
      guard let required else { return fact }
      return fact + ", and the largest piece that does is "
        + "\(element.about)\(violation.measured.points) of the \(required.pair) it needs"
    })
}

extension Screen.Element {
  /// Whether a gesture covers most of the screen, as one behind everything else that lets it close:
  /// then what lies on it is no part of one control.
  fileprivate func isPage(of screen: Screen) -> Bool {
    kind.isGesture && layout.width > screen.bounds.width * 0.6
      && layout.height > screen.bounds.height * 0.5
  }

  /// Whether it is a row or a card, which people take for one control with others in it, and not a part
  /// of a screen: at most a quarter of the screen high, a choice.
  fileprivate func isRow(of screen: Screen) -> Bool {
    layout.height <= screen.bounds.height / 4
  }

  /// What reacts in its box, for itself or for the targets inside it. What lies above and below a narrow
  /// one is taken for a part of that.
  fileprivate func withOthersInside(on screen: Screen) -> Region {
    let others = others(on: screen).map { other in
      guard other.layout.width <= layout.width / 2 else { return other.layout }
      return Rect(
        x: other.layout.minX, y: layout.minY, width: other.layout.width, height: layout.height)
    }
    return Region(region.outlines + others.map { .rectangle($0) })
  }

  /// The other targets that lie inside it.
  fileprivate func others(on screen: Screen) -> [Screen.Element] {
    screen.elements.filter { other in
      other.id != id && other.isEnabled && other.isApart == isApart && !other.region.isEmpty
        && layout.contains(other.layout, tolerance: 0.01) && other.layout != layout
    }
  }

  /// Whether a background that reacts everywhere, or a content shape, has nothing but space around it: that
  /// is a margin.
  fileprivate func hasMargin(beyond required: Size, _ reacting: Region) -> Bool {
    let inside = trace.filter { $0.isInside }
    guard
      let ground = inside.lastIndex(where: { step in
        guard [.decoration, .contentShape].contains(step.operation) || isWhole(step, required),
          let around = step.regionAfter
        else { return false }
        // A border has the same box as a ground, and a gap inside.
        return around.contains(step.frameAfter, tolerance: 0.01)
          && reacting.gap(in: step.frameAfter) == nil
      })
    else { return false }
    if inside[ground].operation == .contentShape {
      // What is asked to react is enough, and only space follows.
      return inside[ground].frameAfter.size.covers(required)
        && inside[(ground + 1)...].allSatisfy {
          $0.operation == .padding || $0.operation == .effect
        }
    }
    let isDrawn = inside[ground].operation == .decoration
    return inside[(ground + 1)...].allSatisfy {
      $0.operation != .container && $0.operation != .content && $0.operation != .contentShape
        && (isDrawn || $0.operation != .decoration)
    }
  }

  /// Whether a step arranges views that are large enough for a target, as a card in a column.
  private func isWhole(_ step: Screen.Step, _ required: Size) -> Bool {
    step.operation == .container && step.frameAfter.size.covers(required)
  }

  /// Whether it is a control whose label the app lays out, or a gesture on what the app draws.
  fileprivate var canHaveGaps: Bool {
    // A view of UIKit reacts in all of its bounds but for what lies outside those around it.
    guard framework == .swiftUI else { return false }
    switch kind {
    case .button, .link, .navigationLink, .menu, .shareLink, .photosPicker:
      // Of a row that is a button the whole reacts, whatever its label is.
      return container != .row || style != .automatic
    case .tapGesture, .longPressGesture: return true
    case .textLink, .toggle, .stepper, .slider, .picker, .pageControl, .datePicker, .colorPicker,
      .textField, .secureField, .textEditor, .disclosureGroup, .tab, .collectionItem, .tableRow,
      .dragGesture, .gesture:
      return false
    }
  }
}
