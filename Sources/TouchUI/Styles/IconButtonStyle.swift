#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel

  /// A button that is an icon on a round-cornered background.
  ///
  ///     Button(action: star) { Image(systemName: "star.fill") }
  ///       .buttonStyle(.icon(color: .yellow, background: .yellow.opacity(0.1), size: 48))
  ///       .accessibilityLabel("Star")
  ///
  /// The size is the least: at large text sizes the symbol grows and the button with it. A colour
  /// that cannot be told from its background is corrected. ``IconButton`` asks for the label as
  /// well.
  public struct IconButtonStyle: PrimitiveButtonStyle {
    private let look: Look

    /// Creates a style.
    ///
    ///     let star = IconButtonStyle(color: .yellow, size: 56, cornerRadius: 28)
    ///
    /// - Parameters:
    ///   - color: The colour of the symbol.
    ///   - background: The colour behind it.
    ///   - size: The least width and height, in points; raised to the platform's default.
    ///   - cornerRadius: The radius of the background's corners, in points.
    ///   - file: The file of the call, for remarks in debug builds.
    ///   - line: The line of the call.
    public init(
      color: Color = .blue, background: Color = .clear,
      size: CGFloat = TouchTargetSize.recommended, cornerRadius: CGFloat = 12,
      file: StaticString = #fileID, line: UInt = #line
    ) {
      let call = TouchNote.Call("icon(color:background:size:)", file, line)
      look = Look(
        color: color, background: background, side: TouchTargetSize.raised(size, call),
        cornerRadius: cornerRadius)
    }

    /// Returns the button.
    ///
    ///     Button(action: star) { Image(systemName: "star") }.buttonStyle(IconButtonStyle())
    public func makeBody(configuration: Configuration) -> some View {
      ActingButton(configuration, as: .icon, look: look)
    }

    private struct Look: ButtonStyle {
      let color: Color
      let background: Color
      let side: CGFloat
      let cornerRadius: CGFloat

      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .font(.title2)
          .padding(4)
          .frame(minWidth: side, minHeight: side)
          .fixedSize()
          .modifier(WorkingLabel())
          .modifier(
            ReadableIcon(color: color, background: background, cornerRadius: cornerRadius)
          )
          .modifier(ButtonShape(cornerRadius: cornerRadius))
          .modifier(PressLook(role: .icon, isPressed: configuration.isPressed))
      }
    }
  }

  /// A symbol and what is behind it, in colours that can be told apart.
  private struct ReadableIcon: ViewModifier {
    let color: Color
    let background: Color
    let cornerRadius: CGFloat

    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
      content
        .foregroundStyle(
          ReadableColors.foreground(color, on: background, in: environment)
        )
        .background { RoundedRectangle(cornerRadius: cornerRadius).fill(background) }
    }
  }

  extension PrimitiveButtonStyle where Self == IconButtonStyle {
    /// An icon of at least a size on a round-cornered background.
    ///
    ///     Button(action: star) { Image(systemName: "star.fill") }
    ///       .buttonStyle(.icon(color: .yellow, background: .yellow.opacity(0.1), size: 48))
    ///
    /// - Parameters:
    ///   - color: The colour of the symbol; corrected to a contrast of 4.5.
    ///   - background: The colour behind it.
    ///   - size: The least width and height, in points; raised to the platform's default.
    ///   - file: The file of the call, for remarks in debug builds.
    ///   - line: The line of the call.
    public static func icon(
      color: Color = .blue, background: Color = .clear,
      size: CGFloat = TouchTargetSize.recommended, file: StaticString = #fileID,
      line: UInt = #line
    ) -> IconButtonStyle {
      IconButtonStyle(color: color, background: background, size: size, file: file, line: line)
    }
  }
#endif
