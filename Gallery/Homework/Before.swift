import SwiftUI

/// A homework app as one often meets it: everything works for a careful adult finger.
public struct HomeworkBefore: View {
  @State private var showsSettings = false

  /// Creates the screen.
  public init() {}

  public var body: some View {
    VStack(spacing: 12) {
      HStack {
        Text("Homework").font(.title2)
        Spacer()
        // A symbol alone: 20 points of the 44 that a finger needs, and no name.
        Button {
          showsSettings = true
        } label: {
          Image(systemName: "gearshape")
        }
        .buttonStyle(.plain)
      }
      // The padding is drawn and does not react.
      Button("Update") { print("update") }
        .padding(16)
        .background(Color.blue)
        .foregroundColor(.white)
        .cornerRadius(12)
      // A card that opens by a tap gesture, with a small button in it.
      HStack {
        VStack(alignment: .leading) {
          Text("Fractions")
          Text("12 May")
        }
        Button {
          print("delete")
        } label: {
          Image(systemName: "trash").font(.caption)
        }
      }
      .padding(16)
      .onTapGesture { print("open") }
      // A badge of 18 points.
      Circle()
        .fill(Color.red)
        .frame(width: 18, height: 18)
        .onTapGesture { print("messages") }
    }
    .padding(16)
  }
}
