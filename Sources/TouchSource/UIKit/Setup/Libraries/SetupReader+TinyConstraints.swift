import TouchLayout
import TouchModel

/// TinyConstraints, whose methods each stand for a constraint, or for one at each edge, and what of Stevia
/// reads alike.
///
/// Source: its `TinyConstraints.swift` and `TinyConstraints+superview.swift`: an offset is added, but for
/// that of `trailingToSuperview`; insets lie inside.
extension SetupReader {
  /// Makes the constraints that one of its methods stands for; nil for what is none of them.
  func shortHelper(
    _ name: String, on view: ViewFacts.ID, _ arguments: [Expression.Argument],
    at position: Position, in frame: SetupFrame
  ) -> Thing? {
    let here = place(position, in: frame)
    guard
      let made = ownLengths(name, on: view, arguments, at: here, in: frame)
        ?? outerTies(name, on: view, arguments, at: here, in: frame)
    else { return nil }
    if let priority = arguments.value("priority") {
      let priority = self.priority(priority, in: frame)
      for number in made { constraints[number].priority = priority }
    }
    switch arguments.value("isActive")?.kind {
    case nil, .boolean(true): activate(.constraints(made), in: frame)
    case .boolean(false): break
    default:
      activate(.constraints(made), in: frame)
      for number in made { constraints[number].isSwitched = true }
    }
    // Stevia's return the view.
    return index.used.imported.contains("TinyConstraints") ? .constraints(made) : .view(view)
  }

  /// The constraints that give a view lengths of their own, as `height(48)`; nil where it is none of these.
  private func ownLengths(
    _ name: String, on view: ViewFacts.ID, _ arguments: [Expression.Argument], at here: Place,
    in frame: SetupFrame
  ) -> [Int]? {
    guard let first = arguments.first else { return nil }
    var made: [Int] = []
    func set(_ axis: Axis, _ relation: Relation, _ length: Length?) {
      made.append(
        add(
          .length(LengthConstraint(axis: axis, relation: relation, constant: length)), on: view,
          at: here, name, in: frame))
    }
    let options = ["relation", "priority", "isActive"]
    let isPlain =
      first.label == nil && arguments.dropFirst().allSatisfy { options.contains($0.label ?? "") }
    let axis: Axis = name == "width" ? .horizontal : .vertical
    switch name {
    case "width" where isPlain, "height" where isPlain:
      set(axis, arguments.relation, number(first.value, in: frame))
    case "width" where first.isLimit, "height" where first.isLimit:
      for argument in arguments where argument.isLimit {
        set(axis, argument.label == "min" ? .atLeast : .atMost, number(argument.value, in: frame))
      }
    case "size" where isPlain:
      let size = SetupReader.size(values(first.value, in: frame))
      set(.horizontal, arguments.relation, size?.width)
      set(.vertical, arguments.relation, size?.height)
    default: return nil
    }
    return made
  }

  /// The constraints that tie a view to another, as `edgesToSuperview()`; nil where it is none of these.
  private func outerTies(
    _ name: String, on view: ViewFacts.ID, _ arguments: [Expression.Argument], at here: Place,
    in frame: SetupFrame
  ) -> [Int]? {
    let around = ["ToSuperview", "InSuperview"].first(where: name.hasSuffix)
    guard let sides = TinySides(String(name.dropLast(around?.count ?? 0))),
      around != nil || ["to", "of", "in"].contains(arguments.first?.label)
    else { return nil }
    let relation = arguments.relation
    let target = around == nil ? read(arguments[0].value, in: frame) : self.around(view, arguments)
    // Another anchor may be named than the one that the method says.
    let anchor = arguments.first { $0.label == nil }.map { read($0.value, in: frame) }
    let written = arguments.value("offset").map { number($0, in: frame) } ?? 0
    let offset = name == "trailingToSuperview" ? written.map { Length(0) - $0 } : written
    var made: [Int] = []
    for (axis, other) in sides.lengths {
      var length = LengthConstraint(axis: axis, relation: relation)
      length.other = anchor == nil ? side(other, of: target) : nil
      length.isOuter = length.other == nil
      length.multiplier = arguments.value("multiplier").map { number($0, in: frame) } ?? 1
      length.constant = arguments.value("insets") == nil && !length.isOuter ? offset : nil
      let added = add(.length(length), on: view, at: here, name, in: frame)
      constraints[added].isOneSided = !length.isOuter
      made.append(added)
    }
    for (edge, other) in sides.edges {
      made += tie(
        view, edge, isInset: false, to: anchor ?? end(other, of: target), relation,
        arguments.value("multiplier") == nil ? offset : nil, at: here, in: frame)
    }
    let free = arguments.value("excluding").map { $0.namedEdges ?? sides.insets } ?? []
    for edge in sides.insets
    where !free.contains(where: { $0.axis == edge.axis && $0.isStart == edge.isStart }) {
      let inset = arguments.value("insets").map { self.inset($0, at: edge, in: frame) } ?? 0
      made += tie(
        view, edge, isInset: false, to: end(edge, of: target), relation,
        edge.isStart == true ? inset : inset.map { Length(0) - $0 }, at: here, in: frame)
    }
    return made
  }

