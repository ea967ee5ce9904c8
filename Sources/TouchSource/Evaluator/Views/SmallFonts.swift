import TouchLayout
import TouchModel

extension ViewNode {
  /// Whether the app gives all that is shown a smaller font than the body's, which the system's regular
  /// buttons have.
  var isSmallerThanBody: Bool {
    switch kind {
    case .text(let text): text.environment.isSmallerThanBody
    case .image(let image): image.environment.isSmallerThanBody
    case .stack(_, let nodes), .group(let nodes):
      !nodes.isEmpty && nodes.allSatisfy(\.isSmallerThanBody)
    case .modified(let node, _): node.isSmallerThanBody
    default: false
    }
  }
}

extension TouchLayout.Environment {
  fileprivate var isSmallerThanBody: Bool {
    let points =
      switch shownFont.size {
      case .style(let style): style.pointSize(at: textSize)
      case .fixed(let length): length.largest
      case .scaled(let length, let style): length.largest * style.scale(at: textSize)
      }
    return points < TextStyle.body.pointSize(at: textSize)
  }
}
