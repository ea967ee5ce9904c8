#if canImport(SwiftUI)
  import SwiftUI

  /// A button that reacts beyond its label, which is drawn as the borderless style does.
  ///
  /// Only a style of one's own can do that: those of the system put a shape of their own around the
  /// label, and what a shape leaves out no touch reaches.
  struct OverflowingButtonStyle: PrimitiveButtonStyle {
    let shape: GrownRectangle

    func makeBody(configuration: Configuration) -> some View {
      OverflowingButton(configuration: configuration, shape: shape)
    }
  }

  struct OverflowingButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let shape: GrownRectangle

    var body: some View {
      Button(role: configuration.role, action: { configuration.trigger() }) {
        configuration.label
      }
      .buttonStyle(Look(shape: shape))
      .contentShape(.accessibility, Rectangle())
      .inspected("button", reacting: shape)
    }

    private struct Look: ButtonStyle {
      let shape: GrownRectangle

      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .foregroundStyle(.tint)
          .tint(configuration.role == .destructive ? Color.red : nil)
          .modifier(Dimming(isPressed: configuration.isPressed))
          .contentShape(.interaction, shape)
      }
    }
  }

  /// Less opacity while pressed, and less still where it is disabled.
  private struct Dimming: ViewModifier {
    let isPressed: Bool

    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
      content.opacity(isEnabled ? (isPressed ? 0.6 : 1) : 0.5)
    }
  }
#endif
