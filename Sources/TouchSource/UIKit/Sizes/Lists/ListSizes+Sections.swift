import TouchLayout

/// The heights that tables give what they show above or below the rows of their sections.
extension ListSizes {
  /// The methods that tables ask for such views, by their labels, each with the one that says how high those
  /// are.
  static let sectionMethods = [
    "viewForHeaderInSection": "heightForHeaderInSection",
    "viewForFooterInSection": "heightForFooterInSection",
  ]

  /// What all methods are called by which a table asks its delegate.
  static let tableMethod = "tableView"

  /// How high a view is that a method of a type's returns to a table; nil where no method of the type says
  /// so, or where that is not followed.
  ///
  /// - Parameters:
  ///   - name: What the method calls the view or its class.
  ///   - making: The label of the method.
  func height(ofView name: String, madeBy making: String, in type: TypeInfo) -> Given? {
    guard let sizing = Self.sectionMethods[making],
      type.functions(labelled: sizing, in: setting).allSatisfy({ $0.name == Self.tableMethod })
    else { return nil }
    let ways = type.functions(labelled: making, in: setting)
      .filter { $0.name == Self.tableMethod }
      .flatMap { method in
        CodeWalk().ways(
          to: name, in: method.body ?? [], along: CodePath(names: Self.names(in: method)))
      }
    let paths = ways.isEmpty ? [CodePath(names: [:])] : ways.map(\.path)
    var answers: [Answer] = []
    for path in paths {
      guard let found = self.answers(of: sizing, on: path, in: type) else { return nil }
      answers += found
    }
    // Of no height to speak of there is nothing to see of it.
    let shown = answers.filter { $0.result.value?.isLeastHeight != true }
      .map { length(of: $0.result, along: .vertical, in: $0.type) }
      .filter { ($0?.largest ?? 1) >= 1 }
    guard let first = answers.first, let range = range(shown), range.smallest > 0 else {
      return nil
    }
    return Given(length: range, giver: sizing, place: first.place)
  }
}
