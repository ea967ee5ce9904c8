#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel

  /// A button that plays one haptic with its action, drawn by a style.
  ///
  /// A style that is told of presses alone would play with the finger going down, again with it
  /// going up, and for touches that end in no action.
  struct ActingButton<Look: ButtonStyle>: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let role: ControlRole
    let look: Look

    @Environment(\.touchHaptics) private var haptics
    @Environment(\.isTouchLoading) private var isLoading
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.touchGrowth) private var growth

    init(_ configuration: PrimitiveButtonStyleConfiguration, as role: ControlRole, look: Look) {
      self.configuration = configuration
      self.role = configuration.role == .destructive ? .destructive : role
      self.look = look
    }

    var body: some View {
      Button(role: configuration.role, action: act) {
        configuration.label
      }
      .buttonStyle(look)
      .disabled(isLoading)
      .contentShape(.accessibility, Rectangle())
      .inspected(role.rawValue, reacting: GrownRectangle(outsets: growth))
      .onAppear(perform: prepare)
    }

    private func act() {
      HapticFeedback.perform(haptics.haptic(of: role)) { configuration.trigger() }
    }

    private func prepare() {
      guard isEnabled, let due = haptics.haptic(of: role) else { return }
      HapticFeedback.prepare(due.haptic)
    }
  }
#endif
