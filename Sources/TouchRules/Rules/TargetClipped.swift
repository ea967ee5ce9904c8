import TouchModel

extension Rule {
  static let targetClipped = Rule(
    id: .targetClipped,
    title: "Nothing around cuts a target off",
    statement: """
      Where a target is large enough, no view around it cuts off so much that it is not: touches \
      outside a content shape or beside a scroll view do not reach what is inside. '.clipped()' and \
      '.clipShape' cut what is drawn, not what is touched.
      """,
    source: "SwiftUI's hit testing: a content shape and a scroll view bound what is inside",
    falsePositives: [
      "A hit region that reaches beyond what is around it on purpose, to be cut to its shape."
    ],
    falseNegatives: [
      "A target that is cut off wholly: it is taken to be hidden on purpose.",
      "A target that content outside the source pushes out of what is around it.",
      "What can be scrolled into view, and what the edge of the screen or a row's cell cuts off.",
    ],
    reports: [
      Example(
        "A hit region that reaches beyond the content shape around it",
        """
        struct Badge: View {
          var body: some View {
            HStack {
              ↓Button(action: close) {
                Image(systemName: "xmark")
                  .frame(width: 24, height: 24)
                  .contentShape(Rectangle().inset(by: -12))
              }
              .buttonStyle(.plain)
            }
            .contentShape(Rectangle())
          }
        }
        """)
    ],
    leavesAlone: [
      Example(
        "The same without the content shape around it",
        """
        struct Badge: View {
          var body: some View {
            HStack {
              Button(action: close) {
                Image(systemName: "xmark")
                  .frame(width: 24, height: 24)
                  .contentShape(Rectangle().inset(by: -12))
              }
              .buttonStyle(.plain)
            }
            .clipped()
          }
        }
        """)
    ],
    check: { element, screen, policy in
      guard let base = policy.severity(of: .targetClipped) else { return .notApplicable }
      guard
        let size = Reached.shortfall(
          of: element, in: element.clipped, outOf: element.region, on: screen, under: policy),
        // The edge of the screen is no view's fault: what lies beyond it may be scrolled to.
        let cutter = element.cutter, cutter.place != nil,
        !element.isPushed(outOf: cutter)
      else { return .pass }
      let asked = policy.targetSize(on: screen.device.platform).recommended
      return .fail(
        Violation(
          severity: Reached.severity(of: size, on: screen, under: policy, base: base),
          required: asked, measured: size, cause: cutter.place,
          fault: .clipped(by: cutter), remedy: .makeRoom(in: cutter.name)))
    },
    fact: { violation, element in
      guard case .clipped(let cutter) = violation.fault else { return element.named }
      let edge = cutter.name.isEmpty ? "what is around it" : "'\(cutter.name)'"
      return "\(edge) cuts \(element.named) off to \(element.about)\(violation.measured.points) of "
        + "the \(violation.required.pair) it needs"
    })
}

extension Screen.Element {
  /// Whether layout itself put it beyond what cuts it, by the size of content that is not known or by
  /// how many there are of it.
  fileprivate func isPushed(outOf cutter: Taker) -> Bool {
    guard certainty == .unknown || mayBeAbsent, let box = cutter.box else { return false }
    return !box.contains(layout, tolerance: 1)
  }
}
