/// A value that is kept between runs, member after member and without names, so that bytes are read
/// by the tool that wrote them and no other.
protocol Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes)
  func write(to writer: inout ByteWriter)
}

extension ByteReader {
  /// Makes a case of what it holds, read in order. Large values are made without, which copies them.
  mutating func make<each Member: Stored, Whole>(
    _ whole: (repeat each Member) -> Whole
  ) throws(DamagedBytes) -> Whole {
    whole(repeat try (each Member)(from: &self))
  }

  /// Reads the next value, of the type that is asked for.
  mutating func next<Value: Stored>() throws(DamagedBytes) -> Value { try Value(from: &self) }
}

extension ByteReader {
  /// The pairs of a list of them.
  mutating func pairs<First: Stored, Second: Stored>() throws(DamagedBytes) -> [(First, Second)] {
    let count = try count()
    var pairs: [(First, Second)] = []
    pairs.reserveCapacity(count)
    for _ in 0..<count { pairs.append((try First(from: &self), try Second(from: &self))) }
    return pairs
  }
}

extension ByteWriter {
  /// Writes a list of pairs.
  mutating func write<First: Stored, Second: Stored>(pairs: [(First, Second)]) {
    write(pairs.count)
    for (first, second) in pairs {
      first.write(to: &self)
      second.write(to: &self)
    }
  }

  /// Writes members one after the other.
  mutating func write<each Member: Stored>(members: repeat each Member) {
    repeat (each members).write(to: &self)
  }
}

// MARK: - Simple values

extension Bool: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) { self = try reader.flag() }
  func write(to writer: inout ByteWriter) { writer.write(self) }
}

extension Int: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) { self = try reader.number() }
  func write(to writer: inout ByteWriter) { writer.write(self) }
}

extension UInt64: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) { self = try reader.fixed() }
  func write(to writer: inout ByteWriter) { writer.write(fixed: self) }
}

extension Double: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(bitPattern: try reader.fixed())
  }
  func write(to writer: inout ByteWriter) { writer.write(fixed: bitPattern) }
}

extension String: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) { self = try reader.string() }
  func write(to writer: inout ByteWriter) { writer.write(self) }
}

extension Stored where Self: RawRepresentable, RawValue == String {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    guard let value = Self(rawValue: try reader.string()) else { throw DamagedBytes() }
    self = value
  }
  func write(to writer: inout ByteWriter) { writer.write(rawValue) }
}

// MARK: - Collections

extension Optional: Stored where Wrapped: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self = try reader.flag() ? try Wrapped(from: &reader) : nil
  }
  func write(to writer: inout ByteWriter) {
    writer.write(self != nil)
    self?.write(to: &writer)
  }
}

extension Array: Stored where Element: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self = []
    let count = try reader.count()
    reserveCapacity(count)
    for _ in 0..<count { append(try Element(from: &reader)) }
  }
  func write(to writer: inout ByteWriter) {
    writer.write(count)
    for element in self { element.write(to: &writer) }
  }
}

extension Set: Stored where Element: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    let count = try reader.count()
    // Most are empty, and to make room for nothing costs as much as for something.
    if count == 0 {
      self = []
      return
    }
    self.init(minimumCapacity: count)
    for _ in 0..<count { insert(try Element(from: &reader)) }
  }
  func write(to writer: inout ByteWriter) {
    writer.write(count)
    for element in self { element.write(to: &writer) }
  }
}

extension Dictionary: Stored where Key: Stored, Value: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    let count = try reader.count()
    if count == 0 {
      self = [:]
      return
    }
    self.init(minimumCapacity: count)
    for _ in 0..<count {
      let key = try Key(from: &reader)
      updateValue(try Value(from: &reader), forKey: key)
    }
  }
  func write(to writer: inout ByteWriter) {
    writer.write(count)
    for (key, value) in self {
      key.write(to: &writer)
      value.write(to: &writer)
    }
  }
}
