import Testing
import TouchModel

@testable import TouchRules
@testable import TouchSource

@Suite("Values as they are kept between runs")
struct ValueCodingTests {
  /// What comes back of a value, and how many bytes are left over.
  func roundTrip<Value: Stored>(_ value: Value) throws -> Value {
    var writer = ByteWriter()
    value.write(to: &writer)
    var reader = ByteReader(writer.bytes, strings: writer.strings)
    let result = try Value(from: &reader)
    #expect(reader.left == 0)
    return result
  }

  struct Sample: Hashable {
    var text: String
    var number: Int
    var fraction: Double
    var flag: Bool
    var hash: UInt64
    var texts: [String?]
    var noText: String?
    var lists: [String: Set<Int>]
  }

  let place = Place(file: "é/A.swift", line: 3, column: 70_000)
  let rect = Rect(x: 1, y: 2, width: 3.25, height: 4)
  var subject: Subject { Subject(place: place, kind: .slider, label: "l", view: "V") }

  var step: Screen.Step {
    var step = Screen.Step(
      place: place, name: "frame", operation: .frame, position: .label, frameBefore: rect,
      frameAfter: rect, regionBefore: nil, regionAfter: rect)
    (step.certainty, step.regionCertainty, step.fills) = (.estimated, .unknown, true)
    return step
  }

  var taker: Screen.Element.Taker {
    var taker = Screen.Element.Taker(
      name: "t", place: place, element: Screen.Element.ID(place: place, context: 1),
      isInside: true, box: rect)
    (taker.isUnsettled, taker.certainty) = (true, .estimated)
    return taker
  }

  var side: Screen.Side {
    let limit = Screen.Side.Limit(
      name: "n", length: 1, follows: true, isHugged: true, isPlace: true, giver: "g")
    return Screen.Side(
      least: 1, most: 2, certainty: .estimated, isVaried: true, isFramed: true, cap: 22,
      holder: "h", isHolderItself: true,
      holderLength: 50, otherHolders: ["o"],
      decider: Screen.Side.Decider(outer: ["d"], beside: ["b"], isEven: false), neighbour: "n",
      frame: 3, room: Screen.Side.Room(name: "r", length: 2, place: place, isPlace: true),
      edge: "e",
      limits: [limit], companions: [limit, limit], places: [place])
  }

  var element: Screen.Element {
    var element = Screen.Element(
      id: Screen.Element.ID(place: place, context: .max), kind: .toggle, label: "l", view: "V",
      container: .alert, style: .custom("c"), controlSize: .mini, hasPlainLabel: false,
      isEnabled: false, visual: rect, layout: Rect(x: 0, y: 0, width: 9, height: 9),
      region: Region(rect), clipped: .empty, effective: .empty, cutter: taker, takers: [taker],
      group: 2, accessibility: .zero, certainty: .unknown, reason: "r", trace: [step, step],
      framework: .uiKit)
    (element.sharesBarItem, element.mayBeAbsent, element.isBusy) = (true, true, true)
    element.isGround = true
    (element.hasEmptyText, element.hasBareSides, element.frontier) = (true, true, taker)
    (element.rim, element.calledAt, element.isWholeText) = (taker, place, true)
    element.sides = Screen.Sides(width: side, height: side)
    element.enlargement = Size(width: 1, height: 2)
    return element
  }

  @Test("Every kind of member comes back")
  func members() throws {
    var sample = Sample(
      text: "a", number: .min, fraction: -0.1, flag: true, hash: .max, texts: ["a", "", nil],
      lists: ["é": [1, -2, .max], "": []])
    #expect(try roundTrip(sample) == sample)
    (sample.noText, sample.fraction, sample.flag) = ("b", .infinity, false)
    #expect(try roundTrip(sample) == sample)
  }

