import SwiftUI
import Testing
import TouchUI

@Suite("accessible interaction") @MainActor struct InteractionTests {
  private func middle(_ element: Screen.Element) -> Point {
    Point(x: element.layout.midX, y: element.layout.midY)
  }

  @Test("a swipe has a button beside it and an action of assistive technology")
  func swipe() throws {
    let tally = Tally()
    let host = HeadlessHost(
      Button("Message") { tally.hit("open") }
        .swipeAction("Delete", systemImage: "trash", role: .destructive) { tally.hit("delete") })
    let row = try #require(host.element("Message"))
    #expect(host.perform("Delete", on: row))
    #expect(tally.take() == ["delete"])
    let buttons = host.screen.elements.filter { $0.label == "Delete" && $0.container == .none }
    let button = try #require(buttons.first)
    #expect(button.region.boundingBox!.width >= 44)
    host.tap(at: middle(button))
    #expect(tally.take() == ["delete"])
    #expect(host.screen.elements.contains { $0.container == .swipeActions })
  }

  @Test("a long press's menu has a button beside it")
  func longPress() throws {
    let host = HeadlessHost(
      Image(systemName: "photo").longPressMenu("Photo actions") { Button("Share") {} })
    let button = try #require(host.element("Photo actions"))
    #expect(button.kind == .menu)
    let box = try #require(button.region.boundingBox)
    #expect(box.width >= 44 && box.height >= 44)
    #expect(host.screen.elements.contains { $0.container == .menu && $0.label == "Share" })
  }

  @Test("moves by dragging are actions too, where there is somewhere to move")
  func moves() throws {
    let tally = Tally()
    let first = HeadlessHost(Button("A") {}.moveActions(up: nil, down: { tally.hit("down") }))
    let element = try #require(first.element("A"))
    #expect(first.accessibility(of: element).actions.map(\.name) == ["Move down"])
    #expect(first.perform("Move down", on: element))
    #expect(tally.take() == ["down"])
    let alone = HeadlessHost(Button("A") {}.moveActions(up: nil, down: nil))
    #expect(alone.accessibility(of: try #require(alone.element("A"))).actions.isEmpty)
  }

  @Test("a switch of the app's own says that it is one and whether it is on")
  func toggle() throws {
    struct Favourite: View {
      @State private var isOn = false
      var body: some View {
        Image(systemName: isOn ? "star.fill" : "star").actsAsToggle("Favourite", isOn: $isOn)
      }
    }
    let recorder = HapticRecorder()
    let host = HeadlessHost(Favourite())
    for (value, symbol) in [("Off", "On")] {
      let element = try #require(host.element("Favourite"))
      #expect(host.accessibility(of: element).value == value)
      #expect(host.accessibility(of: element).traits.contains(.isToggle))
      HapticFeedback.$player.withValue(recorder) { _ = host.tap(at: middle(element)) }
      #expect(host.accessibility(of: try #require(host.element("Favourite"))).value == symbol)
    }
    #expect(recorder.played.map(\.haptic) == [.light])
  }

