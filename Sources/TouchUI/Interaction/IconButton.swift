#if canImport(SwiftUI)
  import SwiftUI

  /// A button that shows a symbol alone and cannot be made without words for it.
  ///
  /// The words are what VoiceOver says and what Voice Control listens for.
  ///
  ///     IconButton(
  ///       "Delete", systemImage: "trash", color: .red, role: .destructive, action: delete)
  public struct IconButton: View {
    private let title: LocalizedStringKey
    private let systemImage: String
    private let role: ButtonRole?
    private let style: IconButtonStyle
    private let action: @MainActor () -> Void

    /// Creates a button.
    ///
    ///     IconButton("Settings", systemImage: "gearshape", size: 56) { showsSettings = true }
    ///
    /// - Parameters:
    ///   - title: What the button does, in words.
    ///   - systemImage: The symbol that it shows.
    ///   - color: The colour of the symbol; corrected where it cannot be told from the background.
    ///   - background: The colour behind it.
    ///   - size: The least width and height, in points; raised to the platform's default.
    ///   - role: Whether it destroys or cancels something.
    ///   - action: What it does.
    ///   - file: The file of the call, for remarks in debug builds.
    ///   - line: The line of the call.
    public init(
      _ title: LocalizedStringKey, systemImage: String, color: Color = .blue,
      background: Color = .clear, size: CGFloat = TouchTargetSize.recommended,
      role: ButtonRole? = nil, file: StaticString = #fileID, line: UInt = #line,
      action: @escaping @MainActor () -> Void
    ) {
      self.title = title
      self.systemImage = systemImage
      self.role = role
      style = IconButtonStyle(
        color: color, background: background, size: size, file: file, line: line)
      self.action = action
    }

    /// The button.
    ///
    ///     VStack { IconButton("Play", systemImage: "play", action: play) }
    public var body: some View {
      Button(role: role, action: action) {
        Image(systemName: systemImage)
      }
      .buttonStyle(style)
      .accessibilityLabel(Text(title))
    }
  }
#endif
