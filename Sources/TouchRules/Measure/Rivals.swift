import TouchModel

extension Screen {
  /// The other elements that take touches which are meant for one: those that react to the same kind
  /// of touch and are shown at the same time.
  func rivals(of element: Screen.Element) -> [Screen.Element] {
    guard element.layer == .screen else { return [] }
    return elements.filter { other in
      other.isEnabled && other.layer == .screen && !other.isSame(as: element)
        && other.kind.answersTouch(of: element.kind)
    }
  }
}

extension Screen.Element {
  /// What is shown together.
  fileprivate enum Layer {
    /// What stands on the screen itself.
    case screen
    /// What the system shows for a while and places itself.
    case apart
  }

  fileprivate var layer: Layer {
    switch container {
    case .menu, .alert, .swipeActions: .apart
    case .none, .row, .navigationBar, .toolbar, .tabBar, .widget: .screen
    }
  }

  /// Whether it is the very element of one layout: rows of a loop share their identity, not their
  /// place.
  func isSame(as other: Screen.Element) -> Bool {
    id == other.id && kind == other.kind && layout == other.layout
  }
}
