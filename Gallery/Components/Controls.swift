import SwiftUI
import TouchUI

/// The controls that have a name, a role and an alternative to a gesture.
public struct Controls: View {
  @State private var isFavourite = false

  /// Creates the controls.
  public init() {}

  public var body: some View {
    VStack(spacing: 24) {
      IconButton("Delete", systemImage: "trash", color: .red, role: .destructive) {
        print("delete")
      }
      Text("5")
        .actsAsButton("5 new messages") { print("messages") }
      Image(systemName: "star")
        .actsAsToggle("Favourite", isOn: $isFavourite)
    }
    .padding(16)
  }
}
