import TouchModel

/// A method that a view of another class's is told to call where it is touched.
struct OuterAction {
  /// The class, and its property that holds the view.
  var type: TypeInfo
  var property: String
  /// The object's method; nil for one that is not told apart.
  var action: String?
  /// Whether a recogniser of taps calls it, rather than a control.
  var isTap: Bool
  /// The piece of code, read by itself, that says so.
  var run: Place?
  /// The branches that it stands in.
  var branches: Set<Branch>
  var place: Place
}

/// What code tells views of other classes to do.
extension SetupReader {
  /// Notes that a control that another class holds is told to call a method.
  func note(
    targetOf property: String, in type: TypeInfo, _ arguments: [Expression.Argument],
    at position: Position, in frame: SetupFrame
  ) {
    outerActions.append(
      OuterAction(
        type: type, property: property, action: action(arguments, in: frame), isTap: false,
        run: running, branches: frame.branches, place: place(position, in: frame)))
  }

  /// Notes that a recogniser is added to a view that another class holds.
  func note(
    _ recognizer: Thing, addedTo property: String, in type: TypeInfo, at position: Position,
    in frame: SetupFrame
  ) {
    guard case .recognizer(let number) = recognizer else { return }
    let facts = recognizers[number]
    outerActions.append(
      OuterAction(
        type: type, property: property, action: facts.action, isTap: facts.kind == .tapGesture,
        run: running, branches: frame.branches, place: place(position, in: frame)))
  }
}
