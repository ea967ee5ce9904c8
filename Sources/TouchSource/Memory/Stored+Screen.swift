import TouchModel

extension Certainty: Stored {}
extension Screen.Element.Framework: Stored {}
extension Screen.Element.Kind: Stored {}
extension Screen.Element.Container: Stored {}
extension Screen.Element.ControlSize: Stored {}
extension Screen.Step.Operation: Stored {}
extension Screen.Step.Position: Stored {}
extension Screen.Group.Arrangement: Stored {}
extension Problem.Kind: Stored {}

extension Place: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      file: try reader.next(), line: try reader.next(), column: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: file, line, column) }
}

extension Screen.Choice: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      condition: try reader.next(), alternative: try reader.next(), place: try reader.next())
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: condition, alternative, place)
  }
}

extension Problem: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      kind: try reader.next(), file: try reader.next(), line: try reader.next(),
      column: try reader.next(), message: try reader.next(), remedy: try reader.next())
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: kind, file, line, column, message, remedy)
  }
}

// MARK: - Elements

extension Screen.Element.ID: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      place: try reader.next(), context: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: place, context) }
}

extension Screen.Element.Style: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    switch try reader.number() {
    case 0: self = .automatic
    case 1: self = .borderless
    case 2: self = .plain
    case 3: self = .bordered
    case 4: self = .borderedProminent
    case 5: self = .system(try reader.next())
    case 6: self = .custom(try reader.next())
    default: throw DamagedBytes()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .automatic: writer.write(0)
    case .borderless: writer.write(1)
    case .plain: writer.write(2)
    case .bordered: writer.write(3)
    case .borderedProminent: writer.write(4)
    case .system(let name): writer.write(members: 5, name)
    case .custom(let name): writer.write(members: 6, name)
    }
  }
}

extension Screen.Element: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      id: try reader.next(), kind: try reader.next(), label: try reader.next(),
      view: try reader.next(), container: try reader.next(), style: try reader.next(),
      controlSize: try reader.next(), hasPlainLabel: try reader.next(),
      isEnabled: try reader.next(), visual: try reader.next(), layout: try reader.next(),
      region: try reader.next(), clipped: try reader.next() as Region,
      effective: try reader.next() as Region, cutter: try reader.next(),
      takers: try reader.next(), group: try reader.next(),
      accessibility: try reader.next() as Rect, certainty: try reader.next(),
      reason: try reader.next(), trace: try reader.next(), framework: try reader.next())
    sharesBarItem = try reader.next()
    mayBeAbsent = try reader.next()
    isInOtherRow = try reader.next()
    isWholeText = try reader.next()
    isBusy = try reader.next()
    isGround = try reader.next()
    hasEmptyText = try reader.next()
    hasBareSides = try reader.next()
    isOfSystemClass = try reader.next()
    frontier = try reader.next()
    rim = try reader.next()
    sides = try reader.next()
    calledAt = try reader.next()
    enlargement = try reader.next()
  }

  func write(to writer: inout ByteWriter) {
    writer.write(
      members: id, kind, label, view, container, style, controlSize, hasPlainLabel, isEnabled,
      visual, layout, region, clipped, effective, cutter, takers, group, accessibility, certainty,
      reason, trace, framework)
    writer.write(
      members: sharesBarItem, mayBeAbsent, isInOtherRow, isWholeText, isBusy, isGround,
      hasEmptyText, hasBareSides, isOfSystemClass, frontier, rim, sides, calledAt, enlargement)
  }
}

extension Screen.Element.Taker: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      name: try reader.next(), place: try reader.next(), element: try reader.next(),
      isInside: try reader.next(), box: try reader.next())
    isUnsettled = try reader.next()
    certainty = try reader.next()
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: name, place, element, isInside, box, isUnsettled, certainty)
  }
}

extension Screen.Step: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      place: try reader.next(), name: try reader.next(), operation: try reader.next(),
      position: try reader.next(), frameBefore: try reader.next(), frameAfter: try reader.next(),
      regionBefore: try reader.next(), regionAfter: try reader.next())
    certainty = try reader.next()
    regionCertainty = try reader.next()
    fills = try reader.next()
  }
  func write(to writer: inout ByteWriter) {
    writer.write(
      members: place, name, operation, position, frameBefore, frameAfter, regionBefore, regionAfter,
      certainty, regionCertainty, fills)
  }
}

