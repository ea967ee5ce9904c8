/// What an action does.
@MainActor public final class UIAction: NSObject {
  let handler: @MainActor (UIAction) -> Void
  public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    self.handler = handler
  }
}

/// A view that acts.
@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsLayout() } } }
  open var isHighlighted = false
  open var isSelected = false
  private var actions: [(UIAction, Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }
  open func sendActions(for events: Event) {
    for (action, wanted) in actions where !wanted.isDisjoint(with: events) {
      action.handler(action)
    }
  }

  // Disabled controls take touches and do nothing with them.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, isHighlighted, let touch = touches.first else { return }
    isHighlighted = false
    // 70 points around: common knowledge of UIKit's tracking.
    let isInside = bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHighlighted else { return }
    isHighlighted = false
    sendActions(for: .touchCancel)
  }
}

@MainActor open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor! = .label
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
  open var font: UIFont! = .preferredFont(forTextStyle: .body)
  /// About ten points a letter and twenty a line: headless layout of UIKit text is not the point.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat((text ?? "").count) * 10, height: (text ?? "").isEmpty ? 0 : 20)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

@MainActor public final class UIFont: NSObject {
  public enum TextStyle: Sendable { case body, headline }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

/// A picture of a size.
@MainActor public final class UIImage: NSObject {
  public let size: CGSize
  public init?(systemName: String) { size = CGSize(width: 20, height: 20) }
  init(size: CGSize) { self.size = size }
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage?
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  open override var intrinsicContentSize: CGSize { image?.size ?? .zero }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

@MainActor open class UIScrollView: UIView {}
