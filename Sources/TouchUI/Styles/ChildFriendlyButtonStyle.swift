#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel

  /// A button whose label has at least a child-friendly size, all of which reacts.
  ///
  ///     Button("Play", action: play).buttonStyle(.childFriendly)
  ///
  /// It gets smaller and dims while it is pressed, or only dims where motion is reduced, and plays
  /// one haptic with its action.
  public struct ChildFriendlyButtonStyle: PrimitiveButtonStyle {
    private let side: CGFloat
    private let role: ControlRole

    /// Creates a style.
    ///
    ///     .buttonStyle(ChildFriendlyButtonStyle(minimumSize: 72))
    ///
    /// - Parameters:
    ///   - minimumSize: The least width and height, in points; raised to the platform's default.
    ///   - role: What the button is for, which decides its haptic.
    ///   - file: The file of the call, for remarks in debug builds.
    ///   - line: The line of the call.
    public init(
      minimumSize: CGFloat = TouchTargetSize.recommended, role: ControlRole = .standard,
      file: StaticString = #fileID, line: UInt = #line
    ) {
      side = TouchTargetSize.raised(
        minimumSize, TouchNote.Call("ChildFriendlyButtonStyle(minimumSize:)", file, line))
      self.role = role
    }

    /// Returns the button.
    ///
    ///     Button("Play", action: play).buttonStyle(ChildFriendlyButtonStyle())
    public func makeBody(configuration: Configuration) -> some View {
      ActingButton(configuration, as: role, look: Look(side: side, role: role))
    }

    private struct Look: ButtonStyle {
      let side: CGFloat
      let role: ControlRole

      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .multilineTextAlignment(.center)
          .frame(minWidth: side, minHeight: side)
          // Around the frame, which otherwise gives way to a small proposal and cuts the text.
          .fixedSize(horizontal: false, vertical: true)
          .modifier(WorkingLabel())
          .modifier(ButtonShape())
          .modifier(PressLook(role: role, isPressed: configuration.isPressed))
      }
    }
  }

  extension PrimitiveButtonStyle where Self == ChildFriendlyButtonStyle {
    /// At least 48×48 points, with the haptic of a standard button.
    ///
    ///     Button("Play", action: play).buttonStyle(.childFriendly)
    public static var childFriendly: ChildFriendlyButtonStyle { ChildFriendlyButtonStyle() }

    /// At least 56×56 points, with the haptic of a primary action.
    ///
    ///     Button("Next", action: next).buttonStyle(.childFriendlyLarge)
    public static var childFriendlyLarge: ChildFriendlyButtonStyle {
      ChildFriendlyButtonStyle(minimumSize: TouchTargetSize.large, role: .primary)
    }

    /// At least 64×64 points, with the haptic of a critical action.
    ///
    ///     Button("Stop", action: stop).buttonStyle(.childFriendlyExtraLarge)
    public static var childFriendlyExtraLarge: ChildFriendlyButtonStyle {
      ChildFriendlyButtonStyle(minimumSize: TouchTargetSize.extraLarge, role: .critical)
    }
  }
#endif
