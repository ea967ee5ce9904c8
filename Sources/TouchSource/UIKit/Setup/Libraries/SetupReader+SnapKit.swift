import TouchLayout
import TouchModel

/// SnapKit, whose chains each name sides of a view and then say how long these are.
extension SetupReader {
  /// `make.width`, `a.size`: a chain that names more of the view.
  func extended(_ chain: LayoutChain, by name: String) -> Thing {
    var chain = chain
    let (axes, edges) = (chain.axes.count, chain.edges.count)
    switch name {
    case "width": chain.axes.append(.horizontal)
    case "height": chain.axes.append(.vertical)
    case "size": chain.axes += [.horizontal, .vertical]
    case "edges": chain.edges += [.leading, .trailing, .top, .bottom]
    case "center": chain.edges += [.centerX, .centerY]
    case "horizontalEdges", "directionalHorizontalEdges": chain.edges += [.leading, .trailing]
    case "verticalEdges", "directionalVerticalEdges": chain.edges += [.top, .bottom]
    case "directionalEdges": chain.edges += [.leading, .trailing, .top, .bottom]
    case "leadingMargin", "trailingMargin", "topMargin", "bottomMargin":
      Edge(rawValue: String(name.dropLast(6))).map { chain.edges.append($0) }
    case "firstBaseline", "lastBaseline": chain.edges.append(.baseline)
    case "superview": return .other
    case "constraint": return .constraints(chain.made)
    default: Edge(rawValue: name).map { chain.edges.append($0) }
    }
    for axis in chain.axes[axes...] { chain.axisWords[axis] = name }
    for edge in chain.edges[edges...] { chain.edgeWords[edge] = name }
    return .layout(chain)
  }

  /// `equalTo(44)`, `offset(8)`, `priority(750)`.
  func layoutMethod(
    _ name: String, on chain: LayoutChain, _ arguments: [Expression.Argument],
    at position: Position, in frame: SetupFrame
  ) -> Thing {
    if chain.setsFrames {
      return frameMethod(name, on: chain, arguments, at: position, in: frame)
    }
    var chain = chain
    let here = place(position, in: frame)
    switch name {
    case "equalTo", "equalToSuperview", "greaterThanOrEqualTo", "lessThanOrEqualTo",
      "greaterThanOrEqualToSuperview", "lessThanOrEqualToSuperview":
      let relation: Relation =
        name.hasPrefix("equal") ? .equal : name.hasPrefix("greater") ? .atLeast : .atMost
      let given = arguments.first?.value
      let origin = given.map { giver(of: $0, else: here, in: frame) } ?? here
      for view in chain.views {
        chain.made += constrain(view, chain, relation, given, at: origin, in: frame)
      }
    case "inset", "insets":
      let insets = arguments.first.map { values($0.value, in: frame) } ?? [.unknown]
      for number in chain.made { inset(number, by: insets) }
    case "offset", "multipliedBy", "dividedBy":
      let amount = arguments.first.flatMap { number($0.value, in: frame) }
      for number in chain.made { adjust(number, by: name, amount) }
    case "priority", "priorityLow", "priorityMedium", "priorityHigh":
      let priority =
        name == "priority"
        ? arguments.first.flatMap { self.priority($0.value, in: frame) }
        : self.priority(named: name, from: frame.scope, depth: 0)
      for number in chain.made { constraints[number].priority = priority }
    case "labeled", "activate": break
    case "deactivate": for number in chain.made { constraints[number].isSwitched = true }
    default:
      // What extensions of helpers add may make constraints of its own.
      if chain.made.isEmpty {
        for view in chain.views { doubt(view, UnknownReason.member(name)) }
      }
      escape(arguments, in: frame)
    }
    return .layout(chain)
  }

