import Foundation

/// Threads whose stack holds the recursion over any source that the parser accepts.
enum LargeStack {
  /// The size of the stack, in bytes: address space, which costs memory only where it is used.
  static let size = 1 << 30

  /// Returns what a function returns that runs on a thread with a large stack.
  ///
  /// The function runs on the thread of the caller if that one's stack is large already.
  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    if Thread.current.stackSize >= size { return body() }
    let slot = Locked<Result?>(nil)
    concurrently(threads: 1) { slot.withLock { $0 = body() } }
    return slot.withLock { $0! }
  }

  /// Calls a function for each number below a count, on a number of threads with large stacks.
  static func forEach(below count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let next = Locked(0)
    concurrently(threads: max(1, min(threads, count))) {
      while true {
        let index = next.withLock { value in
          defer { value += 1 }
          return value
        }
        guard index < count else { return }
        body(index)
      }
    }
  }

  private static func concurrently(threads: Int, _ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      let thread = Thread {
        body()
        done.signal()
      }
      thread.stackSize = size
      thread.start()
    }
    for _ in 0..<threads { done.wait() }
  }
}

/// A value that several threads use in turn.
package final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  package init(_ value: Value) {
    self.value = value
  }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
