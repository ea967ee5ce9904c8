/// A function whose results are remembered, each found once, on any thread.
final class Remembered<Argument: Hashable & Sendable, Result: Sendable>: Sendable {
  private let find: @Sendable (Argument) -> Result
  private let results = Locked<[Argument: Locked<Result?>]>([:])

  init(_ find: @escaping @Sendable (Argument) -> Result) { self.find = find }

  subscript(argument: Argument) -> Result {
    let result = results.withLock { results in
      let result = results[argument] ?? Locked(nil)
      results[argument] = result
      return result
    }
    // Others who ask for the same wait: it may take a search of all files.
    return result.withLock { known in
      let found = known ?? find(argument)
      known = found
      return found
    }
  }
}
