import TouchLayout

/// Space that grows.
public struct Spacer: View {
  public var minLength: CGFloat?
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  public func _node(_ context: _ViewContext) -> ViewNode {
    ViewNode(
      .spacer(minLength: minLength.map { Length(Double($0)) }),
      origin: ViewNode.Origin(name: "Spacer"))
  }
}

/// A line between views.
public struct Divider: View {
  nonisolated public init() {}
  public func _node(_ context: _ViewContext) -> ViewNode { ViewNode(.divider) }
}

/// How far a task is.
public struct ProgressView: View {
  private let isBar: Bool
  nonisolated public init() { isBar = false }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) { isBar = true }
  public func _node(_ context: _ViewContext) -> ViewNode {
    let node = ViewNode(
      .control(
        ViewNode.Control(
          isBar ? .progressBar : .progressCircle, environment: context.environment.layout)),
      origin: ViewNode.Origin(name: "ProgressView"))
    return context.drawn(
      node, .progress, context.environment.tint ?? Color.gray.resolve(in: context.environment))
  }
}
