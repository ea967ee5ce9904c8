import TouchModel

extension Size: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      width: try reader.next(), height: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: width, height) }
}

extension Point: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      x: try reader.next(), y: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: x, y) }
}

extension Rect: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      x: try reader.next(), y: try reader.next(), width: try reader.next(),
      height: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: minX, minY, width, height) }
}

extension Region: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init()
    outlines = try reader.next()
  }
  func write(to writer: inout ByteWriter) { outlines.write(to: &writer) }
}

extension Region.Outline: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    switch try reader.number() {
    case 0: self = .rectangle(try reader.next())
    case 1: self = try reader.make(Self.roundedRectangle)
    case 2: self = .ellipse(try reader.next())
    case 3: self = .polygon(try reader.next())
    default: throw DamagedBytes()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .rectangle(let rect): writer.write(members: 0, rect)
    case .roundedRectangle(let rect, let radius): writer.write(members: 1, rect, radius)
    case .ellipse(let rect): writer.write(members: 2, rect)
    case .polygon(let corners): writer.write(members: 3, corners)
    }
  }
}

extension Band: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      careful: try reader.next(), hurried: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: careful, hurried) }
}

extension Profile.ID: Stored {}
