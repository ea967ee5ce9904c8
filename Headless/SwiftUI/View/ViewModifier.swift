import TouchLayout

/// A change of a view that can be applied to others.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the modifier makes.
  associatedtype Body: View
  /// What it is applied to.
  typealias Content = _ViewModifier_Content<Self>
  /// Returns the changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// What a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let make: @MainActor (_ViewContext) -> ViewNode
  public func _node(_ context: _ViewContext) -> ViewNode { make(context.child(0)) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier
  /// Applies a modifier to a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public func _node(_ context: _ViewContext) -> ViewNode {
    context.connect(modifier)
    let content = content
    // The content keeps what flows down to it from inside the modifier's body.
    return modifier.body(content: _ViewModifier_Content { content._node($0.child(0)) })
      ._node(context.child(1))
  }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A change by a modifier of the module itself.
struct Changed<Content: View> {
  let content: Content
  let change: @MainActor (Content, _ViewContext) -> ViewNode
}

extension Changed: View {
  func _node(_ context: _ViewContext) -> ViewNode { change(content, context) }
}

extension View {
  /// Wraps the node of the view.
  nonisolated func wrapped(
    _ name: String, _ modifier: @escaping @MainActor (_ViewContext) -> ViewNode.Modifier?
  ) -> Changed<Self> {
    Changed(content: self) { content, context in
      let node = content._node(context.child(0))
      guard let modifier = modifier(context) else { return node }
      // A group keeps its children apart: each takes the modifier.
      return node.eachChild {
        ViewNode(.modified($0, modifier), origin: ViewNode.Origin(name: name))
      }
    }
  }

  /// Changes what flows down to the view.
  nonisolated func environmentChange(
    _ change: @escaping @MainActor (inout _ViewContext) -> Void
  ) -> Changed<Self> {
    Changed(content: self) { content, context in
      var inside = context
      change(&inside)
      return content._node(inside.child(0))
    }
  }
}

extension ViewNode {
  /// The node with a change applied to each of its children where it is a mere group.
  func eachChild(_ change: (ViewNode) -> ViewNode) -> ViewNode {
    guard case .group(let children) = kind else { return change(self) }
    return ViewNode(.group(children.map { $0.eachChild(change) }), origin: origin)
  }
}
