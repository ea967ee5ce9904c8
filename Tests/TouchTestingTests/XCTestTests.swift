import SwiftUI
import TouchTesting
import XCTest

/// The assertions in a test of XCTest's, which fails with what is thrown.
final class XCTestTests: XCTestCase {
  /// Not isolated as a whole: XCTest on Linux finds no tests that are.
  func testTargets() throws {
    try MainActor.assumeIsolated {
      try requireTouchTargets(in: HeadlessHost(Button("A") {}.buttonStyle(.childFriendly)).screen)
      let small = HeadlessHost(
        Button(action: {}) { Image(systemName: "xmark") }.buttonStyle(.plain)
      ).screen
      XCTAssertThrowsError(try requireTouchTargets(in: small)) { error in
        XCTAssertTrue("\(error)".contains("[target-size] the 'xmark' button"), "\(error)")
      }
    }
  }
}
