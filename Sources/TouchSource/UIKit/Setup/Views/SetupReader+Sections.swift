/// Views that tables show above or below the rows of their sections.
extension SetupReader {
  /// Notes that a table shows what a method returns that tables ask for such a view; says whether it is one,
  /// and the view is known.
  func noteSection(_ returned: Thing?, by method: FunctionDeclaration) -> Bool {
    // Lists of the project's own may ask for views by the same labels.
    guard case .view(let view)? = returned, method.name == ListSizes.tableMethod, let owner,
      ListSizes.tableDelegates.contains(where: owner.inherits),
      let label = method.parameters.firstNonNil({ parameter in
        parameter.label.flatMap { ListSizes.sectionMethods[$0] == nil ? nil : $0 }
      })
    else { return false }
    change(view) { $0.host = $0.host ?? .section(label) }
    return true
  }

  /// Whether a view is a table of the class's, be it that a controller is one of a table.
  func isTable(_ view: ViewFacts.ID) -> Bool {
    let facts = facts(view)
    return facts.isOwn
      ? owner?.inherits("UITableViewController") == true
      : facts.className == "UITableView" && (facts.isMade || facts.isOutlet)
  }
}
