import SwiftUI

/// A card that opens a trip: the space between its texts and its symbol does not react.
struct TripCard: View {
  var open: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text("Lisbon").font(.headline)
        Text("4 nights in May").font(.subheadline)
      }
      Spacer()
      Image(systemName: "chevron.right")
    }
    .padding()
    .onTapGesture(perform: open)
  }
}

/// The same card, all of which reacts.
struct WholeTripCard: View {
  var open: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text("Lisbon").font(.headline)
        Text("4 nights in May").font(.subheadline)
      }
      Spacer()
      Image(systemName: "chevron.right")
    }
    .padding()
    .contentShape(Rectangle())
    .onTapGesture(perform: open)
  }
}
