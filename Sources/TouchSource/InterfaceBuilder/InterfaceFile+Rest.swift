import TouchModel

/// What stack views of Interface Builder's leave of their height to the one view that may grow.
extension InterfaceFile {
  /// How high a view is that takes what a stack view of a known height leaves of that: it keeps from growing less
  /// than all others there, which code does not know, and was laid out so; nil for any other.
  func rest(of id: String, _ reading: Reading) -> InterfaceFiles.Given? {
    guard let element = elements[id], let parent = element.parent, !connected.contains(parent),
      let stack = elements[parent]?.stack, stack.hold(along: .vertical) == .asItself,
      let spacing = stack.spacing(along: .vertical), let views = children[parent],
      let drawn = element.frame.laidOut(along: .vertical),
      let whole = reading.layout.extent(of: parent, along: .vertical), !whole.isBesideScreen,
      let source = whole.source
    else { return nil }
    var rest = whole.length - spacing * Double(views.count - 1)
    for other in views where other != id {
      guard let length = lasting(other, reading), hugging(of: other) > hugging(of: id) else {
        return nil
      }
      rest -= length
    }
    guard views.count > 1, abs(rest - drawn) <= 1 else { return nil }
    return InterfaceFiles.Given(
      length: rest, isRest: true,
      source: InterfaceFiles.Source(place: source.place, name: whole.name ?? source.name))
  }

  /// How high a view is that code does not know: by constraints, or as a label of one line; nil for any other.
  private func lasting(_ id: String, _ reading: Reading) -> Double? {
    guard let element = elements[id], !element.isHidden, !connected.contains(id),
      element.number == nil
    else { return nil }
    if let extent = reading.layout.extent(of: id, along: .vertical) {
      return extent.isBesideScreen ? nil : extent.length
    }
    guard element.tag == "label", element.view.className == nil, element.view.blank == nil,
      !element.isTextScaled
    else {
      return nil
    }
    return natural(id, element, along: .vertical, isLeft: true)?.length
  }

  /// How strongly a view keeps from growing in height.
  private func hugging(of id: String) -> Double {
    elements[id]?.hugging[.vertical] ?? LayoutPriority.defaultLow
  }
}
