#if canImport(UIKit) && !os(watchOS)
  import TouchModel
  import UIKit

  /// Reads what a person can act on in a hierarchy of UIKit views.
  ///
  ///     let screen = TouchScreenReader.screen(of: window, on: .iPhone16)
  @MainActor public enum TouchScreenReader {
    /// Returns the controls in a view, each with where a touch really reaches it.
    ///
    ///     let screen = TouchScreenReader.screen(of: controller.view, on: .iPhone16)
    ///
    /// Every control is hit-tested on a grid of points over its bounds and a margin around, and nearer
    /// at the edges that this finds.
    ///
    /// - Parameters:
    ///   - view: The view, laid out.
    ///   - device: The device that it stands for.
    ///   - step: The distance between the points that are tested, in points; what is smaller may be
    ///     missed.
    public static func screen(
      of view: UIView, on device: Device, step: CGFloat = 2
    ) -> TouchModel.Screen {
      var screen = TouchModel.Screen(
        view: "\(type(of: view))", device: device, bounds: TouchModel.Rect(view.bounds))
      for control in controls(in: view) {
        let region = HitGrid(root: view, control: control, step: max(0.5, step)).region
        let number = screen.elements.count + 1
        screen.elements.append(
          TouchModel.Screen.Element(
            id: .init(place: Place(file: screen.view, line: number, column: 1)),
            kind: kind(of: control), label: control.accessibilityLabel, view: screen.view,
            container: container(of: control), isEnabled: control.isEnabled,
            visual: visible(control, in: view),
            layout: TouchModel.Rect(control.convert(control.bounds, to: view)), region: region,
            framework: .uiKit))
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

    /// The bar of the system's that a view stands in, whose items the system sizes.
    private static func container(
      of view: UIView
    ) -> TouchModel.Screen.Element.Container {
      var next: UIView? = view
      while let here = next {
        if here is UINavigationBar { return .navigationBar }
        if here is UITabBar { return .tabBar }
        #if !os(tvOS)
          if here is UIToolbar { return .toolbar }
        #endif
        next = here.superview
      }
      return .none
    }

    private static func visible(_ control: UIControl, in view: UIView) -> TouchModel.Rect {
      guard let control = control as? TouchControl else {
        return TouchModel.Rect(control.convert(control.bounds, to: view))
      }
      return TouchModel.Rect(control.convert(control.visibleFrame, to: view))
    }
  }

  // MARK: - What assistive technology is told

  extension TouchScreenReader {
    /// Returns what else in a view acts by what assistive technology is told of it. Where it reacts is
    /// estimated: what is told is an outline.
    static func told(in view: UIView) -> [TouchModel.Screen.Element] {
      let corner = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view).origin
      return actors(in: view, depth: 0).map { object in
        let frame = TouchModel.Rect(
          object.accessibilityFrame.offsetBy(dx: -corner.x, dy: -corner.y))
        let traits = object.accessibilityTraits
        return TouchModel.Screen.Element(
          id: .init(place: Place(file: "overlay", line: 0, column: 0)),
          kind: traits.contains(.link) ? .link : traits.contains(.adjustable) ? .slider : .button,
          label: object.accessibilityLabel, view: "overlay",
          container: (object as? UIView).map { container(of: $0) } ?? .none,
          style: .custom("accessibility"), hasPlainLabel: false,
          isEnabled: !traits.contains(.notEnabled), visual: frame, layout: frame,
          region: Region(frame), certainty: .estimated,
          reason: "an accessibility frame stands for the hit region", framework: .uiKit)
      }
    }

    /// What acts in an object: controls and what is in them are left out, which are hit-tested.
    private static func actors(in object: NSObject, depth: Int) -> [NSObject] {
      // Deeper than views are nested; a container that holds itself ends here.
      guard depth < 100, !(object is UIControl) else { return [] }
      let view = object as? UIView
      if let view, view.isHidden || view.alpha < 0.01 { return [] }
      if object.isAccessibilityElement {
        let acts = !object.accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable])
        return acts && !object.accessibilityFrame.isEmpty ? [object] : []
      }
      let inside: [NSObject] =
        object.accessibilityElements?.compactMap { $0 as? NSObject } ?? view?.subviews ?? []
      return inside.flatMap { actors(in: $0, depth: depth + 1) }
    }
  }
#endif
