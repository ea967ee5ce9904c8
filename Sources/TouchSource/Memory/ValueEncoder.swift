import TouchModel

/// Writes values member after member, without names, for `ValueDecoder`.
///
/// The order of members is that of their declaration, so bytes are read by the tool that wrote them
/// and no other. Dictionaries by strings have no order of their own; see `StoredPairs`.
final class ValueEncoder: Encoder {
  var writer: ByteWriter
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ writer: ByteWriter) { self.writer = writer }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    assert(Key(stringValue: "no member") == nil, "a dictionary is no list of members")
    return KeyedEncodingContainer(Members<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    Elements(encoder: self, place: writer.reserve())
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

  func write<Value: Encodable>(_ value: Value) throws {
    switch value {
    case let value as String: writer.write(value)
    case let value as Double: writer.write(fixed: value.bitPattern)
    case let value as Int: writer.write(value)
    case let value as Bool: writer.write(value)
    case let value as UInt64: writer.write(fixed: value)
    case let value as Rect: writer.write(value)
    case let value as Place: writer.write(value)
    case let value as Region: writer.write(value)
    default: try value.encode(to: self)
    }
  }

  private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: ValueEncoder
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { encoder.writer.write(false) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      try encoder.write(value)
    }

    private func optional<Value: Encodable>(_ value: Value?) throws {
      encoder.writer.write(value != nil)
      if let value { try encoder.write(value) }
    }

    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
      try optional(value)
    }

    // The library has its own of these, which write nothing where there is no value.
    func encodeIfPresent(_ value: String?, forKey key: Key) throws { try optional(value) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try optional(value) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try optional(value) }
    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try optional(value) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try optional(value) }

    /// The case of an enumeration, which is read by its name.
    func nestedContainer<Inner>(
      keyedBy keyType: Inner.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Inner> {
      encoder.writer.write(key.stringValue)
      return encoder.container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      encoder.unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder }
    func superEncoder(forKey key: Key) -> any Encoder { encoder }
  }

  private struct Elements: UnkeyedEncodingContainer {
    let encoder: ValueEncoder
    /// Where the number of elements stands.
    let place: Int
    var count = 0
    var codingPath: [any CodingKey] { [] }

    private mutating func advance() {
      count += 1
      encoder.writer.fill(place, with: count)
    }

    mutating func encodeNil() { advance() }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
      advance()
      try encoder.write(value)
    }

    mutating func nestedContainer<Inner>(
      keyedBy keyType: Inner.Type
    ) -> KeyedEncodingContainer<Inner> {
      advance()
      return encoder.container(keyedBy: keyType)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      advance()
      return encoder.unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder }
  }

  private struct Single: SingleValueEncodingContainer {
    let encoder: ValueEncoder
    var codingPath: [any CodingKey] { [] }

    func encodeNil() { encoder.writer.write(false) }
    func encode<Value: Encodable>(_ value: Value) throws { try encoder.write(value) }
  }
}

// Most of what is kept are rectangles, regions and places: read as a whole they take a third of the
// time.
extension ByteWriter {
  fileprivate mutating func write(_ rect: Rect) {
    for number in [rect.minX, rect.minY, rect.width, rect.height] {
      write(fixed: number.bitPattern)
    }
  }

  fileprivate mutating func write(_ place: Place) {
    write(place.file)
    write(place.line)
    write(place.column)
  }

  fileprivate mutating func write(_ region: Region) {
    write(region.outlines.count)
    for outline in region.outlines {
      switch outline {
      case .rectangle(let rect):
        write(0)
        write(rect)
      case .roundedRectangle(let rect, let radius):
        write(1)
        write(rect)
        write(fixed: radius.bitPattern)
      case .ellipse(let rect):
        write(2)
        write(rect)
      case .polygon(let corners):
        write(3)
        write(corners.count)
        for corner in corners {
          write(fixed: corner.x.bitPattern)
          write(fixed: corner.y.bitPattern)
        }
      }
    }
  }
}

extension ByteReader {
  mutating func rect() throws(DamagedBytes) -> Rect {
    Rect(x: try double(), y: try double(), width: try double(), height: try double())
  }

  mutating func place() throws(DamagedBytes) -> Place {
    Place(file: try string(), line: try number(), column: try number())
  }

  mutating func region() throws(DamagedBytes) -> Region {
    var region = Region()
    for _ in 0..<(try count()) { region.outlines.append(try outline()) }
    return region
  }

  private mutating func outline() throws(DamagedBytes) -> Region.Outline {
    switch try number() {
    case 0: return .rectangle(try rect())
    case 1: return .roundedRectangle(try rect(), radius: try double())
    case 2: return .ellipse(try rect())
    case 3:
      var corners: [Point] = []
      for _ in 0..<(try count()) { corners.append(Point(x: try double(), y: try double())) }
      return .polygon(corners)
    default: throw DamagedBytes()
    }
  }

  mutating func double() throws(DamagedBytes) -> Double { Double(bitPattern: try fixed()) }
}
