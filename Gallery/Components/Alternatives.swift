import SwiftUI
import TouchUI

/// What has an alternative to a gesture, and what leads elsewhere.
public struct Alternatives: View {
  /// Creates the views.
  public init() {}

  public var body: some View {
    VStack(spacing: 24) {
      Text("Message")
        .swipeAction("Archive", systemImage: "archivebox") { print("archive") }
      Button("Drag me") { print("open") }
        .buttonStyle(.childFriendly)
        .moveActions(up: { print("up") }, down: { print("down") })
      TouchLink("Terms of use", destination: URL(string: "https://example.org/terms")!)
      #if !os(watchOS)
        Image(systemName: "photo")
          .longPressMenu("Photo actions") { Button("Share") { print("share") } }
      #endif
    }
    .padding(16)
  }
}
