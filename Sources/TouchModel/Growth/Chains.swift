/// Lists of numbers in which each number stands in one list at a time, kept in one array: joining two
/// takes no time and none needs memory of its own.
struct Chains {
  /// One list, by its ends; −1 where it is empty.
  struct Chain {
    var first = -1
    var last = -1
  }

  /// Which number follows each; −1 for the last of a list. Half the width of `Int`, for the cache.
  private var following: [Int32]

  init(count: Int) { following = [Int32](repeating: -1, count: count) }

  /// Returns the number behind another in its list, or −1.
  func next(_ number: Int) -> Int { Int(following[number]) }

  /// Puts a number at the end of a list.
  mutating func append(_ number: Int, to chain: inout Chain) {
    following[number] = -1
    if chain.last < 0 { chain.first = number } else { following[chain.last] = Int32(number) }
    chain.last = number
  }

  /// Puts a list behind another.
  mutating func append(_ other: Chain, to chain: inout Chain) {
    guard other.first >= 0 else { return }
    if chain.last < 0 {
      chain.first = other.first
    } else {
      following[chain.last] = Int32(other.first)
    }
    chain.last = other.last
  }

  /// Takes out of a list the number behind another, or the first for −1.
  mutating func remove(after previous: Int, from chain: inout Chain) {
    let gone = previous < 0 ? chain.first : next(previous)
    if previous < 0 { chain.first = next(gone) } else { following[previous] = following[gone] }
    if chain.last == gone { chain.last = previous }
  }
}
