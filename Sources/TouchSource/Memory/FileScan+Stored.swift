extension FileScan: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    types = try reader.next()
    globals = try reader.next()
    extensionMembers = try reader.next()
    mentions = try reader.next()
    uses = try reader.next()
    namespaces = try reader.next()
    sharing = try reader.next()
    members = try reader.next()
    previewed = try reader.next()
    environmentKeys = try reader.next()
    rowTypes = try reader.next()
    elsewhere = try reader.next()
    developed = try reader.next()
    hosted = try reader.next()
    quoted = try reader.next()
    imports = try reader.next()
    hasElements = try reader.next()
    isUTF8 = try reader.next()
  }

  func write(to writer: inout ByteWriter) {
    writer.write(
      members: types, globals, extensionMembers, mentions, uses, namespaces, sharing, members,
      previewed, environmentKeys, rowTypes, elsewhere, developed, hosted, quoted, imports,
      hasElements, isUTF8)
  }
}

extension FileScan.MemberMentions: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      names: try reader.next(), quoted: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: names, quoted) }
}

extension FileScan.MemberName: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      kind: try reader.next(), type: try reader.next(), name: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: kind, type, name) }
}

extension FileScan.MemberName.Kind: Stored {}

extension FileScan.TypeEntry: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      path: try reader.next(), kind: try reader.next(), inherits: try reader.next(),
      isPrivate: try reader.next(), isPublic: try reader.next(), system: try reader.next(),
      isMain: try reader.next(), objectiveCName: try reader.next())
  }
  func write(to writer: inout ByteWriter) {
    writer.write(
      members: path, kind, inherits, isPrivate, isPublic, system, isMain, objectiveCName)
  }
}

extension FileScan.TypeEntry.Kind: Stored {}
