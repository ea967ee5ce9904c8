#if canImport(SwiftUI)
  import SwiftUI

  /// A link that is told by more than its colour: it is underlined, and an arrow says that it leads
  /// out of the app.
  ///
  ///     TouchLink("Terms of use", destination: terms)
  public struct TouchLink: View {
    private let title: LocalizedStringKey
    private let destination: URL

    /// Creates a link.
    ///
    ///     TouchLink("Privacy", destination: URL(string: "https://example.org/privacy")!)
    ///
    /// - Parameters:
    ///   - title: Where it leads, in words.
    ///   - destination: The address.
    public init(_ title: LocalizedStringKey, destination: URL) {
      self.title = title
      self.destination = destination
    }

    /// The link.
    ///
    ///     List { TouchLink("Imprint", destination: imprint) }
    public var body: some View {
      Link(destination: destination) {
        HStack(spacing: 4) {
          Text(title).underline()
          Image(systemName: "arrow.up.forward").imageScale(.small)
        }
        .minimumTapTarget()
      }
      .accessibilityLabel(Text(title))
    }
  }
#endif
