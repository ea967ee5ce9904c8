import TouchLayout

/// What a view knows of where it stands while it is made into nodes.
@MainActor
public struct _ViewContext {
  /// What flows down.
  var environment: EnvironmentValues
  /// The way from the root, as a number that is equal for equal ways.
  var path: UInt64
  /// What a screen reader is told of the next element inside.
  var accessibility = AccessibilityProperties()
  /// The coordinate spaces around, by name, as the probes that measure them.
  var spaces: [AnyHashable: UInt64] = [:]
  /// The element around, as its path.
  var elementID: UInt64?
  /// What keeps state from one pass to the next.
  let session: Session

  init(environment: EnvironmentValues, path: UInt64, session: Session) {
    self.environment = environment
    self.path = path
    self.session = session
  }

  /// The context of a child.
  func child(_ index: Int) -> _ViewContext {
    var inside = self
    inside.path = Self.mix(path, UInt64(bitPattern: Int64(index)))
    return inside
  }

  /// The context of a child with an identity of its own.
  func child(id: some Hashable) -> _ViewContext {
    child(id.hashValue)
  }

  /// Mixes a number into a way (FNV-1a, byte by byte).
  static func mix(_ path: UInt64, _ value: UInt64) -> UInt64 {
    var hash = path
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      hash = (hash ^ (value >> shift & 255)) &* 0x100_0000_01b3
    }
    return hash
  }

  /// Connects the properties of a view, modifier or style to what they stand for.
  func connect(_ value: Any) {
    var number = 0
    connect(value, number: &number)
  }

  private func connect(_ value: Any, number: inout Int) {
    for child in Mirror(reflecting: value).children {
      if let property = child.value as? any Connectable {
        property.connect(to: self, number: number)
        number += 1
      } else if child.value is any DynamicProperty {
        connect(child.value, number: &number)
      }
    }
  }
}

/// A property that a view reads from outside itself.
@MainActor
protocol Connectable {
  /// Connects it; the number tells the properties of one view apart.
  func connect(to context: _ViewContext, number: Int)
}
