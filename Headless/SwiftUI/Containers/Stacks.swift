import TouchLayout

/// A row.
public struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  public func _node(_ context: _ViewContext) -> ViewNode {
    context.stack(
      .horizontal, "HStack", Alignment(horizontal: .center, vertical: alignment), spacing, content)
  }
}

/// A column.
public struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  public func _node(_ context: _ViewContext) -> ViewNode {
    context.stack(
      .vertical, "VStack", Alignment(horizontal: alignment, vertical: .center), spacing, content)
  }
}

/// A row that makes what is on screen.
public struct LazyHStack<Content: View>: View {
  let row: HStack<Content>
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    row = HStack(alignment: alignment, spacing: spacing, content: content)
  }
  public func _node(_ context: _ViewContext) -> ViewNode { row._node(context).lazy }
}

/// A column that makes what is on screen.
public struct LazyVStack<Content: View>: View {
  let column: VStack<Content>
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    column = VStack(alignment: alignment, spacing: spacing, content: content)
  }
  public func _node(_ context: _ViewContext) -> ViewNode { column._node(context).lazy }
}

/// Views over each other.
public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
  public func _node(_ context: _ViewContext) -> ViewNode {
    ViewNode(
      .overlap(
        alignment.layout(context.environment.layoutDirection), [content._node(context.child(0))]),
      origin: ViewNode.Origin(name: "ZStack"))
  }
}

extension _ViewContext {
  func stack(
    _ direction: ViewNode.Stack.Direction, _ name: String, _ alignment: Alignment,
    _ spacing: CGFloat?, _ content: some View
  ) -> ViewNode {
    ViewNode(
      .stack(
        ViewNode.Stack(
          direction, spacing: spacing.map { Length(Double($0)) },
          alignment: alignment.layout(environment.layoutDirection),
          isRightToLeft: environment.layoutDirection == .rightToLeft),
        [content._node(child(0))]), origin: ViewNode.Origin(name: name))
  }
}

extension ViewNode {
  fileprivate var lazy: ViewNode {
    guard case .stack(var stack, let children) = kind else { return self }
    stack.isLazy = true
    return ViewNode(.stack(stack, children), origin: origin)
  }

  /// The children of a group, and of groups in it.
  var flattened: [ViewNode] {
    guard case .group(let children) = kind else { return [self] }
    return children.flatMap(\.flattened)
  }
}
