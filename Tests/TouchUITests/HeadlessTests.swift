import Foundation
import SwiftUI
import Testing
import TouchUI

/// The modules that stand in for Apple's: views that keep state, react and say what they cannot do.
@Suite("the headless modules") @MainActor struct HeadlessTests {
  private func middle(_ element: TouchModel.Screen.Element) -> TouchModel.Point {
    TouchModel.Point(x: element.layout.midX, y: element.layout.midY)
  }

  @Test("state is kept, changes what is shown, and is each view's own")
  func state() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View {
        Button("\(name) \(count)") { count += 1 }
      }
    }
    let host = HeadlessHost(
      VStack {
        Counter(name: "a")
        Counter(name: "b")
      })
    host.tap(at: middle(try #require(host.element("a 0"))))
    host.tap(at: middle(try #require(host.element("a 1"))))
    #expect(host.words == ["a 2", "b 0"])
  }

  @Test("a binding writes to the state that it comes from")
  func binding() throws {
    struct Row: View {
      @Binding var isOn: Bool
      var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
    }
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Text(isOn ? "yes" : "no")
          Row(isOn: $isOn)
        }
      }
    }
    let host = HeadlessHost(Screen())
    host.tap(at: middle(try #require(host.element("off"))))
    #expect(host.words == ["yes", "on"])
  }

  @Test("taps, double taps, long presses and drags fire, each for its own touch")
  func gestures() throws {
    let tally = Tally()
    func target(_ change: (Color) -> some View) -> HeadlessHost {
      HeadlessHost(AnyView(change(Color.red)).frame(width: 100, height: 100))
    }
    let place = TouchModel.Point(x: 196, y: 438)
    let double = target { $0.onTapGesture(count: 2) { tally.hit("double") } }
    double.tap(at: place)
    #expect(tally.take().isEmpty)
    double.tap(at: place, count: 2)
    #expect(tally.take() == ["double"])
    let long = target { $0.onLongPressGesture(minimumDuration: 0.5) { tally.hit("long") } }
    long.tap(at: place)
    #expect(tally.take().isEmpty)
    long.press(at: place)
    long.release(after: 0.6)
    #expect(tally.take() == ["long"])
    let drag = target {
      $0.gesture(
        DragGesture()
          .onChanged { _ in tally.hit("changed") }
          .onEnded { if $0.translation.width == 30 { tally.hit("ended") } })
    }
    drag.press(at: place)
    drag.move(to: TouchModel.Point(x: place.x + 5, y: place.y))
    #expect(tally.take().isEmpty, "ten points are a drag")
    drag.move(to: TouchModel.Point(x: place.x + 30, y: place.y))
    drag.release()
    #expect(tally.take() == ["changed", "ended"])
  }

  @Test("what flows down can be set, outside and inside, and is read where it stands")
  func environment() {
    struct Reader: View {
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.layoutDirection) private var direction
      @Environment(\.accessibilityReduceMotion) private var reducesMotion
      var body: some View { Text("\(size) \(direction) \(reducesMotion ? "still" : "moving")") }
    }
    let host = HeadlessHost(
      VStack {
        Reader()
        Reader().environment(\.layoutDirection, .rightToLeft)
      })
    host.set(\.dynamicTypeSize, to: .accessibility2)
    host.settings.reducesMotion = true
    #expect(
      host.words == ["accessibility2 leftToRight still", "accessibility2 rightToLeft still"])
  }

  @Test("animations are recorded with what they animate")
  func animations() throws {
    struct Growing: View {
      @State private var isLarge = false
      var body: some View {
        Button("Grow") { isLarge.toggle() }
          .scaleEffect(isLarge ? 2 : 1)
          .animation(.easeOut(duration: 0.3), value: isLarge)
      }
    }
    let host = HeadlessHost(Growing())
    #expect(host.animations.compactMap { $0 }.isEmpty)
    host.tap(at: middle(try #require(host.element("Grow"))))
    #expect(host.animations.compactMap { $0 }.count == 1)
  }

  @Test("what the modules do not have, the compiler names")
  func beyond() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let work = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-headless-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    for (view, words) in [
      ("TextField(\"Name\", text: .constant(\"\"))", "the headless SwiftUI has no text fields"),
      ("Slider(value: .constant(1.0))", "the headless SwiftUI has no sliders"),
      ("Picker(\"A\", selection: .constant(1)) { Text(\"a\") }", "has no pickers"),
      ("Stepper(\"A\", value: .constant(1))", "has no steppers"),
      ("TabView { Text(\"a\") }", "has no tabs"),
      ("NavigationLink(\"A\") { Text(\"a\") }", "pushes no screens"),
      ("Text(\"a\").sheet(isPresented: .constant(true)) {}", "presents no sheets"),
    ] {
      let file = work.appendingPathComponent("Beyond.swift")
      try Data("import SwiftUI\nstruct A: View { var body: some View { \(view) } }".utf8)
        .write(to: file)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I",
        root.appendingPathComponent(".build/debug/Modules").path, file.path,
      ]
      let pipe = Pipe()
      process.standardError = pipe
      process.standardOutput = pipe
      try process.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus != 0 && output.contains(words), "\(output)")
    }
  }
}
