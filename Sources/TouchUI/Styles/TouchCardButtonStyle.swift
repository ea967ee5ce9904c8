#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel

  /// A card that reacts in all of it, gaps and spacers too, and is never smaller than a target.
  ///
  ///     Button(action: open) {
  ///       HStack { Text(title); Spacer(); Text(date) }.padding()
  ///     }
  ///     .buttonStyle(.card)
  ///
  /// A card with another button in it should not hold that button in its label: lay the second
  /// button over the card instead.
  public struct TouchCardButtonStyle: PrimitiveButtonStyle {
    private let cornerRadius: CGFloat

    /// Creates a style.
    ///
    ///     .buttonStyle(TouchCardButtonStyle(cornerRadius: 24))
    ///
    /// - Parameter cornerRadius: The radius of the card's corners, in points.
    public init(cornerRadius: CGFloat = 16) { self.cornerRadius = cornerRadius }

    /// Returns the button.
    ///
    ///     Button(action: open) { Summary() }.buttonStyle(TouchCardButtonStyle())
    public func makeBody(configuration: Configuration) -> some View {
      ActingButton(configuration, as: .card, look: Look(cornerRadius: cornerRadius))
    }

    private struct Look: ButtonStyle {
      let cornerRadius: CGFloat

      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .frame(minWidth: TouchTargetSize.minimum, minHeight: TouchTargetSize.minimum)
          .modifier(WorkingLabel())
          .background {
            RoundedRectangle(cornerRadius: cornerRadius).fill(Color.primary.opacity(0.05))
          }
          .modifier(ButtonShape(cornerRadius: cornerRadius))
          .modifier(PressLook(role: .card, isPressed: configuration.isPressed))
      }
    }
  }

  extension PrimitiveButtonStyle where Self == TouchCardButtonStyle {
    /// A card that reacts in all of it, on every platform.
    ///
    ///     Button(action: open) { Summary() }.buttonStyle(.touchCard)
    public static var touchCard: TouchCardButtonStyle { TouchCardButtonStyle() }

    #if !os(tvOS)
      /// A card that reacts in all of it. Apple TV has a style of this name of its own.
      ///
      ///     Button(action: open) { Summary() }.buttonStyle(.card)
      public static var card: TouchCardButtonStyle { TouchCardButtonStyle() }
    #endif
  }
#endif
