import Testing
import TouchModel

@testable import TouchRules
@testable import TouchSource

@Suite("Values as they are kept between runs")
struct ValueCodingTests {
  /// What comes back of a value, and how many bytes are left over.
  func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    let encoder = ValueEncoder(ByteWriter())
    try encoder.write(value)
    let (bytes, strings) = (encoder.writer.bytes, encoder.writer.strings)
    let decoder = ValueDecoder(ByteReader(bytes, strings: strings))
    let result = try decoder.read(Value.self)
    #expect(decoder.isAtEnd)
    return result
  }

  struct Sample: Codable, Hashable {
    var text: String
    var number: Int
    var fraction: Double
    var flag: Bool
    var hash: UInt64
    var texts: [String]
    var noText: String?
    var noNumber: Int?
    var noFraction: Double?
    var noFlag: Bool?
    var noHash: UInt64?
    var inner: [Inner]
    var choices: [Choice]
    var set: Set<Place>

    struct Inner: Codable, Hashable {
      var a: String?
      var b: [Int]
    }

    indirect enum Choice: Codable, Hashable {
      case none
      case one(Double?)
      case two(Inner, next: Choice)
    }
  }

  @Test("Every kind of member comes back")
  func members() throws {
    let place = Place(file: "é/A.swift", line: 3, column: 70_000)
    var sample = Sample(
      text: "a", number: -5, fraction: -0.1, flag: true, hash: .max, texts: ["a", "", "b"],
      inner: [.init(a: nil, b: []), .init(a: "a", b: [1, -2, .max, .min])],
      choices: [.none, .one(nil), .one(.infinity), .two(.init(b: [3]), next: .one(2))],
      set: [place, Place(file: "B", line: 1, column: 1)])
    #expect(try roundTrip(sample) == sample)
    (sample.noText, sample.noNumber, sample.noFraction) = ("b", 7, 0.5)
    (sample.noFlag, sample.noHash) = (false, 9)
    #expect(try roundTrip(sample) == sample)
  }

  @Test("A step, a remedy, a region and a problem come back")
  func model() throws {
    let rect = Rect(x: 1, y: 2, width: 3.25, height: 4)
    let step = Screen.Step(
      place: nil, name: "frame", operation: .frame, position: .label, frameBefore: rect,
      frameAfter: rect, regionAfter: rect)
    #expect(try roundTrip(step) == step)
    for remedy: Remedy in [
      .reserve(width: nil, height: 44), .moveInside(step: step, needsShape: true), .replace,
      .controlSize(.large),
    ] {
      #expect(try roundTrip(remedy) == remedy)
    }
    let region = Region([
      .rectangle(rect), .roundedRectangle(rect, radius: 2),
      .polygon([Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 0, y: 9)]),
    ])
    #expect(try roundTrip(region) == region)
    let problem = Problem(kind: .syntax, file: "A", line: 1, message: "m", remedy: "r")
    #expect(try roundTrip(problem) == problem)
  }

  @Test("No bytes crash a reader")
  func anyBytes() {
    var dice = Dice(state: 3)
    for _ in 0..<2000 {
      let count = Int.random(in: 0...60, using: &dice)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &dice) & 0x8F }
      let strings = ["a", "button", "none", "one", "two", "fail"]
      _ = try? ValueDecoder(ByteReader(bytes, strings: strings)).read(Sample.self)
      _ = try? ValueDecoder(ByteReader(bytes, strings: strings)).read(JudgedScreen.self)
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
    #expect(result.elsewhere == scan.elsewhere && result.hasElements == scan.hasElements)
    #expect(FileScan.changes(from: scan, to: result).isEmpty)
  }
}
