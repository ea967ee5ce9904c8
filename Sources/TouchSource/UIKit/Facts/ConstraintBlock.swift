import TouchModel

/// A call of a library's helper that makes constraints of a view, takes back those that such calls made
/// of it before, or does both, as SnapKit's `remakeConstraints`.
struct ConstraintBlock: Hashable {
  /// Where the call is, and which of all that were read it was.
  var place: Place
  var number: Int
  /// The piece of code, read by itself, that it was read in.
  var run: Place?
  var branches: Set<Branch>
  /// How often that code was begun to be read, as it is with what each of several calls hands it.
  var pass: Int
  /// Whether it takes back what was made before.
  var takesBack: Bool
  /// Whether nothing before it may have ended the code that it stands in.
  var isReached: Bool

  /// Blocks that are made together: where one is, all are.
  struct Group: Hashable {
    var place: Place
    var branches: Set<Branch>
  }

  var group: Group { Group(place: run ?? place, branches: branches) }
}

extension ViewFacts {
  /// Whether a call takes back constraints that others made of it.
  var isRemade: Bool { blocks.contains(where: \.takesBack) }

  /// The same with the calls in the code of its own class that make constraints of it as well.
  func joined(_ inner: [ConstraintBlock]) -> ViewFacts {
    guard isRemade, !inner.isEmpty else { return self }
    var facts = self
    facts.blocks += inner
    facts.isLoose = true
    return facts
  }
}
