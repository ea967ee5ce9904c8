import Gallery
import SwiftUI
import TouchModel
import TouchUI

/// How a page is shown.
@MainActor enum GalleryState: String, CaseIterable {
  case rest = "At rest"
  case pressed = "Pressed"
  case disabled = "Disabled"
  case loading = "At work"
  case dark = "Dark"
  case contrast = "Increased contrast"
  case buttonShapes = "Button shapes"
  case rightToLeft = "Right to left"
  case largestText = "Largest text"

  /// A device that shows a page so.
  func host(_ page: GalleryPage) -> HeadlessHost {
    var settings = HeadlessSettings()
    settings.increasesContrast = self == .contrast
    settings.showsButtonShapes = self == .buttonShapes
    let view: AnyView =
      switch self {
      case .disabled: AnyView(page.view.disabled(true))
      case .loading: AnyView(page.view.touchLoading())
      case .largestText: AnyView(ScrollView { page.view })
      default: page.view
      }
    let host = HeadlessHost(view, settings: settings)
    if self == .dark { host.set(\.colorScheme, to: .dark) }
    if self == .rightToLeft { host.set(\.layoutDirection, to: .rightToLeft) }
    if self == .largestText { host.set(\.dynamicTypeSize, to: .accessibility5) }
    return host
  }

  /// What a page draws so, from back to front.
  func drawings(_ page: GalleryPage) -> [HeadlessDrawing] {
    let host = host(page)
    guard self == .pressed else { return host.drawings }
    // A finger presses one at a time: each is drawn as it is while it is pressed.
    var drawings = host.drawings
    for element in host.screen.elements {
      guard let box = element.effective.boundingBox else { continue }
      let around = element.layout.outset(by: Outsets(all: 0.5))
      host.press(at: TouchModel.Point(x: box.midX, y: box.midY))
      let pressed = host.drawings
      host.cancel()
      guard pressed.count == drawings.count else { continue }
      for index in drawings.indices where around.contains(drawings[index].frame) {
        drawings[index] = pressed[index]
      }
    }
    return drawings
  }
}