  func constrain(
    _ view: ViewFacts.ID, _ chain: LayoutChain, _ relation: Relation, _ value: Expression?,
    at here: Place, in frame: SetupFrame
  ) -> [Int] {
    var made: [Int] = []
    let target = value.map { read($0, in: frame) } ?? .other
    // For both lengths a size may be a member that the project adds to sizes, as `.square`.
    let type = chain.axes.count == 2 ? TypeName(name: "CGSize") : nil
    let given =
      value.map { values($0, in: frame) }?.map { value in
        type.map { typed(value, as: $0, in: frame.scope) } ?? value
      } ?? []
    let size = given.isEmpty ? nil : SetupReader.size(given)
    func finish(_ number: Int, as word: String?) {
      if let word { constraints[number].name = word }
      constraints[number].isActive = true
      constraints[number].block = chain.block
      constraints[number].setsFrame = chain.setsFrames
      if chain.replaces { constraints[number].isAlternative = true }
      made.append(number)
    }
    for axis in chain.axes {
      var length = LengthConstraint(axis: axis, relation: relation)
      if let size, !target.concernsLayout {
        length.constant = axis == .horizontal ? size.width : size.height
      } else {
        switch target {
        case .length(let other, let second): length.other = (other, second)
        case .layout(let other) where !other.axes.isEmpty:
          let second = other.axes.contains(axis) ? axis : other.axes[0]
          length.other = other.views.first.map { ($0, second) }
        case .view(let other), .guide(let other, _), .safeArea(let other):
          length.other = (other, axis)
        default:
          if value == nil { length.other = facts(view).superviews.last.map { ($0, axis) } }
        }
        if length.other != nil { (length.multiplier, length.constant) = (Length(1), Length(0)) }
      }
      let number = add(
        .length(length), on: view, at: here, axis == .horizontal ? "width" : "height", in: frame)
      // A frame takes over another length and gives none.
      constraints[number].isOneSided = !chain.setsFrames
      finish(number, as: chain.axisWords[axis])
    }
    for edge in chain.edges {
      var other = Thing.other
      var constant: Length? = 0
      switch target {
      case .edge: other = target
      case .view(let target): other = .edge(target, edge, isInset: false)
      case .guide(let target, let isInset): other = .edge(target, edge, isInset: isInset)
      case .safeArea(let target): other = safeAreaEdge(edge, of: target)
      case .layout(let chain):
        if let target = chain.views.first {
          // Each of several is tied to the same of the other's.
          let second = chain.edges.contains(edge) ? edge : chain.edges.first ?? edge
          other = .edge(target, second, isInset: false)
        }
      default:
        // A number is a distance from the same edge of the view around.
        if value == nil || size != nil, let parent = facts(view).superviews.last {
          other = .edge(parent, edge, isInset: false)
        }
        if let size { constant = edge.axis == .horizontal ? size.width : size.height }
      }
      let isEnd = chain.pointsInwards && edge.isStart == false
      for number in tie(
        view, edge, isInset: false, to: other, isEnd ? relation.mirrored : relation, constant,
        at: here, in: frame)
      {
        finish(number, as: chain.edgeWords[edge])
      }
    }
    return made
  }

  /// Moves or multiplies what a constraint says, as the methods behind it do.
  func adjust(_ number: Int, by name: String, _ amount: Length?) {
    switch constraints[number].kind {
    case .length(var length):
      switch name {
      case "offset": length.constant = sum(length.constant, amount)
      case "multipliedBy": length.multiplier = amount
      case "dividedBy": length.multiplier = amount.map { Length(1) / $0 }
      default: length.constant = nil
      }
      constraints[number].kind = .length(length)
    case .edge(var edge):
      let back = amount.map { Length(0) - $0 }
      edge.constant = name == "offset" ? sum(edge.constant, edge.isMirrored ? back : amount) : nil
      constraints[number].kind = .edge(edge)
    }
  }

  /// Moves what a constraint ties inwards, by one length or by insets of their own for each edge.
  func inset(_ number: Int, by insets: [Value]) {
    switch constraints[number].kind {
    case .length(var length):
      // Insets of a length are taken from both its ends.
      let both = Insets.range(insets, along: length.axis)
      length.constant = sum(length.constant, both.map { Length(0) - $0 })
      constraints[number].kind = .length(length)
    case .edge(var edge):
      let written = edge.isMirrored ? edge.other?.edge ?? edge.edge : edge.edge
      let inwards = Insets.range(insets, at: written)
      let isBack = (written.isStart == false) != edge.isMirrored
      edge.constant = isBack ? inwards.map { Length(0) - $0 } : inwards
      constraints[number].kind = .edge(edge)
    }
  }

  private func sum(_ first: Length?, _ second: Length?) -> Length? {
    guard let first, let second else { return nil }
    return first + second
  }
}
