import TouchLayout
import TouchModel

extension _ViewContext {
  /// Something a person can act on, which takes what is told of it.
  func element(
    _ kind: TouchModel.Screen.Element.Kind, _ handler: Handler,
    style: TouchModel.Screen.Element.Style = .automatic, isPlain: Bool = true,
    takesRow: Bool = false, _ content: (_ViewContext) -> ViewNode
  ) -> ViewNode {
    var inside = child(7)
    inside.accessibility = AccessibilityProperties()
    inside.elementID = path
    let (node, said) = session.hearing { content(inside) }
    var handler = handler
    handler.accessibility = accessibility
    handler.accessibility.label = accessibility.label ?? said
    session.handlers[path] = handler
    let element = ViewNode.Element(
      id: TouchModel.Screen.Element.ID(
        place: TouchModel.Place(file: "", line: 0, column: 0), context: path),
      kind: kind, label: accessibility.label ?? said, view: "", style: style,
      controlSize: environment.controlSize.layout, hasPlainLabel: isPlain && node.isPlainLabel,
      isEnabled: handler.isEnabled, takesRow: takesRow)
    return ViewNode(.element(element, node))
  }
}

extension ViewNode {
  /// Whether it is a title, a symbol or both, and nothing changes its frame.
  fileprivate var isPlainLabel: Bool {
    switch kind {
    case .text, .image, .empty, .control: return true
    case .stack(_, let nodes), .group(let nodes): return nodes.allSatisfy(\.isPlainLabel)
    case .modified(let node, .contentShape), .modified(let node, .opacity),
      .modified(let node, .measured):
      return node.isPlainLabel
    case .modified(let node, .padding), .modified(let node, .background):
      // What a bordered style of the system adds.
      return origin.name.isEmpty && node.isPlainLabel
    default: return false
    }
  }
}
