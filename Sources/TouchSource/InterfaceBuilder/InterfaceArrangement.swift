import TouchModel

/// What a stack view of Interface Builder's asks for along an axis, where nothing else gives it a length.
struct InterfaceArrangement: Hashable, Sendable {
  /// A view that it arranges.
  struct Member: Hashable, Sendable {
    /// How long the view asks to be as the file says; nil where that is not known.
    var length: Double?
    /// What it shows, if it is a button that constraints place.
    var button: InterfaceButton?
    /// The outlet that stands for it, by which code may change it; nil where there is none.
    var outlet: InterfaceFiles.Listing?
    /// Whether it is hidden, so that it takes no room until code shows it.
    var isHidden: Bool
  }

  /// The axis of the length.
  var axis: Axis
  /// What lies between two views, where it arranges them along that axis; nil across it.
  var spacing: Double?
  var members: [Member]
  /// The outlet that stands for the stack view, by which code may change it; nil where there is none.
  var outlet: InterfaceFiles.Listing?
  /// Where it stands.
  var place: Place
}

extension InterfaceFile {
  /// What a stack view asks for along both axes, as far as nothing else gives it a length and it is known
  /// who may change what it arranges.
  func arrangements(
    of id: String, _ element: Element, in layout: InterfaceLayout
  ) -> [InterfaceArrangement] {
    [Axis.horizontal, .vertical].compactMap {
      arrangement(of: id, element, along: $0, in: layout) { _ in true }
    }
  }

  /// What a stack view asks for that makes a view as long as itself, by the others that it arranges: across
  /// the axis in which it does, where nothing else gives it a length.
  func companions(
    of id: String, _ element: Element, in layout: InterfaceLayout
  ) -> InterfaceArrangement? {
    guard !element.isVaried, let parent = element.parent, let holder = elements[parent],
      let stack = holder.stack, let axis = stack.stretchedAxis
    else { return nil }
    let arrangement = arrangement(of: parent, holder, along: axis, in: layout) { $0 != id }
    guard var arrangement else { return nil }
    let outlets = outlets(of: parent)
    guard outlets.count == (connected.contains(parent) ? 1 : 0) else { return nil }
    arrangement.outlet = outlets.first
    return arrangement
  }

  /// What a stack view asks for along an axis by some of the views that it arranges.
  private func arrangement(
    of id: String, _ element: Element, along axis: Axis, in layout: InterfaceLayout,
    by isCounted: (String) -> Bool
  ) -> InterfaceArrangement? {
    guard let stack = element.stack, !element.isVaried, element.view.className == nil,
      stack.asksForItself(along: axis), isFree(id, along: axis), let views = children[id],
      !views.isEmpty
    else { return nil }
    var members: [InterfaceArrangement.Member] = []
    for view in views where isCounted(view) {
      guard let member = member(view, along: axis, in: layout) else { return nil }
      members.append(member)
    }
    return InterfaceArrangement(
      axis: axis, spacing: stack.spacing(along: axis), members: members, place: element.place)
  }

  /// A view that a stack view arranges; nil where other classes' code may change it, or what it holds.
  private func member(
    _ id: String, along axis: Axis, in layout: InterfaceLayout
  ) -> InterfaceArrangement.Member? {
    guard let element = elements[id], !element.isVaried, inside(id).isDisjoint(with: connected),
      listed[id] == nil
    else { return nil }
    let outlets = outlets(of: id)
    guard outlets.count == (connected.contains(id) ? 1 : 0) else { return nil }
    let given = layout.extent(of: id, along: axis).flatMap { extent in
      extent.source?.view == id && !extent.isBesideScreen ? extent.length : nil
    }
    // What code lets a label say is not in the file.
    let isOpen = element.view.blank != nil && !outlets.isEmpty
    let natural = isOpen ? nil : natural(id, element, along: axis)
    return InterfaceArrangement.Member(
      length: given ?? natural?.length, button: element.button?.openedByAttributes,
      outlet: outlets.first, isHidden: element.isHidden)
  }
}
