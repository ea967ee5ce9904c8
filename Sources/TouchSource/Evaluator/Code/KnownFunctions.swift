import TouchLayout
import TouchModel

extension Evaluation {
  /// A number that a function of the language makes of others, or what has such numbers for members;
  /// nothing where it is none of these.
  func arithmetic(_ name: String, _ given: [Bound]) -> Value? {
    let numbers = given.compactMap { number($0.value) }
    switch name {
    case "CGFloat", "Double", "Float", "Int":
      if given.count == 1, let number = numbers.first {
        return .number(name == "Int" ? number.mapped { $0.rounded(.towardZero) } : number)
      }
      return given.count == 1
        ? .open(TypeName(name: name == "Int" ? name : "Double"), in: nil) : nil
    case "max", "min":
      guard given.count >= 2, numbers.count == given.count else {
        return given.count >= 2 ? .open(TypeName(name: "Double"), in: nil) : nil
      }
      let choose: (Double, Double) -> Double = name == "max" ? { max($0, $1) } : { min($0, $1) }
      return .number(
        numbers.dropFirst().reduce(numbers[0]) { $0.combined(with: $1, by: choose) })
    case "abs":
      return numbers.first.map { length in
        length.isKnown ? .number(length.mapped { $0.magnitude }) : .unknown
      }
    case "floor", "ceil", "round":
      let rule: FloatingPointRoundingRule =
        name == "floor" ? .down : name == "ceil" ? .up : .toNearestOrAwayFromZero
      return numbers.first.map { .number($0.mapped { $0.rounded(rule) }) }
    case "Array":
      guard given.count == 1, given[0].label == nil else { return nil }
      switch given[0].value {
      case .array, .openArray: return given[0].value
      default: return nil
      }
    case "zip": return zipped(given)
    case "CGSize", "CGPoint", "EdgeInsets":
      return .tuple(arguments(of: name, given, labels: Self.members[name] ?? []) ?? given)
    case "UIEdgeInsets", "NSDirectionalEdgeInsets":
      // The system's own is known by its name.
      let labels = Self.members[name] ?? []
      guard !given.allSatisfy({ labels.contains($0.label ?? "") }),
        let members = arguments(of: name, given, labels: labels) ?? sides(labels, madeOf: given)
      else { return nil }
      return .external(
        External(type: name, path: [External.Step(name: "init", arguments: members)]))
    default: return nil
    }
  }

  /// The sides of insets that are all of one length, as SwifterSwift's `UIEdgeInsets(inset: 8)` makes them; nil
  /// for anything else.
  private func sides(_ labels: Set<String>, madeOf given: [Bound]) -> [Bound]? {
    guard given.count == 1, given[0].label == "inset" else { return nil }
    return labels.sorted().map { Bound(label: $0, value: given[0].value) }
  }

  /// The labels of the initializers that the system gives its values of lengths.
  static let members: [String: Set<String>] = [
    "CGSize": ["width", "height"], "CGPoint": ["x", "y"],
    "EdgeInsets": ["top", "leading", "bottom", "trailing"],
    "UIEdgeInsets": ["top", "left", "bottom", "right"],
    "NSDirectionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
  ]

  /// A side of insets of UIKit's that are made of their sides; nil for anything else.
  func side(_ name: String, ofInsets insets: External) -> Value? {
    guard let type = insets.type, ["UIEdgeInsets", "NSDirectionalEdgeInsets"].contains(type),
      let labels = Self.members[type], labels.contains(name), insets.path.count == 1,
      insets.path[0].name == "init", let given = insets.path[0].arguments,
      given.allSatisfy({ labels.contains($0.label ?? "") })
    else { return nil }
    return given.first { $0.label == name }?.value ?? .number(0)
  }

