#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel

  /// A target that a component of this module tells the inspector around it of.
  struct InspectedTarget: Equatable, Sendable {
    var name: String
    /// Its layout frame, on the screen.
    var frame: CGRect
    /// Where it reacts, on the screen.
    var hit: CGRect
    /// What the scroll view around it shows, on the screen; nil where there is none.
    var viewport: CGRect?

    /// Where touches reach it: none arrives outside of a scroll view. Nil where that is nowhere.
    var reached: CGRect? {
      let area = viewport.map { hit.intersection($0) } ?? hit
      return area.isEmpty ? nil : area
    }

    /// Whether a part of what is drawn is scrolled out of sight.
    var isScrolledAway: Bool {
      viewport.map { !$0.insetBy(dx: -1, dy: -1).contains(frame) } ?? false
    }
  }

  /// What takes the targets that components tell of.
  struct TouchInspector {
    var report: (UUID, InspectedTarget?) -> Void
  }

  private struct TouchInspectorKey: EnvironmentKey {
    static var defaultValue: TouchInspector? { nil }
  }

  extension EnvironmentValues {
    /// What takes the targets that components tell of; nil where nobody looks.
    var touchInspector: TouchInspector? {
      get { self[TouchInspectorKey.self] }
      set { self[TouchInspectorKey.self] = newValue }
    }
  }

  extension View {
    /// Tells the inspector around, in debug builds, where the view reacts.
    @ViewBuilder func inspected(_ name: String, reacting shape: GrownRectangle) -> some View {
      #if DEBUG
        modifier(Inspected(name: name, shape: shape))
      #else
        self
      #endif
    }
  }

  #if DEBUG
    private struct Inspected: ViewModifier {
      let name: String
      let shape: GrownRectangle

      @State private var id = UUID()
      @Environment(\.touchInspector) private var inspector
      @Environment(\.layoutDirection) private var direction

      func body(content: Content) -> some View {
        if let report = inspector?.report {
          let (id, name, shape, direction) = (id, name, shape, direction)
          content
            .onGeometryChange(for: InspectedTarget.self) { proxy in
              let frame = proxy.frame(in: .global)
              let viewport = proxy.bounds(of: .scrollView)
              return InspectedTarget(
                name: name, frame: frame, hit: shape.hit(around: frame, in: direction),
                viewport: viewport.map { $0.offsetBy(dx: frame.minX, dy: frame.minY) })
            } action: { target in
              report(id, target)
            }
            .onDisappear { report(id, nil) }
        } else {
          content
        }
      }
    }
  #endif

  extension GrownRectangle {
    /// Where it lies around a frame.
    nonisolated func hit(around frame: CGRect, in direction: LayoutDirection) -> CGRect {
      var shape = self
      if direction == .rightToLeft {
        (shape.outsets.leading, shape.outsets.trailing) = (outsets.trailing, outsets.leading)
      }
      return shape.path(in: frame).boundingRect
    }
  }
#endif
