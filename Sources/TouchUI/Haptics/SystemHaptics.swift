import TouchModel

#if os(watchOS)
  import WatchKit
#elseif canImport(UIKit) && !os(tvOS) && !os(visionOS)
  import UIKit
#endif

/// The hardware, where there is any.
///
/// The generators are kept, so that preparing one has an effect; the system leaves out what people
/// turned off in Settings.
@MainActor final class SystemHaptics: HapticPlayer {
  #if os(watchOS)
    static let shared: SystemHaptics? = SystemHaptics()

    func prepare(_ haptic: Haptic) {}

    func play(_ haptic: Haptic, intensity: Double) {
      let type: WKHapticType =
        switch haptic {
        case .light, .medium, .selection: .click
        case .heavy, .warning: .notification
        case .success: .success
        case .error: .failure
        }
      WKInterfaceDevice.current().play(type)
    }
  #elseif canImport(UIKit) && !os(tvOS) && !os(visionOS)
    static let shared: SystemHaptics? = SystemHaptics()

    private lazy var light = UIImpactFeedbackGenerator(style: .light)
    private lazy var medium = UIImpactFeedbackGenerator(style: .medium)
    private lazy var heavy = UIImpactFeedbackGenerator(style: .heavy)
    private lazy var notification = UINotificationFeedbackGenerator()
    private lazy var selection = UISelectionFeedbackGenerator()

    func prepare(_ haptic: Haptic) {
      switch haptic {
      case .light: light.prepare()
      case .medium: medium.prepare()
      case .heavy: heavy.prepare()
      case .success, .error, .warning: notification.prepare()
      case .selection: selection.prepare()
      }
    }

    func play(_ haptic: Haptic, intensity: Double) {
      switch haptic {
      case .light: light.impactOccurred(intensity: intensity)
      case .medium: medium.impactOccurred(intensity: intensity)
      case .heavy: heavy.impactOccurred(intensity: intensity)
      case .success: notification.notificationOccurred(.success)
      case .error: notification.notificationOccurred(.error)
      case .warning: notification.notificationOccurred(.warning)
      case .selection: selection.selectionChanged()
      }
    }
  #else
    static let shared: SystemHaptics? = nil

    func prepare(_ haptic: Haptic) {}
    func play(_ haptic: Haptic, intensity: Double) {}
  #endif
}
