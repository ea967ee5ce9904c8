import SwiftUI

/// A style that pads its label too little, and buttons that the project styles with it.
struct ChipStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 12)
      .padding(.vertical, 4)
      .background(Color.gray.opacity(0.2))
  }
}

/// Two chips of the style, and a button that the system draws.
struct ChipRow: View {
  var select: (String) -> Void

  var body: some View {
    HStack {
      Button("Vegan") { select("vegan") }
        .buttonStyle(ChipStyle())
      Button("Spicy") { select("spicy") }
        .buttonStyle(ChipStyle())
      Button("Reset") { select("") }
        .buttonStyle(.borderedProminent)
    }
  }
}
