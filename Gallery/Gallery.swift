import SwiftUI

/// The pages of the gallery, by name.
@MainActor public struct GalleryPage {
  /// What a page shows.
  public enum Kind: Sendable {
    /// Components, to be looked at in every state.
    case components
    /// Components in one state.
    case state
    /// Controls of UIKit, where there is UIKit.
    case uiKit
    /// A screen of an app.
    case screen
  }

  /// What the page is called.
  nonisolated public let name: String
  /// What kind of page it is.
  nonisolated public let kind: Kind
  /// What it shows.
  public let view: AnyView

  private init(_ name: String, _ view: some View, _ kind: Kind = .components) {
    self.name = name
    self.kind = kind
    self.view = AnyView(view)
  }

  /// All pages, in order.
  public static var all: [GalleryPage] { components + uiKit + screens }

  private static var components: [GalleryPage] {
    [
      GalleryPage("ButtonStyles", ButtonStyles()),
      GalleryPage("DisabledButtonStyles", DisabledButtonStyles(), .state),
      GalleryPage("LoadingButtonStyles", LoadingButtonStyles(), .state),
      GalleryPage("LargeTextButtonStyles", LargeTextButtonStyles(), .state),
      GalleryPage("Modifiers", Modifiers()),
      GalleryPage("Controls", Controls()),
      GalleryPage("Alternatives", Alternatives()),
      GalleryPage("CloseTogether", CloseTogether()),
    ]
  }

  private static var uiKit: [GalleryPage] {
    #if canImport(UIKit) && !os(watchOS)
      return [GalleryPage("UIKitControls", UIKitControls(), .uiKit)]
    #else
      return []
    #endif
  }

  private static var screens: [GalleryPage] {
    [
      GalleryPage("HomeworkBefore", HomeworkBefore(), .screen),
      GalleryPage("HomeworkAfter", HomeworkAfter(), .screen),
    ]
  }
}
