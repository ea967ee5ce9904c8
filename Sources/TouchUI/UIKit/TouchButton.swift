#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A button with a symbol, a title or both, whose target is larger than it looks.
  ///
  ///     let settings = TouchButton(
  ///       title: nil, image: UIImage(systemName: "gear"), label: "Settings")
  ///     settings.addAction(UIAction { _ in showSettings() }, for: .touchUpInside)
  @MainActor open class TouchButton: TouchControl {
    private let titleView = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let gap: CGFloat = 6

    /// Creates a button as large as its content, and no smaller than a target.
    ///
    ///     let save = TouchButton(title: "Save", image: nil, label: "Save the photo")
    ///
    /// - Parameters:
    ///   - title: What it says, if it says anything.
    ///   - image: What it shows, if it shows anything.
    ///   - label: What assistive technology says.
    public init(title: String?, image: UIImage?, label: String) {
      super.init(frame: .zero)
      titleView.text = title
      imageView.image = image
      prepareContent()
      accessibilityLabel = label
      sizeToFit()
    }

    /// Creates a button from an archive.
    ///
    ///     let button = TouchButton(coder: unarchiver)
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      prepareContent()
    }

    private func prepareContent() {
      titleView.adjustsFontForContentSizeCategory = true
      titleView.font = .preferredFont(forTextStyle: .body)
      titleView.textColor = tintColor
      for view in [imageView, titleView] {
        view.isUserInteractionEnabled = false
        visibleView.addSubview(view)
      }
    }

    /// What the button says.
    ///
    ///     button.title = "Save"
    open var title: String? {
      get { titleView.text }
      set {
        titleView.text = newValue
        contentChanged()
      }
    }

    /// What the button shows.
    ///
    ///     button.image = UIImage(systemName: "gear")
    open var image: UIImage? {
      get { imageView.image }
      set {
        imageView.image = newValue
        contentChanged()
      }
    }

    private func contentChanged() {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }

    /// The size of the symbol and the title beside each other.
    ///
    ///     let shown = button.visibleSize
    open override var visibleSize: CGSize {
      let (picture, text) = (imageView.intrinsicContentSize, titleView.intrinsicContentSize)
      let between = picture.width > 0 && text.width > 0 ? gap : 0
      return CGSize(
        width: max(0, picture.width) + between + max(0, text.width),
        height: max(picture.height, text.height, 0))
    }

    /// Lays the symbol and the title out in the middle, in the direction in which people read.
    ///
    ///     button.layoutIfNeeded()
    open override func layoutSubviews() {
      super.layoutSubviews()
      let area = visibleView.bounds
      let size = visibleSize
      var x = area.midX - size.width / 2
      let order: [UIView] =
        effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? [titleView, imageView] : [imageView, titleView]
      for view in order {
        let own = view.intrinsicContentSize
        guard own.width > 0 else { continue }
        view.frame = CGRect(
          x: x, y: area.midY - own.height / 2, width: own.width, height: own.height)
        x += own.width + gap
      }
    }

    /// Dimmed while it is pressed.
    ///
    ///     button.isHighlighted = true
    open override var isHighlighted: Bool { didSet { dim() } }
    /// Half as opaque where it does not react.
    ///
    ///     button.isEnabled = false
    open override var isEnabled: Bool { didSet { dim() } }

    private func dim() { visibleView.alpha = isEnabled ? (isHighlighted ? 0.6 : 1) : 0.5 }
  }
#endif
