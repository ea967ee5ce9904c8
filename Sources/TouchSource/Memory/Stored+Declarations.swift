extension LoweredFile: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(file: try reader.next())
    imports = try reader.next()
    types = try reader.next()
    aliases = try reader.next()
    functions = try reader.next()
    variables = try reader.next()
    statements = try reader.next()
    problems = try reader.next()
    deferred = reader.bodies
  }
  func write(to writer: inout ByteWriter) {
    writer.write(
      members: file, imports, types, aliases, functions, variables, statements, problems)
  }
}

extension LoweredFile.Import: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(module: try reader.next(), isExported: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: module, isExported) }
}

// MARK: - Types

extension TypeDeclaration.Kind: Stored {}

extension TypeDeclaration: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    kind = try reader.next()
    name = try reader.next()
    generics = try reader.next()
    inherits = try reader.next()
    constraints = try reader.pairs()
    attributes = try reader.next()
    variables = try reader.next()
    functions = try reader.next()
    initializers = try reader.next()
    cases = try reader.next()
    types = try reader.next()
    aliases = try reader.next()
    isPrivate = try reader.next()
    isPublic = try reader.next()
    file = try reader.next()
    position = try reader.next()
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: kind, name, generics, inherits)
    writer.write(pairs: constraints)
    writer.write(
      members: attributes, variables, functions, initializers, cases, types, aliases, isPrivate,
      isPublic, file, position)
  }
}

extension TypeAlias: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      name: try reader.next(), target: try reader.next(), isPrivate: try reader.next(),
      isPublic: try reader.next(), file: try reader.next(), position: try reader.next())
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: name, target, isPrivate, isPublic, file, position)
  }
}

extension EnumCase: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      name: try reader.next(), values: try reader.next(), rawValue: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: name, values, rawValue) }
}

extension TypeName: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      name: try reader.next(), arguments: try reader.next(), labels: try reader.next(),
      parameterCount: try reader.next(), present: try reader.next())
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: name, arguments, labels, parameterCount, present)
  }
}

// MARK: - Members

extension VariableDeclaration: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    name = try reader.next()
    type = try reader.next()
    value = try reader.next()
    getter = try reader.next()
    observers = try reader.next()
    isStatic = try reader.next()
    isMutable = try reader.next()
    isLazy = try reader.next()
    isPrivate = try reader.next()
    isFilePrivate = try reader.next()
    isPublic = try reader.next()
    attributes = try reader.next()
    file = try reader.next()
    position = try reader.next()
    extended = try reader.next()
    base = try reader.next()
  }
  func write(to writer: inout ByteWriter) {
    writer.write(
      members: name, type, value, getter, observers, isStatic, isMutable, isLazy, isPrivate,
      isFilePrivate, isPublic, attributes, file, position, extended, base)
  }
}

extension FunctionDeclaration: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    name = try reader.next()
    header = try reader.next()
    code = try reader.next()
    isStatic = try reader.next()
    isPrivate = try reader.next()
    isPublic = try reader.next()
    attributes = try reader.next()
    file = try reader.next()
    position = try reader.next()
    extended = try reader.next()
    base = try reader.next()
  }
  func write(to writer: inout ByteWriter) {
    writer.write(
      members: name, header, code, isStatic, isPrivate, isPublic, attributes, file, position,
      extended, base)
  }
}

extension Parameter: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      label: try reader.next(), name: try reader.next(), type: try reader.next(),
      value: try reader.next(), isVariadic: try reader.next(), attributes: try reader.next())
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: label, name, type, value, isVariadic, attributes)
  }
}

extension Attribute: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(name: try reader.next(), arguments: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: name, arguments) }
}

extension Signature: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      parameters: try reader.next(), result: try reader.next(), generics: try reader.next(),
      views: try reader.next())
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: parameters, result, generics, views)
  }
}

// MARK: - What may be left out

extension Deferrable: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    if try reader.flag() {
      self = .read(try reader.next())
    } else {
      self = .deferred(try reader.function())
    }
  }

  /// What was left out is left out again, unless it was read meanwhile.
  func write(to writer: inout ByteWriter) {
    switch self {
    case .read(let part): writer.write(members: true, part)
    case .deferred(let function):
      if let part = Part.ifLowered(of: function) {
        writer.write(members: true, part)
      } else {
        writer.write(members: false, function.place)
      }
    }
  }
}

extension FunctionBodies.Place: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      start: try reader.next(), signature: try reader.next(), brace: try reader.next(),
      end: try reader.next())
    guard start >= 0, start <= brace, brace + 1 < end else { throw DamagedBytes() }
  }
  func write(to writer: inout ByteWriter) { writer.write(members: start, signature, brace, end) }
}

extension ByteReader {
  fileprivate mutating func function() throws(DamagedBytes) -> DeferredFunction {
    guard let source = bodies else { throw DamagedBytes() }
    return DeferredFunction(source: source, place: try next())
  }
}
