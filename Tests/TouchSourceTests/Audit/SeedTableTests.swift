import Testing
import TouchModel
import TouchRules
import TouchSource

/// The first seed's table of common violations and its list of what not to enforce, read as source:
/// to the letter under 'seed-strict', corrected under 'hig'.
@Suite("The first seed's table")
struct SeedTableTests {
  @Test("each row is judged to the letter under 'seed-strict'", arguments: SeedRow.all)
  func strict(row: SeedRow) throws {
    let outcomes = try row.outcomes(under: .seedStrict)
    #expect(outcomes == row.strict)
  }

  @Test("each row is judged by the corrected fact under 'hig'", arguments: SeedRow.all)
  func corrected(row: SeedRow) throws {
    let outcomes = try row.outcomes(under: .hig)
    #expect(outcomes == row.hig)
  }

  @Test("what is reported differs where a statement is corrected, and only there")
  func facts() {
    for row in SeedRow.all {
      let differs = row.strict.map(\.isReported) != row.hig.map(\.isReported)
      #expect(differs == (row.correction != nil), "\(row)")
    }
  }

  @Test("every row of the table and of the exceptions has a source")
  func complete() {
    let rows = [
      "navigation bar icon button", "close button", "stepper", "checkbox in a list",
      "text link in body copy", "full-width button", "decoration", "list row", "bordered style",
      "prominent style",
    ]
    #expect(Set(SeedRow.all.map(\.element)) == Set(rows))
  }
}

/// A row of the table with a source for it.
struct SeedRow: Sendable, CustomTestStringConvertible {
  /// The element of the row, in a few words.
  var element: String
  /// What is special in this source.
  var variant: String
  /// What each policy says of the elements in the source, in order.
  var strict: [Outcome]
  var hig: [Outcome]
  /// Why 'hig' differs: where the seed is wrong.
  var correction: String?
  var source: String

  enum Outcome: Equatable {
    case fails(Rule.ID, String)
    case exempt(String)
    case passes

    var isReported: Bool {
      if case .fails = self { return true }
      return false
    }
  }

  var testDescription: String { "\(element), \(variant)" }

  func outcomes(under policy: Policy.Name) throws -> [Outcome] {
    let audit = try Reading(policy: policy).audit(source)
    #expect(audit.undecided.isEmpty && audit.problems.isEmpty)
    let said =
      audit.findings.map { ($0.subject, Outcome.fails($0.rule, $0.hit.written)) }
      + audit.exempt.map { ($0.subject, Outcome.exempt($0.exemption.reason)) }
    return said.sorted { $0.0 < $1.0 }.map(\.1)
      + Array(repeating: Outcome.passes, count: audit.counts.passed)
  }
}

extension SeedRow {
  static let all = violations + exceptions

