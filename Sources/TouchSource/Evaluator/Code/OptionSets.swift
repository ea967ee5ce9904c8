import TouchLayout
import TouchModel

/// Sets of options of the project's own, which are the bits of a number.
extension Evaluation {
  /// Whether such a set holds an option, or all of several; nil where either is not known, or is
  /// anything else.
  func options(_ set: Value, hold option: Value) -> Bool? {
    guard case .instance(let instance) = set, instance.type.isOptionSet,
      let held = bits(of: set, in: instance.type), let asked = bits(of: option, in: instance.type)
    else { return nil }
    return held & asked == asked
  }

  /// The set of such a type that a literal lists; nil for another type, or where an option is not known.
  func optionSet(_ options: [Value], of type: TypeInfo) -> Value? {
    guard type.isOptionSet else { return nil }
    var all = 0
    for option in options {
      guard let bits = bits(of: option, in: type) else { return nil }
      all |= bits
    }
    let number = Value.number(Length(Double(all)))
    return .instance(Instance(type: type, fields: [Self.rawValue: number], place: nil))
  }

  /// Whether such a set holds nothing; nil where that is not known, or for anything else.
  func isEmpty(_ set: Instance) -> Bool? {
    set.type.isOptionSet ? bits(of: .instance(set), in: set.type).map { $0 == 0 } : nil
  }

  private static let rawValue = "rawValue"

  private func bits(of option: Value, in type: TypeInfo) -> Int? {
    var option = coerce(option, to: type)
    if case .array(let members) = option, let set = optionSet(members, of: type) { option = set }
    guard case .instance(let instance) = option, instance.type === type,
      case .number(let number)? = property(Self.rawValue, of: instance), number.isKnown
    else { return nil }
    return Int(exactly: number.typical)
  }
}

extension TypeInfo {
  fileprivate var isOptionSet: Bool { allInherited.contains("OptionSet") }
}
