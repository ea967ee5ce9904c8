#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel
  import TouchRules

  extension View {
    /// Draws over the view, in debug builds, what the components of this module in it draw and
    /// where they react, coloured by what the auditor's rules say. In other builds the view is left
    /// as it is.
    ///
    ///     ContentView().touchDebugOverlay()
    ///
    /// | colour | meaning |
    /// | --- | --- |
    /// | green | the target meets the policy |
    /// | orange | it is smaller than recommended |
    /// | red | it is smaller than allowed |
    /// | blue line | what is drawn |
    ///
    /// The overlay takes no touches and is not told to assistive technology. For views of UIKit,
    /// ``TouchScreenReader`` tells the same by hit testing.
    ///
    /// - Parameters:
    ///   - isShown: Whether it is drawn.
    ///   - policy: What is asked of targets.
    ///   - device: The device that the app runs on, for rates of misses in messages.
    @ViewBuilder public func touchDebugOverlay(
      _ isShown: Bool = true, policy: Policy = Policy(.hig), device: Device = .iPhone16
    ) -> some View {
      #if DEBUG
        if isShown {
          modifier(TouchDebugOverlay(policy: policy, device: device))
        } else {
          self
        }
      #else
        self
      #endif
    }
  }

  #if DEBUG
    private struct TouchDebugOverlay: ViewModifier {
      let policy: Policy
      let device: Device

      @State private var targets: [UUID: InspectedTarget] = [:]
      @State private var origin = CGPoint.zero

      func body(content: Content) -> some View {
        content
          .environment(
            \.touchInspector, TouchInspector { id, target in targets[id] = target }
          )
          .onGeometryChange(for: CGPoint.self) { proxy in
            proxy.frame(in: .global).origin
          } action: {
            origin = $0
          }
          .overlay(alignment: .topLeading) {
            ZStack(alignment: .topLeading) {
              ForEach(judged, id: \.number) { mark in
                MarkView(mark: mark, origin: origin)
              }
            }
            .environment(\.layoutDirection, .leftToRight)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
          }
      }

      private var judged: [TouchMark] {
        TouchMark.judged(Array(targets.values), policy: policy, device: device)
      }
    }

    private struct MarkView: View {
      let mark: TouchMark
      let origin: CGPoint

      var body: some View {
        ZStack(alignment: .topLeading) {
          outlined(mark.target.hit, mark.color.opacity(0.3))
          outlined(mark.target.frame, Color.blue.opacity(0.15))
          if let message = mark.message {
            Text(verbatim: message)
              .font(.caption2)
              .foregroundStyle(mark.color)
              .offset(
                x: mark.target.hit.minX - origin.x, y: mark.target.hit.maxY - origin.y)
          }
        }
      }

      private func outlined(_ rect: CGRect, _ color: Color) -> some View {
        Rectangle()
          .fill(color)
          .frame(width: rect.width, height: rect.height)
          .offset(x: rect.minX - origin.x, y: rect.minY - origin.y)
      }
    }
  #endif

  /// A target with what the rules say of it.
  struct TouchMark {
    var number: Int
    var target: InspectedTarget
    var severity: Severity?
    var message: String?

    /// Red below what is allowed, orange below what is recommended, green else.
    var color: Color {
      switch severity {
      case .error: .red
      case .warning, .note: .orange
      case nil: .green
      }
    }

    /// Returns the targets in the order of the screen, as the auditor's rules judge them.
    static func judged(
      _ targets: [InspectedTarget], policy: Policy, device: Device
    ) -> [TouchMark] {
      let ordered = targets.sorted {
        ($0.frame.minY, $0.frame.minX, $0.name) < ($1.frame.minY, $1.frame.minX, $1.name)
      }
      var screen = TouchModel.Screen(
        view: "overlay", device: device,
        bounds: TouchModel.Rect(origin: .zero, size: device.size))
      screen.elements = ordered.enumerated().map { number, target in
        TouchModel.Screen.Element(
          id: .init(place: Place(file: "overlay", line: number + 1, column: 1)), kind: .button,
          label: target.name, view: "overlay", style: .custom(target.name), hasPlainLabel: false,
          visual: TouchModel.Rect(target.frame), layout: TouchModel.Rect(target.frame),
          region: Region(TouchModel.Rect(target.hit)))
      }
      var judgement = Judgement(policy: policy)
      judgement.add([screen])
      let findings = judgement.finish(device: device, system: 18, files: 0).findings
      return ordered.enumerated().map { number, target in
        let finding = findings.first { $0.subject.place.line == number + 1 }
        return TouchMark(
          number: number, target: target, severity: finding?.severity, message: finding?.message)
      }
    }
  }
#endif
