import TouchLayout
import TouchModel

typealias Container = TouchModel.Screen.Element.Container

/// The edge of a row where its actions are.
public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }

extension View {
  /// A menu that a long press opens.
  nonisolated public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View {
    presenting(.menu, menuItems())
  }

  /// Actions behind a row.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    presenting(.swipeActions, content())
  }

  nonisolated private func presenting<Items: View>(
    _ container: Container, _ items: Items
  ) -> some View {
    nonisolated(unsafe) let items = items
    return Changed(content: self) { content, context in
      var inside = context.child(1)
      inside.environment.container = container
      inside.environment.isElsewhere = true
      let nodes = context.session.quietly { items._node(inside).flattened }
      return ViewNode(.modified(content._node(context.child(0)), .presents(container, nodes)))
    }
  }
}
