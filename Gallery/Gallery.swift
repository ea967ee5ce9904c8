import SwiftUI

/// The pages of the gallery, by name.
@MainActor public struct GalleryPage {
  /// What the page is called.
  nonisolated public let name: String
  /// What it shows.
  public let view: AnyView

  /// All pages, in order.
  public static var all: [GalleryPage] {
    [
      GalleryPage(name: "ButtonStyles", view: AnyView(ButtonStyles())),
      GalleryPage(name: "DisabledButtonStyles", view: AnyView(DisabledButtonStyles())),
      GalleryPage(name: "LoadingButtonStyles", view: AnyView(LoadingButtonStyles())),
      GalleryPage(name: "LargeTextButtonStyles", view: AnyView(LargeTextButtonStyles())),
      GalleryPage(name: "Modifiers", view: AnyView(Modifiers())),
      GalleryPage(name: "Controls", view: AnyView(Controls())),
      GalleryPage(name: "CloseTogether", view: AnyView(CloseTogether())),
      GalleryPage(name: "HomeworkBefore", view: AnyView(HomeworkBefore())),
      GalleryPage(name: "HomeworkAfter", view: AnyView(HomeworkAfter())),
    ]
  }
}
