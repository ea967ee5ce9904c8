import TouchLayout
import TouchModel

/// A visual format, as `H:|-8-[button(44)]-[label(>=20@750)]`.
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
  /// How far the ends of the parts lie apart: before the first, between each two and behind the last; nil
  /// where nothing ties the first or the last to what is around it.
  var gaps: [[Condition]?] = []

  /// What the system leaves between two views that only `-` stands between, as `NSLayoutConstraint` says;
  /// from what is around them it is that view's margin.
  static let standardSpacing = 8.0

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
      gaps.append(Self.gap(rest[..<open], isBetween: !parts.isEmpty))
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
    gaps.append(Self.gap(rest, isBetween: false))
  }

  /// What stands between two views, or between one and the bar that stands for what is around it: nothing
  /// where they touch, `-` for the system's distance, or `-(>=8,<=20)-`.
  private static func gap(_ text: Substring, isBetween: Bool) -> [Condition]? {
    guard isBetween || text.contains("|") else { return nil }
    var text = text.filter { $0 != "|" }
    guard !text.isEmpty else { return [Condition("0")] }
    if text.first == "-" { text.removeFirst() }
    if text.last == "-" { text.removeLast() }
    guard !text.isEmpty else { return [Condition("")] }
    return text.filter { $0 != "(" && $0 != ")" }.split(separator: ",").map {
      Condition(String($0))
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
    if case .name(let name)? = arguments.first(where: { $0.label == "views" })?.value.kind {
      let kept = frame.views(keyedIn: name) ?? [:]
      views.merge(kept.compactMapValues(\.self)) { $1 }
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
    }
    let (start, end) =
      parsed.axis == .horizontal ? (Edge.leading, Edge.trailing) : (Edge.top, Edge.bottom)
    let members = parsed.parts.map { views[$0.name] }
    for (number, gap) in parsed.gaps.enumerated() {
      let (before, behind) = (
        number > 0 ? members[number - 1] : nil, number < members.count ? members[number] : nil
      )
      for condition in gap ?? [] {
        let first = made.count
        // Between baselines is less room for what is between the views.
        let isStandard =
          condition.value.isEmpty && !mayHold(anyOf: ["spacingBaselineToBaseline"])
        let isMargin = isStandard && (before == nil || behind == nil)
        let distance =
          isStandard
          ? Length(isMargin ? 0 : VisualFormat.standardSpacing) : length(condition.value)
        if let behind {
          let isFirst = number == 0
          let around = isFirst ? facts(behind).superviews.last : before
          let target = around.map { Thing.edge($0, isFirst ? start : end, isInset: isMargin) }
          made += tie(
            behind, start, isInset: false, to: target ?? .other, condition.relation,
            target == nil ? nil : distance, at: here, in: frame)
        } else if let before {
          let isLast = number == members.count
          let around = isLast ? facts(before).superviews.last : nil
          made += tie(
            before, end, isInset: false,
            to: around.map { .edge($0, end, isInset: isMargin) } ?? .other,
            condition.relation.mirrored, around == nil ? nil : distance.map { Length(0) - $0 },
            at: here, in: frame)
        }
        for number in made[first...] where isMargin { constraints[number].kind.tieToMargin() }
        guard let priority = condition.priority else { continue }
        for number in made[first...] { constraints[number].priority = length(priority) }
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
