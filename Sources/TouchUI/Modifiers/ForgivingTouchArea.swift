#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel

  extension View {
    /// Lets touches act beside the view, while layout stays as it is.
    ///
    /// The area reaches that far beyond each edge, and further where that is needed for the
    /// platform's default target size: 12 points around an 18-point badge make 42, so it is given
    /// 44. Put it before the gesture. On a button the form of the button applies; in the label of
    /// one it is not known to reach beyond the label. It may lie over neighbours; where two reach
    /// for the same place, use ``TouchRow`` or ``TouchGrid``, which share it out. What assistive
    /// technology outlines stays what is visible.
    ///
    ///     Badge(count: 5)
    ///       .forgivingTouchArea(extraPadding: 12)
    ///       .onTapGesture(perform: showNotifications)
    ///
    /// - Parameter extraPadding: How far the area reaches beyond each edge, in points.
    public func forgivingTouchArea(extraPadding: CGFloat = 8) -> some View {
      modifier(OverflowingTarget(extraPadding: extraPadding))
    }

    /// Lets touches act in an area of at least a size around the view, while layout stays as it is.
    ///
    ///     Circle()
    ///       .frame(width: 24, height: 24)
    ///       .forgivingTouchArea(minimumSize: 48)
    ///       .onTapGesture(perform: select)
    ///
    /// - Parameters:
    ///   - minimumSize: The least width and height, in points; raised to the platform's
    ///     default.
    ///   - file: The file of the call, for remarks in debug builds.
    ///   - line: The line of the call.
    public func forgivingTouchArea(
      minimumSize: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
      let call = TouchNote.Call("forgivingTouchArea(minimumSize:)", file, line)
      return modifier(OverflowingTarget(minimumSize: TouchTargetSize.raised(minimumSize, call)))
    }

    /// Lets touches act beyond each edge as far as given, while layout stays as it is.
    ///
    /// Positive grows. An edge towards a neighbour can stay where it is:
    ///
    ///     Image(systemName: "xmark")
    ///       .forgivingTouchArea(EdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 24))
    ///       .onTapGesture(perform: close)
    ///
    /// - Parameter outsets: How far the area reaches beyond each edge, in points.
    public func forgivingTouchArea(_ outsets: EdgeInsets) -> some View {
      modifier(OverflowingTarget(outsets: outsets))
    }
  }

  extension Button {
    /// Lets touches act beside the button, while layout stays as it is.
    ///
    /// Around a button a content shape changes nothing that reacts, and inside the label of a
    /// system style it is not known to. This makes the button again in a style of its own, which
    /// looks as the borderless one does; what the label says of its colour is kept.
    ///
    ///     Button(action: close) { Image(systemName: "xmark") }
    ///       .forgivingTouchArea(extraPadding: 12)
    ///
    /// - Parameter extraPadding: How far the area reaches beyond each edge, in points; further
    ///   where that is needed for the platform's default target size.
    public func forgivingTouchArea(extraPadding: CGFloat = 8) -> some View {
      remade(OverflowingTarget(extraPadding: extraPadding))
    }

    /// Lets touches act in an area of at least a size around the button, while layout stays as it
    /// is.
    ///
    ///     Button(action: close) { Image(systemName: "xmark") }
    ///       .forgivingTouchArea(minimumSize: 48)
    ///
    /// - Parameters:
    ///   - minimumSize: The least width and height, in points; raised to the platform's
    ///     default.
    ///   - file: The file of the call, for remarks in debug builds.
    ///   - line: The line of the call.
    public func forgivingTouchArea(
      minimumSize: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
      let call = TouchNote.Call("forgivingTouchArea(minimumSize:)", file, line)
      return remade(OverflowingTarget(minimumSize: TouchTargetSize.raised(minimumSize, call)))
    }

    /// Lets touches act beyond each edge of the button as far as given, while layout stays as it
    /// is.
    ///
    ///     Button(action: close) { Image(systemName: "xmark") }
    ///       .forgivingTouchArea(EdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 24))
    ///
    /// - Parameter outsets: How far the area reaches beyond each edge, in points; positive grows.
    public func forgivingTouchArea(_ outsets: EdgeInsets) -> some View {
      remade(OverflowingTarget(outsets: outsets))
    }

    private func remade(_ target: OverflowingTarget) -> some View {
      buttonStyle(OverflowingButtonStyle(shape: target.shape))
    }
  }

  /// An area that reacts beyond what is drawn and laid out.
  struct OverflowingTarget: ViewModifier {
    let shape: GrownRectangle

    init(extraPadding: CGFloat) {
      let extra = max(0, extraPadding)
      shape = GrownRectangle(
        outsets: EdgeInsets(top: extra, leading: extra, bottom: extra, trailing: extra),
        minimumSize: CGSize(width: TouchTargetSize.minimum, height: TouchTargetSize.minimum))
    }

    init(minimumSize: CGFloat) {
      shape = GrownRectangle(minimumSize: CGSize(width: minimumSize, height: minimumSize))
    }

    init(outsets: EdgeInsets) { shape = GrownRectangle(outsets: outsets) }

    func body(content: Content) -> some View {
      content
        .contentShape(.interaction, shape)
        .contentShape(.accessibility, Rectangle())
        .inspected("area", reacting: shape)
    }
  }
#endif
