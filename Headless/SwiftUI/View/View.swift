import TouchLayout

/// A part of an app's interface.
///
/// This module holds the part of SwiftUI that Touchstone's own components, examples and tests need,
/// over `TouchLayout`. What is not here does not compile.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  /// Returns the view as a node to lay out; views of the module itself say how.
  func _node(_ context: _ViewContext) -> ViewNode
}

extension View {
  /// Returns the node of the view's body, after its properties are connected.
  public func _node(_ context: _ViewContext) -> ViewNode {
    context.connect(self)
    return body._node(context.child(0))
  }
}

extension View where Body == Never {
  /// Views of the module itself have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  /// There is none.
  public var body: Never { fatalError("no body") }
}

/// A view that shows nothing.
public struct EmptyView: View {
  /// Creates it.
  nonisolated public init() {}
  public func _node(_ context: _ViewContext) -> ViewNode { ViewNode(.empty) }
}

/// A view whose kind is not in its type.
public struct AnyView: View {
  private let content: any View
  /// Wraps a view.
  public init<V: View>(_ view: V) { content = view }
  /// Wraps a view.
  public init<V: View>(erasing view: V) { content = view }
  public func _node(_ context: _ViewContext) -> ViewNode { content._node(context.child(0)) }
}

extension Optional: View where Wrapped: View {
  public func _node(_ context: _ViewContext) -> ViewNode {
    guard let self else { return ViewNode(.group([])) }
    return self._node(context.child(0))
  }
}

/// Several views without a container of their own.
public struct TupleView<T>: View {
  private let children: [any View]

  init(_ children: [any View]) { self.children = children }

  public func _node(_ context: _ViewContext) -> ViewNode {
    ViewNode(
      .group(children.enumerated().map { $0.element._node(context.child($0.offset)) }))
  }
}

/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public func _node(_ context: _ViewContext) -> ViewNode {
    switch storage {
    case .first(let view): view._node(context.child(1))
    case .second(let view): view._node(context.child(2))
    }
  }
}

/// Views that take modifiers together.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func _node(_ context: _ViewContext) -> ViewNode { content._node(context.child(0)) }
}
