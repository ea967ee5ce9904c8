import SwiftUI
import Testing
import TouchUI

@Suite("neighbours") @MainActor struct NeighbourTests {
  struct Icon: Identifiable, Sendable {
    var id: Int
    var width: CGFloat
    var height: CGFloat
  }

  /// Rows of icons of different sizes and distances.
  nonisolated static let rows: [(icons: [Icon], spacing: CGFloat)] = [
    ([(24, 24), (24, 24)], 4), ([(24, 24), (24, 24), (24, 24)], 12), ([(16, 16), (60, 20)], 0),
    ([(20, 20), (20, 20), (44, 44), (10, 30)], 8), ([(24, 24)], 0), ([(30, 30), (30, 30)], 40),
  ].map { sizes, spacing in
    (
      sizes.enumerated().map {
        Icon(id: $0.offset, width: CGFloat($0.element.0), height: CGFloat($0.element.1))
      }, CGFloat(spacing)
    )
  }

  private func button(_ icon: Icon, _ tally: Tally) -> some View {
    Button(action: { tally.hit("\(icon.id)") }) {
      Color.red.frame(width: icon.width, height: icon.height)
    }
    .accessibilityLabel("\(icon.id)")
  }

  /// Touches everything: in a promised region that target alone reacts, elsewhere none.
  private func probe(_ host: HeadlessHost, _ tally: Tally, _ comment: Comment) throws {
    let elements = host.screen.elements
    for (index, element) in elements.enumerated() {
      let box = try #require(element.region.boundingBox)
      for other in elements.dropFirst(index + 1) {
        let shared = try #require(other.region.boundingBox).intersection(box)
        #expect((shared?.area ?? 0) < 1e-6, comment)
      }
      for point in box.grid(margin: 6, steps: 9) {
        host.tap(at: point)
        let owners = elements.filter { $0.region.contains(point) }.compactMap(\.label)
        #expect(tally.take() == owners, comment)
      }
    }
  }

  @Test(
    "in a row, no two react to one touch, none is lost, and nothing drawn moves", arguments: rows)
  func row(_ icons: [Icon], _ spacing: CGFloat) throws {
    for setting in Setting.all {
      let tally = Tally()
      let plain = setting.show(
        HStack(spacing: spacing) { ForEach(icons) { button($0, tally) } })
      let grown = setting.show(TouchRow(icons, spacing: spacing) { button($0, tally) })
      #expect(grown.screen.elements.map(\.layout) == plain.screen.elements.map(\.layout))
      #expect(grown.screen.elements.count == icons.count)
      for element in grown.screen.elements {
        let box = try #require(element.region.boundingBox)
        #expect(box.contains(element.layout, tolerance: 0.01))
        #expect(box.height >= 44)
        // Off the centre by no more than people do not notice.
        #expect(abs(box.midX - element.layout.midX) <= 6.01)
        #expect(element.accessibility.matches(element.layout))
      }
      try probe(grown, tally, "\(setting)")
    }
  }

  @Test("two close targets are pushed apart about what is drawn, off the centre")
  func offCentre() throws {
    let icons = [Icon(id: 0, width: 24, height: 24), Icon(id: 1, width: 24, height: 24)]
    let tally = Tally()
    let host = HeadlessHost(TouchRow(icons, spacing: 8) { button($0, tally) })
    let boxes = try host.screen.elements.map { try #require($0.region.boundingBox) }
    // The middles are 32 apart: each grows 6 away from the other, which gives 44 each.
    #expect(boxes.map(\.width) == [44, 44])
    #expect(abs(boxes[0].maxX - boxes[1].minX) < 1e-6)
    #expect(abs(host.screen.elements[0].layout.midX - boxes[0].midX - 6) < 1e-6)
  }

  @Test("in a grid, no two react to one touch and none is lost")
  func grid() throws {
    let icons = (0..<9).map { Icon(id: $0, width: 26, height: 26) }
    for setting in Setting.all {
      let tally = Tally()
      let host = setting.show(
        TouchGrid(icons, columns: 3, spacing: 6) { button($0, tally) }.frame(width: 96))
      #expect(host.screen.elements.count == 9)
      try probe(host, tally, "\(setting)")
      for element in host.screen.elements {
        #expect(try #require(element.region.boundingBox).width > element.layout.width)
      }
    }
  }

  @Test("members of a group anywhere share the space, in a style of this module too")
  func anywhere() throws {
    let tally = Tally()
    func pin(_ id: Int, _ x: CGFloat, _ y: CGFloat) -> some View {
      Button(action: { tally.hit("\(id)") }) { Color.red.frame(width: 20, height: 20) }
        .accessibilityLabel("\(id)")
        .touchMember(id)
        .offset(x: x, y: y)
    }
    let host = HeadlessHost(
      TouchGroup {
        ZStack {
          pin(0, 0, 0)
          pin(1, 30, 4)
          pin(2, -10, 34)
          pin(3, 80, 80)
        }
      })
    try probe(host, tally, "pins")
    let alone = try #require(host.element("3")?.region.boundingBox)
    #expect(alone.width == 44 && alone.height == 44)

    let styled = HeadlessHost(
      TouchRow([0, 1], id: \.self, spacing: 2, targetSize: 72) { id in
        Button(action: { tally.hit("\(id)") }) { Image(systemName: "star") }
          .buttonStyle(.icon(size: 48))
          .accessibilityLabel("\(id)")
      })
    try probe(styled, tally, "styled")
    #expect(try #require(styled.element("0")?.region.boundingBox).height == 72)
  }
}
