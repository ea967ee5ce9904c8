/// What properties return that the project adds to views.
extension SetupReader {
  /// What a property of the project's returns that sets up a view, as
  /// `UIButton().withoutAutoresizingMask` does; nil for one that returns none.
  func extensionProperty(
    _ name: String, of view: ViewFacts.ID, in frame: SetupFrame
  ) -> Thing? {
    extensionProperty(name, of: view, in: frame) { result in
      result == "Self" || viewClass(result, in: frame.scope) != nil
    }
  }

  /// The anchor of a view, or of a guide of its, that a property of the project's returns, as
  /// `view.safeTopAnchor` does; nil for one that returns none.
  func extensionAnchor(
    _ name: String, of view: ViewFacts.ID, in frame: SetupFrame
  ) -> Thing? {
    let made = extensionProperty(name, of: view, in: frame) { Self.anchorTypes.contains($0) }
    switch made {
    case .edge, .length, .guide, .safeArea: return made
    default: return nil
    }
  }

  private static let anchorTypes: Set<String> = [
    "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension", "UILayoutGuide",
  ]

  /// - Parameter isAsked: Whether it is a property that returns what a type of that name stands for.
  private func extensionProperty(
    _ name: String, of view: ViewFacts.ID, in frame: SetupFrame,
    where isAsked: (_ result: String) -> Bool
  ) -> Thing? {
    for type in systemTypes(of: view) {
      guard let variable = index.extensionVariable(name, of: type, from: frame.scope),
        !variable.isStatic, let getter = variable.getter
      else { continue }
      guard isAsked(variable.type?.unwrapped.name ?? "") else { return nil }
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
