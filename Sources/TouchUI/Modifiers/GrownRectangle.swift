#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel

  /// A rectangle that reaches beyond its frame.
  ///
  /// As a content shape it lets touches act beside what is drawn, while layout stays as it is:
  ///
  ///     Image(systemName: "xmark")
  ///       .contentShape(GrownRectangle(minimumSize: CGSize(width: 44, height: 44)))
  ///       .onTapGesture(perform: close)
  ///
  /// Growth at the leading and trailing edges follows the direction in which people read.
  public struct GrownRectangle: Shape {
    /// How far each edge lies outside the frame, in points; positive grows.
    ///
    ///     shape.outsets.trailing = 12
    public var outsets: EdgeInsets
    /// The least size, in points: what the outsets leave missing is added on both sides alike.
    ///
    ///     shape.minimumSize = CGSize(width: 56, height: 56)
    public var minimumSize: CGSize

    /// Creates a rectangle from how far it reaches beyond its frame and the least size, in points.
    ///
    ///     let shape = GrownRectangle(outsets: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 0))
    nonisolated public init(outsets: EdgeInsets = EdgeInsets(), minimumSize: CGSize = .zero) {
      self.outsets = outsets
      self.minimumSize = minimumSize
    }

    /// It is mirrored where people read from right to left, so that its leading edge leads.
    ///
    ///     GrownRectangle().layoutDirectionBehavior  // .mirrors
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// Returns the grown rectangle around a frame.
    ///
    ///     let box = GrownRectangle(minimumSize: size).path(in: frame).boundingRect
    nonisolated public func path(in rect: CGRect) -> Path {
      let grown = CGRect(
        x: rect.minX - outsets.leading, y: rect.minY - outsets.top,
        width: max(0, rect.width + outsets.leading + outsets.trailing),
        height: max(0, rect.height + outsets.top + outsets.bottom))
      let missing = (
        x: max(0, minimumSize.width - grown.width), y: max(0, minimumSize.height - grown.height)
      )
      return Path(grown.insetBy(dx: -missing.x / 2, dy: -missing.y / 2))
    }
  }
#endif
