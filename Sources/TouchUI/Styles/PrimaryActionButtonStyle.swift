#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel

  /// The button that a screen is for: as wide as its place, at least 56 points high.
  ///
  ///     Button("Update", action: update).buttonStyle(.primaryAction())
  public struct PrimaryActionButtonStyle: PrimitiveButtonStyle {
    private let look: Look

    /// Creates a style; a background on which the text cannot be read is corrected.
    ///
    ///     .buttonStyle(PrimaryActionButtonStyle(backgroundColor: .green))
    ///
    /// - Parameters:
    ///   - backgroundColor: The colour of the button.
    ///   - foregroundColor: The colour of its text.
    public init(backgroundColor: Color = .blue, foregroundColor: Color = .white) {
      look = Look(background: backgroundColor, foreground: foregroundColor)
    }

    /// Returns the button.
    ///
    ///     Button("Update", action: update).buttonStyle(PrimaryActionButtonStyle())
    public func makeBody(configuration: Configuration) -> some View {
      ActingButton(configuration, as: .primary, look: look)
    }

    private struct Look: ButtonStyle {
      let background: Color
      let foreground: Color

      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .font(.headline)
          .multilineTextAlignment(.center)
          .padding(.horizontal, 20)
          .padding(.vertical, 8)
          .frame(maxWidth: .infinity, minHeight: TouchTargetSize.large)
          // Around the frame, which otherwise gives way to a small proposal and cuts the text.
          .fixedSize(horizontal: false, vertical: true)
          .modifier(WorkingLabel())
          .modifier(
            FilledText(
              background: background, foreground: foreground,
              isPressed: configuration.isPressed)
          )
          .modifier(PressLook(role: .primary, isPressed: configuration.isPressed))
      }
    }
  }

  /// Text on a colour on which it can be read, with a shadow that a press flattens.
  private struct FilledText: ViewModifier {
    let background: Color
    let foreground: Color
    let isPressed: Bool

    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
      let fill = ReadableColors.background(background, under: foreground, in: environment)
      let text = ReadableColors.foreground(foreground, on: fill, in: environment)
      content
        .foregroundStyle(text)
        // What turns while it works is seen on the background as well.
        .tint(text)
        .background { RoundedRectangle(cornerRadius: 16).fill(fill) }
        .shadow(color: .black.opacity(0.2), radius: isPressed ? 4 : 8, y: 2)
    }
  }

  extension PrimitiveButtonStyle where Self == PrimaryActionButtonStyle {
    /// The button that a screen is for: as wide as its place, at least 56 points high.
    ///
    ///     Button("Update", action: update)
    ///       .buttonStyle(.primaryAction(backgroundColor: .green, foregroundColor: .white))
    ///
    /// - Parameters:
    ///   - backgroundColor: The colour of the button; darkened or lightened to a contrast of 4.5.
    ///   - foregroundColor: The colour of its text.
    public static func primaryAction(
      backgroundColor: Color = .blue, foregroundColor: Color = .white
    ) -> PrimaryActionButtonStyle {
      PrimaryActionButtonStyle(
        backgroundColor: backgroundColor, foregroundColor: foregroundColor)
    }
  }
#endif
