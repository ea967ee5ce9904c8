import TouchModel

/// Modifiers of the project that show something while a binding is true.
extension Evaluation {
  /// How deep such modifiers are followed into each other.
  private static let mostPresenters = 3

  /// Whether nothing that a file does sets a flag of a view's to true, by whatever is called like it.
  func isNeverRaised(_ flag: String, in file: String, depth: Int = 0) -> Bool {
    guard depth < Self.mostPresenters, let number = index.number(of: file),
      let presenters = index.presenters(of: flag, in: number)
    else { return false }
    return presenters.allSatisfy { isPresenter($0, in: file, depth: depth) }
  }

  /// Whether a modifier of the project hands the flag that it is given to presentations alone, which
  /// set it to false at most.
  private func isPresenter(_ name: String, in file: String, depth: Int) -> Bool {
    let functions = index.extensionFunctions(name, of: "View", from: Scope(file: file))
    return !functions.isEmpty
      && functions.allSatisfy { function in
        let flags = function.parameters.filter { $0.label == "isPresented" }
        return function.body.map { body in
          flags.allSatisfy { onlyPresents($0.name, body, in: function.file, depth: depth) }
        } ?? false
      }
  }

  /// Whether statements hand a binding to presentations, and do nothing else with it.
  private func onlyPresents(
    _ binding: String, _ statements: [Statement], in file: String, depth: Int
  ) -> Bool {
    var (mentions, presented) = (0, 0)
    statements.forEachExpression { expression in
      if case .name(let name) = expression.kind, name == binding || name == "$" + binding {
        mentions += 1
      }
      guard case .chain(let base, let links) = expression.kind else { return }
      var callee: String?
      if case .name(let name) = base.kind { callee = name }
      for link in links {
        switch link.kind {
        case .member(let name): callee = name
        case .call(let arguments):
          for argument in arguments {
            guard case .name(binding) = argument.value.kind, let callee, let label = argument.label
            else { continue }
            let isShown =
              callee.isTypeName
              ? isOnlyPresented(callee, label, in: file, depth: depth)
              : label == "isPresented"
                && (FlagSearch.presentations.contains(callee)
                  || depth + 1 < Self.mostPresenters
                    && isPresenter(callee, in: file, depth: depth + 1))
            if isShown { presented += 1 }
          }
          callee = nil
        default: callee = nil
        }
      }
    }
    return mentions == presented
  }

  /// Whether a modifier's type does nothing with a binding but show something while it is true.
  private func isOnlyPresented(
    _ type: String, _ flag: String, in file: String, depth: Int
  ) -> Bool {
    index.type(type, from: Scope(file: file)).map {
      isNeverRaised(flag, in: $0.file, depth: depth + 1)
    } ?? false
  }
}
