/// What properties return that the project adds to views.
extension SetupReader {
  /// What a property of the project's returns that sets up a view, as
  /// `UIButton().withoutAutoresizingMask` does, or that adds a recogniser to it; nil for any other.
  func extensionProperty(
    _ name: String, of view: ViewFacts.ID, at position: Position?, in frame: SetupFrame
  ) -> Thing? {
    let before = helperCall
    defer { helperCall = before }
    return extensionProperty(name, of: view, in: frame) { result, getter in
      if getter.addRecognizer, let call = position.map({ place($0, in: frame) }) {
        helperCall = before ?? call
        helperCalls[name, default: []].insert(call)
        return true
      }
      return result == "Self" || viewClass(result, in: frame.scope) != nil
    }
  }

  /// The anchor of a view, or of a guide of its, that a property of the project's returns, as
  /// `view.safeTopAnchor` does; nil for one that returns none.
  func extensionAnchor(
    _ name: String, of view: ViewFacts.ID, in frame: SetupFrame
  ) -> Thing? {
    let made = extensionProperty(name, of: view, in: frame) { result, _ in
      Self.anchorTypes.contains(result)
    }
    return made?.isAnchor == true ? made : nil
  }

  private static let anchorTypes: Set<String> = [
    "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension", "UILayoutGuide",
  ]

  /// - Parameter isAsked: Whether it is a property that returns what a type of that name stands for, by
  ///   its getter.
  private func extensionProperty(
    _ name: String, of view: ViewFacts.ID, in frame: SetupFrame,
    where isAsked: (_ result: String, _ getter: [Statement]) -> Bool
  ) -> Thing? {
    for type in systemTypes(of: view) {
      guard let variable = index.extensionVariable(name, of: type, from: frame.scope),
        !variable.isStatic, let getter = variable.getter
      else { continue }
      guard isAsked(variable.type?.unwrapped.name ?? "", getter) else { return nil }
      let inside = SetupFrame(
        scope: Scope(file: variable.file), receiver: .view(view), isOwn: false,
        branches: frame.branches)
      return inline("\(variable.file).\(type).\(name)") {
        run(getter, as: variable.type, in: inside)
      }
    }
    return nil
  }
}
