/// Bytes that cannot be what was written.
struct DamagedBytes: Error {}

/// Writes numbers and strings as bytes; a string stands once in a table, and as its number elsewhere.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var strings: [String]
  private var numbers: [String: Int]

  /// Creates a writer that goes on with a table.
  init(strings: [String] = []) {
    self.strings = strings
    numbers = Dictionary(strings.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// Writes the table itself.
  mutating func writeTable() {
    write(strings.count)
    for text in strings { write(block: text.utf8) }
  }

  /// Seven bits a byte, the lowest first.
  mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(fixed number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ text: String) { write(number(of: text)) }

  /// The place of a string in the table.
  mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = strings.count
    strings.append(text)
    return strings.count - 1
  }

  /// Bytes with their number before them.
  mutating func write(block: some Collection<UInt8>) {
    write(block.count)
    bytes.append(contentsOf: block)
  }

  /// Writes a number whose value is known later; returns where it stands.
  mutating func reserve() -> Int {
    bytes.append(contentsOf: [0, 0, 0, 0])
    return bytes.count - 4
  }

  mutating func fill(_ place: Int, with number: Int) {
    for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
  }

  /// Takes the bytes out, for another block over the same table.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}

/// Reads what `ByteWriter` wrote; any bytes are read without harm.
struct ByteReader {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int
  let strings: [String]
  /// Where bodies of functions are read that were left out of declarations.
  let bodies: DeferredSource?

  init(
    _ bytes: [UInt8], in range: Range<Int>? = nil, strings: [String] = [],
    bodies: DeferredSource? = nil
  ) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
    self.strings = strings
    self.bodies = bodies
  }

  /// The reader, with the table that strings are numbers of.
  func knowing(_ strings: [String], bodies: DeferredSource? = nil) -> ByteReader {
    ByteReader(bytes, in: position..<end, strings: strings, bodies: bodies)
  }

  /// The strings that `writeTable` wrote.
  mutating func table() throws(DamagedBytes) -> [String] {
    let count = try count()
    var strings: [String] = []
    strings.reserveCapacity(count)
    for _ in 0..<count { strings.append(try text()) }
    return strings
  }

  /// How many bytes are left.
  var left: Int { end - position }

  mutating func number() throws(DamagedBytes) -> Int {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while position < end, shift < 64 {
      let byte = bytes[position]
      position += 1
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(Int64(bitPattern: result)) }
      shift += 7
    }
    throw DamagedBytes()
  }

  /// A number of things that follow, each of at least a byte.
  mutating func count() throws(DamagedBytes) -> Int {
    let count = try number()
    guard count >= 0, count <= left else { throw DamagedBytes() }
    return count
  }

  mutating func fixed() throws(DamagedBytes) -> UInt64 {
    guard left >= 8 else { throw DamagedBytes() }
    defer { position += 8 }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
  }

  /// A reader of the bytes whose number was filled in after they were written.
  mutating func part() throws(DamagedBytes) -> ByteReader {
    guard left >= 4 else { throw DamagedBytes() }
    var count = 0
    for index in 0..<4 { count |= Int(bytes[position + index]) << (8 * index) }
    position += 4
    guard count <= left else { throw DamagedBytes() }
    defer { position += count }
    return ByteReader(bytes, in: position..<position + count, strings: strings, bodies: bodies)
  }

  mutating func flag() throws(DamagedBytes) -> Bool {
    guard left > 0 else { throw DamagedBytes() }
    defer { position += 1 }
    return bytes[position] != 0
  }

  mutating func string() throws(DamagedBytes) -> String {
    let number = try number()
    guard strings.indices.contains(number) else { throw DamagedBytes() }
    return strings[number]
  }

  /// The range of bytes that have their number before them.
  mutating func block() throws(DamagedBytes) -> Range<Int> {
    let count = try count()
    defer { position += count }
    return position..<position + count
  }

  /// The characters of a block.
  mutating func text() throws(DamagedBytes) -> String {
    let range = try block()
    return String(decoding: bytes[range], as: UTF8.self)
  }
}
