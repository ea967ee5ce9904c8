import TouchModel

extension Rule {
  static let ineffectiveExpansion = Rule(
    id: .ineffectiveExpansion,
    title: "What enlarges a target stands where it has an effect",
    statement: """
      A frame, a padding or a content shape that would make a target large enough stands in the \
      label of the control, or before the gesture, and the content shape behind the frame. Around \
      a button it moves neighbours away and changes nothing that reacts; before the frame a \
      content shape covers only what it has by then; and in a plain style or before a gesture a \
      frame without a content shape does not react.
      """,
    source: "SwiftUI's hit testing: a control reacts where its label does",
    falsePositives: [
      "Space around a small button that was meant as space; the button is too small all the same."
    ],
    falseNegatives: [
      "A step that would not have sufficed in the right place either.",
      "A size that a container around several views gives.",
      "A frame around the control that is more than twice as large as asked: it places the control.",
    ],
    reports: [
      Example(
        "A frame around the button",
        """
        struct CloseButton: View {
          var body: some View {
            ↓Button(action: close) {
              Image(systemName: "xmark")
            }
            .frame(width: 44, height: 44)
          }
        }
        """),
      Example(
        "A content shape before the frame",
        """
        struct CloseButton: View {
          var body: some View {
            ↓Button(action: close) {
              Image(systemName: "xmark")
                .contentShape(Rectangle())
                .frame(width: 44, height: 44)
            }
            .buttonStyle(.plain)
          }
        }
        """),
      Example(
        "A padding behind the gesture",
        """
        struct Favorite: View {
          var body: some View {
            Image(systemName: "star")
              ↓.onTapGesture { toggle() }
              .padding()
          }
        }
        """),
    ],
    leavesAlone: [
      Example(
        "The frame in the label, the content shape behind it",
        """
        struct CloseButton: View {
          var body: some View {
            Button(action: close) {
              Image(systemName: "xmark")
                .frame(width: 44, height: 44)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .padding()
          }
        }
        """)
    ],
    check: { element, screen, policy in
      let judged = Undersize.judge(
        element, on: screen, under: policy, rule: .ineffectiveExpansion)
      switch judged {
      case .fail(let violation): return violation.fault == nil ? .pass : judged
      case .pass, .notApplicable: return judged
      case .exempt: return .notApplicable
      }
    },
    fact: { violation, element in
      let size =
        "hit in \(element.about)\(violation.measured.points) of the "
        + "\(violation.required.pair) it needs"
      return switch violation.fault {
      case .outside(let step):
        "'.\(step.name)' stands outside \(element.named), which can still be \(size)"
      case .early(let shape, let growth):
        "'.\(shape.name)' stands before '.\(growth.name)', so that \(element.named) can only be "
          + size
      case .unshaped(let step, _):
        "'.\(step.name)' adds space that does not react, so that \(element.named) can only be \(size)"
      case .gap, .clipped, .taken, .crowded, nil: "\(element.named) can be \(size)"
      }
    })
}
