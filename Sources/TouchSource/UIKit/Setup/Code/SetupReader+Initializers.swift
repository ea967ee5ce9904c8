/// Initializers that the project adds to classes of the system's, which those below inherit.
extension SetupReader {
  /// The initializer that the project adds to a class of the system, or to those above it, and that takes
  /// the arguments: of several the one that Swift prefers.
  ///
  /// - Parameter isLeftOut: Whether one is not meant.
  func initializer(
    of classes: [String], _ arguments: [Expression.Argument], in frame: SetupFrame,
    except isLeftOut: (FunctionDeclaration) -> Bool = { _ in false }
  ) -> FunctionDeclaration? {
    guard !arguments.isEmpty else { return nil }
    let added = classes.flatMap { index.extensionInitializers(of: $0, from: frame.scope) }
      .filter { $0.body != nil && !$0.parameters.isEmpty && !isLeftOut($0) }
    let best = added.fitting(arguments).first
    // Swift prefers one of the system's to one with parameters that are left out.
    let isSystems = Self.systemLabels.contains(arguments.map(\.label))
    return isSystems && best?.parameters.count != arguments.count ? nil : best
  }

  /// The initializer by which the arguments make a view, where the project adds it to a class of the system's
  /// and the view's own class has none that takes them; nil for any other.
  func addedInitializer(
    of view: ViewFacts.ID, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> FunctionDeclaration? {
    if facts(view).type?.isMade(with: arguments) == true { return nil }
    // One that hands on to itself would never end.
    return initializer(of: systemTypes(of: view), arguments, in: frame) {
      isUnderWay(key(of: $0, on: .view(view), isOwn: false))
    }
  }

  /// Makes a view by the initializer that another one hands on to, as `self.init(frame: .zero)` does.
  func delegate(
    makingOf view: ViewFacts.ID, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) {
    if let initializer = addedInitializer(of: view, arguments, in: frame) {
      _ = follow(initializer, on: .view(view), isOwn: false, arguments, in: frame)
      return
    }
    let facts = facts(view)
    if !facts.isOwn, facts.construction == nil, let type = facts.type {
      let construction = construction(of: type, arguments, in: frame)
      change(view) { $0.construction = construction }
    }
    take(arguments, of: view, in: frame)
  }

  /// The labels of the system's own initializers of views.
  private static let systemLabels: Set<[String?]> = [
    ["frame"], ["coder"], ["type"], ["type", "primaryAction"], ["frame", "primaryAction"],
    ["configuration", "primaryAction"], ["image"], ["arrangedSubviews"],
  ]
}

extension TypeInfo {
  /// Whether it, or a class above it, declares an initializer that takes the arguments.
  func isMade(with arguments: [Expression.Argument]) -> Bool {
    initializers.contains { $0.takes(arguments) }
      || parents.contains { $0.kind == .classType && $0.isMade(with: arguments) }
  }
}