  /// The pairs of the elements of two sequences; nil where one of them is none.
  private func zipped(_ given: [Bound]) -> Value? {
    guard given.count == 2, given.allSatisfy({ $0.label == nil }) else { return nil }
    func pair(_ members: [Value]) -> Value { .tuple(members.map { Bound(label: nil, value: $0) }) }
    let lists = given.map { argument -> [Value]? in
      if case .array(let members) = argument.value { return members }
      return nil
    }
    guard let shortest = lists.compactMap({ $0?.count }).min(),
      zip(given, lists).allSatisfy({ $1 != nil || $0.value.firstNumber != nil })
    else {
      return .openArray(of: pair(given.map { members(of: $0.value, open: 1).first ?? .unknown }))
    }
    return .array(
      (0..<shortest).map { position in
        pair(
          zip(given, lists).map { argument, list in
            list?[position]
              ?? .number(Length((argument.value.firstNumber ?? 0) + Double(position)))
          })
      })
  }

  /// The first or last elements of a collection, or what is left without them.
  private func part(of members: [Value], _ name: String, _ length: Value) -> Value {
    guard case .number(let length) = length, length.isKnown,
      let count = Int(exactly: length.typical),
      count >= 0
    else { return .openArray(of: members.first ?? .unknown) }
    switch name {
    case "prefix": return .array(Array(members.prefix(count)))
    case "suffix": return .array(members.suffix(count))
    case "dropFirst": return .array(Array(members.dropFirst(count)))
    default: return .array(members.dropLast(count))
    }
  }

  /// The longest collection whose elements are filtered one by one.
  private static let mostFiltered = 64

  /// Whether a value is one of those that a literal lists; nil where that is not known.
  private func isMember(_ value: Value, of members: [Value]) -> Bool? {
    let answers = members.map { equals($0, value) }
    if answers.contains(true) { return true }
    // A range is counted out in whole numbers, between which it holds others.
    if case .number(let number) = value, number.typical != number.typical.rounded() { return nil }
    return answers.contains(nil) ? nil : false
  }

  /// What members add up to, beginning with a whole number: one as well, unless what is added is none.
  private func sum(of base: Value, _ given: [Bound]) -> Value {
    let member: Value
    switch base {
    case .array(let members): member = members.first ?? .unknown
    case .openArray(let any): member = any
    default: member = .unknown
    }
    var added = member
    if case .function(.closure(let closure, let scope))? = given.dropFirst().first?.value {
      // What it adds decides nothing that is laid out.
      let state = choices.begin(.settled)
      let start = Bound(label: nil, value: .number(0))
      added = call(.closure(closure, scope), [start, Bound(label: nil, value: member)])
      _ = choices.end(state)
    }
    let isWhole = !added.isOpenNumber || added.isOpenInteger
    return .open(TypeName(name: isWhole ? "Int" : "Double"), in: nil)
  }

  /// Texts one behind the other, with another between them.
  private func joined(_ members: [Value], by separator: Value) -> [ViewNode.Text.Piece] {
    var pieces: [ViewNode.Text.Piece] = []
    for member in members {
      if case .null = member { continue }
      if !pieces.isEmpty { pieces += separator.pieces ?? [.open] }
      pieces += member.pieces ?? [.open]
    }
    return pieces
  }

  /// What a method of the language's own values returns; nothing where it is none of these.
  func knownMethod(_ name: String, of base: Value, _ given: [Bound]) -> Value? {
    switch (base, name) {
    case (_, "reduce") where given.first?.value.isWhole ?? false: return sum(of: base, given)
    case (_, "count") where given.count == 1: return .open(TypeName(name: "Int"), in: nil)
    case (_, "formatted") where base.isOpenNumber && (base.isOpenInteger || !given.isEmpty):
      return .string([.number])
    case (_, "formatted") where base.isDate || base.typeName == "Duration":
      return .string([.date])
    case (_, "string") where base.typeName == "DateComponentsFormatter": return .string([.date])
    case (_, "canOpenURL") where given.first?.value.urlWithoutScheme ?? false:
      return .boolean(false)
    case (.external(let external), "scaledValue") where external.type == "UIFontMetrics":
      return given.first.map { scaled($0.value, relativeTo: external.metricsStyle) }
    case (.number(let length), "rounded"):
      guard
        let rule = given.first.map({ FloatingPointRoundingRule($0.value) })
          ?? .toNearestOrAwayFromZero
      else { return .open(TypeName(name: "Double"), in: nil) }
      return .number(length.mapped { $0.rounded(rule) })
    case (_, "contains") where given.count == 1:
      if let isHeld = edges(base, hold: given[0].value) ?? options(base, hold: given[0].value) {
        return .boolean(isHeld)
      }
      return languageMethod(name, of: base, given)
    default: return languageMethod(name, of: base, given)
    }
  }

