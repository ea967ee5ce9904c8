import TouchLayout
import TouchModel

/// The items of a bar, gathered from the views below it.
@MainActor final class BarItems {
  var leading: [ViewNode] = []
  var principal: [ViewNode] = []
  var trailing: [ViewNode] = []
  var bottom: [ViewNode] = []
  var keyboard: [ViewNode] = []
  var hasTitle = false
  var isInline = false
}

/// A screen under a navigation bar.
public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  public init(@ViewBuilder root: () -> Root) where Data == Never { self.root = root() }
  public func _node(_ context: _ViewContext) -> ViewNode {
    let items = BarItems()
    var inside = context.child(0)
    inside.environment.bar = items
    inside.environment.container = .none
    let node = root._node(inside)
    return ViewNode(
      .bars(
        ViewNode.Bars(
          hasNavigationBar: true, hasLargeTitle: items.hasTitle && !items.isInline,
          leading: items.leading, principal: items.principal, trailing: items.trailing,
          bottom: items.bottom, keyboard: items.keyboard,
          isRightToLeft: context.environment.layoutDirection == .rightToLeft), node),
      origin: ViewNode.Origin(name: "NavigationStack"))
  }
}

/// Where an item of a bar stands.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let topBarLeading = ToolbarItemPlacement(name: "leading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "trailing")
  public static let primaryAction = ToolbarItemPlacement(name: "trailing")
  public static let cancellationAction = ToolbarItemPlacement(name: "leading")
  public static let confirmationAction = ToolbarItemPlacement(name: "trailing")
  public static let bottomBar = ToolbarItemPlacement(name: "bottom")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
}

/// What a bar shows.
@MainActor @preconcurrency public protocol ToolbarContent {
  func _add(to items: BarReceiver, _ context: _ViewContext)
}

/// What takes the items of a bar.
@MainActor public struct BarReceiver {
  let items: BarItems
}

/// One item of a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  public func _add(to receiver: BarReceiver, _ context: _ViewContext) {
    var inside = context
    inside.environment.font = nil
    inside.environment.bar = nil
    let isBottom = placement.name == "bottom" || placement.name == "keyboard"
    inside.environment.container = isBottom ? .toolbar : .navigationBar
    let nodes = content._node(inside).flattened
    switch placement.name {
    case "leading": receiver.items.leading += nodes
    case "principal": receiver.items.principal += nodes
    case "bottom": receiver.items.bottom += nodes
    case "keyboard": receiver.items.keyboard += nodes
    default: receiver.items.trailing += nodes
    }
  }
}

extension ToolbarItem where ID == Void {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }
}

/// Several items of a bar.
public struct ToolbarItems: ToolbarContent {
  let parts: [any ToolbarContent]
  public func _add(to receiver: BarReceiver, _ context: _ViewContext) {
    for (number, part) in parts.enumerated() { part._add(to: receiver, context.child(number)) }
  }
}

/// Makes the items of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
  @MainActor public static func buildBlock<each Part: ToolbarContent>(
    _ part: repeat each Part
  ) -> ToolbarItems {
    var parts: [any ToolbarContent] = []
    for one in repeat each part { parts.append(one) }
    return ToolbarItems(parts: parts)
  }
}

extension View {
  /// Adds items to the bar around.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    nonisolated(unsafe) let content = content()
    return Changed(content: self) { view, context in
      if let bar = context.environment.bar {
        content._add(to: BarReceiver(items: bar), context.child(1))
      }
      return view._node(context.child(0))
    }
  }

  /// The title of the bar around.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    environmentChange { $0.environment.bar?.hasTitle = true }
  }

  /// How the title of the bar around is shown.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarTitleDisplayMode
  ) -> some View {
    environmentChange { $0.environment.bar?.isInline = displayMode == .inline }
  }
}

/// How the title of a bar is shown.
public enum NavigationBarTitleDisplayMode: Sendable { case automatic, inline, large }
