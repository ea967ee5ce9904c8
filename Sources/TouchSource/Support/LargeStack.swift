import Foundation

/// Threads whose stack holds the recursion over any source that the parser accepts.
enum LargeStack {
  /// The sizes of the stack, in bytes: address space, which costs memory only where it is used, and of
  /// which a limit may leave less than the first.
  private static let sizes = [1 << 30, 1 << 28, 1 << 26]

  /// Whether the thread under way has such a stack.
  @TaskLocal private static var isHere = false

  /// Returns what a function returns that runs on a thread with a large stack.
  ///
  /// The function runs on the thread of the caller if that one's stack is large already.
  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    if isHere { return body() }
    let slot = Locked<Result?>(nil)
    concurrently(threads: 1) { slot.withLock { $0 = body() } }
    return slot.withLock { $0! }
  }

  /// Calls a function for each number below a count, on a number of threads with large stacks, of which
  /// the caller's is one if it has such a stack.
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

  /// What a function makes of each of some values, in their order, on a number of threads with large
  /// stacks.
  static func map<Part: Sendable, Result: Sendable>(
    _ parts: [Part], threads: Int, _ make: @escaping @Sendable (Part) -> Result
  ) -> [Result] {
    let slots = Locked([Result?](repeating: nil, count: parts.count))
    forEach(below: parts.count, threads: threads) { position in
      let result = make(parts[position])
      slots.withLock { $0[position] = result }
    }
    return slots.withLock { $0.map { $0! } }
  }

  /// Returns what two functions return, which run at the same time where there is more than one thread.
  static func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second,
    threads: Int
  ) -> (First, Second) {
    let (one, other) = (Locked<First?>(nil), Locked<Second?>(nil))
    forEach(below: 2, threads: threads) { part in
      if part == 0 { one.withLock { $0 = first() } } else { other.withLock { $0 = second() } }
    }
    return (one.withLock { $0! }, other.withLock { $0! })
  }

  /// Runs a function on as many threads as there is room for, up to a number.
  private static func concurrently(threads count: Int, _ body: @escaping @Sendable () -> Void) {
    let whole: @Sendable () -> Void = { $isHere.withValue(true, operation: body) }
    let others = isHere ? count - 1 : count
    var threads: [pthread_t] = []
    for size in sizes where threads.isEmpty {
      while threads.count < others, let thread = start(whole, stack: size) {
        threads.append(thread)
      }
    }
    // Where there is room for none, the caller's stack must do.
    if isHere || threads.isEmpty { whole() }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Starts a thread; nil where there is no room for its stack, which `Thread` does not tell.
  private static func start(_ body: @escaping @Sendable () -> Void, stack size: Int) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, size)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let work = Unmanaged.passRetained(Work(body))
    let failure = pthread_create(
      &thread, &attributes,
      { work in
        let work: UnsafeMutableRawPointer? = work
        Unmanaged<Work>.fromOpaque(work!).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    guard failure == 0 else {
      work.release()
      return nil
    }
    return thread
  }

  /// What a thread is to do.
  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