  /// "Common violations to audit".
  private static let violations = [
    SeedRow(
      element: "navigation bar icon button", variant: "plain",
      strict: [.fails(.toolbarTarget, "17×17")], hig: [.exempt("system bar")],
      correction: "000: the system's bar owns the hit area of its plain items",
      source: """
        struct Inbox: View {
          var body: some View {
            NavigationStack {
              Text("Inbox").toolbar {
                Button(action: search) { Image(systemName: "magnifyingglass") }
              }
            }
          }
        }
        """),
    SeedRow(
      element: "navigation bar icon button", variant: "with the frame that the table asks for",
      strict: [.passes], hig: [.passes],
      source: """
        struct Inbox: View {
          var body: some View {
            NavigationStack {
              Text("Inbox").toolbar {
                Button(action: search) {
                  Image(systemName: "magnifyingglass").frame(width: 44, height: 44)
                }
              }
            }
          }
        }
        """),
    SeedRow(
      element: "close button", variant: "a symbol of 16 points",
      strict: [.fails(.targetSize, "14×13")], hig: [.fails(.targetSize, "14×13")],
      source: """
        struct Banner: View {
          var body: some View {
            HStack {
              Text("Saved")
              Button(action: close) { Image(systemName: "xmark").font(.system(size: 16)) }
            }
          }
        }
        """),
    SeedRow(
      element: "close button", variant: "with a modifier of the project's own",
      strict: [.passes], hig: [.passes],
      source: """
        extension View {
          func fingerSized() -> some View {
            frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())
          }
        }
        struct Banner: View {
          var body: some View {
            Button(action: close) { Image(systemName: "xmark").fingerSized() }
          }
        }
        """),
    SeedRow(
      element: "stepper", variant: "alone",
      strict: [.fails(.targetSize, "94×32")], hig: [.exempt("system style")],
      correction: "000: a stepper is the system's, 94×32, each half 47×32",
      source: """
        struct Guests: View {
          @State private var count = 2
          var body: some View { Stepper("Guests", value: $count) }
        }
        """),
    SeedRow(
      element: "stepper", variant: "in a frame, which changes nothing that reacts",
      strict: [.fails(.targetSize, "94×32")], hig: [.exempt("system style")],
      correction: "000: a frame around a stepper does not enlarge its halves",
      source: """
        struct Guests: View {
          @State private var count = 2
          var body: some View { Stepper("Guests", value: $count).frame(minHeight: 60) }
        }
        """),
    SeedRow(
      element: "checkbox in a list", variant: "a plain button beside text",
      strict: [.fails(.targetSize, "17×17")], hig: [.fails(.targetSize, "17×17")],
      source: """
        struct Shopping: View {
          var body: some View {
            List {
              HStack {
                Button(action: tick) { Image(systemName: "circle") }.buttonStyle(.plain)
                Text("Milk")
              }
            }
          }
        }
        """),
    SeedRow(
      element: "checkbox in a list", variant: "a gesture on a symbol",
      strict: [.fails(.targetSize, "22×22")], hig: [.fails(.targetSize, "22×22")],
      source: """
        struct Shopping: View {
          var body: some View {
            List {
              HStack {
                Image(systemName: "circle").resizable().frame(width: 22, height: 22)
                  .onTapGesture { tick() }
                Text("Milk")
              }
            }
          }
        }
        """),
    SeedRow(
      element: "text link in body copy", variant: "a line of body text",
      strict: [.fails(.textLinkTarget, "161.67×20.33")], hig: [.exempt("inline")],
      correction: "000: WCAG exempts links in a line; padding would overlap the lines beside it",
      source: """
        struct Terms: View {
          var body: some View { Text("You accept our [terms](https://example.com)") }
        }
        """),
    SeedRow(
      element: "full-width button", variant: "as high as its words",
      strict: [.exempt("full width")], hig: [.fails(.ineffectiveExpansion, "361×20.33")],
      correction: "000/003: a full width says nothing about the height",
      source: """
        struct Checkout: View {
          var body: some View {
            Button(action: pay) { Text("Pay").frame(maxWidth: .infinity) }.padding()
          }
        }
        """),
    SeedRow(
      element: "full-width button", variant: "50 points high",
      strict: [.exempt("full width")], hig: [.passes],
      source: """
        struct Checkout: View {
          var body: some View {
            Button(action: pay) { Text("Pay").frame(maxWidth: .infinity, minHeight: 50) }
          }
        }
        """),
  ]

  /// "When NOT to enforce".
  private static let exceptions = [
    SeedRow(
      element: "decoration", variant: "icons and a status dot",
      strict: [], hig: [],
      source: """
        struct Status: View {
          var body: some View {
            HStack {
              Image(systemName: "wifi")
              Circle().fill(.green).frame(width: 8, height: 8)
              Label("Online", systemImage: "checkmark").font(.caption)
            }
          }
        }
        """),
    SeedRow(
      element: "list row", variant: "a button and a link to another screen",
      strict: [.exempt("list row"), .exempt("list row")], hig: [.passes, .passes],
      source: """
        struct Settings: View {
          var body: some View {
            List {
              Button("Sign out", action: leave)
              NavigationLink("About") { Text("Version 1") }
            }
          }
        }
        """),
    SeedRow(
      element: "bordered style", variant: "regular",
      strict: [.exempt("bordered style")], hig: [.exempt("system style")],
      source: """
        struct Add: View {
          var body: some View { Button("Add", action: add).buttonStyle(.bordered) }
        }
        """),
    SeedRow(
      element: "bordered style", variant: "made small",
      strict: [.exempt("bordered style")], hig: [.fails(.targetSize, "48×28")],
      correction: "000: bordered styles do not reach 44: small is 28 high, regular 34",
      source: """
        struct Add: View {
          var body: some View {
            Button("Add", action: add).buttonStyle(.bordered).controlSize(.small)
          }
        }
        """),
    SeedRow(
      element: "prominent style", variant: "regular",
      strict: [.exempt("bordered style")], hig: [.exempt("system style")],
      source: """
        struct Add: View {
          var body: some View { Button("Add", action: add).buttonStyle(.borderedProminent) }
        }
        """),
    SeedRow(
      element: "prominent style", variant: "made small",
      strict: [.exempt("bordered style")], hig: [.fails(.targetSize, "48×28")],
      correction: "000: prominent styles do not reach 44: small is 28 high, regular 34",
      source: """
        struct Add: View {
          var body: some View {
            Button("Add", action: add).buttonStyle(.borderedProminent).controlSize(.small)
          }
        }
        """),
  ]
}
