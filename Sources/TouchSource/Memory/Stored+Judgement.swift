import TouchModel
import TouchRules

extension Severity: Stored {}
extension Rule.ID: Stored {}
extension Absence: Stored {}

extension Subject: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      place: try reader.next(), kind: try reader.next(), label: try reader.next(),
      view: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: place, kind, label, view) }
}

extension Evidence: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      place: try reader.next(), message: try reader.next(), frame: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: place, message, frame) }
}

extension Exemption: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      reason: try reader.next(), source: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: reason, source) }
}

extension MissRate: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      profile: try reader.next(), miss: try reader.next(), mishit: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: profile, miss, mishit) }
}

extension Surroundings: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      bounds: try reader.next(), element: try reader.next(), neighbours: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: bounds, element, neighbours) }
}

extension Surroundings.Item: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      kind: try reader.next(), label: try reader.next(), visual: try reader.next(),
      region: try reader.next(), effective: try reader.next() as Region)
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: kind, label, visual, region, effective)
  }
}

extension Violation: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      severity: try reader.next(), required: try reader.next(), measured: try reader.next(),
      cause: try reader.next(), fault: try reader.next(), remedy: try reader.next(),
      evidence: try reader.next())
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: severity, required, measured, cause, fault, remedy, evidence)
  }
}

extension Fault: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    switch try reader.number() {
    case 0: self = .outside(try reader.next())
    case 1: self = try reader.make(Self.early)
    case 2: self = try reader.make(Self.unshaped)
    case 3: self = try reader.make(Self.gap)
    case 4: self = .clipped(by: try reader.next())
    case 5: self = try reader.make(Self.taken)
    case 6: self = try reader.make(Self.crowded)
    default: throw DamagedBytes()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .outside(let step): writer.write(members: 0, step)
    case .early(let shape, let growth): writer.write(members: 1, shape, growth)
    case .unshaped(let step, let last): writer.write(members: 2, step, last)
    case .gap(let size, let required): writer.write(members: 3, size, required)
    case .clipped(let taker): writer.write(members: 4, taker)
    case .taken(let taker, let element): writer.write(members: 5, taker, element)
    case .crowded(let neighbour, let gap, let required):
      writer.write(members: 6, neighbour, gap, required)
    }
  }
}

// MARK: - What was seen

extension Judgement.Sightings: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      records: try reader.next(), leftOut: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: records, leftOut) }
}

extension Audit.LeftOut: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      subject: try reader.next(), absence: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: subject, absence) }
}

extension Record: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      try reader.next(), context: try reader.next())
    contexts = try reader.next()
    rules = try reader.next()
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: subject, subjectContext, contexts, rules)
  }
}

extension Record.RuleRecord: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init()
    shown = try reader.next()
    least = try reader.next()
    needed = try reader.next()
    failing = try reader.next()
    calls = try reader.next()
    open = try reader.next()
    undecided = try reader.next()
    hasPassed = try reader.next()
    exemption = try reader.next()
  }
  func write(to writer: inout ByteWriter) {
    writer.write(
      members: shown, least, needed, failing, calls, open, undecided, hasPassed, exemption)
  }
}

extension Record.FailingCall: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(size: try reader.next(), certainty: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: size, certainty) }
}

extension Candidate: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      rule: try reader.next(), failure: try reader.next(), largest: try reader.next(),
      leastGap: try reader.next(), choices: try reader.next(), standing: try reader.next(),
      context: try reader.next())
    deciding = try reader.next()
    figures = try reader.next()
    stepsOfStates = try reader.next()
    isBetterElsewhere = try reader.next()
    largestElsewhere = try reader.next()
    leastElsewhere = try reader.next()
    mayFailElsewhere = try reader.next()
    others = try reader.next()
  }
  func write(to writer: inout ByteWriter) {
    writer.write(
      members: rule, failure, largest, leastGap, choices, standing, context, deciding, figures,
      stepsOfStates, isBetterElsewhere, largestElsewhere, leastElsewhere, mayFailElsewhere, others)
  }
}

extension Candidate.StepOfStates: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(step: try reader.next(), choices: try reader.next())
  }
  func write(to writer: inout ByteWriter) { writer.write(members: step, choices) }
}

extension Tally.Failure: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self.init(
      violation: try reader.next(), element: try reader.next(), isTypical: try reader.next(),
      screen: try reader.next())
    largestBeside = try reader.next()
    surroundings = try reader.next()
    missRates = try reader.next()
  }
  func write(to writer: inout ByteWriter) {
    writer.write(
      members: violation, element, isTypical, screen, largestBeside, surroundings, missRates)
  }
}