  /// What a method of a text or a list returns.
  private func languageMethod(_ name: String, of base: Value, _ given: [Bound]) -> Value? {
    switch (base, name) {
    case (.string(let pieces), _): return textMethod(name, of: pieces, given)
    case (.array(let members), _): return listMethod(name, of: members, given)
    case (.openArray(let member), _): return openListMethod(name, of: base, member, given)
    case (.open(let type?, let owner), _) where type.name == "Array":
      switch name {
      case "sorted", "reversed", "prefix": return .open(type, in: owner)
      case "enumerated", "map", "filter":
        let member = type.arguments.first.map { open($0, in: owner) } ?? .unknown
        return openListMethod(name, of: base, member, given)
      default: return nil
      }
    default: return nil
    }
  }

  /// What a method of a text returns.
  private func textMethod(
    _ name: String, of pieces: [ViewNode.Text.Piece], _ given: [Bound]
  ) -> Value? {
    if let text = Value.string(pieces).knownText, let part = given.first?.value.knownText,
      given.count == 1
    {
      switch name {
      case "hasPrefix": return .boolean(text.hasPrefix(part))
      case "hasSuffix": return .boolean(text.hasSuffix(part))
      default: break
      }
    }
    switch name {
    case "uppercased": return .string(pieces.map { $0.mapped { $0.uppercased() } })
    case "lowercased": return .string(pieces.map { $0.mapped { $0.lowercased() } })
    // Of an optional text, whose letters nobody maps into views.
    case "map", "flatMap": return nil
    case "contains", "hasPrefix", "hasSuffix": return .open(TypeName(name: "Bool"), in: nil)
    default: return .string([.open])
    }
  }

  /// What a function or a key path, as in `filter(\.isShown)`, says of a member of a list.
  private func asked(_ test: Value, of member: Value) -> Value {
    switch test {
    case .function(let function): return call(function, [Bound(label: nil, value: member)])
    case .keyPath(let names):
      var scope = Scope(file: "")
      if case .enumCase(let value) = member {
        scope = Scope(file: value.type.file, type: value.type)
      }
      return names.reduce(member) { base, name in
        self.member(name, of: base, at: Position(line: 1, column: 1), in: scope)
      }
    default: return .unknown
    }
  }

  /// What a method of a list returns whose members are known.
  private func listMethod(_ name: String, of members: [Value], _ given: [Bound]) -> Value? {
    switch name {
    case "joined" where given.first?.label == "separator":
      return .string(joined(members, by: given[0].value))
    case "contains" where given.count == 1 && given[0].label == nil:
      return isMember(given[0].value, of: members).map { .boolean($0) }
        ?? .open(TypeName(name: "Bool"), in: nil)
    case "map", "compactMap":
      guard case .function(let function)? = given.first?.value else { return .unknown }
      let made = members.prefix(Self.mostRepetitions).map {
        call(function, [Bound(label: nil, value: $0)])
      }
      guard let last = made.last else { return .array([]) }
      // The rest are of the kind of the last that was made.
      let all = made + Array(repeating: last.opened, count: members.count - made.count)
      return .array(name == "map" ? all : all.filter { if case .null = $0 { false } else { true } })
    case "enumerated":
      return .array(
        members.enumerated().map { offset, member in
          .tuple([
            Bound(label: "offset", value: .number(Length(Double(offset)))),
            Bound(label: "element", value: member),
          ])
        })
    case "filter":
      guard let test = given.first?.value else { return .unknown }
      let kept = members.prefix(Self.mostFiltered).map { member -> Bool? in
        guard case .boolean(let isKept) = asked(test, of: member) else { return nil }
        return isKept
      }
      guard kept.count == members.count, kept.allSatisfy({ $0 != nil }) else {
        return .openArray(of: members.first ?? .unknown)
      }
      return .array(zip(members, kept).filter { $1 == true }.map(\.0))
    case "sorted", "reversed", "shuffled": return .array(members)
    case "prefix", "suffix", "dropFirst", "dropLast":
      return given.count < 2
        ? part(of: members, name, given.first.map(\.value) ?? .number(1)) : nil
    default: return nil
    }
  }

