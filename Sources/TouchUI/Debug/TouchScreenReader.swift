#if canImport(UIKit) && !os(watchOS)
  import TouchModel
  import UIKit

  /// Reads what a person can act on in a hierarchy of UIKit views.
  ///
  ///     let screen = TouchScreenReader.screen(of: window, on: .iPhone16)
  @MainActor public enum TouchScreenReader {
    /// Returns the controls in a view, each with where a touch really reaches it.
    ///
    /// Every control is hit-tested on a grid of points over its bounds and a margin around, so that
    /// the regions are as exact as the grid is fine.
    ///
    /// - Parameters:
    ///   - view: The view, laid out.
    ///   - device: The device that it stands for.
    ///   - step: The distance between the points that are tested, in points.
    public static func screen(
      of view: UIView, on device: Device, step: CGFloat = 2
    ) -> TouchModel.Screen {
      var screen = TouchModel.Screen(
        view: "\(type(of: view))", device: device, bounds: TouchModel.Rect(view.bounds))
      for control in controls(in: view) {
        let frame = TouchModel.Rect(control.convert(control.bounds, to: view))
        let region = region(of: control, in: view, step: max(0.5, step))
        let number = screen.elements.count + 1
        screen.elements.append(
          TouchModel.Screen.Element(
            id: .init(place: Place(file: screen.view, line: number, column: 1)),
            kind: kind(of: control), label: control.accessibilityLabel, view: screen.view,
            isEnabled: control.isEnabled, visual: visible(control, in: view), layout: frame,
            region: region, certainty: .estimated,
            reason: "hit-tested on a grid of \(Double(step)) pt"))
      }
      return screen
    }

    private static func controls(in view: UIView) -> [UIControl] {
      guard !view.isHidden, view.alpha >= 0.01 else { return [] }
      let own = (view as? UIControl).map { [$0] } ?? []
      return own + view.subviews.flatMap { controls(in: $0) }
    }

    private static func kind(of control: UIControl) -> TouchModel.Screen.Element.Kind {
      #if !os(tvOS) && !os(Linux)
        if control is UISwitch { return .toggle }
        if control is UISlider { return .slider }
        if control is UIStepper { return .stepper }
        if control is UIDatePicker { return .datePicker }
      #endif
      return .button
    }

    private static func visible(_ control: UIControl, in view: UIView) -> TouchModel.Rect {
      guard let control = control as? TouchControl else {
        return TouchModel.Rect(control.convert(control.bounds, to: view))
      }
      return TouchModel.Rect(control.convert(control.visibleFrame, to: view))
    }

    /// The cells of a grid whose middles belong to a control, row by row.
    private static func region(of control: UIControl, in view: UIView, step: CGFloat) -> Region {
      let margin: CGFloat = 48
      let area = control.convert(control.bounds, to: view).insetBy(dx: -margin, dy: -margin)
      var outlines: [Region.Outline] = []
      var y = area.minY
      while y < area.maxY {
        var (x, start) = (area.minX, CGFloat?.none)
        while x <= area.maxX {
          let point = CGPoint(x: x + step / 2, y: y + step / 2)
          let isHit = view.hitTest(point, with: nil)?.isDescendant(of: control) == true
          if isHit, start == nil { start = x }
          if !isHit || x + step > area.maxX, let from = start {
            let end = isHit ? x + step : x
            outlines.append(
              .rectangle(
                TouchModel.Rect(
                  x: Double(from), y: Double(y), width: Double(end - from), height: Double(step))))
            start = nil
          }
          x += step
        }
        y += step
      }
      return Region(merged(outlines))
    }

    /// Rows of the same extent as one rectangle.
    private static func merged(_ outlines: [Region.Outline]) -> [Region.Outline] {
      var rects: [TouchModel.Rect] = []
      for outline in outlines {
        let row = outline.boundingBox
        if let above = rects.last, above.minX == row.minX, above.width == row.width,
          abs(above.maxY - row.minY) < 1e-6
        {
          rects[rects.count - 1] = above.union(row)
        } else {
          rects.append(row)
        }
      }
      return rects.map { .rectangle($0) }
    }
  }
#endif
