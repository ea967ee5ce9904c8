#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel
  import TouchRules

  extension View {
    /// Draws over the running app, in debug builds, what its elements draw and where they react,
    /// coloured by what the auditor's rules say. In other builds the view is left as it is.
    ///
    ///     ContentView().touchDebugOverlay()
    ///
    /// | colour | meaning |
    /// | --- | --- |
    /// | green | it meets the policy |
    /// | orange | it is smaller than recommended |
    /// | red | it is smaller than allowed, or cut off |
    /// | gray | the system's own, which the policy leaves alone |
    /// | blue line | what is drawn |
    /// | ≈ and a dashed line | where it reacts is estimated |
    ///
    /// The filled area is where touches reach. Components of this module are known exactly, less what a
    /// scroll view around them cuts off. Controls of UIKit are hit-tested once a second, so that what
    /// an ancestor cuts off or a view in front covers is left out. Of everything else assistive
    /// technology knows a frame, if the app has told it: the area may be larger, so those are marked
    /// as estimated. SwiftUI tells frames only while something such as VoiceOver asks for them.
    ///
    /// The overlay takes no touches and is not told to assistive technology.
    ///
    /// - Parameters:
    ///   - isShown: Whether it is drawn.
    ///   - showsLegend: Whether the meaning of the colours is drawn too.
    ///   - policy: What is asked of targets.
    ///   - device: The device that the app runs on, for rates of misses in messages.
    @ViewBuilder public func touchDebugOverlay(
      _ isShown: Bool = true, showsLegend: Bool = true, policy: Policy = Policy(.hig),
      device: Device = .iPhone16
    ) -> some View {
      #if DEBUG
        if isShown {
          modifier(TouchDebugOverlay(policy: policy, device: device, showsLegend: showsLegend))
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
      let showsLegend: Bool

      @State private var targets: [UUID: InspectedTarget] = [:]
      /// What the window around shows beside the components of this module.
      @State private var others: [TouchModel.Screen.Element] = []
      @State private var frame = CGRect.zero

      func body(content: Content) -> some View {
        content
          .environment(
            \.touchInspector, TouchInspector { id, target in targets[id] = target }
          )
          .onGeometryChange(for: CGRect.self) { proxy in
            proxy.frame(in: .global)
          } action: {
            frame = $0
          }
          #if canImport(UIKit) && !os(watchOS)
            .background { TouchWindowReader(device: device) { others = $0 } }
          #endif
          .overlay(alignment: .topLeading) {
            ZStack(alignment: .topLeading) {
              ForEach(marks, id: \.number) { mark in
                TouchMarkView(mark: mark, origin: frame.origin)
              }
            }
            .environment(\.layoutDirection, .leftToRight)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
          }
          .overlay(alignment: .bottomLeading) {
            if showsLegend { TouchLegend() }
          }
      }

      private var marks: [TouchMark] {
        // What is partly scrolled away is not judged by what is left of it.
        let own = targets.values.filter { !$0.isScrolledAway }.map(\.element)
        let rest = others.filter { other in
          TouchModel.Rect(frame).intersection(other.layout) != nil
            && !targets.values.contains { other.stands(for: $0) }
        }
        return TouchMark.judged(own + rest, policy: policy, device: device)
      }
    }

    extension TouchModel.Screen.Element {
      /// Whether it is what assistive technology is told of a component of this module.
      fileprivate func stands(for target: InspectedTarget) -> Bool {
        let other = TouchModel.Rect(target.frame)
        return layout.contains(other, tolerance: 1) && other.contains(layout, tolerance: 1)
      }
    }

    /// One element: where touches reach it, what it draws, and what is wrong.
    private struct TouchMarkView: View {
      let mark: TouchMark
      let origin: CGPoint

      var body: some View {
        ZStack(alignment: .topLeading) {
          ForEach(Array(reached.enumerated()), id: \.offset) { _, rect in
            placed(rect) { Rectangle().fill(mark.meaning.color.opacity(0.3)) }
          }
          if mark.isEstimated, let around = mark.element.effective.boundingBox {
            placed(around) {
              Rectangle()
                .strokeBorder(mark.meaning.color, style: StrokeStyle(lineWidth: 1, dash: [4]))
            }
          }
          placed(mark.element.visual) { Rectangle().strokeBorder(Color.blue, lineWidth: 1) }
          if let words {
            Text(verbatim: words)
              .font(.caption2)
              .foregroundStyle(mark.meaning.color)
              .offset(
                x: mark.element.layout.minX - origin.x, y: mark.element.layout.maxY - origin.y)
          }
        }
      }

      private var reached: [TouchModel.Rect] {
        mark.element.effective.outlines.map(\.boundingBox)
      }

      private var words: String? {
        guard mark.isEstimated else { return mark.message }
        return "≈ " + (mark.message ?? mark.element.label ?? "")
      }

      private func placed(
        _ rect: TouchModel.Rect, @ViewBuilder _ content: () -> some View
      ) -> some View {
        content()
          .frame(width: rect.width, height: rect.height)
          .offset(x: rect.minX - origin.x, y: rect.minY - origin.y)
      }
    }

    /// What the colours mean.
    private struct TouchLegend: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 2) {
          ForEach(TouchMeaning.allCases, id: \.self) { meaning in
            line(meaning.words) { Rectangle().fill(meaning.color.opacity(0.3)) }
          }
          line("what is drawn") { Rectangle().strokeBorder(Color.blue, lineWidth: 1) }
          line("≈ where it reacts is estimated") {
            Rectangle().strokeBorder(Color.gray, style: StrokeStyle(lineWidth: 1, dash: [4]))
          }
        }
        .padding(6)
        .background { Rectangle().fill(Color.white.opacity(0.8)) }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
      }

      private func line(
        _ words: String, @ViewBuilder _ sample: () -> some View
      ) -> some View {
        HStack(spacing: 6) {
          sample().frame(width: 12, height: 12)
          Text(verbatim: words).font(.caption2).foregroundStyle(Color.black)
        }
      }
    }
  #endif
#endif
