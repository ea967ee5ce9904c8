import TouchLayout
import TouchModel

/// The size and place of a view.
public struct GeometryProxy {
  let rect: TouchModel.Rect
  let spaces: [AnyHashable: TouchModel.Rect]

  /// Its size.
  public var size: CGSize { CGSize(width: rect.width, height: rect.height) }

  /// Where it stands.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Where it stands.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .global: return rect.cg
    case .local: return CGRect(origin: .zero, size: size)
    case .named(let name):
      let origin = spaces[name]?.cg.origin ?? .zero
      return rect.cg.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// Where a space around lies, from the view's own corner; nil where there is none of that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    spaces[coordinateSpace.name]?.cg.offsetBy(dx: -rect.minX, dy: -rect.minY)
  }
}

/// A view that knows its size.
public struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  public func _node(_ context: _ViewContext) -> ViewNode {
    let inner = content(context.proxy(context.session.frames[context.path]))
    let node = ViewNode(
      .geometryReader(inner._node(context.child(0))),
      origin: ViewNode.Origin(name: "GeometryReader"))
    return context.measured(node) { _ in }
  }
}

extension View {
  /// Does something when what is measured of the view changes.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return Changed(content: self) { content, context in
      let node = content._node(context.child(0))
      return context.child(1).measured(node) { rect in
        let value = transform(context.proxy(rect))
        let last = context.session.memory[context.path] as? T
        guard value != last else { return }
        context.session.memory[context.path] = value
        action(value)
      }
    }
  }

  /// Names the space of the view.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    Changed(content: self) { content, context in
      var inside = context.child(0)
      inside.spaces[name.name] = context.path
      return context.measured(content._node(inside)) { _ in }
    }
  }

  /// Does something when the view appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    nonisolated(unsafe) let action = action
    return Changed(content: self) { content, context in
      context.session.later {
        guard context.session.memory[context.path] == nil else { return }
        context.session.memory[context.path] = true
        action?()
      }
      return content._node(context.child(0))
    }
  }

  /// Does something when the view disappears; here views are there until the host is gone.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    environmentChange { _ in }
  }

  /// Does something when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    nonisolated(unsafe) let (value, action) = (value, action)
    return Changed(content: self) { content, context in
      context.session.later {
        let last = context.session.memory[context.path] as? V
        context.session.memory[context.path] = value
        if let last, last != value { action(last, value) }
        if last == nil, initial { action(value, value) }
      }
      return content._node(context.child(0))
    }
  }

  /// Does something when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

extension _ViewContext {
  /// A node whose frame is told after layout, under the context's path.
  func measured(_ node: ViewNode, _ tell: @escaping @MainActor (TouchModel.Rect) -> Void)
    -> ViewNode
  {
    session.probes[path] = tell
    return ViewNode(.modified(node, .measured(path)))
  }

  /// What is known of a frame; the device's size before anything is.
  func proxy(_ rect: TouchModel.Rect?) -> GeometryProxy {
    let known = spaces.compactMapValues { session.frames[$0] }
    let whole = TouchModel.Rect(origin: .zero, size: session.device.size)
    return GeometryProxy(rect: rect ?? whole, spaces: known)
  }
}
