#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A container that finds controls whose targets reach outside of a view around them.
  ///
  /// UIKit asks a view for the touches in its bounds alone, so that a target that overflows a small
  /// parent is dead where it does. Put this container around what is small, as large as the targets
  /// reach:
  ///
  ///     let area = TouchForwardingView(frame: bounds)
  ///     area.addSubview(smallToolbar)
  ///
  /// What UIKit finds by itself comes first; a view that clips what it draws also keeps touches in.
  @MainActor open class TouchForwardingView: UIView {
    /// The view that a touch belongs to, also where it lies outside of that view's ancestors.
    ///
    ///     let target = area.hitTest(point, with: nil)
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      if let hit, hit is UIControl { return hit }
      guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
        let found = overflowing(self, point, event)
      else { return hit }
      // Something in front that shows keeps its touches.
      if let hit, hit !== self, !found.isDescendant(of: hit) { return hit }
      return found
    }

    private func overflowing(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
      for child in view.subviews.reversed() {
        guard child.isUserInteractionEnabled, !child.isHidden, child.alpha >= 0.01 else { continue }
        let inside = child.convert(point, from: view)
        if child.clipsToBounds, !child.bounds.contains(inside) { continue }
        if let found = overflowing(child, inside, event) { return found }
        if child is UIControl, child.point(inside: inside, with: event) { return child }
      }
      return nil
    }
  }
#endif
