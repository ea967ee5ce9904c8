/// What was felt, in order: there is no hardware here.
@MainActor public final class HeadlessHaptics {
  public static let shared = HeadlessHaptics()
  public var events: [String] = []
}

@MainActor open class UIFeedbackGenerator: NSObject {
  open func prepare() { HeadlessHaptics.shared.events.append("prepare") }
}

@MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  let style: FeedbackStyle
  public init(style: FeedbackStyle) { self.style = style }
  public func impactOccurred(intensity: CGFloat = 1) {
    HeadlessHaptics.shared.events.append("\(style) \(intensity)")
  }
}

@MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public func notificationOccurred(_ type: FeedbackType) {
    HeadlessHaptics.shared.events.append("\(type)")
  }
}

@MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() { HeadlessHaptics.shared.events.append("selection") }
}