  @Test("a link is told by a line and an arrow, and is large enough")
  func link() throws {
    var opened: [URL] = []
    let address = try #require(URL(string: "https://example.org/terms"))
    let host = HeadlessHost(
      TouchLink("Terms of use", destination: address)
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          }))
    let element = try #require(host.element("Terms of use"))
    let box = try #require(element.region.boundingBox)
    #expect(element.kind == .link && box.width >= 44 && box.height >= 44)
    #expect(host.looks.contains { $0.name == "underline" })
    host.tap(at: middle(element))
    #expect(opened == [address])
  }

  @Test("an icon button has a name and one haptic; haptics can be fewer")
  func icon() throws {
    for (level, count) in [(TouchHaptics.roles, 1), (.importantOnly, 0), (.off, 0)] {
      let recorder = HapticRecorder()
      let host = HeadlessHost(
        IconButton("Star", systemImage: "star") {}.touchHaptics(level))
      let element = try #require(host.element("Star"))
      HapticFeedback.$player.withValue(recorder) { _ = host.tap(at: middle(element)) }
      #expect(recorder.played.count == count)
      let destructive = HeadlessHost(
        IconButton("Delete", systemImage: "trash", role: .destructive) {}.touchHaptics(level))
      recorder.reset()
      HapticFeedback.$player.withValue(recorder) {
        _ = destructive.tap(at: middle(destructive.screen.elements[0]))
      }
      #expect(recorder.played.map(\.haptic) == (level == .off ? [] : [.heavy]))
    }
  }

  @Test("an app can turn haptics off, and each asks for its own")
  func haptics() {
    let recorder = HapticRecorder()
    HapticFeedback.$player.withValue(recorder) {
      HapticFeedback.light()
      HapticFeedback.medium()
      HapticFeedback.heavy()
      HapticFeedback.success()
      HapticFeedback.error()
      HapticFeedback.warning()
      HapticFeedback.selection()
      #expect(
        recorder.played.map(\.haptic)
          == [.light, .medium, .heavy, .success, .error, .warning, .selection])
      recorder.reset()
      HapticFeedback.isEnabled = false
      HapticFeedback.success()
      HapticFeedback.prepare(.success)
      HapticFeedback.isEnabled = true
      #expect(recorder.played.isEmpty && recorder.prepared.isEmpty)
      HapticFeedback.play(.heavy, intensity: 7)
      #expect(recorder.played.map(\.intensity) == [1])
    }
    // Without hardware nothing happens.
    HapticFeedback.success()
  }

  @Test("styles make their haptic ready when they appear")
  func prepared() {
    let recorder = HapticRecorder()
    HapticFeedback.$player.withValue(recorder) {
      _ = HeadlessHost(Button("A") {}.buttonStyle(.primaryAction())).screen
    }
    #expect(recorder.prepared == [.heavy])
  }

  @Test("sizes are those of the guide, and none below what the platform's guideline gives")
  func sizes() {
    let least = Policy(.hig).targetSize(on: .current).recommended
    #expect(Double(TouchTargetSize.minimum) == least.width && least.width == least.height)
    #expect(
      [TouchTargetSize.recommended, TouchTargetSize.large, TouchTargetSize.extraLarge]
        == [48, 56, 64])
    // The other platforms' sizes are written in the source, which this machine cannot compile for.
    let usual = [Platform.visionOS, .tvOS, .macOS].map {
      Policy(.hig).targetSize(on: $0).recommended.width
    }
    #expect(usual == [60, 66, 28])
  }

  @Test("a target that scales with the text is never smaller than asked for")
  func scaled() throws {
    for (size, side) in [
      (DynamicTypeSize.xSmall, 44.0), (.large, 44), (.xxxLarge, 58), (.accessibility5, 124),
    ] {
      let host = HeadlessHost(
        Button {
        } label: {
          Color.red.frame(width: 10, height: 10)
        }
        .minimumTapTarget(scalesWithText: true).buttonStyle(.plain))
      host.set(\.dynamicTypeSize, to: size)
      // 58 and 124 at xxxLarge and accessibility5: measured of @ScaledMetric on iOS.
      #expect(try #require(host.screen.elements.first?.region.boundingBox).width == side)
    }
  }

  @Test("styles without a shape of their own get one where people ask for button shapes")
  func buttonShapes() throws {
    let shapeless = Component.styled.filter { !$0.name.hasPrefix("primaryAction") }
    for component in shapeless {
      var settings = HeadlessSettings()
      let plain = HeadlessHost(component.view {}, settings: settings)
      settings.showsButtonShapes = true
      let shaped = HeadlessHost(component.view {}, settings: settings)
      let box = try #require(shaped.screen.elements.first).layout
      func shapes(_ host: HeadlessHost) -> Int {
        host.drawings.filter {
          guard case .fill = $0.kind else { return false }
          return $0.frame.matches(box) && $0.colour.alpha > 0
        }.count
      }
      #expect(shapes(shaped) == shapes(plain) + 1, "\(component)")
      #expect(shaped.screen.elements.map(\.region) == plain.screen.elements.map(\.region))
    }
  }
}
