import Testing
import TouchUI
import UIKit

@Suite("UIKit") @MainActor struct UIKitTests {
  private func control(_ frame: CGRect, in parent: UIView, _ tap: @escaping () -> Void = {})
    -> TouchControl
  {
    let control = TouchControl(frame: frame)
    control.addAction(UIAction { _ in tap() }, for: .touchUpInside)
    parent.addSubview(control)
    return control
  }

  private func screen() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568)) }

  /// Touches a grid of points and compares what was hit with where something promises to react.
  private func probe(_ root: UIView, _ promised: CGRect, _ tally: Tally, _ comment: Comment) {
    for point in TouchModel.Rect(
      x: promised.minX, y: promised.minY, width: promised.width, height: promised.height
    ).grid(margin: 10, steps: 16) {
      let point = CGPoint(x: point.x, y: point.y)
      root.headlessTap(at: point)
      #expect(tally.take() == (promised.contains(point) ? ["tap"] : []), "\(comment) \(point)")
    }
  }

  @Test("a control reacts in its bounds and outsets, and never in less than the least size")
  func control() throws {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let (root, tally) = (screen(), Tally())
      let large = control(CGRect(x: 100, y: 100, width: 60, height: 50), in: root) {
        tally.hit("tap")
      }
      large.semanticContentAttribute = direction
      large.backgroundInset = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 0)
      large.layoutIfNeeded()
      let isLeft = direction == .forceLeftToRight
      #expect(
        large.visibleView.frame == CGRect(x: isLeft ? 20 : 0, y: 5, width: 40, height: 40))
      #expect(
        large.accessibilityFrame == CGRect(x: isLeft ? 120 : 100, y: 105, width: 40, height: 40))
      probe(root, CGRect(x: 100, y: 100, width: 60, height: 50), tally, "bounds")
      large.touchOutsets = NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 4, trailing: 0)
      probe(
        root, CGRect(x: isLeft ? 85 : 100, y: 100, width: 75, height: 54), tally, "outsets")
    }
    let (root, tally) = (screen(), Tally())
    let small = control(CGRect(x: 100, y: 100, width: 20, height: 60), in: root) {
      tally.hit("tap")
    }
    probe(root, CGRect(x: 88, y: 100, width: 44, height: 60), tally, "least size")
    small.minimumSize = CGSize(width: 10, height: 10)
    #expect(small.minimumSize == CGSize(width: 44, height: 44))
    small.minimumSize = CGSize(width: 64, height: 64)
    probe(root, CGRect(x: 78, y: 98, width: 64, height: 64), tally, "larger least size")
    small.isEnabled = false
    root.headlessTap(at: CGPoint(x: 110, y: 130))
    #expect(tally.take().isEmpty)
  }

  @Test("a button is as large as its content and no smaller than a target")
  func button() throws {
    let icon = TouchButton(title: nil, image: UIImage(systemName: "gear"), label: "Settings")
    #expect(icon.bounds.size == CGSize(width: 44, height: 44))
    #expect(icon.accessibilityLabel == "Settings")
    let words = TouchButton(
      title: "Settings", image: UIImage(systemName: "gear"), label: "Settings")
    #expect(words.bounds.width == 20 + 6 + 80 && words.bounds.height == 44)
    words.layoutIfNeeded()
    let parts = words.visibleView.subviews.map(\.frame)
    #expect(parts.allSatisfy { words.bounds.contains($0) })
    words.title = "Go"
    #expect(words.intrinsicContentSize.width == 46)
    words.image = nil
    #expect(words.image == nil && words.intrinsicContentSize.width == 44)
    #expect(words.visibleSize.width == 20)
    words.image = UIImage(systemName: "gear")
    #expect(words.visibleSize.width == 46)
    words.isEnabled = false
    #expect(words.visibleView.alpha == 0.5)
  }

  @Test("two views are pushed apart by no more than six points; what they show stays, frames hold")
  func nudge() throws {
    for (gap, moved, rest) in [(40.0, 2.0, 0.0), (30, 6, 2), (10, 6, 22), (44, 0, 0)] {
      let (root, tally) = (screen(), Tally())
      let left = control(CGRect(x: 100, y: 100, width: 44, height: 44), in: root) {
        tally.hit("left")
      }
      let right = control(CGRect(x: 100 + gap, y: 100, width: 44, height: 44), in: root) {
        tally.hit("right")
      }
      root.layoutIfNeeded()
      let shown = [left, right].map { $0.visibleView.convert($0.visibleView.bounds, to: root) }
      var nudge = TouchNudge.apart([left, right])
      #expect(left.frame == CGRect(x: 100 - moved, y: 100, width: 44, height: 44))
      #expect(Double(right.frame.minX) == 100 + gap + moved)
      #expect(left.transform.isIdentity && right.transform.isIdentity)
      root.layoutIfNeeded()
      #expect(
        [left, right].map { $0.visibleView.convert($0.visibleView.bounds, to: root) } == shown)
      #expect(max(0, Double(left.frame.maxX - right.frame.minX)) == rest)
      // Every touch in what is promised is one control's, never both.
      for point in TouchModel.Rect(x: 90, y: 95, width: 120, height: 60).grid(steps: 16) {
        let point = CGPoint(x: point.x, y: point.y)
        root.headlessTap(at: point)
        let hits = tally.take()
        let owners = [left, right].filter { $0.frame.contains(point) }
        #expect(hits.count == (owners.isEmpty ? 0 : 1))
      }
      nudge.undo()
      #expect(left.frame.minX == 100 && right.frame.minX == 100 + gap)
      #expect(left.bounds.origin == .zero && nudge.moves.isEmpty)
    }
  }

  @Test("more than two are pushed apart, along columns too; what is not beside them is left alone")
  func many() throws {
    let root = screen()
    let row = (0..<3).map {
      control(CGRect(x: 40 + 42 * $0, y: 40, width: 44, height: 44), in: root)
    }
    let nudge = TouchNudge.apart(row)
    for (first, second) in zip(row, row.dropFirst()) {
      #expect(first.frame.maxX <= second.frame.minX + 1e-9)
    }
    #expect(nudge.moves.allSatisfy { abs($0.offset.dx) <= 6 && $0.offset.dy == 0 })
    let column = (0..<2).map {
      control(CGRect(x: 40, y: 200 + 40 * $0, width: 44, height: 44), in: root)
    }
    _ = TouchNudge.apart(column)
    #expect(column[0].frame.maxY == column[1].frame.minY)
    let turned = control(CGRect(x: 200, y: 200, width: 44, height: 44), in: root)
    turned.transform = CGAffineTransform(scaleX: 2, y: 2)
    let other = control(CGRect(x: 210, y: 200, width: 44, height: 44), in: root)
    #expect(TouchNudge.apart([turned, other]).moves.isEmpty)
    #expect(TouchNudge.apart([]).moves.isEmpty)
  }

  @Test("touches outside of a small parent are forwarded, unless it clips or something is in front")
  func forwarding() throws {
    let tally = Tally()
    let area = TouchForwardingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let bar = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 20))
    area.addSubview(bar)
    let inner = control(CGRect(x: 40, y: 0, width: 20, height: 20), in: bar) { tally.hit("tap") }
    #expect(
      inner.convert(inner.touchFrame, to: area) == CGRect(x: 78, y: 38, width: 44, height: 44))
    probe(area, CGRect(x: 78, y: 38, width: 44, height: 44), tally, "forwarded")
    // Without the container UIKit loses what is outside of the bar.
    let plain = UIView(frame: area.frame)
    plain.addSubview(bar)
    plain.headlessTap(at: CGPoint(x: 100, y: 42))
    #expect(tally.take().isEmpty)
    area.addSubview(bar)
    bar.clipsToBounds = true
    area.headlessTap(at: CGPoint(x: 100, y: 42))
    #expect(tally.take().isEmpty)
    bar.clipsToBounds = false
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 48))
    area.addSubview(front)
    #expect(area.headlessTap(at: CGPoint(x: 100, y: 42)) === front)
    bar.isHidden = true
    front.isHidden = true
    #expect(area.headlessTap(at: CGPoint(x: 100, y: 60)) === area)
  }

  @Test(
    "a control plays one haptic with its action, that which says most, and none of its own where it has no role"
  )
  func haptics() throws {
    let (root, recorder) = (screen(), HapticRecorder())
    let plain = control(CGRect(x: 0, y: 0, width: 44, height: 44), in: root) {
      HapticFeedback.success()
    }
    HapticFeedback.$player.withValue(recorder) {
      _ = root.headlessTap(at: CGPoint(x: 20, y: 20))
      #expect(recorder.played.map(\.haptic) == [.success])
      recorder.reset()
      plain.role = nil
      plain.sendActions(for: .touchDown)
      #expect(recorder.played.isEmpty)
    }
    // The hardware's generators are asked where nothing takes their place.
    HeadlessHaptics.shared.events = []
    HapticFeedback.prepare(.heavy)
    HapticFeedback.heavy()
    HapticFeedback.selection()
    #expect(HeadlessHaptics.shared.events == ["prepare", "heavy 1.0", "selection"])
  }
}
