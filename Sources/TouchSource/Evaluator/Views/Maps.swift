import TouchLayout
import TouchModel

extension SystemViews {
  /// Maps with what stands on them.
  static let maps: [String: Handler] = [
    "Map": { evaluation, call, environment in evaluation.map(call, environment) }
  ]
}

extension Evaluation {
  /// A map, which fills what it is offered and reacts everywhere, with its annotations, each as large
  /// as it wants to be. Where they stand is not known: apart from each other.
  fileprivate func map(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    let map = ViewNode(.color(isClear: false), origin: call.origin)
    let content = views(call.content("content", "annotationContent"), [.unknown])
    let annotations = annotations(in: content, environment)
    guard !annotations.isEmpty else { return map }
    let stack = ViewNode(
      .stack(ViewNode.Stack(.vertical, spacing: Self.distanceOnMap), annotations),
      origin: call.origin)
    return ViewNode(.modified(map, .overlay([stack], alignment: .center)), origin: call.origin)
  }

  /// Farther from each other than targets have to be, in points.
  private static let distanceOnMap = Length(44)

  /// The views of annotations; markers and lines are the system's.
  private func annotations(
    in content: ViewValue, _ environment: FlowingEnvironment
  ) -> [ViewNode] {
    switch content {
    case .group(let children): return children.flatMap { annotations(in: $0, environment) }
    case .repeated(let children, let isOpen):
      var inside = environment
      inside.mayBeAbsent = environment.mayBeAbsent || isOpen
      return children.flatMap { annotations(in: $0, inside) }
    case .modified(let content, _): return annotations(in: content, environment)
    case .system(let call):
      switch call.name {
      case "ForEach": return annotations(in: repeated(call), environment)
      case "Annotation", "MapAnnotation":
        let node = settle(views(call.content("content")), in: environment)
        return [
          ViewNode(
            .modified(node, .fixedSize(horizontal: true, vertical: true)), origin: call.origin)
        ]
      default: return []
      }
    default: return []
    }
  }
}
