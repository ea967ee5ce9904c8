/// Which elements of a long loop are laid out.
extension [Value] {
  /// The first few, and those behind them that hold a case of an enumeration which none before them
  /// holds, as what is shown of them may hang on that.
  ///
  /// - Parameters:
  ///   - count: How many are taken whatever they hold.
  ///   - most: How many are taken at most.
  func first(_ count: Int, andOtherCases most: Int) -> [Value] {
    guard self.count > count else { return self }
    var met: Set<CaseName> = []
    var taken: [Value] = []
    for (number, element) in enumerated() where taken.count < most {
      let cases = element.cases
      if number < count || !cases.isSubset(of: met) { taken.append(element) }
      met.formUnion(cases)
    }
    return taken
  }
}

/// A case of an enumeration of the project's.
private struct CaseName: Hashable {
  var type: [String]
  var name: String
}

extension Value {
  /// The cases that it is or holds.
  fileprivate var cases: Set<CaseName> {
    switch self {
    case .enumCase(let value):
      value.values.reduce(into: [CaseName(type: value.type.path, name: value.name)]) {
        $0.formUnion($1.value.cases)
      }
    case .tuple(let members): members.reduce(into: []) { $0.formUnion($1.value.cases) }
    case .instance(let instance):
      instance.fields.values.reduce(into: []) { $0.formUnion($1.cases) }
    default: []
    }
  }
}
