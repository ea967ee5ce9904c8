/// What a computation read of a project: while none of it changes, its result stays.
struct Uses: Hashable, Sendable {
  /// The numbers of the files whose declarations, or bytes, were read.
  var files: Set<Int> = []
  var questions: Set<Question> = []
}

/// Notes what a computation reads of a project, on any thread.
final class UseRecorder: Sendable {
  private struct State {
    var own = Uses()
    /// What was noted for answers that were there already.
    var others: [ObjectIdentifier: UseRecorder] = [:]
  }

  private let state = Locked(State())

  init(_ uses: Uses = Uses()) {
    state.withLock { $0.own = uses }
  }

  func read(file: Int) { state.withLock { _ = $0.own.files.insert(file) } }

  func read(files: [Int]) { state.withLock { $0.own.files.formUnion(files) } }

  func ask(_ question: Question) { state.withLock { _ = $0.own.questions.insert(question) } }

  /// Notes all that another computation read, or reads from now on.
  func take(_ other: UseRecorder) {
    guard other !== self else { return }
    state.withLock { $0.others[ObjectIdentifier(other)] = other }
  }

  /// All that was noted, by way of others too.
  var uses: Uses {
    var result = Uses()
    var met: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var queue = [self]
    while let recorder = queue.popLast() {
      let state = recorder.state.withLock { $0 }
      result.files.formUnion(state.own.files)
      result.questions.formUnion(state.own.questions)
      for (id, other) in state.others where met.insert(id).inserted { queue.append(other) }
    }
    return result
  }
}
