/// The lengths that one solver has worked out, so that each is worked out once however many lead to it.
///
/// What a length is may depend on which others are being worked out that lead to it, as nothing is followed
/// back to one of these. So each is kept with those that it was asked about, and holds wherever the answers
/// are the same. It is a class because a solver is a value; it lives on one thread.
final class KnownLengths {
  typealias Key = SizeSolver.Key

  /// What is asked about a side of a view.
  enum Question: Hashable {
    case length, natural, content
  }

  private struct Query: Hashable {
    var question: Question
    var key: Key
  }

  private struct Known {
    var span: Span
    /// Those of which it was asked whether they are being worked out, and of these the ones that were.
    var (asked, met): (Set<Key>, Set<Key>)

    func holds(within around: Set<Key>) -> Bool {
      met.isSubset(of: around) && around.count(where: asked.contains) == met.count
    }
  }

  /// What a length that is being worked out depends on.
  private struct Dependence {
    var asked: Set<Key> = []
    /// Whether too many others were being worked out to follow all.
    var isCut = false

    mutating func add(_ other: Dependence) {
      asked.formUnion(other.asked)
      isCut = isCut || other.isCut
    }
  }

  /// The most times that one length is kept, each for other lengths around it. A choice: few of those in
  /// layouts of a hundred constraints are worked out more often.
  private static let mostKept = 64

  private var known: [Query: [Known]] = [:]
  private var open: [Dependence] = []

  /// A length that is known, or else is worked out.
  func length(
    _ question: Question, of key: Key, within around: Set<Key>, steps: SolverSteps,
    workingOut work: () -> Span
  ) -> Span {
    let query = Query(question: question, key: key)
    if let known = known[query]?.first(where: { $0.holds(within: around) }) {
      note(Dependence(asked: known.asked))
      return known.span
    }
    open.append(Dependence())
    let span = work()
    let dependence = open.removeLast()
    note(dependence)
    if !dependence.isCut, !steps.areUsedUp, known[query, default: []].count < Self.mostKept {
      let met = around.intersection(dependence.asked)
      known[query, default: []].append(Known(span: span, asked: dependence.asked, met: met))
    }
    return span
  }

  /// Whether what leads to a length may be followed to it: it is none of those that are being worked out, and
  /// these are not too many.
  func mayFollow(_ key: Key, beside around: Set<Key>) -> Bool {
    !isMet(key, in: around) && isRoom(beside: around)
  }

  /// Whether a length is one of those that are being worked out.
  func isMet(_ key: Key, in around: Set<Key>) -> Bool {
    note(Dependence(asked: [key]))
    return around.contains(key)
  }

  /// Whether another length may be worked out beside those that are.
  func isRoom(beside around: Set<Key>) -> Bool {
    let isRoom = around.count < SizeSolver.mostLengths
    note(Dependence(isCut: !isRoom))
    return isRoom
  }

  private func note(_ dependence: Dependence) {
    if !open.isEmpty { open[open.count - 1].add(dependence) }
  }
}