  /// What a view lies in, or the guide of that which bars leave free.
  private func around(_ view: ViewFacts.ID, _ arguments: [Expression.Argument]) -> Thing {
    guard let parent = facts(view).superviews.last else { return .other }
    switch arguments.value("usingSafeArea")?.kind {
    case nil, .boolean(false): return .view(parent)
    default: return .safeArea(parent)
    }
  }

  /// A length of what a view is tied to; nil where bars may cover some of it, or it is not followed.
  private func side(_ axis: Axis, of target: Thing) -> (view: ViewFacts.ID, axis: Axis)? {
    let edges: [Edge] = axis == .horizontal ? [.left, .right] : [.top, .bottom]
    let ends = edges.map { end($0, of: target) }
    guard case .edge(let view, _, isInset: false) = ends[0],
      case .edge(_, _, isInset: false) = ends[1]
    else { return nil }
    return (view, axis)
  }

  /// An edge of what a view is tied to.
  private func end(_ edge: Edge, of target: Thing) -> Thing {
    switch target {
    case .view(let view): .edge(view, edge, isInset: false)
    case .guide(let view, let isInset): .edge(view, edge, isInset: isInset)
    case .safeArea(let view): safeAreaEdge(edge, of: view)
    default: .other
    }
  }

  /// How far inside an edge insets are written to lie, as `.horizontal(24)`; nil where that is not known.
  private func inset(_ value: Expression, at edge: Edge, in frame: SetupFrame) -> Length? {
    if case .binary("+", let first, let second) = value.kind {
      guard let first = inset(first, at: edge, in: frame),
        let second = inset(second, at: edge, in: frame)
      else { return nil }
      return first + second
    }
    guard case .chain(let base, let links) = value.kind, let arguments = links.last?.arguments
    else {
      return Insets.range(values(value, in: frame), at: edge)
    }
    let name: String? =
      switch (base.kind, links.dropLast().map(\.kind)) {
      case (.implicitMember(let name), let rest) where rest.isEmpty: name
      case (.name("TinyEdgeInsets"), let rest) where rest.isEmpty: "init"
      case (.name("TinyEdgeInsets"), let rest) where rest.count == 1:
        if case .member(let name) = rest[0] { name } else { nil }
      default: nil
      }
    func first(_ isMeant: Bool) -> Length? {
      isMeant ? arguments.first.flatMap { number($0.value, in: frame) } : 0
    }
    switch name {
    case "uniform": return first(true)
    case "horizontal", "vertical":
      return first((name == "horizontal") == (edge.axis == .horizontal))
    case "top", "left", "bottom", "right": return first(name == edge.rawValue)
    case "init": return arguments.value(edge.rawValue).flatMap { number($0, in: frame) }
    default: return Insets.range(values(value, in: frame), at: edge)
    }
  }
}

/// What a method of TinyConstraints ties to another view, by the first part of its name.
private struct TinySides {
  var lengths: [(Axis, Axis)] = []
  var edges: [(Edge, Edge)] = []
  /// The edges that insets may be written for.
  var insets: [Edge] = []

  init?(_ name: String) {
    switch name {
    case "width": lengths = [(.horizontal, .horizontal)]
    case "height": lengths = [(.vertical, .vertical)]
    case "widthToHeight": lengths = [(.horizontal, .vertical)]
    case "heightToWidth": lengths = [(.vertical, .horizontal)]
    case "size": lengths = [(.horizontal, .horizontal), (.vertical, .vertical)]
    case "edges": insets = [.top, .left, .bottom, .right]
    case "horizontal": insets = [.left, .right]
    case "vertical": insets = [.top, .bottom]
    case "origin": insets = [.left, .top]
    case "center": edges = [(.centerX, .centerX), (.centerY, .centerY)]
    case "leadingToTrailing": edges = [(.leading, .trailing)]
    case "trailingToLeading": edges = [(.trailing, .leading)]
    case "leftToRight": edges = [(.left, .right)]
    case "rightToLeft": edges = [(.right, .left)]
    case "topToBottom": edges = [(.top, .bottom)]
    case "bottomToTop": edges = [(.bottom, .top)]
    default:
      guard let edge = Edge(rawValue: name), edge != .baseline else { return nil }
      edges = [(edge, edge)]
    }
  }
}

extension [Expression.Argument] {
  /// What is written behind a label.
  fileprivate func value(_ label: String) -> Expression? { first { $0.label == label }?.value }

  /// How they say that a constraint compares its sides.
  fileprivate var relation: Relation {
    switch value("relation")?.memberName {
    case "equalOrGreater": .atLeast
    case "equalOrLess": .atMost
    default: .equal
    }
  }
}

extension Expression.Argument {
  /// Whether it is the least or the greatest length.
  fileprivate var isLimit: Bool { label == "min" || label == "max" }
}

extension Expression.Link {
  fileprivate var arguments: [Expression.Argument]? {
    if case .call(let arguments) = kind { arguments } else { nil }
  }
}

extension Expression {
  /// The edges that it names, one or a list; nil where it is not followed.
  fileprivate var namedEdges: [Edge]? {
    if case .array(let members) = kind {
      let named = members.map(\.namedEdges)
      return named.contains { $0 == nil } ? nil : named.flatMap { $0 ?? [] }
    }
    if memberName == "none" { return [] }
    return memberName.flatMap { Edge(rawValue: $0) }.map { [$0] }
  }
}
