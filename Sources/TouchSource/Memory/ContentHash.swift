/// A number by which content is known again: FNV-1a over words of eight bytes, with a final mix.
struct ContentHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }

  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    add(0xFF)
  }

  mutating func add(_ bytes: some Collection<UInt8>) {
    let found: Void? = bytes.withContiguousStorageIfAvailable { add($0) }
    if found == nil { Array(bytes).withUnsafeBufferPointer { add($0) } }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    let words = bytes.count / 8
    let raw = UnsafeRawBufferPointer(bytes)
    for word in 0..<words {
      add(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)))
    }
    for byte in bytes[(words * 8)...] { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    add(UInt64(bytes.count))
  }

  static func of(_ bytes: some Collection<UInt8>) -> UInt64 {
    var hash = ContentHash()
    hash.add(bytes)
    return hash.value
  }

  /// The number of several names in order.
  static func of(_ names: String...) -> UInt64 {
    var hash = ContentHash()
    for name in names { hash.add(name) }
    return hash.value
  }
}
