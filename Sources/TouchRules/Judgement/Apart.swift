/// A value that is kept apart from what holds it, so that this stays small where there is none.
indirect enum Apart<Value: Sendable>: Sendable {
  case value(Value)

  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}
