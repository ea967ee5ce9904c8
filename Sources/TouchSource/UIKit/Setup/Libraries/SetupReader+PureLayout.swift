import TouchLayout

/// PureLayout, whose methods stand for constraints one by one.
///
/// Source: the comments of its `ALView+PureLayout.m`: an inset, and a relation with it, is turned round at
/// the bottom, right and trailing edges of what is around; the vertical axis of a view is that between its
/// left and its right.
extension SetupReader {
  /// Its methods that are followed. They are told by their names: what one file or a bridging header of a
  /// module imports, all of its files see.
  static let pureMethods: Set<String> = [
    "autoPinEdge", "autoPinEdgesToSuperviewEdges", "autoPinEdgesToSuperviewMargins",
    "autoPinEdgesToSuperviewSafeArea", "autoAlignAxis", "autoCenterInSuperview", "autoSetDimension",
    "autoSetDimensions", "autoMatch", "autoMatchDimension",
  ]

  /// Makes the constraints that one of its methods stands for.
  func pureLayout(
    _ name: String, on view: ViewFacts.ID, _ arguments: [Expression.Argument],
    at position: Position, in frame: SetupFrame
  ) -> Thing {
    let here = place(position, in: frame)
    let relation = relation(of: arguments)
    func value(_ label: String) -> Expression? {
      arguments.first { $0.label == label }?.value
    }
    func length(_ label: String) -> Length? {
      value(label).map { number($0, in: frame) } ?? 0
    }
    var made: [Int] = []
    func set(_ axis: Axis, _ length: LengthConstraint) {
      made.append(add(.length(length), on: view, at: here, name, in: frame))
    }
    func tie(_ edge: Edge, to other: Thing, _ relation: Relation, _ constant: Length?) {
      made += self.tie(
        view, edge, isInset: false, to: other, relation, constant, at: here, in: frame)
    }
    func tie(_ edge: Edge, inside isInset: Bool, by inset: Length?) {
      let isEnd = edge.isStart == false
      let other = facts(view).superviews.last.map { Thing.edge($0, edge, isInset: isInset) }
      tie(
        edge, to: other ?? .other, isEnd ? relation.mirrored : relation,
        isEnd ? inset.map { Length(0) - $0 } : inset)
    }
    let first = arguments.first?.value
    switch name {
    case "autoSetDimensions":
      let size = first.flatMap { SetupReader.size(values($0, in: frame)) }
      for (axis, length) in [(Axis.horizontal, size?.width), (.vertical, size?.height)] {
        set(axis, LengthConstraint(axis: axis, relation: relation, constant: length))
      }
    case "autoSetDimension":
      let axis = first?.dimension ?? .horizontal
      let length = value("toSize").flatMap { number($0, in: frame) }
      set(axis, LengthConstraint(axis: axis, relation: relation, constant: length))
    case "autoMatch", "autoMatchDimension":
      let axis = first?.dimension ?? .horizontal
      var match = LengthConstraint(axis: axis, relation: relation)
      if let second = value("to")?.dimension, let given = value("of"),
        case .view(let other) = read(given, in: frame)
      {
        match.other = (other, second)
        match.constant = length("withOffset")
        match.multiplier = value("withMultiplier").map { number($0, in: frame) } ?? 1
      }
      set(axis, match)
    case "autoPinEdge":
      let around = ["toSuperviewEdge", "toSuperviewMargin", "toSuperviewSafeArea"]
      if let label = arguments.first?.label, around.contains(label) {
        for edge in edges(named: first) {
          tie(edge, inside: label != around[0], by: length("withInset"))
        }
      } else {
        let other = value("of").map { read($0, in: frame) }
        for edge in edges(named: first) {
          let target: Thing =
            if case .view(let view)? = other, let end = value("to")?.edge {
              .edge(view, end, isInset: false)
            } else {
              .other
            }
          tie(edge, to: target, relation, length("withOffset"))
        }
      }
    case "autoAlignAxis":
      let isAround = arguments.first?.label == "toSuperviewAxis"
      let other: Thing? =
        isAround
        ? facts(view).superviews.last.map { .view($0) }
        : value("toSameAxisOf").map { read($0, in: frame) }
      for edge in first?.axisLine.map({ [$0] }) ?? [.centerX, .centerY] {
        let target: Thing =
          if case .view(let view)? = other { .edge(view, edge, isInset: false) } else { .other }
        let isKnown = first?.axisLine != nil
        tie(edge, to: target, relation, isKnown ? length("withOffset") : nil)
      }
    case "autoCenterInSuperview":
      for edge in [Edge.centerX, .centerY] { tie(edge, inside: false, by: 0) }
    default:
      let insets = (value("with") ?? value("withInsets")).map { values($0, in: frame) }
      let free = value("excludingEdge").map { edges(named: $0) } ?? []
      for edge in [Edge.top, .leading, .bottom, .trailing]
      where !free.contains(where: { $0.axis == edge.axis && $0.isStart == edge.isStart }) {
        tie(
          edge, inside: !name.hasSuffix("Edges"),
          by: insets.map { Insets.range($0, at: edge) } ?? 0)
      }
    }
    activate(.constraints(made), in: frame)
    return .constraints(made)
  }

  /// How its arguments say that a constraint compares its sides.
  private func relation(of arguments: [Expression.Argument]) -> Relation {
    switch arguments.first(where: { $0.label == "relation" })?.value.memberName {
    case "greaterThanOrEqual": .atLeast
    case "lessThanOrEqual": .atMost
    default: .equal
    }
  }

  /// The edges that an expression may name: any, where it is not followed.
  private func edges(named value: Expression?) -> [Edge] {
    value?.edge.map { [$0] } ?? [.leading, .trailing, .top, .bottom]
  }
}

extension Expression {
  /// The edge that it names.
  fileprivate var edge: Edge? { memberName.flatMap { Edge(rawValue: $0) } }

  /// The length that it names.
  fileprivate var dimension: Axis? {
    switch memberName {
    case "width": .horizontal
    case "height": .vertical
    default: nil
    }
  }

  /// The middle that the name of an axis stands for.
  fileprivate var axisLine: Edge? {
    switch memberName {
    case "horizontal": .centerY
    case "vertical": .centerX
    case "baseline", "lastBaseline", "firstBaseline": .baseline
    default: nil
    }
  }
}