  @Test("A region, a problem, every remedy and every fault come back")
  func model() throws {
    let region = Region([
      .rectangle(rect), .roundedRectangle(rect, radius: 2), .ellipse(rect),
      .polygon([Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 0, y: 9)]),
    ])
    #expect(try roundTrip(region) == region)
    let problem = Problem(kind: .syntax, file: "A", line: 1, message: "m", remedy: "r")
    #expect(try roundTrip(problem) == problem)
    let grid = Screen.Group(name: "g", place: place, arrangement: .scroll, parent: 3)
    for remedy: Remedy in [
      .reserve(width: nil, height: 44), .reserveAfter(step: step, width: 1, height: nil), .shape,
      .moveInside(step: step, needsShape: true), .shapeAfter(step: step),
      .moveShape(shape: step, after: step), .controlSize(.large), .padVertically(3),
      .constrain(width: 1, height: 2), .spread(group: grid, isVertical: true, distance: 4),
      .inCells(of: grid, length: 5, .shape), .giveWay(name: "n"), .letThrough(name: "n"),
      .makeRoom(in: "m"), .fill(width: 1, height: nil),
      .focus(width: nil, height: 1), .replace,
    ] {
      #expect(try roundTrip(remedy) == remedy)
    }
    for fault: Fault in [
      .outside(step), .early(shape: step, growth: step), .unshaped(step, last: step),
      .gap(Size(width: 1, height: 2), required: nil), .clipped(by: taker),
      .taken(by: taker, element: subject), .crowded(by: subject, gap: 1, required: 2),
    ] {
      #expect(try roundTrip(fault) == fault)
    }
    for style: Screen.Element.Style in [
      .automatic, .borderless, .plain, .bordered, .borderedProminent, .system("s"), .custom("c"),
    ] {
      #expect(try roundTrip(style) == style)
    }
  }

  @Test("An element comes back with each of its members")
  func elementMembers() throws {
    #expect(try roundTrip(element) == element)
    // A member that is added must be kept as well.
    #expect(Mirror(reflecting: element).children.count == 36)
    #expect(Mirror(reflecting: step).children.count == 11)
    #expect(Mirror(reflecting: taker).children.count == 7)
    #expect(Mirror(reflecting: side).children.count == 20)
  }

  @Test("What was seen of an element comes back with each of its members")
  func record() throws {
    var failure = Tally.Failure(
      violation: Violation(
        severity: .warning, required: Size(width: 44, height: 44), measured: rect.size,
        cause: place, fault: .unshaped(step, last: step), remedy: .shape,
        evidence: [Evidence(place: place, message: "m", frame: rect)]),
      element: element, isTypical: true, screen: 4)
    failure.surroundings = Surroundings(
      bounds: rect, element: Surroundings.Item(element),
      neighbours: [
        Surroundings.Item(
          kind: .menu, visual: rect, region: Region(rect), effective: .empty)
      ])
    let band = Band(careful: 0.1, hurried: 0.2)
    failure.largestBeside = rect.size
    failure.missRates = [MissRate(profile: .leftThumb, miss: band, mishit: band)]
    let choice = Screen.Choice(condition: "c", alternative: "a", place: place)
    var candidate = Candidate(
      rule: .deadGap, failure: failure, largest: rect.size, leastGap: rect.size,
      choices: [choice], standing: [choice, choice], context: 5)
    candidate.others = [candidate]
    (candidate.deciding, candidate.figures) = ([choice], [choice])
    (candidate.isBetterElsewhere, candidate.mayFailElsewhere) = (true, true)
    candidate.stepsOfStates = [Candidate.StepOfStates(step: 1, choices: [choice])]
    candidate.largestElsewhere = rect.size
    candidate.leastElsewhere = rect.size
    var rule = Record.RuleRecord(undecided: "u")
    (rule.shown, rule.failing, rule.open, rule.hasPassed) = (candidate, [6], [7], true)
    rule.exemption = Exemption(reason: "r", source: "s")
    rule.least = rect.size
    rule.calls = [place: Record.FailingCall(size: rect.size, certainty: .estimated)]
    rule.needed = .reserve(width: 44, height: nil)
    var record = Record(subject, context: 8)
    (record.contexts, record.rules) = ([9], [.deadGap: rule])
    let screen = JudgedScreen(
      sightings: Judgement.Sightings(
        records: [record], leftOut: [Audit.LeftOut(subject: subject, absence: .pointer)]),
      reached: [place], absent: [Absent(place: place, absence: .inert)], settled: [place],
      closings: [Closing(user: "u", elements: [place], views: ["v"], absence: .closed)],
      shown: ["s"], isCut: true, asksForSystem: true,
      seeds: [JudgedScreen.Seed(digest: 1, view: "v", identity: 2)], rounds: 3)
    // No set in it has two members, so that equal values read alike.
    #expect(String(reflecting: try roundTrip(screen)) == String(reflecting: screen))
    for (count, value) in [
      (4, record), (9, rule), (15, candidate), (7, failure), (10, screen),
    ] as [(Int, Any)] {
      #expect(Mirror(reflecting: value).children.count == count)
    }
  }

  @Test("No bytes crash a reader")
  func anyBytes() {
    var dice = Dice(state: 3)
    for _ in 0..<2000 {
      let count = Int.random(in: 0...60, using: &dice)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &dice) & 0x8F }
      let strings = ["a", "button", "none", "one", "two", "fail"]
      var sample = ByteReader(bytes, strings: strings)
      _ = try? Sample(from: &sample)
      var screen = ByteReader(bytes, strings: strings)
      _ = try? JudgedScreen(from: &screen)
      var reader = ByteReader(bytes, strings: strings)
      _ = try? FileScan(from: &reader)
      _ = try? Snapshot(bytes: bytes, edition: 0)
    }
  }

  @Test("A scan comes back")
  func scan() throws {
    let scan = FileScan(LoweringFuzzTests.sample)
    var writer = ByteWriter()
    scan.write(to: &writer)
    var reader = ByteReader(writer.bytes, strings: writer.strings)
    let result = try FileScan(from: &reader)
    #expect(reader.left == 0)
    #expect(result.contributions == scan.contributions)
    #expect(result.mentions == scan.mentions && result.uses == scan.uses)
    #expect(result.rowTypes == scan.rowTypes && result.hosted == scan.hosted)
    #expect(result.members.value?.names == scan.members.value?.names)
    #expect(result.elsewhere == scan.elsewhere && result.hasElements == scan.hasElements)
    #expect(FileScan.changes(from: scan, to: result).isEmpty)
  }

  @Test("What is read when it is asked for comes back, and goes into another table of names")
  func deferred() throws {
    var first = ByteWriter()
    Deferred(["a", "b"]).write(to: &first)
    "c".write(to: &first)
    var reader = ByteReader(first.bytes, strings: first.strings)
    let kept: Deferred<[String]> = try reader.next()
    #expect(kept.value == ["a", "b"])
    #expect(try reader.next() == "c" && reader.left == 0)
    var second = ByteWriter(strings: ["x", "b"])
    kept.write(to: &second)
    var again = ByteReader(second.bytes, strings: second.strings)
    #expect(try Deferred<[String]>(from: &again).value == ["a", "b"])
    // A block that reaches beyond the bytes is none.
    var cut = ByteReader(Array(first.bytes.prefix(5)), strings: first.strings)
    #expect(throws: DamagedBytes.self) { try Deferred<[String]>(from: &cut) }
  }
}

extension ValueCodingTests.Sample: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self = try reader.make(Self.init(text:number:fraction:flag:hash:texts:noText:lists:))
  }

  func write(to writer: inout ByteWriter) {
    writer.write(members: text, number, fraction, flag, hash, texts, noText, lists)
  }
}
