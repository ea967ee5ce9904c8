#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel

  /// Which haptics the button styles of this module play.
  ///
  /// The child-friendly guide asks for a haptic on every press, Apple's Human Interface Guidelines
  /// for few. Buttons in these styles play the haptic of their role; a screen with many of them can
  /// be quieter:
  ///
  ///     Keypad().touchHaptics(.importantOnly)
  public enum TouchHaptics: Hashable, Sendable, CaseIterable {
    /// The haptic of each button's role.
    ///
    ///     Keypad().touchHaptics(.roles)
    case roles
    /// Only those of primary, critical and destructive actions.
    ///
    ///     Keypad().touchHaptics(.importantOnly)
    case importantOnly
    /// None.
    ///
    ///     Keypad().touchHaptics(.off)
    case off

    /// Returns the haptic of a role, with its strength, or nil if none is due.
    func haptic(of role: ControlRole) -> HapticFeedback.Due? {
      switch self {
      case .off: return nil
      case .importantOnly where ![.primary, .critical, .destructive].contains(role): return nil
      case .importantOnly, .roles:
        return role.haptic.map { .init(haptic: $0, intensity: role.intensity) }
      }
    }
  }

  private struct TouchHapticsKey: EnvironmentKey {
    static let defaultValue = TouchHaptics.roles
  }

  extension EnvironmentValues {
    /// Which haptics the button styles of this module play.
    ///
    ///     @Environment(\.touchHaptics) private var haptics
    public var touchHaptics: TouchHaptics {
      get { self[TouchHapticsKey.self] }
      set { self[TouchHapticsKey.self] = newValue }
    }
  }

  extension View {
    /// Sets which haptics the buttons inside play.
    ///
    ///     Keypad().touchHaptics(.off)
    public func touchHaptics(_ haptics: TouchHaptics) -> some View {
      environment(\.touchHaptics, haptics)
    }
  }
#endif
