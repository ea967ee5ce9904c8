import TouchModel

/// The length that a view has by stack views around it, as long as none of the others that those arrange is
/// hidden.
struct InterfaceShare: Hashable, Sendable {
  var axis: Axis
  var given: InterfaceFiles.Given
  /// The outlets, and the lists of outlets, that stand for the others, by which code may hide them.
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
    let way = [id] + around(id)
    let around = way.compactMap { elements[$0]?.parent }
    guard let outermost = around.last(where: { elements[$0]?.stack != nil }) else { return nil }
    // Where those around it do not say it, the length of one beside them may.
    let beside = inside(outermost).subtracting(around).sorted()
    return share(by: around, beside: way, along: axis, reading, given)
      ?? share(by: around + beside, beside: way, along: axis, reading, given)
  }

  private func share(
    by stacks: [String], beside way: [String], along axis: Axis, _ reading: Reading,
    _ given: (InterfaceLayout) -> InterfaceFiles.Given?
  ) -> InterfaceShare? {
    var shown: [String] = []
    var others: [InterfaceFiles.Listing] = []
    for stack in stacks {
      guard let outlets = outlets(beside: way, in: stack, along: axis) else { continue }
      shown.append(stack)
      others += outlets
    }
    guard !shown.isEmpty else { return nil }
    let whole = reading.wholeLayouts[shown] ?? layout(showingAllOf: shown, reading.layout)
    reading.wholeLayouts[shown] = whole
    return given(whole).map {
      InterfaceShare(axis: axis, given: $0, others: others.uniqued(by: \.self))
    }
  }

  /// The outlets that stand for what a stack view arranges along an axis beside one of some views, of each that
  /// code may hide one or the lists that hold it; nil for other views, and where others know one as well.
  private func outlets(
    beside way: [String], in stack: String, along axis: Axis
  ) -> [InterfaceFiles.Listing]? {
    guard let element = elements[stack], element.stack?.spacing(along: axis) != nil,
      !element.isVaried, !connected.contains(stack), let views = children[stack],
      views.allSatisfy({ elements[$0]?.isHidden == false })
    else { return nil }
    let others = views.filter { !way.contains($0) && connected.contains($0) }
    let outlets = others.compactMap(knowers)
    guard !others.isEmpty, outlets.count == others.count else { return nil }
    return outlets.flatMap(\.self)
  }

  /// The one outlet that stands for a view, or the lists of outlets that hold a control; nil for others.
  private func knowers(of id: String) -> [InterfaceFiles.Listing]? {
    let outlets = outlets(of: id)
    guard let lists = listed[id] else { return outlets.count == 1 ? outlets : nil }
    // Of what is no control nothing tells what code does to it by a list.
    return !single.contains(id) && elements[id]?.view.controlClass != nil ? lists : nil
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
