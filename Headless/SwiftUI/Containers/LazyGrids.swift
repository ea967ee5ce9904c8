import TouchLayout

/// A column of a vertical grid.
public struct GridItem: Sendable {
  /// How wide it is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {
    (self.size, self.spacing) = (size, spacing)
  }

  var track: ViewNode.LazyGrid.Track {
    func length(_ value: CGFloat) -> Length { Length(Double(value)) }
    switch size {
    case .fixed(let value): return .fixed(length(value))
    case .flexible(let least, let most):
      return .flexible(minimum: length(least), maximum: length(most))
    case .adaptive(let least, let most):
      return .adaptive(minimum: length(least), maximum: length(most))
    }
  }
}

/// A grid that grows downwards.
public struct LazyVGrid<Content: View>: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing, self.content) = (
      columns, alignment, spacing, content()
    )
  }
  public func _node(_ context: _ViewContext) -> ViewNode {
    let direction = context.environment.layoutDirection
    return ViewNode(
      .lazyGrid(
        ViewNode.LazyGrid(
          direction: .vertical, tracks: columns.map(\.track),
          trackSpacing: columns.map { $0.spacing.map { Length(Double($0)) } },
          spacing: spacing.map { Length(Double($0)) },
          alignment: Alignment(horizontal: alignment, vertical: .center).layout(direction),
          isRightToLeft: direction == .rightToLeft),
        content._node(context.child(0)).flattened), origin: ViewNode.Origin(name: "LazyVGrid"))
  }
}
