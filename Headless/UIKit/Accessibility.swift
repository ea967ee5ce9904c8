import Foundation

/// An object, with what UIKit adds to all for assistive technology.
open class NSObject: Foundation.NSObject {
  public nonisolated override init() { super.init() }

  /// Whether it is told to assistive technology.
  @MainActor open var isAccessibilityElement: Bool {
    get { told.isElement }
    set { told.isElement = newValue }
  }
  /// What it is called.
  @MainActor open var accessibilityLabel: String? {
    get { told.label }
    set { told.label = newValue }
  }
  /// What it is and does.
  @MainActor open var accessibilityTraits: UIAccessibilityTraits {
    get { told.traits }
    set { told.traits = newValue }
  }
  /// What is outlined of it, on the screen.
  @MainActor open var accessibilityFrame: CGRect {
    get { told.frame ?? .zero }
    set { told.frame = newValue }
  }
  /// What is told in place of what it holds.
  @MainActor open var accessibilityElements: [Any]? {
    get { told.elements }
    set { told.elements = newValue }
  }

  @MainActor var told: Told {
    if let kept { return kept }
    let fresh = Told()
    kept = fresh
    return fresh
  }
  @MainActor private var kept: Told?

  /// What assistive technology is told of an object.
  @MainActor final class Told {
    var isElement = false
    var label: String?
    var traits = UIAccessibilityTraits.none
    var frame: CGRect?
    var elements: [Any]?
  }
}

/// Something that is told to assistive technology and is no view.
@MainActor open class UIAccessibilityElement: UIResponder {
  public init(accessibilityContainer container: Any) {
    super.init()
    isAccessibilityElement = true
  }
}

@MainActor public enum UIAccessibility {
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
}
