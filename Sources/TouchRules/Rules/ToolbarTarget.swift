import TouchModel

extension Rule {
  static let toolbarTarget = Rule(
    id: .toolbarTarget,
    title: "An item of a bar is large enough to be hit",
    statement: """
      An item of a navigation bar or a tool bar that the app draws itself is as large as any other \
      target. Plain items are the system's to size under 'hig' and WCAG; 'child' and 'seed-strict' \
      ask that what each item shows have the size, as by a frame.
      """,
    source: "Human Interface Guidelines, Toolbars; WCAG 2.2, 2.5.8, exception 'user agent control'",
    falsePositives: [
      "Under 'child' and 'seed-strict', an item that the system's bar enlarges to its own height."
    ],
    falseNegatives: [
      "A plain item that the system draws smaller than the guideline, as some of iOS 26 are."
    ],
    reports: [
      Example(
        "An item with a style of its own",
        """
        struct Inbox: View {
          var body: some View {
            NavigationStack {
              Text("Inbox")
                .toolbar {
                  ↓Button(action: compose) {
                    Image(systemName: "pencil").padding(2)
                  }
                  .buttonStyle(Tinted())
                }
            }
          }
        }

        struct Tinted: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.background(Color.yellow)
          }
        }
        """)
    ],
    leavesAlone: [
      Example(
        "A plain item, which the bar sizes",
        """
        struct Inbox: View {
          var body: some View {
            NavigationStack {
              Text("Inbox")
                .toolbar {
                  Button("Compose", systemImage: "pencil", action: compose)
                }
            }
          }
        }
        """)
    ],
    check: { element, screen, policy in
      guard element.container.isBar else { return .notApplicable }
      let shown = policy.allows(.systemBar) ? nil : element.shown
      return Undersize.judge(
        element, on: screen, under: policy, rule: .toolbarTarget, measured: shown)
    },
    fact: { violation, element in
      // In UIKit the items of all bars are made alike.
      let bar =
        element.framework == .uiKit
        ? "a bar" : element.container == .navigationBar ? "the navigation bar" : "the tool bar"
      let size = element.extent(violation.measured)
      let verb = element.sides?.isPair == false ? "has" : "is"
      return "\(element.named) in \(bar) \(verb) \(size) of the \(violation.required.pair) it needs"
    })
}

extension Screen.Element {
  /// The size of what it shows, with the frames that the app put around that.
  fileprivate var shown: Size {
    let inside = trace.last { $0.isInside }
    return inside?.frameAfter.size ?? visual.size
  }
}
