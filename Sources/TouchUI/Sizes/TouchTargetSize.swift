#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel

  /// The sizes of targets, in points: the side of a square.
  ///
  /// They are the sizes of the child-friendly guide of October 2025, none below what Apple's Human
  /// Interface Guidelines give as the default control of the platform: 44 on iPhone, iPad and Apple
  /// Watch, 60 on Apple Vision, 66 on Apple TV, 28 on the Mac. The guide calls 44 "WCAG 2.1 level
  /// AA"; it is level AAA (2.5.5), and AA asks for 24 (2.5.8, since WCAG 2.2).
  ///
  ///     Image(systemName: "heart").touchTarget(minimumSize: TouchTargetSize.large)
  public enum TouchTargetSize {
    /// The smallest that any component here has: the platform's default control.
    ///
    ///     TouchTargetSize.minimum  // 44 on iPhone
    public static var minimum: CGFloat {
      #if os(visionOS)
        60
      #elseif os(tvOS)
        66
      #elseif os(macOS)
        28
      #else
        44
      #endif
    }

    /// For standard buttons: 48, or the platform's default if that is larger.
    ///
    ///     TouchTargetSize.recommended  // 48 on iPhone
    public static var recommended: CGFloat { max(48, minimum) }

    /// For primary actions: 56, or the platform's default if that is larger.
    ///
    ///     TouchTargetSize.large  // 56 on iPhone
    public static var large: CGFloat { max(56, minimum) }

    /// For the most important actions of children's screens: 64, or the platform's default if that
    /// is larger.
    ///
    ///     TouchTargetSize.extraLarge  // 64 on iPhone
    public static var extraLarge: CGFloat { max(64, minimum) }

    /// Returns a size that is at least `minimum`; where it was smaller, a debug build says so.
    ///
    /// - Parameters:
    ///   - size: The size that a caller asks for, in points.
    ///   - call: The call that asks for it.
    @MainActor static func raised(_ size: CGFloat, _ call: TouchNote.Call) -> CGFloat {
      guard !(size >= minimum) else { return size }
      TouchNote.post(
        "'\(call.name)' asks for \(size.inPoints) pt, which is less than the "
          + "\(minimum.inPoints) pt that a finger needs; it is given \(minimum.inPoints) pt", call)
      return minimum
    }
  }

  extension CGFloat {
    /// The number as messages show it: without decimals where it has none.
    fileprivate var inPoints: String {
      self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(Double(self))"
    }
  }
#endif
