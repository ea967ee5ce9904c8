import TouchLayout
import TouchModel

extension Evaluation {
  /// What a `Group` holds: what its closure makes, be it of the views that it is given one by one.
  func groupContent(_ call: ViewValue.Call) -> ViewValue {
    guard let subviews = subviews(of: call) else {
      return views(call.content("content"), [.unknown])
    }
    return views(call.content("transform", "content"), [.array(subviews.map { .view($0) })])
  }

  /// The views that `Group(subviews:)` and `ForEach(subviews:)` take apart; nil where they are not
  /// asked to.
  func subviews(of call: ViewValue.Call) -> [ViewValue]? {
    call["subviews"].map { subviews(of: view($0, in: Scope(file: call.place.file))) }
  }

  /// What a layout of the project's makes of views that it is given one by one, as
  /// `_VariadicView.Tree(Rows()) { … }` asks it to; nil where the source does not hold the layout.
  func variadicTree(_ given: [Bound], at position: Position, in scope: Scope) -> Value? {
    guard case .instance(let root)? = given.first?.value,
      let function = root.type.functions("body").first, let parameter = function.parameters.first,
      case .function(let content)? = given.last?.value
    else { return nil }
    let place = place(position, in: scope)
    // Each is told apart by its number, as by the identity that it is given.
    let children = subviews(of: views(content)).enumerated().map { number, view -> Value in
      let identity = Bound(label: nil, value: .number(Length(Double(number))))
      return .view(
        .modified(
          view,
          ViewValue.Call(
            name: "id", arguments: [identity], place: place, view: viewName(of: scope))))
    }
    return call(
      .declared(function, owner: root.type, receiver: .instance(root)),
      [Bound(label: parameter.label, value: .array(children))])
  }

  /// The views that a container tells apart in its content.
  private func subviews(of view: ViewValue) -> [ViewValue] {
    switch view {
    case .group(let children): return children.flatMap { subviews(of: $0) }
    case .repeated(let children, let isOpen):
      return children.flatMap { subviews(of: $0) }.map { .repeated([$0], isOpen: isOpen) }
    case .label(let content): return subviews(of: content)
    case .system(let call) where call.name == "Group": return subviews(of: groupContent(call))
    case .system(let call) where call.name == "ForEach": return subviews(of: repeated(call))
    case .modified(let content, let call):
      // A modifier of several views modifies each.
      return subviews(of: content).map { .modified($0, call) }
    default: return [view]
    }
  }
}
