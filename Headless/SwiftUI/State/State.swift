/// A property that changes what a view shows.
public protocol DynamicProperty {
  /// Is called before the view's body is made.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// Where a value is kept from one pass to the next.
final class StateBox<Value> {
  var value: Value
  weak var session: Session?

  init(_ value: Value) { self.value = value }
}

/// What a property reads until, and after, it is connected.
final class StateSlot<Value>: @unchecked Sendable {
  var box: StateBox<Value>

  init(_ value: Value) { box = StateBox(value) }

  func set(_ value: Value) {
    box.value = value
    let session = box.session
    MainActor.assumeIsolated { session?.invalidate() }
  }
}

/// A value that a view keeps.
@propertyWrapper
public struct State<Value>: DynamicProperty, Sendable {
  let slot: StateSlot<Value>

  /// Creates a value with what it is at first.
  public init(wrappedValue: Value) { slot = StateSlot(wrappedValue) }
  /// Creates a value with what it is at first.
  public init(initialValue: Value) { slot = StateSlot(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { slot.box.value }
    nonmutating set { slot.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let slot = slot
    return Binding(read: { slot.box.value }, write: { slot.set($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a value that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Connectable {
  func connect(to context: _ViewContext, number: Int) {
    slot.box = context.session.box(context.path, number, initially: slot.box)
  }
}

/// A value that holds while a gesture lasts.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, Sendable {
  let state: State<Value>
  let initial: StateSlot<Value>

  /// Creates a value with what it is when no gesture lasts.
  public init(wrappedValue: Value) {
    state = State(wrappedValue: wrappedValue)
    initial = StateSlot(wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value { state.wrappedValue }
  /// The wrapper, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  func reset() { state.wrappedValue = initial.box.value }
}

extension GestureState: Connectable {
  func connect(to context: _ViewContext, number: Int) {
    state.connect(to: context, number: number)
  }
}
