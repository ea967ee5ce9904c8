import TouchLayout
import TouchModel

/// What a finger does.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What is known of it while it lasts.
  associatedtype Value
  nonisolated var _kind: TouchModel.Screen.Element.Kind { get }
  func _handler(_ context: _ViewContext) -> Handler
  func _adding(
    changed: ((Value) -> Void)?, ended: ((Value) -> Void)?
  ) -> Self
}

extension Gesture {
  /// Does something when it ends.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> Self {
    nonisolated(unsafe) let (gesture, action) = (self, action)
    return MainActor.assumeIsolated { Unchecked(gesture._adding(changed: nil, ended: action)) }
      .value
  }
}

extension Gesture where Value: Equatable {
  /// Does something while it lasts.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> Self {
    nonisolated(unsafe) let (gesture, action) = (self, action)
    return MainActor.assumeIsolated { Unchecked(gesture._adding(changed: action, ended: nil)) }
      .value
  }
}

struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// One or more taps.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public var count: Int
  var ended: [() -> Void] = []
  nonisolated public init(count: Int = 1) { self.count = count }
  nonisolated public var _kind: TouchModel.Screen.Element.Kind { .tapGesture }
  public func _handler(_ context: _ViewContext) -> Handler {
    let ended = ended
    return Handler(taps: count, act: { for action in ended { action() } })
  }
  public func _adding(changed: ((Value) -> Void)?, ended: ((Value) -> Void)?) -> Self {
    var gesture = self
    if let ended { gesture.ended.append({ ended(()) }) }
    return gesture
  }
}

/// A press of a while.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public var minimumDuration: Double
  var ended: [(Bool) -> Void] = []
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }
  nonisolated public var _kind: TouchModel.Screen.Element.Kind { .longPressGesture }
  public func _handler(_ context: _ViewContext) -> Handler {
    let ended = ended
    return Handler(
      duration: minimumDuration, longPress: { for action in ended { action(true) } })
  }
  public func _adding(changed: ((Bool) -> Void)?, ended: ((Bool) -> Void)?) -> Self {
    var gesture = self
    if let ended { gesture.ended.append(ended) }
    return gesture
  }
}

/// A finger that moves.
public struct DragGesture: Gesture {
  /// Where it is and was.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  var changed: [(Value) -> Void] = []
  var ended: [(Value) -> Void] = []
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
  {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
  nonisolated public var _kind: TouchModel.Screen.Element.Kind { .dragGesture }
  public func _handler(_ context: _ViewContext) -> Handler {
    let (changed, ended, space) = (changed, ended, coordinateSpace)
    func value(_ drag: Handler.Drag) -> Value {
      let origin = space == .global ? CGPoint.zero : drag.origin
      func local(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - origin.x, y: point.y - origin.y)
      }
      return Value(
        time: Date(timeIntervalSinceReferenceDate: drag.time), location: local(drag.location),
        startLocation: local(drag.start))
    }
    return Handler(
      leastDistance: Double(minimumDistance),
      dragged: { drag, isOver in
        for action in isOver ? ended : changed { action(value(drag)) }
      })
  }
  public func _adding(changed: ((Value) -> Void)?, ended: ((Value) -> Void)?) -> Self {
    var gesture = self
    if let changed { gesture.changed.append(changed) }
    if let ended { gesture.ended.append(ended) }
    return gesture
  }
}

/// What places are measured from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
}

/// What places are measured from.
public protocol CoordinateSpaceProtocol {
  nonisolated var coordinateSpace: CoordinateSpace { get }
}

/// A space by name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, @unchecked Sendable {
  let name: AnyHashable
  nonisolated public var coordinateSpace: CoordinateSpace { .named(name) }
}
/// The screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  nonisolated public init() {}
  nonisolated public var coordinateSpace: CoordinateSpace { .global }
}
/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  nonisolated public init() {}
  nonisolated public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  nonisolated public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The space of the scroll view around.
  nonisolated public static var scrollView: NamedCoordinateSpace { named("SwiftUI.ScrollView") }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  nonisolated public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  nonisolated public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
