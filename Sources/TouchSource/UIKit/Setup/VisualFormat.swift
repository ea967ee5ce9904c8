import TouchLayout
import TouchModel

/// A visual format, as `H:|-8-[button(44)]-[label(>=20@750)]`, as far as it gives lengths.
struct VisualFormat {
  /// One view of the format.
  struct Part: Equatable {
    var name: String
    /// Its lengths as written, without the axis.
    var lengths: [Condition]
  }

  /// `>=44@750`: a number, or the name of a metric or a view.
  struct Condition: Equatable {
    var relation: Relation
    var value: String
    var priority: String?
  }

  var axis: Axis
  var parts: [Part]

  /// Reads a format; nil for what is none.
  init?(_ text: String) {
    var rest = Substring(text.filter { !$0.isWhitespace })
    axis = .horizontal
    if rest.hasPrefix("V:") {
      axis = .vertical
      rest.removeFirst(2)
    } else if rest.hasPrefix("H:") {
      rest.removeFirst(2)
    }
    parts = []
    while let open = rest.firstIndex(of: "[") {
      guard let close = rest[open...].firstIndex(of: "]") else { return nil }
      let inner = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      let pieces = inner.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = pieces.first, !name.isEmpty else { return nil }
      var lengths: [Condition] = []
      if pieces.count == 2 {
        for condition in pieces[1].drop(while: { $0 == "(" }).split(separator: ",") {
          lengths.append(Condition(String(condition.filter { $0 != ")" && $0 != "(" })))
        }
      }
      parts.append(Part(name: String(name), lengths: lengths))
    }
  }
}

extension VisualFormat.Condition {
  fileprivate init(_ text: String) {
    var rest = Substring(text)
    relation = .equal
    for (sign, meaning) in [(">=", Relation.atLeast), ("<=", .atMost), ("==", .equal)]
    where rest.hasPrefix(sign) {
      relation = meaning
      rest.removeFirst(2)
    }
    let pieces = rest.split(separator: "@", maxSplits: 1)
    value = pieces.first.map(String.init) ?? ""
    priority = pieces.count == 2 ? String(pieces[1]) : nil
  }
}

extension SetupReader {
  /// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`
  func visualFormat(
    _ arguments: [Expression.Argument], at position: Position, in frame: SetupFrame
  ) -> Thing {
    let here = place(position, in: frame)
    func entries(_ label: String) -> [(String, Expression)] {
      guard let value = arguments.first(where: { $0.label == label })?.value,
        case .dictionary(let entries) = dictionary(value, in: frame).kind
      else { return [] }
      return entries.compactMap { key, value in
        self.value(key, in: frame)?.knownText.map { ($0, value) }
      }
    }
    var views: [String: ViewFacts.ID] = [:]
    for (name, value) in entries("views") {
      if case .view(let view) = read(value, in: frame) { views[name] = view }
    }
    guard let format = arguments.first(where: { $0.label == "withVisualFormat" })?.value,
      let text = value(format, in: frame)?.knownText, let parsed = VisualFormat(text)
    else {
      for view in views.values { doubt(view, "a visual format is not followed") }
      return .other
    }
    let metrics = Dictionary(entries("metrics")) { first, _ in first }
    func length(_ text: String) -> Length? {
      Double(text).map { Length($0) } ?? metrics[text].flatMap { number($0, in: frame) }
    }
    var made: [Int] = []
    for part in parsed.parts {
      guard let view = views[part.name] else { continue }
      for condition in part.lengths {
        var constraint = LengthConstraint(axis: parsed.axis, relation: condition.relation)
        if let other = views[condition.value] {
          constraint.other = (other, parsed.axis)
          (constraint.multiplier, constraint.constant) = (Length(1), Length(0))
        } else {
          constraint.constant = length(condition.value)
        }
        let number = add(.length(constraint), on: view, at: here, text, in: frame)
        if let priority = condition.priority {
          constraints[number].priority = length(priority)
        }
        made.append(number)
      }
      // It lies between its neighbours in the format: both of its edges may be tied.
      for edge in parsed.axis == .horizontal ? [Edge.leading, .trailing] : [.top, .bottom] {
        made += tie(view, edge, isInset: false, to: .other, .equal, nil, at: here, in: frame)
      }
    }
    return .constraints(made)
  }

  /// A dictionary literal, also where a local name stands for it.
  private func dictionary(_ value: Expression, in frame: SetupFrame) -> Expression {
    if case .name(let name) = value.kind, let literal = frame.literal(name) { return literal }
    return value
  }
}
