import TouchModel

/// Reads the values that `ValueEncoder` wrote.
final class ValueDecoder: Decoder {
  fileprivate var reader: ByteReader
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ reader: ByteReader) { self.reader = reader }

  /// Whether all was read.
  var isAtEnd: Bool { reader.left == 0 }

  func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Members<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    Elements(decoder: self, count: try reader.reserved())
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == String.self { return try reader.string() as! Value }
    if type == Double.self { return try reader.double() as! Value }
    if type == Int.self { return try reader.number() as! Value }
    if type == Bool.self { return try reader.flag() as! Value }
    if type == UInt64.self { return try reader.fixed() as! Value }
    if type == Rect.self { return try reader.rect() as! Value }
    if type == Place.self { return try reader.place() as! Value }
    if type == Region.self { return try reader.region() as! Value }
    return try Value(from: self)
  }

  private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: ValueDecoder
    var codingPath: [any CodingKey] { [] }

    /// The case of an enumeration that stands here.
    var allKeys: [Key] {
      var reader = decoder.reader
      return (try? reader.string()).flatMap { Key(stringValue: $0) }.map { [$0] } ?? []
    }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) throws -> Bool { try !decoder.reader.flag() }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try decoder.read(type)
    }

    private func optional<Value: Decodable>(_ type: Value.Type) throws -> Value? {
      try decoder.reader.flag() ? try decoder.read(type) : nil
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
      try optional(type)
    }

    // The library has its own of these.
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
      try optional(type)
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
      try optional(type)
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try optional(type) }
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try optional(type) }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
      try optional(type)
    }

    func nestedContainer<Inner>(
      keyedBy type: Inner.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Inner> {
      _ = try decoder.reader.string()
      return decoder.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try decoder.unkeyedContainer()
    }

    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder }
  }

  private struct Elements: UnkeyedDecodingContainer {
    let decoder: ValueDecoder
    let count: Int?
    var currentIndex = 0
    var isAtEnd: Bool { currentIndex >= count ?? 0 }
    var codingPath: [any CodingKey] { [] }

    init(decoder: ValueDecoder, count: Int) {
      self.decoder = decoder
      self.count = count
    }

    mutating func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      guard !isAtEnd else { throw DamagedBytes() }
      currentIndex += 1
      return try decoder.read(type)
    }

    mutating func nestedContainer<Inner>(
      keyedBy type: Inner.Type
    ) -> KeyedDecodingContainer<Inner> {
      currentIndex += 1
      return decoder.container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      currentIndex += 1
      return try decoder.unkeyedContainer()
    }

    func superDecoder() -> any Decoder { decoder }
  }

  private struct Single: SingleValueDecodingContainer {
    let decoder: ValueDecoder
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { (try? decoder.reader.flag()) != true }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.read(type) }
  }
}
