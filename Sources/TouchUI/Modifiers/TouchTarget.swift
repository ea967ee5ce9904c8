#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel

  extension View {
    /// Reserves at least the platform's default target size, 44×44 points on iPhone, and lets all
    /// of it react.
    ///
    /// Layout gives the view that room, so that nothing else can stand in it. Put it on what
    /// reacts: in a button's label, on the button itself, or before a tap gesture.
    ///
    ///     Button(action: close) {
    ///       Image(systemName: "xmark").minimumTapTarget()
    ///     }
    ///
    /// - Parameter scalesWithText: Whether the size grows with the text size that people choose.
    public func minimumTapTarget(scalesWithText: Bool = false) -> some View {
      modifier(ReservedTarget(side: TouchTargetSize.minimum, scalesWithText: scalesWithText))
    }

    /// Reserves at least a square and lets all of it react.
    ///
    ///     Image(systemName: "heart.fill")
    ///       .touchTarget(minimumSize: 48)
    ///       .onTapGesture(perform: like)
    ///
    /// A size below the platform's default is raised to it, and a debug build says so.
    ///
    /// - Parameters:
    ///   - minimumSize: The least width and height, in points.
    ///   - scalesWithText: Whether the size grows with the text size that people choose.
    ///   - file: The file of the call, for remarks in debug builds.
    ///   - line: The line of the call.
    public func touchTarget(
      minimumSize: CGFloat = TouchTargetSize.recommended, scalesWithText: Bool = false,
      file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
      let call = TouchNote.Call("touchTarget(minimumSize:)", file, line)
      return modifier(
        ReservedTarget(
          side: TouchTargetSize.raised(minimumSize, call), scalesWithText: scalesWithText))
    }
  }

  extension Button {
    /// Reserves at least the platform's default target size for the button, and lets all of it
    /// react.
    ///
    /// Around a button a frame changes nothing that reacts. This makes the button again with the
    /// room inside its label, in the button style that is set around it:
    ///
    ///     Button("Undo", systemImage: "arrow.uturn.backward", action: undo)
    ///       .minimumTapTarget()
    ///       .buttonStyle(.plain)
    ///
    /// - Parameter scalesWithText: Whether the size grows with the text size that people choose.
    public func minimumTapTarget(scalesWithText: Bool = false) -> some View {
      buttonStyle(
        RemadeButtonStyle(
          ReservedTarget(side: TouchTargetSize.minimum, scalesWithText: scalesWithText)))
    }

    /// Reserves at least a square for the button and lets all of it react.
    ///
    ///     Button(action: like) { Image(systemName: "heart.fill") }
    ///       .touchTarget(minimumSize: 56)
    ///
    /// - Parameters:
    ///   - minimumSize: The least width and height, in points; raised to the platform's default.
    ///   - scalesWithText: Whether the size grows with the text size that people choose.
    ///   - file: The file of the call, for remarks in debug builds.
    ///   - line: The line of the call.
    public func touchTarget(
      minimumSize: CGFloat = TouchTargetSize.recommended, scalesWithText: Bool = false,
      file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
      let call = TouchNote.Call("touchTarget(minimumSize:)", file, line)
      return buttonStyle(
        RemadeButtonStyle(
          ReservedTarget(
            side: TouchTargetSize.raised(minimumSize, call), scalesWithText: scalesWithText)))
    }
  }

  /// Room for a finger, all of which reacts.
  struct ReservedTarget: ViewModifier {
    let side: CGFloat
    let scalesWithText: Bool
    @ScaledMetric private var scaledSide: CGFloat

    init(side: CGFloat, scalesWithText: Bool) {
      self.side = side
      self.scalesWithText = scalesWithText
      _scaledSide = ScaledMetric(wrappedValue: side)
    }

    func body(content: Content) -> some View {
      // Small text never makes a target smaller than asked for.
      let length = scalesWithText ? max(side, scaledSide) : side
      content
        .frame(minWidth: length, minHeight: length)
        .contentShape(Rectangle())
        .inspected("target", reacting: GrownRectangle())
    }
  }

  /// A button made again with a modifier on its label, in the style that is set around it.
  struct RemadeButtonStyle<Change: ViewModifier>: PrimitiveButtonStyle {
    let change: Change

    init(_ change: Change) { self.change = change }

    func makeBody(configuration: Configuration) -> some View {
      Button(role: configuration.role, action: { configuration.trigger() }) {
        configuration.label.modifier(change)
      }
    }
  }
#endif
