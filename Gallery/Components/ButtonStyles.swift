import SwiftUI
import TouchUI

/// Every button style, in one state.
public struct ButtonStyles: View {
  /// Creates the styles.
  public init() {}

  public var body: some View {
    VStack(spacing: 16) {
      Button("Play") { print("play") }
        .buttonStyle(.childFriendly)
      Button("Next") { print("next") }
        .buttonStyle(.childFriendlyLarge)
      Button("Stop") { print("stop") }
        .buttonStyle(.childFriendlyExtraLarge)
      Button {
        print("star")
      } label: {
        Image(systemName: "star.fill")
      }
      .buttonStyle(.icon(color: .yellow, background: .yellow.opacity(0.1), size: 48))
      .accessibilityLabel("Star")
      Button("Update") { print("update") }
        .buttonStyle(.primaryAction())
      Button {
        print("open")
      } label: {
        HStack {
          Text("Fractions")
          Spacer()
          Text("12 May")
        }
        .padding(16)
      }
      .buttonStyle(.touchCard)
    }
    .padding(16)
  }
}

/// The styles where they do not react.
public struct DisabledButtonStyles: View {
  /// Creates the styles.
  public init() {}

  public var body: some View {
    ButtonStyles().disabled(true)
  }
}

/// The styles at work.
public struct LoadingButtonStyles: View {
  /// Creates the styles.
  public init() {}

  public var body: some View {
    ButtonStyles().touchLoading()
  }
}

/// The styles at the largest text size.
public struct LargeTextButtonStyles: View {
  /// Creates the styles.
  public init() {}

  public var body: some View {
    ScrollView {
      ButtonStyles()
    }
    .environment(\.dynamicTypeSize, .accessibility5)
  }
}
