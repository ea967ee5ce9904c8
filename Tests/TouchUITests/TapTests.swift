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
      // What the system presents, as actions behind a row, is not the component's to place.
      let elements = host.screen.elements.filter { $0.container == .none }
      let element = try #require(elements.first, "\(setting)")
      #expect(elements.count == 1, "\(setting)")
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

  @Test("of two components side by side each touch acts on one, and on that which it reaches")
  func pairs() throws {
    let components = Component.all.filter { $0.name != "swipeAction" }
    for (first, second) in zip(components, components.dropFirst()) {
      for setting in Setting.all
      where [.xSmall, .large, .accessibility5].contains(setting.textSize) {
        for isRow in [true, false] {
          let tally = Tally()
          let one = first.view { tally.hit(first.name) }
          let other = second.view { tally.hit(second.name) }
          let host = setting.show(
            isRow
              ? AnyView(
                HStack(spacing: 4) {
                  one; other
                })
              : AnyView(
                VStack(spacing: 4) {
                  one; other
                }))
          let elements = host.screen.elements
          #expect(elements.count == 2)
          let box = elements.dropFirst().reduce(elements[0].layout) { $0.union($1.layout) }
          for point in box.grid(margin: 8, steps: 8) {
            host.tap(at: point)
            let hits = tally.take()
            let reached = zip([first.name, second.name], elements)
              .filter { $0.1.effective.contains(point) }.map(\.0)
            #expect(hits == reached && hits.count < 2, "\(first) \(second) \(setting) \(point)")
          }
        }
      }
    }
  }

  @Test("every modifier, style and control of the module is tapped here, or has no target")
  func complete() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let tested = try String(
      contentsOf: root.appendingPathComponent("Tests/TouchUITests/Support/Component.swift"),
      encoding: .utf8)
    // Rows and grids are touched among neighbours; a menu opens nothing here; the rest are no targets.
    let others = [
      "TouchRow", "TouchGrid", "longPressMenu", "touchLoading", "touchHaptics", "touchDebugOverlay",
      "recordsTaps",
    ]
    let files = FileManager.default.enumerator(
      atPath: root.appendingPathComponent("Sources/TouchUI").path)
    var names: Set<String> = []
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".swift"), !file.hasPrefix("UIKit") else { continue }
      let text = try String(
        contentsOf: root.appendingPathComponent("Sources/TouchUI/\(file)"), encoding: .utf8)
      for match in text.matches(
        of: /public (?:func (\w+)[<(].*|static (?:var|func) (\w+).*|struct (Touch\w+|Icon\w+)<?.*)/)
      {
        let name = String(match.output.1 ?? match.output.2 ?? match.output.3 ?? "")
        let line = String(match.output.0)
        // Modifiers, styles by name and views.
        guard text.contains("some View") || text.contains(": View"), !name.hasSuffix("Style"),
          !["makeBody", "path", "reset"].contains(name),
          !line.contains("TouchNote"), file.split(separator: "/").first != "Sizes",
          file.split(separator: "/").first != "Haptics" || name == "touchHaptics"
        else { continue }
        names.insert(name)
      }
    }
    #expect(names.count > 15)
    for name in names where !others.contains(name) {
      #expect(tested.contains(name), "\(name)")
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
