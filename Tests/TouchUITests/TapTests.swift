import SwiftUI
import Testing
import TouchUI

@MainActor struct TapTests {
  @Test("a grid of touches acts where a component says, and nowhere else", arguments: Component.all)
  func grid(_ component: Component) throws {
    let name = component.name
    for setting in Setting.all {
      let tally = Tally()
      let host = setting.show(component.view { tally.hit(name) })
      let element = try #require(host.screen.elements.first, "\(setting)")
      #expect(host.screen.elements.count == 1, "\(setting)")
      let box = try #require(element.region.boundingBox)
      #expect(box.width >= 44 && box.height >= 44, "\(setting): \(box)")
      #expect(
        Region(box).subtracting(element.effective).isEmpty, "\(setting): not all of it reacts")
      for point in box.grid() {
        host.tap(at: point)
        let hits = tally.take()
        #expect(hits == (box.contains(point) ? [name] : []), "\(setting): \(point)")
      }
    }
  }
}

extension Region {
  /// The parts of rectangles that another region's rectangles leave.
  func subtracting(_ other: Region) -> [Rect] {
    var rest = outlines.map(\.boundingBox)
    for outline in other.outlines {
      guard case .rectangle(let hole) = outline else { continue }
      rest = rest.flatMap { $0.subtracting(hole) }
    }
    return rest
  }
}
