import Foundation

/// Why JSON does not hold what is read of it.
package enum DecodingReason {
  /// Returns what a decoder's error says, as `'meant.x' is missing` and `'targets[0].x' is of another
  /// type`.
  package static func text(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return "'\(name(context.codingPath + [key]))' is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      let path = name(context.codingPath)
      return path.isEmpty ? "it is no object" : "'\(path)' is of another type"
    default: return "it is no JSON"
    }
  }

  private static func name(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { name, key in
      if let number = key.intValue {
        name += "[\(number)]"
      } else {
        name += (name.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
