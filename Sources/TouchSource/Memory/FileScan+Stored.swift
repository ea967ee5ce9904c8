extension FileScan {
  func write(to writer: inout ByteWriter) {
    writer.write(types.count)
    for type in types {
      writer.write(all: type.path)
      writer.write(type.kind.number)
      writer.write(all: type.inherits)
      writer.write(type.isPrivate)
      writer.write(type.isPublic)
      writer.write(type.system)
    }
    writer.write(all: globals)
    writer.write(sets: extensionMembers)
    writer.write(mentions.count)
    for (name, count) in mentions {
      writer.write(name)
      writer.write(count)
    }
    writer.write(sets: uses)
    writer.write(sets: staticUses)
    for names in [previewed, environmentKeys, rowTypes, elsewhere, hosted, quoted, imports] {
      writer.write(all: names)
    }
    for flag in [hasElements, isUTF8] { writer.write(flag) }
  }

  init(from reader: inout ByteReader) throws(DamagedBytes) {
    for _ in 0..<(try reader.count()) {
      let path = try reader.names()
      guard let kind = TypeEntry.Kind(number: try reader.number()) else { throw DamagedBytes() }
      types.append(
        TypeEntry(
          path: path, kind: kind, inherits: try reader.names(), isPrivate: try reader.flag(),
          isPublic: try reader.flag(), system: try reader.number()))
    }
    globals = Set(try reader.names())
    extensionMembers = try reader.sets()
    let count = try reader.count()
    mentions.reserveCapacity(count)
    for _ in 0..<count { mentions[try reader.string()] = try reader.number() }
    uses = try reader.sets()
    staticUses = try reader.sets()
    previewed = Set(try reader.names())
    environmentKeys = Set(try reader.names())
    rowTypes = Set(try reader.names())
    elsewhere = Set(try reader.names())
    hosted = Set(try reader.names())
    quoted = Set(try reader.names())
    imports = Set(try reader.names())
    hasElements = try reader.flag()
    isUTF8 = try reader.flag()
  }
}

extension FileScan.TypeEntry.Kind {
  fileprivate var number: Int {
    switch self {
    case .type: 0
    case .extension: 1
    case .alias: 2
    }
  }

  fileprivate init?(number: Int) {
    switch number {
    case 0: self = .type
    case 1: self = .extension
    case 2: self = .alias
    default: return nil
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(all names: some Collection<String>) {
    write(names.count)
    for name in names { write(name) }
  }

  fileprivate mutating func write(sets: [String: Set<String>]) {
    write(sets.count)
    for (name, names) in sets {
      write(name)
      write(all: names)
    }
  }
}

extension ByteReader {
  fileprivate mutating func names() throws(DamagedBytes) -> [String] {
    var names: [String] = []
    let count = try count()
    names.reserveCapacity(count)
    for _ in 0..<count { names.append(try string()) }
    return names
  }

  fileprivate mutating func sets() throws(DamagedBytes) -> [String: Set<String>] {
    let count = try count()
    var sets: [String: Set<String>] = [:]
    sets.reserveCapacity(count)
    for _ in 0..<count {
      let name = try string()
      sets[name] = Set(try names())
    }
    return sets
  }
}
