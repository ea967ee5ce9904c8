import TouchLayout

extension ViewNode {
  /// Whether the node is nothing but titles, symbols and signs that something is going on, side by
  /// side, one over the other, or turned, and no `Label`.
  var isComposed: Bool {
    switch kind {
    case .stack(let stack, let nodes):
      return stack.direction == .horizontal && origin.name != "Label"
        && nodes.allSatisfy(\.isPartOfComposition)
    case .overlap(_, let nodes): return nodes.allSatisfy(\.isPartOfComposition)
    case .modified(let node, .opacity): return node.isComposed
    case .modified(let node, .rotation): return node.isPartOfComposition
    default: return false
    }
  }

  private var isPartOfComposition: Bool {
    switch kind {
    case .group(let nodes): nodes.allSatisfy(\.isPartOfComposition)
    case .modified(let node, .opacity): node.isPartOfComposition
    default: isPlainLabel || isEmptySpace || isBusy || isComposed
    }
  }

  /// Whether the node is a title, a symbol or both, as the system's bars expect, and nothing
  /// changes its frame.
  var isPlainLabel: Bool { isPlainLabel(mayGrow: false) }

  /// The same, or also with what can only make it larger.
  func isPlainLabel(mayGrow: Bool) -> Bool {
    switch kind {
    case .text, .image, .empty: return true
    case .stack:
      return origin.name == "Label" && children.allSatisfy { $0.isPlainLabel(mayGrow: mayGrow) }
    case .group(let nodes): return nodes.allSatisfy { $0.isPlainLabel(mayGrow: mayGrow) }
    case .modified(let node, let modifier):
      switch modifier {
      case .opacity, .layoutPriority, .zIndex, .allowsHitTesting, .clip, .fixedSize, .offset:
        return node.isPlainLabel(mayGrow: mayGrow)
      case .contentShape where mayGrow: return node.isPlainLabel(mayGrow: true)
      case .padding(let edges) where mayGrow:
        return [edges.top, edges.left, edges.bottom, edges.right].allSatisfy { $0.smallest >= 0 }
          && node.isPlainLabel(mayGrow: true)
      case .flexibleFrame(let frame) where mayGrow:
        let isBounded = [frame.maxWidth, frame.maxHeight].contains {
          $0?.smallest ?? .infinity < 44
        }
        return !isBounded && node.isPlainLabel(mayGrow: true)
      default: return false
      }
    default: return false
    }
  }

  /// Whether it is a shape or a colour, as behind what something shows.
  var isGround: Bool {
    switch kind {
    case .shape, .color: true
    case .modified: children.allSatisfy(\.isGround)
    default: false
    }
  }
}
