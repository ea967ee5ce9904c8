#if canImport(UIKit) && !os(watchOS)
  import TouchModel
  import UIKit

  /// A control that is larger than it looks: its bounds are the target, and what it shows is a
  /// private view inside them.
  ///
  /// Nothing outside needs to know. Layout places the whole target, so that no touch falls outside
  /// an ancestor and neighbours keep their distance:
  ///
  ///     let close = TouchControl(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
  ///     close.visibleView.backgroundColor = .systemGray5
  ///     close.backgroundInset = NSDirectionalEdgeInsets(
  ///       top: 10, leading: 10, bottom: 10, trailing: 10)
  ///     close.addAction(UIAction { _ in dismiss() }, for: .touchUpInside)
  ///
  /// Where layout cannot give it that room, ``touchOutsets`` lets it react beyond its bounds, and
  /// it never reacts in less than ``minimumSize``.
  @MainActor open class TouchControl: UIControl {
    /// What is drawn: a background of the control's own, inside its bounds.
    ///
    ///     control.visibleView.backgroundColor = .systemGray5
    public let visibleView = UIView(frame: .zero)

    /// How far the visible view lies inside the bounds on each edge, in points.
    ///
    ///     control.backgroundInset.leading = 8
    open var backgroundInset = NSDirectionalEdgeInsets.zero { didSet { resize() } }

    /// How far the control reacts beyond its bounds on each edge, in points; positive grows.
    ///
    ///     control.touchOutsets.trailing = 12
    ///
    /// An ancestor whose bounds end before that takes no touch there; ``TouchForwardingView`` does.
    open var touchOutsets = NSDirectionalEdgeInsets.zero

    /// The least size in which the control reacts, in points; the platform's default unless set.
    ///
    ///     control.minimumSize = CGSize(width: 56, height: 56)
    ///
    /// A size below the platform's default is raised to it.
    open var minimumSize = TouchControl.platformSize {
      didSet {
        let least = TouchControl.platformSize
        minimumSize = CGSize(
          width: max(minimumSize.width, least.width), height: max(minimumSize.height, least.height))
        resize()
      }
    }

    /// What the control is for, which decides the haptic of its action; nil for none.
    ///
    ///     control.role = .destructive
    open var role: ControlRole? = .standard

    static var platformSize: CGSize {
      let size = Policy(.hig).targetSize(on: .current).recommended
      return CGSize(width: size.width, height: size.height)
    }

    /// Creates a control; its frame is the target, not what is drawn.
    ///
    ///     let close = TouchControl(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    public override init(frame: CGRect) {
      super.init(frame: frame)
      prepare()
    }

    /// Creates a control from an archive.
    ///
    ///     let control = TouchControl(coder: unarchiver)
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      prepare()
    }

    private func prepare() {
      // Touches are the control's, not its parts'.
      visibleView.isUserInteractionEnabled = false
      addSubview(visibleView)
      isAccessibilityElement = true
      accessibilityTraits = .button
      addAction(
        UIAction { [weak self] _ in
          guard let role = self?.role, let haptic = role.haptic else { return }
          HapticFeedback.play(haptic, intensity: role.intensity)
        }, for: .touchUpInside)
    }

    private func resize() {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }

    // MARK: - Layout

    /// Where the control is drawn, in its own coordinates.
    ///
    ///     override var visibleFrame: CGRect { bounds.insetBy(dx: 12, dy: 12) }
    open var visibleFrame: CGRect { bounds.inset(by: resolved(backgroundInset)) }

    /// The size of what is drawn where nothing else decides it; a subclass with content says more.
    ///
    ///     override var visibleSize: CGSize { CGSize(width: 20, height: 20) }
    open var visibleSize: CGSize { .zero }

    /// Lays the visible view out.
    ///
    ///     control.layoutIfNeeded()
    open override func layoutSubviews() {
      super.layoutSubviews()
      visibleView.frame = visibleFrame
    }

    /// What is drawn with the insets around it, and no less than the least size.
    ///
    ///     stack.addArrangedSubview(control)  // as large as its intrinsic size
    open override var intrinsicContentSize: CGSize {
      let (inset, size) = (resolved(backgroundInset), visibleSize)
      return CGSize(
        width: max(minimumSize.width, size.width + inset.left + inset.right),
        height: max(minimumSize.height, size.height + inset.top + inset.bottom))
    }

    /// The intrinsic size.
    ///
    ///     control.sizeToFit()
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: - Touches

    /// Where the control reacts, in its own coordinates: its bounds, the outsets, the least size.
    ///
    ///     let reach = control.convert(control.touchFrame, to: nil)
    open var touchFrame: CGRect {
      let outsets = resolved(touchOutsets)
      let grown = bounds.inset(
        by: UIEdgeInsets(
          top: -outsets.top, left: -outsets.left, bottom: -outsets.bottom, right: -outsets.right))
      return grown.insetBy(
        dx: min(0, (grown.width - minimumSize.width) / 2),
        dy: min(0, (grown.height - minimumSize.height) / 2))
    }

    /// Whether a point lies where the control reacts.
    ///
    ///     control.point(inside: CGPoint(x: -4, y: 10), with: nil)
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      touchFrame.contains(point)
    }

    /// Ends the touch; the haptics of what follows are one.
    ///
    ///     override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ///       super.touchesEnded(touches, with: event)
    ///     }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      HapticFeedback.perform(nil) { super.touchesEnded(touches, with: event) }
    }

    // MARK: - Assistive technology

    /// What is visible, in the screen's coordinates.
    ///
    ///     UIAccessibility.post(notification: .layoutChanged, argument: control)
    open override var accessibilityFrame: CGRect {
      get { UIAccessibility.convertToScreenCoordinates(visibleFrame, in: self) }
      set { super.accessibilityFrame = newValue }
    }

    private func resolved(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
    }
  }
#endif
