import TouchModel

extension Rule {
  static let targetSize = Rule(
    id: .targetSize,
    title: "A target is large enough to be hit",
    statement: """
      The largest connected piece of what reacts to a touch is at least as large as the policy \
      asks: under 'hig' 44×44 pt by default and 28×28 pt at least on iOS. The hit region counts, \
      not the frame: space around a button or in a plain label does not react, but for gaps of 4 pt \
      and less between the pieces of one target. WCAG asks for a \
      square of that side inside the hit region, and at level AA lets a smaller target be whose \
      circle of 24 pt meets no other target.
      """,
    source: "Human Interface Guidelines, Accessibility, Mobility; WCAG 2.2, 2.5.8 and 2.5.5",
    falsePositives: [
      "An element with an equivalent, larger one on the same screen.",
      "A target whose size is essential, as a pin on a map.",
      "An element that UIKit code around the hosting view enlarges.",
      "A view of UIKit whose touches a cell or another view around it handles as well.",
    ],
    falseNegatives: [
      "A control in a bordered or another system style at its regular size, which draws 34 pt high.",
      "A target that is large enough but clipped or covered by another view.",
      "A target that other controls cover wholly, or a bare colour or shape with a gesture that any views "
        + "do: it is taken to be hidden on purpose.",
      "An element whose size depends on content that is not in the source: it is undecided.",
      "A view of UIKit to which neither its class nor code that shows the class gives a size: it is "
        + "undecided.",
    ],
    reports: [
      Example(
        "A symbol alone",
        """
        struct CloseButton: View {
          var body: some View {
            ↓Button(action: close) {
              Image(systemName: "xmark")
            }
          }
        }
        """),
      Example(
        "A gesture on a symbol",
        """
        struct Favorite: View {
          var body: some View {
            Image(systemName: "star")
              .padding(4)
              ↓.onTapGesture { toggle() }
          }
        }
        """),
    ],
    leavesAlone: [
      Example(
        "A symbol in a frame that reacts",
        """
        struct CloseButton: View {
          var body: some View {
            Button(action: close) {
              Image(systemName: "xmark")
                .frame(minWidth: 44, minHeight: 44)
                .contentShape(Rectangle())
            }
          }
        }
        """),
      Example(
        "A row of a list, whose whole cell reacts",
        """
        struct Settings: View {
          var body: some View {
            List {
              Button("Sign Out", action: signOut)
            }
          }
        }
        """),
    ],
    check: { element, screen, policy in
      // Ensure that it is no link in text: its width follows its words, and its rule knows.
      guard element.kind != .textLink || policy.allows(.inline) else { return .notApplicable }
      return Undersize.judge(element, on: screen, under: policy, rule: .targetSize)
    },
    fact: { violation, element in
      let extent = element.extent(left: violation.measured, of: violation.required)
      return "\(element.named) can be hit in \(extent) of the \(violation.required.pair) it needs"
    })
}
