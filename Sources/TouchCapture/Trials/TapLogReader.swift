import Foundation
import TouchModel

/// Reads logs of taps, written as JSON Lines in the format that `Tap` documents.
public enum TapLogReader {
  /// Returns the log that bytes hold. Whatever they are, each line that is no tap is named with the
  /// reason and skipped.
  public static func read(_ data: Data) -> TapLog {
    var taps: [Tap] = []
    var skipped: [TapLog.SkippedLine] = []
    var header = Header()
    var number = 0
    for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let bytes = Data(line)
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      do {
        if taps.isEmpty, skipped.isEmpty, let found = try? Header(line: bytes) {
          header = found
        } else {
          let tap = try JSONDecoder().decode(Line.self, from: bytes).tap
          guard tap.isValid else { throw Unusable.values }
          taps.append(tap)
        }
      } catch {
        skipped.append(.init(line: number, reason: reason(error)))
      }
    }
    return TapLog(
      taps: taps, holdsOnlyHits: header.holds == "hits",
      density: header.pointsPerInch.flatMap { Density(pointsPerInch: $0) }, skipped: skipped)
  }

  private enum Unusable: Error {
    case values
  }

  private static func reason(_ error: any Error) -> String {
    if case Unusable.values = error { return "a number is out of range, or a size is negative" }
    return DecodingReason.text(of: error)
  }

  /// The line that may describe the log.
  private struct Header: Decodable {
    var pointsPerInch: Double?
    var holds: String?

    init() {}

    /// Reads a line that says something of the log, and is no tap.
    init(line: Data) throws {
      self = try JSONDecoder().decode(Header.self, from: line)
      let isTap = (try? JSONDecoder().decode(Line.self, from: line)) != nil
      if isTap || (pointsPerInch == nil && holds == nil) { throw Unusable.values }
      if let holds, holds != "hits", holds != "all" { throw Unusable.values }
      if let pointsPerInch, Density(pointsPerInch: pointsPerInch) == nil { throw Unusable.values }
    }
  }

  private struct Line: Decodable {
    var time, x, y: Double
    var session: String?
    var meant, landed: Target?
    var left: Double?
    var repeats: Bool?

    var tap: Tap {
      Tap(
        time: time, location: Point(x: x, y: y), session: session ?? "", meant: meant?.target,
        landed: landed?.target, left: left, repeats: repeats ?? false)
    }
  }

  private struct Target: Decodable {
    var id: String
    var x, y, width, height: Double
    var hit: Frame?

    var target: Tap.Target {
      Tap.Target(
        id: id, visual: Rect(x: x, y: y, width: width, height: height), hit: hit?.rect)
    }
  }
}

/// A frame as JSON holds it, in points.
struct Frame: Decodable {
  var x, y, width, height: Double

  var rect: Rect { Rect(x: x, y: y, width: width, height: height) }
}
