/// A function whose results are remembered, on any thread.
///
/// Threads that ask for the same at once may each find it; what they find is the same.
final class Remembered<Argument: Hashable & Sendable, Result: Sendable>: Sendable {
  private let find: @Sendable (Argument) -> Result
  private let found = Locked<[Argument: Result]>([:])

  init(_ find: @escaping @Sendable (Argument) -> Result) { self.find = find }

  subscript(argument: Argument) -> Result {
    if let result = found.withLock({ $0[argument] }) { return result }
    let result = find(argument)
    found.withLock { $0[argument] = result }
    return result
  }
}
