import SwiftUI
import Testing
import TouchTesting
import UIKit

@testable import TouchUI

@Suite("the overlay") @MainActor struct OverlayTests {
  /// The areas that the overlay fills in a colour, without the legend's samples.
  private func areas(_ host: HeadlessHost, _ meaning: TouchMeaning) -> [Rect] {
    let wanted = meaning.color.opacity(0.3).resolve(in: EnvironmentValues())
    return host.drawings.filter {
      $0.kind == .fill(radius: 0) && abs($0.colour.red - Double(wanted.red)) < 1e-6
        && abs($0.colour.green - Double(wanted.green)) < 1e-6
        && abs($0.colour.alpha - Double(wanted.opacity)) < 1e-6 && $0.frame.width != 12
    }.map(\.frame)
  }

  /// The lines that the overlay draws, without the legend's samples.
  private func lines(_ host: HeadlessHost, isDashed dashed: Bool) -> [Rect] {
    host.drawings.filter {
      guard case .line(_, _, let isDashed) = $0.kind else { return false }
      return isDashed == dashed && $0.frame.width != 12
    }.map(\.frame)
  }

  @Test("components are drawn exactly, judged as the auditor does, and keep their touches")
  func components() throws {
    let tally = Tally()
    let content = VStack(spacing: 30) {
      Button("Large") { tally.hit("large") }.buttonStyle(.childFriendly)
      Color.red.frame(width: 20, height: 20)
        .forgivingTouchArea(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0))
        .onTapGesture { tally.hit("small") }
    }
    for direction in LayoutDirection.allCases {
      let plain = HeadlessHost(content)
      let host = HeadlessHost(content.touchDebugOverlay())
      plain.set(\.layoutDirection, to: direction)
      host.set(\.layoutDirection, to: direction)
      #expect(host.screen.elements.map(\.effective) == plain.screen.elements.map(\.effective))
      for element in host.screen.elements {
        let box = try #require(element.effective.boundingBox)
        host.tap(at: Point(x: box.midX, y: box.midY))
      }
      #expect(tally.take() == ["large", "small"])
      let boxes = host.screen.elements.map { $0.effective.boundingBox }
      #expect(areas(host, .meets) == [boxes[0]])
      #expect(areas(host, .belowMinimum) == [boxes[1]])
      #expect(lines(host, isDashed: false) == host.screen.elements.map(\.layout))
      #expect(lines(host, isDashed: true).isEmpty, "nothing is estimated")
      let messages = host.words.filter { $0.contains("×") }
      #expect(messages.count == 1)
      #expect(messages.first?.contains("24×20 pt of the 44×44 it needs") == true)
    }
    #expect(
      HeadlessHost(content.touchDebugOverlay(false)).words == HeadlessHost(content).words)
  }

  @Test("colours follow the policy's severities")
  func colours() {
    func meaning(_ side: CGFloat, _ policy: Policy.Name) -> TouchMeaning? {
      let frame = CGRect(x: 0, y: 0, width: side, height: side)
      let target = InspectedTarget(name: "a", frame: frame, hit: frame)
      return TouchMark.judged([target.element], policy: Policy(policy), device: .iPhone16)
        .first?.meaning
    }
    #expect(meaning(44, .hig) == .meets && meaning(30, .hig) == .belowRecommended)
    #expect(meaning(27, .hig) == .belowMinimum && meaning(30, .seedStrict) == .belowMinimum)
    #expect(Set(TouchMeaning.allCases.map(\.color)).count == TouchMeaning.allCases.count)
  }

  @Test("what a scroll view cuts off is not drawn, and what is partly scrolled away not judged")
  func scrolling() throws {
    func host(_ height: CGFloat) -> HeadlessHost {
      HeadlessHost(
        ScrollView {
          Color.red.frame(width: 20, height: 20).forgivingTouchArea(minimumSize: 60)
            .onTapGesture {}
            .frame(width: 40)
        }
        .frame(height: height)
        .touchDebugOverlay())
    }
    let cut = host(30)
    let element = try #require(cut.screen.elements.first)
    #expect(element.region.boundingBox?.height == 60)
    // 60 about the middle of the view, of which the scroll view holds 40 across and 30 down.
    let reached = Rect(x: element.layout.midX - 20, y: element.layout.minY, width: 40, height: 30)
    let drawn = try #require(TouchMeaning.allCases.flatMap { areas(cut, $0) }.first)
    #expect(drawn.matches(reached), "\(drawn) \(element.layout)")
    #expect(areas(cut, .meets).isEmpty, "40×30 is less than 44×44")
    #expect(cut.words.contains { $0.contains("'ScrollView' cuts") })
    let away = host(12)
    #expect(TouchMeaning.allCases.flatMap { areas(away, $0) }.isEmpty)
  }

  /// A bar of UIKit's, 40 points high, with a control whose target reaches out of it.
  private struct Bar: UIViewRepresentable {
    var told: [CGRect] = []

    func makeUIView(context: Context) -> UIView {
      let bar = UIView(frame: .zero)
      let control = TouchControl(frame: CGRect(x: 100, y: 10, width: 20, height: 20))
      control.accessibilityLabel = "Close"
      bar.addSubview(control)
      bar.accessibilityElements =
        [control]
        + told.map { frame in
          let element = UIAccessibilityElement(accessibilityContainer: bar)
          element.accessibilityLabel = "Told"
          element.accessibilityTraits = .button
          element.accessibilityFrame = frame
          return element
        }
      return bar
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test("controls of UIKit are hit-tested, and the rest is told by assistive technology, estimated")
  func uiKit() async throws {
    let own = CGRect(x: 172.5, y: 434.5, width: 48, height: 48)
    let told = CGRect(x: 30, y: 500, width: 30, height: 30)
    let content = VStack(spacing: 0) {
      Bar(told: [told, own]).frame(height: 40)
      Button("A") {}.buttonStyle(.childFriendly).frame(height: 719)
    }
    let host = HeadlessHost(content.touchDebugOverlay())
    _ = host.screen
    try await Task.sleep(for: .milliseconds(200))
    let bar = try #require(host.window.subviews.map(\.frame).first { $0.height == 40 })
    // 44 wide about the middle of the control; of its height, what the bar holds.
    let reached = Rect(x: 88, y: Double(bar.minY), width: 44, height: 40)
    #expect(areas(host, .belowRecommended).contains { $0.matches(reached) })
    #expect(
      lines(host, isDashed: false).contains {
        $0.matches(Rect(x: 100, y: Double(bar.minY) + 10, width: 20, height: 20))
      })
    // What assistive technology alone tells of is marked, and a component is not drawn again.
    #expect(lines(host, isDashed: true) == [TouchModel.Rect(told)])
    #expect(host.words.filter { $0.hasPrefix("≈ the 'Told'") }.count == 1)
    let element = try #require(host.element("A"))
    #expect(element.layout.matches(TouchModel.Rect(own)), "\(element.layout)")
    #expect(areas(host, .meets) == [element.effective.boundingBox])
    // The app keeps its touches.
    #expect(host.window.hitTest(CGPoint(x: 110, y: bar.midY), with: nil) is TouchControl)
  }

  @Test("the legend explains every colour and mark, and can be left out")
  func legend() {
    let host = HeadlessHost(Color.white.touchDebugOverlay())
    let samples = host.drawings.filter { $0.frame.width == 12 }
    #expect(samples.count == TouchMeaning.allCases.count + 2)
    for meaning in TouchMeaning.allCases { #expect(host.words.contains(meaning.words)) }
    #expect(host.words.contains { $0.contains("≈") && $0.contains("estimated") })
    #expect(host.words.contains { $0.contains("drawn") })
    let bare = HeadlessHost(Color.white.touchDebugOverlay(showsLegend: false))
    #expect(bare.words.isEmpty)
  }

  @Test("items of the system's bars are left alone, and controls in front of others count")
  func bars() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let frame = CGRect(x: 0, y: 0, width: 393, height: 30)
    let bars: [(UIView, TouchModel.Screen.Element.Container)] = [
      (UINavigationBar(frame: frame), .navigationBar), (UIToolbar(frame: frame), .toolbar),
      (UITabBar(frame: frame), .tabBar), (UIView(frame: frame), .none),
    ]
    for (bar, container) in bars {
      window.addSubview(bar)
      bar.addSubview(UIControl(frame: CGRect(x: 10, y: 0, width: 30, height: 30)))
      let element = try #require(TouchScreenReader.screen(of: window, on: .iPhone16).elements.last)
      #expect(element.container == container)
      let mark = try #require(
        TouchMark.judged([element], policy: Policy(.hig), device: .iPhone16).first)
      #expect((mark.meaning == .leftAlone) == (container != .none), "\(container)")
      bar.removeFromSuperview()
    }
  }

  @Test("edges between the points of the grid are found, and shapes of several pieces kept apart")
  func grid() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let control = TouchControl(frame: CGRect(x: 50.25, y: 60.5, width: 61, height: 53))
    root.addSubview(control)
    let cover = UIView(frame: CGRect(x: 90, y: 60, width: 100, height: 20))
    root.addSubview(cover)
    for step in [CGFloat(1), 2, 4] {
      let region = HitGrid(root: root, control: control, step: step).region
      let box = try #require(region.boundingBox)
      #expect(abs(box.minX - 50.25) <= 0.13 && abs(box.maxX - 111.25) <= 0.13, "\(step)")
      #expect(abs(box.minY - 60.5) <= 0.13 && abs(box.maxY - 113.5) <= 0.13, "\(step)")
      // The corner under the cover is not part of it.
      #expect(!region.contains(Point(x: 100, y: 70)) && region.contains(Point(x: 100, y: 85)))
    }
  }
}
