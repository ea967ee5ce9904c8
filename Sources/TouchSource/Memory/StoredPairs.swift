/// A dictionary as it is stored: `ValueEncoder` writes members in order, without names.
struct StoredPairs<Value: Codable & Sendable>: Codable, Sendable {
  private var keys: [String] = []
  private var values: [Value] = []

  init(_ dictionary: [String: Value]) {
    for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
      keys.append(key)
      values.append(value)
    }
  }

  var dictionary: [String: Value] {
    Dictionary(zip(keys, values)) { first, _ in first }
  }
}
