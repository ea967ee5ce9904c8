import TouchLayout
import TouchModel

/// What kind of thing a value is, as far as its type tells.
extension Value {
  /// Whether it is one of a few that something may be.
  var isStage: Bool {
    switch self {
    case .boolean, .enumCase: true
    default: false
    }
  }

  /// Whether it is a value of a structure or class of the project.
  var isInstance: Bool {
    if case .instance = self { return true }
    return false
  }

  /// Whether it is an implicit member, or a list, which the type that is expected makes a value of.
  var isImplicit: Bool {
    switch self {
    case .external(let external): external.type == nil
    case .array: true
    default: false
    }
  }

  /// Whether it is a whole number that is not in the source.
  var isOpenInteger: Bool {
    if case .external(let external) = self { return external.isCount }
    guard case .open(let type?, _) = self else { return false }
    return [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ].contains(type.name)
  }

  /// Whether it is a whole number, in the source or not.
  var isWhole: Bool {
    guard case .number(let length) = self else { return isOpenInteger }
    return length.isKnown && length.typical == length.typical.rounded()
  }

  /// Whether it is a moment or a stretch of time.
  var isDate: Bool {
    switch self {
    case .open(let type?, _):
      return type.name == "Date" || type.name == "Optional" && type.arguments.first?.name == "Date"
    case .external(let external): return external.type == "Date"
    default: return false
    }
  }

  /// Whether it is a number that is not in the source.
  var isOpenNumber: Bool {
    if isOpenInteger { return true }
    switch self {
    case .open(let type?, _): return ["Double", "Float", "CGFloat", "Decimal"].contains(type.name)
    case .number(let length): return !length.isKnown
    default: return false
    }
  }

  /// The parts of a string, if it is one.
  var pieces: [ViewNode.Text.Piece]? {
    switch self {
    case .string(let pieces): return pieces
    case .open(let type?, _)
    where ["String", "LocalizedStringKey", "Substring"].contains(type.name):
      return [.open]
    default: return nil
    }
  }

  var isView: Bool {
    switch self {
    case .view: return true
    case .instance(let instance): return instance.type.standsAmongViews
    default: return false
    }
  }

  /// The value without its optionality.
  var unwrapped: Value {
    if case .open(let type?, let owner) = self, type.name == "Optional" {
      return .open(type.arguments.first, in: owner)
    }
    return self
  }

  /// The value without its optionality, where it is known to be there.
  var there: Value {
    guard case .open(var type?, let owner) = unwrapped, type.name != "Optional" else {
      return unwrapped
    }
    type.present.insert(TypeName.itself)
    return .open(type, in: owner)
  }

  /// The kind of thing without what is known of it.
  var opened: Value {
    switch self {
    case .string: return .string([.open])
    case .number: return .open(TypeName(name: "Double"), in: nil)
    case .boolean: return .open(TypeName(name: "Bool"), in: nil)
    case .array(let members): return .openArray(of: members.first?.opened ?? .unknown)
    case .null: return .unknown
    default: return self
    }
  }

  /// Types of the system whose values are made of lengths.
  private static let geometry: Set<String> = [
    "CGSize", "CGPoint", "CGRect", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset",
  ]

  /// The value as it is while the app runs: of the same kind, not known.
  var changing: Value {
    switch self {
    case .number: return .open(TypeName(name: "Double"), in: nil)
    case .enumCase(let value): return .open(TypeName(name: value.type.name), in: value.type)
    case .external(let external):
      guard let type = external.type, Self.geometry.contains(type) else { return self }
      return .open(TypeName(name: type), in: nil)
    case .tuple(let members):
      return .tuple(members.map { Bound(label: $0.label, value: $0.value.changing) })
    case .instance(let instance):
      return .instance(
        Instance(
          type: instance.type, fields: [:],
          place: instance.type.standsAmongViews ? instance.place : nil))
    default: return opened
    }
  }
}
