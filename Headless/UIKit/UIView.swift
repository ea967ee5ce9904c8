/// What takes touches.
@MainActor open class UIResponder: NSObject {
  public override nonisolated init() { super.init() }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A finger.
@MainActor open class UITouch: NSObject {
  let point: CGPoint
  let root: UIView
  init(_ point: CGPoint, in root: UIView) { (self.point, self.root) = (point, root) }
  open func location(in view: UIView?) -> CGPoint {
    view.map { root.convert(point, to: $0) } ?? point
  }
}

@MainActor open class UIEvent: NSObject {}

/// What a view draws into.
@MainActor open class CALayer: NSObject {
  public var cornerRadius: CGFloat = 0
}

/// A rectangle of the screen. The frame is that of layout where there is no transform; with one it
/// is the rectangle around what shows, as UIKit says that nobody should rely on.
@MainActor open class UIView: UIResponder {
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  public let layer = CALayer()
  open var bounds = CGRect.zero { didSet { if bounds.size != oldValue.size { setNeedsLayout() } } }
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .systemBlue
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  private var needsLayout = true

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override nonisolated init() {
    fatalError("use init(frame:)")
  }

  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height
      ).applying(transform)
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds.size = newValue.size
    }
  }

  open override var accessibilityFrame: CGRect {
    get { told.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
    set { told.frame = newValue }
  }
  open func accessibilityActivate() -> Bool { false }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The window that it is shown in.
  open var window: UIWindow? { superview?.window }
  /// Is called when it is shown in another window, or in none.
  open func didMoveToWindow() {}
  private func moveToWindow() {
    didMoveToWindow()
    for view in subviews { view.moveToWindow() }
  }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) {
    let last = view.window
    view.superview?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    if view.window !== last { view.moveToWindow() }
  }
  open func removeFromSuperview() {
    let last = window
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    if last != nil { moveToWindow() }
  }
  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let here = next {
      if here === view { return true }
      next = here.superview
    }
    return false
  }

  open func setNeedsLayout() { needsLayout = true }
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
  open func layoutSubviews() {}
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  public static let noIntrinsicMetric: CGFloat = -1
  open func invalidateIntrinsicContentSize() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  // MARK: - Places

  private func toParent(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: local.x + center.x, y: local.y + center.y)
  }
  private func fromParent(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(transform.inverted())
    return CGPoint(x: local.x + bounds.midX, y: local.y + bounds.midY)
  }
  private var ancestors: [UIView] {
    var found: [UIView] = []
    var next: UIView? = self
    while let here = next {
      found.append(here)
      next = here.superview
    }
    return found
  }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let onScreen = ancestors.reduce(point) { $1.toParent($0) }
    return view.map { $0.ancestors.reversed().reduce(onScreen) { $1.fromParent($0) } } ?? onScreen
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view.map { $0.convert(point, to: self) }
      ?? ancestors.reversed().reduce(point) { $1.fromParent($0) }
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { convert($0, to: view) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return CGRect(
      x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? ancestors.last!).convert(rect, to: self)
  }

  // MARK: - Touches

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.fromParent(point), with: event) { return hit }
    }
    return self
  }
}

extension UIView {
  /// Lays out, puts a finger down at a point and lifts it; returns the view that took it.
  @discardableResult public func headlessTap(at point: CGPoint) -> UIView? {
    layoutIfNeeded()
    guard let view = hitTest(point, with: nil) else { return nil }
    let touches: Set = [UITouch(point, in: self)]
    view.touchesBegan(touches, with: nil)
    view.touchesEnded(touches, with: nil)
    return view
  }
}
