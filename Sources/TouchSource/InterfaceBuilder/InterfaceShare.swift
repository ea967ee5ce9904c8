import TouchModel

/// The length that a view has by stack views around it, as long as none of the others that those arrange is
/// hidden.
struct InterfaceShare: Hashable, Sendable {
  var axis: Axis
  var given: InterfaceFiles.Given
  /// The outlets that stand for the others, by which code may hide them.
  var others: [InterfaceFiles.Listing]
}

extension InterfaceFile {
  /// The length that a view has by stack views around it, or around what it lies in, others of which code may
  /// hide; nil where there is no such stack view, where it is not known who may hide them, or where the view
  /// has its length whatever is hidden.
  ///
  /// - Parameter given: What a layout gives the view.
  func share(
    of id: String, along axis: Axis, _ reading: Reading,
    _ given: (InterfaceLayout) -> InterfaceFiles.Given?
  ) -> InterfaceShare? {
    guard given(reading.layout) == nil else { return nil }
    var stacks: [String] = []
    var others: [InterfaceFiles.Listing] = []
    for inner in [id] + around(id) {
      guard let stack = elements[inner]?.parent,
        let outlets = outlets(beside: inner, in: stack, along: axis)
      else { continue }
      stacks.append(stack)
      others += outlets
    }
    guard !stacks.isEmpty else { return nil }
    let whole = reading.wholeLayouts[stacks] ?? layout(showingAllOf: stacks, reading.layout)
    reading.wholeLayouts[stacks] = whole
    return given(whole).map { InterfaceShare(axis: axis, given: $0, others: others) }
  }

  /// The outlets that stand for what a stack view arranges along an axis beside a view, one for each that code
  /// may hide; nil for other views, and where others know one as well.
  private func outlets(
    beside view: String, in stack: String, along axis: Axis
  ) -> [InterfaceFiles.Listing]? {
    guard let element = elements[stack], element.stack?.spacing(along: axis) != nil,
      !element.isVaried, !connected.contains(stack), let views = children[stack],
      views.allSatisfy({ elements[$0]?.isHidden == false })
    else { return nil }
    let others = views.filter { $0 != view && connected.contains($0) }
    let outlets = others.map(outlets)
    guard !others.isEmpty, outlets.allSatisfy({ $0.count == 1 }),
      others.allSatisfy({ listed[$0] == nil })
    else { return nil }
    return outlets.flatMap(\.self)
  }

  /// A layout with all that stack views arrange one behind another.
  private func layout(
    showingAllOf stacks: [String], _ layout: InterfaceLayout
  ) -> InterfaceLayout {
    var whole = layout
    for id in stacks { elements[id]?.stack?.line(children[id] ?? [], in: id, by: &whole) }
    whole.settle()
    return whole
  }
}
