extension Position: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      line: Int32(truncatingIfNeeded: try reader.number()),
      column: Int32(truncatingIfNeeded: try reader.number()))
  }
  func write(to writer: inout ByteWriter) {
    writer.write(Int(line))
    writer.write(Int(column))
  }
}

extension Statement: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(kind: try reader.next(), position: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: kind, position) }
}

extension Statement.Kind: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    switch try reader.number() {
    case 0: self = .expression(try reader.next())
    case 1:
      self = .binding(
        names: try reader.next(), type: try reader.next(), value: try reader.next(),
        isMutable: try reader.next())
    case 2: self = .assignment(try reader.next(), try reader.next(), try reader.next())
    case 3: self = .return(try reader.next())
    case 4: self = .conditional(try reader.next())
    case 5: self = .selection(try reader.next())
    case 6: self = .guard(try reader.next(), try reader.next())
    case 7:
      self = .loop(names: try reader.next(), sequence: try reader.next(), body: try reader.next())
    case 8: self = .configuration(try reader.pairs().map { ($0, $1) })
    case 9: self = .function(try reader.next())
    case 10: self = .type(try reader.next())
    case 11: self = .alias(try reader.next())
    case 12: self = .do(try reader.next())
    case 13: self = .other(try reader.next())
    default: throw DamagedBytes()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .expression(let expression): writer.write(members: 0, expression)
    case .binding(let names, let type, let value, let isMutable):
      writer.write(members: 1, names, type, value, isMutable)
    case .assignment(let target, let sign, let value):
      writer.write(members: 2, target, sign, value)
    case .return(let value): writer.write(members: 3, value)
    case .conditional(let conditional): writer.write(members: 4, conditional)
    case .selection(let selection): writer.write(members: 5, selection)
    case .guard(let conditions, let body): writer.write(members: 6, conditions, body)
    case .loop(let names, let sequence, let body): writer.write(members: 7, names, sequence, body)
    case .configuration(let clauses):
      writer.write(8)
      writer.write(pairs: clauses.map { ($0.condition, $0.body) })
    case .function(let function): writer.write(members: 9, function)
    case .type(let type): writer.write(members: 10, type)
    case .alias(let alias): writer.write(members: 11, alias)
    case .do(let body): writer.write(members: 12, body)
    case .other(let name): writer.write(members: 13, name)
    }
  }
}

// MARK: - Conditions

extension If: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      conditions: try reader.next(), text: try reader.next(), body: try reader.next(),
      otherwise: try reader.next(), position: try reader.next())
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: conditions, text, body, otherwise, position)
  }
}

extension Condition: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(kind: try reader.next(), position: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: kind, position) }
}

extension Condition.Kind: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    switch try reader.number() {
    case 0: self = .expression(try reader.next())
    case 1: self = .binding(name: try reader.next(), value: try reader.next())
    case 2: self = .pattern(try reader.next(), try reader.next())
    case 3:
      self = .availability(
        try reader.pairs().map { ($0, $1) }, isNegated: try reader.next())
    default: throw DamagedBytes()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .expression(let expression): writer.write(members: 0, expression)
    case .binding(let name, let value): writer.write(members: 1, name, value)
    case .pattern(let pattern, let value): writer.write(members: 2, pattern, value)
    case .availability(let versions, let isNegated):
      writer.write(3)
      writer.write(pairs: versions.map { ($0.platform, $0.version) })
      writer.write(isNegated)
    }
  }
}

extension Switch: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      subject: try reader.next(), text: try reader.next(), cases: try reader.next(),
      position: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: subject, text, cases, position) }
}

extension Switch.Case: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      patterns: try reader.next(), condition: try reader.next(), text: try reader.next(),
      body: try reader.next())
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: patterns, condition, text, body)
  }
}

extension Pattern: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    switch try reader.number() {
    case 0: self = .enumCase(try reader.next(), values: try reader.next())
    case 1: self = .expression(try reader.next())
    case 2: self = .binding(try reader.next())
    case 3: self = .tuple(try reader.next())
    case 4: self = .any
    case 5: self = .other(try reader.next())
    default: throw DamagedBytes()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .enumCase(let name, let values): writer.write(members: 0, name, values)
    case .expression(let expression): writer.write(members: 1, expression)
    case .binding(let name): writer.write(members: 2, name)
    case .tuple(let members): writer.write(members: 3, members)
    case .any: writer.write(4)
    case .other(let name): writer.write(members: 5, name)
    }
  }
}
