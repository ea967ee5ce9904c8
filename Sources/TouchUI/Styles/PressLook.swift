#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel

  /// How a button answers what happens to it: pressed, disabled, at work.
  ///
  /// What it does is `PressState`'s: smaller and dimmed while pressed, brighter in the dark, still
  /// where motion is reduced, half as opaque and grey where it is disabled.
  struct PressLook: ViewModifier {
    let role: ControlRole
    let isPressed: Bool

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isTouchLoading) private var isLoading
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.touchGrowth) private var growth

    func body(content: Content) -> some View {
      let state = PressState.of(
        phase, role: role,
        in: PressState.Surroundings(isDark: colorScheme == .dark, reducesMotion: reducesMotion))
      content
        .scaleEffect(CGFloat(state.scale))
        .brightness(state.brightness)
        .saturation(state.saturation)
        .opacity(state.opacity)
        .animation(state.motion.animation, value: isPressed)
        // Behind the scale, so that a press does not move the edge away from the finger.
        .contentShape(.interaction, GrownRectangle(outsets: growth))
    }

    private var phase: PressState.Phase {
      if isLoading { return .loading }
      if !isEnabled { return .disabled }
      return isPressed ? .pressed : .rest
    }
  }

  /// Progress in place of what a button shows, which keeps its room.
  struct WorkingLabel: ViewModifier {
    @Environment(\.isTouchLoading) private var isLoading

    func body(content: Content) -> some View {
      content
        .opacity(isLoading ? 0.001 : 1)
        .overlay { if isLoading { ProgressView().allowsHitTesting(false) } }
    }
  }

  extension PressState.Motion {
    /// The motion as SwiftUI draws it.
    fileprivate var animation: Animation {
      switch self {
      case .spring(let response, let damping):
        .spring(response: response, dampingFraction: damping)
      case .fade(let duration): .easeOut(duration: duration)
      }
    }
  }
#endif
