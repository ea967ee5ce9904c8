import SwiftUI
import TouchUI

/// The same screen for the fingers of children: nothing looks larger than it has to.
public struct HomeworkAfter: View {
  @State private var showsSettings = false

  /// Creates the screen.
  public init() {}

  public var body: some View {
    VStack(spacing: 12) {
      HStack {
        Text("Homework").font(.title2)
        Spacer()
        IconButton("Settings", systemImage: "gearshape") { showsSettings = true }
      }
      Button("Update") { print("update") }
        .buttonStyle(.primaryAction())
        .accessibilityHint("Fetches new homework")
      // Two buttons beside each other: the card is one, and the small one is not inside it.
      HStack {
        Button {
          print("open")
        } label: {
          HStack {
            VStack(alignment: .leading) {
              Text("Fractions")
              Text("12 May")
            }
            Spacer()
          }
          .padding(16)
        }
        .buttonStyle(.touchCard)
        IconButton("Delete Fractions", systemImage: "trash", color: .red, role: .destructive) {
          print("delete")
        }
      }
      Circle()
        .fill(Color.red)
        .frame(width: 18, height: 18)
        .actsAsButton("5 new messages") { print("messages") }
    }
    .padding(16)
  }
}
