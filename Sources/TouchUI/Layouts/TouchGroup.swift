#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel

  /// Targets that share the space between them: each gets the wanted size where there is room, and
  /// no place belongs to two.
  ///
  /// Nothing that is drawn moves. The members' frames are measured, and their hit regions grow
  /// beyond them by the rules of `HitRegions.separated(_:maximumShift:)`: where two would overlap,
  /// each grows away from the other instead, by at most six points, and where that is not enough
  /// they shrink fairly. Any arrangement will do:
  ///
  ///     TouchGroup {
  ///       ZStack {
  ///         ForEach(pins) { pin in
  ///           Button(pin.name, systemImage: "mappin", action: pin.show)
  ///             .labelStyle(.iconOnly)
  ///             .touchMember(pin.id)
  ///             .offset(x: pin.x, y: pin.y)
  ///         }
  ///       }
  ///     }
  ///
  /// Members are buttons, in the automatic style or a style of this module. ``TouchRow`` and
  /// ``TouchGrid`` are groups with an arrangement.
  public struct TouchGroup<Content: View>: View {
    private let targetSize: CGFloat
    private let maximumShift: CGFloat
    private let content: Content
    @State private var frames: [AnyHashable: CGRect] = [:]
    @Environment(\.layoutDirection) private var direction

    /// Creates a group.
    ///
    ///     TouchGroup(targetSize: 56) { Pins() }
    ///
    /// - Parameters:
    ///   - targetSize: The width and height that each member wants, in points; raised to the
    ///     platform's default.
    ///   - maximumShift: How far the middle of a hit region may lie from the middle of what is
    ///     drawn, in points. About six, a millimetre, is what people do not notice.
    ///   - content: What holds the members.
    ///   - file: The file of the call, for remarks in debug builds.
    ///   - line: The line of the call.
    public init(
      targetSize: CGFloat = TouchTargetSize.minimum, maximumShift: CGFloat = 6,
      file: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
    ) {
      let call = TouchNote.Call("TouchGroup(targetSize:)", file, line)
      self.targetSize = TouchTargetSize.raised(targetSize, call)
      self.maximumShift = max(0, maximumShift)
      self.content = content()
    }

    /// The members, and what they are told of each other.
    ///
    ///     Map().overlay { TouchGroup { Pins() } }
    public var body: some View {
      content
        .environment(
          \.touchSharing,
          TouchSharing(targetSize: targetSize, maximumShift: maximumShift, growth: growth) {
            id, frame in frames[id] = frame
          }
        )
        .coordinateSpace(.named(TouchSharing.space))
    }

    /// How far each member's hit region reaches beyond its frame.
    private var growth: [AnyHashable: EdgeInsets] {
      // In the order of the screen, so that ties are broken alike each time.
      let members = frames.filter { !$0.value.isEmpty }.sorted {
        ($0.value.minY, $0.value.minX) < ($1.value.minY, $1.value.minX)
      }
      let wishes = members.map { member in
        HitRegions.Wish(
          visual: TouchModel.Rect(member.value),
          size: TouchModel.Size(
            width: max(Double(targetSize), Double(member.value.width)),
            height: max(Double(targetSize), Double(member.value.height))))
      }
      guard
        let regions = try? HitRegions.separated(wishes, maximumShift: Double(maximumShift))
      else { return [:] }
      var growth: [AnyHashable: EdgeInsets] = [:]
      for (member, hit) in zip(members, regions.hits) {
        growth[member.key] = EdgeInsets(
          of: hit, around: TouchModel.Rect(member.value), in: direction)
      }
      return growth
    }
  }

  extension View {
    /// Makes the button a member of the ``TouchGroup`` around it.
    ///
    ///     Button("Bold", systemImage: "bold", action: bold).touchMember("bold")
    ///
    /// - Parameter id: What tells it from the other members.
    public func touchMember(_ id: some Hashable) -> some View {
      modifier(TouchMember(id: AnyHashable(id)))
    }
  }

  /// A button that tells where it stands and grows as far as it is told.
  private struct TouchMember: ViewModifier {
    let id: AnyHashable

    @Environment(\.touchSharing) private var sharing

    func body(content: Content) -> some View {
      let report = sharing?.report
      content
        .environment(\.touchGrowth, sharing?.growth[id] ?? EdgeInsets())
        .buttonStyle(GrownButtonStyle())
        .onGeometryChange(for: CGRect.self) { proxy in
          proxy.frame(in: .named(TouchSharing.space))
        } action: { frame in
          report?(id, frame)
        }
    }
  }

  /// What reacts reaches as far beyond its frame as the group around grants.
  private struct GrownButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      GrownButton(configuration: configuration)
    }
  }

  private struct GrownButton: View {
    let configuration: PrimitiveButtonStyleConfiguration

    @Environment(\.touchGrowth) private var growth

    var body: some View {
      OverflowingButton(configuration: configuration, shape: GrownRectangle(outsets: growth))
    }
  }

  /// What a group tells its members.
  struct TouchSharing {
    static let space = "TouchGroup"

    /// The width and height that each member wants, in points.
    var targetSize: CGFloat
    /// How far the middle of a hit region may lie from the middle of what is drawn, in points.
    var maximumShift: CGFloat
    /// How far each member's hit region reaches beyond its frame.
    var growth: [AnyHashable: EdgeInsets]
    /// Takes where a member stands.
    var report: (AnyHashable, CGRect) -> Void
  }

  private struct TouchSharingKey: EnvironmentKey {
    static var defaultValue: TouchSharing? { nil }
  }

  extension EnvironmentValues {
    /// What the group around tells its members.
    var touchSharing: TouchSharing? {
      get { self[TouchSharingKey.self] }
      set { self[TouchSharingKey.self] = newValue }
    }
  }

  extension TouchModel.Rect {
    /// A rectangle of Core Graphics.
    init(_ rect: CGRect) {
      self.init(
        x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
        height: Double(rect.height))
    }
  }

  extension EdgeInsets {
    /// How far a hit region lies outside of a frame, by the direction in which people read.
    fileprivate init(
      of hit: TouchModel.Rect, around frame: TouchModel.Rect, in direction: LayoutDirection
    ) {
      let (left, right) = (CGFloat(frame.minX - hit.minX), CGFloat(hit.maxX - frame.maxX))
      let isMirrored = direction == .rightToLeft
      self.init(
        top: CGFloat(frame.minY - hit.minY), leading: isMirrored ? right : left,
        bottom: CGFloat(hit.maxY - frame.maxY), trailing: isMirrored ? left : right)
    }
  }
#endif
