import TouchLayout
import TouchModel

extension View {
  /// What reacts to touches in place of what is inside.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// What reacts, or is outlined, in place of what is inside.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    Changed(content: self) { content, context in
      let outline = shape._outline(context.environment.layoutDirection)
      var around = context.child(0)
      if kind.contains(.accessibility), context.elementID == nil {
        around.accessibility.outline = context.path
      }
      let inside = content._node(around)
      return inside.eachChild { child in
        var node = child
        if kind.contains(.accessibility) {
          let element = context.elementID ?? context.path
          node = context.measured(node) { context.session.outlines[element] = ($0, outline) }
        }
        guard kind.contains(.interaction) else { return node }
        return ViewNode(
          .modified(node, .contentShape(outline)), origin: ViewNode.Origin(name: "contentShape"))
      }
    }
  }

  /// Whether touches reach it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    wrapped("allowsHitTesting") { _ in .allowsHitTesting(enabled) }
  }

  /// Does something when tapped.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return reacting(.tapGesture) { _ in
      Handler(taps: count, act: { action() })
    }
  }

  /// Does something when pressed for a while.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    nonisolated(unsafe) let (action, pressing) = (action, onPressingChanged)
    return reacting(.longPressGesture) { _ in
      Handler(
        duration: minimumDuration, longPress: { action() },
        pressing: { pressing?($0) })
    }
  }

  /// Reacts to a gesture.
  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View {
    nonisolated(unsafe) let gesture = gesture
    return reacting(gesture._kind) { gesture._handler($0) }
  }

  /// Reacts to a gesture before what is inside does; here as `gesture`.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
    self.gesture(gesture)
  }

  /// Reacts to a gesture beside what is inside.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
    nonisolated(unsafe) let gesture = gesture
    return reacting(gesture._kind) {
      var handler = gesture._handler($0)
      handler.isCompanion = true
      return handler
    }
  }

  nonisolated private func reacting(
    _ kind: TouchModel.Screen.Element.Kind,
    _ handler: @escaping @MainActor (_ViewContext) -> Handler
  ) -> some View {
    Changed(content: self) { content, context in
      var handler = handler(context)
      handler.isEnabled = context.environment.isEnabled
      return context.child(0).element(kind, handler) { content._node($0.child(0)) }
    }
  }
}
