import SwiftUI
import TouchUI

/// A place and a way to show a component: every text size, both directions, two devices.
struct Setting: CustomStringConvertible, Sendable {
  var device: Device
  var textSize: DynamicTypeSize
  var direction: LayoutDirection

  var description: String { "\(device.name), \(textSize), \(direction)" }

  /// All of them: the smallest phone and the largest pad.
  static let all: [Setting] = [smallest, largest].flatMap { device in
    DynamicTypeSize.allCases.flatMap { size in
      LayoutDirection.allCases.map { Setting(device: device, textSize: size, direction: $0) }
    }
  }

  /// The smallest screen known of a phone.
  static let smallest = Device.all.filter { $0.platform == .iOS }.min {
    $0.size.width * $0.size.height < $1.size.width * $1.size.height
  }!

  /// The largest screen known.
  static let largest = Device.all.filter { $0.platform == .iPadOS }.max {
    $0.size.width * $0.size.height < $1.size.width * $1.size.height
  }!

  /// Shows a view there.
  @MainActor func show(_ view: some View) -> HeadlessHost {
    let host = HeadlessHost(view, device: device)
    host.set(\.dynamicTypeSize, to: textSize)
    host.set(\.layoutDirection, to: direction)
    return host
  }
}

extension Rect {
  /// Points over the rectangle and a margin around, in steps that meet no edge exactly.
  func grid(margin: Double = 12, steps: Int = 14) -> [Point] {
    let area = outset(by: Outsets(all: margin))
    return (0..<steps).flatMap { row in
      (0..<steps).map { column in
        Point(
          x: area.minX + area.width * (Double(column) + 0.37) / Double(steps),
          y: area.minY + area.height * (Double(row) + 0.41) / Double(steps))
      }
    }
  }

  /// Whether two rectangles are the same within a hundredth of a point.
  func matches(_ other: Rect) -> Bool {
    contains(other, tolerance: 0.01) && other.contains(self, tolerance: 0.01)
  }
}

extension Region {
  /// Whether two regions are around the same rectangle within a hundredth of a point, or both
  /// empty.
  func matches(_ other: Region) -> Bool {
    guard let box = boundingBox, let around = other.boundingBox else {
      return boundingBox == nil && other.boundingBox == nil
    }
    return box.matches(around)
  }
}

/// Counts what happened, by name.
@MainActor final class Tally {
  private(set) var counts: [String: Int] = [:]

  func hit(_ name: String) { counts[name, default: 0] += 1 }

  /// The names hit since the last call.
  func take() -> [String] {
    defer { counts = [:] }
    return counts.flatMap { Array(repeating: $0.key, count: $0.value) }.sorted()
  }
}
