/// What a round has settled about values of enumerations, so that a comparison and a `switch` of one
/// value agree with each other.
struct CaseFacts {
  /// A value as it is written, in the view that asks.
  struct Subject: Hashable {
    var view: String
    var text: String
  }

  private var only: [Subject: String] = [:]
  private var excluded: [Subject: Set<String>] = [:]

  /// Says whether a value is one of some cases; nil where the round has not settled it.
  func isOne(of names: Set<String>, _ subject: Subject) -> Bool? {
    if let known = only[subject] { return names.contains(known) }
    return excluded[subject].map { names.isSubset(of: $0) } == true ? false : nil
  }

  /// Notes that a value is, or is not, one of some cases of those that its type has, if they are known.
  mutating func note(
    _ subject: Subject, is isOne: Bool, of names: Set<String>, among all: Set<String>?
  ) {
    if isOne, names.count == 1 { only[subject] = names.first }
    let others = isOne ? all?.subtracting(names) ?? [] : names
    excluded[subject, default: []].formUnion(others)
    if let left = all?.subtracting(excluded[subject] ?? []), left.count == 1 {
      only[subject] = left.first
    }
  }

  /// Whether nothing is settled.
  var isEmpty: Bool { only.isEmpty }

  /// The one case that a value is; nil where the round has not settled it.
  func known(_ subject: Subject) -> String? { only[subject] }
}