  /// What a method of a list returns of which only what its members are like is known.
  private func openListMethod(
    _ name: String, of base: Value, _ member: Value, _ given: [Bound]
  ) -> Value {
    switch name {
    case "joined" where given.first?.label == "separator": return .string([.open])
    case "map", "compactMap":
      guard case .function(let function)? = given.first?.value else { return .unknown }
      let made = call(function, [Bound(label: nil, value: member)])
      // What it makes nothing of is no member; of the others nothing is known where it does.
      if name == "compactMap", case .null = made { return .array([]) }
      return .openArray(of: made)
    case "filter": return .openArray(of: self.member(member, passing: given.first?.value))
    case "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast": return base
    case "first", "last":
      return anyOf(self.member(member, passing: given.first?.value)) ?? .unknown
    case "max", "min", "randomElement": return anyOf(member) ?? .unknown
    case "enumerated":
      return .openArray(
        of: .tuple([
          Bound(label: "offset", value: .open(TypeName(name: "Int"), in: nil)),
          Bound(label: "element", value: member),
        ]))
    default: return .unknown
    }
  }
}

extension Value {
  /// The whole number that a range without an end begins with, as `0...`; nil for all else.
  fileprivate var firstNumber: Double? {
    guard case .external(let external) = self, external.type == "PartialRangeFrom",
      case .number(let start)? = external.path.last?.arguments?.first?.value, start.isKnown
    else { return nil }
    return start.typical
  }

  /// Whether it is the address that a text makes which is written out and says nothing of how to open
  /// it, as `URL(string: "PDF")`.
  fileprivate var urlWithoutScheme: Bool {
    guard case .external(let external) = self, external.type == "URL", external.path.count == 1,
      external.name == "init", let given = external.path[0].arguments, given.count == 1,
      given[0].label == "string", let text = given[0].value.knownText
    else { return false }
    return text.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:/) == nil
  }

  /// The name of the type of a value that the source does not hold.
  fileprivate var typeName: String? {
    switch self {
    case .external(let external): external.type
    case .open(let type, _): type?.unwrapped.name
    default: nil
    }
  }
}

extension ViewNode.Text.Piece {
  /// The piece with its characters changed, where they are known.
  fileprivate func mapped(_ change: (String) -> String) -> ViewNode.Text.Piece {
    guard case .known(let text) = self else { return self }
    return .known(change(text))
  }
}

extension External {
  /// Whether it says how many there are of something.
  var isCount: Bool { path.last.map { $0.name == "count" && $0.arguments == nil } ?? false }

  /// The text style of a `UIFontMetrics`; that of its default is the body's.
  var metricsStyle: TextStyle {
    guard case .external(let style)? = path.first?.arguments?.first?.value else { return .body }
    return TextStyle.uiKit(style.name) ?? .body
  }
}

extension FloatingPointRoundingRule {
  /// The rule of a name; nil where the source does not say which it is.
  fileprivate init?(_ value: Value) {
    guard case .external(let external) = value, external.path.last?.arguments == nil else {
      return nil
    }
    switch external.name {
    case "up": self = .up
    case "down": self = .down
    case "towardZero": self = .towardZero
    case "awayFromZero": self = .awayFromZero
    case "toNearestOrEven": self = .toNearestOrEven
    case "toNearestOrAwayFromZero": self = .toNearestOrAwayFromZero
    default: return nil
    }
  }
}
