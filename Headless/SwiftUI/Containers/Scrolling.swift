import TouchLayout
import TouchModel

/// What scrolls.
public struct ScrollView<Content: View>: View {
  let axes: Axis.Set
  let content: Content
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.content) = (axes, content())
  }
  public func _node(_ context: _ViewContext) -> ViewNode {
    var inside = context
    if inside.environment.container == .row { inside.environment.container = .none }
    inside.spaces[NamedCoordinateSpace.scrollView.name] = context.path
    let node = ViewNode(
      .scroll(
        ViewNode.ScrollAxes(
          horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)),
        ViewNode(.stack(ViewNode.Stack(.vertical), [content._node(inside.child(0))]))),
      origin: ViewNode.Origin(name: "ScrollView"))
    return context.measured(node) { _ in }
  }
}

/// Rows in cells.
public struct List<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
  public func _node(_ context: _ViewContext) -> ViewNode {
    context.list(content, called: "List")
  }
}

/// Controls in cells.
public struct Form<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func _node(_ context: _ViewContext) -> ViewNode {
    context.list(content, called: "Form")
  }
}

/// Rows with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    (self.content, self.header, self.footer) = (content(), header(), footer())
  }
  public func _node(_ context: _ViewContext) -> ViewNode {
    var outside = context
    outside.environment.container = .none
    // Marked for the list around it; anywhere else it is a mere group.
    return ViewNode(
      .group([
        ViewNode(.group([header._node(outside.child(0))]), origin: .init(name: "Section.header")),
        ViewNode(.group([content._node(context.child(1))]), origin: .init(name: "Section.rows")),
        ViewNode(.group([footer._node(outside.child(2))]), origin: .init(name: "Section.footer")),
      ]), origin: ViewNode.Origin(name: "Section"))
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }
}

extension _ViewContext {
  func list(_ content: some View, called name: String) -> ViewNode {
    var inside = child(0)
    inside.environment.container = .row
    var sections: [ViewNode.Section] = []
    var loose: [ViewNode.Row] = []
    func close() {
      if !loose.isEmpty { sections.append(ViewNode.Section(rows: loose)) }
      loose = []
    }
    func gather(_ node: ViewNode) {
      guard case .group(let children) = node.kind else {
        if case .empty = node.kind { return }
        loose.append(ViewNode.Row(content: node))
        return
      }
      guard node.origin.name == "Section", children.count == 3 else {
        children.forEach(gather)
        return
      }
      close()
      gather(children[1])
      sections.append(
        ViewNode.Section(
          header: children[0].shown, rows: loose, footer: children[2].shown))
      loose = []
    }
    gather(content._node(inside))
    close()
    let list = ViewNode.List(style: environment.listStyle, environment: environment.layout)
    return ViewNode(.list(list, sections), origin: ViewNode.Origin(name: name))
  }
}

extension ViewNode {
  /// The one view in a group, unless it is none.
  fileprivate var shown: ViewNode? {
    guard let first = flattened.first else { return nil }
    if case .empty = first.kind { return nil }
    return first
  }
}

/// How a list draws its cells.
public protocol ListStyle {
  nonisolated var _layout: ViewNode.List.Style { get }
}
/// A list style of the system.
public struct SystemListStyle: ListStyle { nonisolated public let _layout: ViewNode.List.Style }
extension ListStyle where Self == SystemListStyle {
  public static var plain: Self { Self(_layout: .plain) }
  public static var insetGrouped: Self { Self(_layout: .insetGrouped) }
  public static var automatic: Self { Self(_layout: .insetGrouped) }
}
extension View {
  /// How lists draw their cells.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let layout = style._layout
    return environmentChange { $0.environment.listStyle = layout }
  }
}
