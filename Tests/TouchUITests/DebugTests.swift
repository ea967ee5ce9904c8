import SwiftUI
import Testing
import TouchCapture
import TouchTesting
import TouchUI
import UIKit

@Suite("debugging and testing") @MainActor struct DebugTests {
  @Test("a recorder writes the log that trials read, beside what taps do")
  func recorder() throws {
    let (tally, recorder) = (Tally(), TapRecorder(session: "an\"na\n1", device: .iPhone16))
    let host = HeadlessHost(
      VStack {
        Button("Go") { tally.hit("go") }.buttonStyle(.childFriendly)
        Color.red.frame(width: 100, height: 100)
      }.recordsTaps(with: recorder))
    let element = try #require(host.element("Go"))
    let middle = Point(x: element.layout.midX, y: element.layout.midY)
    host.tap(at: middle)
    host.tap(at: Point(x: middle.x, y: middle.y + 60))
    #expect(tally.take() == ["go"])
    let log = TapLogReader.read(Data(recorder.log.utf8))
    #expect(log.skipped.isEmpty && log.taps.count == 2)
    #expect(log.density == Device.iPhone16.density)
    #expect(log.taps.allSatisfy { $0.session == "an\"na\n1" })
    let first = try #require(log.taps.first)
    #expect(first.location == middle)
    #expect(first.landed?.hit == element.region.boundingBox)
    #expect(log.taps.last?.landed == nil)
    recorder.reset()
    #expect(recorder.taps.isEmpty)
  }

  @Test("a test fails with the auditor's words, and passes where all is well")
  func assertion() throws {
    let good = HeadlessHost(Button("A") {}.buttonStyle(.childFriendly))
    try requireTouchTargets(in: good.screen)
    let bad = HeadlessHost(Button(action: {}) { Image(systemName: "xmark") }.buttonStyle(.plain))
    let failure = #expect(throws: TouchAuditFailure.self) {
      try requireTouchTargets(in: bad.screen)
    }
    let text = try #require(failure).description
    #expect(
      text.hasPrefix("1 target below what is asked for:\nerror: [target-size] the 'xmark' button"))
    // Children need more: 44 is not 48.
    #expect(throws: TouchAuditFailure.self) {
      try requireTouchTargets(
        in: HeadlessHost(Image(systemName: "x").minimumTapTarget().onTapGesture {}).screen,
        policy: Policy(.child))
    }
    // Two of a kind are two findings.
    let two = HeadlessHost(
      HStack {
        Button(action: {}) { Image(systemName: "xmark") }
        Button(action: {}) { Image(systemName: "plus") }
      }.buttonStyle(.plain))
    #expect(touchFindings(in: two.screen, policy: Policy(.hig)).count == 2)
  }

  @Test("a running app's hierarchy is read and judged")
  func hierarchy() throws {
    let description = """
      Attributes: Application, 0x600000c0, pid: 4711, label: 'Shop'
      Element subtree:
       →Application, 0x600000c0, pid: 4711, label: 'Shop'
          Window (Main), 0x600000c1, {{0.0, 0.0}, {393.0, 852.0}}
            NavigationBar, 0x600000c2, {{0.0, 59.0}, {393.0, 44.0}}, identifier: 'Shop'
              Button, 0x600000c3, {{8.0, 66.0}, {30.0, 30.0}}, label: 'Back'
            Other, 0x600000c4, {{0.0, 103.0}, {393.0, 749.0}}
              Button, 0x600000c5, {{16.0, 120.0}, {20.5, 20.0}}, identifier: 'x', label: 'Don't show', Disabled
              Button, 0x600000c6, {{16.0, 160.0}, {100.0, 50.0}}, label: 'Buy', Selected
              StaticText, 0x600000c7, {{16.0, 240.0}, {10.0, 10.0}}, label: 'Hint'
      Path to element:
       →Application, 0x600000c0, pid: 4711, label: 'Shop'
        ↳Button, 0x600000c5, {{16.0, 120.0}, {20.5, 20.0}}, identifier: 'x', label: 'Again'
      Query chain:
       →Find: Application 'org.example.Shop'
        Output: {
          Button, 0x600000c6, {{16.0, 160.0}, {100.0, 50.0}}, label: 'Buy', Selected
        }
      """
    let screen = try #require(DebugDescriptionReader.read(description, device: .iPhone16))
    #expect(screen.elements.map(\.label) == ["Back", "Don't show", "Buy"])
    #expect(screen.elements.map(\.container) == [.navigationBar, .none, .none])
    #expect(screen.elements.map(\.isEnabled) == [true, false, true])
    #expect(screen.elements[1].layout == Rect(x: 16, y: 120, width: 20.5, height: 20))
    let failure = #expect(throws: TouchAuditFailure.self) {
      try requireTouchTargets(in: description, on: .iPhone16)
    }
    #expect(try #require(failure).findings.contains { $0.subject.label == "Don't show" })
    #expect(!(try #require(failure)).findings.contains { $0.subject.label == "Buy" })
    for nothing in ["", "nonsense", "Button, 0x, {{a, b}, {c}}", "→→→", "Button, 0x1, {{1, 2}, {3"]
    {
      #expect(throws: (any Error).self) { try requireTouchTargets(in: nothing, on: .iPhone16) }
    }
  }

  @Test("UIKit's controls are measured by hit testing: what is cut off or covered does not count")
  func hitTesting() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    root.addSubview(bar)
    let cut = TouchControl(frame: CGRect(x: 100, y: 10, width: 20, height: 20))
    bar.addSubview(cut)
    let free = TouchControl(frame: CGRect(x: 100, y: 150, width: 60, height: 50))
    root.addSubview(free)
    let cover = UIView(frame: CGRect(x: 130, y: 140, width: 100, height: 100))
    root.addSubview(cover)
    let screen = TouchScreenReader.screen(of: root, on: .iPhone16, step: 1)
    let boxes = screen.elements.map { $0.region.boundingBox! }
    #expect(boxes.count == 2)
    // 44 high about the middle at 20, of which the bar holds 0 to 40.
    #expect(boxes[0].width == 44 && boxes[0].height == 40)
    #expect(boxes[1].width == 30 && boxes[1].height == 50)
    #expect(throws: TouchAuditFailure.self) { try requireTouchTargets(in: root, on: .iPhone16) }
    cover.isHidden = true
    cut.isHidden = true
    try requireTouchTargets(in: root, on: .iPhone16)
  }
}
