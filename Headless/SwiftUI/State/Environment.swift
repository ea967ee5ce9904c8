/// A value that flows down to a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, @unchecked Sendable {
  private let path: KeyPath<EnvironmentValues, Value>
  private let slot = StateSlot(EnvironmentValues())

  /// Creates a property that reads a value by its key.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }

  /// The value.
  public var wrappedValue: Value { slot.box.value[keyPath: path] }
}

extension Environment: Connectable {
  func connect(to context: _ViewContext, number: Int) {
    slot.box = StateBox(context.environment)
  }
}

/// A number that grows with the text size.
@propertyWrapper
public struct ScaledMetric<Value>: DynamicProperty, @unchecked Sendable
where Value: BinaryFloatingPoint {
  private let base: Value
  private let style: Font.TextStyle
  private let slot = StateSlot(EnvironmentValues())

  /// Creates a number that is its value at the text size `large`.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  /// Creates a number that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The number at the text size in force.
  public var wrappedValue: Value {
    let values = slot.box.value
    let scaled = Double(base) * style.layout.scale(at: values.dynamicTypeSize.layout)
    let pixels = Double(values.displayScale)
    return Value((scaled * pixels).rounded() / pixels)
  }
}

extension ScaledMetric: Connectable {
  func connect(to context: _ViewContext, number: Int) {
    slot.box = StateBox(context.environment)
  }
}
