import Gallery
import SwiftUI
import TouchUI

/// The gallery as an app, for Apple's platforms.
@main struct GalleryApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List(GalleryPage.all, id: \.name) { page in
          NavigationLink(page.name) { page.view.touchDebugOverlay() }
        }
        .navigationTitle("Gallery")
      }
    }
  }
}
