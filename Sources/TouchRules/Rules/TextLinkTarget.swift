import TouchModel

extension Rule {
  static let textLinkTarget = Rule(
    id: .textLinkTarget,
    title: "A link in text is high enough to be hit",
    statement: """
      A link inside a run of text is 44 pt high. Most guidelines exempt links in text, because \
      their height follows the line; 'seed-strict' does not. The width is that of the words and is \
      not judged.
      """,
    source: "Policy 'seed-strict': text links in body copy need vertical padding",
    falsePositives: ["A link whose line cannot be moved away from its neighbours."],
    falseNegatives: ["A link that is shorter than 44 pt from side to side."],
    reports: [
      Example(
        "A link in a sentence, under 'seed-strict'",
        """
        struct Terms: View {
          var body: some View {
            ↓Text("Please read our [terms](https://example.com/terms)")
          }
        }
        """)
    ],
    leavesAlone: [
      Example(
        "A link of its own with room above and below",
        """
        struct Terms: View {
          var body: some View {
            Link(destination: terms) {
              Text("Read our terms")
                .padding(.vertical, 12)
                .contentShape(Rectangle())
            }
          }
        }
        """)
    ],
    check: { element, screen, policy in
      guard element.kind == .textLink, !policy.allows(.inline) else { return .notApplicable }
      let required = policy.targetSize(on: screen.device.platform).recommended
      let size = element.region.size(as: policy.measure)
      let judged = Undersize.judge(
        element, on: screen, under: policy, rule: .textLinkTarget,
        measured: Size(width: max(size.width, required.width), height: size.height))
      guard case .fail(var violation) = judged else { return judged }
      violation.measured.width = size.width
      violation.required.width = size.width
      return .fail(violation)
    },
    fact: { violation, element in
      "\(element.named) is \(element.about)\(violation.measured.height.plain) pt high of the "
        + "\(violation.required.height.plain) it needs"
    })
}
