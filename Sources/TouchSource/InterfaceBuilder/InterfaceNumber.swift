extension InterfaceFiles {
  /// The number by which code may find a view, `viewWithTag(_:)`.
  struct Number: Hashable, Sendable {
    var value: Int
    /// What lists call the row that the view lies in; nil for one in no row, or in one without a name.
    var row: String?
    /// Whether no other button has it in the scene, and in the row.
    var isOnly = true
    var isOnlyInRow = true
  }
}

extension InterfaceFile {
  /// Whether a button that does nothing by itself may be found by its number.
  func mayBeLookedUp(_ id: String, _ element: Element) -> Bool {
    element.tag == "button" && element.number.map { $0 != 0 } ?? false && !connected.contains(id)
  }

  /// The number of a view, with how far that tells it apart from the other buttons of its scene.
  func number(of id: String, _ element: Element) -> InterfaceFiles.Number? {
    guard let value = element.number, value != 0 else { return nil }
    var number = InterfaceFiles.Number(value: value, row: row(around: id))
    let scene = controller(around: id)
    for (other, rival) in elements
    where other != id && rival.tag == "button" && rival.number == value
      && controller(around: other) == scene
    {
      number.isOnly = false
      if row(around: other) == number.row { number.isOnlyInRow = false }
    }
    return number
  }

  /// What lists call the row that a view lies in.
  private func row(around id: String) -> String? {
    around(id).firstNonNil { elements[$0]?.rowName }
  }
}
