import TouchModel

/// The share that a view has of a stack view of Interface Builder's, as long as none of the others that the
/// stack view arranges is hidden.
struct InterfaceShare: Hashable, Sendable {
  var axis: Axis
  var given: InterfaceFiles.Given
  /// The outlets that stand for the others, by which code may hide them.
  var others: [InterfaceFiles.Listing]
}

extension InterfaceFile {
  /// The share that a view has of the length of a stack view which code may hide others of; nil where there
  /// is no such stack view, or it is not known who may hide them.
  ///
  /// - Parameter given: What a layout gives the view.
  func share(
    of id: String, along axis: Axis, in layout: InterfaceLayout,
    _ given: (InterfaceLayout) -> InterfaceFiles.Given?
  ) -> InterfaceShare? {
    guard let parent = elements[id]?.parent, let element = elements[parent],
      let stack = element.stack, stack.sharesEvenly(along: axis), !element.isVaried,
      !connected.contains(parent), let views = children[parent],
      views.allSatisfy({ elements[$0]?.isHidden == false })
    else { return nil }
    let others = views.filter { $0 != id && connected.contains($0) }
    let outlets = others.map(outlets)
    guard !others.isEmpty, outlets.allSatisfy({ $0.count == 1 }),
      others.allSatisfy({ listed[$0] == nil })
    else { return nil }
    var whole = layout
    stack.line(views, in: parent, by: &whole)
    whole.settle()
    return given(whole).map {
      InterfaceShare(axis: axis, given: $0, others: outlets.flatMap(\.self))
    }
  }
}
