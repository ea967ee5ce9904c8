#if canImport(SwiftUI)
  import SwiftUI

  /// The outline of a button that has none of its own, for people who asked for button shapes.
  struct ButtonShape: ViewModifier {
    var cornerRadius: CGFloat = 12

    @Environment(\.accessibilityShowButtonShapes) private var showsShapes

    func body(content: Content) -> some View {
      content.background {
        if showsShapes {
          RoundedRectangle(cornerRadius: cornerRadius).fill(Color.primary.opacity(0.1))
        }
      }
    }
  }
#endif
