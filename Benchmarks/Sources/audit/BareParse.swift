import Foundation
import SwiftParser
import SwiftSyntax

/// Parses every Swift file of a folder and does nothing else: what any tool on the same parser costs
/// at least.
enum BareParse {
  /// Parses on a number of threads; returns how many bytes were read.
  static func run(folder: String, jobs: Int) -> Int {
    let files =
      FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }.sorted() ?? []
    let next = Counter()
    let bytes = Counter()
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<jobs {
      let thread = Thread {
        while true {
          let index = next.add(1)
          guard index < files.count else { break }
          guard let data = FileManager.default.contents(atPath: folder + "/" + files[index]) else {
            continue
          }
          let text = [UInt8](data)
          let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
          precondition(tree.totalLength.utf8Length == text.count)
          _ = bytes.add(text.count)
        }
        done.signal()
      }
      thread.stackSize = 1 << 28
      thread.start()
    }
    for _ in 0..<jobs { done.wait() }
    return bytes.add(0)
  }
}

/// A number that several threads add to.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  /// Adds to the number; returns what it was before.
  func add(_ amount: Int) -> Int {
    lock.lock()
    defer { lock.unlock() }
    defer { value += amount }
    return value
  }
}
