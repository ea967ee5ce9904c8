import TouchModel

extension Screen {
  /// The other elements that take touches which are meant for one: those that react to the same kind
  /// of touch and are shown at the same time.
  func rivals(of element: Screen.Element) -> [Screen.Element] {
    guard !element.isApart else { return [] }
    return elements.filter { other in
      other.isEnabled && !other.isApart && !other.isSame(as: element)
        && other.kind.answersTouch(of: element.kind)
    }
  }
}

extension Screen.Element {
  /// Whether the system shows it for a while and places it itself, as what a menu holds. Where it is laid
  /// out says nothing of what stands on the screen there.
  var isApart: Bool {
    switch container {
    case .menu, .alert, .swipeActions: true
    case .none, .row, .navigationBar, .toolbar, .tabBar, .widget: false
    }
  }

  /// Whether it is the very element of one layout: rows of a loop share their identity, not their
  /// place.
  func isSame(as other: Screen.Element) -> Bool {
    id == other.id && kind == other.kind && layout == other.layout
  }
}
