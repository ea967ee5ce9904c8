extension Expression: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(kind: try reader.next(), position: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: kind, position) }
}

extension Expression.Kind: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    switch try reader.number() {
    case 0: self = .number(try reader.next())
    case 1: self = .boolean(try reader.next())
    case 2: self = .string(try reader.next())
    case 3: self = .null
    case 4: self = .name(try reader.next())
    case 5: self = .implicitMember(try reader.next())
    case 6: self = .chain(try reader.next(), try reader.next())
    case 7: self = .closure(try reader.next())
    case 8: self = .unary(try reader.next(), try reader.next())
    case 9: self = .binary(try reader.next(), try reader.next(), try reader.next())
    case 10:
      self = .ternary(condition: try reader.next(), try reader.next(), try reader.next())
    case 11: self = .array(try reader.next())
    case 12: self = .dictionary(try reader.pairs())
    case 13: self = .tuple(try reader.next())
    case 14: self = .cast(try reader.next(), try reader.next(), try reader.next())
    case 15: self = .keyPath(try reader.next())
    case 16: self = .conditional(try reader.next())
    case 17: self = .selection(try reader.next())
    case 18: self = .other(try reader.next())
    default: throw DamagedBytes()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .number(let value): writer.write(members: 0, value)
    case .boolean(let value): writer.write(members: 1, value)
    case .string(let pieces): writer.write(members: 2, pieces)
    case .null: writer.write(3)
    case .name(let name): writer.write(members: 4, name)
    case .implicitMember(let name): writer.write(members: 5, name)
    case .chain(let base, let links): writer.write(members: 6, base, links)
    case .closure(let closure): writer.write(members: 7, closure)
    case .unary(let sign, let operand): writer.write(members: 8, sign, operand)
    case .binary(let sign, let left, let right): writer.write(members: 9, sign, left, right)
    case .ternary(let condition, let first, let second):
      writer.write(members: 10, condition, first, second)
    case .array(let members): writer.write(members: 11, members)
    case .dictionary(let pairs):
      writer.write(12)
      writer.write(pairs: pairs)
    case .tuple(let members): writer.write(members: 13, members)
    case .cast(let value, let sign, let type): writer.write(members: 14, value, sign, type)
    case .keyPath(let names): writer.write(members: 15, names)
    case .conditional(let conditional): writer.write(members: 16, conditional)
    case .selection(let selection): writer.write(members: 17, selection)
    case .other(let name): writer.write(members: 18, name)
    }
  }
}

extension Expression.StringPiece: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self =
      try reader.flag() ? .text(try reader.next()) : .interpolation(try reader.next())
  }
  func write(to writer: inout ByteWriter) {
    switch self {
    case .text(let text): writer.write(members: true, text)
    case .interpolation(let arguments): writer.write(members: false, arguments)
    }
  }
}

extension Expression.Link: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(kind: try reader.next(), position: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: kind, position) }
}

extension Expression.Link.Kind: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    switch try reader.number() {
    case 0: self = .member(try reader.next())
    case 1: self = .call(try reader.next())
    case 2: self = .index(try reader.next())
    case 3: self = .optional
    case 4: self = .forced
    default: throw DamagedBytes()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .member(let name): writer.write(members: 0, name)
    case .call(let arguments): writer.write(members: 1, arguments)
    case .index(let arguments): writer.write(members: 2, arguments)
    case .optional: writer.write(3)
    case .forced: writer.write(4)
    }
  }
}

extension Expression.Argument: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(label: try reader.next(), value: try reader.next(), isTrailing: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: label, value, isTrailing) }
}

extension Expression.Closure: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(parameters: try reader.next(), body: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: parameters, body) }
}
