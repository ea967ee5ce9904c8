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