extension Screen.Group: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      name: try reader.next(), place: try reader.next(), arrangement: try reader.next(),
      parent: try reader.next())
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: name, place, arrangement, parent)
  }
}

extension Screen.Sides: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      width: try reader.next(), height: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: width, height) }
}

extension Screen.Side.Decider: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      outer: try reader.next(), beside: try reader.next(), isEven: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: outer, beside, isEven) }
}

extension Screen.Side: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      least: try reader.next(), most: try reader.next(), certainty: try reader.next(),
      isVaried: try reader.next(), isFramed: try reader.next(), isHugged: try reader.next(),
      cap: try reader.next(), holder: try reader.next(), isHolderItself: try reader.next(),
      isHeldBeside: try reader.next(),
      holderLength: try reader.next(), otherHolders: try reader.next(),
      decider: try reader.next(), neighbour: try reader.next(), frame: try reader.next(),
      room: try reader.next(), edge: try reader.next(), limits: try reader.next(),
      companions: try reader.next(), places: try reader.next())
  }
  func write(to writer: inout ByteWriter) {
    writer.write(
      members: least, most, certainty, isVaried, isFramed, isHugged, cap, holder,
      isHolderItself, isHeldBeside, holderLength, otherHolders, decider, neighbour, frame, room,
      edge, limits,
      companions, places)
  }
}

extension Screen.Side.Room: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      name: try reader.next(), length: try reader.next(), place: try reader.next(),
      isPlace: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: name, length, place, isPlace) }
}

extension Screen.Side.Limit: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      name: try reader.next(), length: try reader.next(), follows: try reader.next(),
      isHugged: try reader.next(), isPlace: try reader.next(), giver: try reader.next())
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: name, length, follows, isHugged, isPlace, giver)
  }
}

extension Remedy: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    switch try reader.number() {
    case 0: self = try reader.make(Self.reserve)
    case 1: self = try reader.make(Self.reserveAfter)
    case 2: self = .shape
    case 3: self = try reader.make(Self.moveInside)
    case 4: self = .shapeAfter(step: try reader.next())
    case 5: self = try reader.make(Self.moveShape)
    case 6: self = .controlSize(try reader.next())
    case 7: self = .padVertically(try reader.next())
    case 8: self = try reader.make(Self.constrain)
    case 9: self = try reader.make(Self.spread)
    case 10: self = try reader.make(Self.inCells)
    case 11: self = .giveWay(name: try reader.next())
    case 12: self = .makeRoom(in: try reader.next())
    case 13: self = try reader.make(Self.focus)
    case 14: self = .replace
    case 15: self = .letThrough(name: try reader.next())
    case 16: self = try reader.make(Self.fill)
    default: throw DamagedBytes()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .reserve(let width, let height): writer.write(members: 0, width, height)
    case .reserveAfter(let step, let width, let height):
      writer.write(members: 1, step, width, height)
    case .shape: writer.write(2)
    case .moveInside(let step, let needsShape): writer.write(members: 3, step, needsShape)
    case .shapeAfter(let step): writer.write(members: 4, step)
    case .moveShape(let shape, let step): writer.write(members: 5, shape, step)
    case .controlSize(let size): writer.write(members: 6, size)
    case .padVertically(let length): writer.write(members: 7, length)
    case .constrain(let width, let height): writer.write(members: 8, width, height)
    case .spread(let group, let isVertical, let distance):
      writer.write(members: 9, group, isVertical, distance)
    case .inCells(let grid, let length, let remedy):
      writer.write(members: 10, grid, length, remedy)
    case .giveWay(let name): writer.write(members: 11, name)
    case .makeRoom(let name): writer.write(members: 12, name)
    case .focus(let width, let height): writer.write(members: 13, width, height)
    case .replace: writer.write(14)
    case .letThrough(let name): writer.write(members: 15, name)
    case .fill(let width, let height): writer.write(members: 16, width, height)
    }
  }
}
