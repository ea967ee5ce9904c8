import Foundation
import Testing
import TouchCapture
import TouchModel

@Suite("Logs of taps") struct TapLogReaderTests {
  func read(_ text: String) -> TapLog { TapLogReader.read(Data(text.utf8)) }

  static let tap = """
    {"time": 12.04, "x": 101.5, "y": 320, "session": "anna-1", "left": 2.5, "repeats": true, \
    "meant": {"id": "send", "x": 90, "y": 310, "width": 24, "height": 24, \
    "hit": {"x": 80, "y": 300, "width": 44, "height": 44}}, \
    "landed": {"id": "undo", "x": 120, "y": 310, "width": 24, "height": 24}}
    """

  @Test("a line of the documented format is read as written")
  func whole() throws {
    let log = read(Self.tap)
    let tap = try #require(log.taps.first)
    #expect(log.skipped.isEmpty && log.taps.count == 1 && !log.holdsOnlyHits)
    #expect(tap.time == 12.04 && tap.location == Point(x: 101.5, y: 320))
    #expect(tap.session == "anna-1" && tap.left == 2.5 && tap.repeats)
    #expect(tap.meant?.id == "send" && tap.meant?.visual.minX == 90)
    #expect(tap.meant?.hit == Rect(x: 80, y: 300, width: 44, height: 44))
    #expect(tap.landed?.hit == tap.landed?.visual)
  }

  @Test("the first line may describe the log")
  func header() {
    let log = read("{\"pointsPerInch\": 163, \"holds\": \"hits\"}\r\n\n" + Self.tap)
    #expect(log.holdsOnlyHits && log.density?.pointsPerInch == 163 && log.taps.count == 1)
    #expect(read("{\"holds\": \"some\"}").skipped.count == 1)
    #expect(read("{\"pointsPerInch\": -1}").skipped.count == 1)
    #expect(read(Self.tap + "\n{\"holds\": \"hits\"}").skipped.count == 1)
  }

  @Test(
    "a line that is no tap is named with the reason, and the others are read",
    arguments: [
      ("nonsense", "it is no JSON"), ("[1]", "it is no object"), ("{", "it is no JSON"),
      ("{\"time\": 1}", "'x' is missing"),
      ("{\"time\": 1, \"x\": \"a\", \"y\": 2}", "'x' is of another type"),
      ("{\"time\": 1, \"x\": 1, \"y\": 2, \"meant\": {\"id\": \"a\"}}", "'meant.x' is missing"),
      ("{\"time\": 1, \"x\": true, \"y\": 2}", "'x' is of another type"),
      (
        "{\"time\": 1, \"x\": 1, \"y\": 2, \"left\": -1}",
        "a number is out of range, or a size is negative"
      ),
    ])
  func broken(line: String, reason: String) {
    let log = read(Self.tap + "\n" + line + "\n" + Self.tap)
    #expect(log.taps.count == 2)
    #expect(log.skipped == [.init(line: 2, reason: reason)])
  }

  @Test("whatever bytes there are, there is a log")
  func anything() {
    #expect(read("").taps.isEmpty && read("\n\n \n").skipped.isEmpty)
    #expect(TapLogReader.read(Data([0xFF, 0x0A, 0x00, 0x0A, 0xFE])).skipped.count == 3)
    let deep = String(repeating: "[", count: 100_000)
    #expect(read(deep).skipped.count == 1)
    #expect(read("{\"time\": 1e999, \"x\": 0, \"y\": 0}").taps.isEmpty)
  }

  @Test("targets of a list and of inspected screens are read, from back to front")
  func layouts() throws {
    let list = try LayoutReader.read(
      Data("{\"targets\": [{\"x\": 1, \"y\": 2, \"width\": 3, \"height\": 4}]}".utf8))
    #expect(list.first?.targets == [TouchTarget(visual: Rect(x: 1, y: 2, width: 3, height: 4))])
    #expect(list.first?.labels == ["1"])
    let screen = try LayoutReader.read(
      Data(
        """
        {"version": 1, "screens": [{"view": "Bar", "elements": [{"kind": "button", "visual":
        {"x": 0, "y": 0, "width": 20, "height": 20}, "hit": {"x": -12, "y": -12, "width": 44,
        "height": 44}, "effectiveHit": {"x": 0, "y": 0, "width": 32, "height": 32}}]}]}
        """.utf8))
    #expect(screen.first?.name == "Bar" && screen.first?.labels == ["button 1"])
    #expect(
      screen.first?.targets.first?.hit == Region(Rect(x: 0, y: 0, width: 32, height: 32)))
    #expect(throws: (any Error).self) { try LayoutReader.read(Data("[]".utf8)) }
  }
}
